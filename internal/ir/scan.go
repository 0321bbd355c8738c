package ir

// entityKind classes the top-level entities of a module.
type entityKind uint8

const (
	entDefine entityKind = iota
	entDeclare
	entGlobal   // global variable, alias or ifunc
	entTypeDef  // %t = type …
	entMetadata // !12 = …, !name = …
	entAttrs    // attributes #0 = { … }
	entComdat
	entModule  // target, source_filename, module asm
	entUseList // use-list orders: without meaning
	entSummary // ThinLTO summary: without meaning
)

// entity is a top-level entity: the tokens [first, end). For a function, name is the token of its
// name, and body the tokens after the opening brace, closed by the one at end-1.
type entity struct {
	kind       entityKind
	first, end int
	name       int
	body       int
	stmts      []statement
}

// statementKind says what is in a function's body.
type statementKind uint8

const (
	stInstr statementKind = iota
	stLabel
	stRecord // #dbg_value and its kin
)

// statement is a label, an instruction or a debug record: the tokens [first, end); op is the opcode.
type statement struct {
	kind       statementKind
	first, end int
	op         int
}

// scanEntities splits the module into its top-level entities, functions into their statements.
func scanEntities(s *source) ([]entity, error) {
	var ents []entity
	for i := 0; i < len(s.toks); {
		kind, ok := s.entityAt(i)
		if !ok {
			return nil, s.errorAt(i, "expected a definition, found %q", s.str(i))
		}
		e := entity{kind: kind, first: i, name: i}
		var err error
		switch kind {
		case entDefine:
			err = s.scanDefine(&e)
		case entDeclare:
			e.end = s.entityEnd(i + 1)
			e.name = s.functionName(i, e.end)
		default:
			e.end = s.entityEnd(i + 1)
		}
		if err != nil {
			return nil, err
		}
		ents = append(ents, e)
		i = e.end
	}
	return ents, nil
}

// entityAt says whether a top-level entity begins at token i.
func (s *source) entityAt(i int) (entityKind, bool) {
	switch s.kind(i) {
	case tokWord:
		kind, ok := entityWords[s.str(i)]
		return kind, ok
	case tokGlobal, tokLocal, tokMeta, tokComdat, tokSummary:
		if !s.is(i+1, "=") {
			return 0, false
		}
		return map[tokenKind]entityKind{
			tokGlobal: entGlobal, tokLocal: entTypeDef, tokMeta: entMetadata,
			tokComdat: entComdat, tokSummary: entSummary,
		}[s.kind(i)], true
	}
	return 0, false
}

var entityWords = map[string]entityKind{
	"define": entDefine, "declare": entDeclare, "attributes": entAttrs,
	"target": entModule, "source_filename": entModule, "module": entModule,
	"uselistorder": entUseList, "uselistorder_bb": entUseList,
}

// entityEnd is the first token from i on, outside brackets, at which another entity begins.
func (s *source) entityEnd(i int) int {
	for i < len(s.toks) {
		if s.opens(i) {
			i = s.closing(i) + 1
			continue
		}
		if _, ok := s.entityAt(i); ok {
			return i
		}
		i++
	}
	return len(s.toks)
}

// opens says whether token i is an opening bracket.
func (s *source) opens(i int) bool {
	if s.kind(i) != tokPunct {
		return false
	}
	switch s.text[s.toks[i].pos] {
	case '(', '[', '{', '<':
		return true
	}
	return false
}

// functionName is the token of the function's name in the header that begins at token i.
func (s *source) functionName(i, end int) int {
	for ; i < end; i++ {
		if s.kind(i) == tokGlobal && s.is(i+1, "(") {
			return i
		}
	}
	return end
}

// scanDefine finds the function's name and body and splits the body into statements.
func (s *source) scanDefine(e *entity) error {
	e.name = s.functionName(e.first, len(s.toks))
	if e.name == len(s.toks) {
		return s.errorAt(e.first, "function definition without a name")
	}
	i := s.closing(e.name+1) + 1
	for i < len(s.toks) && !s.is(i, "{") {
		if s.kind(i) == tokWord && s.entityStart(i) {
			return s.errorAt(e.first, "function %s has no body", s.str(e.name))
		}
		if s.opens(i) {
			i = s.closing(i)
		}
		i++
	}
	e.body = i + 1
	return s.scanBody(e)
}

func (s *source) entityStart(i int) bool {
	_, ok := s.entityAt(i)
	return ok
}

// scanBody splits a function's body into statements. A statement reaches to where the next begins:
// a label, a debug record, a result being assigned, or an opcode that is not the head of a
// constant expression.
func (s *source) scanBody(e *entity) error {
	i := e.body
	for i < len(s.toks) && !s.is(i, "}") {
		st, err := s.statementAt(i)
		if err != nil {
			return err
		}
		if st.kind != stLabel {
			st.end = s.statementEnd(st.end)
		}
		if s.is(st.first, "uselistorder") {
			i = st.end
			continue
		}
		e.stmts = append(e.stmts, st)
		i = st.end
	}
	if i >= len(s.toks) {
		return s.errorAt(e.name, "function %s ends without a closing brace", s.str(e.name))
	}
	e.end = i + 1
	return nil
}

// statementAt reads the head of the statement at token i; end is the first token behind it.
func (s *source) statementAt(i int) (statement, error) {
	st := statement{first: i, op: i, end: i + 1}
	switch s.kind(i) {
	case tokLabel:
		st.kind = stLabel
		return st, nil
	case tokRecord:
		st.kind = stRecord
		return st, nil
	case tokLocal:
		if !s.is(i+1, "=") {
			return st, s.errorAt(i, "expected an instruction, found %q", s.str(i))
		}
		st.op = i + 2
	}
	for s.is(st.op, "tail") || s.is(st.op, "musttail") || s.is(st.op, "notail") {
		st.op++
	}
	op := s.str(st.op)
	if s.kind(st.op) != tokWord || !opcodes[op] && op != "uselistorder" {
		return st, s.errorAt(min(st.op, len(s.toks)-1), "unknown instruction %q", op)
	}
	st.end = st.op + 1
	if op == "atomicrmw" { // its operation is named like an instruction
		if s.is(st.end, "volatile") {
			st.end++
		}
		st.end++
	}
	return st, nil
}

// statementEnd is the first token from i on, outside brackets, at which another statement begins or
// the body ends.
func (s *source) statementEnd(i int) int {
	for i < len(s.toks) {
		switch s.kind(i) {
		case tokLabel, tokRecord:
			return i
		case tokLocal:
			if s.is(i+1, "=") {
				return i
			}
		case tokWord:
			if w := s.str(i); (opcodes[w] || w == "tail" || w == "musttail" || w == "notail" || w == "uselistorder") &&
				!s.constantExpr(i) {
				return i
			}
		case tokPunct:
			if s.is(i, "}") {
				return i
			}
			if s.opens(i) {
				i = s.closing(i)
			}
		}
		i++
	}
	return len(s.toks)
}

// constantExpr says whether the word at token i heads a constant expression: opcode, flags,
// parenthesis.
func (s *source) constantExpr(i int) bool { return s.is(s.afterFlags(i+1), "(") }

// afterFlags skips the flags of an operation from token i on.
func (s *source) afterFlags(i int) int {
	for s.kind(i) == tokWord && operationFlags[s.str(i)] {
		if s.is(i, "inrange") && s.is(i+1, "(") {
			i = s.closing(i + 1)
		}
		i++
	}
	return i
}

// args splits the tokens [i, end) at the commas outside brackets.
func (s *source) args(i, end int) [][2]int {
	var out [][2]int
	first := i
	for ; i < end; i++ {
		if s.opens(i) {
			i = s.closing(i)
		} else if s.is(i, ",") {
			out = append(out, [2]int{first, i})
			first = i + 1
		}
	}
	return append(out, [2]int{first, end})
}
