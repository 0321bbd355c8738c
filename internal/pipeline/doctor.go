package pipeline

import (
	stdctx "context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"midway/internal/ir"
)

// Finding is what a check of the machine found.
type Finding struct {
	What   string
	OK     bool
	Needed bool   // Midway can not run C programs without it
	Text   string // a version, or what to install
}

// tools are the programs looked for on PATH: any one of the names will do.
var tools = []struct {
	what    string
	needed  bool
	names   []string
	install string
}{
	{"C compiler for the programs under test", true, versioned("clang"), "install clang-14, or any clang from 14 to 22"},
	{"disassembler, for .bc input", false, versioned("llvm-dis"), "install llvm-14, or the llvm of the compiler that wrote the bitcode"},
	{"debugger, for contexts from processes and cores", false, []string{"gdb"}, "install gdb"},
	{"native compiler, for replay", false, []string{"gcc", "cc"}, "install gcc"},
}

func versioned(tool string) []string {
	names := []string{tool}
	for _, v := range []string{"22", "21", "20", "19", "18", "17", "16", "15", "14"} {
		names = append(names, tool+"-"+v)
	}
	return names
}

// Doctor checks what Midway needs on this machine: tools on PATH, and that a threaded C program compiles
// and loads for each data model.
func Doctor(stop stdctx.Context) []Finding {
	var out []Finding
	for _, t := range tools {
		f := Finding{What: t.what, Needed: t.needed, Text: t.install}
		if found := versions(stop, t.names); len(found) > 0 {
			f.OK, f.Text = true, strings.Join(found, "; ")
		}
		out = append(out, f)
	}
	out = append(out, tryLoad(stop, "lp64", "64-bit programs", "install libc6-dev", true))
	return append(out, tryLoad(stop, "ilp32", "32-bit programs (--data-model ilp32)", "install libc6-dev-i386", false))
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
			if line = strings.TrimSpace(line); strings.Contains(line, "version") || strings.ContainsAny(line, "0123456789") {
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
func tryLoad(stop stdctx.Context, model, what, install string, needed bool) Finding {
	f := Finding{What: what, Needed: needed}
	dir, err := os.MkdirTemp("", "midway-doctor-")
	if err != nil {
		f.Text = err.Error()
		return f
	}
	defer os.RemoveAll(dir)
	source := filepath.Join(dir, "probe.c")
	if err := os.WriteFile(source, []byte(probe), 0o600); err != nil {
		f.Text = err.Error()
		return f
	}
	p, err := Load(stop, &Options{Programs: []string{source}, DataModel: model}, nil)
	if err != nil {
		f.Text = install + ": " + firstLine(err.Error())
		return f
	}
	f.OK, f.Text = true, "a threaded C program compiles and loads"
	if p.Model == ir.ILP32 {
		f.Text += " with 32-bit pointers"
	}
	return f
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
