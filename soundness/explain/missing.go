package explain

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/soundness/concrete"
)

// What a run lacks.
const (
	MissingPost   = "post"   // of a semaphore, by a thread that has passed it and ended
	MissingStore  = "store"  // of what a thread waits for, before it is signalled
	MissingSignal = "signal" // behind a store of what a thread waits for
	MissingLock   = "lock"   // around such a store, which comes between the test and the wait
	MissingUnlock = "unlock"
)

// Missing is a statement that a run lacks, and where it would be expected.
type Missing struct {
	What   string `json:"what"` // one of the Missing constants
	Of     string `json:"of"`   // the variable, the lock, what is waited on
	Thread string `json:"thread"`
	After  *Site  `json:"after,omitempty"`  // expected behind this
	Before *Site  `json:"before,omitempty"` // and before this, where it is known
	Why    string `json:"why,omitempty"`    // what is done at After: read, lock or use
	Then   string `json:"then,omitempty"`   // what is done at Before: lock, unlock, signal or return
	// of an unlock that the code has, and that was not come to: the branch that led past it, and where it is
	Skipped *Site `json:"skipped_by,omitempty"`
	There   *Site `json:"there,omitempty"`
}

// locking is a lock that a thread of the program asked for or gave up.
type locking struct {
	thread  int
	lock    uint64
	site    Site
	release bool
	when    int
	use     *Site // the last access to memory that others share while it was the thread's last lock operation
}

// starting is that a thread created another one, or waited for its end.
type starting struct {
	by, thread int
	at         ir.LocID
	join       bool
}

// leaving is how a function ended with a lock held that it had taken.
type leaving struct {
	site           Site
	skipped, there *Site
}

// lock notes a lock operation.
func (r *Recorder) lock(l locking) {
	if len(r.locks) < maxWritten {
		l.when = r.log.now
		r.locks = append(r.locks, l)
	}
}

// touches notes a load of a thread.
func (r *Recorder) touches(t int, fr *concrete.Frame, addr uint64) {
	of := r.log.touched[t]
	if of == nil {
		of = map[uint64]seen{}
		r.log.touched[t] = of
	}
	if _, again := of[addr]; again || len(of) < maxWritten {
		of[addr] = seen{fr.Fn, fr.Fn.Code[fr.PC].Loc, r.log.now}
	}
}

// used notes that a thread accesses memory outside of its stack, behind its last lock operation.
func (r *Recorder) used(t int, fr *concrete.Frame, in *ir.Instr) {
	if len(r.m.Threads[t].Holds()) == 0 || r.onStack(fr, in.A) {
		return
	}
	for i := len(r.locks) - 1; i >= 0 && i >= len(r.locks)-2*len(r.m.Threads); i-- {
		if r.locks[i].thread == t {
			r.locks[i].use = &Site{Thread: r.m.Threads[t].Name, At: r.m.P.At(in.Loc), Func: fr.Fn.Name}
			return
		}
	}
}

// onStack reports whether an address is that of a local variable.
func (r *Recorder) onStack(fr *concrete.Frame, o ir.Operand) bool {
	for range maxDepth {
		if o.Kind != ir.KReg {
			return false
		}
		in := r.src.def(fr.Fn, o.Reg)
		if in == nil || in.Op != ir.OpGEP {
			return in != nil && in.Op == ir.OpAlloca
		}
		o = in.A
	}
	return false
}

// ends notes that a function of the program ends while its thread holds locks that it has taken.
func (r *Recorder) ends(t int, fr *concrete.Frame, in *ir.Instr) {
	path, frames := r.path[fr], r.m.Threads[t].Frames
	delete(r.path, fr)
	if n := len(frames); len(path) > 0 && n > 1 && !frames[n-2].Fn.Runtime && len(r.callees) < maxWritten {
		r.callees[place{frames[n-2], frames[n-2].PC}] = ended{fr, path}
	}
	for _, h := range r.m.Threads[t].Holds() {
		key := taking{t, h.Lock}
		took, ok := r.took[key]
		function := took.Func
		if took.From != nil {
			function = took.From.Func
		}
		if _, again := r.left[key]; !ok || again || function != fr.Fn.Name {
			continue
		}
		l := leaving{site: Site{Thread: took.Thread, At: r.m.P.At(in.Loc), Func: fr.Fn.Name}}
		l.skipped, l.there = r.skipped(t, fr, path, h.Lock)
		r.left[key] = l
	}
}

// skipped is the last branch of a frame that led past a release of a lock, and that release; nil where there was none.
func (r *Recorder) skipped(t int, fr *concrete.Frame, path []branching, lock uint64) (branch, there *Site) {
	since := 0
	for _, l := range r.locks {
		if l.thread == t && l.lock == lock && !l.release {
			since = l.when
		}
	}
	site := func(loc ir.LocID) *Site {
		return &Site{Thread: r.m.Threads[t].Name, At: r.m.P.At(loc), Func: fr.Fn.Name}
	}
	for _, d := range slices.Backward(path) {
		if d.when < since {
			break
		}
		in := &fr.Fn.Code[d.pc]
		taken, other := in.Then, in.Else
		if !d.way {
			taken, other = other, taken
		}
		if _, ok := r.releases(fr, taken, lock); ok {
			continue
		}
		if loc, ok := r.releases(fr, other, lock); ok {
			return site(in.Loc), site(loc)
		}
	}
	return nil, nil
}

// releases is the nearest release of a lock that can be come to from a block of a frame.
func (r *Recorder) releases(fr *concrete.Frame, from ir.BlockID, lock uint64) (ir.LocID, bool) {
	met := map[ir.BlockID]bool{from: true}
	for work := []ir.BlockID{from}; len(work) > 0; work = work[1:] {
		b := &fr.Fn.Blocks[work[0]]
		for pc := b.First; pc < b.End; pc++ {
			in := &fr.Fn.Code[pc]
			if in.Op != ir.OpCall || fr.Fn.Calls[in.Aux].Callee == ir.None {
				continue
			}
			c := &fr.Fn.Calls[in.Aux]
			role := abi.Of(r.m.P.Funcs[c.Callee].Library())
			if role.Role == abi.Release && role.Lock < len(c.Args) && r.maybe(fr, c.Args[role.Lock], lock) {
				return in.Loc, true
			}
		}
		for _, s := range b.Succs {
			if !met[s] {
				met[s] = true
				work = append(work, s)
			}
		}
	}
	return 0, false
}

// maybe reports whether an operand of a frame may be an address: it is, or was not computed yet.
func (r *Recorder) maybe(fr *concrete.Frame, o ir.Operand, addr uint64) bool {
	v := word(fr, o)
	return v == addr || o.Kind == ir.KReg && v == 0
}

// lacks is what the run lacks where a thread waits for ever; nil where that is not known.
func (x *explaining) lacks(t *concrete.Thread, w *Wait, object uint64, guards []Guard) *Missing {
	for other, th := range x.m.Threads {
		if w.Holder != nil && th.Name == w.Holder.Thread && !th.Live() {
			return x.unlock(other, object, w)
		}
	}
	if w.Count != nil {
		return x.post(object, w)
	}
	if role := abi.Of(w.Op); role.Role != abi.Wait || len(guards) == 0 || len(guards[0].addrs) == 0 {
		return nil
	}
	g := &guards[0]
	name := g.Operands[0].Text
	wakes := x.wakes[object]
	for k := len(wakes) - 1; k >= 0; k-- {
		if m := x.storeBefore(t, &wakes[k], g, name); m != nil {
			return m
		}
		break // an earlier one says less
	}
	return x.signalBehind(t, w, object, g, name)
}

// post is that a thread has ended that took a semaphore last, and posted it nowhere.
func (x *explaining) post(object uint64, w *Wait) *Missing {
	for _, l := range slices.Backward(x.semaphores) {
		th := x.m.Threads[l.thread]
		if l.lock != object || th.Live() {
			continue
		}
		for _, k := range x.wakes[object] {
			if k.by == l.thread {
				return nil
			}
		}
		m := &Missing{What: MissingPost, Of: w.Object, Thread: th.Name, After: &l.site}
		return m
	}
	return nil
}

// unlock is that a thread has ended with a lock: where the unlock is expected is behind its last use before the next
// lock operation.
func (x *explaining) unlock(holder int, lock uint64, w *Wait) *Missing {
	m := &Missing{What: MissingUnlock, Of: w.Object, Thread: x.m.Threads[holder].Name, After: w.Holder}
	if l, ok := x.left[taking{holder, lock}]; ok {
		m.Before, m.Then, m.Skipped, m.There = &l.site, "return", l.skipped, l.there
	}
	last := -1
	for i, l := range x.locks {
		if l.thread == holder && l.lock == lock && !l.release {
			last = i
		}
	}
	if last < 0 {
		return m
	}
	if u := x.locks[last].use; u != nil {
		m.After, m.Why = u, "use"
	}
	for _, l := range x.locks[last+1:] {
		if l.thread == holder && m.Skipped == nil {
			m.Before, m.Then = &l.site, "lock"
			if l.release {
				m.Then = "unlock"
			}
			break
		}
	}
	return m
}

// storeBefore is what is missing before a signal that did not help: a store of what the waiting thread tests, or a lock
// around it.
func (x *explaining) storeBefore(t *concrete.Thread, k *waking, g *Guard, name string) *Missing {
	by := k.by
	if by == t.ID {
		return nil
	}
	for _, addr := range g.addrs {
		for c := x.log.memory[addr]; c != nil; c = c.last {
			if c.thread != by {
				continue
			}
			if c.when > g.when && len(k.Woke) == 0 { // tested, then stored and signalled, then waited
				return &Missing{
					What:   MissingLock,
					Of:     name,
					Thread: x.m.Threads[by].Name,
					After:  x.wrote(&store{thread: by, fn: c.fn, loc: c.loc}),
				}
			}
			return nil
		}
	}
	m := &Missing{What: MissingStore, Of: name, Thread: x.m.Threads[by].Name, Before: &k.Site, Then: "signal"}
	when := 0
	if s, ok := x.log.touched[by][g.addrs[0]]; ok && s.when < k.when {
		when, m.After, m.Why = s.when, x.wrote(&store{thread: by, fn: s.fn, loc: s.loc}), "read"
	}
	for i := range x.locks {
		l := &x.locks[i]
		if l.thread != by || l.when > k.when {
			continue
		}
		switch {
		case l.release && when > 0 && l.when > when: // the critical section in which it was read
			m.Before, m.Then = &l.site, "unlock"
			return m
		case !l.release && when == 0:
			m.After, m.Why = &l.site, "lock"
		}
	}
	return m
}

// signalBehind is that a thread stored what another one waits for, once that waited, and signalled nothing afterwards.
func (x *explaining) signalBehind(t *concrete.Thread, w *Wait, object uint64, g *Guard, name string) *Missing {
	for _, addr := range g.addrs {
		c := x.log.memory[addr]
		if c == nil || c.thread == t.ID || c.when < g.when {
			continue
		}
		for _, k := range x.wakes[object] {
			if k.when > c.when {
				return nil
			}
		}
		return &Missing{
			What:   MissingSignal,
			Of:     w.Object,
			Thread: x.m.Threads[c.thread].Name,
			After:  x.wrote(&store{thread: c.thread, fn: c.fn, loc: c.loc}),
			Why:    name,
		}
	}
	return nil
}
