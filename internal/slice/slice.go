package slice

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Slice says which accesses of a program are outside. It is frozen.
type Slice struct {
	p       *ir.Program
	outside [][]bool // by function and pc; nil where none is
	count   int
	whole   string // why everything is relevant, or ""
	through bool   // control: what is outside is any instruction
	alone   map[site]bool
}

// rule names a rule of the slice, for tests that leave one out.
type rule uint32

const (
	dropBranches   rule = 1 << iota // what branches depend on
	dropAddresses                   // what addresses and lengths are computed from
	dropDivisors                    // what is divided by
	dropPrimitives                  // arguments of primitives: locks, exits, assertions
	dropGuards                      // what functions return that something else than a call in sight calls
	dropTargets                     // targets of calls
	dropCopies                      // blocks that are copied
	dropArguments                   // arguments of functions
	dropResults                     // results of functions
	dropStores                      // what is stored
	dropUnknown                     // everything, where something without a model may be executed
	dropLives                       // accesses to what may be freed are not outside

	dropControl   // through control: what decides whether an instruction is executed
	dropPhis      // where a phi was come to from
	dropSites     // calls of functions with instructions that belong to the slice
	dropDecisions // what blocks, assumes, exits
	dropBalance   // sections that are left out are balanced
	dropUnseen    // nothing but what locks, unlocks and waits for conditions touches a mutex that is left out
	dropBetween   // what a store left is there until its thread has stored there again
	dropOnce      // and what other executions of the same function read of it
	dropJoins     // for other threads, until its thread has been joined
)

// Of computes the slice of a program from main, with the points-to facts of its executions from there.
func Of(p *ir.Program, g *pointsto.Graph) *Slice { return compute(newBuilder(p, g, 0)) }

// Never says which instructions of the program's own functions are never evaluated: assertions that are not there, with
// what only leads to them. A conditional branch goes the same way whatever its condition is.
type Never func(f *ir.Func, pc ir.PC) bool

// Focused are Of and ThroughControl of a program of which some instructions are never evaluated.
func Focused(p *ir.Program, g *pointsto.Graph, never Never) (values, control *Slice) {
	b := newBuilder(p, g, 0)
	b.never = never
	values = compute(b)
	b = newBuilder(p, g, 0)
	b.never = never
	return values, through(b, values)
}

// Without is Of with a rule left out, or Through with one of its own, for tests that show what it is for.
func Without(p *ir.Program, g *pointsto.Graph, name string) *Slice {
	drop := ruleOf(name)
	if drop >= dropControl {
		return through(newBuilder(p, g, drop), Of(p, g))
	}
	return compute(newBuilder(p, g, drop))
}

func ruleOf(name string) rule {
	i := slices.Index(ruleNames[:], name)
	if i < 0 {
		panic("slice: there is no rule " + name)
	}
	return 1 << i
}

// ruleNames are what tests call the rules.
var ruleNames = [...]string{
	"branches",
	"addresses",
	"divisors",
	"primitives",
	"guards",
	"targets",
	"copies",
	"arguments",
	"results",
	"stores",
	"unknown",
	"lives",
	"control",
	"phis",
	"sites",
	"decisions",
	"balance",
	"unseen",
	"between",
	"once",
	"joins",
}

func compute(b *builder) *Slice {
	s := &Slice{p: b.p, outside: make([][]bool, len(b.p.Funcs))}
	if why := b.unknown(); why != "" && b.drop&dropUnknown == 0 {
		s.whole = why
		return s
	}
	b.collect()
	b.criteria()
	b.close()
	for _, f := range b.funcs {
		if f.Runtime {
			continue
		}
		for pc := range f.Code {
			if b.isOutside(f, &f.Code[pc]) {
				s.add(f, ir.PC(pc))
			}
		}
	}
	return s
}

func (s *Slice) add(f *ir.Func, pc ir.PC) {
	if s.outside[f.ID] == nil {
		s.outside[f.ID] = make([]bool, len(f.Code))
	}
	s.outside[f.ID][pc] = true
	s.count++
}

// Outside reports whether the instruction at pc of f is an access outside the slice.
func (s *Slice) Outside(f ir.FuncID, pc ir.PC) bool {
	list := s.outside[f]
	return list != nil && list[pc]
}

// Alone reports whether the instruction at pc of f is a load of which it is taken for granted that all other threads
// have been joined when it is executed, so that what a thread has stored last is all that is left of it.
func (s *Slice) Alone(f ir.FuncID, pc ir.PC) bool { return s.alone[site{s.p.Funcs[f], pc}] }

// Writes lists the accesses outside that write, by function and pc: the same for slices that the same memory matters
// to.
func (s *Slice) Writes() string {
	if s == nil {
		return ""
	}
	var w strings.Builder
	for _, f := range s.p.Funcs {
		for pc := range f.Code {
			if op := f.Code[pc].Op; s.Outside(f.ID, ir.PC(pc)) && verbs[op] != "" && op != ir.OpLoad {
				fmt.Fprintf(&w, "%d+%d ", f.ID, pc)
			}
		}
	}
	return w.String()
}

// Empty reports whether no access is outside: nothing can be gained by the slice.
func (s *Slice) Empty() bool { return s.count == 0 }

// String lists the accesses outside by function and pc, a line each; where everything is relevant, why.
func (s *Slice) String() string {
	if s.whole != "" {
		return "everything belongs to the slice: " + s.whole + "\n"
	}
	if s.count == 0 {
		return "everything belongs to the slice\n"
	}
	var w strings.Builder
	for _, f := range s.p.Funcs {
		for pc := range f.Code {
			if s.Outside(f.ID, ir.PC(pc)) {
				in := &f.Code[pc]
				if s.through && verbs[in.Op] == "" {
					continue
				}
				fmt.Fprintf(&w, "%s+%d at %s: %s\n", f.Name, pc, s.p.Short(in.Loc), verbs[in.Op])
			}
		}
	}
	return w.String()
}

// verbs are what accesses do.
var verbs = map[ir.Op]string{
	ir.OpLoad:    "read",
	ir.OpStore:   "write",
	ir.OpRMW:     "update",
	ir.OpCmpXchg: "exchange",
	ir.OpMemcpy:  "copy",
	ir.OpMemset:  "fill",
}

// Check reports a broken invariant: what is outside is an access of the program's own.
func (s *Slice) Check() error {
	n := 0
	for _, f := range s.p.Funcs {
		for pc := range f.Code {
			if !s.Outside(f.ID, ir.PC(pc)) {
				continue
			}
			n++
			if in := &f.Code[pc]; s.through {
				continue
			} else if f.Runtime || verbs[in.Op] == "" {
				return fmt.Errorf("slice: %s+%d is no access of the program", f.Name, pc)
			}
		}
	}
	if !s.through && n != s.count || s.whole != "" && n > 0 {
		return fmt.Errorf("slice: %d accesses are outside, not %d", n, s.count)
	}
	return nil
}
