package build

import (
	"fmt"
	"strings"

	"midway/internal/ir"
	"midway/internal/pattern"
	"midway/internal/schedules"
	"midway/internal/schedules/epochs"
)

// wrapped are the functions that the runtime stands in for.
const wrapped = `pthread_mutex_(?:lock|trylock|timedlock|clocklock|unlock|init|destroy)|` +
	`pthread_rwlock_(?:rdlock|wrlock|tryrdlock|trywrlock|timedrdlock|timedwrlock|unlock|init|destroy)|` +
	`pthread_spin_(?:lock|trylock|unlock|init|destroy)|` +
	`pthread_cond_(?:wait|timedwait|clockwait|signal|broadcast|init|destroy)|pthread_barrier_(?:wait|init|destroy)|` +
	`sem_(?:wait|trywait|timedwait|post|init|destroy|getvalue)|pthread_once|pthread_(?:create|join|detach|exit)|exit|` +
	`mtx_(?:init|lock|trylock|timedlock|unlock|destroy)|cnd_(?:init|wait|timedwait|signal|broadcast|destroy)|` +
	`pthread_key_(?:create|delete)|pthread_[gs]etspecific|tss_(?:create|delete|get|set)|thrd_(?:create|join|detach|exit)|call_once|__VERIFIER_atomic_(?:begin|end)`

// visible are functions that are one operation each and are called as they are, between two calls of the runtime's.
const visible = `sem_(?:open|unlink)|pthread_atfork|open|close`

var (
	visibleName = pattern.Of(`^(?:` + visible + `)$`)
	wrappedName = pattern.Of(`^(?:` + wrapped + `)$`)
	symbol      = pattern.Of(`@("[^"]+"|[-\w$.]+)`)
	definition  = pattern.Of(`^define .*?@("[^"]+"|[-\w$.]+)\(.*\{\s*$`)
	label       = pattern.Of(`^("[^"]+"|[-\w$.]+):`)
	assigned    = pattern.Of(`^(%(?:"[^"]*"|[-\w$.]+)) = `)
	callee      = pattern.Of(`^(?:tail |notail )?call [^@]*@("[^"]+"|[-\w$.]+)\(`)
	atomic      = pattern.Of(`^(?:(?:load|store) atomic|atomicrmw|cmpxchg) `)
	opaque      = pattern.Of(`(?m)^  .*[ (]ptr [@%]`)
	global      = pattern.Of(`^@("[^"]+"|[-\w$.]+) = .*?\b(?:global|constant) `)
)

// rewriter changes the text of one unit.
type rewriter struct {
	*tables
	unit    int
	defined map[string]bool // functions of any unit that keep their names
	opaque  bool
	out     strings.Builder
	inputs  map[string]bool // functions that read inputs which decide
	numbers int

	// of the function under way
	fn      *ir.Func
	blocks  map[string]*ir.Block
	at      *site
	noted   map[string][]note
	waiting []string // that are noted behind the phis
	began   bool     // an instruction that is no phi was met in the block
}

// site is how far a block is gone through.
type site struct {
	name    string
	calls   map[string][]ir.PC // of the block, by callee, that are ahead
	atomics []ir.PC
}

func unquoted(name string) string { return strings.Trim(name, `"`) }

// unitText is the text of a unit, changed.
func (t *tables) unitText(unit int, text string, defined, inputs map[string]bool) string {
	r := &rewriter{tables: t, unit: unit, defined: defined, inputs: inputs, opaque: opaque.MatchString(text)}
	declared := ""
	for _, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "declare ") {
			if m := symbol.FindStringSubmatch(line); m != nil && schedules.Read("."+m[1]) != "" {
				declared += strings.Replace(line, "@"+m[1], "@__midway_input_"+m[1], 1) + "\n"
			}
		}
		r.line(line)
	}
	return r.out.String() + declared + r.tail(text)
}

// tail declares what the runtime has, and tells addresses.
func (r *rewriter) tail(text string) string {
	out := "declare void @__midway_marker(i32)\ndeclare void @__midway_atomic_begin()\ndeclare void @__midway_atomic_end()\n" +
		"declare void @__midway_visible_begin()\ndeclare void @__midway_visible_end()\n" +
		"declare void @__midway_block_begin()\ndeclare void @__midway_block_end()\n" +
		"@__midway_place = external thread_local(initialexec) global i32\n" +
		fmt.Sprintf("@__midway_values = external thread_local(initialexec) global [%d x i64]\n", r.registers.count[0]+1) +
		fmt.Sprintf("@__midway_once = external global [%d x i64]\n", r.registers.count[1]+1)
	for i, g := range r.variables {
		if g.Symbol.Unit != r.unit {
			continue
		}
		if r.opaque {
			out += fmt.Sprintf("@__midway_address_%d = constant ptr @%s\n", i, quoted(g.Symbol.Name))
			continue
		}
		out += fmt.Sprintf("@__midway_address_%d = constant i8* bitcast (%s* @%s to i8*)\n", i, globalType(text, g.Symbol.Name),
			quoted(g.Symbol.Name))
	}
	for i, g := range r.registers.locals {
		if g.Symbol.Unit != r.unit {
			continue
		}
		pointer := "ptr"
		if !r.opaque {
			pointer = globalType(text, g.Symbol.Name) + "*"
		}
		out += fmt.Sprintf("define i64 @__midway_local_%d() {\n  ret i64 ptrtoint (%s @%s to i64)\n}\n", i, pointer,
			quoted(g.Symbol.Name))
	}
	return out
}

var plainName = pattern.Of(`^[-\w$.]+$`)

func quoted(name string) string {
	if plainName.MatchString(name) {
		return name
	}
	return `"` + name + `"`
}

// globalType is the type of a variable as its definition has it.
func globalType(text, name string) string {
	for _, line := range strings.Split(text, "\n") {
		if m := global.FindStringSubmatchIndex(line); m != nil && unquoted(line[m[2]:m[3]]) == name {
			return firstType(line[m[1]:])
		}
	}
	return "i8"
}

// firstType is the type that a text begins with.
func firstType(text string) string {
	depth, i := 0, 0
	for ; i < len(text); i++ {
		switch c := text[i]; {
		case strings.IndexByte("[{<(", c) >= 0:
			depth++
		case strings.IndexByte("]}>)", c) >= 0:
			depth--
		case depth == 0 && (c == ' ' || c == ','):
			return text[:i]
		}
	}
	return text
}

func (r *rewriter) line(line string) {
	switch {
	case strings.HasPrefix(line, "attributes #"): // clang has that on all functions where it does not optimise
		line = strings.Replace(line, " noinline ", " ", 1)
	case strings.HasPrefix(line, "define "):
		if m := definition.FindStringSubmatch(line); m != nil {
			r.function(unquoted(m[1]))
		}
	case strings.HasPrefix(line, "}"):
		r.fn = nil
	case r.fn != nil && label.MatchString(line):
		r.block(unquoted(label.FindStringSubmatch(line)[1]))
	case r.fn != nil && strings.HasPrefix(line, "  ") && !strings.HasPrefix(line, "    "):
		r.instruction(line)
		return
	}
	r.out.WriteString(r.renamed(line) + "\n")
}

// function begins a function.
func (r *rewriter) function(name string) {
	r.fn, r.at, r.noted, r.waiting = nil, nil, map[string][]note{}, nil
	for _, f := range r.p.Funcs {
		if f.Symbol.Unit == r.unit && f.Symbol.Name == name && !f.Runtime && !f.External {
			r.fn = f
		}
	}
	if r.fn == nil {
		return
	}
	r.blocks = map[string]*ir.Block{}
	for i := range r.fn.Blocks {
		r.blocks[r.fn.Blocks[i].Name] = &r.fn.Blocks[i]
	}
	for _, n := range r.registers.notes[r.fn.ID] {
		if !n.Loaded {
			r.noted[n.Name] = append(r.noted[n.Name], n)
		}
	}
	r.block(r.fn.Blocks[0].Name)
	for _, p := range r.fn.Params {
		r.waiting = append(r.waiting, "%"+p.Name)
	}
}

// block begins a block.
func (r *rewriter) block(name string) {
	if r.at != nil && r.at.name == name {
		return // the label of the first one
	}
	r.at, r.began = &site{name: name, calls: map[string][]ir.PC{}}, false
	b := r.blocks[name]
	if b == nil {
		return
	}
	for pc := b.First; pc < b.End; pc++ {
		in := &r.fn.Code[pc]
		switch {
		case in.Op == ir.OpCall && r.fn.Calls[in.Aux].Callee != ir.None:
			of := r.p.Funcs[r.fn.Calls[in.Aux].Callee]
			r.at.calls[of.Name] = append(r.at.calls[of.Name], pc)
		case epochs.Atomic(in):
			r.at.atomics = append(r.at.atomics, pc)
		}
	}
}

// head writes what stands behind the phis of a block: what is noted there, and a marker.
func (r *rewriter) head() {
	r.began = true
	for _, name := range r.waiting {
		r.noteNamed(name)
	}
	r.waiting = nil
	for _, n := range r.registers.notes[r.fn.ID] {
		if n.Loaded && n.Block == r.at.name {
			r.numbers++
			text, value := n.load(r.numbers, r.opaque)
			r.out.WriteString(text + n.store(value, r.numbers, r.opaque, r.total(n)))
		}
	}
	if b := r.blocks[r.at.name]; b != nil {
		if n := r.markers[marker{r.fn.ID, b.Body}]; n > 0 {
			fmt.Fprintf(&r.out, "  call void @__midway_marker(i32 %d)\n", n)
		}
	}
}

func (r *rewriter) total(n note) int {
	if n.once {
		return r.registers.count[1] + 1
	}
	return r.registers.count[0] + 1
}

func (r *rewriter) noteNamed(name string) {
	for _, n := range r.noted[name] {
		r.numbers++
		r.out.WriteString(n.store(name, r.numbers, r.opaque, r.total(n)))
	}
}

func (r *rewriter) instruction(line string) {
	text := strings.TrimSpace(line)
	name := ""
	if m := assigned.FindStringSubmatch(text); m != nil {
		name, text = m[1], text[len(m[0]):]
	}
	if strings.HasPrefix(text, "phi ") {
		r.out.WriteString(r.renamed(line) + "\n")
		r.waiting = append(r.waiting, name)
		return
	}
	if !r.began {
		r.head()
	}
	switch {
	case atomic.MatchString(text):
		r.atomic(line)
	case callee.MatchString(text):
		r.call(line, callee.FindStringSubmatch(text)[1])
	default:
		r.out.WriteString(r.renamed(line) + "\n")
	}
	if name != "" {
		r.noteNamed(name)
	}
}

// atomic writes an atomic access.
func (r *rewriter) atomic(line string) {
	inside := false
	if len(r.at.atomics) > 0 {
		inside = !r.set.Program.Slice.Outside(r.fn.ID, r.at.atomics[0])
		r.at.atomics = r.at.atomics[1:]
	}
	if inside {
		line = "  call void @__midway_atomic_begin()\n" + r.renamed(line) + "\n  call void @__midway_atomic_end()"
	}
	r.out.WriteString(line + "\n")
}

// call writes a call: of a function of the runtime's with its place before it, of one that reads an input which may
// decide by the runtime's name for it, of an atomic block within one.
func (r *rewriter) call(line, name string) {
	plain := unquoted(name)
	pc, is := ir.PC(0), false
	if list := r.at.calls[plain]; len(list) > 0 {
		pc, is = list[0], true
		r.at.calls[plain] = list[1:]
	}
	switch f := r.p.Func(plain); {
	case is && !r.defined[plain] && wrappedName.MatchString(plain):
		r.place(pc)
	case is && !r.defined[plain] && visibleName.MatchString(plain):
		r.place(pc)
		line = "  call void @__midway_visible_begin()\n" + line + "\n  call void @__midway_visible_end()"
	case is && f != nil && f.Runtime && schedules.Read("."+plain) != "" && !r.set.Program.Slice.Outside(r.fn.ID, pc):
		r.inputs[plain] = true
		line = strings.Replace(line, "@"+name+"(", "@__midway_input_"+plain+"(", 1)
	case f != nil && f.Atomic && !f.External:
		line = "  call void @__midway_block_begin()\n" + line + "\n  call void @__midway_block_end()"
	}
	r.out.WriteString(r.renamed(line) + "\n")
}

// place tells the runtime the place of the call that is next.
func (r *rewriter) place(pc ir.PC) {
	pointer := "i32*"
	if r.opaque {
		pointer = "ptr"
	}
	fmt.Fprintf(&r.out, "  store i32 %d, %s @__midway_place\n", r.fn.Code[pc].Loc, pointer)
}

// renamed has the runtime stand in for functions of the library, and makes main its own.
func (r *rewriter) renamed(line string) string {
	if !strings.Contains(line, "@") {
		return line
	}
	if i := strings.Index(line, ` c"`); i >= 0 { // a text
		return r.renamed(line[:i]) + line[i:]
	}
	return symbol.ReplaceAllStringFunc(line, func(s string) string {
		switch name := unquoted(s[1:]); {
		case name == "main":
			return "@__midway_program_main"
		case wrappedName.MatchString(name) && !r.defined[name]:
			return "@__midway_" + name
		}
		return s
	})
}
