package generate

import (
	"strings"
	"testing"
)

func TestSameSeedSameProgram(t *testing.T) {
	for seed := range uint64(20) {
		p := Profile{Threads: int(seed % 3), Inputs: int(seed % 2), Floats: seed%4 == 0}
		if a, b := New(seed, p).String(), New(seed, p).String(); a != b {
			t.Errorf("seed %d gives two programs", seed)
		}
	}
	if New(1, Profile{}).String() == New(2, Profile{}).String() {
		t.Error("two seeds give one program")
	}
}

// TestShrinkKeepsWhatFails: of a program that is said to fail for one division, little more than that is left.
func TestShrinkKeepsWhatFails(t *testing.T) {
	fails := func(p *Program) bool { return strings.Contains(p.String(), " div_") }
	shrunk := 0
	for seed := range uint64(20) {
		p := New(seed, Profile{Size: 10})
		if !fails(p) {
			continue
		}
		shrunk++
		before := p.String()
		small := Shrink(p, 5000, fails)
		if !fails(small) {
			t.Errorf("seed %d: shrinking lost the failure", seed)
		}
		if n := strings.Count(small.String(), "\n") - strings.Count(headers, "\n"); n > 45 {
			t.Errorf("seed %d: %d lines are left:\n%s", seed, n, small)
		}
		if p.String() != before {
			t.Errorf("seed %d: shrinking changed the program it was given", seed)
		}
	}
	if shrunk < 3 {
		t.Errorf("only %d programs divide", shrunk)
	}
}
