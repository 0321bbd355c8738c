package backtrace

import "strings"

// maxValue bounds the text of a value, in bytes.
const maxValue = 1 << 10

// arguments takes `a=1, b=<optimized out>, s=0x5 "x, y"` apart.
func arguments(text string) []Value {
	var out []Value
	for _, part := range topLevel(text) {
		if name, value, ok := strings.Cut(strings.TrimSpace(part), "="); ok &&
			isVariable(strings.TrimSuffix(name, "@entry")) {
			out = append(out, value1(name, value))
		} else if n := len(out); n > 0 && !out[n-1].OptimizedOut && len(out[n-1].Text) < maxValue {
			out[n-1].Text += "," + part // a comma in something unquoted
		}
	}
	return out
}

// value1 is one printed variable.
func value1(name, text string) Value {
	v := Value{Text: strings.TrimSpace(text)}
	v.Name, v.Entry = strings.CutSuffix(name, "@entry")
	if same, ok := strings.CutPrefix(v.Text, v.Name+"@entry="); ok {
		v.Text = same // x=x@entry=3: it has not changed
	}
	if len(v.Text) > maxValue {
		v.Text = strings.ToValidUTF8(v.Text[:maxValue], "") + "…"
	}
	if v.Text == "<optimized out>" || v.Text == "<value optimized out>" || v.Text == "..." {
		v.Text, v.OptimizedOut = "", true
	}
	return v
}

func isVariable(name string) bool {
	if name == "" {
		return false
	}
	for i := 0; i < len(name); i++ {
		c := name[i]
		letter := c == '_' || c == '$' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c >= 0x80
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// topLevel splits a text at its commas that are in no brackets and no quotes.
func topLevel(text string) []string {
	var out []string
	from := 0
	s := scanner{text: text}
	for s.next() {
		if s.depth == 0 && s.c == ',' && !s.quoted {
			out = append(out, text[from:s.at])
			from = s.at + 1
		}
	}
	if strings.TrimSpace(text[from:]) != "" {
		out = append(out, text[from:])
	}
	return out
}

// scanner walks over a text and knows how deep in brackets it is, and whether it is in quotes as gdb prints strings and
// characters.
type scanner struct {
	text   string
	at     int // of c
	c      byte
	depth  int  // of brackets around c
	quoted bool // c is in quotes, or one

	read  int
	quote byte
}

func (s *scanner) next() bool {
	if s.read >= len(s.text) {
		return false
	}
	s.at, s.c, s.quoted = s.read, s.text[s.read], s.quote != 0
	s.read++
	switch {
	case s.quote != 0 && s.c == '\\':
		s.read = min(s.read+1, len(s.text))
	case s.quote != 0:
		if s.c == s.quote {
			s.quote = 0
		}
	case s.c == '"' || s.c == '\'' && s.opensCharacter():
		s.quote, s.quoted = s.c, true
	case s.c == '(' || s.c == '{' || s.c == '[':
		s.depth++
	case (s.c == ')' || s.c == '}' || s.c == ']') && s.depth > 0:
		s.depth--
	}
	return true
}

// opensCharacter tells the quote of 'x' from an apostrophe in a word.
func (s *scanner) opensCharacter() bool {
	return s.at == 0 || !isVariable(s.text[s.at-1:s.at]) || s.text[s.at-1] == 'L' || s.text[s.at-1] == 'u'
}

// open reports whether brackets or quotes of a text are not closed at its end.
func open(text string) bool {
	s := scanner{text: text}
	for s.next() {
	}
	return s.depth > 0 || s.quote != 0
}

// closing is the index of the bracket that closes the one at a text's beginning, or -1.
func closing(text string) int {
	s := scanner{text: text}
	for s.next() {
		if s.depth == 0 && !s.quoted {
			return s.at
		}
	}
	return -1
}
