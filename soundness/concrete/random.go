package concrete

import "math/rand/v2"

// Random is a Schedule that draws every decision; the same seed gives the same decisions.
type Random struct {
	rng *rand.Rand
	// Stay is how often, in percent, the thread that went last goes on if it can.
	Stay int
	last int
}

// NewRandom makes a random schedule.
func NewRandom(seed uint64) *Random { return &Random{rng: rand.New(rand.NewPCG(seed, 1)), last: -1} }

// Next draws a turn.
func (r *Random) Next(m *Machine, turns []Turn) int {
	for i, t := range turns {
		if t.Thread == r.last && !t.Timeout && r.rng.IntN(100) < r.Stay {
			return i
		}
	}
	i := r.rng.IntN(len(turns))
	r.last = turns[i].Thread
	return i
}

// Wake draws who wakes.
func (r *Random) Wake(m *Machine, by int, waiting []int) int {
	return waiting[r.rng.IntN(len(waiting))]
}

// Choose draws a case.
func (r *Random) Choose(m *Machine, thread, n int, what string) int { return r.rng.IntN(n) }

// Stops lets the run go on.
func (r *Random) Stops(m *Machine, v End) bool { return false }

// RandomInputs are inputs drawn from small and extreme values, so that branches on them go both ways;
// unset bytes stay zero.
type RandomInputs struct{ rng *rand.Rand }

// NewRandomInputs makes random inputs.
func NewRandomInputs(seed uint64) *RandomInputs {
	return &RandomInputs{rand.New(rand.NewPCG(seed, 2))}
}

// Word draws a value.
func (r *RandomInputs) Word(name string, bits int) Word {
	switch r.rng.IntN(4) {
	case 0:
		return Word{r.rng.Uint64(), r.rng.Uint64()}.trunc(bits)
	case 1:
		return Word{}.sub(W(r.rng.Uint64N(4))).trunc(bits)
	}
	return W(r.rng.Uint64N(16)).trunc(bits)
}

// Bytes leaves b as it is.
func (r *RandomInputs) Bytes(name string, b []byte) {}

// Known is always true: a concrete value is known.
func (r *RandomInputs) Known(thread, nth int) bool { return true }
