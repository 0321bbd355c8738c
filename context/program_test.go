package context

import (
	"midway/internal/ir"
)

// builder makes small programs by hand, so that resolution is tested apart from the loader.
type builder struct {
	p *ir.Program
	f *ir.Func
}

func newBuilder(files ...string) *builder {
	return &builder{p: &ir.Program{Files: files, Locs: make([]ir.Loc, 1)}}
}

func (b *builder) at(file ir.FileID, line int32) ir.LocID {
	b.p.Locs = append(b.p.Locs, ir.Loc{File: file, Line: line})
	return ir.LocID(len(b.p.Locs) - 1)
}

// external declares a library function.
func (b *builder) external(name string) ir.FuncID {
	return b.add(&ir.Func{Name: name, Runtime: true, External: true}).ID
}

func (b *builder) add(f *ir.Func) *ir.Func {
	f.ID = ir.FuncID(len(b.p.Funcs))
	f.Addr = b.p.Model.Layout().FuncBase + 16*uint64(f.ID)
	b.p.Funcs = append(b.p.Funcs, f)
	return f
}

func (b *builder) function(name string, file ir.FileID, line int32, blocks ...string) *ir.Func {
	b.f = b.add(&ir.Func{Name: name, Loc: b.at(file, line)})
	for _, n := range blocks {
		b.f.Blocks = append(b.f.Blocks, ir.Block{Name: n})
	}
	return b.f
}

// block fills the next block: its instructions and successors.
func (b *builder) block(i int, code []ir.Instr, succs ...ir.BlockID) {
	bl := &b.f.Blocks[i]
	bl.First = ir.PC(len(b.f.Code))
	bl.Body = bl.First
	for _, in := range code {
		if in.Op == ir.OpPhi {
			bl.Body++
		}
	}
	b.f.Code = append(b.f.Code, code...)
	bl.End = ir.PC(len(b.f.Code))
	bl.Succs = succs
}

func (b *builder) op(op ir.Op, file ir.FileID, line int32) ir.Instr {
	in := ir.Instr{Op: op, Dst: ir.None}
	if line > 0 {
		in.Loc = b.at(file, line)
	}
	return in
}

func (b *builder) call(callee ir.FuncID, file ir.FileID, line int32, args ...ir.Operand) ir.Instr {
	in := b.op(ir.OpCall, file, line)
	in.Aux = int32(len(b.f.Calls))
	b.f.Calls = append(b.f.Calls, ir.CallInfo{Callee: callee, Args: args})
	return in
}

func fn(id ir.FuncID) ir.Operand { return ir.Operand{Kind: ir.KFunc, Index: int32(id)} }

var (
	intType  = &ir.Type{Kind: ir.Int, Name: "int", Size: 4}
	uintType = &ir.Type{Kind: ir.UInt, Name: "unsigned int", Size: 4}
	longType = &ir.Type{Kind: ir.Int, Name: "long", Size: 8}
	charType = &ir.Type{Kind: ir.Char, Name: "char", Size: 1}
	nodeType = &ir.Type{Kind: ir.Struct, Name: "struct Node", Size: 24}
	nodePtr  = &ir.Type{Kind: ir.PointerTo, Size: 8, Elem: nodeType}
)

func init() {
	nodeType.Fields = []ir.Field{
		{Name: "lock", Type: intType}, {Name: "data", Offset: 4, Type: intType},
		{Name: "next", Offset: 8, Type: nodePtr}, {Name: "flag", Offset: 16, BitSize: 3, Type: uintType},
		{Name: "", Offset: 20, Type: &ir.Type{Kind: ir.Union, Size: 4, Fields: []ir.Field{{Name: "small", Type: charType}}}},
	}
}

// figure1 is the program of Bergan figure 1, with two more files that each have a static helper.
func figure1() *ir.Program {
	b := newBuilder("src/fig1.c", "lib/a.c", "lib/b.c", "./old/a.c")
	lock, create := b.external("pthread_mutex_lock"), b.external("pthread_create")
	join := b.external("pthread_join")
	foo := b.function("Foo", 0, 10, "entry", "for.cond", "for.body", "for.end", "dead")
	foo.Params = []ir.Param{{Name: "a", Bits: 64, Ptr: true}}
	b.block(0, []ir.Instr{b.op(ir.OpNop, 0, 0), b.op(ir.OpBr, 0, 11)}, 1)
	b.block(1, []ir.Instr{b.op(ir.OpPhi, 0, 11), b.op(ir.OpICmp, 0, 11), b.op(ir.OpCondBr, 0, 11)}, 2, 3)
	foo.Phis = []ir.Phi{{Blocks: []ir.BlockID{0, 2}, Values: []ir.Operand{ir.C(1), ir.R(1)}}}
	b.block(2, []ir.Instr{b.op(ir.OpGEP, 0, 12), b.call(lock, 0, 12), b.op(ir.OpStore, 0, 13), b.op(ir.OpBr, 0, 11)}, 1)
	b.block(3, []ir.Instr{b.op(ir.OpRet, 0, 15)})
	b.block(4, []ir.Instr{b.op(ir.OpRet, 0, 17)})
	foo.Vars = []ir.Var{
		{Name: "a", Type: nodePtr, Arg: 1, Loc: b.at(0, 10), Alloca: ir.None, Defs: everywhere(foo, ir.R(0))},
		{Name: "x", Type: intType, Loc: b.at(0, 11), Alloca: ir.None, Defs: []ir.VarDef{{From: 3, Value: ir.R(1)}, {From: 5, Value: ir.R(1)}}},
		{Name: "kept", Type: intType, Loc: b.at(0, 11), Alloca: 2},
	}
	runA := b.function("RunA", 0, 20, "entry")
	b.block(0, []ir.Instr{b.call(foo.ID, 0, 21), b.op(ir.OpRet, 0, 22)})
	runA.Vars = []ir.Var{{Name: "i", Type: longType, Loc: b.at(0, 20), Alloca: 0}}
	bar := b.function("Bar", 0, 30, "entry")
	b.block(0, []ir.Instr{b.call(lock, 0, 31), b.call(lock, 0, 31), b.op(ir.OpRet, 0, 32)})
	runB := b.function("RunB", 0, 40, "entry")
	b.block(0, []ir.Instr{b.call(bar.ID, 0, 41), b.call(bar.ID, 0, 41), b.op(ir.OpRet, 0, 42)})
	b.function("main", 0, 50, "entry")
	b.block(0, []ir.Instr{
		b.call(create, 0, 51, ir.C(0), ir.C(0), fn(runA.ID), ir.C(0)),
		b.call(create, 0, 52, ir.C(0), ir.C(0), fn(runB.ID), ir.C(0)),
		b.call(join, 0, 53), b.op(ir.OpRet, 0, 54)})
	b.function("unused", 0, 60, "entry")
	b.block(0, []ir.Instr{b.op(ir.OpRet, 0, 61)})
	for i, name := range []string{"helper", "helper.2"} {
		b.function(name, ir.FileID(i+1), 3, "entry").Static = true
		b.block(0, []ir.Instr{b.op(ir.OpRet, ir.FileID(i+1), 4)})
	}
	b.function("old", 3, 3, "entry")
	b.block(0, []ir.Instr{b.op(ir.OpRet, 3, 4)})
	bar.Vars = []ir.Var{{Name: "f", Type: &ir.Type{Kind: ir.Float, Name: "double", Size: 8}, Alloca: 0}}
	b.globals()
	return b.p
}

// everywhere is a value that holds in every block of f.
func everywhere(f *ir.Func, v ir.Operand) []ir.VarDef {
	var out []ir.VarDef
	for _, b := range f.Blocks {
		out = append(out, ir.VarDef{From: b.Body, Value: v})
	}
	return out
}

func (b *builder) globals() {
	for _, g := range []ir.Global{
		{Name: "X", Type: intType}, {Name: "Y", Type: uintType}, {Name: "big", Type: longType}, {Name: "c", Type: charType},
		{Name: "nodes", Type: &ir.Type{Kind: ir.Array, Size: 240, Elem: nodeType, Count: 10}},
		{Name: "head", Type: nodePtr}, {Name: "untyped"}, {Name: "mine", Type: intType, ThreadLocal: true},
		{Name: "any", Type: &ir.Type{Kind: ir.PointerTo, Size: 8}},
	} {
		g.ID = ir.GlobalID(len(b.p.Globals))
		b.p.Globals = append(b.p.Globals, &g)
	}
}
