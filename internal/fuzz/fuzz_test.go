package fuzz

import "testing"

var kept []byte

type counter struct {
	testing.TB
	errors int
}

func (c *counter) Helper()               {}
func (c *counter) Errorf(string, ...any) { c.errors++ }

// What takes more than its input allows is seen, what does not is not.
func TestWithin(t *testing.T) {
	for _, c := range []struct{ input, bytes, want int }{
		{0, 1 << 20, 0}, {0, allowance + 1<<20, 1}, {1 << 16, allowance + 1<<20, 0},
	} {
		seen := &counter{TB: t}
		Within(seen, c.input, func() { kept = make([]byte, c.bytes) })
		if seen.errors != c.want {
			t.Errorf("%d bytes for an input of %d: %d errors, want %d", c.bytes, c.input, seen.errors, c.want)
		}
	}
	kept = nil
}
