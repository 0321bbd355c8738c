package core

import (
	"path/filepath"
	"strings"

	"golang.org/x/arch/x86/x86asm"

	"midway/internal/expr"
	"midway/internal/runtime/abi"
	"midway/symheap"
)

// glibc's thread-specific data on x86-64 (nptl/pthread_getspecific.c, nptl/descr.h; 2.26 to 2.39): a table of keys, each
// a sequence number, which is odd while the key is in use, and a destructor; and of each thread the values of the first
// 32 keys, each with the sequence number that it was set under, and a list of blocks, of which these are the first.
const (
	keyBytes   = 16
	keysABlock = 32
	blockBytes = keysABlock * keyBytes
	blocks     = 32
)

// specific is what a process tells of its thread-specific data.
type specific struct {
	table uint64   // address of the table of keys
	first []uint64 // by thread of the context, where the first block is, from its thread pointer on
}

// specific finds the thread-specific data; ok is false where its places are not found, or the core does not hold it.
func (w *world) specific() (s specific, ok bool) {
	if s.table, ok = w.keyTable(); !ok {
		return s, false
	}
	for i := range w.stands {
		fs := w.stands[i].task.FS
		at, found := w.firstBlock(fs)
		if !found {
			return s, false
		}
		s.first = append(s.first, at-fs)
	}
	_, ok = w.Bytes(s.table, abi.Keys*keyBytes)
	return s, ok
}

// firstBlock is where a thread's values begin: the list of blocks behind them begins with their own address.
func (w *world) firstBlock(fs uint64) (uint64, bool) {
	const from, to = 0x100, 0x800 // of the thread's descriptor
	for at := fs + from; at < fs+to; at += 8 {
		if word, ok := w.Word(at+blockBytes, 8); ok && word == at {
			return at, true
		}
	}
	return 0, false
}

// keyTable is the address of the table of keys, which pthread_getspecific loads.
func (w *world) keyTable() (uint64, bool) {
	for _, m := range w.Mapped {
		name := filepath.Base(m.Path)
		base, ok := w.base(m.Path)
		if !ok || !strings.HasPrefix(name, "libc.") && !strings.HasPrefix(name, "libc-") && !strings.HasPrefix(name, "libpthread") {
			continue
		}
		for at, names := range w.exportedBy(m.Path) {
			for _, n := range names {
				if n == "pthread_getspecific" {
					to, ok := firstLoaded(m.Path, at)
					return to + base, ok
				}
			}
		}
	}
	for _, s := range w.binary.symbols["__pthread_keys"] { // linked into the executable
		return s.Value + w.binary.bias, true
	}
	return 0, false
}

// firstLoaded is the first address that a function of a file computes from where it is itself.
func firstLoaded(path string, at uint64) (uint64, bool) {
	const most = 128
	text, err := code(path, at, most)
	for err == nil && len(text) > 0 {
		var in x86asm.Inst
		if in, err = x86asm.Decode(text, 64); err != nil {
			break
		}
		at += uint64(in.Len)
		text = text[in.Len:]
		if m, ok := in.Args[1].(x86asm.Mem); ok && in.Op == x86asm.LEA && m.Base == x86asm.RIP {
			return at + uint64(m.Disp), true
		}
	}
	return 0, false
}

// valueAt is where a thread of the context has the value of a key; ok is false where it has none.
func (w *world) valueAt(s *specific, thread, key int) (at uint64, ok bool) {
	first := w.stands[thread].task.FS + s.first[thread]
	block := first
	if key >= keysABlock {
		if block, ok = w.Word(first+blockBytes+uint64(key/keysABlock)*8, 8); !ok || block == 0 {
			return 0, false
		}
	}
	at = block + uint64(key%keysABlock)*keyBytes
	now, ok := w.Word(s.table+uint64(key)*keyBytes, 8)
	set, ok2 := w.Word(at, 8)
	return at + 8, ok && ok2 && now == set && now&1 == 1
}

// specificValues are the words of all values: memory that the program can reach.
func (w *world) specificValues(s *specific) (out []uint64) {
	for i := range w.stands {
		for k := range abi.Keys {
			if at, ok := w.valueAt(s, i, k); ok {
				if word, ok := w.Word(at, 8); ok {
					out = append(out, word)
				}
			}
		}
	}
	return out
}

// keep gives the library models the keys and values of the process.
func (a *applier) keep(s *specific) {
	keys, count := a.model("keys"), a.model("__mw_any_key")
	if keys == nil || count == nil {
		return // the program has none
	}
	made := 0
	for k := range abi.Keys {
		at := s.table + uint64(k)*keyBytes
		if seq, _ := a.Word(at, 8); seq&1 == 0 {
			continue
		}
		made = k + 1
		a.st.Heap.Store(keys.ID(), expr.Word(uint64(k)*keyBytes), 4, expr.Word(1), expr.True)
		if word, _ := a.Word(at+8, 8); word != 0 {
			if f, ok := a.toSeed(word); ok && a.functionAt(f) != nil {
				a.st.Heap.Store(keys.ID(), expr.Word(uint64(k)*keyBytes+8), 8, expr.Word(f), expr.True)
			}
		}
	}
	a.st.Heap.Store(count.ID(), expr.Word(0), 4, expr.Word(uint64(made)), expr.True)
	for i := range a.stands {
		a.valuesOf(s, i)
	}
	a.told.Specific = true
}

// valuesOf gives a thread the object that the models keep for it, with its values: errno stands first, and is unknown.
func (a *applier) valuesOf(s *specific, thread int) {
	t, b := a.st.Threads[thread], a.st.Heap.B
	for k := range abi.Keys {
		at, ok := a.valueAt(s, thread, k)
		word, _ := a.Word(at, 8)
		if !ok || word == 0 {
			continue
		}
		if t.Storage == symheap.None {
			o := a.st.Heap.Create(t.ID, symheap.Spec{
				Kind: symheap.Internal, Size: expr.Word(abi.ThreadAreaBytes), Align: 16, Name: "library data of " + t.Name, Zero: true,
			})
			t.Storage = o.ID()
			a.st.Heap.Store(t.Storage, expr.Word(0), 4, b.Sym(b.NewSymbol(t.Name+".errno", 32, expr.Thread)), expr.True)
		}
		off := uint64(abi.ThreadValues + 8*k)
		if to, known := a.toSeed(word); known {
			a.st.Heap.Store(t.Storage, expr.Word(off), 8, expr.Word(to), expr.True)
		} else {
			a.unknown(t.Storage, at-off, off)
		}
	}
}

// model is the object of a variable of the library models, or nil.
func (a *applier) model(name string) *symheap.Object {
	for _, g := range a.p.Globals {
		if g.Runtime && g.Name == name {
			return a.st.Heap.Find(g.Addr)
		}
	}
	return nil
}
