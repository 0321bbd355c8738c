package dataflow

import (
	"strings"

	"midway/context"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Analysis is the context-specific analysis of one program context: CFG₀, the activations its
// threads stand in, and evaluation in them. The other analyses (locksets, barriers) ask it.
//
// It is not safe for concurrent use, and its values belong to the Builder it was made with.
type Analysis struct {
	Prog  *ir.Program
	Ctx   *context.Context
	Graph *pointsto.Graph
	B     *expr.Builder

	rules Rules

	// ByTypes: something is known only as numbers are no pointers (the assumption typed-memory).
	ByTypes       bool
	shapes        []*Shape // by FuncID, built on demand
	calls         *calls
	returners     *returners
	inMain        []ir.FuncID // see InMain; nil until it is asked for
	staying       []bool      // see MainBlockedIn, by FuncID; nil likewise
	handled       *handling   // what handlers of signals may do to who executes them; nil likewise
	jumping       []bool      // see jumpsAt, by FuncID; nil likewise
	jumpsAnywhere bool        // see jumpsAt
	comesBack     bool        // see jumpsBack
	fresh         map[*expr.Symbol]bool
	once          *onceness
	rel           *relative
	memory        *memory
	secluded      *escapeAnalysis
	inFrames      map[*expr.Symbol]int      // by symbol of a definition in a frame at the context: the thread
	alone         map[*expr.Symbol][]Object // see Alone
	paths         paths
	equal         map[*expr.Symbol]expr.Value // see SetEqual
	heap          *heapDefs
	counters      *counters
	joins         *joins
	effects       *modifies // computed when they are asked for
	effectsAt     map[pointsto.CallSite]modified
	bornAs        []*birth // by thread
	before        *Before
	ahead         *Reachable    // computed when it is asked for
	stacks        []*Activation // by thread: the youngest activation
	generic       map[defKey]*genericParam
	names         *namer
	slots         func(thread, frame int, r ir.Reg) (expr.Value, bool)
	slotOf        map[*expr.Symbol]slotKey
	mentioned     map[*expr.Node][]ir.Reg     // see Mentioned
	given         [][]threadArg               // by thread
	kinds         func(pointsto.Set) []uint64 // see SetKinds
	returned      map[pointsto.CallSite]numbers
	freeing       map[ir.FuncID]*freeing      // see Dangling
	freeWalks     map[ir.FuncID]*[2]*freeWalk // of those asked for: what may be freed, and what is on every way
	nulling       *nullers                    // see Nulled
	isGiven       []bool
	cells         map[uint64][]uint64     // see stored
	loaded        map[*expr.Node][]uint64 // see Loaded
}

// Rules are the rules that an analysis does without. The zero value is the whole analysis. Each rule that is left out
// leaves more possible and is sound by itself: users measure with it what a rule is worth (--without), and tests hold
// that nothing else changes.
type Rules struct {
	NoPaths     bool // pointers that are read again from memory have no name (see Path)
	NoArguments bool // whether pointers that functions and threads were given are null is left open
	NoResults   bool // what calls have returned is unknown, even where a few numbers are all that they return
	// pointers loaded from variables are unknown, even where all that is stored there are a few addresses
	NoStored   bool
	Untyped    bool // a number may be a pointer (without the assumption typed-memory)
	NoAlone    bool // nothing is taken to be an activation's own (see Analysis.Alone)
	NoCreators bool // which calls created a thread is known by the start routine alone (see narrow)
}

// Analyze prepares the analysis of a context by all rules; what is asked for is computed then.
func Analyze(p *ir.Program, ctx *context.Context, g *pointsto.Graph, b *expr.Builder) *Analysis {
	return AnalyzeBy(Rules{}, p, ctx, g, b)
}

// AnalyzeBy is Analyze by some of the rules.
func AnalyzeBy(rules Rules, p *ir.Program, ctx *context.Context, g *pointsto.Graph, b *expr.Builder) *Analysis {
	a := &Analysis{Prog: p, Ctx: ctx, Graph: g, B: b, rules: rules,
		shapes: make([]*Shape, len(p.Funcs)), mentioned: map[*expr.Node][]ir.Reg{}}
	a.inFrames, a.cells, a.loaded = map[*expr.Symbol]int{}, map[uint64][]uint64{}, map[*expr.Node][]uint64{}
	a.generic, a.slotOf = map[defKey]*genericParam{}, map[*expr.Symbol]slotKey{}
	a.names = newNamer(a)
	a.returners = newReturners(a)
	a.calls = newCalls(a)
	a.once = newOnceness(a)
	a.memory = newMemory(a)
	a.paths = paths{
		map[cellKey]*expr.Symbol{},
		map[*expr.Symbol]PathCell{},
		map[*expr.Node][]PathCell{},
		map[ir.FuncID][][]ir.PC{},
	}
	a.rel = newRelative(a)
	a.secluded = newSecluded(a)
	a.counters = newCounters(a)
	a.joins = newJoins(a)
	a.before = newBefore(a)
	for t := range ctx.Threads {
		a.stacks = append(a.stacks, a.stack(t))
	}
	a.before.run()
	if !rules.NoCreators {
		a.narrow()
	}
	return a
}

// Shape is the shape of a function with a body.
func (a *Analysis) Shape(f ir.FuncID) *Shape {
	if a.shapes[f] == nil {
		fn := a.Prog.Funcs[f]
		a.shapes[f] = newShape(a.Prog, fn, func(b ir.BlockID) bool { return a.returners.stops(fn, b) })
	}
	return a.shapes[f]
}

// Before is what may have executed before the context.
func (a *Analysis) Before() *Before { return a.before }

// Stack is the youngest activation of a context thread; follow Caller to the older ones.
func (a *Analysis) Stack(thread int) *Activation { return a.stacks[thread] }

func (a *Analysis) at(f ir.FuncID, pc ir.PC) string { return a.Prog.At(a.Prog.Funcs[f].Code[pc].Loc) }

// Reached reports whether the function can execute at all: main, a constructor, the entry of a thread that
// reachable code creates, or something they call.
func (a *Analysis) Reached(f ir.FuncID) bool { return a.calls.reached[f] }

// Woken is 1 where the thread of that name, blocked at the context, was woken before it and has not run since: 1 bit. A
// debugger shows such a thread as one that waits.
func Woken(b *expr.Builder, thread string) expr.Value {
	return b.Sym(b.NewSymbol(thread+wokenSuffix, 1, expr.Thread))
}

const wokenSuffix = ".woken"

// WokenThread is the thread that a symbol is about which Woken has made.
func WokenThread(s *expr.Symbol) (name string, ok bool) {
	if s.Origin != expr.Thread {
		return "", false
	}
	return strings.CutSuffix(s.Name, wokenSuffix)
}

// Ways is how reachable code may enter a function.
func (a *Analysis) Ways(f ir.FuncID) Ways { return a.calls.ways(f) }
