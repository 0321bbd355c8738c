// Command contexts runs Midway from every context of a directory, and prints how each run ended as rows of a table: one
// directory below it for each program, files of contexts in that.
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
	Runnable         int `json:"threads_runnable"`
	WentOn           int `json:"threads_went_on"`
	Pairs            int `json:"pairs_in_both_orders"`
	Functions        []struct {
		Function string
		Seconds  float64
	}
}

// reached reports whether a run has seen what a context is to show in its time: it ended; or every thread that could
// run passed two synchronisations, or ended, a pair of threads came to one object in either order, and a hundred blocks
// were reached. The solver is to take less than half of the time.
func (r *result) reached() bool {
	s := &r.Stats
	far := s.Runnable > 0 && s.WentOn == s.Runnable && s.Pairs > 0 && s.Blocks >= 100
	return (r.Complete || far) && s.solver() < 50
}

// solver is its share of the time behind the first instruction, in percent.
func (s *stats) solver() float64 {
	if t := s.WallSeconds - s.First; t > 0 {
		return 100 * s.SolverSeconds / t
	}
	return 0
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
	fmt.Println(
		"| context | first instruction, s | over its time, s | processor, s | ended | instructions | blocks | " +
			"synchronisations | threads that went on | pairs in both orders | solver | target | paths | most time " +
			"in | findings |",
	)
	fmt.Println("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|")
	reached, rows := 0, 0
	taken := map[string]int{}
	for _, f := range files {
		program := filepath.Base(filepath.Dir(f))
		if taken[program]++; taken[program] > most {
			continue
		}
		row, ok, err := run(midway, f, limit)
		if err != nil {
			return err
		}
		fmt.Printf("| %s %d | %s |\n", program, taken[program], row)
		if rows++; ok {
			reached++
		}
	}
	fmt.Printf("\n%d of %d contexts reach the target; load %s\n", reached, rows, load())
	return nil
}

// load is the machine's, of the last one, five and fifteen minutes; or "unknown".
func load() string {
	text, err := os.ReadFile("/proc/loadavg")
	if f := strings.Fields(string(text)); err == nil && len(f) >= 3 {
		return strings.Join(f[:3], " ")
	}
	return "unknown"
}

// run is one row, and whether it reaches the target; a run that has to be killed is one.
func run(midway, file string, limit time.Duration) (row string, reached bool, err error) {
	out, err := os.CreateTemp("", "contexts-*.json")
	if err != nil {
		return "", false, err
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
		return "", false, err
	}
	text, err := os.ReadFile(out.Name())
	if err != nil {
		return "", false, err
	}
	used := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	var r result
	if json.Unmarshal(text, &r) != nil {
		return fmt.Sprintf(
			" | %.1f | %.0f | no result, exit code %d | | | | | | | no | | |",
			over.Seconds(),
			used.Seconds(),
			cmd.ProcessState.ExitCode(),
		), false, nil
	}
	return r.row(over, used, cmd.ProcessState.ExitCode()), r.reached(), nil
}

func (r *result) row(over, used time.Duration, code int) string {
	ended := r.Verdict + ", time"
	if r.Complete {
		ended = r.Verdict + ", complete"
	}
	if code == 4 {
		ended += ", exit code 4"
	}
	s := &r.Stats
	passed, target, most := slices.Clone(s.Synchronisations), "no", ""
	if r.reached() {
		target = "yes"
	}
	if len(s.Functions) > 0 {
		most = fmt.Sprintf("%s %.1f s", s.Functions[0].Function, s.Functions[0].Seconds)
	}
	return fmt.Sprintf(
		"%.1f | %.1f | %.0f | %s | %d | %d | %s | %d of %d | %d | %.0f %% | %s | %d, %d cut | %s | %s",
		s.First,
		over.Seconds(),
		used.Seconds(),
		ended,
		s.Instructions,
		s.Blocks,
		strings.Trim(fmt.Sprint(passed), "[]"),
		s.WentOn,
		s.Runnable,
		s.Pairs,
		s.solver(),
		target,
		s.Paths,
		s.PathsCut,
		most,
		r.findings(),
	)
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
