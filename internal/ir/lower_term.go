package ir

import (
	"fmt"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"
)

// terminator translates the end of a block.
func (b *builder) terminator(t llir.Terminator) error {
	switch t := t.(type) {
	case *llir.TermRet:
		return b.ret(t)
	case *llir.TermBr:
		b.br(t.Target)
		return nil
	case *llir.TermCondBr:
		return b.condBr(t)
	case *llir.TermSwitch:
		return b.switchOn(t)
	case *llir.TermIndirectBr:
		return b.indirectBr(t)
	case *llir.TermInvoke:
		return b.invoke(t)
	case *llir.TermCallBr:
		return b.callBr(t)
	case *llir.TermUnreachable:
		b.emit(Instr{Op: OpUnreachable})
		return nil
	}
	return fmt.Errorf("unwinding has no meaning in C")
}

func (b *builder) target(v value.Value) BlockID {
	if blk, ok := v.(*llir.Block); ok {
		return b.blockOf[blk]
	}
	return None
}

func (b *builder) br(target value.Value) {
	b.emit(Instr{Op: OpBr, Then: b.target(target)})
}

// userFlag marks branches that count against limits.branches.
func (b *builder) userFlag() Flags {
	if b.f.Runtime {
		return 0
	}
	return FlagUser
}

func (b *builder) ret(t *llir.TermRet) error {
	var lanes []Operand
	if t.X != nil {
		var err error
		if lanes, err = b.lanes(t.X); err != nil {
			return err
		}
	}
	in := Instr{Op: OpRet, Aux: None}
	switch n := len(lanes); {
	case n > 2:
		in.Aux = int32(len(b.f.Calls))
		b.f.Calls = append(b.f.Calls, CallInfo{Callee: None, Args: lanes, ArgBits: b.f.RetBits})
	case n == 2:
		in.A, in.B = lanes[0], lanes[1]
	case n == 1:
		in.A, in.Bits = lanes[0], b.f.RetBits[0]
	}
	b.emit(in)
	return nil
}

func (b *builder) condBr(t *llir.TermCondBr) error {
	cond, err := b.one(t.Cond)
	if err != nil {
		return err
	}
	b.emit(
		Instr{
			Op:    OpCondBr,
			A:     cond,
			Bits:  1,
			Flags: b.userFlag(),
			Then:  b.target(t.TargetTrue),
			Else:  b.target(t.TargetFalse),
		},
	)
	return nil
}

func (b *builder) switchOn(t *llir.TermSwitch) error {
	s, err := b.scalarOf(t.X.Type())
	if err != nil {
		return err
	}
	if s.bits > 64 {
		return fmt.Errorf("a switch on %d bits", s.bits)
	}
	x, err := b.one(t.X)
	if err != nil {
		return err
	}
	var sw Switch
	for _, c := range t.Cases {
		word, err := b.one(c.X)
		if err != nil {
			return err
		}
		if !word.isWord() {
			return fmt.Errorf("case %s is not a known word", c.X)
		}
		sw.Values = append(sw.Values, word.Word)
		sw.Targets = append(sw.Targets, b.target(c.Target))
	}
	b.emitSwitch(x, s.bits, sw, b.target(t.TargetDefault))
	return nil
}

func (b *builder) emitSwitch(x Operand, bits uint16, sw Switch, other BlockID) {
	b.f.Switches = append(b.f.Switches, sw)
	b.emit(Instr{Op: OpSwitch, A: x, Bits: bits, Flags: b.userFlag(), Then: other, Aux: int32(len(b.f.Switches) - 1)})
}

// indirectBr is a switch on the numbers that stand for block addresses (see blockNumber).
func (b *builder) indirectBr(t *llir.TermIndirectBr) error {
	x, err := b.one(t.Addr)
	if err != nil {
		return err
	}
	var sw Switch
	for _, v := range t.ValidTargets {
		blk, ok := v.(*llir.Block)
		if !ok {
			return fmt.Errorf("target %s", v)
		}
		sw.Values = append(sw.Values, b.l.blockNumber(b.src, blk.Name()))
		sw.Targets = append(sw.Targets, b.target(blk))
	}
	here := b.cur
	other := b.newBlock(here.name+".elsewhere", nil)
	b.emitSwitch(x, uint16(b.l.p.Model.PtrBits()), sw, other.id)
	b.cur = other
	b.emit(Instr{Op: OpUnreachable})
	b.cur = here
	return nil
}

// blockNumber is the word that a block's address is: small numbers from 1, which no object's address is.
func (l *linker) blockNumber(f *llir.Func, name string) uint64 {
	if l.labels[f] == nil {
		l.labels[f] = map[string]uint64{}
	}
	n, ok := l.labels[f][name]
	if !ok {
		n = uint64(len(l.labels[f]) + 1)
		l.labels[f][name] = n
	}
	return n
}

func (l *linker) blockAddress(c *constant.BlockAddress) (Operand, error) {
	f, ok := c.Func.(*llir.Func)
	if !ok {
		return Operand{}, fmt.Errorf("block address %s", c.Ident())
	}
	return C(l.blockNumber(f, c.Block.Name())), nil
}

// invoke is a call followed by a jump: C code is not unwound.
func (b *builder) invoke(t *llir.TermInvoke) error {
	lanes, err := b.call(callSite{
		callee: t.Invokee, args: t.Args, result: t.Type(), attrs: t.FuncAttrs, inst: t,
	})
	if err != nil {
		return err
	}
	b.vals[t] = lanes
	b.br(t.NormalRetTarget)
	return nil
}

// callBr has a meaning where its assembly does nothing: it then falls through.
func (b *builder) callBr(t *llir.TermCallBr) error {
	asm, ok := t.Callee.(*llir.InlineAsm)
	if !ok || !isBarrier(asm) {
		return fmt.Errorf("assembly with jumps")
	}
	b.vals[t] = nil
	b.br(t.NormalRetTarget)
	return nil
}
