package ir

import (
	"fmt"
	"strings"
)

// tokenKind classes the tokens of LLVM IR text.
type tokenKind uint8

const (
	tokWord    tokenKind = iota // keyword, type, opcode or attribute
	tokNumber                   // 12, -3, 0x3F, 1.5e+00
	tokString                   // "…"
	tokLabel                    // name: or "name": or 12: (block labels, and the keys of debug information)
	tokLocal                    // %x
	tokGlobal                   // @x
	tokMeta                     // !x, !12; a lone ! is punctuation
	tokAttr                     // #12
	tokRecord                   // #dbg_value
	tokComdat                   // $x
	tokSummary                  // ^12
	tokPunct                    // one of ( ) { } [ ] < > , = * | ! :
	tokDots                     // ...
)

// token is a span of the text; Line is 1-based.
type token struct {
	kind     tokenKind
	pos, end uint32 // bytes
	line     uint32
}

// source is the text of one input and its tokens.
type source struct {
	name string
	text string
	toks []token

	partner []int32 // per opening bracket: the token that closes it
}

// str is the text of token i, or "" beyond the last token.
func (s *source) str(i int) string {
	if i < 0 || i >= len(s.toks) {
		return ""
	}
	t := &s.toks[i]
	return s.text[t.pos:t.end]
}

// is says whether token i is punctuation or a word with this text.
func (s *source) is(i int, text string) bool {
	if i < 0 || i >= len(s.toks) {
		return false
	}
	t := &s.toks[i]
	return int(t.end-t.pos) == len(text) && s.text[t.pos:t.end] == text && t.kind != tokString
}

// kind is the class of token i; beyond the last token it is tokDots, which nothing starts with.
func (s *source) kind(i int) tokenKind {
	if i < 0 || i >= len(s.toks) {
		return tokDots
	}
	return s.toks[i].kind
}

// errorAt is an error at the line of token i.
func (s *source) errorAt(i int, format string, args ...any) error {
	line := 1
	switch {
	case i < len(s.toks):
		line = int(s.toks[i].line)
	case len(s.toks) > 0:
		line = int(s.toks[len(s.toks)-1].line)
	}
	return fmt.Errorf("%s:%d: %s", s.name, line, fmt.Sprintf(format, args...))
}

// maxText is the length in bytes of the longest text that token positions can name.
const maxText = 1<<31 - 1

// maxNesting bounds brackets inside each other, and types inside each other by their names: what walks them is
// recursive.
const maxNesting = 1000

// lex splits LLVM IR text into tokens. Comments and white space belong to no token.
func lex(name, text string) (*source, error) {
	if len(text) > maxText {
		return nil, fmt.Errorf("%s: %d bytes of LLVM IR: Midway reads at most %d", name, len(text), maxText)
	}
	s := &source{name: name, text: text, toks: make([]token, 0, len(text)/5+16)}
	line, i := uint32(1), 0
	for i < len(text) {
		switch text[i] {
		case '\n':
			line++
			i++
		case ' ', '\t', '\r':
			i++
		case ';':
			i = skipComment(text, i)
		default:
			kind, end := lexToken(text, i)
			if end <= i {
				return nil, fmt.Errorf("%s:%d: %s", name, line, describeBad(text, i))
			}
			s.toks = append(s.toks, token{kind: kind, pos: uint32(i), end: uint32(end), line: line})
			line += uint32(strings.Count(text[i:end], "\n"))
			i = end
		}
	}
	return s, s.pair()
}

func skipComment(text string, i int) int {
	if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(text)
}

func describeBad(text string, i int) string {
	if text[i] == '"' {
		return "a string constant is not closed"
	}
	return fmt.Sprintf("unexpected character %q in LLVM IR", text[i])
}

// lexToken is the token at i and its end; end is i where there is none.
func lexToken(text string, i int) (tokenKind, int) {
	switch c := text[i]; c {
	case '"':
		end := lexString(text, i)
		if end > i && end < len(text) && text[end] == ':' {
			return tokLabel, end + 1
		}
		return tokString, end
	case '%':
		return tokLocal, lexSigil(text, i)
	case '@':
		return tokGlobal, lexSigil(text, i)
	case '$':
		return lexDollar(text, i)
	case '!':
		if end := lexName(text, i+1); end > i+1 {
			return tokMeta, end
		}
		return tokPunct, i + 1
	case '#':
		return lexHash(text, i)
	case '^':
		return tokSummary, lexSigil(text, i)
	case '(', ')', '{', '}', '[', ']', '<', '>', ',', '=', '*', '|', ':':
		return tokPunct, i + 1
	case '.':
		if strings.HasPrefix(text[i:], "...") {
			return tokDots, i + 3
		}
	}
	return lexBare(text, i)
}

// lexBare reads a word, a number or a label.
func lexBare(text string, i int) (tokenKind, int) {
	end := i
	if text[i] == '+' {
		end++
	}
	for end < len(text) && isWordByte(text[end]) {
		end++
	}
	if end == i {
		return tokPunct, i
	}
	if end < len(text) && text[end] == ':' {
		return tokLabel, end + 1
	}
	c := text[i]
	if c >= '0' && c <= '9' || (c == '-' || c == '+') && end > i+1 {
		return tokNumber, lexExponent(text, end)
	}
	return tokWord, end
}

// lexExponent extends a number over the plus sign of its exponent: 1.5e+00.
func lexExponent(text string, end int) int {
	if end+1 < len(text) && text[end] == '+' && (text[end-1] == 'e' || text[end-1] == 'E') {
		end++
		for end < len(text) && text[end] >= '0' && text[end] <= '9' {
			end++
		}
	}
	return end
}

// lexDollar reads a comdat name, or a label that begins with a dollar.
func lexDollar(text string, i int) (tokenKind, int) {
	end := lexSigil(text, i)
	if end > i && end < len(text) && text[end] == ':' && text[i+1] != '"' {
		return tokLabel, end + 1
	}
	return tokComdat, end
}

// lexHash reads #12 or #dbg_value.
func lexHash(text string, i int) (tokenKind, int) {
	end := i + 1
	for end < len(text) && isWordByte(text[end]) {
		end++
	}
	switch {
	case end == i+1:
		return tokAttr, i
	case text[i+1] >= '0' && text[i+1] <= '9':
		return tokAttr, end
	}
	return tokRecord, end
}

// lexSigil reads a name or quoted name after the one-byte sigil at i; the result is i if there is none.
func lexSigil(text string, i int) int {
	if i+1 < len(text) && text[i+1] == '"' {
		if end := lexString(text, i+1); end > i+1 {
			return end
		}
		return i
	}
	if end := lexName(text, i+1); end > i+1 {
		return end
	}
	return i
}

// lexName reads the bytes of an identifier; metadata names may hold escapes (\5C).
func lexName(text string, i int) int {
	for i < len(text) && (isWordByte(text[i]) || text[i] == '\\') {
		i++
	}
	return i
}

// lexString is the end of the string constant that begins at i, or i if it is not closed. IR
// strings escape quotes as \22, so the next quote ends them.
func lexString(text string, i int) int {
	if n := strings.IndexByte(text[i+1:], '"'); n >= 0 {
		return i + n + 2
	}
	return i
}

func isWordByte(c byte) bool { return wordBytes[c] }

var wordBytes = func() (t [256]bool) {
	for c := range t {
		t[c] = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' ||
			c == '-' || c == '$' || c == '.' || c == '_'
	}
	return
}()

// pair matches the brackets of the text with each other, or says which has no partner.
func (s *source) pair() error {
	s.partner = make([]int32, len(s.toks))
	var open []int
	for i := range s.toks {
		if s.toks[i].kind != tokPunct {
			continue
		}
		switch c := s.text[s.toks[i].pos]; c {
		case '(', '[', '{', '<':
			if open = append(open, i); len(open) > maxNesting {
				return s.errorAt(i, "brackets are nested more than %d deep", maxNesting)
			}
		case ')', ']', '}', '>':
			if len(open) == 0 || s.str(open[len(open)-1]) != opener[c] {
				return s.errorAt(i, "%q closes nothing", c)
			}
			s.partner[open[len(open)-1]] = int32(i)
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		i := open[len(open)-1]
		return s.errorAt(i, "%q is never closed: the file is truncated", s.str(i))
	}
	return nil
}

var opener = map[byte]string{')': "(", ']': "[", '}': "{", '>': "<"}

// closing is the index of the bracket that closes the one at token i; i if that is no opening bracket.
func (s *source) closing(i int) int {
	if i >= len(s.toks) || !s.opens(i) {
		return i
	}
	return int(s.partner[i])
}
