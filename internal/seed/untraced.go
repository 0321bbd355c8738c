package seed

import (
	"slices"

	"midway/internal/pointsto"
)

// Addresses that the analysis of what points where does not follow: those that a program writes to a file or pipe, or
// sends with a signal, and reads again, those that an atomic operation of any size moves, and memory that no model
// gives. A pointer that came that way is taken to lead to nothing of the program's.

// senders are library functions that give away the bytes behind an argument, or, where bytes is false, the argument.
var senders = map[string]struct {
	arg   int
	bytes bool
}{
	"write": {1, true}, "pwrite": {1, true}, "send": {1, true}, "sendto": {1, true}, "fwrite": {0, true},
	"writev": {1, true}, "pwritev": {1, true}, "sendmsg": {1, true}, "sigqueue": {2, false}, "mq_send": {1, true},
}

// receivers are library functions by which a program may get such bytes again.
var receivers = []string{
	"read", "pread", "recv", "recvfrom", "fread", "readv", "preadv", "recvmsg", "sigwaitinfo", "sigtimedwait", "mq_receive",
}

// movers are atomic operations of any size, and the argument that leads to what they store.
var movers = map[string]int{"__atomic_store": 2, "__atomic_exchange": 2, "__atomic_compare_exchange": 3}

// Untraced says, sentence by sentence, which addresses may have gone a way before the context that is not followed.
// There is nothing from main.
func (s *Seeding) Untraced() (out []string) {
	if s.Context.FromMain || s.Analysis == nil || s.Points == nil {
		return nil
	}
	for _, name := range []string{"mremap", "sbrk"} {
		if len(s.userCalls(name)) > 0 {
			out = append(
				out,
				"what "+name+" gave before the context is not followed: an address that is read there counts as none of the program's objects",
			)
		}
	}
	if slices.ContainsFunc(receivers, func(name string) bool { return len(s.userCalls(name)) > 0 }) {
		for name, how := range senders {
			out = append(
				out,
				s.given(
					name,
					how.arg,
					how.bytes,
					"is given away, and may be read again from a file, a pipe or a signal",
				)...)
		}
	}
	for name, arg := range movers {
		out = append(out, s.given(name, arg, true, "is stored by an atomic operation of more than a word")...)
	}
	if len(s.userCalls("fopencookie")) > 0 {
		out = append(
			out,
			"functions that fopencookie was given may have been called before the context: what they did is left out",
		)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// given says where a library function was given the address of an object of the program's.
func (s *Seeding) given(name string, arg int, bytes bool, how string) (out []string) {
	for _, at := range s.userCalls(name) {
		in := &s.P.Funcs[at.Func].Code[at.PC]
		args := s.P.Funcs[at.Func].Calls[in.Aux].Args
		if arg < len(args) && s.addresses(s.Points.Operand(at.Func, args[arg]), bytes) {
			out = append(
				out,
				"the address of an object "+how+", at "+s.P.At(in.Loc)+": what is read counts as no such address",
			)
		}
	}
	return out
}

// addresses reports whether a set has objects of the program's, or, where bytes is true, objects that hold their
// addresses.
func (s *Seeding) addresses(set pointsto.Set, bytes bool) bool {
	return slices.ContainsFunc(set, func(t pointsto.Target) bool {
		if !bytes {
			return s.isObject(t.Node)
		}
		return slices.ContainsFunc(
			s.Points.Contents(t.Node),
			func(c pointsto.Cell) bool { return s.addresses(c.Points, false) },
		)
	})
}

// isObject reports whether a node is a variable that is written, or a local or an allocation.
func (s *Seeding) isObject(n pointsto.Node) bool {
	switch info := s.Points.Info(n); info.Kind {
	case pointsto.Global:
		g := s.P.Globals[info.Global]
		return !g.Const && !g.Runtime
	case pointsto.Stack:
		return !s.P.Funcs[info.Func].Runtime
	case pointsto.Heap:
		return true
	}
	return false
}
