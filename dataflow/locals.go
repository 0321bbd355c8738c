package dataflow

import (
	"fmt"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
)

// Local is what a register of a given frame holds at the context: one pair of R_local (Bergan §2.3).
type Local struct {
	Thread, Frame int
	Reg           ir.Reg
	Name          string // "t1.a", unique in the context
	Value         expr.Value
	// Must: a definition that must reach explains the value. Otherwise Value is the register's own symbol,
	// unconstrained.
	Must bool
	Slot bool // the address of a local in memory

	act *Activation
}

// Locals lists R_local: every register of every given frame whose definition dominates where the frame
// stands, a superset of the live ones, by thread, frame and register.
func (a *Analysis) Locals() []Local {
	var out []Local
	for t := range a.Ctx.Threads {
		for act := a.stacks[t]; act != nil && act.Frame >= 0; act = act.Caller {
			for r := range a.Prog.Funcs[act.Func].Regs {
				if l, ok := a.local(act, ir.Reg(r)); ok {
					out = append(out, l)
				}
			}
		}
	}
	return out
}

func (a *Analysis) local(act *Activation, r ir.Reg) (l Local, ok bool) {
	v, ok := act.Value(r)
	if !ok {
		return l, false
	}
	l = Local{Thread: act.Thread, Frame: act.Frame, Reg: r, Value: v,
		Name: act.prefix + a.names.Register(act.Func, r), Must: v != act.own(r), Slot: a.isSlot(act.Func, r), act: act}
	return l, true
}

// reason says why no must-reach definition explains a register: "2 definitions reach: lines 40, 52".
func (a *Analysis) reason(act *Activation, r ir.Reg) string {
	fn := a.Prog.Funcs[act.Func]
	pc, ok := a.Shape(act.Func).Def(r)
	if !ok {
		return a.reasonParam(act)
	}
	at := a.at(act.Func, pc)
	why := "computed by an operation that is not followed"
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpPhi:
		return a.reasonPhi(act.Func, r)
	case ir.OpLoad:
		return a.reasonLoad(act.Func, pc)
	case ir.OpRMW, ir.OpCmpXchg:
		why = "read by an atomic operation"
	case ir.OpCall:
		why = "returned by a call"
	case ir.OpFresh:
		why = "not set"
	case ir.OpAlloca:
		why = "address of a local"
	}
	if at != "" {
		why += ", " + at
	}
	return why
}

func (a *Analysis) reasonParam(act *Activation) string {
	var at []string
	switch {
	case act.through:
		return "passed by the library"
	case act.Caller != nil:
		for _, pc := range act.Caller.PCs {
			at = append(at, a.at(act.Caller.Func, pc))
		}
	case act.Creator != nil:
		for _, pc := range act.Creator.PCs {
			at = append(at, a.at(act.Creator.Func, pc))
		}
	case act.Ways.Process:
		return "given to main from outside"
	}
	for _, s := range act.Ways.Calls {
		at = append(at, a.at(s.Func, s.PC))
	}
	for _, c := range act.Ways.Creates {
		at = append(at, a.at(c.Func, c.PC))
	}
	if len(at) == 0 {
		return "nothing is known about who passes it"
	}
	return "passed at " + strings.Join(at, ", ")
}

func (a *Analysis) reasonPhi(f ir.FuncID, r ir.Reg) string {
	var lines []string
	seen := map[string]bool{}
	operands := a.rel.web(f, r)
	for _, o := range operands {
		at := "a constant"
		if o.Kind == ir.KReg {
			at = a.names.at(f, o.Reg)
		}
		if at != "" && !seen[at] {
			seen[at] = true
			lines = append(lines, at)
		}
	}
	return fmt.Sprintf("%d definitions reach: %s", len(operands), strings.Join(lines, ", "))
}

// line renders one pair of R_local: "t1.a = &nodes+8".
func (a *Analysis) line(l Local) string {
	if l.Must {
		return fmt.Sprintf("%s = %s", l.Name, a.Describe(l.Value))
	}
	return fmt.Sprintf("%s unconstrained: %s", l.Name, a.reason(l.act, l.Reg))
}

// FormatLocals renders R_local, one register per line.
func (a *Analysis) FormatLocals(ls []Local) string {
	var out strings.Builder
	for _, l := range ls {
		out.WriteString(a.line(l) + "\n")
	}
	return out.String()
}
