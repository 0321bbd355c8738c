package generate

import "fmt"

// A variable is a place of an arithmetic type that code may read, and perhaps write.
type variable struct {
	form    string // of the lvalue; $0 is the index where indexed
	typ     Type
	indexed bool
	fixed   bool // read-only here
	noaddr  bool // a bit-field or an atomic: no pointer to it
}

// An array is all elements of one type, as one object.
type array struct {
	name string
	typ  Type
	n    int
}

// A scope is what code at one place can see.
type scope struct {
	vars    []variable
	arrays  []array
	structs []string // variables of type struct record
	calls   bool     // functions that touch memory beyond their parameters may be called
	depth   int      // nesting of statements
	loops   int      // nesting of loops
	lists   bool     // heap templates are allowed
}

// inner is a copy that may grow.
func (s *scope) inner() *scope {
	c := *s
	c.vars = s.vars[:len(s.vars):len(s.vars)]
	c.arrays = s.arrays[:len(s.arrays):len(s.arrays)]
	c.structs = s.structs[:len(s.structs):len(s.structs)]
	return &c
}

// with is a copy that sees more variables.
func (s *scope) with(vars ...variable) *scope {
	c := s.inner()
	c.vars = append(c.vars, vars...)
	return c
}

// readOnly is a variable made read-only.
func readOnly(list []variable) []variable {
	out := make([]variable, len(list))
	for i, v := range list {
		v.fixed = true
		out[i] = v
	}
	return out
}

// addArray makes an array's elements visible.
func (s *scope) addArray(a array) {
	s.arrays = append(s.arrays, a)
	s.vars = append(
		s.vars,
		variable{form: fmt.Sprintf("%s[(unsigned int)$0 & %d]", a.name, a.n-1), typ: a.typ, indexed: true},
	)
}

// fields of struct record; the names are shared with the declaration.
var recordFields = []variable{
	{form: ".a", typ: I32}, {form: ".b", typ: U8}, {form: ".c", typ: I64}, {form: ".d", typ: I16},
	{form: ".low", typ: U32, noaddr: true}, {form: ".flag", typ: I32, noaddr: true},
	{form: ".e[(unsigned int)$0 & 3]", typ: U16, indexed: true}, {form: ".in.x", typ: U32}, {form: ".in.y", typ: I8},
}

var recordDecl = Decl{"record", `struct inner { unsigned int x; signed char y; };
struct record { int a; unsigned char b; long long c; short d; unsigned int low : 5; signed int flag : 3; unsigned short e[4]; struct inner in; };`}

var unionDecl = Decl{"pun", `union pun { unsigned int word; unsigned short halves[2]; unsigned char bytes[4]; };`}

var nodeDecl = Decl{"node", `struct node { int value; struct node *next; };`}

// addRecord makes the fields of a struct variable visible; access is "." appended to the name, or "->".
func (s *scope) addRecord(name string, pointer bool) {
	prefix := name
	if pointer {
		prefix = "(*" + name + ")"
	}
	for _, f := range recordFields {
		f.form = prefix + f.form
		s.vars = append(s.vars, f)
	}
	s.structs = append(s.structs, prefix)
}
