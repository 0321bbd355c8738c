package ir

// mostHeadroom is the farthest, in bytes, that an address is taken to be computed back from one embedded in a
// structure.
const mostHeadroom = 1 << 14

// Headroom is how many bytes before what a pointer points to the program's own code goes by constants, as container_of
// does: a multiple of 16, 0 where it never does.
func (p *Program) Headroom() int64 {
	most := int64(0)
	for _, f := range p.Funcs {
		if f.Runtime {
			continue
		}
		for pc := range f.Code {
			if in := &f.Code[pc]; in.Op == OpGEP && in.Imm < 0 && -in.Imm <= mostHeadroom {
				most = max(most, -in.Imm)
			}
		}
	}
	return (most + 15) &^ 15
}
