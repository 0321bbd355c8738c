package execute_test

import (
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/state"
	"midway/symheap"
	"midway/waitq"
)

// TestLocationsTellStatesApart: states whose lists of variable length hold the same numbers, divided in other ways,
// have different keys. A key without the lengths took them for one, so that what only the second of them leads to was
// not explored.
func TestLocationsTellStatesApart(t *testing.T) {
	p := load(t, prologue+"int main(void) { return 0; }\n")
	_, initial := machineOf(t, p, false, execute.SourceSets)
	word, no := expr.Word, expr.Word(0)
	lock := func(at, kind uint64) state.Lock { return state.Lock{Addr: word(at), Kind: int(kind), HeldUnless: no} }
	type change = func(st *state.State)
	for name, states := range map[string][2]change{
		"a local, or a waiting thread": {
			func(st *state.State) {
				f := st.OwnTop(0)
				f.Allocas = append(slices.Clone(f.Allocas), symheap.ID(1<<20))
			},
			func(st *state.State) { st.WQ = st.WQ.Add(waitq.Waiter{Queue: word(1 << 20), Thread: 0}) },
		},
		"three locks, or four calls of setjmp": {
			func(st *state.State) { st.Own(0).Held = []state.Lock{lock(64, 1), lock(128, 1), lock(192, 1)} },
			func(st *state.State) {
				st.Own(0).Jumps = []state.Jump{{Buf: 64, Depth: 1, PC: 0}, {Buf: 0, Depth: 128, PC: 1}, {Buf: 0, Depth: 0, PC: 192}, {Buf: 1, Depth: 0, PC: 0}}
			},
		},
		"a lock, or two reads of a loop": {
			func(st *state.State) {
				st.Own(0).SpinReads, st.Own(0).Held = []state.LoggedAccess{}, []state.Lock{lock(64, 1)}
			},
			func(st *state.State) {
				st.Own(0).SpinReads = []state.LoggedAccess{{Addr: 64, Bytes: 1}, {Addr: 0, Bytes: 0}}
			},
		},
		"a call of code outside before errno was asked for": {
			func(st *state.State) {},
			func(st *state.State) { st.Own(0).Disturbed = true },
		},
	} {
		var keys [2][]expr.Value
		for i := range keys {
			st := initial.Fork()
			states[i](st)
			keys[i] = execute.Location(st)
		}
		if slices.Equal(keys[0], keys[1]) {
			t.Errorf("%s: one key %v", name, keys[0])
		}
	}
}
