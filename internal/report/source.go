package report

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// maxSourceBytes bounds a source file that is read for quoting.
const maxSourceBytes = 16 << 20

// Sources quotes source lines. Files are looked for where the debug information says, from here and from the folder in
// which the compiler ran, then beside the files the user gave.
type Sources struct {
	dirs    []string
	folders map[string]string // by file, of the compiler
	files   map[string][]string
	stored  func(path string) []byte // nil, or where files come from instead
}

// StoredSources quotes sources that are kept somewhere, by the names that debug information has of files; nil is one
// that is not there. No other file is read.
func StoredSources(read func(path string) []byte) *Sources {
	return &Sources{files: map[string][]string{}, stored: read}
}

// Text is the text of a file that debug information names, nil where it cannot be read.
func (s *Sources) Text(path string) []byte {
	if s.stored != nil {
		return s.stored(path)
	}
	for _, c := range s.candidates(path) {
		if info, err := os.Stat(c); err != nil || !info.Mode().IsRegular() || info.Size() > maxSourceBytes {
			continue
		}
		if text, err := os.ReadFile(c); err == nil {
			return text
		}
	}
	return nil
}

// NewSources quotes the sources of a program given as these files.
func NewSources(given []string) *Sources {
	s := &Sources{files: map[string][]string{}}
	for _, path := range given {
		if dir := filepath.Dir(path); !slices.Contains(s.dirs, dir) {
			s.dirs = append(s.dirs, dir)
		}
	}
	return s
}

// Compiled tells where the compiler ran, by file that debug information names. It returns s.
func (s *Sources) Compiled(folders map[string]string) *Sources {
	s.folders = folders
	return s
}

// Line is the source line at file:line without surrounding blanks, or "" where it cannot be read.
func (s *Sources) Line(at string) string {
	colon := strings.LastIndexByte(at, ':')
	if colon < 0 {
		return ""
	}
	n, err := strconv.Atoi(at[colon+1:])
	lines := s.file(at[:colon])
	if err != nil || n < 1 || n > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[n-1])
}

// Statement is Line; of a line that has several statements the one at a column, from 1, with … for the others.
func (s *Sources) Statement(at string, column int) string {
	name, n, ok := cutPlace(at)
	if lines := s.file(name); ok && n >= 1 && n <= len(lines) {
		return cutToStatement(lines[n-1], column)
	}
	return ""
}

func (s *Sources) file(path string) []string {
	if lines, ok := s.files[path]; ok {
		return lines
	}
	s.files[path] = nil
	if text := s.Text(path); text != nil {
		s.files[path] = strings.Split(string(text), "\n")
	}
	return s.files[path]
}

// candidates are the paths at which a file that debug information names may be, the likeliest first. A relative name is
// one from the folder of the compiler, which comes before any file of that name here.
func (s *Sources) candidates(path string) (out []string) {
	if dir := s.folders[path]; dir != "" && !filepath.IsAbs(path) {
		out = append(out, filepath.Join(dir, path))
	}
	out = append(out, path)
	for _, d := range s.dirs {
		out = append(out, filepath.Join(d, path), filepath.Join(d, filepath.Base(path)))
		if rest, ok := behindFolder(path, d); ok {
			out = append(out, rest)
		}
	}
	return out
}

// behindFolder is where a file may be that was moved together with a folder: for /build/a/src/x/y.c and the folder
// /here/src it is /here/src/x/y.c. It is false where the path has no folder of that name.
func behindFolder(path, dir string) (string, bool) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", false
	}
	name := string(filepath.Separator) + filepath.Base(abs) + string(filepath.Separator)
	i := strings.LastIndex(path, name)
	if i < 0 {
		return "", false
	}
	return filepath.Join(dir, path[i+len(name):]), true
}
