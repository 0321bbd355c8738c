package dataflow

import "midway/internal/ir"

// Problem is a forward data flow problem over one function: a join semilattice of states S with a
// transfer function per instruction. A state is never changed in place.
type Problem[S any] interface {
	// Transfer is the state after the instruction; ok is false where control never gets past it.
	Transfer(pc ir.PC, in S) (out S, ok bool)
	// Edge refines the state at the end of a block for one successor; ok is false where the edge
	// cannot be taken.
	Edge(from ir.BlockID, to ir.BlockID, out S) (in S, ok bool)
	// Join is the least upper bound, and whether it differs from the first.
	Join(a, b S) (j S, grew bool)
}

// Flow is the solution of a Problem: the state at the start of every block that control reaches.
type Flow[S any] struct {
	shape   *Shape
	problem Problem[S]
	in      []S
	reached []bool
}

// Solve iterates the transfer functions to the least fixed point over the blocks within (all where
// nil), in reverse postorder (Bergan §2.3: CFG₀ is the graph restricted to within).
func Solve[S any](s *Shape, within []bool, entry S, problem Problem[S]) *Flow[S] {
	n := len(s.Func.Blocks)
	fl := &Flow[S]{shape: s, problem: problem, in: make([]S, n), reached: make([]bool, n)}
	post := s.postorder()
	dirty := make([]bool, n)
	fl.in[0], fl.reached[0], dirty[0] = entry, true, true
	for again := true; again; {
		again = false
		for i := len(post) - 1; i >= 0; i-- {
			b := post[i]
			if !dirty[b] || (within != nil && !within[b]) {
				continue
			}
			dirty[b] = false
			if fl.propagate(b, dirty) {
				again = true
			}
		}
	}
	return fl
}

// propagate pushes the state through block b to its successors and marks those that changed.
func (fl *Flow[S]) propagate(b ir.BlockID, dirty []bool) (changed bool) {
	out, ok := fl.through(b, fl.shape.Func.Blocks[b].End)
	if !ok {
		return false
	}
	for _, t := range fl.shape.succs[b] {
		in, ok := fl.problem.Edge(b, t, out)
		if !ok {
			continue
		}
		grew := true
		if fl.reached[t] {
			in, grew = fl.problem.Join(fl.in[t], in)
		}
		if grew {
			fl.in[t], fl.reached[t], dirty[t], changed = in, true, true, true
		}
	}
	return changed
}

func (fl *Flow[S]) through(b ir.BlockID, end ir.PC) (S, bool) {
	state, ok := fl.in[b], fl.reached[b]
	for pc := fl.shape.Func.Blocks[b].First; ok && pc < end; pc++ {
		state, ok = fl.problem.Transfer(pc, state)
	}
	return state, ok
}

// Before is the state just before the instruction; ok is false where control never gets there.
func (fl *Flow[S]) Before(pc ir.PC) (state S, ok bool) {
	return fl.through(fl.shape.Func.BlockOf(pc), pc)
}
