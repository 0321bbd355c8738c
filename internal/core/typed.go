package core

import (
	"encoding/binary"
	"fmt"
	"slices"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// What memory holds, by the types of pointers that lead there: where glibc's synchronisation objects lie.

// syncKind is which of glibc's structures lies somewhere.
type syncKind uint8

const (
	noSync syncKind = iota
	mutexAt
	condAt
	rwlockAt
	barrierAt
	semaphoreAt
	spinAt
)

// syncTypes are glibc's types by the names that C programs have for them.
var syncTypes = map[string]syncKind{
	"pthread_mutex_t": mutexAt, "mtx_t": mutexAt, "pthread_cond_t": condAt, "cnd_t": condAt, "pthread_rwlock_t": rwlockAt,
	"pthread_barrier_t": barrierAt, "sem_t": semaphoreAt, "pthread_spinlock_t": spinAt,
}

// syncBytes is how many bytes each has on x86-64.
var syncBytes = map[syncKind]uint64{mutexAt: 40, condAt: 48, rwlockAt: 56, barrierAt: 32, semaphoreAt: 32, spinAt: 4}

// typer follows types through memory.
type typer struct {
	*world
	syncs map[uint64]syncKind
	seen  map[typedAt]bool
	work  []typedAt
}

type typedAt struct {
	at uint64
	t  *ir.Type
}

// maxTyped bounds the structures that are looked at, maxElements those of one allocation.
const (
	maxTyped    = 1 << 20
	maxElements = 1 << 12
)

// typed finds the synchronisation objects of all memory that pointers with a type lead to, and gives items their types.
// pointers are what registers of frames hold, with what they point to.
func (w *world) typed(pointers []typedAt) map[uint64]syncKind {
	t := &typer{world: w, syncs: map[uint64]syncKind{}, seen: map[typedAt]bool{}}
	for i := range w.pairs {
		if p := &w.pairs[i]; p.typ != nil {
			t.add(p.native, p.typ)
		}
	}
	for _, p := range pointers {
		t.target(p.at, p.t)
	}
	for n := 0; len(t.work) > 0 && n < maxTyped; n++ {
		next := t.work[len(t.work)-1]
		t.work = t.work[:len(t.work)-1]
		t.walk(next.at, next.t)
	}
	return t.syncs
}

func (t *typer) add(at uint64, typ *ir.Type) {
	k := typedAt{at, typ}
	if !t.seen[k] {
		t.seen[k] = true
		t.work = append(t.work, k)
	}
}

// walk looks at a value of a type.
func (t *typer) walk(at uint64, typ *ir.Type) {
	if typ == nil || typ.Size <= 0 {
		return
	}
	if k := syncTypes[typ.Name]; k != noSync {
		if _, other := t.syncs[at]; !other {
			t.syncs[at] = k
		}
		return
	}
	switch typ.Kind {
	case ir.Struct:
		for _, f := range typ.Fields {
			if f.BitSize == 0 && interesting(f.Type) {
				t.walk(at+uint64(f.Offset), f.Type)
			}
		}
	case ir.Array:
		if interesting(typ.Elem) && typ.Elem.Size > 0 {
			for i := range min(typ.Count, maxElements) {
				t.walk(at+uint64(i*typ.Elem.Size), typ.Elem)
			}
		}
	case ir.PointerTo:
		if word, ok := t.Word(at, 8); ok && typ.Elem != nil && interesting(typ.Elem) {
			t.target(word, typ.Elem)
		}
	}
}

// interesting reports whether pointers or synchronisation objects may be in a type.
func interesting(t *ir.Type) bool {
	if t == nil {
		return false
	}
	switch t.Kind {
	case ir.Struct, ir.PointerTo:
		return true
	case ir.Array:
		return interesting(t.Elem)
	}
	return syncTypes[t.Name] != noSync
}

// target looks at what a pointer to a type leads to: all elements, where an allocation is an array of such.
func (t *typer) target(word uint64, elem *ir.Type) {
	it := t.itemAt(word)
	if it == nil || word-it.native >= it.size || it.data != nil || it.opaque || it.freed {
		if p := t.find(word); p != nil && word-p.native < p.size {
			t.add(word, elem)
		}
		return
	}
	size := uint64(max(elem.Size, 0))
	if word == it.native && it.typ == nil && elem.Kind == ir.Struct {
		it.typ = elem
		if elem.Name != "" {
			it.name = fmt.Sprintf("%s at %#x", elem.Name, it.native)
		}
	}
	if first := (typedAt{it.native, elem}); size == 0 || elem.Kind != ir.Struct || word != it.native || t.seen[first] {
		t.add(word, elem)
		return
	}
	for n, at := 0, it.native; n < maxElements && at+size <= it.native+it.size; n, at = n+1, at+size {
		t.add(at, elem)
	}
}

// arguments adds what blocked threads wait for, by the calls that they are in: what no type tells.
func (w *world) arguments(syncs map[uint64]syncKind, value func(thread int, o ir.Operand) (uint64, bool)) {
	for i := range w.ctx.Threads {
		for k, kind := range w.callKinds(i) {
			ci := w.call(i)
			if at, ok := value(i, ci.Args[k]); ok && at != 0 {
				syncs[at] = kind
			}
		}
	}
}

// call is the call that a thread of the context is in, or nil.
func (w *world) call(thread int) *ir.CallInfo {
	fr := w.ctx.Threads[thread].Frames[0]
	f := w.p.Funcs[fr.Func]
	if in := &f.Code[fr.PC]; in.Op == ir.OpCall {
		return &f.Calls[in.Aux]
	}
	return nil
}

// called is the library function that a thread is in a call of, or "".
func (w *world) called(thread int) string {
	ci := w.call(thread)
	if ci == nil || ci.Callee == ir.None {
		return ""
	}
	return w.p.Funcs[ci.Callee].Library()
}

// callKinds are the synchronisation objects among the arguments of the call that a thread is in.
func (w *world) callKinds(thread int) map[int]syncKind {
	name := w.called(thread)
	if abi.Of(name).Role == abi.Wait {
		return map[int]syncKind{0: condAt, 1: mutexAt}
	}
	for prefix, k := range map[string]syncKind{
		"pthread_mutex_": mutexAt, "mtx_": mutexAt, "pthread_rwlock_": rwlockAt, "pthread_barrier_": barrierAt, "sem_": semaphoreAt,
		"pthread_spin_": spinAt, "pthread_cond_": condAt, "cnd_": condAt,
	} {
		if len(name) > len(prefix) && name[:len(prefix)] == prefix && len(w.call(thread).Args) > 0 {
			return map[int]syncKind{0: k}
		}
	}
	return nil
}

// heldByShape finds mutexes that threads hold in memory of which no type is known, by their bytes: the lock, the kernel's
// number of the holder, one user, a small kind.
func (w *world) heldByShape(syncs map[uint64]syncKind) {
	known := make([]uint64, 0, len(syncs))
	for at := range syncs {
		known = append(known, at)
	}
	slices.Sort(known)
	for _, it := range w.items {
		if it.kind != 0 && it.data == nil && !it.opaque && !it.freed && it.typ == nil {
			w.heldIn(it, known, syncs)
		}
	}
}

func (w *world) heldIn(it *item, known []uint64, syncs map[uint64]syncKind) {
	b, ok := w.view(it.native, int(it.size))
	for off := 0; ok && off+40 <= len(b); off += 8 {
		word := func(i int) uint64 { return uint64(binary.LittleEndian.Uint32(b[off+4*i:])) }
		if lock := word(0); (lock == 1 || lock == 2) && w.lwps[word(2)] != 0 && word(3) >= 1 && word(3) < 1<<16 && word(1) < 1<<16 &&
			word(4) < 1<<10 {
			at := it.native + uint64(off)
			if _, found := slices.BinarySearch(known, at); !found {
				syncs[at] = mutexAt
			}
		}
	}
}
