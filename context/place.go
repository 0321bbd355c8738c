package context

import (
	"fmt"
	"strconv"
	"strings"

	"midway/internal/ir"
)

// place is a program point as written (see the package comment), taken apart.
type place struct {
	text  string
	file  string // of file:line, or qualifying a function; "" where not given
	line  int    // of file:line, else 0
	fn    string // function, else ""
	plus  int    // N of function+N, else -1
	block string // of function/%block#k, without the %, else ""
	k     int
}

// parsePlace takes a place apart; it knows no program.
func parsePlace(text string) (place, error) {
	pl := place{text: text, plus: -1}
	rest := text
	if i := strings.LastIndex(rest, "/%"); i >= 0 {
		block, k, numbered := strings.Cut(rest[i+2:], "#")
		rest, pl.block = rest[:i], block
		if numbered {
			n, ok := natural(k)
			if !ok {
				return pl, fmt.Errorf("%q: %q is not the number of an instruction", text, k)
			}
			pl.k = n
		}
		if block == "" {
			return pl, fmt.Errorf("%q names no block after %%", text)
		}
	} else if i := strings.LastIndexByte(rest, ':'); i >= 0 {
		if n, ok := natural(strings.TrimSpace(rest[i+1:])); ok {
			pl.file, pl.line = strings.TrimSpace(rest[:i]), n
			if pl.file == "" || n == 0 {
				return pl, fmt.Errorf("%q is not file:line", text)
			}
			return pl, nil
		}
	}
	if i := strings.LastIndexByte(rest, ':'); i >= 0 {
		pl.file, rest = strings.TrimSpace(rest[:i]), rest[i+1:]
	}
	if name, n, ok := strings.Cut(rest, "+"); ok && pl.block == "" {
		plus, ok := natural(strings.TrimSpace(n))
		if !ok {
			return pl, fmt.Errorf("%q: %q is not a number of lines", text, n)
		}
		rest, pl.plus = name, plus
	}
	pl.fn = strings.TrimSpace(rest)
	if pl.fn == "" || strings.ContainsAny(pl.fn, " \t/") {
		return pl, fmt.Errorf("%q is no place: write file:line, function, function+N or function/%%block#k", text)
	}
	return pl, nil
}

// natural reads a number without sign.
func natural(s string) (int, bool) {
	n, err := strconv.ParseUint(s, 10, 31)
	return int(n), err == nil && s[0] != '+'
}

// sameFile reports whether a person who writes name may mean the program's file path: one ends with the other,
// the compiler's path being the shorter only where it is relative.
func sameFile(path, name string) bool {
	return samePath(path, name) || !strings.HasPrefix(path, "/") && samePath(name, path)
}

// samePath reports whether path ends with suffix, component by component; "./" and doubled slashes
// do not count.
func samePath(path, suffix string) bool {
	p, s := components(path), components(suffix)
	if len(s) == 0 || len(s) > len(p) || strings.HasPrefix(suffix, "/") && len(s) != len(p) {
		return false
	}
	for i := range s {
		if p[len(p)-len(s)+i] != s[i] {
			return false
		}
	}
	return true
}

func components(path string) []string {
	var out []string
	for _, c := range strings.Split(path, "/") {
		switch {
		case c == "" || c == ".":
		case c == ".." && len(out) > 0 && out[len(out)-1] != "..":
			out = out[:len(out)-1]
		default:
			out = append(out, c)
		}
	}
	return out
}

// spot is one program point.
type spot struct {
	fn *ir.Func
	pc ir.PC
}

// blockName writes a spot as function/%block#k.
func (s spot) blockName() string {
	b := &s.fn.Blocks[s.fn.BlockOf(s.pc)]
	return fmt.Sprintf("%s/%%%s#%d", s.fn.Name, strings.TrimPrefix(b.Name, "%"), s.pc-b.Body)
}

// spotNames writes spots as a list for a message, at most ten of them.
func spotNames(list []spot) string {
	const max = 10
	var out []string
	for i, s := range list {
		if i == max {
			out = append(out, fmt.Sprintf("… %d more", len(list)-max))
			break
		}
		out = append(out, s.blockName())
	}
	return strings.Join(out, ", ")
}
