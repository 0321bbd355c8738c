// Command makespan estimates how long an exploration by jobs takes with many workers, on a machine that has too few
// processors to measure it: workers are real, and explore a real program, but one at a time, and each has a clock of
// its own that counts the processor's time of its thread. The worker whose clock is least goes on. What is printed is
// the clock of the last one at the end (the makespan), the sum of the work, and the critical path of splits: when the
// last job could have begun with as many workers as there are jobs.
//
// Not counted: the loading of the program by each worker, the coordinator, garbage collection.
package main

import (
	stdctx "context"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"midway/internal/jobs/pool"
	"midway/internal/pipeline"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "makespan:", err)
		os.Exit(1)
	}
}

// words is a flag that may be repeated.
type words []string

func (w *words) String() string { return strings.Join(*w, " ") }

func (w *words) Set(s string) error {
	*w = append(*w, s)
	return nil
}

// options are those of an exploration by so many workers.
func options(workers int) pipeline.Options {
	pool.Patience = time.Hour // workers wait for their turns
	return pipeline.Options{
		Granularity: "memory", OnlyCount: true, Reduction: "source", Processes: true, NoValidate: true,
		Started: time.Now(),
		Jobs:    workers,
	}
}

func run() error {
	o := options(16)
	flag.IntVar(&o.Jobs, "workers", o.Jobs, "so many")
	flag.Var((*words)(&o.Defines), "D", "as clang's")
	flag.Var((*words)(&o.Includes), "I", "as clang's")
	flag.Var((*words)(&o.Properties), "property", "a group of properties to look for; may be repeated")
	flag.Parse()
	if o.Programs = flag.Args(); len(o.Programs) == 0 {
		return fmt.Errorf("no program")
	}
	t := newTurns()
	stop, cancel := stdctx.WithCancel(stdctx.Background())
	defer cancel()
	doc, err := pipeline.Run(stop, &o, pipeline.Output{Provided: pipeline.Provided{Keeper: t, Spawn: t.spawn(stop, o)}})
	if err != nil {
		return err
	}
	r := t.report()
	bound := r.sum/time.Duration(o.Jobs) + r.splits
	fmt.Printf(
		"%s, %d runs, %d jobs: makespan %.2f s with %d workers, work %.2f s, splits %.2f s: %.2f of work / %d + "+
			"splits, %.1f times as fast as one\n",
		doc.Verdict,
		doc.Stats.Runs,
		r.jobs,
		r.makespan.Seconds(),
		o.Jobs,
		r.sum.Seconds(),
		r.splits.Seconds(),
		r.makespan.Seconds()/bound.Seconds(),
		o.Jobs,
		r.sum.Seconds()/r.makespan.Seconds(),
	)
	return nil
}
