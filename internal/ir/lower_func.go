package ir

import (
	"errors"
	"fmt"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// builder translates one function. With f nil it only evaluates constants: whatever would need an
// instruction is then an error.
type builder struct {
	l       *linker
	f       *Func
	src     *llir.Func
	vals    map[value.Value][]Operand // the scalars of every value met so far
	blocks  []*block                  // in reverse postorder; the entry first
	blockOf map[*llir.Block]BlockID
	cur     *block
	loc     LocID
	pending []pendingPhi
	vars    *varTable

	// returnsTwice: calls setjmp or the like, so that no local may live in a register that is written behind such a
	// call.
	returnsTwice bool
	twice        []int32  // those calls, by their index
	debugValues  bool     // has notes from llvm.dbg.value
	failed       error    // set where a constant needs an instruction
	parts        []uint64 // addresses that an initialiser computes numbers from
}

// block is a basic block under construction: phis, then code ending in a terminator.
type block struct {
	id   BlockID
	name string
	phis []Instr
	code []Instr
	src  *llir.Block // nil for blocks made here
}

// pendingPhi is a phi whose incoming values are filled in when every block is translated.
type pendingPhi struct {
	inst  *llir.InstPhi
	block *block
	first int // index into block.phis
}

var errNotConstant = errors.New("not a constant")

// translate lowers one function body. Where llir panics on it, the body becomes one that ends its path and says so.
func (l *linker) translate(src *llir.Func) {
	f := l.p.Funcs[l.funcIDs[src]]
	clean := *f
	defer func() {
		if cause := recover(); cause != nil {
			text := complaint(cause)
			*f = clean
			b := &builder{l: l, f: f, src: src}
			b.noBody(errors.New(text))
		}
	}()
	l.body(f, src)
}

// body goes from instructions to numbered code.
func (l *linker) body(f *Func, src *llir.Func) {
	b := &builder{l: l, f: f, src: src, vals: make(map[value.Value][]Operand, 64), blockOf: map[*llir.Block]BlockID{}}
	b.vars = newVarTable(l.debug, f)
	f.Loc, f.Ret = l.debug.subprogram(src.Metadata), l.debug.returned(src.Metadata)
	if err := b.params(); err != nil {
		b.noBody(err)
		return
	}
	b.order()
	for _, blk := range b.blocks {
		if blk.src != nil {
			b.block(blk)
		}
	}
	b.fillPhis()
	b.originate()
	b.finish()
}

// noBody gives a function without meaning here a body that ends the path.
func (b *builder) noBody(cause error) {
	f := b.f
	f.Params, f.RetBits, f.RetKinds, f.Regs, f.Vars, f.Asms = nil, nil, nil, nil, nil, nil
	b.l.signature(f, b.src)
	for _, p := range f.Params {
		f.Regs = append(f.Regs, RegInfo{Bits: p.Bits, Ptr: p.Ptr})
	}
	b.blocks = []*block{{name: "entry"}}
	b.cur = b.blocks[0]
	b.unsupported(fmt.Sprintf("function %s: %v", f.Name, cause))
	b.emit(Instr{Op: OpUnreachable})
	b.returnsTwice = true
	b.finish()
}

// params puts the scalars of the parameters into the first registers.
func (b *builder) params() error {
	ret, err := b.l.dl.scalars(b.src.Sig.RetType)
	if err != nil {
		return err
	}
	for _, s := range ret {
		b.f.RetBits, b.f.RetKinds = append(b.f.RetBits, s.bits), append(b.f.RetKinds, kindOf(s.ptr, s.float))
	}
	for _, p := range b.src.Params {
		parts, err := b.l.dl.scalars(p.Typ)
		if err != nil {
			return err
		}
		lanes := make([]Operand, len(parts))
		for i, s := range parts {
			name := p.LocalName
			if len(parts) > 1 && name != "" {
				name = fmt.Sprintf("%s.%d", name, i)
			}
			lanes[i] = R(b.reg(s, name))
			b.f.Params = append(
				b.f.Params,
				Param{Name: name, Bits: s.bits, Ptr: s.ptr, Float: s.float, ByVal: b.byValue(p.Attrs, p.Typ)},
			)
		}
		b.vals[p] = lanes
	}
	return nil
}

// reg makes a register for a scalar.
func (b *builder) reg(s scalar, name string) Reg {
	b.f.Regs = append(b.f.Regs, RegInfo{Name: name, Bits: s.bits, Ptr: s.ptr, Float: s.float})
	return Reg(len(b.f.Regs) - 1)
}

// order numbers the reachable blocks in reverse postorder, the first successor of a branch first.
func (b *builder) order() {
	type visit struct {
		blk   *llir.Block
		succs []*llir.Block
	}
	seen := map[*llir.Block]bool{}
	var post []*llir.Block
	var stack []visit
	push := func(blk *llir.Block) {
		seen[blk] = true
		stack = append(stack, visit{blk, successors(blk.Term)})
	}
	push(b.src.Blocks[0])
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if n := len(top.succs); n > 0 {
			next := top.succs[n-1]
			top.succs = top.succs[:n-1]
			if !seen[next] {
				push(next)
			}
			continue
		}
		post = append(post, top.blk)
		stack = stack[:len(stack)-1]
	}
	for i := len(post) - 1; i >= 0; i-- {
		b.blockOf[post[i]] = b.newBlock(post[i].Name(), post[i]).id
	}
}

func (b *builder) newBlock(name string, src *llir.Block) *block {
	blk := &block{id: BlockID(len(b.blocks)), name: name, src: src}
	b.blocks = append(b.blocks, blk)
	return blk
}

// successors are the blocks a terminator may go to in C: unwinding is left out.
func successors(t llir.Terminator) []*llir.Block {
	var targets []value.Value
	switch t := t.(type) {
	case *llir.TermBr:
		targets = []value.Value{t.Target}
	case *llir.TermCondBr:
		targets = []value.Value{t.TargetTrue, t.TargetFalse}
	case *llir.TermSwitch:
		targets = append(targets, t.TargetDefault)
		for _, c := range t.Cases {
			targets = append(targets, c.Target)
		}
	case *llir.TermIndirectBr:
		targets = t.ValidTargets
	case *llir.TermInvoke:
		targets = []value.Value{t.NormalRetTarget}
	case *llir.TermCallBr:
		targets = append([]value.Value{t.NormalRetTarget}, t.OtherRetTargets...)
	}
	var out []*llir.Block
	for _, v := range targets {
		if blk, ok := v.(*llir.Block); ok {
			out = append(out, blk)
		}
	}
	return out
}

// block translates the instructions of one block. What has no meaning becomes OpUnsupported.
func (b *builder) block(blk *block) {
	b.cur = blk
	for _, inst := range blk.src.Insts {
		if phi, ok := inst.(*llir.InstPhi); ok {
			b.phi(phi)
			continue
		}
		b.instruction(inst)
	}
	b.loc = b.l.debug.locationOf(blk.src.Term)
	mark := len(b.cur.code)
	if err := b.terminator(blk.src.Term); err != nil {
		b.cur.code = b.cur.code[:mark]
		b.unsupported(messageFor(blk.src.Term, err))
		b.emit(Instr{Op: OpUnreachable})
	}
}

// instruction translates one instruction and records the scalars of its result.
func (b *builder) instruction(inst llir.Instruction) {
	b.loc = b.l.debug.locationOf(inst)
	mark, firstReg := len(b.cur.code), len(b.f.Regs)
	b.failed = nil
	lanes, err := b.lower(inst)
	if err == nil {
		err = b.failed
	}
	named, isValue := inst.(value.Named)
	if err != nil {
		b.cur.code = b.cur.code[:mark]
		b.f.Regs = b.f.Regs[:firstReg]
		b.unsupported(messageFor(inst, err))
		lanes = nil
		if isValue {
			parts, _ := b.l.dl.scalars(named.Type())
			lanes = unsetLanes(len(parts), KUndef)
		}
	}
	if isValue {
		b.vals[named] = lanes
		b.nameLanes(named, lanes, firstReg)
	}
}

// nameLanes gives the registers made for a named value that name.
func (b *builder) nameLanes(v value.Named, lanes []Operand, firstReg int) {
	name := localName(v)
	if name == "" {
		return
	}
	for i, o := range lanes {
		if o.Kind != KReg || int(o.Reg) < firstReg {
			continue
		}
		b.f.Regs[o.Reg].Name = name
		if len(lanes) > 1 {
			b.f.Regs[o.Reg].Name = fmt.Sprintf("%s.%d", name, i)
		}
	}
}

// localName is the name of an LLVM value, or "" where it only has a number.
func localName(v value.Named) string {
	if u, ok := v.(interface{ IsUnnamed() bool }); ok && u.IsUnnamed() {
		return ""
	}
	return v.Name()
}

func unsetLanes(n int, kind Kind) []Operand {
	lanes := make([]Operand, n)
	for i := range lanes {
		lanes[i] = Operand{Kind: kind}
	}
	return lanes
}

// unsupported emits the instruction that ends the path, with the text for the message.
func (b *builder) unsupported(text string) {
	b.f.Asms = append(b.f.Asms, text)
	b.emit(Instr{Op: OpUnsupported, Aux: int32(len(b.f.Asms) - 1)})
}

// messageFor is the text of an OpUnsupported: the instruction as written, and why.
func messageFor(inst any, cause error) (text string) {
	defer func() {
		if p := recover(); p != nil {
			complaint(p)
			text = fmt.Sprintf("%T: %v", inst, cause)
		}
	}()
	line := inst.(llir.LLStringer).LLString()
	if len(line) > 160 {
		line = line[:160] + "…"
	}
	return fmt.Sprintf("%s: %v", line, cause)
}

// emit appends an instruction without a result.
func (b *builder) emit(in Instr) {
	if b.f == nil {
		b.failed = errNotConstant
		return
	}
	in.Dst = None
	in.Loc = b.loc
	b.cur.code = append(b.cur.code, in)
}

// def appends an instruction with one result.
func (b *builder) def(in Instr, s scalar) Operand {
	return b.defs(in, s)[0]
}

// defs appends an instruction with results in consecutive registers.
func (b *builder) defs(in Instr, parts ...scalar) []Operand {
	out := make([]Operand, len(parts))
	if b.f == nil {
		b.failed = errNotConstant
		return out
	}
	in.Dst, in.Loc = None, b.loc
	for i, s := range parts {
		out[i] = R(b.reg(s, ""))
	}
	if len(parts) > 0 {
		in.Dst = out[0].Reg
	}
	b.cur.code = append(b.cur.code, in)
	return out
}

// lanes are the scalars of a value.
func (b *builder) lanes(v value.Value) ([]Operand, error) {
	if arg, ok := v.(*llir.Arg); ok {
		v = arg.Value
	}
	if lanes, ok := b.vals[v]; ok {
		return lanes, nil
	}
	if c, ok := v.(constantValue); ok {
		return b.constant(c)
	}
	return nil, fmt.Errorf("operand %s", v.Ident())
}

// one is the only scalar of a value.
func (b *builder) one(v value.Value) (Operand, error) {
	lanes, err := b.lanes(v)
	if err == nil && len(lanes) != 1 {
		err = fmt.Errorf("operand %s of type %s where one scalar is wanted", v.Ident(), v.Type())
	}
	if err != nil {
		return Operand{}, err
	}
	return lanes[0], nil
}

// scalarOf is the only scalar of a type.
func (b *builder) scalarOf(t types.Type) (scalar, error) {
	parts, err := b.l.dl.scalars(t)
	if err == nil && len(parts) != 1 {
		err = fmt.Errorf("type %s where one scalar is wanted", t)
	}
	if err != nil {
		return scalar{}, err
	}
	return parts[0], nil
}
