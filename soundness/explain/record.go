package explain

import (
	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/internal/runtime/abi"
	"midway/soundness/concrete"
)

// Recorder notes what a run does that the cause of its end may rest on. It is not safe for concurrent use.
type Recorder struct {
	m    *concrete.Machine
	src  *source
	call map[int]calling // by thread: the call that it made last, whose result is not known yet

	made    map[uint64]Site // by the object's address: who allocated it
	freed   map[uint64]Site
	written map[uint64]store // by address: who stored there last
	set     map[uint64]Site  // by address: who initialised a synchronisation object
	wakes   map[uint64][]waking
	waker   map[int]uint64 // by thread: the object that it signalled last
	began   map[int]int    // by thread: how many wakes there were when it made its last call
	branch  map[deciding]decision
	known   map[int][]uint32      // by thread, then other thread: what it knew when it was last looked at
	ordered map[int]map[int]Order // by thread and other thread: by what that last grew
	births  map[int]string        // by thread: where it was created
	synced  map[int]Order         // by thread: the last step that may order others before it
	count   int                   // of wakes

	log        log
	path       map[*concrete.Frame][]branching // the branches that each live frame of the program took last
	locks      []locking                       // by the program, in their order
	semaphores []locking                       // waits on semaphores, in their order
	starts     []starting                      // creations of threads, and waits for their end
	initial    map[uint64]int                  // by semaphore, its count when it was initialised
	callees    map[place]ended                 // by call of a function of the program, the frame that it had last
	left       map[taking]leaving              // by thread and lock, how the function ended that had taken it

	took     map[taking]Site    // by thread and lock, where it was asked for last while not held
	loads    map[place]loaded   // by load, its last time
	returned map[place][]Origin // by call of a function of the program, where its result came from
}

// calling is a call of the library whose result is an object.
type calling struct {
	fr   *concrete.Frame
	pc   ir.PC
	site Site
}

// waking is a signal, a broadcast or a post, and when it came.
type waking struct {
	Wake
	order int
	by    int // the thread
	when  int // of the log
}

// deciding is a thread, in code of the program or in code that looks at its states.
type deciding struct {
	thread   int
	observes bool
}

// decision is the conditional branch that a thread took last.
type decision struct {
	fr *concrete.Frame
	pc ir.PC
}

// holds reports whether a thread holds a lock.
func (r *Recorder) holds(t int, lock uint64) bool {
	for _, h := range r.m.Threads[t].Holds() {
		if h.Lock == lock {
			return true
		}
	}
	return false
}

// taking is a lock that a thread asked for.
type taking struct {
	thread int
	lock   uint64
}

// store is where a thread stored something: whole sites would cost more than the run.
type store struct {
	thread int
	fn     *ir.Func
	loc    ir.LocID
	before *store // the last one of another thread before it, or nil
}

// maxWritten bounds the addresses whose last writers are known.
const maxWritten = 1 << 16

// Record begins to watch a run. It takes the places of the machine's Before and Watch, and calls what was there.
func Record(m *concrete.Machine) *Recorder {
	r := &Recorder{
		m: m, src: &source{lvalue.NewSource(m.P), map[*ir.Func]map[ir.Reg]ir.PC{}, map[*ir.Func][][]ir.BlockID{}}, call: map[int]calling{}, made: map[uint64]Site{}, freed: map[uint64]Site{},
		written: map[uint64]store{}, set: map[uint64]Site{}, wakes: map[uint64][]waking{}, waker: map[int]uint64{}, began: map[int]int{}, branch: map[deciding]decision{}, known: map[int][]uint32{}, ordered: map[int]map[int]Order{}, births: map[int]string{}, synced: map[int]Order{},
		took: map[taking]Site{}, loads: map[place]loaded{}, returned: map[place][]Origin{},
		log: newLog(), path: map[*concrete.Frame][]branching{}, left: map[taking]leaving{}, initial: map[uint64]int{}, callees: map[place]ended{},
	}
	before := m.Before
	m.Before = func(t int) {
		if before != nil {
			before(t)
		}
		r.before(t)
	}
	watch := m.Watch
	m.Watch = func(e concrete.Event) {
		if watch != nil {
			watch(e)
		}
		r.watch(e)
	}
	return r
}

// before notes what a thread is about to do.
func (r *Recorder) before(t int) {
	fr := r.m.Threads[t].Top()
	if fr == nil {
		return
	}
	r.log.now++
	in := &fr.Fn.Code[fr.PC]
	switch in.Op {
	case ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset:
		r.writes(t, fr, in)
	}
	if fr.Fn.Runtime {
		return
	}
	r.result(t, fr)
	r.assigned(t, fr)
	r.assign(t, fr)
	r.order(t)
	switch in.Op {
	case ir.OpCondBr, ir.OpSwitch:
		if in.Op == ir.OpCondBr && in.Flags&ir.FlagUser == 0 && !fr.Fn.Observes {
			break // no source has it
		}
		r.branch[deciding{t, fr.Fn.Observes}] = decision{fr, fr.PC}
		r.decides(fr, in)
	case ir.OpRet:
		r.results(t, fr, in.A)
		r.ends(t, fr, in)
	case ir.OpLoad:
		r.used(t, fr, in)
		r.reads(t, fr, word(fr, in.A))
		if ir.Order(in.Sub) > ir.Relaxed {
			r.synced[t] = Order{"atomic load", r.m.P.At(in.Loc)}
		}
	case ir.OpStore, ir.OpRMW, ir.OpCmpXchg:
		r.used(t, fr, in)
		if in.Op != ir.OpStore {
			r.synced[t] = Order{"atomic operation", r.m.P.At(in.Loc)}
		}
		r.stores(word(fr, in.A), store{thread: t, fn: fr.Fn, loc: in.Loc})
	case ir.OpCall:
		r.calls(t, fr, &fr.Fn.Calls[in.Aux])
	}
}

// stores notes that a thread stores at an address.
func (r *Recorder) stores(addr uint64, s store) {
	last, again := r.written[addr]
	if !again && len(r.written) == maxWritten {
		return
	}
	switch {
	case again && last.thread == s.thread:
		s.before = last.before
	case again:
		last.before = nil
		s.before = &last
	}
	r.written[addr] = s
}

// order notes by what other threads' past came to a thread, behind a step that may have done that.
func (r *Recorder) order(t int) {
	by, synced := r.synced[t]
	before, met := r.known[t]
	if met && !synced {
		return
	}
	delete(r.synced, t)
	now := make([]uint32, len(r.m.Threads))
	if r.ordered[t] == nil {
		r.ordered[t] = map[int]Order{}
	}
	for other := range now {
		if now[other] = r.m.Threads[t].Knows(other); now[other] == 0 ||
			other < len(before) && now[other] == before[other] {
			continue
		}
		if !met {
			by = r.created(t)
		}
		r.ordered[t][other] = by
	}
	r.known[t] = now
}

// created is where a thread was created, as far as that was seen.
func (r *Recorder) created(t int) Order { return Order{At: r.births[t]} }

// result notes the object that a call has made.
func (r *Recorder) result(t int, fr *concrete.Frame) {
	c, ok := r.call[t]
	if !ok || c.fr != fr || c.pc == fr.PC {
		return
	}
	delete(r.call, t)
	if dst := fr.Fn.Code[c.pc].Dst; dst != ir.None && fr.Fn.Regs[dst].Ptr {
		if addr := fr.Reg(dst).Lo; addr != 0 {
			r.made[addr] = c.site
			delete(r.freed, addr)
		}
	}
}

// calls notes a call of the library.
func (r *Recorder) calls(t int, fr *concrete.Frame, c *ir.CallInfo) {
	if c.Callee == ir.None {
		return
	}
	f := r.m.P.Funcs[c.Callee]
	name := f.Library()
	if name == "" {
		return
	}
	site := r.site(t)
	r.call[t] = calling{fr, fr.PC, site}
	r.synced[t] = Order{name, site.At}
	r.began[t] = r.count
	role := abi.Of(name)
	arg := func(i int) uint64 {
		if i < 0 || i >= len(c.Args) {
			return 0
		}
		return word(fr, c.Args[i])
	}
	switch {
	case name == "free" || name == "cfree" || name == "realloc" || name == "reallocarray" || name == "munmap":
		if addr := arg(0); addr != 0 {
			if _, again := r.freed[addr]; !again {
				r.freed[addr] = site
			}
		}
	case role.Role == abi.Acquire || role.Role == abi.Try:
		if lock := arg(role.Lock); !r.holds(t, lock) {
			r.took[taking{t, lock}] = site
			r.lock(locking{thread: t, lock: lock, site: site})
		}
	case role.Role == abi.Release:
		r.lock(locking{thread: t, lock: arg(role.Lock), site: site, release: true})
	case role.Role == abi.Join:
		r.starts = append(r.starts, starting{by: t, thread: int(arg(role.Thread)) - 1, join: true})
	case role.Role == abi.Signal || role.Role == abi.Broadcast:
		r.wake(t, name, arg(role.Object), site)
	case name == "sem_wait" || name == "sem_timedwait":
		r.semaphores = append(r.semaphores, locking{thread: t, lock: arg(0), site: site})
	case name == "sem_init":
		r.set[arg(0)] = site
		r.initial[arg(0)] = int(int32(arg(2)))
	case name == "sem_post":
		r.wake(t, name, arg(0), site)
	case role.Role == abi.BarrierInit || role.Role == abi.InitObject:
		r.set[arg(role.Object)] = site
	}
}

// watch notes where threads are created, and whom a thread wakes: of the object that it signalled last.
func (r *Recorder) watch(e concrete.Event) {
	if e.Kind == concrete.Created {
		r.births[e.Number] = r.m.P.At(e.Loc)
		r.starts = append(r.starts, starting{by: e.Thread, thread: e.Number, at: e.Loc})
	}
	object, ok := r.waker[e.Thread]
	if list := r.wakes[object]; ok && e.Kind == concrete.Woken && e.Number < len(r.m.Threads) {
		w := &list[len(list)-1]
		w.Woke = append(w.Woke, r.m.Threads[e.Number].Name)
	}
}

func (r *Recorder) wake(t int, op string, object uint64, site Site) {
	r.count++
	r.wakes[object] = append(r.wakes[object], waking{Wake{Op: op, Site: site, Woke: []string{}}, r.count, t, r.log.now})
	r.waker[t] = object
}

// CalledFrom is where the wrapper was called that a thread is in; nil where it is in none.
func (r *Recorder) CalledFrom(t int) *Caller {
	th := r.m.Threads[t]
	i := th.User()
	if i < 0 {
		return nil
	}
	if call := r.src.InlinedWrapper(th.Frames[i].Fn, th.Loc()); call != 0 {
		return &Caller{At: r.m.P.At(call), Column: r.m.P.Column(call), Func: th.Frames[i].Fn.Name, Inlined: true}
	}
	if !r.src.Wrapper(th.Frames[i].Fn) {
		return nil
	}
	for j := i - 1; j >= 0; j-- {
		if f := th.Frames[j]; !f.Fn.Runtime && !r.src.Wrapper(f.Fn) {
			at := f.Fn.Code[f.PC].Loc
			return &Caller{At: r.m.P.At(at), Column: r.m.P.Column(at), Func: f.Fn.Name}
		}
	}
	return nil
}

// waiting is how many threads wait in a library function on an object.
func (r *Recorder) waiting(object uint64) (n int) {
	for _, t := range r.m.Threads {
		if _, on, ok := r.blockedOn(t); ok && on == object {
			n++
		}
	}
	return n
}

// blockedOn is the library call that a thread is in, and the object that it is on; ok is false where it is in none.
func (r *Recorder) blockedOn(t *concrete.Thread) (call string, object uint64, ok bool) {
	i := t.User()
	if !t.Live() || i < 0 || i+1 >= len(t.Frames) {
		return "", 0, false
	}
	fr := t.Frames[i]
	in := &fr.Fn.Code[fr.PC]
	if in.Op != ir.OpCall {
		return "", 0, false
	}
	c := &fr.Fn.Calls[in.Aux]
	call = t.Frames[i+1].Fn.Name
	role := abi.Of(call)
	at := 0
	switch role.Role {
	case abi.Acquire, abi.Try:
		at = role.Lock
	case abi.Wait, abi.BarrierWait, abi.Once:
		at = role.Object
	}
	if at < 0 || at >= len(c.Args) {
		return call, 0, true
	}
	return call, word(fr, c.Args[at]), true
}

// site is where a thread is now.
func (r *Recorder) site(t int) Site {
	th := r.m.Threads[t]
	s := Site{Thread: th.Name, At: r.m.P.At(th.Loc())}
	i := th.User()
	if i < 0 {
		return s
	}
	s.Func = th.Frames[i].Fn.Name
	s.From = r.CalledFrom(t)
	for j := i - 1; j >= 0 && len(s.Stack) < maxCallers; j-- {
		if f := th.Frames[j]; !f.Fn.Runtime {
			s.Stack = append(s.Stack, f.Fn.Name+" at "+r.m.P.Short(f.Fn.Code[f.PC].Loc))
		}
	}
	return s
}
