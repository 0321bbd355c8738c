package snapshots

import (
	"bufio"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"slices"
	"sort"
	"strings"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

// world is the memory of a stopped process, and the mapping between its addresses and those of a seed: variables,
// functions, slots of given frames and thread-locals have addresses of their own in the seed; whatever else is mapped
// lies in the region of unknown objects.
type world struct {
	s      *Program
	mem    *os.File
	maps   []region          // by address
	there  []pair            // by native address
	here   []pair            // by the seed's address
	ids    map[uint64]uint64 // threads by their native ids
	idsOf  map[uint64]uint64
	stands []Stand
	ctx    *context.Context
	heap   []object // allocated and not freed, by address
	stale  []object // what was freed, and may lie where something else is now
}

// region is a mapping of the process, and where the seed has it.
type region struct {
	lo, hi, to uint64
	writable   bool
	file       string
}

// pair is an object that both have.
type pair struct {
	native, seed, size uint64
	function           bool
}

// unknownRegion is where the seed's objects of unknown addresses are put.
const unknownRegion = 1 << 42

func newWorld(s *Program, stop *Stop, ctx *context.Context, stands []Stand) (*world, error) {
	mem, err := os.Open(fmt.Sprintf("/proc/%d/mem", stop.PID))
	if err != nil {
		return nil, err
	}
	w := &world{s: s, mem: mem, ids: map[uint64]uint64{}, idsOf: map[uint64]uint64{}, stands: stands, ctx: ctx}
	if err := w.readMaps(stop.PID); err != nil {
		mem.Close()
		return nil, err
	}
	for i, st := range stands {
		w.ids[st.Thread.TLS], w.idsOf[uint64(i)+1] = uint64(i)+1, st.Thread.TLS
	}
	for _, g := range s.P.Globals {
		if g.ThreadLocal || g.Runtime {
			continue
		}
		if sym, ok := s.debug.symbols[g.Symbol.Name]; ok && elf.ST_TYPE(sym.Info) == elf.STT_OBJECT {
			w.there = append(w.there, pair{native: sym.Value, seed: g.Addr, size: uint64(g.Size)})
		}
	}
	for _, f := range s.P.Funcs {
		if sym, ok := s.debug.symbols[f.Symbol.Name]; ok && elf.ST_TYPE(sym.Info) == elf.STT_FUNC && !f.External &&
			!f.Runtime {
			w.there = append(w.there, pair{native: sym.Value, seed: f.Addr, size: 1, function: true})
		}
	}
	w.sort()
	w.readObjects()
	return w, nil
}

func (w *world) close() { w.mem.Close() }

func (w *world) readMaps(pid int) error {
	file, err := os.Open(fmt.Sprintf("/proc/%d/maps", pid))
	if err != nil {
		return err
	}
	defer file.Close()
	to := uint64(unknownRegion)
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var r region
		var rights string
		if _, err := fmt.Sscanf(lines.Text(), "%x-%x %s", &r.lo, &r.hi, &rights); err != nil {
			return fmt.Errorf("maps of the process: %w", err)
		}
		if n := len(w.maps); n == 0 || w.maps[n-1].hi != r.lo {
			to += 1 << 24
		}
		r.writable = strings.HasPrefix(rights, "rw")
		if f := strings.Fields(lines.Text()); len(f) > 5 {
			r.file = f[5]
		}
		r.to = to
		to += r.hi - r.lo
		w.maps = append(w.maps, r)
	}
	return nil
}

func (w *world) sort() {
	w.here = slices.Clone(w.there)
	sort.SliceStable(w.there, func(i, j int) bool { return w.there[i].native < w.there[j].native })
	sort.SliceStable(w.here, func(i, j int) bool { return w.here[i].seed < w.here[j].seed })
}

// seeded adds the objects that the seed has made: slots of frames whose place in the process is known, thread-locals.
func (w *world) seeded(st *state.State) {
	for i, t := range st.Threads[:len(w.stands)] {
		frames := len(w.stands[i].Bases)
		for k := range frames {
			w.slots(st, t.Frames[frames-1-k], w.stands[i].Bases[k], w.stands[i].PCs[k])
		}
		for _, l := range t.Locals {
			g := w.s.P.Globals[l.Global]
			if sym, ok := w.s.debug.symbols[g.Symbol.Name]; ok && elf.ST_TYPE(sym.Info) == elf.STT_TLS {
				w.there = append(
					w.there,
					pair{
						native: w.stands[i].Thread.TLS - w.s.debug.tls + sym.Value,
						seed:   st.Heap.Get(l.Obj).Addr(),
						size:   uint64(g.Size),
					},
				)
			}
		}
	}
	w.sort()
}

func (w *world) slots(st *state.State, f *state.Frame, base, pc uint64) {
	for i := range f.Fn.Vars {
		v := &f.Fn.Vars[i]
		if v.Alloca == ir.None {
			continue
		}
		at, ok := w.s.frameOffset(f.Fn, v, pc)
		if !ok {
			continue
		}
		if o := slot(st, f, v.Alloca); o != nil && o.Bytes() >= 0 {
			w.there = append(w.there, pair{native: base + uint64(at), seed: o.Addr(), size: uint64(o.Bytes())})
		}
	}
}

// slot is the seed's object whose address is in a register, or nil.
func slot(st *state.State, f *state.Frame, r ir.Reg) *symheap.Object {
	v := f.Regs[r]
	if !v.Concrete() || v.W == 0 {
		return nil
	}
	if o := st.Heap.Find(v.W); o != nil && slices.Contains(f.Allocas, o.ID()) {
		return o
	}
	return nil
}

// frameOffset is where a variable lies from its frame's base pointer; ok is false where the binary does not say, or has
// several of that name on one line.
func (s *Program) frameOffset(f *ir.Func, v *ir.Var, pc uint64) (at int64, ok bool) {
	in := s.debug.in(pc - 1)
	if in == nil || v.Loc == 0 {
		return 0, false
	}
	line := int(s.P.Locs[v.Loc].Line)
	if s.P.Locs[v.Loc].InlinedAt != 0 {
		return 0, false
	}
	n := 0
	for _, x := range in.variables {
		if x.name == v.Name && x.line == line && (x.arg > 0) == (v.Arg > 0) {
			at = x.offset
			n++
		}
	}
	return at, n == 1
}

// toSeed is the seed's word for a word of the process.
func (w *world) toSeed(word uint64) uint64 {
	if id, ok := w.ids[word]; ok {
		return id
	}
	if p, ok := find(w.there, word, func(p *pair) uint64 { return p.native }); ok && (!p.function || p.native == word) {
		return p.seed + (word - p.native)
	}
	if r := w.region(word); r != nil {
		return r.to + (word - r.lo)
	}
	return word
}

// toNative is its inverse.
func (w *world) toNative(word uint64) uint64 {
	if p, ok := find(w.here, word, func(p *pair) uint64 { return p.seed }); ok {
		return p.native + (word - p.seed)
	}
	for i := range w.maps {
		if r := &w.maps[i]; word >= r.to && word-r.to < r.hi-r.lo {
			return r.lo + (word - r.to)
		}
	}
	if id, ok := w.idsOf[word]; ok {
		return id
	}
	return word
}

// find is the object that an address lies in, or just behind.
func find(list []pair, addr uint64, of func(*pair) uint64) (p pair, ok bool) {
	i := sort.Search(len(list), func(i int) bool { return of(&list[i]) > addr }) - 1
	if i < 0 || addr-of(&list[i]) > list[i].size {
		return p, false
	}
	return list[i], true
}

func (w *world) region(word uint64) *region {
	i := sort.Search(len(w.maps), func(i int) bool { return w.maps[i].hi > word })
	if i == len(w.maps) || word < w.maps[i].lo {
		return nil
	}
	return &w.maps[i]
}

// bytes reads the memory of the process.
func (w *world) bytes(native uint64, n int) ([]byte, bool) {
	b := make([]byte, n)
	if native>>63 != 0 {
		return nil, false
	}
	if got, err := w.mem.ReadAt(b, int64(native)); err != nil || got != n {
		return nil, false
	}
	return b, true
}

// word reads up to eight bytes.
func (w *world) word(native uint64, n int) (uint64, bool) {
	b, ok := w.bytes(native, n)
	if !ok {
		return 0, false
	}
	var full [8]byte
	copy(full[:], b)
	return binary.LittleEndian.Uint64(full[:]), true
}

// contents is memory with the seed's addresses in its aligned words.
func (w *world) contents(native uint64, n int) ([]byte, bool) {
	b, ok := w.bytes(native, n)
	for i := 0; ok && i+8 <= n; i += 8 {
		word := binary.LittleEndian.Uint64(b[i:])
		binary.LittleEndian.PutUint64(b[i:], w.toSeed(word))
	}
	return b, ok
}
