package differential

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"midway/soundness"
)

// A tally counts what was compared, and what was not and why.
type tally struct {
	programs int
	runs     int // native
	paths    int // of Midway
	states   int // of brute force
	replays  int
	done     map[comparison]int
	cut      map[comparison]map[string]int
}

// fewest is how many programs a share is taken of at least.
const fewest = 8

var numbers = regexp.MustCompile(`[0-9]+`)

// A comparison is one of those that a program goes through.
type comparison string

// mayBeCut is the share of programs, in percent, for which a comparison may come to nothing.
var mayBeCut = map[comparison]int{
	"exploration": 25, "brute force": 25, "native": 25, "reduction": 40, "accesses": 50, "all accesses": 75, "inputs": 25, "compilers": 25,
}

func newTally() *tally {
	return &tally{done: map[comparison]int{}, cut: map[comparison]map[string]int{}}
}

func (n *tally) did(c comparison) { n.done[c]++ }

// gaveUp notes a comparison that came to nothing; numbers in why do not make it another reason.
func (n *tally) gaveUp(c comparison, why string) {
	why = numbers.ReplaceAllString(why, "N")
	if n.cut[c] == nil {
		n.cut[c] = map[string]int{}
	}
	n.cut[c][why]++
}

// brute counts a search by brute force; it reports whether it is complete.
func (n *tally) brute(c comparison, f *soundness.Found) bool {
	n.states += f.States
	if !f.Complete {
		n.gaveUp(c, "more states than brute force visits")
	}
	return f.Complete
}

// String is a line of totals and one for every comparison.
func (n *tally) String() string {
	var w strings.Builder
	fmt.Fprintf(&w, "%d programs, %d paths, %d states of brute force, %d native runs, %d replays", n.programs, n.paths, n.states, n.runs, n.replays)
	for _, c := range n.comparisons() {
		fmt.Fprintf(&w, "\n%s: %d compared", c, n.done[c])
		for _, why := range slices.Sorted(maps.Keys(n.cut[c])) {
			fmt.Fprintf(&w, ", %d not (%s)", n.cut[c][why], why)
		}
	}
	return w.String()
}

func (n *tally) comparisons() []comparison {
	all := map[comparison]bool{}
	for c := range n.done {
		all[c] = true
	}
	for c := range n.cut {
		all[c] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// shares is nil where no comparison was cut more often than it may be.
func (n *tally) shares() error {
	for _, c := range n.comparisons() {
		cut := 0
		for _, k := range n.cut[c] {
			cut += k
		}
		if all := cut + n.done[c]; all >= fewest && cut*100 > all*mayBeCut[c] {
			return fmt.Errorf("%s: %d of %d came to nothing, more than %d%%", c, cut, all, mayBeCut[c])
		}
	}
	return nil
}

func TestShares(t *testing.T) {
	n := newTally()
	for range 9 {
		n.did("native")
	}
	for range 3 {
		n.gaveUp("native", "too slow")
	}
	if err := n.shares(); err != nil {
		t.Error(err)
	}
	n.gaveUp("native", "too large")
	if n.shares() == nil {
		t.Error("4 of 13 were cut, and nothing says so")
	}
	if want := "native: 9 compared, 1 not (too large), 3 not (too slow)"; !strings.Contains(n.String(), want) {
		t.Errorf("%s\nis without %s", n, want)
	}
}
