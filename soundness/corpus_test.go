package soundness_test

import (
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/execute"
	"midway/internal/ir"
	keeping "midway/internal/keep"
	"midway/internal/long"
	"midway/internal/property"
	"midway/internal/runtime"
	"midway/soundness/concrete"
)

// archive is one end-to-end test of the repository whose program runs from main.
type archive struct {
	name  string
	files []string // the program's sources
	flags []string
	want  string

	branches  int  // limit of conditional branches, 0 for none
	first     bool // exploration stops at the first violation
	memory    bool // threads switch at every shared access
	paths     int  // explored at most, 0 for all
	reduction execute.Reduction
}

// TestCorpus holds the three engines against each other on every end-to-end program that runs from main.
func TestCorpus(t *testing.T) {
	long.Test(t)
	var paths, seen, compared int
	for _, a := range corpus(t) {
		if !long.All() && perAccess(a.name) {
			continue
		}
		t.Run(a.name, func(t *testing.T) {
			loading, running := a.options()
			p := load(t, a.files, loading)
			a.paths = 1000 // some programs have paths without end where what they do is not looked for
			found := explore(t, p, running, a)
			seen += randomRuns(t, &a, p)
			paths += replayed(t, p, running, found, false)
			if twins(t, p, running, found) {
				compared++
			}
		})
	}
	t.Logf(
		"%d paths replayed, %d random runs found something, %d programs explored by brute force",
		paths,
		seen,
		compared,
	)
	if paths < 30 || seen < 15 || compared < 6 { // of a share
		t.Error("too little was compared")
	}
}

// perAccess reports whether a program is replayed where threads switch at every access; by default others where they
// switch at synchronisation.
func perAccess(name string) bool { return crc32.ChecksumIEEE([]byte(name))%2 == 0 }

// TestCorpusAtMemoryGranularity replays the paths and violations that exploration finds where threads switch at every
// access to shared memory, every schedule and one of each trace.
func TestCorpusAtMemoryGranularity(t *testing.T) {
	long.Test(t)
	var paths, violations int
	for _, a := range corpus(t) {
		if !long.All() && !perAccess(a.name) {
			continue
		}
		t.Run(a.name, func(t *testing.T) {
			loading, running := a.options()
			p := load(t, a.files, loading)
			a.memory, a.paths = true, 60
			each := []execute.Reduction{execute.NoReduction, execute.SourceSets}
			if i := crc32.ChecksumIEEE([]byte(a.name)) / 2 % 2; !long.All() {
				each = each[i : i+1]
			}
			for _, r := range each {
				a.reduction = r
				found := explore(t, p, running, a)
				paths += replayed(t, p, running, found, true)
				violations += len(found.result.Violations)
			}
		})
	}
	t.Logf("%d paths and %d violations replayed", paths, violations)
	if paths < 30 || violations < 15 { // of a share
		t.Error("too little was replayed")
	}
}

// unpacked is a folder for the sources of archives and for what clang makes of them: each is compiled once for all tests.
var unpacked string

func TestMain(m *testing.M) {
	var err error
	if unpacked, err = os.MkdirTemp("", "midway-corpus-"); err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(unpacked)
	os.Exit(code)
}

// corpus is every archive that runs from main.
func corpus(tb testing.TB) []archive {
	tb.Helper()
	all, err := unpack()
	if err != nil || len(all) == 0 {
		tb.Fatalf("%d archives: %v", len(all), err)
	}
	return all
}

var unpack = sync.OnceValues(func() (all []archive, err error) {
	paths, err := filepath.Glob("../testdata/*/*.txtar")
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		a, err := txtar.ParseFile(path)
		if err != nil {
			return nil, err
		}
		e, ok := fromMain(path, a)
		if !ok || !long.Turn(filepath.Base(path)) {
			continue
		}
		if err := e.write(a, filepath.Join(unpacked, filepath.Base(filepath.Dir(path)), e.name)); err != nil {
			return nil, err
		}
		all = append(all, e)
	}
	return all, nil
})

// fromMain reads an archive; ok is false where it does not run from main.
func fromMain(path string, a *txtar.Archive) (e archive, ok bool) {
	e.name = strings.TrimSuffix(filepath.Base(path), ".txtar")
	sources := 0
	for _, f := range a.Files {
		switch ext := filepath.Ext(f.Name); {
		case f.Name == "want":
			e.want = string(f.Data)
		case f.Name == "flags":
			e.flags = words(string(f.Data))
		case f.Name == "command" || ext == ".yaml":
			return e, false
		case ext == ".c":
			sources++
		}
	}
	hurried := slices.Contains(e.flags, "--solver-limit") // about what is not decided, in seconds here
	return e, sources > 0 && strings.Contains(e.want, "verdict: ") && !hurried
}

// write writes the sources of an archive.
func (a *archive) write(from *txtar.Archive, dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	for _, f := range from.Files {
		ext := filepath.Ext(f.Name)
		if ext != ".c" && ext != ".h" {
			continue
		}
		name := filepath.Join(dir, f.Name)
		if err := os.WriteFile(name, f.Data, 0o600); err != nil {
			return err
		}
		if ext == ".c" {
			a.files = append(a.files, name)
		}
	}
	return nil
}

// words are the words of a line of flags; what is in quotation marks is one.
func words(text string) (out []string) {
	for i, part := range strings.Split(text, `"`) {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}

// parsed are the library models, for all tests.
var parsed = &ir.Parsed{}

// load compiles the sources and links them with the library models.
func load(tb testing.TB, files []string, opt ir.Options) *ir.Program {
	tb.Helper()
	p, err := loaded(files, opt)
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

func loaded(files []string, opt ir.Options) (*ir.Program, error) {
	opt.Parsed = parsed
	opt.Kept = keeping.Open(filepath.Join(unpacked, "kept"), 1<<30)
	opt.LibraryFor = func(m ir.DataModel) ([]ir.LibraryText, error) {
		var out []ir.LibraryText
		for _, f := range runtime.Files(m == ir.ILP32) {
			out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
		}
		return out, nil
	}
	return ir.Load(files, opt)
}

// options are what an archive's flags mean to the loader and the machine.
func (a *archive) options() (ir.Options, concrete.Options) {
	var load ir.Options
	run := concrete.Options{Args: []string{"program"}, MaxSteps: 1_000_000}
	for i, f := range a.flags {
		switch f {
		case "--data-model":
			load.ModelSet = true
			if a.flags[i+1] == "ilp32" {
				load.Model = ir.ILP32
			}
		case "--cflags":
			load.CFlags = strings.Fields(a.flags[i+1])
		case "--spurious-wakeups":
			run.SpuriousWakeups = true
		case "--malloc-may-fail":
			run.MallocMayFail = true
		case "--properties":
			asked := strings.Split(a.flags[i+1], ",")
			run.Overflow, run.Leaks = slices.Contains(asked, "overflow"), slices.Contains(asked, "leaks")
		case "--fifo":
			run.FIFO = true
		case "--sv-comp":
			run.SVComp = true
		case "--first":
			a.first = true
		case "--branches":
			a.branches, _ = strconv.Atoi(a.flags[i+1])
		}
	}
	return load, run
}

// asks reports whether an archive's --properties, if any, include a kind of violation.
func (a *archive) asks(kind property.Kind) bool {
	for i, f := range a.flags {
		if f == "--properties" {
			return slices.Contains(strings.Split(a.flags[i+1], ","), kind.Group().String())
		}
	}
	return true
}

// violations are the "kind file:line" that a want lists.
func (a *archive) violations() map[string]bool {
	out := map[string]bool{}
	for line := range strings.Lines(a.want) {
		if v, ok := strings.CutPrefix(strings.TrimSpace(line), "violation: "); ok {
			out[v] = true
		}
	}
	return out
}
