package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Bounds of what is looked at for the results of one call.
const (
	maxNumbers     = 8     // that a value may be told to be one of
	maxResultDepth = 8     // calls inside one another
	maxResultWork  = 20000 // instructions
)

// numbers are what a value may be: one of a few, ascending, or any. None is a value that never comes to be.
type numbers struct {
	any bool
	of  []uint64
}

var anyNumber = numbers{any: true}

// join adds what another value may be, and reports whether that is anything new.
func (n *numbers) join(o numbers) bool {
	if n.any {
		return false
	}
	grew := o.any
	n.any = o.any
	for _, k := range o.of {
		if i, is := slices.BinarySearch(n.of, k); !is {
			n.of, grew = slices.Insert(slices.Clone(n.of), i, k), true
		}
	}
	if n.any || len(n.of) > maxNumbers {
		*n = anyNumber
	}
	return grew
}

// only reports whether a value is k wherever it comes to be.
func (n numbers) only(k uint64) bool { return !n.any && len(n.of) == 1 && n.of[0] == k }

// SetKinds tells which kinds, in glibc's numbers, a mutex at some of the targets may have; nil where they are not
// known.
func (a *Analysis) SetKinds(kinds func(at pointsto.Set) []uint64) { a.kinds = kinds }

// results are the numbers that calls have returned which the activation's registers hold and something uses: of
// functions that return one of a few, whatever memory holds. Library models are code like any other, but for the bytes
// of a mutex: its kind is one that the program gives it, and who takes one that does not answer its holder finds it
// free. So an untimed wait for a condition returns 0, and so does the lock of a plain mutex.
func (act *Activation) results() []Guard {
	fn, a := act.a.Prog.Funcs[act.Func], act.a
	var out []Guard
	for r := range fn.Regs {
		reg := ir.Reg(r)
		pc, ok := a.Shape(act.Func).Def(reg)
		if !ok || fn.Code[pc].Op != ir.OpCall || fn.Code[pc].Dst != reg || fn.Regs[r].Ptr ||
			len(a.users(act.Func)[r]) == 0 || !act.defined(a.Shape(act.Func), reg) {
			continue
		}
		v := act.value(reg)
		if v.N == nil {
			continue
		}
		some := a.returnedNumbers(act.Func, pc)
		cond := expr.False
		for _, k := range some.of {
			cond = a.B.Or1(cond, a.B.Cmp(expr.EQ, int(fn.Regs[r].Bits), v, expr.Word(k)))
		}
		if some.any {
			cond = a.upTo(fn, pc, v)
		}
		if cond != expr.True && cond != expr.False {
			out = append(out, Guard{Thread: act.Thread, Cond: cond, At: a.at(act.Func, pc)})
		}
	}
	return out
}

// counting are the library functions that return -1, or how much they did: at most what they were asked for, by this
// argument.
var counting = map[string]int{
	"epoll_wait": 2, "epoll_pwait": 2, "poll": 1, "read": 2, "pread": 2, "recv": 2, "recvfrom": 2, "write": 2,
	"pwrite": 2, "send": 2, "sendto": 2, "readlink": 2,
}

// upTo says of what a call has returned that it is no more than it was asked for, where that is a constant.
func (a *Analysis) upTo(fn *ir.Func, pc ir.PC, v expr.Value) expr.Value {
	call := &fn.Calls[fn.Code[pc].Aux]
	if a.rules.NoResults || call.Callee == ir.None || !a.Prog.Funcs[call.Callee].Runtime || len(call.RetBits) != 1 ||
		call.RetBits[0] > 64 {
		return expr.True
	}
	k, is := counting[a.Prog.Funcs[call.Callee].Name]
	if !is || k >= len(call.Args) {
		return expr.True
	}
	bits := int(call.RetBits[0])
	most, ok := a.Relative(fn.ID, call.Args[k])
	if !ok || !most.Concrete() || most.W>>(bits-1) != 0 {
		return expr.True
	}
	return a.B.And1(a.B.Cmp(expr.SLE, bits, expr.Word(^uint64(0)>>(64-bits)), v), a.B.Cmp(expr.SLE, bits, v, most))
}

// returnedNumbers is what a call may return.
func (a *Analysis) returnedNumbers(f ir.FuncID, pc ir.PC) numbers {
	if a.rules.NoResults || a.kinds == nil {
		return anyNumber
	}
	site := pointsto.CallSite{Func: f, PC: pc}
	if n, known := a.returned[site]; known {
		return n
	}
	if a.returned == nil {
		a.returned = map[pointsto.CallSite]numbers{}
	}
	fn := a.Prog.Funcs[f]
	call := &fn.Calls[fn.Code[pc].Aux]
	rs := &resulting{a: a}
	e := entered{args: make([]numbers, len(call.Args)), at: make([]pointsto.Set, len(call.Args))}
	for i, o := range call.Args {
		e.args[i] = anyNumber
		if v, ok := a.Relative(f, o); ok && v.Concrete() {
			e.args[i] = numbers{of: []uint64{v.W}}
		}
		e.at[i] = a.Graph.Operand(f, o)
	}
	n, _ := rs.call(fn, pc, e, 0)
	if rs.assumed {
		n = anyNumber
	}
	a.returned[site] = n
	return n
}

// stub reports whether a library model leaves out some of what its function does, and says so: what it returns is not
// all that the function may have returned before the context.
func (a *Analysis) stub(fn *ir.Func) bool {
	if !fn.Runtime {
		return false
	}
	return slices.ContainsFunc(fn.Code, func(in ir.Instr) bool {
		if in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None {
			return false
		}
		args := fn.Calls[in.Aux].Args
		switch a.Prog.Funcs[fn.Calls[in.Aux].Callee].Name {
		case "__midway_cut":
			return true
		case "__midway_ledger":
			return len(args) > 0 && args[0].Kind == ir.KConst && args[0].Word == incompleteEffect
		}
		return false
	})
}

// incompleteEffect is the effect of a ledger entry of library models that says that behaviour is missing.
const incompleteEffect = 2

// resulting finds what one call may return.
type resulting struct {
	a       *Analysis
	work    int
	assumed bool // it went by what a model takes for granted
}

// entered is what is known where a function is entered: what its arguments may be, and where they lead.
type entered struct {
	args []numbers
	at   []pointsto.Set
}

// call is what a call may return, and whether it comes back.
func (rs *resulting) call(fn *ir.Func, pc ir.PC, e entered, depth int) (n numbers, back bool) {
	call := &fn.Calls[fn.Code[pc].Aux]
	back = rs.a.Returns(fn.ID, pc)
	if call.Callee != ir.None && rs.a.Prog.Funcs[call.Callee].Name == "__midway_cut" {
		rs.assumed = true // the function goes on there, and returns something else
	}
	if call.Callee == ir.None || !back {
		return anyNumber, back
	}
	g := rs.a.Prog.Funcs[call.Callee]
	if g.External {
		rs.assumed = rs.assumed || g.Name == "__midway_ledger"
		return anyNumber, true
	}
	fits := len(call.RetBits) == 1 && len(g.RetBits) == 1 && g.RetBits[0] == call.RetBits[0] && g.RetBits[0] <= 64
	if !fits || len(e.args) < len(g.Params) || depth >= maxResultDepth || rs.work > maxResultWork ||
		rs.a.Shape(g.ID).setjmp {
		return anyNumber, true
	}
	w := &resultWalk{rs: rs, fn: g, in: e, depth: depth, vals: make([]numbers, len(g.Regs)),
		reached: make([]bool, len(g.Blocks)), edges: map[[2]ir.BlockID]bool{}}
	w.run()
	if rs.work > maxResultWork {
		return anyNumber, true
	}
	return w.out, w.ends
}

// resultWalk goes through one function with what its values may be, along the edges that these allow: conditional
// constant propagation (Wegman and Zadeck, TOPLAS 1991) with small sets in place of constants.
type resultWalk struct {
	rs      *resulting
	fn      *ir.Func
	in      entered
	depth   int
	vals    []numbers // by register
	reached []bool    // by block
	edges   map[[2]ir.BlockID]bool
	grew    bool
	out     numbers // what is returned
	ends    bool    // some return is reached
}

func (w *resultWalk) run() {
	for i := range w.fn.Params {
		w.vals[i] = w.in.args[i]
	}
	w.reached[0], w.grew = true, true
	for w.grew && w.rs.work <= maxResultWork {
		w.grew = false
		for b := range w.fn.Blocks {
			if w.reached[b] {
				w.block(ir.BlockID(b))
			}
		}
	}
}

func (w *resultWalk) block(b ir.BlockID) {
	blk := &w.fn.Blocks[b]
	for pc := blk.First; pc < blk.End; pc++ {
		w.rs.work++
		in := &w.fn.Code[pc]
		switch in.Op {
		case ir.OpCall:
			n, back := w.rs.call(w.fn, pc, w.arguments(&w.fn.Calls[in.Aux]), w.depth+1)
			if !back {
				return
			}
			w.results(pc, n)
		case ir.OpPhi:
			phi := &w.fn.Phis[in.Aux]
			for i, o := range phi.Values {
				if w.edges[[2]ir.BlockID{phi.Blocks[i], b}] {
					w.set(in.Dst, w.value(o))
				}
			}
		case ir.OpRet:
			if w.ends = true; len(w.fn.RetBits) == 1 {
				w.grew = w.out.join(w.value(in.A)) || w.grew
			}
		default:
			w.results(pc, w.compute(in))
		}
	}
	w.leave(b, &w.fn.Code[blk.End-1])
}

// results gives the registers that an instruction defines what it computes; only the first may be known.
func (w *resultWalk) results(pc ir.PC, n numbers) {
	first, count := Defs(w.fn, pc)
	for k := range count {
		if k > 0 || count > 1 {
			n = anyNumber
		}
		w.set(first+k, n)
	}
}

func (w *resultWalk) set(r ir.Reg, n numbers) {
	if n.any && w.fn.Regs[r].Bits == 1 {
		n = numbers{of: []uint64{0, 1}}
	}
	w.grew = w.vals[r].join(n) || w.grew
}

func (w *resultWalk) value(o ir.Operand) numbers {
	switch o.Kind {
	case ir.KReg:
		return w.vals[o.Reg]
	case ir.KConst, ir.KGlobal, ir.KFunc:
		return numbers{of: []uint64{o.Word}}
	}
	return anyNumber
}

// leave follows the edges out of a block that its branch may take.
func (w *resultWalk) leave(b ir.BlockID, last *ir.Instr) {
	for _, to := range w.rs.a.Shape(w.fn.ID).succs[b] {
		if w.edges[[2]ir.BlockID{b, to}] || !w.takes(last, to) {
			continue
		}
		w.edges[[2]ir.BlockID{b, to}], w.reached[to], w.grew = true, true, true
	}
}

func (w *resultWalk) takes(last *ir.Instr, to ir.BlockID) bool {
	n := w.value(last.A)
	switch {
	case last.Op == ir.OpCondBr && !n.any:
		return to == last.Then && slices.Contains(n.of, 1) || to == last.Else && slices.Contains(n.of, 0)
	case last.Op == ir.OpSwitch && !n.any:
		sw := &w.fn.Switches[last.Aux]
		return slices.ContainsFunc(n.of, func(k uint64) bool {
			if i := slices.Index(sw.Values, k); i >= 0 {
				return sw.Targets[i] == to
			}
			return last.Then == to
		})
	}
	return true
}

// arguments are what a call inside the function passes.
func (w *resultWalk) arguments(call *ir.CallInfo) entered {
	e := entered{make([]numbers, len(call.Args)), make([]pointsto.Set, len(call.Args))}
	for i, o := range call.Args {
		e.args[i] = w.value(o)
		if p, off, ok := w.behind(o); ok && off == 0 {
			e.at[i] = w.in.at[p]
		} else {
			e.at[i] = w.rs.a.Graph.Operand(w.fn.ID, o)
		}
	}
	return e
}

// behind is the parameter that an address lies so many bytes behind.
func (w *resultWalk) behind(o ir.Operand) (param int, off int64, ok bool) {
	for o.Kind == ir.KReg {
		if int(o.Reg) < len(w.fn.Params) {
			return int(o.Reg), off, true
		}
		pc, ok := w.rs.a.Shape(w.fn.ID).Def(o.Reg)
		if !ok {
			return 0, 0, false
		}
		switch in := &w.fn.Code[pc]; {
		case in.Op == ir.OpCopy:
			o = in.A
		case in.Op == ir.OpGEP && in.B.Kind == ir.KNone:
			o, off = in.A, off+in.Imm
		default:
			return 0, 0, false
		}
	}
	return 0, 0, false
}

// compute is what an instruction may compute, of what its operands may be.
func (w *resultWalk) compute(in *ir.Instr) numbers {
	x, y := w.value(in.A), w.value(in.B)
	switch in.Op {
	case ir.OpLoad:
		return w.load(in)
	case ir.OpCopy, ir.OpFreeze:
		return x
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		return w.convert(in, x)
	case ir.OpSelect:
		return w.selected(x, y, w.value(in.C))
	case ir.OpICmp:
		return w.each(
			x,
			y,
			func(x, y expr.Value) expr.Value { return w.rs.a.B.Cmp(expr.Pred(in.Sub), int(in.Bits), x, y) },
		)
	case ir.OpAnd:
		if x.only(0) || y.only(0) {
			return numbers{of: []uint64{0}}
		}
	case ir.OpOr:
		if in.Bits == 1 && (x.only(1) || y.only(1)) {
			return numbers{of: []uint64{1}}
		}
	case ir.OpAdd, ir.OpSub, ir.OpXor:
	default:
		return anyNumber
	}
	return w.each(x, y, func(x, y expr.Value) expr.Value { return w.rs.a.B.Bin(binary[in.Op], int(in.Bits), x, y) })
}

func (w *resultWalk) convert(in *ir.Instr, x numbers) numbers {
	if x.any || in.Imm > 64 || in.Bits > 64 {
		return anyNumber
	}
	var out numbers
	for _, k := range x.of {
		v := expr.Word(k)
		switch in.Op {
		case ir.OpTrunc:
			v = w.rs.a.B.Trunc(int(in.Imm), int(in.Bits), v)
		case ir.OpZExt:
			v = w.rs.a.B.ZExt(int(in.Imm), int(in.Bits), v)
		case ir.OpSExt:
			v = w.rs.a.B.SExt(int(in.Imm), int(in.Bits), v)
		}
		out.join(numbers{of: []uint64{v.W}})
	}
	return out
}

func (w *resultWalk) selected(cond, x, y numbers) numbers {
	var out numbers
	if cond.any || slices.Contains(cond.of, 1) {
		out.join(x)
	}
	if cond.any || slices.Contains(cond.of, 0) {
		out.join(y)
	}
	return out
}

// each is what an operation on two words may give.
func (w *resultWalk) each(x, y numbers, op func(x, y expr.Value) expr.Value) numbers {
	if x.any || y.any {
		return anyNumber
	}
	var out numbers
	for _, i := range x.of {
		for _, j := range y.of {
			out.join(numbers{of: []uint64{op(expr.Word(i), expr.Word(j)).W}})
		}
	}
	return out
}

// takesMutex is the model of taking a mutex that its guard says is free, or held by the thread and of a kind that
// answers it; of the library models these look at a mutex's kind.
const takesMutex = "__mw_mutex_take"

var looksAtKind = map[string]bool{takesMutex: true, "pthread_mutex_unlock": true, "pthread_mutex_trylock": true}

// Robust marks, in the kind of a mutex, that it outlives its holder.
const Robust = 16

// load is what a load may read: memory that nothing writes, and of a mutex its kind, and whether it is free.
func (w *resultWalk) load(in *ir.Instr) numbers {
	a := w.rs.a
	if in.A.Kind == ir.KGlobal {
		if v, ok := a.memory.initial(expr.Word(in.A.Word), int(in.Bits)); ok && in.Bits <= 64 && in.Bits%8 == 0 {
			return numbers{of: []uint64{v.W}}
		}
		return anyNumber
	}
	p, off, ok := w.behind(in.A)
	if !ok || p != 0 || in.Bits != 32 || !w.fn.Runtime || !looksAtKind[w.fn.Name] {
		return anyNumber
	}
	kinds := a.kinds(w.in.at[0])
	answers := slices.ContainsFunc(kinds, func(k uint64) bool { return k&3 == 1 || k&3 == 2 })
	switch {
	case kinds == nil:
	case off == kindOffset(a.Prog):
		return numbers{of: kinds}
	case off == 0 && w.fn.Name == takesMutex && !answers:
		return numbers{of: []uint64{0}}
	}
	return anyNumber
}

// kindOffset is where the kind of a mutex lies in it, in bytes, in glibc.
func kindOffset(p *ir.Program) int64 {
	if p.Model.PtrBytes() == 8 {
		return 16
	}
	return 12
}
