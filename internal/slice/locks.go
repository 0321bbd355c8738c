package slice

import (
	"bytes"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// A mutex is taken and given back without a scheduling point where nothing of the slice is done in between: others find
// it free. That holds of sections that are seen to be balanced, under an ordinary mutex that nothing in the program
// looks at but those who wait for it.

// site is a call of the program's own.
type site struct {
	f  *ir.Func
	pc ir.PC
}

const (
	lockName   = "pthread_mutex_lock"
	unlockName = "pthread_mutex_unlock"
)

// mutexBytes is no less than a mutex has.
const mutexBytes = 40

// sections are the calls that lock and unlock in functions whose sections may be left out.
func (b *controlSlice) sections() map[site]bool {
	out := map[site]bool{}
	private := map[uint64]bool{}
	for _, f := range b.funcs {
		if f.Runtime {
			continue
		}
		sites, mutex := b.sites(f)
		if len(sites) == 0 || mutex == 0 || !b.balanced(f, sites) {
			continue
		}
		if _, known := private[mutex]; !known {
			private[mutex] = b.unseen(mutex)
		}
		if private[mutex] {
			for pc := range sites {
				out[site{f, pc}] = true
			}
		}
	}
	return out
}

// sites are a function's calls that lock (true) and unlock, and the address of the global mutex that all of them name,
// or 0.
func (b *controlSlice) sites(f *ir.Func) (sites map[ir.PC]bool, mutex uint64) {
	sites = map[ir.PC]bool{}
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Op != ir.OpCall {
			continue
		}
		c := &f.Calls[in.Aux]
		if c.Callee == ir.None {
			continue
		}
		if name := b.p.Funcs[c.Callee].Library(); name == lockName || name == unlockName {
			op := c.Args[0]
			if op.Kind != ir.KGlobal || mutex != 0 && mutex != op.Word {
				return sites, 0
			}
			sites[ir.PC(pc)], mutex = name == lockName, op.Word
		}
	}
	return sites, mutex
}

// balanced reports whether a function that holds a mutex nowhere on entry holds it nowhere when it returns, and in
// between unlocks only what it has locked, once, and calls nothing that locks or unlocks any.
func (b *controlSlice) balanced(f *ir.Func, sites map[ir.PC]bool) bool {
	if b.drop&dropBalance != 0 {
		return true
	}
	held := make([]int8, len(f.Blocks)) // on entry: 0 not known yet, 1 not held, 2 held
	held[0] = 1
	// Each block is entered with one answer: two that differ mean that the section is not balanced on some path, which
	// is an answer, too. So a block is looked at once.
	for work := []ir.BlockID{0}; len(work) > 0; {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		now, block := held[id], &f.Blocks[id]
		for pc := block.First; pc < block.End; pc++ {
			locks, is := sites[pc]
			switch in := &f.Code[pc]; {
			case is && locks == (now == 2):
				return false
			case is:
				now = 3 - now
			case now == 2 && (in.Op == ir.OpRet || in.Op == ir.OpCall && b.mayLock(f, pc)):
				return false
			}
		}
		for _, s := range block.Succs {
			switch held[s] {
			case 0:
				held[s] = now
				work = append(work, s)
			case 3 - now:
				return false
			}
		}
	}
	return true
}

// mayLock reports whether a call may come to one that locks or unlocks.
func (b *controlSlice) mayLock(f *ir.Func, pc ir.PC) bool {
	work := slices.Clone(b.g.Callees(f.ID, pc))
	// What the callees call is looked at through the call graph, without their branches: a superset.
	for met := map[ir.FuncID]bool{}; len(work) > 0; {
		c := b.p.Funcs[work[len(work)-1]]
		work = work[:len(work)-1]
		if name := c.Library(); name == lockName || name == unlockName {
			return true
		}
		if met[c.ID] || c.External {
			continue
		}
		met[c.ID] = true
		for pc := range c.Code {
			if c.Code[pc].Op == ir.OpCall {
				work = append(work, b.g.Callees(c.ID, ir.PC(pc))...)
			}
		}
	}
	return false
}

// unseen reports whether a mutex in a global is an ordinary one, and touched by nothing but what locks, unlocks and
// waits for conditions.
func (b *controlSlice) unseen(mutex uint64) bool {
	set := b.g.Operand(b.funcs[0].ID, ir.Operand{Kind: ir.KGlobal, Word: mutex})
	if len(set) != 1 || b.g.Info(set[0].Node).Kind != pointsto.Global {
		return false
	}
	g := b.p.Globals[b.g.Info(set[0].Node).Global]
	from := int64(mutex - g.Addr)
	if g.ThreadLocal || g.External || g.Runtime || from < 0 || from >= g.Size {
		return false
	}
	// An initialiser with a byte that is not zero makes it another kind of mutex.
	if to := min(from+mutexBytes, g.Size); g.Init != nil && len(bytes.Trim(g.Init[from:to], "\x00")) > 0 {
		return false
	}
	if b.drop&dropUnseen != 0 {
		return true
	}
	// Any offset counts: a pointer into the variable that holds the mutex may be moved to the mutex.
	of := func(s pointsto.Set) bool {
		return slices.ContainsFunc(s, func(t pointsto.Target) bool { return t.Node == set[0].Node })
	}
	for _, f := range b.funcs {
		if f.Runtime {
			continue
		}
		for pc := range f.Code {
			switch in := &f.Code[pc]; in.Op {
			case ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg:
				if pointsto.Overlap(set, mutexBytes, b.points(f, in.A), bytesOf(in.Bits)) {
					return false
				}
			case ir.OpMemset:
				if of(b.points(f, in.A)) {
					return false
				}
			case ir.OpMemcpy:
				if of(b.points(f, in.A)) || of(b.points(f, in.B)) {
					return false
				}
			case ir.OpCall:
				if !b.keepsAway(f, ir.PC(pc), of) {
					return false
				}
			}
		}
	}
	return true
}

// keepsAway reports whether a call gives no library model a pointer into an object, but to lock, unlock or wait for a
// condition, and copies none of it.
func (b *controlSlice) keepsAway(f *ir.Func, pc ir.PC, of func(pointsto.Set) bool) bool {
	c := &f.Calls[f.Code[pc].Aux]
	model := slices.ContainsFunc(b.g.Callees(f.ID, pc), func(id ir.FuncID) bool {
		callee := b.p.Funcs[id]
		return (callee.Runtime || callee.External) && callee.Name != lockName && callee.Name != unlockName &&
			!strings.HasPrefix(callee.Name, "pthread_cond_")
	})
	for k, op := range c.Args {
		byValue := k < len(c.ByVal) && c.ByVal[k] > 0
		if (model || byValue) && of(b.points(f, op)) {
			return false
		}
	}
	return true
}
