package ir

import "math/bits"

// bitTest copies one bit to carry and then sets, clears, flips or (bt) leaves it. A register as bit
// number may name a bit beyond the word in memory.
func (m *machine) bitTest(name string, w uint16, src, dst place) error {
	n, err := m.read(src, w)
	if err != nil {
		return err
	}
	if n.Kind != KConst && m.isMemory(dst) {
		if dst, err = m.wordOfBit(w, n, dst); err != nil {
			return err
		}
	}
	n = m.b.intOp(OpAnd, w, n, C(uint64(w-1)))
	single := m.b.intOp(OpShl, w, C(1), n)
	rmw, op, operand := RMWOr, OpOr, single
	switch name {
	case "btr":
		rmw, op, operand = RMWAnd, OpAnd, m.b.intOp(OpXor, w, single, C(mask(w)))
	case "btc":
		rmw, op = RMWXor, OpXor
	}
	var old Operand
	switch {
	case name != "bt" && m.locked && m.isMemory(dst):
		old = m.rmw(rmw, w, dst, operand)
	default:
		if old, err = m.read(dst, w); err == nil && name != "bt" {
			err = m.write(dst, w, m.b.intOp(op, w, old, operand))
		}
	}
	m.carry, m.hasCF = m.b.compare(NE, w, m.b.intOp(OpAnd, w, old, single), C(0)), true
	m.flag = false
	return err
}

// wordOfBit is the word of w bits in memory that holds bit n counted from the operand's first.
func (m *machine) wordOfBit(w uint16, n Operand, mem place) (place, error) {
	shift := uint64(bits.TrailingZeros16(w))
	word := m.b.intOp(OpAShr, w, n, C(shift))
	at := m.ops[mem.op]
	at.val = m.b.addTerms(at.val, 0, []term{{word, w, int64(w / 8), 0}}, 0)
	at.output = false
	m.ops = append(m.ops, at)
	return place{op: len(m.ops) - 1}, nil
}

// bitScan finds the lowest or highest one; of zero the result is undefined.
func (m *machine) bitScan(lowest bool, w uint16, src, dst place) error {
	x, err := m.read(src, w)
	if err != nil {
		return err
	}
	s := scalar{bits: w}
	m.setZero(w, x)
	if lowest {
		return m.write(dst, w, m.b.def(Instr{Op: OpCtTz, Bits: w, A: x}, s))
	}
	n := m.b.def(Instr{Op: OpCtLz, Bits: w, A: x}, s)
	return m.write(dst, w, m.b.intOp(OpSub, w, C(uint64(w-1)), n))
}

func (m *machine) rotate(left bool, w uint16, src, dst place) error {
	n, err1 := m.read(src, w)
	x, err2 := m.read(dst, w)
	if err := anyError(err1, err2); err != nil {
		return err
	}
	m.flag, m.hasCF = false, false
	return m.write(dst, w, m.b.funnelLane(left, scalar{bits: w}, x, x, n))
}
