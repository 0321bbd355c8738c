#!/bin/sh
# Compiles the library models to LLVM IR, one file per family and data model: generate.sh [OUTPUT-DIRECTORY].
# Needs clang-14 and the 32-bit headers (gcc-multilib). The output depends on nothing else.
set -eu
cd "$(dirname "$0")"
out=${1:-lib}
ir=$(mktemp)
trap 'rm -f "$ir"' EXIT

# -O1 turns guards into straight-line code; what would turn loops into library calls, vectors or copies of
# themselves is off, and so is every assumption about signed overflow, types and null arguments.
flags="-S -emit-llvm -std=gnu11 -O1 -gline-tables-only -gno-column-info -ffreestanding -fno-builtin -fno-math-errno
	-fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-strict-aliasing -fwrapv
	-fno-delete-null-pointer-checks -fno-stack-protector -U_FORTIFY_SOURCE -D_GNU_SOURCE -D__NO_INLINE__
	-fdebug-compilation-dir=. -Iinclude -Werror -Wall
	-Wno-parentheses -Wno-unused-function -Wno-ignored-attributes -Wno-bitwise-instead-of-logical
	-Wno-deprecated-declarations -Wno-incompatible-library-redeclaration -Wno-unused-but-set-variable"

# Attributes of the code generator say nothing about the models.
strip() {
	sed -e '/^; ModuleID/d' -e '/^source_filename/d' -e '/^!llvm.ident/d' -e '/^; Function Attrs/d' \
		-e 's/ "[a-z-]*"="[^"]*"//g; s/ "no-builtins"//' \
		-e 's/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' \
		-e 's/, flags: [A-Za-z |]*, spFlags/, spFlags/; s/, retainedNodes: ![0-9]*//' \
		-e 's/, scopeLine: [0-9]*//; s/ | DISPFlagOptimized//; s/ *; preds = .*//'
}

for c in c/*.c; do
	name=$(basename "$c" .c)
	for model in lp64:-m64 ilp32:-m32; do
		mkdir -p "$out/${model%:*}"
		clang-14 --target=x86_64-pc-linux-gnu "${model#*:}" $flags "$c" -o "$ir"
		strip <"$ir" >"$out/${model%:*}/$name.ll"
	done
done
