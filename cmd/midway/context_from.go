package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/pipeline"
	"midway/internal/recorder"
	"midway/internal/report"
)

// fromReport is what context from is asked for.
type fromReport struct {
	output   string
	number   int // of the report of the text, from 1; 0: the one that says most
	threads  []string
	noValues bool
}

func (c *cli) contextFromCommand() *cobra.Command {
	o := &pipeline.Options{Started: time.Now()}
	from := &fromReport{}
	cmd := &cobra.Command{
		Use:   "from FILE|- [PROGRAM...]",
		Short: "Write the context that a backtrace or a sanitizer's report shows",
		Long: `Write the context of the moment that a text shows, in a file or on standard
input (-): a backtrace of all threads by gdb, pstack, eu-stack or
systemd-coredump, or a report of ThreadSanitizer, AddressSanitizer, Helgrind or
Memcheck; or a core file, as midway checkpoint writes them, which gdb unwinds
(--exe names its executable, else the core does). Frames become program points,
threads that wait in the C library are blocked, values that are shown become
conditions. A stack that cannot be in the program is refused, with the frame
that does not fit.

Exit codes: 0 written, 2 usage or input error, or a stack that does not fit.`,
		Example: `  gdb -p 4711 -batch -ex 'thread apply all bt' | midway context from - queue.c
  midway context from tsan.log --report 2 queue.c
  midway context from checkpoints/4711-000012.core queue.c`,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return fmt.Errorf("no report given: name a file with a backtrace, or - for standard input")
			}
			if kind := kindOf(args[0]); kind != otherFile {
				return fmt.Errorf("%s is %s; the file with the backtrace goes first, then the program", args[0], kind)
			}
			if err := misplaced("context from", args[1:], ""); err != nil {
				return err
			}
			o.Programs = args[1:]
			return c.contextFrom(o, args[0], from)
		},
	}
	var g groups
	g.add("Context", func(fs *pflag.FlagSet) {
		fs.StringArrayVar(&from.threads, "thread", nil, "only this thread, by its number in the text or in the system; may be repeated")
		fs.IntVar(&from.number, "report", 0, "which report of a text that has several, from 1 (default: the last one of all threads, or the first)")
		fs.BoolVar(&from.noValues, "no-values", false, "make no conditions of the values that the text shows")
		exeFlag(fs)
		fs.StringVarP(&from.output, "output", "o", "", "file to write (default: standard output)")
	})
	g.add("Input", inputFlags(o))
	g.attach(c, cmd)
	return cmd
}

func (c *cli) contextFrom(o *pipeline.Options, path string, from *fromReport) error {
	if from.output != "" {
		if err := report.CheckWritable(from.output); err != nil {
			return err
		}
	}
	rep, err := c.chosenReport(path, from.number)
	if err != nil {
		return err
	}
	p, err := pipeline.Load(c.stop, o)
	if err != nil {
		return err
	}
	text, err := context.FromReport{Threads: from.threads, Values: !from.noValues, Head: head(o, from.output)}.Write(p.Program, rep)
	if err != nil {
		return fmt.Errorf("%s: %w", nameOfInput(path), err)
	}
	write := func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	}
	if from.output == "" {
		return write(c.out)
	}
	return report.WriteFile(from.output, write)
}

func nameOfInput(path string) string {
	if path == "-" {
		return "standard input"
	}
	return path
}

// chosenReport reads a text and chooses one of its reports.
func (c *cli) chosenReport(path string, number int) (*backtrace.Report, error) {
	in, end, err := c.reported(path)
	if err != nil {
		return nil, err
	}
	defer end()
	all, err := backtrace.Read(in, backtrace.Limits{})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", nameOfInput(path), err)
	}
	for _, s := range all.Skipped {
		fmt.Fprintf(c.err, "midway: %s: left out: %s\n", nameOfInput(path), s)
	}
	i := all.Choose()
	if number > 0 {
		i = number - 1
	}
	if i >= len(all.Reports) {
		return nil, fmt.Errorf("--report %d: %s has %d", number, nameOfInput(path), len(all.Reports))
	}
	if n := len(all.Reports); n > 1 && number == 0 {
		fmt.Fprintf(c.err, "midway: %s has %d reports; number %d is taken (--report chooses another)\n", nameOfInput(path), n, i+1)
	}
	return all.Reports[i], nil
}

// reported is the text of a report: a file's, standard input's, or what a debugger prints of a core. end closes it.
func (c *cli) reported(path string) (in io.Reader, end func(), err error) {
	switch {
	case path == "-":
		return c.input(), func() {}, nil
	case recorder.IsCore(path):
		text, err := recorder.Backtrace(c.stop, path, c.exe)
		return bytes.NewReader(text), func() {}, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	return f, func() { f.Close() }, nil
}

func (c *cli) input() io.Reader {
	if c.in != nil {
		return c.in
	}
	return os.Stdin
}

// piped puts a file in the place of a context on standard input, or in a pipe: it is read more than once; and one with
// the stacks in the place of a core.
func (c *cli) piped(path *string) error {
	info, err := os.Stat(*path)
	if *path != "-" && (*path == "" || err != nil || info.IsDir() || info.Mode().IsRegular() && !recorder.IsCore(*path)) {
		return nil
	}
	in, end, err := c.reported(*path)
	if err != nil {
		return err
	}
	defer end()
	if c.runDir != "" {
		return fmt.Errorf("--run-dir keeps the run, which wants its context in a file: midway context from - PROGRAM -o FILE")
	}
	name := "midway-context-*"
	if recorder.IsCore(*path) {
		name = filepath.Base(*path) + "-*" // messages name it
	}
	f, err := os.CreateTemp("", name)
	if err != nil {
		return err
	}
	c.fleeting, *path = f.Name(), f.Name()
	_, err = io.Copy(f, in)
	return errors.Join(err, f.Close())
}

// head are the keys of the context file that name the program, relative to the file where it is known.
func head(o *pipeline.Options, output string) (out []string) {
	if output == "" {
		return nil
	}
	beside := func(path string) string {
		dir, err := filepath.Abs(filepath.Dir(output))
		if err == nil {
			if abs, err := filepath.Abs(path); err == nil {
				if rel, err := filepath.Rel(dir, abs); err == nil {
					return rel
				}
			}
		}
		return path
	}
	var programs []string
	for _, p := range o.Programs {
		programs = append(programs, fmt.Sprintf("%q", beside(p)))
	}
	if len(programs) > 0 && o.Project == "" {
		out = append(out, "program: ["+strings.Join(programs, ", ")+"]")
	}
	if o.Project != "" && len(programs) == 0 {
		out = append(out, fmt.Sprintf("project: %q", beside(o.Project)))
		if o.Link != "" {
			out = append(out, fmt.Sprintf("link: %q", o.Link))
		}
	}
	return out
}
