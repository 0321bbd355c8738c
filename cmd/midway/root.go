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

	"midway/internal/jobs/store"
	"midway/internal/keep"
	"midway/internal/pipeline"
	"midway/internal/solver/z3"
	"midway/internal/toolchain"
)

// exitCodes is the line about them in the help of what explores.
const exitCodes = "Exit codes: 0 safe, 1 violated, 2 usage or input error, 3 unknown or incomplete,\n4 internal error."

// cli is one execution of the command line.
type cli struct {
	stop     stdctx.Context
	out, err io.Writer
	code     int
	profile  string // file for a CPU profile
	stopped  func() // ends it
	helpAll  bool   // help shows all flags
	args     []string
	runDir   string        // "", or where the run is kept,
	resumes  bool          // which goes on
	kept     *store.Store  // then, while it does
	worker   io.ReadWriter // nil, or to the command that this one is a worker of
	in       io.Reader     // standard input; nil: os.Stdin
	fleeting string        // "", or a file that goes with the command
	exe      string        // "", or the executable that a core is of
	pid      int           // 0, or the process that a core is made of
	serveAt  string        // "", or where the run is shown in a browser
	watched  *watching     // nil, or what writes down the run for those who watch

	// pipeline.Output.Explore: nil but for tests
	explorer func(stdctx.Context, *pipeline.Initial) (*pipeline.Result, error)
}

func (c *cli) root() *cobra.Command {
	showVersion := false
	root := &cobra.Command{
		Use:   "midway",
		Short: "Symbolic execution of multithreaded C programs from the middle",
		Long: `Midway symbolically executes a multithreaded C program from the middle. Give it
a program and a program context (the live threads and where each one stands); it
works out what must be true of memory, locks and barriers at that moment,
explores every schedule and every branch from there, and says which assertions,
races, deadlocks and memory errors can happen, under which condition, along
which schedule. Without a context it starts at main.

Use check for a verdict; use run to see every path with its condition.

` + exitCodes,
		Example: `  midway check queue.c                                  from main
  midway check queue.c --at t1=put --at t2=queue.c:35   from the middle
  midway doctor                                         what is missing here`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case showVersion:
				return c.printVersion()
			case len(args) > 0:
				return noCommand(cmd, args[0])
			}
			return cmd.Help()
		},
	}
	root.CompletionOptions.HiddenDefaultCmd = false
	root.SetFlagErrorFunc(flagError)
	root.Flags().BoolVar(&showVersion, "version", false, "print the version, and those of Z3 and clang")
	root.SetUsageFunc(func(cmd *cobra.Command) error {
		c.usage(cmd, nil)
		return nil
	})
	root.PersistentFlags().StringVar(&c.profile, "cpuprofile", "", "write a CPU profile of Midway itself to this file")
	_ = root.PersistentFlags().MarkHidden("cpuprofile")
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		if f := cmd.Flags().Lookup("exe"); f != nil {
			c.exe = f.Value.String()
		}
		return c.startProfile()
	}
	cobra.EnableCommandSorting = false
	root.AddCommand(
		c.checkCommand(),
		c.runCommand(),
		c.pairsCommand(),
		c.piecesCommand(),
		c.reachCommand(),
		c.schedulesCommand(),
		c.reconstructCommand(),
		c.replayCommand(),
		c.recheckCommand(),
		c.checkpointCommand(),
		c.showCommand(),
		c.resumeCommand(),
		c.listCommand(),
		c.serveCommand(),
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

func (c *cli) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: "Print the version, and those of Z3 and clang", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return c.printVersion()
		},
	}
}

// printVersion prints what is asked for when something is reported: the versions of Midway and of what it works with.
func (c *cli) printVersion() error {
	clang := "clang: none found (midway doctor says more)"
	if tool, err := toolchain.Clang("", keep.Open(keep.Usual("midway"), pipeline.KeptBytes)); err == nil {
		clang = fmt.Sprintf("clang %d (%s)", tool.Major, tool.Path)
	}
	_, err := fmt.Fprintf(c.out, "%s\nZ3 %s\n%s\n", versionText(), z3.Version(), clang)
	return err
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
