package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"midway/internal/toolchain"
)

// serving is a server for a test, and its client.
func serving(t *testing.T) (s *server, client, clang string) {
	t.Helper()
	withoutServer(t)
	tool, err := toolchain.Clang("", nil)
	if err != nil {
		t.Skip(err)
	}
	cache := t.TempDir()
	s, err = serveClang(cache)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.end)
	found, err := filepath.Glob(filepath.Join(cache, "clang-*", filepath.Base(tool.Path)))
	if err != nil || len(found) != 1 {
		t.Fatalf("%q, %v", found, err)
	}
	return s, found[0], tool.Path
}

// withoutServer has a test find clang itself, not the client of the server that these tests are run with.
func withoutServer(t *testing.T) {
	t.Helper()
	folders := slices.DeleteFunc(filepath.SplitList(os.Getenv("PATH")), func(dir string) bool {
		_, err := os.Stat(filepath.Join(dir, "server.so"))
		return err == nil
	})
	t.Setenv("PATH", strings.Join(folders, string(os.PathListSeparator)))
	t.Setenv("MIDWAY_CLANG_SERVER", "")
}

// answer is all that a call of a compiler gives.
func answer(dir, input string, env []string, path string, args ...string) string {
	var out, diag bytes.Buffer
	cmd := exec.Command(path, args...)
	cmd.Dir, cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = dir, env, strings.NewReader(input), &out, &diag
	err := cmd.Run()
	return fmt.Sprintf("%v\n%s\n%s", err, out.String(), strings.ReplaceAll(diag.String(), path, "clang"))
}

// TestForkedClangAnswersAsClang: what a forked clang prints, and how it ends, is what clang does: of files and of its
// input, in its folder and environment, with errors, several at a time. It ends with its client.
func TestForkedClangAnswersAsClang(t *testing.T) {
	s, client, clang := serving(t)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.c":      "#include <pthread.h>\n#include \"own.h\"\nint main(void) { return OWN; }\n",
		"b.c":      "int main(void) { return x; }\n",
		"in/own.h": "#define OWN 7\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	env := append(s.env, "CPATH=in")
	var all sync.WaitGroup
	for _, args := range [][]string{
		{"--version"},
		{"-S", "-emit-llvm", "-g", "a.c", "-o", "-"},
		{"-S", "-emit-llvm", "b.c", "-o", "-"},
		{"-S", "-emit-llvm", "-g", "-x", "c", "-", "-o", "-"},
		{"-c", "nowhere.c"},
		{"-pthread", "a.c", "-o", "a.out"},
		{"-Xclang", "-no-such-flag", "-c", "a.c"},
	} {
		all.Go(func() {
			const input = "int f(int n) { return n + 1; }\n"
			if got, want := answer(dir, input, env, client, args...), answer(dir, input, env, clang, args...); got != want {
				t.Errorf("%q: got\n%s\nwant\n%s", args, got, want)
			}
		})
	}
	all.Wait()
	var exit *exec.ExitError
	if err := exec.Command(filepath.Join(dir, "a.out")).Run(); !errors.As(err, &exit) || exit.ExitCode() != 7 {
		t.Errorf("what was linked ends with %v", err)
	}
	if plain := answer(dir, "", append(os.Environ(), "CPATH=in"), client, "-S", "-emit-llvm", "a.c", "-o", "-"); !strings.Contains(
		plain,
		"ret i32 7",
	) {
		t.Errorf("without a server:\n%s", plain)
	}
}

// TestForkedClangEndsWithItsClient: a call that is given up takes no time of the processor any longer.
func TestForkedClangEndsWithItsClient(t *testing.T) {
	s, client, _ := serving(t)
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	said, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(client, "-S", "-x", "c", "-", "-o", "-") // reads what does not come
	cmd.Env, cmd.Stdin, cmd.Stdout = s.env, r, out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(100 * time.Millisecond)
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	r.Close()
	out.Close()
	defer w.Close()
	ended := make(chan error, 1)
	go func() { _, err := said.Read(make([]byte, 1)); ended <- err }()
	select {
	case <-ended: // the other end is closed
	case <-time.After(10 * time.Second):
		t.Error("it goes on")
	}
}
