package pipeline

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/report"
	"midway/internal/runtime"
)

// readExternals decides what each function without a body is taken to do: what --extern says of it, else
// --extern-default, else that it touches what functions without a body are given, and, unless a library of the system
// has it, the program's globals that are not static. A library has what the C library exports, and what a system header
// declares.
func (o *Options) readExternals(p *ir.Program) error {
	usual, err := o.externDefault()
	if err != nil {
		return err
	}
	// What is not named, and called through a pointer only, is read in the most careful way.
	p.SetElsewhere(ir.ReadGlobals)
	if usual != nil {
		p.SetElsewhere(*usual)
	}
	list := p.Bodiless()
	for _, f := range list {
		f.Reading, f.Said = p.Elsewhere, usual != nil
		if usual == nil && (runtime.InLibrary(f.Name) || f.Header != "") {
			f.Reading = ir.ReadArguments
		}
	}
	for _, text := range o.Externs {
		if err := say(p, list, text); err != nil {
			return err
		}
	}
	return nil
}

// externDefault is the reading of --extern-default, nil where it is not given.
func (o *Options) externDefault() (*ir.Reading, error) {
	if o.ExternDefault == "" {
		return nil, nil
	}
	r, err := ir.ReadingNamed(o.ExternDefault)
	if err != nil {
		return nil, fmt.Errorf("--extern-default: %w", err)
	}
	return &r, nil
}

// say applies one --extern, NAME=READING, where NAME may have * and ?.
func say(p *ir.Program, list []*ir.Func, text string) error {
	name, how, ok := strings.Cut(text, "=")
	if !ok || name == "" {
		return fmt.Errorf("--extern: %q is not NAME=pure, NAME=arguments or NAME=anything", text)
	}
	r, err := ir.ReadingNamed(how)
	if err != nil {
		return fmt.Errorf("--extern %s: %w", text, err)
	}
	found := false
	for _, f := range list {
		if match, err := path.Match(name, f.Name); err != nil {
			return fmt.Errorf("--extern: %q is no pattern: %w", name, err)
		} else if match {
			f.Reading, f.Said, found = r, true, true
		}
	}
	// Nothing was found: the message says why, as a name that is misspelt would change nothing, silently.
	switch f := p.Func(name); {
	case found:
		return nil
	case f != nil && f.Runtime:
		return fmt.Errorf("--extern: %s has a model", name)
	case f != nil && !f.External:
		return fmt.Errorf("--extern: %s has a body in the program", name)
	}
	return fmt.Errorf(
		"--extern: the program calls no function without a body named %s; it has %s",
		name,
		orNone(report.Named(externalNames(list))),
	)
}

// orNone is a list for a message.
func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// externalNames are the names of functions.
func externalNames(list []*ir.Func) (out []string) {
	for _, f := range list {
		out = append(out, f.Name)
	}
	return out
}

// Externals lists the functions without a body that the program refers to, with how each is read and where it is first
// called.
func Externals(p *ir.Program) []report.External {
	first, calls := map[ir.FuncID]ir.LocID{}, map[ir.FuncID]int{}
	for _, f := range p.Funcs {
		if f.Added {
			continue
		}
		for pc := range f.Code {
			if in := &f.Code[pc]; in.Op == ir.OpCall {
				if callee := f.Calls[in.Aux].Callee; callee != ir.None {
					if calls[callee]++; calls[callee] == 1 {
						first[callee] = in.Loc
					}
				}
			}
		}
	}
	out := []report.External{}
	for _, f := range p.Bodiless() {
		out = append(
			out,
			report.External{
				Name:    f.Name,
				Reading: f.Reading.String(),
				Said:    f.Said,
				Header:  f.Header,
				Calls:   calls[f.ID],
				At:      p.At(first[f.ID]),
			},
		)
	}
	slices.SortFunc(out, func(a, b report.External) int { return strings.Compare(a.Name, b.Name) })
	return out
}
