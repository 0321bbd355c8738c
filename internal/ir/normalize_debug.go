package ir

import (
	"strings"

	"github.com/llir/llvm/asm/enum"
)

// record writes a debug record of clang 19 and later as the call of clang 18 and earlier:
//
//	#dbg_value(T V, var, expr, loc)  →  call void @llvm.dbg.value(metadata T V, metadata var, metadata expr), !dbg loc
//	#dbg_assign(T V, var, expr, id, ptr A, aexpr, loc)  →  the declare of A if it is the variable's
//	first, else the value
func (n *normaliser) record(st *statement) {
	open := st.first + 1
	end := n.closing(open) + 1
	if !n.is(open, "(") || end != st.end {
		n.fail(st.first, "cannot read this debug record")
		return
	}
	args := n.args(open+1, end-1)
	switch name := n.str(st.first); {
	case (name == "#dbg_declare" || name == "#dbg_value" || name == "#dbg_declare_value") && len(args) == 4:
		intrinsic := "@llvm.dbg.declare"
		if name != "#dbg_declare" {
			intrinsic = "@llvm.dbg.value"
		}
		n.recordCall(st, intrinsic, args[:3], args[3])
	case name == "#dbg_label" && len(args) == 2:
		n.recordCall(st, "@llvm.dbg.label", args[:1], args[1])
	case name == "#dbg_assign" && len(args) == 7:
		intrinsic, kept := n.assignment(args)
		n.recordCall(st, intrinsic, kept, args[6])
	default:
		n.fail(st.first, "unknown debug record %s", name)
	}
	for _, a := range args {
		n.render(a[0], a[1]) // what is not kept is read as well
	}
}

// firstDeclare names a variable of an inlined or original scope.
type firstDeclare struct{ variable, location string }

// assignment says which call stands for #dbg_assign. As long as the variable has an address, the
// first record declares it there.
func (n *normaliser) assignment(args [][2]int) (intrinsic string, kept [][2]int) {
	address := args[4]
	key := firstDeclare{n.str(args[1][0]), n.str(args[6][0])}
	if n.kind(address[1]-1) == tokLocal && !n.declared[key] {
		n.declared[key] = true
		return "@llvm.dbg.declare", [][2]int{address, args[1], args[5]}
	}
	return "@llvm.dbg.value", args[:3]
}

// recordCall replaces the record by a call of the intrinsic with the kept arguments.
func (n *normaliser) recordCall(st *statement, intrinsic string, kept [][2]int, loc [2]int) {
	var call strings.Builder
	call.WriteString("call void " + intrinsic + "(")
	for k, a := range kept {
		if k > 0 {
			call.WriteString(", ")
		}
		call.WriteString("metadata " + n.render(a[0], a[1]))
	}
	call.WriteString("), !dbg " + n.render(loc[0], loc[1]))
	n.replace(st.first, st.end, call.String())
	params := "metadata" + strings.Repeat(", metadata", len(kept)-1)
	n.declare(intrinsic, "declare void "+intrinsic+"("+params+")")
}

// debugNode rewrites the debug-information node !DIKind(…) at token i: kinds, keys and values
// that llir does not know are dropped.
func (n *normaliser) debugNode(i int) int {
	open := i + 1
	end := n.closing(open) + 1
	kind := n.str(i)
	keys, known := debugKeys[kind]
	switch {
	case kind == "!DIExpression":
		n.debugExpression(i, end)
		return end
	case kind == "!DIArgList":
		n.tokens(open+1, end-1)
		return end
	case !known:
		n.replace(i, end, "!{}")
		return end
	}
	kept := false
	for _, a := range n.args(open+1, end-1) {
		if a[0] == a[1] {
			continue
		}
		if n.kind(a[0]) != tokLabel || !n.plainValue(a[0]+1, a[1]) {
			n.fail(a[0], "expected a key and a value in %s, found %q", kind, n.str(a[0]))
			return end
		}
		key := strings.TrimSuffix(n.str(a[0]), ":")
		if !keys[key] || !n.debugValue(key, a[0]+1, a[1]) {
			n.dropArgument(a, kept)
			continue
		}
		kept = true
		n.tokens(a[0]+1, a[1])
	}
	return end
}

// dropArgument removes an argument and one of the commas beside it.
func (n *normaliser) dropArgument(a [2]int, after bool) {
	first, end := a[0], a[1]
	if after {
		first--
	} else if n.is(end, ",") {
		end++
	}
	n.drop(first, end)
}

// plainValue says whether the tokens [i, end) are one value: a word, number, string or reference,
// alternatives joined by |, a constant after its type, or one of them with a list in brackets.
func (n *normaliser) plainValue(i, end int) bool {
	for k := i + 1; k < end; k++ {
		switch {
		case n.opens(k):
			k = n.closing(k)
		case n.is(k, "|"):
			k++
		case !n.is(k-1, "!") && !(k == i+1 && n.scalarType(i)):
			return false
		}
	}
	return i < end
}

// scalarType says whether token i is an integer or pointer type.
func (n *normaliser) scalarType(i int) bool {
	w := n.str(i)
	return w == "ptr" || len(w) > 1 && w[0] == 'i' && w[1] >= '0' && w[1] <= '9'
}

// debugValue makes the value of a key readable; false means that the pair goes.
func (n *normaliser) debugValue(key string, i, end int) bool {
	if n.kind(i) == tokMeta && (key == "size" || key == "align" || key == "offset") {
		return false
	}
	for k := i; k < end; k++ {
		if n.kind(k) != tokWord || enumKnown(n.str(k)) {
			continue
		}
		if key != "language" {
			return false
		}
		n.replace(k, k+1, "DW_LANG_C99")
	}
	return true
}

// enumKnown says whether llir has the debug-information constant of that name; it panics on others.
func enumKnown(name string) (known bool) {
	defer func() {
		if cause := recover(); cause != nil {
			complaint(cause)
			known = false
		}
	}()
	for _, e := range debugEnums {
		if strings.HasPrefix(name, e.prefix) {
			e.read(name)
			break
		}
	}
	return true
}

var debugEnums = []struct {
	prefix string
	read   func(string)
}{
	{"DW_TAG_", func(s string) { enum.DwarfTagFromString(s) }},
	{"DW_ATE_", func(s string) { enum.DwarfAttEncodingFromString(s) }},
	{"DW_LANG_", func(s string) { enum.DwarfLangFromString(s) }},
	{"DW_CC_", func(s string) { enum.DwarfCCFromString(s) }},
	{"DW_OP_", func(s string) { enum.DwarfOpFromString(s) }},
	{"DW_MACINFO_", func(s string) { enum.DwarfMacinfoFromString(s) }},
	{"DW_VIRTUALITY_", func(s string) { enum.DwarfVirtualityFromString(s) }},
	{"DIFlag", func(s string) { enum.DIFlagFromString(s) }},
	{"DISPFlag", func(s string) { enum.DISPFlagFromString(s) }},
	{"CSK_", func(s string) { enum.ChecksumKindFromString(s) }},
}

// debugExpression keeps an expression that llir can read; another becomes one that no reader takes
// for the plain value.
func (n *normaliser) debugExpression(i, end int) {
	for k := i + 2; k < end-1; k++ {
		if n.kind(k) == tokWord && !enumKnown(n.str(k)) {
			n.replace(i, end, "!DIExpression(DW_OP_push_object_address)")
			return
		}
	}
	n.tokens(i+2, end-1)
}
