package soundness

import (
	"slices"

	"midway/context"
	"midway/internal/ir"
	"midway/soundness/concrete"
)

// Snapshot is a run of the concrete machine, halted at a moment in which its threads stand at a context.
type Snapshot struct {
	Machine *concrete.Machine // clone it to go on
	Context *context.Context
	Stands  []Stand // by context thread
}

// Stand is where a machine's thread is.
type Stand struct {
	Frames []int // the machine's frame of each of the context's frames
	// those the thread had asked for when it stood there; a library call it is inside of may have asked for more
	Unknowns int
	Inside   bool // it is inside the library call that it stands at
	Woken    bool // it waited there, was woken and has not run since
}

// thread is the machine's thread of a context thread: they are numbered alike.
func (s *Snapshot) thread(i int) *concrete.Thread { return s.Machine.Threads[i] }

func (s *Snapshot) frame(thread, frame int) *concrete.Frame {
	return s.thread(thread).Frames[s.Stands[thread].Frames[frame]]
}

// Tracker watches a run so that moments of it can be taken as contexts. Set it as the machine's Watch, and let the
// machine's schedule call Stop at every decision.
type Tracker struct {
	asked []int  // by thread: unknowns asked for when it last was in user code
	acted []bool // since then it had a visible event
	woken []bool // the last of what happened to it since then was that it was woken
}

// Watch notes an event.
func (k *Tracker) Watch(e concrete.Event) {
	if e.Kind == concrete.Visible || e.Kind == concrete.TimedOut {
		k.grow(e.Thread)
		k.acted[e.Thread], k.woken[e.Thread] = true, false
	}
	if e.Kind == concrete.Woken {
		k.grow(e.Number)
		k.acted[e.Number], k.woken[e.Number] = true, true
	}
}

// Stop notes where the threads stand.
func (k *Tracker) Stop(m *concrete.Machine) {
	for _, t := range m.Threads {
		k.grow(t.ID)
		if n := len(t.Frames); n > 0 && t.User() == n-1 {
			k.asked[t.ID], k.acted[t.ID], k.woken[t.ID] = t.Unknowns(), false, false
		}
	}
}

// Woken reports whether some thread was woken and has not run since.
func (k *Tracker) Woken() bool { return slices.Contains(k.woken, true) }

func (k *Tracker) grow(t int) {
	for len(k.asked) <= t {
		k.asked, k.acted, k.woken = append(k.asked, 0), append(k.acted, false), append(k.woken, false)
	}
}

// Snapshot takes the present moment as a context; why says what keeps it from being one. depth is how many frames of
// each thread the context gives at most; 0 is all of them.
func (k *Tracker) Snapshot(m *concrete.Machine, depth int) (s *Snapshot, why string) {
	s = &Snapshot{Context: &context.Context{}}
	if m.End != nil || m.InAtomicBlock() {
		return nil, "a thread is inside an atomic block"
	}
	for _, t := range m.Threads {
		if !t.Live() {
			continue
		}
		if t.ID != len(s.Stands) {
			return nil, "a thread with a lower number has ended" // threads of a context are numbered from 1
		}
		ct, st, why := k.stand(m, t, depth)
		if why != "" {
			return nil, why
		}
		s.Context.Threads, s.Stands = append(s.Context.Threads, ct), append(s.Stands, st)
	}
	if len(s.Stands) == 0 {
		return nil, "no thread is alive"
	}
	if err := s.Context.Check(m.P); err != nil {
		return nil, err.Error()
	}
	s.Machine = m.Clone()
	return s, ""
}

// stand is one thread's place: in user code, or inside a library call that a thread of a context can be inside of.
func (k *Tracker) stand(m *concrete.Machine, t *concrete.Thread, depth int) (ct context.Thread, st Stand, why string) {
	u := t.User()
	if u < 0 {
		return ct, st, "a thread has left the program's code"
	}
	if ct.Blocked, why = k.inside(m, t, u); why != "" {
		return ct, st, why
	}
	ct.Name, st.Unknowns, st.Inside = t.Name, k.asked[t.ID], u < len(t.Frames)-1
	st.Woken = ct.Blocked && t.Status == concrete.Running && k.woken[t.ID]
	for i := u; i >= 0 && (depth == 0 || len(ct.Frames) < depth); i-- {
		f := t.Frames[i]
		if f.Fn.Runtime || f.Hook() {
			return ct, st, "a thread is inside a function that the library or the process called"
		}
		ct.Frames = append(ct.Frames, context.Frame{Func: f.Fn.ID, PC: f.PC})
		st.Frames = append(st.Frames, i)
	}
	ct.Complete = len(ct.Frames) == u+1
	ct.Main = ct.Complete && t.ID == 0
	return ct, st, ""
}

// inside says whether a thread whose user frame is at index u is blocked inside the call there.
func (k *Tracker) inside(m *concrete.Machine, t *concrete.Thread, u int) (blocked bool, why string) {
	if u == len(t.Frames)-1 {
		return false, ""
	}
	f := t.Frames[u]
	name := context.BlockingCall(m.P, f.Fn, f.PC)
	half := m.P.Func("__mw_blocked_" + name)
	switch _, stands := m.Point(t.ID); {
	case name != "" && half != nil && !half.External &&
		(t.Status == concrete.Waiting || t.Status == concrete.Running && k.woken[t.ID]):
		return true, ""
	case t.Status == concrete.Running && stands && !k.acted[t.ID] && half == nil:
		return name != "", ""
	case t.Status == concrete.Running && stands && !k.acted[t.ID]:
		return false, "" // about to wait: as well before the call
	}
	return false, "a thread is in the middle of a library call"
}

// String lists the places where the context's threads stand, for messages.
func (s *Snapshot) String() string { return s.Context.Describe(s.Machine.P) }

// barriers are the barriers that blocked threads of the context wait at.
func (s *Snapshot) barriers() []uint64 {
	var out []uint64
	for i, t := range s.Context.Threads {
		f := s.frame(i, 0)
		if in := &f.Fn.Code[f.PC]; t.Blocked &&
			context.BlockingCall(s.Machine.P, f.Fn, f.PC) == "pthread_barrier_wait" {
			if a := operand(f, &f.Fn.Calls[in.Aux].Args[0]); !slices.Contains(out, a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// operand is an operand's word in a frame.
func operand(f *concrete.Frame, o *ir.Operand) uint64 {
	if o.Kind == ir.KReg {
		return f.Reg(o.Reg).Lo
	}
	return o.Word
}
