package z3

import (
	"time"

	"midway/internal/expr"
)

// outcome is what became of a check.
type outcome struct {
	answer   Answer
	model    *expr.Model
	panicked any
}

// askedEvery is how often Options.Halt is asked while Z3 is waited for.
const askedEvery = 20 * time.Millisecond

// await decides by one of the ways there are, all of which may take long: terms are made, pushed and searched in a
// goroutine that is waited for until it is late (Session.Interrupt), or Options.Halt says that there is no more time.
// Then the world is lost if Z3 does not notice.
func (s *Session) await(w *world, by func(*world) (Answer, *expr.Model)) (Answer, *expr.Model) {
	if s.clock == nil {
		s.clock = time.NewTicker(askedEvery)
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		defer func() {
			o.panicked = recover()
			done <- o
		}()
		o.answer, o.model = by(w)
	}()
	for {
		select {
		case o := <-done:
			if o.panicked != nil {
				panic(o.panicked)
			}
			return o.answer, o.model
		case <-s.late:
			w.leave(done)
			return Unknown, nil
		case <-s.clock.C:
			if s.ask(w, done); s.step.hurry {
				s.abandon(w, done)
				return Unknown, nil
			}
		}
	}
}

// ask asks whether there is time left. Where there is none, Z3 is given some time to notice it.
func (s *Session) ask(w *world, done <-chan outcome) {
	defer func() {
		p := recover()
		if p == nil {
			return
		}
		s.abandon(w, done)
		panic(p)
	}()
	s.options.Halt.Poll()
}

// abandon ends the check under way, and what stands.
func (s *Session) abandon(w *world, done <-chan outcome) {
	patience := time.After(grace)
	for {
		w.ctx.Interrupt()
		select {
		case <-done:
			s.drop() // what is in it is not known
			return
		case <-patience:
			w.leave(done)
			s.world = nil
			return
		case <-time.After(grace / 40):
		}
	}
}

// leave goes on without a check: the world is lost, and what happens in it goes on beside until it notices.
func (w *world) leave(done <-chan outcome) {
	w.lost.Store(true)
	go func() {
		for {
			select {
			case <-done:
				return
			case <-time.After(grace / 40):
				w.ctx.Interrupt()
			}
		}
	}()
}
