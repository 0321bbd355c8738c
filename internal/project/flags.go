package project

import (
	"slices"
	"strings"
)

// Flags that decide what a program means are kept, all others dropped: those of optimisation, debugging, warnings,
// dependencies, instrumentation and link-time optimisation, for which the loader has its own, and what only gcc knows.
var (
	// valued are flags whose value may be the next word.
	valued = []string{
		"-D",
		"-U",
		"-I",
		"-isystem",
		"-iquote",
		"-idirafter",
		"-include",
		"-imacros",
		"-isysroot",
		"--sysroot",
		"-iprefix",
		"-iwithprefix",
		"-iwithprefixbefore",
		"-x",
		"-std",
		"-target",
		"--target",
	}
	// skipped are flags whose value is the next word, and that are dropped with it.
	skipped = []string{
		"-o",
		"-MF",
		"-MT",
		"-MQ",
		"-Xclang",
		"-Xlinker",
		"-Xassembler",
		"-Xpreprocessor",
		"-L",
		"-l",
		"-u",
		"-T",
		"-z",
		"--param",
		"-arch",
		"-dumpbase",
		"-dumpdir",
		"-aux-info",
		"-specs",
	}
	// kept are flags without a value.
	kept = []string{"-ansi", "-nostdinc", "-undef", "-pthread", "-trigraphs", "-ffreestanding", "-fhosted", "-fcommon",
		"-fno-common", "-fwrapv", "-fno-wrapv", "-ftrapv", "-fwrapv-pointer", "-funsigned-char", "-fno-unsigned-char",
		"-fsigned-char",
		"-fno-signed-char", "-fshort-enums", "-fno-short-enums", "-fshort-wchar", "-fms-extensions",
		"-fplan9-extensions", "-fgnu89-inline",
		"-fno-gnu89-inline", "-fno-builtin", "-fbuiltin", "-fblocks", "-fdollars-in-identifiers", "-fasm", "-fno-asm",
		"-fPIC", "-fpic",
		"-fPIE", "-fpie", "-fno-pic", "-fno-pie", "-fexec-charset=utf-8", "-frounding-math", "-ffast-math", "-fopenmp",
		"-flax-vector-conversions"}
	// keptPrefixes begin flags that are kept.
	keptPrefixes = []string{
		"-m",
		"-std=",
		"-fno-builtin-",
		"-fexec-charset=",
		"-finput-charset=",
		"-fwide-exec-charset=",
		"-fmacro-prefix-map=",
	}
)

// meaning is the flags of a compiler command that decide what the program means.
func meaning(args []string) (out []string) {
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case slices.Contains(skipped, a):
			i++
		case slices.Contains(valued, a):
			if i+1 < len(args) {
				out = append(out, a, args[i+1])
			}
			i++
		case fortified(a):
		case slices.Contains(kept, a), hasPrefix(a, keptPrefixes), hasPrefix(a, valued) && a[0] == '-':
			out = append(out, a)
		}
	}
	return standard(out)
}

// fortified reports whether a flag asks the C library for checks that exist in optimised code only.
func fortified(flag string) bool {
	return strings.Contains(flag, "_FORTIFY_SOURCE")
}

// standard writes C23's names as all versions of clang know them.
func standard(flags []string) []string {
	for i, f := range flags {
		switch f {
		case "-std=c23":
			flags[i] = "-std=c2x"
		case "-std=gnu23":
			flags[i] = "-std=gnu2x"
		}
	}
	return flags
}

func hasPrefix(s string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(s, p) })
}

// operands are the words of a command that are files, and the libraries it names by -l. Words from response files
// (@FILE) are read in place.
func operands(args []string, read func(string) []string) (files, libraries []string) {
	args = expanded(args, read)
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case a == "-l" && i+1 < len(args):
			i++
			libraries = append(libraries, "-l"+args[i])
		case strings.HasPrefix(a, "-l"):
			libraries = append(libraries, a)
		case slices.Contains(skipped, a), slices.Contains(valued, a):
			i++
		case strings.HasPrefix(a, "-"), a == "":
		default:
			files = append(files, a)
		}
	}
	return files, libraries
}

// expanded reads response files.
func expanded(args []string, read func(string) []string) (out []string) {
	for _, a := range args {
		if name, ok := strings.CutPrefix(a, "@"); ok {
			out = append(out, read(name)...)
		} else {
			out = append(out, a)
		}
	}
	return out
}
