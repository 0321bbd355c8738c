package snapshots

import (
	"encoding/binary"
	"fmt"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/locksets"
)

// The bytes of glibc's locks on x86-64: a mutex has lock, count, owner, nusers, kind in its first words of four bytes;
// a read-write lock the number of readers in its first one and who writes in its seventh.
const (
	mutexOwner  = 8
	rwlockWrite = 24
	mutexBytes  = 40
)

// locks decides what threads hold, may hold and cannot hold.
func (c *checker) locks() {
	for i := range c.stands {
		for _, h := range c.seeding.Locks.Held(i) {
			if h.Must && h.Named {
				c.held(i, h)
			}
		}
	}
	for _, m := range c.taken() {
		c.mayHold(m)
	}
	c.free()
}

// held decides that a thread holds a lock.
func (c *checker) held(thread int, h locksets.Held) {
	at, ok := c.value(h.Lock, 64)
	if !ok {
		c.out.Open["lock held"]++
		return
	}
	native := c.toNative(at)
	holds, ok := false, false
	seen := ""
	lwp := uint64(c.stands[thread].Thread.LWP)
	switch h.Kind {
	case locksets.Mutex:
		lock, ok1 := c.word(native, 4)
		owner, ok2 := c.word(native+mutexOwner, 4)
		holds, ok = lock != 0 && owner == lwp, ok1 && ok2
		seen = fmt.Sprintf("lock %d, owner %d, thread %d", lock, owner, lwp)
	case locksets.Write:
		writer, ok1 := c.word(native+rwlockWrite, 4)
		holds, ok = writer == lwp, ok1
		seen = fmt.Sprintf("writer %d, thread %d", writer, lwp)
	case locksets.Read:
		readers, ok1 := c.word(native, 4)
		holds, ok = readers>>3 != 0, ok1
		seen = fmt.Sprintf("readers %#x", readers)
	case locksets.Spin:
		lock, ok1 := c.word(native, 4)
		holds, ok = lock != 1, ok1 // glibc's unlocked spin lock is 1 or, initialised statically, 0
		seen = fmt.Sprintf("lock %d", lock)
	}
	if !ok {
		c.out.Open["lock held"]++
		return
	}
	c.out.Checked["lock held"]++
	if !holds {
		site := c.s.P.At(c.s.P.Funcs[h.At.Func].Code[h.At.PC].Loc)
		c.out.False = append(
			c.out.False,
			Fact{
				Kind: "lock held",
				Text: fmt.Sprintf("%s must hold %s", c.ctx.Threads[thread].Name, c.text(h.Lock)),
				At:   site,
				Seen: seen,
			},
		)
	}
}

// taken is a mutex that a thread of the process holds.
type taken struct {
	native uint64
	owner  int
}

// taken finds the mutexes that are held: by their bytes, in all writable memory.
func (c *checker) taken() (out []taken) {
	lwps := map[uint32]bool{}
	for _, st := range c.stands {
		lwps[uint32(st.Thread.LWP)] = true
	}
	for _, r := range c.maps {
		if !r.writable || r.hi-r.lo > 1<<28 || len(r.file) > 0 && r.file[0] == '/' && r.file != c.binaryPath() {
			continue
		}
		data, ok := c.bytes(r.lo, int(r.hi-r.lo))
		for at := 0; ok && at+mutexBytes <= len(data); at += 8 {
			word := func(i int) uint32 { return binary.LittleEndian.Uint32(data[at+4*i:]) }
			if lock := word(0); (lock == 1 || lock == 2) && lwps[word(2)] && word(3) >= 1 && word(3) < 1<<16 &&
				word(1) < 1<<16 &&
				word(4) < 1<<10 {
				out = append(out, taken{r.lo + uint64(at), int(word(2))})
			}
		}
	}
	return out
}

func (c *checker) binaryPath() string { return c.s.Binary }

// mayHold decides that the holder of a mutex may hold it.
func (c *checker) mayHold(m taken) {
	thread := -1
	for i, st := range c.stands {
		if st.Thread.LWP == m.owner {
			thread = i
		}
	}
	if c.inLibrary(thread) {
		return // its own locks
	}
	c.out.Checked["lock may be held"]++
	for _, h := range c.seeding.Locks.Held(thread) {
		if h.Kind != locksets.Mutex {
			continue
		}
		if !h.Named {
			if c.mayBeAmong(h.Targets, m.native) {
				return
			}
			continue
		}
		if at, ok := c.value(h.Lock, 64); !ok || c.toNative(at) == m.native {
			return
		}
	}
	c.out.False = append(
		c.out.False,
		Fact{
			Kind: "lock may be held",
			Text: fmt.Sprintf("%s cannot hold the mutex at %s", c.ctx.Threads[thread].Name, c.words(m.native)),
			Seen: "it does",
		},
	)
}

// inLibrary reports whether a thread is inside of a call of a function that may hold locks of its own.
func (c *checker) inLibrary(thread int) bool {
	t := &c.ctx.Threads[thread]
	return c.stands[thread].Thread.How != "boundary" && !t.Blocked
}

func (c *checker) mayBeAmong(set pointsto.Set, native uint64) bool {
	p, ok := find(c.there, native, func(p *pair) uint64 { return p.native })
	if !ok || len(set) == 0 || set.Has(pointsto.UnknownNode) {
		return true
	}
	node, off := c.node(p, native)
	return node == pointsto.UnknownNode || pointsto.Overlap(set, 1, pointsto.Set{{Node: node, Lo: off, Hi: off}}, 1)
}

// free decides that the locks in variables that no thread may hold are free.
func (c *checker) free() {
	for _, g := range c.s.P.Globals {
		if g.External {
			continue
		}
		for _, off := range c.seeding.Locks.FreeIn(g) {
			at := c.toNative(g.Addr + uint64(off))
			held, seen, ok := c.isHeld(lockType(g.Type, off), at)
			if !ok {
				c.out.Open["lock free"]++
				continue
			}
			c.out.Checked["lock free"]++
			if held {
				c.out.False = append(
					c.out.False,
					Fact{Kind: "lock free", Text: c.text(expr.Word(g.Addr+uint64(off))) + " is free", Seen: seen},
				)
			}
		}
	}
}

// isHeld reports whether a thread holds a lock of a type.
func (c *checker) isHeld(name string, at uint64) (held bool, seen string, ok bool) {
	word, ok := c.word(at, 4)
	switch name {
	case "pthread_spinlock_t": // glibc's free spin lock is 1, or 0 where it was not initialised
		return false, "", false
	case "pthread_rwlock_t":
		writer, ok2 := c.word(at+rwlockWrite, 4)
		return word>>3 != 0 || writer != 0, fmt.Sprintf("readers %#x, writer %d", word, writer), ok && ok2
	}
	owner, ok2 := c.word(at+mutexOwner, 4)
	return word != 0, fmt.Sprintf("lock %d, owner %d", word, owner), ok && ok2
}

// lockType is the name of the type of the lock at an offset of a type.
func lockType(t *ir.Type, off int64) string {
	for t != nil && t.Kind == ir.Struct && len(t.Fields) > 0 {
		if t.Name == "pthread_rwlock_t" {
			break
		}
		i := 0
		for i+1 < len(t.Fields) && t.Fields[i+1].Offset <= off {
			i++
		}
		off -= t.Fields[i].Offset
		t = t.Fields[i].Type
	}
	if t == nil {
		return ""
	}
	return t.Name
}
