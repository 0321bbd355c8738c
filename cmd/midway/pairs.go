package main

import (
	"errors"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
	"midway/internal/memlimit"
	"midway/internal/pieces"
	"midway/internal/pipeline"
	"midway/internal/report"
)

// pairing is what the flags of pairs say beside those of check.
type pairing struct {
	selection pieces.Selection
	each      time.Duration
	since     string
	lcov      string
}

func (c *cli) pairsCommand() *cobra.Command {
	o := &pipeline.Options{Command: "pairs", Granularity: "memory", OnlyCount: true, Started: time.Now()}
	out := &output{}
	r := &reduction{name: string(execute.SourceSets)}
	p := &pairing{}
	cmd := &cobra.Command{
		Use:   "pairs PROGRAM...",
		Short: "Check the entries of a library two by two",
		Long: `Check every two functions that code outside a library may call at the same time,
one of them twice included: each pair is a context of two threads that are about
to enter the two, from any state, with arguments that may lead to one object or
to several. --threads 3 takes them three by three. Pairs that touch no memory in
common, or of which neither writes what is common, are left out, but not where
the entries are named.

What several pairs show is listed once, with the pairs that show it. A finding
may need a state, or a call, that the library's users are told to avoid: its
level says what it needs. --since takes only pairs of which one calls a function
that has changed since a revision of git.

` + exitCodes,
		Example: `  midway pairs queue.c                            every two entries
  midway pairs queue.c --entry 'q_*' --each 30s   those named so, 30 s each
  midway pairs queue.c --threads 3 --time 1h --jobs 2
  midway pairs --project build --since HEAD~1     what the last commit changed
  midway pairs queue.c --lcov cover.info          for genhtml and editors`,
		RunE: func(_ *cobra.Command, args []string) (err error) {
			if err := misplaced("pairs", args, ""); err != nil {
				return err
			}
			o.Programs = append(args, p.selection.App...)
			if o.Reduction, err = r.choice(); err != nil {
				return err
			}
			return c.pairs(o, p, out)
		},
	}
	var g groups
	g.add("Contexts", func(fs *pflag.FlagSet) {
		fs.StringSliceVar(&p.selection.Entries, "entry", nil,
			"comma list of the functions, with * and ?; may be repeated (default: all that code outside may call)")
		p.selection.Threads = 2
		fs.Var((*positive)(&p.selection.Threads), "threads", "threads of a context")
		fs.BoolVar(&p.selection.AnyArguments, "any-arguments", false,
			"arguments may lead anywhere (default: those to numbers and pointers lead to the caller's own memory, and no other thread is passed what a function makes or ends)")
		fs.StringSliceVar(&p.selection.App, "app", nil,
			"comma list of source files of a program that uses the library: take the calls that its threads may make at the same time, with what is known there; may be repeated")
		fs.StringArrayVar(&o.Assume, "assume", nil,
			"a condition at the start, as in a context file, of contexts with the threads that it names, such as \"push.q != pop.q\"; may be repeated")
		fs.StringVar(&p.since, "since", "", "take only contexts that call a function that has changed since this revision of git")
	})
	g.add("Input", inputFlags(o))
	g.add("What to check", checkFlags(o))
	g.add("Granularity and reduction", reductionFlags(o, r))
	g.add("Limits", func(fs *pflag.FlagSet) {
		p.each = 20 * time.Second
		fs.Var((*span)(&p.each), "each", "explore a context for so long at most")
		limitFlags(o)(fs)
		o.Jobs = 1
		fs.Var((*positive)(&o.Jobs), "jobs", "explore so many contexts at a time")
		fs.Var(&runDir{c}, "run-dir", "keep what was explored in this directory: midway resume goes on with it")
		c.serveFlag(fs)
	})
	g.add("Output", func(fs *pflag.FlagSet) {
		outputFlags(o, out)(fs)
		fs.StringVar(&p.lcov, "lcov", "", "write the lines that were reached to this file, as lcov has them")
	})
	g.attach(c, cmd)
	return cmd
}

// pairs explores the contexts and writes what was found.
func (c *cli) pairs(o *pipeline.Options, p *pairing, out *output) error {
	if p.since != "" {
		folder, err := os.Getwd()
		if err != nil {
			return err
		}
		p.selection.Changed = pieces.Since(c.stop, folder, p.since)
	}
	return c.contexts(o, out, p.lcov, func(out pieces.Output) (*pieces.Result, error) {
		return pieces.Explore(c.stop, o, &p.selection, p.each, out)
	})
}

// contexts explores several contexts of a program and writes what was found.
func (c *cli) contexts(o *pipeline.Options, out *output, lcov string, explore func(pieces.Output) (*pieces.Result, error)) error {
	if o.Memory == 0 {
		o.Memory = memlimit.Default()
	}
	o.Version = strings.TrimPrefix(versionText(), "midway ")
	if err := out.check(); err != nil {
		return err
	}
	if lcov != "" {
		if err := report.CheckWritable(lcov); err != nil {
			return err
		}
	}
	keeper, err := c.keep()
	if err != nil {
		return err
	}
	w, err := c.watch(o)
	if err != nil {
		return errors.Join(err, c.closeRun(nil))
	}
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(int64(o.Memory)))
	shown := newProgress(c.err, out.plain)
	result, err := explore(pieces.Output{
		Progress: w.progress(shown.show), Note: w.note(c.note), Keeper: keeper, Explore: c.explorer, Watcher: w.contexts(),
	})
	shown.end()
	var doc *report.Document
	if result != nil {
		doc = result.Document
	}
	w.result(doc, err)
	if err = errors.Join(err, c.closeRun(doc)); err != nil {
		return err
	}
	var failed error
	if lcov != "" {
		failed = report.WriteFile(lcov, result.Lines.WriteLCOV)
	}
	if err := errors.Join(failed, c.write(doc, o, out)); err != nil {
		return err
	}
	c.code = verdictCode(doc, out.failOn)
	return nil
}
