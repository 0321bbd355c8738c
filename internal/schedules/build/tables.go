package build

import (
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/schedules"
)

// tables writes the schedules of a set in C.
type tables struct {
	p         *ir.Program
	set       *schedules.Set
	registers *registers
	variables []*ir.Global // of which the program tells the address
	markers   map[marker]int

	out      strings.Builder
	names    int
	threads  int // at most, of an epoch
	values   int
	depth    int
	Skipped  []string // conditions that are not computed, and why
	schedule int      // the next one's number, within the epoch
}

// marker is a place at which epochs end.
type marker struct {
	f  ir.FuncID
	pc ir.PC
}

func newTables(set *schedules.Set) *tables {
	p := set.Program.Loaded.Program
	t := &tables{p: p, set: set, registers: newRegisters(p), markers: map[marker]int{}}
	for f, pcs := range set.Stops() {
		for _, pc := range pcs {
			t.markers[marker{f, pc}] = 0
		}
	}
	var all []marker
	for m := range t.markers {
		all = append(all, m)
	}
	slices.SortFunc(all, func(a, b marker) int {
		if a.f != b.f {
			return int(a.f - b.f)
		}
		return int(a.pc - b.pc)
	})
	for i, m := range all {
		t.markers[m] = i + 1
	}
	return t
}

// address is what the program calls the address of a variable for the tables.
func (t *tables) address(g *ir.Global) (string, error) {
	if g.Symbol.Unit < 0 || g.Runtime {
		return "", fmt.Errorf("the address of %s", g.Name)
	}
	i := slices.Index(t.variables, g)
	if i < 0 {
		i = len(t.variables)
		t.variables = append(t.variables, g)
	}
	return fmt.Sprintf("__midway_address_%d", i), nil
}

func (t *tables) name(kind string) string {
	t.names++
	return fmt.Sprintf("%s%d", kind, t.names)
}

// define writes an array, and gives its name; "0" of none.
func (t *tables) define(kind, of string, elements []string) string {
	if len(elements) == 0 {
		return "0"
	}
	name := t.name(kind)
	fmt.Fprintf(&t.out, "static const %s %s[] = {%s};\n", of, name, strings.Join(elements, ", "))
	return name
}

// write writes all epochs.
func (t *tables) write() string {
	var epochs []string
	for _, e := range t.set.Epochs {
		epochs = append(epochs, t.epoch(e))
	}
	fmt.Fprintf(&t.out, "const struct epoch *const __midway_epochs[] = {%s};\n", strings.Join(epochs, ", "))
	fmt.Fprintf(&t.out, "const int __midway_most_threads = %d, __midway_most_values = %d, __midway_most_fragments = %d;\n",
		t.threads+1, t.values, t.depth)
	head := "#include <string.h>\n#include \"schedule.h\"\n\n" + helpers
	for i := range t.variables {
		head += fmt.Sprintf("extern char *const __midway_address_%d;\n", i)
	}
	locals := ""
	for i := range t.registers.locals {
		head += fmt.Sprintf("uint64_t __midway_local_%d(void);\n", i)
		locals += fmt.Sprintf("\t__midway_values[%d] = __midway_local_%d();\n", t.registers.localsAt[i], i)
	}
	fmt.Fprintf(&t.out, "void __midway_note_locals(void)\n{\n%s}\n", locals)
	fmt.Fprintf(&t.out, "_Thread_local uint64_t __midway_values[%d];\nuint64_t __midway_once[%d];\n"+
		"_Thread_local uint32_t __midway_place;\n", t.registers.count[0]+1, t.registers.count[1]+1)
	return head + t.out.String()
}

// epoch writes one, and gives its address.
func (t *tables) epoch(e *schedules.Epoch) string {
	k := &known{tables: t, slots: map[*expr.Node]int{}, inputs: map[string]int{}}
	k.snapshot = k.computation(true)
	var starts []string
	for _, ct := range e.Context.Threads {
		k.threads = append(k.threads, ct.Name)
		starts = append(starts, t.start(ct.Frames[0].Func, ct.Frames[0].PC, ct.Blocked))
	}
	t.threads = max(t.threads, len(k.threads))
	t.schedule = 1
	root := "0"
	if e.Root != nil {
		root = k.node(e, e.Root, 1)
	}
	t.values = max(t.values, k.used)
	snapshot := "0"
	if text := k.snapshot.String(); text != "" {
		snapshot = t.name("snapshot")
		fmt.Fprintf(&t.out, "static void %s(uint64_t *v, struct thread *const *t)\n{\n%s}\n", snapshot, text)
	}
	name := t.name("epoch")
	fmt.Fprintf(&t.out, "static const struct epoch %s = {%d, %s, %s, %s};\n\n", name, len(k.threads),
		t.define("starts", "struct start", starts), root, snapshot)
	return "&" + name
}

// start is where a thread stands: at a marker, or blocked in a call.
func (t *tables) start(f ir.FuncID, pc ir.PC, blocked bool) string {
	if n := t.markers[marker{f, pc}]; n > 0 && !blocked {
		return fmt.Sprintf("{1, %d}", n)
	}
	return fmt.Sprintf("{0, %d}", t.p.Funcs[f].Code[pc].Loc)
}

// node writes where a fragment is chosen, and gives its address.
func (k *known) node(e *schedules.Epoch, n *schedules.Node, depth int) string {
	k.depth = max(k.depth, depth)
	var fragments []string
	for _, c := range n.Choices {
		fragments = append(fragments, k.fragment(e, c, depth))
	}
	choose := k.choose(e, n)
	name := k.name("node")
	fmt.Fprintf(&k.out, "static const struct node %s = {%s, %s};\n", name,
		k.define("fragments", "struct fragment *const", fragments), choose)
	return "&" + name
}

// choose writes the function that chooses; "0" where there is nothing to choose.
func (k *known) choose(e *schedules.Epoch, n *schedules.Node) string {
	if len(n.Choices) == 1 && len(n.Choices[0].When) == 1 && len(n.Choices[0].When[0].Conjuncts) == 0 {
		return "0"
	}
	c := k.computation(false)
	var tests []string
	rest, skipped := -1, 0
	for i, choice := range n.Choices {
		var cases []string
		var why error
		for j := range choice.When {
			text, err := c.conjunction(&choice.When[j])
			if err != nil {
				why = err
				continue
			}
			cases = append(cases, text)
		}
		if why != nil {
			rest = i
			if skipped++; skipped > 1 || !e.Covered() {
				k.Skipped = append(k.Skipped, fmt.Sprintf("epoch %d: a condition is about %s", e.Number, why))
			}
		}
		if len(cases) > 0 {
			tests = append(tests, fmt.Sprintf("\tif ((%s)) {\n\t\tfound = %d;\n\t\tcount++;\n\t}\n",
				strings.Join(cases, ") || ("), i))
		}
	}
	otherwise := -1
	if skipped == 1 && e.Covered() {
		otherwise = rest
	}
	name := k.name("choose")
	fmt.Fprintf(&k.out, "static int %s(const uint64_t *v)\n{\n%s\tint found = %d, count = 0;\n%s\treturn count > 1 ? -2 : found;\n}\n",
		name, c.String(), otherwise, strings.Join(tests, ""))
	return name
}

// fragment writes one, and gives its address.
func (k *known) fragment(e *schedules.Epoch, c *schedules.Choice, depth int) string {
	number := k.schedule
	lists := map[int][]string{}
	threads := 0
	for _, o := range c.Operations {
		lists[o.TID] = append(lists[o.TID], k.operation(o))
		threads = max(threads, o.TID+1)
		k.needsThreads(max(o.TID, o.Creates) + 1)
	}
	var pointers, counts []string
	for tid := range threads {
		pointers = append(pointers, k.define("operations", "struct operation", lists[tid]))
		counts = append(counts, fmt.Sprint(len(lists[tid])))
	}
	next, epoch, order := "0", "UNKNOWN", "0"
	if c.Next != nil {
		next = k.node(e, c.Next, depth+1)
	} else {
		k.schedule++
		epoch, order = k.ending(c.End)
	}
	name := k.name("fragment")
	fmt.Fprintf(&k.out, "static const struct fragment %s = {%s, %s, %d, %s, %s, %s, %d, %d};\n", name,
		k.define("threads", "struct operation *const", pointers), k.define("counts", "uint32_t", counts), threads, next,
		epoch, order, number, asInt(k.verified(e, c)))
	return "&" + name
}

// needsThreads notes that an epoch has so many threads.
func (t *tables) needsThreads(n int) { t.threads = max(t.threads, n) }

func asInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// verified reports whether some schedule is that begins with a fragment.
func (t *tables) verified(e *schedules.Epoch, c *schedules.Choice) bool {
	if !t.set.Checked() || len(e.Faults) > 0 {
		return false
	}
	if c.Next == nil {
		return len(c.End.Faults) == 0
	}
	return slices.ContainsFunc(c.Next.Choices, func(c *schedules.Choice) bool { return t.verified(e, c) })
}

// ending is what follows a schedule: the index of an epoch, and the order of its threads.
func (t *tables) ending(end *schedules.Ending) (epoch, order string) {
	switch {
	case end.Epoch > 0 && end.Epoch <= len(t.set.Epochs):
		var list []string
		for _, tid := range end.Order {
			list = append(list, fmt.Sprint(tid))
		}
		return fmt.Sprint(end.Epoch - 1), t.define("order", "uint16_t", list)
	case end.Outcome == execute.Cut || end.Outcome == execute.FragmentEnd:
		return "UNKNOWN", "0"
	}
	return "NEVER", "0"
}

// operation is one, as an initialiser.
func (k *known) operation(o *schedules.Operation) string {
	var flags []string
	slot, returns := 0, 0
	if o.Input != "" {
		flags, slot = append(flags, "READS"), k.input(o.Input)
	}
	if draws(o.Input) {
		flags = append(flags, "DRAWS")
	}
	if o.Timeout {
		flags = append(flags, "TIMES_OUT")
	}
	if o.Returns != nil {
		flags, returns = append(flags, "RETURNS"), *o.Returns
	}
	if len(flags) == 0 {
		flags = []string{"0"}
	}
	var edges, wakes []string
	for _, p := range o.After {
		edges = append(edges, fmt.Sprintf("{%d, %d}", p.TID, p.N))
	}
	if len(edges) > 0 {
		edges = append(edges, "{0, 0}")
	}
	for _, tid := range o.Wakes {
		wakes = append(wakes, fmt.Sprint(tid))
	}
	if len(wakes) > 0 {
		wakes = append(wakes, "-1")
	}
	code := o.Code
	if o.Creates > 0 {
		code = abi.OpCreate
	}
	return fmt.Sprintf("{%d, %s, %d, %d, %d, %d, %d, %s, %s}", code, strings.Join(flags, " | "), slot, o.Nth, o.Loc, returns,
		o.Creates, k.define("after", "struct edge", edges), k.define("wakes", "int16_t", wakes))
}
