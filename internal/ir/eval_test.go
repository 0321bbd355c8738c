package ir

import (
	"fmt"
	"math/big"
)

// evaluator runs a program of the model concretely, one thread, one function at a time: a direct
// reading of the comments in instr.go that shares no code with the lowering or the interpreter.
// Unknowns are zero. The only external functions are out(long long) and those of evalExternals.
type evaluator struct {
	p     *Program
	mem   map[uint64]byte
	next  uint64 // bump allocator
	out   []string
	steps int
	tls   map[int64]uint64
	stop  bool
}

type evalError string

func newEvaluator(p *Program) *evaluator {
	e := &evaluator{p: p, mem: map[uint64]byte{}, next: p.Model.Layout().HeapBase, tls: map[int64]uint64{}}
	for _, g := range p.Globals {
		for i, b := range g.Init {
			e.mem[g.Addr+uint64(i)] = b
		}
	}
	return e
}

// run executes constructors, main and the exit code.
func (e *evaluator) run() (lines []string, err error) {
	defer func() {
		if r := recover(); r != nil {
			text, ok := r.(evalError)
			if !ok {
				panic(r)
			}
			lines, err = e.out, fmt.Errorf("%s", string(text))
		}
	}()
	for _, id := range e.p.Ctors {
		e.call(e.p.Funcs[id], nil, nil, nil)
	}
	main := e.p.Func("main")
	args := make([]*big.Int, len(main.Params))
	for i := range args {
		args[i] = big.NewInt(int64(1 - i))
	}
	res := e.call(main, args, nil, nil)
	e.out = append(e.out, fmt.Sprintf("exit %d", res[0].Uint64()&0xff))
	return e.out, nil
}

func (e *evaluator) fail(format string, args ...any) { panic(evalError(fmt.Sprintf(format, args...))) }

func (e *evaluator) read(addr uint64, n int) *big.Int {
	be := make([]byte, n)
	for i := range n {
		be[n-1-i] = e.mem[addr+uint64(i)]
	}
	return new(big.Int).SetBytes(be)
}

func (e *evaluator) write(addr uint64, n int, v *big.Int) {
	be := v.FillBytes(make([]byte, max(n, 16)))
	for i := range n {
		e.mem[addr+uint64(i)] = be[len(be)-1-i]
	}
}

func (e *evaluator) alloc(n uint64, align int64) uint64 {
	a := uint64(max(align, 16))
	addr := (e.next + a - 1) / a * a
	e.next = addr + n + 64
	for i := range n {
		delete(e.mem, addr+i)
	}
	return addr
}

type evalFrame struct {
	f    *Func
	regs []*big.Int
	va   uint64 // overflow area of the variadic arguments
}

func (e *evaluator) operand(fr *evalFrame, o Operand) *big.Int {
	switch o.Kind {
	case KReg:
		if fr.regs[o.Reg] == nil {
			e.fail("%s: register %d is not set", fr.f.Name, o.Reg)
		}
		return fr.regs[o.Reg]
	case KConst, KGlobal, KFunc:
		return new(big.Int).SetUint64(o.Word)
	case KWide:
		v := new(big.Int).SetUint64(e.p.HighWord(o))
		return v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(o.Word))
	}
	return new(big.Int)
}

// call runs one function. byVal are the bytes to copy per argument; extra the variadic arguments.
func (e *evaluator) call(f *Func, args []*big.Int, bits []uint16, byVal []int64) []*big.Int {
	args = append([]*big.Int(nil), args...)
	for i := range args {
		if byVal != nil && byVal[i] > 0 {
			to := e.alloc(uint64(byVal[i]), 16)
			for k := range uint64(byVal[i]) {
				e.mem[to+k] = e.mem[args[i].Uint64()+k]
			}
			args[i] = new(big.Int).SetUint64(to)
		}
	}
	if f.External {
		return e.external(f, args)
	}
	fr := &evalFrame{f: f, regs: make([]*big.Int, len(f.Regs))}
	for i := range f.Params {
		if i >= len(args) {
			e.fail("%s is called with %d arguments", f.Name, len(args))
		}
		fr.regs[i] = trunc(args[i], f.Params[i].Bits)
	}
	if f.Variadic {
		fr.va = e.overflowArea(args[len(f.Params):], bits[len(f.Params):], byVal, len(f.Params))
	}
	block, prev := BlockID(0), BlockID(None)
	for {
		next, ret, done := e.block(fr, block, prev)
		if done || e.stop {
			return ret
		}
		prev, block = block, next
	}
}

// overflowArea lays variadic arguments out as the ABI passes them on the stack.
func (e *evaluator) overflowArea(args []*big.Int, bits []uint16, byVal []int64, skip int) uint64 {
	slot := uint64(e.p.Model.PtrBytes())
	area := e.alloc(uint64(len(args)+1)*256, 16)
	at := area
	for i, a := range args {
		if byVal != nil && byVal[skip+i] > 0 {
			n := uint64(byVal[skip+i])
			for k := range n {
				e.mem[at+k] = e.mem[a.Uint64()+k]
			}
			at += (n + slot - 1) / slot * slot
			continue
		}
		n := uint64(bits[i]+7) / 8
		if bits[i] > 64 && e.p.Model == LP64 {
			at, n = (at+15)/16*16, 16
		}
		e.write(at, int(n), a)
		at += (n + slot - 1) / slot * slot
	}
	return area
}

func (e *evaluator) block(fr *evalFrame, id, prev BlockID) (next BlockID, ret []*big.Int, done bool) {
	b := &fr.f.Blocks[id]
	e.phis(fr, b, prev)
	for pc := b.Body; pc < b.End; pc++ {
		in := &fr.f.Code[pc]
		if e.steps++; e.steps > 5_000_000 {
			e.fail("too many steps")
		}
		a, bb := e.operand(fr, in.A), e.operand(fr, in.B)
		switch in.Op {
		case OpBr:
			return in.Then, nil, false
		case OpCondBr:
			if a.Sign() != 0 {
				return in.Then, nil, false
			}
			return in.Else, nil, false
		case OpSwitch:
			sw := &fr.f.Switches[in.Aux]
			for i, v := range sw.Values {
				if a.Cmp(new(big.Int).SetUint64(v)) == 0 {
					return sw.Targets[i], nil, false
				}
			}
			return in.Then, nil, false
		case OpRet:
			if in.Aux >= 0 {
				for _, o := range fr.f.Calls[in.Aux].Args {
					ret = append(ret, e.operand(fr, o))
				}
				return 0, ret, true
			}
			return 0, []*big.Int{a, bb}[:len(fr.f.RetBits)], true
		case OpUnreachable, OpTrap:
			e.fail("%s: %s", fr.f.Name, fr.f.InstrString(pc))
		case OpCall:
			e.execCall(fr, in)
			if e.stop {
				return 0, nil, true
			}
		default:
			e.exec(fr, in, pc)
		}
	}
	e.fail("%s: block %d falls through", fr.f.Name, id)
	return 0, nil, true
}

func (e *evaluator) phis(fr *evalFrame, b *Block, prev BlockID) {
	vals := make([]*big.Int, b.Body-b.First)
	for pc := b.First; pc < b.Body; pc++ {
		phi := &fr.f.Phis[fr.f.Code[pc].Aux]
		for i, p := range phi.Blocks {
			if p == prev {
				vals[pc-b.First] = e.operand(fr, phi.Values[i])
			}
		}
	}
	for i, v := range vals {
		fr.regs[fr.f.Code[b.First+PC(i)].Dst] = v
	}
}

func (e *evaluator) execCall(fr *evalFrame, in *Instr) {
	c := &fr.f.Calls[in.Aux]
	args := make([]*big.Int, len(c.Args))
	for i, a := range c.Args {
		args[i] = e.operand(fr, a)
	}
	var callee *Func
	if c.Callee != None {
		callee = e.p.Funcs[c.Callee]
	} else if callee = e.p.FuncAt(e.operand(fr, c.Target).Uint64()); callee == nil {
		e.fail("%s: call of no function", fr.f.Name)
	}
	res := e.call(callee, args, c.ArgBits, c.ByVal)
	for i := range c.RetBits {
		if i < len(res) {
			fr.regs[int(in.Dst)+i] = trunc(res[i], c.RetBits[i])
		} else {
			fr.regs[int(in.Dst)+i] = new(big.Int)
		}
	}
}

// external knows out and what a few test programs use.
func (e *evaluator) external(f *Func, args []*big.Int) []*big.Int {
	switch f.Name {
	case "out":
		e.out = append(e.out, fmt.Sprint(signed(args[0], 64)))
		return nil
	case "sqrt":
		return []*big.Int{e.math(&Instr{Op: OpFMath, Sub: uint8(Sqrt), Bits: 64}, args[0], nil, nil)}
	case "strlen":
		n := int64(0)
		for e.mem[args[0].Uint64()+uint64(n)] != 0 {
			n++
		}
		return []*big.Int{big.NewInt(n)}
	case "exit":
		e.out, e.stop = append(e.out, fmt.Sprintf("exit %d", args[0].Uint64()&0xff)), true
		return nil
	}
	e.fail("call of external %s", f.Name)
	return nil
}

func trunc(v *big.Int, bits uint16) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	return new(big.Int).Mod(v, m)
}

func signed(v *big.Int, bits uint16) *big.Int {
	v = trunc(v, bits)
	if v.Bit(int(bits)-1) == 1 {
		return new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
	}
	return v
}

func evalBool(b bool) *big.Int {
	if b {
		return big.NewInt(1)
	}
	return new(big.Int)
}
