package lvalue

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// condition is a truth value.
func (w *writer) condition(n *expr.Node, outer int) string {
	if text := w.predicate(n, outer); text != "" {
		return text
	}
	switch n.Op() {
	case expr.OpConst:
		return [...]string{"false", "true"}[n.Word()&1]
	case expr.OpSym:
		text, _ := w.truth(n)
		return text
	case expr.OpAnd:
		if text := w.below(n, true, outer); text != "" {
			return text
		}
		return w.conditions(n.Kids(), " && ", precAnd, outer)
	case expr.OpOr:
		if text := w.below(n, false, outer); text != "" {
			return text
		}
		if text := w.overlap(n); text != "" {
			return text
		}
		return w.conditions(n.Kids(), " || ", precOr, outer)
	case expr.OpXor:
		return w.conditions(n.Kids(), " != ", precEq, outer)
	case expr.OpNot:
		return w.complement(n.Kids()[0], outer)
	case expr.OpEq, expr.OpUlt, expr.OpSlt:
		return w.compare(n, false, outer)
	case expr.OpFCmp:
		return w.floats(n, outer)
	case expr.OpExtract:
		return w.bit(n, "!=", outer)
	case expr.OpIte:
		text, _ := w.choice(n, outer)
		return text
	case expr.OpRead:
		text, _ := w.read(n)
		return text
	}
	return w.fail("no condition of C")
}

func (w *writer) conditions(kids []*expr.Node, op string, own, outer int) string {
	texts := make([]string, len(kids))
	for i, k := range kids {
		texts[i] = w.condition(k, own)
	}
	return wrap(strings.Join(texts, op), own, outer)
}

// below is x < c where it is said in two comparisons, x < 0 || (unsigned)x < c, or with not its complement; "" for all
// else.
func (w *writer) below(n *expr.Node, not bool, outer int) string {
	if len(n.Kids()) != 2 {
		return ""
	}
	var negative, unsigned *expr.Node
	for _, k := range n.Kids() {
		if not && k.Op() != expr.OpNot {
			return ""
		}
		if not {
			k = k.Kids()[0]
		}
		switch k.Op() {
		case expr.OpSlt:
			negative = k
		case expr.OpUlt:
			unsigned = k
		}
	}
	if negative == nil || unsigned == nil || negative.Kids()[0] != unsigned.Kids()[0] || negative.Kids()[0].Width() > 64 {
		return ""
	}
	x, zero, c := negative.Kids()[0], negative.Kids()[1], unsigned.Kids()[1]
	if zero.Op() != expr.OpConst || zero.Word() != 0 || c.Op() != expr.OpConst || signed(c.Word(), c.Width()) <= 0 {
		return ""
	}
	return w.relation(x, c, map[bool]string{false: " < ", true: " >= "}[not], precCmp, outer, false)
}

// truth is an unknown truth value, and whether its text is a sentence.
func (w *writer) truth(n *expr.Node) (text string, sentence bool) {
	s := n.Symbol()
	if thread, is := strings.CutSuffix(s.Name, ".woken"); is && s.Origin == expr.Thread {
		return thread + " was woken", true
	}
	text, _ = w.symbol(s)
	return text, strings.HasSuffix(text, " is not freed")
}

// complement is that something does not hold.
func (w *writer) complement(k *expr.Node, outer int) string {
	switch k.Op() {
	case expr.OpEq, expr.OpUlt, expr.OpSlt:
		return w.compare(k, true, outer)
	case expr.OpExtract:
		return w.bit(k, "==", outer)
	case expr.OpSym:
		text, sentence := w.truth(k)
		switch {
		case strings.HasSuffix(text, " is not freed"):
			return strings.TrimSuffix(text, " is not freed") + " is freed"
		case sentence:
			return strings.Replace(text, " was ", " was not ", 1)
		}
		return "!" + grouped(text)
	}
	return "!(" + w.condition(k, 0) + ")"
}

// bit is a test of one bit: a bit-field, or a mask.
func (w *writer) bit(n *expr.Node, is string, outer int) string {
	if text, _ := w.bitField(n); text != "" && is == "!=" {
		return text
	} else if text != "" {
		return "!" + text
	}
	k := n.Kids()[0]
	if k.Width() > 64 {
		return w.fail("a bit of a wide number")
	}
	if k.Op() == expr.OpSym && n.Low() == 0 {
		if call, ok := w.outcome(k.Symbol()); ok {
			return call + map[string]string{"!=": " fails", "==": " succeeds"}[is]
		}
	}
	text, t := w.value(k, precBitAnd)
	if k.Width() == 8 && n.Low() == 0 && t != nil && t.Kind == ir.Bool {
		if is == "==" {
			return "!" + grouped(text)
		}
		return text
	}
	return wrap(fmt.Sprintf("(%s & %s) %s 0", text, w.mask(1<<n.Low(), 64), is), precEq, outer)
}

// compare is an equality or an order, or its complement.
func (w *writer) compare(n *expr.Node, not bool, outer int) string {
	x, y := n.Kids()[0], n.Kids()[1]
	if x.Width() > 64 {
		return w.fail("a number of more than 64 bits")
	}
	if text := w.longer(n, not); text != "" && n.Op() != expr.OpEq {
		return text
	}
	if n.Op() == expr.OpUlt {
		if text := w.interval(x, y, not, outer); text != "" {
			return text
		}
	}
	op, own := " == ", precEq
	switch {
	case n.Op() == expr.OpEq && not:
		op = " != "
	case n.Op() == expr.OpEq && x.Op() == expr.OpConst:
		x, y = y, x
	case n.Op() == expr.OpEq:
	case !not && x.Op() == expr.OpConst:
		x, y, op, own = y, x, " > ", precCmp
	case !not:
		op, own = " < ", precCmp
	case x.Op() == expr.OpConst:
		x, y, op, own = y, x, " <= ", precCmp
	default:
		op, own = " >= ", precCmp
	}
	if n.Op() == expr.OpEq && x.Op() == expr.OpConst {
		x, y = y, x
	}
	return w.relation(x, y, op, own, outer, n.Op() == expr.OpUlt)
}

// relation writes both sides, each constant by the type of the other side.
func (w *writer) relation(x, y *expr.Node, op string, own, outer int, unsigned bool) string {
	if x.Width() == 1 {
		return wrap(w.condition(x, own)+op+w.condition(y, own), own, outer)
	}
	if text := w.sameObject(x, y, op); text != "" {
		return text
	}
	if text := w.difference(x, y, op, own, outer); text != "" {
		return text
	}
	a, t := w.value(x, own)
	if y.Op() == expr.OpConst {
		c := w.constant(y, t)
		if t != nil && t.Kind == ir.Bool && own == precEq && y.Word() == 0 {
			if op == " == " {
				return "!" + grouped(a)
			}
			return a
		}
		return wrap(w.unsigned(a, x, t, unsigned)+op+c, own, outer)
	}
	b, u := w.value(y, own)
	if w.anyNegative(x) || w.anyNegative(y) {
		a = w.unsigned(a, x, t, unsigned)
		b = w.unsigned(b, y, u, unsigned)
	}
	return wrap(a+op+b, own, outer)
}

// difference is an equality of a sum with a constant, without the constant: x + 3 == 5 is x == 2.
func (w *writer) difference(x, y *expr.Node, op string, own, outer int) string {
	if own != precEq || y.Op() != expr.OpConst || x.Op() != expr.OpAdd || x.Width() > 64 {
		return ""
	}
	c, terms := linear(x)
	rest := (y.Word() - c) & ones(x.Width())
	if len(terms) == 2 && rest == 0 && terms[0].coef == 1 && terms[1].coef == ones(x.Width()) {
		a, _ := w.value(terms[0].n, own)
		b, _ := w.value(terms[1].n, own)
		return wrap(a+op+b, own, outer)
	}
	if len(terms) != 1 || terms[0].coef != 1 {
		return ""
	}
	a, t := w.value(terms[0].n, own)
	return wrap(a+op+w.number(rest, x.Width(), t), own, outer)
}

// offsetOf is the pointer of which a node says where in its object it leads; nil for all else.
func offsetOf(n *expr.Node) *expr.Node {
	if n.Op() != expr.OpSym {
		return nil
	}
	if h, ok := n.Symbol().Typed.(*symheap.Shared); ok {
		if p, is := h.Property(n.Symbol()); is && p.Kind == symheap.Offset {
			return p.Term
		}
	}
	return nil
}

// sameObject is an equality of the objects that two pointers lead into: p - p.offset == q - q.offset; "" for all else.
func (w *writer) sameObject(x, y *expr.Node, op string) string {
	if x.Width() != w.P.Model.PtrBits() || op != " == " && op != " != " {
		return ""
	}
	coefs, k := map[*expr.Node]int{}, uint64(0)
	var order []*expr.Node
	for i, side := range []*expr.Node{x, y} {
		c, terms := linear(side)
		k += c * []uint64{1, ^uint64(0)}[i]
		for _, t := range terms {
			coefs[t.n] += int(signed(t.coef, x.Width())) * []int{1, -1}[i]
			order = append(order, t.n)
		}
	}
	var into []string
	for _, n := range order {
		p := offsetOf(n)
		if p == nil {
			continue
		}
		if coefs[n] != -coefs[p] {
			return ""
		}
		text, _, ok := w.pointer(p)
		if !ok {
			return ""
		}
		into = append(into, text)
		delete(coefs, n)
		delete(coefs, p)
	}
	is := map[string][2]string{" == ": {" leads into ", " lead into one object"}, " != ": {" does not lead into ", " lead into different objects"}}[op]
	switch rest := len(coefs); {
	case len(into) == 2 && rest == 0 && k == 0:
		return into[0] + " and " + into[1] + is[1]
	case len(into) == 1 && rest == 0 && k != 0:
		if k = max(k, -k&ones(x.Width())); signed(k, x.Width()) < 0 {
			k = -k & ones(x.Width())
		}
		if r, _, ok := w.rootAt(k); ok {
			if r.arrow {
				return into[0] + is[0] + "what " + r.text + " leads to"
			}
			return into[0] + is[0] + r.text
		}
	}
	return ""
}

// overlap is that what two pointers lead to has a byte in common, given that they lead into one object:
// p.offset - q.offset < n || q.offset - p.offset < m; "" for all else.
func (w *writer) overlap(n *expr.Node) string {
	var pointers []*expr.Node
	for _, k := range n.Kids() {
		if k.Op() != expr.OpUlt || len(n.Kids()) != 2 || k.Kids()[1].Op() != expr.OpConst {
			return ""
		}
		_, terms := linear(k.Kids()[0])
		for _, t := range terms {
			p := offsetOf(t.n)
			if p == nil {
				return ""
			}
			pointers = append(pointers, p)
		}
	}
	if len(pointers) != 4 {
		return ""
	}
	a, _, ok := w.pointer(pointers[0])
	b, _, ok2 := w.pointer(pointers[1])
	if !ok || !ok2 {
		return ""
	}
	return "what " + a + " and " + b + " lead to overlaps"
}

// longer is that a thread has waited longer than another; "" for all else.
func (w *writer) longer(n *expr.Node, not bool) string {
	a, is := waitsSince(n.Kids()[0])
	b, are := waitsSince(n.Kids()[1])
	switch {
	case !is || !are:
		return ""
	case not:
		return b + " has not waited less than " + a
	}
	return a + " has waited longer than " + b
}

func waitsSince(n *expr.Node) (thread string, ok bool) {
	if n.Op() != expr.OpSym {
		return "", false
	}
	return strings.CutSuffix(n.Symbol().Name, ".waits since")
}

func (w *writer) anyNegative(n *expr.Node) bool {
	lo, _ := n.SignedRange()
	return lo < 0
}

// unsigned casts a number that is compared as an unsigned one, where its type says otherwise and that matters.
func (w *writer) unsigned(text string, n *expr.Node, t *ir.Type, compared bool) string {
	if !compared || !w.anyNegative(n) ||
		t != nil && (t.Kind == ir.UInt || t.Kind == ir.PointerTo || t.Kind == ir.Bool) {
		return text
	}
	if t != nil && t.Kind == ir.Enum && (t.Elem == nil || t.Elem.Kind == ir.UInt) {
		return text
	}
	if n.Width() > 32 {
		return "(unsigned long)" + grouped(text)
	}
	return "(unsigned)" + grouped(text)
}

// interval is c <= x && x <= d, which compilers make one unsigned comparison of.
func (w *writer) interval(x, y *expr.Node, not bool, outer int) string {
	if x.Op() != expr.OpAdd || y.Op() != expr.OpConst || x.Width() > 64 {
		return ""
	}
	c, terms := linear(x)
	if len(terms) != 1 || terms[0].coef != 1 || y.Word() == 0 {
		return ""
	}
	width := x.Width()
	lo, hi := signed(-c, width), signed(y.Word()-c-1, width)
	if lo > hi {
		return ""
	}
	text, t := w.value(terms[0].n, precCmp)
	a, b := w.number(uint64(lo)&ones(width), width, t), w.number(uint64(hi)&ones(width), width, t)
	switch {
	case not && hi == lo+1:
		return wrap(text+" != "+a+" && "+text+" != "+b, precAnd, outer)
	case not:
		return wrap(text+" < "+a+" || "+text+" > "+b, precOr, outer)
	case hi == lo+1:
		return wrap(text+" == "+a+" || "+text+" == "+b, precOr, outer)
	}
	return wrap(a+" <= "+text+" && "+text+" <= "+b, precAnd, outer)
}

var floatPreds = [16]string{"", "==", ">", ">=", "<", "<=", "", "", "", "", "", "", "", "", "!=", ""}

func (w *writer) floats(n *expr.Node, outer int) string {
	op := floatPreds[n.Sub()&15]
	if op == "" {
		return w.fail("a comparison of floating-point numbers that C has no operator for")
	}
	texts := [2]string{}
	if n.Kids()[0].Width() > 64 {
		return w.fail("a number of more than 64 bits")
	}
	w.as = ir.Float
	defer func() { w.as = ir.Void }()
	for i, k := range n.Kids() {
		if k.Op() == expr.OpConst {
			texts[i] = float(k.Word(), k.Width())
			continue
		}
		texts[i], _ = w.value(k, precCmp)
	}
	return wrap(texts[0]+" "+op+" "+texts[1], precCmp, outer)
}

func float(v uint64, width int) string {
	if width == 32 {
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(v))), 'g', -1, 32)
	}
	return strconv.FormatFloat(math.Float64frombits(v), 'g', -1, 64)
}

// constant is a constant among values of a type.
func (w *writer) constant(n *expr.Node, t *ir.Type) string {
	if n.Width() > 64 {
		return w.fail("a number of more than 64 bits")
	}
	return w.number(n.Word(), n.Width(), t)
}

// number is a value as C writes those of a type.
func (w *writer) number(v uint64, width int, t *ir.Type) string {
	kind := ir.Void
	if t != nil {
		kind = t.Kind
	}
	switch {
	case kind == ir.PointerTo || kind == ir.Void && width == w.P.Model.PtrBits() && v >= 1<<20 && w.Address(v) != "":
		text := w.address(v, elemOf(t))
		if elemOf(t) == nil {
			text = cmp.Or(w.whole(v), text)
		}
		if text != "" {
			return text
		}
		if v < 1<<16 || signed(v, width) < 0 && signed(v, width) > -1<<16 {
			return fmt.Sprintf("(void *)%d", signed(v, width))
		}
		return w.fail("an address without a name")
	case kind == ir.Enum:
		for _, e := range t.Values {
			if uint64(e.Value)&ones(width) == v {
				return e.Name
			}
		}
	case kind == ir.Char && v >= ' ' && v < 127:
		return strconv.QuoteRune(rune(v))
	case kind == ir.Float && (width == 32 || width == 64):
		return float(v, width)
	case kind == ir.UInt || kind == ir.Bool:
		return strconv.FormatUint(v, 10)
	}
	return strconv.FormatInt(signed(v, width), 10)
}
