package corpus

import (
	"fmt"
	"io"
	"sort"
	"strings"

	"midway/internal/property"
)

// Class is how a result compares with what is expected.
type Class string

// The classes.
const (
	Right        Class = "right"        // the expected verdict, with a kind that the property is about
	Unanswered   Class = "unknown"      // Midway says unknown
	Other        Class = "other-kind"   // violated, only by kinds that the property is not about
	WrongSafe    Class = "wrong-safe"   // safe, where unsafe is expected
	WrongUnsafe  Class = "wrong-unsafe" // violated, where safe is expected
	NoResult     Class = "no-result"    // input errors, internal errors, processes ended from outside
	NotCompared  Class = "not-compared" // no verdict is known
	Inconsistent Class = "inconsistent" // exit code and verdict disagree
)

// classes in the order of the summary's columns.
var classes = []Class{Right, Unanswered, Other, NotCompared, WrongSafe, WrongUnsafe, NoResult, Inconsistent}

// exits are the exit codes that go with the verdicts.
var exits = map[string]int{"safe": 0, "violated": 1, "unknown": 3}

// Class compares a result with what is expected.
func (res *Result) Class() Class {
	code, finished := exits[res.Verdict]
	switch {
	case !finished || res.Exit == -1 || res.Exit == 2 || res.Exit == 4:
		return NoResult
	case res.Exit != code:
		return Inconsistent
	case res.Expected != Safe && res.Expected != Unsafe:
		return NotCompared
	case res.Verdict == "unknown":
		return Unanswered
	case res.Verdict == "safe" && res.Expected == Unsafe:
		return WrongSafe
	case res.Verdict == "safe":
		return Right
	case !res.asked():
		return Other
	case res.Expected == Safe:
		return WrongUnsafe
	}
	return Right
}

// asked reports whether some violation found is of a kind that the property is about.
func (res *Result) asked() bool {
	for _, k := range res.Kinds {
		if res.Asks(property.Kind(k)) {
			return true
		}
	}
	return false
}

// Header is the first line of the table of results.
const Header = "program\tproperty\texpected\tverdict\tclass\tkinds\texit\tincomplete\tpaths\tseconds\tmebibytes\tmessage"

// String is the result as a line of the table of results.
func (res *Result) String() string {
	message := res.Message
	if res.Ended != "" {
		message = "ended at the limit of " + res.Ended
	}
	return fmt.Sprintf(
		"%s\t%s\t%s\t%s\t%s\t%s\t%d\t%s\t%d\t%.2f\t%d\t%s",
		res.Program,
		res.Property,
		res.Expected,
		res.Verdict,
		res.Class(),
		strings.Join(res.Kinds, ","),
		res.Exit,
		strings.Join(res.Incomplete, ","),
		res.Paths,
		res.Wall.Seconds(),
		res.PeakMemory>>20,
		message,
	)
}

// Summary counts results by group and class.
type Summary struct {
	counts map[string]map[Class]int
}

// Add counts a result.
func (s *Summary) Add(res *Result) {
	if s.counts == nil {
		s.counts = map[string]map[Class]int{}
	}
	for _, g := range []string{res.Group(), total} {
		if s.counts[g] == nil {
			s.counts[g] = map[Class]int{}
		}
		s.counts[g][res.Class()]++
	}
}

// total is the name of the summary's last line.
const total = "total"

// Write writes one line per group, in alphabetical order, and the total.
func (s *Summary) Write(w io.Writer) error {
	var groups []string
	for g := range s.counts {
		if g != total {
			groups = append(groups, g)
		}
	}
	sort.Strings(groups)
	line := fmt.Sprintf("%-20s", "group")
	for _, c := range classes {
		line += fmt.Sprintf(" %12s", c)
	}
	if _, err := fmt.Fprintln(w, line); err != nil {
		return err
	}
	for _, g := range append(groups, total) {
		line = fmt.Sprintf("%-20s", g)
		for _, c := range classes {
			line += fmt.Sprintf(" %12d", s.counts[g][c])
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}
