package summary

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/linear"
	"midway/symheap"
)

// Summary is what was explored from one state.
type Summary struct {
	Cells        symheap.Cells      // memory that must be the same
	Regs         []linear.Var       // registers that must be, in order
	Values       []expr.Value       // of the cells and the registers, in the state
	Precondition linear.Conjunction // what must hold of other numbers
	Sleeping     []int              // threads whose steps were not explored first, in ascending order
	Conds        []*expr.Node       // conjuncts of the path condition that the values are connected with
	Data         any                // the explorer's own
}

// Table holds summaries by control location. The zero value is empty and unbounded.
type Table struct {
	Limit int // summaries at most; 0: no limit

	places map[uint64][]*place
	n      int
}

// place is a control location: everything that must be equal.
type place struct {
	key    []expr.Value
	groups []*group
}

// group has the summaries of one location with the same cells and registers.
type group struct {
	cells symheap.Cells
	regs  []linear.Var
	pasts map[uint64][]*Summary // by hash of the values
}

// maxGroups is how many sets of cells are kept at one location.
const maxGroups = 32

// Len is the number of summaries.
func (t *Table) Len() int { return t.n }

// Add remembers a summary of a location.
func (t *Table) Add(key []expr.Value, p *Summary) {
	if t.Limit > 0 && t.n >= t.Limit {
		return
	}
	if t.places == nil {
		t.places = map[uint64][]*place{}
	}
	at := t.place(key)
	if at == nil {
		h := hash(key)
		at = &place{key: key}
		t.places[h] = append(t.places[h], at)
	}
	i := slices.IndexFunc(
		at.groups,
		func(g *group) bool { return g.cells.Equal(&p.Cells) && slices.Equal(g.regs, p.Regs) },
	)
	if i < 0 {
		if len(at.groups) >= maxGroups {
			return
		}
		i = len(at.groups)
		at.groups = append(at.groups, &group{cells: p.Cells, regs: p.Regs, pasts: map[uint64][]*Summary{}})
	}
	h := hash(p.Values)
	at.groups[i].pasts[h] = append(at.groups[i].pasts[h], p)
	t.n++
}

func (t *Table) place(key []expr.Value) *place {
	for _, p := range t.places[hash(key)] {
		if slices.Equal(p.key, key) {
			return p
		}
	}
	return nil
}

// Find is a summary of a location that has the values of a state and fits, or nil. values gives the state's values of
// cells and registers; ok is false where it does not have them.
func (t *Table) Find(
	key []expr.Value,
	values func(*symheap.Cells, []linear.Var) (v []expr.Value, ok bool),
	fits func(*Summary) bool,
) *Summary {
	at := t.place(key)
	if at == nil {
		return nil
	}
	for _, g := range at.groups {
		v, ok := values(&g.cells, g.regs)
		if !ok {
			continue
		}
		for _, p := range g.pasts[hash(v)] {
			if slices.Equal(p.Values, v) && fits(p) {
				return p
			}
		}
	}
	return nil
}

// hash is FNV-1a over the words and the identities of the terms.
func hash(values []expr.Value) uint64 {
	h := uint64(14695981039346656037)
	for _, v := range values {
		h = (h ^ v.W) * 1099511628211
		if v.N != nil {
			h = (h ^ uint64(v.N.ID()) ^ 1<<40) * 1099511628211
		}
	}
	return h
}
