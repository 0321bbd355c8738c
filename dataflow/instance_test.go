package dataflow

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"testing"

	"midway/context"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/pointsto"
)

// tangled is a program whose control flow tries the argument of the package comment: nested and irreducible
// loops, values carried around them, phis that feed each other, values that agree on every path.
const tangled = `
extern int any(void);
int f(int a, int b) {
  int fixed = a * 3 + 1, x = any(), y = x, z = x, same = a + x, outer, i, j, last = 0, w = a;
  for (outer = a; outer < b; outer += 3) {
    int k = any() & 15;
    for (i = 0; i < k; i++) {
      int t = x; x = y; y = t;
      if (any() & 1) { same = x + a; z = y; continue; }
      else { same = a + x; z = y; }
      for (j = k; j > i; j -= 2) {
        last = j * k + z;
        if ((any() & 7) == 3) break;
        switch (any() & 3) { case 0: last++; break; case 1: case 2: y = y; break; default: x = x + 0; }
      }
    }
    if (any() & 1) goto middle;
    do {
      last += fixed;
    middle:
      fixed = 1 + 3 * a;
      z = same - a;
    } while ((any() & 3) != 1 && last < 1000);
    same = x + a;
    w = any() - 200 + 1;
    while (w < x && (any() & 3) != 2 && w != y)
      w = w < 40 ? w + 7 : z < w ? x : w + 1;
    while (x < 3 || y == z) { x += 2; z = y < 9 ? y + 1 : 9; if (z < 2) continue; y = x < z ? z : x; }
  }
  return last + same + z + w;
}
int main(void) { return f(any(), any()); }
`

// TestInstances runs f step by step on random inputs. Wherever it stands, every register that has a value
// must have the one that its relative expression gives when each symbol is its definition's most recent
// instance, and the guards of the place must hold.
func TestInstances(t *testing.T) {
	long.Test(t)
	a := analysisOf(t, tangled)
	f := a.Prog.Func("f")
	rng := rand.New(rand.NewSource(1))
	checked, merged := 0, 0
	for range 60 {
		r := &stepper{t: t, a: a, f: f, rng: rng, regs: make([]uint64, len(f.Regs))}
		r.regs[0], r.regs[1] = uint64(rng.Intn(8)), uint64(rng.Intn(20))
		checked += r.run(400)
		merged += r.merged
	}
	if checked < 5000 || merged < 5000 {
		t.Fatalf("only %d values were checked, %d phis", checked, merged)
	}
}

func analysisOf(t *testing.T, source string) *Analysis {
	t.Helper()
	path := filepath.Join(t.TempDir(), "t.c")
	if err := os.WriteFile(path, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := ir.Load([]string{path}, ir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return Analyze(p, &context.Context{}, pointsto.Analyze(p), expr.NewBuilder(64))
}

// stepper is a concrete machine for functions of 32-bit arithmetic on registers.
type stepper struct {
	t    *testing.T
	a    *Analysis
	f    *ir.Func
	rng  *rand.Rand
	regs []uint64

	merged int // phis that something was known of
}

func (s *stepper) run(steps int) (checked int) {
	from, b := ir.BlockID(ir.None), ir.BlockID(0)
	for ; steps > 0; steps-- {
		s.phis(from, b)
		blk := &s.f.Blocks[b]
		for pc := blk.Body; pc < blk.End-1; pc++ {
			checked += s.check(pc)
			s.execute(&s.f.Code[pc])
		}
		checked += s.check(blk.End - 1)
		to, ok := s.leave(&s.f.Code[blk.End-1])
		if !ok {
			return checked
		}
		from, b = b, to
	}
	return checked
}

// check compares every register with its expression, and the guards, at pc.
func (s *stepper) check(pc ir.PC) (n int) {
	shape := s.a.Shape(s.f.ID)
	model := s.model()
	for r := range s.f.Regs {
		if !shape.DefinedBefore(ir.Reg(r), pc) {
			continue
		}
		v := s.a.rel.reg(s.f.ID, ir.Reg(r))
		if got, _ := model.Eval(v, int(s.f.Regs[r].Bits)); got != s.regs[r] {
			s.t.Fatalf("before pc %d (%s) register %%%d is %d, its expression %s gives %d", pc,
				s.a.at(s.f.ID, pc), r, s.regs[r], s.a.Describe(v), got)
		}
		s.checkCounter(pc, ir.Reg(r), model)
		s.checkMerged(pc, ir.Reg(r), model)
		n++
	}
	for b := range s.f.Blocks {
		to := ir.BlockID(b)
		from, ok := soleEntry(shape, to)
		if !ok || !shape.Dominates(to, s.f.BlockOf(pc)) {
			continue
		}
		if c, ok := s.a.edge(s.f.ID, from, to); ok {
			if got, _ := model.Eval(c, 1); got != 1 {
				s.t.Fatalf("before pc %d (%s) the guard %s is false", pc, s.a.at(s.f.ID, pc), s.a.Describe(c))
			}
		}
	}
	return n
}

// checkCounter compares a loop counter with its start.
func (s *stepper) checkCounter(pc ir.PC, r ir.Reg, model *expr.Model) {
	def, ok := s.a.Shape(s.f.ID).Def(r)
	if !ok || s.f.Code[def].Op != ir.OpPhi {
		return
	}
	start, sign := s.a.counter(s.f.ID, r)
	if sign == 0 {
		return
	}
	from, _ := model.Eval(start, 32)
	if d := int64(int32(s.regs[r])) - int64(int32(from)); d*int64(sign) < 0 {
		s.t.Fatalf("before pc %d counter %%%d is %d, its start %d", pc, r, int32(s.regs[r]), int32(from))
	}
}

// checkMerged holds a phi against the ways that lead to it.
func (s *stepper) checkMerged(pc ir.PC, r ir.Reg, model *expr.Model) {
	def, ok := s.a.Shape(s.f.ID).Def(r)
	if !ok || s.f.Code[def].Op != ir.OpPhi {
		return
	}
	c := s.a.merged(s.f.ID, def)
	if got, _ := model.Eval(c, 1); got != 1 {
		s.t.Fatalf("before pc %d (%s) %s is false, of phi %%%d", pc, s.a.at(s.f.ID, pc), s.a.Describe(c), r)
	}
	if c.N != nil {
		s.merged++
	}
}

// model gives every relative symbol its register's present value.
func (s *stepper) model() *expr.Model {
	m := expr.NewModel()
	for r := range s.f.Regs {
		if v := s.a.rel.symbol(s.f.ID, ir.Reg(r)); v.N != nil {
			m.Set(v.N.Symbol(), s.regs[r])
		}
	}
	return m
}

func (s *stepper) value(o ir.Operand) uint64 {
	if o.Kind == ir.KReg {
		return s.regs[o.Reg]
	}
	return o.Word
}

func (s *stepper) phis(from, b ir.BlockID) {
	blk := &s.f.Blocks[b]
	next := map[ir.Reg]uint64{}
	for pc := blk.First; pc < blk.Body; pc++ {
		phi := &s.f.Phis[s.f.Code[pc].Aux]
		for i, p := range phi.Blocks {
			if p == from {
				next[s.f.Code[pc].Dst] = s.value(phi.Values[i])
			}
		}
	}
	for r, v := range next {
		s.regs[r] = v
	}
}

func (s *stepper) execute(in *ir.Instr) {
	x, y := s.value(in.A), s.value(in.B)
	mask := uint64(1)<<in.Bits - 1
	switch in.Op {
	case ir.OpAdd:
		x += y
	case ir.OpSub:
		x -= y
	case ir.OpMul:
		x *= y
	case ir.OpAnd:
		x &= y
	case ir.OpICmp:
		x = compare(ir.Pred(in.Sub), int32(x), int32(y))
		mask = 1
	case ir.OpCall:
		x, mask = uint64(s.rng.Uint32())&0xff, 0xffffffff
	case ir.OpFresh:
		x = uint64(s.rng.Uint32())
	default:
		s.t.Fatalf("the machine does not know operation %d", in.Op)
	}
	if in.Dst != ir.None {
		s.regs[in.Dst] = x & mask
	}
}

func compare(p ir.Pred, x, y int32) uint64 {
	holds := map[ir.Pred]bool{ir.EQ: x == y, ir.NE: x != y, ir.SLT: x < y, ir.SLE: x <= y, ir.SGT: x > y, ir.SGE: x >= y}
	if v, ok := holds[p]; !ok {
		panic(fmt.Sprintf("predicate %d", p))
	} else if v {
		return 1
	}
	return 0
}

func (s *stepper) leave(last *ir.Instr) (ir.BlockID, bool) {
	switch last.Op {
	case ir.OpBr:
		return last.Then, true
	case ir.OpCondBr:
		if s.value(last.A) != 0 {
			return last.Then, true
		}
		return last.Else, true
	case ir.OpSwitch:
		sw := &s.f.Switches[last.Aux]
		for i, v := range sw.Values {
			if v == s.value(last.A) {
				return sw.Targets[i], true
			}
		}
		return last.Then, true
	}
	return 0, false
}
