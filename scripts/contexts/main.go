// Command contexts runs Midway from every context of a directory, and prints how each run ended as rows of a table: one directory below it for each
// program, files of contexts in that.
//
// It needs a built midway (--midway). A run that writes no result is a row, too.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// result is what a row needs of a JSON result.
type result struct {
	Verdict    string
	Complete   bool
	Stats      stats
	Violations []struct{ Kind, Level string }
}

type stats struct {
	Paths            int
	PathsCut         int `json:"paths_cut"`
	Instructions     uint64
	SolverSeconds    float64 `json:"solver_seconds"`
	WallSeconds      float64 `json:"wall_seconds"`
	First            float64 `json:"first_instruction_seconds"`
	Blocks           int     `json:"blocks_reached"`
	Synchronisations []int
}

func main() {
	dir := flag.String("dir", "", "directory with one directory of contexts for each program")
	midway := flag.String("midway", "bin/midway", "the command")
	limit := flag.Duration("time", time.Minute, "of each run")
	most := flag.Int("most", 5, "contexts of each program")
	flag.Parse()
	if err := table(*dir, *midway, *limit, *most); err != nil {
		fmt.Fprintln(os.Stderr, "contexts:", err)
		os.Exit(1)
	}
}

// table prints the rows.
func table(dir, midway string, limit time.Duration, most int) error {
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.yaml"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no contexts in %q: name a directory that has PROGRAM/CONTEXT.yaml (--dir)", dir)
	}
	fmt.Println("| context | first instruction, s | over its time, s | ended | instructions | blocks | synchronisations | solver | paths | findings |")
	fmt.Println("|---|---|---|---|---|---|---|---|---|---|")
	taken := map[string]int{}
	for _, f := range files {
		program := filepath.Base(filepath.Dir(f))
		if taken[program]++; taken[program] > most {
			continue
		}
		row, err := run(midway, f, limit)
		if err != nil {
			return err
		}
		fmt.Printf("| %s %d | %s |\n", program, taken[program], row)
	}
	return nil
}

// run is one row; a run that has to be killed is one.
func run(midway, file string, limit time.Duration) (row string, err error) {
	out, err := os.CreateTemp("", "contexts-*.json")
	if err != nil {
		return "", err
	}
	out.Close()
	defer os.Remove(out.Name())
	ctx, cancel := context.WithTimeout(context.Background(), limit+time.Minute)
	defer cancel()
	began := time.Now()
	cmd := exec.CommandContext(ctx, midway, "run", "--context", file, "--time", limit.String(), "--json", out.Name())
	err = cmd.Run()
	over := max(time.Since(began)-limit, 0)
	if failed := (*exec.ExitError)(nil); err != nil && !errors.As(err, &failed) {
		return "", err
	}
	text, err := os.ReadFile(out.Name())
	if err != nil {
		return "", err
	}
	var r result
	if json.Unmarshal(text, &r) != nil {
		return fmt.Sprintf(" | %.1f | no result, exit code %d | | | | | |", over.Seconds(), cmd.ProcessState.ExitCode()), nil
	}
	return r.row(over, cmd.ProcessState.ExitCode()), nil
}

func (r *result) row(over time.Duration, code int) string {
	ended := r.Verdict + ", time"
	if r.Complete {
		ended = r.Verdict + ", complete"
	}
	if code == 4 {
		ended += ", exit code 4"
	}
	s := &r.Stats
	passed := slices.Clone(s.Synchronisations)
	solver := 0.0
	if t := s.WallSeconds - s.First; t > 0 {
		solver = 100 * s.SolverSeconds / t
	}
	return fmt.Sprintf("%.1f | %.1f | %s | %d | %d | %s | %.0f %% | %d, %d cut | %s", s.First, over.Seconds(), ended, s.Instructions, s.Blocks,
		strings.Trim(fmt.Sprint(passed), "[]"), solver, s.Paths, s.PathsCut, r.findings())
}

// findings counts the violations by level and kind.
func (r *result) findings() string {
	number := map[string]int{}
	for _, v := range r.Violations {
		number[v.Level+" "+v.Kind]++
	}
	var list []string
	for what, n := range number {
		list = append(list, fmt.Sprintf("%d %s", n, what))
	}
	slices.Sort(list)
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}
