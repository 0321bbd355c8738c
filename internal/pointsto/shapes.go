package pointsto

import (
	"slices"

	"midway/internal/ir"
)

// typing is what the analysis reads from the types of a program: nil where memory has none.
type typing struct {
	first       []ir.ShapeID          // of the shapes of the input: the first that is alike
	byName      map[string]ir.ShapeID // of these, by nameOf
	uses        [][]regUse            // by function, then register; nil until asked
	filters     map[register][]step   // of registers that are used as structures only
	asking      map[register]bool     // of these, those being computed
	raw         map[varID]varID       // of registers with a filter: what comes in
	seen        map[steppedKey]varID  // of addresses: what of them may be stepped into
	ofType      map[*ir.Type]ir.ShapeID
	allocs      []sizedBy // heap objects with a layout
	sizes       []int64   // of these, in bytes
	casts       map[ir.ShapeID][]ir.ShapeID
	text        ir.ShapeID                 // of characters
	results     map[ir.FuncID][]ir.ShapeID // what callers take what functions return for
	taken       map[place][]ir.ShapeID     // what the program converts addresses of variables to
	headers     map[ir.ShapeID]bool        // behind which there may be anything
	loose       map[ir.GlobalID]bool       // variables that may be anything
	mixed       map[ir.ShapeID]bool        // structures of which a part may be something else
	looseLocals map[place]bool             // and locals
	named       map[ir.FuncID]bool         // functions whose address is taken
}

type steppedKey struct {
	v varID
	g int32
}

// regUse is how a function uses a register.
type regUse struct {
	steps   []step   // members that it is stepped into
	at      []ir.PC  // by step: where
	passed  []passed // parameters of functions that get it
	address bool     // used otherwise than for an access there, or for null
	other   bool     // used otherwise than for steps and null
	same    []ir.Reg // registers that get its value
	ret     bool
}

func (u *regUse) add(s step, at ir.PC) { u.steps, u.at = append(u.steps, s), append(u.at, at) }

type passed struct {
	f ir.FuncID
	k int
}

func newTyping(p *ir.Program) *typing {
	return &typing{
		uses: make([][]regUse, len(p.Funcs)), filters: map[register][]step{}, asking: map[register]bool{},
		raw: map[varID]varID{}, seen: map[steppedKey]varID{}, ofType: map[*ir.Type]ir.ShapeID{},
	}
}

// layGlobals gives variables their layouts.
func (a *analysis) layGlobals() {
	if a.types == nil {
		return
	}
	a.findCasts()
	for _, g := range a.p.Globals {
		a.globalLayout(a.globalNode(g.ID), g)
	}
}

// globalLayout gives a variable its layout: constant arrays of numbers are text.
func (a *analysis) globalLayout(n Node, g *ir.Global) {
	shape, array := a.types.first[g.Shape], g.Elements
	switch t := g.Type; {
	case g.External, a.types.loose[g.ID]:
		return
	case g.Text:
		shape, array = a.types.text, true
	case shape == 0 && t != nil:
		for t.Kind == ir.Array && t.Elem != nil {
			t, array = t.Elem, true
		}
		shape = a.typeShape(t)
	}
	a.declaredLayout(n, shape, array, g.Size, a.types.taken[place{ir.None, int32(g.ID)}])
}

// declaredLayout gives a variable its layout: its type, and what its address is converted to.
func (a *analysis) declaredLayout(n Node, shape ir.ShapeID, array bool, size int64, taken []ir.ShapeID) {
	if a.types == nil || shape == 0 || size < 0 || a.s.shapes[shape].Size == 0 || array && a.types.headers[shape] ||
		a.types.mixed[shape] {
		return
	}
	o := &a.s.objects[n]
	o.bytes = size
	list := []placed{{shape, array}}
	for _, id := range taken {
		list = append(list, placed{shape: id})
	}
	o.layout = a.s.layoutOf(a.withCasts(list))
}

// usesOf is how a function uses its registers.
func (a *analysis) usesOf(f *ir.Func) []regUse {
	t := a.types
	if t.uses[f.ID] == nil {
		u := make([]regUse, len(f.Regs)+1)
		for pc := range f.Code {
			a.noteUses(f, ir.PC(pc), u)
		}
		for pc := range f.Code { // what an address is used for is known only now
			in := &f.Code[pc]
			if in.Op != ir.OpGEP || in.A.Kind != ir.KReg {
				continue
			}
			if s, ok := a.stepOf(in.Step, !u[in.Dst].address); ok {
				u[in.A.Reg].add(s, ir.PC(pc))
			} else {
				u[in.A.Reg].other = true
			}
		}
		t.uses[f.ID] = u
	}
	return t.uses[f.ID]
}

// stepOf is what a step asks for: of an access all members up to its own, of an address that one.
func (a *analysis) stepOf(id ir.StepID, access bool) (step, bool) {
	if id == 0 {
		return step{}, false
	}
	x := a.p.Steps[id]
	s := step{shape: a.types.first[x.Shape], at: int64(x.At), from: int64(x.Off), to: int64(x.Off) + int64(x.Bytes)}
	if access {
		s.from = 0
	}
	return s, true
}

// noteUses notes what one instruction uses registers for.
func (a *analysis) noteUses(f *ir.Func, pc ir.PC, u []regUse) {
	in := &f.Code[pc]
	other := func(op ir.Operand) {
		if op.Kind == ir.KReg {
			u[op.Reg].other, u[op.Reg].address = true, true
		}
	}
	same := func(op ir.Operand) {
		other(op)
		if op.Kind == ir.KReg && in.Dst != ir.None {
			u[op.Reg].same = append(u[op.Reg].same, in.Dst)
		}
	}
	access := func(op ir.Operand) {
		if op.Kind != ir.KReg {
			return
		}
		if s, ok := a.stepOf(in.Step, true); ok {
			u[op.Reg].add(s, pc)
		} else {
			u[op.Reg].other = true
		}
	}
	null := func(op ir.Operand) bool { return op.Kind == ir.KConst && op.Word == 0 }
	switch in.Op {
	case ir.OpGEP:
		if in.A.Kind == ir.KReg {
			u[in.A.Reg].address = true
		}
		other(in.B)
	case ir.OpLoad:
		access(in.A)
	case ir.OpStore, ir.OpRMW:
		access(in.A)
		other(in.B)
	case ir.OpCmpXchg:
		access(in.A)
		other(in.B)
		other(in.C)
	case ir.OpICmp:
		if !null(in.A) && !null(in.B) {
			other(in.A)
			other(in.B)
		}
	case ir.OpPhi:
		for _, v := range f.Phis[in.Aux].Values {
			same(v)
		}
	case ir.OpCopy, ir.OpFreeze:
		same(in.A)
	case ir.OpSelect:
		other(in.A)
		same(in.B)
		same(in.C)
	case ir.OpCall:
		a.noteCall(&f.Calls[in.Aux], other, u)
	case ir.OpRet:
		for _, op := range []ir.Operand{in.A, in.B} {
			other(op)
			if op.Kind == ir.KReg {
				u[op.Reg].ret = true
			}
		}
		if in.Aux >= 0 {
			for _, op := range f.Calls[in.Aux].Args {
				other(op)
			}
		}
	default:
		other(in.A)
		other(in.B)
		other(in.C)
	}
}

func (a *analysis) noteCall(c *ir.CallInfo, other func(ir.Operand), u []regUse) {
	other(c.Target)
	for k, op := range c.Args {
		if op.Kind != ir.KReg {
			continue
		}
		u[op.Reg].address = true
		if c.Callee != ir.None && k < len(a.p.Funcs[c.Callee].Params) && (c.ByVal == nil || c.ByVal[k] == 0) {
			u[op.Reg].passed = append(u[op.Reg].passed, passed{c.Callee, k})
			continue
		}
		u[op.Reg].other = true
	}
}

// filter is what a register is stepped into as, where it is used for nothing else; nil otherwise.
func (a *analysis) filter(f *ir.Func, r ir.Reg) []step {
	t := a.types
	if f.Runtime || f.External || r < 0 || int(r) >= len(f.Regs) {
		return nil
	}
	key := register{f.ID, r}
	if list, ok := t.filters[key]; ok {
		return list
	}
	if t.asking[key] {
		return nil
	}
	u := &a.usesOf(f)[r]
	if u.other {
		t.filters[key] = nil
		return nil
	}
	t.asking[key] = true
	defer delete(t.asking, key)
	list := slices.Clone(u.steps)
	for _, p := range u.passed {
		more := a.filter(a.p.Funcs[p.f], ir.Reg(p.k))
		if len(more) == 0 {
			t.filters[key] = nil
			return nil
		}
		list = append(list, more...)
	}
	if len(list) > 0 && !a.inevitable(f, r) {
		list = nil
	}
	t.filters[key] = list
	return list
}

// into is the variable that what comes to a register is put into.
func (a *analysis) into(i int32, r ir.Reg) varID {
	v := a.reg(i, r)
	if a.types == nil || v == noVar {
		return v
	}
	if raw, ok := a.types.raw[v]; ok {
		return raw
	}
	list := a.filter(a.fn(i), r)
	if len(list) == 0 {
		return v
	}
	raw := a.s.newVars(1)
	a.types.raw[v] = raw
	a.s.addStep(raw, edge{dst: v}, a.groupOf(list))
	return raw
}

func (a *analysis) groupOf(list []step) int32 {
	ids := make([]int32, len(list))
	for i, x := range list {
		ids[i] = a.s.stepID(x)
	}
	return a.s.groupOf(ids)
}

// accessed is the variable of an address where an instruction of instance i accesses it.
func (a *analysis) accessed(i int32, in *ir.Instr) varID {
	v := a.address(i, in.A)
	if a.types == nil || in.A.Kind != ir.KReg || a.fn(i).Runtime {
		return v
	}
	s, ok := a.stepOf(in.Step, true)
	if !ok {
		return v
	}
	return a.through(v, a.groupOf([]step{s}))
}

// through is what of a variable a group lets through.
func (a *analysis) through(v varID, g int32) varID {
	key := steppedKey{v, g}
	to, ok := a.types.seen[key]
	if !ok {
		to = a.s.newVars(1)
		a.types.seen[key] = to
		a.s.addStep(v, edge{dst: to}, key.g)
	}
	return to
}

// gepGroup is the group of the step that an address computation is.
func (a *analysis) gepGroup(i int32, in *ir.Instr) (int32, bool) {
	if a.types == nil || in.A.Kind != ir.KReg || a.fn(i).Runtime {
		return 0, false
	}
	s, ok := a.stepOf(in.Step, !a.usesOf(a.fn(i))[in.Dst].address)
	if !ok {
		return 0, false
	}
	return a.groupOf([]step{s}), true
}
