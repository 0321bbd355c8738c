// Package toolchaintest gives tests the compiler that Midway chooses, and skips those that this machine cannot run.
package toolchaintest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"midway/internal/toolchain"
)

// Path is the compiler that Midway chooses here; plain clang, which then fails where it is used, where there is none.
var Path = sync.OnceValue(func() string {
	c, err := toolchain.Clang("", nil)
	if err != nil {
		return "clang"
	}
	return c.Path
})

// Sanitizers skips a test where the compiler has no runtime of sanitizers.
func Sanitizers(t testing.TB) {
	t.Helper()
	if why := lacking(); why != "" {
		t.Skipf("%s is not complete: %s", Path(), why)
	}
}

var lacking = sync.OnceValue(func() string {
	c, err := toolchain.Clang("", nil)
	if err != nil {
		return err.Error()
	}
	return c.Lacks()
})

// Runs32 skips a test where programs with 32-bit pointers are not built, or do not run.
func Runs32(t testing.TB) {
	t.Helper()
	if why := No32(); why != "" {
		t.Skipf("programs of -m32 do not run here: %s", why)
	}
}

// No32 says why programs with 32-bit pointers do not run here, or "".
var No32 = sync.OnceValue(func() string {
	dir, err := os.MkdirTemp("", "midway-narrow-")
	if err != nil {
		return err.Error()
	}
	defer os.RemoveAll(dir)
	source, binary := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	if err := os.WriteFile(source, []byte("#include <stdio.h>\nint main(void) { return puts(\"\") < 0 || "+
		"sizeof(void *) != 4; }\n"), 0o600); err != nil {
		return err.Error()
	}
	for _, args := range [][]string{{Path(), "-m32", source, "-o", binary}, {binary}} {
		if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
			return strings.TrimSpace(err.Error() + " " + string(out))
		}
	}
	return ""
})
