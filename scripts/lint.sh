#!/bin/bash
# Runs staticcheck, golangci-lint and govulncheck, at fixed versions, from the Go module proxy. What cannot be fetched is said, and is no failure
# of the code: the exit code is 1 where something was found. GOVULNDB is another place of the database of vulnerabilities, such as a
# file:///folder that golang.org/x/vulndb/cmd/indexdb made.
set -uo pipefail
cd "$(dirname "$0")/.."

staticcheck=honnef.co/go/tools/cmd/staticcheck@v0.8.2
golangci=github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0
govulncheck=golang.org/x/vuln/cmd/govulncheck@v1.9.0

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
found=0

# tool NAME MODULE ARGUMENTS... runs a tool and notes whether it found something. Where it cannot be built, or says that it did not get
# what it needs from the network, that is said.
tool() {
	local name=$1 module=$2 out code
	shift 2
	if ! out=$(GOBIN="$bin" go install "$module" 2>&1); then
		echo "lint: $name is not there to be run: $(echo "$out" | tail -n 1)"
		return
	fi
	out=$("$bin/$name" "$@" 2>&1)
	code=$?
	[ -z "$out" ] || echo "$out"
	if [ $code -ne 0 ] && echo "$out" | grep -q 'fetching vulnerabilities'; then
		echo "lint: $name does not reach its database: nothing is known"
	elif [ $code -ne 0 ]; then
		echo "lint: $name found something"
		found=1
	else
		echo "lint: $name found nothing"
	fi
}

tool staticcheck "$staticcheck" ./...
tool golangci-lint "$golangci" run ./...
tool govulncheck "$govulncheck" ${GOVULNDB:+-db "$GOVULNDB"} ./...
exit $found
