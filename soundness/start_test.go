package soundness

import (
	"encoding/binary"
	"encoding/json"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/soundness/concrete"
)

// words are numbers of four bytes in memory.
func words(list ...uint32) (out []byte) {
	for _, w := range list {
		out = binary.LittleEndian.AppendUint32(out, w)
	}
	return out
}

// The addresses of the objects in the tests of starts.
const (
	heapAt     = 1 << 20
	variableAt = 3 << 43
)

// begun is a start with one thread at the beginning of f, an object on the heap, and a variable g that holds one word.
func begun(object []byte) (*ir.Program, *concrete.Start) {
	f := &ir.Func{Name: "f", Addr: 1 << 44, Symbol: ir.Symbol{Name: "f", Unit: 0, Local: true}, Params: []ir.Param{{Name: "p", Bits: 64, Ptr: true}}, Regs: []ir.RegInfo{{Name: "p", Bits: 64, Ptr: true}}}
	p := &ir.Program{Model: ir.LP64, Funcs: []*ir.Func{f}, Globals: []*ir.Global{{Name: "g", Addr: variableAt, Size: 16, Init: words(1, 2, 3, 4), Symbol: ir.Symbol{Name: "g", Unit: 1}}}}
	return p, &concrete.Start{
		Objects: []concrete.StartObject{{Addr: variableAt, Kind: concrete.Global, Name: "g", Data: words(1, 2, 3, 4)}, {Addr: heapAt, Kind: concrete.Heap, Name: "*p", Data: object}},
		Threads: []concrete.StartThread{{Name: "t1", Complete: true, Frames: []concrete.StartFrame{{Fn: f, Regs: []concrete.Word{concrete.W(heapAt + 4)}}}}},
	}
}

// TestStarts: what a harness is told of an object, its addresses and its synchronisation objects.
func TestStarts(t *testing.T) {
	function, variable, inside, behind := uint64(1<<44), uint64(variableAt+4), uint64(heapAt+16), uint64(variableAt+16)
	low := func(w uint64) uint32 { return uint32(w) }
	high := func(w uint64) uint32 { return uint32(w >> 32) }
	for _, c := range []struct {
		object []byte
		kind   string // of the synchronisation object at its beginning
		want   string // the object in JSON, without its name
	}{
		{words(0, 0, 7, 0), "", `"bytes":16,"contents":[{"at":8,"bytes":"07000000"}]`},
		{words(low(function), high(function)), "", `"contents":[{"at":0,"address":{"object":-1,"function":{"name":"f","unit":0,"local":true}}}]`},
		{words(low(function)+1, high(function)), "", `"contents":[{"at":0,"bytes":"0100000000100000"}]`},
		{words(5, 0, low(variable), high(variable), 6, 0), "", `"contents":[{"at":0,"bytes":"05000000"},{"at":8,"address":{"object":1,"plus":4}},{"at":16,"bytes":"06000000"}]`},
		{words(0, 0, 0, 0, low(inside), high(inside)), "", `"contents":[{"at":16,"address":{"object":0,"plus":16}}]`},
		{words(low(behind), high(behind)), "", `"contents":[{"at":0,"address":{"object":1,"plus":16}}]`},
		{words(0, 9, 9, 9, 1, 9, 9, 9, 9, 9, 4), "mutex", `"contents":[{"at":40,"bytes":"04000000"}],"synchronisation":[{"at":0,"kind":"mutex","value":1}]`},
		{words(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), "mutex", `"bytes":40,"contents":[]}`},
		{words(1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2), "condition", `"contents":[],"synchronisation":[{"at":0,"kind":"condition"}]`},
		{words(0x80000003, 9, 9, 9, 9, 9, 9, 9), "semaphore", `"contents":[],"synchronisation":[{"at":0,"kind":"semaphore","value":3}]`},
		{words(0, 5, 2, 0, 0, 0, 0, 0), "barrier", `"synchronisation":[{"at":0,"kind":"barrier","value":2}]`},
		{words(0), "spinlock", `"synchronisation":[{"at":0,"kind":"spinlock"}]`},
		{words(0, 16, 4096, 0, 0), "", `"contents":[{"at":4,"bytes":"1000000000100000"}]`},
		{words(1), "once", `"synchronisation":[{"at":0,"kind":"once","value":2}]`},
		{padded(words(0, 0, 9), 64), "rwlock", `"synchronisation":[{"at":0,"kind":"rwlock"}]`},
	} {
		p, s := begun(c.object)
		syncs := map[uint64]string{}
		if c.kind != "" {
			syncs[heapAt] = c.kind
		}
		out, why := nativeStart(p, s, &Witness{}, syncs)
		if why != "" {
			t.Errorf("%x, %s: %s", c.object, c.kind, why)
			continue
		}
		text, err := json.Marshal(out.Objects[0])
		if err != nil || !strings.Contains(string(text), c.want) {
			t.Errorf("%x, %s: %s\nwant %s (%v)", c.object, c.kind, text, c.want, err)
		}
		if a := out.Threads[0].Arguments[0]; a.Address == nil || a.Address.Object != 0 || a.Address.Plus != 4 {
			t.Errorf("the argument is %+v", a)
		}
	}
}

// TestStartsRefused: what is in use, or not the program's own, is said to keep a harness from being built.
func TestStartsRefused(t *testing.T) {
	for _, c := range []struct {
		object []byte
		kind   string
		edit   func(p *ir.Program, s *concrete.Start, w *Witness)
		want   string
	}{
		{padded(words(1, 100, 1, 0, 1), 64), "mutex", nil, "a lock in *p is held 100 times"},
		{padded(words(0, 0, 0, 1, 16), 64), "mutex", nil, "a mutex in *p is robust, and its owner has ended"},
		{padded(words(0, 0, 0, 0, 0, 0, 0, 0, 0, 1), 64), "condition", nil, "a thread that the context does not have waits for a condition in *p"},
		{padded(words(1, 1), 64), "rwlock", nil, "a read-write lock in *p is held for reading and for writing at once"},
		{padded(words(3, 0, 2), 64), "barrier", nil, "0 threads wait at a barrier in *p, to which 3 have come of 2"},
		{words(0), "", func(p *ir.Program, s *concrete.Start, w *Witness) { s.Objects[0].Freed = true }, "g was freed before"},
		{words(0), "", func(p *ir.Program, s *concrete.Start, w *Witness) {
			s.Threads[0].Frames[0].Fn = &ir.Func{Name: "qsort", Runtime: true}
		}, "t1 is inside of qsort, which is the C library's"},
		{words(0), "", func(p *ir.Program, s *concrete.Start, w *Witness) {
			p.Globals[0].Runtime = true
			s.Objects[0].Data[3] = 1
		}, "the C library's own g is not what it is at the program's start"},
		{words(0), "", func(p *ir.Program, s *concrete.Start, w *Witness) {
			p.Globals[0].Runtime = true
			s.Objects[0].Data = make([]byte, 16)
			w.Ranges = []execute.Range{{Name: "g"}}
		}, "the C library's own g is not what it is at the program's start"},
		{words(0), "", func(p *ir.Program, s *concrete.Start, w *Witness) {
			s.Objects = append(s.Objects, concrete.StartObject{Addr: 1 << 46, Kind: concrete.Internal, Name: "flags of t1", Data: words(4)})
		}, "what the C library remembers is not as at the program's start (flags of t1)"},
		{words(0, heapAt, 0), "", nil, "the state has what looks like the address of *p, and is not aligned"},
		{words(0, 1<<14), "", func(p *ir.Program, s *concrete.Start, w *Witness) {
			s.Objects = append(s.Objects, concrete.StartObject{Addr: 1 << 46, Kind: concrete.Global, Name: "t1's own", Data: words(0)})
		}, "the state has an address in t1's own, which is the C library's own or a thread's"},
		{words(0, 1<<12), "", func(p *ir.Program, s *concrete.Start, w *Witness) {
			p.Funcs[0].Runtime, p.Funcs[0].Name = true, "__mw_create"
			s.Threads[0].Frames[0].Fn = &ir.Func{Name: "h"}
		}, "the state has the address of the C library's own __mw_create"},
	} {
		p, s := begun(c.object)
		w := &Witness{}
		syncs := map[uint64]string{}
		if c.kind != "" {
			syncs[heapAt] = c.kind
		}
		if c.edit != nil {
			c.edit(p, s, w)
		}
		if _, why := nativeStart(p, s, w, syncs); why != "a harness cannot be built: "+c.want {
			t.Errorf("%x, %s: %q, want %q", c.object, c.kind, why, c.want)
		}
	}
}

// TestHolds: a harness lets a thread of the context take what it holds, and others what nobody there does.
func TestHolds(t *testing.T) {
	for _, c := range []struct {
		object             []byte
		kind               string
		sync, mine, others string // in JSON
	}{
		{words(1, 1, 1), "mutex", `[{"at":0,"kind":"mutex"}]`, `[{"kind":"mutex","object":0,"at":0,"times":1}]`, `null`},
		{words(1, 3, 1, 0, 1), "mutex", `[{"at":0,"kind":"mutex","value":1}]`, `[{"kind":"mutex","object":0,"at":0,"times":3}]`, `null`},
		{words(1, 1, 2), "mutex", `[{"at":0,"kind":"mutex"}]`, `null`, `[{"kind":"mutex","object":0,"at":0,"times":1}]`},
		{words(0, 0, 0, 0, 0xffffffff), "mutex", `[{"at":0,"kind":"mutex","gone":true}]`, `null`, `null`},
		{words(0, 0, 0, 0, 16), "mutex", `[{"at":0,"kind":"mutex","robust":true}]`, `null`, `null`},
		{words(2), "rwlock", `[{"at":0,"kind":"rwlock"}]`, `null`, `[{"kind":"read","object":0,"at":0,"times":2}]`},
		{words(0, 1, 0, 0, 0, 0, 1), "rwlock", `[{"at":0,"kind":"rwlock"}]`, `[{"kind":"write","object":0,"at":0,"times":1}]`, `null`},
		{words(1), "spinlock", `[{"at":0,"kind":"spinlock"}]`, `[{"kind":"spinlock","object":0,"at":0,"times":1}]`, `null`},
		{words(1, 0, 2), "barrier", `[{"at":0,"kind":"barrier","value":2}]`, `null`, `[{"kind":"barrier","object":0,"at":0,"times":1}]`},
	} {
		p, s := begun(padded(c.object, 64))
		out, why := nativeStart(p, s, &Witness{}, map[uint64]string{heapAt: c.kind})
		if why != "" {
			t.Errorf("%x, %s: %s", c.object, c.kind, why)
			continue
		}
		for i, got := range []any{out.Objects[0].Syncs, out.Threads[0].Holds, out.Others} {
			want := [...]string{c.sync, c.mine, c.others}[i]
			if text, err := json.Marshal(got); err != nil || string(text) != want {
				t.Errorf("%x, %s: %s\nwant %s (%v)", c.object, c.kind, text, want, err)
			}
		}
	}
}

// TestNumbersAreNoAddresses: in a variable whose type is known, two numbers side by side are none, although they look
// like one.
func TestNumbersAreNoAddresses(t *testing.T) {
	integer, pointer := &ir.Type{Kind: ir.Int, Size: 4}, &ir.Type{Kind: ir.PointerTo, Size: 8}
	for _, c := range []struct {
		t    *ir.Type
		want bool
	}{
		{&ir.Type{Kind: ir.Array, Size: 16, Count: 4, Elem: integer}, false},
		{&ir.Type{Kind: ir.Array, Size: 16, Count: 2, Elem: pointer}, true},
		{&ir.Type{Kind: ir.Array, Size: 16, Count: 2, Elem: &ir.Type{Kind: ir.Float, Size: 8}}, false},
		{&ir.Type{Kind: ir.Array, Size: 16, Count: 2, Elem: &ir.Type{Kind: ir.UInt, Size: 8}}, true},
		{nil, true},
	} {
		p, s := begun(words(0))
		p.Globals[0].Type = c.t
		s.Objects[0].Data = words(0, 1<<12, 0, 0) // where function f lies
		out, why := nativeStart(p, s, &Witness{}, nil)
		if why != "" || len(out.Objects) != 2 || (out.Objects[1].Contents[0].Address != nil) != c.want {
			t.Errorf("%+v: %q, %+v", c.t, why, out)
		}
	}
}
