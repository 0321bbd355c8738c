package execute_test

import (
	"os"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/slice"
	"midway/soundness/concrete"
)

// TestPrintedSliceRule: Guo et al. (§6.1) take one edge where what comes next is outside the slice (type B), and a
// branch that loops is not needed by what comes behind its loop. With that, Dekker's and Szymanski's algorithms have
// the paper's six runs of table 2: the flags are outside, so their order is never varied. Without the waits that keep
// the threads apart it finds nothing either, though an assertion fails.
func TestPrintedSliceRule(t *testing.T) {
	for _, tt := range []struct {
		file, without string
		fails         bool
	}{
		{"dekker.c", "", false},
		{"szymanski.c", "", false},
		{"szymanski.c", "if (me == 1)\n\t\twhile (flag[other] >= 2)\n\t\t\t;\n", true},
	} {
		text, err := os.ReadFile("../bench/programs/guo/" + tt.file)
		if err != nil {
			t.Fatal(err)
		}
		src := strings.Replace(string(text), tt.without, "", 1)
		if src == string(text) && tt.without != "" {
			t.Fatalf("%s has no %s", tt.file, tt.without)
		}
		p := load(t, src)
		if fails, known := assertionFails(t, p); fails != tt.fails || !known {
			t.Errorf("%s without %q: an assertion fails: %t, known: %t", tt.file, tt.without, fails, known)
		}
		sl := slice.ThroughControl(p, pointsto.Analyze(p))
		if _, held := onTrust(t, p, execute.SourceSets, true, sl); held {
			t.Errorf("%s without %q: a trial holds, though a thread may wait", tt.file, tt.without)
		}
		if runs, failing := printed(t, p, sl); runs != 6 || failing != 0 {
			t.Errorf("%s without %q: %d runs, %d of which fail, want 6 and none", tt.file, tt.without, runs, failing)
		}
	}
}

// printed explores every schedule that differs in which thread begins, and in who goes on where the thread that ran
// is before an access of the slice.
func printed(t *testing.T, p *ir.Program, sl *slice.Slice) (runs, failing int) {
	s := &oneEdge{slice: sl, live: concrete.Liveness{}}
	for more := true; more; more = s.next() {
		s.asked, s.last = 0, -1
		m, err := concrete.New(p, concrete.Options{Args: []string{"program"}, NoRaces: true}, s, s)
		if err != nil {
			t.Fatal(err)
		}
		m.Run(concrete.Access)
		switch m.End.Outcome {
		case concrete.Violation:
			failing++
		case concrete.Exit, concrete.Finished:
		default:
			t.Fatalf("a run ends with %s", m.End.Text)
		}
		runs++
	}
	return runs, failing
}

// oneEdge is a schedule that branches only before accesses of a slice.
type oneEdge struct {
	slice       *slice.Slice
	live        concrete.Liveness
	last        int // thread that ran
	answers, of []int
	asked       int
}

// Next lets the thread that ran go on, if it does not wait in a loop and does not be before a pivot.
func (s *oneEdge) Next(m *concrete.Machine, turns []concrete.Turn) int {
	var can []int
	for i, turn := range turns {
		switch {
		case turn.Thread == 0: // main creates and joins
			return i
		case s.waits(m.Clone(), turn.Thread):
		case turn.Thread == s.last && !s.pivot(m, turn.Thread):
			return i
		default:
			can = append(can, i)
		}
	}
	i := can[s.answer(len(can))]
	s.last = turns[i].Thread
	return i
}

// waits reports whether a thread is in a loop that it does not leave alone.
func (s *oneEdge) waits(m *concrete.Machine, t int) bool {
	here := m.Key(s.live)
	for range 8 {
		if m.Advance(t, concrete.Access); m.End != nil || !m.Enabled(t) {
			return false
		}
		if m.Key(s.live) == here {
			return true
		}
	}
	return false
}

// pivot reports whether a thread is before an access of the slice to a variable, which its own number is not.
func (s *oneEdge) pivot(m *concrete.Machine, t int) bool {
	fr := m.Threads[t].Top()
	return fr.Fn.Code[fr.PC].A.Kind == ir.KGlobal && !s.slice.Outside(fr.Fn.ID, fr.PC)
}

// answer is the next of n answers.
func (s *oneEdge) answer(n int) int {
	if s.asked == len(s.answers) {
		s.answers, s.of = append(s.answers, 0), append(s.of, n)
	}
	s.asked++
	return s.answers[s.asked-1]
}

// next makes the answers the ones after these; false where they were the last.
func (s *oneEdge) next() bool {
	for i := len(s.answers) - 1; i >= 0; i-- {
		if s.answers[i]++; s.answers[i] < s.of[i] {
			s.answers, s.of = s.answers[:i+1], s.of[:i+1]
			return true
		}
	}
	return false
}

func (s *oneEdge) Wake(*concrete.Machine, int, []int) int         { return 0 }
func (s *oneEdge) Choose(*concrete.Machine, int, int, string) int { return 0 }
func (s *oneEdge) Stops(*concrete.Machine, concrete.End) bool     { return true }
func (s *oneEdge) Word(string, int) concrete.Word                 { return concrete.Word{} }
func (s *oneEdge) Bytes(string, []byte)                           {}
func (s *oneEdge) Known(int, int) bool                            { return true }
