package pipeline

import (
	stdctx "context"
	"fmt"
	"path/filepath"
	"strings"

	"midway/context"
	"midway/internal/ir"
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
	if len(o.Programs) == 0 && file != nil {
		for _, p := range file.Program {
			o.Programs = append(o.Programs, beside(file.Name, p.S))
		}
	}
	if len(o.Programs) == 0 {
		return nil, fmt.Errorf("no program given: name .c, .i, .bc or .ll files, or \"program:\" in the context file")
	}
	opt, err := loadOptions(o)
	if err != nil {
		return nil, err
	}
	return untilStopped(stop, func() (*ir.Program, error) { return ir.Load(o.Programs, opt) })
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
		return nil, ErrStopped
	}
}

// ErrStopped is the error of a run that was stopped before there was anything to report.
var ErrStopped = fmt.Errorf("stopped while loading the program")

// programText is the program as --dump=program prints it.
func programText(p *ir.Program) string {
	var b strings.Builder
	// A strings.Builder takes every write.
	_ = report.WriteShow(&b, p, func(string) string { return "" })
	return b.String()
}
