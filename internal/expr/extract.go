package expr

import "math/bits"

// Extract is n bits of v, which has w, from bit lo.
func (b *Builder) Extract(w int, v Value, lo, n int) Value {
	if v.N == nil && w <= 64 {
		return Value{W: v.W >> lo & mask(n)}
	}
	switch {
	case n == w:
		return v
	case v.N == nil && lo >= 64:
		return b.zero(n)
	case v.N == nil:
		return b.big(n, bigOf(Word(v.W>>lo)))
	}
	return b.extract(v.N, lo, n)
}

// Trunc is the low bits of v.
func (b *Builder) Trunc(from, to int, v Value) Value { return b.Extract(from, v, 0, to) }

func (b *Builder) extract(x *Node, lo, n int) Value {
	w := int(x.width)
	if n == w {
		return x.Value()
	}
	if w <= 64 {
		if m := mask(n) << lo; (x.zeros|x.ones)&m == m {
			return Word(x.ones >> lo & mask(n))
		}
	}
	switch x.op {
	case OpConst:
		c := bigOf(x.Value())
		return b.big(n, c.Rsh(c, uint(lo)))
	case OpExtract:
		return b.extract(x.kids[0], lo+int(x.val), n)
	case OpConcat:
		return b.extractParts(x, lo, n)
	case OpZExt, OpSExt:
		return b.extractExtended(x, lo, n)
	case OpRead:
		return b.extractRead(x, lo, n)
	}
	key := memoKey{OpExtract, x.id, uint32(lo), uint32(n)}
	if v, ok := b.memo[key]; ok {
		return v
	}
	v, ok := b.extractInside(x, lo, n)
	if !ok {
		v = Value{N: b.mk(OpExtract, n, 0, uint64(lo), x)}
	}
	b.remember(key, v)
	return v
}

// extractInside moves an extraction into the operands where that loses no sharing.
func (b *Builder) extractInside(x *Node, lo, n int) (Value, bool) {
	switch x.op {
	case OpAdd, OpMul:
		return b.extractSum(x, lo, n)
	case OpAnd, OpOr, OpXor:
		if !b.allSplit(x.kids) {
			return Value{}, false
		}
		v := b.extract(x.kids[0], lo, n)
		for _, k := range x.kids[1:] {
			v = b.Bin(And+BinOp(x.op-OpAnd), n, v, b.extract(k, lo, n))
		}
		return v, true
	case OpNot:
		return b.BitNot(n, b.extract(x.kids[0], lo, n)), true
	case OpIte:
		if !b.allSplit(x.kids[1:]) {
			return Value{}, false
		}
		return b.Ite(n, x.Kid(0), b.extract(x.kids[1], lo, n), b.extract(x.kids[2], lo, n)), true
	}
	return Value{}, false
}

// allSplit reports whether an extraction from each of kids is no new operation: all but one of them
// are constants, parts or extensions.
func (b *Builder) allSplit(kids []*Node) bool {
	opaque := 0
	for _, k := range kids {
		switch k.op {
		case OpConst, OpExtract, OpConcat, OpZExt, OpSExt:
		default:
			opaque++
		}
	}
	return opaque == 0 || opaque == 1 && len(kids) == 2
}

// extractSum: the low bits of a sum are the sum of the low bits; bits above lo of a sum of multiples
// of 2^lo are a sum too.
func (b *Builder) extractSum(x *Node, lo, n int) (Value, bool) {
	w := int(x.width)
	if w > 64 {
		return b.extractWideSum(x, lo, n)
	}
	if x.op == OpMul && !x.scaled() {
		if lo != 0 {
			return Value{}, false
		}
		v := b.extract(x.kids[0], 0, n)
		for _, k := range x.kids[1:] {
			v = b.Bin(Mul, n, v, b.extract(k, 0, n))
		}
		return v, true
	}
	s := sum{b: b, w: w}
	s.add(1, Value{N: x})
	s.combine()
	for _, t := range s.terms {
		if bits.TrailingZeros64(t.Coef) < lo {
			return Value{}, false
		}
	}
	v := Word(s.k >> lo & mask(n))
	for _, t := range s.terms {
		c := Word(t.Coef >> lo & mask(n))
		v = b.Bin(Add, n, v, b.Bin(Mul, n, c, b.extract(t.N, 0, n)))
	}
	return v, true
}

func (b *Builder) extractWideSum(x *Node, lo, n int) (Value, bool) {
	if lo != 0 {
		return Value{}, false
	}
	op := Add
	if x.op == OpMul {
		op = Mul
	}
	v := b.extract(x.kids[0], 0, n)
	for _, k := range x.kids[1:] {
		v = b.Bin(op, n, v, b.extract(k, 0, n))
	}
	return v, true
}

// extractParts is an extraction from a concatenation.
func (b *Builder) extractParts(x *Node, lo, n int) Value {
	var v Value
	have := 0 // bits of v
	at := 0   // first bit of the part
	for i := len(x.kids) - 1; i >= 0 && have < n; i-- {
		part := x.kids[i]
		pw := int(part.width)
		if first, last := max(lo-at, 0), min(lo+n-at, pw); first < last {
			piece := b.Extract(pw, part.Value(), first, last-first)
			if have == 0 {
				v = piece
			} else {
				v = b.Concat(last-first, piece, have, v)
			}
			have += last - first
		}
		at += pw
	}
	return v
}

// extractExtended is an extraction from a zero or sign extension.
func (b *Builder) extractExtended(x *Node, lo, n int) Value {
	kid := x.kids[0]
	kw := int(kid.width)
	switch {
	case lo+n <= kw:
		return b.extract(kid, lo, n)
	case x.op == OpZExt && lo >= kw:
		return b.zero(n)
	case x.op == OpZExt:
		return b.ZExt(kw-lo, n, b.extract(kid, lo, kw-lo))
	}
	lo = min(lo, kw-1)
	return b.SExt(kw-lo, n, b.extract(kid, lo, kw-lo))
}

// Concat is hi·2^loW + lo, of hiW+loW bits.
func (b *Builder) Concat(hiW int, hi Value, loW int, lo Value) Value {
	w := hiW + loW
	if hi.N == nil && lo.N == nil && w <= 64 {
		return Value{W: hi.W<<loW | lo.W}
	}
	switch {
	case isConst(hi) && isConst(lo):
		c := bigOf(hi)
		return b.big(w, c.Or(c.Lsh(c, uint(loW)), bigOf(lo)))
	case isZero(hi):
		return b.ZExt(loW, w, lo)
	case w <= 64 && (hi.N == nil || lo.N == nil):
		return b.linear(w, 1<<loW, b.ZExt(hiW, w, hi), 1, b.ZExt(loW, w, lo), 0)
	}
	if v, ok := b.mergeParts(hiW, hi, loW, lo); ok {
		return v
	}
	if hi.N != nil && (hi.N.op == OpZExt || hi.N.op == OpSExt) && hiW > int(hi.N.kids[0].width) {
		kw := int(hi.N.kids[0].width)
		inner := b.Concat(kw, hi.N.Kid(0), loW, lo)
		return b.extend(hi.N.op, kw+loW, w, inner)
	}
	return b.joinParts(hiW, hi, loW, lo)
}

// joinParts flattens; the two parts that meet are merged if they can be.
func (b *Builder) joinParts(hiW int, hi Value, loW int, lo Value) Value {
	if hi.N != nil && hi.N.op == OpConcat {
		last := hi.N.kids[len(hi.N.kids)-1]
		lw := int(last.width)
		if v, ok := b.mergeParts(lw, last.Value(), loW, lo); ok {
			rest := b.Extract(hiW, hi, lw, hiW-lw)
			return b.Concat(hiW-lw, rest, lw+loW, v)
		}
	}
	if lo.N != nil && lo.N.op == OpConcat {
		first := lo.N.kids[0]
		fw := int(first.width)
		if v, ok := b.mergeParts(hiW, hi, fw, first.Value()); ok {
			return b.Concat(hiW+fw, v, loW-fw, b.Extract(loW, lo, 0, loW-fw))
		}
	}
	kids := append(concatKids(b.node(hiW, hi)), concatKids(b.node(loW, lo))...)
	return Value{N: b.mk(OpConcat, hiW+loW, 0, 0, kids...)}
}

func concatKids(n *Node) []*Node {
	if n.op == OpConcat {
		return n.kids[:len(n.kids):len(n.kids)]
	}
	return []*Node{n}
}

// mergeParts joins neighbouring parts of one value, reads of neighbouring bytes, constants, and
// choices under one condition.
func (b *Builder) mergeParts(hiW int, hi Value, loW int, lo Value) (Value, bool) {
	if isConst(hi) || isConst(lo) {
		if isConst(hi) && isConst(lo) {
			return b.Concat(hiW, hi, loW, lo), true
		}
		return Value{}, false
	}
	h, l := hi.N, lo.N
	switch {
	case h.op == OpExtract && int(h.val) >= loW:
		if b.extract(h.kids[0], int(h.val)-loW, loW) == lo {
			return b.extract(h.kids[0], int(h.val)-loW, hiW+loW), true
		}
	case h.op == OpIte && l.op == OpIte && h.kids[0] == l.kids[0]:
		return b.mergeChoices(h, l), true
	case h.op == OpNot && l.op == OpNot:
		if v, ok := b.mergeParts(hiW, h.Kid(0), loW, l.Kid(0)); ok {
			return b.BitNot(hiW+loW, v), true
		}
	case h.op == OpRead && l.op == OpRead && h.kids[0] == l.kids[0]:
		next := b.Bin(Add, b.ptrBits, l.Kid(1), Word(uint64(loW/8)))
		if next == h.Kid(1) {
			return b.Read(h.kids[0], l.Kid(1), (hiW+loW)/8), true
		}
	}
	return Value{}, false
}

// mergeChoices joins parts chosen by one condition.
func (b *Builder) mergeChoices(h, l *Node) Value {
	key := memoKey{OpConcat, h.id, l.id, 0}
	if v, ok := b.memo[key]; ok {
		return v
	}
	hiW, loW := int(h.width), int(l.width)
	v := b.Ite(hiW+loW, h.Kid(0), b.Concat(hiW, h.Kid(1), loW, l.Kid(1)), b.Concat(hiW, h.Kid(2), loW, l.Kid(2)))
	b.remember(key, v)
	return v
}

// ZExt is v of from bits as a value of to bits, with zeros above.
func (b *Builder) ZExt(from, to int, v Value) Value {
	if v.N == nil && to <= 64 || from == to {
		return v
	}
	return b.extend(OpZExt, from, to, v)
}

// SExt is v of from bits as a value of to bits, with copies of the sign above.
func (b *Builder) SExt(from, to int, v Value) Value {
	if from == to {
		return v
	}
	if v.N == nil && to <= 64 {
		return Value{W: uint64(signed(from, v.W)) & mask(to)}
	}
	return b.extend(OpSExt, from, to, v)
}

func (b *Builder) extend(op Op, from, to int, v Value) Value {
	if from == to {
		return v
	}
	if isConst(v) {
		if op == OpZExt {
			return b.big(to, bigOf(v))
		}
		return b.big(to, bigSigned(from, v))
	}
	n := v.N
	if op == OpSExt && nonNegative(from, v) {
		op = OpZExt
	}
	switch {
	case n.op == op, n.op == OpZExt:
		return b.extend(n.op, int(n.kids[0].width), to, n.Kid(0))
	case to <= 64 && (n.op == OpAdd || n.scaled()):
		if v, ok := b.extendSum(op, from, to, v); ok {
			return v
		}
	}
	if r, ok := b.overChoice(to, v, func(k Value) Value { return b.extend(op, from, to, k) }); ok {
		return r
	}
	return Value{N: b.mk(op, to, 0, 0, n)}
}

// extendSum moves an extension into a sum that does not wrap around.
func (b *Builder) extendSum(op Op, from, to int, v Value) (Value, bool) {
	s := sum{b: b, w: from}
	s.add(1, v)
	s.combine()
	k, ok := s.exact(op == OpSExt)
	if !ok {
		return Value{}, false
	}
	r := Word(uint64(k) & mask(to))
	for _, t := range s.terms {
		c := Word(uint64(signed(from, t.Coef)) & mask(to))
		r = b.Bin(Add, to, r, b.Bin(Mul, to, c, b.extend(op, from, to, Value{N: t.N})))
	}
	return r, true
}
