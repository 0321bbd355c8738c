package report

import (
	"strings"
)

// statementAt is the statement of a line of C that has a column, from 1, as bytes from one to another; ok is false where
// the line has one statement or none, or where the column is not known. Braces of initialisers, parentheses, texts and
// comments are passed over.
func statementAt(line string, column int) (from, to int, ok bool) {
	if column < 1 || column > len(line) {
		return 0, 0, false
	}
	parts := statements(line)
	if len(parts) < 2 {
		return 0, 0, false
	}
	for _, p := range parts {
		if column-1 < p[1] {
			return p[0], p[1], true
		}
	}
	last := parts[len(parts)-1]
	return last[0], last[1], true
}

// statements are the statements of a line of C, as bytes from one to another, without the blanks around them.
func statements(line string) (out [][2]int) {
	start, depth := 0, 0 // of parentheses, brackets and braces of initialisers
	var blocks []bool    // of braces that are open: one is a block's
	cut := func(end int) {
		from, to := start, end
		for from < to && blank(line[from]) {
			from++
		}
		for to > from && blank(line[to-1]) {
			to--
		}
		if strings.Trim(line[from:to], "{}; \t") != "" {
			out = append(out, [2]int{from, to})
		}
		start = end
	}
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '"' || c == '\'':
			i = endOfLiteral(line, i)
		case strings.HasPrefix(line[i:], "//"):
			cut(i)
			return out
		case strings.HasPrefix(line[i:], "/*"):
			end := strings.Index(line[i+2:], "*/")
			if end < 0 {
				cut(i)
				return out
			}
			i += end + 3
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth--
		case c == '{':
			block := depth <= 0 && opensBlock(line[:i])
			blocks = append(blocks, block)
			if block {
				cut(i + 1)
			} else {
				depth++
			}
		case c == '}':
			block := len(blocks) == 0 || blocks[len(blocks)-1]
			blocks = blocks[:max(len(blocks)-1, 0)]
			if !block {
				depth--
			} else {
				cut(i)
				start = i + 1
			}
		case c == ';' && depth <= 0:
			cut(i + 1)
		}
	}
	cut(len(line))
	return out
}

func blank(c byte) bool { return c == ' ' || c == '\t' || c == '\r' }

// endOfLiteral is where a text or a character of C ends that begins at i.
func endOfLiteral(line string, i int) int {
	quote := line[i]
	for i++; i < len(line) && line[i] != quote; i++ {
		if line[i] == '\\' {
			i++
		}
	}
	return i
}

// opensBlock reports whether a brace behind some code begins a block, not an initialiser.
func opensBlock(before string) bool {
	before = strings.TrimRight(before, " \t")
	if before == "" || strings.HasSuffix(before, "else") || strings.HasSuffix(before, "do") {
		return true
	}
	return strings.ContainsRune(";{}):", rune(before[len(before)-1]))
}

// cutToStatement is a line of C cut to the statement at a column, where it has several.
func cutToStatement(line string, column int) string {
	from, to, ok := statementAt(line, column)
	if !ok {
		return strings.TrimSpace(line)
	}
	out := line[from:to]
	if strings.TrimSpace(line[:from]) != "" {
		out = "… " + out
	}
	if strings.Trim(line[to:], "} \t\r") != "" {
		out += " …"
	}
	return out
}
