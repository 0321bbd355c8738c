// Package halt ends what is under way soon, wherever it is.
//
// A Flag is handed to whatever may take long. Its loops ask it (Poll), which costs one load as long as there is nothing
// to hear. Once the flag is raised, Poll does not return: it panics with Halted, up to the one place that keeps what
// was found. The same question carries the ticks of a clock: what works looks then whether its step takes too long, and
// says where it is.
//
//	steps under way      : end at their next Poll once the flag is raised
//	everything else      : ends at its next Poll some time later, so that what a step has found is still taken down
package halt

import (
	"sync/atomic"
	"time"
)

// Halted is what Poll panics with once the flag is raised.
type Halted struct{}

// Overdue is what a tick panics with where the step under way takes longer than it may.
type Overdue struct{}

// Grace is how long what is not a step may go on once the flag is raised.
const Grace = 200 * time.Millisecond

// What there is to hear, as bits.
const (
	raised = 1 << iota
	late
	tick
	look // the step under way may be one that is to end
)

// Flag is asked by loops whether they are to end. Raise may be called by any goroutine; the rest is for the one that
// works, or for several that take turns. A nil Flag is never raised.
type Flag struct {
	word atomic.Uint32

	step  *atomic.Bool // of the step under way: it is to end; nil where none is
	ticks func()       // of the step under way; nil is nothing

	Ticks func() // of what works where no step is under way; nil is nothing
}

// Word is what a loop may look at before it calls Poll: not 0 where there is something to hear.
func (f *Flag) Word() *atomic.Uint32 { return &f.word }

// Raise ends everything that asks: steps at once, the rest after Grace.
func (f *Flag) Raise() {
	if f.word.Or(raised)&raised == 0 {
		time.AfterFunc(Grace, func() { f.word.Or(late) })
	}
}

// End is Raise that everything hears at once.
func (f *Flag) End() { f.word.Or(raised | late) }

// Raised reports whether Raise was called.
func (f *Flag) Raised() bool { return f != nil && f.word.Load()&raised != 0 }

// Nudge has the step under way look whether it alone is to end (Enter).
func (f *Flag) Nudge() {
	if f != nil {
		f.word.Or(look)
	}
}

// Poll does not return where what is under way is to end.
func (f *Flag) Poll() {
	if f != nil && f.word.Load() != 0 {
		f.hear()
	}
}

func (f *Flag) hear() {
	w := f.word.Load()
	switch {
	case w&late != 0, w&raised != 0 && f.step != nil, f.step != nil && f.step.Load():
		panic(Halted{})
	case w&(tick|look) == 0:
		return
	}
	f.word.And(^uint32(tick | look))
	switch {
	case w&tick == 0:
	case f.ticks != nil:
		f.ticks()
	case f.Ticks != nil:
		f.Ticks()
	}
}

// Enter begins a step, or goes on with one: it ends at its next Poll once the flag is raised, or own is set and Nudge
// called. ticks is called now and then from within Poll, until Leave.
func (f *Flag) Enter(own *atomic.Bool, ticks func()) {
	if f != nil {
		f.step, f.ticks = own, ticks
	}
}

// Leave ends a step: none is under way.
func (f *Flag) Leave() {
	if f != nil {
		f.step, f.ticks = nil, nil
	}
}

// Clock ticks until end is called.
func (f *Flag) Clock(period time.Duration) (end func()) {
	t := time.NewTicker(period)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-t.C:
				f.word.Or(tick)
			case <-done:
				t.Stop()
				return
			}
		}
	}()
	return func() { close(done) }
}

// Catch calls f and reports whether it was ended by a flag. Other panics go on.
func Catch(f func()) (halted bool) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case Halted:
			halted = true
		default:
			panic(p)
		}
	}()
	f()
	return false
}
