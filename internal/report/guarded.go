package report

import (
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// Guarded is by which lock most accesses to a race's object are protected, and which are not: what RacerD reports as
// inconsistent protection (Blackshear, Gorogiannis, O'Hearn, Sergey, OOPSLA 2018), here over the accesses of the paths
// that were explored.
type Guarded struct {
	Lock    string   `json:"lock"`
	With    []string `json:"with"`    // places, file:line, of the accesses that hold it on every path
	Without []string `json:"without"` // and of the others
}

// How many paths, and steps of them, are looked at for accesses.
const (
	maxGuardPaths = 500
	maxGuardSteps = 300_000
)

// uses are the accesses to one object at one place.
type uses struct {
	loc   ir.LocID
	holds map[uint64]bool // locks held at each of them
}

// guarded finds the lock that protects most accesses to the objects of races. Where threads begin is a program's main
// or a library's entry: elsewhere they may hold locks from the beginning.
func (d *Document) guarded(t *texts, r *execute.Result) {
	races := map[uint64][]*Race{}
	for i := range d.Violations {
		v := &d.Violations[i]
		if v.Race != nil && v.Race.addr != 0 && (d.Scope == ScopeProgram || v.entry) {
			races[v.Race.addr] = append(races[v.Race.addr], v.Race)
		}
	}
	if len(races) == 0 {
		return
	}
	found := usesOn(r, func(addr uint64) bool { return races[addr] != nil })
	for addr, list := range races {
		for _, race := range list {
			race.Guarded = guardOf(t, race, found[addr])
		}
	}
}

// usesOn are the accesses to some addresses on the explored paths while there are several threads, by address.
func usesOn(r *execute.Result, wanted func(uint64) bool) map[uint64][]*uses {
	out, left := map[uint64][]*uses{}, maxGuardSteps
	for i := range r.Paths[:min(len(r.Paths), maxGuardPaths)] {
		if left -= r.Paths[i].Schedule.Length(); left < 0 {
			break
		}
		usesOf(r.Paths[i].Schedule.Steps(), wanted, out)
	}
	for i := range r.Violations {
		if left -= len(r.Violations[i].Schedule); left < 0 {
			break
		}
		usesOf(r.Violations[i].Schedule, wanted, out)
	}
	return out
}

// usesOf adds those of one path. What may have taken a lock or not counts as taken.
func usesOf(steps []execute.Step, wanted func(uint64) bool, out map[uint64][]*uses) {
	held, threads := map[int]map[uint64]bool{}, map[int]bool{}
	for i := range steps {
		threads[steps[i].TID] = true
	}
	alone := len(threads) > 1 && steps[0].TID == 0 // until another thread is created, or goes on
	for i := range steps {
		s := &steps[i]
		if s.TID != 0 || strings.HasPrefix(s.Detail, "starts ") {
			alone = false
		}
		if !s.Addr.Concrete() {
			continue
		}
		switch role := abi.Of(s.Op).Role; {
		case role == abi.Acquire || role == abi.Try:
			if held[s.TID] == nil {
				held[s.TID] = map[uint64]bool{}
			}
			held[s.TID][s.Addr.W] = true
		case role == abi.Release:
			delete(held[s.TID], s.Addr.W)
		case s.Op == "load" || s.Op == "store":
			if !alone && wanted(s.Addr.W) {
				out[s.Addr.W] = used(out[s.Addr.W], s.Loc, held[s.TID])
			}
		}
	}
}

// used adds an access at a place with some locks.
func used(list []*uses, loc ir.LocID, held map[uint64]bool) []*uses {
	for _, u := range list {
		if u.loc == loc {
			for lock := range u.holds {
				if !held[lock] {
					delete(u.holds, lock)
				}
			}
			return list
		}
	}
	u := &uses{loc, map[uint64]bool{}}
	for lock := range held {
		u.holds[lock] = true
	}
	return append(list, u)
}

// guardOf is the lock that most accesses hold, where more do than do not; nil where there is none.
func guardOf(t *texts, race *Race, list []*uses) (best *Guarded) {
	var locks []uint64
	for _, u := range list {
		for lock := range u.holds {
			if !slices.Contains(locks, lock) {
				locks = append(locks, lock)
			}
		}
	}
	slices.Sort(locks)
	for _, lock := range locks {
		g := &Guarded{}
		for _, u := range list {
			if at := t.program.At(u.loc); u.holds[lock] {
				g.With = once(g.With, at)
			} else {
				g.Without = once(g.Without, at)
			}
		}
		g.With = slices.DeleteFunc(g.With, func(at string) bool { return slices.Contains(g.Without, at) })
		if len(g.With) < 2 || len(g.With) <= len(g.Without) || len(g.Without) == 0 ||
			best != nil && len(g.With) <= len(best.With) {
			continue
		}
		if g.Lock = race.lock(lock); g.Lock != "" {
			best = g
		}
	}
	return best
}

// sentence says which accesses hold the lock, and which do not.
func (g *Guarded) sentence(object string) string {
	return fmt.Sprintf("%s is accessed at %s: %s %s %s; %s not: %s is expected there.",
		object, count(len(g.With)+len(g.Without), "place"), placesOf(g.With), verb(len(g.With), "hold"), g.Lock,
		placesOf(g.Without)+" "+verb(len(g.Without), "do"), g.Lock)
}

// verb is a verb behind so many.
func verb(n int, plural string) string {
	switch {
	case n != 1:
		return plural
	case plural == "do":
		return "does"
	}
	return plural + "s"
}

// placesOf are places with the file where that changes: "a.c:3, :5 and b.c:7".
func placesOf(list []string) string {
	var out []string
	file := ""
	for i, at := range list {
		if i == maxPlaces && len(list) > maxPlaces+1 {
			out = append(out, fmt.Sprintf("%d others", len(list)-i))
			break
		}
		at = short(at)
		f, line, ok := cutPlace(at)
		if ok && f == file {
			at = fmt.Sprint(":", line)
		}
		file, out = f, append(out, at)
	}
	if n := len(out); n > 1 {
		return strings.Join(out[:n-1], ", ") + " and " + out[n-1]
	}
	return strings.Join(out, "")
}
