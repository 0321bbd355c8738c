package guidance

import (
	"encoding/binary"
	"slices"

	"midway/internal/ir"
)

// Thread is where a thread stands: the places where its frames go on, outermost first.
type Thread []Place

// Cell is a range of a global variable's bytes.
type Cell struct {
	Global ir.GlobalID
	Off    uint64
	Bytes  int
}

// Ahead is what threads may still do, each of those asked about.
type Ahead struct {
	Cells   []Cell // that must have the values that they had
	Threads []Touches
}

// Touches is what a thread may still do, those that it creates included.
type Touches struct {
	Reads, Writes map[ir.GlobalID]bool // global variables
	Dynamic       [2]bool              // whether it reads or writes other memory
	Threads       bool                 // it looks at whether there are threads, and whether they have ended
	All           bool                 // anything
}

// Nothing reports whether no assertion can fail any more, in any execution from where threads stand, and what they may do. now is the value of a
// global variable; known is false where it is no constant.
func (x *Guide) Nothing(threads []Thread, now func(Cell) (value uint64, known bool)) (*Ahead, bool) {
	ways := make([][]*code, len(threads))
	var all []*code
	fails := false
	for i, t := range threads {
		ways[i] = x.ahead(t)
		for _, c := range ways[i] {
			if c.unknown {
				return nil, false
			}
			if !slices.Contains(all, c) {
				all = append(all, c)
			}
			fails = fails || len(c.failing) > 0
		}
	}
	out := &Ahead{}
	if fails {
		v := &values{Guide: x, ahead: all, now: now, cells: map[Cell]set{}, entered: map[*code]*entered{}}
		if !v.safe(threads) {
			return nil, false
		}
		out.Cells = v.used
	}
	for _, list := range ways {
		out.Threads = append(out.Threads, touches(list))
	}
	return out, true
}

// ahead is all code that may be executed from where a thread stands.
func (x *Guide) ahead(t Thread) []*code {
	key := make([]byte, 0, 16*len(t))
	for _, p := range t {
		within := uint64(0)
		if p.Within {
			within = 1
		}
		key = binary.AppendUvarint(binary.AppendUvarint(key, uint64(p.Func)), uint64(p.PC)<<1|within)
	}
	if known, ok := x.ends[string(key)]; ok {
		return known
	}
	work, met := x.beginnings(t), map[*code]bool{}
	var out []*code
	for len(work) > 0 {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		if met[c] {
			continue
		}
		met[c] = true
		out = append(out, c)
		for _, id := range c.calls {
			work = append(work, x.whole(id))
		}
	}
	x.ends[string(key)] = out
	return out
}

// beginnings is what is executed without a call: what is left of a thread's frames, and hooks.
func (x *Guide) beginnings(t Thread) (out []*code) {
	if x.drop&dropStack != 0 && len(t) > 0 {
		t = t[len(t)-1:]
	}
	for _, p := range t {
		out = append(out, x.part(p))
		if p.Within {
			for _, id := range x.created(p.Func, p.PC) {
				out = append(out, x.whole(id))
			}
		}
	}
	if x.drop&dropHooks == 0 {
		for _, id := range x.hooks {
			out = append(out, x.whole(id))
		}
	}
	return out
}

func touches(list []*code) Touches {
	t := Touches{Reads: map[ir.GlobalID]bool{}, Writes: map[ir.GlobalID]bool{}}
	for _, c := range list {
		for id := range c.reads {
			t.Reads[id] = true
		}
		for id := range c.changes {
			t.Writes[id] = true
		}
		t.Dynamic[0], t.Dynamic[1] = t.Dynamic[0] || c.dynamic[0], t.Dynamic[1] || c.dynamic[1]
		t.All, t.Threads = t.All || c.all, t.Threads || c.threads
	}
	return t
}
