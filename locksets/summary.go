package locksets

import (
	"cmp"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/graph"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// summary is what a call of a function does to the caller's lockset.
type summary struct {
	exit    state // in terms of the function's parameters
	returns bool

	anywhere *state // in terms of any caller, where that is known and the same for all
}

// summaries computes relative locksets bottom-up over the call graph.
type summaries struct {
	a      *dataflow.Analysis
	al     aliasing
	robust bool       // the program may have mutexes whose acquisition may fail, or succeed with an error
	funcs  []*summary // by FuncID; nil where the function touches no lock
	vague  []bool     // members of a recursive group that keeps naming new locks: names are dropped
	byAddr []*ir.Global
	calls  map[callOf]inCall // what summaries are at calls
	called state             // what a call of a function without a body may do by calling back

	groups   [][]int32                   // functions that call one another, callees first
	callee   [][]ir.FuncID               // see callees
	changes  int                         // of funcs, so far
	changed  []int                       // by FuncID: the last one
	apart    map[pointsto.CallSite]apart // callees that do different things
	names    map[nameAt]name             // of locks at calls
	interned map[uint64][]state          // exits of summaries, by hash
	sums     map[expr.Value]linear       // of addresses

	in       ir.FuncID                         // whose flow is being solved, or None
	reloaded map[ir.FuncID]map[expr.Value]bool // paths by which a function gives up locks that it took
	stores   map[placeOf][]dataflow.Write

	kills     map[*expr.Symbol]*kills // by cell of a path
	killsOf   map[string]*kills       // by stores
	pathKills map[*expr.Node][]*kills
	leading   map[pointsto.CallSite][]bool // blocks on paths to an instruction
	calledBy  [][]ir.FuncID                // by FuncID: who calls it by calls that return
}

// callOf is a possible callee of a call.
type callOf struct {
	caller ir.FuncID
	pc     ir.PC
	callee ir.FuncID
}

// inCall is what a summary is in terms of a caller.
type inCall struct {
	of    *summary
	state state
}

// roundsBeforeVague bounds how often a recursive group is iterated before its locks lose their names, and
// namesBeforeVague how many names a member may know before: each round they multiply by the calls that lead round the
// group.
const (
	roundsBeforeVague = 6
	namesBeforeVague  = 12
)

func newSummaries(a *dataflow.Analysis) *summaries {
	s := &summaries{a: a, calls: map[callOf]inCall{}, in: ir.None, reloaded: map[ir.FuncID]map[expr.Value]bool{},
		stores: map[placeOf][]dataflow.Write{}, kills: map[*expr.Symbol]*kills{}, killsOf: map[string]*kills{},
		pathKills: map[*expr.Node][]*kills{}, leading: map[pointsto.CallSite][]bool{}}
	s.al = aliasing{a.B, s.recursiveLocks(), s.note}
	s.robust = slices.ContainsFunc(abi.Names(abi.SetRobust), func(name string) bool { return len(s.callers(name)) > 0 })
	s.apart, s.names, s.interned, s.sums = map[pointsto.CallSite]apart{}, map[nameAt]name{}, map[uint64][]state{}, map[expr.Value]linear{}
	s.findGroups()
	n := len(a.Prog.Funcs)
	s.funcs, s.vague, s.changed = make([]*summary, n), make([]bool, n), make([]int, n)
	for again := false; ; again = true {
		s.summariseAll(again)
		grew := false
		if s.called, grew = join(s.called, s.callbacks()); !grew {
			return s
		}
	}
}

// findGroups orders the functions, callees first; within a group, too, as far as there is such an order: most of what a
// callee does is known then when its caller is looked at.
func (s *summaries) findGroups() {
	n := len(s.a.Prog.Funcs)
	s.callee = make([][]ir.FuncID, n)
	for f := range n {
		s.callee[f] = s.callees(ir.FuncID(f))
	}
	s.groups = graph.Components(n, func(v int32) []int32 {
		out := make([]int32, len(s.callee[v]))
		for i, c := range s.callee[v] {
			out[i] = int32(c)
		}
		return out
	})
	order := make([]int32, n) // by function, when its callees have been visited
	seen, last := make([]bool, n), int32(0)
	var visit func(v int32)
	visit = func(v int32) {
		if seen[v] {
			return
		}
		seen[v] = true
		for _, c := range s.callee[v] {
			visit(int32(c))
		}
		last++
		order[v] = last
	}
	for v := range n {
		visit(int32(v))
	}
	for _, group := range s.groups {
		slices.SortFunc(group, func(v, w int32) int { return cmp.Compare(order[v], order[w]) })
	}
}

// summariseAll summarises the functions. Again, after what functions without a body do has grown, it does so for those
// alone whose callees do something else than before.
func (s *summaries) summariseAll(again bool) {
	before := slices.Clone(s.funcs)
	for _, group := range s.groups {
		if again && !slices.ContainsFunc(group, func(v int32) bool { return s.outdated(ir.FuncID(v), before) }) {
			continue
		}
		s.changes++
		for _, v := range group {
			s.funcs[v], s.vague[v], s.changed[v] = nil, false, s.changes
		}
		s.summarise(group)
	}
}

// outdated reports whether a function calls one without a body, or one that has another summary than before.
func (s *summaries) outdated(f ir.FuncID, before []*summary) bool {
	fn := s.a.Prog.Funcs[f]
	if fn.External || !s.a.Reached(f) {
		return false
	}
	if slices.ContainsFunc(s.callee[f], func(c ir.FuncID) bool { return s.funcs[c] != before[c] }) {
		return true
	}
	for pc := range fn.Code {
		if fn.Code[pc].Op == ir.OpCall && slices.ContainsFunc(s.a.Graph.Callees(f, ir.PC(pc)), s.a.External) {
			return true
		}
	}
	return false
}

// callers are the calls of a function of the library.
func (s *summaries) callers(name string) []pointsto.CallSite {
	f := s.a.Prog.Library(name)
	if f == nil {
		return nil
	}
	return s.a.Graph.Callers(f.ID)
}

// callees lists the functions with code, lock operations apart, that a function may call.
func (s *summaries) callees(f ir.FuncID) []ir.FuncID {
	var out []ir.FuncID
	fn := s.a.Prog.Funcs[f]
	if fn.External || !s.a.Reached(f) {
		return nil
	}
	for pc := range fn.Code {
		if fn.Code[pc].Op != ir.OpCall {
			continue
		}
		for _, c := range s.a.Graph.Callees(f, ir.PC(pc)) {
			if _, op := operationOf(s.a.Prog.Funcs[c]); !op && !s.a.Prog.Funcs[c].External {
				out = append(out, c)
			}
		}
	}
	return out
}

// recursiveLocks reports whether the program can make a lock that one thread may hold several times, or
// whose second acquisition returns: it asks for such a kind, or an initialiser has it.
func (s *summaries) recursiveLocks() bool {
	return Asked(s.a.Prog, s.a.Graph, nil).answers() || GivenKinds(s.a.Prog, s.a.Graph).answers()
}

// summarise iterates one recursive group to its least fixed point, from "never returns". Callees outside the group come
// first; one member that touches a lock is enough for all, since they may call one another.
func (s *summaries) summarise(group []int32) {
	if !slices.ContainsFunc(group, func(v int32) bool { return s.touches(ir.FuncID(v)) }) {
		return
	}
	s.changes++
	for _, v := range group {
		s.funcs[v], s.changed[v] = &summary{}, s.changes
	}
	callers, stale := s.within(group), map[int32]bool{}
	for _, v := range group {
		stale[v] = true
	}
	recursive := len(group) > 1 || len(callers[group[0]]) > 0
	for round := 0; ; round++ {
		changed := false
		for _, v := range group {
			if !stale[v] {
				continue
			}
			delete(stale, v)
			s.a.B.Poll()
			s.vague[v] = s.vague[v] || round >= roundsBeforeVague
			next, old := s.compute(ir.FuncID(v)), s.funcs[v]
			if recursive && !s.vague[v] && next.exit.names() > namesBeforeVague {
				s.vague[v] = true
				next.exit, old = s.al.unnamed(next.exit), &summary{exit: s.al.unnamed(old.exit), returns: old.returns}
			}
			if old.returns {
				if !next.returns {
					next.exit, next.returns = old.exit, true
				} else {
					next.exit, _ = join(old.exit, next.exit)
				}
			}
			if was := s.funcs[v]; next.returns != was.returns || !equal(next.exit, was.exit) {
				next.exit = s.intern(next.exit)
				s.funcs[v], changed = next, outdate(stale, callers[v])
				s.changes++
				s.changed[v] = s.changes
			}
		}
		if !changed {
			return
		}
	}
}

// outdate notes that functions have to be looked at again.
func outdate(stale map[int32]bool, callers []int32) bool {
	for _, c := range callers {
		stale[c] = true
	}
	return true
}

// within is, of each member of a group, which members call it.
func (s *summaries) within(group []int32) map[int32][]int32 {
	callers := make(map[int32][]int32, len(group))
	for _, v := range group {
		callers[v] = nil
	}
	for _, v := range group {
		for _, c := range s.callee[v] {
			if list, member := callers[int32(c)]; member && (len(list) == 0 || list[len(list)-1] != v) {
				callers[int32(c)] = append(list, v)
			}
		}
	}
	return callers
}

// touches reports whether a function calls a lock operation, another function that does, or one without a body that may
// call back what does.
func (s *summaries) touches(f ir.FuncID) bool {
	fn := s.a.Prog.Funcs[f]
	if fn.External || !s.a.Reached(f) {
		return false
	}
	for pc := range fn.Code {
		if fn.Code[pc].Op != ir.OpCall {
			continue
		}
		for _, c := range s.a.Graph.Callees(f, ir.PC(pc)) {
			fn := s.a.Prog.Funcs[c]
			if _, op := operationOf(fn); op || s.funcs[c] != nil || marksReturn(fn) ||
				s.a.External(c) && !s.called.empty() {
				return true
			}
		}
	}
	return false
}

// compute analyses a function once with the summaries of its callees as they stand.
func (s *summaries) compute(f ir.FuncID) *summary {
	fn := s.a.Prog.Funcs[f]
	flow := s.flow(f)
	out := &summary{}
	for b := range fn.Blocks {
		blk := &fn.Blocks[b]
		ret := &fn.Code[blk.End-1]
		if ret.Op != ir.OpRet {
			continue
		}
		at, ok := flow.Before(blk.End - 1)
		if !ok {
			continue
		}
		at = s.returning(f, at, ret)
		if out.returns {
			at, _ = join(out.exit, at)
		}
		out.exit, out.returns = at, true
	}
	if s.vague[f] {
		out.exit = s.al.unnamed(out.exit)
	}
	return out
}

// returning turns facts about the returned register into facts about the result.
func (s *summaries) returning(f ir.FuncID, at state, ret *ir.Instr) state {
	var held []fact
	for _, h := range at.held {
		if h.on != ir.None {
			h.onRet = ret.A.Kind == ir.KReg && sameRegister(s.a, f, ret.A.Reg, h.on)
			h.on = ir.None
		}
		held = insertFact(held, h)
	}
	at.held = held
	return at
}

func sameRegister(a *dataflow.Analysis, f ir.FuncID, r, q ir.Reg) bool {
	x, okx := a.Relative(f, ir.R(r))
	y, oky := a.Relative(f, ir.R(q))
	return okx && oky && x == y
}

// flow solves a function's relative locksets.
func (s *summaries) flow(f ir.FuncID) *dataflow.Flow[state] {
	s.in = f
	defer func() { s.in = ir.None }()
	return dataflow.Solve[state](s.a.Shape(f), nil, state{}, &transfer{s, f, s.a.Prog.Funcs[f]})
}

// refTo is the lock at an argument of a call, in terms of the calling function.
func (s *summaries) refTo(f ir.FuncID, o ir.Operand, at pointsto.CallSite) ref {
	r := ref{targets: s.a.Graph.Operand(f, o), at: at}
	if v, ok := s.a.Relative(f, o); ok {
		r.lock, r.named, r.defs = v, true, s.a.Mentioned(v)
		r = s.with(r, s.path(f, v, at.PC))
	}
	return r
}

// inCall is a callee's lock in terms of the caller.
func (s *summaries) inCall(r ref, callee, caller ir.FuncID, pc ir.PC) ref {
	at := callOf{caller, pc, callee}
	if r.hasPath() {
		path, ok := s.nameAt(r.path, at)
		if ok {
			path = s.path(caller, path, pc)
		}
		r = s.with(r, path)
	}
	if !r.named {
		return r
	}
	v, ok := s.nameAt(r.lock, at)
	if !ok {
		return r.nameless()
	}
	r.lock, r.defs = v, s.a.Mentioned(v)
	return r
}

// nameAt is a callee's name of a lock in terms of the caller; ok is false where it has none.
func (s *summaries) nameAt(v expr.Value, at callOf) (expr.Value, bool) {
	key := nameAt{at, v}
	n, known := s.names[key]
	if !known {
		n.v, n.ok = s.a.InCall(v, at.callee, at.caller, at.pc)
		s.names[key] = n
	}
	return n.v, n.ok
}

// nameAt is a name of a callee at a call, and name what it is for the caller.
type nameAt struct {
	at callOf
	v  expr.Value
}

type name struct {
	v  expr.Value
	ok bool
}
