#!/bin/sh
# Compiles the library models to LLVM IR, one file per family and data model: generate.sh [OUTPUT-DIRECTORY].
# Needs clang-14 and the 32-bit headers (gcc-multilib). The output depends on nothing else.
set -eu
cd "$(dirname "$0")"
out=${1:-lib}
ir=$(mktemp)
trap 'rm -f "$ir"' EXIT

# -O1 turns guards into straight-line code; what would turn loops into library calls, vectors or copies of
# themselves is off, and so is every assumption about signed overflow, types, aliasing and null arguments.
flags="-S -emit-llvm -std=gnu11 -O1 -g0 -fno-discard-value-names -ffreestanding -fno-builtin -fno-math-errno
	-fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-strict-aliasing -fwrapv
	-fno-delete-null-pointer-checks -fno-stack-protector -U_FORTIFY_SOURCE -D_GNU_SOURCE -D__NO_INLINE__ -Drestrict=
	-Iinclude -Werror -Wall
	-Wno-parentheses -Wno-unused-function -Wno-ignored-attributes -Wno-bitwise-instead-of-logical
	-Wno-deprecated-declarations -Wno-incompatible-library-redeclaration -Wno-unused-but-set-variable"

# Metadata and attributes of the code generator say nothing about the models. Line numbers would be most of what there is
# to parse, and no report names a place inside a model: it names the program's call.
strip() {
	sed -e '/^; ModuleID/d' -e '/^source_filename/d' -e '/^!llvm.ident/d' -e '/^; Function Attrs/d' \
		-e '/^!llvm.module.flags/d' -e '/^![0-9]* = /d' -e 's/, ![a-z.]* ![0-9]*//g' \
		-e 's/ "[a-z-]*"="[^"]*"//g; s/ "no-builtins"//; s/ *; preds = .*//' | cat -s
}

# A file that did not change is left alone, and none is seen half written.
for c in c/*.c; do
	name=$(basename "$c" .c)
	for model in lp64:-m64 ilp32:-m32; do
		file=$out/${model%:*}/$name.ll
		mkdir -p "${file%/*}"
		clang-14 --target=x86_64-pc-linux-gnu "${model#*:}" $flags "$c" -o "$ir"
		strip <"$ir" >"$file.new"
		if cmp -s "$file.new" "$file"; then rm "$file.new"; else mv "$file.new" "$file"; fi
	done
done
