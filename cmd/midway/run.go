package main

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/internal/memlimit"
	"midway/internal/pipeline"
	"midway/internal/report"
	"midway/internal/svcomp"
)

func (c *cli) runCommand() *cobra.Command {
	o := &pipeline.Options{Command: "run", Granularity: "sync", Started: time.Now()}
	out := &output{}
	r := &reduction{}
	cmd := &cobra.Command{
		Use:   "run [PROGRAM...]",
		Short: "Explore a program from a context, or from main",
		Long: `Explore every schedule and every branch of a program from a context (--context,
--at) or from main: every path with the condition under which it is taken
(--list-paths), and every violation with its schedule. Use run to see paths; use
check for a verdict, which explores one of many equal schedules only.

The program is one or several files, linked as one: .c, .i, .ll and .bc, and
object files, libraries and programs that hold bitcode; - is standard input.
With --project it is what a build made; a context file may name it instead.

` + exitCodes,
		Example: `  midway run queue.c --list-paths                       every path from main
  midway run queue.c --at t1=put --at t2=queue.c:35     from the middle
  midway run --context queue.yaml                       from a context file
  midway run --context queue.yaml --json result.json    for other programs
  midway run --context queue.yaml --run-dir d --jobs 4  kept: midway resume d`,
		RunE: func(_ *cobra.Command, args []string) (err error) {
			if err := misplaced("run", args, o.ContextFile); err != nil {
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
			if c.runDir != "" {
				o.Processes = true
			}
			if err := divisible(o, false); err != nil {
				return err
			}
			return c.run(o, out)
		},
	}
	var g groups
	g.add("Context", c.contextFlags(o))
	g.add("Input", inputFlags(o))
	g.add("What to check", checkFlags(o))
	g.add("Granularity and reduction", reductionFlags(o, r))
	g.add("Limits and order", func(fs *pflag.FlagSet) {
		limitFlags(o)(fs)
		c.jobFlags(
			o,
			"explore by so many workers at a time, without --por",
			"workers are processes: one that dies costs a part of its work only",
		)(fs)
	})
	g.add("Output", outputFlags(o, out))
	g.attach(c, cmd)
	return cmd
}

// run explores and writes what was found.
func (c *cli) run(o *pipeline.Options, out *output) error {
	doc, err := c.explore(o, out)
	if err == nil && doc != nil && o.SVComp && out.json != "-" {
		_, err = fmt.Fprintf(c.out, "\n%s\n", svcompAnswer(svcomp.All(), doc))
	}
	return err
}

// explore is run's result, written, with the exit code set. It is nil where a stage was printed instead.
func (c *cli) explore(o *pipeline.Options, out *output) (*report.Document, error) {
	doc, err := c.explored(o, out)
	if err != nil || doc == nil {
		return nil, err
	}
	if err := c.write(doc, o, out); err != nil {
		return nil, err
	}
	c.code = verdictCode(doc, out.failOn)
	return doc, nil
}

// explored is the result of a run. It is nil where a stage was printed instead.
func (c *cli) explored(o *pipeline.Options, out *output) (*report.Document, error) {
	if o.Memory == 0 {
		o.Memory = memlimit.Default()
	}
	if o.MaxListed < 0 {
		return nil, fmt.Errorf("--max-listed: %d is negative", o.MaxListed)
	}
	o.Version = strings.TrimPrefix(versionText(), "midway ")
	if is, err := c.work(o); is {
		return nil, err
	}
	if err := out.check(); err != nil {
		return nil, err
	}
	keeper, err := c.keep()
	if err != nil {
		return nil, err
	}
	w, err := c.watch(o)
	if err != nil {
		return nil, errors.Join(err, c.closeRun(nil))
	}
	if o.Memory > 0 { // what is found is written within the limit, too
		defer debug.SetMemoryLimit(debug.SetMemoryLimit(int64(o.Memory)))
	}
	shown, errs := newProgress(c.err, out.plain), c.workersErr()
	doc, err := pipeline.Run(
		c.stop,
		o,
		pipeline.Output{
			Dump:     c.out,
			Progress: w.progress(shown.show),
			Note:     w.note(shown.noting(c.note)),
			Watch:    w.pipeline(),
			Provided: pipeline.Provided{
				Explore: c.explorer, Keeper: keeper,
				Spawn: func() (io.ReadWriteCloser, error) { return c.spawn(max(o.Jobs, 1), errs) },
			},
		},
	)
	shown.end()
	w.result(doc, err)
	if err = errors.Join(err, c.closeRun(doc)); err != nil || doc == nil {
		return nil, err
	}
	return doc, nil
}

// note tells the user something on standard error.
func (c *cli) note(text string) { fmt.Fprintf(c.err, "midway: note: %s\n", text) }

// write writes the result wherever it was asked for. A file that cannot be written keeps no other from being written,
// nor the text.
func (c *cli) write(doc *report.Document, o *pipeline.Options, out *output) error {
	var failed []error
	sources := report.NewSources(doc.Run().Beside).Compiled(doc.Run().Folders)
	if out.json != "" && out.json != "-" {
		failed = append(failed, report.WriteFile(out.json, doc.WriteJSON))
	}
	if out.html != "" {
		failed = append(failed, report.WriteFile(out.html, func(w io.Writer) error {
			return doc.WriteHTML(
				w,
				report.HTMLOptions{
					Title:     doc.Run().Title,
					Programs:  doc.Run().Files,
					Version:   versionText(),
					MaxListed: o.MaxListed,
					Sources:   sources,
				},
			)
		}))
	}
	annotated := c.out
	if out.json == "-" {
		annotated = c.err
		failed = append(failed, doc.WriteJSON(c.out))
	} else {
		failed = append(failed, doc.WriteText(c.out, report.TextOptions{
			Color: out.colored(c.out), Width: out.width(c.out), FullSchedule: out.fullSchedule, ListPaths: out.listPaths,
			MaxListed: o.MaxListed, FailOn: out.failOn, Source: sources.Statement,
		}))
	}
	return errors.Join(append(failed, out.others.write(doc, annotated, out.failOn)...)...)
}
