package build_test

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"midway/internal/runtime/abi"
	"midway/internal/schedules"
	"midway/soundness/concrete"
)

// follower constrains a concrete run to a schedule: it is the run's Schedule and Inputs.
type follower struct {
	ops   []*schedules.Operation
	next  int
	reads []uint64 // what reads of inputs give, in their order
	wrong string
}

// computes is what the concrete machine prints at the end of the schedule that a run of one epoch has chosen; "" of
// other runs.
func (b *built) computes(r ran, inputs string) (string, error) {
	lines := strings.Split(r.told, "\n")
	if !strings.Contains(lines[0], " 1 epochs,") {
		return "", nil
	}
	chosen := 0
	for _, line := range lines {
		if m := chosenLine.FindStringSubmatch(line); m != nil {
			chosen = number(m[3])
		}
	}
	f := &follower{}
	for _, o := range leaf(b.set.Epochs[0].Root, chosen) {
		free := o.Input != "" || o.Creates > 0 || !o.Timeout && (o.Code == abi.OpExit || o.Code == abi.OpJoin)
		if !free {
			f.ops = append(f.ops, o)
		}
	}
	for _, v := range strings.Split(inputs, ",") {
		n, err := strconv.ParseInt(v, 0, 64)
		if err != nil {
			return "", err
		}
		f.reads = append(f.reads, uint64(n))
	}
	p := b.set.Program.Loaded.Program
	o := concrete.Options{Args: []string{"program"}, MaxSteps: 4_000_000, PassRaces: func() bool { return true }}
	m, err := concrete.New(p, o, f, f)
	if err != nil {
		return "", err
	}
	if done := m.Run(concrete.Sync); !done || f.wrong != "" || m.End == nil {
		return "", fmt.Errorf("the concrete machine does not follow: %s", f.wrong)
	}
	return fmt.Sprintln(binary.LittleEndian.Uint64(m.Global(p.Global("final_state")))), nil
}

// Next is the turn of the thread whose operation is next.
func (f *follower) Next(m *concrete.Machine, turns []concrete.Turn) int {
	if f.next < len(f.ops) {
		o := f.ops[f.next]
		for i, turn := range turns {
			if turn.Thread == o.TID && turn.Timeout == o.Timeout {
				f.next++
				return i
			}
		}
		f.wrong = fmt.Sprintf("thread %d cannot go on", o.TID)
	}
	return -1
}

// Wake wakes who the schedule says.
func (f *follower) Wake(_ *concrete.Machine, _ int, waiting []int) int {
	if f.next > 0 {
		for _, tid := range f.ops[f.next-1].Wakes {
			if slices.Contains(waiting, tid) {
				return tid
			}
		}
	}
	f.wrong = "the schedule wakes nobody"
	return waiting[0]
}

func (f *follower) Choose(*concrete.Machine, int, int, string) int { return 0 }
func (f *follower) Stops(*concrete.Machine, concrete.End) bool     { return true }

// Word is the value of an input; others are zero.
func (f *follower) Word(name string, bits int) concrete.Word {
	if schedules.Read(name) == "" || len(f.reads) == 0 {
		return concrete.W(0)
	}
	v := f.reads[0]
	f.reads = f.reads[1:]
	return concrete.W(v & (1<<(bits-1)<<1 - 1))
}

func (f *follower) Bytes(string, []byte) {}
func (f *follower) Known(int, int) bool  { return true }
