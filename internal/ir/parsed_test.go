package ir_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"midway/internal/encode"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/runtime"
)

// TestParsedLibrary: programs that are linked with library models that others were linked with before, in turn and at
// the same time, are as with models of their own.
func TestParsedLibrary(t *testing.T) {
	long.Test(t)
	opt := ir.Options{LibraryFor: func(m ir.DataModel) (out []ir.LibraryText, err error) {
		for _, f := range runtime.Files(m == ir.ILP32) {
			out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
		}
		return out, nil
	}}
	dir := t.TempDir()
	var files []string
	for i, body := range []string{
		"pthread_mutex_t m; int main(void) { pthread_mutex_lock(&m); return pthread_mutex_unlock(&m); }",
		"static void *f(void *a) { return a; } int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return pthread_join(t, 0); }",
		"pthread_mutex_t n; int main(void) { pthread_mutex_unlock(&n); return pthread_mutex_lock(&n); }",
	} {
		path := filepath.Join(dir, fmt.Sprintf("p%d.c", i))
		if err := os.WriteFile(path, []byte("#include <pthread.h>\n"+body+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		files = append(files, path)
	}
	as := func(path string, opt ir.Options) string {
		p, err := ir.Load([]string{path}, opt)
		if err != nil {
			t.Error(err)
			return ""
		}
		data, err := encode.Encode(p, encode.Format{})
		if err != nil {
			t.Error(err)
		}
		return fmt.Sprintf("%d bytes, %d functions, %d globals\n", len(data), len(p.Funcs), len(p.Globals)) + text(p)
	}
	var want []string
	for _, path := range files {
		want = append(want, as(path, opt))
	}
	opt.Parsed = &ir.Parsed{}
	var all sync.WaitGroup
	for range 4 {
		all.Add(1)
		go func() {
			defer all.Done()
			for range 2 {
				for i, path := range files {
					if got := as(path, opt); got != want[i] {
						t.Errorf("%s: got\n%s\nwant\n%s", path, got, want[i])
					}
				}
			}
		}()
	}
	all.Wait()
}

// text is the code of a program.
func text(p *ir.Program) (out string) {
	for _, f := range p.Funcs {
		out += fmt.Sprintf("%s %v\n", f.Name, f.Code)
	}
	return out
}
