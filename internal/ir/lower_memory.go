package ir

import (
	"fmt"
	"math"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// lowerMemory translates what reads, writes or addresses memory.
func (b *builder) lowerMemory(inst llir.Instruction) ([]Operand, error) {
	switch i := inst.(type) {
	case *llir.InstAlloca:
		return b.alloca(i)
	case *llir.InstLoad:
		return b.load(i)
	case *llir.InstStore:
		return nil, b.store(i)
	case *llir.InstGetElementPtr:
		return b.gep(i.ElemType, i.Src, i.Indices)
	case *llir.InstFence:
		b.emit(Instr{Op: OpFence, Sub: uint8(orderOf(i.Ordering))})
		return nil, nil
	case *llir.InstCmpXchg:
		return b.cmpxchg(i)
	case *llir.InstAtomicRMW:
		return b.rmw(i)
	case *llir.InstVAArg:
		return b.vaArg(i)
	}
	return nil, fmt.Errorf("this instruction has no meaning in C")
}

func orderOf(o enum.AtomicOrdering) Order {
	switch o {
	case enum.AtomicOrderingUnordered:
		return Unordered
	case enum.AtomicOrderingMonotonic:
		return Relaxed
	case enum.AtomicOrderingAcquire:
		return Acquire
	case enum.AtomicOrderingRelease:
		return Release
	case enum.AtomicOrderingAcquireRelease:
		return AcqRel
	case enum.AtomicOrderingSequentiallyConsistent:
		return SeqCst
	}
	return NotAtomic
}

// pointer is the scalar that addresses are.
func (b *builder) pointer() scalar { return scalar{bits: uint16(b.l.p.Model.PtrBits()), ptr: true} }

// sizeScalar is the scalar that sizes and offsets are.
func (b *builder) sizeScalar() scalar { return scalar{bits: uint16(b.l.p.Model.PtrBits())} }

func (b *builder) alloca(i *llir.InstAlloca) ([]Operand, error) {
	size := b.l.dl.size(i.ElemType)
	bytes := C(uint64(size))
	if i.NElems != nil {
		n, err := b.one(i.NElems)
		if err != nil {
			return nil, err
		}
		s, err := b.scalarOf(i.NElems.Type())
		if err != nil {
			return nil, err
		}
		n = b.resize(b.sizeScalar(), s.bits, n)
		bytes = b.intOp(OpMul, b.sizeScalar().bits, n, C(uint64(size)))
	}
	align := max(int64(i.Align), b.l.dl.align(i.ElemType))
	in := Instr{Op: OpAlloca, Bits: b.pointer().bits, Flags: FlagPtr, A: bytes, Imm: align}
	in.Shape, in.Elements = b.l.shapes.element(i.ElemType)
	in.Elements = in.Elements || i.NElems != nil
	return b.defs(in, b.pointer()), nil
}

// address is the address of a memory operand; a thread-local's is this thread's.
func (b *builder) address(v value.Value) (Operand, error) { return b.one(v) }

// advance is p + off, without an instruction where p is known.
func (b *builder) advance(p Operand, off int64) Operand {
	if off == 0 {
		return p
	}
	if p.isWord() {
		o, _ := foldBinary(OpAdd, b.pointer().bits, p, C(uint64(off)&mask(b.pointer().bits)))
		return o
	}
	return b.def(Instr{Op: OpGEP, Bits: b.pointer().bits, Flags: FlagPtr, A: p, Imm: off}, b.pointer())
}

// access is the width in bits of a memory access to a scalar: whole bytes.
func access(bits uint16) uint16 { return (bits + 7) / 8 * 8 }

func (b *builder) load(i *llir.InstLoad) ([]Operand, error) {
	parts, err := b.l.dl.scalars(i.ElemType)
	if err != nil {
		return nil, err
	}
	addr, err := b.address(i.Src)
	if err != nil {
		return nil, err
	}
	order := NotAtomic
	if i.Atomic {
		order = orderOf(i.Ordering)
	}
	if packed(i.ElemType) {
		return b.loadPacked(i.ElemType.(*types.VectorType), addr, volatileFlag(i.Volatile))
	}
	out := make([]Operand, len(parts))
	for k, s := range parts {
		out[k] = b.loadScalar(s, b.advance(addr, s.off), order, volatileFlag(i.Volatile))
	}
	if len(parts) == 1 {
		b.noteStep(OpLoad, addr, i.Src)
	}
	return out, nil
}

// packed reports whether a type is a vector whose elements share bytes in memory.
func packed(t types.Type) bool {
	v, ok := t.(*types.VectorType)
	if !ok {
		return false
	}
	i, ok := v.ElemType.(*types.IntType)
	return ok && i.BitSize%8 != 0
}

func volatileFlag(v bool) Flags {
	if v {
		return FlagVolatile
	}
	return 0
}

// loadScalar reads whole bytes and drops the padding bits of odd widths.
func (b *builder) loadScalar(s scalar, addr Operand, order Order, flags Flags) Operand {
	wide := s
	wide.bits = access(s.bits)
	o := b.def(Instr{Op: OpLoad, Sub: uint8(order), Bits: wide.bits, Flags: flags | ptrFlag(s), A: addr}, wide)
	if wide.bits != s.bits {
		return b.conv(OpTrunc, s, wide.bits, o)
	}
	return o
}

func (b *builder) store(i *llir.InstStore) error {
	t := i.Src.Type()
	parts, err := b.l.dl.scalars(t)
	if err != nil {
		return err
	}
	lanes, err := b.lanes(i.Src)
	if err != nil {
		return err
	}
	addr, err := b.address(i.Dst)
	if err != nil {
		return err
	}
	if len(lanes) != len(parts) {
		return fmt.Errorf("a value of %d scalars where %d are wanted", len(lanes), len(parts))
	}
	order := NotAtomic
	if i.Atomic {
		order = orderOf(i.Ordering)
	}
	if packed(t) {
		return b.storePacked(t.(*types.VectorType), lanes, addr, volatileFlag(i.Volatile))
	}
	for k, s := range parts {
		b.storeScalar(s, b.advance(addr, s.off), lanes[k], order, volatileFlag(i.Volatile))
	}
	if len(parts) == 1 {
		b.noteStep(OpStore, addr, i.Dst)
	}
	return nil
}

// noteStep gives the access that was built last its step, where its address is that of a structure's first member.
func (b *builder) noteStep(op Op, addr Operand, address value.Value) {
	for i := len(b.cur.code) - 1; i >= 0 && i >= len(b.cur.code)-2; i-- {
		if in := &b.cur.code[i]; in.Op == op && in.A == addr {
			in.Step = b.firstStep(address)
			return
		}
	}
}

func (b *builder) storeScalar(s scalar, addr, val Operand, order Order, flags Flags) {
	wide := s
	wide.bits = access(s.bits)
	if wide.bits != s.bits {
		val = b.conv(OpZExt, wide, s.bits, val)
	}
	if s.float {
		flags |= FlagFloat
	}
	b.emit(Instr{Op: OpStore, Sub: uint8(order), Bits: wide.bits, Flags: flags | ptrFlag(s), A: addr, B: val})
}

// gep computes an address: constants are summed up, every variable index is one OpGEP.
func (b *builder) gep(elem types.Type, src value.Value, indices []value.Value) ([]Operand, error) {
	bases, err := b.lanes(src)
	if err != nil {
		return nil, err
	}
	n := len(bases)
	index := make([][]Operand, len(indices))
	for k, ix := range indices {
		if index[k], err = b.lanes(unwrapIndex(ix)); err != nil {
			return nil, err
		}
		n = max(n, len(index[k]))
	}
	out := make([]Operand, n)
	for lane := range n {
		one := make([]Operand, len(indices))
		for k := range index {
			if len(index[k]) == 0 {
				return nil, fmt.Errorf("an index of no scalars")
			}
			one[k] = index[k][min(lane, len(index[k])-1)]
		}
		if len(bases) == 0 {
			return nil, fmt.Errorf("a base of no scalars")
		}
		if out[lane], err = b.gepLane(elem, bases[min(lane, len(bases)-1)], indices, one); err != nil {
			return nil, err
		}
	}
	return out, nil
}

type term struct {
	index Operand
	bits  uint16
	scale int64 // bytes
	count int32 // see Instr.Count
}

// gepLane is base + constant + Σ index·scale.
func (b *builder) gepLane(elem types.Type, base Operand, indices []value.Value, lane []Operand) (Operand, error) {
	off := int64(0)
	var terms []term
	t := elem
	for k, ix := range indices {
		s, ok := t.(*types.StructType)
		if k > 0 && ok {
			if lane[k].Kind != KConst || lane[k].Word >= uint64(len(s.Fields)) {
				return Operand{}, fmt.Errorf("field index %s", ix.Ident())
			}
			off += b.l.dl.fieldOffset(s, int(lane[k].Word))
			t = s.Fields[lane[k].Word]
			continue
		}
		count := int32(0)
		if k > 0 {
			count = b.elements(t)
			if t = elemType(t); t == nil {
				return Operand{}, fmt.Errorf("index %s into a scalar", ix.Ident())
			}
		}
		bits := uint16(b.l.dl.bits(indexType(ix)))
		stride := b.l.dl.size(t)
		if b.f == nil {
			lane[k] = b.plain(lane[k])
		}
		if lane[k].Kind == KConst && bits <= 64 {
			off += signExtend(lane[k].Word, bits) * stride
		} else if stride != 0 {
			terms = append(terms, term{lane[k], bits, stride, count})
		}
	}
	step, _, _ := b.step(elem, indices)
	return b.addTerms(base, off, terms, step), nil
}

// elements is the length of an array that a library model has an index into, which stays in it; else 0. An array of
// one element may stand for one of any length.
func (b *builder) elements(t types.Type) int32 {
	if a, ok := t.(*types.ArrayType); ok && b.f != nil && b.f.Runtime && a.Len > 1 && a.Len <= math.MaxInt32 {
		return int32(a.Len)
	}
	return 0
}

// elemType is the element type of an array or vector, else nil.
func elemType(t types.Type) types.Type {
	switch t := t.(type) {
	case *types.ArrayType:
		return t.ElemType
	case *types.VectorType:
		return t.ElemType
	}
	return nil
}

// indexType is the scalar type of a GEP index.
func indexType(v value.Value) types.Type {
	t := unwrapIndex(v).Type()
	if vec, ok := t.(*types.VectorType); ok {
		return vec.ElemType
	}
	return t
}

func (b *builder) addTerms(base Operand, off int64, terms []term, step StepID) Operand {
	if len(terms) == 0 {
		out := b.advance(base, off)
		if out.Kind == KReg && out != base {
			b.cur.code[len(b.cur.code)-1].Step = step
		}
		return out
	}
	ptr := b.pointer()
	for k, tm := range terms {
		if tm.bits > ptr.bits {
			tm.index, tm.bits = b.conv(OpTrunc, b.sizeScalar(), tm.bits, tm.index), ptr.bits
		}
		in := Instr{
			Op:    OpGEP,
			Bits:  ptr.bits,
			Flags: FlagPtr,
			A:     base,
			B:     tm.index,
			Scale: tm.scale,
			Aux:   int32(tm.bits),
			Count: tm.count,
		}
		if k == 0 {
			in.Imm, in.Step = off, step
		}
		base = b.def(in, ptr)
	}
	return base
}

func (b *builder) cmpxchg(i *llir.InstCmpXchg) ([]Operand, error) {
	s, err := b.scalarOf(i.Cmp.Type())
	if err != nil {
		return nil, err
	}
	addr, err1 := b.address(i.Ptr)
	want, err2 := b.one(i.Cmp)
	repl, err3 := b.one(i.New)
	if err := anyError(err1, err2, err3); err != nil {
		return nil, err
	}
	flags := ptrFlag(s) | volatileFlag(i.Volatile)
	if i.Weak {
		flags |= FlagWeak
	}
	return b.defs(
		Instr{
			Op:    OpCmpXchg,
			Bits:  s.bits,
			Flags: flags,
			Imm:   int64(orderOf(i.SuccessOrdering)),
			A:     addr,
			B:     want,
			C:     repl,
		},
		s,
		bit,
	), nil
}

func anyError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

var rmwOps = map[enum.AtomicOp]RMW{
	enum.AtomicOpXChg: Xchg, enum.AtomicOpAdd: RMWAdd, enum.AtomicOpSub: RMWSub, enum.AtomicOpAnd: RMWAnd,
	enum.AtomicOpNAnd: RMWNand, enum.AtomicOpOr: RMWOr, enum.AtomicOpXor: RMWXor, enum.AtomicOpMax: RMWMax,
	enum.AtomicOpMin: RMWMin, enum.AtomicOpUMax: RMWUMax, enum.AtomicOpUMin: RMWUMin,
	enum.AtomicOpFAdd: RMWFAdd, enum.AtomicOpFSub: RMWFSub,
}

func (b *builder) rmw(i *llir.InstAtomicRMW) ([]Operand, error) {
	op, ok := rmwOps[i.Op]
	if !ok {
		return nil, fmt.Errorf("atomic operation %v", i.Op)
	}
	s, err := b.scalarOf(i.X.Type())
	if err != nil {
		return nil, err
	}
	addr, err1 := b.address(i.Dst)
	x, err2 := b.one(i.X)
	if err := anyError(err1, err2); err != nil {
		return nil, err
	}
	in := Instr{
		Op:    OpRMW,
		Sub:   uint8(op),
		Bits:  s.bits,
		Flags: ptrFlag(s) | volatileFlag(i.Volatile),
		Imm:   int64(orderOf(i.Ordering)),
		A:     addr,
		B:     x,
	}
	return b.defs(in, s), nil
}

// vaArg reads the next argument from the overflow area, where OpVAStart puts all of them.
func (b *builder) vaArg(i *llir.InstVAArg) ([]Operand, error) {
	parts, err := b.l.dl.scalars(i.ArgType)
	if err != nil {
		return nil, err
	}
	list, err := b.address(i.ArgList)
	if err != nil {
		return nil, err
	}
	ptr := b.pointer()
	slot := b.l.p.Model.PtrBytes()
	if b.l.p.Model == LP64 {
		list = b.advance(list, 8)
	}
	at := b.loadScalar(ptr, list, NotAtomic, 0)
	if align := b.l.dl.align(i.ArgType); align > slot {
		at = b.advance(at, align-1)
		at = b.arith(OpAnd, ptr, at, C(-uint64(align)&mask(ptr.bits)), 0)
	}
	out := make([]Operand, len(parts))
	for k, s := range parts {
		out[k] = b.loadScalar(s, b.advance(at, s.off), NotAtomic, 0)
	}
	next := b.advance(at, alignUp(b.l.dl.size(i.ArgType), slot))
	b.storeScalar(ptr, list, next, NotAtomic, 0)
	return out, nil
}
