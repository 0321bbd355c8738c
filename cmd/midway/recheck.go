package main

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
	"midway/internal/goal"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/reconstruct"
	"midway/internal/report"
	"midway/soundness/native"
)

// rechecking is what the flags of recheck say.
type rechecking struct {
	violation int
	context   string
	time      time.Duration // for each violation
	jobs      int
}

func (c *cli) recheckCommand() *cobra.Command {
	r := &rechecking{}
	cmd := &cobra.Command{
		Use:   "recheck RESULT.json",
		Short: "Look for the violations of a result in the program as it is now",
		Long: `Compile the program of a result as it is now, and look for each violation again:
one of its kind in its function, on whatever line. It is still there, with a
schedule that was replayed; it is gone, where everything was explored; or that
is unknown. A race is looked for between its two functions, a deadlock anywhere,
and a state that was reached as it was asked for.

The result is one of check, run, reach or reconstruct, written with --json. One
that begins in a context wants the context file of the program as it is now.

Exit codes: 0 all are gone, 1 one is still there, 2 usage or input error, 3 of
one it is unknown, 4 internal error.`,
		Example: `  midway check queue.c --json result.json
  midway recheck result.json                       after a change of queue.c
  midway recheck result.json --violation 2 --time 60s`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return c.recheck(args[0], r) },
	}
	var g groups
	g.add("What to recheck", func(fs *pflag.FlagSet) {
		fs.IntVar(&r.violation, "violation", 0, "the violation with this number, from 1 (default: all)")
		fs.StringVar(&r.context, "context", "", "context file, for a result that begins in a context")
	})
	g.add("Limits", func(fs *pflag.FlagSet) {
		fs.Var((*span)(&r.time), "time", "stop looking for a violation after this long, such as 90s or 5m")
		r.jobs = 1
		fs.Var((*positive)(&r.jobs), "jobs", "explore by so many workers at a time")
	})
	g.attach(c, cmd)
	return cmd
}

// recheck looks for the violations asked for.
func (c *cli) recheck(path string, r *rechecking) error {
	if err := noResult(path); err != nil {
		return err
	}
	doc, err := readResult(path)
	switch {
	case err != nil:
		return err
	case len(doc.Violations) == 0:
		return fmt.Errorf("%s has no violations: there is nothing to look for", path)
	case r.violation < 0 || r.violation > len(doc.Violations):
		return fmt.Errorf("--violation: %s has violations 1 to %d", path, len(doc.Violations))
	case doc.Program == nil:
		return fmt.Errorf("%s does not say how its program is built: run the command that wrote it again", path)
	case len(doc.Program.Inputs) > 0:
		return fmt.Errorf("%s is of a project: run the command that wrote it again", path)
	case doc.Scope == report.ScopeFragment && r.context == "":
		return fmt.Errorf("%s begins in a context: give it as --context FILE", path)
	}
	for i := range doc.Violations {
		if r.violation != 0 && r.violation != i+1 {
			continue
		}
		if err := c.recheckOne(doc, i, r); err != nil {
			return err
		}
	}
	return nil
}

// recheckOne looks for one violation, and says what came of it.
func (c *cli) recheckOne(doc *report.Document, i int, r *rechecking) error {
	v := &doc.Violations[i]
	again := sought(doc, v)
	say := func(text string) {
		fmt.Fprintf(c.out, "%d. %s%s: %s\n", i+1, v.Kind, at(v.At), text)
	}
	now, err := pipeline.Run(c.stop, recheckOptions(doc, v, again, r), pipeline.Output{})
	switch internal := (*pipeline.InternalError)(nil); {
	case errors.As(err, &internal), errors.Is(err, pipeline.ErrStopped):
		return err
	case err != nil:
		say("unknown: " + err.Error())
		c.worse(exitUnknown)
		return nil
	}
	switch now.Verdict {
	case report.Violated:
		found := &now.Violations[0]
		say(fmt.Sprintf("still there%s: %s", at(found.At), found.Text))
		c.worse(exitViolated)
	case report.Safe:
		say("gone: everything was explored")
	default:
		say("unknown: it was not found, but behaviour may be missing: " + missing(now))
		c.worse(exitUnknown)
	}
	return nil
}

func at(place string) string {
	if place == "" {
		return ""
	}
	return " at " + place
}

// missing is the first entry of a ledger that says that behaviour is.
func missing(d *report.Document) string {
	for _, e := range d.Ledger {
		if e.Effect == "incomplete" {
			return e.Text
		}
	}
	return "it was stopped"
}

// worse makes the exit code the worse one: a violation, then what is unknown.
func (c *cli) worse(code int) {
	if c.code == exitSafe || code == exitViolated {
		c.code = code
	}
}

// sought is a violation as it is looked for again.
func sought(doc *report.Document, v *report.Violation) pipeline.Observation {
	kind := property.Kind(v.Kind)
	switch {
	case kind == property.Reached && doc.Goal != nil:
		return &goal.Spec{When: doc.Goal.When, At: doc.Goal.At, Thread: doc.Goal.Thread}
	case kind == property.DataRace && v.Race != nil && len(v.Race.First.Stack) > 0 && len(v.Race.Second.Stack) > 0:
		return &reconstruct.Again{Kind: kind, Sides: []reconstruct.Side{
			{Function: v.Race.First.Stack[0], At: v.Race.First.At}, {Function: v.Race.Second.Stack[0], At: v.Race.Second.At},
		}}
	case kind == property.Deadlock || kind == property.Livelock || v.Function == "":
		return &reconstruct.Again{Kind: kind}
	}
	return &reconstruct.Again{Kind: kind, Sides: []reconstruct.Side{{Function: v.Function, At: v.At}}}
}

// recheckOptions are those of a run that looks for one violation.
func recheckOptions(doc *report.Document, v *report.Violation, again pipeline.Observation, r *rechecking) *pipeline.Options {
	s := doc.Program
	o := &pipeline.Options{
		Command: "recheck", Granularity: "memory", OnlyCount: true, Started: time.Now(), First: true, Goal: again,
		Reduction: string(execute.SourceSets), AutoSummaries: true, Seed: pipeline.Seeds[0], StepWidth: pipeline.DefaultStepWidth,
		Properties: []string{property.Kind(v.Kind).Group().String()}, Time: r.time, Jobs: r.jobs, ContextFile: r.context,
		DataModel: s.DataModel, Clang: s.Clang, LLVMDis: s.LLVMDis, CFlags: s.CFlags, Includes: s.Includes, Defines: s.Defines,
		NoCache: true,
	}
	if len(s.Args) > 0 {
		o.Args = s.Args[1:]
	}
	o.Programs = paths(s)
	return o
}

// paths are the files of a program, from here.
func paths(s *native.Source) (out []string) {
	for _, f := range s.Files {
		out = append(out, s.Path(f))
	}
	return out
}
