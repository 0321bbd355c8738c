package execute_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/long"
	"midway/internal/state"
)

// TestPlainGuards holds guards that are evaluated on plain words against those that a copy of the state executes, in
// all states of generated programs: the same value, and the same reads.
func TestPlainGuards(t *testing.T) {
	long.Test(t)
	compared := 0
	for _, family := range slices.Sorted(maps.Keys(statements)) {
		whole, each := batch(family, *parityFrom, *parityPrograms)
		p := load(t, whole)
		for i, src := range each {
			which := make([]byte, 4)
			binary.LittleEndian.PutUint32(which, uint32(i))
			p.Global("which").Init = which
			for _, memory := range []bool{true, false} {
				m, st := machineOf(t, p, memory, execute.SourceSets) // what events do is recorded
				s := &guardSearch{m: m}
				execute.New(m, execute.Options{
					Bounds: execute.Bounds{Paths: 200},
					Wanted: execute.Wanted{Properties: m.Opt.Properties},
					Order:  execute.Order{Search: s},
					Ends:   execute.Ends{OnlyCount: true},
				}).Run(context.Background(), st)
				if compared += s.compared; s.different != "" {
					t.Errorf("%s, memory granularity %t: %s\n%s", family, memory, s.different, src)
				}
			}
		}
	}
	if compared < 1000 {
		t.Errorf("only %d guards compared", compared)
	}
}

// guardSearch goes depth first, and looks at the guards of every state that it comes to.
type guardSearch struct {
	execute.DepthFirst
	m         *interp.Machine
	compared  int
	different string // the first guard that differed
}

func (s *guardSearch) Pop() *state.State {
	st := s.DepthFirst.Pop()
	if st == nil || st.End != nil || st.Current != state.None {
		return st
	}
	for _, th := range st.Threads {
		if th.Status != state.AtPoint || th.Point.Guard < 0 || s.different != "" {
			continue
		}
		value, reads := s.m.Enabling(st, th.ID)
		s.m.Opt.ProbeGuards = true
		wantValue, wantReads := s.m.Enabling(st, th.ID)
		s.m.Opt.ProbeGuards = false
		if s.compared++; value != wantValue || !reflect.DeepEqual(reads, wantReads) {
			s.different = fmt.Sprintf("%s: %v %v instead of %v %v", th.Point.Op, value, reads, wantValue, wantReads)
		}
	}
	return st
}
