// Package doctor checks what Midway needs on a machine: compilers, libraries and tools, each tried and not only looked
// for.
package doctor

import (
	stdctx "context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"midway/internal/ir"
	"midway/internal/pipeline"
	"midway/internal/solver/z3"
	"midway/internal/toolchain"
)

// Finding is what a check of the machine found.
type Finding struct {
	What    string
	OK      bool
	Needed  bool   // Midway can not run C programs without it
	Text    string // versions, or what is wrong
	Package string // of Debian, that has it
	Without string // what does not work without it
}

// tool is a program looked for on PATH: any one of the names will do.
type tool struct {
	what, names, packages, without string
	needed                         bool
}

var tools = []tool{
	{
		"C compiler for the programs under test",
		"clang",
		"clang-14, or any clang from 14 to 22",
		"C programs are not read and violations not replayed; LLVM IR (.ll) is explored",
		true,
	},
	{
		"disassembler of bitcode",
		"llvm-dis",
		"llvm-14, or the llvm of the compiler that wrote the bitcode",
		"bitcode (.bc) is not read; C programs and .ll are",
		false,
	},
	{"debugger", "gdb", "gdb", "a replay that stands still (--keep) cannot be looked at; all else works", false},
	{
		"C compiler of the system",
		"gcc cc",
		"gcc",
		"replays find no linker and no C library's start files, and Midway is not built; what is built explores",
		false,
	},
	{
		"browser",
		"chromium chromium-browser google-chrome",
		"chromium",
		"the tests that look at HTML reports fail; reports are written",
		false,
	},
}

func versioned(tool string) []string {
	names := []string{tool}
	for _, v := range []string{"22", "21", "20", "19", "18", "17", "16", "15", "14"} {
		names = append(names, tool+"-"+v)
	}
	return names
}

// Check checks what Midway needs on this machine: the solver's library, tools on PATH, that a threaded C program
// compiles and loads for each data model, and that one built with each sanitizer runs.
func Check(stop stdctx.Context) []Finding {
	out := []Finding{
		{What: "solver, in this program", OK: true, Needed: true, Text: "Z3 " + z3.Version(), Package: "libz3-dev"},
	}
	for _, t := range tools {
		f := Finding{What: t.what, Needed: t.needed, Text: "not on PATH", Package: t.packages, Without: t.without}
		names := strings.Fields(t.names)
		switch t.names {
		case "clang", "llvm-dis":
			names = versioned(t.names)
		case "chromium chromium-browser google-chrome":
			names = append([]string{os.Getenv("MIDWAY_CHROMIUM")}, names...)
		}
		if found := versions(stop, names); len(found) > 0 {
			f.OK, f.Text = true, strings.Join(found, "; ")
		}
		if t.names == "clang" && f.OK {
			f.Text += toolchain.Remarks()
		}
		out = append(out, f)
	}
	out = append(
		out,
		tryLoad(stop, "lp64", "64-bit programs", "libc6-dev", true),
		tryLoad(stop, "ilp32", "32-bit programs (--data-model ilp32)", "libc6-dev-i386, gcc-multilib", false),
	)
	for _, sanitizer := range []string{"address", "thread"} {
		out = append(out, trySanitizer(stop, sanitizer))
	}
	return out
}

// versions is the first line each tool says about itself.
func versions(stop stdctx.Context, names []string) []string {
	var out []string
	for _, n := range names {
		path, err := exec.LookPath(n)
		if err != nil {
			continue
		}
		wait, cancel := stdctx.WithTimeout(stop, 10*time.Second)
		text, err := exec.CommandContext(wait, path, "--version").Output()
		cancel()
		if err != nil {
			continue
		}
		for line := range strings.Lines(string(text)) {
			if line = strings.TrimSpace(line); strings.Contains(line, "version") ||
				strings.ContainsAny(line, "0123456789") {
				out = append(out, n+" ("+line+")")
				break
			}
		}
	}
	return out
}

const probe = `#include <pthread.h>
#include <stdlib.h>
static void *work(void *arg) { return arg; }
int main(void) { pthread_t t; return pthread_create(&t, NULL, work, malloc(1)) || pthread_join(t, NULL); }
`

// tryLoad compiles and loads a small threaded program.
func tryLoad(stop stdctx.Context, model, what, packages string, needed bool) Finding {
	f := Finding{
		What:    what,
		Needed:  needed,
		Package: packages,
		Without: "such programs are not read: the C library's headers are missing",
	}
	dir, source, err := probeFile()
	if err != nil {
		f.Text = err.Error()
		return f
	}
	defer os.RemoveAll(dir)
	p, err := pipeline.Load(stop, &pipeline.Options{Programs: []string{source}, DataModel: model})
	if err != nil {
		f.Text = firstLine(err.Error())
		return f
	}
	f.OK, f.Text = true, "a threaded C program compiles and loads"
	if p.Model == ir.ILP32 {
		f.Text += " with 32-bit pointers"
	}
	return f
}

// probeFile is the program to try with, in a folder of its own.
func probeFile() (dir, source string, err error) {
	if dir, err = os.MkdirTemp("", "midway-doctor-"); err != nil {
		return "", "", err
	}
	source = filepath.Join(dir, "probe.c")
	return dir, source, os.WriteFile(source, []byte(probe), 0o600)
}

// trySanitizer builds and runs a small program with a sanitizer, as a replay does.
func trySanitizer(stop stdctx.Context, name string) Finding {
	f := Finding{What: name + " sanitizer", Package: "libclang-rt-14-dev, or libclang-rt-dev of clang's version",
		Without: map[string]string{"address": "memory errors are not replayed",
			"thread": "data races and misused locks are not replayed"}[name] + "; all else works"}
	clang, err := ir.Clang(ir.Options{})
	if err != nil {
		f.Text = "there is no clang to build with"
		return f
	}
	dir, source, err := probeFile()
	if err != nil {
		f.Text = err.Error()
		return f
	}
	defer os.RemoveAll(dir)
	wait, cancel := stdctx.WithTimeout(stop, 30*time.Second)
	defer cancel()
	binary := filepath.Join(dir, "probe")
	for _, args := range [][]string{{clang, "-pthread", "-fsanitize=" + name, source, "-o", binary}, {binary}} {
		cmd := exec.CommandContext(wait, args[0], args[1:]...)
		cmd.Env = append(os.Environ(), "ASAN_OPTIONS=detect_leaks=0")
		if text, err := cmd.CombinedOutput(); err != nil {
			f.Text = "a program built with it does not run: " + firstLine(strings.TrimSpace(string(text)))
			if args[0] == clang {
				f.Text = "a program is not built with it: " + firstLine(strings.TrimSpace(string(text)))
			}
			return f
		}
	}
	f.OK, f.Text = true, "a threaded program built by "+filepath.Base(clang)+" runs"
	return f
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
