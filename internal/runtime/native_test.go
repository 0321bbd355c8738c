package runtime

import (
	"os/exec"
	"path/filepath"
	"testing"

	"midway/internal/long"
	"midway/internal/toolchain/toolchaintest"
)

// The models of strings, numbers, sorting and formatting do what the host's C library does, on random
// inputs (testdata/native.c), side by side with it.
func TestNative(t *testing.T) {
	long.Test(t)
	runNatively(t, "testdata/native.c", []string{
		"string", "memory", "number", "ctype", "sort", "format", "digits", "printf", "scanf", "locale", "wide", "search", "models", "malloc"})
}

// The models of mathematics set errno where the host's C library does (testdata/math.c).
func TestErrnoOfMathematics(t *testing.T) {
	long.Test(t)
	runNatively(t, "testdata/math.c", []string{"math"})
}

// The models of synchronisation, step by step in several threads, end as POSIX and C11 say: returned,
// blocked, waiting, misused, exited (testdata/locks.c).
func TestSteps(t *testing.T) {
	long.Test(t)
	runNatively(t, "testdata/locks.c", []string{
		"mutex", "cond", "barrier", "rwlock", "spin", "sem", "once", "key", "thread", "cancel", "attr", "c11threads",
		"models", "error", "process"})
}

// runNatively compiles models for the host with the prefix mw_ on every symbol, links them with a
// driver that supplies the primitives, and runs it, in both data models.
func runNatively(t *testing.T, driver string, families []string) {
	clang := toolchaintest.Path()
	for _, m := range models {
		t.Run(m.name, func(t *testing.T) {
			machine := map[bool]string{false: "-m64", true: "-m32"}[m.ilp32]
			if m.ilp32 {
				toolchaintest.Runs32(t)
			}
			arithmetic := "-msse2" // no result has more bits than its type
			dir := t.TempDir()
			program := filepath.Join(dir, "driver")
			link := []string{machine, "-fno-pic", "-no-pie", "-o", program, "-std=gnu11", "-fno-builtin", "-w", driver}
			for _, name := range families {
				include := "include/midway.h"
				if name == "math" {
					include = "testdata/hostmath.h"
				}
				object := filepath.Join(dir, name+".o")
				run(t, clang, machine, arithmetic, "-fno-pic", "-c", "-std=gnu11", "-O1", "-ffreestanding", "-fno-builtin", "-fwrapv",
					"-fno-delete-null-pointer-checks", "-D_GNU_SOURCE", "-D__NO_INLINE__", "-w", "-Iinclude", "-include", include, "c/"+name+".c", "-o", object)
				run(t, "objcopy", "--prefix-symbols=mw_", object)
				link = append(link, object)
			}
			run(t, clang, append(link, "-lm")...)
			t.Logf("%s", run(t, program))
		})
	}
}

func run(t *testing.T, name string, args ...string) []byte {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", filepath.Base(name), err, out)
	}
	return out
}
