package report

import (
	"midway/execute"
	"midway/internal/ir"
)

// Teller says of the paths of a job what a document says of them, for whoever writes it.
type Teller struct{ texts *texts }

// NewTeller is one for a program.
func NewTeller(p *ir.Program) *Teller { return &Teller{newTexts(p)} }

// Tell is what is said of a path, of its steps from one on.
func (t *Teller) Tell(p *execute.Path, from int) *execute.Told {
	told := &execute.Told{
		Conjuncts: t.texts.conjuncts(p.Condition.Conds()),
		Decided:   t.texts.forPeople(p.Condition.Decided()),
	}
	steps := p.Schedule.Steps()[from:]
	out := schedule(t.texts.program, steps)
	for i := range out {
		t.texts.forPerson(&out[i], &steps[i])
		told.Details = append(told.Details, out[i].Detail)
	}
	return told
}

// Written is a path's schedule and condition as the document has them.
func (p *Path) Written() ([]Step, string) { return p.steps(), p.condition() }
