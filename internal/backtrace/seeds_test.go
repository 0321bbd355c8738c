package backtrace_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// seeds are the texts of testdata.
func seeds(f *testing.F) (out [][]byte) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		f.Fatalf("%d files: %v", len(files), err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range strings.Split(string(text), "\nread\n")[1:] {
			in, _, _ := strings.Cut(part, "\n----\n")
			out = append(out, []byte(in))
		}
	}
	return out
}
