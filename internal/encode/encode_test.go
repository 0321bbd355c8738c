package encode

import (
	"reflect"
	"strings"
	"testing"
)

type shape interface{ area() int }

type square struct{ side int }
type nothing struct{}

func (s *square) area() int { return s.side * s.side }
func (nothing) area() int   { return 0 }

type node struct {
	name   string
	next   *node
	kids   []*node
	flat   []struct{ a, b int32 }
	empty  []string
	byName map[string]*node
	counts map[int][]uint16
	is     shape
	grid   [2][]byte
	done   func()
	out    *outsider
}

type outsider struct{ n int }

func sample(out *outsider) *node {
	a, b := &node{name: "a", out: out}, &node{name: "b", is: nothing{}, empty: []string{}}
	a.next, b.next = b, a
	a.kids = []*node{b, nil, a, b}
	a.flat = []struct{ a, b int32 }{{1, 2}, {3, 4}, {5, 6}}
	a.byName = map[string]*node{"a": a, "b": b, "": nil}
	a.counts = map[int][]uint16{7: {1, 2, 3}, 8: nil}
	a.is = &square{3}
	a.grid[1] = []byte("xyz")
	return a
}

var known = []reflect.Type{reflect.TypeFor[*square](), reflect.TypeFor[nothing]()}

// What is decoded is what was encoded: cycles, what is shared, nil and empty, and what is not followed.
func TestRoundTrip(t *testing.T) {
	mine, theirs := &outsider{1}, &outsider{2}
	a := sample(mine)
	data, err := Encode(a, Format{known, []any{mine}})
	if err != nil {
		t.Fatal(err)
	}
	var b node
	if err := Decode(data, &b, Format{known, []any{theirs}}); err != nil {
		t.Fatal(err)
	}
	if b.out != theirs {
		t.Error("a known pointer is not the reader's")
	}
	b.out = mine
	if b.next.empty == nil || b.empty != nil {
		t.Error("nil and empty slices are mixed up")
	}
	if b.kids[0] != b.next || b.kids[3] != b.next || b.byName["b"] != b.next {
		t.Error("what was one is two")
	}
	if !reflect.DeepEqual(a, &b) {
		t.Errorf("%+v\n%+v", a, b)
	}
	b.flat = append(b.flat, struct{ a, b int32 }{7, 8}) // does not write over what follows
	b.grid[1][0] = 'w'
	if b.counts[7][2] != 3 || b.name != "a" {
		t.Error("what shares memory with the bytes is not its own")
	}
}

func TestWhatCannotBeWritten(t *testing.T) {
	for _, n := range []*node{{done: func() {}}, {is: shape(struct{ *square }{&square{1}})}} {
		if _, err := Encode(n, Format{Types: known}); err == nil || !strings.Contains(err.Error(), "cannot be written") {
			t.Errorf("no error: %v", err)
		}
	}
}

// Bytes that are cut short are an error and nothing worse.
func TestCutShort(t *testing.T) {
	data, err := Encode(sample(nil), Format{Types: known})
	if err != nil {
		t.Fatal(err)
	}
	for n := range data {
		var b node
		if Decode(append([]byte(nil), data[:n]...), &b, Format{Types: known}) == nil {
			t.Errorf("%d of %d bytes are enough", n, len(data))
		}
	}
}
