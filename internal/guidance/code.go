package guidance

import (
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Failure is what an instruction does that matters: it may fail, or do what is not known.
type Failure uint8

// The failures.
const (
	Harmless Failure = iota
	Fails            // an assertion
	Unknown
)

// Guide knows the code of a program. Not safe for concurrent use.
type Guide struct {
	p     *ir.Program
	g     *pointsto.Graph
	fails func(f *ir.Func, pc ir.PC) Failure // of an instruction; of a call, what models do that it calls
	given map[ir.FuncID]bool                 // functions that primitives are given, and that threads begin in
	codes []*code                            // by function, its own
	parts map[Place]*code                    // of functions from a place on
	hooks []ir.FuncID                        // that are executed although no call is of them
	ends  map[string]*rest                   // what is executed from places, by their text
	defs  [][]ir.PC                          // by function and register, where it is set
	drop  rule

	coarse bool // no branch is decided by values
}

// rule names a rule, for tests that leave one out.
type rule uint16

const (
	dropCreated rule = 1 << iota // threads still to be created
	dropStack                    // callers of what is executed
	dropHooks                    // what no call in sight executes
	dropStores                   // stores to what conditions depend on
	dropNow                      // the values that there are now
	dropRanges                   // accesses through pointers
	dropOlder                    // registers that were set before
	dropValues                   // the other values that a store may leave
)

// Place is where a frame goes on: the next instruction that it executes, or, with Within, the call that it has under
// way.
type Place struct {
	Func   ir.FuncID
	PC     ir.PC
	Within bool
}

// code is part of a function: what may be executed from a place on.
type code struct {
	f         *ir.Func
	from      ir.PC  // ir.None: from its beginning
	at        []bool // by pc
	calls     []ir.FuncID
	extra     map[ir.PC][]ir.FuncID // by call, what it has executed that it does not call: threads, guards
	writes    []write
	globals   map[ir.GlobalID]bool // that it reads or writes: whether it writes them
	elsewhere bool                 // it may touch memory that is no global variable
	threads   bool                 // it looks at other threads
	all       bool                 // it may do more than touch memory
	failing   []ir.PC              // that fail
	unknown   bool
}

// write is a write to memory.
type write struct {
	at    ir.Operand // of a store
	to    pointsto.Set
	bytes int64
	value uint64 // if known, what is written
	known bool
}

// New is the guide for executions from main, where only assertions are looked for.
func New(p *ir.Program, g *pointsto.Graph) *Guide {
	x := &Guide{
		p:     p,
		g:     g,
		fails: newFailures(p, g).at,
		given: map[ir.FuncID]bool{},
		codes: make([]*code, len(p.Funcs)),
		parts: map[Place]*code{},
		ends:  map[string]*rest{},
	}
	for _, f := range p.Funcs {
		for i := range f.Calls {
			if c := &f.Calls[i]; c.Callee != ir.None && primitive(p.Funcs[c.Callee]) {
				for _, id := range functions(c.Args) {
					x.given[id] = true
				}
			}
		}
	}
	for _, c := range g.ThreadCreates() {
		for _, id := range c.Entries {
			x.given[id] = true
		}
	}
	for _, f := range p.Funcs {
		if f.Runtime && !f.External && g.Reached(f.ID) && len(g.Callers(f.ID)) == 0 && !x.given[f.ID] {
			x.hooks = append(x.hooks, f.ID)
		}
	}
	x.hooks = append(x.hooks, p.Dtors...)
	return x
}

// ruleNames are what tests call the rules.
var ruleNames = [...]string{"created", "stack", "hooks", "stores", "now", "ranges", "older", "values"}

// Without leaves out a rule, for tests that show what it is for.
func (x *Guide) Without(name string) *Guide {
	i := slices.Index(ruleNames[:], name)
	if i < 0 {
		panic("guidance: there is no rule " + name)
	}
	x.drop = 1 << i
	return x
}

func primitive(f *ir.Func) bool { return f.External && strings.HasPrefix(f.Name, "__midway_") }

// functions are those whose address is among operands.
func functions(ops []ir.Operand) (out []ir.FuncID) {
	for _, op := range ops {
		if op.Kind == ir.KFunc {
			out = append(out, ir.FuncID(op.Index))
		}
	}
	return out
}

// whole is all of a function's code.
func (x *Guide) whole(id ir.FuncID) *code {
	if x.codes[id] == nil {
		x.codes[id] = x.read(x.p.Funcs[id], ir.None)
	}
	return x.codes[id]
}

// part is what may be executed of a function from a place on.
func (x *Guide) part(at Place) *code {
	c, known := x.parts[at]
	if !known {
		from := at.PC
		if at.Within {
			from++
		}
		c = x.read(x.p.Funcs[at.Func], from)
		x.parts[at] = c
	}
	return c
}

// read looks at the code of a function from a place on.
func (x *Guide) read(f *ir.Func, from ir.PC) *code {
	c := &code{
		f:       f,
		from:    from,
		at:      make([]bool, len(f.Code)),
		extra:   map[ir.PC][]ir.FuncID{},
		globals: map[ir.GlobalID]bool{},
	}
	if from == ir.None {
		from = f.Entry
	}
	for work := []ir.PC{from}; len(work) > 0; {
		pc := work[len(work)-1]
		work = work[:len(work)-1]
		block := &f.Blocks[f.BlockOf(pc)]
		for ; pc < block.End && !c.at[pc]; pc++ {
			c.at[pc] = true
			x.instr(c, pc)
		}
		if pc == block.End {
			for _, s := range block.Succs {
				work = append(work, f.Blocks[s].First)
			}
		}
	}
	slices.Sort(c.calls)
	c.calls = slices.Compact(c.calls)
	return c
}

// instr adds what an instruction does.
func (x *Guide) instr(c *code, pc ir.PC) {
	f := c.f
	if !f.Runtime || c.from != ir.None || x.given[f.ID] || slices.Contains(x.hooks, f.ID) { // else its call fails
		switch x.fails(f, pc) {
		case Fails:
			c.failing = append(c.failing, pc)
		case Unknown:
			c.unknown = true
		}
	}
	to := func(op ir.Operand) pointsto.Set { return x.g.Operand(f.ID, op) }
	switch in := &f.Code[pc]; in.Op {
	case ir.OpLoad:
		x.touch(c, to(in.A), false)
	case ir.OpStore:
		x.write(
			c,
			write{
				at:    in.A,
				to:    to(in.A),
				bytes: bytesOf(in.Bits),
				value: in.B.Word,
				known: in.B.Kind == ir.KConst && in.Bits <= 64,
			},
		)
	case ir.OpRMW, ir.OpCmpXchg:
		x.touch(c, to(in.A), false)
		x.write(c, write{to: to(in.A), bytes: bytesOf(in.Bits)})
	case ir.OpMemcpy, ir.OpVACopy:
		x.touch(c, to(in.B), false)
		x.write(c, write{to: x.g.Any(to(in.A)), bytes: 1})
	case ir.OpMemset, ir.OpVAStart, ir.OpVAEnd, ir.OpLifetimeStart, ir.OpLifetimeEnd, ir.OpStackRestore:
		x.write(c, write{to: x.g.Any(to(in.A)), bytes: 1})
	case ir.OpAlloca, ir.OpRet: // the locals of a function come and go
		c.elsewhere = true
	case ir.OpCall:
		x.call(c, pc)
	}
}

func bytesOf(bits uint16) int64 { return (int64(bits) + 7) / 8 }

// readers are the primitives that read what they are given or do not look at it, lookers those that look at threads,
// writers those that do nothing but touch memory, or end their thread.
var (
	readers = map[string]bool{
		"check":          true,
		"touched":        true,
		"used":           true,
		"is_concrete":    true,
		"object_size":    true,
		"object_offset":  true,
		"sync":           true,
		"peek":           true,
		"violation":      true,
		"warn_violation": true,
		"ledger":         true,
		"assume":         true,
		"hb_release":     true,
		"hb_acquire":     true,
		"self":           true,
		"option":         true,
		"choose":         true,
	}
	lookers = map[string]bool{
		"thread_exited": true,
		"thread_valid":  true,
		"thread_result": true,
		"thread_flags":  true,
		"thread_named":  true,
		"woken":         true,
	}
	writers = map[string]bool{
		"memcpy":               true,
		"memset":               true,
		"nondet":               true,
		"havoc":                true,
		"free":                 true,
		"alloc":                true,
		"acquire":              true,
		"release":              true,
		"lock_invariant":       true,
		"mutex_kind_invariant": true,
		"queue_invariant":      true,
		"barrier_invariant":    true,
		"state_invariant":      true,
		"barrier_init":         true,
		"exit":                 true,
		"thread_exit":          true,
		"thread_storage":       true,
		"jump":                 true,
		"jump_target":          true,
	}
)

// call adds what a call does, without the functions called.
func (x *Guide) call(c *code, pc ir.PC) {
	f := c.f
	info := &f.Calls[f.Code[pc].Aux]
	for k, n := range info.ByVal {
		if n > 0 {
			x.touch(c, x.g.Any(x.g.Operand(f.ID, info.Args[k])), false)
		}
	}
	c.extra[pc] = append(c.extra[pc], x.created(f.ID, pc)...)
	for _, id := range x.g.Callees(f.ID, pc) {
		callee := x.p.Funcs[id]
		if !callee.External {
			c.calls = append(c.calls, id)
			continue
		}
		for _, id := range functions(info.Args) {
			if !x.p.Funcs[id].External {
				c.extra[pc] = append(c.extra[pc], id)
			}
		}
		name := strings.TrimPrefix(callee.Name, "__midway_")
		c.unknown = c.unknown || name == "cut" // what comes of it could be anything
		for _, op := range info.Args {
			switch to := x.g.Any(x.g.Operand(f.ID, op)); {
			case readers[name]:
				x.touch(c, to, false)
			default:
				x.touch(c, to, false)
				x.write(c, write{to: to, bytes: 1})
			}
		}
		c.threads = c.threads || lookers[name]
		c.all = c.all || !readers[name] && !writers[name] && !lookers[name]
	}
	c.calls = append(c.calls, c.extra[pc]...)
}

// created are the functions that threads execute which a call of the program creates.
func (x *Guide) created(f ir.FuncID, pc ir.PC) (out []ir.FuncID) {
	for _, c := range x.g.ThreadCreates() {
		if c.Func == f && c.PC == pc && x.drop&dropCreated == 0 {
			out = append(out, c.Entries...)
		}
	}
	return out
}

// write adds a write.
func (x *Guide) write(c *code, w write) {
	x.touch(c, w.to, true)
	if x.drop&dropStores == 0 {
		c.writes = append(c.writes, w)
	}
}

// touch adds an access.
func (x *Guide) touch(c *code, to pointsto.Set, writes bool) {
	for _, t := range to {
		switch info := x.g.Info(t.Node); {
		case t.Node == pointsto.UnknownNode:
			c.all = true
		case info.Kind == pointsto.Global && !x.p.Globals[info.Global].ThreadLocal:
			c.globals[info.Global] = c.globals[info.Global] || writes
		default:
			c.elsewhere = true
		}
	}
}
