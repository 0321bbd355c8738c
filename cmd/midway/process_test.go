package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"midway/internal/report"
)

// process is a command line in a process of its own, which can be stopped, and whose memory can be measured.
type process struct {
	cmd            *exec.Cmd
	stdout, stderr bytes.Buffer
	started        time.Time
}

func start(t *testing.T, dir string, args ...string) *process {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p := &process{cmd: exec.Command(self, args...), started: time.Now()}
	p.cmd.Dir = dir
	p.cmd.Env = append(os.Environ(), asCommand+"=1")
	p.cmd.Stdout, p.cmd.Stderr = &p.stdout, &p.stderr
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return p
}

// ended is how a process ended.
type ended struct {
	code   int            // -1: by the signal
	signal syscall.Signal // that ended it
	peak   uint64         // bytes held at most
	took   time.Duration
}

// wait waits until the process has ended, at most for so long.
func (p *process) wait(t *testing.T, most time.Duration) ended {
	t.Helper()
	late := time.AfterFunc(most, func() { _ = p.cmd.Process.Kill() })
	over, peak := make(chan struct{}), make(chan uint64)
	go func() { peak <- p.watch(over) }()
	err := p.cmd.Wait()
	close(over)
	e := ended{took: time.Since(p.started), peak: <-peak}
	if !late.Stop() {
		t.Fatalf("%v does not end within %v", p.cmd.Args[1:], most)
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	state := p.cmd.ProcessState
	e.code = state.ExitCode()
	if status, ok := state.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		e.signal = status.Signal()
	}
	return e
}

// watch is how many bytes the process held at most, until it is over; what the system says when it has ended is what
// its parent held, where that was more.
func (p *process) watch(over <-chan struct{}) (peak uint64) {
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	path := fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid)
	for {
		select {
		case <-over:
			return peak
		case <-tick.C:
			data, _ := os.ReadFile(path)
			if _, behind, ok := strings.Cut(string(data), "VmHWM:"); ok && time.Since(p.started) > 50*time.Millisecond {
				n, _ := strconv.ParseUint(strings.Fields(behind)[0], 10, 64)
				peak = max(peak, n<<10)
			}
		}
	}
}

// document is the result in a file, which must be whole.
func document(t *testing.T, path string) *report.Document {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	d := &report.Document{}
	if err := json.Unmarshal(data, d); err != nil {
		t.Fatalf("the result of %d bytes is not whole: %v", len(data), err)
	}
	return d
}

// source writes a program into a new folder.
func source(t *testing.T, text string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "p.c"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}
