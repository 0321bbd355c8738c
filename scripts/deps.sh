#!/bin/bash
# Installs the Debian packages that Midway needs and that are missing, and those named as arguments. Where another
# process holds the lock of apt or dpkg, it waits MIDWAY_APT_WAIT seconds (default 120) for it.
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

# complete: some clang on PATH compiles, links and instruments a threaded program, so that none has to be installed.
complete() {
	local dir v found=1
	dir=$(mktemp -d)
	printf '#include <pthread.h>\n#include <stdio.h>\nint main(void) { return puts("") < 0; }\n' >"$dir/probe.c"
	for v in -22 -21 -20 -19 -18 -17 -16 -15 -14; do
		command -v "clang$v" >/dev/null || continue
		"clang$v" -pthread -fsanitize=thread "$dir/probe.c" -o "$dir/probe" 2>/dev/null || continue
		found=0
		break
	done
	rm -rf "$dir"
	return $found
}

missing libz3-dev gdb gcc gcc-multilib libc6-dev-i386 "$@"
if ! installed clang-14 || ! installed libclang-rt-14-dev; then
	complete || missing clang-14 llvm-14 libclang-rt-14-dev
fi
[ ${#want[@]} -eq 0 ] && exit 0

root=()
[ "$(id -u)" -eq 0 ] || root=(sudo)

# apt runs apt-get, again while another process holds its lock.
wait=${MIDWAY_APT_WAIT:-120}
apt() {
	local said
	said=$(mktemp)
	local end=$((SECONDS + wait))
	until DEBIAN_FRONTEND=noninteractive LC_ALL=C "${root[@]}" apt-get -q -o "DPkg::Lock::Timeout=$wait" "$@" 2>"$said"; do
		if ! grep -Eq 'Could not get lock|Unable to (lock|acquire)|is another process using it' "$said"; then
			cat "$said" >&2
			rm -f "$said"
			return 1
		fi
		if [ $SECONDS -ge $end ]; then
			rm -f "$said"
			echo "deps: another process has held the lock of apt for $wait s: run this again when it is done, or install: ${want[*]}" >&2
			return 1
		fi
		echo "deps: another process holds the lock of apt: waiting, $((end - SECONDS)) s left" >&2
		sleep 2
	done
	rm -f "$said"
}

apt update

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
apt install -y --no-install-recommends "${offered[@]}"
