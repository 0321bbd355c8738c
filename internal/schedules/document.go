package schedules

import (
	"encoding/json"
	"io"

	"midway/internal/ledger"
	"midway/internal/schedules/epochs"
)

// Document is a set of schedules as JSON (docs/schedules.md).
type Document struct {
	Format    string          `json:"format"` // "midway-schedules-1"
	Version   string          `json:"version"`
	Programs  []string        `json:"programs"`
	Covered   bool            `json:"covered"`
	Missing   []string        `json:"missing,omitempty"`
	Schedules int             `json:"schedules"`
	Verified  *int            `json:"verified,omitempty"` // how many schedules are, where that was looked at
	Epochs    []EpochDocument `json:"epochs"`
	Loops     []LoopDocument  `json:"loops"`
	Ledger    []EntryDocument `json:"ledger"`
}

// EpochDocument is an epoch.
type EpochDocument struct {
	Number    int              `json:"number"`
	Threads   []ThreadDocument `json:"threads"`
	Covered   bool             `json:"covered"`
	Missing   []string         `json:"missing,omitempty"`
	Schedules int              `json:"schedules"`
	Paths     int              `json:"paths"`
	Seconds   float64          `json:"seconds"`
	Faults    []FaultDocument  `json:"faults,omitempty"` // why none of its schedules is verified
	Choices   []ChoiceDocument `json:"choices"`
}

// ThreadDocument is a thread at the beginning of an epoch.
type ThreadDocument struct {
	Name    string   `json:"name"`
	Stack   []string `json:"stack"` // youngest first, "function file:line"
	Blocked bool     `json:"blocked,omitempty"`
}

// ChoiceDocument is a fragment.
type ChoiceDocument struct {
	When       []string            `json:"when,omitempty"` // conditions in C, one of which holds; none: always
	Operations []OperationDocument `json:"operations"`
	Choices    []ChoiceDocument    `json:"choices,omitempty"` // behind the input that the last operation reads
	End        string              `json:"end,omitempty"`     // of the schedule: its outcome
	Text       string              `json:"text,omitempty"`    // what a violation is, or why nothing goes on
	At         string              `json:"at,omitempty"`
	Epoch      int                 `json:"epoch,omitempty"`  // that is next
	Faults     []FaultDocument     `json:"faults,omitempty"` // why the schedule is not verified
}

// FaultDocument is why something is not verified.
type FaultDocument struct {
	Text string `json:"text"`
	At   string `json:"at,omitempty"`
}

// OperationDocument is an operation.
type OperationDocument struct {
	Thread  string   `json:"thread"`
	N       int      `json:"n"`
	Op      string   `json:"op"`
	Object  string   `json:"object,omitempty"`
	At      string   `json:"at,omitempty"`
	Outcome string   `json:"outcome,omitempty"`
	Input   string   `json:"input,omitempty"`
	After   []string `json:"after,omitempty"` // "thread.n"
}

// LoopDocument is a loop that synchronises, or decides about synchronisation.
type LoopDocument struct {
	At       string `json:"at"`
	Function string `json:"function"`
	Marker   string `json:"marker"` // "marked", "dormant", "passes", "counted", "light"
}

// EntryDocument is an entry of the ledger.
type EntryDocument struct {
	Effect string `json:"effect"`
	Kind   string `json:"kind"`
	Text   string `json:"text"`
	At     string `json:"at,omitempty"`
}

// Document is the set as JSON has it.
func (s *Set) Document(version string) *Document {
	d := &Document{Format: "midway-schedules-1", Version: version, Programs: s.Sources, Covered: s.Covered(),
		Missing: s.Missing, Schedules: s.Schedules(), Loops: s.loops()}
	if s.checked {
		n := s.WithoutFault()
		d.Verified = &n
	}
	for _, e := range s.Epochs {
		d.Epochs = append(d.Epochs, s.epochDocument(e))
	}
	for _, e := range s.Ledger() {
		d.Ledger = append(d.Ledger, EntryDocument{e.Effect.String(), e.Kind, e.Text, e.At})
	}
	return d
}

// Write writes the document.
func (d *Document) Write(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(d)
}

func (s *Set) epochDocument(e *Epoch) EpochDocument {
	d := EpochDocument{
		Number:    e.Number,
		Covered:   e.Covered(),
		Missing:   e.Missing,
		Schedules: e.Schedules(),
		Paths:     e.Paths,
		Seconds:   e.Seconds,
		Faults:    faults(e.Faults),
	}
	for _, t := range e.Context.Threads {
		td := ThreadDocument{Name: t.Name, Blocked: t.Blocked}
		for _, fr := range t.Frames {
			f := s.Funcs[fr.Func]
			td.Stack = append(td.Stack, f.Name+" "+s.Short(f.Code[fr.PC].Loc))
		}
		d.Threads = append(d.Threads, td)
	}
	if e.Root != nil {
		d.Choices = s.choices(e.Root)
	}
	return d
}

func (s *Set) choices(n *Node) (out []ChoiceDocument) {
	for _, c := range n.Choices {
		d := ChoiceDocument{Operations: []OperationDocument{}}
		if c.when() != "" {
			for i := range c.When {
				d.When = append(d.When, c.When[i].Text)
			}
		}
		for _, o := range c.Operations {
			od := OperationDocument{
				Thread:  o.Thread,
				N:       o.N,
				Op:      o.Op,
				Object:  o.Object,
				At:      s.Short(o.Loc),
				Outcome: o.Outcome,
				Input:   o.Input,
			}
			for _, p := range o.After {
				od.After = append(od.After, p.name())
			}
			d.Operations = append(d.Operations, od)
		}
		if c.Next != nil {
			d.Choices = s.choices(c.Next)
		} else {
			d.End, d.Text, d.At, d.Epoch = c.End.Outcome.String(), c.End.Text+c.End.Why, s.Short(c.End.Loc), c.End.Epoch
			d.Faults = faults(c.End.Faults)
		}
		out = append(out, d)
	}
	return out
}

func faults(list []Fault) (out []FaultDocument) {
	for _, f := range list {
		out = append(out, FaultDocument(f))
	}
	return out
}

// kinds are the reasons of loops as documents have them.
var kinds = map[epochs.Reason]string{
	epochs.Marked: "marked", epochs.Dormant: "dormant", epochs.Passes: "passes", epochs.Counted: "counted",
	epochs.Light: "light",
}

func (s *Set) loops() []LoopDocument {
	out := []LoopDocument{}
	for i := range s.Markers.Loops {
		if l := &s.Markers.Loops[i]; kinds[l.Reason] != "" && (l.Reason != epochs.Counted || l.Op != "") {
			out = append(out, LoopDocument{s.Short(l.Loc), s.Funcs[l.Func].Name, kinds[l.Reason]})
		}
	}
	return out
}

// Ledger is what the set rests on and leaves out, each entry once.
func (s *Set) Ledger() []ledger.Entry {
	l := &ledger.Ledger{}
	if !s.Verified() {
		s.assume(l)
	}
	for _, e := range s.Epochs {
		for _, entry := range e.Ledger {
			l.Add(entry)
		}
	}
	return l.Entries()
}

// assume adds what a set rests on whose program was not executed as a whole.
func (s *Set) assume(l *ledger.Ledger) {
	l.Addf("loops-end", ledger.Assumption, "", "each loop that decides nothing about synchronisation comes to an end")
	l.Addf(
		"undefined-outside",
		ledger.Assumption,
		"",
		"no operation that decides nothing about synchronisation is undefined",
	)
}
