package locksets

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// A lock that is reached through a pointer in memory is named by where that lies, too: it is the same lock that is
// taken through q->m and given up through q->m, evaluated anew, as long as nothing writes q meanwhile. That this thread
// does not is looked at where it stores pointers; that others do not, and that it does not by other means, is assumed
// of functions that take and give up locks so (Facts.Reloads).

// maxCells bounds the loads in a path.
const maxCells = 4

// path is what names a lock by where the pointers to it were loaded from, or the zero value.
func (s *summaries) path(f ir.FuncID, v expr.Value, pc ir.PC) expr.Value {
	v = s.a.Path(f, v, pc)
	if len(s.a.PathCells(v)) > maxCells {
		return expr.Value{}
	}
	return v
}

func (x ref) hasPath() bool { return x.path != expr.Value{} }

func (x ref) pathless() ref {
	x.path, x.pathDefs = expr.Value{}, nil
	return x
}

// with is a lock with a path.
func (s *summaries) with(x ref, path expr.Value) ref {
	x.path, x.pathDefs = path, nil
	if x.hasPath() {
		x.pathDefs = s.a.Mentioned(path)
	}
	return x
}

// same reports whether two locks are the same object by their names.
func same(a, b ref) bool {
	return a.named && b.named && a.lock == b.lock || samePath(a, b)
}

func samePath(a, b ref) bool { return a.hasPath() && b.hasPath() && a.path == b.path }

// note keeps that a function gives up a lock by its path.
func (s *summaries) note(held, r ref) {
	if s.in == ir.None || held.named && r.named && held.lock == r.lock || len(s.a.PathCells(r.path)) == 0 {
		return
	}
	if s.reloaded[s.in] == nil {
		s.reloaded[s.in] = map[expr.Value]bool{}
	}
	s.reloaded[s.in][r.path] = true
}

// placeOf is a set of targets, as it lies in memory, and how many bits are asked for there.
type placeOf struct {
	first   *pointsto.Target
	n, bits int
}

// storesOfPointers are the program's stores of pointers that may touch what a path's cell may lie in, each once.
func (s *summaries) storesOfPointers(c dataflow.PathCell) (out []dataflow.Write) {
	if len(c.To) == 0 {
		return nil
	}
	key := placeOf{&c.To[0], len(c.To), c.Bits}
	if list, known := s.stores[key]; known {
		return list
	}
	seen := map[pointsto.CallSite]bool{}
	s.a.Writes(c.To, int64(c.Bits/8), func(w dataflow.Write) {
		fn := s.a.Prog.Funcs[w.Site.Func]
		st := &fn.Code[w.Site.PC]
		if !fn.Runtime && st.Op == ir.OpStore && int(st.Bits) == c.Bits && pointer(fn, st.B) && !seen[w.Site] {
			seen[w.Site] = true
			out = append(out, w)
		}
	})
	s.stores[key] = out
	return out
}

// pointer reports whether what is stored may be a pointer.
func pointer(fn *ir.Func, o ir.Operand) bool {
	switch o.Kind {
	case ir.KReg:
		return fn.Regs[o.Reg].Ptr
	case ir.KConst:
		return o.Word == 0
	}
	return true
}

// besides reports whether a store goes elsewhere than to a path's cell: some way behind a pointer, both, and not as
// far; or through a pointer of which it is not known that it leads to just the variable that the cell is in.
func (s *summaries) besides(w dataflow.Write, to ir.Operand, c dataflow.PathCell) bool {
	addr, ok := s.a.Relative(w.Site.Func, to)
	if !ok {
		return false
	}
	to1, to2 := s.linear(addr), s.linear(c.Addr)
	xs, x, ys, y := to1.terms, to1.plus, to2.terms, to2.plus
	plain := func(ts []expr.Term) bool { return len(ts) == 1 && ts[0].Coef == 1 }
	switch {
	case addr.Concrete() && c.Addr.Concrete():
		return addr != c.Addr
	case c.Addr.Concrete():
		return plain(xs) && s.globalBefore(x) == nil &&
			(len(w.To) != 1 || w.To[0].Unbounded() || w.To[0].Lo != w.To[0].Hi)
	case plain(xs) && plain(ys):
		return x != y || xs[0].N != ys[0].N && s.new(w.Site.Func, xs[0].N)
	}
	return false
}

// linear is an address as a sum.
func (s *summaries) linear(addr expr.Value) linear {
	l, known := s.sums[addr]
	if !known {
		l.terms, l.plus = s.a.B.Linear(s.a.B.PtrBits(), addr)
		s.sums[addr] = l
	}
	return l
}

type linear struct {
	terms []expr.Term
	plus  uint64
}

// new reports whether a pointer of f is to an object that f has just allocated: no path of another lock leads into it.
func (s *summaries) new(f ir.FuncID, n *expr.Node) bool {
	if n.Op() != expr.OpSym {
		return false
	}
	g, r, ok := s.a.RelativeDef(n.Symbol())
	return ok && g == f && s.a.FreshIn(f, r)
}

// takesFunction reports whether a call passes a function: the library calls no others before it returns.
func (s *summaries) takesFunction(f ir.FuncID, pc ir.PC) bool {
	fn := s.a.Prog.Funcs[f]
	return slices.ContainsFunc(fn.Calls[fn.Code[pc].Aux].Args, func(o ir.Operand) bool {
		return o.Kind == ir.KFunc || o.Kind == ir.KReg && len(s.a.Graph.Functions(s.a.Graph.Operand(f, o))) > 0
	})
}

// unwritten drops the paths of held locks that an instruction may make lead elsewhere.
func (t *transfer) unwritten(pc ir.PC, in state) state {
	if op := t.fn.Code[pc].Op; op != ir.OpStore && op != ir.OpCall {
		return in
	}
	touched := false
	for _, h := range in.held {
		touched = touched || h.hasPath() && t.s.killed(t.f, pc, h.path)
	}
	if !touched {
		return in
	}
	out := t.s.al.rename(state{held: in.held}, func(r ref) ref {
		if r.hasPath() && t.s.killed(t.f, pc, r.path) {
			return r.pathless()
		}
		return r
	})
	in.held = out.held
	return in
}

// atEntry is a lock that f gives up at pc, as it was named when f was entered: without its path where f may have stored
// a pointer in one of its cells before.
func (s *summaries) atEntry(f ir.FuncID, pc ir.PC, r ref) ref {
	if r.hasPath() && s.killedBefore(f, pc, r.path) {
		return r.pathless()
	}
	return r
}
