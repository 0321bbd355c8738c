package snapshots

import (
	_ "embed"
	"encoding/binary"
	"fmt"
	"slices"
	"sort"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

//go:embed native/objects.c
var objectsSource string

// object is one that the program has allocated (native/objects.c).
type object struct {
	at, size uint64
	by       spot // the call that made it
	known    bool // it is one of the program's own code
}

const (
	recordBytes = 40
	records     = 1 << 18
)

// readObjects reads what the program has allocated, by address.
func (w *world) readObjects() {
	sym, ok := w.s.debug.symbols["midway_objects"]
	if !ok {
		return
	}
	data, ok := w.bytes(sym.Value, records*recordBytes)
	for i := 0; ok && i < len(data); i += recordBytes {
		field := func(k int) uint64 { return binary.LittleEndian.Uint64(data[i+8*k:]) }
		o := object{at: field(0), size: field(1)}
		freed := field(4) != 0
		if o.at == 0 {
			continue
		}
		if freed || field(3) > 0 {
			w.stale = append(w.stale, object{at: o.at, size: max(o.size, field(3))})
		}
		if !freed {
			by, why := w.s.at(field(2), false)
			o.by, o.known = by, why == ""
			w.heap = append(w.heap, o)
		}
	}
	sort.Slice(w.heap, func(i, j int) bool { return w.heap[i].at < w.heap[j].at })
}

// objectAt is the allocated object that an address lies in.
func (w *world) objectAt(native uint64) (o object, ok bool) {
	i := sort.Search(len(w.heap), func(i int) bool { return w.heap[i].at > native }) - 1
	if i < 0 || native-w.heap[i].at >= max(w.heap[i].size, 1) {
		return o, false
	}
	return w.heap[i], true
}

// mayDangle reports whether something lay at an address that was freed: a pointer may still lead to that.
func (w *world) mayDangle(native uint64) bool {
	return slices.ContainsFunc(w.stale, func(o object) bool { return native-o.at < max(o.size, 1) })
}

// allocated decides that a pointer leads into an object of one of the calls that its points-to set has.
func (c *checker) allocated(allowed func() pointsto.Set, native uint64, what string) {
	o, ok := c.objectAt(native)
	if !ok || !o.known {
		c.out.Open["points to"]++
		return
	}
	set := allowed()
	off := int64(native - o.at)
	for _, t := range set {
		info := c.s.Points.Info(t.Node)
		if info.Kind == pointsto.Heap && info.Func == o.by.fn && info.PC == o.by.pc &&
			pointsto.Overlap(set, 1, pointsto.Set{{Node: t.Node, Lo: off, Hi: off}}, 1) {
			c.out.Checked["points to an allocated object"]++
			return
		}
	}
	if c.mayDangle(native) {
		c.out.Open["points to"]++
		return
	}
	c.out.Checked["points to an allocated object"]++
	c.out.False = append(
		c.out.False,
		Fact{Kind: "points to an allocated object", Text: what + " points to " + c.s.Points.Format(set),
			Seen: fmt.Sprintf(
				"%d bytes behind what %s allocated",
				off,
				c.s.P.At(c.s.P.Funcs[o.by.fn].Code[o.by.pc].Loc),
			)},
	)
}

// sizes decides how large the objects are that calls have returned to given frames.
func (c *checker) sizes() {
	for _, l := range c.seeding.Analysis.Locals() {
		if l.Value.N == nil || l.Value.N.Symbol() == nil {
			continue
		}
		bytes, ok := c.seeding.Analysis.Allocated(l.Value.N.Symbol())
		if !ok {
			continue
		}
		native, told := c.known[register{l.Thread, l.Frame, l.Reg}]
		o, alive := c.objectAt(native)
		if !told || !alive || o.at != native || c.mayDangle(native) {
			c.out.Open["size"]++
			continue
		}
		c.claim(
			Fact{
				Kind: "size",
				Text: fmt.Sprintf("%s leads to %s bytes", l.Name, c.text(bytes)),
				At:   c.defined(c.function(l.Thread, l.Frame), l.Reg),
				Seen: fmt.Sprintf(
					"%d bytes",
					o.size,
				),
				cond: c.seeding.B.Cmp(expr.EQ, c.s.P.Model.PtrBits(), bytes, expr.Word(o.size)),
			},
		)
	}
}

func (c *checker) function(thread, frame int) *ir.Func {
	return c.s.P.Funcs[c.ctx.Threads[thread].Frames[frame].Func]
}
