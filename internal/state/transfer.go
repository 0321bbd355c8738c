package state

import (
	"maps"
	"slices"

	"midway/internal/ir"
	"midway/internal/linear"
	"midway/symheap"
)

// Transfer is what a step does to numbers, for weakest preconditions: what it has set, as forms over the state before
// it, and what must be so for it to go the same way. It is kept beside the execution on known numbers.
type Transfer struct {
	Need  linear.Conjunction // of the numbers before the step
	Fixed []linear.Var       // registers whose values before the step must be the same, in order
	Off   bool               // it goes the same way only where everything it depends on is the same

	before  *State // before the step; nil behind it
	set     map[linear.Var]linear.Expr
	entered []int // by thread: frames from this one on were entered during the step
	writes  []write
	changes uint64 // of the heap that are in writes
}

// write is what was stored at bytes [from, to) of an object; without terms, what the rest of the step decides.
type write struct {
	id       symheap.ID
	from, to uint64
	form     linear.Expr
}

// maxWrites bounds how many cells a step may write.
const maxWrites = 256

const aRegister = 1 << 63

// Register is a register of a thread's frame, the oldest one 0.
func Register(thread, frame int, r ir.Reg, bits int) linear.Var {
	return linear.Var{Of: aRegister | uint64(thread)<<32 | uint64(frame), At: uint64(r), Bits: uint8(bits)}
}

// Cell is up to 8 bytes of an object.
func Cell(id symheap.ID, off uint64, bytes int) linear.Var {
	return linear.Var{Of: uint64(id), At: off, Bits: uint8(8 * bytes)}
}

// RegisterOf says which register a variable is; ok is false where it is none.
func RegisterOf(v linear.Var) (thread, frame int, r ir.Reg, ok bool) {
	return int(v.Of >> 32 &^ (aRegister >> 32)), int(uint32(v.Of)), ir.Reg(v.At), v.Of&aRegister != 0
}

// CellOf is the object and the bytes of a variable that is no register.
func CellOf(v linear.Var) (id symheap.ID, from, to uint64) {
	return symheap.ID(v.Of), v.At, v.At + uint64(v.Bits/8)
}

// HasTransfer begins to keep a transfer function of the step whose footprint was begun, from the state before it.
func (s *State) HasTransfer(before *State) {
	s.Foot.transfer = &Transfer{before: before, changes: s.Heap.Changes}
	entered := make([]int, len(before.Threads))
	for i, t := range before.Threads {
		entered[i] = len(t.Frames)
	}
	s.Foot.transfer.entered = entered
}

// Transfer reports whether a transfer function is kept.
func (s *State) Transfer() bool {
	return s.Foot != nil && s.Foot.transfer != nil && !s.Foot.transfer.Off
}

// ownTransfer is the transfer function, ready to be changed.
func (s *State) ownTransfer() *Transfer { return s.ownFoot().transfer }

// clone is a copy.
func (h *Transfer) clone() *Transfer {
	if h == nil {
		return nil
	}
	c := *h
	c.Need, c.Fixed, c.set = h.Need.Clone(), slices.Clone(h.Fixed), maps.Clone(h.set)
	c.entered, c.writes = slices.Clone(h.entered), slices.Clone(h.writes)
	return &c
}

// DropTransfer gives up: the step needs everything to be the same.
func (s *State) DropTransfer() {
	if s.Transfer() {
		s.ownTransfer().Off = true
	}
}

// Now is the number that the state has in a variable, where that is known.
func (s *State) Now(v linear.Var) (n int64, ok bool) {
	thread, frame, r, isRegister := RegisterOf(v)
	if isRegister {
		if thread >= len(s.Threads) || frame >= len(s.Threads[thread].Frames) {
			return 0, false
		}
		f := s.Threads[thread].Frames[frame]
		if int(r) >= len(f.Regs) || !f.Regs[r].Concrete() {
			return 0, false
		}
		return Signed(f.Regs[r].W, v.Bits), true
	}
	id, from, to := CellOf(v)
	o := s.Heap.Get(id)
	if o == nil || o.Bytes() < 0 || to > uint64(o.Bytes()) || !o.Alive() {
		return 0, false
	}
	w, ok := s.Heap.PlainWord(o, from, to-from)
	return Signed(w, v.Bits), ok
}

// Before is the number that a variable had before the step.
func (s *State) Before(v linear.Var) (n int64, ok bool) { return s.Foot.transfer.before.Now(v) }

// Signed is the low bits of a word as a signed number.
func Signed(w uint64, bits uint8) int64 {
	return int64(w<<(64-bits)) >> (64 - bits)
}

// ReadRegister is what a register holds as a form; one whose number is not known must be the same.
func (s *State) ReadRegister(thread, frame int, r ir.Reg, bits int) linear.Expr {
	h := s.Foot.transfer
	v := Register(thread, frame, r, bits)
	if f, ok := h.set[v]; ok {
		return f
	}
	if thread >= len(h.entered) || frame >= h.entered[thread] {
		return linear.Expr{}
	}
	if _, ok := h.before.Now(v); !ok || bits > 64 {
		s.pin(v)
		return linear.Expr{}
	}
	return linear.Variable(v)
}

// SetRegister gives a register a form; a constant is whatever the step computes, as is each register of a frame that
// was entered during it.
func (s *State) SetRegister(thread, frame int, r ir.Reg, bits int, f linear.Expr) {
	h, v := s.ownTransfer(), Register(thread, frame, r, bits)
	switch entered := thread >= len(h.entered) || frame >= h.entered[thread]; {
	case entered && f.Constant():
		delete(h.set, v)
	case h.set == nil:
		h.set = map[linear.Var]linear.Expr{v: f}
	default:
		h.set[v] = f
	}
}

// Entered notes that a thread has entered a frame: what it holds is set during the step.
func (s *State) Entered(thread, frame int) {
	h := s.ownTransfer()
	if thread >= len(h.entered) {
		return
	}
	if frame < h.entered[thread] {
		h.entered[thread] = frame
	}
	of := Register(thread, frame, 0, 1).Of
	maps.DeleteFunc(h.set, func(v linear.Var, _ linear.Expr) bool { return v.Of == of })
}

// ReadCell is what n bytes of memory hold as a form.
func (s *State) ReadCell(id symheap.ID, off uint64, n int) linear.Expr {
	h := s.Foot.transfer
	to := off + uint64(n)
	for i := len(h.writes) - 1; i >= 0; i-- {
		w := &h.writes[i]
		switch {
		case w.id != id || w.to <= off || to <= w.from:
			continue
		case w.from == off && w.to == to, w.from <= off && to <= w.to && w.form.Constant():
			return w.form
		}
		s.pinCells(id, off, to) // it overlaps
		return linear.Expr{}
	}
	o := h.before.Heap.Get(id)
	if o == nil || o.ReadOnly() {
		return linear.Expr{}
	}
	v := Cell(id, off, n)
	if _, ok := h.before.Now(v); !ok {
		s.pinCells(id, off, to)
		return linear.Expr{}
	}
	return linear.Variable(v)
}

// WroteCell notes what n bytes of memory were replaced by; a constant is whatever the step computes. An unknown offset
// is no cell.
func (s *State) WroteCell(id symheap.ID, off uint64, n int, f linear.Expr) {
	h := s.ownTransfer()
	h.changes++
	w := write{id, off, off + uint64(n), f}
	for i := len(h.writes) - 1; i >= 0; i-- {
		if old := &h.writes[i]; old.id == id && old.from < w.to && w.from < old.to {
			if old.from == w.from && old.to == w.to {
				old.form = f
				return
			}
			break
		}
	}
	if h.writes = append(h.writes, w); len(h.writes) > maxWrites {
		h.Off = true
	}
}

// Fix requires that a form has the value it has now.
func (s *State) Fix(f linear.Expr) {
	for _, t := range f.Terms {
		s.pin(t.Var)
	}
}

func (s *State) pin(v linear.Var) {
	f := s.ownFoot()
	if _, _, _, isRegister := RegisterOf(v); !isRegister {
		id, from, to := CellOf(v)
		f.Exact.Add(id, from, to, &symheap.Cells{})
		return
	}
	f.transfer.Fixed = WithVar(f.transfer.Fixed, v)
}

// WithVar is a set of variables, in order, with another one.
func WithVar(set []linear.Var, v linear.Var) []linear.Var {
	if i, found := slices.BinarySearchFunc(set, v, linear.Var.Compare); !found {
		return slices.Insert(set, i, v)
	}
	return set
}

// pinCells requires that bytes of memory hold what they hold now.
func (s *State) pinCells(id symheap.ID, from, to uint64) {
	for _, w := range s.Foot.transfer.writes {
		if w.id == id && w.from < to && from < w.to {
			s.Fix(w.form)
		}
	}
	f := s.ownFoot()
	f.Exact.Add(id, from, to, &f.Writes)
}

// Require requires that f ≤ max, which is so; where that cannot be said, that f has the value it has now.
func (s *State) Require(f linear.Expr, max int64) {
	if f.Constant() {
		return
	}
	h := s.ownTransfer()
	if !h.Need.Require(f, max, h.before.Now) {
		s.Fix(f)
	}
}

// CloseTransfer ends the step: what changed memory without being noted is nothing that the transfer function knows of.
func (s *State) CloseTransfer() {
	if s.Foot == nil || s.Foot.transfer == nil {
		return
	}
	h := s.ownTransfer()
	h.Off = h.Off || h.changes != s.Heap.Changes
	h.before = nil
}

// Transfer is the transfer function of a step that is over, or nil.
func (f *Footprint) Transfer() *Transfer {
	if f.transfer == nil || f.transfer.Off || f.transfer.before != nil {
		return nil
	}
	return f.transfer
}

// Of is what a variable behind the step holds, over the variables before it; ok is false where the step decides it.
// mixed: it holds parts of several values, those given, and of what was there.
func (h *Transfer) Of(v linear.Var, before *State) (f linear.Expr, same, mixed bool) {
	if thread, frame, _, isRegister := RegisterOf(v); isRegister {
		if f, ok := h.set[v]; ok {
			return f, false, false
		}
		return linear.Expr{}, thread < len(h.entered) && frame < h.entered[thread], false
	}
	id, from, to := CellOf(v)
	for i := len(h.writes) - 1; i >= 0; i-- {
		w := &h.writes[i]
		switch {
		case w.id != id || w.to <= from || to <= w.from:
			continue
		case w.from == from && w.to == to, w.from <= from && to <= w.to && w.form.Constant():
			return w.form, false, false
		}
		return linear.Expr{}, false, true
	}
	return linear.Expr{}, before.Heap.Get(id) != nil, false
}

// Stored are the forms with variables that bytes of an object were replaced by during the step.
func (h *Transfer) Stored(touched func(id symheap.ID, from, to uint64) bool) (forms []linear.Expr) {
	for _, w := range h.writes {
		if !w.form.Constant() && touched(w.id, w.from, w.to) {
			forms = append(forms, w.form)
		}
	}
	return forms
}

// SumRule names a rule of State.Added, for tests that leave one out.
type SumRule uint8

// The rules.
const (
	AddedLeaks SumRule = 1 << iota // nothing else may depend on the cell
	AddedOwned                     // what else takes part may not be changed by others
	AddedPins                      // and has to be the same
)

// SumOf is what the step under way has done to a cell so far, where that is nothing but adding a number to it and
// multiplying it: the cell holds times what it held before and add, each comparison in which it took part comes out the
// same while it held lo to hi before, and nothing else depends on it. alive reports whether a register of a frame is
// still read. ok is false where it is not known to be so. What is added may be computed from what is the threads' own,
// which has to be the same then.
func (s *State) SumOf(
	cell linear.Var,
	alive func(thread, frame int, r ir.Reg) bool,
	without SumRule,
) (times, add, lo, hi int64, ok bool) {
	if !s.Transfer() || s.Foot.Opaque {
		return 0, 0, 0, 0, false
	}
	h := s.Foot.transfer
	id, from, to := CellOf(cell)
	if _, known := h.before.Now(cell); !known || h.changes != s.Heap.Changes || s.Foot.Exact.Touches(id, from, to) ||
		without&AddedLeaks == 0 && h.leaks(cell, alive) {
		return 0, 0, 0, 0, false
	}
	f, same, mixed := h.Of(cell, h.before)
	if same {
		f = linear.Variable(cell)
	}
	var pins []linear.Var
	times, add, ok = s.around(f.Terms, cell, without, &pins)
	if mixed || !ok || times < 1 {
		return 0, 0, 0, 0, false
	}
	add += f.Const
	lo, hi = linear.Range(cell.Bits)
	for _, b := range h.Need.Bounds {
		if b.Var == cell {
			lo, hi = max(lo, b.Lo), min(hi, b.Hi)
		} else if meets(b.Var, cell) {
			return 0, 0, 0, 0, false
		}
	}
	for _, a := range h.Need.Atoms {
		if !mentions(a.Terms, cell) {
			continue
		}
		k, known, ok := s.around(a.Terms, cell, without, &pins)
		switch {
		case !ok:
			return 0, 0, 0, 0, false
		case k == 1:
			hi = min(hi, a.Max-known)
		case k == -1:
			lo = max(lo, known-a.Max)
		default:
			return 0, 0, 0, 0, false
		}
	}
	for _, v := range pins {
		s.pin(v)
	}
	return times, add, lo, hi, true
}

// around takes a sum apart, into how often it has a cell and the number that is the rest. That has to be the threads'
// own.
func (s *State) around(
	terms []linear.Term,
	cell linear.Var,
	without SumRule,
	pins *[]linear.Var,
) (times, rest int64, ok bool) {
	const most = 1 << 40
	for _, t := range terms {
		if t.Var == cell {
			times = t.Coef
			continue
		}
		v, known := s.Foot.transfer.before.Now(t.Var)
		if !known || without&AddedOwned == 0 && !s.owned(t.Var) || v < -most || v > most || t.Coef < -most>>20 ||
			t.Coef > most>>20 {
			return 0, 0, false
		}
		if rest += t.Coef * v; without&AddedPins == 0 && s.owned(t.Var) {
			*pins = append(*pins, t.Var)
		}
	}
	return times, rest, len(terms) < 8
}

// owned reports whether only one thread can change a variable: a register, or a local variable whose address it has
// kept to itself.
func (s *State) owned(v linear.Var) bool {
	if _, _, _, isRegister := RegisterOf(v); isRegister {
		return true
	}
	id, _, _ := CellOf(v)
	o := s.Heap.Get(id)
	return o != nil && o.Kind() == symheap.Stack && !o.Escaped()
}

// leaks reports whether something that is read after the step, other than a cell itself, holds what depends on it.
func (h *Transfer) leaks(cell linear.Var, alive func(thread, frame int, r ir.Reg) bool) bool {
	id, from, to := CellOf(cell)
	for i := range h.writes {
		if w := &h.writes[i]; mentions(w.form.Terms, cell) && (w.id != id || w.from != from || w.to != to) {
			return true
		}
	}
	for v, f := range h.set {
		if thread, frame, r, _ := RegisterOf(v); mentions(f.Terms, cell) && alive(thread, frame, r) {
			return true
		}
	}
	return false
}

// mentions reports whether a sum has a variable that shares bytes with a cell.
func mentions(terms []linear.Term, cell linear.Var) bool {
	return slices.ContainsFunc(terms, func(t linear.Term) bool { return meets(t.Var, cell) })
}

// meets reports whether a variable shares bytes with a cell.
func meets(v, cell linear.Var) bool {
	if _, _, _, isRegister := RegisterOf(v); isRegister {
		return false
	}
	id, from, to := CellOf(v)
	other, a, b := CellOf(cell)
	return id == other && from < b && a < to
}
