package context

import (
	"fmt"
	"strconv"
	"strings"
)

// tokenKind is what a token of an assume expression is.
type tokenKind uint8

const (
	tokEnd    tokenKind = iota
	tokName             // a C identifier, or t2#1
	tokNumber           // an integer or character constant
	tokPunct            // an operator or parenthesis
)

type token struct {
	kind     tokenKind
	text     string
	word     uint64 // tokNumber
	unsigned bool   // suffix u
	long     int    // number of l in the suffix
	decimal  bool
}

// punctuation lists operators, longest first.
var punctuation = []string{"<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "->",
	"+", "-", "*", "/", "%", "<", ">", "!", "~", "&", "|", "^", "(", ")", "[", "]", ".", "?", ":", "=", ",", "{", "}",
	";", "\""}

// lex cuts an expression into tokens; the last is tokEnd.
func lex(src string) ([]token, error) {
	var out []token
	for i := 0; i < len(src); {
		c := src[i]
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
		case isName(src[i : i+1]):
			end := i + nameLength(src[i:])
			out = append(out, token{kind: tokName, text: src[i:end]})
			i = end
		case '0' <= c && c <= '9':
			end := i
			for end < len(src) && (isName(src[end:end+1]) || '0' <= src[end] && src[end] <= '9') {
				end++
			}
			if end < len(src) && src[end] == '.' {
				return nil, fmt.Errorf("floating-point constants are not allowed")
			}
			t, err := number(src[i:end])
			if err != nil {
				return nil, err
			}
			out = append(out, t)
			i = end
		case c == '\'':
			t, n, err := character(src[i:])
			if err != nil {
				return nil, err
			}
			out = append(out, t)
			i += n
		default:
			p := operator(src[i:])
			if p == "" {
				return nil, fmt.Errorf("%q is no part of a C expression", src[i:i+1])
			}
			out = append(out, token{kind: tokPunct, text: p})
			i += len(p)
		}
	}
	return append(out, token{kind: tokEnd, text: "the end"}), nil
}

// nameLength is the length of the identifier at the start of s, with "#1" if that follows.
func nameLength(s string) int {
	n := 0
	for n < len(s) && isName(s[:n+1]) {
		n++
	}
	end := n
	if n < len(s) && s[n] == '#' {
		end++
		for end < len(s) && '0' <= s[end] && s[end] <= '9' {
			end++
		}
		if end == n+1 {
			return n
		}
	}
	return end
}

func operator(s string) string {
	for _, p := range punctuation {
		if strings.HasPrefix(s, p) {
			return p
		}
	}
	return ""
}

// number reads a C integer constant with its suffix.
func number(text string) (token, error) {
	digits := strings.TrimRight(text, "uUlL")
	suffix := strings.ToLower(text[len(digits):])
	switch suffix {
	case "", "u", "l", "ul", "lu", "ll", "ull", "llu":
	default:
		return token{}, fmt.Errorf("%q is no integer constant", text)
	}
	if strings.Contains(digits, "_") {
		return token{}, fmt.Errorf("%q is no integer constant", text)
	}
	w, err := strconv.ParseUint(digits, 0, 64)
	if err != nil || strings.HasPrefix(digits, "0o") || strings.HasPrefix(digits, "0O") {
		return token{}, fmt.Errorf("%q is no integer constant of at most 64 bits", text)
	}
	return token{kind: tokNumber, text: text, word: w, unsigned: strings.Contains(suffix, "u"),
		long: strings.Count(suffix, "l"), decimal: digits == "0" || digits[0] != '0'}, nil
}

var escapes = map[byte]byte{
	'n':  '\n',
	't':  '\t',
	'r':  '\r',
	'0':  0,
	'\\': '\\',
	'\'': '\'',
	'"':  '"',
	'a':  7,
	'b':  8,
	'f':  12,
	'v':  11,
}

// character reads a character constant at the start of s and says how long it is.
func character(s string) (token, int, error) {
	if len(s) >= 3 && s[1] != '\\' && s[1] < 0x80 && s[2] == '\'' {
		return token{kind: tokNumber, text: s[:3], word: uint64(s[1]), decimal: true}, 3, nil
	}
	if len(s) >= 4 && s[1] == '\\' && s[3] == '\'' {
		if v, ok := escapes[s[2]]; ok {
			return token{kind: tokNumber, text: s[:4], word: uint64(v), decimal: true}, 4, nil
		}
	}
	return token{}, 0, fmt.Errorf("a character constant is 'c' or '\\n', '\\t', '\\0' and the like")
}
