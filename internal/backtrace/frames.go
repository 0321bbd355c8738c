package backtrace

import (
	"strconv"
	"strings"

	"midway/internal/pattern"
)

var numbered = pattern.Of(`^\s*#(\d+)\s+(\S.*)$`)

// number takes "#12  text" apart.
func number(text string) (n int, rest string, ok bool) {
	if i := strings.IndexByte(text, '#'); i < 0 || strings.TrimSpace(text[:i]) != "" {
		return 0, "", false
	}
	m := numbered.FindStringSubmatch(text)
	if m == nil {
		return 0, "", false
	}
	n, err := strconv.Atoi(m[1])
	return n, m[2], err == nil
}

// hex reads a hexadecimal number, with or without 0x; 0 where it is none.
func hex(text string) uint64 {
	n, err := strconv.ParseUint(strings.TrimPrefix(strings.TrimPrefix(text, "0x"), "0X"), 16, 64)
	if err != nil {
		return 0
	}
	return n
}

// decimal reads a number; 0 where it is none.
func decimal(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}

var leadingAddress = pattern.Of(`^0x([0-9a-fA-F]+)(?:$| )`)

// address cuts an address off the beginning of a text; 0 where there is none.
func address(text string) (uint64, string, bool) {
	m := leadingAddress.FindStringSubmatch(text)
	if m == nil {
		return 0, text, false
	}
	return hex(m[1]), strings.TrimLeft(text[len(m[0]):], " "), true
}

// fileLine is FILE:LINE or FILE:LINE:COLUMN.
var fileLine = pattern.Of(`^(.*?[^:\s]):(\d+)(?::(\d+))?(?: \(discriminator \d+\))?$`)

// at notes where a frame is, where a text says so.
func (f *Frame) at(text string) bool {
	m := fileLine.FindStringSubmatch(text)
	if m == nil || m[1] == "??" {
		return false
	}
	f.File, f.Line, f.Column = m[1], decimal(m[2]), decimal(m[3])
	return true
}

// maxTries bounds the brackets of a frame that are taken for those of its arguments.
const maxTries = 20

// gdbFrame reads what follows the number of a frame of gdb: `0x… in f (a=1) at x.c:12`. ok is false where it is none;
// more says that it goes on in the next line.
func gdbFrame(text string) (f Frame, ok, more bool) {
	if strings.HasPrefix(text, "<signal handler called>") {
		return Frame{Owner: Signal}, true, false
	}
	if strings.HasPrefix(text, "<function called from gdb>") {
		return Frame{Owner: Unknown}, true, false
	}
	addr, rest, has := address(text)
	if in, isIn := strings.CutPrefix(rest, "in "); has && isIn {
		f.Address, rest = addr, strings.TrimLeft(in, " ")
	} else if has {
		return f, false, false // of eu-stack
	}
	for i, tries := 0, 0; i < len(rest) && tries < maxTries; i++ {
		if rest[i] != '(' || i > 0 && rest[i-1] != ' ' {
			continue
		}
		tries++
		end := closing(rest[i:])
		if end < 0 {
			return f, false, open(rest[i:])
		}
		inside := rest[i+1 : i+end]
		if inside != "" && inside != "..." && !strings.Contains(inside, "=") {
			continue
		}
		if tail := rest[i+end+1:]; f.tail(tail) {
			f.Function = strings.TrimSpace(rest[:i])
			f.Arguments = arguments(inside)
			if f.Function == "??" {
				f.Function = ""
			}
			return f, true, false
		}
	}
	return f, false, false
}

// tail reads what follows a frame's arguments: where it is, and of which library.
func (f *Frame) tail(text string) bool {
	text = strings.TrimRight(text, " ")
	if text == "" {
		return true
	}
	if i := strings.LastIndex(text, " from "); i >= 0 && f.endsAt(text[:i]) {
		f.Module = text[i+len(" from "):]
		return true
	}
	return f.endsAt(text)
}

func (f *Frame) endsAt(text string) bool {
	text = strings.TrimSpace(text)
	place, ok := strings.CutPrefix(text, "at ")
	switch {
	case text == "":
		return true
	case !ok:
		return false
	case !f.at(place):
		f.Module = place // some write libraries so
	}
	return true
}

// build is what newer sanitizers print behind a module.
var build = pattern.Of(`\s*\(BuildId: [0-9a-f]*\)$`)

// inModule is the module of a frame of a sanitizer.
var inModule = pattern.Of(`\s*\(([^()]*|.*\([^()]*\)[^()]*)\+0x([0-9a-f]+)\)$`)

// sanitizerFrame reads what follows the number of a frame of a sanitizer: `0x… in f x.c:12:3` or
// `f x.c:12 (module+0x12)`.
func sanitizerFrame(text string) (f Frame, ok bool) {
	text = build.ReplaceAllString(text, "")
	addr, rest, has := address(text)
	if has {
		f.Address = addr
		rest = strings.TrimPrefix(rest, "in ")
	}
	if m := inModule.FindStringSubmatchIndex(rest); m != nil {
		f.Module, f.Offset = rest[m[2]:m[3]], hex(rest[m[4]:m[5]])
		rest = rest[:m[0]]
	}
	rest = strings.TrimSuffix(strings.TrimSpace(rest), "(<unknown module>)")
	if rest = strings.TrimSpace(rest); rest == "" {
		return f, has || f.Module != ""
	}
	f.named(rest)
	return f, true
}

// named takes `f x.c:12` apart: a file may have spaces in it where it begins with a folder, a function where it is one
// of C++.
func (f *Frame) named(text string) {
	cut := strings.LastIndexByte(text, ' ')
	if i := strings.Index(text, " /"); i > 0 {
		cut = i
	}
	if cut < 0 {
		f.Function = text
		return
	}
	place := text[cut+1:]
	switch {
	case place == "<null>", strings.HasPrefix(place, "??:"):
	case f.at(place):
	case strings.Contains(place, ".") && !strings.ContainsAny(place, "()<>"):
		f.File = place
	default:
		cut = len(text)
	}
	if f.Function = text[:cut]; f.Function == "??" || f.Function == "<null>" {
		f.Function = ""
	}
}

// valgrindFrame reads what follows `at` or `by`: `0x10966D: bump (wrong.c:21)`.
func valgrindFrame(text string) (f Frame, ok bool) {
	addr, rest, found := strings.Cut(text, ": ")
	if !found || !strings.HasPrefix(addr, "0x") {
		return f, false
	}
	f.Address = hex(addr)
	name := rest
	if i := strings.LastIndex(rest, " ("); i >= 0 && strings.HasSuffix(rest, ")") {
		place := rest[i+2 : len(rest)-1]
		if module, in := strings.CutPrefix(place, "in "); in {
			f.Module, name = module, rest[:i]
		} else if f.at(place) {
			name = rest[:i]
		}
	}
	if f.Function = strings.TrimSpace(name); f.Function == "???" {
		f.Function = ""
	}
	return f, true
}
