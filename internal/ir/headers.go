package ir

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/llir/llvm/ir/metadata"
)

// systemDirs are where the headers of a system and of its libraries are.
var systemDirs = []string{"/usr/include/", "/usr/lib/", "/usr/local/include/", "/usr/local/lib/", "/nix/store/"}

func systemHeader(path string) bool {
	return slices.ContainsFunc(systemDirs, func(dir string) bool { return strings.HasPrefix(path, dir) })
}

// readMark begins the comments, in front of a translation unit that Midway has compiled, which name the system headers
// that clang has read.
const readMark = "; midway read "

// marked is IR text with the system headers among the files that clang has read in front, sorted.
func marked(text string, read []string) string {
	var b strings.Builder
	slices.Sort(read)
	for _, path := range slices.Compact(read) {
		if systemHeader(path) && !strings.ContainsAny(path, "\n\r") {
			b.WriteString(readMark + path + "\n")
		}
	}
	return b.String() + text
}

// headers are the system headers that a module names: those that its debug information has, which are those of its
// types, and those that clang has read.
func (m *module) headers() (out []string) {
	for _, def := range m.M.MetadataDefs {
		if f, ok := def.(*metadata.DIFile); ok {
			path := f.Filename
			if !filepath.IsAbs(path) {
				path = filepath.Join(f.Directory, path)
			}
			if path = filepath.Clean(path); systemHeader(path) {
				out = append(out, path)
			}
		}
	}
	for text := m.Text; strings.HasPrefix(text, readMark); {
		line, rest, _ := strings.Cut(text, "\n")
		out, text = append(out, filepath.Clean(line[len(readMark):])), rest
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// findHeaders says which system header declares each function without a body. All files that declare the function have
// to name such a header: a file of the program may mean another one of that name.
func (l *linker) findHeaders() {
	missing, refused := map[string]*Func{}, map[string]bool{}
	for name, id := range l.extFuncs {
		missing[name] = l.p.Funcs[id]
	}
	for _, m := range l.mods {
		if m.Library {
			continue
		}
		var headers []string
		for _, d := range m.M.Funcs {
			f := missing[plainName(d.GlobalIdent)]
			if f == nil || len(d.Blocks) > 0 {
				continue
			}
			if headers == nil {
				headers = append(m.headers(), "")
			}
			if header := declaring(headers, f.Name); header == "" {
				refused[f.Name] = true
			} else {
				f.Header = header
			}
		}
	}
	for name := range refused {
		missing[name].Header = ""
	}
}

// declaring is the first of the headers that declares a name, or "".
func declaring(headers []string, name string) string {
	for _, path := range headers {
		if path != "" && declarationsOf(path)[name] {
			return path
		}
	}
	return ""
}

// headerNames are the names that a header declares, by path: many translation units read the same ones.
var headerNames sync.Map

// declarationsOf are the names that a header declares: none where it cannot be read.
func declarationsOf(path string) map[string]bool {
	if known, ok := headerNames.Load(path); ok {
		return known.(map[string]bool)
	}
	names := map[string]bool{}
	if text, err := os.ReadFile(path); err == nil {
		for name := range declarations(string(text)) {
			names[name] = true
		}
	}
	headerNames.Store(path, names)
	return names
}

// declarations yields the identifiers of a header that are where a declaration has the function's name: in front of an
// opening parenthesis, or of a macro for a list of parameters (OF((…))), outside comments.
func declarations(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		text = uncommented(text)
		for i := 0; i < len(text); {
			if !wordByte(text[i]) {
				i++
				continue
			}
			end := wordEnd(text, i)
			after := skipBlanks(text, end)
			macro := skipBlanks(text, wordEnd(text, after))
			switch {
			case strings.HasPrefix(text[after:], "("), macro > after && strings.HasPrefix(text[macro:], "(("):
				if !yield(text[i:end]) {
					return
				}
			}
			i = end
		}
	}
}

// uncommented is C text with a blank for each comment.
func uncommented(text string) string {
	var b strings.Builder
	for {
		at := strings.IndexByte(text, '/')
		if at < 0 || at+1 >= len(text) {
			return b.String() + text
		}
		end := ""
		switch text[at+1] {
		case '*':
			end = "*/"
		case '/':
			end = "\n"
		default:
			b.WriteString(text[:at+1])
			text = text[at+1:]
			continue
		}
		b.WriteString(text[:at] + " ")
		_, text, _ = strings.Cut(text[at+2:], end)
		if end == "\n" {
			b.WriteByte('\n')
		}
	}
}

func wordByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

func wordEnd(text string, i int) int {
	for i < len(text) && wordByte(text[i]) {
		i++
	}
	return i
}

func skipBlanks(text string, i int) int {
	for i < len(text) && (text[i] == ' ' || text[i] == '\t' || text[i] == '\n' || text[i] == '\r') {
		i++
	}
	return i
}
