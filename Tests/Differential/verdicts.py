"""Validates documents with jsonschema-rs: `verdicts.py FOLDER`.

For each N.schema.json in the folder, the documents in N.documents, one a line, get a line in N.verdicts: `valid`,
`invalid`, or `unreadable` where the document is no JSON to Python. Before them stands a line for the schema itself,
which is validated against the meta-schema that it names.
"""

import json
import pathlib
import sys

import jsonschema_rs


def refuse(word):
    raise ValueError(word)


def verdict(validator, line):
    try:
        document = json.loads(line, parse_constant=refuse)
        # Lone surrogates pass the parser, and are no text.
        json.dumps(document, ensure_ascii=False).encode("utf-8")
        return "valid" if validator.is_valid(document) else "invalid"
    except (ValueError, RecursionError):
        return "unreadable"


for path in sorted(pathlib.Path(sys.argv[1]).glob("*.schema.json")):
    name = path.name.removesuffix(".schema.json")
    schema = json.loads(path.read_text(encoding="utf-8"))
    lines = path.with_name(name + ".documents").read_bytes().split(b"\n")
    validator = jsonschema_rs.validator_for(schema)
    verdicts = ["valid" if jsonschema_rs.meta.is_valid(schema) else "invalid"]
    verdicts += [verdict(validator, line) for line in lines]
    path.with_name(name + ".verdicts").write_text("\n".join(verdicts))
