package barriers

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// phases are where the threads of a crew may have waited last, as sets of calls: bit 0 stands for nowhere yet, bit i
// for the ith call. Calls of functions are not distinguished.
type phases struct {
	*crew
	entry, exit map[ir.FuncID]uint64
	in          map[ir.FuncID][]uint64 // by block, at its start
}

// newPhases computes the least fixed point over the functions that the crew executes.
func newPhases(c *crew) *phases {
	ps := &phases{crew: c, entry: map[ir.FuncID]uint64{}, exit: map[ir.FuncID]uint64{}, in: map[ir.FuncID][]uint64{}}
	for _, f := range c.funcs {
		ps.in[f] = make([]uint64, len(c.a.Prog.Funcs[f].Blocks))
	}
	ps.entry[c.Entry] = 1
	for again := true; again; {
		again = false
		for _, f := range c.funcs {
			again = ps.function(f) || again
		}
	}
	return ps
}

// function propagates once through a function; it reports whether something grew.
func (ps *phases) function(f ir.FuncID) (grew bool) {
	fn, in := ps.a.Prog.Funcs[f], ps.in[f]
	grow := func(set *uint64, by uint64) {
		grew = grew || *set|by != *set
		*set |= by
	}
	grow(&in[0], ps.entry[f])
	for b := range fn.Blocks {
		blk := &fn.Blocks[b]
		if in[b] == 0 || blk.End == blk.First {
			continue
		}
		for pc := blk.First; pc < blk.End; pc++ {
			if fn.Code[pc].Op != ir.OpCall || ps.sites[pointsto.CallSite{Func: f, PC: pc}] > 0 {
				continue
			}
			for _, c := range ps.a.Graph.Callees(f, pc) {
				if ps.has[c] {
					e := ps.entry[c]
					grow(&e, ps.at(f, pc))
					ps.entry[c] = e
				}
			}
		}
		out := ps.through(f, ir.BlockID(b), blk.End)
		if fn.Code[blk.End-1].Op == ir.OpRet {
			e := ps.exit[f]
			grow(&e, out)
			ps.exit[f] = e
		}
		for _, s := range blk.Succs {
			grow(&in[s], out)
		}
	}
	return grew
}

// at is where a thread may have waited last that is before pc.
func (ps *phases) at(f ir.FuncID, pc ir.PC) uint64 {
	return ps.through(f, ps.a.Prog.Funcs[f].BlockOf(pc), pc)
}

// through is that with what the instructions of a block before pc add.
func (ps *phases) through(f ir.FuncID, b ir.BlockID, pc ir.PC) uint64 {
	fn, set := ps.a.Prog.Funcs[f], ps.in[f][b]
	for at := fn.Blocks[b].First; at < pc; at++ {
		if fn.Code[at].Op != ir.OpCall || set == 0 {
			continue
		}
		if i := ps.sites[pointsto.CallSite{Func: f, PC: at}]; i > 0 {
			set = 1 << i
			continue
		}
		out, known := uint64(0), false
		for _, c := range ps.a.Graph.Callees(f, at) {
			known = true
			if ps.has[c] {
				out |= ps.exit[c]
			} else {
				out |= set
			}
		}
		if known {
			set = out
		}
	}
	return set
}
