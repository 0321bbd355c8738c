package main

import (
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/context"
	"midway/internal/doctor"
	"midway/internal/pipeline"
	"midway/internal/report"
)

func (c *cli) showCommand() *cobra.Command {
	o := &pipeline.Options{Started: time.Now()}
	cmd := &cobra.Command{
		Use:   "show [PROGRAM...]",
		Short: "List what a context can name, or what is known at one",
		Long: `List what a context can name: functions, globals, thread entries and calls that
synchronise, with their places. With a context (--context, --at), say what is
known there and which state it starts in. DIR#3 is job 3 of a run that is kept
in DIR (midway list).

Exit codes: 0 shown, 2 usage or input error.`,
		Example: `  midway show queue.c                                   what there is to name
  midway show queue.c --at t1=put --at t2=queue.c:35    what is known there`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := misplaced("show", args, o.ContextFile); err != nil {
				return err
			}
			if err := c.piped(&o.ContextFile); err != nil {
				return err
			}
			if err := c.live(o); err != nil {
				return err
			}
			if is, err := c.showJob(args); is {
				return err
			}
			o.Programs = args
			if o.ContextFile != "" || len(o.At) > 0 || o.Core != "" {
				text, err := pipeline.DescribeFacts(c.stop, o)
				if err != nil {
					return err
				}
				_, err = io.WriteString(c.out, text)
				return err
			}
			p, err := pipeline.Load(c.stop, o)
			if err != nil {
				return err
			}
			if _, err := io.WriteString(c.out, report.ExternalsText(pipeline.Externals(p.Program))); err != nil {
				return err
			}
			sources := report.NewSources(p.SourceFiles()).Compiled(report.Folders(p.Program))
			return report.WriteShow(c.out, p.Program, sources.Line)
		},
	}
	var g groups
	g.add("Context", c.contextFlags(o))
	g.add("Input", inputFlags(o))
	g.attach(c, cmd)
	return cmd
}

func (c *cli) contextCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "context",
		Short: "Write and check context files",
		Long: `Write and check context files: the live threads of a program, and where each one
stands.`,
		Example: `  midway context new queue.c --at t1=put --at t2=queue.c:35 -o queue.yaml
  midway context from backtrace.txt queue.c -o queue.yaml
  midway context check --context queue.yaml`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return fmt.Errorf("unknown command %q of midway context%s", args[0], suggestion(cmd, args[0]))
			}
			return cmd.Help()
		},
	}
	cmd.AddCommand(c.contextNewCommand(), c.contextFromCommand(), c.contextCheckCommand())
	return cmd
}

func (c *cli) contextNewCommand() *cobra.Command {
	o := &pipeline.Options{Started: time.Now()}
	file := ""
	cmd := &cobra.Command{
		Use:   "new [PROGRAM...] --at NAME=PLACE",
		Short: "Write a commented context file for given places",
		Long: `Write a commented context file to edit. Stacks are filled in as far as there is
one call path only.

Exit codes: 0 written, 2 usage or input error.`,
		Example: `  midway context new queue.c --at t1=put --at t2=queue.c:35 -o queue.yaml`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := misplaced("context new", args, ""); err != nil {
				return err
			}
			o.Programs = args
			return c.contextNew(o, file)
		},
	}
	var g groups
	g.add("Context", func(fs *pflag.FlagSet) {
		fs.StringArrayVar(
			&o.At,
			"at",
			nil,
			"NAME=PLACE, a thread and where it stands, such as t1=queue.c:88 or t1=worker; may be repeated",
		)
		fs.StringVarP(&file, "output", "o", "", "file to write (default: standard output)")
	})
	g.add("Input", inputFlags(o))
	g.attach(c, cmd)
	return cmd
}

func (c *cli) contextNew(o *pipeline.Options, file string) error {
	if file != "" {
		if err := report.CheckWritable(file); err != nil {
			return err
		}
	}
	p, err := pipeline.Load(c.stop, o)
	if err != nil {
		return err
	}
	text, err := context.New(p.Program, o.At)
	if err != nil {
		return err
	}
	write := func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	}
	if file == "" {
		return write(c.out)
	}
	return report.WriteFile(file, write)
}

func (c *cli) contextCheckCommand() *cobra.Command {
	o := &pipeline.Options{Started: time.Now()}
	cmd := &cobra.Command{
		Use:   "check [PROGRAM...] --context FILE",
		Short: "Resolve a context against its program and print what it means",
		Long: `Resolve a context against its program and print what it means: where each
thread stands, in which calls, holding and waiting for what.

Exit codes: 0 it is consistent, 2 it is not, or usage or input error.`,
		Example: `  midway context check --context queue.yaml
  midway context check queue.c --context queue.yaml`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := misplaced("context check", args, o.ContextFile); err != nil {
				return err
			}
			if err := c.piped(&o.ContextFile); err != nil {
				return err
			}
			if err := c.live(o); err != nil {
				return err
			}
			o.Programs = args
			text, err := pipeline.DescribeContext(c.stop, o)
			if err != nil {
				return err
			}
			_, err = io.WriteString(c.out, text)
			return err
		},
	}
	var g groups
	g.add("Context", c.contextFlags(o))
	g.add("Input", inputFlags(o))
	g.attach(c, cmd)
	return cmd
}

func (c *cli) doctorCommand() *cobra.Command {
	return &cobra.Command{
		Use: "doctor", Short: "Check what Midway needs on this machine", Args: cobra.NoArgs,
		Long: `Check what Midway needs on this machine: what is found and its version; of what
is not, the Debian package that has it, and what does not work without it.

Exit codes: 0 C programs can be explored, 2 they cannot.`,
		RunE: func(*cobra.Command, []string) error {
			tab := tabwriter.NewWriter(c.out, 0, 8, 2, ' ', 0)
			for _, f := range doctor.Check(c.stop) {
				state := "ok"
				switch {
				case !f.OK && f.Needed:
					state, c.code = "MISSING", exitUsage
				case !f.OK:
					state = "absent"
				}
				fmt.Fprintf(tab, "%s\t%s\t%s\n", state, f.What, f.Text)
				if !f.OK {
					fmt.Fprintf(tab, "\t\tinstall %s; without it: %s\n", f.Package, f.Without)
				}
			}
			return tab.Flush()
		},
	}
}
