package main

import (
	stdctx "context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/report"
)

// cell is one measured run.
type cell struct {
	doc *report.Document
	cpu float64 // seconds of the processor, user and system
	all float64 // seconds by the clock
}

// measure runs `midway check` with the arguments given.
func measure(stop stdctx.Context, s *settings, args []string) (*cell, error) {
	file, err := os.CreateTemp("", "cell-*.json")
	if err != nil {
		return nil, err
	}
	file.Close()
	defer os.Remove(file.Name())
	args = append([]string{"check"}, args...)
	args = append(args, "--time", s.time.String(), "--memory", s.memory, "--json", file.Name())
	cmd := exec.CommandContext(stop, s.midway, args...)
	var text strings.Builder
	cmd.Stderr = &text
	started := time.Now()
	err = cmd.Run()
	all := time.Since(started).Seconds()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return nil, err
	}
	data, err := os.ReadFile(file.Name())
	if err != nil {
		return nil, err
	}
	c := &cell{doc: &report.Document{}, all: all}
	if err := json.Unmarshal(data, c.doc); err != nil {
		return nil, fmt.Errorf("%s: %s", strings.Join(args, " "), strings.TrimSpace(text.String()))
	}
	c.cpu = (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
	return c, nil
}

// arguments are a program of the given folder, and its sizes. What others count has both orders of threads alike.
func (s *settings) arguments(folder, file string, sizes []string) []string {
	out := []string{filepath.Join(s.dir, folder, file), "--no-symmetry"}
	for _, d := range sizes {
		out = append(out, "-D", d)
	}
	return out
}

// runs are all executions begun: those that came to an end, and those that were blocked or pruned.
func (c *cell) runs() int {
	st := &c.doc.Stats
	return int(st.Runs) + int(st.RunsPruned) + int(st.RunsBlocked)
}

// count is the number of runs, at least where the exploration did not finish.
func (c *cell) count() string {
	if c.finished() {
		return fmt.Sprint(c.runs())
	}
	return fmt.Sprintf("≥%d", c.runs())
}

// finished reports whether the exploration came to its end: nothing was left out, but for what lies beyond violations
// where that is not wanted.
func (c *cell) finished() bool {
	left := func(e report.Entry) bool {
		return e.Effect == ledger.Incomplete.String() && e.Kind != execute.ContinuationLimit
	}
	return c.doc.Complete || len(c.doc.Ledger) > 0 && !slices.ContainsFunc(c.doc.Ledger, left)
}

// took are the seconds of the processor, with a + where the run came to its limit first.
func (c *cell) took(finished bool) string {
	if finished {
		return fmt.Sprintf("%.2f", c.cpu)
	}
	return fmt.Sprintf("%.2f+", c.cpu)
}

// passed are the seconds by the clock.
func (c *cell) passed(finished bool) string {
	if finished {
		return fmt.Sprintf("%.2f", c.all)
	}
	return fmt.Sprintf("%.2f+", c.all)
}

// wrong reports whether the verdict is none of the program's. An exploration that did not finish may not know.
func (c *cell) wrong(want string) bool {
	return c.doc.Verdict != want && (c.doc.Complete || c.doc.Verdict != "unknown")
}
