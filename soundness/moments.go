package soundness

import (
	"sort"

	"midway/internal/ir"
	"midway/soundness/concrete"
	"midway/soundness/explain"
)

// moments notes what a replay sees of each step of a witness: values of plain and atomic accesses (at memory
// granularity, where they are followed one by one), and the locks held. What it notes are words: they are named at the
// end, when it is known what leads to which object.
type moments struct {
	*replay
	m    *concrete.Machine
	seen int // steps noted
	list []moment

	recorder *explain.Recorder
}

// moment is what is noted of a step.
type moment struct {
	access   concrete.Touch
	old, now uint64
	accessed bool
	holds    []uint64 // nil: not known
}

// access is an access about to be made.
type access struct {
	concrete.Touch
	step int
	old  uint64
}

// before is the access that thread t is about to make; ok is false where it makes none, or none that can be shown.
func (x *moments) before(t int) (a access, ok bool) {
	if x == nil {
		return a, false
	}
	if a.Touch, ok = x.m.Touch(t); !ok || a.Bits%8 != 0 && a.Bits != 1 {
		return a, false
	}
	a.old, ok = x.m.Peek(a.Addr, bytesOf(a.Bits))
	return a, ok
}

// after notes the value of an access that was a step.
func (x *moments) after(a access) {
	now, ok := x.m.Peek(a.Addr, bytesOf(a.Bits))
	if !ok {
		return
	}
	at := &x.list[a.step]
	at.access, at.old, at.now, at.accessed = a.Touch, a.old, now, true
}

// note notes the locks that are held after the steps done since it was last asked.
func (x *moments) note() {
	if x == nil {
		return
	}
	for ; x.seen < x.done; x.seen++ {
		if t := x.w.Schedule[x.seen].TID; t < len(x.m.Threads) {
			holds := []uint64{}
			for _, h := range x.m.Threads[t].Holds() {
				holds = append(holds, h.Lock)
			}
			x.list[x.seen].holds = holds
		}
	}
}

// texts are the moments as C writes them.
func (x *moments) texts() []Moment {
	names := explain.NamesOf(x.m, x.w.Thread)
	out := make([]Moment, len(x.list))
	for i := range x.list {
		in, at := &x.list[i], &out[i]
		if in.accessed {
			at.Old, at.New = names.Held(in.access, in.old), names.Held(in.access, in.now)
			at.Value = at.New
			if in.old != in.now {
				at.Value = at.Old + " → " + at.New
			}
		}
		if in.holds == nil {
			continue
		}
		at.Holds = []string{}
		for _, lock := range in.holds {
			at.Holds = append(at.Holds, names.Pointer(lock))
		}
	}
	return out
}

func bytesOf(bits int) int { return (bits + 7) / 8 }

// globalAt is the global whose object starts at an address, or nil.
func globalAt(p *ir.Program, addr uint64) *ir.Global {
	i := sort.Search(len(p.Globals), func(i int) bool { return p.Globals[i].Addr >= addr })
	if i < len(p.Globals) && p.Globals[i].Addr == addr {
		return p.Globals[i]
	}
	return nil
}
