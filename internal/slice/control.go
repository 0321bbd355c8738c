package slice

import (
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// ThroughControl computes the slice through control: of the program's own functions, only instructions belong to it
// that assertions depend on by data or control, as if every loop came to its end, no access were an error, and nothing
// blocked that does not belong to the slice. It is nil where control cannot be followed, and where no access to what
// threads may share is outside that would not be without it.
func ThroughControl(p *ir.Program, g *pointsto.Graph) *Slice {
	return through(newBuilder(p, g, 0), Of(p, g))
}

func through(of *builder, values *Slice) *Slice {
	p := of.p
	b := newControlSlice(of)
	if b.unknown() != "" || b.jumps() {
		return nil
	}
	b.left, b.once = b.sections(), b.onlyOnce()
	b.collect()
	b.control = b
	b.begin()
	for b.close(); b.guard(); b.close() {
	}
	s := &Slice{p: p, outside: make([][]bool, len(p.Funcs)), through: true, alone: b.alone}
	for _, f := range b.funcs {
		for pc := range f.Code {
			if !f.Runtime && !b.inside[f.ID][pc] {
				s.outside[f.ID] = append(s.outside[f.ID], make([]bool, len(f.Code)-len(s.outside[f.ID]))...)
				s.outside[f.ID][pc] = true
				if b.left[site{f, ir.PC(pc)}] ||
					verbs[f.Code[pc].Op] != "" && !values.Outside(f.ID, ir.PC(pc)) && b.mayBeShared(f, &f.Code[pc]) {
					s.count++
				}
			}
		}
	}
	if s.count == 0 {
		return nil
	}
	return s
}

func newControlSlice(of *builder) *controlSlice {
	n := len(of.p.Funcs)
	return &controlSlice{
		builder:     of,
		inside:      make([][]bool, n),
		controls:    make([][][]ir.BlockID, n),
		whole:       make([]bool, n),
		leads:       make([][]site, n),
		decisive:    make([]verdict, n),
		overwritten: map[site]map[ir.PC]bool{},
		joined:      map[site]bool{},
		alone:       map[site]bool{},
	}
}

// controlSlice is a slice through control under construction.
type controlSlice struct {
	*builder
	inside   [][]bool         // by function and pc: belongs to the slice
	controls [][][]ir.BlockID // by function and block (ir.Func.Controls); nil before it is asked for
	whole    []bool           // by function of the models: all of it belongs to the slice
	// by function of the models: the calls of the program's own that lead there; nil before it is asked for
	leads    [][]site
	decisive []verdict // by function of the models

	once        map[ir.FuncID]bool      // functions that are called once at most
	overwritten map[site]map[ir.PC]bool // by store (over), once that was asked
	joined      map[site]bool           // by load (behindJoins), once that was asked
	alone       map[site]bool           // loads that rely on it
	// calls that lock or unlock, and belong to the slice only if something in their function does
	left map[site]bool
	sync bool // what synchronises belongs to the slice (Synchronisation)
}

type verdict uint8

const (
	unasked verdict = iota
	decides
	decidesNot
)

// jumps reports whether control may leave a function for one further out.
func (b *controlSlice) jumps() bool {
	return slices.ContainsFunc(
		b.funcs,
		func(f *ir.Func) bool { return f.Name == "__mw_jump" || strings.HasSuffix(f.Name, "longjmp") },
	)
}

// begin makes belong to the slice what does so in every program.
func (b *controlSlice) begin() {
	for _, f := range b.funcs {
		b.inside[f.ID] = make([]bool, len(f.Code))
	}
	for _, f := range b.funcs {
		if f.Runtime {
			if len(b.g.Callers(f.ID)) == 0 { // hooks and guards
				b.wholly(f)
			}
			continue
		}
		for pc := range f.Code {
			if !b.evaluates(f, ir.PC(pc)) {
				continue
			}
			switch f.Code[pc].Op {
			case ir.OpVAStart, ir.OpVAEnd, ir.OpVACopy, ir.OpTrap:
				b.belongs(f, ir.PC(pc))
			case ir.OpUnreachable:
				if !b.p.BehindModel(f, ir.PC(pc)) {
					b.belongs(f, ir.PC(pc))
				}
			case ir.OpCall:
				if !b.left[site{f, ir.PC(pc)}] &&
					slices.ContainsFunc(
						b.g.Callees(f.ID, ir.PC(pc)),
						func(id ir.FuncID) bool { return b.decisions(b.p.Funcs[id]) },
					) {
					b.belongs(f, ir.PC(pc))
				}
			}
		}
	}
	entered := b.calledElsewhere()
	if b.sync {
		entered = b.enteredByMachine()
	}
	for _, f := range entered {
		b.returns(f)
	}
}

// indecisive are the primitives that neither stop a thread, nor have an effect on another one but through memory that
// it reads.
var indecisive = map[string]bool{
	"memcpy": true, "memset": true, "check": true, "touched": true, "used": true, "alloc": true, "free": true,
	"object_size": true, "object_offset": true, "is_concrete": true, "self": true,
	"peek": true, "option": true, "nondet": true, "havoc": true, "choose": true, "thread_storage": true,
}

// errors are the kinds of __midway_violation that end a path on which assertions were all that was looked for, by enum
// midway_violation; the others are assertions.
const firstError = 4

// decisions reports whether a function of the library models, or a primitive, does more than compute, read and write.
func (b *controlSlice) decisions(f *ir.Func) bool {
	switch {
	case b.sync && b.withoutEffect(f):
		return false
	case isPrimitive(f) && b.drop&dropDecisions != 0:
		return strings.HasSuffix(f.Name, "violation")
	case isPrimitive(f):
		return !indecisive[strings.TrimPrefix(f.Name, primitivePrefix)]
	case !f.Runtime || b.decisive[f.ID] != unasked:
		return b.decisive[f.ID] == decides
	}
	b.decisive[f.ID] = decidesNot // of a cycle, what the others do counts
	for pc := range f.Code {
		if in := &f.Code[pc]; in.Op == ir.OpCall &&
			slices.ContainsFunc(b.g.Callees(f.ID, ir.PC(pc)), func(id ir.FuncID) bool {
				c := b.p.Funcs[id]
				return !b.misuses(f, in, c) && b.decisions(c)
			}) {
			b.decisive[f.ID] = decides
			return true
		}
	}
	return false
}

// guard makes the locking belong to the slice of functions in which something may be done that does, and reports
// whether there was any.
func (b *controlSlice) guard() (more bool) {
	for _, f := range b.funcs {
		if f.Runtime || !b.works(f) {
			continue
		}
		for pc := range f.Code {
			if b.left[site{f, ir.PC(pc)}] && !b.inside[f.ID][pc] {
				b.belongs(f, ir.PC(pc))
				more = true
			}
		}
	}
	return more
}

// works reports whether a function accesses what may be shared, or calls, where that belongs to the slice.
func (b *controlSlice) works(f *ir.Func) bool {
	for pc := range f.Code {
		in := &f.Code[pc]
		if b.inside[f.ID][pc] &&
			(verbs[in.Op] != "" && b.mayBeShared(f, in) || in.Op == ir.OpCall && !b.left[site{f, ir.PC(pc)}]) {
			return true
		}
	}
	return false
}

// misuses reports whether a call notes an error other than a failing assertion: no property asks for it, and where it
// happens a speculative exploration is aborted.
func (b *controlSlice) misuses(f *ir.Func, in *ir.Instr, callee *ir.Func) bool {
	if callee.Name != primitivePrefix+"violation" && callee.Name != primitivePrefix+"warn_violation" {
		return false
	}
	kind := f.Calls[in.Aux].Args[0]
	return kind.Kind == ir.KConst && kind.Word >= firstError
}

// belongs makes an instruction of the program's own belong to the slice, with what it is computed from and what decides
// whether it is executed.
func (b *controlSlice) belongs(f *ir.Func, pc ir.PC) {
	if b.inside[f.ID][pc] {
		return
	}
	b.inside[f.ID][pc] = true
	in := &f.Code[pc]
	b.criterion(f, pc)
	switch in.Op {
	case ir.OpPhi:
		for _, p := range f.Blocks[f.BlockOf(pc)].Preds {
			b.terminator(f, p)
		}
	case ir.OpCall:
		b.passes(f, pc)
	}
	b.controlledBy(f, f.BlockOf(pc))
	if b.drop&dropSites != 0 {
		return
	}
	for _, at := range b.g.Callers(f.ID) {
		b.called(b.p.Funcs[at.Func], at.PC)
	}
}

// called makes an instruction belong to the slice, or where a library model executes it, the calls that lead there; not
// those that lock: who comes to the lock later finds it as it was.
func (b *controlSlice) called(f *ir.Func, pc ir.PC) {
	if !f.Runtime {
		b.belongs(f, pc)
		return
	}
	for _, s := range b.leading(f) {
		if !b.left[s] {
			b.belongs(s.f, s.pc)
		}
	}
}

// controlledBy makes belong what decides whether a block is executed.
func (b *controlSlice) controlledBy(f *ir.Func, block ir.BlockID) {
	if b.drop&dropControl != 0 {
		return
	}
	if b.controls[f.ID] == nil {
		b.controls[f.ID] = f.Controls()
	}
	for _, c := range b.controls[f.ID][block] {
		b.belongs(f, f.Blocks[c].End-1)
	}
}

// terminator makes belong what decides whether a block is left, and where to.
func (b *controlSlice) terminator(f *ir.Func, block ir.BlockID) {
	if b.drop&dropPhis != 0 {
		return
	}
	if len(f.Blocks[block].Succs) > 1 {
		b.belongs(f, f.Blocks[block].End-1)
	}
	b.controlledBy(f, block)
}

// wholly makes all of a library model belong to the slice.
func (b *controlSlice) wholly(f *ir.Func) {
	if b.whole[f.ID] || b.inside[f.ID] == nil || b.sync && b.neverRuns(f) {
		return
	}
	b.whole[f.ID] = true
	for pc := range f.Code {
		b.criterion(f, ir.PC(pc))
		if f.Code[pc].Op == ir.OpCall {
			b.passes(f, ir.PC(pc))
		}
	}
}

// passes makes belong what a call that belongs to the slice executes of the library models, and the arguments relevant
// that are so where it leads.
func (b *controlSlice) passes(f *ir.Func, pc ir.PC) {
	args := f.Calls[f.Code[pc].Aux].Args
	for _, id := range b.g.Callees(f.ID, pc) {
		c := b.p.Funcs[id]
		if c.External || b.regs[id] == nil {
			continue
		}
		if c.Runtime {
			b.wholly(c)
		}
		for k := range min(len(args), len(c.Params)) {
			if b.regs[id][k] {
				b.relevant(f, args[k])
			}
		}
	}
}

// counts reports whether a call belongs to the slice so far.
func (b *controlSlice) counts(f *ir.Func, pc ir.PC) bool {
	return b.inside[f.ID] != nil && (b.whole[f.ID] || b.inside[f.ID][pc])
}

// leading are the calls of the program's own that lead to a function of the library models.
func (b *controlSlice) leading(f *ir.Func) []site {
	if b.leads[f.ID] != nil {
		return b.leads[f.ID]
	}
	out, met := []site{}, map[ir.FuncID]bool{f.ID: true}
	for work := []ir.FuncID{f.ID}; len(work) > 0; {
		id := work[0]
		work = work[1:]
		for _, at := range b.g.Callers(id) {
			switch caller := b.p.Funcs[at.Func]; {
			case !caller.Runtime:
				out = append(out, site{caller, at.PC})
			case b.sync && b.neverRuns(caller): // what it calls it does not call
			case !met[at.Func]:
				met[at.Func] = true
				work = append(work, at.Func)
			}
		}
	}
	b.leads[f.ID] = out
	return out
}

// mayBeShared reports whether an access may touch more than local variables.
func (b *controlSlice) mayBeShared(f *ir.Func, in *ir.Instr) bool {
	return slices.ContainsFunc(b.points(f, in.A), func(t pointsto.Target) bool {
		kind := b.g.Info(t.Node).Kind
		return kind == pointsto.Global || kind == pointsto.Heap
	})
}
