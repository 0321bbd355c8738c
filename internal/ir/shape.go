package ir

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// A shape is where pointers, numbers and locks lie in a structure; a step says that an address is one of a member of
// such a structure. Both are read from the types of the input, of modules that are not optimised: what optimisation
// leaves says less of what the program means.

// Shape is the cells of a structure, ascending. What lies in none of them may hold anything: unions, arrays of
// characters, bytes between the members.
type Shape struct {
	Name  string
	Size  int64 // bytes
	Text  bool  // characters that are never written: no structure lies there
	Cells []ShapeCell
}

// ShapeCell is a scalar, or a lock.
type ShapeCell struct {
	Off, Width int64 // bytes
	Kind       CellKind
}

// CellKind is what a cell holds.
type CellKind uint8

// The kinds of cells. What follows are the C library's own types, one each.
const (
	NumberCell CellKind = iota
	PointerCell
	firstLockCell
)

// lockNames are the C library's unions for synchronisation, as clang names them.
var lockNames = [...]string{
	"union.pthread_mutex_t", "union.pthread_cond_t", "union.pthread_rwlock_t", "union.pthread_barrier_t", "union.sem_t",
}

// ShapeID is an index into Program.Shapes; 0 where nothing is known.
type ShapeID int32

// StepID is an index into Program.Steps; 0 where there is none.
type StepID int32

// Step is a member of a structure that an address is stepped into.
type Step struct {
	Shape ShapeID
	At    int32 // bytes from the address to the structure
	Off   int32 // bytes from there to the member, of its first element
	Bytes int32 // of the member
}

// maxCells bounds the cells of a shape; a structure that has more is cut.
const maxCells = 1024

// maxStep bounds the offsets of steps, in bytes.
const maxStep = 1 << 30

// shaper gives types their shapes.
type shaper struct {
	dl    *dataLayout
	p     *Program
	known map[types.Type]ShapeID
	steps map[Step]StepID
}

func newShaper(dl *dataLayout, p *Program) *shaper {
	p.Shapes, p.Steps = make([]Shape, 1), make([]Step, 1)
	return &shaper{dl: dl, p: p, known: map[types.Type]ShapeID{}, steps: map[Step]StepID{}}
}

// of is the shape of a structure with a name; 0 for all else.
func (s *shaper) of(t types.Type) ShapeID {
	st, ok := t.(*types.StructType)
	if !ok || st.Opaque || !strings.HasPrefix(st.Name(), "struct.") {
		return 0
	}
	if id, ok := s.known[t]; ok {
		return id
	}
	sh := Shape{Name: strings.TrimPrefix(st.Name(), "struct."), Size: s.dl.size(t)}
	s.flatten(&sh, t, 0)
	s.p.Shapes = append(s.p.Shapes, sh)
	id := ShapeID(len(s.p.Shapes) - 1)
	s.known[t] = id
	return id
}

// element is the shape of a variable, or of the elements of the array that it is; 0 where it may hold anything: a
// union, an array of characters or numbers.
func (s *shaper) element(t types.Type) (id ShapeID, array bool) {
	for {
		a, ok := t.(*types.ArrayType)
		if !ok {
			break
		}
		t, array = a.ElemType, true
	}
	switch x := t.(type) {
	case *types.StructType:
		if k := lockKind(x.Name()); k != 0 {
			return s.scalar(t, k), array
		}
		return s.of(t), array
	case *types.PointerType:
		return s.scalar(t, PointerCell), array
	case *types.IntType, *types.FloatType:
		if !array {
			return s.scalar(t, NumberCell), false
		}
	}
	return 0, array
}

// isNumbers reports whether a type is an array of numbers, or of such arrays.
func isNumbers(t types.Type) bool {
	a, ok := t.(*types.ArrayType)
	if !ok {
		return false
	}
	switch a.ElemType.(type) {
	case *types.IntType, *types.FloatType:
		return true
	}
	return isNumbers(a.ElemType)
}

// scalar is the shape of a single cell.
func (s *shaper) scalar(t types.Type, k CellKind) ShapeID {
	size := s.dl.size(t)
	for i := range s.p.Shapes {
		if x := &s.p.Shapes[i]; x.Name == "" && len(x.Cells) == 1 && x.Size == size && x.Cells[0].Kind == k {
			return ShapeID(i)
		}
	}
	s.p.Shapes = append(s.p.Shapes, Shape{Size: size, Cells: []ShapeCell{{0, size, k}}})
	return ShapeID(len(s.p.Shapes) - 1)
}

func (s *shaper) flatten(sh *Shape, t types.Type, off int64) {
	if len(sh.Cells) >= maxCells {
		return
	}
	add := func(k CellKind) { sh.Cells = append(sh.Cells, ShapeCell{off, s.dl.size(t), k}) }
	switch t := t.(type) {
	case *types.StructType:
		if strings.HasPrefix(t.Name(), "union.") {
			if k := lockKind(t.Name()); k != 0 {
				add(k)
			}
			return
		}
		for i, f := range t.Fields {
			s.flatten(sh, f, off+s.dl.fieldOffset(t, i))
		}
	case *types.ArrayType:
		if it, ok := t.ElemType.(*types.IntType); ok && it.BitSize == 8 {
			return
		}
		stride := s.dl.size(t.ElemType)
		for i := range min(int64(t.Len), maxCells) {
			s.flatten(sh, t.ElemType, off+i*stride)
		}
	case *types.PointerType:
		add(PointerCell)
	case *types.IntType, *types.FloatType:
		add(NumberCell)
	}
}

// lockKind is the kind of a union that is one of the C library's locks, else 0. Linking adds a number to names.
func lockKind(name string) CellKind {
	for i, lock := range lockNames {
		if rest, ok := strings.CutPrefix(name, lock); ok && strings.Trim(rest, ".0123456789") == "" {
			return firstLockCell + CellKind(i)
		}
	}
	return 0
}

// id is the number of a step, which has a shape and offsets that are kept; 0 otherwise.
func (s *shaper) id(t Step) StepID {
	if t.Shape == 0 || t.At <= -maxStep || t.At >= maxStep || t.Off < 0 || t.Off >= maxStep {
		return 0
	}
	if id, ok := s.steps[t]; ok {
		return id
	}
	s.p.Steps = append(s.p.Steps, t)
	id := StepID(len(s.p.Steps) - 1)
	s.steps[t] = id
	return id
}

// step is the member that a getelementptr with these indices leads to, and how far that is in bytes, variable indices
// taken as 0; fixed where there are none.
func (b *builder) step(elem types.Type, indices []value.Value) (id StepID, off int64, fixed bool) {
	fixed = true
	if m := b.l.modOf[b.src]; b.f == nil || b.f.Runtime || m == nil || m.Optimised {
		return 0, 0, false
	}
	var st Step
	t := elem
	for k, ix := range indices {
		n, known := unwrapIndex(ix).(*constant.Int)
		fixed = fixed && known
		if s, ok := t.(*types.StructType); k > 0 && ok {
			if !known || !n.X.IsUint64() || n.X.Uint64() >= uint64(len(s.Fields)) {
				return 0, 0, false
			}
			if st.Shape == 0 {
				if st.Shape = b.l.shapes.of(s); st.Shape == 0 || off <= -maxStep || off >= maxStep {
					return 0, 0, false
				}
				st.At = int32(off)
			}
			off += b.l.dl.fieldOffset(s, int(n.X.Uint64()))
			t = s.Fields[n.X.Uint64()]
			continue
		}
		if k > 0 {
			if t = elemType(t); t == nil {
				return 0, 0, false
			}
		}
		if known && n.X.IsInt64() {
			off += n.X.Int64() * b.l.dl.size(t)
		}
	}
	size := b.l.dl.size(t)
	if st.Shape == 0 || off-int64(st.At) >= b.l.p.Shapes[st.Shape].Size || off-int64(st.At) < 0 || size >= maxStep {
		return 0, off, fixed
	}
	st.Off, st.Bytes = int32(off)-st.At, int32(size)
	return b.l.shapes.id(st), off, fixed
}

// firstStep is the step of an access of a structure's first member: its address is the structure's own.
func (b *builder) firstStep(address value.Value) StepID {
	if g, ok := address.(*llir.InstGetElementPtr); ok {
		if id, off, fixed := b.step(g.ElemType, g.Indices); fixed && off == 0 {
			return id
		}
	}
	return 0
}

// firstOf is the first member of a structure that an argument is the address of, or 0.
func (b *builder) firstOf(arg value.Value) StepID {
	if a, ok := arg.(*llir.Arg); ok {
		arg = a.Value
	}
	return b.firstStep(arg)
}

// moved is a step whose address lies so many bytes behind another one, from that one.
func (s *shaper) moved(id StepID, by int64) StepID {
	if id == 0 || by <= -maxStep || by >= maxStep {
		return 0
	}
	t := s.p.Steps[id]
	at := int64(t.At) + by
	if at <= -maxStep || at >= maxStep {
		return 0
	}
	t.At = int32(at)
	return s.id(t)
}

// inner is the step into a member of a member: the second one begins at the end of the first, and is of its type. Of a
// pointer that was converted in between it is the second alone.
func (s *shaper) inner(first, second StepID, by, more int64) StepID {
	if first != 0 && second == 0 && more >= 0 && more < int64(s.p.Steps[first].Bytes) {
		return first // an element of an array
	}
	if first == 0 || second == 0 {
		return s.moved(second, by)
	}
	f, t := s.p.Steps[first], s.p.Steps[second]
	if t.At != 0 || s.p.Shapes[t.Shape].Size != int64(f.Bytes) {
		return s.moved(second, by)
	}
	f.Off, f.Bytes = f.Off+t.Off, t.Bytes
	return s.id(f)
}

// behindIndex is inner behind an index: the second one holds for any element if the elements are such structures.
func (s *shaper) behindIndex(d, in *Instr) StepID {
	id := s.inner(d.Step, in.Step, d.Imm, in.Imm)
	if id == 0 || d.Step != 0 && s.p.Steps[id].Shape == s.p.Steps[d.Step].Shape {
		return id
	}
	if size := s.p.Shapes[s.p.Steps[id].Shape].Size; size == 0 || d.Scale%size != 0 {
		return 0
	}
	return id
}
