package soundness

import (
	"fmt"
	"slices"

	"midway/internal/ir"
	"midway/internal/property"
	"midway/soundness/concrete"
)

// BruteOptions bound and direct an exhaustive exploration.
type BruteOptions struct {
	Machine     concrete.Options
	Granularity concrete.Granularity
	MaxStates   int                     // 0: no limit
	Values      []uint64                // that every input takes in turn; none: 0 and 1
	Ranges      map[string][]uint64     // all that the inputs of these names can be, instead
	Seen        func(*concrete.Machine) // nil, or told of every state at a decision, once
}

// Found is what an exhaustive exploration saw.
type Found struct {
	Ends     map[Ending]bool
	Finals   map[string]bool // what the program's globals held at the ends that are no violation
	States   int             // different states at decisions
	Inputs   bool            // inputs without a range were asked for: Values are not all they can be
	Complete bool            // no limit was met, nothing was cut
}

// Ending is a way a run ends.
type Ending struct {
	Outcome concrete.Outcome
	Kind    property.Kind
	Cut     string // of a cut, why
	At      string // file:line
}

func (e Ending) String() string {
	return fmt.Sprintf("%s %s %s", e.Outcome, string(e.Kind)+e.Cut, e.At)
}

// List is the endings in order.
func (f *Found) List() []string {
	var out []string
	for e := range f.Ends {
		out = append(out, e.String())
	}
	slices.Sort(out)
	return out
}

// Brute explores every schedule, every choice of the environment and every given value of the inputs, with
// no reduction but that a state is explored once: the dumb twin of package execute. A state from which no
// end can be reached is a livelock.
func Brute(p *ir.Program, opt BruteOptions) (*Found, error) {
	b := &brute{p: p, opt: opt, live: concrete.Liveness{}, ids: map[concrete.Key]int{},
		found: &Found{Ends: map[Ending]bool{}, Finals: map[string]bool{}, Complete: true}}
	if len(b.opt.Values) == 0 {
		b.opt.Values = []uint64{0, 1}
	}
	for more := true; more; more = b.script.next() {
		m, err := concrete.New(p, opt.Machine, b, b)
		if err != nil {
			return nil, err
		}
		b.settle(m)
		b.visit(m, -1)
	}
	for len(b.work) > 0 && b.found.Complete {
		s := b.work[len(b.work)-1]
		b.work = b.work[:len(b.work)-1]
		b.expand(s)
	}
	b.livelocks()
	b.found.States = len(b.ids)
	return b.found, nil
}

// brute is an exploration under way. It is the Schedule and the Inputs of the machine's current turn: what they
// are asked is answered by a script, and the turn is repeated with every other script.
type brute struct {
	p      *ir.Program
	opt    BruteOptions
	found  *Found
	live   concrete.Liveness
	ids    map[concrete.Key]int
	preds  [][]int // by state
	ended  []int
	work   []pending
	script script
}

// pending is a state whose turns are still to be taken.
type pending struct {
	m  *concrete.Machine
	id int
}

// expand takes every turn of a state, in every way.
func (b *brute) expand(s pending) {
	for _, turn := range s.m.Turns() {
		b.script = script{}
		for more := true; more; more = b.script.next() {
			m := s.m.Clone()
			m.Take(turn, b.opt.Granularity)
			b.settle(m)
			b.visit(m, s.id)
		}
	}
}

// settle takes what is taken at once.
func (b *brute) settle(m *concrete.Machine) {
	for m.End == nil {
		t := m.AtOnce(b.opt.Granularity)
		if t < 0 {
			return
		}
		m.Advance(t, b.opt.Granularity)
	}
}

// visit notes a state reached from another one, and puts it up for exploration where it is new.
func (b *brute) visit(m *concrete.Machine, from int) {
	if m.End == nil && len(m.Turns()) == 0 {
		m.Standstill()
	}
	k := m.Key(b.live)
	id, seen := b.ids[k]
	if !seen {
		id = len(b.ids)
		b.ids[k] = id
		b.preds = append(b.preds, nil)
		if b.opt.Seen != nil {
			b.opt.Seen(m)
		}
	}
	if from >= 0 {
		b.preds[id] = append(b.preds[id], from)
	}
	switch {
	case seen:
	case m.End != nil:
		b.end(m, id)
	case b.opt.MaxStates > 0 && id >= b.opt.MaxStates:
		b.found.Complete = false
	default:
		b.work = append(b.work, pending{m, id})
	}
}

func (b *brute) end(m *concrete.Machine, id int) {
	b.ended = append(b.ended, id)
	b.note(*m.End)
	switch m.End.Outcome {
	case concrete.Cut:
		b.found.Complete = false
	case concrete.Exit, concrete.Finished:
		b.found.Finals[FinalMemory(b.p, m.Global)] = true
	}
}

func (b *brute) note(e concrete.End) {
	at := ""
	if e.Outcome == concrete.Violation || e.Outcome == concrete.Deadlock {
		at = b.p.At(e.Loc)
	}
	b.found.Ends[Ending{e.Outcome, e.Kind, e.Cut, at}] = true
}

// FinalMemory is the program's own variables as text.
func FinalMemory(p *ir.Program, bytes func(*ir.Global) []byte) string {
	text := ""
	for _, g := range p.Globals {
		if !g.Runtime && !g.Const && !g.ThreadLocal {
			text += fmt.Sprintf("%s=%x ", g.Name, bytes(g))
		}
	}
	return text
}

// livelocks looks for states from which no end can be reached.
func (b *brute) livelocks() {
	if !b.found.Complete {
		return
	}
	can := make([]bool, len(b.preds))
	for work := slices.Clone(b.ended); len(work) > 0; {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		if !can[id] {
			can[id] = true
			work = append(work, b.preds[id]...)
		}
	}
	if slices.Contains(can, false) {
		b.found.Ends[Ending{Outcome: concrete.Livelock, Kind: property.Livelock}] = true
	}
}

// script is the answers of one turn, and out of how many each was taken.
type script struct {
	answers, of []int
	asked       int
}

// answer is the next of n answers.
func (s *script) answer(n int) int {
	if s.asked == len(s.answers) {
		s.answers, s.of = append(s.answers, 0), append(s.of, n)
	}
	s.asked++
	return s.answers[s.asked-1]
}

// next makes the script the one after it; false where it was the last.
func (s *script) next() bool {
	s.asked = 0
	for i := len(s.answers) - 1; i >= 0; i-- {
		if s.answers[i]++; s.answers[i] < s.of[i] {
			s.answers, s.of = s.answers[:i+1], s.of[:i+1]
			return true
		}
	}
	return false
}

// Next is not asked: the turns are taken one by one.
func (b *brute) Next(m *concrete.Machine, turns []concrete.Turn) int { return -1 }

// Wake is any waiting thread.
func (b *brute) Wake(m *concrete.Machine, by int, waiting []int) int {
	return waiting[b.script.answer(len(waiting))]
}

// Choose is any case.
func (b *brute) Choose(m *concrete.Machine, thread, n int, what string) int {
	return b.script.answer(n)
}

// Stops notes the report; the run goes on.
func (b *brute) Stops(m *concrete.Machine, v concrete.End) bool {
	b.note(v)
	return false
}

// Word is any of its range or of the given values; of one byte, which is how the models draw lots, 0 and 1.
func (b *brute) Word(name string, bits int) concrete.Word {
	if r, ok := b.opt.Ranges[name]; ok {
		return concrete.W(r[b.script.answer(len(r))])
	}
	if bits == 8 {
		return concrete.W(uint64(b.script.answer(2)))
	}
	b.found.Inputs = true
	return concrete.W(b.opt.Values[b.script.answer(len(b.opt.Values))])
}

// Bytes leaves ranges zero.
func (b *brute) Bytes(name string, bytes []byte) {}

// Known is always true.
func (b *brute) Known(thread, nth int) bool { return true }
