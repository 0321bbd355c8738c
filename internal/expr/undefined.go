package expr

// Undefined tells, as a value of width 1, whether v depends on something of origin Unset: an uninitialised variable or
// byte. Where it is false under an assignment, no other value of what is unset changes v. Where it is true one may, for
// arithmetic is taken to carry what is unset in an operand into all of its result; a choice, a read and a logical
// operation depend on what they select only.
func (b *Builder) Undefined(v Value) Value {
	if v.N == nil || !mentionsUnset(v.N) {
		return False
	}
	u := undefined{b: b, done: map[*Node]Value{}, ranges: map[readKey]Value{}}
	return u.of(v.N)
}

// Redrawn is v with other values for all that is unset: new symbols take the place of those of origin Unset.
func (b *Builder) Redrawn(v Value) Value {
	if v.N == nil {
		return v
	}
	with := map[*Node]Value{}
	for _, s := range Symbols(v.N) {
		switch {
		case s.Origin != Unset:
		case s.Width == 0:
			with[b.SymArray(s.Name, Unset)] = Value{N: b.SymArray(s.Name+"'", Unset)}
		default:
			with[b.Sym(s).N] = b.Sym(b.NewSymbol(s.Name+"'", s.Width, Unset))
		}
	}
	return b.Subst(v, with)
}

func mentionsUnset(n *Node) bool {
	for _, s := range Symbols(n) {
		if s.Origin == Unset {
			return true
		}
	}
	return false
}

// undefined computes Undefined of the nodes below one.
type undefined struct {
	b      *Builder
	done   map[*Node]Value
	ranges map[readKey]Value // of copies and fills
}

func (u *undefined) of(n *Node) Value {
	if n.bloom == 0 || !mentionsUnset(n) {
		return False
	}
	if v, ok := u.done[n]; ok {
		return v
	}
	v := u.make(n)
	u.done[n] = v
	return v
}

func (u *undefined) make(n *Node) Value {
	switch {
	case n.op == OpSym && n.Symbol().Origin == Unset:
		return True
	case n.op == OpIte:
		return u.b.Or1(u.of(n.kids[0]), u.b.Ite(1, n.Kid(0), u.of(n.kids[1]), u.of(n.kids[2])))
	case n.op == OpRead:
		return u.b.Or1(u.of(n.kids[1]), u.inArray(n.kids[0], n.Kid(1), uint64(n.width/8)))
	case n.width == 1 && (n.op == OpAnd || n.op == OpOr):
		return u.logical(n)
	}
	any := False
	for _, k := range n.kids {
		any = u.b.Or1(any, u.of(k))
	}
	return any
}

// logical: a conjunction with an operand that is false for certain is false, a disjunction with one that is true is
// true.
func (u *undefined) logical(n *Node) Value {
	settled, any := False, False
	for i, k := range n.kids {
		v := n.Kid(i)
		if n.op == OpAnd {
			v = u.b.Not(v)
		}
		settled = u.b.Or1(settled, u.b.And1(v, u.b.Not(u.of(k))))
		any = u.b.Or1(any, u.of(k))
	}
	return u.b.And1(any, u.b.Not(settled))
}

// inArray is Undefined of nbytes bytes of an array at idx.
func (u *undefined) inArray(a *Array, idx Value, nbytes uint64) Value {
	switch a.op {
	case OpSymArray:
		if a.Symbol().Origin == Unset {
			return True
		}
	case OpIteArray:
		return u.b.Or1(
			u.of(a.kids[0]),
			u.b.Ite(1, a.Kid(0), u.inArray(a.kids[1], idx, nbytes), u.inArray(a.kids[2], idx, nbytes)),
		)
	case OpStore:
		return u.overStore(a, idx, nbytes)
	case OpCopy, OpFill:
		return u.overRange(a, idx, nbytes)
	}
	return False
}

// overStore: of what is read some lies in the store, some below it, or both.
func (u *undefined) overStore(a *Array, idx Value, n uint64) Value {
	b, w, m := u.b, u.b.ptrBits, uint64(a.kids[2].width/8)
	above := u.of(a.kids[2])
	below := u.inArray(a.kids[0], idx, n)
	if above == False && below == False {
		return u.of(a.kids[1])
	}
	after := b.Bin(Sub, w, idx, a.Kid(1)) // from the store's first byte to the read's
	inside := False
	if n <= m {
		inside = b.Cmp(ULE, w, after, Word(m-n))
	}
	apart := b.And1(b.Cmp(ULE, w, Word(m), after), b.Cmp(ULE, w, Word(n), b.Bin(Sub, w, Word(0), after)))
	read := b.Ite(1, inside, above, b.Ite(1, apart, below, b.Or1(above, below)))
	return b.Or1(u.of(a.kids[1]), read)
}

// overRange is overStore of a copy or a fill.
func (u *undefined) overRange(a *Array, idx Value, n uint64) Value {
	b := u.b
	key := readKey{a.id, b.node(b.ptrBits, idx).id, int(n)}
	if v, ok := u.ranges[key]; ok {
		return v
	}
	above, at := False, b.Or1(u.of(a.kids[1]), u.of(a.kids[2]))
	if a.op == OpFill {
		above = u.of(a.kids[3])
	} else {
		above = u.inArray(a.kids[3], b.sourceIndex(a, idx), n)
		at = b.Or1(at, u.of(a.kids[4]))
	}
	below := u.inArray(a.kids[0], idx, n)
	inside, apart := b.RangeCases(a, idx, int(n))
	v := b.Or1(at, b.Ite(1, inside, above, b.Ite(1, apart, below, b.Or1(above, below))))
	u.ranges[key] = v
	return v
}
