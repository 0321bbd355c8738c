package monitors

import (
	"midway/dataflow"
	"midway/internal/ir"
)

// elsewhere reports whether a store that points-to lets touch a field does not: it is through a parameter, to which
// every call passes the address of a variable, or a place in one, and none of these is near the field. Points-to knows
// the places only as a progression.
func (c *candidates) elsewhere(f field, w dataflow.Write) bool {
	fn := c.a.Prog.Funcs[w.Site.Func]
	st := &fn.Code[w.Site.PC]
	if w.To == nil || st.Op != ir.OpStore {
		return false
	}
	p, ok := c.place(fn.ID, st.A)
	if !ok || p.base == nil {
		return false
	}
	g, r, ok := c.a.RelativeDef(p.base.Symbol())
	if !ok || g != fn.ID || int(r) >= len(fn.Params) {
		return false
	}
	ways := c.a.Ways(fn.ID)
	if ways.Outside || ways.Process || len(ways.Creates) > 0 || len(ways.Calls) == 0 {
		return false
	}
	for _, s := range ways.Calls {
		caller := c.a.Prog.Funcs[s.Func]
		args := caller.Calls[caller.Code[s.PC].Aux].Args
		if int(r) >= len(args) {
			return false
		}
		to, ok := c.place(caller.ID, args[r])
		if !ok || to.base != nil || c.touches(place{global: to.global, off: to.off + p.off}, int64(st.Bits+7)/8, f) {
			return false
		}
	}
	return true
}

// touches reports whether an access of bytes at a place in a variable overlaps a field of the object.
func (c *candidates) touches(p place, bytes int64, f field) bool {
	return p.global == c.m.global.ID && p.off < f.off+int64(f.bits/8) && f.off < p.off+bytes
}
