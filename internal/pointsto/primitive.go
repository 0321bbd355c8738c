package pointsto

import (
	"strings"

	"midway/internal/ir"
)

const primitivePrefix = "__midway_"

// isPrimitive reports whether an external function is one of internal/runtime/include/midway.h.
func isPrimitive(f *ir.Func) bool { return strings.HasPrefix(f.Name, primitivePrefix) }

// primitive adds the constraints of a call of a model primitive. Those not named move no pointers.
func (a *analysis) primitive(c call, fn *ir.Func) {
	if c.info == nil {
		return
	}
	arg := func(k int) varID {
		if k >= len(c.info.Args) {
			return noVar
		}
		return a.value(c.inst, c.info.Args[k])
	}
	dst := a.into(c.inst, c.dst)
	switch strings.TrimPrefix(fn.Name, primitivePrefix) {
	case "sync":
		a.guard(c, arg(1), arg(2), arg(3))
	case "alloc":
		a.s.insert(dst, a.allocation(c), region{})
	case "memcpy":
		a.copyBytes(arg(0), arg(1), a.bytesArg(c, 2))
	case "nondet", "havoc":
		a.s.addUse(arg(0), &store{a.constVar(inputNode, anywhere), a.bytesArg(c, 1)})
	case "thread_create":
		a.threadCreate(c, arg(0), arg(1))
	case "thread_exit":
		a.s.copyTo(arg(0), a.results)
	case "thread_result":
		a.s.copyTo(a.results, dst)
	case "thread_flags":
		a.s.insert(dst, flagsNode, residue(0, 4))
	case "thread_storage":
		a.s.insert(dst, storageNode, region{})
	}
}

func (a *analysis) bytesArg(c call, k int) int64 {
	if k >= len(c.info.Args) {
		return farOffset
	}
	return constBytes(c.info.Args[k])
}

// guard: a scheduling point evaluates guard(obj, arg).
func (a *analysis) guard(c call, obj, guard, arg varID) {
	g := call{inst: c.inst, pc: c.pc, bound: []varID{obj, arg}, res: noVar}
	a.s.addUse(guard, &calls{a: a, c: g})
}

// allocation is the object that a call of __midway_alloc creates in its context.
func (a *analysis) allocation(c call) Node {
	ctx := a.insts[c.inst].ctx
	info := Info{Kind: Heap, Site: a.site(ctx), Size: -1}
	info.Func, info.PC = info.Site.Func, info.Site.PC
	if ctx == 0 {
		info.Func, info.PC = a.insts[c.inst].fn, c.pc
	}
	info.Name = a.callName(c.inst, info.Func, info.PC)
	chain := a.chain(ctx)
	for _, outer := range chain[min(1, len(chain)):] {
		info.Name += " from " + a.place(outer)
	}
	info.Anew = a.fn(c.inst).Name == "realloc" && a.fn(c.inst).Runtime && a.nullIn(chain, 0)
	n := a.newObject(info)
	a.heap[info.Site] = append(a.heap[info.Site], n)
	if len(c.info.Args) > 0 {
		a.sizes = append(a.sizes, sizedBy{n, c.inst, c.info.Args[0]})
		a.heapLayout(n, c)
	}
	return n
}

// nullIn reports whether the first of some calls, each of which is made in the function that the next one calls, passes
// null for an argument.
func (a *analysis) nullIn(chain []CallSite, arg int) bool {
	if len(chain) == 0 {
		return false
	}
	fn := a.p.Funcs[chain[0].Func]
	args := fn.Calls[fn.Code[chain[0].PC].Aux].Args
	switch {
	case arg >= len(args):
		return false
	case args[arg].Kind == ir.KConst:
		return args[arg].Word == 0
	}
	return args[arg].Kind == ir.KReg && int(args[arg].Reg) < len(fn.Params) && a.nullIn(chain[1:], int(args[arg].Reg))
}

// callName is "malloc at f.c:12" for a call in user code.
func (a *analysis) callName(i int32, f ir.FuncID, pc ir.PC) string {
	fn := a.p.Funcs[f]
	in := &fn.Code[pc]
	callee := "allocation"
	if info := &fn.Calls[in.Aux]; info.Callee != ir.None {
		callee = a.p.Funcs[info.Callee].Name
	} else if !fn.Runtime {
		callee = a.fn(i).Name
	}
	return callee + " at " + a.place(CallSite{f, pc})
}

// place is the source line of a call, or the function and pc where that is not known.
func (a *analysis) place(c CallSite) string {
	fn := a.p.Funcs[c.Func]
	if at := a.p.Short(fn.Code[c.PC].Loc); at != "" {
		return at
	}
	return fn.Name + "+" + itoa(int(c.PC))
}

// create is a call of __midway_thread_create.
type create struct {
	call  call
	entry varID
	arg   varID
}

// threadCreate: entry(arg) runs; what it returns is a thread's result, and the models' hook ends it.
func (a *analysis) threadCreate(c call, entry, arg varID) {
	a.creates = append(a.creates, create{c, entry, arg})
	spawn := call{inst: c.inst, pc: c.pc, bound: []varID{arg}, res: a.results, spawn: true}
	a.s.addUse(entry, &spawns{calls{a: a, c: spawn}})
	a.hook("__mw_thread_end", a.results)
}

// bindStarts has functions of code outside begin the threads that they may begin, once such functions may come. It
// reports whether there were any.
func (a *analysis) bindStarts() bool {
	if !a.given || len(a.startsBeyond) == 0 || a.p.Beyond == nil {
		return false
	}
	for _, c := range a.startsBeyond {
		a.bind(c, a.p.Beyond.Run().ID)
	}
	a.startsBeyond = nil
	return true
}

// hook calls a function of the models that the interpreter calls by itself.
func (a *analysis) hook(name string, args ...varID) {
	if f := a.p.Func(name); f != nil && !f.External {
		a.bind(call{inst: -1, bound: args, res: noVar}, f.ID)
	}
}
