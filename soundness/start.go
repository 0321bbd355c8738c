package soundness

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/ir"
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

	out   *native.Start
	index map[int]int // of an object of s among those of out
	why   string      // why there can be no harness, or ""
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
	for i := range s.Threads {
		x.stands(&s.Threads[i])
	}
	for i := 0; i < len(s.Threads) && x.why == ""; i++ {
		x.thread(&s.Threads[i])
	}
	for i := 0; i < len(s.Objects) && x.why == ""; i++ {
		x.object(i)
	}
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

// stands refuses a thread that is not about to begin a function, called by nobody.
func (x *starting) stands(t *concrete.StartThread) {
	switch f := &t.Frames[len(t.Frames)-1]; {
	case t.Main:
		x.refuse("%s is the main thread: explore from main, or from the functions that threads start in", t.Name)
	case f.Fn.Runtime:
		x.refuse("%s stands inside a blocking call", t.Name)
	case len(t.Frames) > 1:
		x.refuse("%s stands in a function that another one has called", t.Name)
	case f.PC != f.Fn.Entry:
		x.refuse("%s stands in the middle of %s, not at its beginning", t.Name, sourceName(f.Fn.Name))
	}
}

// thread adds what a thread calls.
func (x *starting) thread(t *concrete.StartThread) {
	f := &t.Frames[0]
	c := native.Call{Function: symbolOf(f.Fn.Symbol), Arguments: []native.Argument{}}
	x.signature(f.Fn)
	for i := range f.Fn.Params {
		c.Arguments = append(c.Arguments, x.argument(f, i))
	}
	x.out.Threads = append(x.out.Threads, c)
	x.locals(t)
}

// signature refuses parameters that are no integers and pointers: an aggregate by value is several parameters, or a
// hidden one.
func (x *starting) signature(f *ir.Func) {
	if f.Variadic {
		x.refuse("%s takes a variable number of arguments", sourceName(f.Name))
	}
	declared, aggregate := 0, false
	for i := range f.Vars {
		v := &f.Vars[i]
		if v.Arg > declared {
			declared = v.Arg
		}
		aggregate = aggregate || v.Arg > 0 && v.Type != nil && (v.Type.Kind == ir.Struct || v.Type.Kind == ir.Union)
	}
	if aggregate || declared > 0 && declared != len(f.Params) {
		x.refuse("%s takes or returns a structure by value", sourceName(f.Name))
	}
	for i, p := range f.Params {
		if f.Regs[i].Float || !slices.Contains([]uint16{1, 8, 16, 32, 64}, p.Bits) {
			x.refuse("parameter %d of %s is neither an integer nor a pointer", i+1, sourceName(f.Name))
		}
	}
}

func (x *starting) argument(f *concrete.StartFrame, i int) native.Argument {
	p := &f.Fn.Params[i]
	a := native.Argument{Name: p.Name, Bits: int(p.Bits), Pointer: p.Ptr, Value: f.Regs[i].Lo}
	if a.Name == "" {
		a.Name = f.Fn.Regs[i].Name
	}
	if p.Ptr {
		if a.Address = x.address(a.Value); a.Address != nil {
			a.Value = 0
		}
	}
	return a
}

// locals refuses thread-local variables that the run looks at and that a new thread has otherwise.
func (x *starting) locals(t *concrete.StartThread) {
	for _, g := range x.p.Globals {
		addr, ok := t.Locals[g.ID]
		if i := x.holding(addr); ok && i >= 0 && x.matters(x.s.Objects[i].Name, x.s.Objects[i].Data, g.Init) {
			x.refuse("the thread-local %s of %s is not what a new thread has", g.Name, t.Name)
		}
	}
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
	at := x.index[i] - 1
	if at < 0 {
		if at = x.declare(i); at < 0 {
			x.refuse("the state has an address in %s, which is the C library's own or a thread's", x.s.Objects[i].Name)
			return nil
		}
	}
	return &native.Address{Object: at, Plus: int(word - x.s.Objects[i].Addr)}
}

// declare gives an object of the state its place in the harness; -1 where it has none.
func (x *starting) declare(i int) int {
	o := &x.s.Objects[i]
	n := native.Object{Name: o.Name, Bytes: len(o.Data), Contents: []native.Cell{}}
	g := globalAt(x.p, o.Addr)
	switch {
	case g != nil && !g.Runtime:
		s := symbolOf(g.Symbol)
		n.Variable = &s
	case g != nil || o.Kind != concrete.Heap:
		return -1
	}
	x.out.Objects = append(x.out.Objects, n)
	x.index[i] = len(x.out.Objects)
	return len(x.out.Objects) - 1
}

// object adds what an object of the state holds.
func (x *starting) object(i int) {
	o := &x.s.Objects[i]
	g := globalAt(x.p, o.Addr)
	switch {
	case g != nil && g.Runtime:
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
	case g == nil && o.Kind != concrete.Heap:
		return // thread-locals; of locals there are none at the beginning of a function
	case o.Freed:
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
	syncs := x.primitives(o, initial, taken)
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

// primitives are the synchronisation objects in an object that the run uses, in the state that the model has them in.
// What the C library keeps in the rest of their bytes is its own: all are taken.
func (x *starting) primitives(o *concrete.StartObject, initial []byte, taken []bool) (out []native.Primitive) {
	var at []uint64
	for addr := range x.syncs {
		if addr >= o.Addr && addr-o.Addr < uint64(len(o.Data)) {
			at = append(at, addr-o.Addr)
		}
	}
	slices.Sort(at)
	for _, off := range at {
		kind := x.syncs[o.Addr+off]
		end := min(int(off)+native.Primitives[kind][number(x.word == 4)], len(o.Data))
		for i := int(off); i < end; i++ {
			taken[i] = true
		}
		value := x.primitive(kind, o.Data[off:end], o.Name)
		if kind == "spinlock" || !bytes.Equal(o.Data[off:end], initial[off:end]) {
			// a free spin lock is not zero natively
			out = append(out, native.Primitive{At: int(off), Kind: kind, Value: value})
		}
	}
	return out
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// The bits of a mutex's kind, and where the models count a condition's waiters, as glibc has them.
const (
	conditionWaiters = 9 // in words of four bytes

	mutexKind   = 3
	mutexRobust = 16
)

// primitive is what of a synchronisation object a harness has to know; one that is in use is refused. Its words are
// those of the models.
func (x *starting) primitive(kind string, b []byte, name string) (value uint32) {
	word := func(i int) uint32 {
		if 4*i+4 > len(b) {
			return 0
		}
		return binary.LittleEndian.Uint32(b[4*i:])
	}
	held, mutexAt := false, map[int]int{8: 4, 4: 3}[x.word]
	switch kind {
	case "mutex":
		held, value = word(0) != 0, word(mutexAt)
		switch {
		case int32(value) == -1:
			x.refuse("a mutex in %s was destroyed before", name)
		case value&mutexRobust != 0:
			x.refuse("a mutex in %s is robust", name)
		}
		value &= mutexKind
	case "condition":
		if word(conditionWaiters) != 0 {
			x.refuse("a thread that the context does not have waits for a condition in %s", name)
		}
	case "rwlock":
		held = word(0) != 0 || word(1) != 0
	case "semaphore":
		value = word(0) & math.MaxInt32
	case "barrier":
		value = word(2)
		if word(0) != 0 || value == 0 {
			x.refuse("a barrier in %s is not initialised, or threads have come to it", name)
		}
	case "spinlock":
		held = word(0) != 0
	case "once":
		if word(0) != 0 { // no thread of a context stands inside a routine
			value = 2
		}
	}
	if held {
		x.refuse("a lock in %s is held", name)
	}
	return value
}

// syncArguments are the synchronisation objects that a call of a library function uses, by argument.
func syncArguments(op string) (kinds []string) {
	switch {
	case strings.HasPrefix(op, "pthread_mutex_"), strings.HasPrefix(op, "mtx_"):
		return []string{"mutex"}
	case strings.HasPrefix(op, "pthread_cond_"), strings.HasPrefix(op, "cnd_"):
		if strings.HasSuffix(op, "wait") {
			return []string{"condition", "mutex"}
		}
		return []string{"condition"}
	case strings.HasPrefix(op, "pthread_rwlock_"):
		return []string{"rwlock"}
	case strings.HasPrefix(op, "pthread_spin_"):
		return []string{"spinlock"}
	case strings.HasPrefix(op, "pthread_barrier_"):
		return []string{"barrier"}
	case op == "pthread_once", op == "call_once":
		return []string{"once"}
	case strings.HasPrefix(op, "sem_") && op != "sem_open" && op != "sem_unlink":
		return []string{"semaphore"}
	}
	return nil
}
