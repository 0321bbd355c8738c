package corpus

import (
	"bufio"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"midway/internal/property"
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
		case strings.TrimSpace(f[3]) == "":
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

// asks lists, for words that sources use for their properties, the kinds of violation they are about and the groups of
// properties (midway check --properties) that look for them.
var asks = []struct {
	word   string
	kinds  []property.Kind
	groups []property.Group
}{
	{"assert", assertions, []property.Group{property.Assertions}},
	{"unreach", assertions, []property.Group{property.Assertions}},
	{"check", assertions, []property.Group{property.Assertions}},
	{"test", assertions, []property.Group{property.Assertions}},
	{"race", []property.Kind{property.DataRace}, []property.Group{property.Races}},
	{"deadlock", []property.Kind{property.Deadlock, property.Livelock}, []property.Group{property.Deadlocks}},
	{"liveness", []property.Kind{property.Deadlock, property.Livelock}, []property.Group{property.Deadlocks}},
	{
		"lock-order",
		[]property.Kind{property.Deadlock, property.LockMisuse},
		[]property.Group{property.Deadlocks, property.Threads},
	},
	{
		"memsafety",
		[]property.Kind{
			property.OutOfBounds,
			property.NullDereference,
			property.UseAfterFree,
			property.DoubleFree,
			property.InvalidFree,
			property.Leak,
			property.UninitializedRead,
		},
		[]property.Group{property.Memory},
	},
	{"memtrack", []property.Kind{property.Leak}, []property.Group{property.Leaks}},
	{"memory-leak", []property.Kind{property.Leak}, []property.Group{property.Leaks}},
	{"overflow", []property.Kind{property.SignedOverflow}, []property.Group{property.Overflow}},
	{"division", []property.Kind{property.DivisionByZero}, []property.Group{property.Division}},
	{
		"threads",
		[]property.Kind{property.LockMisuse, property.BarrierMisuse, property.ThreadMisuse},
		[]property.Group{property.Threads},
	},
}

var assertions = []property.Kind{property.Assertion, property.ReachError, property.Unreachable, property.Reached}

// words is the property without what is no property: counts of traces, and the names of properties that are written as
// another.
func (r *Row) words() string {
	return strings.NewReplacer("traces", "", "race-as-", "").Replace(strings.ToLower(r.Property))
}

// Asks reports whether a row's property is about a kind of violation; a property without a known word is about all.
func (r *Row) Asks(kind property.Kind) bool {
	known := false
	for _, a := range asks {
		if strings.Contains(r.words(), a.word) {
			known = true
			if slices.Contains(a.kinds, kind) {
				return true
			}
		}
	}
	return !known
}

// PropertyFlags are the flags that make midway check look for a row's property and nothing else; none where the
// property has no known word.
func (r *Row) PropertyFlags() []string {
	var groups, flags []string
	for _, a := range asks {
		if strings.Contains(r.words(), a.word) {
			for _, g := range a.groups {
				groups = once(groups, g.String())
			}
		}
	}
	if len(groups) > 0 {
		flags = append(flags, "--properties", strings.Join(groups, ","))
	}
	if strings.Contains(r.words(), "unreach-call") {
		flags = append(flags, "--sv-comp")
	}
	return flags
}
