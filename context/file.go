package context

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"midway/internal/backtrace"
	"midway/internal/yamltext"
)

// File is a context file as written, before resolution. Every piece of text remembers its line.
type File struct {
	Name    string // the file's path, for messages
	Program []Text // source files, relative to the context file's directory
	Project Text   // folder of a compilation database, relative to it, too
	Link    Text   // the program of Project that is meant
	Threads []ThreadSpec
	Others  Text // "", "none" or "unknown"
	Seen    Text // "", or one of Seen: how the threads were seen to stand there together
	Assume  []Text
	Stop    []Text
	Limits  Limits

	report *backtrace.Report // in place of all else: a debugger's or sanitizer's report
}

// ThreadSpec is one entry of threads.
type ThreadSpec struct {
	Name    Text
	At      Text
	Stack   []Text // return points, youngest first
	Count   int    // at least 1
	Blocked bool
	Line    int // of the entry
}

// Text is a string of a context file and the line it stands on, from 1; 0 outside a file.
type Text struct {
	S    string
	Line int
}

// maxFileBytes bounds a context file; a larger one is not a context.
const maxFileBytes = 4 << 20

// maxCount bounds count: more threads than any data model has addresses for.
const maxCount = 255

// Load reads the context file at path. What a debugger or a sanitizer has printed of a program's threads serves, too.
func Load(path string) (*File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("context file %s: %w", path, errors.Unwrap(err))
	}
	if info.IsDir() {
		return nil, fmt.Errorf("context file %s: is a directory", path)
	}
	if info.Size() > maxFileBytes {
		return nil, fmt.Errorf(
			"context file %s: %d bytes are more than a context has (%d)",
			path,
			info.Size(),
			maxFileBytes,
		)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("context file %s: %w", path, errors.Unwrap(err))
	}
	f, err := Parse(path, text)
	if err != nil {
		if r, unread := backtrace.Read(bytes.NewReader(text), backtrace.Limits{}); unread == nil {
			return &File{Name: path, report: r.Reports[r.Choose()]}, nil
		}
	}
	return f, err
}

// Parse reads the text of a context file; name is its path, for messages.
func Parse(name string, text []byte) (f *File, err error) {
	if bytes.IndexByte(text, 0) >= 0 || !utf8.Valid(text) {
		return nil, fmt.Errorf("%s: not a text file: a context is YAML in UTF-8", name)
	}
	if len(bytes.TrimSpace(text)) == 0 {
		return nil, fmt.Errorf("%s: the context is empty: it needs at least \"threads:\" with one \"at:\"", name)
	}
	doc, err := parseYAML(name, text)
	if err != nil {
		return nil, err
	}
	r := &reader{file: &File{Name: name}}
	if err := r.top(doc); err != nil {
		return nil, err
	}
	if len(r.file.Threads) == 0 {
		return nil, fmt.Errorf("%s: the context names no thread: it needs \"threads:\" with at least one \"at:\"", name)
	}
	return r.file, nil
}

// parseYAML is the file's one document. The YAML parser is not ours: should it panic on some text,
// that is an error like any other.
func parseYAML(name string, text []byte) (doc ast.Node, err error) {
	defer func() {
		if p := recover(); p != nil {
			doc, err = nil, fmt.Errorf("%s: not YAML that can be read", name)
		}
	}()
	var refused *yamltext.Refusal
	if errors.As(yamltext.Check(text), &refused) {
		return nil, fmt.Errorf("%s:%d: %s", name, refused.Line, refused.What)
	}
	tree, err := parser.ParseBytes(text, 0)
	if err != nil {
		var at yaml.Error
		if errors.As(err, &at) && at.GetToken() != nil {
			return nil, fmt.Errorf("%s:%d: %s", name, at.GetToken().Position.Line, at.GetMessage())
		}
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for _, d := range tree.Docs {
		if d.Body == nil || d.Body.Type() == ast.CommentType {
			continue
		}
		if doc != nil {
			return nil, fmt.Errorf("%s:%d: a context is one YAML document, here begins a second", name, lineOf(d.Body))
		}
		doc = d.Body
	}
	if doc == nil {
		return nil, fmt.Errorf("%s: the context is empty: it needs at least \"threads:\" with one \"at:\"", name)
	}
	return doc, nil
}

func lineOf(n ast.Node) int {
	if n == nil {
		return 0
	}
	if tok := n.GetToken(); tok != nil && tok.Position != nil {
		return tok.Position.Line
	}
	return 0
}

// errorAt is an error at a line of the file.
func (f *File) errorAt(line int, format string, args ...any) error {
	err := fmt.Errorf(format, args...)
	if line == 0 {
		return fmt.Errorf("%s: %w", f.Name, err)
	}
	return fmt.Errorf("%s:%d: %w", f.Name, line, err)
}

// reader fills a File from YAML nodes.
type reader struct {
	file *File
}

func (r *reader) top(n ast.Node) error {
	return r.mapping(n, "a context", map[string]func(string, ast.Node) error{
		"program": func(key string, n ast.Node) (err error) { r.file.Program, err = r.texts(key, n); return },
		"project": func(key string, n ast.Node) (err error) { r.file.Project, err = r.text(key, n); return },
		"link":    func(key string, n ast.Node) (err error) { r.file.Link, err = r.text(key, n); return },
		"threads": func(_ string, n ast.Node) error { return r.threads(n) },
		"others":  func(key string, n ast.Node) error { return r.others(key, n) },
		"seen":    func(key string, n ast.Node) error { return r.seen(key, n) },
		"assume":  func(key string, n ast.Node) (err error) { r.file.Assume, err = r.texts(key, n); return },
		"stop":    func(key string, n ast.Node) (err error) { r.file.Stop, err = r.texts(key, n); return },
		"limits":  func(_ string, n ast.Node) error { return r.limits(n) },
	})
}

func (r *reader) others(key string, n ast.Node) (err error) {
	if r.file.Others, err = r.text(key, n); err != nil {
		return err
	}
	if s := r.file.Others.S; s != "none" && s != "unknown" {
		return r.file.errorAt(lineOf(n), "others: %q is neither none nor unknown", s)
	}
	return nil
}

// Seen are the ways in which the threads of a context are seen to stand together.
var Seen = []string{"gdb", "core", "main"}

func (r *reader) seen(key string, n ast.Node) (err error) {
	if r.file.Seen, err = r.text(key, n); err != nil {
		return err
	}
	if s := r.file.Seen.S; !slices.Contains(Seen, s) {
		return r.file.errorAt(lineOf(n), "seen: %q is none of %s", s, strings.Join(Seen, ", "))
	}
	return nil
}

func (r *reader) threads(n ast.Node) error {
	seq, ok := n.(*ast.SequenceNode)
	if !ok {
		return r.file.errorAt(lineOf(n), "threads: wants a list of threads, each \"- at: PLACE\"")
	}
	for _, entry := range seq.Values {
		t, err := r.thread(entry, len(r.file.Threads)+1)
		if err != nil {
			return err
		}
		for _, other := range r.file.Threads {
			if other.Name.S == t.Name.S {
				return r.file.errorAt(
					t.Line,
					"a second thread named %q (the first is on line %d)",
					t.Name.S,
					other.Line,
				)
			}
		}
		r.file.Threads = append(r.file.Threads, t)
	}
	return nil
}

func (r *reader) thread(n ast.Node, ordinal int) (ThreadSpec, error) {
	t := ThreadSpec{Count: 1, Line: lineOf(n)}
	err := r.mapping(n, "a thread", map[string]func(string, ast.Node) error{
		"name":    func(key string, n ast.Node) (err error) { t.Name, err = r.text(key, n); return },
		"at":      func(key string, n ast.Node) (err error) { t.At, err = r.text(key, n); return },
		"stack":   func(key string, n ast.Node) (err error) { t.Stack, err = r.texts(key, n); return },
		"count":   func(key string, n ast.Node) (err error) { t.Count, err = r.number(key, n, 1, maxCount); return },
		"blocked": func(key string, n ast.Node) (err error) { t.Blocked, err = r.truth(key, n); return },
	})
	if err != nil {
		return t, err
	}
	if t.Name.S == "" {
		t.Name = Text{S: "t" + strconv.Itoa(ordinal), Line: t.Line}
	}
	if !isName(t.Name.S) {
		return t, r.file.errorAt(t.Name.Line, "name: %q is not a name (letters, digits and _)", t.Name.S)
	}
	if t.At.S == "" {
		return t, r.file.errorAt(t.Line, "thread %s has no \"at:\"", t.Name.S)
	}
	return t, nil
}

func (r *reader) limits(n ast.Node) error {
	l := &r.file.Limits
	return r.mapping(n, "limits", map[string]func(string, ast.Node) error{
		"branches": func(key string, n ast.Node) (err error) {
			l.Branches,
				err = r.number(key, n, 1, maxLimit)
			return
		},
		"paths": func(key string, n ast.Node) (err error) { l.Paths, err = r.number(key, n, 1, maxLimit); return },
		"time":  func(key string, n ast.Node) (err error) { l.Time, err = r.duration(key, n); return },
	})
}

// maxLimit bounds limits.branches and limits.paths.
const maxLimit = 1 << 40

func (r *reader) duration(key string, n ast.Node) (time.Duration, error) {
	t, err := r.text(key, n)
	if err != nil {
		return 0, err
	}
	d, err := time.ParseDuration(t.S)
	if err != nil || d <= 0 {
		return 0, r.file.errorAt(t.Line, "%s: %q is not a duration such as 90s, 5m or 1h30m", key, t.S)
	}
	return d, nil
}
