package pieces

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// call is a call of an entry in an application: the thread that is about to make it, with its whole stack.
type call struct {
	entry *ir.Func
	at    stand
	main  bool // main's thread makes it
}

// Bounds of the calls that are looked at.
const (
	mostStacks = 16 // of one call in the source
	deepestApp = 32 // frames of a stack
)

// calls are the calls of entries in an application's files, in the order of the entries and of the program; more says
// that there are further stacks. Calls that the library makes itself are none of them.
func (s *Selection) calls(p *ir.Program, g *pointsto.Graph, entries []*ir.Func) (out []call, more bool, err error) {
	starts := map[ir.FuncID]bool{}
	for _, c := range g.ThreadCreates() {
		for _, f := range c.Entries {
			starts[f] = true
		}
	}
	main := p.Func("main")
	if main == nil || main.External {
		return nil, false, fmt.Errorf("--app: the files define no main")
	}
	for _, entry := range entries {
		for _, f := range p.Funcs {
			if !s.ofApp(p, f) {
				continue
			}
			for pc := range f.Code {
				if f.Code[pc].Op != ir.OpCall || !slices.Contains(g.Callees(f.ID, ir.PC(pc)), entry.ID) {
					continue
				}
				stacks, cut := stacksTo(p, g, context.Frame{Func: f.ID, PC: ir.PC(pc)}, starts, main.ID)
				more = more || cut
				for _, stack := range stacks {
					oldest := stack[len(stack)-1].Func
					out = append(out, call{entry, stand{Frames: stack}, oldest == main.ID})
				}
			}
		}
	}
	if len(out) == 0 {
		return nil, false, fmt.Errorf("--app: %s calls no entry", strings.Join(s.App, ", "))
	}
	return out, more, nil
}

// ofApp reports whether a function is defined in one of the application's files.
func (s *Selection) ofApp(p *ir.Program, f *ir.Func) bool {
	if f.External || f.Runtime || f.Added || f.Loc == 0 {
		return false
	}
	file := absolute(p, "", p.Locs[f.Loc].File)
	return slices.ContainsFunc(s.App, func(name string) bool {
		path, err := filepath.Abs(name)
		if err == nil {
			if real, wrong := filepath.EvalSymlinks(path); wrong == nil {
				path = real
			}
		}
		return err == nil && path == file
	})
}

// stacksTo are the stacks, youngest frame first, along which a thread comes to a call from where it starts: mostStacks
// at most, and none that calls a function again that it is in; more says that there are others.
func stacksTo(
	p *ir.Program,
	g *pointsto.Graph,
	at context.Frame,
	starts map[ir.FuncID]bool,
	main ir.FuncID,
) (out [][]context.Frame, more bool) {
	var walk func(stack []context.Frame)
	walk = func(stack []context.Frame) {
		if len(out) == mostStacks || len(stack) > deepestApp {
			more = true
			return
		}
		oldest := stack[len(stack)-1].Func
		if starts[oldest] || oldest == main {
			out = append(out, slices.Clone(stack))
		}
		for _, site := range g.Callers(oldest) {
			if p.Funcs[site.Func].Runtime {
				continue
			}
			if slices.ContainsFunc(stack, func(f context.Frame) bool { return f.Func == site.Func }) {
				more = true
				continue
			}
			walk(append(stack[:len(stack):len(stack)], context.Frame{Func: site.Func, PC: site.PC}))
		}
	}
	walk([]context.Frame{at})
	return out, more
}

// togetherInApp are the contexts of so many calls, any of which different threads may make: main makes one of them, and
// has not joined the others. What else keeps threads from being there together is found where contexts are analysed.
func togetherInApp(calls []call, n int, j *joined) (funcs []pair, at []place) {
	for _, list := range multisets(calls, n) {
		mains := 0
		var fs pair
		var where place
		for _, c := range list {
			if fs, where = append(fs, c.entry), append(where, c.at); c.main {
				mains++
			}
		}
		if mains <= 1 && !j.some(list) {
			funcs, at = append(funcs, fs), append(at, where)
		}
	}
	return funcs, at
}

// some reports whether main makes one of some calls, and has joined the thread of another one before.
func (j *joined) some(list []call) bool {
	for _, c := range list {
		for _, o := range list {
			if c.main && !o.main && j.before(o.at.Frames[len(o.at.Frames)-1].Func, c.at.Frames[len(c.at.Frames)-1].PC) {
				return true
			}
		}
	}
	return false
}

// inApp is a context of calls of an application: each thread stops behind its call.
func inApp(p *ir.Program, at place, names []string) (*context.Context, error) {
	c := at.context(context.NewPlacer(p), names)
	c.Stop.At = map[ir.FuncID][]ir.PC{}
	for _, s := range at {
		c.Stop.At[s.Frames[0].Func] = append(c.Stop.At[s.Frames[0].Func], s.Frames[0].PC+1)
	}
	return c, c.Check(p)
}
