package execute

import (
	"hash/maphash"

	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/ledger"
	"midway/internal/state"
)

// A case of where a pointer of the initial state leads is no step of a path: pairs with equal steps are one path, whose
// condition is the disjunction of theirs, as if the cases had been merged (Bergan §3.1).

// caseKey are the paths on which some case was decided, by the hash of how they ended and of their steps.
type caseKey struct {
	seed  maphash.Seed
	at    map[uint64]int        // index into Result.Paths; where paths are only counted, of no meaning
	conds map[uint64][]*expr.PC // of the pairs that are one path
}

// merged reports whether a path that was recorded before has the same steps and ending, and joins the two conditions.
func (x *Explorer) merged(st *state.State, p *Path) bool {
	if st.Heap.Decided == 0 || x.Opt.Fewest != nil {
		return false
	}
	if x.cases.at == nil {
		x.cases = caseKey{maphash.MakeSeed(), map[uint64]int{}, map[uint64][]*expr.PC{}}
	}
	key := x.cases.key(p)
	_, known := x.cases.at[key]
	if !known {
		x.cases.at[key] = len(x.res.Paths)
	} else if i := x.cases.at[key]; !p.Overtaken && !x.Opt.OnlyCount && x.res.Paths[i].Overtaken {
		x.res.Paths[i].Overtaken = false
		x.overtakenPaths--
	}
	if x.job != nil && !known {
		p.Key = x.pathKey(p)
	}
	if !x.Opt.OnlyCount {
		x.cases.conds[key] = append(x.cases.conds[key], p.Condition)
	}
	return known
}

// disjoin gives paths that are several pairs their conditions. Where there is no time left for that, the others keep
// that of their first pair.
func (x *Explorer) disjoin() {
	if halt.Catch(func() {
		for key, conds := range x.cases.conds {
			x.res.Paths[x.cases.at[key]].Condition = x.M.B.Any(conds)
			delete(x.cases.conds, key)
		}
	}) {
		x.M.Ledger.Add(
			ledger.Entry{
				Kind:   LimitReached,
				Effect: ledger.Incomplete,
				Text:   "conditions of paths are those of one of their cases where there was no time left to join them",
			},
		)
	}
	x.cases.conds = nil
}

// key hashes an ending and what the steps of a schedule decide: threads, kinds, places and numbers.
func (c *caseKey) key(p *Path) uint64 {
	var h maphash.Hash
	h.SetSeed(c.seed)
	word := func(n int) { maphash.WriteComparable(&h, n) }
	word(int(p.Outcome))
	word(p.Violation)
	for t := p.Schedule; t != nil; t = t.Parent {
		s := &t.Step
		word(s.TID)
		word(int(s.Kind))
		word(s.Number)
		word(int(s.Func))
		word(int(s.PC))
		h.WriteString(s.Op)
	}
	return h.Sum64()
}

// pathKey is key, but the same number in every process; 0 is none.
func (x *Explorer) pathKey(p *Path) uint64 {
	h := noHash
	h.add(uint64(p.Outcome))
	if p.Violation >= 0 {
		h.text(x.res.Violations[p.Violation].Place())
	}
	for t := p.Schedule; t != nil; t = t.Parent {
		h.step(&t.Step)
		h.text(t.Step.Op)
	}
	return max(uint64(h), 1)
}

// text adds a text.
func (h *hash) text(s string) {
	for i := range len(s) {
		h.add(uint64(s[i]))
	}
	h.add(uint64(len(s)))
}
