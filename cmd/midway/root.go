package main

import (
	"cmp"
	stdctx "context"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"runtime/pprof"

	"github.com/spf13/cobra"

	"midway/internal/pipeline"
)

// cli is one execution of the command line.
type cli struct {
	stop     stdctx.Context
	out, err io.Writer
	code     int
	profile  string // file for a CPU profile
	stopped  func() // ends it

	// pipeline.Output.Explore: nil but for tests
	explorer func(stdctx.Context, *pipeline.Initial) (*pipeline.Result, error)
}

func (c *cli) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "midway",
		Short: "Symbolic execution of multithreaded C programs from the middle",
		Long: `Midway symbolically executes a multithreaded C program from the middle. Give it a program and a program
context (the live threads and where each one stands); it works out what must be true of memory, locks and
barriers at that moment, explores every schedule and every branch from there, and says which assertions,
races, deadlocks and memory errors can happen, under which condition, along which schedule.

Exit codes: 0 safe, 1 violated, 2 usage or input error, 3 unknown or incomplete, 4 internal error.`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return fmt.Errorf("unknown command %q%s", args[0], suggestion(cmd, args[0]))
			}
			return cmd.Help()
		},
	}
	root.CompletionOptions.HiddenDefaultCmd = false
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return fmt.Errorf("%w (see %s --help)", err, cmd.CommandPath())
	})
	root.PersistentFlags().StringVar(&c.profile, "cpuprofile", "", "write a CPU profile of Midway itself to this file")
	_ = root.PersistentFlags().MarkHidden("cpuprofile")
	root.PersistentPreRunE = func(*cobra.Command, []string) error { return c.startProfile() }
	root.AddCommand(
		c.runCommand(),
		c.checkCommand(),
		c.replayCommand(),
		c.showCommand(),
		c.contextCommand(),
		c.doctorCommand(),
		c.versionCommand(),
		c.manCommand(root),
	)
	complete(root)
	return root
}

// startProfile begins the profile that was asked for (make profile).
func (c *cli) startProfile() error {
	if c.profile == "" {
		return nil
	}
	f, err := os.Create(c.profile)
	if err != nil {
		return fmt.Errorf("cannot write the profile: %w", err)
	}
	c.stopped = func() {
		pprof.StopCPUProfile()
		f.Close()
	}
	return pprof.StartCPUProfile(f)
}

func suggestion(cmd *cobra.Command, word string) string {
	cmd.SuggestionsMinimumDistance = 2
	if near := cmd.SuggestionsFor(word); len(near) > 0 {
		return fmt.Sprintf("; did you mean %s?", near[0])
	}
	return " (see midway --help)"
}

func (c *cli) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: "Print the version", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(c.out, versionText())
			return err
		},
	}
}

// version is set where there is no repository to take it from (make build VERSION=).
var version string

// versionText is the module's version, or the commit it was built from.
func versionText() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "midway (unknown version)"
	}
	of, commit, changed := cmp.Or(version, info.Main.Version), "", ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			commit = s.Value[:min(12, len(s.Value))]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = ", changed"
		}
	}
	if of == "" || of == "(devel)" {
		of = "development"
	}
	if commit != "" {
		of += " (commit " + commit + changed + ")"
	}
	return "midway " + of + ", " + info.GoVersion
}
