package main

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/internal/keep"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/report"
)

// group is a titled set of flags in a command's help.
type group struct {
	title string
	flags *pflag.FlagSet
}

// groups collects a command's flags by title, in order.
type groups []group

// add makes a new group.
func (g *groups) add(title string, define func(*pflag.FlagSet)) {
	fs := pflag.NewFlagSet(title, pflag.ContinueOnError)
	fs.SortFlags = false
	define(fs)
	*g = append(*g, group{title, fs})
}

// attach puts the groups into a command and its help.
func (g groups) attach(cmd *cobra.Command) {
	for _, gr := range g {
		cmd.Flags().AddFlagSet(gr.flags)
	}
	cmd.SetUsageFunc(func(cmd *cobra.Command) error {
		w := cmd.OutOrStdout()
		fmt.Fprintf(w, "Usage:\n  %s\n", cmd.UseLine())
		for _, gr := range g {
			fmt.Fprintf(w, "\n%s:\n%s", gr.title, gr.flags.FlagUsages())
		}
		return nil
	})
}

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

func contextFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(
			&o.ContextFile,
			"context",
			"",
			"context file: the live threads and where each one stands (default: start at main)",
		)
		fs.StringArrayVar(
			&o.At,
			"at",
			nil,
			"NAME=PLACE, a thread and where it stands, such as t1=queue.c:88 or t1=worker; may be repeated",
		)
	}
}

func checkFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringSliceVar(&o.Properties, "properties", nil, "comma list of "+strings.Join(property.All.Names(), ", ")+
			" (default: the first six)")
		fs.BoolVar(&o.First, "first", false, "stop at the first violation")
		fs.BoolVar(&o.NoValidate, "no-validate", false, "do not replay violations on the concrete machine")
		fs.BoolVar(
			&o.NoLevels,
			"no-levels",
			false,
			"do not look for what violations need of the initial state: in contexts all are conditional",
		)
		fs.StringVar(
			&o.Seed,
			"seed",
			pipeline.Seeds[0],
			"what the initial state is built from: "+strings.Join(pipeline.Seeds, " or "),
		)
		fs.BoolVar(
			&o.DistrustInitial,
			"distrust-initial",
			false,
			"report null, dangling and out-of-bounds uses of initial pointers and indices instead of assuming them valid",
		)
		fs.BoolVar(
			&o.DistrustLockPointers,
			"distrust-lock-pointers",
			false,
			"a lock that is given up through a pointer in memory, read again, may be another than the one that was taken through it",
		)
		fs.StringSliceVar(
			&o.Without,
			"without",
			nil,
			"comma list of what to leave out: of the analyses of contexts, and ranges of unknown length as such: "+strings.Join(
				pipeline.Analyses,
				", ",
			),
		)
		fs.StringVar(
			&o.Defer,
			"defer",
			pipeline.Deferrals[0],
			"without reduction, when a branch is taken one way before it is known whether the other is feasible: auto (with --time, where the solver takes most of it), always or never",
		)
		fs.StringVar(
			&o.Search,
			"search",
			pipeline.Searches[0],
			"without reduction, which state is explored next: turns (of several orders, once it takes long) or depth-first (nothing else, and no branch is deferred)",
		)
		fs.StringVar(
			&o.Alias,
			"alias",
			pipeline.Aliases[0],
			"how pointers of the initial state that may be equal are followed: split (a path for each case) or merge (all cases in one)",
		)
		fs.StringVar(
			&o.MemoryModel,
			"memory-model",
			pipeline.MemoryModels[0],
			"what pointers of the initial state to structures lead to: typed (such a structure, or one that holds it) or bytes (anything, anyhow)",
		)
		fs.BoolVar(
			&o.EndAtRaces,
			"end-at-races",
			false,
			"a data race at sync granularity ends its path (default: the path goes on, where every schedule is explored)",
		)
		fs.BoolVar(&o.FIFO, "fifo", false, "condition variables wake waiters in order of arrival")
		fs.BoolVar(&o.SpuriousWakeups, "spurious-wakeups", false, "condition waits may return without a signal")
		fs.BoolVar(&o.MallocMayFail, "malloc-may-fail", false, "allocation and creation may fail")
		fs.BoolVar(
			&o.SVComp,
			"sv-comp",
			false,
			"abort ends the process and is no violation, as in SV-COMP, and the last line is the answer in that competition's words",
		)
		fs.Var(
			(*wordList)(&o.Args),
			"args",
			"arguments of main after the program's name, such as \"-n 4\"; may be repeated",
		)
	}
}

func limitFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.DurationVar(&o.Time, "time", 0, "stop after this long, loading included, such as 90s or 5m")
		fs.DurationVar(
			&o.StepTime,
			"step-time",
			0,
			"at half of this an instruction goes on without the solver; a path is cut at one that takes longer (default: a sixth of --time, at most 10s)",
		)
		fs.IntVar(
			&o.StepWidth,
			"step-candidates",
			pipeline.DefaultStepWidth,
			"ways to choose within a pointer that one access looks at, and with --alias merge objects: beyond, the path takes one, and the others are states of their own; 0 is no limit, and merges many objects; not with a reduction",
		)
		fs.Uint64Var(
			&o.StepLimit,
			"step-limit",
			0,
			"resource units that a solver query of one instruction may take: beyond, the path goes on with what is possible as far as is known, and the rest is decided later (default: a share of --time, or as --solver-limit)",
		)
		fs.Var(
			(*byteSize)(&o.Memory),
			"memory",
			"stop when this much memory is used, such as 500M or 4G (default: three quarters of the machine's)",
		)
		fs.IntVar(&o.Paths, "paths", 0, "stop after this many paths")
		fs.IntVar(&o.Branches, "branches", 0, "cut a path after this many conditional branches in user code")
		fs.IntVar(
			&o.Unroll,
			"unroll",
			0,
			"stop a thread that goes back more often than this in the loops of one call of a function",
		)
		fs.Uint64Var(&o.SolverLimit, "solver-limit", 0, "give up a solver query after this many resource units")
	}
}

// output is where results go.
type output struct {
	json, html string
	failOn     string // the weakest level of violation that is exit code 1
	look
}

// check refuses files that could not be written later.
func (out *output) check() error {
	if err := out.look.check(); err != nil {
		return err
	}
	if err := report.CheckLevel(out.failOn); err != nil {
		return fmt.Errorf("--fail-on: %w", err)
	}
	if out.html == "-" {
		return fmt.Errorf("--html: give a file; standard output is for the text and for JSON")
	}
	if out.html != "" && filepath.Clean(out.html) == filepath.Clean(out.json) {
		return fmt.Errorf("--html and --json name the same file %s", out.html)
	}
	for _, path := range []string{out.json, out.html} {
		if path == "" || path == "-" {
			continue
		}
		if err := report.CheckWritable(path); err != nil {
			return err
		}
	}
	return nil
}

func outputFlags(o *pipeline.Options, out *output) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(
			&out.json,
			"json",
			"",
			"write the result as JSON to this file; - writes to standard output and silences the text",
		)
		fs.StringVar(
			&out.html,
			"html",
			"",
			"write the result to this file as one HTML page that needs nothing else: schedules with a lane per thread, the source beside them",
		)
		fs.StringVar(
			&out.failOn,
			"fail-on",
			report.Conditional,
			"the weakest level of violation that gives exit code 1: "+strings.Join(
				report.Levels,
				" or ",
			)+"; weaker ones alone give 3",
		)
		fs.StringVar(&out.color, "color", colours[0], "colours in the text: "+strings.Join(colours, ", ")+
			" (auto: on a terminal, unless NO_COLOR is set)")
		fs.BoolVar(&out.plain, "plain", false,
			"text for screen readers and programs: no colours, no columns, every line says all (as without a terminal)")
		fs.BoolVar(&out.fullSchedule, "full-schedule", false, "show every step of schedules, not only what matters")
		if !o.OnlyCount {
			fs.BoolVar(&out.listPaths, "list-paths", false, "list every path: how it ended, who ran when, under which condition")
		}
		fs.IntVar(&o.MaxListed, "max-listed", 1000, "violations and paths listed at most; 0 lists all")
		fs.StringVar(&o.Dump, "dump", "", "print a stage's result and stop: "+strings.Join(pipeline.Stages, ", "))
	}
}

// wordList is a list of words as a shell would split them: at blanks, but not inside quotes.
type wordList []string

func (l *wordList) String() string { return strings.Join(*l, " ") }

func (l *wordList) Type() string { return "words" }

func (l *wordList) Set(s string) error {
	word, inWord, quote := []byte{}, false, byte(0)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, inWord = c, true
		case c == '\\' && quote != '\'' && i+1 < len(s):
			i++
			word, inWord = append(word, s[i]), true
		case quote == 0 && (c == ' ' || c == '\t' || c == '\n'):
			if inWord {
				*l = append(*l, string(word))
			}
			word, inWord = word[:0], false
		default:
			word, inWord = append(word, c), true
		}
	}
	if quote != 0 {
		return fmt.Errorf("a quotation mark is not closed in %q", s)
	}
	if inWord {
		*l = append(*l, string(word))
	}
	return nil
}

// byteSize is a number of bytes with an optional suffix K, M, G or T (powers of 1024).
type byteSize uint64

func (b *byteSize) String() string {
	if *b == 0 {
		return ""
	}
	return strconv.FormatUint(uint64(*b), 10)
}

func (b *byteSize) Type() string { return "size" }

func (b *byteSize) Set(s string) error {
	digits := strings.TrimRight(strings.ToUpper(s), "IB")
	shift := 0
	if n := len(digits); n > 0 {
		if i := strings.IndexByte("KMGT", digits[n-1]); i >= 0 {
			shift, digits = 10*(i+1), digits[:n-1]
		}
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil || n == 0 || n<<shift>>shift != n {
		return fmt.Errorf("%q is not a size such as 500M or 4G", s)
	}
	if n<<shift < leastMemory {
		return fmt.Errorf("%s is %d bytes: at least 16M are needed; a number without a unit is bytes", s, n<<shift)
	}
	*b = byteSize(n << shift)
	return nil
}

// leastMemory is the smallest limit of memory that makes sense, in bytes.
const leastMemory = 16 << 20
