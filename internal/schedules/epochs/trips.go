package epochs

import (
	"slices"

	"midway/internal/ir"
)

// MaxTrips is how often a loop may go around at most, in a known number of iterations, to need no marker.
const MaxTrips = 1024

// trips is how often a loop goes around at most: what an exit that every iteration comes to allows, where it compares a
// variable that begins with a constant, and to which each iteration adds one, with a constant. ok is false where no
// such exit is known, and where that is more than MaxTrips.
func trips(f *ir.Func, l *loop) (n int, ok bool) {
	for b := range f.Blocks {
		at := ir.BlockID(b)
		if !l.in[at] || !l.everyTrip(f, at) {
			continue
		}
		if m, bounded := l.exit(f, at); bounded && (!ok || m < n) {
			n, ok = m, true
		}
	}
	return n, ok
}

// everyTrip reports whether each way around the loop goes through a block.
func (l *loop) everyTrip(f *ir.Func, b ir.BlockID) bool {
	return !avoids(f, l.head, func(at ir.BlockID) bool { return slices.Contains(l.latches, at) }, l.in,
		func(at ir.BlockID) bool { return at == b })
}

// exit is how often the loop goes around before the branch at the end of a block leaves it.
func (l *loop) exit(f *ir.Func, b ir.BlockID) (n int, ok bool) {
	in := &f.Code[f.Blocks[b].End-1]
	if in.Op != ir.OpCondBr || l.in[in.Then] == l.in[in.Else] || in.A.Kind != ir.KReg {
		return 0, false
	}
	compare := definition(f, in.A.Reg)
	if compare == nil || compare.Op != ir.OpICmp || compare.Bits > 64 {
		return 0, false
	}
	c, ok := l.counts(f, compare)
	if !ok {
		return 0, false
	}
	for n = 0; n <= MaxTrips; n++ {
		if c.holds(uint64(n)) != l.in[in.Then] {
			return n, true
		}
	}
	return 0, false
}

// counter is a comparison of a number that changes by the same step in each iteration.
type counter struct {
	start, step uint64
	bits        uint16 // of what counts
	convert     ir.Op  // of what counts, to what is compared; OpNop: none
	to          uint16 // bits that are compared
	swapped     bool   // the constant is on the left
	bound       uint64
	pred        ir.Pred
}

// counts reads a comparison as one of a counter of the loop and a constant.
func (l *loop) counts(f *ir.Func, compare *ir.Instr) (c counter, ok bool) {
	a, b := compare.A, compare.B
	if a.Kind == ir.KConst {
		a, b, c.swapped = b, a, true
	}
	if a.Kind != ir.KReg || b.Kind != ir.KConst {
		return c, false
	}
	c.bound, c.pred, c.to, c.convert = b.Word, ir.Pred(compare.Sub), compare.Bits, ir.OpNop
	in := definition(f, a.Reg)
	if in != nil && (in.Op == ir.OpSExt || in.Op == ir.OpZExt || in.Op == ir.OpTrunc) && in.A.Kind == ir.KReg {
		c.convert, a = in.Op, in.A
		in = definition(f, a.Reg)
	}
	added := uint64(0)
	if step, of, is := addition(in); is { // what counts is compared behind its step
		added, a = step, of
		in = definition(f, a.Reg)
	}
	if in == nil || in.Op != ir.OpPhi || !l.begins(f, in, a.Reg, &c) {
		return c, false
	}
	c.start += added
	return c, true
}

// begins reads a phi of the loop's head: it begins with a constant, and each way around adds the same one.
func (l *loop) begins(f *ir.Func, in *ir.Instr, r ir.Reg, c *counter) bool {
	phi := &f.Phis[in.Aux]
	head := &f.Blocks[l.head]
	if c.bits = f.Regs[r].Bits; c.bits > 64 ||
		!slices.ContainsFunc(f.Code[head.First:head.Body], func(at ir.Instr) bool { return at.Dst == r }) {
		return false
	}
	outside, around := false, false
	for i, from := range phi.Blocks {
		v := phi.Values[i]
		if !slices.Contains(l.latches, from) {
			if v.Kind != ir.KConst || outside && v.Word != c.start {
				return false
			}
			c.start, outside = v.Word, true
			continue
		}
		if v.Kind != ir.KReg {
			return false
		}
		step, of, is := addition(definition(f, v.Reg))
		if !is || of.Reg != r || around && step != c.step {
			return false
		}
		c.step, around = step, true
	}
	return outside && around && c.step != 0
}

// addition reads an instruction as one that adds a constant to a register.
func addition(in *ir.Instr) (step uint64, of ir.Operand, ok bool) {
	if in == nil || in.A.Kind != ir.KReg || in.B.Kind != ir.KConst {
		return 0, of, false
	}
	switch in.Op {
	case ir.OpAdd:
		return in.B.Word, in.A, true
	case ir.OpSub:
		return -in.B.Word, in.A, true
	}
	return 0, of, false
}

// definition is the instruction that sets a register, or nil.
func definition(f *ir.Func, r ir.Reg) *ir.Instr {
	for pc := range f.Code {
		if in := &f.Code[pc]; in.Dst == r {
			return in
		}
	}
	return nil
}

// holds reports whether the comparison holds in an iteration, 0 the first.
func (c *counter) holds(iteration uint64) bool {
	v := low(c.start+iteration*c.step, c.bits)
	switch c.convert {
	case ir.OpSExt:
		v = low(uint64(signed(v, c.bits)), c.to)
	case ir.OpTrunc:
		v = low(v, c.to)
	}
	a, b := v, low(c.bound, c.to)
	if c.swapped {
		a, b = b, a
	}
	x, y := signed(a, c.to), signed(b, c.to)
	return [...]bool{
		ir.EQ: a == b, ir.NE: a != b, ir.ULT: a < b, ir.ULE: a <= b, ir.UGT: a > b, ir.UGE: a >= b,
		ir.SLT: x < y, ir.SLE: x <= y, ir.SGT: x > y, ir.SGE: x >= y,
	}[c.pred]
}

func low(v uint64, bits uint16) uint64 {
	if bits >= 64 {
		return v
	}
	return v & (1<<bits - 1)
}

func signed(v uint64, bits uint16) int64 {
	unused := 64 - min(bits, 64)
	return int64(v<<unused) >> unused
}
