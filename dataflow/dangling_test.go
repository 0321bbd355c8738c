package dataflow_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/ir"
	"midway/internal/long"
)

// TestDanglingAgainstPlainSets: what dangles in generated functions that load, store, free and call one another, at
// every instruction, is what sets of cells and registers say, all of them followed and copied along every edge.
func TestDanglingAgainstPlainSets(t *testing.T) {
	long.Test(t)
	asked, dangling := 0, 0
	for seed := range uint64(2) {
		p := dataflowtest.Compile(t, freeingFunctions(seed, 25))
		a := p.Analyze(t, "threads: [{name: t1, at: worker}]")
		for _, f := range p.Funcs {
			if f.Runtime || f.External {
				continue
			}
			for pc := range f.Code {
				got, want := a.Dangling(f.ID, ir.PC(pc)), plainDangling(a, f.ID, ir.PC(pc))
				if !slices.Equal(got, want) {
					t.Fatalf("seed %d: %s at %d: %v, want %v", seed, f.Name, pc, got, want)
				}
				asked, dangling = asked+1, dangling+len(got)
			}
		}
	}
	if asked < 500 || dangling < asked/4 {
		t.Errorf("%d cells at %d instructions: the functions free too little", dangling, asked)
	}
}

// freeingFunctions are n functions in C, and a thread that calls the last; each calls those before it alone.
func freeingFunctions(seed uint64, n int) string {
	r := rand.New(rand.NewPCG(seed, 1))
	var w strings.Builder
	w.WriteString("#include <stdlib.h>\n#include <pthread.h>\nstruct s { struct s *next; void *data; };\nstruct s *g, *h;\n")
	for i := range n {
		fmt.Fprintf(&w, "void f%d(struct s *p, struct s *q) {\n", i)
		for range 4 + r.IntN(12) {
			w.WriteString(freeingStatement(r, i))
		}
		w.WriteString("}\n")
	}
	fmt.Fprintf(&w, "void *worker(void *x) { f%d(x, g); return 0; }\n", n-1)
	w.WriteString("int main(void) { pthread_t t; pthread_create(&t, 0, worker, malloc(16)); pthread_join(t, 0); return 0; }\n")
	return w.String()
}

func freeingStatement(r *rand.Rand, functions int) string {
	pointer := func() string {
		return []string{"p", "q", "g", "h", "p->next", "q->next", "g->next", "p->next->next"}[r.IntN(8)]
	}
	place := func() string {
		return []string{"p", "q", "g", "h", "p->next", "q->data", "g->data", "g->next"}[r.IntN(8)]
	}
	switch k := r.IntN(9); {
	case k < 2:
		return "  free(" + pointer() + ");\n"
	case k < 5:
		return "  " + place() + " = " + pointer() + ";\n"
	case k == 5:
		return "  if (" + pointer() + ")\n  " + freeingStatement(r, functions)
	case k == 6:
		return "  while (" + pointer() + ") {\n  " + freeingStatement(r, functions) + freeingStatement(r, functions) + "  }\n"
	case k == 7 && functions > 0:
		return fmt.Sprintf("  f%d(%s, %s);\n", r.IntN(functions), pointer(), pointer())
	}
	return "  " + place() + " = malloc(16);\n"
}

// plainDanglers answers for all functions.
type plainDanglers struct {
	a     *dataflow.Analysis
	frees map[ir.FuncID][]int                // by function: parameters that it may free
	left  map[ir.FuncID][]dataflow.FreedCell // by function: cells that it may leave dangling; Base is a parameter
	busy  map[ir.FuncID]bool
}

// plainDangling is dataflow.Dangling.
func plainDangling(a *dataflow.Analysis, f ir.FuncID, pc ir.PC) []dataflow.FreedCell {
	d := &plainDanglers{a: a, frees: map[ir.FuncID][]int{}, left: map[ir.FuncID][]dataflow.FreedCell{}, busy: map[ir.FuncID]bool{}}
	st := d.run(a.Prog.Funcs[f])[a.Prog.Funcs[f].BlockOf(pc)].clone()
	for at := a.Prog.Funcs[f].Blocks[a.Prog.Funcs[f].BlockOf(pc)].First; at < pc; at++ {
		d.step(a.Prog.Funcs[f], at, st)
	}
	return st.cells()
}

// freeState is what may be: cells that hold the value of a register, and cells that hold a freed pointer.
type freeState struct {
	holds map[dataflow.FreedCell]map[ir.Reg]bool
	dead  map[dataflow.FreedCell]bool
}

func newFreeState() *freeState {
	return &freeState{map[dataflow.FreedCell]map[ir.Reg]bool{}, map[dataflow.FreedCell]bool{}}
}

func (s *freeState) clone() *freeState {
	out := newFreeState()
	out.join(s)
	return out
}

// join adds what may be on another way; it reports whether that is more.
func (s *freeState) join(o *freeState) (more bool) {
	for c, regs := range o.holds {
		if s.holds[c] == nil {
			s.holds[c] = map[ir.Reg]bool{}
		}
		for r := range regs {
			more = more || !s.holds[c][r]
			s.holds[c][r] = true
		}
	}
	for c := range o.dead {
		more = more || !s.dead[c]
		s.dead[c] = true
	}
	return more
}

func (s *freeState) hold(c dataflow.FreedCell, r ir.Reg) {
	if s.holds[c] == nil {
		s.holds[c] = map[ir.Reg]bool{}
	}
	s.holds[c][r] = true
}

// replace: a cell has a new value; so has the one that another register names which was read from the same place.
func (s *freeState) replace(c dataflow.FreedCell) {
	for deep := range s.dead {
		if deep.Deep && deep.Base == c.Base && deep.Off == c.Off {
			for r := range s.holds[c] {
				s.dead[dataflow.FreedCell{Base: r, Off: deep.Behind}] = true
			}
		}
	}
	s.renew(c)
	for k, regs := range s.holds {
		if c.Base == ir.None || !regs[c.Base] {
			continue
		}
		delete(s.dead, dataflow.FreedCell{Base: k.Base, Off: k.Off, Deep: true, Behind: c.Off})
		for r := range regs {
			s.renew(dataflow.FreedCell{Base: r, Off: c.Off})
		}
	}
}

// renew: a cell has a new value, so that what lies behind it is another cell.
func (s *freeState) renew(c dataflow.FreedCell) {
	delete(s.holds, c)
	delete(s.dead, c)
	for deep := range s.dead {
		if deep.Deep && deep.Base == c.Base && deep.Off == c.Off {
			delete(s.dead, deep)
		}
	}
}

// free: what a register holds was freed.
func (s *freeState) free(r ir.Reg) {
	s.dead[dataflow.FreedCell{Base: r, Value: true}] = true
	seen := map[dataflow.FreedCell]bool{}
	for work := []ir.Reg{r}; len(work) > 0; work = work[1:] {
		for c, regs := range s.holds {
			if seen[c] || !regs[work[0]] {
				continue
			}
			seen[c], s.dead[c] = true, true
			for same := range regs {
				work = append(work, same)
			}
		}
	}
}

// set: a register has a new value, and a cell behind it is another one.
func (s *freeState) set(r ir.Reg) {
	for c, regs := range s.holds {
		delete(regs, r)
		if c.Base == r {
			delete(s.holds, c)
		}
	}
	for c := range s.dead {
		if c.Base == r {
			delete(s.dead, c)
		}
	}
}

func (s *freeState) cells() (out []dataflow.FreedCell) {
	for c := range s.dead {
		out = append(out, c)
	}
	slices.SortFunc(out, func(x, y dataflow.FreedCell) int {
		if x.Base != y.Base {
			return int(x.Base) - int(y.Base)
		}
		return cmp.Or(cmp.Compare(x.Off, y.Off), cmp.Compare(number(x.Value), number(y.Value)),
			cmp.Compare(number(x.Deep), number(y.Deep)), cmp.Compare(x.Behind, y.Behind))
	})
	return out
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// run is the state at the beginning of each block.
func (d *plainDanglers) run(fn *ir.Func) []*freeState {
	in := make([]*freeState, len(fn.Blocks))
	for b := range in {
		in[b] = newFreeState()
	}
	work := []ir.BlockID{0}
	seen := make([]bool, len(fn.Blocks))
	for len(work) > 0 {
		b := work[0]
		work, seen[b] = work[1:], true
		st := in[b].clone()
		for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
			d.step(fn, pc, st)
		}
		for _, s := range fn.Blocks[b].Succs {
			if more := in[s].join(st); more || !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return in
}

func (d *plainDanglers) step(fn *ir.Func, pc ir.PC, st *freeState) {
	in := &fn.Code[pc]
	switch in.Op {
	case ir.OpStore:
		if c, ok := d.cell(fn, in.A); ok {
			st.replace(c)
			if in.B.Kind == ir.KReg {
				st.hold(c, in.B.Reg)
			}
		}
		return
	case ir.OpCall:
		d.call(fn, in, &fn.Calls[in.Aux], pc, st)
		return
	}
	if in.Dst == ir.None {
		return
	}
	st.set(in.Dst)
	if c, ok := d.cell(fn, in.A); in.Op == ir.OpLoad && ok {
		st.hold(c, in.Dst)
	}
}

func (d *plainDanglers) call(fn *ir.Func, in *ir.Instr, ci *ir.CallInfo, pc ir.PC, st *freeState) {
	for _, id := range d.a.Graph.Callees(fn.ID, pc) {
		frees, left := d.summary(d.a.Prog.Funcs[id])
		for _, k := range frees {
			if k < len(ci.Args) && ci.Args[k].Kind == ir.KReg {
				st.free(ci.Args[k].Reg)
			}
		}
		for _, c := range left {
			if c.Base == ir.None {
				st.dead[c] = true
			} else if int(c.Base) < len(ci.Args) {
				if to, ok := d.cell(fn, ci.Args[c.Base]); ok {
					c.Base, c.Off = to.Base, to.Off+c.Off
					st.dead[c] = true
				}
			}
		}
	}
	for k := range ci.RetBits {
		if in.Dst != ir.None {
			st.set(in.Dst + ir.Reg(k))
		}
	}
}

// freeing are the library's functions that free what their first argument points to, though not whatever happens.
var freers = map[string]bool{"free": true, "cfree": true, "realloc": true, "reallocarray": true}

// summary is which of its parameters a function may free, and the cells that it may leave dangling. Of functions that
// call themselves one round is seen.
func (d *plainDanglers) summary(fn *ir.Func) ([]int, []dataflow.FreedCell) {
	switch {
	case fn.Runtime && freers[fn.Name]:
		return []int{0}, nil
	case fn.Runtime || fn.External || d.busy[fn.ID]:
		return nil, nil
	}
	if left, done := d.left[fn.ID]; done {
		return d.frees[fn.ID], left
	}
	d.busy[fn.ID] = true
	var frees []int
	var left []dataflow.FreedCell
	for b, st := range d.run(fn) {
		for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
			if in := &fn.Code[pc]; in.Op == ir.OpCall {
				frees = append(frees, d.passedOn(fn, pc)...)
			} else if in.Op == ir.OpRet {
				left = append(left, outliving(fn, st)...)
			}
			d.step(fn, pc, st)
		}
	}
	delete(d.busy, fn.ID)
	slices.Sort(frees)
	d.frees[fn.ID], d.left[fn.ID] = slices.Compact(frees), left
	return d.frees[fn.ID], left
}

// passedOn are the parameters of fn that the call at pc may free.
func (d *plainDanglers) passedOn(fn *ir.Func, pc ir.PC) (out []int) {
	ci := &fn.Calls[fn.Code[pc].Aux]
	for _, id := range d.a.Graph.Callees(fn.ID, pc) {
		frees, _ := d.summary(d.a.Prog.Funcs[id])
		for _, k := range frees {
			if k < len(ci.Args) && ci.Args[k].Kind == ir.KReg && int(ci.Args[k].Reg) < len(fn.Params) {
				out = append(out, int(ci.Args[k].Reg))
			}
		}
	}
	return out
}

// outliving are the dangling cells that a caller can name: those behind a pointer, by the cells that hold it.
func outliving(fn *ir.Func, st *freeState) (out []dataflow.FreedCell) {
	named := func(c dataflow.FreedCell) bool { return c.Base == ir.None || int(c.Base) < len(fn.Params) }
	for _, c := range st.cells() {
		if !c.Value && named(c) {
			out = append(out, c)
			continue
		}
		for k, regs := range st.holds {
			if !c.Value && !c.Deep && named(k) && regs[c.Base] {
				out = append(out, dataflow.FreedCell{Base: k.Base, Off: k.Off, Deep: true, Behind: c.Off})
			}
		}
	}
	return out
}

// cell is the cell that an address names.
func (d *plainDanglers) cell(fn *ir.Func, at ir.Operand) (dataflow.FreedCell, bool) {
	off := uint64(0)
	for at.Kind == ir.KReg {
		pc, ok := d.a.Shape(fn.ID).Def(at.Reg)
		if !ok || fn.Code[pc].Op != ir.OpGEP || fn.Code[pc].B.Kind != ir.KNone {
			return dataflow.FreedCell{Base: at.Reg, Off: off}, true
		}
		off += uint64(fn.Code[pc].Imm)
		at = fn.Code[pc].A
	}
	if at.Kind == ir.KGlobal || at.Kind == ir.KConst {
		return dataflow.FreedCell{Base: ir.None, Off: at.Word + off}, true
	}
	return dataflow.FreedCell{}, false
}
