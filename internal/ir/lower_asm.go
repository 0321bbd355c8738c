package ir

import (
	"fmt"
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"

	"midway/internal/pattern"
)

// isBarrier reports whether an assembly statement has no instruction: a barrier to the compiler.
func isBarrier(asm *llir.InlineAsm) bool { return len(asmLines(asm.Asm)) == 0 }

// inlineAsm gives the assembly that programs really use its meaning, as a few lines of an x86
// evaluator at load: no-ops, fences, exchanges, atomic arithmetic, byte swaps, the time stamp.
// Anything else ends its path when it is executed.
func (b *builder) inlineAsm(asm *llir.InlineAsm, c callSite) ([]Operand, error) {
	mark, regs := len(b.cur.code), len(b.f.Regs)
	m, err := b.newMachine(asm, c)
	if err == nil {
		err = m.run(asmLines(asm.Asm))
	}
	var out []Operand
	if err == nil {
		out, err = m.results()
	}
	if err == nil {
		return out, nil
	}
	b.cur.code, b.f.Regs = b.cur.code[:mark], b.f.Regs[:regs]
	parts, terr := b.l.dl.scalars(c.result)
	b.f.Asms = append(b.f.Asms, fmt.Sprintf("%q: %v", asm.Asm, err))
	b.emit(Instr{Op: OpAsm, Aux: int32(len(b.f.Asms) - 1)})
	return unsetLanes(len(parts), KUndef), terr
}

var asmComment = pattern.Of(`#[^\n]*|/\*.*?\*/`)

// asmLines are the instructions of a template, a lock prefix kept in front of its instruction.
func asmLines(text string) []string {
	text = asmComment.ReplaceAllString(text, "")
	var out []string
	prefix := ""
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == ';' }) {
		line = strings.TrimSpace(strings.ReplaceAll(line, "\t", " "))
		switch line {
		case "", "nop":
			continue
		case "lock", "rep":
			prefix = line + " "
			continue
		}
		out = append(out, strings.ToLower(prefix+line))
		prefix = ""
	}
	return out
}

// asmOperand is one operand of the constraint string.
type asmOperand struct {
	code   string // the constraint's letters
	output bool
	memory bool // indirect: val is an address
	s      scalar
	val    Operand
	known  bool // val is set
	tied   int  // for an input: the output it shares a place with, or -1
}

// machine evaluates the instructions of one assembly statement.
type machine struct {
	b      *builder
	ops    []asmOperand
	zero   Operand // the zero flag
	flag   bool    // zero is set
	carry  Operand
	hasCF  bool
	locked bool           // the instruction has a lock prefix
	named  map[string]int // "ax" → operand bound to that register
	result []scalar
}

// newMachine binds the operands of the constraint string to the arguments of the call.
func (b *builder) newMachine(asm *llir.InlineAsm, c callSite) (*machine, error) {
	result, err := b.l.dl.scalars(c.result)
	if err != nil {
		return nil, err
	}
	m := &machine{b: b, named: map[string]int{}, result: result}
	arg, out := 0, 0
	for _, con := range splitConstraints(asm.Constraint) {
		if strings.HasPrefix(con, "~") || strings.HasPrefix(con, "!") {
			continue
		}
		op := asmOperand{tied: -1, output: strings.HasPrefix(con, "="), code: strings.TrimLeft(con, "=&%")}
		op.memory = strings.HasPrefix(op.code, "*")
		if op.output && !op.memory {
			if out >= len(result) {
				return nil, fmt.Errorf("more outputs than results")
			}
			op.s = result[out]
			out++
		} else {
			if arg >= len(c.args) {
				return nil, fmt.Errorf("more operands than arguments")
			}
			if err := m.bind(&op, c, arg); err != nil {
				return nil, err
			}
			arg++
		}
		m.add(op)
	}
	return m, nil
}

func splitConstraints(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, ",")
}

// bind gives an operand the value of an argument.
func (m *machine) bind(op *asmOperand, c callSite, arg int) error {
	val, err := m.b.one(c.args[arg])
	if err != nil {
		return err
	}
	s, err := m.b.scalarOf(c.args[arg].Type())
	if err != nil {
		return err
	}
	op.val, op.known, op.s = val, true, s
	if op.memory {
		op.s = scalar{}
		if a, ok := c.args[arg].(*llir.Arg); ok {
			for _, attr := range a.Attrs {
				if et, ok := attr.(llir.ElementType); ok {
					if op.s, err = m.b.scalarOf(et.Typ); err != nil {
						return err
					}
				}
			}
		}
		if t := typeOfPointee(c.args[arg].Type()); op.s.bits == 0 && t != nil {
			if s, err := m.b.scalarOf(t); err == nil {
				op.s = s
			}
		}
	}
	return nil
}

// add appends an operand; a digit ties an input to an output, which starts with its value.
func (m *machine) add(op asmOperand) {
	if n, err := strconv.Atoi(op.code); err == nil && !op.output && n < len(m.ops) {
		op.tied = n
		m.ops[n].val, m.ops[n].known = m.b.resize(m.ops[n].s, op.s.bits, op.val), true
	}
	if name := strings.Trim(strings.TrimPrefix(op.code, "*"), "{}"); strings.HasPrefix(
		strings.TrimPrefix(op.code, "*"),
		"{",
	) {
		if old, bound := m.named[name]; bound && !op.output {
			op.tied = old
			m.ops[old].val, m.ops[old].known = m.b.resize(m.ops[old].s, op.s.bits, op.val), true
		} else {
			m.named[name] = len(m.ops)
		}
	}
	m.ops = append(m.ops, op)
}

// results are the values of the outputs, in order.
func (m *machine) results() ([]Operand, error) {
	var out []Operand
	for i := range m.ops {
		op := &m.ops[i]
		if !op.output || op.memory {
			continue
		}
		if strings.HasPrefix(op.code, "{@cc") {
			v, err := m.condition(strings.TrimSuffix(strings.TrimPrefix(op.code, "{@cc"), "}"))
			if err != nil {
				return nil, err
			}
			out = append(out, m.b.resize(op.s, 1, v))
			continue
		}
		if !op.known {
			return nil, fmt.Errorf("output %d is never set", i)
		}
		out = append(out, op.val)
	}
	return out, nil
}

// condition is the value of a condition code.
func (m *machine) condition(cc string) (Operand, error) {
	not := func(o Operand) Operand { return m.b.intOp(OpXor, 1, o, C(1)) }
	switch {
	case (cc == "z" || cc == "e") && m.flag:
		return m.zero, nil
	case (cc == "nz" || cc == "ne") && m.flag:
		return not(m.zero), nil
	case (cc == "c" || cc == "b") && m.hasCF:
		return m.carry, nil
	case (cc == "nc" || cc == "ae") && m.hasCF:
		return not(m.carry), nil
	}
	return Operand{}, fmt.Errorf("condition %q", cc)
}

func (m *machine) run(lines []string) error {
	for _, line := range lines {
		if err := m.line(line); err != nil {
			return fmt.Errorf("%s: %w", line, err)
		}
	}
	return nil
}

// line executes one instruction of AT&T syntax.
func (m *machine) line(line string) error {
	var rest string
	rest, m.locked = strings.CutPrefix(line, "lock ")
	line = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(rest), "rep "))
	name, rest, _ := strings.Cut(line, " ")
	if m.locked && (strings.HasSuffix(rest, "(%rsp)") || strings.HasSuffix(rest, "(%esp)")) {
		m.b.emit(Instr{Op: OpFence, Sub: uint8(SeqCst)}) // an addition of zero to the stack
		return nil
	}
	var args []string
	for _, a := range splitOperands(rest) {
		args = append(args, strings.TrimSpace(a))
	}
	return m.execute(name, args)
}

// splitOperands cuts at the commas outside parentheses.
func splitOperands(s string) []string {
	var out []string
	depth, start := 0, 0
	for i, r := range s {
		switch r {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case ',':
			if depth == 0 {
				out = append(out, s[start:i])
				start = i + 1
			}
		}
	}
	if strings.TrimSpace(s[start:]) != "" {
		out = append(out, s[start:])
	}
	return out
}
