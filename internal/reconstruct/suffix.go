package reconstruct

import (
	"fmt"
	"slices"

	"midway/context"
	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/property"
)

// Suffix is the end of an execution that fails: it begins where the report's stacks say that the threads were, the
// failing one, and of a race the second one, some basic blocks earlier (RES: Zamfir, Altekar, Candea, HotOS 2013, which
// synthesizes executions backwards from the end). Its memory is unknown: what it needs is a condition at its beginning.
type Suffix struct {
	// how far before the failure, on the shortest way, by blocks of functions of its stack; from 1. Insert makes it
	// less where there is nothing so far away
	Blocks int
	Which  int // of the beginnings that far away, from 0

	Beginnings int    // how many there are; set by Insert
	At         string // where the failing thread begins; set by Begin
	Steps      bool   // there are blocks before it in the functions of its stack

	threads []beginning
}

// HasSuffixes reports whether suffixes of a failure can be looked for: all but those of deadlocks.
func (c *Crash) HasSuffixes() bool {
	return c.Kinds[0] != property.Deadlock && c.Kinds[0] != property.Livelock
}

// beginning is where a thread begins, by what stays when code is put into the program.
type beginning struct {
	name   string
	far    int // blocks before the failure
	fn     ir.FuncID
	call   int32  // a call that it is in, or -1
	block  string // else the block,
	loc    ir.LocID
	stack  ir.Stack
	inside bool
}

// before are the beginnings of a thread so many blocks before it is at one of some spots, or as many as there are; more
// says that some are farther away.
func before(p *ir.Program, id string, spots []goal.Spot, blocks int) (out []beginning, far int, more bool) {
	for i := range spots {
		for _, stack := range spots[i].Stacks {
			for _, b := range beforeOne(p, &spots[i], stack) {
				b.name = nameOf(id)
				switch {
				case b.far > blocks:
					more = true
				case b.far > far:
					out, far = []beginning{b}, b.far
				case b.far == far:
					out = append(out, b)
				}
			}
		}
	}
	return out, far, more
}

// level is a block of a function of a stack: 0 is the youngest frame's.
type level struct {
	frame int
	block ir.BlockID
}

// beforeOne are the beginnings before one spot with one stack, the nearest first: against the edges of its functions,
// and from a function's entry to the call of the frame below.
func beforeOne(p *ir.Program, s *goal.Spot, stack ir.Stack) (out []beginning) {
	fn := func(frame int) *ir.Func {
		if frame == 0 {
			return p.Funcs[s.Func]
		}
		return p.Funcs[stack.Callers[frame-1].Func]
	}
	far := map[level]int{}
	var queue []level
	add := func(l level, d int) {
		if _, seen := far[l]; !seen {
			far[l] = d
			queue = append(queue, l)
		}
	}
	for _, pc := range s.PCs {
		add(level{0, fn(0).BlockOf(pc)}, 1)
	}
	for len(queue) > 0 {
		l := queue[0]
		queue = queue[1:]
		f, d := fn(l.frame), far[l]
		out = append(out, beginning{
			fn: f.ID, call: -1, block: f.Blocks[l.block].Name, far: d,
			stack: ir.Stack{Callers: stack.Callers[l.frame:], Whole: stack.Whole},
		})
		for _, b := range f.Blocks[l.block].Preds {
			add(level{l.frame, b}, d+1)
		}
		if f.BlockOf(f.Entry) == l.block && l.frame < len(stack.Callers) {
			caller := fn(l.frame + 1)
			if pc, ok := context.CallNumbered(caller, stack.Callers[l.frame].Calls[0]); ok {
				add(level{l.frame + 1, caller.BlockOf(pc)}, d+1)
			}
		}
	}
	return out
}

func nameOf(id string) string {
	if id == "" {
		return "failing"
	}
	return "t" + id
}

// where is where a thread of the report is that does not fail.
func (m *matcher) where(id string, s *goal.Spot) beginning {
	f, b := m.p.Funcs[s.Func], beginning{name: nameOf(id), fn: s.Func, call: -1, stack: s.Stacks[0]}
	pc := s.PCs[0]
	if f.Code[pc].Op == ir.OpCall && len(s.Until) > 0 && s.Until[0] == pc+1 {
		b.call, b.inside = f.Code[pc].Aux, true
		return b
	}
	b.block, b.loc = f.Blocks[f.BlockOf(pc)].Name, f.Code[pc].Loc
	return b
}

// begins prepares the suffix's threads: those that fail go back, the others are where the report has them.
func (m *matcher) begins(
	x *Suffix,
	failing [][]goal.Spot,
	ids []string,
	others [][]goal.Spot,
	otherIDs []string,
) error {
	choice := x.Which
	beginnings, far := 1, 0
	for i, spots := range failing {
		from, away, more := before(m.p, ids[i], spots, x.Blocks)
		if len(from) == 0 {
			return fmt.Errorf("nothing is before the failure in the functions of its stack")
		}
		far = max(far, away)
		x.Steps = x.Steps || more
		beginnings *= len(from)
		x.threads = append(x.threads, from[choice%len(from)])
		choice /= len(from)
	}
	for i, spots := range others {
		if len(spots) > 0 {
			x.threads = append(x.threads, m.where(otherIDs[i], &spots[0]))
		}
	}
	x.Beginnings, x.Blocks = beginnings, far
	return nil
}

// Begin is the context in which the suffix begins, in the program into which the crash was inserted.
func (c *Crash) Begin(p *ir.Program) (*context.Context, error) {
	r, out := context.NewPlacer(p), &context.Context{OthersUnknown: !c.Whole}
	x := c.Suffix
	for i, b := range x.threads {
		frames, err := b.frames(p)
		if err != nil {
			return nil, err
		}
		name := b.name
		for slices.ContainsFunc(out.Threads, func(t context.Thread) bool { return t.Name == name }) {
			name += "_"
		}
		out.Threads = append(out.Threads, r.ThreadOf(name, frames, b.inside))
		if i == 0 {
			x.At = placeOf(p, frames[0])
		}
	}
	return out, out.Check(p)
}

// placeOf is the line of an instruction, or of the first one behind it in its block that has one, or the function.
func placeOf(p *ir.Program, at context.Frame) string {
	f := p.Funcs[at.Func]
	for pc := at.PC; pc < f.Blocks[f.BlockOf(at.PC)].End; pc++ {
		if line := p.At(f.Code[pc].Loc); line != "" {
			return line
		}
	}
	return f.Name
}

// frames are the stack of a thread that begins.
func (b *beginning) frames(p *ir.Program) ([]context.Frame, error) {
	young := context.Frame{Func: b.fn}
	f := p.Funcs[b.fn]
	if b.call >= 0 {
		young.PC, _ = context.CallNumbered(f, b.call)
	} else {
		young.PC = b.first(f)
	}
	out := []context.Frame{young}
	for _, c := range b.stack.Callers {
		pc, ok := context.CallNumbered(p.Funcs[c.Func], c.Calls[0])
		if !ok {
			return nil, fmt.Errorf("%s has no such call", p.Funcs[c.Func].Name)
		}
		out = append(out, context.Frame{Func: c.Func, PC: pc})
	}
	return out, nil
}

// first is the beginning of a block, or the first instruction in it of a place.
func (b *beginning) first(f *ir.Func) ir.PC {
	start := ir.PC(-1)
	for i := range f.Blocks {
		block := &f.Blocks[i]
		if block.Name != b.block {
			continue
		}
		if start < 0 {
			start = block.Body
		}
		for pc := block.Body; pc < block.End && b.loc != 0; pc++ {
			if f.Code[pc].Loc == b.loc {
				return pc
			}
		}
	}
	return start
}
