package ir

import (
	"slices"
	"strings"
)

// normaliser rewrites the IR of clang 14 to 22 into what llir reads: the typed-pointer IR of LLVM 14
// and earlier, with every pointer an i8* where the input says ptr. It edits tokens in place: the
// result has the input's lines, and as many instructions.
type normaliser struct {
	*source
	ents     []entity
	edits    []edit
	dropped  []bool // per token: removed by an edit
	proof    wordProof
	typeDefs map[string][2]int // the tokens of each named type's body
	known    map[string]bool   // functions that the text defines or declares
	declares []string          // declarations to be added
	declared map[firstDeclare]bool
	err      error // the first one
}

// edit replaces the bytes [pos, end) of the text; an insertion has pos = end.
type edit struct {
	pos, end uint32
	text     string
}

// normalise is the text of src as llir reads it, and the number of declarations added at its end.
func normalise(src *source, ents []entity) (text string, added int, err error) {
	n := &normaliser{
		source: src, ents: ents,
		dropped:  make([]bool, len(src.toks)+1),
		proof:    make(wordProof),
		typeDefs: make(map[string][2]int),
		known:    make(map[string]bool),
		declared: make(map[firstDeclare]bool),
	}
	n.index()
	for i := range ents {
		n.entity(&ents[i])
		if n.err != nil {
			return "", 0, n.err
		}
	}
	text = n.apply(0, uint32(len(src.text)))
	if len(n.declares) > 0 {
		text += "\n" + strings.Join(n.declares, "\n") + "\n"
	}
	return text, len(n.declares), nil
}

// index notes the named types and the functions of the module.
func (n *normaliser) index() {
	for i := range n.ents {
		switch e := &n.ents[i]; e.kind {
		case entTypeDef:
			n.typeDefs[n.str(e.first)] = [2]int{e.first + 3, e.end}
		case entDefine, entDeclare:
			n.known[n.str(e.name)] = true
		}
	}
}

func (n *normaliser) entity(e *entity) {
	switch e.kind {
	case entUseList, entSummary:
		n.drop(e.first, e.end)
	case entDefine:
		n.dropReturnAlign(e.first, e.name)
		n.tokens(e.first, e.body)
		for k := range e.stmts {
			n.statement(&e.stmts[k])
		}
	case entDeclare:
		n.dropReturnAlign(e.first, e.name)
		n.tokens(e.first, e.end)
	default:
		n.tokens(e.first, e.end)
	}
}

func (n *normaliser) statement(st *statement) {
	switch st.kind {
	case stLabel:
		n.label(st.first)
		return
	case stRecord:
		n.record(st)
		return
	}
	switch n.str(st.op) {
	case "call", "invoke", "callbr":
		n.dropReturnAlign(st.op, st.end)
	case "freeze":
		n.dropAttachments(st.op, st.end)
	case "getelementptr":
		n.gepInstruction(st)
	case "atomicrmw":
		n.atomicPointer(st)
	case "icmp":
		n.pointerCompare(st)
	}
	n.tokens(st.first, st.end)
}

// tokens rewrites what may stand anywhere: types, flags, attributes, constant expressions and
// debug-information nodes. Every word left over must be one that llir reads.
func (n *normaliser) tokens(i, end int) {
	for i < end && n.err == nil {
		if n.dropped[i] {
			i++
			continue
		}
		switch n.kind(i) {
		case tokWord:
			i = n.word(i)
		case tokMeta:
			if strings.HasPrefix(n.str(i), "!DI") && n.is(i+1, "(") {
				i = n.debugNode(i)
			} else {
				i++
			}
		case tokNumber:
			n.number(i)
			i++
		default:
			i++
		}
	}
}

// word rewrites what begins with the word at token i and returns the token behind it.
func (n *normaliser) word(i int) int {
	switch w := n.str(i); {
	case w == "ptr":
		return n.opaquePointer(i)
	case w == "getelementptr" && n.constantExpr(i):
		return n.gepConstant(i)
	case w == "trunc":
		n.dropWords(i+1, "nuw", "nsw")
	case w == "splat" && n.is(i+1, "("):
		return n.splat(i)
	case w == "inrange" && n.is(i+1, "("), harmlessCalls[w] && n.is(i+1, "("):
		end := n.closing(i+1) + 1
		n.drop(i, end)
		return end
	case w == "code_model" && n.kind(i+1) == tokString:
		n.drop(i-1, i+2) // with its comma
		return i + 2
	case meaningless[w] != "":
		n.fail(i, "%s: Midway does not read %s", w, meaningless[w])
	case harmlessWords[w]:
		n.drop(i, i+1)
	case renamedWords[w] != "":
		n.replace(i, i+1, renamedWords[w])
	case !n.proof.reads(w):
		n.fail(i, "unknown word %q: neither an instruction, a type nor a flag that Midway knows", w)
	}
	return i + 1
}

// opaquePointer writes ptr as i8*, ptr addrspace(N) as i8 addrspace(N)*.
func (n *normaliser) opaquePointer(i int) int {
	if n.is(i+1, "addrspace") && n.is(i+2, "(") {
		end := n.closing(i+2) + 1
		n.replace(i, i+1, "i8")
		n.insertAfter(end-1, "*")
		return end
	}
	n.replace(i, i+1, "i8*")
	return i + 1
}

// dropReturnAlign removes the return attribute align N from the tokens [i, end) outside brackets.
func (n *normaliser) dropReturnAlign(i, end int) {
	for ; i < end; i++ {
		switch {
		case n.opens(i):
			i = n.closing(i)
		case n.is(i, "align") && n.kind(i+1) == tokNumber:
			n.drop(i, i+2)
		}
	}
}

// dropAttachments removes the metadata at the end of an instruction.
func (n *normaliser) dropAttachments(i, end int) {
	for ; i < end; i++ {
		if n.is(i, ",") && n.kind(i+1) == tokMeta {
			n.drop(i, end)
			return
		}
	}
}

// dropWords removes the given flags from token i on, as far as flags go.
func (n *normaliser) dropWords(i int, words ...string) {
	for ; n.kind(i) == tokWord && operationFlags[n.str(i)]; i++ {
		if slices.Contains(words, n.str(i)) {
			n.drop(i, i+1)
		}
	}
}

// label quotes a block's name where llir would take it for a key of debug information.
func (n *normaliser) label(i int) {
	text := n.str(i)
	if text[0] == '"' || n.proof.reads(text) && !isKeyword(text) {
		return
	}
	n.replace(i, i+1, `"`+strings.TrimSuffix(text, ":")+`":`)
}

// declare adds a declaration unless the text has the function.
func (n *normaliser) declare(name, text string) {
	if !n.known[name] {
		n.known[name] = true
		n.declares = append(n.declares, text)
	}
}

func (n *normaliser) fail(i int, format string, args ...any) {
	if n.err == nil {
		n.err = n.errorAt(i, format, args...)
	}
}
