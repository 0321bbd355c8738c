package main

import (
	"github.com/spf13/pflag"

	"midway/internal/keep"
	"midway/internal/pipeline"
)

func inputFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(
			&o.Project,
			"project",
			"",
			"folder with compile_commands.json, of CMake, meson or bear: the program that its build made; further files are linked with it",
		)
		fs.StringVar(
			&o.Link,
			"link",
			"",
			"with --project: the program or library meant, as the build names it (default: the only one)",
		)
		fs.StringArrayVar(
			&o.Entries,
			"entries",
			nil,
			"of a library, a program without main: NAME of a function that code outside it calls, with * and ?; may be repeated (default: all that are not static nor, with --project, hidden)",
		)
		fs.StringArrayVar(
			&o.Externs,
			"extern",
			nil,
			"NAME=pure, NAME=arguments or NAME=anything: what a function without a body touches; NAME may have * and ?; may be repeated",
		)
		fs.StringVar(
			&o.ExternDefault,
			"extern-default",
			"",
			"the same for all that are not named (default: what they are given, and, unless the C library has them, the program's globals that are not static)",
		)
		fs.StringVar(&o.DataModel, "data-model", "", "lp64 or ilp32 (default: the input's own)")
		fs.Var(
			(*wordList)(&o.CFlags),
			"cflags",
			"further flags for clang, such as \"-std=gnu89 -pthread\"; may be repeated",
		)
		fs.StringArrayVarP(&o.Includes, "include", "I", nil, "directory to search for headers; may be repeated")
		fs.StringArrayVarP(&o.Defines, "define", "D", nil, "NAME or NAME=VALUE to define; may be repeated")
		fs.StringVar(
			&o.Clang,
			"clang",
			"",
			"clang to compile with (default: the newest of 14 to 22 on PATH that is complete; midway doctor says what one lacks)",
		)
		fs.StringVar(
			&o.LLVMDis,
			"llvm-dis",
			"",
			"llvm-dis for bitcode (default: that of the LLVM that wrote it, or the next newer one on PATH)",
		)
		fs.StringVar(
			&o.Cache,
			"cache",
			keep.Usual("midway"),
			"directory that keeps large programs as they were loaded, and what pointers in them point to, for the next run (default: midway in $XDG_CACHE_HOME or ~/.cache)",
		)
		fs.Lookup("cache").DefValue = ""
		fs.BoolVar(&o.NoCache, "no-cache", false, "keep nothing on disk, and use nothing that was kept")
	}
}

func (c *cli) contextFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(
			&o.ContextFile,
			"context",
			"",
			"context file: the live threads and where each one stands, or what gdb or a sanitizer has printed of them, or a core file; - is standard input (default: start at main)",
		)
		fs.StringArrayVar(
			&o.At,
			"at",
			nil,
			"NAME=PLACE, a thread and where it stands, such as t1=queue.c:88 or t1=worker; may be repeated",
		)
		fs.StringVar(&o.Core, "core", "", "core file: its threads are the context, and its memory is the initial state")
		fs.StringVar(&o.Exe, "exe", "", "executable that a core is of, given as --core or as --context, built with -g (default: the one that it names)")
		fs.IntVar(&c.pid, "pid", 0, "process: as --core, of a core that is made of it now; it is stopped meanwhile, and goes on")
		fs.StringArrayVar(
			&o.Symbolic,
			"symbolic",
			nil,
			"lvalue in C, such as limit, t1.n or queue.buf[0]: with --core or --pid, any value instead of what is there; may be repeated",
		)
	}
}

// exeFlag is the executable that a core is of, where a core may be given.
func exeFlag(fs *pflag.FlagSet) {
	fs.String("exe", "", "of a core file or checkpoint: the executable that it is of (default: the one that it names)")
}
