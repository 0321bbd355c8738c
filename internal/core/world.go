package core

import (
	"cmp"
	"debug/elf"
	"fmt"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

// world maps the addresses of the process to those of a state. What both know are pairs: variables, functions, slots of
// frames, thread-locals; what the state does not know yet are items.
type world struct {
	*Moment
	p      *ir.Program
	ctx    *context.Context
	st     *state.State
	heaps  *heaps
	stands []stand
	pairs  []pair  // by native address
	items  []*item // by native address, once they have objects
	at     map[uint64]*item
	ids    map[uint64]uint64 // what models call threads, by what the process does: their thread pointer
	lwps   map[uint64]uint64 // the same by the kernel's number
	libs   map[string]map[uint64][]string
	funcs  map[uint64]uint64     // functions of the program: where the state has what the process has
	taken  map[heldLock]ir.LocID // where, as far as the facts of the context tell
	chosen map[uint64]*ir.Func   // functions of the C library by where the process has them
	texts  map[string]*ir.Global
	told   *Told
}

// stand is a thread of the context in the process.
type stand struct {
	*thread
	frames []*frame // of the process, by frame of the context; nil: not found
}

// pair is something that both have.
type pair struct {
	native, seed, size uint64
	object             symheap.ID
	global             *ir.Global
	typ                *ir.Type
}

// pairs by name come first: what a program names.
func (w *world) sort() {
	slices.SortStableFunc(w.pairs, func(a, b pair) int { return cmp.Compare(a.native, b.native) })
}

// find is the pair that an address lies in, or just behind where nothing begins there.
func (w *world) find(native uint64) *pair {
	for i := sort.Search(len(w.pairs), func(i int) bool { return w.pairs[i].native > native }) - 1; i >= 0; i-- {
		switch p := &w.pairs[i]; {
		case native-p.native <= p.size:
			return p
		case native-p.native > 1<<32:
			return nil
		case i > 0 && w.pairs[i-1].native+w.pairs[i-1].size < native:
			return nil
		}
	}
	return nil
}

// functionAt is the function that begins at an address of the state, or nil.
func (w *world) functionAt(seed uint64) *ir.Func {
	l := w.p.Model.Layout()
	if i := (seed - l.FuncBase) / 16; seed >= l.FuncBase && i < uint64(len(w.p.Funcs)) && w.p.Funcs[i].Addr == seed {
		return w.p.Funcs[i]
	}
	return nil
}

// functions pairs the program's functions with those of the executable.
func (w *world) functions() {
	for _, f := range w.p.Funcs {
		if f.External || f.Runtime {
			continue
		}
		if at, ok := w.functionOf(f); ok {
			w.funcs[at+w.binary.bias] = f.Addr
		}
	}
}

func (w *world) functionOf(f *ir.Func) (uint64, bool) {
	name := f.Symbol.Name
	list := w.binary.symbols[name]
	if len(list) == 1 && elf.ST_TYPE(list[0].Info) == elf.STT_FUNC {
		return list[0].Value, true
	}
	for _, d := range w.binary.functions {
		if f.Loc != 0 && d.name == name && d.line == int(w.p.Locs[f.Loc].Line) && d.file == filepath.Base(w.p.Files[w.p.Locs[f.Loc].File]) {
			return d.at, true
		}
	}
	return 0, false
}

// threads finds the context's threads and frames in the process.
func (w *world) threads() error {
	for i := range w.ctx.Threads {
		t := w.threadOf(w.ctx.Threads[i].Name)
		if t == nil {
			return fmt.Errorf("thread %s of the context is not in %s", w.ctx.Threads[i].Name, w.Path)
		}
		s := stand{thread: t, frames: make([]*frame, len(w.ctx.Threads[i].Frames))}
		next := 0
		for k, fr := range w.ctx.Threads[i].Frames {
			name := plain(w.p.Funcs[fr.Func].Name)
			for at := next; at < len(t.Frames); at++ {
				if f := &t.Frames[at]; f.Library == "" && plain(f.Function) == name {
					s.frames[k], next = f, at+1
					break
				}
			}
		}
		w.stands = append(w.stands, s)
		w.ids[t.task.FS], w.lwps[uint64(t.LWP)] = uint64(i)+1, uint64(i)+1
	}
	return nil
}

// plain is a function's name in the source.
func plain(name string) string {
	name, _, _ = strings.Cut(name, ".")
	return name
}

// threadOf is the thread that the context of the report calls so: main, or t and gdb's number.
func (w *world) threadOf(name string) *thread {
	for i := range w.Report.Threads {
		t := &w.Report.Threads[i]
		isMain := t.Main || slices.ContainsFunc(t.Frames, func(f backtrace.Frame) bool { return f.Function == "main" })
		if name == "main" && isMain || name == t.ID || name == "t"+t.ID || name == "t"+strings.ReplaceAll(t.ID, ".", "_") {
			return w.numbered(t.ID)
		}
	}
	return nil
}

// slots pairs the slots of the given frames, and thread-locals.
func (w *world) slots() {
	for i := range w.stands {
		t := w.st.Threads[i]
		frames := w.ctx.Threads[i].Frames
		for k := range frames {
			if w.stands[i].frames[k] != nil {
				w.slotsOf(t.Frames[len(frames)-1-k], w.stands[i].frames[k])
			}
		}
		for _, l := range t.Locals {
			w.local(t, i, l)
		}
	}
}

func (w *world) local(t *state.Thread, i int, l state.ThreadLocal) {
	g := w.p.Globals[l.Global]
	d, ok := w.variableOf(g)
	if !ok {
		return
	}
	at := w.stands[i].task.FS - w.binary.tls + d.at
	w.pairs = append(w.pairs, pair{native: at, seed: w.st.Heap.Get(l.Obj).Addr(), size: uint64(g.Size), object: l.Obj, typ: g.Type})
}

func (w *world) slotsOf(f *state.Frame, in *frame) {
	for i := range f.Fn.Vars {
		v := &f.Fn.Vars[i]
		if v.Alloca == ir.None {
			continue
		}
		at := w.placeOf(v, in)
		o := slotObject(w.st, f, v.Alloca)
		if o == nil || at == nil || at.Address == nil || o.Bytes() < 0 {
			continue
		}
		if at.Size > 0 && at.Size != o.Bytes() { // its length is not fixed, or it is another one
			continue
		}
		w.pairs = append(w.pairs, pair{native: *at.Address, seed: o.Addr(), size: uint64(o.Bytes()), object: o.ID(), typ: v.Type})
	}
}

// slotObject is the object whose address is in a register of a frame, or nil.
func slotObject(st *state.State, f *state.Frame, r ir.Reg) *symheap.Object {
	v := f.Regs[r]
	if !v.Concrete() || v.W == 0 {
		return nil
	}
	if o := st.Heap.Find(v.W); o != nil && slices.Contains(f.Allocas, o.ID()) {
		return o
	}
	return nil
}

// placeOf is where a variable of the program lies in a frame of the process: nil where gdb does not tell, or has several
// of that name and line.
func (w *world) placeOf(v *ir.Var, in *frame) *place {
	if v.Loc == 0 || w.p.Locs[v.Loc].InlinedAt != 0 {
		return nil
	}
	line := int(w.p.Locs[v.Loc].Line)
	var found *place
	for i := range in.Variables {
		p := &in.Variables[i]
		if p.Name != v.Name || p.Argument != (v.Arg > 0) || p.Line != line && !p.Argument {
			continue
		}
		if found != nil {
			return nil
		}
		found = p
	}
	return found
}

// versions reports a function on a stack that begins at another line in the executable than in the program given.
func (w *world) versions() error {
	for i := range w.stands {
		for k, f := range w.stands[i].frames {
			fn := w.p.Funcs[w.ctx.Threads[i].Frames[k].Func]
			if f == nil || fn.Loc == 0 {
				continue
			}
			for _, d := range w.binary.functions {
				line := int(w.p.Locs[fn.Loc].Line)
				if d.name == f.Function && d.at+w.binary.bias <= f.PC && f.PC < d.end+w.binary.bias && d.line != 0 && d.line != line {
					return fmt.Errorf("%s is not of this program: %s begins at line %d in it, and at line %d in the program given", w.Exe, f.Function, d.line, line)
				}
			}
		}
	}
	return nil
}

// sameText reports whether two addresses of the state lead to equal string constants: a linker makes one of them.
func (w *world) sameText(a, b uint64) bool {
	s, ok := w.constantAt(a)
	t, ok2 := w.constantAt(b)
	return ok && ok2 && s == t
}

// constantAt is the string that an address of the state leads to, in memory that nothing writes.
func (w *world) constantAt(seed uint64) (string, bool) {
	o := w.st.Heap.Find(seed)
	if o == nil || !o.ReadOnly() || seed < o.Addr() {
		return "", false
	}
	var text []byte
	for at := seed - o.Addr(); int64(at) < o.Bytes(); at++ {
		c := w.st.Heap.Load(o.ID(), expr.Word(at), 1)
		if !c.Concrete() || c.W == 0 {
			return string(text), c.Concrete()
		}
		text = append(text, byte(c.W))
	}
	return "", false
}

// isThread reports whether a word is what pthread_create gives for a thread: its control block begins with its own
// address, which is there twice.
func (w *world) isThread(word uint64) bool {
	if word%64 != 0 {
		return false
	}
	self, ok := w.Word(word, 8)
	again, ok2 := w.Word(word+16, 8)
	return ok && ok2 && self == word && again == word
}

// toSeed is the state's word for a word of the process; known is false where it is none that the state has an object
// for.
func (w *world) toSeed(word uint64) (to uint64, known bool) {
	if !w.covers(word) {
		return word, true
	}
	if id, ok := w.ids[word]; ok {
		return id, true
	}
	if f, ok := w.funcs[word]; ok {
		return f, true
	}
	if w.isThread(word) {
		return word, false
	}
	if f := w.libraryFunction(word); f != nil {
		return f.Addr, true
	}
	if it := w.itemAt(word); it != nil && word-it.native < it.size {
		return it.seed + (word - it.native), true
	}
	if p := w.find(word); p != nil {
		return p.seed + (word - p.native), true
	}
	if it := w.itemAt(word); it != nil {
		return it.seed + (word - it.native), true
	}
	// In a heap, and in no object: it was freed, and is a part of something else now.
	return word, w.heaps.inHeap(word) || w.segment(word) == nil && w.mapped(word) == nil
}

// itemAt is the item that an address lies in, or just behind, once items are sorted.
func (w *world) itemAt(native uint64) *item {
	i := sort.Search(len(w.items), func(i int) bool { return w.items[i].native > native }) - 1
	if i < 0 || native-w.items[i].native > w.items[i].size {
		return nil
	}
	return w.items[i]
}

// libraryFunction is the function of the C library that begins at an address, or nil.
func (w *world) libraryFunction(native uint64) *ir.Func {
	if f, ok := w.chosen[native]; ok {
		return f
	}
	m := w.mapped(native)
	if m == nil || m.Path == w.Executable() {
		return nil
	}
	base, ok := w.base(m.Path)
	if !ok {
		return nil
	}
	for _, name := range w.exportedBy(m.Path)[native-base] {
		if f := w.p.Library(name); f != nil {
			return f
		}
	}
	return nil
}

// exportedBy are the names of the functions that a library shows, by address.
func (w *world) exportedBy(path string) map[uint64][]string {
	names, read := w.libs[path]
	if !read {
		names = exported(path)
		w.libs[path] = names
	}
	return names
}

// exported reads them from the file.
func exported(path string) map[uint64][]string {
	out := map[uint64][]string{}
	f, err := elf.Open(path)
	if err != nil {
		return out
	}
	defer f.Close()
	symbols, err := f.DynamicSymbols()
	if err != nil {
		return out
	}
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) != elf.STT_FUNC || s.Section == elf.SHN_UNDEF {
			continue
		}
		out[s.Value] = append(out[s.Value], s.Name)
	}
	return out
}
