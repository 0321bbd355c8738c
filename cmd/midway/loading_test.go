package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"midway/internal/long"
)

// TestStoppedWhileLoading: where time is up, or SIGTERM comes, while the compiler still runs, every output that was
// asked for is written, and says so. The limit of a context file counts as --time does.
func TestStoppedWhileLoading(t *testing.T) {
	long.Test(t)
	for _, c := range []struct {
		name, args, text string
		signal           bool
	}{
		{"run", "run p.c --time 500ms", "the time limit", false},
		{"check", "check p.c --time 500ms", "the time limit", false},
		{"limits", "run --context c.yaml", "the time limit", false},
		{"signalled run", "run p.c", "an interruption", true},
		{"signalled check", "check p.c", "an interruption", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			write := func(name, text string) {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
					t.Fatal(err)
				}
			}
			write("p.c", "int main(void) { return 0; }\n")
			write("c.yaml", "program: p.c\nthreads: [{name: main, at: main}]\nlimits: {time: 500ms}\n")
			write("compiler", "#!/bin/sh\ncase \"$1\" in --version) echo clang version 14.0.6; exit;; esac\n: > begun\nexec sleep 60\n")
			args := append(strings.Fields(c.args), "--clang", "./compiler", "--json", "out.json", "--html", "out.html")
			p := start(t, dir, args...)
			for n := 0; c.signal; n++ {
				if _, err := os.Stat(filepath.Join(dir, "begun")); err == nil {
					_ = p.cmd.Process.Signal(syscall.SIGTERM)
					break
				}
				if n > 2000 {
					t.Fatal("the compiler is not called")
				}
				time.Sleep(10 * time.Millisecond)
			}
			if e := p.wait(t, 30*time.Second); e.code != exitUnknown {
				t.Errorf("exit code %d, signal %v: %s", e.code, e.signal, p.stderr.String())
			}
			for _, name := range []string{"out.json", "out.html"} {
				if data, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !strings.Contains(string(data), "while loading the program") {
					t.Errorf("%s: %v\n%s", name, err, data)
				}
			}
			if out := p.stdout.String(); !strings.HasPrefix(out, "UNKNOWN") || !strings.Contains(out, c.text+" struck while loading the program") {
				t.Errorf("text:\n%s", out)
			}
			data, _ := os.ReadFile(filepath.Join(dir, "out.json"))
			if !strings.Contains(string(data), `"verdict": "unknown"`) || !strings.Contains(string(data), `"complete": false`) || !strings.Contains(string(data), `"incomplete"`) {
				t.Errorf("JSON:\n%s", data)
			}
		})
	}
}
