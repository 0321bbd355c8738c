package main

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
	"midway/internal/pipeline"
)

func (c *cli) checkCommand() *cobra.Command {
	o := &pipeline.Options{Command: "check", Granularity: "memory", OnlyCount: true, Started: time.Now()}
	out := &output{}
	r := &reduction{name: string(execute.SourceSets)}
	choice := &taskChoice{}
	exhaustive := false
	cmd := &cobra.Command{
		Use:   "check [PROGRAM...]",
		Short: "Decide whether a program can violate a property",
		Long: `Explore a program completely, from main or from a context, and give a verdict:
safe, violated or unknown. Use check for a verdict; use run to see every path
with the condition under which it is taken.

Every access to shared memory is a point at which threads may interleave. Of
schedules that differ only in the order of independent steps one is explored,
and from main nothing that earlier schedules cover. A violation is shown with
the schedule of fewest context switches among those found.

The program is one or several files, linked as one (.c, .i, .ll, .bc, and
objects and libraries that hold bitcode; - is standard input), what a build
made (--project), or a task of SV-COMP (.yml): its answers are given in that
competition's words, such as true or false(no-data-race).

` + exitCodes,
		Example: `  midway check queue.c                                  from main
  midway check queue.c --time 60s --html report.html    limited; as a page, too
  midway check queue.c --at t1=put --at t2=queue.c:35   from the middle
  midway check --project build --link server            what a build made
  midway check queue.c --json result.json               for midway replay`,
		RunE: func(_ *cobra.Command, args []string) (err error) {
			if err := misplaced("check", args, o.ContextFile); err != nil {
				return err
			}
			if err := c.piped(&o.ContextFile); err != nil {
				return err
			}
			if err := c.live(o); err != nil {
				return err
			}
			o.Programs = args
			if o.Reduction, err = r.choice(); err != nil {
				return err
			}
			if o.AutoSummaries = !exhaustive; exhaustive && o.Summaries {
				return fmt.Errorf("--prune and --no-summaries exclude each other")
			}
			if o.SummarySize < 1 || o.SummaryTable < 1 {
				return fmt.Errorf("--summary-size and --summary-table are at least 1")
			}
			task, err := choice.task(args)
			if err != nil {
				return err
			}
			if c.runDir != "" {
				o.Processes = true
			}
			if err := divisible(o, task != nil); err != nil {
				return err
			}
			if task != nil {
				return c.checkTask(task, o, out)
			}
			return c.run(o, out)
		},
	}
	var g groups
	g.add("Context", c.contextFlags(o))
	g.add("Input", inputFlags(o))
	g.add("What to check", func(fs *pflag.FlagSet) {
		checkFlags(o)(fs)
		subCheckFlags(o)(fs)
		fs.StringVar(
			&choice.property,
			"property",
			"",
			"an SV-COMP property file (.prp) to check, or the name of one of the task's",
		)
	})
	g.add("Granularity and reduction", checkReductionFlags(o, r, &exhaustive))
	g.add("Limits and order", func(fs *pflag.FlagSet) {
		limitFlags(o)(fs)
		c.jobFlags(
			o,
			"explore by so many workers at a time (with --por source)",
			"workers are processes: one that dies costs a part of its work only; without summaries (with --por source)",
		)(fs)
	})
	g.add("Output", outputFlags(o, out))
	g.attach(c, cmd)
	return cmd
}

// jobFlags are those of an exploration that is divided.
func (c *cli) jobFlags(o *pipeline.Options, jobs, processes string) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		o.Jobs = 1
		fs.Var((*positive)(&o.Jobs), "jobs", jobs)
		fs.Var(&runDir{c}, "run-dir", "keep the run in this directory: midway resume goes on with it (implies --processes)")
		c.serveFlag(fs)
		fs.BoolVar(&o.Processes, "processes", false, processes)
	}
}

// checkReductionFlags are the flags of what is not explored because something equal is.
func checkReductionFlags(o *pipeline.Options, r *reduction, exhaustive *bool) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		reductionFlags(o, r)(fs)
		fs.BoolVar(
			&o.NoSlice,
			"no-slice",
			false,
			"with assertions only: explore every order of accesses that no assertion depends on, too",
		)
		fs.BoolVar(
			&o.Summaries,
			"prune",
			false,
			"do not explore from states that what was explored before covers, also from a context, with --no-por and with --por optimal (default: from main, with the others)",
		)
		fs.BoolVar(exhaustive, "no-summaries", false, "explore from states that what was explored before covers, too")
		fs.BoolVar(
			&o.Guidance,
			"guidance",
			false,
			"with summaries and assertions only: explore nothing where no assertion can fail any more, as the code ahead of all threads says",
		)
		fs.BoolVar(
			&o.ExactSummaries,
			"no-interpolation",
			false,
			"with summaries: only states with the very values that something depended on are covered",
		)
		fs.BoolVar(
			&o.NoSemiCommute,
			"no-semi-commute",
			false,
			"with summaries and --por property: also explore both orders of events that only add to a number, where no assertion can tell them apart",
		)
		fs.BoolVar(
			&o.NoSymmetry,
			"no-symmetry",
			false,
			"also explore the orders in which threads begin that run the same code with the same argument, and that nothing can tell apart",
		)
		fs.BoolVar(
			&o.NoSections,
			"no-sections",
			false,
			"with --por property and assertions only: explore what other threads do in the middle of critical sections, too, even where locks are used properly",
		)
		fs.BoolVar(
			&o.Explain,
			"explain",
			false,
			"with summaries: say which summaries covered most states, how large they are, and what all of them cost",
		)
		fs.IntVar(
			&o.SummarySize,
			"summary-size",
			execute.DefaultSummarySize,
			"with summaries: inequalities between numbers that one summary has at most",
		)
		fs.IntVar(
			&o.SummaryTable,
			"summary-table",
			execute.DefaultSummaryTable,
			"with summaries: summaries of either kind that are kept",
		)
	}
}

// reduction is what the flags say of partial order reduction.
type reduction struct {
	name string
	off  bool
}

func reductionFlags(o *pipeline.Options, r *reduction) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(
			&o.Granularity,
			"granularity",
			o.Granularity,
			"where threads may interleave: sync (at synchronisation) or memory (at every shared access)",
		)
		fs.StringVar(
			&r.name,
			"por",
			r.name,
			"partial order reduction: source (source sets with sleep sets), optimal (wakeup trees) or property (persistent sets without sleep sets, for summaries)",
		)
		fs.BoolVar(&r.off, "no-por", false, "explore every schedule")
		fs.BoolVar(
			&o.NoBeyond,
			"no-beyond",
			false,
			"once a violation is known, do not explore what other threads would do behind one: fewer runs, the same verdict, but other violations may be missed",
		)
	}
}

// choice is the reduction to use.
func (r *reduction) choice() (string, error) {
	if r.off {
		return string(execute.NoReduction), nil
	}
	switch execute.Reduction(r.name) {
	case execute.NoReduction, execute.SourceSets, execute.Optimal, execute.Property:
		return r.name, nil
	}
	return "", fmt.Errorf(
		"--por: %q is none of %s, %s and %s",
		r.name,
		execute.SourceSets,
		execute.Optimal,
		execute.Property,
	)
}
