package dataflow

import (
	"slices"
	"strings"

	"midway/internal/graph"
	"midway/internal/ir"
)

// Shape is what the control flow graph of one function says about its blocks: dominators, cycles,
// and where each register is defined.
type Shape struct {
	Func *ir.Func

	prog    *ir.Program
	succs   [][]ir.BlockID // without edges behind calls that never come back; preds likewise
	preds   [][]ir.BlockID
	idom    []ir.BlockID // immediate dominator; ir.None for the entry and for unreachable blocks
	depth   []int32      // in the dominator tree, -1 where unreachable from the entry
	cyclic  []bool       // the block lies on a cycle of the graph
	returns []bool       // some path from the block reaches a return
	def     []ir.PC      // defining instruction of each register; -1 for parameters, -2 for none
	setjmp  bool         // calls a function that may return twice
	post    []ir.BlockID // in postorder; nil: not asked for
}

const (
	defParam   ir.PC = -1
	defNowhere ir.PC = -2
)

// newShape computes the shape of a function with a body; no control leaves the blocks that stop.
func newShape(p *ir.Program, f *ir.Func, stops func(ir.BlockID) bool) *Shape {
	s := &Shape{Func: f, prog: p}
	s.edges(stops)
	s.dominators()
	s.cycles()
	s.reachReturns()
	s.definitions()
	return s
}

func (s *Shape) edges(stops func(ir.BlockID) bool) {
	n := len(s.Func.Blocks)
	s.succs, s.preds = make([][]ir.BlockID, n), make([][]ir.BlockID, n)
	for b := range n {
		from := ir.BlockID(b)
		if stops(from) {
			continue
		}
		s.succs[b] = s.Func.Blocks[b].Succs
		for _, to := range s.succs[b] {
			if n := len(s.preds[to]); n == 0 || s.preds[to][n-1] != from {
				s.preds[to] = append(s.preds[to], from)
			}
		}
	}
}

// Reachable reports whether some path of the graph leads from the function's entry to the block.
func (s *Shape) Reachable(b ir.BlockID) bool { return s.depth[b] >= 0 }

// edge reports whether control may go from one block to another.
func (s *Shape) edge(from, to ir.BlockID) bool {
	return s.Reachable(from) && slices.Contains(s.succs[from], to)
}

// InCycle reports whether the instruction may execute more than once in one activation: it lies on
// a cycle of the graph, or the function may be re-entered by a longjmp.
func (s *Shape) InCycle(pc ir.PC) bool { return s.setjmp || s.cyclic[s.Func.BlockOf(pc)] }

// ReturnsTwice reports whether the call at pc may return a second time, when everything that has been executed behind
// it was (setjmp, vfork).
func (s *Shape) ReturnsTwice(pc ir.PC) bool {
	return s.Func.Code[pc].Op == ir.OpCall && s.returnsTwice(&s.Func.Calls[s.Func.Code[pc].Aux])
}

// Twice reports whether the function may be re-entered by a longjmp.
func (s *Shape) Twice() bool { return s.setjmp }

// Dominates reports whether block a dominates block b (reflexive); unreachable blocks are
// dominated by nothing.
func (s *Shape) Dominates(a, b ir.BlockID) bool {
	if s.depth[a] < 0 || s.depth[b] < 0 {
		return false
	}
	for s.depth[b] > s.depth[a] {
		b = s.idom[b]
	}
	return a == b
}

// DefinedBefore reports whether register r has been given its value whenever control stands just
// before pc: its definition dominates pc.
func (s *Shape) DefinedBefore(r ir.Reg, pc ir.PC) bool {
	d := s.def[r]
	switch d {
	case defParam:
		return true
	case defNowhere:
		return false
	}
	bd, bp := s.Func.BlockOf(d), s.Func.BlockOf(pc)
	if bd == bp {
		return d < pc
	}
	return s.Dominates(bd, bp)
}

// Def is the instruction that defines register r; ok is false for parameters and for registers that
// nothing defines.
func (s *Shape) Def(r ir.Reg) (pc ir.PC, ok bool) {
	d := s.def[r]
	return d, d >= 0
}

// BlocksTo lists per block whether it lies on some path of the graph from the entry to pc (the block
// of pc included).
func (s *Shape) BlocksTo(pc ir.PC) []bool {
	on := make([]bool, len(s.Func.Blocks))
	work := []ir.BlockID{s.Func.BlockOf(pc)}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if on[b] || !s.Reachable(b) {
			continue
		}
		on[b] = true
		work = append(work, s.preds[b]...)
	}
	return on
}

// Executed reports whether the instruction may have executed by the time control stands just
// before (or, for a call of an older frame, inside) point; on is BlocksTo(point).
func (s *Shape) Executed(on []bool, point, pc ir.PC) bool {
	b := s.Func.BlockOf(pc)
	if !on[b] {
		return false
	}
	return b != s.Func.BlockOf(point) || pc < point || s.cyclic[b]
}

func (s *Shape) postorder() []ir.BlockID {
	if s.post == nil {
		s.post = s.findPostorder()
	}
	return s.post
}

func (s *Shape) findPostorder() []ir.BlockID {
	f := s.Func
	order := make([]ir.BlockID, 0, len(f.Blocks))
	seen := make([]bool, len(f.Blocks))
	type visit struct {
		b    ir.BlockID
		next int
	}
	stack := []visit{{b: 0}}
	seen[0] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		succs := s.succs[top.b]
		if top.next == len(succs) {
			order = append(order, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		n := succs[top.next]
		top.next++
		if !seen[n] {
			seen[n] = true
			stack = append(stack, visit{b: n})
		}
	}
	return order
}

// dominators are those of the blocks that can be reached; the others have none, and no depth.
func (s *Shape) dominators() {
	post := s.postorder()
	number := make([]int, len(s.Func.Blocks)) // in reverse postorder
	s.idom = make([]ir.BlockID, len(s.Func.Blocks))
	s.depth = make([]int32, len(s.Func.Blocks))
	for b := range s.Func.Blocks {
		number[b], s.idom[b], s.depth[b] = -1, ir.None, -1
	}
	for i, b := range post {
		number[b] = len(post) - 1 - i
	}
	preds := make([][]int, len(post))
	for i, b := range post {
		v := len(post) - 1 - i
		for _, p := range s.preds[b] {
			if number[p] >= 0 {
				preds[v] = append(preds[v], number[p])
			}
		}
	}
	s.depth[0] = 0
	for v, d := range graph.Dominators(preds) {
		if v > 0 {
			b, over := post[len(post)-1-v], post[len(post)-1-d]
			s.idom[b], s.depth[b] = over, s.depth[over]+1
		}
	}
}

// cycles marks the blocks that can reach themselves: members of a strongly connected component of
// more than one block, or with an edge to themselves.
func (s *Shape) cycles() {
	f := s.Func
	s.cyclic = make([]bool, len(f.Blocks))
	succs := func(v int32) []int32 {
		out := make([]int32, 0, 2)
		for _, t := range s.succs[v] {
			out = append(out, int32(t))
		}
		return out
	}
	for _, comp := range graph.Components(len(f.Blocks), succs) {
		for _, v := range comp {
			s.cyclic[v] = len(comp) > 1
		}
		if len(comp) == 1 {
			for _, t := range succs(comp[0]) {
				s.cyclic[comp[0]] = s.cyclic[comp[0]] || t == comp[0]
			}
		}
	}
}

func (s *Shape) reachReturns() {
	f := s.Func
	s.returns = make([]bool, len(f.Blocks))
	var work []ir.BlockID
	for b := range f.Blocks {
		blk := &f.Blocks[b]
		if blk.End > blk.First && f.Code[blk.End-1].Op == ir.OpRet {
			work = append(work, ir.BlockID(b))
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !s.returns[b] {
			s.returns[b] = true
			work = append(work, s.preds[b]...)
		}
	}
}

func (s *Shape) definitions() {
	f := s.Func
	s.def = make([]ir.PC, len(f.Regs))
	for r := range s.def {
		s.def[r] = defNowhere
		if r < len(f.Params) {
			s.def[r] = defParam
		}
	}
	for pc := range f.Code {
		first, n := Defs(f, ir.PC(pc))
		for k := ir.Reg(0); k < n; k++ {
			s.def[first+k] = ir.PC(pc)
		}
		if f.Code[pc].Op == ir.OpCall && s.returnsTwice(&f.Calls[f.Code[pc].Aux]) {
			s.setjmp = true
		}
	}
}

// Defs is the run of consecutive registers that an instruction defines; n is 0 where there is none.
func Defs(f *ir.Func, pc ir.PC) (first, n ir.Reg) {
	in := &f.Code[pc]
	if in.Dst == ir.None {
		return ir.None, 0
	}
	switch in.Op {
	case ir.OpOverflow, ir.OpCmpXchg:
		return in.Dst, 2
	case ir.OpCall:
		return in.Dst, ir.Reg(len(f.Calls[in.Aux].RetBits))
	}
	return in.Dst, 1
}

func (s *Shape) returnsTwice(c *ir.CallInfo) bool {
	if c.Callee == ir.None {
		return false
	}
	name := s.prog.Funcs[c.Callee].Name
	return strings.Contains(name, "setjmp") || strings.HasSuffix(name, "vfork")
}
