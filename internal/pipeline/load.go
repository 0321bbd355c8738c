package pipeline

import (
	"cmp"
	stdctx "context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/project"
	"midway/internal/report"
	"midway/internal/runtime"
	"midway/internal/svcomp"
)

// contextFile is the context the options name, nil for main.
func contextFile(o *Options) (*context.File, error) {
	switch {
	case o.ContextFile != "":
		return context.Load(o.ContextFile)
	case len(o.At) > 0:
		return context.FromPlaces(o.At)
	}
	return nil, nil
}

func resolve(p *ir.Program, file *context.File) (*context.Context, error) {
	if file == nil {
		return context.FromMain(p)
	}
	return file.Resolve(p)
}

// Load compiles and links the program with the library models. Where the options name no program, the
// context file does.
func Load(stop stdctx.Context, o *Options, file *context.File) (*ir.Program, error) {
	if err := o.gather(file); err != nil {
		return nil, err
	}
	opt, err := loadOptions(o)
	if err != nil {
		return nil, err
	}
	p, err := untilStopped(stop, func() (*ir.Program, error) {
		s, err := ir.Read(stop, o.inputs, opt)
		if err != nil {
			return nil, err
		}
		return o.loadKept(stop, s)
	})
	if err != nil && o.Project != "" && o.Link == "" && strings.Contains(err.Error(), "is defined twice") {
		err = fmt.Errorf("%w; if the project has several programs, say which by --link PROGRAM", err)
	}
	if err == nil {
		err = errors.Join(o.readExternals(p), o.readEntries(p))
	}
	return p, err
}

// gather finds the files of the program, and how each is compiled.
func (o *Options) gather(file *context.File) error {
	if len(o.Programs) == 0 && o.Project == "" && file != nil {
		for _, p := range file.Program {
			o.Programs = append(o.Programs, beside(file.Name, p.S))
		}
		if file.Project.S != "" {
			o.Project, o.Link = beside(file.Name, file.Project.S), cmp.Or(o.Link, file.Link.S)
		}
	}
	o.inputs = nil
	switch {
	case o.Project != "":
		p, err := project.Load(o.Project, o.Link)
		if err != nil {
			return err
		}
		o.target, o.inputs, o.libraries, o.notes = p.Name, p.Inputs, p.Libraries, p.Notes
		if len(o.inputs) == 0 {
			return fmt.Errorf("--project: %s has no C files of that program with a compiler command", o.Project)
		}
	case o.Link != "":
		return fmt.Errorf("--link says which program of a project is meant: give --project DIR, too")
	case len(o.Programs) == 0:
		return fmt.Errorf("no program given: name .c, .i, .bc or .ll files, objects or libraries that hold bitcode, --project DIR, or \"program:\" in the context file")
	}
	for _, path := range o.Programs { // after the project's
		o.inputs = append(o.inputs, ir.Input{Path: path})
	}
	return nil
}

// Files are the paths of the program's files. They are known once it was loaded.
func (o *Options) Files() (out []string) {
	for _, in := range o.inputs {
		out = append(out, in.Path)
	}
	return out
}

// Title is the program's name for people.
func (o *Options) Title() string {
	return strings.TrimSpace(strings.Join(append([]string{cmp.Or(o.target, o.Project)}, o.Programs...), " "))
}

// SourceFiles are paths beside which source files may lie that debug information names.
func (o *Options) SourceFiles() (out []string) {
	for _, in := range o.inputs {
		out = append(out, in.Path)
		if in.Dir != "" {
			out = append(out, filepath.Join(in.Dir, "x"))
		}
	}
	return out
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
		LibraryFor: library,
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

// ErrStopped is the error of a run that was stopped before there was anything to report.
var ErrStopped = fmt.Errorf("stopped while loading the program")

// programText is the program as --dump=program prints it.
func programText(p *ir.Program) string {
	var b strings.Builder
	// A strings.Builder takes every write.
	_ = report.WriteShow(&b, p, func(string) string { return "" })
	return b.String()
}
