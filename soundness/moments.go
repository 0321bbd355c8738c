package soundness

import (
	"fmt"
	"math"
	"sort"
	"strconv"

	"midway/internal/ir"
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
	at.Old, at.New = valueText(x.m, a.Touch, a.old), valueText(x.m, a.Touch, now)
	at.Value = at.New
	if now != a.old {
		at.Value = at.Old + " → " + at.New
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
				holds = append(holds, addressText(x.m, h.Lock))
			}
			x.list[x.seen].Holds = holds
		}
	}
}

func bytesOf(bits int) int { return (bits + 7) / 8 }

// valueText is a value as C writes it, by the type of the variable where there is one.
func valueText(m *concrete.Machine, a concrete.Touch, v uint64) string {
	t := typeAt(m, a.Addr, bytesOf(a.Bits))
	switch {
	case a.Pointer || t != nil && t.Kind == ir.PointerTo:
		return addressText(m, v)
	case (a.Float || t != nil && t.Kind == ir.Float) && a.Bits == 64:
		return strconv.FormatFloat(math.Float64frombits(v), 'g', -1, 64)
	case (a.Float || t != nil && t.Kind == ir.Float) && a.Bits == 32:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(v))), 'g', -1, 32)
	case t != nil && (t.Kind == ir.UInt || t.Kind == ir.Bool) || a.Bits == 1:
		return strconv.FormatUint(v, 10)
	}
	shift := 64 - uint(a.Bits)
	return strconv.FormatInt(int64(v<<shift)>>shift, 10)
}

// addressText is an address by the object that it lies in: "&queue.lock".
func addressText(m *concrete.Machine, addr uint64) string {
	if addr == 0 {
		return "NULL"
	}
	o, ok := m.Object(addr)
	if !ok {
		return fmt.Sprintf("%#x", addr)
	}
	if g := globalAt(m.P, o.Addr); g != nil && g.Type != nil {
		return "&" + g.Name + g.Type.Path(int64(addr-o.Addr))
	}
	if addr == o.Addr {
		return "&" + o.Name
	}
	return fmt.Sprintf("&%s%+d", o.Name, int64(addr-o.Addr))
}

// typeAt is the type of the scalar of n bytes at an address in a global variable, or nil.
func typeAt(m *concrete.Machine, addr uint64, n int) *ir.Type {
	o, ok := m.Object(addr)
	if !ok {
		return nil
	}
	g := globalAt(m.P, o.Addr)
	if g == nil {
		return nil
	}
	return g.Type.Part(int64(addr-o.Addr), int64(n))
}

// globalAt is the global whose object starts at an address, or nil.
func globalAt(p *ir.Program, addr uint64) *ir.Global {
	i := sort.Search(len(p.Globals), func(i int) bool { return p.Globals[i].Addr >= addr })
	if i < len(p.Globals) && p.Globals[i].Addr == addr {
		return p.Globals[i]
	}
	return nil
}
