package ir

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/asm"

	"midway/internal/pattern"
)

// locate turns llir's complaint into an error that names a line: where the text first mentions the name
// that the message quotes, else the function without which the text would be read.
func locate(src *source, ents []entity, message string) error {
	message, _, _ = strings.Cut(message, "\n")
	line := mentionLine(src, message)
	if line == 0 {
		line = brokenFunction(src, ents)
	}
	if line == 0 {
		return fmt.Errorf("%s: broken LLVM IR: %s", src.name, message)
	}
	return fmt.Errorf("%s:%d: broken LLVM IR: %s", src.name, line, message)
}

var (
	quoted   = pattern.Of(`"([@%!#]?[^"]+)"`)
	ofAFunc  = pattern.Of(` of "(@[^"]+)"`)
	anySigil = "@%!#"
)

// mentionLine is the line of the first token named in the message, from the function on that the
// message names; 0 if there is none.
func mentionLine(src *source, message string) int {
	first := 0
	if f := ofAFunc.FindStringSubmatch(message); f != nil {
		for first < len(src.toks) && !(src.str(first) == f[1] && src.definedAt(first)) {
			first++
		}
	}
	q := quoted.FindStringSubmatch(message)
	if q == nil {
		return 0
	}
	name := strings.TrimLeft(q[1], anySigil)
	for i := first; i < len(src.toks); i++ {
		t := src.str(i)
		if src.kind(i) != tokString && strings.TrimLeft(t, anySigil) == name && (t == q[1] || len(name) == len(q[1])) {
			return int(src.toks[i].line)
		}
	}
	return 0
}

// definedAt says whether the function name at token i is the one of its definition.
func (s *source) definedAt(i int) bool {
	for k := i - 1; k >= 0; k-- {
		switch {
		case s.is(k, "define"):
			return true
		case s.kind(k) == tokGlobal || s.is(k, "}") || s.is(k, "declare"):
			return false
		}
	}
	return false
}

// brokenFunction is the line of the first function whose body llir does not read, or 0: the
// bodies of the others are emptied, half of them at a time.
func brokenFunction(src *source, ents []entity) int {
	var defs []entity
	for _, e := range ents {
		if e.kind == entDefine {
			defs = append(defs, e)
		}
	}
	if len(defs) == 0 || !readable(src, ents, 0, 0) {
		return 0
	}
	lo, hi := 0, len(defs) // defs[:lo] is readable, defs[:hi] is not
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; readable(src, ents, lo, mid) {
			lo = mid
		} else {
			hi = mid
		}
	}
	return int(src.toks[defs[lo].first].line)
}

// readable says whether llir reads the module with the bodies of its definitions [lo, hi) alone.
func readable(src *source, ents []entity, lo, hi int) (ok bool) {
	defer func() {
		if cause := recover(); cause != nil {
			complaint(cause)
			ok = false
		}
	}()
	var text strings.Builder
	pos, k := 0, 0
	for _, e := range ents {
		if e.kind != entDefine {
			continue
		}
		if k < lo || k >= hi {
			text.WriteString(src.text[pos:src.toks[e.body-1].end])
			text.WriteString(" unreachable ")
			pos = int(src.toks[e.end-1].pos)
		}
		k++
	}
	text.WriteString(src.text[pos:])
	part, err := lex(src.name, text.String())
	if err != nil {
		return false
	}
	partEnts, err := scanEntities(part)
	if err != nil {
		return false
	}
	normal, _, err := normalise(part, partEnts)
	if err != nil {
		return false
	}
	_, err = asm.ParseString(src.name, normal)
	return err == nil
}
