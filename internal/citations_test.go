package internal

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestCitationsExist: every page that a comment names is in the repository, and every section of it that the comment
// cites (docs/design.md §8.5) is a numbered heading of that page.
func TestCitationsExist(t *testing.T) {
	pages, cited := newPages(".."), 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		for _, text := range comments(t, path) {
			n, wrong := pages.citations(text)
			cited += n
			for _, w := range wrong {
				t.Errorf("%s: %s", strings.TrimPrefix(path, "../"), w)
			}
		}
		return nil
	})
	if err != nil || cited < 60 {
		t.Fatalf("%d citations are read: %v", cited, err)
	}
}

// TestLinksExist: the pages and headings that pages of docs link to are there.
func TestLinksExist(t *testing.T) {
	files, err := filepath.Glob("../docs/*.md")
	more, err2 := filepath.Glob("../docs/papers/*.md")
	files = append(append(files, more...), "../README.md", "../CONTRIBUTING.md")
	if err != nil || err2 != nil || len(files) < 12 {
		t.Fatal(files, err, err2)
	}
	for _, file := range files {
		for _, m := range link.FindAllStringSubmatch(read(t, file), -1) {
			target := file
			if m[1] != "" {
				target = filepath.Join(filepath.Dir(file), m[1])
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s links to %s, which is not there", file, m[1])
			} else if m[2] != "" && !anchors(read(t, target))[m[2]] {
				t.Errorf("%s links to %s#%s, which is no heading there", file, m[1], m[2])
			}
		}
	}
}

// TestPagesAreNarrow: the text of docs is at most 120 characters wide; tables and blocks of code may be wider.
func TestPagesAreNarrow(t *testing.T) {
	files, err := filepath.Glob("../docs/*.md")
	more, err2 := filepath.Glob("../docs/papers/*.md")
	if files = append(files, more...); err != nil || err2 != nil || len(files) < 10 {
		t.Fatal(files, err, err2)
	}
	for _, file := range files {
		fenced := false
		for i, line := range strings.Split(read(t, file), "\n") {
			if strings.HasPrefix(line, "```") {
				fenced = !fenced
			}
			exempt := fenced || strings.HasPrefix(line, "|") || strings.HasPrefix(line, "    ")
			if n := utf8.RuneCountInString(line); n > 120 && !exempt {
				t.Errorf("%s:%d has %d characters", file, i+1, n)
			}
		}
	}
}

func TestCitationsAreFound(t *testing.T) {
	pages := &pages{root: "..", sections: map[string]map[string]bool{"docs/a.md": {"1": true, "1.2": true}}}
	for text, want := range map[string]string{
		"see docs/a.md":                   "",
		"see docs/a.md §1.2.":             "",
		"(docs/a.md §1, §1.2; more)":      "",
		"docs/a.md\n§1":                   "",
		"see docs/a.md §1, §3":            "docs/a.md has no section 3",
		"see docs/no-such-page.md":        "docs/no-such-page.md is not there",
		"see NO-SUCH-PAGE.md":             "NO-SUCH-PAGE.md is not there",
		"as ROADMAP §8 has it":            "ROADMAP §8 names no page",
		"Bergan §4.4, FSE 2015, §3, §9.9": "",
	} {
		_, wrong := pages.citations(text)
		if got := strings.Join(wrong, "; "); got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}

var (
	cite     = regexp.MustCompile(`([\w./-]*\w\.md)\b((?:,? §[\d.]*\d)*)`)
	section  = regexp.MustCompile(`§([\d.]*\d)`)
	nameless = regexp.MustCompile(`\b[A-Z][A-Z-]{3,} §\d+`)
	heading  = regexp.MustCompile(`(?m)^#+ (.*)$`)
	numbered = regexp.MustCompile(`^(\d+(?:\.\d+)*)\.? `)
	link     = regexp.MustCompile(`\]\(([\w./-]*\.md)?(?:#([\w-]+))?\)`)
	unlinked = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// pages are the pages of a tree, with their numbered sections by name.
type pages struct {
	root     string
	sections map[string]map[string]bool // nil where the page is not there
}

func newPages(root string) *pages { return &pages{root, map[string]map[string]bool{}} }

// of are the numbered sections of a page, nil if it is not there.
func (p *pages) of(name string) map[string]bool {
	found, known := p.sections[name]
	if !known {
		if text, err := os.ReadFile(filepath.Join(p.root, name)); err == nil {
			found = map[string]bool{}
			for _, m := range heading.FindAllStringSubmatch(string(text), -1) {
				if n := numbered.FindStringSubmatch(m[1]); n != nil {
					found[n[1]] = true
				}
			}
		}
		p.sections[name] = found
	}
	return found
}

// citations counts the pages that a text names and says what is wrong with them.
func (p *pages) citations(text string) (n int, wrong []string) {
	text = strings.Join(strings.Fields(text), " ")
	for _, m := range cite.FindAllStringSubmatch(text, -1) {
		n++
		sections := p.of(m[1])
		if sections == nil {
			wrong = append(wrong, m[1]+" is not there")
			continue
		}
		for _, s := range section.FindAllStringSubmatch(m[2], -1) {
			if !sections[s[1]] {
				wrong = append(wrong, m[1]+" has no section "+s[1])
			}
		}
	}
	for _, name := range nameless.FindAllString(text, -1) {
		wrong = append(wrong, name+" names no page")
	}
	return n, wrong
}

// comments are the comments of a Go file, and the whole text of a file in C or of a script.
func comments(t *testing.T, path string) (out []string) {
	t.Helper()
	switch filepath.Ext(path) {
	case ".go":
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range f.Comments {
			out = append(out, c.Text())
		}
	case ".c", ".h", ".sh", ".py":
		if !strings.Contains(path, "/testdata/") {
			out = append(out, read(t, path))
		}
	}
	return out
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// anchors are the names by which headings of a page are linked to, as GitHub makes them.
func anchors(text string) map[string]bool {
	out := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		name := unlinked.ReplaceAllString(strings.ToLower(m[1]), "")
		out[strings.ReplaceAll(name, " ", "-")] = true
	}
	return out
}
