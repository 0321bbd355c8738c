package pieces

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pipeline"
	"midway/internal/pointsto"
)

// Selection says which entries of a program are explored together.
type Selection struct {
	Entries []string // names, which may have * and ?; none: every function that code outside may call
	Threads int      // of a context
	// files of an application of the library, which are among the program's: contexts are of calls that it makes, which
	// several of its threads may make at the same time, with what is known there
	App []string
	// arguments may lead anywhere: not only to the caller's own memory, and other threads may be passed what a function
	// makes or ends (the assumption arguments-apart)
	AnyArguments bool
	// nil, or says which functions have changed: contexts in which none is called are left out
	Changed func(*ir.Program) (map[ir.FuncID]bool, error)
}

// pair is a context: the functions that its threads are about to enter, in order of the entries. One may stand there
// twice. It is a pair whatever their number.
type pair []*ir.Func

// threads are the names of the threads: those of the functions, numbered where two enter the same one.
func (c pair) threads() (out []string) {
	for i, f := range c {
		name := f.Name
		if i > 0 && c[i-1] == f {
			name = fmt.Sprintf("%s_%d", name, 2+i-slices.Index(c, f)-1)
		}
		out = append(out, name)
	}
	return out
}

// at are the threads as --at has them.
func (c pair) at() (out []string) {
	for i, name := range c.threads() {
		out = append(out, name+"="+c[i].Name)
	}
	return out
}

func (c pair) String() string {
	var out []string
	for _, f := range c {
		out = append(out, f.Name)
	}
	return strings.Join(out, ", ")
}

// chosen are the contexts of a selection, and how many more were left out because their threads touch nothing in
// common, or call nothing that has changed.
type chosen struct {
	entries         []*ir.Func
	called          []*ir.Func // the program's own functions that they may call, themselves included
	pairs           []pair
	at              []place            // of an application: by pair, where its threads are
	alone           map[*ir.Func][]int // by function, the parameters that no other thread is passed the object of
	touches         *toucher
	more            bool // of an application: there are stacks of calls that are not among them
	apart, asBefore int
}

// choose finds the contexts. Errors are for the user.
func (s *Selection) choose(l *pipeline.Loaded) (*chosen, error) {
	if s.Threads < 1 {
		return nil, fmt.Errorf("--threads: a context has one thread at least")
	}
	entries, err := s.entries(l.Program)
	if err != nil {
		return nil, err
	}
	var changed map[ir.FuncID]bool
	if s.Changed != nil {
		if changed, err = s.Changed(l.Program); err != nil {
			return nil, err
		}
	}
	t := &toucher{
		p:     l.Program,
		g:     pointsto.AnalyzeTyped(l.Program, pointsto.Layouts, nil),
		known: map[ir.FuncID]*touched{},
	}
	touches := map[*ir.Func]*touched{}
	for _, f := range entries {
		touches[f] = t.of(f, changed)
	}
	all, at, more, err := s.contexts(l.Program, t.g, entries)
	if err != nil {
		return nil, err
	}
	own := &owners{l.Program, t.g, map[ir.FuncID][]int{}}
	alone := map[*ir.Func][]int{}
	for _, f := range entries {
		if list := own.of(f); len(list) > 0 && !s.AnyArguments && at == nil {
			alone[f] = list
		}
	}
	out := &chosen{more: more, touches: t, entries: entries, alone: alone, called: t.program(entries)}
	for i, c := range all {
		switch {
		case len(s.Entries) == 0 && len(c) > 1 && !connected(c, touches):
			out.apart++
		case s.Changed != nil && !slices.ContainsFunc(c, func(f *ir.Func) bool { return touches[f].changed }):
			out.asBefore++
		default:
			if out.pairs = append(out.pairs, c); at != nil {
				out.at = append(out.at, at[i])
			}
		}
	}
	return out, nil
}

// contexts are all that there are before any is left out; at says where the threads are, of an application, and more
// that there are further stacks of its calls.
func (s *Selection) contexts(
	p *ir.Program,
	g *pointsto.Graph,
	entries []*ir.Func,
) (all []pair, at []place, more bool, err error) {
	if len(s.App) > 0 {
		calls, more, err := s.calls(p, g, entries)
		all, at = togetherInApp(calls, s.Threads, &joined{p, g, p.Func("main")})
		return all, at, more, err
	}
	for _, c := range multisets(entries, s.Threads) {
		all = append(all, c)
	}
	return all, nil, false, nil
}

// entries are the functions that threads may be about to enter, in the order of the program.
func (s *Selection) entries(p *ir.Program) (out []*ir.Func, err error) {
	main := p.Func("main")
	for _, f := range p.Funcs {
		if f.External || f.Runtime || f.Added || f == main || s.ofApp(p, f) {
			continue
		}
		if len(s.Entries) == 0 {
			if (!f.Static || f.Shown) && !f.Inside && !f.Hidden {
				out = append(out, f)
			}
			continue
		}
		for _, pattern := range s.Entries {
			is, err := path.Match(pattern, f.Name)
			if err != nil {
				return nil, fmt.Errorf("--entry: %q is no pattern: %w", pattern, err)
			}
			if is {
				out = append(out, f)
				break
			}
		}
	}
	for _, pattern := range s.Entries {
		if !slices.ContainsFunc(out, func(f *ir.Func) bool { is, _ := path.Match(pattern, f.Name); return is }) {
			return nil, fmt.Errorf("--entry: the program defines no function %s", pattern)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no function can be called from outside: name the entries with --entry")
	}
	return out, nil
}

// multisets are all choices of n of a list, in order, each of which may be taken several times.
func multisets[T any](of []T, n int) (out [][]T) {
	if n == 0 {
		return [][]T{nil}
	}
	for i, one := range of {
		for _, rest := range multisets(of[i:], n-1) {
			out = append(out, append([]T{one}, rest...))
		}
	}
	return out
}

// connected reports whether the threads of a context cannot be divided into two groups that touch nothing in common:
// what such a context shows, a smaller one does.
func connected(c pair, touches map[*ir.Func]*touched) bool {
	reached := make([]bool, len(c))
	reached[0] = true
	for grew := true; grew; {
		grew = false
		for i := range c {
			for j := range c {
				if reached[i] && !reached[j] && touches[c[i]].meet(touches[c[j]]) {
					reached[j], grew = true, true
				}
			}
		}
	}
	return !slices.Contains(reached, false)
}
