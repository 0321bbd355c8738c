package native

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strings"

	"midway/internal/property"
)

// harnessWriter writes the C program that lays out a start and has its threads: a unit test, but for the schedule.
type harnessWriter struct {
	strings.Builder
	s     *Start
	model int // index into sizes of Primitives
	names map[Symbol]string
	taken map[string]bool
}

// harnessText is the harness of a start in C. It stands beside the program, whose own main, if it has one, is not
// called.
func harnessText(s *Start, t *Trace, kind property.Kind, ilp32 bool) string {
	h := &harnessWriter{s: s, model: number(ilp32), names: map[Symbol]string{}, taken: map[string]bool{}}
	h.line(
		"/* The state in which a %s at %s happens, and one thread for each thread of the context. Written by midway replay.",
		kind,
		strings.Join(t.Places, " and "),
	)
	h.line(
		"   Names in asm() are the program's; one that ends in %s1 and the like is of something static in the first file,",
		localMark,
	)
	h.line("   which midway replay makes visible under that name. */")
	for _, name := range []string{"pthread.h", "semaphore.h", "stdint.h", "stdlib.h", "string.h"} {
		h.line("#include <%s>", name)
	}
	h.line("\n#define SET(type, at, value) do { type v_ = (type)(value); memcpy((at), &v_, sizeof v_); } while (0)\n")
	h.declarations()
	h.layOut()
	for i := range s.Threads {
		h.thread(t, i)
	}
	h.line("int main(void)\n{\n\tpthread_t threads[%d];\n\tlay_out();", len(s.Threads))
	for i := range s.Threads {
		h.line("\tpthread_create(&threads[%d], NULL, thread%d, NULL);", i, i+1)
	}
	h.line("\tfor (int i = 0; i < %d; i++)\n\t\tpthread_join(threads[i], NULL);\n\treturn 0;\n}", len(s.Threads))
	return h.String()
}

func (h *harnessWriter) line(format string, args ...any) { fmt.Fprintf(h, format+"\n", args...) }

// localMark ends the name of what is static, before the number of its file.
const localMark = ".midway"

// linked is the name under which a linker knows a symbol.
func (s *Symbol) linked() string {
	if s.Local {
		return fmt.Sprintf("%s%s%d", s.Name, localMark, s.Unit+1)
	}
	return s.Name
}

// name is a symbol's in the harness.
func (h *harnessWriter) name(s *Symbol) string {
	if n, ok := h.names[*s]; ok {
		return n
	}
	clean := "program_" + strings.Map(func(r rune) rune {
		if r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
			return r
		}
		return '_'
	}, s.Name)
	n := clean
	for i := 2; h.taken[n]; i++ {
		n = fmt.Sprintf("%s_%d", clean, i)
	}
	h.taken[n], h.names[*s] = true, n
	return n
}

// declarations name what the harness uses of the program, and the objects that it makes.
func (h *harnessWriter) declarations() {
	for i := range h.s.Objects {
		o := &h.s.Objects[i]
		switch {
		case o.Variable == nil:
			h.line("static unsigned char *object%d; /* %s */", i+1, comment(o.Name))
		case o.Variable.Unit < 0:
			h.line(
				"__attribute__((weak)) unsigned char %s[%d] asm(\"%s\"); /* no file defines it */",
				h.name(o.Variable),
				o.Bytes,
				o.Variable.linked(),
			)
		default:
			h.line("extern unsigned char %s[%d] asm(\"%s\");", h.name(o.Variable), o.Bytes, o.Variable.linked())
		}
	}
	declared := map[Symbol]bool{}
	for i := range h.s.Threads {
		t := &h.s.Threads[i]
		if declared[t.Function] {
			continue
		}
		declared[t.Function] = true
		var types []string
		for k := range t.Arguments {
			types = append(types, t.Arguments[k].ctype())
		}
		if types == nil {
			types = []string{"void"}
		}
		h.line("void *%s(%s) asm(\"%s\");", h.name(&t.Function), strings.Join(types, ", "), t.Function.linked())
	}
	function := func(a *Address) {
		if a != nil && a.Function != nil && !declared[*a.Function] {
			declared[*a.Function] = true
			h.line("void %s(void) asm(\"%s\");", h.name(a.Function), a.Function.linked())
		}
	}
	for i := range h.s.Objects {
		for _, c := range h.s.Objects[i].Contents {
			function(c.Address)
		}
	}
	for i := range h.s.Threads {
		for _, a := range h.s.Threads[i].Arguments {
			function(a.Address)
		}
	}
	h.line("")
}

// comment is a name as it may stand in a comment.
func comment(name string) string { return strings.ReplaceAll(name, "*/", "* /") }

// ctype is an argument's type.
func (a *Argument) ctype() string {
	switch {
	case a.Pointer:
		return "void *"
	case a.Bits == 1:
		return "_Bool"
	}
	return fmt.Sprintf("int%d_t", a.Bits)
}

// layOut writes the function that makes the state.
func (h *harnessWriter) layOut() {
	h.line("static void lay_out(void)\n{")
	for i := range h.s.Objects {
		if o := &h.s.Objects[i]; o.Variable == nil {
			h.line("\tobject%d = calloc(1, %d);", i+1, h.room(o))
		}
	}
	for i := range h.s.Objects {
		o := &h.s.Objects[i]
		base := h.base(i)
		for _, c := range o.Contents {
			if c.Address != nil {
				h.line("\tSET(void *, %s, %s);", plus(base, c.At), h.address(c.Address))
			} else {
				h.bytes(base, c)
			}
		}
		for _, p := range o.Syncs {
			h.primitive(plus(base, p.At), p)
		}
	}
	h.line("}\n")
}

// room is how many bytes an object on the heap gets: its own, and more where a synchronisation object of the model,
// which uses its first bytes only, reaches its end.
func (h *harnessWriter) room(o *Object) int {
	n := o.Bytes
	for _, p := range o.Syncs {
		n = max(n, p.At+Primitives[p.Kind][h.model])
	}
	return n
}

func (h *harnessWriter) base(object int) string {
	if o := &h.s.Objects[object]; o.Variable != nil {
		return h.name(o.Variable)
	}
	return fmt.Sprintf("object%d", object+1)
}

func plus(base string, n int) string {
	if n == 0 {
		return base
	}
	return fmt.Sprintf("%s + %d", base, n)
}

func (h *harnessWriter) address(a *Address) string {
	if a.Function != nil {
		return h.name(a.Function)
	}
	return plus(h.base(a.Object), a.Plus)
}

// bytes writes what is no address: a range of one value at once, else by words of four bytes and fewer.
func (h *harnessWriter) bytes(base string, c Cell) {
	data, _ := hex.DecodeString(c.Bytes)
	for at := 0; at < len(data); {
		rest := data[at:]
		same := len(rest) - len(bytes.TrimLeft(rest, string(rest[:1])))
		switch to := plus(base, c.At+at); {
		case same > 8:
			h.line("\tmemset(%s, %d, %d);", to, rest[0], same)
			at += same
		case len(rest) >= 4 && (c.At+at)%4 == 0:
			h.line("\tSET(int32_t, %s, %d);", to, int32(binary.LittleEndian.Uint32(rest)))
			at += 4
		default:
			h.line("\tSET(uint8_t, %s, %d);", to, rest[0])
			at++
		}
	}
}

// primitive initialises a synchronisation object.
func (h *harnessWriter) primitive(at string, p Primitive) {
	switch {
	case p.Kind == "mutex" && p.Value != 0:
		h.line(
			"\t{\n\t\tpthread_mutexattr_t kind;\n\t\tpthread_mutexattr_init(&kind);\n\t\tpthread_mutexattr_settype(&kind, %d);",
			p.Value,
		)
		h.line("\t\tpthread_mutex_init((void *)(%s), &kind);\n\t}", at)
	case p.Kind == "mutex":
		h.line("\tpthread_mutex_init((void *)(%s), NULL);", at)
	case p.Kind == "condition":
		h.line("\tpthread_cond_init((void *)(%s), NULL);", at)
	case p.Kind == "rwlock":
		h.line("\tpthread_rwlock_init((void *)(%s), NULL);", at)
	case p.Kind == "semaphore":
		h.line("\tsem_init((void *)(%s), 0, %d);", at, p.Value)
	case p.Kind == "barrier":
		h.line("\tpthread_barrier_init((void *)(%s), NULL, %d);", at, p.Value)
	case p.Kind == "spinlock":
		h.line("\tpthread_spin_init((void *)(%s), 0);", at)
	case p.Kind == "once":
		h.line("\tSET(uint32_t, %s, %d);", at, p.Value)
	}
}

// thread writes what a thread executes.
func (h *harnessWriter) thread(t *Trace, i int) {
	c := &h.s.Threads[i]
	var args []string
	for k := range c.Arguments {
		args = append(args, h.argument(&c.Arguments[k]))
	}
	h.line(
		"/* %s */\nstatic void *thread%d(void *unused)\n{\n\treturn %s(%s);\n}\n",
		comment(t.Threads[i]),
		i+1,
		h.name(&c.Function),
		strings.Join(args, ", "),
	)
}

func (h *harnessWriter) argument(a *Argument) string {
	switch {
	case a.Address != nil:
		return h.address(a.Address)
	case a.Pointer:
		return fmt.Sprintf("(void *)(uintptr_t)%dU /* %s */", a.Value, comment(a.Name))
	case a.Bits == 64 && a.Value > 9:
		return fmt.Sprintf("(int64_t)%dU /* %s */", a.Value, comment(a.Name))
	}
	value := int64(a.Value)
	if a.Bits == 32 {
		value = int64(int32(value))
	}
	return fmt.Sprintf("%d /* %s */", value, comment(a.Name))
}

// shown is what a file's static functions and variables that the harness names are called for the linker.
func (s *Start) shown(unit int) map[string]string {
	out := map[string]string{}
	if s == nil {
		return out
	}
	note := func(y *Symbol) {
		if y != nil && y.Local && y.Unit == unit {
			out[y.Name] = y.linked()
		}
	}
	address := func(a *Address) {
		if a != nil {
			note(a.Function)
		}
	}
	for i := range s.Objects {
		note(s.Objects[i].Variable)
		for _, c := range s.Objects[i].Contents {
			address(c.Address)
		}
	}
	for i := range s.Threads {
		note(&s.Threads[i].Function)
		for _, a := range s.Threads[i].Arguments {
			address(a.Address)
		}
	}
	return out
}
