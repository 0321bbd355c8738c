package main

import (
	"io"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/internal/memlimit"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/report"
	"midway/internal/schedules"
)

// schedulesCodes is the line about exit codes in the help of schedules.
const schedulesCodes = "Exit codes: 0 all inputs are covered, 2 usage or input error, 3 they are not,\nor this is not known, 4 internal error."

func (c *cli) schedulesCommand() *cobra.Command {
	return c.schedulesOf(&cobra.Command{
		Use:   "schedules PROGRAM...",
		Short: "Find schedules that cover all inputs of a program",
		Long: `Find a small set of schedules such that every execution of a program can be
constrained to one of them, whatever its inputs are (Bergan, Ceze and Grossman,
OOPSLA 2013). A schedule is the operations by which threads synchronise, with
their outcomes and their order; conditions on inputs say which schedule is next.
Executions that synchronise without end are divided into epochs, at the heads of
loops that synchronise.

Only what decides about synchronisation is executed. What else the program does
is looked at by midway schedules verify. A schedule does not order what races: a
race that decides about synchronisation is reported, and the inputs are not
covered.

With --build the program becomes a binary whose runs keep to the schedules: they
differ by inputs alone. Where no schedule fits, a run goes on by itself, and
counts that (MIDWAY_SCHEDULES=log tells at its end). docs/schedules.md has more.

` + schedulesCodes,
		Example: `  midway schedules queue.c                    the epochs, and their schedules
  midway schedules queue.c --markers          where epochs end, and why
  midway schedules queue.c --json set.json    for programs
  midway schedules fft.c --args -p2           with arguments of main
  midway schedules verify queue.c             what can go wrong on them
  midway schedules --build -o queue queue.c   a binary that keeps to them
  midway schedules --build -o queue queue.c --only-verified  stops at faults`,
	}, "schedules", false)
}

// verifyCodes is the line about exit codes in the help of schedules verify.
const verifyCodes = "Exit codes: 0 all schedules are verified, and all inputs covered, 1 something is\nviolated on a schedule from main, 2 usage or input error, 3 not all is verified\nor covered, or this is not known, 4 internal error."

func (c *cli) schedulesVerifyCommand() *cobra.Command {
	return c.schedulesOf(&cobra.Command{
		Use:   "verify PROGRAM...",
		Short: "Find schedules that cover all inputs, and what can go wrong on them",
		Long: `Find schedules that cover all inputs of a program, as midway schedules does;
then execute all of the program on each, over all inputs that select it. A
schedule is verified if nothing is violated on it: no race, no deadlock, no
failing assertion, nothing else that --properties asks for. An execution that
keeps to the happens-before edges of verified schedules has none of these.

` + verifyCodes,
		Example: `  midway schedules verify queue.c                     schedules and their faults
  midway schedules verify queue.c --properties races  races alone
  midway schedules verify queue.c --json set.json     for programs`,
	}, "schedules verify", true)
}

// schedulesOf makes a command that enumerates schedules, and verifies them where that is wanted.
func (c *cli) schedulesOf(cmd *cobra.Command, name string, verify bool) *cobra.Command {
	o := &schedules.Options{
		Options: &pipeline.Options{Command: "schedules", Started: time.Now()},
		Rounds:  schedules.DefaultRounds,
	}
	json, markers, made := "", false, building{}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if err := misplaced(name, args, ""); err != nil {
			return err
		}
		o.Programs = args
		if markers {
			return c.markers(o.Options)
		}
		if err := made.check(o); err != nil {
			return err
		}
		return c.schedules(o, verify || made.onlyVerified, json, &made)
	}
	var g groups
	g.add("Input", func(fs *pflag.FlagSet) {
		inputFlags(o.Options)(fs)
		fs.Var((*wordList)(&o.Args), "args", "arguments of main after the program's name, such as \"-n 4\"; may be repeated")
	})
	if verify {
		g.add("What to check", func(fs *pflag.FlagSet) {
			fs.StringSliceVar(&o.Properties, "properties", nil, "comma list of "+strings.Join(property.All.Names(), ", ")+
				" (default: the first six); races are always looked for")
		})
	}
	g.add("Limits", func(fs *pflag.FlagSet) {
		limitFlags(o.Options)(fs)
		fs.IntVar(&o.Epochs, "epochs", 1000, "stop after this many epochs; 0 is no limit")
		fs.Var((*span)(&o.Each), "each", "explore an epoch for so long at most")
		fs.Var(
			(*positive)(&o.Rounds),
			"rounds",
			"decisions of a path at one branch, from which a loop ends epochs that synchronises only behind it",
		)
	})
	g.add("Output", func(fs *pflag.FlagSet) {
		fs.StringVar(
			&json,
			"json",
			"",
			"write the set as JSON to this file; - writes to standard output and silences the text",
		)
		if !verify {
			fs.BoolVar(&markers, "markers", false, "list the loops at which epochs end, and why others do not, and stop")
		}
	})
	if !verify {
		g.add("Building", made.flags)
	}
	g.attach(c, cmd)
	if !verify {
		cmd.AddCommand(c.schedulesVerifyCommand())
	}
	return cmd
}

// markers lists where epochs end.
func (c *cli) markers(o *pipeline.Options) error {
	l, err := pipeline.Load(c.stop, o)
	if err != nil {
		return err
	}
	p, err := schedules.Analyse(l)
	if err != nil {
		return err
	}
	_, err = io.WriteString(c.out, p.Markers.String())
	return err
}

// schedules enumerates, verifies where that is wanted, and writes what was found.
func (c *cli) schedules(o *schedules.Options, verify bool, json string, made *building) error {
	if o.Memory == 0 {
		o.Memory = memlimit.Default()
	}
	if json != "" && json != "-" {
		if err := report.CheckWritable(json); err != nil {
			return err
		}
	}
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(int64(o.Memory)))
	set, err := schedules.Enumerate(c.stop, o, schedules.Output{Note: c.note})
	if err != nil {
		return err
	}
	if verify {
		if err := set.Verify(c.stop, schedules.Output{Note: c.note}); err != nil {
			return err
		}
	}
	switch {
	case verify && set.Violated():
		c.code = exitViolated
	case !set.Covered() || verify && !set.Verified():
		c.code = 3
	}
	document := set.Document(strings.TrimPrefix(versionText(), "midway "))
	if err := c.writeSchedules(set, document, json); err != nil {
		return err
	}
	return made.build(c, set, o)
}

// writeSchedules writes the set as JSON and as text, as is wanted.
func (c *cli) writeSchedules(set *schedules.Set, document *schedules.Document, json string) error {
	switch json {
	case "-":
		return document.Write(c.out)
	case "":
	default:
		if err := report.WriteFile(json, document.Write); err != nil {
			return err
		}
	}
	_, err := io.WriteString(c.out, set.String())
	return err
}
