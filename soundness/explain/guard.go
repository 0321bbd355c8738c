package explain

import (
	"cmp"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// Guard is a condition that decided that a thread came to where it fails, or waits.
type Guard struct {
	Thread   string    `json:"thread"`
	At       string    `json:"at"` // file:line
	Column   int       `json:"column,omitempty"`
	Func     string    `json:"function"`
	Text     string    `json:"text"` // what held, as C writes it: "num > 0"
	Operands []Operand `json:"operands"`
	// a comparison of unsigned values, of which a difference is less than zero: "n - 2", which then is a large number
	Wraps string `json:"wraps,omitempty"`

	// it decided what a function returned that the failed condition tests
	Returned bool `json:"returned,omitempty"`

	addrs []uint64 // of what it reads
	when  int      // of the log
}

// Limits of how far back conditions are told.
const (
	maxPath   = 256 // branches of a frame that are kept
	maxGuards = 12
)

// branching is a branch of a frame, and which way it went.
type branching struct {
	pc   ir.PC
	way  bool // its condition was true
	when int
}

// decides notes the conditional branch that a frame is about to take.
func (r *Recorder) decides(fr *concrete.Frame, in *ir.Instr) {
	if in.Op != ir.OpCondBr {
		return
	}
	list := append(r.path[fr], branching{fr.PC, word(fr, in.A)&1 != 0, r.log.now})
	if len(list) > 2*maxPath {
		list = slices.Clone(list[maxPath:])
	}
	r.path[fr] = list
}

// guards are the conditions that decided that a frame came to where some blocks' branches led it, the nearest first,
// given the branches that it took: each branch is the last one on which the next nearer one is control dependent
// (dynamic control dependence: Xin and Zhang, "Efficient Online Detection of Dynamic Control Dependence", ISSTA 2007).
// Where a branch tests what a function of the program returned, what decided that follows it.
func (x *explaining) guards(t *concrete.Thread, fr *concrete.Frame, of []ir.BlockID, path []branching) (out []Guard) {
	controls := x.src.controls(fr.Fn)
	met := map[ir.PC]bool{}
	for i := len(path) - 1; i >= 0 && len(out) < maxGuards; i-- {
		b := fr.Fn.BlockOf(path[i].pc)
		if !slices.Contains(of, b) {
			continue
		}
		o, from := x.chosen(fr, fr.Fn.Code[path[i].pc].A, path[:i])
		if o.Kind == ir.KConst { // the branch before it has decided
			of = []ir.BlockID{from}
			continue
		}
		if of = controls[b]; from != ir.None {
			of = controls[from]
		}
		if met[path[i].pc] { // of an earlier iteration: its operands have other values by now
			continue
		}
		met[path[i].pc] = true
		if x.asserts(fr.Fn, path[i]) {
			continue
		}
		if g, ok := x.guard(t, fr, path[i], o); ok {
			out = append(out, g)
		}
		if e, ok := x.resultOf(fr, o); ok && len(out) < maxGuards {
			out = append(out, x.guards(t, e.fr, x.deciders(e), e.path)...)
		}
	}
	return out
}

// ended is a frame that has returned, and the branches that it took.
type ended struct {
	fr   *concrete.Frame
	path []branching
}

// asserts reports whether a branch is a check that held: the other way ends the process without more.
func (x *explaining) asserts(f *ir.Func, d branching) bool {
	to := f.Code[d.pc].Then
	if d.way {
		to = f.Code[d.pc].Else
	}
	return f.Code[f.Blocks[to].End-1].Op == ir.OpUnreachable
}

// at are the blocks whose branches decide that a frame comes to where it is.
func (x *explaining) at(fr *concrete.Frame) []ir.BlockID {
	return x.src.controls(fr.Fn)[fr.Fn.BlockOf(fr.PC)]
}

// deciders are the blocks whose branches decide what a frame has returned: where the value was merged, those that
// decide where it came from.
func (x *explaining) deciders(e ended) []ir.BlockID {
	controls := x.src.controls(e.fr.Fn)
	b, o := e.fr.Fn.BlockOf(e.fr.PC), e.fr.Fn.Code[e.fr.PC].A
	for range maxDepth {
		if o.Kind != ir.KReg {
			break
		}
		in := x.src.def(e.fr.Fn, o.Reg)
		if in == nil || in.Op != ir.OpPhi {
			break
		}
		here, from := e.fr.Fn.BlockOf(x.src.defs[e.fr.Fn][o.Reg]), -1
		phi := &e.fr.Fn.Phis[in.Aux]
		for k, v := range phi.Values {
			if word(e.fr, v) != word(e.fr, o) {
				continue
			}
			if from >= 0 { // several ways give it
				return controls[b]
			}
			from = k
		}
		if from < 0 {
			break
		}
		b, o = phi.Blocks[from], phi.Values[from]
		if end := &e.fr.Fn.Code[e.fr.Fn.Blocks[b].End-1]; end.Op == ir.OpCondBr && (end.Then == here || end.Else == here) {
			return []ir.BlockID{b}
		}
	}
	return controls[b]
}

// resultOf is the frame that returned what a condition tests; ok is false where it tests something else.
func (x *explaining) resultOf(fr *concrete.Frame, o ir.Operand) (e ended, ok bool) {
	if in, _ := x.comparison(fr, o, maxDepth); in != nil {
		o = in.A
	}
	for range maxDepth {
		if o.Kind != ir.KReg {
			return e, false
		}
		in := x.src.def(fr.Fn, o.Reg)
		switch {
		case in == nil:
			return e, false
		case in.Op == ir.OpCall:
			e, ok = x.callees[place{fr, x.src.defs[fr.Fn][o.Reg]}]
			return e, ok
		case in.Op != ir.OpTrunc && in.Op != ir.OpZExt && in.Op != ir.OpSExt && in.Op != ir.OpFreeze:
			return e, false
		}
		o = in.A
	}
	return e, false
}

// chosen is what a condition stands for that && or || has merged, given the branches before it: its last part with the
// block that has it, or a constant with the block whose branch decided the whole. Of any other condition that is
// itself, without a block.
func (x *explaining) chosen(fr *concrete.Frame, o ir.Operand, before []branching) (ir.Operand, ir.BlockID) {
	if o.Kind != ir.KReg {
		return o, ir.None
	}
	in := x.src.def(fr.Fn, o.Reg)
	if in == nil || in.Op != ir.OpPhi || len(before) == 0 {
		return o, ir.None
	}
	last := before[len(before)-1]
	from, to := fr.Fn.BlockOf(last.pc), fr.Fn.Code[last.pc].Else
	if last.way {
		to = fr.Fn.Code[last.pc].Then
	}
	here := fr.Fn.BlockOf(x.src.defs[fr.Fn][o.Reg])
	phi, rest := &fr.Fn.Phis[in.Aux], -1
	for k, b := range phi.Blocks {
		switch {
		case phi.Values[k].Kind != ir.KConst:
			rest = k
		case b == from && to == here:
			return phi.Values[k], from
		}
	}
	if rest < 0 {
		return o, ir.None
	}
	return phi.Values[rest], phi.Blocks[rest]
}

// guard is a branch as a condition, on an operand; ok is false where C has no words for it.
func (x *explaining) guard(t *concrete.Thread, fr *concrete.Frame, d branching, o ir.Operand) (g Guard, ok bool) {
	in := &fr.Fn.Code[d.pc]
	if o.Kind == ir.KReg && o != in.A { // where that part of it stands
		in = x.src.def(fr.Fn, o.Reg)
	}
	g = Guard{
		Thread: t.Name, At: x.m.P.At(in.Loc), Column: x.m.P.Column(in.Loc), Func: fr.Fn.Name, when: d.when,
		Operands: x.operandsOf(fr, o, 1, maxDepth),
	}
	g.Text = x.condition(fr, o, d.way, maxDepth)
	for i := range g.Operands {
		if o := &g.Operands[i]; o.addr != 0 {
			g.addrs = append(g.addrs, o.addr)
		}
	}
	if cmp, _ := x.comparison(fr, o, maxDepth); cmp != nil {
		g.Wraps = x.wraps(fr, cmp)
	}
	return g, g.Text != "" && len(g.Operands) > 0
}

// comparison is the comparison that a condition is, and whether it is denied; nil where it is none.
func (x *explaining) comparison(fr *concrete.Frame, o ir.Operand, depth int) (in *ir.Instr, denied bool) {
	if o.Kind != ir.KReg || depth == 0 || variable(fr.Fn, o.Reg) != "" {
		return nil, false
	}
	switch in = x.src.def(fr.Fn, o.Reg); {
	case in == nil:
		return nil, false
	case in.Op == ir.OpICmp:
		if inner, not := x.comparison(fr, in.A, depth-1); inner != nil && in.B.Kind == ir.KConst && in.B.Word == 0 {
			return inner, not != (ir.Pred(in.Sub) == ir.EQ)
		}
		return in, false
	case in.Op == ir.OpXor && in.B.Kind == ir.KConst && in.B.Word&1 == 1:
		inner, not := x.comparison(fr, in.A, depth-1)
		return inner, !not
	case in.Op == ir.OpTrunc || in.Op == ir.OpZExt || in.Op == ir.OpFreeze:
		return x.comparison(fr, in.A, depth-1)
	}
	return nil, false
}

// predicates are C's operators by those of comparisons, and what is true where they are not.
var predicates = map[ir.Pred][2]string{
	ir.EQ: {" == ", " != "}, ir.NE: {" != ", " == "},
	ir.ULT: {" < ", " >= "}, ir.ULE: {" <= ", " > "}, ir.UGT: {" > ", " <= "}, ir.UGE: {" >= ", " < "},
	ir.SLT: {" < ", " >= "}, ir.SLE: {" <= ", " > "}, ir.SGT: {" > ", " <= "}, ir.SGE: {" >= ", " < "},
}

// condition is what held where a branch went one way, in C; "" where that has no words.
func (x *explaining) condition(fr *concrete.Frame, o ir.Operand, way bool, depth int) string {
	in, denied := x.comparison(fr, o, depth)
	if in == nil {
		text, _ := x.src.Value(fr.Fn, o)
		if text == "" || way {
			return text
		}
		return "!" + text
	}
	a, t := x.src.Value(fr.Fn, in.A)
	b, other := x.src.Value(fr.Fn, in.B)
	if in.A.Kind == ir.KReg {
		a = cmp.Or(a, x.readFrom(fr, in.A))
	}
	if in.B.Kind == ir.KConst {
		info := ir.RegInfo{}
		if in.A.Kind == ir.KReg {
			info = fr.Fn.Regs[in.A.Reg]
		}
		b = x.names.value(in.B.Word, int(in.Bits), t, info)
	} else if in.A.Kind == ir.KConst {
		a = x.names.value(in.A.Word, int(in.Bits), other, ir.RegInfo{})
	}
	if a == "" || b == "" {
		return ""
	}
	return a + predicates[ir.Pred(in.Sub)][btoi(way == denied)] + b
}

// readFrom is the place that a nameless operand was read from, "" where it was not.
func (x *explaining) readFrom(fr *concrete.Frame, o ir.Operand) string {
	o, in := x.through(fr.Fn, o)
	if in == nil || in.Op != ir.OpLoad {
		return ""
	}
	if l := x.readBy(fr, o.Reg, in); l != nil {
		return x.names.at(l[0].addr)
	}
	return ""
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// wraps is the difference in an unsigned comparison that is less than zero, "" where there is none.
func (x *explaining) wraps(fr *concrete.Frame, in *ir.Instr) string {
	if p := ir.Pred(in.Sub); p < ir.ULT || p > ir.UGE {
		return ""
	}
	for _, o := range []ir.Operand{in.A, in.B} {
		o, d := x.through(fr.Fn, o)
		if d == nil || d.Op != ir.OpSub && d.Op != ir.OpAdd {
			continue
		}
		a, b := word(fr, d.A), word(fr, d.B)
		shift := 64 - uint(min(max(d.Bits, 1), 64))
		if d.Op == ir.OpAdd { // what is taken off is a negative constant
			if d.B.Kind != ir.KConst || int64(b<<shift) >= 0 {
				continue
			}
			b = -b
		}
		if a<<shift < b<<shift {
			text, _ := x.src.Value(fr.Fn, o)
			return text
		}
	}
	return ""
}

// leaves are the variables and what is read from memory that an operand is computed of; none where it is one itself.
func (x *explaining) leaves(fr *concrete.Frame, o ir.Operand, depth int) (out []ir.Operand) {
	o, in := x.through(fr.Fn, o)
	if o.Kind != ir.KReg || in == nil || depth == 0 || variable(fr.Fn, o.Reg) != "" ||
		!strings.Contains(arithmetic, in.Op.String()+" ") {
		return nil
	}
	for _, part := range []ir.Operand{in.A, in.B} {
		if inner := x.leaves(fr, part, depth-1); inner != nil {
			out = append(out, inner...)
		} else if p, _ := x.through(fr.Fn, part); p.Kind == ir.KReg {
			out = append(out, p)
		}
	}
	return out
}

// arithmetic are the instructions whose operands a value's text has.
const arithmetic = "add sub mul udiv sdiv urem srem and or xor shl lshr ashr "
