package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/recorder"
	"midway/internal/report"
)

// natively is a program of testdata/checkpoints, and its source.
func natively(t *testing.T, name string) (exe, source string) {
	t.Helper()
	source, err := filepath.Abs(filepath.Join("../../testdata/checkpoints", name+".c"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.ReadFile(source); err != nil { // go test keeps results by the files that tests read
		t.Fatal(err)
	}
	exe = filepath.Join(t.TempDir(), name)
	if out, err := exec.Command("gcc", "-g", "-O0", "-pthread", source, "-o", exe).CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, out)
	}
	return exe, source
}

// checkpointed runs a program under midway checkpoint. Where that may not trace, the test is skipped.
func checkpointed(t *testing.T, dir string, args ...string) (e ended, errs string) {
	t.Helper()
	p := start(t, dir, append([]string{"checkpoint"}, args...)...)
	e = p.wait(t, time.Minute)
	errs = p.stderr.String()
	if e.code == exitUsage && strings.Contains(errs, "cannot be traced") {
		t.Skip(errs)
	}
	return e, errs
}

// TestCheckpoint: the program's exit code is passed on, checkpoints are listed, and become contexts.
func TestCheckpoint(t *testing.T) {
	exe, source := natively(t, "pool")
	dir := t.TempDir()
	e, errs := checkpointed(t, dir, "--every", "20ms", "--keep", "3", "-o", "made", exe, "-x", "7")
	if e.code != 7 || !strings.Contains(errs, " in made, the last 3 are kept; threads stood still for ") {
		t.Fatalf("exit %d, %s", e.code, errs)
	}
	made, err := recorder.List(filepath.Join(dir, "made"))
	if err != nil || len(made) != 3 {
		t.Fatalf("%+v, %v", made, err)
	}
	code, out, errs := command("checkpoint", "--list", filepath.Join(dir, "made"))
	if code != exitSafe || strings.Count(out, "\n") != 4 || !strings.Contains(out, made[0].File) || !strings.Contains(out, "pool -x 7") {
		t.Errorf("list: exit %d, %s%s", code, out, errs)
	}
	core := filepath.Join(dir, "made", made[1].File)
	code, out, errs = command("context", "from", core, source)
	if code != exitSafe || !strings.Contains(out, "seen: core") || strings.Count(out, "- name: ") != 4 ||
		!strings.Contains(out, `- "main.argc == 3"`) || strings.Count(out, "blocked: true") < 3 {
		t.Errorf("context from: exit %d, %s%s", code, out, errs)
	}
	code, out, errs = command("context", "check", source, "--context", core)
	if code != exitSafe || strings.Count(out, "\nthread ")+1 < 4 || !strings.Contains(out, "seen: core") {
		t.Errorf("context check: exit %d, %s%s", code, out, errs)
	}
	moved := exe + "-moved"
	if err := os.Rename(exe, moved); err != nil {
		t.Fatal(err)
	}
	if code, _, errs = command("context", "from", core, source); code != exitUsage || !strings.Contains(errs, "name the executable with --exe") {
		t.Errorf("without the executable: exit %d, %s", code, errs)
	}
	if code, _, errs = command("context", "check", source, "--context", core, "--exe", moved); code != exitSafe {
		t.Errorf("with --exe: exit %d, %s", code, errs)
	}
}

// TestCheckpointPassesSignalsOn: what ends Midway ends the program, and Midway ends as it does.
func TestCheckpointPassesSignalsOn(t *testing.T) {
	exe, _ := natively(t, "pool")
	dir := t.TempDir()
	p := start(t, dir, "checkpoint", "--every", "20ms", "--", exe, "wait")
	for range 1000 {
		if made, _ := filepath.Glob(filepath.Join(dir, "checkpoints", "*.core")); len(made) > 0 {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	e := p.wait(t, 20*time.Second)
	if strings.Contains(p.stderr.String(), "cannot be traced") {
		t.Skip(p.stderr.String())
	}
	if e.code != 128+15 || !strings.Contains(p.stderr.String(), "-SIGTERM.core are kept") {
		t.Errorf("exit %d, %s", e.code, p.stderr.String())
	}
}

// TestReconstructFromACheckpoint: the moment of a checkpoint shortly before the failure is where the search begins, and
// the way from there is shorter than that from main.
func TestReconstructFromACheckpoint(t *testing.T) {
	exe, source := natively(t, "late")
	dir := t.TempDir()
	e, errs := checkpointed(t, dir, "--every", "30ms", "--keep", "100", exe)
	made, err := recorder.List(filepath.Join(dir, "checkpoints"))
	if e.code != 128+6 || err != nil || len(made) < 3 {
		t.Fatalf("exit %d, %s%v", e.code, errs, err)
	}
	crash, before := made[len(made)-1], made[len(made)-2]
	if crash.Signal != "SIGABRT" {
		t.Fatalf("the last checkpoint is %+v", crash)
	}
	args := []string{"reconstruct", source, "--crash", filepath.Join(dir, "checkpoints", crash.File), "--time", "60s", "--plain"}
	code, out, errs := command(append(args, "--checkpoint", filepath.Join(dir, "checkpoints", before.File))...)
	if code != exitViolated || !strings.Contains(out, "assertion") {
		t.Errorf("from the checkpoint: exit %d, %s%s", code, out, errs)
	}
	t.Log(out)
}

// TestReconstructFromMemory: a checkpoint with the program's data is the state that the search begins in, many rounds
// before the failure, which stacks alone do not lead to.
func TestReconstructFromMemory(t *testing.T) {
	long.Test(t)
	exe, source := natively(t, "late")
	dir := t.TempDir()
	e, errs := checkpointed(t, dir, "--every", "150ms", "--keep", "100", "--data", "1M", "--heap", "1M", exe)
	made, err := recorder.List(filepath.Join(dir, "checkpoints"))
	if e.code != 128+6 || err != nil || len(made) < 2 {
		t.Fatalf("exit %d, %s%v", e.code, errs, err)
	}
	file := func(i int) string { return filepath.Join(dir, "checkpoints", made[i].File) }
	result := filepath.Join(dir, "result.json")
	// of a thread that waits no checkpoint tells whether it has been woken: the next one has another moment
	whole := false
	for i := 0; i < len(made)-1 && i < 5 && !whole; i++ {
		code, out, errs := command("reconstruct", source, "--crash", file(len(made)-1), "--checkpoint", file(i), "--time", "60s", "--json", result)
		if code != exitViolated {
			t.Fatalf("exit %d, %s%s", code, out, errs)
		}
		d := document(t, result)
		if d.Goal == nil || d.Goal.Reached != "checkpoint" {
			t.Fatalf("%+v", d.Goal)
		}
		whole = d.Violations[0].Basis == "core" && d.Violations[0].Level == report.Confirmed
	}
	if !whole {
		t.Fatal("nothing is confirmed from a checkpoint")
	}
	if text, code := said("replay", result, "--times", "3"); code != exitSafe || !strings.Contains(text, "3 runs, all the same") {
		t.Errorf("replay: exit %d, %s", code, text)
	}
}

func TestCheckpointSays(t *testing.T) {
	for want, args := range map[string][]string{
		"give it behind --":                  nil,
		"a program to run is not wanted":     {"--pid", "1", "--", "true"},
		"there is no process 4194999":        {"--pid", "4194999"},
		"executable file not found":          {"--", "no-such-program"},
		"no such file":                       {"--list", "no-such-directory"},
		"is not a size such as 64K or 8M":    {"--data", "much", "--", "true"},
		"a time has a unit; did you mean 1s": {"--every", "1", "--", "true"},
		"too little: at least 1ms":           {"--every", "1us", "-o", t.TempDir(), "--", "true"},
	} {
		if code, out, errs := command(append([]string{"checkpoint"}, args...)...); code != exitUsage || out != "" || !strings.Contains(errs, want) {
			t.Errorf("%v: exit %d, %s%s; want %q", args, code, out, errs, want)
		}
	}
}
