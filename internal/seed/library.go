package seed

import (
	"fmt"
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// LibraryMemory is something that the library models may remember at the context of what the program did before: a
// variable of theirs that may have been written, or what a call has left in the data of a thread.
type LibraryMemory struct {
	What   string
	Global *ir.Global // nil: data of a thread
	Bits   int32      // of a thread's flags
	Data   bool       // of a thread's data, its flags aside
	Read   bool       // what may execute from the context on may look at it
	Known  bool       // the seed has it as an unknown: it allows whatever it may be
	Keys   bool       // thread-specific keys, or values of them
	Since  bool       // of what was done since the context only: what was done before is in others
}

// LibraryState lists what the library models may remember of the time before the context, and what executes from it on
// may ask for. The seed has it as it is at the program's start, so that behaviour may be missing where the list is not
// empty. Where keys is set, thread-specific data are told by something else.
func (s *Seeding) LibraryState(keys bool) []string {
	var out []string
	for _, m := range s.LibraryMemory() {
		if m.Read && !m.Known && !m.Since && !(keys && m.Keys) {
			out = append(out, m.What)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// LibraryMemory lists what the models may remember: variables of theirs, in order of the program's, then what they keep
// for threads. There is nothing from main.
func (s *Seeding) LibraryMemory() []LibraryMemory {
	if s.Context.FromMain || s.Analysis == nil || s.Points == nil {
		return nil
	}
	if !s.asked {
		s.library, s.asked = slices.Concat(s.libraryVariables(), s.threadData(), s.jumps(), s.routines()), true
	}
	return s.library
}

// anything are variables of the models that may hold anything: those that programs see, results that programs are given
// the address of, and those whose models ask whether they are known.
var anything = map[string]bool{
	"optarg": true, "optind": true, "opterr": true, "optopt": true, "shared_tm": true, "shared_text": true, "host_error": true,
	// of epoll
	"before": true, "before_set": true, "before_fd": true, "before_events": true, "before_data": true, "copied": true,
}

// since are variables of the models that tell of what was done since the start of the run, be that a context.
var since = map[string]bool{"registered": true, "registrations": true}

// grows are the models' variables of an int that only ever grow.
var grows = map[string]bool{"next": true} // descriptors given out

// forgotten reports whether a variable of the models is an unknown of the seed.
func (s *Seeding) forgotten(g *ir.Global) bool {
	return g.Runtime &&
		slices.ContainsFunc(s.LibraryMemory(), func(m LibraryMemory) bool { return m.Global == g && m.Known })
}

// libraryVariables are the models' variables that may have been written before the context.
func (s *Seeding) libraryVariables() []LibraryMemory {
	written, models := map[ir.GlobalID]bool{}, map[pointsto.SetKey][]*ir.Global{}
	for _, f := range s.P.Funcs {
		if f.External || !s.Analysis.Reached(f.ID) {
			continue
		}
		for pc := range f.Code {
			s.libraryWrites(f, ir.PC(pc), written, models)
		}
	}
	var out []LibraryMemory
	for _, g := range s.P.Globals {
		if written[g.ID] {
			out = append(
				out,
				LibraryMemory{
					What:   "the library's " + g.Name,
					Global: g,
					Read:   s.Analysis.Reachable().Reads(g),
					Known:  anything[g.Name] || grows[g.Name],
					Keys:   g.Name == "keys" || g.Name == "__mw_any_key",
					Since:  since[g.Name] || g.Observes,
				},
			)
		}
	}
	return out
}

// libraryWrites notes the models' variables that an instruction may have written before the context; models holds those
// of points-to sets.
func (s *Seeding) libraryWrites(
	f *ir.Func,
	pc ir.PC,
	written map[ir.GlobalID]bool,
	models map[pointsto.SetKey][]*ir.Global,
) {
	p, ok := s.destination(f, &f.Code[pc])
	if !ok {
		return
	}
	at := s.Points.Operand(f.ID, p)
	list, known := models[at.Key()]
	if !known {
		for _, t := range s.Points.Globals(at) {
			if g := s.P.Globals[s.Points.Info(t.Node).Global]; g.Runtime && !g.Const && !g.ThreadLocal {
				list = append(list, g)
			}
		}
		models[at.Key()] = list
	}
	for _, g := range list {
		if !written[g.ID] && !s.staysNull(f, &f.Code[pc], g) && s.Analysis.Before().Executed(f.ID, pc) {
			written[g.ID] = true
		}
	}
}

// staysNull reports whether an instruction stores a pointer that leads nowhere to a variable that begins with zeros:
// the end of a list that nothing was ever added to.
func (s *Seeding) staysNull(f *ir.Func, in *ir.Instr, g *ir.Global) bool {
	return in.Op == ir.OpStore && in.B.Kind == ir.KReg && f.Regs[in.B.Reg].Ptr &&
		len(s.Points.Operand(f.ID, in.B)) == 0 &&
		!slices.ContainsFunc(g.Init, func(b byte) bool { return b != 0 })
}

// destination is where an instruction itself writes.
func (s *Seeding) destination(f *ir.Func, in *ir.Instr) (at ir.Operand, ok bool) {
	switch in.Op {
	case ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset, ir.OpVAStart, ir.OpVACopy:
		return in.A, true
	case ir.OpCall:
		call := &f.Calls[in.Aux]
		if call.Callee != ir.None && len(call.Args) > 0 && fillers[s.P.Funcs[call.Callee].Name] {
			return call.Args[0], true
		}
	}
	return at, false
}

// fillers are the models' primitives that write at their first argument.
var fillers = map[string]bool{
	"__midway_memcpy": true,
	"__midway_memset": true,
	"__midway_nondet": true,
	"__midway_havoc":  true,
}

// kept is something that the models keep for a thread: the calls after which it is there, and the functions that look
// at it. Where cancel is set, a thread that acts on a request to cancel it looks at it, too.
type kept struct {
	bits       int32
	data       bool
	by, readBy []string
	cancel     bool
}

// keptForThreads is what models keep: that a thread is detached, requests to cancel it and how it takes them, handlers
// of clean-up, and values of thread-specific keys.
var keptForThreads = []kept{
	{
		bits: abi.FlagDetached, by: abi.Names(abi.Detach),
		readBy: []string{"pthread_join", "pthread_tryjoin_np", "pthread_detach"},
	},
	{
		bits: abi.FlagCancelled | abi.FlagCancelDisabled, by: abi.Names(abi.Cancel),
		readBy: []string{cancellationPoint, "pthread_join", "pthread_setcancelstate"},
	},
	{
		bits:   abi.FlagCancelDisabled,
		by:     abi.Names(abi.CancelState),
		readBy: []string{"pthread_cancel", "pthread_setcancelstate"},
		cancel: true,
	},
	{
		bits:   abi.FlagCancelAsync,
		by:     abi.Names(abi.CancelType),
		readBy: []string{"pthread_cancel", "pthread_setcanceltype"},
		cancel: true,
	},
	{
		data: true, by: abi.Names(abi.PushCleanup),
		readBy: []string{"pthread_exit"}, cancel: true,
	},
	{data: true, by: abi.Names(abi.SetSpecific), readBy: []string{"pthread_getspecific", "__mw_run_destructors"}},
}

// cancellationPoint is what the models call where a thread may be cancelled.
const cancellationPoint = "__mw_cancellation_point"

// threadData lists the calls before the context after which the models remember something about a thread.
func (s *Seeding) threadData() []LibraryMemory {
	var out []LibraryMemory
	cancelled := s.ahead(cancellationPoint) && (s.ahead("pthread_cancel") || len(s.userCalls("pthread_cancel")) > 0)
	for _, k := range keptForThreads {
		read := slices.ContainsFunc(k.readBy, s.ahead) || k.cancel && cancelled
		for _, name := range k.by {
			for _, c := range s.userCalls(name) {
				what := fmt.Sprintf("what %s at %s left of a thread", name, s.P.At(s.P.Funcs[c.Func].Code[c.PC].Loc))
				out = append(out, LibraryMemory{What: what, Bits: k.bits, Data: k.data, Read: read, Keys: abi.Of(name).Role == abi.SetSpecific})
			}
		}
	}
	return out
}

// jumps lists the jumps of the program: no fact follows one, so that what a thread did before it arrived where it may
// have come to the context from is not known.
func (s *Seeding) jumps() []LibraryMemory {
	var out []LibraryMemory
	for _, f := range s.P.Funcs {
		if f.Runtime || f.External || !s.Analysis.Reached(f.ID) {
			continue
		}
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Op != ir.OpCall {
				continue
			}
			if callee := f.Calls[in.Aux].Callee; callee != ir.None &&
				abi.Of(s.P.Funcs[callee].Library()).Role == abi.Jump {
				out = append(
					out,
					LibraryMemory{
						What: "where " + s.P.Funcs[callee].Name + " at " + s.P.At(in.Loc) + " went",
						Read: true,
					},
				)
			}
		}
	}
	return out
}

// ahead reports whether a function of the models may be called from the context on.
func (s *Seeding) ahead(name string) bool {
	f := s.P.Func(name)
	return f != nil && s.Analysis.Reachable().Enters(f.ID)
}

// userCalls lists the calls of a library function in user code that may have executed before the context.
func (s *Seeding) userCalls(name string) []pointsto.CallSite {
	return slices.DeleteFunc(
		s.Analysis.Before().Calls(name),
		func(c pointsto.CallSite) bool { return s.P.Funcs[c.Func].Runtime },
	)
}

// routines tells of routines of pthread_once and call_once that a thread of the context may stand in, or may have ended
// in: the seed has none under way.
func (s *Seeding) routines() []LibraryMemory {
	if !slices.ContainsFunc(abi.Names(abi.Once), s.ahead) {
		return nil
	}
	var out []LibraryMemory
	for t := range s.Context.Threads {
		young := s.Analysis.Stack(t)
		for act := young; act != nil; act = act.Caller {
			if s.runsOnce(act.Func) || act != young && s.callsOnce(act.Func, act.PCs) || s.inRoutine(act.Ways.Calls) {
				out = append(
					out,
					LibraryMemory{
						What: "the state of pthread_once, whose routine " + s.Context.Threads[t].Name + " may be inside of,",
						Read: true,
					},
				)
				break
			}
		}
	}
	if s.inRoutine(s.staysIn()) {
		what := "the state of pthread_once, in whose routine a thread may be blocked for good,"
		out = append(out, LibraryMemory{What: what, Read: true})
	}
	for _, name := range abi.Names(abi.ThreadExit, abi.Cancel) {
		if s.inRoutine(s.userCalls(name)) {
			out = append(
				out,
				LibraryMemory{What: "the state of pthread_once, in whose routine a thread may have ended,", Read: true},
			)
		}
	}
	return out
}

// staysIn lists the places at which a main that is not listed may be blocked for good, or any thread may have been
// ended by a handler of a signal: what that interrupts included, which is said of the calls of pthread_once.
func (s *Seeding) staysIn() (out []pointsto.CallSite) {
	a := s.Analysis
	if a.HandlerEnds() || a.MainBlockedInHandler() {
		for _, name := range abi.Names(abi.Once) {
			if len(s.userCalls(name)) > 0 {
				out = append(out, pointsto.CallSite{Func: a.Prog.Func(name).ID})
			}
		}
	}
	if !a.MainAbsent() { // which it takes a while to find out
		return out
	}
	for _, f := range a.InMain() {
		for pc := range a.Prog.Funcs[f].Code {
			if !a.Prog.Funcs[f].Runtime && a.MainBlockedIn(f, ir.PC(pc)) {
				out = append(out, pointsto.CallSite{Func: f, PC: ir.PC(pc)})
			}
		}
	}
	return out
}

func (s *Seeding) callsOnce(f ir.FuncID, pcs []ir.PC) bool {
	return slices.ContainsFunc(
		pcs,
		func(pc ir.PC) bool { return slices.ContainsFunc(s.Points.Callees(f, pc), s.runsOnce) },
	)
}

// runsOnce reports whether a function is the library's that runs a routine once.
func (s *Seeding) runsOnce(f ir.FuncID) bool {
	fn := s.P.Funcs[f]
	return abi.Of(fn.Library()).Role == abi.Once
}

// inRoutine reports whether functions with some calls in them may be called, on whatever way, by pthread_once or
// call_once.
func (s *Seeding) inRoutine(calls []pointsto.CallSite) bool {
	seen := map[ir.FuncID]bool{}
	for work := slices.Clone(calls); len(work) > 0; {
		f := work[len(work)-1].Func
		work = work[:len(work)-1]
		if seen[f] {
			continue
		}
		seen[f] = true
		if s.runsOnce(f) {
			return true
		}
		work = append(work, s.Analysis.Ways(f).Calls...)
	}
	return false
}
