package context

import (
	"strings"

	"midway/internal/ir"
)

// maxWrappers bounds how many functions of the program's own may stand between a call and the wait in it.
const maxWrappers = 4

// ownCall is the name of the program's own function that is called at pc, or "".
func ownCall(p *ir.Program, f *ir.Func, pc ir.PC) string {
	if callee := directCallee(p, f, pc); callee != nil && !callee.External && !callee.Runtime {
		return callee.Name
	}
	return ""
}

// ways lists the ways from some calls to a blocking call of the library, oldest frame first; behind are the frames
// before.
func (r *resolver) ways(calls, behind []spot) (out [][]spot) {
	if len(behind) == maxWrappers {
		return nil
	}
	for _, c := range calls {
		way := append(behind[:len(behind):len(behind)], c)
		callee := directCallee(r.Program, c.fn, c.pc)
		for _, b := range r.callsIn(callee, func(f *ir.Func,
			pc ir.PC) bool {
			return BlockingCall(r.Program, f, pc) != ""
		}) {
			out = append(out, append(way[:len(way):len(way)], b))
		}
		inner := r.callsIn(callee, func(f *ir.Func, pc ir.PC) bool { return ownCall(r.Program, f, pc) != "" })
		out = append(out, r.ways(inner, way)...)
	}
	return out
}

// waysText names where some ways end, for a message.
func (r *resolver) waysText(ways [][]spot) string {
	var out []string
	for _, way := range ways[:min(len(ways), 5)] {
		last := way[len(way)-1]
		out = append(out, r.At(last.fn.Code[last.pc].Loc)+" ("+BlockingCall(r.Program, last.fn, last.pc)+")")
	}
	return strings.Join(out, ", ")
}
