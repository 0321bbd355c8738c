package expr

// Subst is v with every node that is a key of with replaced by its value, of the same width, all at
// once, and simplified again. Keys inside replaced nodes do not count.
func (b *Builder) Subst(v Value, with map[*Node]Value) Value {
	if v.N == nil || len(with) == 0 {
		return v
	}
	return b.Substitution(with).Value(v)
}

// Substitution is Subst of many values, which share what is made.
type Substitution struct{ r rebuild }

// Substitution replaces every key of with by its value, of the same width. The map must stay as it is.
func (b *Builder) Substitution(with map[*Node]Value) *Substitution {
	s := &Substitution{rebuild{b: b, with: with, oldest: ^uint32(0)}}
	for n := range with {
		s.r.bloom |= n.bloom
		s.r.oldest = min(s.r.oldest, n.id)
	}
	return s
}

// Value is v with what is to be replaced replaced.
func (s *Substitution) Value(v Value) Value { return s.r.value(v) }

// SubstArray is Subst within an array; arrays may be replaced too, given as Value{N: array}.
func (b *Builder) SubstArray(a *Array, with map[*Node]Value) *Array {
	return b.Subst(Value{N: a}, with).N
}

// Import is v, of another Builder, in this one. Symbols and array roots keep their names.
func (b *Builder) Import(v Value) Value {
	if v.N == nil {
		return v
	}
	return b.NewImporter().Value(v)
}

// Importer carries nodes of one other Builder into this one, each once.
type Importer struct{ r rebuild }

// NewImporter makes an Importer into b; all nodes given to it must come from one Builder.
func (b *Builder) NewImporter() *Importer {
	return &Importer{rebuild{b: b, foreign: true}}
}

// Value carries v over.
func (i *Importer) Value(v Value) Value {
	if v.N == nil {
		return v
	}
	return i.r.value(v)
}

// PC carries a path condition over.
func (i *Importer) PC(pc *PC) *PC {
	var out *PC
	for _, c := range pc.Conds() {
		out = i.r.b.Assume(out, i.Value(c.Value()))
	}
	return out
}

// rebuild makes nodes anew through the constructors.
type rebuild struct {
	b       *Builder
	with    map[*Node]Value // replaced
	bloom   uint64          // of all of these
	oldest  uint32          // id of these: what is made of a node is younger than it
	done    map[*Node]Value
	foreign bool // nodes come from another Builder
}

func (r *rebuild) value(v Value) Value {
	if v.N == nil {
		return v
	}
	return r.node(v.N)
}

func (r *rebuild) node(n *Node) Value {
	if !r.foreign && (n.id < r.oldest || n.bloom&r.bloom == 0) {
		return n.Value()
	}
	if v, ok := r.done[n]; ok {
		return v
	}
	if v, ok := r.with[n]; ok {
		return v
	}
	v := n.Value()
	if r.foreign || r.changes(n) {
		v = r.make(n)
	}
	if r.done == nil {
		r.done = map[*Node]Value{}
	}
	r.done[n] = v
	return v
}

// changes reports whether an operand of n becomes another; what has the same ones is what it was.
func (r *rebuild) changes(n *Node) bool {
	for _, k := range n.kids {
		if r.node(k) != k.Value() {
			return true
		}
	}
	return false
}

func (r *rebuild) kid(n *Node, i int) Value { return r.node(n.kids[i]) }

// all are all kids of n.
func (r *rebuild) all(n *Node) []Value {
	out := make([]Value, len(n.kids))
	for i := range n.kids {
		out[i] = r.kid(n, i)
	}
	return out
}

// fold is op over all kids of n.
func (r *rebuild) fold(n *Node, op BinOp) Value {
	w := int(n.width)
	v := r.kid(n, 0)
	for i := 1; i < len(n.kids); i++ {
		v = r.b.Bin(op, w, v, r.kid(n, i))
	}
	return v
}

func (r *rebuild) make(n *Node) Value {
	b, w := r.b, int(n.width)
	switch n.op {
	case OpConst:
		return b.constOf(n)
	case OpSym, OpSymArray, OpConstArray:
		return r.leaf(n)
	case OpAnd, OpOr, OpXor:
		return b.bitwiseAll(n.op, w, r.all(n)...)
	case OpAdd, OpMul:
		return r.fold(n, foldOps[n.op])
	case OpUDiv, OpSDiv, OpURem, OpSRem, OpShl, OpLShr, OpAShr:
		return b.Bin(UDiv+BinOp(n.op-OpUDiv), w, r.kid(n, 0), r.kid(n, 1))
	case OpNot:
		return b.BitNot(w, r.kid(n, 0))
	case OpCtPop, OpCtLz, OpCtTz:
		return b.Un(CtPop+UnOp(n.op-OpCtPop), w, r.kid(n, 0))
	case OpExtract:
		return b.Extract(int(n.kids[0].width), r.kid(n, 0), int(n.val), w)
	case OpConcat:
		return r.concat(n)
	case OpZExt:
		return b.ZExt(int(n.kids[0].width), w, b.wideIn(int(n.kids[0].width), r.kid(n, 0)))
	case OpSExt:
		return b.SExt(int(n.kids[0].width), w, r.kid(n, 0))
	case OpEq, OpUlt, OpSlt:
		return b.Cmp([...]Pred{EQ, ULT, SLT}[n.op-OpEq], int(n.kids[0].width), r.kid(n, 0), r.kid(n, 1))
	case OpIte:
		return b.Ite(w, r.kid(n, 0), r.kid(n, 1), r.kid(n, 2))
	case OpRead, OpStore, OpIteArray, OpCopy, OpFill:
		return r.array(n)
	}
	return r.float(n)
}

var foldOps = [...]BinOp{OpAdd: Add, OpMul: Mul}

// constOf is the constant n in this Builder.
func (b *Builder) constOf(n *Node) Value {
	if n.width <= 64 {
		return Word(n.val)
	}
	return b.big(int(n.width), n.Big())
}

// wideIn gives a word its node where it is wider than 64 bits.
func (b *Builder) wideIn(w int, v Value) Value {
	if v.N == nil && w > 64 {
		return Value{N: b.node(w, v)}
	}
	return v
}

func (r *rebuild) concat(n *Node) Value {
	v, w := r.kid(n, 0), int(n.kids[0].width)
	for i := 1; i < len(n.kids); i++ {
		kw := int(n.kids[i].width)
		v = r.b.Concat(w, v, kw, r.kid(n, i))
		w += kw
	}
	return v
}

func (r *rebuild) array(n *Node) Value {
	b := r.b
	switch n.op {
	case OpRead:
		return b.Read(r.kid(n, 0).N, r.kid(n, 1), int(n.width)/8)
	case OpStore:
		return Value{N: b.Store(r.kid(n, 0).N, r.kid(n, 1), r.kid(n, 2), int(n.kids[2].width)/8)}
	case OpCopy:
		return Value{N: b.Copy(r.kid(n, 0).N, r.kid(n, 1), r.kid(n, 3).N, r.kid(n, 4), r.kid(n, 2), n.val)}
	case OpFill:
		return Value{N: b.Fill(r.kid(n, 0).N, r.kid(n, 1), r.kid(n, 3), r.kid(n, 2), n.val)}
	}
	return Value{N: b.IteArray(r.kid(n, 0), r.kid(n, 1).N, r.kid(n, 2).N)}
}

// leaf is a root or symbol; a float abstraction is applied again to its arguments.
func (r *rebuild) leaf(n *Node) Value {
	b, s := r.b, n.Symbol()
	switch {
	case n.op == OpConstArray:
		return Value{N: b.ConstArray(n.Bytes(), n.Fill())}
	case s.apply != nil:
		return s.apply(b, r.all(n))
	case !r.foreign:
		return Value{N: n}
	}
	own := b.NewSymbol(s.Name, s.Width, s.Origin)
	own.Pointer, own.At = own.Pointer || s.Pointer, s.At
	if own.Member == nil {
		own.Member = s.Member
	}
	if own.Stands == nil {
		own.Stands = s.Stands
	}
	if own.Typed == nil {
		own.Typed = s.Typed
	}
	if n.op == OpSymArray {
		return Value{N: b.SymArray(s.Name, s.Origin)}
	}
	return b.Sym(own)
}

func (r *rebuild) float(n *Node) Value {
	b, w := r.b, int(n.width)
	kw := int(n.kids[0].width)
	switch n.op {
	case OpFAdd, OpFSub, OpFMul, OpFDiv:
		return b.FBin(FAdd+FBinOp(n.op-OpFAdd), w, r.kid(n, 0), r.kid(n, 1))
	case OpFSqrt:
		return b.FMath(Sqrt, w, r.kid(n, 0))
	case OpFMA:
		return b.FMath(FMA, w, r.kid(n, 0), r.kid(n, 1), r.kid(n, 2))
	case OpFMin, OpFMax:
		return b.FMath(MinNum+Math(n.op-OpFMin), w, r.kid(n, 0), r.kid(n, 1))
	case OpFRnd:
		return b.FMath(Math(n.sub), w, r.kid(n, 0))
	case OpFCmp:
		return b.FCmp(FPred(n.sub), kw, r.kid(n, 0), r.kid(n, 1))
	case OpFToF:
		if w < kw {
			return b.FConv(FPTrunc, kw, w, r.kid(n, 0))
		}
		return b.FConv(FPExt, kw, w, r.kid(n, 0))
	}
	kind := [...]FConvKind{FPToUI, FPToSI, UIToFP, SIToFP}[n.op-OpFToUI]
	return b.FConv(kind, kw, w, r.kid(n, 0))
}
