package report

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/property"
	"midway/soundness"
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
	want := []side{{"a read in memcpy", "t1", "a.c:1"}, {"a write (atomic)", "t#2", "a.c:2"}}
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
		"what follows, found before":  {[]Violation{one, cause}, "[{1 [] [] [0]}]"},
	} {
		if got := fmt.Sprint(findings(&Document{Violations: c.list})); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
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
