package ir

import "fmt"

// Check verifies the invariants that everything above relies on: tables refer to what exists, blocks
// end in one terminator and know their neighbours, registers are set once, have a width, and are set
// on every path before they are read. An error is a fault of the loader, never of the program.
func (p *Program) Check() error {
	for i, g := range p.Globals {
		if g.ID != GlobalID(i) || g.Init != nil && int64(len(g.Init)) != g.Size {
			return fmt.Errorf("global %s: number %d, %d initial bytes of %d", g.Name, g.ID, len(g.Init), g.Size)
		}
		if i > 0 && g.Addr < p.Globals[i-1].Addr+uint64(p.Globals[i-1].Size) {
			return fmt.Errorf("global %s overlaps %s", g.Name, p.Globals[i-1].Name)
		}
	}
	for i, f := range p.Funcs {
		if f.ID != FuncID(i) || f.Addr != p.Model.Layout().FuncBase+16*uint64(i) {
			return fmt.Errorf("function %s: number %d at %#x", f.Name, f.ID, f.Addr)
		}
		if f.External {
			continue
		}
		if err := (&checker{p: p, f: f}).check(); err != nil {
			return fmt.Errorf("function %s: %w", f.Name, err)
		}
	}
	return nil
}

// checker verifies one function.
type checker struct {
	p         *Program
	f         *Func
	defBlock  []BlockID // by register; None for parameters
	defPC     []PC
	pre, last []int // of the dominator tree, by block
}

func (c *checker) check() error {
	if err := c.blocks(); err != nil {
		return err
	}
	if err := c.definitions(); err != nil {
		return err
	}
	c.dominance()
	for b := range c.f.Blocks {
		for pc := c.f.Blocks[b].First; pc < c.f.Blocks[b].End; pc++ {
			if err := c.instr(BlockID(b), pc); err != nil {
				return fmt.Errorf("%d: %s: %w", pc, c.f.Code[pc].Op, err)
			}
		}
	}
	return c.vars()
}

// blocks verifies the partition of the code and the edges.
func (c *checker) blocks() error {
	f := c.f
	if len(f.Blocks) == 0 || len(f.Params) > len(f.Regs) {
		return fmt.Errorf("%d blocks, %d parameters in %d registers", len(f.Blocks), len(f.Params), len(f.Regs))
	}
	next := PC(0)
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if b.First != next || b.Body < b.First || b.End <= b.Body || int(b.End) > len(f.Code) {
			return fmt.Errorf("block %d is [%d,%d,%d)", i, b.First, b.Body, b.End)
		}
		next = b.End
		for pc := b.First; pc < b.End; pc++ {
			if in := &f.Code[pc]; (in.Op == OpPhi) != (pc < b.Body) || isTerminator(in.Op) != (pc == b.End-1) {
				return fmt.Errorf("%d: %s stands in the wrong place of block %d", pc, in.Op, i)
			}
		}
		if err := c.targets(&f.Code[b.End-1]); err != nil {
			return fmt.Errorf("block %d: %w", i, err)
		}
		if want := terminatorSuccs(f, &f.Code[b.End-1]); !sameBlocks(want, b.Succs) {
			return fmt.Errorf("block %d has successors %v, its terminator %v", i, b.Succs, want)
		}
	}
	if int(next) != len(f.Code) {
		return fmt.Errorf("%d instructions, blocks end at %d", len(f.Code), next)
	}
	return c.preds()
}

func (c *checker) preds() error {
	edges := 0
	for i := range c.f.Blocks {
		edges += len(c.f.Blocks[i].Succs)
	}
	for i := range c.f.Blocks {
		edges -= len(c.f.Blocks[i].Preds)
		for _, p := range c.f.Blocks[i].Preds {
			if !contains(c.f.Blocks[p].Succs, BlockID(i)) {
				return fmt.Errorf("block %d names predecessor %d, which does not go there", i, p)
			}
		}
	}
	if edges != 0 {
		return fmt.Errorf("%d more successors than predecessors", edges)
	}
	if len(c.f.Blocks[0].Preds) > 0 {
		return fmt.Errorf("the entry block has predecessors")
	}
	return nil
}

func contains(list []BlockID, b BlockID) bool {
	for _, x := range list {
		if x == b {
			return true
		}
	}
	return false
}

func sameBlocks(a, b []BlockID) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func isTerminator(op Op) bool {
	switch op {
	case OpBr, OpCondBr, OpSwitch, OpRet, OpUnreachable:
		return true
	}
	return false
}

func (c *checker) targets(t *Instr) error {
	ok := func(b BlockID) bool { return b >= 0 && int(b) < len(c.f.Blocks) }
	switch t.Op {
	case OpBr:
		if !ok(t.Then) {
			return fmt.Errorf("target %d", t.Then)
		}
	case OpCondBr:
		if !ok(t.Then) || !ok(t.Else) {
			return fmt.Errorf("targets %d and %d", t.Then, t.Else)
		}
	case OpSwitch:
		if !ok(t.Then) || int(t.Aux) >= len(c.f.Switches) {
			return fmt.Errorf("default %d, switch %d", t.Then, t.Aux)
		}
		sw := &c.f.Switches[t.Aux]
		if len(sw.Values) != len(sw.Targets) {
			return fmt.Errorf("%d values, %d targets", len(sw.Values), len(sw.Targets))
		}
		for _, b := range sw.Targets {
			if !ok(b) {
				return fmt.Errorf("target %d", b)
			}
		}
	}
	return nil
}

// definitions verifies that every register is set exactly once.
func (c *checker) definitions() error {
	f := c.f
	c.defBlock, c.defPC = make([]BlockID, len(f.Regs)), make([]PC, len(f.Regs))
	set := make([]bool, len(f.Regs))
	for i := range f.Params {
		set[i], c.defBlock[i] = true, None
		if f.Regs[i].Bits != f.Params[i].Bits {
			return fmt.Errorf("parameter %d of %d bits in a register of %d", i, f.Params[i].Bits, f.Regs[i].Bits)
		}
	}
	for b := range f.Blocks {
		for pc := f.Blocks[b].First; pc < f.Blocks[b].End; pc++ {
			in := &f.Code[pc]
			if err := c.aux(in); err != nil {
				return fmt.Errorf("%d: %w", pc, err)
			}
			for k := range f.results(in) {
				r := int(in.Dst) + k
				if r < 0 || r >= len(f.Regs) || set[r] {
					return fmt.Errorf("%d: register %d is out of range or set twice", pc, r)
				}
				set[r], c.defBlock[r], c.defPC[r] = true, BlockID(b), pc
			}
		}
	}
	for r, ok := range set {
		if !ok || f.Regs[r].Bits == 0 || f.Regs[r].Bits > MaxBits {
			return fmt.Errorf("register %d of %d bits is never set, or of no width", r, f.Regs[r].Bits)
		}
	}
	return nil
}

// aux verifies an index into the function's tables.
func (c *checker) aux(in *Instr) error {
	n := -1
	switch in.Op {
	case OpPhi:
		n = len(c.f.Phis)
	case OpCall:
		n = len(c.f.Calls)
	case OpSwitch:
		n = len(c.f.Switches)
	case OpAsm, OpUnsupported:
		n = len(c.f.Asms)
	case OpRet:
		if len(c.f.RetBits) > 2 {
			n = len(c.f.Calls)
		}
	case OpNop, opNote:
		return fmt.Errorf("%s is no instruction of a finished function", in.Op)
	}
	if n >= 0 && (in.Aux < 0 || int(in.Aux) >= n) {
		return fmt.Errorf("%s: index %d of %d", in.Op, in.Aux, n)
	}
	return nil
}

func (c *checker) dominance() {
	succs := make([][]BlockID, len(c.f.Blocks))
	for i := range c.f.Blocks {
		succs[i] = c.f.Blocks[i].Succs
	}
	c.pre, c.last = newDominators(succs).numbering()
}

func (c *checker) dominates(a, b BlockID) bool { return c.pre[a] <= c.pre[b] && c.pre[b] <= c.last[a] }
