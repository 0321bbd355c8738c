package pointsto

import (
	"fmt"
	"reflect"

	"midway/internal/encode"
	"midway/internal/ir"
)

// frozen is a graph as it is written: what its analysis needs to go on, too.
type frozen struct {
	A        *analysis
	Sets     [][]entry
	SetOf    []int32
	Outside  Set
	Summary  Set
	Created  []Create
	Callers  [][]CallSite
	Reached  []bool
	Complete []bool
	Escapes  []bool
}

// format is what interfaces in an analysis hold, and what it does not own.
func format(p *ir.Program) encode.Format {
	return encode.Format{Known: []any{p}, Types: []reflect.Type{
		reflect.TypeFor[*load](), reflect.TypeFor[*store](), reflect.TypeFor[*copyIn](), reflect.TypeFor[*copyOut](),
		reflect.TypeFor[escape](), reflect.TypeFor[*calls](), reflect.TypeFor[*spawns](), reflect.TypeFor[*offset](),
		reflect.TypeFor[*leads](), reflect.TypeFor[*led](), reflect.TypeFor[*closures](),
	}}
}

// Freeze is the graph as bytes, which Thaw reads (see package encode).
func (g *Graph) Freeze() ([]byte, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	s := g.a.s
	vars, known, escapes, summary := s.vars, s.known, s.onEscape, s.onSummary
	defer func() { s.vars, s.known, s.onEscape, s.onSummary = vars, known, escapes, summary }()
	s.vars = append([]variable(nil), vars...)
	for v := range s.vars {
		if s.shared(varID(v)) != 0 {
			s.vars[v].pts = nil
		}
	}
	sets, setOf := s.sets, s.setOf
	defer func() { s.sets, s.setOf = sets, setOf }()
	s.known, s.onEscape, s.onSummary, s.sets, s.setOf = map[edgeKey]struct{}{}, nil, nil, nil, nil
	s.scratch, s.added, s.gathered, s.shifted, s.answers, s.begun = nil, nil, nil, nil, nil, nil
	s.joined = [2][]entry{}
	return encode.Encode(
		&frozen{g.a, sets, setOf, g.outside, g.summary, g.created, g.callers, g.reached, g.complete, g.escapes},
		format(g.p),
	)
}

// Thaw is the graph of a program that Freeze wrote, of the same program by the same build of Midway.
func Thaw(p *ir.Program, data []byte) (*Graph, error) {
	var f frozen
	if err := encode.Decode(data, &f, format(p)); err != nil {
		return nil, err
	}
	if f.A == nil || len(f.Reached) != len(p.Funcs) || len(f.SetOf) > len(f.A.s.vars) {
		return nil, fmt.Errorf("it is no graph of that program")
	}
	s := f.A.s
	s.sets, s.setOf, s.onEscape, s.onSummary = f.Sets, f.SetOf, f.A.callFromOutside, f.A.callFromSummary
	for v := range s.vars {
		if s.vars[v].lent {
			s.vars[v].pts = s.sets[s.setOf[v]]
		}
	}
	g := &Graph{
		p: p, a: f.A, sets: map[varID]Set{}, unions: map[register]union{}, interned: interned{},
		callees: map[CallSite]indirect{}, bySet: make([]Set, len(f.Sets)), outside: f.Outside, summary: f.Summary,
		both: Union(f.Outside, f.Summary), created: f.Created,
		callers: f.Callers, reached: f.Reached, complete: f.Complete, escapes: f.Escapes,
	}
	return g, nil
}
