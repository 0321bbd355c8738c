package main

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
	"midway/internal/backtrace"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/reconstruct"
	"midway/internal/recorder"
)

// reconstruction is what the flags of reconstruct say.
type reconstruction struct {
	crash    string // a file with a report, "-" is standard input
	number   int    // of the report in it, from 1; 0 is the first that says of a failure
	at, kind string
	loose    bool
	noValues bool
	suffix   bool // main is not tried
}

func (c *cli) reconstructCommand() *cobra.Command {
	r := &reconstruction{}
	o := &pipeline.Options{
		Command: "reconstruct", Granularity: "memory", OnlyCount: true, Started: time.Now(), First: true,
		Reduction: string(execute.SourceSets), AutoSummaries: true,
		Seed: pipeline.Seeds[0], StepWidth: pipeline.DefaultStepWidth,
	}
	out := &output{}
	cmd := &cobra.Command{
		Use:   "reconstruct PROGRAM... --crash FILE|-",
		Short: "Find an execution that fails as a backtrace or a sanitizer's report says",
		Long: `Look for an execution that fails as a report says: of what kind, where, along
which stack, and where the other threads are then. FILE is what gdb (bt, thread
apply all bt), pstack, eu-stack, ThreadSanitizer, AddressSanitizer, Helgrind,
Valgrind, assert or the C library have printed; - is standard input. Without a
report, --at FILE:LINE and --kind KIND say what failed.

The other threads have to be where a report of all threads shows them; --loose
does not ask for that. Numbers and null pointers that a debugger prints of the
failing thread's variables have to be so, too, unless --no-values is given. Of a
report without a failure, in which all threads wait, the deadlock is looked for.

The answer is yes, with a schedule and inputs, replayed on the concrete machine
(midway replay runs the real binary along it); no, where everything was explored
and the failure is not possible; or unknown, with how near the search came. A
report that does not fit the program is refused with the frame that does not.

Exit codes: 0 no, 1 yes, 2 usage or input error, 3 unknown, 4 internal error.`,
		Example: `  gdb -p PID -batch -ex 'thread apply all bt' >bt.txt   of a process that hangs
  midway reconstruct queue.c --crash bt.txt
  midway reconstruct queue.c --crash asan.txt --json result.json
  midway reconstruct queue.c --at queue.c:35 --kind null-dereference
  midway reconstruct queue.c --crash bt.txt --checkpoint before.yaml`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := misplaced("reconstruct", args, o.ContextFile); err != nil {
				return err
			}
			if recorder.IsCore(o.ContextFile) { // its memory is the initial state
				o.Core, o.Exe, o.ContextFile = o.ContextFile, c.exe, ""
			}
			if err := c.piped(&o.ContextFile); err != nil {
				return err
			}
			crash, err := c.failure(r)
			if err != nil {
				return err
			}
			crash.NoValues, crash.Middle = r.noValues, o.ContextFile != "" || o.Core != ""
			o.Programs, o.Goal, o.Properties = args, crash, crash.Properties()
			o.DistrustInitial = o.ContextFile != "" || o.Core != "" // what failed may have come of what was there before
			return c.reconstruct(o, out, crash, r)
		},
	}
	var g groups
	g.add("The failure", func(fs *pflag.FlagSet) {
		fs.StringVar(&r.crash, "crash", "", "file with the report of the failure, or a core; - is standard input")
		fs.IntVar(&r.number, "report", 0, "which report of the file, from 1 (default: the first that says of a failure)")
		fs.StringVar(&r.at, "at", "", "FILE:LINE at which it failed, where there is no report")
		fs.StringVar(&r.kind, "kind", "", "what failed, such as assertion, null-dereference, use-after-free or deadlock")
		fs.BoolVar(&r.loose, "loose", false, "the other threads need not be where the report shows them")
		fs.BoolVar(&r.noValues, "no-values", false, "what the report prints of the failing thread's variables need not be so")
	})
	g.add("Where to begin", func(fs *pflag.FlagSet) {
		fs.BoolVar(&r.suffix, "suffix", false, "not from main: begin 1, 2, 4, … basic blocks before the failure, where its stacks were then")
		fs.StringVar(&o.ContextFile, "checkpoint", "", "context file of a moment before the failure, or a checkpoint of midway checkpoint (default: start at main)")
		exeFlag(fs)
		fs.Var((*wordList)(&o.Args), "args", "arguments of main after the program's name, such as \"-n 4\"; may be repeated")
	})
	g.add("Input", inputFlags(o))
	g.add("Environment", environmentFlags(o))
	g.add("Limits", searchLimits(o))
	g.add("Output", outputFlags(o, out))
	g.attach(c, cmd)
	return cmd
}

// failure is what the flags say that failed.
func (c *cli) failure(r *reconstruction) (*reconstruct.Crash, error) {
	if r.crash != "" {
		if r.at != "" {
			return nil, fmt.Errorf("--crash and --at exclude each other: the report says where it failed")
		}
		return c.reportedFailure(r)
	}
	file, line, ok := strings.Cut(r.at, ":")
	n, err := strconv.Atoi(line)
	switch {
	case r.at == "" && r.kind == "":
		return nil, fmt.Errorf("reconstruct looks for a failure: give --crash FILE, or --at FILE:LINE and --kind KIND")
	case !ok || err != nil || file == "" || n < 1:
		return nil, fmt.Errorf("--at: %q is not FILE:LINE", r.at)
	case r.kind == "":
		return nil, fmt.Errorf("--at says where it failed; --kind says what: %s", kindList())
	}
	kind, err := kindNamed(r.kind)
	if err != nil {
		return nil, err
	}
	return reconstruct.At(filepath.Base(file), n, kind), nil
}

// reportedFailure is the failure of the report that was given.
func (c *cli) reportedFailure(r *reconstruction) (*reconstruct.Crash, error) {
	in, end, err := c.reported(r.crash)
	if err != nil {
		return nil, err
	}
	defer end()
	read, err := backtrace.Read(in, backtrace.Limits{})
	if err != nil {
		return nil, fmt.Errorf("--crash %s: %w", r.crash, err)
	}
	if n := len(read.Reports); r.number < 0 || r.number > n {
		return nil, fmt.Errorf("--report: %s has reports 1 to %d", r.crash, n)
	}
	one := reconstruct.Wanted(read)
	if r.number > 0 {
		one = read.Reports[r.number-1]
	}
	crash, err := reconstruct.FromReport(one, r.loose)
	if err != nil {
		return nil, fmt.Errorf("--crash %s: %w", r.crash, err)
	}
	if r.kind != "" {
		kind, err := kindNamed(r.kind)
		if err != nil {
			return nil, err
		}
		crash.Kinds = []property.Kind{kind}
	}
	return crash, nil
}

// kindNamed is a kind of violation that a user names.
func kindNamed(name string) (property.Kind, error) {
	for _, g := range property.All.Groups() {
		for _, k := range g.Kinds() {
			if string(k) == name && k != property.Reached {
				return k, nil
			}
		}
	}
	return "", fmt.Errorf("--kind: %q is none of %s", name, kindList())
}

func kindList() string {
	var out []string
	for _, g := range property.All.Groups() {
		for _, k := range g.Kinds() {
			if k != property.Reached {
				out = append(out, string(k))
			}
		}
	}
	return strings.Join(out, ", ")
}
