#!/bin/bash
# Runs every fuzz target for the given time, one after another; the inputs that fail stay in the package's testdata/fuzz.
set -euo pipefail
cd "$(dirname "$0")/.."
time=${1:-10m}

go list -f '{{.Dir}}' ./... | while read -r dir; do
	# No target in a package's tests: grep finds nothing.
	{ grep -hoE '^func Fuzz[A-Za-z0-9]+' "$dir"/*_test.go 2>/dev/null || true; } | cut -c6- | while read -r target; do
		echo "fuzz: $target in $dir for $time"
		go test "$dir" -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 10x -timeout 0 </dev/null
	done
done
