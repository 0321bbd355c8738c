// Command snapshots stops a native program at random moments under gdb and holds what Midway knows of each context
// against its memory.
//
//	go run ./scripts/snapshots --stops 100 --seed 1 program.bc -- ARGUMENTS OF THE PROGRAM
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"midway/internal/ir"
	"midway/soundness/snapshots"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "snapshots:", err)
		os.Exit(1)
	}
}

func run() error {
	var (
		stops  = flag.Int("stops", 100, "how often the program is stopped")
		seed   = flag.Uint64("seed", 1, "of the moments")
		perRun = flag.Int("per-run", 10, "stops of one run")
		span   = flag.Duration(
			"span",
			0,
			"mean time between two stops (default: as long as a run takes, over --per-run)",
		)
		until = flag.Duration("time", 0, "give up after so long")
		limit = flag.Duration("limit", 60*time.Second, "how long gdb may take for a stop")
		libs  = flag.String("libs", "", "flags for the linker, such as -lz")
		into  = flag.String(
			"into",
			"",
			"folder for contexts that are refused or have false facts, and for the first ones",
		)
		keep   = flag.Int("keep", 5, "how many of the first contexts are written")
		dir    = flag.String("dir", "", "the program's working directory")
		extern = flag.String("extern-default", "", "pure, arguments or anything: what functions without a body do")
		client = flag.String("client", "", "shell command that runs beside the program, over and over")
	)
	flag.Parse()
	if flag.NArg() == 0 {
		return fmt.Errorf("no program given: name one .c, .bc or .ll file, then -- and its arguments")
	}
	build, err := os.MkdirTemp("", "snapshots")
	if err != nil {
		return err
	}
	defer os.RemoveAll(build)
	o := snapshots.Options{Load: ir.Options{}, Link: strings.Fields(*libs), Dir: build}
	if *extern != "" {
		outside, err := ir.ReadingNamed(*extern)
		if err != nil {
			return fmt.Errorf("--extern-default: %w", err)
		}
		o.Outside = &outside
	}
	s, err := snapshots.New(flag.Arg(0), o)
	if err != nil {
		return err
	}
	args := flag.Args()[1:]
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if *into != "" {
		if err := os.MkdirAll(*into, 0o755); err != nil {
			return err
		}
	}
	n, err := s.Run(snapshots.Plan{
		Workload: snapshots.Workload{
			Args:     strings.Join(args, " "),
			Dir:      *dir,
			Patience: 20 * time.Millisecond,
			Limit:    *limit,
			Client:   *client,
		},
		Stops: *stops, Seed: *seed, PerRun: *perRun, Span: *span, Until: *until, Keep: *keep, Into: *into,
		Program: flag.Arg(0), Log: os.Stderr,
	})
	if n != nil {
		fmt.Print(n)
	}
	return err
}
