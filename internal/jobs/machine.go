package jobs

import (
	"bytes"
	"fmt"
	"slices"
)

// Rule names a rule of the protocol, for tests that leave one out.
type Rule uint8

// The rules.
const (
	RuleSleepers      Rule = 1 << iota // branches that slept on one that left something out are explored again
	RuleShrinkLater                    // a split's parent shrinks in the transaction that makes the children
	RuleChildrenLater                  // a split's children are made in the transaction in which the parent shrinks
	RuleFence                          // attempts that a later one has replaced are refused
	RuleAdditions                      // additions are made in the transaction that accepts the attempt
)

// Config says how strict a machine is.
type Config struct {
	Lost int // so many attempts of a job may end without an answer; it is unknown then
	// branches assume nothing of each other: none sleeps, and none is explored again as something was left out of another
	Awake   bool
	Without Rule // left out, by a test
}

// DefaultLost is what Config.Lost should be.
const DefaultLost = 5

// Event is an input of a machine.
type Event interface{ event() }

// Lease asks for a job.
type Lease struct{ Worker string }

// Divide is a running attempt's proposal to split its job.
type Divide struct {
	Job     ID
	Attempt int
	Number  int // of the job's splits, from 1
	Split   Split
}

// Saw is what a running attempt has found, before its portion says it again: a finding stands whatever becomes of the
// attempt.
type Saw struct {
	Job      ID
	Attempt  int
	Findings []Finding
}

// Finish is an attempt's last answer.
type Finish struct {
	Job     ID
	Attempt int
	Portion Portion // since the latest split
}

// Diverge says that an attempt's replay went otherwise than the job says.
type Diverge struct {
	Job     ID
	Attempt int
	Why     string
}

// More adds a job for each of so many further parts.
type More struct{ Parts int }

// Expire says that the lease of an attempt has ended.
type Expire struct {
	Job     ID
	Attempt int
	Stopped bool // with the coordinator: that does not count against the job
}

func (Lease) event()   {}
func (Divide) event()  {}
func (Saw) event()     {}
func (Finish) event()  {}
func (Diverge) event() {}
func (More) event()    {}
func (Expire) event()  {}

// Reply is the answer to an event.
type Reply struct {
	// Accepted: what the attempt said counts. Where it does not, the attempt is to end.
	Accepted bool
	Grant    *Grant // to Lease: a job, or nil where none is queued
}

// Grant is a job for a worker.
type Grant struct {
	Job     ID      `json:"job"`
	Attempt int     `json:"attempt"`
	Splits  int     `json:"splits"` // of the job so far
	Subtree Subtree `json:"subtree"`
}

// Machine is the state of an exploration by jobs.
type Machine struct {
	nodes    map[Place]*Node
	below    map[branch][]Place // the nodes that a branch leads to
	jobs     []*Job             // by number
	results  map[ID][]Result
	findings []Found
	found    map[string]bool // by key
	changed  changes
	config   Config

	transactions []Transaction // of the event under way that are complete
}

// branch is a branch of a node.
type branch struct {
	at    Place
	index int
}

func (p Place) compare(q Place) int { return bytes.Compare(p[:], q[:]) }

func empty(c Config) *Machine {
	return &Machine{
		nodes: map[Place]*Node{}, below: map[branch][]Place{}, results: map[ID][]Result{},
		found: map[string]bool{}, config: c,
	}
}

// New is a machine with one job, the whole exploration; it is to be stored first.
func New(c Config) (*Machine, Transaction) { return NewParts(1, c) }

// NewParts is a machine with a job for each of several explorations of a program, the parts of what is looked for:
// numbers from 0. They have nothing in common but the workers.
func NewParts(n int, c Config) (*Machine, Transaction) {
	m := empty(c)
	for part := range n {
		m.newJob(part, Root(part), whole)
	}
	return m, m.transaction()
}

// more adds parts, with the numbers behind those that there are.
func (m *Machine) more(parts int) {
	next := 0
	for _, j := range m.jobs {
		next = max(next, j.Part+1)
	}
	for part := next; part < next+parts; part++ {
		m.newJob(part, Root(part), whole)
	}
}

func (m *Machine) newJob(part int, at Place, index int) ID {
	id := ID(len(m.jobs) + 1)
	m.jobs = append(m.jobs, &Job{ID: id, Part: part, Node: at, Branch: index, Status: Queued})
	m.changed.job(id)
	return id
}

// Handle takes an event. The transactions are to be stored before the reply is sent: one, unless a test leaves out the
// rule that a split is.
func (m *Machine) Handle(e Event) (Reply, []Transaction) {
	var r Reply
	m.transactions = nil
	switch e := e.(type) {
	case Lease:
		r = m.lease(e.Worker)
	case Divide:
		r.Accepted = m.divide(&e)
	case Saw:
		if j := m.attempt(e.Job, e.Attempt); j != nil {
			r.Accepted = true
			m.find(j, e.Findings)
		}
	case Finish:
		r.Accepted = m.finish(&e)
	case Diverge:
		r.Accepted = m.diverge(&e)
	case More:
		m.more(e.Parts)
		r.Accepted = true
	case Expire:
		r.Accepted = m.expire(&e)
	default:
		panic(fmt.Sprintf("an event of type %T", e))
	}
	m.flush()
	return r, m.transactions
}

// queued is the queued job with the lowest number, or nil.
func (m *Machine) queued() *Job {
	for _, j := range m.jobs {
		if j.Status == Queued {
			return j
		}
	}
	return nil
}

// job is a job by number, or nil.
func (m *Machine) job(id ID) *Job {
	if id < 1 || int(id) > len(m.jobs) {
		return nil
	}
	return m.jobs[id-1]
}

// Queued is how many jobs wait.
func (m *Machine) Queued() (n int) {
	for _, j := range m.jobs {
		if j.Status == Queued {
			n++
		}
	}
	return n
}

func (m *Machine) lease(worker string) Reply {
	j := m.queued()
	if j == nil {
		return Reply{}
	}
	j.Status, j.Worker = Leased, worker
	j.Attempt++
	m.changed.job(j.ID)
	return Reply{Accepted: true, Grant: &Grant{Job: j.ID, Attempt: j.Attempt, Splits: j.Splits, Subtree: m.subtree(j)}}
}

// subtree is a job's definition as it stands.
func (m *Machine) subtree(j *Job) (s Subtree) {
	s.Part = j.Part
	if j.Branch == whole && j.Stack == nil {
		return s
	}
	if j.Branch != whole {
		s.Levels = m.way(j.Node)
	}
	if j.Stack == nil {
		last := m.level(m.nodes[j.Node], j.Branch)
		s.Last = &last
		return s
	}
	at := j.Node
	for _, l := range j.Stack {
		if l.Shared {
			l.Branches = m.nodes[at].threads()
		}
		at = at.After(l.Step)
		s.Levels = append(s.Levels, l)
	}
	return s
}

// way are the levels that lead to a node.
func (m *Machine) way(at Place) (levels []Level) {
	for n := m.nodes[at]; n.Place != n.Above; {
		above := m.nodes[n.Above]
		l := m.level(above, n.Branch)
		l.Step = n.Step
		levels = append(levels, l)
		n = above
	}
	slices.Reverse(levels)
	return levels
}

// level is a node on the way along a branch.
func (m *Machine) level(n *Node, index int) Level {
	b := &n.Branches[index]
	l := Level{Step: Step{Thread: b.Thread}, Branches: n.threads(), Slept: n.Slept, Shared: true}
	for _, i := range b.Asleep {
		l.Asleep = append(l.Asleep, n.Branches[i].Thread)
	}
	return l
}

// threads are those that have a branch.
func (n *Node) threads() (out []int) {
	for i := range n.Branches {
		out = append(out, n.Branches[i].Thread)
	}
	return out
}

// attempt is the job of an attempt whose word counts, or nil. One whose lease has ended counts for as long as no other
// one has begun.
func (m *Machine) attempt(id ID, number int) *Job {
	j := m.job(id)
	switch {
	case j == nil || j.Status != Leased && j.Status != Queued:
		return nil
	case j.Attempt == number || m.config.Without&RuleFence != 0:
		return j
	}
	return nil
}

// finish ends a job.
func (m *Machine) finish(e *Finish) bool {
	j := m.attempt(e.Job, e.Attempt)
	if j == nil {
		old := m.job(e.Job) // it may not know that its answer was accepted
		return old != nil && old.Status == Done && old.Attempt == e.Attempt
	}
	j.Status, j.Worker = Done, ""
	m.changed.job(j.ID)
	m.absorb(j, &e.Portion)
	if e.Portion.LeftOut {
		m.leaveOutAll(j)
	}
	return true
}

// Counts reports whether an attempt is one whose word counts.
func (m *Machine) Counts(id ID, attempt int) bool { return m.attempt(id, attempt) != nil }

// diverge ends a job as unknown.
func (m *Machine) diverge(e *Diverge) bool {
	j := m.attempt(e.Job, e.Attempt)
	if j == nil {
		return false
	}
	m.giveUp(j, e.Why)
	return true
}

// expire queues the job of an attempt again.
func (m *Machine) expire(e *Expire) bool {
	j := m.job(e.Job)
	if j == nil || j.Status != Leased || j.Attempt != e.Attempt {
		return false
	}
	j.Status, j.Worker = Queued, ""
	m.changed.job(j.ID)
	if e.Stopped {
		return true
	}
	if j.Lost++; j.Lost >= m.config.Lost {
		m.giveUp(j, fmt.Sprintf("%d attempts ended without an answer", j.Lost))
	}
	return true
}

func (m *Machine) giveUp(j *Job, why string) {
	j.Status, j.Worker, j.Why = Unknown, "", why
	m.changed.job(j.ID)
	m.leaveOutAll(j)
}
