package dataflow

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Reaching marks, of n functions, those of a list and all that may lead to one of them by calls: callers gives the
// calls that may be of a function.
func Reaching(n int, to []ir.FuncID, callers func(ir.FuncID) []pointsto.CallSite) []bool {
	leads := make([]bool, n)
	for len(to) > 0 {
		f := to[len(to)-1]
		to = to[:len(to)-1]
		if leads[f] {
			continue
		}
		leads[f] = true
		for _, s := range callers(f) {
			to = append(to, s.Func)
		}
	}
	return leads
}
