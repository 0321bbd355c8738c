package doctor

import (
	stdctx "context"
	"strings"
	"testing"

	"midway/internal/long"
)

func TestAProgramIsLoaded(t *testing.T) {
	long.Test(t)
	loaded := 0
	for _, f := range Check(stdctx.Background()) {
		if f.What == "" || f.Text == "" || f.Package == "" || f.Needed && !f.OK || !f.OK && f.Without == "" {
			t.Errorf("%+v", f)
		}
		if strings.Contains(f.Text, "compiles and loads") {
			loaded++
		}
	}
	if loaded == 0 {
		t.Error("no data model's program was loaded")
	}
}

// TestMissingToolsAreNamed: without any tool on PATH, each is named with its package and what does not work; the solver
// is there.
func TestMissingToolsAreNamed(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	t.Setenv("MIDWAY_CHROMIUM", "")
	missing := map[string]bool{}
	for _, f := range Check(stdctx.Background()) {
		if !f.OK {
			missing[f.Package] = true
		}
		if !f.OK && (f.Package == "" || f.Without == "" || f.Text == "") || f.OK != strings.HasPrefix(f.What, "solver") || f.OK && !strings.ContainsAny(f.Text, "0123456789") {
			t.Errorf("%+v", f)
		}
	}
	for _, name := range []string{"clang-14", "llvm-14", "gdb", "gcc", "chromium", "libc6-dev", "libc6-dev-i386", "libclang-rt-14-dev"} {
		found := false
		for p := range missing {
			found = found || strings.HasPrefix(p, name)
		}
		if !found {
			t.Errorf("no finding names the package %s", name)
		}
	}
}
