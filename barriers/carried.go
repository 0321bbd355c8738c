package barriers

import (
	"midway/internal/ir"
)

// use is a register of a function with a block in which it is used.
type use struct {
	defKey
	at ir.BlockID
}

// carried reports whether a register that is the same in all threads whenever they come to its definition, in block
// def, still is where they use it, in block at: no thread comes to the definition again on the way where another does
// not. Whatever branch may decide that goes the same way in all.
func (c *crew) carried(f ir.FuncID, r ir.Reg, def, at ir.BlockID) bool {
	key := use{defKey{f, r}, at}
	if at == def || c.kept[key] {
		return true
	}
	c.kept[key] = true // branches are looked at as definitions are: one that does not go the same way ends the search
	fn := c.a.Prog.Funcs[f]
	for b := range fn.Blocks {
		from := ir.BlockID(b)
		if len(fn.Blocks[b].Succs) < 2 || !c.a.Shape(f).Reachable(from) {
			continue
		}
		if c.leadsTo(f, from, at, def) && c.leadsTo(f, from, def, at) && !c.branch(f, from) {
			return false
		}
	}
	return true
}
