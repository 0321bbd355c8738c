package expr

import (
	"fmt"
	"strings"
)

var fPredNames = [16]string{
	"false",
	"==",
	">",
	">=",
	"<",
	"<=",
	"<>",
	"ord",
	"uno",
	"u==",
	"u>",
	"u>=",
	"u<",
	"u<=",
	"!=",
	"true",
}

// String is n as a C developer would write it; see Format for constants in signed context.
func (n *Node) String() string {
	var p printer
	p.node(n, 0)
	return p.out.String()
}

// Format is v, of w bits, as text.
func Format(v Value, w int) string {
	if v.N != nil {
		return v.N.String()
	}
	if w == 1 {
		return [...]string{"false", "true"}[v.W&1]
	}
	return number(w, v.W)
}

// number is a constant: small negative numbers as such, addresses and masks in hexadecimal.
func number(w int, c uint64) string {
	if s := signed(w, c); s < 0 && s >= -1<<16 && w > 8 {
		return fmt.Sprint(s)
	}
	if c >= 1<<20 {
		return fmt.Sprintf("%#x", c)
	}
	return fmt.Sprint(c)
}

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

// maxBytes is how many bytes of constant contents are printed.
const maxBytes = 16

// maxText bounds the length of a printed expression in bytes.
const maxText = 4000

type printer struct{ out strings.Builder }

// open starts an expression of strength own inside one of strength outer.
func (p *printer) open(own, outer int) (done func()) {
	if own > outer {
		return func() {}
	}
	p.out.WriteByte('(')
	return func() { p.out.WriteByte(')') }
}

func (p *printer) node(n *Node, outer int) {
	if p.out.Len() > maxText {
		p.out.WriteString("…")
		return
	}
	switch n.op {
	case OpConst:
		p.constant(n)
	case OpSym, OpSymArray:
		p.out.WriteString(n.Symbol().Name)
	case OpAdd:
		p.sum(n, outer)
	case OpMul:
		p.product(n, outer)
	case OpAnd, OpOr, OpXor:
		p.logic(n, outer)
	case OpNot:
		p.not(n, outer)
	case OpEq:
		p.infix(n, " == ", precEq, outer)
	case OpUlt, OpSlt:
		p.less(n, false, outer)
	case OpIte:
		p.choice(n, outer)
	case OpExtract, OpZExt, OpSExt:
		p.width(n, outer)
	case OpRead:
		if text := memberText(n); text != "" {
			p.out.WriteString(text)
			return
		}
		p.node(n.kids[0], precUnary)
		p.out.WriteByte('[')
		p.node(n.kids[1], 0)
		fmt.Fprintf(&p.out, ":%d]", n.width/8)
	default:
		p.other(n, outer)
	}
}

// memberText is what a C programmer writes for a read at a constant index of a root whose type is known.
func memberText(n *Node) string {
	root := n.kids[0].Symbol()
	if root == nil || root.Member == nil || !n.kids[1].constant() {
		return ""
	}
	return root.Member(int64(n.kids[1].Word()), int64(n.width)/8)
}

func (p *printer) constant(n *Node) {
	if n.width > 64 {
		fmt.Fprintf(&p.out, "%#x", n.ref)
		return
	}
	p.out.WriteString(Format(n.Value(), int(n.width)))
}

func (p *printer) choice(n *Node, outer int) {
	defer p.open(precChoice, outer)()
	p.node(n.kids[0], precOr)
	p.out.WriteString(" ? ")
	p.node(n.kids[1], precChoice)
	p.out.WriteString(" : ")
	p.node(n.kids[2], precChoice)
}

// product writes -1·x as -x and 2^s·(bits s to s+n of x) as a mask.
func (p *printer) product(n *Node, outer int) {
	if c := n.kids[0]; n.scaled() && n.width <= 64 {
		t := n.kids[1]
		switch {
		case c.val == mask(int(n.width)):
			p.out.WriteByte('-')
			p.node(t, precUnary)
			return
		case t.op == OpZExt && t.kids[0].op == OpExtract && c.val == 1<<t.kids[0].val:
			p.mask(t.kids[0], outer)
			return
		}
	}
	p.infix(n, " * ", precMul, outer)
}

// mask writes bits Low to Low+w of the kid of n, in their place.
func (p *printer) mask(n *Node, outer int) {
	defer p.open(precBitAnd, outer)()
	p.node(n.kids[0], precBitAnd)
	fmt.Fprintf(&p.out, " & %#x", mask(min(int(n.width), 64))<<n.val)
}

// infix writes the kids with op between them.
func (p *printer) infix(n *Node, op string, own, outer int) {
	defer p.open(own, outer)()
	for i, k := range n.kids {
		if i > 0 {
			p.out.WriteString(op)
		}
		p.node(k, own)
	}
}

// sum writes terms first and the constant last, negative parts with a minus.
func (p *printer) sum(n *Node, outer int) {
	defer p.open(precAdd, outer)()
	kids := n.kids
	if kids[0].constant() {
		kids = append(append([]*Node(nil), kids[1:]...), kids[0])
	}
	for i, pass := 0, 0; pass < 2; pass++ { // positive parts first
		for _, k := range kids {
			if (minus(k) != 0) != (pass == 1) {
				continue
			}
			switch {
			case pass == 1 && i == 0:
				p.out.WriteString("-")
			case pass == 1:
				p.out.WriteString(" - ")
			case i > 0:
				p.out.WriteString(" + ")
			}
			i++
			p.part(k)
		}
	}
}

// minus is the positive number that a negative constant or coefficient negates, or 0.
func minus(k *Node) uint64 {
	c := k
	if k.op == OpMul {
		c = k.kids[0]
	}
	if c.op != OpConst || c.width > 64 || c.width < 2 {
		return 0
	}
	if s := signed(int(c.width), c.val); s < 0 && s > -1<<31 && s != signed(int(c.width), signBit(int(c.width))) {
		return uint64(-s)
	}
	return 0
}

// part writes a part of a sum without its sign.
func (p *printer) part(k *Node) {
	m := minus(k)
	switch {
	case m == 0:
		p.node(k, precAdd)
	case k.op == OpConst:
		fmt.Fprint(&p.out, m)
	case m == 1:
		p.node(k.kids[1], precMul)
	default:
		fmt.Fprintf(&p.out, "%d * ", m)
		p.node(k.kids[1], precMul)
	}
}

func (p *printer) logic(n *Node, outer int) {
	switch {
	case n.width == 1 && n.op == OpAnd:
		p.infix(n, " && ", precAnd, outer)
	case n.width == 1 && n.op == OpOr:
		p.infix(n, " || ", precOr, outer)
	case n.width == 1:
		p.infix(n, " != ", precEq, outer)
	case n.op == OpAnd:
		p.infix(n, " & ", precBitAnd, outer)
	case n.op == OpOr:
		p.infix(n, " | ", precBitOr, outer)
	default:
		p.infix(n, " ^ ", precBitXor, outer)
	}
}

func (p *printer) not(n *Node, outer int) {
	k := n.kids[0]
	switch {
	case k.op == OpEq:
		p.infix(k, " != ", precEq, outer)
	case k.op == OpUlt || k.op == OpSlt:
		p.less(k, true, outer)
	case k.op == OpExtract && n.width == 1:
		p.bit(k, " == 0", outer)
	case n.width == 1:
		p.out.WriteByte('!')
		p.node(k, precUnary)
	default:
		p.out.WriteByte('~')
		p.node(k, precUnary)
	}
}

// less writes a comparison, or its complement; "u" marks an unsigned one where the difference shows.
func (p *printer) less(n *Node, not bool, outer int) {
	defer p.open(precCmp, outer)()
	x, y := n.kids[0], n.kids[1]
	op := " < "
	switch {
	case not && x.constant():
		x, y, op = y, x, " <= "
	case not && y.constant():
		op = " >= "
	case not:
		x, y, op = y, x, " <= "
	}
	if n.op == OpUlt && (x.slo < 0 || y.slo < 0) {
		op = strings.TrimRight(op, " ") + "u "
	}
	p.node(x, precCmp)
	p.out.WriteString(op)
	p.node(y, precCmp)
}

// width writes an extension as nothing, an extension of a part as a mask or shift, a part as a cast or
// range of bits, one bit as a test of it.
func (p *printer) width(n *Node, outer int) {
	k := n.kids[0]
	switch {
	case n.op != OpExtract && k.op == OpExtract && k.width > 1 && k.kids[0].width <= 64:
		p.extended(n, k, outer)
	case n.op != OpExtract:
		p.node(k, outer)
	case n.width == 1:
		p.bit(n, " != 0", outer)
	case n.val == 0:
		fmt.Fprintf(&p.out, "(u%d)", n.width)
		p.node(k, precUnary)
	default:
		p.node(k, precUnary)
		fmt.Fprintf(&p.out, "{%d:%d}", n.val+uint64(n.width)-1, n.val)
	}
}

// extended writes the extension n of a part k.
func (p *printer) extended(n, k *Node, outer int) {
	from := k.kids[0]
	switch {
	case n.op == OpZExt && k.val == 0:
		p.mask(k, outer)
	case k.val+uint64(k.width) == uint64(from.width):
		defer p.open(precShift, outer)()
		p.node(from, precShift)
		op := " >> %d"
		if n.op == OpZExt && from.slo < 0 {
			op = " >>u %d"
		}
		fmt.Fprintf(&p.out, op, k.val)
	case n.op == OpZExt:
		p.node(k, outer)
	default:
		fmt.Fprintf(&p.out, "(s%d)", k.width)
		p.node(k, precUnary)
	}
}

// bit writes a test of the one bit that n extracts.
func (p *printer) bit(n *Node, test string, outer int) {
	defer p.open(precEq, outer)()
	if k := n.kids[0]; k.width <= 64 {
		p.mask(n, precEq+precUnary)
	} else {
		p.node(k, precUnary)
		fmt.Fprintf(&p.out, "{%d}", n.val)
	}
	p.out.WriteString(test)
}

var opNames = [numOps]string{
	OpUDiv: " /u ", OpSDiv: " / ", OpURem: " %u ", OpSRem: " % ", OpShl: " << ", OpLShr: " >>u ", OpAShr: " >> ",
	OpCtPop: "popcount", OpCtLz: "clz", OpCtTz: "ctz", OpConcat: "concat", OpConstArray: "const", OpStore: "store",
	OpIteArray: "choose", OpCopy: "copy", OpFill: "fill",
	OpFAdd: " +. ", OpFSub: " -. ", OpFMul: " *. ", OpFDiv: " /. ", OpFSqrt: "sqrt", OpFMA: "fma", OpFMin: "fmin",
	OpFMax: "fmax",
	OpFToF: "float", OpFToUI: "unsigned", OpFToSI: "int", OpUIToF: "float", OpSIToF: "float",
}

func (p *printer) other(n *Node, outer int) {
	name := opNames[n.op]
	switch n.op {
	case OpUDiv, OpSDiv, OpURem, OpSRem, OpFMul, OpFDiv:
		p.infix(n, name, precMul, outer)
	case OpShl, OpLShr, OpAShr:
		p.infix(n, name, precShift, outer)
	case OpFAdd, OpFSub:
		p.infix(n, name, precAdd, outer)
	case OpFCmp:
		p.infix(n, " "+fPredNames[n.sub]+" ", precCmp, outer)
	case OpFRnd:
		p.call(Math(n.sub).String(), n)
	case OpConstArray:
		if b := n.Bytes(); len(b) > maxBytes {
			fmt.Fprintf(&p.out, "bytes%q…", b[:maxBytes])
		} else {
			fmt.Fprintf(&p.out, "bytes%q", b)
		}
	default:
		p.call(name, n)
	}
}

func (p *printer) call(name string, n *Node) {
	p.out.WriteString(name)
	p.out.WriteByte('(')
	for i, k := range n.kids {
		if i > 0 {
			p.out.WriteString(", ")
		}
		p.node(k, 0)
	}
	p.out.WriteByte(')')
}
