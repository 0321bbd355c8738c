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

// Sources quotes source lines. Files are looked for where the debug information says, then beside the
// files the user gave.
type Sources struct {
	dirs  []string
	files map[string][]string
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

func (s *Sources) file(path string) []string {
	if lines, ok := s.files[path]; ok {
		return lines
	}
	s.files[path] = nil
	candidates := []string{path}
	for _, d := range s.dirs {
		candidates = append(candidates, filepath.Join(d, path), filepath.Join(d, filepath.Base(path)))
	}
	for _, c := range candidates {
		if info, err := os.Stat(c); err != nil || !info.Mode().IsRegular() || info.Size() > maxSourceBytes {
			continue
		}
		if text, err := os.ReadFile(c); err == nil {
			s.files[path] = strings.Split(string(text), "\n")
			break
		}
	}
	return s.files[path]
}
