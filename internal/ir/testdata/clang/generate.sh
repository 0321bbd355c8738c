#!/bin/sh
# Compiles the programs beside this script with clang 14, 16, 19 and 22 at -O0, -O1 and -O2. Then
# run the tests with -rewrite and read the difference of the goldens.
set -e
cd "$(dirname "$0")"
for version in 14 16 19 22; do
	for level in 0 1 2; do
		for source in *.c; do
			clang-$version -S -emit-llvm -O$level -g -w -Xclang -disable-O0-optnone -fno-discard-value-names \
				-fdebug-compilation-dir=. -o "${source%.c}.clang-$version.O$level.ll" "$source"
		done
	done
	clang-$version -m32 -S -emit-llvm -O1 -g -w \
		-fdebug-compilation-dir=. -o "flow.clang-$version.m32.ll" flow.c
done
