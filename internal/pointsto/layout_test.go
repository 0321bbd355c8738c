package pointsto

import (
	"math/rand/v2"
	"testing"

	"midway/internal/ir"
)

// TestPlaces holds where structures may lie in objects, which is computed from answers that are kept, against asking
// for every offset.
func TestPlaces(t *testing.T) {
	found := 0
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		s := newSolver(8, 0)
		s.shapes = []ir.Shape{{}, randomShape(r, 1), randomShape(r, 2), randomShape(r, 3)}
		for range 8 { // the same structures again: what was answered is kept
			p := placed{ir.ShapeID(1 + r.IntN(3)), r.IntN(2) == 0}
			x := &step{shape: ir.ShapeID(1 + r.IntN(3)), at: int64(r.IntN(5) - 2)}
			x.from = int64(r.IntN(int(s.shapes[x.shape].Size)))
			x.to = x.from + 1 + int64(r.IntN(int(s.shapes[x.shape].Size-x.from)))
			o := &object{bytes: int64(r.IntN(3)) * s.shapes[p.shape].Size}
			at := anywhere
			switch r.IntN(4) {
			case 0:
				at = residue(int64(r.IntN(8)), 1+int64(r.IntN(8)))
			case 1:
				lo := int64(r.IntN(24) - 4)
				at = progression(lo, lo+int64(r.IntN(30)), int64(r.IntN(5)))
			}
			got, ok := s.placesIn(o, p, at, x)
			want, any := s.eachPlace(o, p, at, x)
			if got != want || ok != any {
				t.Fatalf("seed %d: of %v in %d bytes of %v, array %v, from %v: %v %v, want %v %v", seed,
					*x, o.bytes, s.shapes[p.shape], p.array, at, got, ok, want, any)
			}
			if ok && got != at {
				found++
			}
		}
	}
	t.Log(found, "narrower")
	if found < 1000 {
		t.Errorf("only %d regions became narrower", found)
	}
}

func randomShape(r *rand.Rand, kind int) ir.Shape {
	sh := ir.Shape{Name: string(rune('a' + kind)), Size: int64(2 * (1 + r.IntN(8)))}
	for off := int64(r.IntN(3)); off+2 <= sh.Size; off += 2 + int64(r.IntN(3)) {
		sh.Cells = append(sh.Cells, ir.ShapeCell{Off: off, Width: 1 + int64(r.IntN(2)), Kind: ir.CellKind(r.IntN(2))})
	}
	return sh
}

// eachPlace is placesIn by its definition.
func (s *solver) eachPlace(o *object, p placed, at region, x *step) (out region, ok bool) {
	of, stride := s.shapes[p.shape].Size, max(at.stride, 1)
	if at.unbounded() && !p.array && o.bytes <= 0 {
		return at, true
	}
	for off := int64(-200); off <= 200; off++ {
		every := at.unbounded() && p.array
		in := off >= at.lo && off <= at.hi && (off-at.lo)%stride == 0
		if at.unbounded() {
			in = (off-at.lo)%stride == 0
		}
		q := exactly(off)
		if every {
			in = off >= 0 && off < of && (off-at.lo)%gcd(stride, of) == 0
			q = residue(off, of)
		}
		if in && s.fitsAt(o, p, off+x.at, x, every) {
			if ok {
				q = out.join(q)
			}
			out, ok = q, true
		}
	}
	return out, ok
}
