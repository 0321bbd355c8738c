package pieces

import (
	"encoding/json"
	"slices"
	"strings"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// stand is where a thread is: its frames, youngest first, and whether it is inside the call that the youngest is at.
type stand struct {
	Frames  []context.Frame `json:"frames"`
	Blocked bool            `json:"blocked,omitempty"`
}

// place is where all threads of a program are: main first, where it is one of them, the others in a fixed order. Which
// of two threads is at which of two places makes no other context.
type place []stand

// key names a place; equal ones have the same.
func (p place) key() string { return string(marshal(p)) }

func (s stand) key() string { return string(marshal(s)) }

// marshal is JSON of what has nothing that cannot be written.
func marshal(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// placed finds where the threads of ended states are.
type placed struct {
	p     *ir.Program
	g     *pointsto.Graph
	stops map[ir.FuncID][]ir.PC // where threads stopped, beside back edges
}

// of is the context in which the threads of a state go on. There is none, and known is true, where none of them does.
// known is false where a thread is where no context can say: in the middle of a call of the library, or of a callback.
func (c *placed) of(st *state.State) (at place, known bool) {
	if !c.goesOn(st) {
		return nil, true
	}
	var mains, others place
	for _, t := range st.Threads {
		switch t.Status {
		case state.Exited:
			continue
		case state.Stopped:
			return nil, true
		}
		s, ok := c.stand(t)
		if !ok {
			return nil, false
		}
		if t.Main {
			mains = append(mains, s)
		} else {
			others = append(others, s)
		}
	}
	slices.SortStableFunc(others, func(a, b stand) int { return strings.Compare(a.key(), b.key()) })
	return append(mains, others...), true
}

// goesOn reports whether threads of a state go on in another piece: one is at the end of its fragment. The process may
// have exited in the state, as the last thing that could happen in it.
func (c *placed) goesOn(st *state.State) bool {
	if st.End != nil && st.End.Outcome != state.FragmentEnd && st.End.Outcome != state.Exit {
		return false
	}
	return slices.ContainsFunc(st.Threads, func(t *state.Thread) bool { return t.Status == state.Frozen })
}

// stand is where a thread goes on.
func (c *placed) stand(t *state.Thread) (s stand, ok bool) {
	last := len(t.Frames) - 1
	_, user := t.UserFrame()
	for i := user; i >= 0; i-- {
		f := t.Frames[i]
		if f.Fn.Runtime || f.Hook || f.Probe {
			return s, false
		}
		s.Frames = append(s.Frames, context.Frame{Func: f.Fn.ID, PC: f.PC})
	}
	switch {
	case user < 0:
		return c.returned(t)
	case t.Status == state.Frozen:
		s.Frames[0].PC, ok = c.behind(t.Frames[last])
		return s, ok && user == last
	case t.Status != state.AtPoint && t.Status != state.Waiting:
		return s, false
	case user == last:
		return s, t.Status == state.AtPoint && t.Frames[user].Fn.Code[t.Frames[user].PC].Op != ir.OpPhi
	}
	if c.created(t, user) {
		s.Frames[0].PC++
		return s, true
	}
	s.Blocked, ok = c.inCall(t, user)
	return s, ok
}

// created reports whether a thread has created another one and is about to store its id, where no other thread looks:
// it is as well behind the call.
func (c *placed) created(t *state.Thread, user int) bool {
	f := t.Frames[user]
	call := &f.Fn.Calls[f.Fn.Code[f.PC].Aux]
	if t.Point.Code != 0 || t.Status != state.AtPoint || abi.Of(t.Frames[user+1].Fn.Name).Role != abi.Create ||
		len(call.Args) < 2 {
		return false
	}
	if attributes := &call.Args[1]; attributes.Kind != ir.KConst || attributes.Word != 0 {
		return false
	}
	nodes := c.g.Operand(f.Fn.ID, call.Args[0]).Nodes()
	return len(nodes) > 0 && !slices.ContainsFunc(nodes, func(n pointsto.Node) bool {
		k := c.g.Info(n).Kind
		return k != pointsto.Stack && k != pointsto.Heap || c.g.Escapes(n)
	})
}

// behind is where a thread goes on that is at the end of its fragment: at a stop, or where a loop begins again.
func (c *placed) behind(f *state.Frame) (ir.PC, bool) {
	if slices.Contains(c.stops[f.Fn.ID], f.PC) {
		return f.PC, true
	}
	in, from := &f.Fn.Code[f.PC], f.Fn.BlockOf(f.PC)
	back := f.Fn.BackEdges()
	var heads []ir.BlockID
	for _, to := range f.Fn.Blocks[from].Succs {
		if back[[2]ir.BlockID{from, to}] && !slices.Contains(heads, to) {
			heads = append(heads, to)
		}
	}
	if len(heads) != 1 || in.Op == ir.OpRet {
		return 0, false
	}
	return f.Fn.Blocks[heads[0]].Body, true
}

// returned is where main is that has returned, and is about to end the process: at its return.
func (c *placed) returned(t *state.Thread) (s stand, ok bool) {
	if !t.Main || t.Entry < 0 || t.Point.Code != abi.OpProcessExit {
		return s, false
	}
	f := c.p.Funcs[t.Entry]
	for pc := range f.Code {
		if f.Code[pc].Op == ir.OpRet && f.Code[pc].Loc == t.Returned {
			s.Frames = append(s.Frames, context.Frame{Func: f.ID, PC: ir.PC(pc)})
		}
	}
	return s, len(s.Frames) == 1
}

// once are library functions without a role that do one thing that others see, at the beginning.
var once = []string{"exit", "sched_yield", "sleep", "usleep", "nanosleep", "pthread_yield"}

// inCall says whether a thread in a call of the library, which the frame user is at, is inside it, or as well before
// it. ok is false where it is neither.
func (c *placed) inCall(t *state.Thread, user int) (blocked, ok bool) {
	f := t.Frames[user]
	name := context.BlockingCall(c.p, f.Fn, f.PC)
	half := c.p.Func("__mw_blocked_" + name)
	switch halved := name != "" && half != nil && !half.External; {
	case halved && (t.Status == state.Waiting || t.Point.Code == abi.OpCondReacquire ||
		t.Point.Code == abi.OpBarrierLeave):
		return true, true
	case halved && t.Point.Code == 0 && t.Frames[user+1].Fn == half: // woken, and it was in the call from the beginning
		return true, true
	case halved:
		return false, t.Point.Code == abi.OpCondWait || t.Point.Code == abi.OpBarrierWait
	case t.Status != state.AtPoint || t.Point.Code == 0:
		return false, false
	}
	called := t.Frames[user+1].Fn.Name
	return false, abi.Of(called).Role != abi.None || strings.HasPrefix(called, "sem_") || slices.Contains(once, called)
}

// text is where a thread is, and its callers, for people.
func (s stand) text(p *ir.Program) (at string, stack []string) {
	for i, fr := range s.Frames {
		f := p.Funcs[fr.Func]
		where := f.Name
		for pc := fr.PC; pc < f.Blocks[f.BlockOf(fr.PC)].End; pc++ {
			if line := p.At(f.Code[pc].Loc); line != "" {
				where += " at " + line
				break
			}
		}
		if i == 0 {
			at = where
		} else {
			stack = append(stack, where)
		}
	}
	return at, stack
}

// context is the place as a context whose threads stop.
func (p place) context(r *context.Placer, names []string) *context.Context {
	c := &context.Context{}
	for i, s := range p {
		c.Threads = append(c.Threads, r.ThreadOf(names[i], slices.Clone(s.Frames), s.Blocked))
	}
	c.MainAbsent = !slices.ContainsFunc(c.Threads, func(t context.Thread) bool { return t.Main })
	return c
}
