package report

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/property"
	"midway/soundness"
	"midway/soundness/explain"
)

// race is a data race on an object, its two accesses at places.
func race(on, first, second string) Violation {
	return Violation{Kind: "data-race", At: second, Level: Confirmed, Race: &Race{
		Object: on, First: RaceAccess{Thread: "t1", Access: "read", Call: "memcpy", At: first},
		Second: RaceAccess{Thread: "t#2", Access: "atomic write", At: second},
	}}
}

// locked is a deadlock at a place, on locks.
func locked(at string, locks ...string) Violation {
	d := &Deadlock{}
	for _, l := range locks {
		d.Waits = append(
			d.Waits,
			Wait{Thread: "t" + l, Op: "pthread_mutex_lock", Object: l, At: at, Holder: "t1", Since: "a.c:1"},
		)
	}
	return Violation{Kind: "deadlock", At: at, Level: Confirmed, Deadlock: d}
}

func TestSides(t *testing.T) {
	v := race("x", "a.c:1", "a.c:2")
	want := []side{{access: "a read in memcpy", thread: "t1", at: "a.c:1"}, {access: "a write (atomic)", thread: "t#2", at: "a.c:2"}}
	if got := sides(&v); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	v = locked("a.c:1", "m")
	if sides(&v) != nil || raced(&v) != "" {
		t.Error("a deadlock has the sides of a race")
	}
}

// TestFindings: what is one bug, and what is not.
func TestFindings(t *testing.T) {
	one, latent := Violation{Kind: "leak", At: "a.c:9", Level: Conditional}, race("x", "a.c:1", "a.c:2")
	latent.Level = Latent
	cause := one
	cause.Kind, cause.Follows = "deadlock", []int{0}
	for name, c := range map[string]struct {
		list []Violation
		want string
	}{
		"two places in either order":  {[]Violation{race("x", "a.c:1", "a.c:2"), race("x", "a.c:2", "a.c:1")}, "[{0 [1] [] []}]"},
		"one object, a place shared":  {[]Violation{race("x", "a.c:1", "a.c:2"), race("x", "a.c:2", "a.c:3")}, "[{0 [] [1] []}]"},
		"one object, other places":    {[]Violation{race("x", "a.c:1", "a.c:2"), race("x", "a.c:3", "a.c:4")}, "[{0 [] [] []} {1 [] [] []}]"},
		"other objects":               {[]Violation{race("x", "a.c:1", "a.c:2"), race("y", "a.c:1", "a.c:3")}, "[{0 [] [] []} {1 [] [] []}]"},
		"one is latent":               {[]Violation{race("x", "a.c:1", "a.c:2"), latent}, "[{0 [] [] []} {1 [] [] []}]"},
		"deadlocks on the same locks": {[]Violation{locked("a.c:1", "m", "n"), locked("a.c:2", "n", "m")}, "[{0 [] [1] []}]"},
		"deadlocks on other locks":    {[]Violation{locked("a.c:1", "m"), locked("a.c:2", "m", "n")}, "[{0 [] [] []} {1 [] [] []}]"},
		"a kind twice at a place":     {[]Violation{one, one}, "[{0 [1] [] []}]"},
		"an unknown place":            {[]Violation{{Kind: "leak"}, {Kind: "leak"}}, "[{0 [] [] []} {1 [] [] []}]"},
		"a race that leads to it":     {[]Violation{race("x", "a.c:1", "a.c:2"), broken(0)}, "[{1 [] [] [] under it [{0 [] [] []}]}]"},
		"that leads to two":           {[]Violation{broken(2), broken(2), race("x", "a.c:1", "a.c:2")}, "[{0 [] [] [] under it [{2 [] [] []}]} {1 [] [] []}]"},
		"and what is listed with it":  {[]Violation{broken(2), race("x", "a.c:1", "a.c:2"), race("x", "a.c:2", "a.c:3")}, "[{0 [] [] [] under it [{1 [] [2] []}]}]"},
		"what follows, found before":  {[]Violation{one, cause}, "[{1 [] [] [0]}]"},
	} {
		if got := listedAs(findings(&Document{Violations: c.list})); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// broken is a violation at a place of its own that races lead to.
func broken(races ...int) Violation {
	at := brokenAt
	brokenAt++
	return Violation{Kind: "assertion", At: fmt.Sprint("b.c:", at), Level: Confirmed, CausedBy: races}
}

var brokenAt = 1

func listedAs(list []finding) string {
	var out []string
	for _, f := range list {
		text := fmt.Sprint(f.of, f.same, f.siblings, f.follow)
		if len(f.causes) > 0 {
			text += " under it " + listedAs(f.causes)
		}
		out = append(out, "{"+text+"}")
	}
	return "[" + strings.Join(out, " ") + "]"
}

// TestBrokenBy: a race leads to a violation where one of its accesses stored what decided it, or read it, and the two are
// of one place.
func TestBrokenBy(t *testing.T) {
	read := Violation{Kind: "assertion", At: "a.c:9", Operands: []explain.Operand{{
		Text: "b", From: []explain.Origin{{How: explain.Read, What: "p->n", At: "a.c:1", By: &explain.Site{Thread: "t2", At: "a.c:7"}}},
	}}}
	direct := Violation{Kind: "assertion", At: "a.c:1", Operands: []explain.Operand{{
		Text: "x", By: &explain.Site{At: "a.c:2"}, Other: &explain.Site{At: "a.c:3"},
	}}}
	for _, c := range []struct {
		v                 Violation
		on, first, second string // read, written at
		want              bool
	}{
		{read, "a.n", "a.c:1", "a.c:5", true}, {read, "a.n", "a.c:2", "a.c:7", true}, {read, "a.m", "a.c:1", "a.c:7", false},
		{read, "a.n", "a.c:7", "a.c:1", false}, {direct, "x", "a.c:1", "a.c:5", true}, {direct, "x", "a.c:5", "a.c:2", true},
		{direct, "x", "a.c:5", "a.c:3", true}, {direct, "y", "a.c:1", "a.c:2", false}, {direct, "y.x", "a.c:1", "a.c:2", false},
	} {
		r := race(c.on, c.first, c.second)
		if got := c.v.brokenBy(r.Race); got != c.want {
			t.Errorf("%s read at %s, written at %s: %v", c.on, c.first, c.second, got)
		}
	}
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"a->balance", "first[2].balance", true}, {"stored[i]", "stored[3]", true}, {"x", "x", true}, {"x", "y", false},
		{"", "", false}, {"a.x", "x", false}, {"table[a[1]].n", "p->n", true}, {"*p", "p", true}, {"x (t1)", "x", true},
	} {
		if got := sameMember(c.a, c.b); got != c.want {
			t.Errorf("%s and %s: %v", c.a, c.b, got)
		}
	}
}

// TestCausesFirst: what a race leads to is listed before it and all that is listed with it, unless its level is weaker.
func TestCausesFirst(t *testing.T) {
	breaks := Violation{Kind: "assertion", At: "a.c:9", Level: Confirmed, Operands: []explain.Operand{
		{Text: "x", By: &explain.Site{At: "a.c:3"}},
	}}
	weaker := breaks
	weaker.Level = Latent
	d := &Document{Violations: []Violation{
		{Kind: "leak", At: "a.c:20", Level: Confirmed}, race("x", "a.c:1", "a.c:2"), race("x", "a.c:2", "a.c:3"), breaks, weaker,
	}}
	order := d.causesFirst()
	d.reorder(order)
	if want := []int{0, 3, 1, 2, 4}; !slices.Equal(order, want) {
		t.Errorf("order %v, want %v", order, want)
	}
	if got := d.Violations[1].CausedBy; !slices.Equal(got, []int{3}) {
		t.Errorf("caused by %v", got)
	}
	if got := listedAs(findings(d)); got != "[{0 [] [] []} {1 [] [] [] under it [{2 [] [3] []}]} {4 [] [] []}]" {
		t.Error(got)
	}
}

// TestManyFindings: to compare each of as many as a run may have with all others would take minutes.
func TestManyFindings(t *testing.T) {
	d := &Document{}
	for i := range 20_000 {
		d.Violations = append(
			d.Violations,
			race(fmt.Sprint("x", i%5000), fmt.Sprint("a.c:", i%7000), fmt.Sprint("a.c:", i/2)),
		)
	}
	if n := len(findings(d)); n < 5000 || n == len(d.Violations) {
		t.Errorf("%d findings", n)
	}
}

// TestRanked: by level, then what was replayed, then by what explains what, then as found.
func TestRanked(t *testing.T) {
	kinds := []property.Kind{"assertion", "data-race", "assertion", "use-after-free", "leak", "data-race"}
	basis := []string{
		soundness.FromMain,
		soundness.FromMain,
		soundness.FromMain,
		"",
		soundness.FromState,
		soundness.FromState,
	}
	found, known := make([]execute.ViolationRecord, len(kinds)), make([]soundness.Validation, len(kinds))
	for i := range kinds {
		found[i].Kind, known[i].Basis = kinds[i], basis[i]
	}
	if got, want := ranked(found, known), []int{1, 0, 2, 5, 4, 3}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	for g := property.Assertions; g <= property.Leaks; g++ {
		for _, k := range g.Kinds() {
			if !slices.Contains(telling, k) {
				t.Errorf("%s has no rank", k)
			}
		}
	}
}

// TestNumbersFollowTheRank: paths and what follows name violations by the numbers they are listed under.
func TestNumbersFollowTheRank(t *testing.T) {
	r := &execute.Result{
		Complete:   true,
		Paths:      []execute.Path{{Violation: 0}, {Violation: 1}, {Violation: -1}},
		Violations: []execute.ViolationRecord{{Kind: "leak", Text: "weak"}, {Kind: "leak", Text: "strong"}},
	}
	d := New(program(), Run{}, r, []soundness.Validation{{}, {Basis: soundness.FromMain}})
	if d.Violations[0].Text != "strong" || *d.Paths[0].Violation != 1 || *d.Paths[1].Violation != 0 ||
		d.Paths[2].Violation != nil {
		t.Errorf("%+v %v", d.Violations, d.Paths)
	}
}

func TestNames(t *testing.T) {
	for name, want := range map[string]bool{"balance": false, "a->balance": true, "lock": true, "loc": false, "t1": true, "t": false, "x[1]": true, "": false} {
		if got := names("a->balance >= 0, &lock of t1#1 or t1, x[1]", name); got != want {
			t.Errorf("%q: %t", name, got)
		}
	}
}

// TestFindingsObjects: a lock is what a finding is about where its cause names it as an object, not as a word.
func TestFindingsObjects(t *testing.T) {
	v := &Violation{
		Text:      "data race on total: x",
		Details:   []string{"  holding no lock", "  holding &guard since a.c:1"},
		conjuncts: []string{"n > 0"},
	}
	about := aboutOf(nil, v)
	for object, want := range map[string]bool{"total": true, "guard": true, "lock": false, "n": true, "m": false, "": false} {
		if got := about.has(object); got != want {
			t.Errorf("%q: %t", object, got)
		}
	}
}

// TestWakesUp: of two steps of one wait the second is waking up; a thread may wait again without a step between.
func TestWakesUp(t *testing.T) {
	wait := func(on, at string) Step { return Step{Thread: "t", Op: "pthread_cond_wait", At: at, Detail: on} }
	v := &Violation{Schedule: []Step{
		wait(
			"&changed",
			"a.c:1",
		), wait("&lock", "a.c:1"), wait("&changed", "a.c:1"), wait("&lock", "a.c:1"), wait("&changed", "a.c:9"),
	}}
	var got []string
	for _, r := range rows(v, true) {
		got = append(got, r.what())
	}
	want := []string{
		"cond_wait changed",
		"wakes up, locks lock",
		"cond_wait changed",
		"wakes up, locks lock",
		"cond_wait changed",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWrapped(t *testing.T) {
	for text, want := range map[string][]string{
		"a short line": {"a short line"}, "one two three four five six": {"one two three four", "five six"},
		"anunbreakablewordofmany columns": {"anunbreakablewordofmany", "columns"}, "ääääääääää öööööööööö": {"ääääääääää", "öööööööööö"},
	} {
		if got := wrapped(text, 20); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := wrapped("one two three", 5); len(got) != 1 {
		t.Errorf("too narrow: %q", got)
	}
}
