package pieces

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/report"
)

// mode is what is explored of a piece.
type mode string

const (
	// rounds: a thread that stops stays there, and the others go on until they stop, wait or end
	rounds mode = "rounds"
	// moments: all that there is up to the first stop of a thread, wherever the others are then
	moments mode = "moments"
	// extension: whether what was found in a piece shows from pieces before it
	extension mode = "extension"
)

// piece is a context of the program, and what was explored from it.
type piece struct {
	at    place
	from  int // the piece that was the first to end in it, or -1
	depth int // pieces before it

	documents  map[mode]*report.Document
	older      []*report.Document // of explorations that were cut, and done again
	tries      int                // explorations of its rounds that were cut
	done       map[mode]bool
	lost       bool   // it ends where no context can say
	why        string // why it could not be explored
	impossible bool   // then: its threads cannot be there together
	ends       []int
	seconds    float64
}

// task is a piece of work: of a piece, in a mode.
type task struct {
	piece int
	mode  mode
	key   string // of an extension, the violation's
}

// frontier is the contexts that are known, and what is left to be explored of them.
type frontier struct {
	p       *ir.Program
	code    *toucher
	pieces  []*piece
	byKey   map[string]int
	open    []task
	visits  map[string]int // by stand, how many pieces that begin with it were taken
	ahead   map[string][]string
	reached map[string]bool // blocks
	sides   map[string]bool
	pairs   map[string]bool // of places of synchronisation
	creates map[context.Frame][]ir.FuncID
}

func newFrontier(p *ir.Program, code *toucher) *frontier {
	creates := map[context.Frame][]ir.FuncID{}
	for _, c := range code.g.ThreadCreates() {
		creates[context.Frame{Func: c.Func, PC: c.PC}] = c.Entries
	}
	return &frontier{
		creates: creates,
		p:       p,
		code:    code,
		byKey:   map[string]int{},
		visits:  map[string]int{},
		ahead:   map[string][]string{},
		reached: map[string]bool{},
		sides:   map[string]bool{},
		pairs:   map[string]bool{},
	}
}

// add adds a place that a piece ends in; -1 is none. What is to be explored of a new one is open then.
func (f *frontier) add(at place, from int) (number int, opened int) {
	key := at.key()
	if n, known := f.byKey[key]; known {
		return n, 0
	}
	n := len(f.pieces)
	c := &piece{at: at, from: from, documents: map[mode]*report.Document{}, done: map[mode]bool{}}
	if from >= 0 {
		c.depth = f.pieces[from].depth + 1
	}
	f.byKey[key], f.pieces = n, append(f.pieces, c)
	f.open = append(f.open, task{n, rounds, ""}, task{n, moments, ""})
	return n, 2
}

// take takes the task that is to be done next: rounds before extensions, unless those are due, and moments last. Of
// rounds the piece that begins in front of most code that was not reached, for pieces that begin at the same places the
// less the more of them there were.
func (f *frontier) take(extensionsDue bool) (t task, ok bool) {
	best, most := -1, 0.0
	for i, t := range f.open {
		if s := f.score(t, extensionsDue); best < 0 || s > most {
			best, most = i, s
		}
	}
	if best < 0 {
		return t, false
	}
	t = f.open[best]
	f.open = slices.Delete(f.open, best, best+1)
	if t.mode == rounds {
		for _, s := range f.pieces[t.piece].at {
			f.visits[s.key()]++
		}
	}
	return t, true
}

// drop forgets a task.
func (f *frontier) drop(t task) {
	f.open = slices.DeleteFunc(f.open, func(o task) bool { return o == t })
}

// Scores of what comes first, and last.
const (
	first = 1 << 40
	last  = -1 << 40
)

func (f *frontier) score(t task, extensionsDue bool) float64 {
	c := f.pieces[t.piece]
	switch {
	case t.mode == extension && extensionsDue:
		return first
	case t.mode == extension:
		return last / 2
	case t.mode == moments:
		return last - float64(c.depth)
	}
	new, seen := map[string]bool{}, 0
	for _, s := range c.at {
		seen = max(seen, f.visits[s.key()])
		for _, block := range f.before(s) {
			if !f.reached[block] {
				new[block] = true
			}
		}
	}
	return float64(len(new)) / float64(1+seen) / math.Pow(10, float64(c.tries))
}

// before are the blocks that a thread may come to from where it is: in the functions of its stack, and in those that
// these call from there on, directly or not.
func (f *frontier) before(s stand) []string {
	key := s.key()
	if known, ok := f.ahead[key]; ok {
		return known
	}
	blocks := map[string]bool{}
	called := map[ir.FuncID]bool{}
	for _, fr := range s.Frames {
		f.inFunction(fr, blocks, called)
	}
	for id := range called {
		for _, g := range f.code.called(f.p.Funcs[id]) {
			if fn := f.p.Funcs[g]; !fn.Runtime && !fn.External {
				for b := range fn.Blocks {
					blocks[fmt.Sprintf("%s:%d", fn.Name, fn.Blocks[b].Body)] = true
				}
			}
		}
	}
	f.ahead[key] = slices.Sorted(maps.Keys(blocks))
	return f.ahead[key]
}

// inFunction adds the blocks of a function from a place on, and the functions that are called there.
func (f *frontier) inFunction(fr context.Frame, blocks map[string]bool, called map[ir.FuncID]bool) {
	fn := f.p.Funcs[fr.Func]
	start := fn.BlockOf(fr.PC)
	seen, todo := map[ir.BlockID]bool{start: true}, []ir.BlockID{start}
	for len(todo) > 0 {
		b := todo[0]
		todo = todo[1:]
		blocks[fmt.Sprintf("%s:%d", fn.Name, fn.Blocks[b].Body)] = true
		for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
			if fn.Code[pc].Op != ir.OpCall {
				continue
			}
			for _, id := range f.code.g.Callees(fn.ID, pc) {
				called[id] = true
			}
			for _, id := range f.creates[context.Frame{Func: fn.ID, PC: pc}] {
				called[id] = true
			}
		}
		for _, to := range fn.Blocks[b].Succs {
			if !seen[to] {
				seen[to] = true
				todo = append(todo, to)
			}
		}
	}
}

// chain are the pieces that lead to one, the first one of the run first, itself last.
func (f *frontier) chain(n int) (out []int) {
	for ; n >= 0; n = f.pieces[n].from {
		out = append(out, n)
	}
	slices.Reverse(out)
	return out
}

// begins notes that a piece was explored: threads came to the blocks that they begin in.
func (f *frontier) begins(at place) {
	for _, s := range at {
		fn := f.p.Funcs[s.Frames[0].Func]
		b := &fn.Blocks[fn.BlockOf(s.Frames[0].PC)]
		f.reached[fmt.Sprintf("%s:%d", fn.Name, b.Body)] = true
	}
}
