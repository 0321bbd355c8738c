package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"midway/internal/jobs/store"
	"midway/internal/long"
	"midway/internal/report"
)

var (
	kills     = flag.Int("kills", 6, "how often TestKilledRunsGoOn kills a run")
	killsFrom = flag.Int64("kills-from", 1, "its seed")
	patience  = flag.String("kills-patience", "4s", "after how long a worker that was stopped is given up there")
)

// divided are explorations that are divided in tests: their flags, those of their division into sub-checks, and whether
// the number of runs does not depend on who explores.
var divided = []struct {
	flags, checks string
	exact         bool
}{
	{"../../bench/programs/peers/fib.c -D N=3 --properties assertions", "", true},
	{"../../bench/programs/guo/hash.c --properties assertions", "", true},
	{"../../bench/programs/guo/reorder.c -D SETTERS=3 --properties assertions", "", false},
	{"../../bench/programs/guo/twostage.c -D WRITERS=3 --properties assertions", "", false},
	{"../../bench/programs/peers/readers.c -D N=3", "", false},
	{"../../bench/programs/guo/bluetooth.c --properties assertions,memory", "--split-properties each", false},
	{"../../bench/programs/wen/triangle.c --properties assertions", "--split-properties each --other-assertions ignore", false},
}

// TestProcesses: several processes see what one explorer does, run for run.
func TestProcesses(t *testing.T) {
	long.Test(t)
	t.Setenv(asCommand, "1")
	dir := t.TempDir()
	for _, c := range divided {
		one := checked(t, dir, c.flags+" --no-summaries")
		for _, n := range []string{"1", "3"} {
			several := checked(t, dir, c.flags+" "+c.checks+" --no-summaries --processes --jobs "+n)
			sameResult(t, fmt.Sprintf("%s, %s processes", c.flags, n), several, one, c.exact)
		}
	}
}

// sameResult holds a result against another one.
func sameResult(t *testing.T, what string, got, want *report.Document, exact bool) {
	t.Helper()
	if got.Verdict != want.Verdict || got.Complete != want.Complete || !slices.Equal(places(got), places(want)) {
		t.Errorf("%s: %s, complete %t, %v; one explorer: %s, complete %t, %v", what, got.Verdict, got.Complete, places(got), want.Verdict, want.Complete, places(want))
	}
	if got.Stats.BlocksReached != want.Stats.BlocksReached {
		t.Errorf("%s: %d blocks were reached, one explorer reaches %d", what, got.Stats.BlocksReached, want.Stats.BlocksReached)
	}
	if exact && got.Stats.Runs != want.Stats.Runs {
		t.Errorf("%s: %d runs, one explorer has %d", what, got.Stats.Runs, want.Stats.Runs)
	}
}

// TestProcessesAreRefused: what cannot be divided says so.
func TestProcessesAreRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(file, []byte("int main(void) { return 0; }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"check - --processes":                          "standard input",
		"check " + file + " --processes --no-por":      "--processes has no effect",
		"check " + file + " --processes --por optimal": "--processes has no effect",
		"resume " + filepath.Dir(file):                 "holds no run to go on with",
		"list " + filepath.Dir(file):                   "holds no run to go on with",
	} {
		if text, _ := said(strings.Fields(args)...); !strings.Contains(text, want) {
			t.Errorf("%s: no word of %q:\n%s", args, want, text)
		}
	}
}

// workersOf are the workers that a process has begun.
func workersOf(pid int) (out []int) {
	var text []byte
	tasks, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	for _, task := range tasks {
		more, _ := os.ReadFile(task)
		text = append(append(text, ' '), more...)
	}
	for _, field := range strings.Fields(string(text)) {
		environment, err := os.ReadFile("/proc/" + field + "/environ")
		if n, wrong := strconv.Atoi(field); err == nil && wrong == nil && bytes.Contains(environment, []byte(asWorker+"=")) {
			out = append(out, n)
		}
	}
	return out
}

// TestKilledRunsGoOn kills a run at random moments: all its processes, one of its workers, or the coordinator alone; or
// stops a worker for good. What it reports in the end, resumed as often as that takes, is what an undisturbed run does.
func TestKilledRunsGoOn(t *testing.T) {
	long.Test(t)
	t.Setenv(asPatience, *patience)
	r := rand.New(rand.NewSource(*killsFrom))
	done, dir := 0, t.TempDir()
	for i := 0; done < *kills; i++ {
		run := fmt.Sprintf("%s/run%d", dir, i)
		if k := i % (len(divided) + len(listings)); k >= len(divided) {
			flags := listings[k-len(divided)]
			want := writtenBy(t, dir, "run", flags)
			s := killed(t, r, run, dir, "run", flags, *kills-done)
			sameListing(t, fmt.Sprintf("%s, killed %d times", flags, s.kills), s.doc, want)
			done += s.kills
			continue
		}
		c := divided[i%(len(divided)+len(listings))]
		want := checked(t, dir, c.flags+" --no-summaries")
		s := killed(t, r, run, dir, "check", c.flags+" "+c.checks, *kills-done)
		sameResult(t, fmt.Sprintf("%s, killed %d times", c.flags, s.kills), s.doc, want, c.exact)
		done += s.kills
		if i > 20+*kills {
			t.Fatalf("%d explorations end before they are killed", i)
		}
	}
}

// TestKilledRunsOnFullDisks: the same where the disk is full now and then, in between, before and behind the kills: the
// run waits until there is room, and says so.
func TestKilledRunsOnFullDisks(t *testing.T) {
	long.Test(t)
	disk := t.TempDir()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size=1m"); err != nil {
		t.Skipf("a small disk cannot be mounted: %v", err)
	}
	defer func() {
		if err := syscall.Unmount(disk, 0); err != nil {
			t.Error(err)
		}
	}()
	filler := filepath.Join(disk, "filler")
	fill := func() {
		f, err := os.Create(filler)
		if err != nil {
			t.Error(err)
			return
		}
		defer f.Close()
		for {
			if _, err := f.Write(make([]byte, 512)); err != nil {
				return
			}
		}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	r := rand.New(rand.NewSource(*killsFrom + 1))
	go func() {
		defer close(stopped)
		defer os.Remove(filler)
		for {
			for _, do := range []func(){fill, func() { os.Remove(filler) }} {
				select {
				case <-stop:
					return
				case <-time.After(time.Duration(200+r.Intn(600)) * time.Millisecond):
					do()
				}
			}
		}
	}()
	defer func() { close(stop); <-stopped }()
	dir := t.TempDir()
	t.Setenv(asPatience, *patience)
	waited := 0
	for i, c := range divided[:2] {
		want := checked(t, dir, c.flags+" --no-summaries")
		run := fmt.Sprintf("%s/run%d", disk, i)
		said := killed(t, rand.New(rand.NewSource(*killsFrom)), run, dir, "check", c.flags+" "+c.checks, max(*kills/2, 2))
		sameResult(t, fmt.Sprintf("%s, killed %d times", c.flags, said.kills), said.doc, want, c.exact)
		waited += strings.Count(said.notes, "the disk is full: the run waits")
		if err := os.RemoveAll(run); err != nil {
			t.Error(err)
		}
	}
	if waited == 0 {
		t.Error("no run had to wait for room")
	}
}

// struck is how often a run was struck until it came to its end, and what it said meanwhile.
type struck struct {
	kills int
	notes string
	doc   *report.Document
}

// killed runs an exploration, killed at most so many times. Its document is written into a folder.
func killed(t *testing.T, r *rand.Rand, dir, out, command, flags string, most int) (s struck) {
	t.Helper()
	file := filepath.Join(out, filepath.Base(dir)+".json")
	begin := append([]string{command, "--run-dir", dir, "--jobs", "2", "--json", file}, strings.Fields(flags)...)
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for args := begin; ; {
		p := start(t, here, args...)
		if s.kills < min(most, 8) {
			time.Sleep(time.Duration(100+r.Intn(900)) * time.Millisecond)
			s.kills += p.strike(r)
		}
		e := p.wait(t, 5*time.Minute)
		s.notes += p.stderr.String()
		_, err := os.Stat(filepath.Join(dir, store.File))
		switch {
		case strings.Contains(p.stderr.String(), "killed before it began"):
			args = begin
			continue
		case e.signal == syscall.SIGKILL && err == nil:
			args = []string{"resume", dir}
			continue
		case e.signal == syscall.SIGKILL:
			continue
		}
		data, err := os.ReadFile(file)
		s.doc = &report.Document{}
		if err == nil {
			err = json.Unmarshal(data, s.doc)
		}
		if err != nil {
			t.Fatalf("%v: exit code %d, %v\n%s%s", args, e.code, err, p.stdout.String(), p.stderr.String())
		}
		return s
	}
}

// strike kills processes of a run; the result is 1, or 0 where it has ended.
func (p *process) strike(r *rand.Rand) int {
	workers := workersOf(p.cmd.Process.Pid)
	switch how := r.Intn(4); {
	case how == 0 && len(workers) > 0:
		_ = syscall.Kill(workers[r.Intn(len(workers))], syscall.SIGKILL)
		return 1
	case how == 3 && len(workers) > 0:
		_ = syscall.Kill(workers[r.Intn(len(workers))], syscall.SIGSTOP)
		return 1
	case how == 1:
		if p.cmd.Process.Kill() != nil {
			return 0
		}
	default:
		for _, w := range workers {
			_ = syscall.Kill(w, syscall.SIGKILL)
		}
		if p.cmd.Process.Kill() != nil {
			return 0
		}
	}
	return 1
}

// TestWorkersAreNotNeeded: what summaries decide at once is not divided, unless they are not wanted or the run is kept.
func TestWorkersAreNotNeeded(t *testing.T) {
	long.Test(t)
	t.Setenv(asCommand, "1")
	dir := t.TempDir()
	flags := divided[0].flags + " --processes"
	usual, without := checked(t, dir, divided[0].flags), checked(t, dir, divided[0].flags+" --no-summaries")
	for more, want := range map[string]*report.Document{"": usual, " --no-summaries": without, " --run-dir " + dir + "/run": without} {
		if got := checked(t, dir, flags+more); got.Stats.Runs != want.Stats.Runs || got.Verdict != want.Verdict || !got.Complete {
			t.Errorf("%q: %s, %d runs, not %d", more, got.Verdict, got.Stats.Runs, want.Stats.Runs)
		}
	}
}

// TestStoppedWorkers: a worker that is stopped and never goes on does not keep the run from its end.
func TestStoppedWorkers(t *testing.T) {
	long.Test(t)
	t.Setenv(asPatience, "3s")
	dir := t.TempDir()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "out.json")
	flags := "../../bench/programs/peers/fib.c -D N=3 --properties assertions --no-summaries --processes --jobs 1 --json " + file
	p := start(t, here, append([]string{"check"}, strings.Fields(flags)...)...)
	var stopped []int
	for deadline := time.Now().Add(time.Minute); len(stopped) == 0 && time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		stopped = workersOf(p.cmd.Process.Pid)
	}
	for _, w := range stopped {
		if err := syscall.Kill(w, syscall.SIGSTOP); err != nil {
			t.Fatal(err)
		}
	}
	begun := time.Now()
	if e := p.wait(t, 2*time.Minute); e.code != exitSafe || len(stopped) != 1 {
		t.Errorf("%d workers were stopped: exit code %d\n%s%s", len(stopped), e.code, p.stdout.String(), p.stderr.String())
	}
	if took := time.Since(begun); took < 2*time.Second {
		t.Errorf("the run ended after %s: the worker was not stopped", took)
	}
}

// TestRunsAreListed: what midway list and midway show say of a run, and that it cannot be begun twice.
func TestRunsAreListed(t *testing.T) {
	long.Test(t)
	t.Setenv(asCommand, "1")
	dir := filepath.Join(t.TempDir(), "run")
	args := append([]string{"check", "--run-dir", dir, "--jobs", "2"}, strings.Fields(divided[0].flags)...)
	if text, code := said(args...); code != exitSafe {
		t.Fatalf("exit code %d\n%s", code, text)
	}
	for _, c := range []struct {
		args string
		code int
		want []string
	}{
		{"list " + dir, exitSafe, []string{"the last report: safe", "\njob", "\n1    done", "0 findings of workers"}},
		{"show " + dir + "#1", exitSafe, []string{"status", "done", "portion 1", "explores"}},
		{"show " + dir + "#99", exitUsage, []string{"has no job 99"}},
		{"resume " + dir, exitSafe, []string{"SAFE"}},
		{strings.Join(args, " "), exitUsage, []string{"midway resume"}},
	} {
		text, code := said(strings.Fields(c.args)...)
		for _, want := range c.want {
			if code != c.code || !strings.Contains(text, want) {
				t.Errorf("%s: exit code %d, no %q in\n%s", c.args, code, want, text)
			}
		}
	}
}

// TestRunsAreListedMeanwhile: the same while the run is under way, which they do not disturb.
func TestRunsAreListedMeanwhile(t *testing.T) {
	long.Test(t)
	dir := filepath.Join(t.TempDir(), "run")
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	flags := "../../bench/programs/peers/fib.c -D N=4 --properties assertions --jobs 2 --run-dir " + dir
	p := start(t, here, append([]string{"check"}, strings.Fields(flags)...)...)
	listed, shown := 0, 0
	for deadline := time.Now().Add(time.Minute); (listed < 3 || shown < 3) && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if text, code := said("list", dir); code == exitSafe && strings.Contains(text, "leased") && strings.Contains(text, "process ") {
			listed++
		}
		if text, code := said("show", dir+"#1"); code == exitSafe && strings.Contains(text, "leased") {
			shown++
		}
	}
	if e := p.wait(t, 2*time.Minute); e.code != exitSafe || !strings.Contains(p.stdout.String(), "19605 runs") {
		t.Errorf("exit code %d\n%s%s", e.code, p.stdout.String(), p.stderr.String())
	}
	if listed < 3 || shown < 3 {
		t.Errorf("%d lists and %d shows of a run under way", listed, shown)
	}
}
