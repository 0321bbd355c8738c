package ir

import (
	"strings"

	"github.com/llir/llvm/ir/value"
)

// originate notes where the text has the values of registers, where that is asked for. Of several names of one register
// the first is it, which is there wherever the register is.
func (b *builder) originate() {
	if !b.l.origins {
		return
	}
	for _, p := range b.src.Params {
		b.origin(p)
	}
	for _, blk := range b.blocks {
		if blk.src == nil {
			continue
		}
		for _, inst := range blk.src.Insts {
			if named, ok := inst.(value.Named); ok {
				b.origin(named)
			}
		}
	}
}

func (b *builder) origin(v value.Named) {
	lanes := b.vals[v]
	if len(lanes) != 1 || lanes[0].Kind != KReg {
		return
	}
	if info := &b.f.Regs[lanes[0].Reg]; info.Origin == nil {
		info.Origin = &Origin{Name: v.Ident(), Type: v.Type().String()}
	}
}

// loadedAt is the origin of what a slot holds at the beginning of a block: nil where the slot is a part of its local.
func (p *promoter) loadedAt(s *slot, block string) *Origin {
	l := p.locals[p.owner[s.id]]
	alloca := p.b.f.Regs[l.reg].Origin
	if alloca == nil || s.off != 0 || int64(s.bits) != 8*l.size || !strings.HasSuffix(alloca.Type, "*") {
		return nil
	}
	return &Origin{Name: alloca.Name, Type: strings.TrimSuffix(alloca.Type, "*"), Loaded: true, Block: block}
}
