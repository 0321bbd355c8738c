package lvalue

import (
	"testing"

	"midway/internal/ir"
)

var (
	intType  = &ir.Type{Kind: ir.Int, Name: "int", Size: 4}
	charType = &ir.Type{Kind: ir.Char, Name: "char", Size: 1}
	mutexT   = &ir.Type{
		Kind:   ir.Union,
		Name:   "pthread_mutex_t",
		Size:   40,
		Fields: []ir.Field{{Name: "__align", Type: intType}},
	}
	inner = &ir.Type{Kind: ir.Struct, Name: "inner", Size: 12, Fields: []ir.Field{
		{
			Name: "a",
			Type: intType,
		}, {Name: "name", Offset: 4, Type: &ir.Type{Kind: ir.Array, Elem: charType, Count: 8, Size: 8}},
	}}
	flags = &ir.Type{Kind: ir.UInt, Name: "unsigned", Size: 4}
	node  = &ir.Type{Kind: ir.Struct, Name: "node", Size: 64, Fields: []ir.Field{
		{Name: "v", Type: intType},
		{Name: "in", Offset: 4, Type: inner},
		{Name: "flag", Offset: 16, BitSize: 3, Type: flags},
		{Name: "other", Offset: 16, BitOffset: 3, BitSize: 5, Type: flags},
		{Name: "", Offset: 20, Type: &ir.Type{Kind: ir.Union, Size: 4, Fields: []ir.Field{{Name: "i", Type: intType}}}},
		{Name: "lock", Offset: 24, Type: mutexT},
	}}
	nodes = &ir.Type{Kind: ir.Array, Elem: node, Count: 3, Size: 192}
)

func TestBehind(t *testing.T) {
	for _, c := range []struct {
		pointer string
		of      *ir.Type
		off, n  int64
		want    string
		rest    int64
	}{
		{"p", node, 0, 4, "p->v", 0},
		{"p", node, 0, 64, "*p", 0},
		{"p", node, 4, 4, "p->in.a", 0},
		{"p", node, 10, 1, "p->in.name[2]", 0},
		{"p", node, 20, 4, "p->i", 0},
		{"p", node, 24, 0, "p->lock", 0},
		{"p", node, 32, 4, "p->lock", 8}, // its members have no names
		{"p", node, 64, 4, "p[1].v", 0},
		{"p", node, -60, 4, "p[-1].in.a", 0},
		{"&x", node, 4, 4, "x.in.a", 0},
		{"*pp", node, 0, 4, "(*pp)->v", 0},
		{"a + 1", intType, 0, 4, "*(a + 1)", 0},
		{"p", inner.Fields[1].Type, 3, 1, "(*p)[3]", 0},
		{"p", intType, 8, 4, "p[2]", 0},
		{"p", nil, 8, 4, "*p", 8},
	} {
		if got, _, rest := behind(c.pointer, c.of, c.off, sized(c.n)); got != c.want || rest != c.rest {
			t.Errorf("behind(%s, %d, %d) = %s, %d, want %s, %d", c.pointer, c.off, c.n, got, rest, c.want, c.rest)
		}
	}
}

func TestLocatedAtAnIndex(t *testing.T) {
	for _, c := range []struct {
		root  string
		of    *ir.Type
		arrow bool
		off   int64
		scale int64
		want  string
	}{
		{"list", nodes, false, 4, 64, "list[i].in.a"},
		{"list", nodes, false, 68, 64, "list[i + 1].in.a"},
		{"p", node, true, 4, 64, "p[i].in.a"},
		{"p", node, true, 8, 1, "p->in.name[i]"},
		{"p", node, true, 4, 12, ""}, // no array there has such elements
	} {
		if got, _, _ := located(c.root, c.of, c.arrow, c.off, Access{}, "i", c.scale); got != c.want {
			t.Errorf("%s at %d: %q, want %q", c.root, c.off, got, c.want)
		}
	}
}

// TestUnionMembers: of a union's members the one that is accessed as such, else the first of the size.
func TestUnionMembers(t *testing.T) {
	float, pointer := &ir.Type{Kind: ir.Float, Size: 4}, &ir.Type{Kind: ir.PointerTo, Size: 8}
	half := &ir.Type{Kind: ir.Struct, Size: 4, Fields: []ir.Field{
		{Name: "lo", Type: &ir.Type{Kind: ir.Int, Size: 2}}, {Name: "hi", Offset: 2, Type: &ir.Type{Kind: ir.Int, Size: 2}},
	}}
	u := &ir.Type{Kind: ir.Union, Size: 8, Fields: []ir.Field{
		{Name: "i", Type: intType}, {Name: "f", Type: float}, {Name: "l", Type: &ir.Type{Kind: ir.Int, Size: 8}},
		{Name: "p", Type: pointer}, {Name: "h", Type: half}, {Name: "b", Type: &ir.Type{Kind: ir.Array, Elem: charType, Count: 4, Size: 4}},
	}}
	for _, c := range []struct {
		off  int64
		a    Access
		want string
	}{
		{0, Access{4, ir.Void}, ".i"}, {0, Access{4, ir.Float}, ".f"}, {0, Access{4, ir.Int}, ".i"}, {0, Access{8, ir.PointerTo}, ".p"},
		{0, Access{8, ir.Int}, ".l"}, {0, Access{8, ir.Float}, ".l"}, {2, Access{2, ir.Int}, ".h.hi"}, {2, Access{1, ir.Int}, ".b[2]"},
		{0, Access{}, ".i"},
	} {
		if got := within(u, c.off, c.a); got.path != c.want || got.rest != 0 {
			t.Errorf("%+v at %d: %s, %d", c.a, c.off, got.path, got.rest)
		}
	}
}

func TestBitFields(t *testing.T) {
	for _, c := range []struct {
		bit, n int64
		want   string
	}{{128, 3, ".flag"}, {131, 5, ".other"}, {128, 5, ""}, {0, 3, ""}} {
		if got, _ := bitsOf(node, c.bit, c.n); got != c.want {
			t.Errorf("%d bits at %d: %q, want %q", c.n, c.bit, got, c.want)
		}
	}
	if got, _ := bitsOf(nodes, 512+131, 5); got != "[1].other" {
		t.Errorf("in an array: %q", got)
	}
}

func TestGrouped(t *testing.T) {
	for in, want := range map[string]string{
		"p": "p", "p->x[i + 1]": "p->x[i + 1]", "*p": "(*p)", "a - b": "(a - b)", "&x": "&x", "f(a, b)": "f(a, b)",
	} {
		if got := grouped(in); got != want {
			t.Errorf("grouped(%s) = %s, want %s", in, got, want)
		}
	}
}
