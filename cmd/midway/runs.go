package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"midway/internal/jobs"
	"midway/internal/jobs/store"
	"midway/internal/pipeline"
	"midway/internal/report"
)

// runDir is the flag --run-dir. A run that is resumed is where it is now, whatever the command says that began it.
type runDir struct{ c *cli }

func (r *runDir) String() string { return "" }
func (r *runDir) Type() string   { return "DIR" }

// Set is that of pflag.Value.
func (r *runDir) Set(dir string) error {
	if dir == "" {
		return fmt.Errorf("no directory")
	}
	if !r.c.resumes {
		r.c.runDir = dir
	}
	return nil
}

// keep opens the store of a run that has one.
func (c *cli) keep() (pipeline.Keeper, error) {
	var s *store.Store
	var err error
	switch {
	case c.runDir == "":
		return nil, nil
	case c.resumes:
		s, err = store.Open(c.stop, c.runDir, c.note)
	default:
		folder, wrong := os.Getwd()
		if wrong != nil {
			return nil, wrong
		}
		s, err = store.Create(c.stop, c.runDir, store.About{Command: c.args, Folder: folder}, c.note)
	}
	if err != nil {
		return nil, err
	}
	c.kept = s
	return s, nil
}

// closeRun notes the verdict of a run that is kept, and gives its directory free.
func (c *cli) closeRun(doc *report.Document) error {
	if c.kept == nil {
		return nil
	}
	s := c.kept
	c.kept = nil
	if doc == nil {
		return s.Close()
	}
	if err := s.Finish(string(doc.Verdict)); err != nil {
		_ = s.Close()
		return err
	}
	return s.Close()
}

func (c *cli) resumeCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "resume DIR",
		Short: "Go on with a run that was stopped or killed",
		Long: `Go on with a run of midway check, run, pairs or pieces with --run-dir DIR,
whatever ended it: an interrupt, a limit of time, a kill of any of its
processes. The command is the one that it was begun with, in the folder where
that was given; time counts anew. What was found stays, and nothing is counted
twice. A program that has changed since is refused. A run that has come to its
end is reported again.

` + exitCodes,
		Example: `  midway check queue.c --run-dir run --jobs 4   a run that is kept
  midway resume run                             after it was stopped`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			dir, err := filepath.Abs(args[0])
			if err != nil {
				return err
			}
			_, about, err := store.Read(dir)
			if err != nil {
				return noRun(args[0], err)
			}
			if err := os.Chdir(about.Folder); err != nil {
				return err
			}
			c.runDir, c.resumes, c.args = dir, true, about.Command
			root := c.root()
			root.SetArgs(about.Command)
			root.SetOut(c.out)
			root.SetErr(c.err)
			return root.ExecuteContext(c.stop)
		},
	}
}

func (c *cli) listCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "list DIR",
		Short: "List the parts of a run and what became of them",
		Long: `List the jobs of a run with --run-dir DIR: what became of each, how often it was
begun, what it has counted so far, and why it is unknown where it is. The run
may be under way. midway show DIR#3 says more of job 3. The database
in the directory may be queried by any tool of SQLite (docs/jobs.md).

Exit codes: 0 listed, 2 usage or input error.`,
		Example: `  midway list run                               the jobs of a run
  midway show run#3                             what job 3 explores`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			r, about, err := store.Read(args[0])
			if err != nil {
				return noRun(args[0], err)
			}
			return c.list(&r, &about)
		},
	}
}

// noRun says that a directory holds no run, and why.
func noRun(dir string, err error) error {
	return fmt.Errorf("%s holds no run to go on with: %w", dir, err)
}

// list lists the jobs of a run.
func (c *cli) list(r *jobs.Records, about *store.About) error {
	fmt.Fprintf(c.out, "midway %s\n", joined(about.Command))
	if about.Verdict != "" {
		fmt.Fprintf(c.out, "the last report: %s\n", about.Verdict)
	}
	counts := map[jobs.ID]map[string]int{}
	for _, result := range r.Results {
		if counts[result.Job] == nil {
			counts[result.Job] = map[string]int{}
		}
		for name, n := range result.Portion.Counts {
			counts[result.Job][name] += n
		}
	}
	w := tabwriter.NewWriter(c.out, 0, 0, 2, ' ', 0)
	of, heading := func(*jobs.Job) string { return "" }, "\njob\t"
	if slices.ContainsFunc(r.Jobs, func(j jobs.Job) bool { return j.Part > 0 }) {
		of, heading = func(j *jobs.Job) string { return fmt.Sprintf("%d\t", j.Part+1) }, "\njob\tsub-check\t"
	}
	fmt.Fprintln(w, heading+"status\tattempts\tsplits\truns\tstates\t")
	for _, j := range r.Jobs {
		fmt.Fprintf(w, "%d\t%s%s\t%d\t%d\t%d\t%d\t%s\n",
			j.ID, of(&j), j.Status, j.Attempt, j.Splits, counts[j.ID]["runs"], counts[j.ID]["states"], note(&j))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(c.out, "\n%d jobs, %d findings of workers\n", len(r.Jobs), len(r.Findings))
	return err
}

// note is what is said of a job beside its numbers.
func note(j *jobs.Job) string {
	if j.Status == jobs.Leased {
		return j.Worker
	}
	return j.Why
}

func joined(args []string) (text string) {
	for i, a := range args {
		if i > 0 {
			text += " "
		}
		text += a
	}
	return text
}

// oneJob is an argument of show that names a job of a run.
var oneJob = regexp.MustCompile(`^(.+)#([1-9][0-9]*)$`)

// showJob shows a job of a run, where the arguments name one.
func (c *cli) showJob(args []string) (is bool, err error) {
	if len(args) != 1 {
		return false, nil
	}
	m := oneJob.FindStringSubmatch(args[0])
	if m == nil {
		return false, nil
	}
	if _, err := os.Stat(filepath.Join(m[1], store.File)); err != nil {
		return false, nil // a file may have such a name
	}
	r, _, err := store.Read(m[1])
	if err != nil {
		return true, noRun(m[1], err)
	}
	id, _ := strconv.Atoi(m[2])
	at := slices.IndexFunc(r.Jobs, func(j jobs.Job) bool { return j.ID == jobs.ID(id) })
	if at < 0 {
		return true, fmt.Errorf("%s has no job %d", m[1], id)
	}
	return true, c.describeJob(&r, &r.Jobs[at])
}

// describeJob says what a job explores and what came of it.
func (c *cli) describeJob(r *jobs.Records, j *jobs.Job) error {
	w := tabwriter.NewWriter(c.out, 0, 0, 2, ' ', 0)
	line := func(name string, v any) { fmt.Fprintf(w, "%s\t%v\n", name, v) }
	line("status", j.Status)
	if text := note(j); text != "" {
		line("", text)
	}
	if j.Part > 0 {
		line("sub-check", j.Part+1)
	}
	line("attempts", j.Attempt)
	line("splits", j.Splits)
	if j.Status != jobs.Withdrawn {
		s := jobs.Restore(*r, jobs.Config{Lost: jobs.DefaultLost}).Subtree(j.ID)
		for i, l := range s.Levels {
			line(fmt.Sprintf("step %d", i+1), levelText(&l))
		}
		switch {
		case s.Last != nil:
			line("explores", "all that begins with "+levelText(s.Last))
		case len(s.Levels) == 0:
			line("explores", "everything")
		default:
			line("explores", "all that begins with these steps, and what else is open on the way")
		}
	}
	for _, result := range r.Results {
		if result.Job == j.ID {
			for _, name := range slices.Sorted(maps.Keys(result.Portion.Counts)) {
				line(fmt.Sprintf("portion %d", result.Number+1), fmt.Sprintf("%s: %d", name, result.Portion.Counts[name]))
			}
		}
	}
	return w.Flush()
}

func levelText(l *jobs.Level) string {
	text := fmt.Sprintf("thread %d", l.Thread)
	if l.Outcome > 0 {
		text += fmt.Sprintf(", outcome %d", l.Outcome+1)
	}
	if len(l.Asleep) > 0 {
		text += fmt.Sprintf("; asleep: %v", l.Asleep)
	}
	if l.Rest && !l.Shared {
		if open := l.Branches[slices.Index(l.Branches, l.Thread)+1:]; len(open) > 0 {
			text += fmt.Sprintf("; open: %v", open)
		}
	}
	return text
}
