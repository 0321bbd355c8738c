package simulation

import (
	"fmt"
	"iter"
	"math/rand"

	"midway/internal/jobs"
)

// Worker explores a job for a simulated worker. It asks at every state whether to go on, and to give a part away.
type Worker func(job *jobs.Subtree, at *Attempt) (p jobs.Portion, strayed bool)

// Options say what is simulated.
type Options struct {
	Config  jobs.Config
	Parts   int // explorations at the same time; 0 is 1
	Workers int
	Explore Worker
	// one in so many steps is a mishap, until there were so many; 0: none
	OneIn, Mishaps int
	Eager          bool // attempts give parts away whenever they can

	End func(*jobs.Machine) // nil, or given the machine of the last coordinator
}

// Attempt is a running attempt, as its explorer sees it.
type Attempt struct {
	yield   func(*jobs.Divide) bool
	grant   *jobs.Grant
	splits  int
	eager   int       // a part is to be given away at one state in so many; 0: at none
	wanted  jobs.Wish // at this one
	granted bool
	ended   bool
}

// Goes reports whether the attempt is to go on. Anything may happen before it returns.
func (a *Attempt) Goes() bool {
	if !a.ended && !a.yield(nil) {
		a.ended = true
	}
	return !a.ended
}

// Wanted is what the attempt is asked for.
func (a *Attempt) Wanted() jobs.Wish {
	if a.ended {
		return jobs.NoWish
	}
	return a.wanted
}

// Divide proposes a split.
func (a *Attempt) Divide(s *jobs.Split) bool {
	d := &jobs.Divide{Job: a.grant.Job, Attempt: a.grant.Attempt, Number: a.splits + 1, Split: *s}
	if a.ended || !a.yield(d) {
		a.ended = true
		return false
	}
	a.splits++
	return a.granted
}

// worker is a simulated worker.
type worker struct {
	attempt *Attempt // nil: it has none
	next    func() (*jobs.Divide, bool)
	stop    func()
	message jobs.Event // not answered yet
	answer  jobs.Event // the attempt's last
	asleep  int        // it stalls for so many of its steps
}

// simulation is one run.
type simulation struct {
	opt     Options
	random  *rand.Rand
	store   *store
	machine *jobs.Machine
	workers []*worker
	steps   int
	mishaps int
}

// most is how many steps a run may have.
const most = 1_000_000

// Run simulates an exploration. The result is, of each part, that of a coordinator that begins from what was stored.
func Run(seed int64, opt Options) ([]jobs.Outcome, []jobs.Job, error) {
	s := &simulation{opt: opt, random: rand.New(rand.NewSource(seed)), store: newStore()}
	var first jobs.Transaction
	s.machine, first = jobs.NewParts(max(opt.Parts, 1), opt.Config)
	s.store.apply(&first)
	for range opt.Workers {
		s.workers = append(s.workers, &worker{})
	}
	defer func() {
		for _, w := range s.workers {
			w.dies()
		}
	}()
	for ; !s.machine.Over(); s.steps++ {
		if s.steps == most {
			return nil, nil, fmt.Errorf("seed %d: no end after %d steps", seed, most)
		}
		s.step()
	}
	for _, w := range s.workers { // late answers
		if w.message != nil {
			s.tell(w.message)
		}
	}
	s.crash()
	if s.opt.End != nil {
		s.opt.End(s.machine)
	}
	var out []jobs.Outcome
	for part := range max(opt.Parts, 1) {
		out = append(out, s.machine.OutcomeOf(part))
	}
	return out, s.machine.Jobs(), nil
}

// bad reports whether a mishap happens now.
func (s *simulation) bad() bool {
	if s.opt.OneIn == 0 || s.mishaps == s.opt.Mishaps || s.random.Intn(s.opt.OneIn) > 0 {
		return false
	}
	s.mishaps++
	return true
}

// step lets something happen.
func (s *simulation) step() {
	w := s.workers[s.random.Intn(len(s.workers))]
	if s.bad() {
		s.mishap(w)
		return
	}
	switch {
	case w.asleep > 0:
		w.asleep--
	case w.message != nil:
		s.send(w)
	case w.attempt == nil:
		s.ask(w)
	default:
		s.works(w)
	}
	if s.steps%64 == 63 {
		s.expireOne(true)
	}
}

// mishap lets something go wrong.
func (s *simulation) mishap(w *worker) {
	switch s.random.Intn(5) {
	case 0:
		w.dies()
	case 1:
		w.asleep = 1 + s.random.Intn(100)
	case 2, 3:
		s.expireOne(false)
	default:
		s.crash()
	}
}

// crash ends the coordinator and starts another one.
func (s *simulation) crash() { s.machine = jobs.Restore(s.store.records(), s.opt.Config) }

// dies ends a worker's attempt; another worker takes its place.
func (w *worker) dies() {
	if w.stop != nil {
		w.stop()
	}
	*w = worker{}
}

// expireOne ends a lease; only one whose worker has ended, or any.
func (s *simulation) expireOne(gone bool) {
	var leased []jobs.Expire
	for _, j := range s.machine.Jobs() {
		if j.Status == jobs.Leased && !(gone && s.held(j.ID, j.Attempt)) {
			leased = append(leased, jobs.Expire{Job: j.ID, Attempt: j.Attempt})
		}
	}
	if len(leased) > 0 {
		s.tell(leased[s.random.Intn(len(leased))])
	}
}

// held reports whether a worker is at an attempt.
func (s *simulation) held(id jobs.ID, attempt int) bool {
	for _, w := range s.workers {
		if w.attempt != nil && w.attempt.grant.Job == id && w.attempt.grant.Attempt == attempt {
			return true
		}
	}
	return false
}

// tell has the machine handle an event, and stores what it says. Where the coordinator is killed meanwhile, there is no
// reply.
func (s *simulation) tell(e jobs.Event) (jobs.Reply, bool) {
	if s.bad() { // before it
		s.crash()
		return jobs.Reply{}, false
	}
	r, changes := s.machine.Handle(e)
	for i := range changes {
		if s.bad() { // before it is stored
			s.crash()
			return jobs.Reply{}, false
		}
		s.store.apply(&changes[i])
	}
	if s.bad() { // before the reply
		s.crash()
		return jobs.Reply{}, false
	}
	return r, true
}

// ask has a worker ask for a job.
func (s *simulation) ask(w *worker) {
	r, ok := s.tell(jobs.Lease{Worker: fmt.Sprint(s.steps)})
	if !ok || r.Grant == nil {
		return
	}
	a := &Attempt{grant: r.Grant, splits: r.Grant.Splits, eager: s.random.Intn(5)}
	w.attempt = a
	w.next, w.stop = iter.Pull(func(yield func(*jobs.Divide) bool) {
		a.yield = yield
		p, strayed := s.opt.Explore(&a.grant.Subtree, a)
		switch {
		case a.ended:
		case strayed:
			w.answer = jobs.Diverge{Job: a.grant.Job, Attempt: a.grant.Attempt, Why: "a replay went otherwise"}
		default:
			w.answer = jobs.Finish{Job: a.grant.Job, Attempt: a.grant.Attempt, Portion: p}
		}
	})
}

// works lets a worker go on.
func (s *simulation) works(w *worker) {
	w.attempt.wanted = jobs.NoWish
	switch eager := w.attempt.eager; {
	case s.random.Intn(16) == 0:
		w.attempt.wanted = jobs.ToSave
	case s.opt.Eager || eager > 0 && s.random.Intn(eager) == 0:
		w.attempt.wanted = jobs.ToGive
	}
	d, more := w.next()
	switch {
	case d != nil:
		w.message = *d
	case !more && w.answer != nil:
		w.message = w.answer
	case !more:
		w.dies()
	}
}

// send sends a worker's message, until it is answered.
func (s *simulation) send(w *worker) {
	e := w.message
	r, ok := s.tell(e)
	if !ok {
		return // again
	}
	if s.bad() { // the reply is lost
		return
	}
	if _, divides := e.(jobs.Divide); divides && r.Accepted {
		w.message, w.attempt.granted = nil, true
		return
	}
	w.dies() // and goes on with another job
}
