package expr

import "math/big"

// evalBig is the value of n, of any width, not to be changed.
func (m *Model) evalBig(n *Node) *big.Int {
	if n.width <= 64 {
		return new(big.Int).SetUint64(m.eval(n))
	}
	if n.op == OpConst {
		return n.ref.(*big.Int)
	}
	if v, ok := m.big[n.id]; ok {
		return v
	}
	v := m.computeBig(n)
	v.And(v, allOnes(n.width))
	if m.big == nil {
		m.big = map[uint32]*big.Int{}
	}
	m.big[n.id] = v
	return v
}

func allOnes(width uint16) *big.Int {
	v := new(big.Int).Lsh(one, uint(width))
	return v.Sub(v, one)
}

// computeBig is the value of n, perhaps outside its width; the result is new.
func (m *Model) computeBig(n *Node) *big.Int {
	v := new(big.Int)
	switch n.op {
	case OpSym:
		if c := m.wides[n.Symbol().ID]; c != nil {
			v.Set(c)
		}
		return v
	case OpAdd, OpMul, OpAnd, OpOr, OpXor:
		return m.naryBig(n)
	case OpNot:
		return v.Not(m.evalBig(n.kids[0]))
	case OpIte:
		if m.eval(n.kids[0]) != 0 {
			return v.Set(m.evalBig(n.kids[1]))
		}
		return v.Set(m.evalBig(n.kids[2]))
	case OpRead:
		return m.readBig(n)
	case OpExtract:
		return v.Rsh(m.evalBig(n.kids[0]), uint(n.val))
	case OpConcat:
		for _, k := range n.kids {
			v.Lsh(v, uint(k.width))
			v.Or(v, m.evalBig(k))
		}
		return v
	case OpZExt:
		return v.Set(m.evalBig(n.kids[0]))
	case OpSExt:
		return v.Set(negative(m.evalBig(n.kids[0]), n.kids[0].width))
	case OpCtPop, OpCtLz, OpCtTz:
		return m.countBig(n)
	case OpShl, OpLShr, OpAShr:
		return m.shiftBig(n)
	case OpFToUI, OpFToSI:
		return m.floatToInt(n)
	}
	return m.divideBig(n)
}

func (m *Model) naryBig(n *Node) *big.Int {
	v := new(big.Int).Set(m.evalBig(n.kids[0]))
	for _, k := range n.kids[1:] {
		x := m.evalBig(k)
		switch n.op {
		case OpAdd:
			v.Add(v, x)
		case OpMul:
			v.Mul(v, x)
		case OpAnd:
			v.And(v, x)
		case OpOr:
			v.Or(v, x)
		default:
			v.Xor(v, x)
		}
	}
	return v
}

func (m *Model) readBig(n *Node) *big.Int {
	v := new(big.Int)
	idx := m.eval(n.kids[1])
	for k := int(n.width)/8 - 1; k >= 0; k-- {
		c := m.readWord(n.kids[0], idx+uint64(k), n.kids[1].width, 1)
		v.Lsh(v, 8)
		v.Or(v, new(big.Int).SetUint64(c))
	}
	return v
}

func (m *Model) countBig(n *Node) *big.Int {
	x := m.evalBig(n.kids[0])
	ones, trailing := int64(0), int64(n.width)
	for i := int(n.width) - 1; i >= 0; i-- {
		if x.Bit(i) == 1 {
			ones, trailing = ones+1, int64(i)
		}
	}
	switch n.op {
	case OpCtPop:
		return big.NewInt(ones)
	case OpCtTz:
		return big.NewInt(trailing)
	}
	return big.NewInt(int64(n.width) - int64(x.BitLen()))
}

func (m *Model) shiftBig(n *Node) *big.Int {
	x, by := m.evalBig(n.kids[0]), uint(n.width)
	if c := m.evalBig(n.kids[1]); c.IsUint64() && c.Uint64() < uint64(n.width) {
		by = uint(c.Uint64())
	}
	switch n.op {
	case OpShl:
		return new(big.Int).Lsh(x, by)
	case OpAShr:
		x = negative(x, n.width)
	}
	return new(big.Int).Rsh(x, by)
}

func (m *Model) divideBig(n *Node) *big.Int {
	x, y := m.evalBig(n.kids[0]), m.evalBig(n.kids[1])
	if n.op == OpSDiv || n.op == OpSRem {
		x, y = negative(x, n.width), negative(y, n.width)
	}
	rem := n.op == OpURem || n.op == OpSRem
	switch {
	case y.Sign() == 0 && rem:
		return new(big.Int).Set(x)
	case y.Sign() == 0 && x.Sign() < 0:
		return big.NewInt(1)
	case y.Sign() == 0:
		return big.NewInt(-1)
	case rem:
		return new(big.Int).Rem(x, y)
	}
	return new(big.Int).Quo(x, y)
}
