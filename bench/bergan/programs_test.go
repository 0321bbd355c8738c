package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/toolchain/toolchaintest"
)

// programs are ours, with arguments after the number of threads that make them work for a moment.
var programs = map[string][]string{
	"pricing": {"101", "2"}, "dedup": {"3000"}, "lu": {"29", "8"}, "fft": {"3"}, "scan": {"20"}, "kmedian": {"24", "2"},
}

// compile builds a program, warnings being errors, and returns what was built.
func compile(t *testing.T, source string, flags ...string) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "program")
	args := append([]string{"-g", "-Wall", "-Wextra", "-Werror", source, "-o", out, "-lm", "-lpthread"}, flags...)
	if text, err := exec.Command(toolchaintest.Path(), args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", source, err, text)
	}
	return out
}

// sound runs a program, whose exit code is that of its self-check.
func sound(t *testing.T, program string, args ...string) {
	t.Helper()
	text, err := exec.Command(program, args...).CombinedOutput()
	if err != nil || !strings.HasSuffix(strings.TrimSpace(string(text)), "ok") {
		t.Errorf("%v: %v\n%s", args, err, text)
	}
}

func TestProgramsCheckThemselvesWithAnyNumberOfThreads(t *testing.T) {
	long.Test(t)
	files, _ := filepath.Glob("../programs/*.c")
	if len(files) != len(programs) {
		t.Errorf("%d programs, %d with arguments", len(files), len(programs))
	}
	for name, args := range programs {
		t.Run(name, func(t *testing.T) {
			p := compile(t, "../programs/"+name+".c", "-O1")
			for n := '1'; n <= '8'; n++ {
				sound(t, p, append([]string{string(n)}, args...)...)
			}
			sound(t, p)
		})
	}
}

func TestProgramsAreCleanUnderSanitizers(t *testing.T) {
	long.Test(t)
	for name, args := range programs {
		for _, s := range []string{"thread", "address,undefined"} {
			t.Run(name+"/"+s, func(t *testing.T) {
				toolchaintest.Sanitizers(t)
				sound(t, compile(t, "../programs/"+name+".c", "-fsanitize="+s, "-fno-sanitize-recover=all"), append([]string{"3"}, args...)...)
			})
		}
	}
}
