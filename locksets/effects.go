package locksets

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// aliasing decides whether two locks may, or must, be one.
type aliasing struct {
	b         *expr.Builder
	recursive bool              // the program may have locks that one thread can hold several times
	note      func(held, r ref) // called where a lock that is held is given up by its path
}

// mayEqual reports whether two locks may be the same object.
func (al aliasing) mayEqual(a, b ref) bool {
	if samePath(a, b) {
		return true
	}
	if a.named && b.named {
		if al.b.Cmp(expr.EQ, al.b.PtrBits(), a.lock, b.lock) == expr.False {
			return false
		}
		if a.lock == b.lock {
			return true
		}
	}
	return len(a.targets) == 0 || len(b.targets) == 0 || pointsto.Overlap(a.targets, 1, b.targets, 1)
}

// acquire adds a lock. Whoever certainly acquires one that no thread can hold twice did not hold it before,
// whatever the callers may have seemed to hold.
func (al aliasing) acquire(s state, f fact) state {
	if f.must && f.named && !al.shared(f) {
		s.mustRelease = insertRef(slices.Clone(s.mustRelease), f.ref.pathless())
	}
	return al.hold(s, f)
}

// shared reports whether one thread can acquire the lock again while it holds it.
func (al aliasing) shared(f fact) bool { return al.recursive || f.kind == Read }

// hold adds a fact.
func (al aliasing) hold(s state, f fact) state {
	s.held = al.put(slices.Clone(s.held), f)
	return s
}

// put adds a fact to a list of one state that it may modify: what is held twice is counted twice.
func (al aliasing) put(list []fact, f fact) []fact {
	if i, ok := slices.BinarySearchFunc(list, f, compareFact); ok && (al.shared(f) || !f.named && !f.hasPath()) {
		f.count = min(f.count+list[i].count, unboundedCount)
	}
	return insertFact(list, f)
}

// release removes a lock that the frame can name. What may be the same lock is no longer certainly held. If
// the lock was not certainly acquired here, it is one that was held at entry, or may be: then it had the name entry.
func (al aliasing) release(s state, r, entry ref) state {
	var held []fact
	matched, certain, shared := false, false, false
	for _, f := range s.held {
		if same(f.ref, r) {
			al.note(f.ref, r)
			matched = true
			certain, shared = certain || f.must, shared || al.shared(f)
		}
	}
	distinct := certain && !al.recursive
	if shared {
		s.held = al.together(s.held, r)
	}
	for _, f := range s.held {
		switch {
		case same(f.ref, r):
			f.must = false
			if f.count < unboundedCount {
				f.count--
			}
			if f.count == 0 {
				continue
			}
		case !distinct && f.must && al.mayEqual(f.ref, r):
			f.must = false
		}
		held = append(held, f)
	}
	s.held = held
	if !certain {
		s.mayRelease = insertRef(slices.Clone(s.mayRelease), entry)
		if !matched || !al.recursive {
			s.mustRelease = insertRef(slices.Clone(s.mustRelease), entry)
		}
	}
	return s
}

// together makes one fact of those about a lock that say when it is held: one release is not one of each.
func (al aliasing) together(held []fact, r ref) []fact {
	var out []fact
	for _, f := range held {
		if same(f.ref, r) {
			f.on, f.onRet = ir.None, false
		}
		out = al.put(out, f)
	}
	return out
}

// mayRelease notes that some lock that may be r was released.
func (al aliasing) mayRelease(s state, r ref) state {
	s.held = slices.Clone(s.held)
	al.doubt(s.held, r)
	s.mayRelease = insertRef(slices.Clone(s.mayRelease), r)
	return s
}

// doubt says of a list, which it modifies, that what may be r is no longer certainly held.
func (al aliasing) doubt(held []fact, r ref) {
	for i := range held {
		if held[i].must && al.mayEqual(held[i].ref, r) {
			held[i].must = false
		}
	}
}

// rename rewrites every lock of a state with f; a lock that f cannot name becomes nameless, and its release
// only possible.
func (al aliasing) rename(s state, f func(ref) ref) state {
	var out state
	for _, h := range s.held {
		h.ref = f(h.ref)
		out.held = al.put(out.held, h)
	}
	for _, r := range s.mustRelease {
		if r = f(r); r.named || r.hasPath() {
			out.mustRelease = insertRef(out.mustRelease, r)
		}
	}
	for _, r := range s.mayRelease {
		out.mayRelease = insertRef(out.mayRelease, f(r))
	}
	return out
}

// then is the state after s followed by what the relative state rel did, both in the same names: first its
// releases, then what it holds. What it releases that s does not hold was named as entry says before s.
func (al aliasing) then(s, rel state, entry func(ref) ref) state {
	if rel.empty() {
		return s
	}
	s = state{slices.Clone(s.held), slices.Clone(s.mustRelease), slices.Clone(s.mayRelease)}
	for _, r := range rel.mayRelease {
		if contains(rel.mustRelease, r) {
			s = al.release(s, r, entry(r))
			continue
		}
		al.doubt(s.held, r)
		s.mayRelease = insertRef(s.mayRelease, entry(r))
	}
	for _, r := range rel.mustRelease {
		if !contains(rel.mayRelease, r) {
			s.held = slices.DeleteFunc(s.held, func(f fact) bool { return same(f.ref, r) })
			s.mustRelease = insertRef(s.mustRelease, entry(r))
		}
	}
	for _, f := range rel.held {
		s.held = al.put(s.held, f)
	}
	return s
}

// held is what is held after s, where nothing is relative, and what the relative state rel did: what a thread has
// released since it began is not needed.
func (al aliasing) held(s, rel state) state {
	return state{held: al.then(state{held: s.held}, rel, now).held}
}

// now is a lock as it is named.
func now(r ref) ref { return r }

func contains(list []ref, r ref) bool {
	_, ok := slices.BinarySearchFunc(list, r, compareRef)
	return ok
}

// forget makes nameless what is named by the previous value of a register that is being redefined, and
// loses what its zero would have told.
func (al aliasing) forget(s state, r ir.Reg) state {
	lost := func(x ref) bool { return x.named && slices.Contains(x.defs, r) }
	lostPath := func(x ref) bool { return x.hasPath() && slices.Contains(x.pathDefs, r) }
	mentions := func(x ref) bool { return lost(x) || lostPath(x) }
	touched := slices.ContainsFunc(s.held, func(f fact) bool { return f.on == r || mentions(f.ref) }) ||
		slices.ContainsFunc(s.mustRelease, mentions) || slices.ContainsFunc(s.mayRelease, mentions)
	if !touched {
		return s
	}
	out := al.rename(s, func(x ref) ref {
		if lostPath(x) {
			x = x.pathless()
		}
		if lost(x) {
			x = x.nameless()
		}
		return x
	})
	return al.resolve(out, r, undecided)
}

// undecided is a try whose result is not known: the lock may be held.
func undecided(f fact) (fact, bool) {
	f.on, f.must = ir.None, false
	return f, true
}

// unnamed is a state in which only locks with constant addresses have names.
func (al aliasing) unnamed(s state) state {
	return al.rename(s, func(r ref) ref {
		if r.named && !r.lock.Concrete() {
			r = r.nameless()
		}
		if len(r.pathDefs) > 0 {
			r = r.pathless()
		}
		return r
	})
}

// names is how many locks a state names by what is no constant, at most.
func (s state) names() int {
	variable := func(r ref) bool { return r.named && !r.lock.Concrete() || len(r.pathDefs) > 0 }
	held, released := 0, 0
	for _, f := range s.held {
		if variable(f.ref) {
			held++
		}
	}
	for _, r := range s.mayRelease {
		if variable(r) {
			released++
		}
	}
	return max(held, released)
}

func (x ref) nameless() ref {
	x.named, x.lock, x.defs = false, expr.Value{}, nil
	return x
}

// resolve rewrites the facts that depend on register r.
func (al aliasing) resolve(s state, r ir.Reg, f func(fact) (fact, bool)) state {
	var held []fact
	for _, h := range s.held {
		keep := true
		if h.on == r {
			h, keep = f(h)
		}
		if keep {
			held = al.put(held, h)
		}
	}
	s.held = held
	return s
}
