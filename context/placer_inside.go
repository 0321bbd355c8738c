package context

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/internal/backtrace"
	"midway/internal/ir"
)

// offer is what a call is as the one that a frame is in: a score, 0 if it cannot be it, and the points.
type offer func(f *ir.Func, pc ir.PC) (score int, steps []step)

// inside are the calls at a frame's line of what the frames above it are in: the oldest of them is what it calls.
func (r *Placer) inside(
	list []backtrace.Frame,
	own section,
	funcs []*ir.Func,
	code map[*ir.Func][]ir.PC,
	out *Placed,
) ([]step, error) {
	i := own.first
	named := namesOf(list[:i])
	if steps := r.namedCalls(funcs, code, named); len(steps) > 0 {
		return r.byColumn(steps, &list[i]), nil
	}
	steps := picked(funcs, code, func(f *ir.Func, pc ir.PC) (int, []step) {
		return one(r.outsideCall(f, pc) != "" && list[i].Line > 0 || r.throughPointer(f, pc)), []step{{at: spot{f, pc}}}
	})
	if len(steps) > 0 {
		return r.byColumn(steps, &list[i]), nil
	}
	if !backtrace.Waiting(list[:i]) && list[i].Line > 0 { // what compilers have made of other code: memcpy, puts
		out.Notes = append(
			out.Notes,
			fmt.Sprintf("%s is in %s, of which the source has no call at line %d: the line's beginning is taken",
				list[i].Function, list[i-1].Function, list[i].Line),
		)
		out.Inside = false
		return r.anywhere(funcs, code, &list[i]), nil
	}
	return nil, misfit(list, i, "the thread is in %s, but nothing outside of the program is called there%s",
		cmp.Or(list[i-1].Function, "code outside"), r.callsNear(funcs[0], named))
}

// namedCalls are the calls of a function that the stack shows, or of own functions that lead to such a call.
func (r *Placer) namedCalls(funcs []*ir.Func, code map[*ir.Func][]ir.PC, named func(string) int) []step {
	steps := picked(funcs, code, func(f *ir.Func, pc ir.PC) (int, []step) {
		return named(r.outsideCall(f, pc)), []step{{at: spot{f, pc}}}
	})
	if len(steps) == 0 {
		steps = picked(funcs, code, func(f *ir.Func, pc ir.PC) (int, []step) { return r.leadsOut(f, pc, named) })
	}
	return steps
}

// anywhere are all points of a line.
func (r *Placer) anywhere(funcs []*ir.Func, code map[*ir.Func][]ir.PC, fr *backtrace.Frame) (steps []step) {
	for _, f := range funcs {
		for _, pc := range lineFirst(f, code[f]) {
			steps = append(steps, step{at: spot{f, pc}})
		}
	}
	return r.byColumn(steps, fr)
}

// byColumn puts what is of a frame's column first.
func (r *Placer) byColumn(steps []step, fr *backtrace.Frame) []step {
	if fr.Column > 0 {
		slices.SortStableFunc(steps, func(a, b step) int {
			return one(r.columnOf(b.at) == fr.Column) - one(r.columnOf(a.at) == fr.Column)
		})
	}
	return steps
}

func (r *Placer) columnOf(s spot) int { return r.Column(s.fn.Code[s.pc].Loc) }

// namesOf scores the names of functions by the frames of the library that a thread is in: that of the oldest counts
// most.
func namesOf(library []backtrace.Frame) func(name string) int {
	all := map[string]bool{}
	for k := range library {
		for _, n := range backtrace.CalledAs(library[k].Function) {
			all[n] = true
		}
	}
	oldest := backtrace.CalledAs(library[len(library)-1].Function)
	return func(name string) (score int) {
		if name == "" {
			return 0
		}
		for _, n := range backtrace.CalledAs(name) {
			switch {
			case slices.Contains(oldest, n):
				return 2
			case all[n]:
				score = 1
			}
		}
		return score
	}
}

// picked are the points of the calls that score highest.
func picked(funcs []*ir.Func, code map[*ir.Func][]ir.PC, o offer) (out []step) {
	best := 0
	for _, f := range funcs {
		for _, pc := range code[f] {
			if f.Code[pc].Op != ir.OpCall {
				continue
			}
			n, steps := o(f, pc)
			if n > best {
				best, out = n, nil
			}
			if n == best && n > 0 {
				out = append(out, steps...)
			}
		}
	}
	return out
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// outsideCall is the name of the function without code of the program's that is called at pc, or "".
func (r *Placer) outsideCall(f *ir.Func, pc ir.PC) string {
	callee := directCallee(r.Program, f, pc)
	if callee == nil || !callee.External && !callee.Runtime || strings.HasPrefix(callee.Name, "llvm.dbg") {
		return ""
	}
	if name, ok := strings.CutPrefix(callee.Name, "llvm."); ok { // llvm.memcpy.p0i8.p0i8.i64
		name, _, _ = strings.Cut(name, ".")
		return name
	}
	return callee.Name
}

func (r *Placer) throughPointer(f *ir.Func, pc ir.PC) bool {
	return f.Code[pc].Op == ir.OpCall && f.Calls[f.Code[pc].Aux].Callee == ir.None
}

// leadsOut scores a call of the program's own function by what of code outside is called in it, up to maxWrappers deep:
// a wrapper whose own call is its last, or that was inlined, is not in the stack.
func (r *Placer) leadsOut(f *ir.Func, pc ir.PC, named func(string) int) (best int, out []step) {
	if ownCall(r.Program, f, pc) == "" {
		return 0, nil
	}
	from := spot{f, pc}
	r.waysFrom(from, func(way []spot) bool {
		last := way[len(way)-1]
		n := named(r.outsideCall(last.fn, last.pc))
		if n > best {
			best, out = n, nil
		}
		if n == best && n > 0 && len(out) < maxStacks {
			out = append(out, stepBy(from, way, ir.None))
		}
		return n == 0
	})
	return best, out
}

// stepBy is a call that leads to the last of some calls by the others, which are given oldest first.
func stepBy(from spot, way []spot, calls ir.FuncID) step {
	s := step{at: from, calls: calls}
	for k := len(way) - 1; k >= 0; k-- {
		s.hidden = append(s.hidden, Frame{Func: way[k].fn.ID, PC: way[k].pc})
	}
	return s
}

// maxVisits bounds the calls that are looked at for a way between two frames.
const maxVisits = 20_000

// waysFrom visits the calls that a call of the program's own function leads to by direct calls, up to maxWrappers deep,
// each with those before it, oldest first; visit says whether to go on behind one.
func (r *Placer) waysFrom(from spot, visit func(way []spot) bool) {
	visits := 0
	var walk func(at spot, way []spot)
	walk = func(at spot, way []spot) {
		callee := directCallee(r.Program, at.fn, at.pc)
		if callee == nil || len(way) == maxWrappers {
			return
		}
		for _, c := range r.callsIn(callee, func(f *ir.Func, pc ir.PC) bool { return f.Code[pc].Op == ir.OpCall }) {
			if visits++; visits > maxVisits {
				return
			}
			longer := append(way[:len(way):len(way)], c)
			if visit(longer) && ownCall(r.Program, c.fn, c.pc) != "" && !slices.Contains(way, c) {
				walk(c, longer)
			}
		}
	}
	walk(from, nil)
}

// callsNear says where a function calls what a stack shows, for a message.
func (r *Placer) callsNear(f *ir.Func, named func(string) int) string {
	var out []string
	for _, c := range r.callsIn(f, func(f *ir.Func, pc ir.PC) bool { return named(r.outsideCall(f, pc)) > 0 }) {
		if len(out) < 5 {
			out = append(out, r.At(c.fn.Code[c.pc].Loc)+" ("+r.outsideCall(c.fn, c.pc)+")")
		}
	}
	if len(out) == 0 {
		return ""
	}
	return "; " + f.Name + " calls it at " + strings.Join(out, ", ")
}
