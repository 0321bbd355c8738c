package pointsto

import (
	"fmt"
	"slices"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// What the program converts pointers to by way of memory, parameters and results: a pointer to one structure is stored
// where there are void pointers, or pointers to another structure, and what is loaded there is taken for the other. A
// flow is where a value goes next: from register to register, into a member of a structure or a variable and out of it
// again, wherever the structure lies. A value that has a type (its register is stepped into, or a variable's that
// points to a structure; the place's type says so) is converted where it comes to have another one, by way of values
// that have none. Where several pointers come together (a member, a parameter, a phi) and one is converted to what it
// was, it is taken to be that only: a list of void pointers gives what was put in. What a pointer is read from that was
// itself computed (*at where at is a variable) has no flows.

// flowKind is what a value lies in.
type flowKind uint8

const (
	flowReg    flowKind = iota // a, b: function, register
	flowRet                    // a: function
	flowGlobal                 // a, b: variable, bytes from its beginning
	flowField                  // a, b: structure of debug information, bytes
	flowShape                  // a, b: structure of the input, bytes
	flowLocal                  // a, b: function, register of the alloca
	flowAddr                   // a, c: a variable, bytes; the address there, some: or of a later element
	flowCall                   // a, b: signature of calls through pointers, parameter; -1 of the result
	flowFrame                  // a, b, c: the same of a local: function, register of the alloca, bytes
)

type flowKey struct {
	kind    flowKind
	a, b, c int64
	some    bool
}

// flowNode is where a value may be.
type flowNode struct {
	key      flowKey
	views    []ir.ShapeID // its types
	to, from []int32
	unknown  bool         // something may come in that is not followed
	outs     []ir.ShapeID // types that what has none comes to have
	sure     []ir.ShapeID // those without others on the way
	ins      []ir.ShapeID // types that what has none has had
	any      bool         // or something unknown
}

type flows struct {
	a       *analysis
	nodes   []flowNode
	ids     map[flowKey]int32
	structs map[string]*ir.Type // by nameOf
	several map[string]bool     // of these, those that there are several of
	order   map[*ir.Type]int64
	edges   map[[2]int32]bool
	allocas map[place]*ir.Instr
	calls   map[string]int64 // signatures of calls through pointers
	defs    []*ir.Instr      // of the function at hand, by register
}

// findFlows notes what the program converts by way of memory, parameters and results.
func (a *analysis) findFlows() {
	x := &flows{a: a, ids: map[flowKey]int32{}, structs: map[string]*ir.Type{}, order: map[*ir.Type]int64{},
		several: map[string]bool{}, edges: map[[2]int32]bool{}, calls: map[string]int64{},
		allocas: map[place]*ir.Instr{}}
	x.findStructs()
	for _, g := range a.p.Globals {
		x.initialiser(g)
	}
	for _, f := range a.p.Funcs {
		if !f.Runtime && !f.External {
			x.function(f)
		}
	}
	x.settle()
	for i := range x.nodes {
		x.convert(int32(i))
	}
	x.findMixed()
}

// findStructs collects the structures that debug information names.
func (x *flows) findStructs() {
	x.a.p.EachStructure(func(t *ir.Type) {
		x.order[t] = int64(len(x.order))
		if key := nameOf(t.Name, t.Size); t.Kind == ir.Struct && t.Name != "" && t.Size > 0 {
			if old := x.structs[key]; old == nil {
				x.structs[key] = t
			} else if !alike(old, t) {
				x.several[key] = true
			}
		}
	})
}

// nameOf is how a structure is found by its name: files may have several of one name.
func nameOf(name string, size int64) string { return name + " " + itoa(int(size)) }

// alike reports whether two structures have the same members, by their names.
func alike(a, b *ir.Type) bool {
	return slices.EqualFunc(
		a.Fields,
		b.Fields,
		func(m, n ir.Field) bool { return m.Name == n.Name && m.Offset == n.Offset },
	)
}

func (x *flows) node(key flowKey, views ...ir.ShapeID) int32 {
	id, ok := x.ids[key]
	if !ok {
		id = int32(len(x.nodes))
		x.nodes = append(x.nodes, flowNode{key: key})
		x.ids[key] = id
		for _, v := range views {
			if v != 0 {
				x.nodes[id].views = append(x.nodes[id].views, v)
			}
		}
	}
	return id
}

func (x *flows) edge(from, to int32) {
	if from < 0 || to < 0 || from == to || x.edges[[2]int32{from, to}] {
		return
	}
	x.edges[[2]int32{from, to}] = true
	x.nodes[from].to = append(x.nodes[from].to, to)
	x.nodes[to].from = append(x.nodes[to].from, from)
}

func (x *flows) reg(f *ir.Func, r ir.Reg) int32 {
	key := flowKey{kind: flowReg, a: int64(f.ID), b: int64(r)}
	if id, ok := x.ids[key]; ok {
		return id
	}
	return x.node(key, x.a.takenFor(f, r)...)
}

func (x *flows) ret(f *ir.Func) int32 {
	v := ir.ShapeID(0)
	if f.Ret != nil && f.Ret.Kind == ir.PointerTo {
		v = x.a.typeShape(f.Ret.Elem)
	}
	return x.node(flowKey{kind: flowRet, a: int64(f.ID)}, v)
}

// value is where an operand comes from; -1 where that says nothing.
func (x *flows) value(f *ir.Func, op ir.Operand) int32 {
	switch op.Kind {
	case ir.KReg:
		return x.reg(f, op.Reg)
	case ir.KGlobal:
		return x.address(op.Word)
	}
	return -1
}

// address is the node of the address of a variable, or in one.
func (x *flows) address(w uint64) int32 {
	id, at, ok := x.a.addressed(ir.Operand{Kind: ir.KGlobal, Word: w})
	if !ok {
		return -1
	}
	return x.inVariable(x.a.p.Globals[id], at, false)
}

// inVariable is the node of an address in a variable.
func (x *flows) inVariable(g *ir.Global, at int64, some bool) int32 {
	return x.node(
		flowKey{kind: flowAddr, a: int64(g.ID), c: at, some: some},
		x.begin(g.Type, x.a.types.first[g.Shape], at)...)
}

// begin are the structures that begin at so many bytes of a type, or of the shape where that is not known.
func (x *flows) begin(t *ir.Type, shape ir.ShapeID, at int64) (out []ir.ShapeID) {
	if t == nil && at <= 0 {
		return []ir.ShapeID{shape}
	}
	for t != nil {
		switch {
		case t.Kind == ir.Array && t.Elem != nil && t.Elem.Size > 0:
			at = max(at, 0) % t.Elem.Size
			t = t.Elem
			continue
		case t.Kind == ir.Struct:
			if at <= 0 {
				out = append(out, x.a.typeShape(t))
			}
			i := slices.IndexFunc(t.Fields, func(m ir.Field) bool {
				return m.Type != nil && m.BitSize == 0 && m.Offset <= at && at < m.Offset+m.Type.Size
			})
			if i >= 0 {
				at -= t.Fields[i].Offset
				t = t.Fields[i].Type
				continue
			}
		}
		break
	}
	return out
}

// initialiser adds what a variable begins with.
func (x *flows) initialiser(g *ir.Global) {
	if g.Runtime || g.Type == nil {
		return
	}
	for _, p := range g.Pointers {
		x.edge(x.address(p.Addr), x.member(flowKey{kind: flowGlobal, a: int64(g.ID)}, g.Type, p.Offset))
	}
}

// member is the place at so many bytes of a type: the innermost structure's, or one of what the key names.
func (x *flows) member(key flowKey, t *ir.Type, at int64) int32 {
	for t != nil {
		switch t.Kind {
		case ir.Array:
			if t.Elem == nil || t.Elem.Size <= 0 {
				return -1
			}
			at %= t.Elem.Size
			if at < 0 {
				return -1
			}
			t, key.b = t.Elem, at
			continue
		case ir.Struct:
			if same := nameOf(t.Name, t.Size); x.structs[same] != nil && !x.several[same] {
				t = x.structs[same] // of another file
			}
			key = flowKey{kind: flowField, a: x.order[t], b: at}
			i := slices.IndexFunc(t.Fields, func(m ir.Field) bool {
				return m.Type != nil && m.BitSize == 0 && m.Offset <= at && at < m.Offset+max(m.Type.Size, 1)
			})
			if i < 0 {
				return x.node(key)
			}
			at -= t.Fields[i].Offset
			t = t.Fields[i].Type
			continue
		case ir.Union:
			key = flowKey{kind: flowField, a: x.order[t], b: at}
			return x.node(key)
		case ir.PointerTo:
			return x.node(key, x.a.typeShape(t.Elem))
		}
		break
	}
	return x.node(key)
}

// place is where an address leads; -1 where that is not known.
func (x *flows) place(f *ir.Func, op ir.Operand, step ir.StepID) int32 {
	switch op.Kind {
	case ir.KGlobal:
		return x.inGlobal(op.Word, 0)
	case ir.KReg:
	default:
		return -1
	}
	if step != 0 {
		return x.stepped(step)
	}
	in := x.defs[op.Reg]
	switch {
	case in == nil:
	case in.Op == ir.OpAlloca:
		return x.node(flowKey{kind: flowLocal, a: int64(f.ID), b: int64(op.Reg)})
	case in.Op == ir.OpGEP && in.A.Kind == ir.KGlobal:
		return x.inGlobal(in.A.Word, in.Imm)
	case in.Op == ir.OpGEP && in.Step != 0:
		return x.stepped(in.Step)
	case in.Op == ir.OpGEP && in.A.Kind == ir.KReg && x.defs[in.A.Reg] != nil && x.defs[in.A.Reg].Op == ir.OpAlloca:
		return x.node(flowKey{kind: flowLocal, a: int64(f.ID), b: int64(in.A.Reg)})
	}
	return -1
}

func (x *flows) inGlobal(w uint64, more int64) int32 {
	id, at, ok := x.a.addressed(ir.Operand{Kind: ir.KGlobal, Word: w})
	if !ok || x.a.p.Globals[id].Runtime {
		return -1
	}
	return x.member(flowKey{kind: flowGlobal, a: int64(id), b: at + more}, x.a.p.Globals[id].Type, at+more)
}

// stepped is the member that a step leads to.
func (x *flows) stepped(id ir.StepID) int32 {
	s := x.a.p.Steps[id]
	sh := &x.a.p.Shapes[s.Shape]
	if key := nameOf(withoutNumber(sh.Name), sh.Size); x.structs[key] != nil && !x.several[key] {
		t := x.structs[key]
		return x.member(flowKey{}, t, int64(s.Off))
	}
	return x.node(flowKey{kind: flowShape, a: int64(s.Shape), b: int64(s.Off)})
}

// function adds the flows of a function.
func (x *flows) function(f *ir.Func) {
	x.defs = make([]*ir.Instr, len(f.Regs)+1)
	for pc := range f.Code {
		if in := &f.Code[pc]; in.Dst != ir.None {
			x.defs[in.Dst] = in
		}
	}
	for pc := range f.Code {
		x.instr(f, &f.Code[pc])
	}
}

func (x *flows) instr(f *ir.Func, in *ir.Instr) {
	move := func(op ir.Operand) { x.edge(x.value(f, op), x.reg(f, in.Dst)) }
	switch in.Op {
	case ir.OpCopy, ir.OpFreeze:
		move(in.A)
	case ir.OpAnd, ir.OpOr: // tags
		if in.B.Kind == ir.KConst && in.Bits == uint16(x.a.p.Model.PtrBits()) {
			move(in.A)
		}
	case ir.OpSelect:
		move(in.B)
		move(in.C)
	case ir.OpPhi:
		for _, v := range f.Phis[in.Aux].Values {
			move(v)
		}
	case ir.OpAlloca:
		if in.Shape != 0 {
			x.edge(x.inLocal(f, in, 0, false), x.reg(f, in.Dst))
		}
	case ir.OpGEP:
		x.inside(f, in)
	case ir.OpLoad:
		if in.Bits != uint16(x.a.p.Model.PtrBits()) {
			return
		}
		if p := x.place(f, in.A, in.Step); p >= 0 {
			x.edge(p, x.reg(f, in.Dst))
		} else {
			x.nodes[x.reg(f, in.Dst)].unknown = true
		}
	case ir.OpStore:
		x.edge(x.value(f, in.B), x.place(f, in.A, in.Step))
	case ir.OpRMW:
		x.edge(x.value(f, in.B), x.place(f, in.A, in.Step))
		x.edge(x.place(f, in.A, in.Step), x.reg(f, in.Dst))
	case ir.OpCmpXchg:
		x.edge(x.value(f, in.C), x.place(f, in.A, in.Step))
		x.edge(x.place(f, in.A, in.Step), x.reg(f, in.Dst))
	case ir.OpCall:
		x.call(f, in)
	case ir.OpRet:
		x.edge(x.value(f, in.A), x.ret(f))
	default:
		if in.Dst != ir.None && int(in.Dst) < len(f.Regs) {
			x.nodes[x.reg(f, in.Dst)].unknown = true
		}
	}
}

// inLocal is the node of an address in a local.
func (x *flows) inLocal(f *ir.Func, alloca *ir.Instr, at int64, some bool) int32 {
	var views []ir.ShapeID
	if at == 0 {
		views = append(views, x.a.types.first[alloca.Shape])
	}
	x.allocas[place{f.ID, int32(alloca.Dst)}] = alloca
	return x.node(flowKey{kind: flowFrame, a: int64(f.ID), b: int64(alloca.Dst), c: at, some: some}, views...)
}

// inside adds an address that is computed: of an element, or in a variable.
func (x *flows) inside(f *ir.Func, in *ir.Instr) {
	dst := x.reg(f, in.Dst)
	from := int32(-1)
	some := in.B.Kind != ir.KNone
	switch {
	case in.A.Kind == ir.KGlobal:
		if id, off, ok := x.a.addressed(in.A); ok {
			from = x.inVariable(x.a.p.Globals[id], off+in.Imm, some)
		}
	case in.A.Kind != ir.KReg:
	case x.defs[in.A.Reg] != nil && x.defs[in.A.Reg].Op == ir.OpAlloca:
		if def := x.defs[in.A.Reg]; def.Shape != 0 {
			from = x.inLocal(f, def, in.Imm, some)
		}
	case in.Step == 0 && in.B.Kind != ir.KNone && in.Imm == 0:
		for _, v := range x.nodes[x.reg(f, in.A.Reg)].views {
			if x.a.s.shapes[v].Size == in.Scale {
				from = x.reg(f, in.A.Reg)
			}
		}
	}
	if from < 0 {
		x.nodes[dst].unknown = true
		return
	}
	x.edge(from, dst)
}

func (x *flows) call(f *ir.Func, in *ir.Instr) {
	c := &f.Calls[in.Aux]
	dst := int32(-1)
	if in.Dst != ir.None {
		dst = x.reg(f, in.Dst)
	}
	if c.Callee == ir.None {
		x.indirect(f, c, dst)
		return
	}
	to := x.a.p.Funcs[c.Callee]
	switch of := abi.Of(to.Library()); {
	case of.Role == abi.Create && of.Arg < len(c.Args):
		for _, e := range x.entries(c.Args[of.Entry]) {
			if len(e.Params) > 0 && !e.External {
				x.edge(x.value(f, c.Args[of.Arg]), x.reg(e, 0))
			}
		}
	case to.Runtime || to.External:
	default:
		for k, op := range c.Args {
			if k < len(to.Params) && (c.ByVal == nil || c.ByVal[k] == 0) {
				x.edge(x.value(f, op), x.reg(to, ir.Reg(k)))
			}
		}
		x.edge(x.ret(to), dst)
		return
	}
	if dst >= 0 {
		x.nodes[dst].unknown = true
	}
}

// entries are the functions that a thread may begin with.
func (x *flows) entries(op ir.Operand) (out []*ir.Func) {
	if op.Kind == ir.KFunc {
		out = append(out, x.a.p.Funcs[op.Index])
	}
	return out
}

// indirect adds a call through a pointer: of any function whose address is taken that it fits.
func (x *flows) indirect(f *ir.Func, c *ir.CallInfo, dst int32) {
	id := x.signature(c)
	for k, op := range c.Args {
		x.edge(x.value(f, op), x.node(flowKey{kind: flowCall, a: id, b: int64(k)}))
	}
	if dst >= 0 {
		x.edge(x.node(flowKey{kind: flowCall, a: id, b: -1}), dst)
	}
}

// signature is the number of calls through pointers that fit the same functions as this one.
func (x *flows) signature(c *ir.CallInfo) int64 {
	key := fmt.Sprint(c.ArgBits, c.ArgKinds, c.RetBits, c.RetKinds)
	id, known := x.calls[key]
	if known {
		return id
	}
	id = int64(len(x.calls))
	x.calls[key] = id
	for _, to := range x.a.p.Funcs {
		if to.Runtime || to.External || !x.a.types.named[to.ID] || !c.Fits(to) {
			continue
		}
		for k := range to.Params {
			x.edge(x.node(flowKey{kind: flowCall, a: id, b: int64(k)}), x.reg(to, ir.Reg(k)))
		}
		x.edge(x.ret(to), x.node(flowKey{kind: flowCall, a: id, b: -1}))
	}
	return id
}

// settle computes what values without a type come to have, and have had.
func (x *flows) settle() {
	for i := range x.nodes {
		n := &x.nodes[i]
		n.unknown = n.unknown || len(n.from) == 0
	}
	queue := make([]int32, 0, len(x.nodes))
	queued := make([]bool, len(x.nodes))
	push := func(k int32) {
		if !queued[k] {
			queued[k] = true
			queue = append(queue, k)
		}
	}
	all := func(visit func(k int32)) {
		for k := range x.nodes {
			push(int32(k))
		}
		for len(queue) > 0 {
			k := queue[len(queue)-1]
			queue = queue[:len(queue)-1]
			queued[k] = false
			visit(k)
		}
	}
	all(func(k int32) {
		n := &x.nodes[k]
		outs, sure := n.views, n.views
		if len(n.views) == 0 {
			outs, sure = n.outs, n.sure
			if len(n.from) > 1 || n.key.kind == flowCall {
				sure = nil
			}
			if x.deaf(n) {
				outs = nil
			}
		}
		for _, i := range n.from {
			from := &x.nodes[i]
			more := merge(&from.outs, outs)
			if merge(&from.sure, sure) || more {
				push(i)
			}
		}
	})
	all(func(k int32) {
		n := &x.nodes[k]
		ins, unknown := n.views, false
		if len(n.views) == 0 {
			ins, unknown = n.ins, n.any || n.unknown
		}
		for _, i := range n.to {
			to := &x.nodes[i]
			more := merge(&to.ins, ins)
			if more || unknown && !to.any {
				to.any = to.any || unknown
				push(i)
			}
		}
	})
}

// deaf reports whether a function that a call through a pointer may reach uses the argument as nothing: what is passed
// may be meant for it.
func (x *flows) deaf(n *flowNode) bool {
	return n.key.kind == flowCall && n.key.b >= 0 && slices.ContainsFunc(n.to, func(k int32) bool {
		return len(x.nodes[k].views) == 0 && len(x.nodes[k].to) == 0
	})
}

// merge adds to a list what it does not have, and reports whether there was any.
func merge(list *[]ir.ShapeID, more []ir.ShapeID) (added bool) {
	for _, v := range more {
		if !slices.Contains(*list, v) {
			*list, added = append(*list, v), true
		}
	}
	return added
}

// convert notes what a value that has a type is converted to, and what one that comes to have a type was.
func (x *flows) convert(i int32) {
	n := &x.nodes[i]
	switch {
	case n.key.kind == flowAddr:
		if g := x.a.p.Globals[n.key.a]; g.Shape != 0 && !g.External {
			x.convertAddress(n, placed{g.Shape, g.Elements}, g.Size)
		}
		return
	case n.key.kind == flowFrame:
		in := x.allocas[place{ir.FuncID(n.key.a), int32(n.key.b)}]
		size := x.a.s.shapes[in.Shape].Size
		if in.Elements {
			size = 0
		}
		x.convertAddress(n, placed{in.Shape, in.Elements}, size)
		return
	case len(n.views) == 0:
		return
	}
	kept := shared(n.outs, n.views)
	x.shorten(n.views, n.views)
	x.shorten(n.views, n.outs)
	for _, to := range n.outs {
		if !x.one(to, n.views) && (!kept || slices.Contains(n.sure, to)) {
			x.a.cast(n.views, []ir.ShapeID{to})
		}
	}
	if n.any || n.unknown || len(n.ins) == 0 || shared(n.ins, n.views) {
		return
	}
	x.a.cast(n.ins, n.views)
}

// shorten notes which of some structures begin as others that they are taken for: they may be what those are converted
// to.
func (x *flows) shorten(from, to []ir.ShapeID) {
	for _, v := range from {
		for _, w := range to {
			if v != w && w != 0 && x.a.begins(v, w) && !x.a.begins(w, v) {
				x.a.addCast(v, w)
			}
		}
	}
}

// convertAddress notes what an address in a variable of so many bytes is converted to: at its beginning it may be that,
// elsewhere it may be anything.
func (x *flows) convertAddress(n *flowNode, p placed, size int64) {
	at := n.key.c
	fits := func(to ir.ShapeID) bool {
		step := step{shape: to, to: x.a.s.shapes[to].Size}
		return to == 0 || x.a.s.fitsAt(&object{bytes: size}, p, at, &step, false)
	}
	kept := shared(n.outs, n.views)
	for _, to := range n.outs {
		if fits(to) || kept && !slices.Contains(n.sure, to) {
			continue
		}
		t, local := x.a.types, place{ir.FuncID(n.key.a), int32(n.key.b)}
		first := at == 0 && !p.array && !n.key.some
		switch {
		case n.key.kind == flowAddr && first:
			x.a.take(place{ir.None, int32(n.key.a)}, []ir.ShapeID{to})
		case n.key.kind == flowAddr:
			t.loose[ir.GlobalID(n.key.a)] = true
		case first:
			x.a.take(local, []ir.ShapeID{to})
		default:
			t.looseLocals[local] = true
		}
	}
}

// shared reports whether two lists have a structure in common. That one begins as another is not enough: it may
// do so by chance.
func shared(list, with []ir.ShapeID) bool {
	return slices.ContainsFunc(list, func(v ir.ShapeID) bool { return slices.Contains(with, v) })
}

// one reports whether a structure is one of a list, or begins as one, or one as it.
func (x *flows) one(v ir.ShapeID, list []ir.ShapeID) bool {
	return slices.ContainsFunc(list, func(of ir.ShapeID) bool { return !x.a.alien(v, of) })
}
