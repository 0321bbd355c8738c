package expr

import (
	"math/big"
	"math/bits"
)

// eval is the word of n, of up to 64 bits, computed once, and again where a symbol of n may have been assigned since.
func (m *Model) eval(n *Node) uint64 {
	if n.op == OpConst {
		return n.val
	}
	p, at := m.page(n.id), n.id%pageSize
	switch stamp := p.stamp[at]; {
	case stamp == m.age+1:
		return p.word[at]
	case stamp == 0 || m.assigned(n.bloom, stamp-1):
		v := m.compute(n)
		if n.width < 64 {
			v &= 1<<n.width - 1
		}
		p.word[at] = v
	}
	p.stamp[at], m.asked = m.age+1, true
	return p.word[at]
}

// page is the page of the node id.
func (m *Model) page(id uint32) *memoPage {
	i := int(id / pageSize)
	if i >= len(m.pages) {
		m.pages = append(m.pages, make([]*memoPage, i+1-len(m.pages))...)
	}
	p := m.pages[i]
	if p == nil {
		p = &memoPage{}
		m.pages[i] = p
	}
	return p
}

// compute is the word of n, perhaps with bits above its width set.
func (m *Model) compute(n *Node) uint64 {
	switch n.op {
	case OpSym:
		return m.Word(n.Symbol())
	case OpAdd, OpMul, OpAnd, OpOr, OpXor:
		return m.nary(n)
	case OpNot:
		return ^m.eval(n.kids[0])
	case OpEq, OpUlt, OpSlt:
		return m.compare(n)
	case OpIte:
		if m.eval(n.kids[0]) != 0 {
			return m.eval(n.kids[1])
		}
		return m.eval(n.kids[2])
	case OpRead:
		idx := m.eval(n.kids[1])
		return m.readWord(n.kids[0], idx, n.kids[1].width, int(n.width)/8)
	case OpExtract:
		if n.kids[0].width > 64 {
			return lowWord(new(big.Int).Rsh(m.evalBig(n.kids[0]), uint(n.val)))
		}
		return m.eval(n.kids[0]) >> n.val
	case OpConcat:
		v := uint64(0)
		for _, k := range n.kids {
			v = v<<k.width | m.eval(k)
		}
		return v
	case OpZExt:
		return m.eval(n.kids[0])
	case OpSExt:
		return uint64(extendSign(m.eval(n.kids[0]), n.kids[0].width))
	case OpCtPop, OpCtLz, OpCtTz:
		return m.count(n)
	case OpShl, OpLShr, OpAShr:
		return m.shift(n)
	case OpUDiv, OpURem, OpSDiv, OpSRem:
		return m.divide(n)
	}
	return m.float(n)
}

func (m *Model) count(n *Node) uint64 {
	x := m.eval(n.kids[0])
	switch {
	case n.op == OpCtPop:
		return uint64(bits.OnesCount64(x))
	case x == 0:
		return uint64(n.width)
	case n.op == OpCtTz:
		return uint64(bits.TrailingZeros64(x))
	}
	return uint64(int(n.width) - bits.Len64(x))
}

func lowWord(c *big.Int) uint64 { return new(big.Int).And(c, maxWord).Uint64() }

func extendSign(x uint64, width uint16) int64 {
	if x>>(width-1)&1 != 0 && width < 64 {
		x |= ^uint64(0) << width
	}
	return int64(x)
}

func (m *Model) nary(n *Node) uint64 {
	v := m.eval(n.kids[0])
	for _, k := range n.kids[1:] {
		x := m.eval(k)
		switch n.op {
		case OpAdd:
			v += x
		case OpMul:
			v *= x
		case OpAnd:
			v &= x
		case OpOr:
			v |= x
		default:
			v ^= x
		}
	}
	return v
}

func (m *Model) compare(n *Node) uint64 {
	width := n.kids[0].width
	var order int
	switch {
	case width > 64:
		order = m.compareBig(n)
	case n.op == OpSlt:
		x, y := extendSign(m.eval(n.kids[0]), width), extendSign(m.eval(n.kids[1]), width)
		order = sign(x < y, x > y)
	default:
		x, y := m.eval(n.kids[0]), m.eval(n.kids[1])
		order = sign(x < y, x > y)
	}
	if n.op == OpEq && order == 0 || n.op != OpEq && order < 0 {
		return 1
	}
	return 0
}

func sign(less, more bool) int {
	switch {
	case less:
		return -1
	case more:
		return 1
	}
	return 0
}

func (m *Model) compareBig(n *Node) int {
	x, y := m.evalBig(n.kids[0]), m.evalBig(n.kids[1])
	if n.op == OpSlt {
		x, y = negative(x, n.kids[0].width), negative(y, n.kids[0].width)
	}
	return x.Cmp(y)
}

// negative reads x as a signed number.
func negative(x *big.Int, width uint16) *big.Int {
	if x.Bit(int(width)-1) == 0 {
		return x
	}
	return new(big.Int).Sub(x, new(big.Int).Lsh(one, uint(width)))
}

func (m *Model) shift(n *Node) uint64 {
	x, by := m.eval(n.kids[0]), m.eval(n.kids[1])
	switch {
	case n.op == OpAShr:
		return uint64(extendSign(x, n.width) >> min(by, 63))
	case by >= uint64(n.width):
		return 0
	case n.op == OpShl:
		return x << by
	}
	return x >> by
}

func (m *Model) divide(n *Node) uint64 {
	x, y := m.eval(n.kids[0]), m.eval(n.kids[1])
	sx, sy := extendSign(x, n.width), extendSign(y, n.width)
	switch {
	case y == 0 && (n.op == OpURem || n.op == OpSRem):
		return x
	case y == 0 && n.op == OpSDiv && sx < 0:
		return 1
	case y == 0:
		return ^uint64(0)
	case n.op == OpUDiv:
		return x / y
	case n.op == OpURem:
		return x % y
	case n.op == OpSDiv:
		return uint64(sx / sy) // Go defines the smallest number by -1 as itself
	}
	return uint64(sx % sy)
}

// readWord is n bytes, up to 8, of array a from index i, little endian; indices have the given width.
func (m *Model) readWord(a *Node, i uint64, width uint16, n int) uint64 {
	for a.op == OpStore { // what all of them come from, or none
		d, stored := i-m.eval(a.kids[1]), uint64(a.kids[2].width/8)
		if width < 64 {
			d &= 1<<width - 1
		}
		if d == 0 && stored == uint64(n) && stored <= 8 {
			return m.eval(a.kids[2])
		}
		before := -d
		if width < 64 {
			before &= 1<<width - 1
		}
		if d < stored || before < uint64(n) {
			break
		}
		a = a.kids[0]
	}
	v := uint64(0)
	for k := n - 1; k >= 0; k-- {
		at := i + uint64(k)
		if width < 64 {
			at &= 1<<width - 1
		}
		v = v<<8 | uint64(m.readByte(a, at, width))
	}
	return v
}

func (m *Model) readByte(a *Node, i uint64, width uint16) byte {
	for {
		switch a.op {
		case OpStore:
			d := i - m.eval(a.kids[1])
			if width < 64 {
				d &= 1<<width - 1
			}
			if v := a.kids[2]; d < uint64(v.width/8) {
				return m.byteOf(v, d)
			}
			a = a.kids[0]
		case OpCopy, OpFill:
			d := i - m.eval(a.kids[1])
			if width < 64 {
				d &= 1<<width - 1
			}
			switch {
			case d >= m.eval(a.kids[2]), d >= a.val:
				a = a.kids[0]
			case a.op == OpFill:
				return byte(m.eval(a.kids[3]))
			default:
				if i = m.eval(a.kids[4]) + d; width < 64 {
					i &= 1<<width - 1
				}
				a = a.kids[3]
			}
		case OpIteArray:
			if m.eval(a.kids[0]) != 0 {
				a = a.kids[1]
			} else {
				a = a.kids[2]
			}
		case OpConstArray:
			if c := a.Bytes(); i < uint64(len(c)) {
				return c[i]
			}
			return a.Fill()
		default:
			return m.Byte(a.Symbol(), i)
		}
	}
}

// byteOf is byte d of the value of v.
func (m *Model) byteOf(v *Node, d uint64) byte {
	if v.width <= 64 {
		return byte(m.eval(v) >> (8 * d))
	}
	return byte(lowWord(new(big.Int).Rsh(m.evalBig(v), uint(8*d))))
}
