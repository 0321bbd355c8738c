package pieces

import (
	"bufio"
	"bytes"
	stdctx "context"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"midway/internal/ir"
)

// Since says which functions have changed since a revision of git, in the folder's repository: those in which a line
// has. Where one has outside of functions (a type, a variable, a macro), all count as changed; so do those of files
// that git does not know. Lines that are blank, or comments, do not count.
func Since(stop stdctx.Context, folder, revision string) func(*ir.Program) (map[ir.FuncID]bool, error) {
	return func(p *ir.Program) (map[ir.FuncID]bool, error) {
		root, err := git(stop, folder, "rev-parse", "--show-toplevel")
		if err != nil {
			return nil, fmt.Errorf("--since: %w", err)
		}
		top := strings.TrimSpace(string(root))
		diff, err := git(stop, top, "diff", "--no-color", "--no-ext-diff", "--unified=0", revision, "--", "*.c", "*.h")
		if err != nil {
			return nil, fmt.Errorf("--since: %w", err)
		}
		known, err := git(stop, top, "ls-files", "-z")
		if err != nil {
			return nil, fmt.Errorf("--since: %w", err)
		}
		tracked := map[string]bool{}
		for _, name := range strings.Split(string(known), "\x00") {
			tracked[filepath.Join(top, name)] = true
		}
		return changedIn(p, folder, hunksOf(diff, top), tracked), nil
	}
}

func git(stop stdctx.Context, folder string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(stop, "git", args...)
	cmd.Dir = folder
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		if first, _, _ := strings.Cut(strings.TrimSpace(said.String()), "\n"); first != "" {
			return nil, fmt.Errorf("git %s: %s", args[0], first)
		}
		return nil, fmt.Errorf("git %s: %w", args[0], err)
	}
	return out, nil
}

// hunk is a range of lines of a file as it is now: some of them are new, or lines have gone between the two.
type hunk struct{ first, last int }

var hunkHead = regexp.MustCompile(`^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@`)

// hunksOf reads a diff without context, by file. What changes nothing but blanks and comments is left out. A line that
// begins or ends a comment of several lines is no comment: what is around it may be code now.
func hunksOf(diff []byte, top string) map[string][]hunk {
	out := map[string][]hunk{}
	file, open, counts, head := "", hunk{}, false, true
	flush := func() {
		if counts && file != "" {
			out[file] = append(out[file], open)
		}
		counts = false
	}
	lines := bufio.NewScanner(bytes.NewReader(diff))
	lines.Buffer(nil, len(diff)+1)
	for lines.Scan() {
		line := lines.Text()
		switch m := hunkHead.FindStringSubmatch(line); {
		case strings.HasPrefix(line, "diff --git "):
			flush()
			file, head = "", true
		case head && strings.HasPrefix(line, "+++ b/"):
			file = filepath.Join(top, strings.TrimPrefix(line, "+++ b/"))
		case m != nil:
			flush()
			head = false
			from, _ := strconv.Atoi(m[1])
			n := 1
			if m[2] != "" {
				n, _ = strconv.Atoi(m[2])
			}
			open = hunk{from, from + max(n, 1) - 1}
			if n == 0 {
				open.last++ // lines have gone behind the first one
			}
		case !head && len(line) > 0 && (line[0] == '+' || line[0] == '-'):
			text := strings.TrimSpace(line[1:])
			counts = counts || text != "" && !strings.HasPrefix(text, "//") &&
				!(strings.HasPrefix(text, "/*") && strings.Index(text, "*/") == len(text)-2)
		}
	}
	flush()
	return out
}

// changedIn are the functions of a program that have changed.
func changedIn(p *ir.Program, folder string, hunks map[string][]hunk, tracked map[string]bool) map[ir.FuncID]bool {
	out, inside := map[ir.FuncID]bool{}, map[string]map[int]bool{} // by file, the hunks that functions have
	var own []*ir.Func
	for _, f := range p.Funcs {
		if f.External || f.Runtime || f.Added || f.Loc == 0 {
			continue
		}
		own = append(own, f)
		at := p.Locs[f.Loc]
		file := absolute(p, folder, at.File)
		if !tracked[file] {
			out[f.ID] = true
		}
		for i, h := range hunks[file] {
			if h.last < int(at.Line) || h.first > int(f.EndLine) {
				continue
			}
			out[f.ID] = true
			if h.first >= int(at.Line) && h.last <= int(f.EndLine) {
				if inside[file] == nil {
					inside[file] = map[int]bool{}
				}
				inside[file][i] = true
			}
		}
	}
	for file, list := range hunks {
		if len(inside[file]) < len(list) {
			for _, f := range own {
				out[f.ID] = true
			}
		}
	}
	return out
}

// absolute is the path of a file of debug information.
func absolute(p *ir.Program, folder string, file ir.FileID) string {
	path := p.Files[file]
	if !filepath.IsAbs(path) {
		if int(file) < len(p.FileDirs) && p.FileDirs[file] != "" {
			folder = p.FileDirs[file]
		}
		path = filepath.Join(folder, path)
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}
