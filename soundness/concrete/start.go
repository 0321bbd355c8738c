package concrete

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"midway/internal/ir"
)

// globals makes the objects of all globals.
func (m *Machine) globals() error {
	for _, g := range m.P.Globals {
		if g.ThreadLocal {
			continue
		}
		if m.mem.sizes+uint64(g.Size) > mostBytes {
			return errors.New("the program's variables take too much memory")
		}
		o := m.mem.addGlobal(g.Addr, g.Size)
		o.name, o.readOnly = g.Name, g.Const
		if g.External {
			m.Inputs.Bytes(g.Name, o.data)
		} else {
			copy(o.data, g.Init)
		}
	}
	return nil
}

// begin makes main's thread: constructors, then main.
func (m *Machine) begin() error {
	f := m.P.Func("main")
	if f == nil || f.External {
		return fmt.Errorf("the program has no main")
	}
	t := m.newThread("main")
	t.main = true
	fr := newFrame(f)
	t.Frames = []*Frame{fr}
	m.arguments(fr)
	for i := len(m.P.Ctors) - 1; i >= 0; i-- {
		c := newFrame(m.P.Funcs[m.P.Ctors[i]])
		c.hook = true
		t.Frames = append(t.Frames, c)
	}
	return nil
}

func newFrame(f *ir.Func) *Frame {
	return &Frame{Fn: f, PC: f.Entry, regs: make([]Word, len(f.Regs))}
}

// arguments gives main its argc, argv and envp.
func (m *Machine) arguments(fr *Frame) {
	word := int(m.P.Model.PtrBytes())
	vector := m.mem.create(0, stack, uint64(word*(len(m.Opt.Args)+1)), 16, "argv")
	for i, a := range m.Opt.Args {
		o := m.mem.create(0, stack, uint64(len(a)+1), 1, fmt.Sprintf("argv[%d]", i))
		copy(o.data, a)
		W(o.addr).put(vector.data[i*word:][:word])
	}
	environ := m.mem.create(0, stack, uint64(word), 16, "envp")
	values := []Word{W(uint64(len(m.Opt.Args))), W(vector.addr), W(environ.addr)}
	copy(fr.regs[:len(fr.Fn.Params)], values)
}

// newThread adds a thread with no frames, and its word for the library models.
func (m *Machine) newThread(name string) *Thread {
	t := &Thread{ID: len(m.Threads), Name: name, locals: map[ir.GlobalID]uint64{}}
	m.Threads = append(m.Threads, t)
	t.flags = m.mem.create(t.ID, internal, 4, 16, "flags of "+name).addr
	t.clock = clock{}.tick(t.ID)
	return t
}

// newObject makes an object of the current thread, its bytes unset unless zero; nil where the run ends.
func (m *Machine) newObject(k kind, size uint64, align int64, name string, zero bool) *object {
	if size >= largeObject && m.mem.sizes+size > mostBytes {
		m.cutMemory()
		return nil
	}
	o := m.mem.create(m.t.ID, k, size, align, name)
	if o == nil {
		m.cut("address-space", "the thread's address space is used up")
		return nil
	}
	if !zero {
		if !m.mem.write(o, size) {
			m.cutMemory()
			return nil
		}
		m.Inputs.Bytes("unset "+name+"@"+strconv.FormatUint(o.addr, 16), o.data)
		o.unset = slices.Repeat([]bool{true}, len(o.data))
	}
	return o
}
