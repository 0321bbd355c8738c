package concrete

import (
	"crypto/sha256"
	"hash"
	"maps"
	"slices"

	"midway/internal/ir"
)

// Key identifies all of a run's state that its future depends on: memory, threads with their live registers,
// the wait queue and, where races are looked for, what of the clocks can still matter. Two runs with
// equal keys can go on in the same ways. Addresses yet to be handed out are not part of it.
type Key [sha256.Size]byte

// Liveness remembers which registers are live where, for any number of machines of one program.
type Liveness map[livePoint][]ir.Reg

type livePoint struct {
	f  ir.FuncID
	pc ir.PC
}

func (l Liveness) at(f *ir.Func, pc ir.PC) []ir.Reg {
	p := livePoint{f.ID, pc}
	regs, ok := l[p]
	if !ok {
		regs = f.LiveAt(pc)
		l[p] = regs
	}
	return regs
}

// digest hashes numbers and bytes. What has no fixed extent is preceded by its length or followed by a mark: different
// states never give the same sequence.
type digest struct{ h hash.Hash }

func (d digest) num(vs ...uint64) {
	for _, v := range vs {
		var b [8]byte
		W(v).put(b[:])
		d.h.Write(b[:])
	}
}

func (d digest) bytes(b []byte) {
	d.num(uint64(len(b)))
	d.h.Write(b)
}

// Key is the present state's.
func (m *Machine) Key(live Liveness) Key {
	d := digest{sha256.New()}
	if d.num(bit(m.End != nil).Lo); m.End != nil {
		d.bytes([]byte(m.End.Outcome))
		d.bytes([]byte(m.End.Kind))
		d.bytes([]byte(m.End.Cut))
		d.num(uint64(m.End.Loc))
	}
	d.num(uint64(m.atomic), uint64(m.blocks), uint64(len(m.queue)))
	for _, w := range m.queue {
		d.num(w.queue, uint64(w.thread))
	}
	m.threadsKey(d, live)
	m.memoryKey(d)
	if m.multi && !m.Opt.NoRaces {
		m.clocksKey(d)
	}
	var k Key
	d.h.Sum(k[:0])
	return k
}

func (m *Machine) threadsKey(d digest, live Liveness) {
	d.num(uint64(len(m.Threads)))
	for _, t := range m.Threads {
		d.num(
			uint64(t.Status),
			bit(t.Timed).Lo,
			uint64(t.unknowns),
			t.storage,
			t.result.Lo,
			uint64(len(t.Frames)),
			uint64(len(t.locals)),
		)
		for _, g := range slices.Sorted(maps.Keys(t.locals)) {
			d.num(uint64(g), t.locals[g])
		}
		for _, f := range t.Frames {
			d.num(uint64(f.Fn.ID), uint64(f.PC), f.varargs, bit(f.atomic).Lo)
			for _, r := range live.at(f.Fn, f.PC) {
				d.num(f.regs[r].Lo, f.regs[r].Hi)
			}
		}
	}
}

func (m *Machine) memoryKey(d digest) {
	objects := slices.DeleteFunc(m.objects(), func(o *object) bool { return o.readOnly })
	d.num(uint64(len(objects)))
	for _, o := range objects {
		d.num(o.addr, bit(o.freed).Lo)
		if !o.freed {
			d.bytes(o.data)
		}
		for i, u := range o.unset {
			if u {
				d.num(uint64(i) + 1)
			}
		}
		d.num(0)
	}
}

// objects are all of them, by address.
func (m *Machine) objects() []*object {
	out := slices.Clone(m.mem.globals)
	for _, list := range m.mem.created {
		out = append(out, list...)
	}
	return out
}

// clocksKey hashes clocks up to what comparisons between them can tell: each thread's epochs are replaced by
// their ranks among those that occur.
func (m *Machine) clocksKey(d digest) {
	clocks, names := m.allClocks()
	d.num(names...)
	ranks := make([]map[uint32]uint64, len(m.Threads))
	for t := range ranks {
		ranks[t] = m.ranks(t, clocks)
	}
	for _, c := range clocks {
		d.num(uint64(len(m.Threads)))
		for t := range m.Threads {
			d.num(ranks[t][c.at(t)])
		}
	}
	for _, o := range m.objects() {
		for _, off := range slices.Sorted(maps.Keys(o.shadow)) {
			list := slices.Clone(o.shadow[off])
			slices.SortFunc(list, order)
			for _, a := range list {
				d.num(
					o.addr+off,
					uint64(a.thread),
					ranks[a.thread][a.epoch],
					bit(a.write).Lo,
					bit(a.atomic).Lo,
					uint64(a.loc),
				)
			}
		}
	}
}

func order(a, b access) int {
	return slices.Compare(
		[]int{a.thread, int(bit(a.write).Lo), int(bit(a.atomic).Lo)},
		[]int{b.thread, int(bit(b.write).Lo), int(bit(b.atomic).Lo)},
	)
}

// allClocks are the threads' clocks and those of all objects, in a fixed order, and the objects' addresses.
func (m *Machine) allClocks() (clocks []clock, objects []uint64) {
	for _, t := range m.Threads {
		clocks = append(clocks, t.clock, t.fenced, t.released)
	}
	for _, table := range []map[uint64]clock{m.sync, m.atomics} {
		addrs := slices.Sorted(maps.Keys(table))
		for _, a := range addrs {
			clocks = append(clocks, table[a])
		}
		objects = append(append(objects, uint64(len(addrs))), addrs...)
	}
	return clocks, objects
}

// ranks numbers thread t's epochs in the order of time.
func (m *Machine) ranks(t int, clocks []clock) map[uint32]uint64 {
	seen := map[uint32]bool{}
	for _, c := range clocks {
		seen[c.at(t)] = true
	}
	for _, o := range m.objects() {
		for _, list := range o.shadow {
			for _, a := range list {
				if a.thread == t {
					seen[a.epoch] = true
				}
			}
		}
	}
	out := map[uint32]uint64{}
	for i, e := range slices.Sorted(maps.Keys(seen)) {
		out[e] = uint64(i)
	}
	return out
}
