package pointsto

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/internal/halt"
	"midway/internal/ir"
)

// Explain says how many objects user code's pointers may point to, which constraints brought most of them in, and
// what the largest sets have. It analyses the program anew, with every target's first way kept.
func Explain(p *ir.Program, typed Typed, flag *halt.Flag) string {
	a := newAnalysis(p, newTrace(), typed)
	x := &explanation{g: analyze(a, nil, flag), t: a.s.trace}
	x.nameAll()
	var w strings.Builder
	x.write(&w)
	return w.String()
}

type explanation struct {
	g     *Graph
	t     *trace
	names map[varID]string
}

// pointer is a register that user code accesses memory through, in one instance of its function.
type pointer struct {
	inst int32
	reg  ir.Reg
	v    varID
	size int // objects
}

// nameAll gives variables names for people.
func (x *explanation) nameAll() {
	a := x.g.a
	x.names = map[varID]string{
		a.s.sink: "what outside code is given", a.s.summary: "what the objects of large sets hold",
		a.results: "results of threads",
	}
	for k, v := range a.consts {
		if k.node >= 0 {
			x.names[v] = "address of " + a.s.objects[k.node].info.Name
		}
	}
	for i := range a.insts {
		in := a.insts[i]
		f := a.p.Funcs[in.fn]
		where := f.Name
		for _, c := range a.chain(in.ctx) {
			where += " called at " + a.place(c)
		}
		for r := range f.Regs {
			x.names[in.base+varID(r)] = RegName(f, ir.Reg(r)) + " of " + where + definedAt(a.p, f, ir.Reg(r))
		}
		for k := range f.RetBits {
			x.names[in.base+varID(len(f.Regs)+k)] = "result of " + where
		}
	}
	for n := range a.s.objects {
		o := &a.s.objects[n]
		for _, c := range o.cells {
			x.names[c.v] = fmt.Sprintf("%s+%v (%d bytes)", o.info.Name, c.at, c.width)
		}
		for _, c := range o.views {
			x.names[c.v] = fmt.Sprintf("what is read of %s+%v (%d bytes)", o.info.Name, c.at, c.width)
		}
	}
}

// definedAt is " (f.c:12)" for a register that an instruction at that line sets.
func definedAt(p *ir.Program, f *ir.Func, r ir.Reg) string {
	if in := definition(f, r); in != nil && p.Short(in.Loc) != "" {
		return " (" + p.Short(in.Loc) + ")"
	}
	return ""
}

func (x *explanation) name(v varID) string {
	if n := x.names[v]; n != "" {
		return n
	}
	return fmt.Sprintf("a value between (%d)", v)
}

// pointers are the registers that user code goes through, each once.
func (x *explanation) pointers() (out []pointer) {
	a := x.g.a
	for i := range a.insts {
		f := a.p.Funcs[a.insts[i].fn]
		if f.Runtime {
			continue
		}
		seen := map[ir.Reg]bool{}
		for pc := range f.Code {
			in := &f.Code[pc]
			switch in.Op {
			case ir.OpLoad, ir.OpStore, ir.OpMemcpy, ir.OpRMW, ir.OpCmpXchg:
				if in.A.Kind == ir.KReg && !seen[in.A.Reg] {
					seen[in.A.Reg] = true
					v := a.reg(int32(i), in.A.Reg)
					out = append(out, pointer{int32(i), in.A.Reg, v, len(x.g.set(v))})
				}
			}
		}
	}
	return out
}

// sizesText says how many objects sets have: mean, and the values that half and nine of ten do not exceed.
func sizesText(list []int) string {
	if len(list) == 0 {
		return "none"
	}
	slices.Sort(list)
	sum := 0
	for _, n := range list {
		sum += n
	}
	return fmt.Sprintf("%d: mean %.1f, median %d, 90 %% %d, largest %d",
		len(list), float64(sum)/float64(len(list)), list[len(list)/2], list[len(list)*9/10], list[len(list)-1])
}

// calls are how many functions each indirect call of user code may reach.
func (x *explanation) calls() (out []int) {
	for _, f := range x.g.p.Funcs {
		if f.Runtime || f.External || !x.g.reached[f.ID] {
			continue
		}
		for pc := range f.Code {
			if in := &f.Code[pc]; in.Op == ir.OpCall && f.Calls[in.Aux].Callee == ir.None {
				out = append(out, len(x.g.Callees(f.ID, ir.PC(pc))))
			}
		}
	}
	return out
}

const (
	manyWays  = 12 // constraints that are listed
	manySteps = 24 // of a way
	manyNames = 40 // members of a set
)

func (x *explanation) write(w *strings.Builder) {
	all := x.pointers()
	sizes := make([]int, len(all))
	for i, p := range all {
		sizes[i] = p.size
	}
	fmt.Fprintf(w, "pointers that user code goes through, objects each: %s\n", sizesText(sizes))
	fmt.Fprintf(w, "indirect calls of user code, functions each: %s\n", sizesText(x.calls()))
	fmt.Fprintf(w, "objects that code outside the program reaches: %d of %d\n", len(x.g.outside), len(x.g.a.s.objects))
	if n := len(x.g.summary); n > 0 {
		fmt.Fprintf(w, "objects that are taken together, as sets had more than %d: %d\n", maxSet, n)
	}
	x.writeWays(w, all)
	x.writeOutside(w)
	x.writeLargest(w, all)
}

// way is the steps by which a target came to a variable, that one first.
func (x *explanation) way(at arrival) (steps []arrival) {
	seen := map[arrival]bool{}
	for !seen[at] {
		seen[at] = true
		steps = append(steps, at)
		o, ok := x.t.first[at]
		switch {
		case !ok:
			return steps
		case o.src != noVar:
			at.v = o.src
		case o.via != noVar && at.n == UnknownNode:
			at.v = o.via
		default:
			return steps
		}
	}
	return steps
}

// writeWays lists where the targets of most sets come from that are outside, or are taken together.
func (x *explanation) writeWays(w *strings.Builder, all []pointer) {
	below := map[arrival]int{}
	into := map[arrival][]arrival{}
	roots := map[arrival]bool{}
	for _, p := range all {
		for _, n := range []Node{UnknownNode, summaryNode, inputNode} {
			if _, ok := x.t.first[arrival{p.v, n}]; !ok {
				continue
			}
			steps := x.way(arrival{p.v, n})
			for i, s := range steps {
				if below[s]++; below[s] == 1 && i+1 < len(steps) {
					into[steps[i+1]] = append(into[steps[i+1]], s)
				}
			}
			roots[steps[len(steps)-1]] = true
		}
	}
	for _, r := range x.largest(roots, below) {
		fmt.Fprintf(w, "\n%s is in %d sets, from\n", x.g.a.s.objects[r.n].info.Name, below[r])
		for n := 0; n < manySteps; n++ {
			fmt.Fprintf(w, "  %6d %s\n", below[r], x.step(r))
			next := into[r]
			if len(next) == 0 {
				break
			}
			r = slices.MaxFunc(next, func(p, q arrival) int { return cmp.Or(below[p]-below[q], int(q.v-p.v)) })
		}
	}
}

// largest are the arrivals that most sets come from.
func (x *explanation) largest(of map[arrival]bool, below map[arrival]int) (out []arrival) {
	for r := range of {
		out = append(out, r)
	}
	slices.SortFunc(out, func(p, q arrival) int {
		return cmp.Or(below[q]-below[p], int(p.n-q.n), int(p.v-q.v))
	})
	return out[:min(len(out), manyWays)]
}

// step is a variable of a way, with the pointer that was gone through to it.
func (x *explanation) step(at arrival) string {
	o := x.t.first[at]
	if o.via == noVar {
		return x.name(at.v)
	}
	return x.name(at.v) + ", through " + x.name(o.via)
}

// writeOutside says of the first objects that outside code came to reach how they were given to it, and what gave it
// most of them.
func (x *explanation) writeOutside(w *strings.Builder) {
	a := x.g.a
	count := map[string]int{}
	for i, n := range a.s.escaped {
		steps := x.way(arrival{a.s.sink, n})
		if _, given := x.t.first[steps[0]]; !given {
			count["it is a global variable"]++
			continue
		}
		if len(steps) > 1 {
			count["from "+x.name(steps[1].v)]++
		}
		if i < manyWays {
			fmt.Fprintf(w, "\noutside code reaches %s\n", a.s.objects[n].info.Name)
			x.writeSteps(w, steps[1:])
		}
	}
	by := make([]string, 0, len(count))
	for text := range count {
		by = append(by, text)
	}
	slices.SortFunc(by, func(p, q string) int { return cmp.Or(count[q]-count[p], strings.Compare(p, q)) })
	fmt.Fprintln(w, "\nobjects that outside code reaches, by what gave them to it")
	for _, text := range by[:min(len(by), manyWays)] {
		fmt.Fprintf(w, "  %6d %s\n", count[text], text)
	}
}

func (x *explanation) writeSteps(w *strings.Builder, steps []arrival) {
	for _, s := range steps[:min(len(steps), manySteps)] {
		fmt.Fprintf(w, "    from %s\n", x.step(s))
	}
}

// writeLargest lists the members of the largest sets, with the way of one.
func (x *explanation) writeLargest(w *strings.Builder, all []pointer) {
	slices.SortStableFunc(all, func(p, q pointer) int { return q.size - p.size })
	all = slices.DeleteFunc(all, func(p pointer) bool { return p.size < 2 })
	for _, p := range all[:min(len(all), manyWays)] {
		fmt.Fprintf(w, "\n%s: %d objects\n", x.name(p.v), p.size)
		list := x.g.a.s.vars[x.g.a.s.find(p.v)].pts
		for _, e := range list[:min(len(list), manyNames)] {
			fmt.Fprintf(w, "  %s+%v\n", x.g.a.s.objects[e.node].info.Name, x.g.a.s.regions.at(e.at))
			x.writeSteps(w, x.way(arrival{p.v, e.node})[1:])
		}
	}
}
