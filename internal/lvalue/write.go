package lvalue

import (
	"fmt"
	"math/bits"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
)

// Binding strengths, as in C.
const (
	precChoice = iota + 1
	precOr
	precAnd
	precBitOr
	precBitXor
	precBitAnd
	precEq
	precCmp
	precShift
	precAdd
	precMul
	precUnary
)

// writer writes a node in C. What has no name makes it fail: the text is then of no use.
type writer struct {
	*Names
	failed string      // why
	as     ir.TypeKind // of what is read now, where the operator that reads it says so
	inside bool        // of a choice: there is none in it
	sync   sync        // what the field is of that was read last, where that is a synchronisation object's
}

func (w *writer) fail(why string) string {
	if w.failed == "" {
		w.failed = why
	}
	return "?"
}

// wrap puts an expression of strength own inside one of strength outer.
func wrap(text string, own, outer int) string {
	if own > outer {
		return text
	}
	return "(" + text + ")"
}

// value is a node as an operand of an operator of strength outer, with its C type where that is known.
func (w *writer) value(n *expr.Node, outer int) (string, *ir.Type) {
	switch {
	case n.Width() == 1:
		return w.condition(n, outer), nil
	case n.Width() > 64 || n.Width() == 0:
		return w.fail("a number of more than 64 bits"), nil
	}
	switch n.Op() {
	case expr.OpConst:
		return w.constant(n, nil), nil
	case expr.OpSym:
		return w.symbol(n.Symbol())
	case expr.OpRead:
		return w.read(n)
	case expr.OpZExt, expr.OpSExt:
		return w.extended(n, outer)
	case expr.OpExtract:
		return w.part(n, outer)
	case expr.OpAdd:
		return w.sum(n, outer)
	case expr.OpMul:
		return w.product(n, outer), nil
	case expr.OpAnd:
		return w.infix(n, " & ", precBitAnd, outer), nil
	case expr.OpOr:
		return w.infix(n, " | ", precBitOr, outer), nil
	case expr.OpXor:
		return w.infix(n, " ^ ", precBitXor, outer), nil
	case expr.OpNot:
		text, t := w.value(n.Kids()[0], precUnary)
		return "~" + text, t
	case expr.OpIte:
		return w.choice(n, outer)
	}
	if op, known := operators[n.Op()]; known {
		return w.infix(n, op.text, op.prec, outer), nil
	}
	return w.fail("no operator of C"), nil
}

var operators = map[expr.Op]struct {
	text string
	prec int
}{
	expr.OpUDiv: {
		" / ",
		precMul,
	}, expr.OpSDiv: {" / ", precMul}, expr.OpURem: {" % ", precMul}, expr.OpSRem: {" % ", precMul},
	expr.OpShl: {" << ", precShift}, expr.OpLShr: {" >> ", precShift}, expr.OpAShr: {" >> ", precShift},
	expr.OpFAdd: {
		" + ",
		precAdd,
	}, expr.OpFSub: {" - ", precAdd}, expr.OpFMul: {" * ", precMul}, expr.OpFDiv: {" / ", precMul},
}

// infix writes the kids with an operator between them; constants among them are of the type of the others.
func (w *writer) infix(n *expr.Node, op string, own, outer int) string {
	var t *ir.Type
	texts := make([]string, 0, len(n.Kids()))
	for _, k := range n.Kids() {
		if k.Op() == expr.OpConst {
			continue
		}
		text, of := w.value(k, own)
		texts, t = append(texts, text), of
	}
	for i, k := range n.Kids() {
		switch {
		case k.Op() != expr.OpConst:
		case i == 0 && len(n.Kids()) == 2 && !commutes(n.Op()):
			texts = append([]string{w.constant(k, t)}, texts...)
		case own == precBitAnd || own == precBitOr || own == precBitXor:
			texts = append(texts, w.mask(k.Word(), k.Width()))
		default:
			texts = append(texts, w.constant(k, nil))
		}
	}
	return wrap(strings.Join(texts, op), own, outer)
}

func commutes(op expr.Op) bool {
	return op == expr.OpAdd || op == expr.OpMul || op == expr.OpAnd || op == expr.OpOr || op == expr.OpXor
}

// mask is a constant of which the bits matter.
func (w *writer) mask(c uint64, width int) string {
	switch {
	case c < 10:
		return fmt.Sprint(c)
	case bits.OnesCount64(c) == 1:
		return fmt.Sprintf("(1 << %d)", bits.TrailingZeros64(c))
	case c < 1<<20:
		return fmt.Sprintf("%#x", c)
	case width <= 64 && bits.OnesCount64(^c&(^uint64(0)>>(64-width))) <= 20:
		return "~" + w.mask(^c&(^uint64(0)>>(64-width)), width)
	}
	return fmt.Sprint(c)
}

func (w *writer) choice(n *expr.Node, outer int) (string, *ir.Type) {
	if w.inside {
		return w.fail("a chain of choices"), nil
	}
	w.inside = true
	defer func() { w.inside = false }()
	is := w.condition(n.Kids()[0], precOr)
	a, t := w.value(n.Kids()[1], precChoice)
	b, u := w.value(n.Kids()[2], precChoice)
	if t == nil {
		t = u
	}
	for i, k := range n.Kids()[1:] {
		if text := &[]*string{&a, &b}[i]; k.Op() == expr.OpConst {
			**text = w.constant(k, t)
		}
	}
	return wrap(is+" ? "+a+" : "+b, precChoice, outer), t
}

// extended is a wider number of the same value.
func (w *writer) extended(n *expr.Node, outer int) (string, *ir.Type) {
	k := n.Kids()[0]
	if k.Op() == expr.OpExtract && k.Low() > 0 {
		if text, t := w.bitField(k); text != "" {
			return text, t
		}
		from := k.Kids()[0]
		text, t := w.value(from, precShift)
		text = fmt.Sprintf("%s >> %d", text, k.Low())
		if k.Low()+k.Width() == from.Width() {
			return wrap(text, precShift, outer), t
		}
		if k.Width() > 20 {
			return w.fail("bits in the middle of a number"), nil
		}
		return wrap("("+text+") & "+w.mask(1<<k.Width()-1, 64), precBitAnd, outer), t
	}
	return w.value(k, outer)
}

// casts are the types that a part of a number is cast to, by width in bits.
var casts = map[int]string{8: "(unsigned char)", 16: "(unsigned short)", 32: "(unsigned)"}

// part is some bits of a number: a bit-field, or a number cast to a narrower type.
func (w *writer) part(n *expr.Node, outer int) (string, *ir.Type) {
	if text, t := w.bitField(n); text != "" {
		return text, t
	}
	if text, t := w.partOfGift(n); text != "" {
		return text, t
	}
	k := n.Kids()[0]
	cast, known := casts[n.Width()]
	switch {
	case n.Low() == 0 && known:
		text, _ := w.value(k, precUnary)
		return cast + grouped(text), nil
	case n.Low() == 0 && n.Width() <= 20:
		text, _ := w.value(k, precBitAnd)
		return wrap(text+" & "+w.mask(1<<n.Width()-1, 64), precBitAnd, outer), nil
	case known && n.Low()+n.Width() == k.Width() && k.Width() <= 64:
		text, _ := w.value(k, precShift)
		return wrap(fmt.Sprintf("%s >> %d", text, n.Low()), precShift, outer), nil
	}
	return w.fail("bits in the middle of a number"), nil
}

// bitField is the bit-field that some bits of memory are; "" where they are none.
func (w *writer) bitField(n *expr.Node) (string, *ir.Type) {
	read := n.Kids()[0]
	if read.Op() != expr.OpRead || read.Kids()[0].Symbol() == nil || read.Kids()[1].Op() != expr.OpConst {
		return "", nil
	}
	r, ok := w.contents(read.Kids()[0].Symbol())
	off := int64(read.Kids()[1].Word()) - r.from
	if !ok || r.t == nil || off < 0 || off >= r.t.Size && r.t.Size > 0 && !r.arrow {
		return "", nil
	}
	path, t := bitsOf(r.t, off*8+int64(n.Low()), int64(n.Width()))
	switch {
	case path == "":
		return "", nil
	case r.arrow && strings.HasPrefix(r.text, "&"):
		return r.text[1:] + path, t
	case r.arrow && strings.HasPrefix(path, "."):
		return grouped(r.text) + "->" + path[1:], t
	}
	return r.text + path, t
}

// sum writes positive parts before negative ones, and the constant last.
func (w *writer) sum(n *expr.Node, outer int) (string, *ir.Type) {
	if n.Width() == w.P.Model.PtrBits() {
		if text, t, ok := w.pointerSum(n); ok {
			return text, t
		}
	}
	var plus, minus []string
	var t *ir.Type
	c := uint64(0)
	for _, k := range n.Kids() {
		switch coef, of := scaled(k); {
		case k.Op() == expr.OpConst:
			c = k.Word()
		case signed(coef, n.Width()) < 0:
			minus = append(minus, w.times(-coef&ones(n.Width()), of))
		default:
			var text string
			if text, t = w.value(k, precAdd); t != nil && t.Kind == ir.PointerTo {
				w.fail("a number made of an address")
			}
			plus = append(plus, text)
		}
	}
	switch s := signed(c, n.Width()); {
	case c == 0:
	case s < 0:
		minus = append(minus, w.number(-c&ones(n.Width()), n.Width(), nil))
	default:
		plus = append(plus, w.number(c, n.Width(), nil))
	}
	text := strings.Join(plus, " + ")
	for _, m := range minus {
		text += " - " + m
	}
	if len(plus) == 0 {
		text = "-" + text[len(" - "):]
	}
	return wrap(text, precAdd, outer), t
}

// scaled is a node as a product of a constant and another one.
func scaled(n *expr.Node) (coef uint64, of *expr.Node) {
	if k := n.Kids(); n.Op() == expr.OpMul && len(k) == 2 && k[0].Op() == expr.OpConst && n.Width() <= 64 {
		return k[0].Word(), k[1]
	}
	return 1, n
}

func (w *writer) times(coef uint64, of *expr.Node) string {
	if coef == 1 {
		text, _ := w.value(of, precAdd)
		return text
	}
	text, _ := w.value(of, precMul)
	return fmt.Sprintf("%d * %s", coef, text)
}

func (w *writer) product(n *expr.Node, outer int) string {
	coef, of := scaled(n)
	switch {
	case n.Width() <= 64 && coef == ones(n.Width()):
		text, _ := w.value(of, precUnary)
		return "-" + text
	case coef > 1 && bits.OnesCount64(coef) == 1 && of.Op() == expr.OpZExt && of.Kids()[0].Op() == expr.OpExtract &&
		uint64(1)<<of.Kids()[0].Low() == coef && of.Kids()[0].Width() <= 20: // bits in their place
		part := of.Kids()[0]
		text, _ := w.value(part.Kids()[0], precBitAnd)
		return wrap(text+" & "+w.mask((1<<part.Width()-1)<<part.Low(), 64), precBitAnd, outer)
	}
	return w.infix(n, " * ", precMul, outer)
}

// pointerSum is a sum that is an address: of a member behind a pointer, or of an element of a variable.
func (w *writer) pointerSum(n *expr.Node) (string, *ir.Type, bool) {
	k, terms := linear(n)
	if len(terms) == 0 || len(terms) > 2 {
		return "", nil, false
	}
	if r, base, known := w.rootAt(k); known && k >= 1<<20 && len(terms) == 1 { // in a variable, at an index
		element, _ := w.value(terms[0].n, 0)
		text, t, rest := located(r.text, r.t, r.arrow, int64(k-base)-r.from, Access{}, element, int64(terms[0].coef))
		if r.text == "" || text == "" || rest != 0 {
			return "", nil, false
		}
		return addressOf(text), pointerTo(t), true
	}
	for i, p := range terms {
		if p.coef != 1 {
			continue
		}
		text, t, ok := w.pointer(p.n)
		if !ok || t == nil {
			continue
		}
		element, scale := "", int64(0)
		if len(terms) == 2 {
			element, _ = w.value(terms[1-i].n, 0)
			scale = int64(terms[1-i].coef)
		}
		text, leaf, rest := located(text, t, true, int64(k), Access{}, element, scale)
		if text == "" || rest != 0 {
			return "", nil, false
		}
		return addressOf(text), pointerTo(leaf), true
	}
	return "", nil, false
}

func pointerTo(t *ir.Type) *ir.Type { return &ir.Type{Kind: ir.PointerTo, Elem: t} }

type term struct {
	coef uint64
	n    *expr.Node
}

// linear is a sum as a constant and terms.
func linear(n *expr.Node) (c uint64, terms []term) {
	list := []*expr.Node{n}
	if n.Op() == expr.OpAdd {
		list = n.Kids()
	}
	for _, k := range list {
		if k.Op() == expr.OpConst {
			c += k.Word()
			continue
		}
		coef, of := scaled(k)
		terms = append(terms, term{coef, of})
	}
	return c, terms
}

// ones are all bits of a number of 64 bits at most, and signed is such a number read as a signed one.
func ones(width int) uint64 { return ^uint64(0) >> (64 - width) }

func signed(v uint64, width int) int64 { return int64(v<<(64-width)) >> (64 - width) }
