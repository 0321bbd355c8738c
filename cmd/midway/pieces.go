package main

import (
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
	"midway/internal/pieces"
	"midway/internal/pipeline"
)

func (c *cli) piecesCommand() *cobra.Command {
	o := &pipeline.Options{Command: "pieces", Granularity: "memory", OnlyCount: true, Started: time.Now()}
	out := &output{}
	r := &reduction{name: string(execute.SourceSets)}
	p, lcov := &pieces.Pieces{}, ""
	cmd := &cobra.Command{
		Use:   "pieces PROGRAM...",
		Short: "Explore a program piece by piece",
		Long: `Explore a program in pieces: each begins at a context, the first at main, and
its threads stop where they close a loop, and at the places that --stop names.
Where all threads are then is the context of another piece, which is explored
once, whatever led to it. So what is deep in a program is reached soon. New code
comes first.

What is found in a piece may need a state that the program is never in there. It
is looked for from the pieces that lead to it, up to main: then it is confirmed.
The verdict is safe where every piece was explored completely, from every
context in which some piece ends or begins.

` + exitCodes,
		Example: `  midway pieces pigz.c --time 10m --jobs 2    from main
  midway pieces pigz.c --stop compress.c:120  threads stop there, too
  midway pieces pigz.c --run-dir run          kept: midway resume run goes on
  midway pieces pigz.c --lcov cover.info      for genhtml and editors`,
		RunE: func(_ *cobra.Command, args []string) (err error) {
			if err := misplaced("pieces", args, p.Context); err != nil {
				return err
			}
			o.Programs = args
			if o.Reduction, err = r.choice(); err != nil {
				return err
			}
			return c.contexts(o, out, lcov, func(out pieces.Output) (*pieces.Result, error) {
				p.Out = out
				return p.Explore(c.stop, o)
			})
		},
	}
	var g groups
	g.add("Pieces", func(fs *pflag.FlagSet) {
		fs.StringVar(&p.Context, "context", "", "context file: where the first piece begins (default: main)")
		fs.StringArrayVar(&p.Stops, "stop", nil, "a place, such as FILE:LINE, at which threads stop as well; may be repeated")
		fs.BoolVar(&p.Whole, "whole", false, "do not stop: one piece, explored as midway check does; to compare what is reached")
		fs.Var((*wordList)(&o.Args), "args", "arguments of main after the program's name, such as \"-n 4\"; may be repeated")
	})
	g.add("Input", inputFlags(o))
	g.add("What to check", checkFlags(o))
	g.add("Granularity and reduction", reductionFlags(o, r))
	g.add("Limits", func(fs *pflag.FlagSet) {
		p.Each = 5 * time.Second
		fs.Var((*span)(&p.Each), "each", "explore a piece for so long at most")
		limitFlags(o)(fs)
		o.Jobs = 1
		fs.Var((*positive)(&o.Jobs), "jobs", "explore so many pieces at a time")
		fs.Var(&runDir{c}, "run-dir", "keep what was explored in this directory: midway resume goes on with it")
		c.serveFlag(fs)
	})
	g.add("Output", func(fs *pflag.FlagSet) {
		outputFlags(o, out)(fs)
		fs.StringVar(&lcov, "lcov", "", "write the lines that were reached to this file, as lcov has them")
	})
	g.attach(c, cmd)
	return cmd
}
