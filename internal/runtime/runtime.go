package runtime

import (
	"embed"
	"sort"
	"strings"
	"sync"
)

//go:generate ./generate.sh

//go:embed lib/lp64/*.ll lib/ilp32/*.ll
var lib embed.FS

// File is the LLVM IR of one family of models.
type File struct {
	Name    string   // "c/mutex.c": the source it was compiled from, relative to this package
	Text    string   // LLVM IR in the syntax of clang 14
	Defines []string // functions and variables with external linkage that it defines, sorted
	Needs   []string // those it refers to and does not define, primitives (__midway_*) aside, sorted
}

// Files returns all library models for a data model (ILP32 or LP64), in order of name. They refer to
// each other, so they are meant to be linked together.
func Files(ilp32 bool) []File {
	if ilp32 {
		return ilp32Files()
	}
	return lp64Files()
}

var (
	lp64Files  = sync.OnceValue(func() []File { return read("lib/lp64") })
	ilp32Files = sync.OnceValue(func() []File { return read("lib/ilp32") })
)

func read(dir string) []File {
	entries, err := lib.ReadDir(dir)
	if err != nil {
		panic(err) // the directory is embedded
	}
	var files []File
	for _, e := range entries {
		text, err := lib.ReadFile(dir + "/" + e.Name())
		if err != nil {
			panic(err)
		}
		f := File{Name: "c/" + strings.TrimSuffix(e.Name(), ".ll") + ".c", Text: string(text)}
		f.Defines, f.Needs = symbols(f.Text)
		files = append(files, f)
	}
	return files
}

// symbols lists the external definitions and the undefined references of a module as clang prints
// it: one definition or declaration per line, at its beginning.
func symbols(text string) (defines, needs []string) {
	for line := range strings.Lines(text) {
		name, defined, ok := symbol(line)
		switch {
		case !ok || strings.HasPrefix(name, "__midway_") || strings.HasPrefix(name, "llvm."):
		case defined:
			defines = append(defines, name)
		default:
			needs = append(needs, name)
		}
	}
	sort.Strings(defines)
	sort.Strings(needs)
	return defines, needs
}

func symbol(line string) (name string, defined, ok bool) {
	switch {
	case strings.HasPrefix(line, "@"):
		if strings.Contains(line, " internal ") || strings.Contains(line, " private ") {
			return "", false, false
		}
		defined = !strings.Contains(line, " external ")
	case strings.HasPrefix(line, "define "):
		if strings.HasPrefix(line, "define internal ") {
			return "", false, false
		}
		defined = true
	case !strings.HasPrefix(line, "declare "):
		return "", false, false
	}
	at := strings.IndexByte(line, '@') + 1
	end := strings.IndexAny(line[at:], " (\n")
	return line[at : at+end], defined, true
}

// Names returns the functions and variables of the C library and of verification tasks that have a
// model, sorted. The models' own helpers (__mw_*) are not among them.
func Names() []string {
	var names []string
	for _, f := range Files(false) {
		for _, n := range f.Defines {
			if !strings.HasPrefix(n, "__mw_") {
				names = append(names, n)
			}
		}
	}
	sort.Strings(names)
	return names
}

// Hooks returns the functions of the models that the interpreter calls by itself (see midway.h); they
// are wanted whether the program refers to them or not.
func Hooks() []string { return []string{"__mw_main_end", "__mw_thread_end"} }

// Blocked is the name of the function in which a thread that stands blocked inside a call of the model
// name continues, with that call's arguments; "" where such a thread begins at the call itself.
func Blocked(name string) string {
	resume := "__mw_blocked_" + name
	for _, f := range Files(false) {
		if i := sort.SearchStrings(f.Defines, resume); i < len(f.Defines) && f.Defines[i] == resume {
			return resume
		}
	}
	return ""
}

// For returns the files that a program needs whose undefined symbols are given: those that define one of
// them or a hook, and what these need in turn, in order of name. Linking fewer files than all
// changes nothing but the time it takes.
func For(ilp32 bool, undefined []string) []File {
	files := Files(ilp32)
	definer := map[string]int{}
	for i, f := range files {
		for _, n := range f.Defines {
			definer[n] = i
		}
	}
	wanted := make([]bool, len(files))
	work := append(append([]string{}, undefined...), Hooks()...)
	for _, n := range undefined {
		work = append(work, "__mw_blocked_"+n)
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if i, ok := definer[n]; ok && !wanted[i] {
			wanted[i] = true
			work = append(work, files[i].Needs...)
		}
	}
	var out []File
	for i, f := range files {
		if wanted[i] {
			out = append(out, f)
		}
	}
	return out
}

//go:embed glibc.txt
var glibc string

var glibcNames = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for line := range strings.Lines(glibc) {
		names[strings.TrimSpace(line)] = true
	}
	return names
})

// InLibrary reports whether the C library has a function of that name, with or without a model: it knows no variable of
// the program's.
func InLibrary(name string) bool { return glibcNames()[name] }
