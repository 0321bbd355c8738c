package project

import (
	"debug/dwarf"
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"midway/internal/ir"
)

// unlinked is the program of a database that does not say what is linked: what a binary that was built says it is made
// of, or all files.
func (g *graph) unlinked(named string) (*Program, error) {
	if named != "" {
		if p, ok := g.built(named); ok {
			return p, nil
		}
		return nil, fmt.Errorf(
			"--link: %s does not say what is linked, and %s is no program or library built with debug information "+
				"(-g): give the program that "+
				"was built, or the source files and their --cflags",
			g.db.path,
			named,
		)
	}
	var paths []string
	for _, e := range g.db.entries {
		paths = append(paths, e.file)
	}
	return g.of("", unique(paths)), nil
}

// built is the program, or the library, whose binary was built: its debug information, or its symbol table, names its
// source files, and so do those of the shared libraries of the project that it needs. libtool's wrapper scripts stand
// for the program in .libs. A name without a folder is looked for in all of the project.
func (g *graph) built(named string) (*Program, bool) {
	for _, path := range append([]string{named, absolute(g.db.dir, named)}, g.called(named)...) {
		for _, path := range []string{path, filepath.Join(filepath.Dir(path), ".libs", filepath.Base(path))} {
			if files := g.filesOf(path); len(files) > 0 {
				p := g.of(filepath.Base(path), files)
				g.needed(p, path)
				if len(g.unclear) > 0 {
					p.Notes = append(
						p.Notes,
						fmt.Sprintf("left out, as %s does not tell which files of one name it is made of: %s; "+
							"build it with -g, or name those that belong to it beside --project", filepath.Base(path),
							g.within(g.unclear)),
					)
				}
				return p, true
			}
		}
	}
	return nil, false
}

// within lists paths within the project's folder.
func (g *graph) within(paths []string) string {
	var out []string
	for _, p := range unique(paths) {
		if rel, err := filepath.Rel(g.db.dir, p); err == nil {
			p = rel
		}
		out = append(out, p)
	}
	return strings.Join(out, ", ")
}

// called are the files of the project's folder that have a name, given without a folder.
func (g *graph) called(name string) (out []string) {
	if filepath.Base(name) != name {
		return nil
	}
	_ = filepath.WalkDir(g.db.dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.Name() == name && !d.IsDir() {
			out = append(out, path)
		}
		return nil
	})
	return out
}

// needed adds the files of the shared libraries that a binary needs, those found in the project.
func (g *graph) needed(p *Program, binary string) {
	f, err := elf.Open(binary)
	if err != nil {
		return
	}
	defer f.Close()
	names, _ := f.ImportedLibraries()
	_ = filepath.WalkDir(g.db.dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !slices.Contains(names, d.Name()) {
			return nil
		}
		names = slices.DeleteFunc(names, func(n string) bool { return n == d.Name() })
		for _, in := range g.of(d.Name(), g.filesOf(path)).Inputs {
			in.Shared = true
			p.Inputs = append(p.Inputs, in)
		}
		return nil
	})
}

// of is the program made of source files. A file that stands there as often as there are commands with different flags
// for it is in the program by each of them (x264 has its files for 8 and for 10 bits). Else automake's names give the
// command that counts, or it is the first.
func (g *graph) of(name string, files []string) *Program {
	p := &Program{Name: name}
	times := map[string]int{}
	for _, file := range files {
		times[file]++
	}
	var other, twice []string
	for _, file := range unique(files) {
		if !isSource(file) {
			other = append(other, file)
			continue
		}
		commands := g.commandsFor(file, name)
		if len(commands) != times[file] && len(commands) > 1 {
			twice, commands = append(twice, file), commands[:1]
		}
		for _, e := range commands {
			p.Inputs = append(p.Inputs, ir.Input{Path: file, Flags: meaning(e.args), Dir: e.dir})
		}
	}
	if len(other) > 0 {
		p.Notes = append(p.Notes, fmt.Sprintf("not C, so what they define has no body here: %s", some(other)))
	}
	if len(twice) > 0 {
		p.Notes = append(
			p.Notes,
			fmt.Sprintf("compiled several times, with different flags; the first is taken: %s", some(twice)),
		)
	}
	return p
}

// commandsFor are the commands of a source file with different flags: the one of a target by automake's names, or all.
func (g *graph) commandsFor(file, target string) (out []*entry) {
	prefix := strings.Map(canonical, target) + "-" // automake: "maude-foo.o"
	for i := range g.db.entries {
		f := &g.db.entries[i]
		if f.file != file {
			continue
		}
		if target != "" && strings.HasPrefix(filepath.Base(f.output), prefix) {
			return []*entry{f}
		}
		flags := withoutPIC(meaning(f.args))
		if !slices.ContainsFunc(out, func(e *entry) bool { return slices.Equal(withoutPIC(meaning(e.args)), flags) }) {
			out = append(out, f)
		}
	}
	return out
}

// canonical is automake's way to make a variable's name of a target's.
func canonical(r rune) rune {
	if r == '_' || r == '@' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
		return r
	}
	return '_'
}

// withoutPIC is flags without those by which libtool's two kinds of objects differ.
func withoutPIC(flags []string) (out []string) {
	for _, f := range flags {
		if f != "-fPIC" && f != "-fPIE" && f != "-DPIC" {
			out = append(out, f)
		}
	}
	return out
}

// filesOf are the database's files that a binary, or a static library, was made of, in the order of the binary, each
// as often as it was compiled into it.
func (g *graph) filesOf(path string) (files []string) {
	f, err := elf.Open(path)
	if err != nil {
		objectsOf(path, func(o *elf.File) { files = append(files, g.filesIn(o)...) })
		return files
	}
	defer f.Close()
	return g.filesIn(f)
}

// filesIn is filesOf for a binary that was read, or an object.
func (g *graph) filesIn(f *elf.File) (out []string) {
	if units := compileUnits(f); len(units) > 0 {
		for _, unit := range units {
			if g.sources[unit] != nil {
				out = append(out, unit)
			}
		}
		return out
	}
	return g.byFileSymbols(f)
}

// compileUnits are the source files of a binary's debug information.
func compileUnits(f *elf.File) (out []string) {
	data, err := f.DWARF()
	if err != nil {
		return nil
	}
	for r := data.Reader(); ; r.SkipChildren() {
		e, err := r.Next()
		if err != nil || e == nil {
			return out
		}
		name, _ := e.Val(dwarf.AttrName).(string)
		dir, _ := e.Val(dwarf.AttrCompDir).(string)
		if e.Tag == dwarf.TagCompileUnit && name != "" {
			out = append(out, absolute(dir, name))
		}
	}
}

// byFileSymbols matches the file symbols of a binary, which have no folder, with files of the database. Of several
// files of one name those count that the binary has: all where there are as many file symbols, else what their
// objects tell.
func (g *graph) byFileSymbols(f *elf.File) (out []string) {
	symbols, err := f.Symbols()
	if err != nil {
		return nil
	}
	times, defined := map[string]int{}, map[string]bool{}
	for _, s := range symbols {
		switch {
		case elf.ST_TYPE(s.Info) == elf.STT_FILE:
			times[s.Name]++
		case s.Section != elf.SHN_UNDEF:
			defined[s.Name] = true
		}
	}
	named := map[string][]string{}
	for i := range g.db.entries {
		if file := g.db.entries[i].file; !slices.Contains(named[filepath.Base(file)], file) {
			named[filepath.Base(file)] = append(named[filepath.Base(file)], file)
		}
	}
	for _, s := range symbols {
		switch files := named[s.Name]; {
		case elf.ST_TYPE(s.Info) != elf.STT_FILE || len(files) == 0:
		case len(files) == 1:
			out = append(out, files[0])
		case times[s.Name] > 0:
			out = append(out, g.ofOneName(files, times[s.Name], defined)...)
			times[s.Name] = 0
		}
	}
	return out
}

// ofOneName are those of several files of one name, each as often as it was compiled into it, of which a binary has so
// many and that defines these names. What cannot be told is noted.
func (g *graph) ofOneName(files []string, times int, defined map[string]bool) (out []string) {
	var open []string
	for _, file := range files {
		for _, e := range g.commandsFor(file, "") {
			switch all, some := definedIn(e.output, defined); {
			case all:
				out = append(out, file)
			case some:
				open = append(open, file)
			}
		}
	}
	switch {
	case len(out) == times:
		return out
	case len(out)+len(open) == times:
		return append(out, open...)
	case len(out) > times:
		out, open = nil, files
	}
	g.unclear = append(g.unclear, open...)
	return out
}

// definedIn reports whether all that an object file defines for others is among some names, and whether any may be:
// of an object that is not there, and of one that defines nothing for others, nothing is known.
func definedIn(object string, names map[string]bool) (all, some bool) {
	f, err := elf.Open(object)
	if err != nil {
		return false, true
	}
	defer f.Close()
	symbols, err := f.Symbols()
	if err != nil {
		return false, true
	}
	in, of := 0, 0
	for _, s := range symbols {
		if elf.ST_BIND(s.Info) == elf.STB_GLOBAL && s.Section != elf.SHN_UNDEF {
			if of++; names[s.Name] {
				in++
			}
		}
	}
	return of > 0 && in == of, of == 0 || in > 0
}
