package native

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pattern"
)

// Copy is a copy of a function that is entered in the middle. It takes the address of a table, sixteen bytes for each
// register, from which its entry sets the registers that are read later on; then it goes to PC. Behind the registers
// the table has three more parts: the table of the callee's copy, the address of variadic arguments, and the addresses
// of the frame's locals, which are gone when it returns.
type Copy struct {
	Name   string // for the linker; what precedes the first dot is the function's own
	Fn     *ir.Func
	PC     ir.PC
	Callee int // of an older frame, the copy that its call at PC calls, by index; -1: PC is executed next
	Locals int // of the frame
}

// The parts of a table behind its registers, from their number.
const (
	tableCallee = iota
	tableVarargs
	tableLocals
)

// Code is LLVM IR that harnesses are linked with.
type Code struct {
	// one module. Pointer types are written PTR<type>, and POINTER stands in the names of intrinsics for what they say of
	// one: see dialect
	Text    string   `json:"text"`
	Symbols []Symbol `json:"symbols"` // of the program, that it names
}

// own are the names of the program's functions among the symbols.
func (c *Code) own() map[string]bool {
	out := map[string]bool{}
	for _, y := range c.Symbols {
		if y.Unit >= 0 {
			out[plain(y.Name)] = true
		}
	}
	return out
}

// Copies writes copies of functions, each of which is about that one place. With overflow, signed arithmetic is checked
// as clang's sanitizer does. The error says what of the functions cannot be copied.
func Copies(p *ir.Program, list []Copy, overflow bool) (*Code, error) {
	c := &copier{
		p:        p,
		list:     list,
		overflow: overflow,
		bits:     p.Model.PtrBits(),
		declared: map[string]string{},
		noted:    map[Symbol]bool{},
	}
	c.word = fmt.Sprintf("i%d", c.bits)
	c.debug.begin()
	for i := range list {
		c.copy(i)
	}
	if c.why != "" {
		return nil, errors.New(c.why)
	}
	for _, name := range c.order {
		c.out.WriteString(c.declaration(name))
	}
	c.out.WriteString(c.globals.String() + c.debug.text())
	return &Code{Text: c.out.String(), Symbols: orNone(c.symbols)}, nil
}

// copier writes one module.
type copier struct {
	p        *ir.Program
	list     []Copy
	overflow bool
	bits     int    // of an address
	word     string // its integer type: addresses are integers but where they are used

	out, globals strings.Builder
	declared     map[string]string // the types of functions and intrinsics, "RESULT (PARAMETERS)"
	order        []string
	noted        map[Symbol]bool
	symbols      []Symbol
	texts        int
	debug        debugInfo
	why          string
}

func (c *copier) refuse(format string, args ...any) {
	if c.why == "" {
		c.why = fmt.Sprintf(format, args...)
	}
}

// declaration is that of a function, which a type like "i32 (i8, i16)" describes.
func (c *copier) declaration(name string) string {
	result, parameters := split(c.declared[name])
	return fmt.Sprintf("declare %s @%s(%s)\n", result, quotedName(name), parameters)
}

// split is the result and the parameters of a function's type.
func split(signature string) (result, parameters string) {
	i := strings.IndexByte(signature, '(')
	return strings.TrimSpace(signature[:i]), strings.TrimSuffix(signature[i+1:], ")")
}

// declare makes a function known by the type that it is used with first; the result is that type.
func (c *copier) declare(name, signature string) string {
	if known, ok := c.declared[name]; ok {
		return known
	}
	c.declared[name] = signature
	c.order = append(c.order, name)
	return signature
}

// note makes a symbol one that the code names.
func (c *copier) note(s ir.Symbol) (linked string) {
	y := Symbol{Name: s.Name, Unit: s.Unit, Local: s.Local}
	if !c.noted[y] {
		c.noted[y] = true
		c.symbols = append(c.symbols, y)
	}
	return y.linked()
}

// variable is the name of a global, declared.
func (c *copier) variable(g *ir.Global) string {
	known := c.noted[Symbol{Name: g.Symbol.Name, Unit: g.Symbol.Unit, Local: g.Symbol.Local}]
	name := c.note(g.Symbol)
	if !known {
		kind := "external global"
		if g.ThreadLocal {
			kind = "external thread_local global"
		}
		fmt.Fprintf(&c.globals, "@%s = %s i8\n", quotedName(name), kind)
	}
	if g.Runtime && !ofLibrary[name] {
		c.refuse("the code has the C library's own %s", g.Name)
	}
	return name
}

// function is the name of a function for the linker.
func (c *copier) function(f *ir.Func) string {
	if f.Added || f.Observes || f.Runtime && strings.HasPrefix(f.Name, "__m") {
		c.refuse("the code calls %s, which no source has", f.Name)
	}
	return c.note(f.Symbol)
}

var plainName = pattern.Of(`^[-\w$.]+$`)

func quotedName(s string) string {
	if plainName.MatchString(s) {
		return s
	}
	return `"` + s + `"`
}

// string makes a constant text, and gives its address as an integer.
func (c *copier) string(text string) string {
	c.texts++
	var b strings.Builder
	for _, x := range []byte(text) {
		fmt.Fprintf(&b, `\%02X`, x)
	}
	t := fmt.Sprintf("[%d x i8]", len(text)+1)
	fmt.Fprintf(&c.globals, "@.midway.text%d = private constant %s c\"%s\\00\"\n", c.texts, t, b.String())
	return fmt.Sprintf("ptrtoint (PTR<%s> @.midway.text%d to %s)", t, c.texts, c.word)
}

// body is one copy under construction.
type body struct {
	*copier
	s      *Copy
	f      *ir.Func
	scope  string // metadata of the copy
	code   strings.Builder
	used   []bool // registers
	temps  int
	labels int
	work   []ir.BlockID
	queued []bool // by block
	edges  []edge // to be written behind the terminator
}

// edge is a way into a block with phis.
type edge struct {
	label string
	to    ir.BlockID
}

func (c *copier) copy(k int) {
	s := &c.list[k]
	b := &body{copier: c, s: s, f: s.Fn, used: make([]bool, len(s.Fn.Regs)), queued: make([]bool, len(s.Fn.Blocks))}
	b.scope = c.debug.function(c.p, s.Fn)
	from, pc := b.f.BlockOf(s.PC), s.PC
	if s.Callee >= 0 {
		b.callsCopy()
		pc++
	}
	b.block(from, pc)
	for len(b.work) > 0 {
		next := b.work[0]
		b.work = b.work[1:]
		fmt.Fprintf(&b.code, "b%d:\n", next)
		b.block(next, b.f.Blocks[next].Body)
	}
	fmt.Fprintf(
		&c.out,
		"define %s @%s(%s %%table) \"frame-pointer\"=\"all\" !dbg %s {\n",
		b.results(b.f.RetBits, b.f.RetKinds),
		quotedName(s.Name),
		c.word,
		b.scope,
	)
	c.out.WriteString(b.entry() + b.code.String() + "}\n\n")
}

// block writes the instructions of a block from one on.
func (b *body) block(id ir.BlockID, pc ir.PC) {
	for ; pc < b.f.Blocks[id].End; pc++ {
		b.instr(&b.f.Code[pc], id)
	}
	for _, e := range b.edges {
		fmt.Fprintf(&b.code, "%s:\n", e.label)
		b.jump(id, e.to)
	}
	b.edges = nil
}

// entry makes the registers, and gives those that are read later on their values.
func (b *body) entry() string {
	var out strings.Builder
	for r := range b.f.Regs {
		if b.used[r] {
			fmt.Fprintf(&out, "  %%r%d = alloca i%d\n", r, b.f.Regs[r].Bits)
		}
	}
	for _, r := range b.f.LiveAt(b.s.PC) {
		if !b.used[r] {
			continue
		}
		w := b.f.Regs[r].Bits
		fmt.Fprintf(&out, "  %%a%d = add %s %%table, %d\n", r, b.word, 16*int(r))
		fmt.Fprintf(&out, "  %%p%d = inttoptr %s %%a%d to PTR<i%d>\n", r, b.word, r, w)
		fmt.Fprintf(&out, "  %%v%d = load i%d, PTR<i%d> %%p%d, align 8\n", r, w, w, r)
		fmt.Fprintf(&out, "  store i%d %%v%d, PTR<i%d> %%r%d\n", w, r, w, r)
	}
	return out.String()
}

// part is a word of the table behind its registers.
func (b *body) part(n int) string {
	at := b.quiet("add %s %%table, %d", b.word, 16*(len(b.f.Regs)+n))
	p := b.quiet("inttoptr %s %s to PTR<%s>", b.word, at, b.word)
	return b.quiet("load %s, PTR<%s> %s", b.word, b.word, p)
}

// callsCopy calls the copy of the callee, with what the call at PC does with its results.
func (b *body) callsCopy() {
	in, callee := &b.f.Code[b.s.PC], &b.list[b.s.Callee]
	ci := &b.f.Calls[in.Aux]
	text := fmt.Sprintf(
		"call %s @%s(%s %s)",
		b.results(callee.Fn.RetBits, callee.Fn.RetKinds),
		quotedName(callee.Name),
		b.word,
		b.part(tableCallee),
	)
	got := b.received(text, callee.Fn.RetBits, callee.Fn.RetKinds, in.Loc)
	if in.Dst == ir.None {
		return
	}
	for i, bits := range ci.RetBits {
		v := "0"
		if i < len(got) {
			v = b.fit(got[i], int(callee.Fn.RetBits[i]), int(bits))
		}
		b.set(in.Dst+ir.Reg(i), v, int(bits))
	}
}

// quiet writes an instruction without a line, so that it is no place of the program's; the result is its register.
func (b *body) quiet(format string, args ...any) string {
	b.temps++
	fmt.Fprintf(&b.code, "  %%t%d = %s\n", b.temps, fmt.Sprintf(format, args...))
	return fmt.Sprintf("%%t%d", b.temps)
}

// does writes an instruction with its line.
func (b *body) does(loc ir.LocID, format string, args ...any) string {
	return b.quiet("%s, !dbg %s", fmt.Sprintf(format, args...), b.debug.location(b.p, b.f, b.scope, loc))
}

// effect is does of one without a result.
func (b *body) effect(loc ir.LocID, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	fmt.Fprintf(&b.code, "  %s, !dbg %s\n", text, b.debug.location(b.p, b.f, b.scope, loc))
}

func (b *body) label() string {
	b.labels++
	return fmt.Sprintf("l%d", b.labels)
}

// target is the label by which a branch leads to a block.
func (b *body) target(to ir.BlockID) string {
	if b.f.Blocks[to].First == b.f.Blocks[to].Body {
		return b.queue(to)
	}
	i := slices.IndexFunc(b.edges, func(e edge) bool { return e.to == to })
	if i < 0 {
		i = len(b.edges)
		b.edges = append(b.edges, edge{b.label(), to})
	}
	return b.edges[i].label
}

func (b *body) queue(to ir.BlockID) string {
	if !b.queued[to] {
		b.queued[to] = true
		b.work = append(b.work, to)
	}
	return fmt.Sprintf("b%d", to)
}

// jump goes from a block to another: its phis, all at once.
func (b *body) jump(from, to ir.BlockID) {
	blk := &b.f.Blocks[to]
	var values []string
	for pc := blk.First; pc < blk.Body; pc++ {
		in := &b.f.Code[pc]
		phi, v := &b.f.Phis[in.Aux], "0"
		if i := slices.Index(phi.Blocks, from); i >= 0 {
			v = b.val(&phi.Values[i], int(in.Bits))
		}
		values = append(values, v)
	}
	for i, v := range values {
		in := &b.f.Code[blk.First+ir.PC(i)]
		b.set(in.Dst, v, int(in.Bits))
	}
	fmt.Fprintf(&b.code, "  br label %%%s\n", b.queue(to))
}

// set gives a register a value of some bits.
func (b *body) set(r ir.Reg, v string, bits int) {
	if r == ir.None {
		return
	}
	w := int(b.f.Regs[r].Bits)
	b.used[r] = true
	fmt.Fprintf(&b.code, "  store i%d %s, PTR<i%d> %%r%d\n", w, b.fit(v, bits, w), w, r)
}

// fit makes an integer of some bits one of others.
func (b *body) fit(v string, from, to int) string {
	switch {
	case from == to:
		return v
	case from > to:
		return b.quiet("trunc i%d %s to i%d", from, v, to)
	}
	return b.quiet("zext i%d %s to i%d", from, v, to)
}

func orNone(list []Symbol) []Symbol {
	if list == nil {
		return []Symbol{}
	}
	return list
}
