package toolchain

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"midway/internal/pattern"
)

// Oldest and Newest are the major versions of LLVM whose IR Midway reads.
const (
	Oldest = 14
	Newest = 22
)

// Tool is an LLVM program of a known major version.
type Tool struct {
	Path  string
	Major int
}

// Store keeps what was found out about compilers, by keys that are digests in hexadecimal.
type Store interface {
	Get(key string) []byte // nil where nothing is kept
	Put(key string, data []byte)
}

// Clang is the compiler that the user named, or the newest complete one on PATH. kept may be nil. The error is for the
// user.
func Clang(named string, kept Store) (Tool, error) {
	if named != "" {
		return namedTool(named, kept)
	}
	all := onPath("clang", kept)
	if len(all) == 0 {
		return Tool{}, fmt.Errorf(
			"no clang of version %d to %d on PATH: install clang-14, or any clang from %d to %d, or name it with "+
				"--clang",
			Oldest,
			Newest,
			Oldest,
			Newest,
		)
	}
	return mostComplete(all, kept), nil
}

// mostComplete is the first of those that have most.
func mostComplete(all []Tool, kept Store) Tool {
	best, most := all[0], stage(-1)
	if len(all) == 1 {
		return best
	}
	for _, t := range all {
		if s := t.stage(kept); s > most {
			best, most = t, s
		}
		if most == complete {
			break
		}
	}
	return best
}

// Disassembler is the llvm-dis on PATH for bitcode of a major version of LLVM: of the same version, else the next newer
// one. It is the newest where the version is not known (0), and where none is new enough. The error is for the user.
func Disassembler(producer int) (Tool, error) {
	all := OnPath("llvm-dis")
	if len(all) == 0 {
		return Tool{}, fmt.Errorf(
			"no llvm-dis of version %d to %d on PATH: install llvm, or name it with --llvm-dis",
			Oldest,
			Newest,
		)
	}
	best := all[0]
	for _, t := range all {
		if producer > 0 && t.Major >= producer {
			best = t
		}
	}
	return best, nil
}

// Symbolizer is the newest llvm-symbolizer on PATH, by which the runtime of sanitizers names lines; "" where there is
// none. A runtime looks for the one of its own version only.
func Symbolizer() string {
	if all := OnPath("llvm-symbolizer"); len(all) > 0 {
		return all[0].Path
	}
	return ""
}

// Named is a tool that the user named, of whatever version.
func Named(name string) (Tool, error) { return namedTool(name, nil) }

func namedTool(name string, kept Store) (Tool, error) {
	major, err := majorVersion(name, kept)
	if err != nil {
		return Tool{}, fmt.Errorf("%s does not run: %w", name, err)
	}
	return Tool{name, major}, nil
}

// OnPath are the tools of a name on PATH that run and are of a version that Midway reads, the newest first: name-22 to
// name-14, and plain name. Links to the same file are one tool.
func OnPath(name string) []Tool { return onPath(name, nil) }

func onPath(name string, kept Store) []Tool {
	var all []Tool
	files := map[string]bool{}
	add := func(name string) {
		path, err := exec.LookPath(name)
		if err != nil {
			return
		}
		file, err := filepath.EvalSymlinks(path)
		if err != nil || files[file] {
			return
		}
		if major, err := majorVersion(path, kept); err == nil && major >= Oldest && major <= Newest {
			files[file] = true
			all = append(all, Tool{path, major})
		}
	}
	for v := Newest; v >= Oldest; v-- {
		add(fmt.Sprintf("%s-%d", name, v))
	}
	add(name)
	slices.SortStableFunc(all, func(a, b Tool) int { return b.Major - a.Major })
	return all
}

var versionNumber = pattern.Of(`version (\d+)\.`)

// versions holds the major version of each tool that ran, by path and by what its file was.
var versions sync.Map

// majorVersion asks a tool, unless it is known or kept of its file.
func majorVersion(path string, kept Store) (int, error) {
	file := identity(path)
	if file == "" {
		return askVersion(path)
	}
	if v, ok := versions.Load(file); ok {
		return v.(int), nil
	}
	key := keptAs("version 1", file)
	major, err := 0, error(nil)
	if kept != nil {
		major, _ = strconv.Atoi(string(kept.Get(key)))
	}
	if major <= 0 {
		if major, err = askVersion(path); err != nil {
			return 0, err
		}
		if kept != nil {
			kept.Put(key, []byte(strconv.Itoa(major)))
		}
	}
	versions.Store(file, major)
	return major, nil
}

// versionLimit is how long a tool may take to say its version.
const versionLimit = time.Minute

func askVersion(path string) (int, error) {
	limit, cancel := context.WithTimeout(context.Background(), versionLimit)
	defer cancel()
	out, err := exec.CommandContext(limit, path, "--version").CombinedOutput()
	if err != nil {
		if said := firstLine(string(out)); said != "" {
			return 0, fmt.Errorf("%s", said)
		}
		return 0, err
	}
	v := versionNumber.FindSubmatch(out)
	if v == nil {
		return 0, fmt.Errorf("it does not name its version: %s", firstLine(string(out)))
	}
	return strconv.Atoi(string(v[1]))
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return line
}
