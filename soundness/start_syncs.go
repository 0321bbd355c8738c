package soundness

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"
	"strings"

	"midway/soundness/concrete"
	"midway/soundness/native"
)

// held is what a thread holds of an object, by the thread's number; -1: of threads that the context does not have.
type held struct {
	thread int
	native.Hold
}

// hold adds what is held of an object of the harness.
func (x *starting) hold(object int, list []held) {
	for _, h := range list {
		h.Object = object
		if h.thread < 0 {
			x.out.Others = append(x.out.Others, h.Hold)
		} else {
			t := &x.out.Threads[h.thread]
			t.Holds = append(t.Holds, h.Hold)
		}
	}
}

// primitives are the synchronisation objects in an object that the run uses, in the state that the model has them in,
// and who holds them. What the C library keeps in the rest of their bytes is its own: all are taken.
func (x *starting) primitives(
	o *concrete.StartObject,
	initial []byte,
	taken []bool,
) (out []native.Primitive, who []held) {
	var at []uint64
	for addr := range x.syncs {
		if addr >= o.Addr && addr-o.Addr < uint64(len(o.Data)) {
			at = append(at, addr-o.Addr)
		}
	}
	slices.Sort(at)
	for _, off := range at {
		kind := x.syncs[o.Addr+off]
		if int(off)+native.Primitives[kind][1] > len(o.Data) { // too small for one, which is what the run shows
			continue
		}
		end := min(int(off)+native.Primitives[kind][number(x.word == 4)], len(o.Data))
		for i := int(off); i < end; i++ {
			taken[i] = true
		}
		p := &primitive{starting: x, at: o.Addr + off, name: o.Name, b: o.Data[off:end]}
		p.Kind, p.At = kind, int(off)
		p.read()
		who = append(who, p.who...)
		if kind == "spinlock" || !bytes.Equal(o.Data[off:end], initial[off:end]) {
			// a free spin lock is not zero natively
			out = append(out, p.Primitive)
		}
	}
	return out, who
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Where the models have a mutex's kind and a condition's waiters, as glibc has them, and the bits of the kind.
const (
	conditionWaiters = 9 // in words of four bytes

	mutexKind   = 3
	mutexRobust = 16
)

// mostHeld bounds how often something is held, and how many threads have come to a barrier.
const mostHeld = 64

// primitive is a synchronisation object of the model.
type primitive struct {
	*starting
	native.Primitive
	at   uint64 // its address
	name string // of the object that it is in
	b    []byte // words are those of the models
	who  []held
}

func (p *primitive) word(i int) uint32 {
	if 4*i+4 > len(p.b) {
		return 0
	}
	return binary.LittleEndian.Uint32(p.b[4*i:])
}

// heldBy notes that the object is held by the thread with an id, so often.
func (p *primitive) heldBy(id uint32, kind string, times uint32) {
	if times > mostHeld {
		p.refuse("a lock in %s is held %d times", p.name, times)
		return
	}
	thread := -1
	if id >= 1 && int(id) <= len(p.s.Threads) {
		thread = int(id) - 1
	}
	p.who = append(p.who, held{thread, native.Hold{Kind: kind, At: p.At, Times: int(times)}})
}

// read is what of the object a harness has to know.
func (p *primitive) read() {
	switch p.Kind {
	case "mutex":
		p.mutex()
	case "condition":
		if p.word(conditionWaiters) > p.waiting() {
			p.refuse("a thread that the context does not have waits for a condition in %s", p.name)
		}
	case "rwlock":
		if p.word(0) != 0 && p.word(1) != 0 {
			p.refuse("a read-write lock in %s is held for reading and for writing at once", p.name)
		}
		if p.word(1) != 0 {
			p.heldBy(p.word(map[int]int{8: 6, 4: 7}[p.starting.word]), "write", 1)
		}
		if n := p.word(0); n != 0 {
			p.heldBy(0, "read", n)
		}
	case "semaphore":
		p.Value = p.word(0) & math.MaxInt32
	case "barrier":
		p.barrier()
	case "spinlock":
		if id := p.word(0); id != 0 {
			p.heldBy(id, "spinlock", 1)
		}
	case "once":
		if p.word(0) != 0 { // no thread of a context is inside a routine
			p.Value = 2
		}
	}
}

func (p *primitive) mutex() {
	kindAt, usersAt := 4, 3
	if p.starting.word == 4 {
		kindAt, usersAt = 3, 4
	}
	p.Value = p.word(kindAt)
	if int32(p.Value) == -1 {
		p.Value, p.Gone = 0, true
		return
	}
	p.Robust = p.Value&mutexRobust != 0
	if p.Robust && p.word(usersAt) != 0 {
		p.refuse("a mutex in %s is robust, and its owner has ended", p.name)
	}
	p.Value &= mutexKind
	if p.word(0) != 0 {
		times := uint32(1)
		if p.Value == 1 { // recursive
			times = max(p.word(1), 1)
		}
		p.heldBy(p.word(2), "mutex", times)
	}
}

// barrier: who waits there comes to it natively, the context's threads and others.
func (p *primitive) barrier() {
	come, expected := p.word(0), p.word(2)
	p.Value = expected
	here := p.waiting()
	switch {
	case come > expected || come < here:
		p.refuse("%d threads wait at a barrier in %s, to which %d have come of %d", here, p.name, come, expected)
	case come > here:
		p.heldBy(0, "barrier", come-here)
	}
}

// waiting is how many threads of the context wait at the object from the start, and have not been woken.
func (p *primitive) waiting() (n uint32) {
	for i := range p.s.Threads {
		t := &p.s.Threads[i]
		f := &t.Frames[len(t.Frames)-1]
		if f.Fn.Runtime && strings.HasPrefix(f.Fn.Name, blockedPrefix) && !t.Woken && f.Regs[0].Lo == p.at {
			n++
		}
	}
	return n
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
