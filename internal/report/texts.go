package report

import (
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/internal/pattern"
	"midway/internal/state"
	"midway/soundness"
)

// texts are the texts of conditions and addresses. Those of whole conditions are made once each: the paths of a run
// share most of theirs.
type texts struct {
	program *ir.Program
	source  *lvalue.Source
	plain   map[*expr.Node]string
	paths   *lvalue.Names // of no state in particular
	said    map[*expr.Node]string
	at      map[ir.LocID][]lvalue.Access // by place, what the program's code accesses there; nil until that is asked for
}

func newTexts(p *ir.Program) *texts {
	s := lvalue.NewSource(p)
	return &texts{
		program: p, source: s, paths: lvalue.New(p, s, nil, nil),
		plain: map[*expr.Node]string{}, said: map[*expr.Node]string{},
	}
}

// accessAt is the access of so many bytes that one side of a race makes, as far as its place tells it from others there.
func (t *texts) accessAt(s *state.RaceSide, bytes int64) lvalue.Access {
	if t.at == nil {
		t.at = map[ir.LocID][]lvalue.Access{}
		for _, f := range t.program.Funcs {
			for pc := range f.Code {
				in := &f.Code[pc]
				if a := t.source.AccessOf(f, in); a != (lvalue.Access{}) && !f.Runtime && !slices.Contains(t.at[in.Loc], a) {
					t.at[in.Loc] = append(t.at[in.Loc], a)
				}
			}
		}
	}
	found := lvalue.Access{Bytes: bytes}
	for _, a := range t.at[s.Loc] {
		switch {
		case a.Bytes != bytes:
		case found.As == ir.Void:
			found.As = a.As
		case a.As != ir.Void && a.As != found.As:
			return lvalue.Access{Bytes: bytes}
		}
	}
	return found
}

// threadsOf are the names of a run's threads by index, as far as a path shows them.
func threadsOf(r *execute.Result) (names []string) {
	for i := range r.Violations {
		if st := r.Violations[i].State; st != nil && len(st.Threads) > len(names) {
			names = names[:0]
			for _, t := range st.Threads {
				names = append(names, t.Name)
			}
		}
	}
	if len(names) > 0 || len(r.Paths) == 0 {
		return names
	}
	for _, s := range r.Paths[0].Schedule.Steps() {
		for len(names) <= s.TID {
			names = append(names, "another thread")
		}
		names[s.TID] = s.Thread
	}
	return names
}

// conjuncts are conditions with all that they say, for programs.
func (t *texts) conjuncts(conds []*expr.Node) []string { return list(conds, t.text) }

func (t *texts) text(n *expr.Node) string {
	s, ok := t.plain[n]
	if !ok {
		s = n.String()
		t.plain[n] = s
	}
	return s
}

// forPeople are conditions of a path, each once and as short as they can be said.
func (t *texts) forPeople(conds []*expr.Node) []string {
	return distinct(list(conds, t.say))
}

// say is a condition as people read it.
func (t *texts) say(n *expr.Node) string {
	s, ok := t.said[n]
	if !ok {
		s = t.paths.Condition(n)
		t.said[n] = s
	}
	return s
}

// address is an address that a path leaves open, in C; "" where it has no name.
func (t *texts) address(n *expr.Node) string {
	s, ok := t.said[n]
	if !ok {
		if text, named := t.paths.Value(n); named {
			s = text
		}
		t.said[n] = s
	}
	return s
}

// distinct are texts without repetitions.
func distinct(list []string) (out []string) {
	seen := map[string]bool{}
	for _, s := range list {
		if !seen[s] {
			out, seen[s] = append(out, s), true
		}
	}
	return out
}

// namesOf are the names at the end of a violation's path.
func (t *texts) namesOf(v *execute.ViolationRecord) *lvalue.Names {
	n := lvalue.New(t.program, t.source, nil, nil)
	if v.State == nil {
		return n
	}
	n.Heap = &v.State.Heap
	for _, th := range v.State.Threads {
		n.Threads = append(n.Threads, th.Name)
	}
	return n
}

// examplesOf are the values of what decides some conditions under which a violation was seen.
func examplesOf(n *lvalue.Names, v *execute.ViolationRecord, known *soundness.Validation, conds []*expr.Node) []Input {
	out := []Input{}
	inputs, ranges := v.Inputs, v.Ranges
	if known.Built {
		inputs, ranges = known.Inputs, known.Ranges
	}
	if v.State == nil {
		for _, i := range inputs {
			out = append(out, Input{Name: i.Name, Bits: i.Bits, Value: i.Value, At: i.At})
		}
	}
	if v.State == nil || v.Undecided && !known.Built {
		return out
	}
	for _, e := range n.Examples(conds, modelOf(v.State.Heap.B, inputs, ranges)) {
		out = append(out, Input{Name: e.Name, Bits: e.Bits, Value: e.Word, At: e.At, Text: e.Value})
	}
	return out
}

// modelOf is the model that inputs and ranges were taken from, as far as they say.
func modelOf(b *expr.Builder, inputs []execute.Input, ranges []execute.Range) *expr.Model {
	m := expr.NewModel()
	for _, i := range inputs {
		if i.Bits <= 64 {
			m.Set(b.NewSymbol(i.Name, i.Bits, i.From), i.Value)
		}
	}
	for _, r := range ranges {
		s := b.SymArray(r.Name, r.From).Symbol()
		m.SetRest(s, r.Rest)
		for k, i := range r.Index {
			m.SetByte(s, i, r.Bytes[k])
		}
	}
	return m
}

// modelName is a name of the library models, which stand for functions of the C library.
var modelName = pattern.Of(`__(mw|midway)_(blocked_)?(\w+)`)

// modelEnds are the models' functions that stand for no function of the C library.
var modelEnds = map[string]string{"__mw_main_end": "the end of main", "__mw_thread_end": "the end of the thread"}

// public is a text in which functions of the library models have the names of what they stand for.
func public(text string) string {
	return modelName.ReplaceAllStringFunc(text, func(name string) string {
		if end := modelEnds[name]; end != "" {
			return end
		}
		return modelName.FindStringSubmatch(name)[3]
	})
}

func allPublic(texts []string) (out []string) {
	for _, s := range texts {
		out = append(out, public(s))
	}
	return out
}

// list are the texts of conditions, as many as a document lists together.
func list(conds []*expr.Node, text func(*expr.Node) string) []string {
	var out []string
	length := 0
	for i, n := range conds {
		if length > maxCondition {
			return append(out, fmt.Sprintf("… (%d more)", len(conds)-i))
		}
		out = append(out, text(n))
		length += len(out[i])
	}
	return out
}

// maxCondition bounds the text of a condition in bytes, but for its last conjunct: paths with thousands of branches
// would take longer to write than to explore.
const maxCondition = 1 << 18

// joined is a conjunction in C.
func joined(conds []string) string {
	switch len(conds) {
	case 0:
		return "true"
	case 1:
		return conds[0]
	}
	return "(" + strings.Join(conds, ") && (") + ")"
}
