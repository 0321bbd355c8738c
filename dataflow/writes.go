package dataflow

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Write is an instruction of reachable code that may write memory, or code outside the program (then To is nil).
type Write struct {
	Site  pointsto.CallSite
	To    pointsto.Set
	Bytes int64
	After bool // it may execute once there is a second thread
}

// Writes calls visit on the writes that may touch so many bytes at the targets.
func (a *Analysis) Writes(at pointsto.Set, bytes int64, visit func(Write)) {
	a.memory.writesAt(at, bytes, func(w *write) bool {
		visit(Write{w.site, w.to, w.bytes, w.after})
		return false
	})
}

// Early reports whether an instruction may execute before there is a second thread.
func (a *Analysis) Early(site pointsto.CallSite) bool {
	return a.memory.epoch(site.Func, site.PC)&beforeCreation != 0
}

// Concurrently reports whether an instruction may execute once there is a second thread.
func (a *Analysis) Concurrently(site pointsto.CallSite) bool {
	return a.memory.epoch(site.Func, site.PC)&afterCreation != 0
}

// MayFollow reports whether main may execute one instruction after another while it is the only thread.
func (a *Analysis) MayFollow(from, to pointsto.CallSite) bool { return a.memory.after.may(from, to) }

// Effects is what an instruction does to memory, with everything that it calls: the bytes it may write, or any, and
// whether it may let go of a lock, or let other threads run in its place, whether it returns or not.
func (a *Analysis) Effects(f ir.FuncID, pc ir.PC) (to pointsto.Set, anywhere, releases bool) {
	if a.effects == nil {
		a.effects, a.effectsAt = newModifiesEver(a), map[pointsto.CallSite]modified{}
	}
	at := pointsto.CallSite{Func: f, PC: pc}
	m, known := a.effectsAt[at]
	if !known {
		m = a.effects.at(f, pc)
		a.effectsAt[at] = m
	}
	return m.to, m.all || m.outside != nil, m.releases
}
