#!/bin/bash
# Runs the examples whose results the README shows.
set -euo pipefail
cd "$(dirname "$0")/.."

# show runs midway and says its exit code: 0 safe, 1 violated, 3 unknown; anything else fails the demo.
show() {
	echo "\$ midway $*"
	local code=0
	bin/midway "$@" || code=$?
	echo "(exit code $code)"
	echo
	case $code in 0 | 1 | 3) ;; *) exit "$code" ;; esac
}

show run examples/queue/queue.c --first
show run --context examples/figure1/unknown.yaml
