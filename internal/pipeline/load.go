package pipeline

import (
	"cmp"
	stdctx "context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/project"
	"midway/internal/report"
	"midway/internal/runtime"
	"midway/internal/svcomp"
)

// Loaded is a program as it was loaded, and how it was made.
type Loaded struct {
	*ir.Program
	Name      string     // of the target of a project; ""
	Inputs    []ir.Input // the files, with how each is compiled
	Files     []string   // their paths
	Libraries []string   // that the program is linked with
	Notes     []string   // what a user may want to know of how the project was read

	Goal *goal.Goal // nil, or the state that the program observes

	named    []string // the files named beside a project, and the project
	project  string
	link     string
	identity string // of what was read, to keep things by; "" where nothing is kept
}

// Load compiles and links the program that the options name with the library models.
func Load(stop stdctx.Context, o *Options) (*Loaded, error) {
	return loaded(stop, &settings{Options: *o})
}

// load loads the program, which the context file may name.
func load(s *session) (*Loaded, error) {
	if s.out.Program != nil {
		return s.out.Program, nil
	}
	l, err := loaded(s.stop, s.settings)
	if err != nil {
		return l, err
	}
	s.loaded(l)
	return l, s.printed("program", func() string { return programText(l.Program) })
}

// loaded is the program of settings. Where it is stopped, what was found of the files is there.
func loaded(stop stdctx.Context, c *settings) (*Loaded, error) {
	l := &Loaded{Program: &ir.Program{}}
	if err := l.gather(c); err != nil {
		return nil, err
	}
	opt, err := loadOptions(&c.Options)
	if err != nil {
		return nil, err
	}
	p, err := untilStopped(stop, func() (*ir.Program, error) {
		s, err := ir.Read(stop, l.Inputs, opt)
		if err != nil {
			return nil, err
		}
		return l.loadKept(stop, &c.Options, s)
	})
	if err != nil {
		if l.project != "" && l.link == "" && strings.Contains(err.Error(), "is defined twice") {
			err = fmt.Errorf("%w; if the project has several programs, say which by --link PROGRAM", err)
		}
		return l, err
	}
	l.Program = p
	return l, errors.Join(l.observe(c.Options.Goal), c.readExternals(p), l.readEntries(c.Entries))
}

// gather finds the files of the program, and how each is compiled. Where the options name no program, the context file
// does.
func (l *Loaded) gather(c *settings) error {
	l.named, l.project, l.link = c.Programs, c.Project, c.Link
	if f := c.file; len(l.named) == 0 && l.project == "" && f != nil {
		l.named = nil
		for _, p := range f.Program {
			l.named = append(l.named, beside(f.Name, p.S))
		}
		if f.Project.S != "" {
			l.project, l.link = beside(f.Name, f.Project.S), cmp.Or(l.link, f.Link.S)
		}
	}
	switch {
	case l.project != "":
		p, err := project.Load(l.project, l.link)
		if err != nil {
			return err
		}
		l.Name, l.Inputs, l.Libraries, l.Notes = p.Name, p.Inputs, p.Libraries, p.Notes
		if len(l.Inputs) == 0 {
			return fmt.Errorf("--project: %s has no C files of that program with a compiler command", l.project)
		}
	case l.link != "":
		return fmt.Errorf("--link says which program of a project is meant: give --project DIR, too")
	case len(l.named) == 0:
		return fmt.Errorf(
			"no program given: name .c, .i, .bc or .ll files, objects or libraries that hold bitcode, --project " +
				"DIR, or \"program:\" in the context file",
		)
	}
	l.Inputs = slices.Clip(l.Inputs)
	for _, path := range l.named { // after the project's
		l.Inputs = append(l.Inputs, ir.Input{Path: path})
	}
	for _, in := range l.Inputs {
		l.Files = append(l.Files, in.Path)
	}
	return nil
}

// Title is the program's name for people.
func (l *Loaded) Title() string {
	return strings.TrimSpace(strings.Join(append([]string{cmp.Or(l.Name, l.project)}, l.named...), " "))
}

// SourceFiles are paths beside which source files may lie that debug information names.
func (l *Loaded) SourceFiles() (out []string) {
	for _, in := range l.Inputs {
		out = append(out, in.Path)
		if in.Dir != "" {
			out = append(out, filepath.Join(in.Dir, "x"))
		}
	}
	return out
}

// args are main's argv: the program's name and the arguments given.
func (l *Loaded) args(given []string) []string {
	name := "program"
	if l.Name != "" {
		name = l.Name
	} else if len(l.named) > 0 {
		name = l.named[0]
	}
	return append([]string{name}, given...)
}

// beside is a path relative to the folder of file.
func beside(file, path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(filepath.Dir(file), path)
}

func loadOptions(o *Options) (ir.Options, error) {
	opt := ir.Options{
		Clang: o.Clang, LLVMDis: o.LLVMDis, CFlags: o.CFlags, Includes: o.Includes, Defines: o.Defines,
		LibraryFor: library, AllBlocks: o.Rebuilt, Origins: o.Rebuilt,
	}
	if dir := o.kept(); dir != nil {
		opt.Kept = dir
	}
	if o.SVComp {
		opt.Modelled = svcomp.ErrorFunctions
	}
	m, err := o.model()
	if err == nil && m != nil {
		opt.Model, opt.ModelSet = *m, true
	}
	return opt, err
}

// Texts is the LLVM IR of the program's files, by Symbol.Unit, and the clang that compiles it.
func (l *Loaded) Texts(o *Options) (texts []string, clang string, err error) {
	opt, err := loadOptions(o)
	if err != nil {
		return nil, "", err
	}
	if clang, err = ir.Clang(opt); err != nil {
		return nil, "", err
	}
	texts, err = ir.Texts(l.Inputs, opt)
	return texts, clang, err
}

// library is the library models of a data model.
func library(m ir.DataModel) ([]ir.LibraryText, error) {
	var out []ir.LibraryText
	for _, f := range runtime.Files(m == ir.ILP32) {
		out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
	}
	return out, nil
}

// untilStopped runs load and gives up waiting for it when the run is stopped.
func untilStopped(stop stdctx.Context, load func() (*ir.Program, error)) (*ir.Program, error) {
	type loaded struct {
		p   *ir.Program
		err error
	}
	done := make(chan loaded, 1)
	go func() {
		var l loaded
		defer func() { done <- l }()
		defer recovered(&l.err)
		l.p, l.err = load()
	}()
	select {
	case l := <-done:
		return l.p, l.err
	case <-stop.Done():
		select { // compilers that run are ended
		case <-done:
		case <-time.After(stopping):
		}
		return nil, ErrStopped
	}
}

// stopping is how long a load that was told to end may take.
const stopping = 300 * time.Millisecond

// programText is the program as --dump=program prints it.
func programText(p *ir.Program) string {
	var b strings.Builder
	// A strings.Builder takes every write.
	_ = report.WriteShow(&b, p, func(string) string { return "" })
	return b.String()
}
