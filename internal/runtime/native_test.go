package runtime

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// nativeFamilies are the models whose meaning the host's C library can be asked about.
var nativeFamilies = []string{"string", "memory", "number", "ctype", "sort", "format", "printf", "scanf", "locale", "models", "malloc"}

// The models of strings, numbers, sorting and formatting do what the host's C library does, on random
// inputs (testdata/native.c): compiled natively, their symbols prefixed, side by side with it.
func TestNative(t *testing.T) {
	clang, err := exec.LookPath("clang-14")
	if err != nil {
		t.Log("no clang-14 here: the models cannot be run natively")
		return
	}
	for _, m := range models {
		t.Run(m.name, func(t *testing.T) {
			machine := map[bool]string{false: "-m64", true: "-m32"}[m.ilp32]
			dir := t.TempDir()
			link := []string{machine, "-fno-pic", "-no-pie", "-o", filepath.Join(dir, "native"), "-std=gnu11", "-fno-builtin", "-w", "testdata/native.c"}
			for _, name := range nativeFamilies {
				object := filepath.Join(dir, name+".o")
				run(t, clang, machine, "-fno-pic", "-c", "-std=gnu11", "-O1", "-ffreestanding", "-fno-builtin", "-fwrapv",
					"-fno-delete-null-pointer-checks", "-D_GNU_SOURCE", "-D__NO_INLINE__", "-w", "-Iinclude", "c/"+name+".c", "-o", object)
				run(t, "objcopy", "--prefix-symbols=mw_", object)
				link = append(link, object)
			}
			run(t, clang, append(link, "-lm")...)
			t.Logf("%s", run(t, filepath.Join(dir, "native")))
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
