package soundness

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/soundness/concrete"
	"midway/soundness/native"
)

// starting is a concrete initial state on its way to a harness that lays it out natively.
type starting struct {
	p     *ir.Program
	s     *concrete.Start
	w     *Witness
	syncs map[uint64]string // the synchronisation objects of the run, by address: of native.Primitives
	word  int               // bytes of a pointer

	out    *native.Start
	index  map[int]int // of an object of s among those of out
	copies []native.Copy
	why    string // why there can be no harness, or ""
}

// nativeStart is the state that a run began in, for a harness; why says what keeps a harness from making it.
func nativeStart(
	p *ir.Program,
	s *concrete.Start,
	w *Witness,
	syncs map[uint64]string,
) (out *native.Start, why string) {
	x := &starting{p: p, s: s, w: w, syncs: syncs, word: int(p.Model.PtrBytes()), index: map[int]int{},
		out: &native.Start{Objects: []native.Object{}, Threads: []native.Call{}}}
	for i := 0; i < len(s.Threads) && x.why == ""; i++ {
		x.thread(&s.Threads[i])
	}
	for i := 0; i < len(s.Objects) && x.why == ""; i++ {
		x.object(i)
	}
	x.keys()
	x.code()
	if x.why != "" {
		return nil, x.why
	}
	return x.out, ""
}

func (x *starting) refuse(format string, args ...any) {
	if x.why == "" {
		x.why = "a harness cannot be built: " + fmt.Sprintf(format, args...)
	}
}

// code writes the copies of functions that threads are in the middle of.
func (x *starting) code() {
	if len(x.copies) == 0 || x.why != "" {
		return
	}
	code, err := native.Copies(x.p, x.copies, x.w.Kind == property.SignedOverflow)
	if err != nil {
		x.refuse("%v", err)
		return
	}
	x.out.Code = code
}

// matters reports whether contents differ from the initial ones, and are not just open.
func (x *starting) matters(name string, data, initial []byte) bool {
	if bytes.Equal(data, padded(initial, len(data))) {
		return false
	}
	return len(bytes.Trim(data, "\x00")) > 0 || x.mentioned(name)
}

// mentioned reports whether the violation's condition is about an object of the seed.
func (x *starting) mentioned(name string) bool {
	return slices.ContainsFunc(x.w.Ranges, func(r execute.Range) bool { return r.Name == name })
}

// padded is the initial bytes of a variable, of which none may be given.
func padded(initial []byte, n int) []byte {
	if len(initial) == n {
		return initial
	}
	out := make([]byte, n)
	copy(out, initial)
	return out
}

func symbolOf(s ir.Symbol) native.Symbol {
	return native.Symbol{Name: s.Name, Unit: s.Unit, Local: s.Local}
}

// holding is the index of the object that has an address in it or just behind it, or -1.
func (x *starting) holding(addr uint64) int {
	behind := -1
	for i := range x.s.Objects {
		o := &x.s.Objects[i]
		switch n := uint64(len(o.Data)); {
		case addr >= o.Addr && addr-o.Addr < max(n, 1):
			return i
		case addr == o.Addr+n:
			behind = i
		}
	}
	return behind
}

// address is what a word leads to, or nil: it is no address, or one of nothing.
func (x *starting) address(word uint64) *native.Address {
	l := x.p.Model.Layout()
	if word < l.UnknownLo {
		return nil
	}
	if word >= l.FuncBase && word < l.GlobalBase {
		i := (word - l.FuncBase) / 16
		if i >= uint64(len(x.p.Funcs)) || word != x.p.Funcs[i].Addr {
			return nil
		}
		f := x.p.Funcs[i]
		s := symbolOf(f.Symbol)
		if f.Runtime && strings.HasPrefix(f.Name, "__m") {
			x.refuse("the state has the address of the C library's own %s", f.Name)
		}
		return &native.Address{Object: -1, Function: &s}
	}
	i := x.holding(word)
	if i < 0 {
		return nil
	}
	if stream := x.stream(&x.s.Objects[i], word); stream != "" {
		return &native.Address{Object: -1, Stream: stream}
	}
	at := x.index[i] - 1
	if at < 0 {
		if at = x.declare(i); at < 0 {
			x.refuse("the state has an address in %s, which is the C library's own or a thread's", x.s.Objects[i].Name)
			return nil
		}
	}
	return &native.Address{Object: at, Plus: int(word - x.s.Objects[i].Addr)}
}

// laidOut reports whether a harness makes objects of a kind: locals of functions that threads are in, too.
func laidOut(k concrete.Kind) bool {
	return k == concrete.Heap || k == concrete.Stack || k == concrete.Mapped
}

// stream is the C library's stream that lies at an address of one of its objects, or "".
func (x *starting) stream(o *concrete.StartObject, addr uint64) string {
	g := globalAt(x.p, o.Addr)
	if g == nil || !g.Runtime || sourceName(g.Name) != "standard" || g.Size < 3 {
		return ""
	}
	each := uint64(g.Size) / 3
	if i := (addr - o.Addr) / each; (addr-o.Addr)%each == 0 && i < 3 {
		return [...]string{"stdin", "stdout", "stderr"}[i]
	}
	return ""
}

// declare gives an object of the state its place in the harness; -1 where it has none.
func (x *starting) declare(i int) int {
	o := &x.s.Objects[i]
	n := native.Object{Name: o.Name, Bytes: len(o.Data), Contents: []native.Cell{}}
	g := globalAt(x.p, o.Addr)
	switch {
	case g != nil && (!g.Runtime || native.OfLibrary(g.Symbol.Name)):
		s := symbolOf(g.Symbol)
		n.Variable = &s
	case g != nil || !laidOut(o.Kind):
		return -1
	}
	n.Mapped, n.Freed = o.Kind == concrete.Mapped, o.Freed
	x.out.Objects = append(x.out.Objects, n)
	x.index[i] = len(x.out.Objects)
	return len(x.out.Objects) - 1
}

// object adds what an object of the state holds.
func (x *starting) object(i int) {
	o := &x.s.Objects[i]
	g := globalAt(x.p, o.Addr)
	switch {
	case g != nil && g.Runtime && (g.Name == keyTable || g.Name == keyCount), x.keptFor(o.Addr):
		return
	case g != nil && g.Runtime && (!native.OfLibrary(g.Symbol.Name) || strings.HasPrefix(g.Name, "std")):
		if x.matters(o.Name, o.Data, g.Init) {
			x.refuse("the C library's own %s is not what it is at the program's start", g.Name)
		}
		return
	case g != nil && g.Const:
		return
	case g == nil && o.Kind == concrete.Internal:
		if len(bytes.Trim(o.Data, "\x00")) > 0 {
			x.refuse("what the C library remembers is not as at the program's start (%s)", o.Name)
		}
		return
	case g == nil && !laidOut(o.Kind):
		return // thread-locals
	case g != nil && o.Freed:
		x.refuse("%s was freed before", o.Name)
		return
	}
	var initial []byte
	if g != nil && !g.External {
		initial = padded(g.Init, len(o.Data))
	} else {
		initial = make([]byte, len(o.Data))
	}
	taken := make([]bool, len(o.Data))
	syncs, held := x.primitives(o, initial, taken)
	var t *ir.Type
	if g != nil {
		t = g.Type
	}
	cells := x.cells(t, o.Data, initial, taken)
	if g != nil && len(cells)+len(syncs) == 0 && !g.External {
		return
	}
	at := x.index[i] - 1
	if at < 0 {
		at = x.declare(i)
	}
	x.out.Objects[at].Contents, x.out.Objects[at].Syncs = orNone(cells), syncs
	x.hold(at, held)
}

func orNone(c []native.Cell) []native.Cell {
	if c == nil {
		return []native.Cell{}
	}
	return c
}

// cells are the addresses in an object of a type, which is nil where it is not known, and the words of four bytes that
// are not the initial ones. Addresses are aligned: parts of two neighbouring numbers may look like one.
func (x *starting) cells(t *ir.Type, data, initial []byte, taken []bool) (out []native.Cell) {
	addresses, differs := map[int]*native.Address{}, make([]bool, len(data))
	for at := 0; at+x.word <= len(data); at += x.word {
		if x.numbers(t, at) || bytes.Equal(data[at:at+x.word], initial[at:at+x.word]) ||
			slices.Contains(taken[at:at+x.word], true) {
			continue
		}
		if a := x.address(x.number(data[at : at+x.word])); a != nil {
			addresses[at] = a
			for i := at; i < at+x.word; i++ {
				taken[i] = true
			}
		}
	}
	x.unaligned(t, data, taken)
	for at := range data {
		first, end := at/4*4, min(at/4*4+4, len(data))
		differs[at] = !taken[at] && !bytes.Equal(data[first:end], initial[first:end])
	}
	for at := 0; at < len(data); {
		end := at + 1
		switch {
		case addresses[at] != nil:
			out = append(out, native.Cell{At: at, Address: addresses[at]})
		case differs[at]:
			for end < len(data) && differs[end] {
				end++
			}
			out = append(out, native.Cell{At: at, Bytes: hex.EncodeToString(data[at:end])})
		}
		at = end
	}
	return out
}

// unaligned refuses an address that stands where none is looked for, in a packed structure say: natively it would lead
// nowhere, and fail there. What looks like one may be none, so that words of four bytes are the smallest looked at.
func (x *starting) unaligned(t *ir.Type, data []byte, taken []bool) {
	for at := 0; t == nil && at+x.word <= len(data); at += 4 {
		if i := x.holding(x.number(data[at : at+x.word])); i >= 0 && !slices.Contains(taken[at:at+x.word], true) {
			x.refuse("the state has what looks like the address of %s, and is not aligned", x.s.Objects[i].Name)
		}
	}
}

// numbers reports whether a type has something else than one word that may be an address at an offset.
func (x *starting) numbers(t *ir.Type, at int) bool {
	whole := t.Part(int64(at), int64(x.word))
	if whole == nil {
		return t.Part(int64(at), 1) != nil || t.Part(int64(at), 2) != nil || x.word == 8 && t.Part(int64(at), 4) != nil
	}
	return whole.Kind == ir.Float
}

// number is a word in memory.
func (x *starting) number(b []byte) uint64 {
	var w [8]byte
	copy(w[:], b)
	return binary.LittleEndian.Uint64(w[:])
}
