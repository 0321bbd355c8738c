package locksets

import (
	"encoding/binary"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// kills is what may store a pointer where a cell of a path is: stores of the program, and the calls that lead to them.
// Cells with the same stores share one.
type kills struct {
	s      *summaries
	stores map[pointsto.CallSite]bool
	below  []bool                // by FuncID: a call of the function may execute one of the stores
	at     map[ir.FuncID][]ir.PC // the instructions of a function, ascending
}

// killing is, of each cell of a path, what may store there.
func (s *summaries) killing(path expr.Value) []*kills {
	if path.Concrete() {
		return nil
	}
	if list, known := s.pathKills[path.N]; known {
		return list
	}
	var out []*kills
	for _, c := range s.a.PathCells(path) {
		if k := s.cellKills(c); !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	s.pathKills[path.N] = out
	return out
}

// cellKills is what may store a pointer where a path's cell is.
func (s *summaries) cellKills(c dataflow.PathCell) *kills {
	if k := s.kills[c.Sym]; k != nil {
		return k
	}
	stores := map[pointsto.CallSite]bool{}
	var key []byte
	for _, w := range s.storesOfPointers(c) {
		if !s.besides(w, s.a.Prog.Funcs[w.Site.Func].Code[w.Site.PC].A, c) {
			stores[w.Site] = true
			key = binary.LittleEndian.AppendUint32(
				binary.LittleEndian.AppendUint32(key, uint32(w.Site.Func)),
				uint32(w.Site.PC),
			)
		}
	}
	k := s.killsOf[string(key)]
	if k == nil {
		k = &kills{s, stores, s.leadingTo(stores), map[ir.FuncID][]ir.PC{}}
		s.killsOf[string(key)] = k
	}
	s.kills[c.Sym] = k
	return k
}

// in are the instructions of a function that, with what they call, may execute one of the stores, ascending.
func (k *kills) in(f ir.FuncID) []ir.PC {
	if list, known := k.at[f]; known {
		return list
	}
	var out []ir.PC
	fn := k.s.a.Prog.Funcs[f]
	for pc := range fn.Code {
		at := ir.PC(pc)
		switch fn.Code[pc].Op {
		case ir.OpStore:
			if k.stores[pointsto.CallSite{Func: f, PC: at}] {
				out = append(out, at)
			}
		case ir.OpCall:
			if slices.ContainsFunc(k.s.a.Graph.Callees(f, at), func(c ir.FuncID) bool { return k.below[c] }) {
				out = append(out, at)
			}
		}
	}
	k.at[f] = out
	return out
}

// killed reports whether an instruction of f, with what it calls, may store a pointer in a cell of a path.
func (s *summaries) killed(f ir.FuncID, pc ir.PC, path expr.Value) bool {
	return slices.ContainsFunc(s.killing(path), func(k *kills) bool {
		_, found := slices.BinarySearch(k.in(f), pc)
		return found
	})
}

// killedBefore reports whether f may have stored a pointer in a cell of a path by the time that control is at pc.
func (s *summaries) killedBefore(f ir.FuncID, pc ir.PC, path expr.Value) bool {
	shape := s.a.Shape(f)
	for _, k := range s.killing(path) {
		for _, at := range k.in(f) {
			if shape.Executed(s.blocksTo(f, pc), pc, at) {
				return true
			}
		}
	}
	return false
}

// blocksTo lists per block of f whether it lies on some path to pc.
func (s *summaries) blocksTo(f ir.FuncID, pc ir.PC) []bool {
	at := pointsto.CallSite{Func: f, PC: pc}
	if s.leading[at] == nil {
		s.leading[at] = s.a.Shape(f).BlocksTo(pc)
	}
	return s.leading[at]
}

// leadingTo marks the functions of some stores and those that may call them, at any depth, by calls that return.
func (s *summaries) leadingTo(stores map[pointsto.CallSite]bool) []bool {
	if s.calledBy == nil {
		s.calledBy = s.returningCalls()
	}
	in := make([]bool, len(s.a.Prog.Funcs))
	var work []ir.FuncID
	add := func(f ir.FuncID) {
		if !in[f] {
			in[f] = true
			work = append(work, f)
		}
	}
	for at := range stores {
		add(at.Func)
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, g := range s.calledBy[f] {
			add(g)
		}
	}
	return in
}

// returningCalls lists, of each function, which ones call it by calls that return.
func (s *summaries) returningCalls() [][]ir.FuncID {
	out := make([][]ir.FuncID, len(s.a.Prog.Funcs))
	for _, g := range s.a.Prog.Funcs {
		for pc := range g.Code {
			if g.Code[pc].Op != ir.OpCall || !s.a.Returns(g.ID, ir.PC(pc)) {
				continue
			}
			for _, c := range s.a.Graph.Callees(g.ID, ir.PC(pc)) {
				fn := s.a.Prog.Funcs[c]
				if n := len(out[c]); n > 0 && out[c][n-1] == g.ID || fn.External ||
					fn.Runtime && !s.takesFunction(g.ID, ir.PC(pc)) {
					continue
				}
				out[c] = append(out[c], g.ID)
			}
		}
	}
	return out
}
