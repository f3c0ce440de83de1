# The two commands of README: make check FILE=… and make test.

.PHONY: check test deps format lint generate

check: deps
	@swift build -c release --product backup-lint --quiet
	@.build/release/backup-lint check $(FILE)

test: deps
	@swift build --build-tests --quiet
	@swift test --quiet

deps:
	@.ci/deps

# Writes the files that are made from others; tests compare them.
generate: deps
	@BACKUP_LINT_REGENERATE=1 swift test --filter Generated

format:
	@swift format --in-place --recursive Sources Tests Package.swift

lint:
	@swift format lint --strict --recursive Sources Tests Package.swift
