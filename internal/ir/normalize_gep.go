package ir

// gepInstruction drops the flags of a getelementptr that llir does not know, and makes its constant
// indices readable.
func (n *normaliser) gepInstruction(st *statement) {
	n.dropWords(st.op+1, "nuw", "nusw")
	first := n.afterFlags(st.op + 1)
	args := n.args(first, st.end)
	for _, a := range args[min(2, len(args)):] {
		if n.kind(a[0]) != tokMeta {
			n.gepIndex(a[0], a[1])
		}
	}
}

// gepConstant rewrites the constant expression getelementptr [flags] (T, P, I…) at token i. Its
// value is an i8* where the pointer was opaque, but llir derives a pointer to the element from the
// types and compares: a bitcast makes the two agree.
func (n *normaliser) gepConstant(i int) int {
	open := n.afterFlags(i + 1)
	end := n.closing(open) + 1
	args := n.args(open+1, end-1)
	if end > len(n.toks) || len(args) < 2 {
		n.fail(i, "cannot read this getelementptr")
		return end
	}
	n.dropWords(i+1, "nuw", "nusw")
	if n.is(open-1, ")") { // inrange(a, b)
		k := open - 1
		for !n.is(k, "inrange") {
			k--
		}
		n.drop(k, open)
	}
	if pre, post, opaque := n.opaqueBase(args[1][0]); opaque {
		if elem, ok := n.gepElement(args); !ok {
			n.fail(i, "cannot find the type this getelementptr leads to")
		} else if elem != "i8" {
			n.insertBefore(i, "bitcast ("+pre+elem+post+" ")
			n.insertAfter(end-1, " to "+pre+"i8"+post+")")
		}
	}
	for k, a := range args {
		if k >= 2 {
			n.gepIndex(a[0], a[1])
		}
		n.tokens(a[0], a[1])
	}
	return end
}

// opaqueBase says whether the pointer type at token i is opaque (ptr, or a vector of them), and
// what a typed pointer in its place has before and behind its element type.
func (n *normaliser) opaqueBase(i int) (pre, post string, ok bool) {
	if n.is(i, "<") && n.is(i+3, "ptr") && n.is(i+4, ">") {
		return "<" + n.str(i+1) + " x ", "*>", true
	}
	if n.is(i, "ptr") && n.is(i+1, "addrspace") {
		return "", " addrspace(" + n.str(i+3) + ")*", true
	}
	return "", "*", n.is(i, "ptr")
}

// gepElement is the normalised type that the indices of a getelementptr lead to.
func (n *normaliser) gepElement(args [][2]int) (string, bool) {
	cur := args[0]
	for _, a := range args[min(3, len(args)):] {
		next, ok := n.memberType(cur, n.str(a[1]-1))
		if !ok {
			return "", false
		}
		cur = next
	}
	return n.render(cur[0], cur[1]), true
}

// memberType is the type at the given index of the array, vector or structure type in the tokens t.
func (n *normaliser) memberType(t [2]int, index string) ([2]int, bool) {
	i := t[0]
	switch {
	case n.kind(i) == tokLocal:
		body, ok := n.typeDefs[n.str(i)]
		if !ok {
			return t, false
		}
		return n.memberType(body, index)
	case n.is(i, "["), n.is(i, "<") && !n.is(i+1, "{"):
		return [2]int{i + 3, n.closing(i)}, true // [ N x T ]
	case n.is(i, "<"):
		return n.fieldType(i+1, index)
	case n.is(i, "{"):
		return n.fieldType(i, index)
	}
	return t, false
}

func (n *normaliser) fieldType(brace int, index string) ([2]int, bool) {
	fields := n.args(brace+1, n.closing(brace))
	k, ok := smallInt(index)
	if !ok || k >= len(fields) {
		return [2]int{}, false
	}
	return fields[k], true
}

// gepIndex makes the index in the tokens [i, end) readable where it is a constant expression: llir
// panics on all of them but ptrtoint, so E of type T becomes ptrtoint (inttoptr (T E)), which has
// the same bits as far as an address goes.
func (n *normaliser) gepIndex(i, end int) {
	if n.is(i, "inrange") {
		i++
	}
	v := i + 1
	if n.opens(i) || n.kind(v) != tokWord || !n.constantExpr(v) || n.is(v, "ptrtoint") {
		return
	}
	typ := n.str(i)
	n.insertBefore(v, "ptrtoint (i8* inttoptr ("+typ+" ")
	n.insertAfter(end-1, " to i8*) to "+typ+")")
}
