package corpus

import (
	"bufio"
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// Row is one program with what is known of it.
type Row struct {
	Program  string   // its name in the table
	Property string   // what the verdict is about, in the words of its source
	Expected string   // safe, unsafe, or anything else where no verdict is known
	Paths    []string // files of the program
	Flags    []string // further flags of Midway for this row
}

// The expected verdicts that are compared.
const (
	Safe   = "safe"
	Unsafe = "unsafe"
)

// Read reads a table; paths are relative to dir. Rows without a path are left out.
func Read(r io.Reader, dir string) ([]Row, error) {
	var rows []Row
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<24)
	for n := 1; lines.Scan(); n++ {
		f := strings.Split(strings.TrimSuffix(lines.Text(), "\r"), "\t")
		switch {
		case lines.Text() == "" || n == 1 && f[0] == "program":
			continue
		case len(f) < 4:
			return nil, fmt.Errorf("line %d has %d fields, wanted program, property, expected, path", n, len(f))
		case f[3] == "":
			continue
		}
		row := Row{Program: f[0], Property: f[1], Expected: f[2]}
		for _, p := range strings.Fields(f[3]) {
			row.Paths = append(row.Paths, inDir(dir, p))
		}
		if len(f) > 4 {
			row.Flags = strings.Fields(f[4])
		}
		rows = append(rows, row)
	}
	return rows, lines.Err()
}

func inDir(dir, path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(dir, path)
}

// Group is the first element of a program's name, under which results are summed up.
func (r *Row) Group() string {
	group, _, _ := strings.Cut(r.Program, "/")
	return group
}

// asks lists, for words that sources use for their properties, the kinds of violation they are about.
var asks = []struct {
	word  string
	kinds []string
}{
	{"assert", []string{"assertion", "reach-error", "unreachable"}},
	{"unreach", []string{"assertion", "reach-error", "unreachable"}},
	{"check", []string{"assertion", "reach-error", "unreachable"}},
	{"test", []string{"assertion", "reach-error", "unreachable"}},
	{"race", []string{"data-race"}},
	{"deadlock", []string{"deadlock", "livelock"}},
	{"liveness", []string{"deadlock", "livelock"}},
	{"lock-order", []string{"deadlock"}},
	{"memsafety", []string{"out-of-bounds", "null-dereference", "use-after-free", "double-free", "invalid-free", "leak", "uninitialized-read"}},
	{"memory-leak", []string{"leak"}},
	{"overflow", []string{"signed-overflow"}},
}

// Asks reports whether a row's property is about a kind of violation; a property without a known word is about all.
func (r *Row) Asks(kind string) bool {
	property := strings.ReplaceAll(strings.ToLower(r.Property), "traces", "")
	known := false
	for _, a := range asks {
		if !strings.Contains(property, a.word) {
			continue
		}
		known = true
		for _, k := range a.kinds {
			if k == kind {
				return true
			}
		}
	}
	return !known
}
