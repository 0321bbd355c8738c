package lvalue

import (
	"fmt"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
)

// sync is a kind of synchronisation object of the C library.
type sync uint8

const (
	noSync sync = iota
	mutex
	condition
	rwlock
	barrier
	semaphore
	spinlock
	once
	stream // which has no fields that anybody may know
)

var syncTypes = map[string]sync{
	"pthread_mutex_t": mutex, "mtx_t": mutex, "pthread_cond_t": condition, "cnd_t": condition, "pthread_rwlock_t": rwlock,
	"pthread_barrier_t": barrier, "sem_t": semaphore, "pthread_spinlock_t": spinlock, "pthread_once_t": once,
	"once_flag": once, "FILE": stream, "_IO_FILE": stream,
}

// syncOf is which kind of synchronisation object a type is.
func syncOf(t *ir.Type) sync {
	if t == nil || t.Kind == ir.PointerTo {
		return noSync
	}
	return syncTypes[t.Name]
}

// The fields that the library models keep (internal/runtime/c), by what a sentence calls them.
const (
	lockState = "the state"
	owner     = "the owner"
	level     = "the level"
	kind      = "the kind"
	waiters   = "the number of waiters"
	readers   = "the number of readers"
	writers   = "the number of writers"
	arrived   = "the number of arrivals"
	expected  = "the size"
	round     = "the round"
	count     = "the value"
)

// syncFields are the fields by their offsets in bytes; those of ILP32 that lie elsewhere come second.
var syncFields = map[sync][2]map[int64]string{
	mutex:     {{0: lockState, 4: level, 8: owner, 16: kind}, {0: lockState, 4: level, 8: owner, 12: kind}},
	rwlock:    {{0: readers, 4: writers, 24: owner}, {0: readers, 4: writers, 28: owner}},
	barrier:   {{0: arrived, 4: round, 8: expected}, {0: arrived, 4: round, 8: expected}},
	condition: {{28: waiters, 36: waiters}, {28: waiters, 36: waiters}},
	semaphore: {{0: count}, {0: count}},
	spinlock:  {{0: owner}, {0: owner}},
	once:      {{0: lockState}, {0: lockState}},
}

// syncField is the field of n bytes at an offset of a synchronisation object; "" where there is none.
func syncField(t *ir.Type, off, n int64, model ir.DataModel) string {
	fields, ok := syncFields[syncOf(t)]
	if !ok || n != 4 && n != 1 { // a byte: of the kind, less its other flags
		return ""
	}
	return fields[min(int(model), 1)][off]
}

// field is a field of a synchronisation object that a node reads.
type field struct {
	of   string // the object, in C
	kind sync
	name string
}

// fieldOf is the field that a node reads; ok is false where it reads none.
func (w *writer) fieldOf(n *expr.Node) (f field, ok bool) {
	for n.Op() == expr.OpZExt || n.Op() == expr.OpSExt || n.Op() == expr.OpExtract && n.Low() == 0 && n.Width() == 31 {
		n = n.Kids()[0] // a semaphore's value has 31 bits
	}
	if n.Op() == expr.OpSym {
		if at, is := n.Symbol().Stands.(expr.Value); is && at.Concrete() {
			return w.fieldAt(at.W, int64(n.Width()/8))
		}
	}
	if n.Op() != expr.OpRead || n.Kids()[0].Symbol() == nil {
		return f, false
	}
	quiet := writer{Names: w.Names}
	text, _ := quiet.read(n)
	name, of, is := cutField(text)
	if quiet.failed != "" || !is {
		return f, false
	}
	return field{of, quiet.sync, name}, quiet.sync != noSync
}

// cutField is the text of a field in two: "the number of readers", "pool->table".
func cutField(text string) (name, of string, ok bool) {
	for _, name := range []string{
		lockState, owner, level, kind, waiters, readers, writers, arrived, expected, round, count,
	} {
		if of, ok := strings.CutPrefix(text, name+" of "); ok {
			return name, of, true
		}
	}
	return "", "", false
}

// fieldAt is the field of n bytes at an address in a variable.
func (w *writer) fieldAt(addr uint64, n int64) (f field, ok bool) {
	g := w.P.GlobalAt(addr)
	if g == nil {
		return f, false
	}
	in := within(g.Type, int64(addr-g.Addr), sized(n))
	name := syncField(in.leaf, in.rest, n, w.P.Model)
	return field{GlobalName(g) + in.path, syncOf(in.leaf), name}, name != ""
}

// predicate is a condition about a synchronisation object as a sentence; "" where it is about none, or about more.
func (w *writer) predicate(n *expr.Node, outer int) string {
	not := n.Op() == expr.OpNot
	if not {
		n = n.Kids()[0]
	}
	if k := n.Kids(); len(k) > 0 && k[0].Width() > 64 {
		return ""
	}
	switch {
	case n.Op() == expr.OpEq:
		return w.equals(n, not)
	case n.Op() == expr.OpUlt || n.Op() == expr.OpSlt:
		return w.compared(n, not)
	case n.Op() == expr.OpOr && !not:
		return w.freeOrMine(n, outer)
	}
	return ""
}

// equals is what an equality of a field with a constant says.
func (w *writer) equals(n *expr.Node, not bool) string {
	c, x := n.Kids()[0], n.Kids()[1]
	if c.Op() != expr.OpConst {
		c, x = x, c
	}
	if c.Op() != expr.OpConst || c.Width() > 64 {
		return w.lastAt(n, not)
	}
	f, ok := w.fieldOf(x)
	if !ok {
		return w.kindIs(x, c.Word(), not)
	}
	return w.is(f, signed(c.Word(), c.Width()), not)
}

// lastAt is that the threads that arrived at a barrier are one less than those that it is for; "" for all else.
func (w *writer) lastAt(n *expr.Node, not bool) string {
	for i, x := range n.Kids() {
		a, ok := w.fieldOf(x)
		k, terms := linear(n.Kids()[1-i])
		if !ok || a.name != arrived || len(terms) != 1 || signed(k, x.Width()) != -1 {
			continue
		}
		if b, ok := w.fieldOf(terms[0].n); ok && b.name == expected && b.of == a.of {
			return either(not, "more than one thread is", "one thread is") + " missing at " + a.of
		}
	}
	return ""
}

// either is one of two texts.
func either(not bool, no, yes string) string {
	if not {
		return no
	}
	return yes
}

// is says that a field has a value.
func (w *writer) is(f field, v int64, not bool) string {
	switch {
	case f.name == owner && v == 0 && f.kind == spinlock, f.name == lockState && v == 0 && f.kind == mutex:
		return f.of + either(not, " is held", " is free")
	case f.name == lockState && f.kind == mutex:
		return f.of + either(not, " is free", " is held")
	case f.name == lockState && f.kind == once && v == 0 && not:
		return "the routine of " + f.of + " was called"
	case f.name == lockState && f.kind == once:
		state := map[int64]string{0: "has not run", 1: "is running", 2: "has run"}[v]
		if state == "" {
			return ""
		}
		return either(not, "not: ", "") + "the routine of " + f.of + " " + state
	case f.name == owner && v > 0 && int(v) <= len(w.Threads):
		return f.of + either(not, " is not held by ", " is held by ") + w.Threads[v-1]
	case f.name == owner && v == 0:
		return f.of + either(not, " has a holder", " has no holder")
	case f.name == owner:
		return f.of + either(not, " is not", " is") + " held by another thread"
	case f.name == readers && v == 0:
		return either(not, "some thread", "no thread") + " reads under " + f.of
	case f.name == writers && v == 0:
		return f.of + either(not, " is held for writing", " is not held for writing")
	case f.name == waiters && v == 0:
		return either(not, "some thread", "no thread") + " waits at " + f.of
	case f.name == count:
		return "semaphore " + f.of + either(not, " is not ", " is ") + fmt.Sprint(v)
	case f.name == arrived:
		return fmt.Sprintf("%s%s arrived at %s", either(not, "not ", ""), threads(v), f.of)
	case f.name == expected:
		return fmt.Sprintf("%s%s for %s", f.of, either(not, " is not", " is"), threads(v))
	case f.name == kind && v == -1:
		return f.of + either(not, " is not destroyed", " is destroyed")
	case f.name == kind:
		return kinds(f.of, v, not)
	}
	return fmt.Sprintf("%s of %s%s %d", f.name, f.of, either(not, " is not", " is"), v)
}

func threads(v int64) string {
	if v == 1 {
		return "1 thread"
	}
	return fmt.Sprintf("%d threads", v)
}

// The kinds of mutexes of glibc.
var mutexKinds = map[int64]string{0: "a plain mutex", 1: "recursive", 2: "error-checking", 3: "adaptive"}

func kinds(of string, v int64, not bool) string {
	if name := mutexKinds[v]; name != "" {
		return of + either(not, " is not ", " is ") + name
	}
	return fmt.Sprintf("the kind of %s%s %d", of, either(not, " is not", " is"), v)
}

// kindIs says what an equality of the kind bits of a mutex says.
func (w *writer) kindIs(x *expr.Node, c uint64, not bool) string {
	if f, ok := w.kindBits(x); ok {
		return kinds(f.of, int64(c), not)
	}
	return ""
}

// kindBits is the mutex whose kind a node has, without its other flags.
func (w *writer) kindBits(x *expr.Node) (f field, ok bool) {
	for x.Op() == expr.OpZExt {
		x = x.Kids()[0]
	}
	if x.Op() == expr.OpExtract && x.Low() == 0 && x.Width() == 2 ||
		x.Op() == expr.OpAnd && x.Kids()[0].Op() == expr.OpConst && x.Kids()[0].Word() == 3 {
		f, ok = w.fieldOf(x.Kids()[len(x.Kids())-1])
		return f, ok && f.name == kind
	}
	return f, false
}

// compared is what an order of a field and a constant says.
func (w *writer) compared(n *expr.Node, not bool) string {
	x, y := n.Kids()[0], n.Kids()[1]
	if x.Op() == expr.OpAdd && n.Op() == expr.OpUlt && y.Op() == expr.OpConst && y.Word() == 2 {
		if c, terms := linear(x); len(terms) == 1 && signed(c, x.Width()) == -1 {
			if f, ok := w.kindBits(terms[0].n); ok {
				return f.of + either(not, " is neither recursive nor error-checking", " is recursive or error-checking")
			}
		}
	}
	op := either(not, "at least ", "less than ")
	if x.Op() == expr.OpConst { // c < x
		x, y, op = y, x, either(not, "at most ", "more than ")
	}
	f, ok := w.fieldOf(x)
	if !ok || y.Op() != expr.OpConst || y.Width() > 64 {
		return ""
	}
	v := signed(y.Word(), y.Width())
	switch what := op + fmt.Sprint(v); {
	case f.name == count && (v == 0 && op == "more than " || v == 1 && op == "at least "):
		return "semaphore " + f.of + " is above 0"
	case f.name == count && (v == 0 && op == "at most " || v == 1 && op == "less than "):
		return "semaphore " + f.of + " is 0"
	case f.name == count:
		return "semaphore " + f.of + " is " + what
	case f.name == arrived:
		return what + " threads arrived at " + f.of
	case f.name == waiters:
		return what + " threads wait at " + f.of
	case f.name == readers:
		return what + " threads read under " + f.of
	default:
		return f.name + " of " + f.of + " is " + what
	}
}

// freeOrMine is that a lock can be taken: it is free, or its holder may take it again.
func (w *writer) freeOrMine(n *expr.Node, outer int) string {
	if len(n.Kids()) != 2 {
		return ""
	}
	for i, k := range n.Kids() {
		other := n.Kids()[1-i]
		if k.Op() != expr.OpEq || other.Op() != expr.OpAnd {
			continue
		}
		free := w.predicate(k, 0)
		of, is := strings.CutSuffix(free, " is free")
		if !is {
			continue
		}
		var says []string
		for _, part := range other.Kids() {
			text := w.predicate(part, 0)
			rest, about := strings.CutPrefix(text, of+" is ")
			if !about {
				return ""
			}
			says = append(says, rest)
		}
		for j, s := range says { // who holds it first
			if strings.HasPrefix(s, "held by ") {
				says[0], says[j] = says[j], says[0]
			}
		}
		return wrap(of+" is free, or it is "+strings.Join(says, " and "), precChoice, outer)
	}
	return ""
}
