package main

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
	"midway/internal/goal"
	"midway/internal/pipeline"
	"midway/internal/property"
)

func (c *cli) reachCommand() *cobra.Command {
	g := &goal.Spec{}
	o := &pipeline.Options{
		Command: "reach", Granularity: "memory", OnlyCount: true, Started: time.Now(), Goal: g, First: true,
		Reduction: string(execute.SourceSets), AutoSummaries: true, Properties: []string{property.Assertions.String()},
		Seed: pipeline.Seeds[0], StepWidth: pipeline.DefaultStepWidth,
	}
	out := &output{}
	cmd := &cobra.Command{
		Use:   "reach PROGRAM... [--at PLACE] [--when EXPR]",
		Short: "Decide whether a state is possible",
		Long: `Decide whether an execution of a program comes to a state: some thread is about
to execute PLACE, and EXPR holds. PLACE is written as in contexts (queue.c:35,
FUNCTION, FUNCTION+3); EXPR is C over globals and the variables in scope there,
without calls. With --at alone any visit counts, with --when alone any moment
between two steps of threads.

The answer is yes, with a schedule and inputs that lead there, replayed on the
concrete machine; no, where everything was explored and nothing that could hide
the state was left out; or unknown, with how near the search came. What is near
the place is explored first.

Exit codes: 0 no, 1 yes, 2 usage or input error, 3 unknown, 4 internal error.`,
		Example: `  midway reach queue.c --when 'head - tail > 8'         at any moment
  midway reach queue.c --at queue.c:35 --when 'n == 0'  a breakpoint's condition
  midway reach queue.c --at pop --context two.yaml      from the middle`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := misplaced("reach", args, o.ContextFile); err != nil {
				return err
			}
			switch {
			case g.At == "" && g.When == "":
				return fmt.Errorf("reach looks for a state: give --at PLACE, --when EXPR, or both")
			case g.Thread != 0 && g.At == "":
				return fmt.Errorf("--thread says which thread is at a place: give --at PLACE, too")
			}
			if err := c.piped(&o.ContextFile); err != nil {
				return err
			}
			o.Programs = args
			return c.run(o, out)
		},
	}
	var flags groups
	flags.add("The state", goalFlags(g))
	flags.add("Where to begin", func(fs *pflag.FlagSet) {
		fs.StringVar(
			&o.ContextFile,
			"context",
			"",
			"context file: the live threads and where each one stands, or a report or core that shows it (default: start at main)",
		)
		exeFlag(fs)
		fs.Var((*wordList)(&o.Args), "args", "arguments of main after the program's name, such as \"-n 4\"; may be repeated")
	})
	flags.add("Input", inputFlags(o))
	flags.add("Environment", environmentFlags(o))
	flags.add("Limits", func(fs *pflag.FlagSet) {
		searchLimits(o)(fs)
	})
	flags.add("Output", outputFlags(o, out))
	flags.attach(c, cmd)
	return cmd
}

// goalFlags are the flags of a state.
func goalFlags(g *goal.Spec) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(&g.When, "when", "", "a condition in C that holds in the state (default: it always does)")
		fs.StringVar(&g.At, "at", "", "the place that a thread is about to execute (default: at any moment)")
		fs.Var((*positive)(&g.Thread), "thread", "with --at: the number of that thread, 1 is main, or the first of the context (default: any)")
	}
}

// environmentFlags are what the environment may do.
func environmentFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.BoolVar(&o.FIFO, "fifo", false, "condition variables wake waiters in order of arrival")
		fs.BoolVar(&o.SpuriousWakeups, "spurious-wakeups", false, "condition waits may return without a signal")
		fs.BoolVar(&o.MallocMayFail, "malloc-may-fail", false, "allocation and creation may fail")
	}
}

// searchLimits bound a search that is directed to a goal.
func searchLimits(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.Var((*span)(&o.Time), "time", "stop after this long, loading included, such as 90s or 5m")
		fs.Var(
			(*byteSize)(&o.Memory),
			"memory",
			"stop when this much memory is used, such as 500M or 4G (default: three quarters of the machine's)",
		)
		o.Jobs = 1
		fs.Var((*positive)(&o.Jobs), "jobs", "explore by so many workers at a time")
		fs.Uint64Var(&o.SolverLimit, "solver-limit", 0, "give up a solver query after this many resource units")
		fs.IntVar(&o.Unroll, "unroll", 0, "stop a thread that goes back more often than this in the loops of one call of a function")
	}
}
