package ir

import "strings"

// pointerCompare swaps the operands, and the predicate, of icmp PRED ptr X, E where E is a constant
// expression: llir expects E to have the type that it derives for X, which is not i8* where X comes
// from a getelementptr.
func (n *normaliser) pointerCompare(st *statement) {
	pred := st.op + 1
	if n.is(pred, "samesign") {
		pred++
	}
	swapped := swappedPredicates[n.str(pred)]
	args := n.args(pred+2, st.end)
	if swapped == "" || !n.is(pred+1, "ptr") || len(args) < 2 {
		return
	}
	x, y := args[0], args[1]
	if n.kind(y[0]) != tokWord || !n.constantExpr(y[0]) || n.kind(x[0]) == tokWord {
		return
	}
	left, right := n.render(y[0], y[1]), n.render(x[0], x[1])
	n.replace(pred, pred+1, swapped)
	n.replace(x[0], x[1], left)
	n.replace(y[0], y[1], right)
}

var swappedPredicates = map[string]string{
	"eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
	"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
}

// splat writes the vector constant splat (T V) with all its elements. It has the nearest vector type
// to its left with elements of type T: that of the constant itself or of the first operand.
func (n *normaliser) splat(i int) int {
	end := n.closing(i+1) + 1
	elemType := n.str(i + 2)
	for k := i - 1; k > 0; k-- {
		if !n.is(k, "<") || !n.is(k+2, "x") || n.str(k+3) != elemType || !n.is(k+4, ">") {
			continue
		}
		if count, ok := smallInt(n.str(k + 1)); ok && count > 0 {
			elem := n.render(i+2, end-1)
			n.replace(i, end, "<"+strings.Repeat(elem+", ", count-1)+elem+">")
			return end
		}
	}
	n.fail(i, "splat without a vector type before it")
	return end
}

// atomicPointer gives the address of an atomicrmw the type of a pointer to the value: llir takes the
// result's type from there.
func (n *normaliser) atomicPointer(st *statement) {
	name := st.op + 1
	if n.is(name, "volatile") {
		name++
	}
	args := n.args(name+1, st.end)
	if rmwBeyond[n.str(name)] {
		n.atomicBeyond(st, name, args)
		return
	}
	if len(args) < 2 || !n.is(args[0][0], "ptr") || n.is(args[0][0]+1, "addrspace") {
		return
	}
	ptr, value := args[0][0], args[1][0]
	typ := n.render(value, n.closing(value)+1) + "*"
	if v := ptr + 1; n.kind(v) == tokWord && n.constantExpr(v) {
		n.replace(v, args[0][1], "bitcast (i8* "+n.render(v, args[0][1])+" to "+typ+")")
	}
	n.replace(ptr, ptr+1, typ)
}

// atomicBeyond writes an atomicrmw whose operation llir does not know as a call of
// midway.atomicrmw.OP.
func (n *normaliser) atomicBeyond(st *statement, name int, args [][2]int) {
	if len(args) < 2 || args[1][1]-args[1][0] < 2 {
		n.fail(st.op, "cannot read this atomicrmw")
		return
	}
	value := args[1][0]
	typ := n.render(value, value+1)
	fn := "@midway.atomicrmw." + n.str(name) + "." + typ
	ptr := n.render(args[0][0], args[0][1]-1)
	n.replace(st.op, name+1, "call "+typ+" "+fn+"(")
	n.insertAfter(value+1, ")")
	n.drop(value+2, args[1][1])
	for _, a := range args[2:] {
		if n.is(a[0], "align") {
			n.drop(a[0]-1, a[1])
		}
	}
	n.declare(fn, "declare "+typ+" "+fn+"("+ptr+", "+typ+")")
}
