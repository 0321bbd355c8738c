package ir

import (
	"bytes"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/toolchain/toolchaintest"
)

// nativeOutput compiles a program at -O0 with the definition of out beside it, and runs it.
func nativeOutput(t *testing.T, clang, source string, flags ...string) []string {
	t.Helper()
	dir := t.TempDir()
	bin := filepath.Join(dir, "program")
	args := append([]string{"-w", "-O0", "-x", "c", "-o", bin, source, "testdata/native/out.c.txt", "-lm"}, flags...)
	if text, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", source, err, text)
	}
	var stdout bytes.Buffer
	cmd := exec.Command(bin)
	cmd.Stdout = &stdout
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(stdout.String(), "\n"), "\n")
	return append(lines, fmt.Sprintf("exit %d", cmd.ProcessState.ExitCode()))
}

// TestNative runs every program of testdata/native through the model's reference evaluator, from the
// IR of several compilers, optimisation levels and both data models, and compares with what the
// machine does.
func TestNative(t *testing.T) {
	long.Test(t)
	long.Test(t)
	files, err := filepath.Glob("testdata/native/*.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for _, source := range files {
		t.Run(filepath.Base(source), func(t *testing.T) { testNative(t, source) })
	}
}

func testNative(t *testing.T, source string) {
	chosen := toolchaintest.Path()
	want := map[string][]string{}
	t.Run("-m64", func(t *testing.T) { want["-m64"] = nativeOutput(t, chosen, source, "-m64") })
	t.Run("-m32", func(t *testing.T) {
		toolchaintest.Runs32(t)
		want["-m32"] = nativeOutput(t, chosen, source, "-m32")
	})
	for machine, lines := range want {
		if len(lines) < 5 {
			t.Fatalf("%s of %s says too little: %q", source, machine, lines)
		}
	}
	for _, c := range []struct{ clang, machine, level string }{
		{chosen, "-m64", "-O0"}, {chosen, "-m64", "-O2"}, {chosen, "-m32", "-O0"}, {chosen, "-m32", "-O1"},
		{"clang-16", "-m64", "-O1"}, {"clang-19", "-m64", "-O2"}, {"clang-22", "-m64", "-O0"}, {"clang-22", "-m32", "-O2"},
	} {
		if _, err := exec.LookPath(c.clang); err != nil || want[c.machine] == nil {
			continue // make test-clangs installs them all
		}
		t.Run(filepath.Base(c.clang)+c.machine+c.level, func(t *testing.T) {
			compareNative(t, c.clang, source, want[c.machine], c.machine, c.level)
		})
	}
}

func compareNative(t *testing.T, clang, source string, want []string, flags ...string) {
	ll := filepath.Join(t.TempDir(), "program.ll")
	args := append([]string{"-w", "-g", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm", "-o", ll, source}, flags...)
	if text, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	p, err := Load([]string{ll}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Check(); err != nil {
		t.Fatal(err)
	}
	got, err := newEvaluator(p).run()
	if err != nil {
		got = append(got, err.Error())
	}
	for i := range max(len(got), len(want)) {
		g, w := lineAt(got, i), lineAt(want, i)
		if g != w {
			t.Fatalf("line %d: the model says %s, the machine %s", i+1, g, w)
		}
	}
}

func lineAt(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}
