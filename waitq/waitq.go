// Package waitq is the symbolic wait queue (Bergan §4.2): one global list of waiting threads, each
// with the address that names its queue, so that queues may be named by symbolic addresses.
//
// It decides nothing: a notification yields every choice of who wakes together with the condition
// under which that choice happens, and the caller prunes and forks. Exact, given the addresses.
//
// Where it differs from the paper: POSIX lets a signal wake any waiter, so that is the default;
// FIFO order, with timestamps for threads that wait from the start, is the paper's and optional.
package waitq

import "midway/internal/expr"

// Waiter is one thread waiting on the queue named by an address.
type Waiter struct {
	Queue  expr.Value // address, as wide as a pointer
	Thread int
	// Stamp orders initial waiters where the queue is FIFO: a symbolic negative number. Waiters that
	// came later stand in the list in order of arrival, and their Stamp is not used.
	Stamp   expr.Value
	Initial bool
}

// Queue is the list of all waiters, oldest first. It is immutable.
type Queue []Waiter

// Choice is one way a notification can go: these threads wake where Cond holds.
type Choice struct {
	Wakes []int // threads, in order of waiting
	Cond  expr.Value
}

// Same says when a queue's address is the one that is notified.
type Same func(queue expr.Value) expr.Value

// At is Same for an address, by comparing words. Who knows more of addresses can say more: two pointers
// into different objects never meet.
func At(b *expr.Builder, ptr int, p expr.Value) Same {
	return func(queue expr.Value) expr.Value { return b.Cmp(expr.EQ, ptr, queue, p) }
}

// Add is the queue with w behind.
func (q Queue) Add(w Waiter) Queue { return append(q[:len(q):len(q)], w) }

// Remove is the queue without a thread.
func (q Queue) Remove(thread int) Queue {
	out := make(Queue, 0, len(q))
	for _, w := range q {
		if w.Thread != thread {
			out = append(out, w)
		}
	}
	return out
}

// NotifyOne lists who may wake when a queue is notified once: any thread waiting there
// (POSIX), or none where no thread waits.
func (q Queue) NotifyOne(b *expr.Builder, at Same) []Choice {
	var out []Choice
	none := expr.True
	for _, w := range q {
		same := at(w.Queue)
		if same != expr.False {
			out = append(out, Choice{[]int{w.Thread}, same})
		}
		none = b.And1(none, b.Not(same))
	}
	return addNone(out, none)
}

// NotifyOneFIFO is NotifyOne where the longest waiting thread wakes: the path constraints (1) to (n+1)
// of Bergan §4.2, with the order of the initial waiters given by their stamps.
func (q Queue) NotifyOneFIFO(b *expr.Builder, at Same) []Choice {
	var out []Choice
	none := expr.True
	for i, w := range q {
		same := at(w.Queue)
		if w.Initial {
			if cond := b.And1(same, q.firstAmongInitial(b, at, i)); cond != expr.False {
				out = append(out, Choice{[]int{w.Thread}, cond})
			}
		} else if cond := b.And1(none, same); cond != expr.False {
			out = append(out, Choice{[]int{w.Thread}, cond})
		}
		none = b.And1(none, b.Not(same))
	}
	return addNone(out, none)
}

// firstAmongInitial says that initial waiter i precedes every other one on the queue at p.
func (q Queue) firstAmongInitial(b *expr.Builder, at Same, i int) expr.Value {
	all := expr.True
	for k, w := range q {
		if k != i && w.Initial {
			before := b.Cmp(expr.SLT, 64, q[i].Stamp, w.Stamp)
			all = b.And1(all, b.Or1(b.Not(at(w.Queue)), before))
		}
	}
	return all
}

// NotifyAll lists every set of threads that may wake when all waiters of a queue are notified: exactly
// those whose queue it is (Bergan §4.2).
func (q Queue) NotifyAll(b *expr.Builder, at Same) []Choice {
	out := []Choice{{nil, expr.True}}
	for _, w := range q {
		same := at(w.Queue)
		var next []Choice
		for _, c := range out {
			if cond := b.And1(c.Cond, same); cond != expr.False {
				next = append(next, Choice{append(c.Wakes[:len(c.Wakes):len(c.Wakes)], w.Thread), cond})
			}
			if cond := b.And1(c.Cond, b.Not(same)); cond != expr.False {
				next = append(next, Choice{c.Wakes, cond})
			}
		}
		out = next
	}
	return out
}

func addNone(out []Choice, none expr.Value) []Choice {
	if none != expr.False {
		out = append(out, Choice{nil, none})
	}
	return out
}

// Matching are the conditions, waiter by waiter, of waiting there: the queue's size is the number of
// those that hold (Bergan §4.3, the bounds of a barrier's arrived count).
func (q Queue) Matching(at Same) []expr.Value {
	out := make([]expr.Value, len(q))
	for i, w := range q {
		out[i] = at(w.Queue)
	}
	return out
}
