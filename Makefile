# The two commands of README: make check FILE=… and make test.

# How the optimised tool is built.
RELEASE ?= -c release

.PHONY: check test gate tool install deps format lint generate report-schemas benchmark fuzz

check: deps
	@swift build $(RELEASE) --product backup-lint --quiet
	@.build/release/backup-lint check $(FILE)

test: deps
	@Tests/Differential/install
	@swift build --build-tests --quiet
	@swift test --quiet

# Judges every format that this package ships, and compares with BASE where it is given: make gate BASE=origin/main
gate: deps
	@swift build $(RELEASE) --product backup-lint --quiet
	@.build/release/backup-lint gate $(if $(BASE),--against $(BASE))

# One executable without any shared library where the system allows it, else with the Swift libraries inside.
tool: deps
	@swift build -c release --product backup-lint --static-swift-stdlib -Xswiftc -static-executable --quiet 2>/dev/null \
	  || swift build -c release --product backup-lint --static-swift-stdlib --quiet
	@echo .build/release/backup-lint

# Where `make install` puts the tool, its manual page and its completions; DESTDIR stands before it for a package.
PREFIX ?= /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share

install: tool
	install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/man/man1 $(SHARE)/bash-completion/completions \
	  $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	install -m 755 .build/release/backup-lint $(DESTDIR)$(PREFIX)/bin/backup-lint
	install -m 644 Documentation/backup-lint.1 $(SHARE)/man/man1/backup-lint.1
	install -m 644 Documentation/completions/backup-lint.bash $(SHARE)/bash-completion/completions/backup-lint
	install -m 644 Documentation/completions/_backup-lint $(SHARE)/zsh/site-functions/_backup-lint
	install -m 644 Documentation/completions/backup-lint.fish $(SHARE)/fish/vendor_completions.d/backup-lint.fish

deps:
	@.ci/deps

# Writes the files that are made from others; tests compare them.
generate: deps
	@BACKUP_LINT_REGENERATE=1 UPDATE_CASES= swift test --quiet --filter "ContractFileTests|EmbeddedFileTests|UpgradedFileTests|SchemaFileTests|FormatPageTests|RulesPageTests|CurrencyTableTests|MadeDocumentTests|ConfigSchemaTests"

# What the tests compare reports with that others describe: types made from the schema of SARIF, and an XSD validator.
report-schemas:
	@python3 -m venv .build/report-schemas
	@.build/report-schemas/bin/pip install --quiet fluidattacks-core-sarif lxml

format:
	@swift format --in-place --recursive Sources Tests Package.swift

lint:
	@swift format lint --strict --recursive Sources Tests Package.swift

VENV := Tests/Benchmarks/.venv
# Options of the benchmark, for example `--size 10MB`.
ARGS ?=

# Measures speed and memory; compares with what is installed. Only the table goes to standard output.
benchmark:
	@{ $(VENV)/bin/python -c 'import jsonschema_rs, msgspec, orjson' \
	  || { python3 -m venv $(VENV) && $(VENV)/bin/pip install jsonschema-rs msgspec orjson; }; \
	} >/dev/null 2>&1 || true
	@swift build --package-path Tests/Benchmarks -c release --static-swift-stdlib >&2
	@$(MAKE) --no-print-directory tool >&2
	@python=$(VENV)/bin/python; test -x $$python || python=python3; \
	PYTHONDONTWRITEBYTECODE=1 Tests/Benchmarks/.build/release/Benchmarks --python $$python --tool .build/release/backup-lint $(ARGS)

# How long each fuzz target runs, and the folder that it starts from.
SECONDS ?= 60
SEEDS ?= fixtures
FUZZ := Tests/Fuzzing

# Fuzzes for a bounded time, with address sanitizer. An input that crashes is kept in Tests/Fuzzing/crashes.
fuzz:
	swift build --package-path $(FUZZ) -c release --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address
	@seeds=; if test -d $(SEEDS); then seeds=$(SEEDS); fi; status=0; \
	for target in fuzz-check fuzz-document fuzz-values; do \
	  mkdir -p $(FUZZ)/corpus/$$target $(FUZZ)/crashes; log=$(FUZZ)/corpus/$$target.log; \
	  echo "$$target, $(SECONDS) seconds"; \
	  ASAN_OPTIONS=detect_leaks=0 $(FUZZ)/.build/release/$$target \
	    -max_total_time=$(SECONDS) -max_len=16384 -timeout=10 -verbosity=0 -print_final_stats=1 \
	    -dict=$(FUZZ)/json.dict -artifact_prefix=$(FUZZ)/crashes/$$target- \
	    $(FUZZ)/corpus/$$target $$seeds >$$log 2>&1 || { status=1; cat $$log; }; \
	  grep '^stat::number' $$log; \
	done; exit $$status
