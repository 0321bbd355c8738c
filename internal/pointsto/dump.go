package pointsto

import (
	"fmt"
	"strings"

	"midway/internal/ir"
)

// String lists, for every function of the user that is reached, the registers that may point
// somewhere and the targets of indirect calls; then the thread creations and the contents of
// objects. Library models are left out.
func (g *Graph) String() string {
	var b strings.Builder
	for _, f := range g.p.Funcs {
		if g.reached[f.ID] && !f.Runtime && !f.External {
			g.dumpFunc(&b, f)
		}
	}
	for _, c := range g.created {
		fmt.Fprintf(&b, "create in %s:", g.p.Funcs[c.Func].Name)
		for _, e := range c.Entries {
			fmt.Fprintf(&b, " %s", g.p.Funcs[e].Name)
		}
		fmt.Fprintf(&b, " with %s\n", g.Format(c.Points))
	}
	g.dumpContents(&b)
	return b.String()
}

func (g *Graph) dumpFunc(b *strings.Builder, f *ir.Func) {
	fmt.Fprintf(b, "%s:\n", f.Name)
	for r := range f.Regs {
		if s := g.Reg(f.ID, ir.Reg(r)); len(s) > 0 {
			fmt.Fprintf(b, "  %s = %s\n", RegName(f, ir.Reg(r)), g.Format(s))
		}
	}
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Op != ir.OpCall || f.Calls[in.Aux].Callee != ir.None {
			continue
		}
		fmt.Fprintf(b, "  call at %s:", g.p.At(in.Loc))
		for _, c := range g.Callees(f.ID, ir.PC(pc)) {
			fmt.Fprintf(b, " %s", g.p.Funcs[c].Name)
		}
		b.WriteByte('\n')
	}
}

// RegName is a register's name for people: its own, or its number.
func RegName(f *ir.Func, r ir.Reg) string {
	if name := f.Regs[r].Name; name != "" {
		return name
	}
	return fmt.Sprintf("#%d", r)
}

func (g *Graph) dumpContents(b *strings.Builder) {
	for n := range Node(len(g.a.s.objects)) {
		info := g.Info(n)
		if info.Kind == internal || info.Kind == Thread {
			continue
		}
		for _, c := range g.Contents(n) {
			at := region{c.Lo, c.Hi, c.Stride}
			fmt.Fprintf(b, "%s+%v (%d bytes): %s\n", info.Name, at, c.Width, g.Format(c.Points))
		}
	}
}
