package ir

import "testing"

// TestOtherMember: members that lie elsewhere in structures of one type are two; of other types, of types without a
// tag, and where one is not known, nothing is said.
func TestOtherMember(t *testing.T) {
	p := &Program{
		Shapes: []Shape{{}, {Name: "q", Size: 80}, {Name: "q.12", Size: 80}, {Name: "q.3", Size: 96}, {Name: "anon", Size: 80},
			{Name: "anon.4", Size: 80}},
		Steps: []Step{{}},
	}
	step := func(s ShapeID, off int32) StepID {
		p.Steps = append(p.Steps, Step{Shape: s, Off: off, Bytes: 40})
		return StepID(len(p.Steps) - 1)
	}
	for _, c := range []struct {
		name string
		a, b StepID
		want bool
	}{
		{"one type", step(1, 0), step(1, 40), true},
		{"one type of two files", step(1, 0), step(2, 40), true},
		{"the same member", step(1, 40), step(2, 40), false},
		{"members that overlap", step(1, 0), step(1, 8), false},
		{"another size", step(1, 0), step(3, 40), false},
		{"one type without a tag", step(4, 0), step(4, 40), true},
		{"two types without a tag", step(4, 0), step(5, 40), false},
		{"not known", 0, step(1, 40), false},
	} {
		if got := p.OtherMember(c.a, c.b); got != c.want {
			t.Errorf("%s: %t", c.name, got)
		}
	}
}
