package main

import (
	stdctx "context"
	"fmt"
	"io"
	"slices"
	"strings"
	"syscall"
	"time"

	"midway/internal/pipeline"
)

// speed prints how fast each context is explored from the seeds asked for, and what answered the queries: a line for
// each cell as soon as it is known, without concrete runs.
func (s *settings) speed(stop stdctx.Context, names, seeds []string, out io.Writer) error {
	for _, seed := range seeds {
		if !slices.Contains(pipeline.Seeds, seed) {
			return fmt.Errorf("no seed is named %q; they are %s", seed, strings.Join(pipeline.Seeds, ", "))
		}
	}
	for _, name := range names {
		for _, seed := range seeds {
			c, err := s.explore(stop, name, seed)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			if _, err := fmt.Fprintf(out, "%s %s: %s\n", name, seed, c.speed()); err != nil {
				return err
			}
		}
	}
	return nil
}

// speed is a line about an exploration: instructions, and how many per second, share of the solver, distinct paths,
// time, and queries by tier.
func (c *cell) speed() string {
	var tiers []string
	for _, tier := range keys(c.stats.SolverQueries) {
		if n := c.stats.SolverQueries[tier]; n > 0 {
			tiers = append(tiers, fmt.Sprintf("%s %d", tier, n))
		}
	}
	return fmt.Sprintf(
		"%d instructions, %.0f/s (%.0f per second of processor time), solver %.0f%%, %s paths in %.1f s; queries: %s",
		c.stats.Instructions,
		c.perSecond(),
		float64(c.stats.Instructions)/max(c.cpu.Seconds(), 1e-3),
		100*c.solverShare(),
		c.count(),
		c.stats.WallSeconds,
		strings.Join(tiers, ", "),
	)
}

// processorTime is what this process has taken so far. Beside other work it says more than the wall clock does.
func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
