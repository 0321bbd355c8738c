package soundness

import (
	"sort"

	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/soundness/concrete"
	"midway/soundness/explain"
)

// moments notes what a replay sees of each step of a witness: values of plain and atomic accesses (at memory
// granularity, where they are followed one by one), and the locks held.
type moments struct {
	*replay
	m    *concrete.Machine
	seen int      // steps noted
	list []Moment // by step

	named    *lvalue.Names // nil until the first is asked for
	recorder *explain.Recorder
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
	at.Old, at.New = x.valueText(a, a.old), x.valueText(a, now)
	at.Value = at.New
	if now != a.old {
		at.Value = at.Old + " → " + at.New
	}
}

// step notes of the next step, which a thread is about to take, where the wrapper was called that it is in.
func (x *moments) step(t int) {
	if x != nil && x.done < len(x.list) && t < len(x.m.Threads) {
		x.list[x.done].From = x.recorder.CalledFrom(t)
	}
}

// note notes the locks that are held after the steps done since it was last asked.
func (x *moments) note() {
	if x == nil {
		return
	}
	for ; x.seen < x.done; x.seen++ {
		if t := x.w.Schedule[x.seen].TID; t < len(x.m.Threads) {
			holds := []string{}
			for _, h := range x.m.Threads[t].Holds() {
				holds = append(holds, x.addressText(h.Lock))
			}
			x.list[x.seen].Holds = holds
		}
	}
}

func bytesOf(bits int) int { return (bits + 7) / 8 }

// valueText is a value as C writes it, by the type of the variable where there is one.
func (x *moments) valueText(a access, v uint64) string {
	as := ir.Int
	switch {
	case a.Pointer:
		as = ir.PointerTo
	case a.Float:
		as = ir.Float
	}
	return x.names().ValueAt(a.Addr, v, a.Bits, as)
}

// names are the names at the end of the path that is followed.
func (x *moments) names() *lvalue.Names {
	if x.named == nil {
		x.named = lvalue.New(x.p, lvalue.NewSource(x.p), nil, nil)
		if end := x.w.end; end != nil {
			x.named.Heap = &end.Heap
			for _, t := range end.Threads {
				x.named.Threads = append(x.named.Threads, t.Name)
			}
		}
	}
	return x.named
}

// Nameless is the value of a pointer to what has no name.
const Nameless = "an address without a name"

// addressText is an address by the object that it lies in: "&queue.lock".
func (x *moments) addressText(addr uint64) string {
	if text := x.names().Address(addr); text != "" {
		return text
	}
	if o, ok := x.m.Object(addr); ok && addr == o.Addr {
		return "&" + o.Name
	}
	return Nameless
}

// globalAt is the global whose object starts at an address, or nil.
func globalAt(p *ir.Program, addr uint64) *ir.Global {
	i := sort.Search(len(p.Globals), func(i int) bool { return p.Globals[i].Addr >= addr })
	if i < len(p.Globals) && p.Globals[i].Addr == addr {
		return p.Globals[i]
	}
	return nil
}
