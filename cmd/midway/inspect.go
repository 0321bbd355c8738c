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
		Short: "List what a context can name; with a context, what is known there and the state it starts in",
		RunE: func(_ *cobra.Command, args []string) error {
			o.Programs = args
			if o.ContextFile != "" || len(o.At) > 0 {
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
			return report.WriteShow(c.out, p.Program, report.NewSources(p.SourceFiles()).Line)
		},
	}
	var g groups
	g.add("Context", contextFlags(o))
	g.add("Input", inputFlags(o))
	g.attach(cmd)
	return cmd
}

func (c *cli) contextCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "context",
		Short: "Write and check context files",
		Args:  cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return fmt.Errorf("unknown command %q of midway context%s", args[0], suggestion(cmd, args[0]))
			}
			return cmd.Help()
		},
	}
	cmd.AddCommand(c.contextNewCommand(), c.contextCheckCommand())
	return cmd
}

func (c *cli) contextNewCommand() *cobra.Command {
	o := &pipeline.Options{Started: time.Now()}
	file := ""
	cmd := &cobra.Command{
		Use:   "new [PROGRAM...] --at NAME=PLACE",
		Short: "Write a commented context file for given places",
		Long:  "Write a commented context file. Stacks are filled in as far as there is one call path only.",
		RunE: func(_ *cobra.Command, args []string) error {
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
	g.attach(cmd)
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
		RunE: func(_ *cobra.Command, args []string) error {
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
	g.add("Context", contextFlags(o))
	g.add("Input", inputFlags(o))
	g.attach(cmd)
	return cmd
}

func (c *cli) doctorCommand() *cobra.Command {
	return &cobra.Command{
		Use: "doctor", Short: "Check what Midway needs on this machine", Args: cobra.NoArgs,
		Long: `Check what Midway needs on this machine: what is found and its version; of what is not, the Debian package that has it, and what
does not work without it.

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
