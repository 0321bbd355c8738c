package concrete

import "testing"

// TestKeysTellUnsetBytesApart: an object of which only the second byte was never written is another state than one of
// which neither was.
func TestKeysTellUnsetBytesApart(t *testing.T) {
	key := func(unset ...bool) Key {
		m := &Machine{mem: &memory{}}
		m.mem.globals = []*object{{addr: 64, data: make([]byte, len(unset)), unset: unset}}
		return m.Key(Liveness{})
	}
	if key(true, true) == key(false, true) {
		t.Error("one key")
	}
	if key(false, false) != key(false, false) {
		t.Error("two keys for one state")
	}
}
