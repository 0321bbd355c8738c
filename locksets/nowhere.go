package locksets

import (
	"cmp"
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// nowhere reports a lock that a call names by a constant address where none can be: behind a null pointer, beyond the
// end of a global, or where what is locked does not point. A thread does not come to it, or goes no further. Names of
// recursive functions are full of them.
func (s *summaries) nowhere(r ref) bool {
	if !r.named || !r.lock.Concrete() {
		return false
	}
	g := s.globalBefore(r.lock.W)
	switch {
	case g == nil:
		return true
	case g.External || g.ThreadLocal: // whose size, or address, is not known
		return false
	case r.lock.W-g.Addr >= uint64(g.Size):
		return true
	}
	off := int64(r.lock.W - g.Addr)
	return len(r.targets) > 0 &&
		!pointsto.Overlap(r.targets, 1, pointsto.Set{{Node: s.a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}}, 1)
}

// globalBefore is the last global that begins at an address or before, or nil.
func (s *summaries) globalBefore(addr uint64) *ir.Global {
	if s.byAddr == nil {
		s.byAddr = slices.Clone(s.a.Prog.Globals)
		slices.SortFunc(s.byAddr, func(g, h *ir.Global) int { return cmp.Compare(g.Addr, h.Addr) })
	}
	i, found := slices.BinarySearchFunc(
		s.byAddr,
		addr,
		func(g *ir.Global, addr uint64) int { return cmp.Compare(g.Addr, addr) },
	)
	if !found {
		i--
	}
	if i < 0 {
		return nil
	}
	return s.byAddr[i]
}
