package guidance

import (
	"encoding/binary"
	"maps"
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

// Reachable is what threads may still do, each of those asked about.
type Reachable struct {
	Cells   []Cell // that must have the values that they had
	Threads []Effects
}

// Effects is what a thread may still do, those that it creates included.
type Effects struct {
	Globals   []Global // ascending
	Elsewhere bool     // other memory
	Threads   bool     // it looks at whether there are threads, and whether they have ended
	All       bool     // anything
}

// Global is a global variable that may be read, or written.
type Global struct {
	ID      ir.GlobalID
	Written bool
}

// rest is what a thread may still execute.
type rest struct {
	codes   []*code
	fails   bool // something in it
	unknown bool // it may do what is not known
	touches Effects
}

// NoneCanFail reports whether no assertion can fail any more, in any execution from where threads stand, and what they
// may do. now is the value of a global variable; known is false where it is no constant.
func (x *Guide) NoneCanFail(threads []Thread, now func(Cell) (value uint64, known bool)) (*Reachable, bool) {
	out := &Reachable{}
	fails := false
	for _, t := range threads {
		r := x.ahead(t)
		if r.unknown {
			return nil, false
		}
		fails = fails || r.fails
		out.Threads = append(out.Threads, r.touches)
	}
	if fails && x.coarse {
		return nil, false
	}
	if fails {
		v := &values{Guide: x, now: now, cells: map[Cell]set{}, entered: map[*code]*entered{}}
		met := map[*code]bool{}
		for _, t := range threads {
			for _, c := range x.ahead(t).codes {
				if !met[c] {
					met[c] = true
					v.ahead = append(v.ahead, c)
				}
			}
		}
		if !v.safe(threads) {
			return nil, false
		}
		out.Cells = v.used
	}
	return out, true
}

// ahead is all code that may be executed from where a thread stands.
func (x *Guide) ahead(t Thread) *rest {
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
	r := &rest{}
	for len(work) > 0 {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		if met[c] {
			continue
		}
		met[c] = true
		r.codes = append(r.codes, c)
		r.fails, r.unknown = r.fails || len(c.failing) > 0, r.unknown || c.unknown
		for _, id := range c.calls {
			work = append(work, x.whole(id))
		}
	}
	r.touches = touches(r.codes)
	x.ends[string(key)] = r
	return r
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

func touches(list []*code) (t Effects) {
	written := map[ir.GlobalID]bool{}
	for _, c := range list {
		for id := range c.globals {
			written[id] = written[id] || c.globals[id]
		}
		t.All, t.Threads, t.Elsewhere = t.All || c.all, t.Threads || c.threads, t.Elsewhere || c.elsewhere
	}
	for _, id := range slices.Sorted(maps.Keys(written)) {
		t.Globals = append(t.Globals, Global{id, written[id]})
	}
	return t
}
