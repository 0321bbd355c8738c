package jobs

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"slices"
)

// Step is a decision of a run and what came of it.
type Step struct {
	Thread  int    `json:"thread"`
	Outcome int    `json:"outcome"`          // which of the step's outcomes, from 0
	Choice  uint64 `json:"choice,omitempty"` // what tells it apart from others
	State   uint64 `json:"state,omitempty"`  // digest of the state that it leads to, the same in every process
}

// Place names a node: the hash of the steps that lead to it. That of a first node is its part's ([Root]).
type Place [16]byte

// Root is the place of the first node of a part of the exploration, by number.
func Root(part int) (p Place) {
	binary.LittleEndian.PutUint64(p[:], uint64(part))
	return p
}

// After is the place that a step leads to.
func (p Place) After(s Step) (to Place) {
	var b [48]byte
	copy(b[:], p[:])
	binary.LittleEndian.PutUint64(b[16:], uint64(s.Thread))
	binary.LittleEndian.PutUint64(b[24:], uint64(s.Outcome))
	binary.LittleEndian.PutUint64(b[32:], s.Choice)
	binary.LittleEndian.PutUint64(b[40:], s.State)
	sum := sha256.Sum256(b[:])
	copy(to[:], sum[:])
	return to
}

// String is the place as hexadecimal digits.
func (p Place) String() string { return hex.EncodeToString(p[:]) }

// MarshalText is String.
func (p Place) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (p *Place) UnmarshalText(text []byte) error {
	b, err := hex.DecodeString(string(text))
	copy(p[:], b)
	return err
}

// Level is a node on the way to what a job explores, with the step that is taken from it there.
type Level struct {
	Step
	// Branches are the threads that have a branch at the node, or are to have one, in the order of exploration. Those
	// behind Thread are the job's own where the node is not shared, others' otherwise.
	Branches []int `json:"branches"`
	Asleep   []int `json:"asleep,omitempty"` // of those before Thread in Branches: they sleep during the step
	Slept    []int `json:"slept,omitempty"`  // threads that came to sleep before the node
	Shared   bool  `json:"shared,omitempty"` // other jobs explore branches of the node
	// Rest: the job explores the outcomes behind Outcome, too. What ends in the step itself was seen.
	Rest    bool `json:"rest,omitempty"`
	LeftOut bool `json:"left_out,omitempty"` // something below the step was left out
}

// Subtree is what an attempt explores, as steps from the first state of the exploration.
type Subtree struct {
	Part   int     `json:"part,omitempty"` // of the exploration: what is looked for
	Levels []Level `json:"levels"`
	// Last is the node behind the levels: Thread's step is explored from it, in all outcomes. Where there is none, the
	// state behind the levels, which has not been looked at, is explored as a whole.
	Last *Level `json:"last,omitempty"`
}

// Key names a job by its content: what is explored, of which exploration (a hash of program, options and properties),
// and under which sleepers.
func (s *Subtree) Key(exploration string) string {
	h := sha256.New()
	put := func(list ...int) {
		for _, n := range append([]int{len(list)}, list...) {
			_ = binary.Write(h, binary.LittleEndian, int64(n))
		}
	}
	h.Write([]byte(exploration))
	at := Root(s.Part)
	level := func(l *Level) {
		put(slices.Sorted(slices.Values(l.Asleep))...)
		if l.Rest { // part of the job: what is left there
			put(l.Branches[slices.Index(l.Branches, l.Thread):]...)
		}
	}
	for i := range s.Levels {
		at = at.After(s.Levels[i].Step)
		level(&s.Levels[i])
	}
	h.Write(at[:])
	if s.Last != nil {
		put(s.Last.Thread)
		level(s.Last)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// Finding is something violated. What is known of it is the engine's own.
type Finding struct {
	Key  string `json:"key"` // the same for the same violation
	Data []byte `json:"data,omitempty"`
}

// Addition is a thread that has to be explored from a node.
type Addition struct {
	At     Place `json:"at"`
	Thread int   `json:"thread"`
}

// Portion is what an attempt has seen since it began, or since its latest split.
type Portion struct {
	Findings []Finding      `json:"findings,omitempty"`
	Covered  []string       `json:"covered,omitempty"` // names of what was executed
	Counts   map[string]int `json:"counts,omitempty"`  // added up over portions
	Notes    [][]byte       `json:"notes,omitempty"`   // the engine's own: approximations, limits
	// Paths are the engine's own, where it lists them.
	Paths     []json.RawMessage `json:"paths,omitempty"`
	Additions []Addition        `json:"additions,omitempty"`
	LeftOut   bool              `json:"left_out,omitempty"` // something was not explored
}

// Wish is what a running attempt is asked for.
type Wish uint8

// The wishes.
const (
	NoWish Wish = iota
	ToSave      // what it has seen, and where it stands
	ToGive      // a part of the job, where it has some
)

// Nothing is a Split.Give that gives nothing away.
const Nothing = -1

// Split is what a running attempt proposes: what it has seen so far, and where it stands.
type Split struct {
	Done Portion `json:"done"`
	// Stack are the levels from the node of the job's branch on. The state behind the last one is not looked at yet.
	Stack []Level `json:"stack"`
	// Give is the last level of Stack that is shared from now on. Branches behind the levels' threads up to there are
	// given away. With Nothing, none are: the split keeps what was seen, so that another attempt goes on from there.
	Give int `json:"give"`
}
