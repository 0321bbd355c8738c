package z3

import (
	"os"
	"os/signal"
	"syscall"
	"testing"
	"time"

	"midway/internal/expr"
	"midway/internal/long"
)

// hard is a conjunction that takes Z3 long: the factors of a product of two large primes.
func hard(b *expr.Builder) []*expr.Node {
	const p, q = 2654435761, 3037000507
	x := b.Sym(b.NewSymbol("x", 32, expr.Input))
	y := b.Sym(b.NewSymbol("y", 32, expr.Input))
	product := b.Bin(expr.Mul, 64, b.ZExt(32, 64, x), b.ZExt(32, 64, y))
	return []*expr.Node{
		b.Cmp(expr.EQ, 64, product, expr.Word(p*q)).N,
		b.Cmp(expr.ULT, 32, x, y).N,
	}
}

// Z3 must leave SIGINT to the program while it searches: Ctrl-C stops a run and keeps its results.
func TestInterruptReachesTheProgram(t *testing.T) {
	long.Test(t)
	got := make(chan os.Signal, 1)
	signal.Notify(got, syscall.SIGINT)
	defer signal.Stop(got)

	b := expr.NewBuilder(64)
	s := NewSession(b, Options{Limit: 3_000_000})
	done := make(chan Answer, 1)
	go func() {
		a, _ := s.Check(hard(b))
		done <- a
	}()
	time.Sleep(50 * time.Millisecond)
	if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	select {
	case <-got:
	case <-time.After(10 * time.Second):
		t.Fatal("the signal did not reach the program")
	}
	if a := <-done; a != Unknown {
		t.Fatalf("answer %v within the limit; the search was meant to be running", a)
	}
	if c := s.Counters(); c.Limits != 1 || c.Failures != 0 {
		t.Fatalf("counters %+v, want one limit", c)
	}
}

func TestLimitIsUnknownAndDeterministic(t *testing.T) {
	ask := func() (Answer, Counters) {
		b := expr.NewBuilder(64)
		s := NewSession(b, Options{Limit: 100_000})
		a, _ := s.Check(hard(b))
		return a, s.Counters()
	}
	a1, c1 := ask()
	a2, c2 := ask()
	if a1 != Unknown || c1.Limits != 1 {
		t.Fatalf("answer %v, counters %+v; want unknown by the limit", a1, c1)
	}
	if a1 != a2 || c1 != c2 {
		t.Fatalf("second run: %v %+v", a2, c2)
	}
}

func TestTimeoutIsUnknown(t *testing.T) {
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{Timeout: 30 * time.Millisecond})
	start := time.Now()
	if a, _ := s.Check(hard(b)); a != Unknown {
		t.Fatalf("answer %v", a)
	}
	if d := time.Since(start); d > 5*time.Second {
		t.Fatalf("took %v with a timeout of 30ms per attempt", d)
	}
}

// A limit must not spoil what is asked afterwards.
func TestSessionAnswersAfterLimit(t *testing.T) {
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{Limit: 100_000})
	conds := hard(b)
	s.Check(conds)
	x := b.Sym(b.NewSymbol("x", 32, expr.Input))
	small := b.Cmp(expr.ULT, 32, x, expr.Word(10)).N
	big := b.Cmp(expr.UGT, 32, x, expr.Word(8)).N
	a, m := s.Check([]*expr.Node{small, big})
	if a != Sat {
		t.Fatalf("answer %v", a)
	}
	if w, _ := m.Eval(x, 32); w != 9 {
		t.Fatalf("x = %d, want 9", w)
	}
}

func TestPanicOfTheBindingIsAnError(t *testing.T) {
	err := guarded(func() {
		w := newWorld(expr.NewBuilder(64), Options{})
		w.word(8, 1).Add(w.word(16, 1))
	})
	if err == nil {
		t.Fatal("terms of different widths were added")
	}
}

// Interrupt ends the search under way, and whatever is asked later, without an answer.
func TestInterruptEndsTheSearch(t *testing.T) {
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{})
	done := make(chan Answer, 1)
	go func() {
		a, _ := s.Check(hard(b))
		done <- a
	}()
	time.Sleep(50 * time.Millisecond)
	s.Interrupt()
	select {
	case a := <-done:
		if a != Unknown {
			t.Fatalf("answer %v; the search was meant to be running", a)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("the search goes on")
	}
	x := b.Sym(b.NewSymbol("x", 32, expr.Input))
	if a, _ := s.Check([]*expr.Node{b.Cmp(expr.ULT, 32, x, expr.Word(10)).N}); a != Unknown {
		t.Fatalf("answer %v after the interruption", a)
	}
	s.Resume()
	if a, _ := s.Check([]*expr.Node{b.Cmp(expr.ULT, 32, x, expr.Word(10)).N}); a != Sat {
		t.Fatalf("answer %v after the interruption was taken back", a)
	}
	time.Sleep(2 * grace) // what was late before is not so any more
	if a, _ := s.Check([]*expr.Node{b.Cmp(expr.UGT, 32, x, expr.Word(20)).N}); a != Sat {
		t.Fatalf("answer %v some time after the interruption was taken back", a)
	}
}

// A search that does not notice an interruption is not waited for.
func TestLateSearchIsLeftAlone(t *testing.T) {
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{})
	close(s.late) // as if it were long since the interruption
	start := time.Now()
	if a, _ := s.Check(hard(b)); a != Unknown {
		t.Fatalf("answer %v; the search was meant to be running", a)
	}
	if d := time.Since(start); d > 10*time.Second {
		t.Errorf("waited for %v", d)
	}
	if s.world != nil || s.Counters() != (Counters{Limits: 1}) {
		t.Errorf("world %v, counters %+v", s.world, s.Counters())
	}
}
