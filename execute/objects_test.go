package execute_test

import (
	"encoding/binary"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
)

// objectOp is an operation on one synchronisation object, as POSIX has it.
type objectOp struct {
	text string // C
	obj  byte   // m, k: mutexes; l: a read-write lock; c: a condition variable; s: a semaphore
	does string
}

// onObjects are what threads do with objects. Locks are given back at once, but for m.
var onObjects = [][]objectOp{
	{{"pthread_cond_signal(&c);", 'c', "use"}}, {{"pthread_cond_broadcast(&c);", 'c', "use"}}, {{"pthread_cond_init(&c, 0);", 'c', "write"}}, {{"pthread_cond_destroy(&c);", 'c', "write"}},
	{{"memset(&c, 0, sizeof c);", 'c', "write"}}, {{"{ pthread_cond_t copy = c; (void)copy; }", 'c', "read"}},
	{{"sem_post(&s);", 's', "post"}}, {{"sem_post(&s);", 's', "post"}}, {{"sem_wait(&s);", 's', "wait"}}, {{"sem_wait(&s);", 's', "wait"}}, {{"sem_trywait(&s);", 's', "try"}},
	{{"sem_init(&s, 0, 1);", 's', "one"}}, {{"sem_destroy(&s);", 's', "write"}}, {{"r += *(int *)&s;", 's', "read"}},
	{{"pthread_mutex_lock(&k);", 'k', "lock"}, {"pthread_mutex_unlock(&k);", 'k', "unlock"}}, {{"pthread_mutex_init(&k, 0);", 'k', "write"}}, {{"{ pthread_mutex_t copy = k; (void)copy; }", 'k', "read"}},
	{{"pthread_rwlock_rdlock(&rw);", 'l', "share"}, {"pthread_rwlock_unlock(&rw);", 'l', "unshare"}}, {{"pthread_rwlock_wrlock(&rw);", 'l', "lock"}, {"pthread_rwlock_unlock(&rw);", 'l', "unlock"}},
	{{"memset(&rw, 0, sizeof rw);", 'l', "write"}}, {{"{ pthread_rwlock_t copy = rw; (void)copy; }", 'l', "read"}},
}

// objectThread is what one thread does: some of it under m.
func objectThread(r *rand.Rand) (ops []objectOp) {
	for range 1 + r.Intn(3) {
		some := slices.Clone(onObjects[r.Intn(len(onObjects))])
		if r.Intn(3) > 0 {
			some = slices.Concat([]objectOp{{"pthread_mutex_lock(&m);", 'm', "lock"}}, some, []objectOp{{"pthread_mutex_unlock(&m);", 'm', "unlock"}})
		}
		ops = append(ops, some...)
	}
	return ops
}

// seen is an access to an object: by which thread, and its own clock then.
type seenAccess struct {
	thread, at int
	does       byte // u, w, r
}

// world is a state of the oracle.
type world struct {
	pc     []int
	arrive []bool // has shown that it waits for the semaphore
	clock  [][]int
	owner  map[byte]int // thread + 1
	shares int
	value  int
	left   map[byte][]int // clock that was released, by object; L: by readers
	past   map[byte][]seenAccess
}

func (w *world) copy() *world {
	c := &world{pc: slices.Clone(w.pc), arrive: slices.Clone(w.arrive), owner: map[byte]int{}, shares: w.shares, value: w.value, left: map[byte][]int{}, past: map[byte][]seenAccess{}}
	for _, k := range w.clock {
		c.clock = append(c.clock, slices.Clone(k))
	}
	for o, t := range w.owner {
		c.owner[o] = t
	}
	for o, k := range w.left {
		c.left[o] = slices.Clone(k)
	}
	for o, l := range w.past {
		c.past[o] = slices.Clone(l)
	}
	return c
}

func (w *world) acquire(t int, o byte) {
	for i, n := range w.left[o] {
		w.clock[t][i] = max(w.clock[t][i], n)
	}
}

func (w *world) release(t int, o byte) {
	if w.left[o] == nil {
		w.left[o] = make([]int, len(w.pc))
	}
	for i, n := range w.clock[t] {
		w.left[o][i] = max(w.left[o][i], n)
	}
	w.clock[t][t]++
}

// touches notes an access, and reports whether it races with an earlier one.
func (w *world) touches(t int, o, does byte) bool {
	for _, e := range w.past[o] {
		if e.thread != t && e.at > w.clock[t][e.thread] && !(e.does == 'u' && does == 'u') && !(e.does == 'r' && does == 'r') {
			return true
		}
	}
	w.past[o] = append(w.past[o], seenAccess{t, w.clock[t][t], does})
	return false
}

// enabled reports whether a thread can go on.
func (w *world) enabled(op objectOp) bool {
	switch op.does {
	case "lock":
		return w.owner[op.obj] == 0 && (op.obj != 'l' || w.shares == 0)
	case "share":
		return w.owner['l'] == 0
	case "wait":
		return w.value > 0
	}
	return true
}

// does executes an operation; true means that it races.
func (w *world) does(t int, op objectOp) bool {
	kind := map[string]byte{"write": 'w', "one": 'w', "read": 'r'}[op.does]
	if kind == 0 {
		kind = 'u'
	}
	if op.does != "wait" && w.touches(t, op.obj, kind) {
		return true
	}
	switch op.does {
	case "lock":
		w.owner[op.obj] = t + 1
		w.acquire(t, op.obj)
		w.acquire(t, op.obj-'a'+'A')
	case "unlock":
		w.owner[op.obj] = 0
		w.release(t, op.obj)
	case "share":
		w.shares++
		w.acquire(t, 'l')
	case "unshare":
		w.shares--
		w.release(t, 'L')
	case "post":
		w.value++
		w.release(t, 's')
	case "wait", "try":
		if w.value > 0 {
			w.value--
			w.acquire(t, 's')
		}
	case "one":
		w.value = 1
	}
	return false
}

// races tries all interleavings.
func (w *world) races(threads [][]objectOp) bool {
	for t, ops := range threads { // who waits uses the semaphore from when it has come there
		if w.pc[t] < len(ops) && ops[w.pc[t]].does == "wait" && !w.arrive[t] {
			w.arrive[t] = true
			if w.touches(t, 's', 'u') {
				return true
			}
		}
	}
	for t, ops := range threads {
		if w.pc[t] == len(ops) || !w.enabled(ops[w.pc[t]]) {
			continue
		}
		next := w.copy()
		if next.does(t, ops[w.pc[t]]) {
			return true
		}
		next.pc[t]++
		next.arrive[t] = false
		if next.races(threads) {
			return true
		}
	}
	return false
}

func raceByOracle(threads [][]objectOp) bool {
	n := len(threads)
	w := &world{pc: make([]int, n), arrive: make([]bool, n), owner: map[byte]int{}, left: map[byte][]int{}, past: map[byte][]seenAccess{}}
	for t := range threads {
		w.clock = append(w.clock, make([]int, n))
		w.clock[t][t] = 1
	}
	return w.races(threads)
}

// objectPrograms are n programs of two threads in one, of which the variable which names the one that runs.
func objectPrograms(from int64, n int) (text string, each [][][]objectOp) {
	var w, choose strings.Builder
	w.WriteString(prologue + "int which;\n")
	for i := range n {
		r := rand.New(rand.NewSource(from + int64(i)))
		threads := [][]objectOp{objectThread(r), objectThread(r)}
		each = append(each, threads)
		for t, ops := range threads {
			fmt.Fprintf(&w, "void *p%d_t%d(void *arg) {\n\tint r = 0;\n", i, t)
			for _, op := range ops {
				w.WriteString("\t" + op.text + "\n")
			}
			fmt.Fprintf(&w, "\tout[%d] = r;\n\treturn 0;\n}\n", t)
		}
		w.WriteString(mainNamed(fmt.Sprintf("p%d_", i), 2))
		fmt.Fprintf(&choose, "\tcase %d: return p%d_main();\n", i, i)
	}
	w.WriteString("int main(void) {\n\tswitch (which) {\n" + choose.String() + "\t}\n\treturn 0;\n}\n")
	return w.String(), each
}

// TestRacesOfObjects holds the races of synchronisation objects that are found, at both granularities and with every
// reduction, against all interleavings of what POSIX says the operations are, which knows nothing of the models.
// -programs and -from ask for more programs, and for others.
func TestRacesOfObjects(t *testing.T) {
	racy, free := 0, 0
	for done := 0; done < 10**parityPrograms; done += together {
		from := *parityFrom + int64(done)
		text, each := objectPrograms(from, together)
		p := load(t, text)
		for i, threads := range each {
			which := make([]byte, 4)
			binary.LittleEndian.PutUint32(which, uint32(i))
			p.Global("which").Init = which
			want := raceByOracle(threads)
			if want {
				racy++
			} else {
				free++
			}
			foundAsWanted(t, p, fmt.Sprintf("seed %d: %v", from+int64(i), threads), want)
		}
	}
	t.Logf("%d programs with a race, %d without", racy, free)
	if racy < 5 || free < 5 {
		t.Errorf("%d programs with a race, %d without", racy, free)
	}
}

func foundAsWanted(t *testing.T, p *ir.Program, program string, want bool) {
	t.Helper()
	for _, memory := range []bool{false, true} {
		for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Optimal, execute.Property} {
			res, found := observed(t, p, memory, how)
			switch {
			case found == nil && !found["a race"]: // too many paths
			case found["a race"] != want:
				t.Errorf("%s, memory granularity %t: a race is found: %t, all interleavings say %t\n%s\n%v", how, memory, found["a race"], want, program, res.Violations)
			}
		}
	}
}
