package report

import "testing"

// TestLocksOfARace: what may be held since before the initial state is not said to be held, nor that nothing is.
func TestLocksOfARace(t *testing.T) {
	held := []Held{{Lock: "m", At: "a.c:3"}}
	since := []Held{{Lock: "m"}}
	for _, c := range []struct {
		first, second RaceAccess
		want          string
	}{
		{RaceAccess{}, RaceAccess{}, "Neither holds a lock."},
		{RaceAccess{perhaps: true}, RaceAccess{perhaps: true}, "Neither holds a lock for certain."},
		{RaceAccess{Holds: held}, RaceAccess{perhaps: true}, "one holds m (since a.c:3), two holds no lock for certain."},
		{RaceAccess{}, RaceAccess{May: since}, "one holds no lock, two may hold m (since the start)."},
		{
			RaceAccess{Holds: held}, RaceAccess{Holds: []Held{{Lock: "n", At: "a.c:7"}}},
			"one holds m (since a.c:3), two holds n (since a.c:7): none in common that excludes the other.",
		},
	} {
		c.first.Thread, c.second.Thread = "one", "two"
		if got := (&Race{First: c.first, Second: c.second}).locks(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
