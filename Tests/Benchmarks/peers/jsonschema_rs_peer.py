"""jsonschema-rs with formats asserted; the text is parsed by orjson, or by json where that is missing."""

import pathlib

import timing

try:
    import jsonschema_rs
except ImportError:
    timing.missing()

try:
    from orjson import loads
except ImportError:
    from json import loads

schema = loads(pathlib.Path(__file__).with_name("seaglass.schema.json").read_bytes())
validator = jsonschema_rs.Draft202012Validator(schema, validate_formats=True)

timing.seconds(lambda data: validator.is_valid(loads(data)))
