package snapshots

import (
	"fmt"
	"strings"

	"midway/context"
	"midway/internal/ir"
)

// YAML is a context as a context file: exact places, the source lines beside them.
func (s *Program) YAML(c *context.Context, program string) string {
	return s.yaml(c, program, func(f *ir.Func, pc ir.PC) string { return s.block(f, pc) })
}

// Lines is a context as a user reads it off a debugger: by source lines.
func (s *Program) Lines(c *context.Context, program string) string {
	return s.yaml(c, program, func(f *ir.Func, pc ir.PC) string { return s.P.At(f.Code[pc].Loc) })
}

func (s *Program) yaml(c *context.Context, program string, place func(*ir.Func, ir.PC) string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "program: %q\nseen: gdb\nthreads:\n", program)
	for i := range c.Threads {
		t := &c.Threads[i]
		for k, f := range t.Frames {
			fn := s.P.Funcs[f.Func]
			at := place(fn, f.PC)
			switch {
			case k == 0:
				fmt.Fprintf(&b, "  - name: %s\n    at: %q # %s\n", t.Name, at, s.P.At(fn.Code[f.PC].Loc))
			case k == 1:
				fmt.Fprintf(&b, "    stack:\n")
				fallthrough
			default:
				fmt.Fprintf(&b, "      - %q # %s\n", s.named(fn)+"@"+at, s.P.At(fn.Code[f.PC].Loc))
			}
		}
		if t.Blocked {
			b.WriteString("    blocked: true\n")
		}
	}
	return b.String()
}

// named is a function as a context file names it: where several static functions have its name, by its number.
func (s *Program) named(f *ir.Func) string {
	if s.names == nil {
		s.names = map[string]int{}
		for _, g := range s.P.Funcs {
			base, _, _ := strings.Cut(g.Name, ".")
			s.names[base]++
		}
	}
	if s.names[f.Name] > 1 {
		return f.Name + ".0"
	}
	return f.Name
}

// block is an instruction as function/%block#k.
func (s *Program) block(f *ir.Func, pc ir.PC) string {
	b := &f.Blocks[f.BlockOf(pc)]
	return fmt.Sprintf("%s/%%%s#%d", s.named(f), strings.TrimPrefix(b.Name, "%"), pc-b.Body)
}
