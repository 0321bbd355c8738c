package build

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/schedules"
	"midway/symheap"
)

// known is what conditions of an epoch are over: an array in C, the values of which are computed when the epoch begins,
// or come from inputs.
type known struct {
	*tables
	threads  []string // their names in the epoch's context
	slots    map[*expr.Node]int
	inputs   map[string]int // by name
	used     int
	snapshot computation // of the values that are known at the beginning
}

// computation is C that computes terms, each once.
type computation struct {
	*known
	strings.Builder
	names map[*expr.Node]string
	early bool // it is executed when the epoch begins: inputs are not known
}

func (k *known) computation(early bool) computation {
	return computation{known: k, names: map[*expr.Node]string{}, early: early}
}

// input is where the value of an input goes.
func (k *known) input(name string) int {
	slot, is := k.inputs[name]
	if !is {
		slot = k.used
		k.used++
		k.inputs[name] = slot
	}
	return slot
}

// conjunction is a condition in C; the error says why it is none.
func (c *computation) conjunction(when *schedules.Condition) (string, error) {
	var all []string
	for _, n := range when.Conjuncts {
		text, err := c.term(n)
		if err != nil {
			return "", err
		}
		all = append(all, text)
	}
	if len(all) == 0 {
		return "1", nil
	}
	return strings.Join(all, " && "), nil
}

// term is a term in C, a uint64_t of which the bits beyond its width are zero.
func (c *computation) term(n *expr.Node) (string, error) {
	if name := c.names[n]; name != "" {
		return name, nil
	}
	switch {
	case n.Width() > 64 || n.Width() == 0:
		return "", fmt.Errorf("a number of %d bits", n.Width())
	case n.Op() == expr.OpConst:
		return c.constant(n.Word())
	case n.Op() == expr.OpSym || n.Op() == expr.OpRead:
		slot, err := c.leaf(n)
		return fmt.Sprintf("v[%d]", slot), err
	}
	var kids []string
	for _, k := range n.Kids() {
		text, err := c.term(k)
		if err != nil {
			return "", err
		}
		kids = append(kids, text)
	}
	text, err := operation(n, kids)
	if err != nil {
		return "", err
	}
	name := fmt.Sprintf("n%d", n.ID())
	fmt.Fprintf(c, "\tconst uint64_t %s = (%s) & %s;\n", name, text, mask(n.Width()))
	c.names[n] = name
	return name, nil
}

func mask(width int) string {
	if width == 64 {
		return "~0ull"
	}
	return fmt.Sprintf("%#xull", uint64(1)<<width-1)
}

var nary = map[expr.Op]string{expr.OpAdd: " + ", expr.OpMul: " * ", expr.OpAnd: " & ", expr.OpOr: " | ", expr.OpXor: " ^ "}

var functions = map[expr.Op]string{expr.OpUDiv: "udiv", expr.OpURem: "urem", expr.OpSDiv: "sdiv", expr.OpSRem: "srem",
	expr.OpShl: "shl", expr.OpLShr: "lshr", expr.OpAShr: "ashr", expr.OpCtLz: "ctlz", expr.OpCtTz: "cttz"}

// operation is what a term does to its operands.
func operation(n *expr.Node, kids []string) (string, error) {
	if op := nary[n.Op()]; op != "" {
		return strings.Join(kids, op), nil
	}
	if f := functions[n.Op()]; f != "" {
		return fmt.Sprintf("%s(%s, %d)", f, strings.Join(kids, ", "), n.Width()), nil
	}
	of := 0
	if len(n.Kids()) > 0 {
		of = n.Kids()[0].Width()
	}
	switch n.Op() {
	case expr.OpNot:
		return "~" + kids[0], nil
	case expr.OpCtPop:
		return "__builtin_popcountll(" + kids[0] + ")", nil
	case expr.OpExtract:
		return fmt.Sprintf("%s >> %d", kids[0], n.Low()), nil
	case expr.OpZExt:
		return kids[0], nil
	case expr.OpSExt:
		return fmt.Sprintf("(uint64_t)sign(%s, %d)", kids[0], of), nil
	case expr.OpConcat:
		text := kids[0]
		for i, k := range kids[1:] {
			text = fmt.Sprintf("(%s) << %d | %s", text, n.Kids()[i+1].Width(), k)
		}
		return text, nil
	case expr.OpEq:
		return kids[0] + " == " + kids[1], nil
	case expr.OpUlt:
		return kids[0] + " < " + kids[1], nil
	case expr.OpSlt:
		return fmt.Sprintf("sign(%s, %d) < sign(%s, %d)", kids[0], of, kids[1], of), nil
	case expr.OpIte:
		return kids[0] + " ? " + kids[1] + " : " + kids[2], nil
	}
	return "", errors.New("floating-point arithmetic")
}

// helpers are the functions of terms.
const helpers = `static inline int64_t sign(uint64_t x, int w) { return (int64_t)(x << (64 - w)) >> (64 - w); }
static inline uint64_t udiv(uint64_t x, uint64_t y, int w) { return y ? x / y : ~0ull; }
static inline uint64_t urem(uint64_t x, uint64_t y, int w) { return y ? x % y : x; }
static inline uint64_t sdiv(uint64_t x, uint64_t y, int w)
{
	int64_t a = sign(x, w), b = sign(y, w);
	return !b ? a < 0 ? 1 : ~0ull : b == -1 ? -(uint64_t)a : (uint64_t)(a / b);
}
static inline uint64_t srem(uint64_t x, uint64_t y, int w)
{
	int64_t a = sign(x, w), b = sign(y, w);
	return !b ? x : b == -1 ? 0 : (uint64_t)(a % b);
}
static inline uint64_t shl(uint64_t x, uint64_t y, int w) { return y >= (uint64_t)w ? 0 : x << y; }
static inline uint64_t lshr(uint64_t x, uint64_t y, int w) { return y >= (uint64_t)w ? 0 : x >> y; }
static inline uint64_t ashr(uint64_t x, uint64_t y, int w) { return (uint64_t)(sign(x, w) >> (y >= (uint64_t)w ? w - 1 : (int)y)); }
static inline uint64_t bytes(uint64_t address, int n)
{
	uint64_t v = 0;
	memcpy(&v, (const void *)(uintptr_t)address, n);
	return v;
}
static inline uint64_t ctlz(uint64_t x, int w) { return x ? (uint64_t)(__builtin_clzll(x) - 64 + w) : (uint64_t)w; }
static inline uint64_t cttz(uint64_t x, int w) { return x ? (uint64_t)__builtin_ctzll(x) : (uint64_t)w; }

`

// addresses is where addresses of a 64-bit program begin that are no numbers.
const addresses = 1 << 43

// constant is a number, or the address of a variable.
func (c *computation) constant(w uint64) (string, error) {
	if w < addresses || c.p.Model != ir.LP64 || int64(w) < 0 {
		return fmt.Sprintf("%#xull", w), nil
	}
	for _, g := range c.p.Globals {
		if g.Addr <= w && w < g.Addr+uint64(max(g.Size, 1)) {
			name, err := c.address(g)
			return fmt.Sprintf("((uint64_t)(uintptr_t)%s + %d)", name, w-g.Addr), err
		}
	}
	return "", errors.New("the address of something that is no variable")
}

// leaf is the slot of an unknown.
func (c *computation) leaf(n *expr.Node) (int, error) {
	if s := n.Symbol(); s != nil && s.Origin == expr.Input {
		switch {
		case schedules.Read(s.Name) == "" && !draws(s.Name):
			return 0, fmt.Errorf("an input that no function returns (%s)", s.Name)
		case c.early:
			return 0, errors.New("memory at a place that an input decides")
		}
		return c.input(s.Name), nil
	}
	if slot, is := c.slots[n]; is {
		return slot, nil
	}
	var text string
	var err error
	if n.Op() == expr.OpSym {
		text, err = c.symbol(n.Symbol())
	} else {
		text, err = c.read(n)
	}
	if err != nil {
		return 0, err
	}
	if n.Width() == 64 {
		text = "__midway_id(" + text + ")"
	}
	slot := c.used
	c.used++
	c.slots[n] = slot
	fmt.Fprintf(&c.snapshot, "\tv[%d] = (%s) & %s;\n", slot, text, mask(n.Width()))
	return slot, nil
}

// draws reports whether an input is who is the serial thread of a barrier, which is up to the runtime.
func draws(input string) bool { return strings.Contains(input, ".PTHREAD_BARRIER_SERIAL_THREAD#") }

// symbol is the value of an unknown at the beginning of the epoch.
func (k *known) symbol(s *expr.Symbol) (string, error) {
	if name, is := dataflow.WokenThread(s); is {
		i := slices.Index(k.threads, name)
		if i < 0 {
			return "", errors.New("whether a thread was woken that is not known")
		}
		return fmt.Sprintf("__midway_woken(t[%d])", i), nil
	}
	switch at := s.Stands.(type) {
	case ir.Definition:
		return k.register(at)
	case expr.Value:
		return k.memory(at, s.Width/8)
	}
	if h, is := s.Typed.(*symheap.Shared); is {
		if p, known := h.Property(s); known && (p.Kind == symheap.Offset || p.Kind == symheap.Live) {
			// where in its object a pointer leads cancels out of what is read there; what is used is not freed
			return map[bool]string{true: "1", false: "0"}[p.Kind == symheap.Live], nil
		}
	}
	return "", fmt.Errorf("a value of which there is only a name (%s)", s.Name)
}

// memory is what some bytes hold.
func (k *known) memory(at expr.Value, bytes int) (string, error) {
	if at.N != nil {
		text, err := k.snapshot.term(at.N)
		return fmt.Sprintf("__midway_read(%s, %d)", text, bytes), err
	}
	text, err := k.snapshot.constant(at.W)
	return fmt.Sprintf("bytes(%s, %d)", text, bytes), err
}

// register is the value of a register of a frame, or of one that is defined once.
func (k *known) register(at ir.Definition) (string, error) {
	once := strings.Contains(at.Frame, "(")
	if strings.Contains(at.Frame, "~") {
		return "", errors.New("a variable of a function that is under way twice")
	}
	slot, err := k.registers.slot(at.Func, at.Reg, once)
	if err != nil {
		return "", err
	}
	if once {
		return fmt.Sprintf("__midway_once[%d]", slot), nil
	}
	thread, _, _ := strings.Cut(at.Frame, ".")
	i := slices.Index(k.threads, thread)
	if i < 0 {
		return "", errors.New("a variable of a thread that is not there")
	}
	return fmt.Sprintf("__midway_value(t[%d], %d)", i, slot), nil
}

// read is what memory holds at the beginning of the epoch.
func (k *known) read(n *expr.Node) (string, error) {
	root := n.Kids()[0]
	if root.Op() != expr.OpSymArray {
		return "", errors.New("memory that was written before it is read")
	}
	index, err := k.snapshot.term(n.Kids()[1])
	if err != nil {
		return "", err
	}
	base, err := k.object(root.Symbol())
	if err != nil {
		return "", err
	}
	if n.Kids()[1].Op() == expr.OpConst && root.Symbol().Origin == expr.Global {
		return fmt.Sprintf("bytes(%s + %s, %d)", base, index, n.Width()/8), nil
	}
	return fmt.Sprintf("__midway_read(%s + %s, %d)", base, index, n.Width()/8), nil
}

// object is the address of the object that an array is the contents of.
func (k *known) object(s *expr.Symbol) (string, error) {
	if at, is := s.Stands.(ir.Slot); is {
		return k.register(ir.Definition(at))
	}
	if h, is := s.Typed.(*symheap.Shared); is {
		if p, known := h.Property(s); known && p.Kind == symheap.Contents {
			return k.pointed(&p)
		}
	}
	if thread, name, is := strings.Cut(s.Name, "'s "); is {
		g, i := k.p.Global(name), slices.Index(k.threads, thread)
		if g != nil && g.ThreadLocal && !g.Runtime && i >= 0 {
			return fmt.Sprintf("__midway_value(t[%d], %d)", i, k.registers.local(g)), nil
		}
	}
	g := k.p.Global(s.Name)
	if g == nil || s.Origin != expr.Global || g.ThreadLocal {
		return "", fmt.Errorf("the contents of %s", s.Name)
	}
	name, err := k.address(g)
	return "(uint64_t)(uintptr_t)" + name, err
}

// pointed is the address of the object that a pointer led to when the epoch began.
func (k *known) pointed(p *symheap.Property) (string, error) {
	if p.Generation > 0 {
		return "", errors.New("memory that code outside may have written")
	}
	text, err := k.snapshot.term(p.Term)
	if err != nil || !p.Led {
		return text, err
	}
	return fmt.Sprintf("(%s - %d)", text, p.Lead), nil
}
