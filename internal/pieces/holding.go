package pieces

import (
	"cmp"
	"slices"
	"strings"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/report"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// returns gathers which locks the calls of a context's entries return with.
type returns struct {
	p       *ir.Program
	entries pair
	threads []string
	held    map[held]*report.Holding
	without map[int]bool // by thread: some path returns without a lock that it has taken
}

// held is a lock that a thread has taken at a place and returns with.
type held struct {
	thread int
	taken  ir.LocID
}

func newReturns(p *ir.Program, c pair) *returns {
	return &returns{p: p, entries: c, threads: c.threads(), held: map[held]*report.Holding{}, without: map[int]bool{}}
}

// ended takes an ended path.
func (r *returns) ended(st *state.State) {
	for i, t := range st.Threads {
		if i >= len(r.entries) || t.Status != state.Frozen || len(t.Frames) != 1 ||
			t.Top().Fn.Code[t.Top().PC].Op != ir.OpRet {
			continue
		}
		none := true
		for _, l := range t.Held {
			none = none && l.Loc == 0
			key := held{i, l.Loc}
			if !l.Must || !l.Named || l.Loc == 0 || r.held[key] != nil {
				continue
			}
			if name := taken(st, t.ID, l.Loc); name != "" {
				r.held[key] = &report.Holding{
					Entry:  r.entries[i].Name,
					Thread: t.Name,
					Lock:   name,
					Taken:  l.Loc,
					Steps:  st.Trace.Steps(),
				}
			}
		}
		r.without[i] = r.without[i] || none
	}
}

// taken names the lock that a thread has taken at a place, as its schedule does; "" where it has not, on the path.
func taken(st *state.State, thread int, at ir.LocID) string {
	for s := st.Trace; s != nil; s = s.Parent {
		if s.Step.TID == thread && s.Step.Loc == at && s.Step.Kind == state.StepEvent && s.Step.Detail != "" {
			return strings.TrimPrefix(s.Step.Detail, "&")
		}
	}
	return ""
}

// found are the locks with which an entry returns on one path and not on another.
func (r *returns) found(t *toucher) (out []report.Violation) {
	var keys []held
	for k := range r.held {
		if r.without[k.thread] {
			keys = append(keys, k)
		}
	}
	slices.SortFunc(
		keys,
		func(a, b held) int { return cmp.Or(cmp.Compare(a.thread, b.thread), cmp.Compare(a.taken, b.taken)) },
	)
	for _, k := range keys {
		h := r.held[k]
		h.Expected = t.givesUpForCallers() || triedAt(r.p, k.taken)
		out = append(out, h.Violation(r.p))
	}
	return out
}

// triedAt reports whether a lock was only tried at a place: it returns whether it has it.
func triedAt(p *ir.Program, at ir.LocID) bool {
	for _, f := range p.Funcs {
		if f.Runtime || f.External {
			continue
		}
		for pc := range f.Code {
			if f.Code[pc].Loc != at || f.Code[pc].Op != ir.OpCall {
				continue
			}
			if name := context.BlockingCall(p, f, ir.PC(pc)); name != "" && abi.Of(name).Role == abi.Acquire {
				return false
			}
		}
	}
	return true
}

// givesUpForCallers reports whether a function that code outside may call gives up a lock and takes none.
func (t *toucher) givesUpForCallers() bool {
	for _, f := range t.p.Funcs {
		if f.External || f.Runtime || f.Added || f.Static && !f.Shown {
			continue
		}
		takes, gives := false, false
		for _, id := range t.called(f) {
			switch abi.Of(t.p.Funcs[id].Library()).Role {
			case abi.Acquire, abi.Try, abi.Wait:
				takes = true
			case abi.Release:
				gives = true
			}
		}
		if gives && !takes {
			return true
		}
	}
	return false
}
