package jobs

import (
	"fmt"
	"slices"
)

// ID numbers the jobs of an exploration, from 1.
type ID int

// Node is a node of which jobs explore branches.
type Node struct {
	Place    Place    `json:"place"`
	Part     int      `json:"part,omitempty"`
	Above    Place    `json:"above"`  // the node that a step leads from to it; its own place for the first one
	Branch   int      `json:"branch"` // of that
	Step     Step     `json:"step"`
	Slept    []int    `json:"slept,omitempty"` // threads that came to sleep before it
	Branches []Branch `json:"branches"`
}

// Branch is a thread whose step is explored from a node.
type Branch struct {
	Thread  int   `json:"thread"`
	Asleep  []int `json:"asleep,omitempty"` // indexes of earlier branches that sleep meanwhile
	Job     ID    `json:"job,omitempty"`    // who explores it; 0: that was done before the node was shared
	LeftOut bool  `json:"left_out,omitempty"`
}

// Status is what became of a job.
type Status string

// The statuses.
const (
	Queued    Status = "queued"
	Leased    Status = "leased"
	Done      Status = "done"
	Unknown   Status = "unknown"   // given up
	Withdrawn Status = "withdrawn" // what it is about is explored again as part of another job
)

// Job is what is below a branch.
type Job struct {
	ID     ID    `json:"id"`
	Part   int   `json:"part,omitempty"` // of the exploration: what is looked for
	Node   Place `json:"node"`
	Branch int   `json:"branch"` // whole: what is below the first state
	// Stack, once the job was split, are the levels from its node on. Branches of those that are shared are as they
	// were then.
	Stack   []Level `json:"stack,omitempty"`
	Status  Status  `json:"status"`
	Attempt int     `json:"attempt"`          // the latest
	Worker  string  `json:"worker,omitempty"` // whose it is
	Splits  int     `json:"splits,omitempty"` // of the definition
	Lost    int     `json:"lost,omitempty"`   // attempts that ended without an answer
	Why     string  `json:"why,omitempty"`    // it is unknown
}

// whole is the branch of the first job.
const whole = -1

// Result is an accepted portion.
type Result struct {
	Job     ID      `json:"job"`
	Attempt int     `json:"attempt"`
	Number  int     `json:"number"` // of the job's results, from 0
	Portion Portion `json:"portion"`
}

// Records are all that is stored of an exploration.
type Records struct {
	Nodes    []Node
	Jobs     []Job
	Results  []Result
	Findings []Found
}

// Found is a finding and who found it. It stays where a result is withdrawn: what is violated is.
type Found struct {
	Job     ID      `json:"job"`
	Part    int     `json:"part,omitempty"`
	Finding Finding `json:"finding"`
}

// key is the same for what is found again in the same part.
func (f *Found) key() string { return fmt.Sprintf("%d %s", f.Part, f.Finding.Key) }

// Transaction is what an event changes. It is stored as a whole or not at all.
type Transaction struct {
	Nodes    []Node
	Jobs     []Job
	Results  []Result
	Findings []Found
	Removed  []Place // nodes
	Undone   []ID    // jobs whose earlier results are removed, before those of Results are stored
}

// Empty reports whether nothing changes.
func (t *Transaction) Empty() bool {
	return len(t.Nodes)+len(t.Jobs)+len(t.Results)+len(t.Findings)+len(t.Removed)+len(t.Undone) == 0
}

// changes gathers what an event changes.
type changes struct {
	nodes    []Place
	jobs     []ID
	results  []Result
	findings []Found
	removed  []Place
	undone   []ID
}

func (c *changes) node(p Place) {
	if !slices.Contains(c.nodes, p) {
		c.nodes = append(c.nodes, p)
	}
}

func (c *changes) job(id ID) {
	if !slices.Contains(c.jobs, id) {
		c.jobs = append(c.jobs, id)
	}
}

// transaction is what was changed since the last one, copied.
func (m *Machine) transaction() (t Transaction) {
	c := &m.changed
	for _, p := range c.nodes {
		if n := m.nodes[p]; n != nil {
			t.Nodes = append(t.Nodes, n.clone())
		}
	}
	for _, id := range c.jobs {
		j := *m.job(id)
		j.Stack = slices.Clone(j.Stack)
		t.Jobs = append(t.Jobs, j)
	}
	t.Results, t.Findings, t.Removed, t.Undone = c.results, c.findings, c.removed, c.undone
	m.changed = changes{}
	return t
}

// flush ends a transaction.
func (m *Machine) flush() { m.transactions = append(m.transactions, m.transaction()) }

func (n *Node) clone() Node {
	c := *n
	c.Branches = slices.Clone(n.Branches)
	for i := range c.Branches {
		c.Branches[i].Asleep = slices.Clone(c.Branches[i].Asleep)
	}
	return c
}

// Restore is the machine that stored the records. Attempts under way go on: whose lease has ended meanwhile is for the
// driver to say ([Expire]).
func Restore(r Records, c Config) *Machine {
	m := empty(c)
	for i := range r.Nodes {
		n := r.Nodes[i].clone()
		m.nodes[n.Place] = &n
		m.hang(&n)
	}
	for i := range r.Jobs {
		j := r.Jobs[i]
		for int(j.ID) > len(m.jobs) { // what was not stored, where a test leaves out that a split is one transaction
			m.jobs = append(m.jobs, &Job{ID: ID(len(m.jobs) + 1), Status: Withdrawn})
		}
		m.jobs[j.ID-1] = &j
	}
	for i := range r.Results {
		m.results[r.Results[i].Job] = append(m.results[r.Results[i].Job], r.Results[i])
	}
	for _, f := range r.Findings {
		m.found[f.key()] = true
	}
	m.findings = slices.Clone(r.Findings)
	for p := range m.below {
		slices.SortFunc(m.below[p], Place.compare)
	}
	return m
}
