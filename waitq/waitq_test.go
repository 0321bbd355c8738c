package waitq

import (
	"fmt"
	"slices"
	"testing"

	"midway/internal/expr"
)

// The tests enumerate every assignment of two addresses to the queues of up to four waiters and to the notified
// address, and every order of the initial waiters' stamps, and hold the choices against a plain list.

const ptr = 64

// scene is a queue whose first waiters are initial, with one model per assignment.
type scene struct {
	b       *expr.Builder
	q       Queue
	at      Same
	queues  []*expr.Symbol
	stamps  []*expr.Symbol
	p       *expr.Symbol
	initial int
}

func newScene(waiters, initial int) *scene {
	b := expr.NewBuilder(ptr)
	s := &scene{b: b, p: b.NewSymbol("p", ptr, expr.Heap), initial: initial}
	s.at = At(b, ptr, b.Sym(s.p))
	for i := range waiters {
		q := b.NewSymbol(fmt.Sprint("q", i), ptr, expr.Heap)
		s.queues = append(s.queues, q)
		w := Waiter{Queue: b.Sym(q), Thread: 10 + i}
		if i < initial {
			stamp := b.NewSymbol(fmt.Sprint("since", i), 64, expr.Thread)
			s.stamps = append(s.stamps, stamp)
			w.Initial, w.Stamp = true, b.Sym(stamp)
		}
		s.q = s.q.Add(w)
	}
	return s
}

// each calls f for every assignment: which waiters wait where p points, and in which order the initial ones began.
func (s *scene) each(f func(m *expr.Model, here []bool, stamps []int64)) {
	for _, stamps := range permutations(s.initial) {
		for bits := range 1 << (len(s.queues) + 1) {
			m := expr.NewModel()
			at := uint64(0x1000 + bits&1*0x10)
			m.Set(s.p, at)
			here := make([]bool, len(s.queues))
			for i, q := range s.queues {
				a := uint64(0x1000 + bits>>(i+1)&1*0x10)
				m.Set(q, a)
				here[i] = a == at
			}
			for i, st := range s.stamps {
				m.Set(st, uint64(stamps[i]))
			}
			f(m, here, stamps)
		}
	}
}

// permutations are all orders of n different negative numbers.
func permutations(n int) [][]int64 {
	out := [][]int64{nil}
	for k := range n {
		var next [][]int64
		for _, p := range out {
			for at := range len(p) + 1 {
				next = append(next, slices.Insert(slices.Clone(p), at, int64(k-100)))
			}
		}
		out = next
	}
	return out
}

// holding are the choices that hold under a model, as text.
func holding(m *expr.Model, choices []Choice) []string {
	var out []string
	for _, c := range choices {
		if m.Holds(c.Cond) {
			out = append(out, fmt.Sprint(c.Wakes))
		}
	}
	slices.Sort(out)
	return out
}

func waiting(here []bool) []int {
	var out []int
	for i, h := range here {
		if h {
			out = append(out, 10+i)
		}
	}
	return out
}

func (s *scene) check(t *testing.T, what string, m *expr.Model, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s of %d waiters, %d initial: %v may wake, want %v in %s", what, len(s.q), s.initial, got, want, m)
	}
}

func TestNotifyOneWakesAny(t *testing.T) {
	for n := range 4 {
		s := newScene(n, 0)
		choices := s.q.NotifyOne(s.b, s.at)
		if len(choices) != n+1 {
			t.Errorf("%d choices for %d waiters, want one for each and one for none", len(choices), n)
		}
		s.each(func(m *expr.Model, here []bool, _ []int64) {
			want := []string{}
			for _, thread := range waiting(here) {
				want = append(want, fmt.Sprint([]int{thread}))
			}
			if len(want) == 0 {
				want = []string{"[]"}
			}
			s.check(t, "signal", m, holding(m, choices), want)
		})
	}
}

func TestNotifyOneFIFOWakesTheOldest(t *testing.T) {
	for n := range 5 {
		for initial := range n + 1 {
			s := newScene(n, initial)
			choices := s.q.NotifyOneFIFO(s.b, s.at)
			s.each(func(m *expr.Model, here []bool, stamps []int64) {
				first := -1
				for i, h := range here {
					if h && (first < 0 || i < initial && stamps[i] < stamps[first]) {
						first = i
					}
				}
				want := []string{"[]"}
				if first >= 0 {
					want = []string{fmt.Sprint([]int{10 + first})}
				}
				s.check(t, "signal in order", m, holding(m, choices), want)
			})
		}
	}
}

func TestNotifyAllWakesAllAndOnlyThose(t *testing.T) {
	for n := range 5 {
		s := newScene(n, 0)
		choices := s.q.NotifyAll(s.b, s.at)
		if len(choices) != 1<<n {
			t.Errorf("%d choices for %d waiters, want all subsets", len(choices), n)
		}
		s.each(func(m *expr.Model, here []bool, _ []int64) {
			s.check(t, "broadcast", m, holding(m, choices), []string{fmt.Sprint(waiting(here))})
		})
	}
}

func TestMatchingIsTheSize(t *testing.T) {
	s := newScene(3, 1)
	conds := s.q.Matching(s.at)
	s.each(func(m *expr.Model, here []bool, _ []int64) {
		for i, h := range here {
			if m.Holds(conds[i]) != h {
				t.Errorf("waiter %d waits there: %t, want %t", i, !h, h)
			}
		}
	})
}

// TestKnownQueues: where addresses are known nothing is left to choose.
func TestKnownQueues(t *testing.T) {
	b := expr.NewBuilder(ptr)
	var q Queue
	for i, a := range []uint64{0x10, 0x20, 0x10} {
		q = q.Add(Waiter{Queue: expr.Word(a), Thread: i})
	}
	at := At(b, ptr, expr.Word(0x10))
	for _, c := range []struct {
		what string
		got  []Choice
		want string
	}{
		{"signal", q.NotifyOne(b, at), "[{[0] {<nil> 1}} {[2] {<nil> 1}}]"},
		{"signal in order", q.NotifyOneFIFO(b, at), "[{[0] {<nil> 1}}]"},
		{"broadcast", q.NotifyAll(b, at), "[{[0 2] {<nil> 1}}]"},
		{"signal elsewhere", q.NotifyOne(b, At(b, ptr, expr.Word(0x30))), "[{[] {<nil> 1}}]"},
	} {
		if got := fmt.Sprint(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// TestQueuesAreImmutable: what is added to or removed from one queue does not show in another made from the same.
func TestQueuesAreImmutable(t *testing.T) {
	var q Queue
	for i := range 3 {
		q = q.Add(Waiter{Thread: i})
	}
	a, b, c := q.Add(Waiter{Thread: 7}), q.Add(Waiter{Thread: 8}), q.Remove(1)
	if a[3].Thread != 7 || b[3].Thread != 8 || len(q) != 3 || q[1].Thread != 1 || len(c) != 2 || c[1].Thread != 2 {
		t.Errorf("%v, %v, %v from %v", a, b, c, q)
	}
}

// TestChoicesOfManyWaiters: each set of those that may wait there is one choice of a broadcast, also where there are
// many.
func TestChoicesOfManyWaiters(t *testing.T) {
	b := expr.NewBuilder(64)
	var q Queue
	for i := range 7 {
		q = q.Add(Waiter{Queue: b.Sym(b.NewSymbol(fmt.Sprint("q", i), 64, expr.Input)), Thread: i})
	}
	seen := map[string]bool{}
	for _, c := range q.NotifyAll(b, At(b, 64, expr.Word(0x1000))) {
		seen[fmt.Sprint(c.Wakes)] = true
	}
	if len(seen) != 1<<len(q) {
		t.Errorf("%d sets of %d waiters", len(seen), len(q))
	}
}
