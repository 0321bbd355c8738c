package context

import (
	"fmt"

	"midway/internal/ir"
)

// maxNesting bounds parentheses and unary operators inside each other.
const maxNesting = 200

// maxCondition bounds the text of a condition, in bytes.
const maxCondition = 10_000

// assume parses and types one condition.
func (r *resolver) assume(text Text) (Assume, error) {
	e, err := r.condition(text.S)
	if err != nil {
		return Assume{}, r.file.errorAt(text.Line, "assume %q: %v", text.S, err)
	}
	at := "" // of the command line
	if text.Line > 0 {
		at = fmt.Sprintf("%s:%d", r.file.Name, text.Line)
	}
	return Assume{Source: text.S, At: at, Expr: e}, nil
}

// Conditions reads conditions over the threads of a context that the file was resolved to, as its assume lines are
// read.
func (f *File) Conditions(p *ir.Program, c *Context) func(src string) (*Expr, error) {
	r := &resolver{program: index(p), file: f, chosen: map[string]*ir.Func{}, ctx: c}
	return r.condition
}

func (r *resolver) condition(src string) (*Expr, error) {
	if len(src) > maxCondition {
		return nil, fmt.Errorf("longer than %d bytes", maxCondition)
	}
	tokens, err := lex(src)
	if err != nil {
		return nil, err
	}
	p := &exprParser{typer: typer{scope: r, types: newBasicTypes(r.Model)}, tokens: tokens}
	e := p.binary(0)
	if p.err == nil && p.peek().kind != tokEnd {
		p.fail("%s", p.unexpected())
	}
	e = p.value(e)
	if p.err != nil {
		return nil, p.err
	}
	return e, nil
}

// exprParser is a precedence-climbing parser that types as it goes. After the first error it only
// runs to the end: every constructor takes and gives nil then.
type exprParser struct {
	typer
	tokens []token
	depth  int
}

func (p *exprParser) peek() token { return p.tokens[0] }

// next takes a token; the end stays.
func (p *exprParser) next() token {
	t := p.tokens[0]
	if t.kind != tokEnd {
		p.tokens = p.tokens[1:]
	}
	return t
}

// accept takes the token if it is that operator.
func (p *exprParser) accept(op string) bool {
	if t := p.peek(); t.kind == tokPunct && t.text == op {
		p.next()
		return true
	}
	return false
}

func (p *exprParser) expect(op string) {
	if !p.accept(op) {
		p.fail("expected %q, found %s", op, p.peek().text)
	}
}

// unexpected explains a token that cannot stand where it does.
func (p *exprParser) unexpected() string {
	switch t := p.peek(); t.text {
	case "=":
		return "\"=\" assigns; a condition compares with \"==\""
	case "(":
		return "calls and casts are not allowed"
	case "?", ",":
		return fmt.Sprintf("%q is not allowed: only unary and binary operators are", t.text)
	default:
		return fmt.Sprintf("unexpected %s", t.text)
	}
}

// precedence of the binary operators, C's; higher binds closer.
var precedence = map[string]int{
	"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, "<=": 7, ">": 7, ">=": 7,
	"<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
}

var binaryOps = map[string]ExprOp{
	"||": ExprLogOr, "&&": ExprLogAnd, "|": ExprOr, "^": ExprXor, "&": ExprAnd, "==": ExprEQ, "!=": ExprNE,
	"<": ExprLT, "<=": ExprLE, ">": ExprGT, ">=": ExprGE, "<<": ExprShl, ">>": ExprShr, "+": ExprAdd,
	"-": ExprSub, "*": ExprMul, "/": ExprDiv, "%": ExprRem,
}

// binary parses operators of at least the given precedence, left to right.
func (p *exprParser) binary(least int) *Expr {
	x := p.unary()
	for p.err == nil {
		t := p.peek()
		prec, ok := precedence[t.text]
		if t.kind != tokPunct || !ok || prec < least {
			break
		}
		p.next()
		x = p.binaryExpr(binaryOps[t.text], x, p.binary(prec+1))
	}
	return x
}

func (p *exprParser) unary() *Expr {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxNesting {
		p.fail("nested more than %d deep", maxNesting)
	}
	if p.err != nil {
		return nil
	}
	switch {
	case p.accept("-"):
		return p.unaryExpr(ExprNeg, p.unary())
	case p.accept("+"):
		return p.promoted(p.unary())
	case p.accept("~"):
		return p.unaryExpr(ExprBitNot, p.unary())
	case p.accept("!"):
		return p.not(p.unary())
	case p.accept("*"):
		return p.deref(p.unary())
	case p.accept("&"):
		return p.address(p.unary())
	}
	return p.postfix(p.primary())
}

func (p *exprParser) postfix(x *Expr) *Expr {
	for p.err == nil {
		switch {
		case p.accept("."):
			x = p.member(x, p.name())
		case p.accept("->"):
			x = p.member(p.deref(x), p.name())
		case p.accept("["):
			i := p.binary(0)
			p.expect("]")
			x = p.deref(p.binaryExpr(ExprAdd, x, i))
		case p.peek().text == "(" && p.peek().kind == tokPunct:
			p.fail("%s", p.unexpected())
		default:
			return x
		}
	}
	return x
}

// name takes a member's name.
func (p *exprParser) name() string {
	t := p.next()
	if t.kind != tokName {
		p.fail("expected a member's name, found %s", t.text)
	}
	return t.text
}

func (p *exprParser) primary() *Expr {
	switch t := p.peek(); {
	case t.kind == tokNumber:
		p.next()
		return p.constant(t)
	case t.kind == tokName:
		p.next()
		return p.variable(t.text)
	case p.accept("("):
		e := p.binary(0)
		p.expect(")")
		return e
	}
	p.fail("%s", p.unexpected())
	return nil
}

// variable is a global, or the thread of a qualified local, whose "." and name follow.
func (p *exprParser) variable(name string) *Expr {
	thread, isThread := p.scope.threadNamed(name)
	if !isThread && p.scope.here {
		return p.plain(name)
	}
	if !isThread {
		return p.global(name, -1)
	}
	if thread < 0 {
		p.fail("%s stands for several threads: write %s#1, %s#2, …", name, name, name)
		return nil
	}
	if p.scope.globalNamed(name) != nil {
		p.fail("%s is both a thread and a global: give the thread another name", name)
		return nil
	}
	if !p.accept(".") {
		p.fail("%s is a thread: write %s.VARIABLE", name, name)
		return nil
	}
	return p.local(thread, p.name())
}
