package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/long"
)

// machine is a PATH of scripts for deps.sh: what dpkg-query says is installed, and apt-get, which notes its calls.
// more are further tools, each a name and a script.
func machine(t *testing.T, installed, aptGet string, more ...string) (run func() (string, error), calls func() string) {
	t.Helper()
	dir := t.TempDir()
	tools := map[string]string{
		"dpkg-query": "case \" " + installed + " \" in *\" $3 \"*) echo 'install ok installed';; *) exit 1;; esac",
		"apt-get":    `echo "$*" >> ` + dir + "/calls\n" + aptGet,
		"apt-cache":  "exit 0",
		"go":         "exit 0",
		"sudo":       `exec "$@"`,
	}
	for i := 0; i+1 < len(more); i += 2 {
		tools[more[i]] = more[i+1]
	}
	for name, text := range tools {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/bash\n"+text+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"bash", "grep", "cat", "rm", "mktemp", "sleep", "id", "dirname"} {
		path, err := exec.LookPath(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(path, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	run = func() (string, error) {
		cmd := exec.Command("./deps.sh")
		cmd.Env = []string{"PATH=" + dir, "MIDWAY_APT_WAIT=3"}
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	calls = func() string {
		text, _ := os.ReadFile(filepath.Join(dir, "calls"))
		return string(text)
	}
	return run, calls
}

const others = "libz3-dev gdb gcc gcc-multilib libc6-dev-i386"

func TestDepsInstallsWhatIsMissing(t *testing.T) {
	run, calls := machine(t, "libz3-dev gdb gcc clang-14", "exit 0")
	if out, err := run(); err != nil || !strings.Contains(calls(), "install -y --no-install-recommends gcc-multilib libc6-dev-i386 llvm-14 libclang-rt-14-dev\n") {
		t.Errorf("%v %s; apt-get was called with\n%s", err, out, calls())
	}
}

func TestDepsDoesNothingWhereAllIsThere(t *testing.T) {
	run, calls := machine(t, others+" clang-14 llvm-14 libclang-rt-14-dev", "exit 1")
	if out, err := run(); err != nil || out != "" || calls() != "" {
		t.Errorf("%v %s %s", err, out, calls())
	}
}

// TestDepsTakesAnotherCompleteClang: clang-14 is not installed where a newer clang does all that is needed.
func TestDepsTakesAnotherCompleteClang(t *testing.T) {
	for exit, installs := range map[string]bool{"exit 0": false, "exit 1": true} {
		run, calls := machine(t, others, "exit 0", "clang-19", exit)
		if out, err := run(); err != nil || strings.Contains(calls(), "clang-14") != installs {
			t.Errorf("clang-19 does %q: %v %s, apt-get was called with %q", exit, err, out, calls())
		}
	}
}

const locked = `echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)" >&2; exit 100`

// TestDepsWaitsForTheLock: apt-get is called again until the lock is free, or so long.
func TestDepsWaitsForTheLock(t *testing.T) {
	long.Test(t)
	run, calls := machine(t, others, `[ "$(grep -c update "$(dirname "$0")/calls")" -gt 1 ] && exit 0; `+locked)
	if out, err := run(); err != nil || !strings.Contains(out, "waiting") || !strings.Contains(calls(), "install") {
		t.Errorf("freed after a moment: %v %s\n%s", err, out, calls())
	}
	run, calls = machine(t, others, locked)
	out, err := run()
	if err == nil || !strings.Contains(out, "deps: another process has held the lock of apt for 3 s") || strings.Contains(calls(), "install") {
		t.Errorf("never freed: %v %s\n%s", err, out, calls())
	}
	if lines := strings.Split(strings.TrimSpace(out), "\n"); !strings.HasPrefix(lines[len(lines)-1], "deps: another process") || !strings.Contains(lines[len(lines)-1], "clang-14") {
		t.Errorf("the last line says what to install: %s", out)
	}
}

// TestDepsSaysWhatFails: another error is not waited for.
func TestDepsSaysWhatFails(t *testing.T) {
	run, calls := machine(t, others, `echo "E: Temporary failure resolving 'deb.debian.org'" >&2; exit 100`)
	if out, err := run(); err == nil || !strings.Contains(out, "Temporary failure resolving") || strings.Count(calls(), "\n") != 1 {
		t.Errorf("%v %s\n%s", err, out, calls())
	}
}
