package ir

import "testing"

// TestNamed: addresses of globals, and their negatives, are written with their names.
func TestNamed(t *testing.T) {
	p := &Program{Globals: []*Global{{Name: "a", Addr: 0x180000014000, Size: 91}, {Name: "b", Addr: 0x180000024000, Size: 8}}}
	for text, want := range map[string]string{
		"p == 0x180000014000":               "p == &a",
		"p == 0x180000014008":               "p == &a+8",
		"p + 0xffffe7fffffec000 <u 8":       "p - &a <u 8",
		"p + 0xffffe7fffffebff8 <u 8":       "p - &a - 8 <u 8",
		"p + 0xffffe7fffffec190 of a":       "p - &a + 400 of a",
		"p + 0xffffe7fffffdc000 <u 8":       "p - &b <u 8",
		"p + 0xfffffffffffffff8 <u 8":       "p + 0xfffffffffffffff8 <u 8",
		"p + 0xffffe7ffff000000 == 0x10004": "p + 0xffffe7ffff000000 == 0x10004",
	} {
		if got := p.Named(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
