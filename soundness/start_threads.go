package soundness

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/soundness/concrete"
	"midway/soundness/native"
)

// thread adds where a thread stands: what it calls, or the functions that it is in already.
func (x *starting) thread(t *concrete.StartThread) {
	c := native.Call{Arguments: []native.Argument{}, Main: t.Main}
	frames := t.Frames
	if top := frames[len(frames)-1].Fn; top.Runtime && strings.HasPrefix(top.Name, blockedPrefix) {
		frames = frames[:len(frames)-1]
		c.Waits = "waiting"
		if t.Woken {
			c.Waits = "woken"
		}
	}
	if i := slices.IndexFunc(frames, func(f concrete.StartFrame) bool { return f.Fn.Runtime }); i >= 0 {
		x.refuse("%s is inside of %s, which is the C library's", t.Name, frames[i].Fn.Name)
		return
	}
	if f := &frames[0]; len(frames) == 1 && f.PC == f.Fn.Entry && !t.Main && plainSignature(f.Fn) {
		c.Function = symbolOf(f.Fn.Symbol)
		for i := range f.Fn.Params {
			c.Arguments = append(c.Arguments, x.argument(f, i))
		}
	} else {
		c.Frames = x.frames(frames)
	}
	x.locals(t, &c)
	x.out.Threads = append(x.out.Threads, c)
}

// blockedPrefix begins the names of the models' functions that threads are inside of which wait from the start.
const blockedPrefix = "__mw_blocked_"

// frames are activations as copies of their functions, the oldest first.
func (x *starting) frames(list []concrete.StartFrame) []native.Activation {
	out := make([]native.Activation, len(list))
	callee := -1
	for i := len(list) - 1; i >= 0; i-- {
		f := &list[i]
		callee = x.copy(native.Copy{Fn: f.Fn, PC: f.PC, Callee: callee, Locals: len(f.Allocas)})
		out[i] = x.activation(f)
		out[i].Copy = x.copies[callee].Name
	}
	return out
}

// copy is the index of a copy, which may be there already.
func (x *starting) copy(c native.Copy) int {
	for i, o := range x.copies {
		if o.Name = ""; o == c {
			return i
		}
	}
	c.Name = fmt.Sprintf("%s.middle%d", sourceName(c.Fn.Symbol.Name), len(x.copies)+1)
	x.copies = append(x.copies, c)
	return len(x.copies) - 1
}

// activation is the table of a frame.
func (x *starting) activation(f *concrete.StartFrame) native.Activation {
	a := native.Activation{At: x.p.At(f.Fn.Code[f.PC].Loc), Cells: []native.Cell{}}
	put := func(part int, w concrete.Word, bits int, address bool) {
		if cell, ok := x.cell(w, bits, address); ok {
			cell.At = 16 * part
			a.Cells = append(a.Cells, cell)
		}
	}
	for _, r := range f.Fn.LiveAt(f.PC) {
		info := &f.Fn.Regs[r]
		put(int(r), f.Regs[r], int(info.Bits), !info.Float)
	}
	n, word := len(f.Fn.Regs), 8*x.word
	a.Next = n
	put(n+1, concrete.W(f.Varargs), word, true)
	for i, addr := range f.Allocas {
		put(n+2+i, concrete.W(addr), word, true)
	}
	a.Parts = n + 2 + len(f.Allocas)
	return a
}

// cell is a number of some bits, which may be an address; ok is false of zero, which is there anyhow.
func (x *starting) cell(w concrete.Word, bits int, address bool) (c native.Cell, ok bool) {
	if w == (concrete.Word{}) {
		return c, false
	}
	if address && bits == 8*x.word {
		if c.Address = x.address(w.Lo); c.Address != nil {
			return c, true
		}
	}
	b := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, w.Lo), w.Hi)
	c.Bytes = hex.EncodeToString(b[:(bits+7)/8])
	return c, true
}

// plainSignature reports whether C can call a function as it is: its parameters are integers and pointers. An aggregate
// by value is several parameters, or a hidden one.
func plainSignature(f *ir.Func) bool {
	declared, aggregate := 0, f.Variadic
	for i := range f.Vars {
		v := &f.Vars[i]
		declared = max(declared, v.Arg)
		aggregate = aggregate || v.Arg > 0 && v.Type != nil && (v.Type.Kind == ir.Struct || v.Type.Kind == ir.Union)
	}
	if aggregate || declared > 0 && declared != len(f.Params) {
		return false
	}
	for i, p := range f.Params {
		if f.Regs[i].Float || !slices.Contains([]uint16{1, 8, 16, 32, 64}, p.Bits) {
			return false
		}
	}
	return true
}

func (x *starting) argument(f *concrete.StartFrame, i int) native.Argument {
	p := &f.Fn.Params[i]
	a := native.Argument{Name: p.Name, Bits: int(p.Bits), Pointer: p.Ptr, Value: f.Regs[i].Lo}
	if a.Name == "" {
		a.Name = f.Fn.Regs[i].Name
	}
	if p.Ptr {
		if a.Address = x.address(a.Value); a.Address != nil {
			a.Value = 0
		}
	}
	return a
}

// locals adds the thread-local variables that the run looks at and that a new thread has otherwise.
func (x *starting) locals(t *concrete.StartThread, c *native.Call) {
	for _, g := range x.p.Globals {
		addr, ok := t.Locals[g.ID]
		i := x.holding(addr)
		if !ok || i < 0 || !x.matters(x.s.Objects[i].Name, x.s.Objects[i].Data, g.Init) {
			continue
		}
		if g.Runtime {
			x.refuse("the C library's own %s of %s is not what a new thread has", g.Name, t.Name)
			return
		}
		s, data := symbolOf(g.Symbol), x.s.Objects[i].Data
		initial, taken := padded(g.Init, len(data)), make([]bool, len(data))
		c.Locals = append(c.Locals, native.Object{Name: x.s.Objects[i].Name, Bytes: len(data), Variable: &s,
			Contents: orNone(x.cells(g.Type, data, initial, taken))})
	}
}
