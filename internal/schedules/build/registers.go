package build

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
)

// registers are those of which the program notes the values: in a slot of the thread that defines them, or, where they
// are defined once in a run, in one of all.
type registers struct {
	p     *ir.Program
	slots map[registerKey]int
	count [2]int // of the thread's own slots, and of those of all
	notes map[ir.FuncID][]note

	locals   []*ir.Global // thread-local variables of which threads note the address
	localsAt []int        // where
}

type registerKey struct {
	f    ir.FuncID
	r    ir.Reg
	once bool
}

// note is where a value is noted.
type note struct {
	*ir.Origin
	info ir.RegInfo
	slot int
	once bool
}

func newRegisters(p *ir.Program) *registers {
	return &registers{p: p, slots: map[registerKey]int{}, notes: map[ir.FuncID][]note{}}
}

// slot is the one of a register. The error says why there is none.
func (r *registers) slot(f ir.FuncID, reg ir.Reg, once bool) (int, error) {
	key := registerKey{f, reg, once}
	if slot, is := r.slots[key]; is {
		return slot, nil
	}
	info := r.p.Funcs[f].Regs[reg]
	if info.Origin == nil || info.Bits > 64 || !noted(info.Origin.Type) {
		return 0, fmt.Errorf("a value of %s that its text has under no name", r.p.Funcs[f].Name)
	}
	kind := 0
	if once {
		kind = 1
	}
	slot := r.count[kind]
	r.count[kind]++
	r.slots[key] = slot
	r.notes[f] = append(r.notes[f], note{info.Origin, info, slot, once})
	return slot, nil
}

// local is the slot of the address of a thread-local variable.
func (r *registers) local(g *ir.Global) int {
	if i := slices.Index(r.locals, g); i >= 0 {
		return r.localsAt[i]
	}
	r.locals, r.localsAt = append(r.locals, g), append(r.localsAt, r.count[0])
	r.count[0]++
	return r.count[0] - 1
}

// noted reports whether values of a type are noted: integers, pointers, floats.
func noted(t string) bool {
	return strings.HasSuffix(t, "*") || t == "ptr" || t == "float" || t == "double" ||
		strings.HasPrefix(t, "i") && strings.Trim(t[1:], "0123456789") == ""
}

// store is the LLVM IR that notes a value, where opaque with the pointers of newer versions.
func (n *note) store(value string, number int, opaque bool, total int) string {
	wide, text := fmt.Sprintf("%%midway.w%d", number), ""
	switch {
	case strings.HasSuffix(n.Type, "*") || n.Type == "ptr":
		t := n.Type
		if opaque {
			t = "ptr"
		}
		text = fmt.Sprintf("  %s = ptrtoint %s %s to i64\n", wide, t, value)
	case n.Type == "float":
		text = fmt.Sprintf("  %s.f = bitcast float %s to i32\n  %s = zext i32 %s.f to i64\n", wide, value, wide, wide)
	case n.Type == "double":
		text = fmt.Sprintf("  %s = bitcast double %s to i64\n", wide, value)
	case n.Type == "i64":
		wide = value
	default:
		text = fmt.Sprintf("  %s = zext %s %s to i64\n", wide, n.Type, value)
	}
	array := fmt.Sprintf("[%d x i64]", total)
	name := "@__midway_values"
	if n.once {
		name = "@__midway_once"
	}
	to := fmt.Sprintf("i64* getelementptr inbounds (%s, %s* %s, i64 0, i64 %d)", array, array, name, n.slot)
	if opaque {
		to = fmt.Sprintf("ptr getelementptr inbounds (%s, ptr %s, i64 0, i64 %d)", array, name, n.slot)
	}
	return text + fmt.Sprintf("  store i64 %s, %s\n", wide, to)
}

// load is the LLVM IR that loads the value of a local, under a name that is not taken.
func (n *note) load(number int, opaque bool) (text, value string) {
	value = fmt.Sprintf("%%midway.l%d", number)
	pointer := n.Type + "*"
	if opaque {
		pointer = "ptr"
	}
	return fmt.Sprintf("  %s = load %s, %s %s\n", value, n.typeIn(opaque), pointer, n.Name), value
}

func (n *note) typeIn(opaque bool) string {
	if opaque && strings.HasSuffix(n.Type, "*") {
		return "ptr"
	}
	return n.Type
}
