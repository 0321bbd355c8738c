// Bergan measures our own programs the way tables 1 and 2 of Bergan et al. measure theirs (§6), and prints ours
// beside the published figures:
//
//	go run ./bench/bergan --dir bench --time 2m
//
// Each context of bench/contexts is explored from the four seeds, without reduction, to the context's limit of
// branches. Paths are distinct sequences of thread, branch, callee and wake-up. Where the exploration of an ablated
// seed comes to its end, every path of the full seed must be among its paths.
//
// A path of the full seed is feasible if a concrete run of the whole program comes to the context and takes it;
// infeasible if a context with the conditions of NAME.facts.yaml, each with its argument, does not have it; otherwise
// unknown. A concrete path that an exploration of the full seed, come to its end, does not have is an error of
// Midway's own, and so is a facts file that denies a path which a concrete run takes: the exit code is then 1.
package main

import (
	stdctx "context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/pprof"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/pflag"
)

var errWrong = errors.New("a path is missing: see the notes")

func main() {
	stop, cancel := signal.NotifyContext(stdctx.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	err := run(stop, os.Args[1:], os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "bergan:", err)
	}
	switch {
	case errors.Is(err, errWrong):
		os.Exit(1)
	case err != nil:
		os.Exit(2)
	}
}

// settings are the flags of this program.
type settings struct {
	dir, only   string
	time        time.Duration // of one cell
	concrete    time.Duration // of the concrete runs of one context
	branches    int
	solverLimit uint64
	snapshots   int
	list        bool
	profile     string
	alias       string   // how pointers of the initial state are followed, and
	memoryModel string   // what they lead to, as with midway run
	speedOf     []string // seeds whose speed alone is measured
}

func run(stop stdctx.Context, args []string, out io.Writer) error {
	s := &settings{}
	fs := pflag.NewFlagSet("bergan", pflag.ContinueOnError)
	fs.StringVar(&s.dir, "dir", "bench", "directory that has programs and contexts")
	fs.StringVar(&s.only, "only", "", "only contexts whose name contains this")
	fs.DurationVar(&s.time, "time", 2*time.Minute, "limit of each exploration")
	fs.DurationVar(&s.concrete, "concrete", time.Minute, "limit of the concrete runs of each context")
	fs.IntVar(&s.branches, "branches", 0, "limit of branches instead of the contexts' own")
	fs.Uint64Var(&s.solverLimit, "solver-limit", 2_000_000, "limit of the solver per query")
	fs.IntVar(&s.snapshots, "snapshots", 6000, "concrete states to start from, per context")
	fs.BoolVar(&s.list, "list", false, "list the paths of the full seed whose feasibility is unknown")
	fs.StringVar(&s.profile, "profile", "", "write a CPU profile of the whole run to this file")
	fs.StringVar(&s.alias, "alias", "split", "split or merge, as with midway run")
	fs.StringVar(&s.memoryModel, "memory-model", "typed", "typed or bytes, as with midway run")
	fs.StringSliceVar(
		&s.speedOf,
		"speed",
		nil,
		"measure only the speed, from these seeds (full, …), without concrete runs",
	)
	if err := fs.Parse(args); err != nil {
		return err
	}
	names, err := s.contexts()
	if err != nil {
		return err
	}
	if s.profile != "" {
		f, err := os.Create(s.profile)
		if err != nil {
			return err
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	if len(s.speedOf) > 0 {
		return s.speed(stop, names, s.speedOf, out)
	}
	return s.measure(stop, names, out)
}

// contexts are the names of the contexts asked for, in order.
func (s *settings) contexts() ([]string, error) {
	files, err := filepath.Glob(filepath.Join(s.dir, "contexts", "*.yaml"))
	if err != nil {
		return nil, err
	}
	var names []string
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".yaml")
		if strings.Contains(name, s.only) && !strings.HasSuffix(name, ".facts") {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("%s/contexts has no context named %q", s.dir, s.only)
	}
	return names, nil
}

// measure prints the tables, and what is wrong with them.
func (s *settings) measure(stop stdctx.Context, names []string, out io.Writer) error {
	var rows []*row
	wrong := false
	for _, n := range names {
		r, err := s.row(stop, n)
		if err != nil {
			return fmt.Errorf("%s: %w", n, err)
		}
		rows = append(rows, r)
		wrong = wrong || len(r.wrong) > 0
		fmt.Fprintln(os.Stderr, r.progress())
	}
	if err := writeTables(out, rows, s.list); err != nil {
		return err
	}
	if wrong {
		return errWrong
	}
	return nil
}
