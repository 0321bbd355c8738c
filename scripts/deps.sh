#!/bin/bash
# Installs the Debian packages that Midway needs and that are missing, and those named as arguments.
set -euo pipefail

if ! command -v go >/dev/null; then
	echo "deps: the go command is missing: install Go 1.26 or newer" >&2
	exit 1
fi
if ! command -v dpkg-query >/dev/null; then
	echo "deps: not a Debian system; needed are clang (14 to 22), llvm, z3 with headers, gdb, gcc and 32-bit C headers" >&2
	exit 0
fi

installed() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'install ok installed'; }

# missing adds the packages that are not installed to want.
want=()
missing() {
	local p
	for p in "$@"; do
		installed "$p" || want+=("$p")
	done
}

missing clang-14 llvm-14 libclang-rt-14-dev libz3-dev gdb gcc gcc-multilib libc6-dev-i386 "$@"
[ ${#want[@]} -eq 0 ] && exit 0

root=()
[ "$(id -u)" -eq 0 ] || root=(sudo)
"${root[@]}" apt-get update -q

# Where clang 14 is not offered, the distribution's own clang serves.
offered=()
for p in "${want[@]}"; do
	if ! apt-cache show "$p" >/dev/null 2>&1; then
		case $p in
		clang-14) p=clang ;;
		llvm-14) p=llvm ;;
		libclang-rt-14-dev) p=libclang-rt-dev ;;
		esac
	fi
	installed "$p" || offered+=("$p")
done
[ ${#offered[@]} -eq 0 ] && exit 0
DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -q -y --no-install-recommends "${offered[@]}"
