package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/report"
	"midway/soundness/native"
)

// replaying is what the flags of replay say.
type replaying struct {
	violation, times int
	keep, clang      string
	json             string // "", or where the result is written with what came of it
	gdb              bool
	link             []string // further arguments of the link
}

func (c *cli) replayCommand() *cobra.Command {
	r := &replaying{}
	cmd := &cobra.Command{
		Use:   "replay RESULT.json",
		Short: "Run the real program along the schedule of a violation that was found",
		Long: `Build the program of a result natively and drive it along a violation's
schedule, with its inputs: the real binary fails the same way. Assertions abort,
memory errors are reported by AddressSanitizer, data races by ThreadSanitizer,
and of a deadlock every thread is seen asleep where the result says. The result
is one of check or run, written with --json. Needs clang and its sanitizers
(libclang-rt-14-dev, or that of clang's version).

From a context, a harness stands in for main: it lays out the initial state of
the violation, and each thread goes on from where it stands, in the middle of
its functions, with what it holds. Where that cannot be it is said why. With
--keep it is kept as harness.c.

With --gdb the binary runs under gdb, which stops where the schedule has another
thread go on, and at the failure; each time it shows the step and its line.

Exit codes: 0 every violation asked for was reproduced, 1 one was not, 2 usage
or input error.`,
		Example: `  midway check queue.c --json result.json
  midway replay result.json                             every violation, once
  midway replay result.json --violation 1 --times 10
  midway replay result.json --violation 1 --gdb         step through it
  midway replay result.json --keep folder               and keep what is built
  midway replay result.json --json replayed.json        with what came of it`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return c.replay(args[0], r) },
	}
	var g groups
	g.add("What to replay", func(fs *pflag.FlagSet) {
		fs.IntVar(&r.violation, "violation", 0, "the violation with this number, from 1 (default: all)")
		fs.IntVar(&r.times, "times", 1, "run each binary so often; every run has to fail the same way")
		fs.BoolVar(
			&r.gdb,
			"gdb",
			false,
			"run one violation's binary under gdb, which stops where another thread goes on, and at the failure",
		)
	})
	g.add("Output", func(fs *pflag.FlagSet) {
		fs.StringVar(&r.json, "json", "", "write the result to this file with native, true or false, at each violation that was run")
		fs.StringVar(&r.clang, "clang", "", "clang to build with (default: the one that the result was made with)")
		fs.StringArrayVar(
			&r.link,
			"link",
			nil,
			"link with this, too: a library as -lNAME, or a file; may be given again",
		)
		fs.StringVar(
			&r.keep,
			"keep",
			"",
			"keep what is built in this directory: a folder with the instrumented program, the runtime and the binary for each violation",
		)
	})
	g.attach(c, cmd)
	return cmd
}

// replay replays the violations asked for.
func (c *cli) replay(path string, r *replaying) error {
	if err := noResult(path); err != nil {
		return err
	}
	doc, err := readResult(path)
	if err != nil {
		return err
	}
	switch n := len(doc.Violations); {
	case r.times < 1:
		return fmt.Errorf("--times: %d is not positive", r.times)
	case n == 0:
		return fmt.Errorf("%s has no violations: there is nothing to replay", path)
	case r.violation < 0 || r.violation > n:
		return fmt.Errorf("--violation: %s has violations 1 to %d", path, n)
	case r.gdb && r.times > 1:
		return fmt.Errorf("--gdb: one run at a time, without --times")
	case r.gdb && r.violation == 0 && n > 1:
		return fmt.Errorf("--gdb: %s has violations 1 to %d: say which by --violation", path, n)
	case doc.Program == nil:
		return fmt.Errorf("%s does not say how its program is built: run the command that wrote it again", path)
	}
	if err := unchanged(doc.Program); err != nil {
		return err
	}
	if r.json != "" {
		if err := report.CheckWritable(r.json); err != nil {
			return err
		}
	}
	if r.clang != "" {
		doc.Program.Clang = r.clang
	}
	doc.Program.Libraries = slices.Concat(doc.Program.Libraries, r.link)
	dir, err := r.directory()
	if err != nil {
		return err
	}
	if r.keep == "" {
		defer os.RemoveAll(dir)
	}
	err = c.replayAll(dir, doc, r)
	if r.json == "" {
		return err
	}
	return errors.Join(err, report.WriteFile(r.json, doc.WriteJSON))
}

// replayAll replays the violations asked for. One that cannot be tried leaves the others; where none could be tried,
// why is the error.
func (c *cli) replayAll(dir string, doc *report.Document, r *replaying) error {
	var failed []string
	var first error
	tried := false
	for i := range doc.Violations {
		if r.violation != 0 && r.violation != i+1 {
			continue
		}
		err := c.replayOne(filepath.Join(dir, fmt.Sprintf("violation-%d", i+1)), i+1, doc, r)
		if err == nil {
			tried = true
			continue
		}
		if c.stop.Err() != nil {
			return err
		}
		if first == nil {
			first = err
		}
		v := &doc.Violations[i]
		failed = append(failed, fmt.Sprintf("%d. %s at %s: not replayed: %v", i+1, v.Kind, v.At, err))
	}
	if !tried || first == nil {
		return first
	}
	for _, line := range failed {
		fmt.Fprintln(c.out, line)
	}
	c.code = exitViolated
	return nil
}

// readResult reads a result; errors name the file.
func readResult(path string) (*report.Document, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return parseResult(path, data)
}

func parseResult(path string, data []byte) (*report.Document, error) {
	doc := &report.Document{}
	if err := json.Unmarshal(data, doc); err != nil {
		return nil, fmt.Errorf("%s is no result of midway: %w", path, err)
	}
	if doc.SchemaVersion != report.SchemaVersion {
		return nil, fmt.Errorf(
			"%s is no result of this version of midway: its schema_version is %d, not %d",
			path,
			doc.SchemaVersion,
			report.SchemaVersion,
		)
	}
	for i := range doc.Violations {
		if t := doc.Violations[i].Native; t != nil {
			if err := t.Check(); err != nil {
				return nil, fmt.Errorf("%s: violation %d cannot be followed: %w", path, i+1, err)
			}
		}
	}
	return doc, nil
}

// unchanged reports which file of a program is another one than when the result was made.
func unchanged(s *native.Source) error {
	if len(s.Hashes) != len(s.Files) || len(s.Args) == 0 {
		return fmt.Errorf("the result does not say which files its program has")
	}
	for i, file := range s.Files {
		path := s.Path(file)
		sum, err := pipeline.Hash(path)
		if err != nil {
			return err
		}
		if sum != s.Hashes[i] {
			return fmt.Errorf("%s has changed since the result was written: run the command that wrote it again", path)
		}
	}
	return nil
}

// directory is where binaries are built.
func (r *replaying) directory() (string, error) {
	if r.keep == "" {
		return os.MkdirTemp("", "midway-replay-*")
	}
	return r.keep, os.MkdirAll(r.keep, 0o755)
}

// replayOne builds the binary of a violation and runs it.
func (c *cli) replayOne(dir string, number int, doc *report.Document, r *replaying) error {
	v := &doc.Violations[number-1]
	say := func(format string, args ...any) {
		fmt.Fprintf(c.out, "%d. %s at %s: %s\n", number, v.Kind, v.At, fmt.Sprintf(format, args...))
	}
	if why := notReplayable(v, doc.Scope == report.ScopeFragment); why != "" {
		c.code = exitViolated
		say("not replayed: %s", why)
		return nil
	}
	p, err := native.Build(dir, doc.Program, property.Kind(v.Kind), v.Native)
	if err != nil {
		return err
	}
	if r.gdb {
		return c.debug(p)
	}
	first, all := "", false
	v.Replayed = &all
	for i := range r.times {
		res, err := p.Run(c.stop)
		if err != nil {
			return err
		}
		text := res.Text + "\n" + strings.Join(res.Evidence, "\n")
		switch {
		case !res.Reproduced:
			c.code = exitViolated
			say("not reproduced%s: %s", times(i, r.times), because(res.Text, v.Native))
			c.evidence(res)
			return nil
		case i == 0:
			first = text
			say("reproduced: %s", res.Text)
			c.evidence(res)
		case text != first:
			c.code = exitViolated
			say("fails otherwise in run %d: %s", i+1, res.Text)
			c.evidence(res)
			return nil
		}
	}
	if all = true; r.times > 1 {
		fmt.Fprintf(c.out, "     %d runs, all the same\n", r.times)
	}
	return nil
}

// debug runs a binary under gdb, which the user talks to.
func (c *cli) debug(p *native.Replayer) error {
	cmd, err := p.Debug()
	if err != nil {
		return err
	}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, c.out, c.out
	signal.Ignore(os.Interrupt) // it is for the program under gdb
	defer signal.Reset(os.Interrupt)
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("gdb: %w", err)
	}
	return nil
}

// because says what a binary did instead, and what that may come from.
func because(text string, t *native.Trace) string {
	if t.Depends == "" {
		return text
	}
	return text + " (" + t.Depends + ")"
}

// times says which of several runs one was.
func times(i, n int) string {
	if n == 1 {
		return ""
	}
	return fmt.Sprintf(" in run %d of %d", i+1, n)
}

func (c *cli) evidence(r *native.Result) {
	for _, line := range r.Evidence {
		fmt.Fprintf(c.out, "     %s\n", line)
	}
}

// notReplayable says why a violation, of a fragment or a whole program, cannot be replayed natively, or "".
func notReplayable(v *report.Violation, fragment bool) string {
	switch why := native.NotNative(property.Kind(v.Kind)); {
	case why != "":
		return why
	case v.Native == nil && v.Validated,
		v.Native != nil && v.Native.Obstacle == "" && fragment != (v.Native.Start != nil):
		return "the result has no initial state for a harness: run the command that wrote it again"
	case v.Native == nil:
		return "it was not confirmed on the concrete machine, so there is no run to follow"
	case v.Native.Obstacle != "":
		return v.Native.Obstacle
	}
	return ""
}
