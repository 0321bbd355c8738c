package report

import (
	"fmt"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
)

// texts are the texts of conditions, each made once: the paths of a run share most of theirs.
type texts struct {
	program *ir.Program
	plain   map[*expr.Node]string
	named   map[*expr.Node]string // with addresses by name
}

func newTexts(p *ir.Program) *texts {
	return &texts{program: p, plain: map[*expr.Node]string{}, named: map[*expr.Node]string{}}
}

// conjuncts are conditions as C would write them.
func (t *texts) conjuncts(conds []*expr.Node) []string { return list(conds, t.text) }

// byName are conjuncts with addresses of variables and functions by name.
func (t *texts) byName(conds []*expr.Node) []string { return list(conds, t.textByName) }

func (t *texts) text(n *expr.Node) string {
	s, ok := t.plain[n]
	if !ok {
		s = n.String()
		t.plain[n] = s
	}
	return s
}

func (t *texts) textByName(n *expr.Node) string {
	s, ok := t.named[n]
	if !ok {
		s = t.program.Named(t.text(n))
		t.named[n] = s
	}
	return s
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
