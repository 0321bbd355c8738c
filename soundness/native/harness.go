package native

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
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
	for _, name := range []string{"errno.h", "pthread.h", "semaphore.h", "stdint.h", "stdlib.h", "string.h"} {
		h.line("#include <%s>", name)
	}
	h.line("#include <sys/mman.h>\n")
	h.line("#define SET(type, at, value) do { type v_ = (type)(value); memcpy((at), &v_, sizeof v_); } while (0)\n")
	h.line("%s", hooks)
	h.declarations()
	h.layOut()
	for i := range s.Threads {
		h.thread(t, i)
	}
	h.others()
	h.main()
	return h.String()
}

// hooks are what midway replay is told by a harness, and what becomes of that without it.
const hooks = `#ifdef REPLAYED /* by midway replay */
void starts(void) asm("__midway_starts"); /* a thread is in the state that the context has it in */
void stops(void) asm("__midway_stops"); /* the context stops a thread where it stands */
void waits(int woken) asm("__midway_waits"); /* the call that a thread makes first is a wait that it is in already */
void becomes_main(void) asm("__midway_becomes_main");
void ends_main(void) asm("__midway_ends_main");
void others(void (*take)(void), int stays) asm("__midway_others"); /* a thread that the context does not have */
void has_key(void (*destructor)(void *), int used) asm("__midway_has_key"); /* the next key */
int sets(pthread_key_t key, const void *value) asm("__midway_pthread_setspecific");
#else
static void starts(void) {}
static void stops(void) { pthread_exit(NULL); }
static void waits(int woken) {}
static void becomes_main(void) {}
static void ends_main(void) {}
static void others(void (*take)(void), int stays) { take(); }
static void has_key(void (*destructor)(void *), int used)
{
	pthread_key_t key;
	pthread_key_create(&key, destructor);
}
static int sets(pthread_key_t key, const void *value) { return pthread_setspecific(key, value); }
#endif
`

// main writes the harness's main: it makes the state, and begins the threads.
func (h *harnessWriter) main() {
	h.line("int main(void)\n{\n\tpthread_t threads[%d];\n\tlay_out();", len(h.s.Threads))
	h.othersBegin()
	main := -1
	for i := range h.s.Threads {
		if h.s.Threads[i].Main && main < 0 {
			main = i
			continue
		}
		h.line("\tpthread_create(&threads[%d], NULL, thread%d, NULL);", i, i+1)
	}
	if main >= 0 {
		h.line("\tbecomes_main();\n\tint code = (int)(intptr_t)thread%d(NULL);\n\tends_main();\n\treturn code;\n}", main+1)
		return
	}
	h.line("\tfor (int i = 0; i < %d; i++)\n\t\tpthread_join(threads[i], NULL);\n\treturn 0;\n}", len(h.s.Threads))
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

// ofLibrary are the variables of the C library that programs may use.
var ofLibrary = map[string]bool{"stdin": true, "stdout": true, "stderr": true, "optind": true, "optarg": true,
	"opterr": true, "optopt": true, "environ": true}

// OfLibrary reports whether a variable of the C library is one that programs may use.
func OfLibrary(name string) bool { return ofLibrary[name] }

// declarations name what the harness uses of the program, and the objects that it makes.
func (h *harnessWriter) declarations() {
	for i := range h.s.Objects {
		o := &h.s.Objects[i]
		switch {
		case o.Variable == nil:
			h.line("static unsigned char *object%d; /* %s */", i+1, comment(o.Name))
		case ofLibrary[o.Variable.Name]:
			h.line("extern unsigned char %s[%d] asm(\"%s\");", h.name(o.Variable), o.Bytes, o.Variable.linked())
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
	for i := range h.s.Threads {
		h.threadLocals(&h.s.Threads[i])
	}
	h.functions()
	for i := range h.s.Threads {
		for k := range h.s.Threads[i].Frames {
			h.frame(i, k)
		}
	}
	h.line("")
}

// threadLocals declares thread-local variables that a thread sets.
func (h *harnessWriter) threadLocals(t *Call) {
	for k := range t.Locals {
		o := &t.Locals[k]
		if _, known := h.names[*o.Variable]; !known {
			h.line("extern __thread unsigned char %s[%d] asm(\"%s\");", h.name(o.Variable), o.Bytes, o.Variable.linked())
		}
	}
}

// functions declares those that the harness calls, or knows the addresses of.
func (h *harnessWriter) functions() {
	declared := map[Symbol]bool{}
	for i := range h.s.Threads {
		t := &h.s.Threads[i]
		if declared[t.Function] || len(t.Frames) > 0 {
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
	h.s.addresses(func(a *Address) {
		if a.Function != nil && !declared[*a.Function] {
			declared[*a.Function] = true
			h.line("void %s(void) asm(\"%s\");", h.name(a.Function), a.Function.linked())
		}
		if a.Stream != "" && !h.taken["stdio"] {
			h.taken["stdio"] = true
			h.line("#include <stdio.h>")
		}
	})
}

// addresses visits all addresses of a start.
func (s *Start) addresses(visit func(*Address)) {
	cells := func(list []Cell) {
		for i := range list {
			if list[i].Address != nil {
				visit(list[i].Address)
			}
		}
	}
	for i := range s.Keys {
		if s.Keys[i].Destructor != nil {
			visit(s.Keys[i].Destructor)
		}
	}
	for i := range s.Objects {
		cells(s.Objects[i].Contents)
	}
	for i := range s.Threads {
		t := &s.Threads[i]
		for k := range t.Arguments {
			if t.Arguments[k].Address != nil {
				visit(t.Arguments[k].Address)
			}
		}
		for k := range t.Frames {
			cells(t.Frames[k].Cells)
		}
		cells(t.Values)
		for k := range t.Locals {
			cells(t.Locals[k].Contents)
		}
	}
}

// frame declares a copy of a function, and its table.
func (h *harnessWriter) frame(thread, k int) {
	f := &h.s.Threads[thread].Frames[k]
	h.line("/* %s is in %s */", fmt.Sprintf("thread %d", thread+1), comment(f.At))
	h.line("static uint64_t %s[%d] __attribute__((aligned(16)));", table(thread, k), 2*f.Parts)
	if k == 0 && !h.taken[f.Copy] {
		h.taken[f.Copy] = true
		h.line("void *%s(void *table) asm(\"%s\");", entered(f), f.Copy)
	}
}

func table(thread, k int) string { return fmt.Sprintf("thread%d_frame%d", thread+1, k+1) }

// entered is what the harness calls a copy.
func entered(f *Activation) string { return "enter_" + strings.ReplaceAll(f.Copy, ".", "_") }

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
	h.keys()
	for i := range h.s.Objects {
		switch o := &h.s.Objects[i]; {
		case o.Variable != nil:
		case o.Mapped:
			h.line(
				"\tobject%d = mmap(NULL, %d, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);",
				i+1,
				max(h.room(o), 1),
			)
		default:
			h.line("\tobject%d = calloc(1, %d);", i+1, h.room(o))
		}
	}
	for i := range h.s.Objects {
		o := &h.s.Objects[i]
		base := h.base(i)
		h.contents(base, o.Contents)
		for _, p := range o.Syncs {
			h.primitive(plus(base, p.At), p)
		}
	}
	for i := range h.s.Threads {
		list := h.s.Threads[i].Frames
		for k := range list {
			h.contents("(unsigned char *)"+table(i, k), list[k].Cells)
			if k+1 < len(list) {
				h.line("\tSET(void *, (unsigned char *)%s, %s);", plus(table(i, k), 16*list[k].Next), table(i, k+1))
			}
		}
	}
	for i := range h.s.Objects {
		if h.s.Objects[i].Freed {
			h.line("\tfree(object%d);", i+1)
		}
	}
	h.line("}\n")
}

// keys makes the keys of thread-specific data.
func (h *harnessWriter) keys() {
	for i := range h.s.Keys {
		k := &h.s.Keys[i]
		destructor := "NULL"
		if k.Destructor != nil {
			destructor = "(void (*)(void *))" + h.address(k.Destructor)
		}
		h.line("\thas_key(%s, %d);", destructor, number(!k.Deleted))
	}
}

// values writes that a thread sets those that it has of keys.
func (h *harnessWriter) values(list []Cell) {
	for _, c := range list {
		if c.Address != nil {
			h.line("\tsets(%d, %s);", c.At, h.address(c.Address))
			continue
		}
		data, _ := hex.DecodeString(c.Bytes)
		h.line("\tsets(%d, (void *)(uintptr_t)%dU);", c.At, binary.LittleEndian.Uint64(append(data, make([]byte, 8)...)))
	}
}

// contents writes what stands from an address on.
func (h *harnessWriter) contents(base string, cells []Cell) {
	for _, c := range cells {
		if c.Address != nil {
			h.line("\tSET(void *, %s, %s);", plus(base, c.At), h.address(c.Address))
		} else {
			h.bytes(base, c)
		}
	}
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
	switch {
	case a.Function != nil:
		return h.name(a.Function)
	case a.Stream != "":
		return a.Stream
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
	case p.Kind == "mutex" && (p.Value != 0 || p.Robust):
		h.line(
			"\t{\n\t\tpthread_mutexattr_t kind;\n\t\tpthread_mutexattr_init(&kind);\n\t\tpthread_mutexattr_settype(&kind, %d);",
			p.Value,
		)
		if p.Robust {
			h.line("\t\tpthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);")
		}
		h.line("\t\tpthread_mutex_init((void *)(%s), &kind);\n\t}", at)
	case p.Kind == "mutex" && p.Gone:
		h.line("\tpthread_mutex_init((void *)(%s), NULL);\n\tpthread_mutex_destroy((void *)(%s));", at, at)
	case p.Kind == "mutex":
		h.line("\tpthread_mutex_init((void *)(%s), NULL);", at)
	case p.Kind == "condition":
		h.line("\tpthread_cond_init((void *)(%s), NULL);", at)
	case p.Kind == "rwlock":
		h.line("\tpthread_rwlock_init((void *)(%s), NULL);", at)
	case p.Kind == "semaphore":
		h.line("\tsem_init((void *)(%s), 0, %d);", at, p.Value)
	case p.Kind == "barrier" && p.Value > 0:
		h.line("\tpthread_barrier_init((void *)(%s), NULL, %d);", at, p.Value)
	case p.Kind == "spinlock":
		h.line("\tpthread_spin_init((void *)(%s), 0);", at)
	case p.Kind == "once":
		h.line("\tSET(uint32_t, %s, %d);", at, p.Value)
	}
}

// takes are how synchronisation objects are taken, by the kind of a Hold.
var takes = map[string]string{"mutex": "pthread_mutex_lock", "read": "pthread_rwlock_rdlock",
	"write": "pthread_rwlock_wrlock", "spinlock": "pthread_spin_lock", "barrier": "pthread_barrier_wait"}

// take writes that something is taken.
func (h *harnessWriter) take(x Hold) {
	for range x.Times {
		h.line("\t%s((void *)(%s));", takes[x.Kind], plus(h.base(x.Object), x.At))
	}
}

// thread writes what a thread executes.
func (h *harnessWriter) thread(t *Trace, i int) {
	c := &h.s.Threads[i]
	h.line("/* %s */\nstatic void *thread%d(void *unused)\n{", comment(t.Threads[i]), i+1)
	for k := range c.Locals {
		h.contents(h.name(c.Locals[k].Variable), c.Locals[k].Contents)
	}
	h.values(c.Values)
	for _, x := range c.Holds {
		h.take(x)
	}
	if c.Errno != 0 {
		h.line("\terrno = %d;", c.Errno)
	}
	if c.Waits != "" {
		h.line("\twaits(%d);", number(c.Waits == "woken"))
	}
	h.line("\tstarts();")
	if slices.ContainsFunc(t.Stopped, func(s Stop) bool { return s.Thread == i && s.Nth == 0 }) {
		h.line("\tstops();")
	}
	if len(c.Frames) > 0 {
		h.line("\treturn %s(%s);\n}\n", entered(&c.Frames[0]), table(i, 0))
		return
	}
	var args []string
	for k := range c.Arguments {
		args = append(args, h.argument(&c.Arguments[k]))
	}
	h.line("\treturn %s(%s);\n}\n", h.name(&c.Function), strings.Join(args, ", "))
}

// others writes what threads hold that the context does not have; each wait at a barrier is one's of its own.
func (h *harnessWriter) others() {
	for i, x := range h.s.Others {
		if x.Kind == "barrier" {
			x.Times = 1
		}
		h.line("static void other%d(void)\n{", i+1)
		h.take(x)
		h.line("}\n")
	}
}

func (h *harnessWriter) othersBegin() {
	for i, x := range h.s.Others {
		n := 1
		if x.Kind == "barrier" {
			n = x.Times
		}
		for range n {
			h.line("\tothers(other%d, %d);", i+1, number(x.Kind == "barrier"))
		}
	}
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
	for i := range s.Objects {
		note(s.Objects[i].Variable)
	}
	for i := range s.Threads {
		t := &s.Threads[i]
		if len(t.Frames) == 0 {
			note(&t.Function)
		}
		for k := range t.Locals {
			note(t.Locals[k].Variable)
		}
	}
	s.addresses(func(a *Address) { note(a.Function) })
	if s.Code != nil {
		for i := range s.Code.Symbols {
			note(&s.Code.Symbols[i])
		}
	}
	return out
}
