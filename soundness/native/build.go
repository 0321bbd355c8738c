package native

import (
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"midway/internal/ir"
	"midway/internal/pattern"
	"midway/internal/property"
)

//go:embed runtime/replay.c runtime/context.h runtime/hooks.h runtime/touch.c runtime/words.h
var runtimeFiles embed.FS

// method is how a kind of violation shows in a binary.
type method struct {
	sanitizer string // of clang, "" for none
	attribute string // of functions
	frontend  bool   // the sanitizer's checks are made from source
	ending    int    // see the runtime
	call      bool   // it may show in a synchronisation call
	reports   []string
}

// The endings of the runtime.
const (
	standstill = iota + 1
	goesOn
	ends
	circles
)

func address(ending int, reports ...string) method {
	return method{sanitizer: "address", attribute: "sanitize_address", ending: ending, call: true, reports: reports}
}

// methods are the kinds of violations that show.
var methods = map[property.Kind]method{
	property.Assertion:  {ending: goesOn},
	property.ReachError: {ending: goesOn},
	property.Deadlock:   {ending: standstill},
	property.Livelock:   {ending: circles},
	property.DataRace: {
		sanitizer: "thread",
		attribute: "sanitize_thread",
		ending:    goesOn,
		reports:   []string{"data race", "heap-use-after-free"},
	},
	property.OutOfBounds: address(
		goesOn,
		"buffer-overflow",
		"buffer-underflow",
		"heap-overflow",
		"SEGV",
		"unknown-crash",
		"negative-size-param",
		"use-after-poison",
	),
	property.UseAfterFree: address(
		goesOn,
		"heap-use-after-free",
		"stack-use-after-scope",
		"stack-use-after-return",
		"SEGV",
	),
	property.DoubleFree: address(goesOn, "double-free"),
	property.InvalidFree: address(
		goesOn,
		"attempting free on address which was not malloc()-ed",
		"bad-free",
		"SEGV",
	),
	property.NullDereference: address(goesOn, "SEGV"),
	property.DivisionByZero:  address(goesOn, "FPE"),
	property.Leak:            address(ends, "detected memory leaks"),
	property.SignedOverflow: {
		sanitizer: "signed-integer-overflow",
		frontend:  true,
		ending:    goesOn,
		reports:   []string{"signed integer overflow", "cannot be represented"},
	},
	property.LockMisuse: {
		sanitizer: "thread",
		attribute: "sanitize_thread",
		ending:    goesOn,
		call:      true,
		reports: []string{
			"unlock of an unlocked mutex",
			"destroy of a locked mutex",
			"double lock of a mutex",
			"invalid mutex",
			"use of an uninitialized or destroyed mutex",
			"read unlock",
			"mutex",
		},
	},
	property.Unreachable: {
		sanitizer: "unreachable",
		frontend:  true,
		ending:    goesOn,
		reports:   []string{"unreachable program point"},
	},
}

// NotNative says why violations of a kind do not show in a binary, or "".
func NotNative(kind property.Kind) string {
	if _, ok := methods[kind]; ok {
		return ""
	}
	if kind == property.UninitializedRead {
		return "what an unset byte holds does not stop a binary, and MemorySanitizer needs a C library built for it"
	}
	if kind == property.Reached {
		return "a state that is reached does not stop a binary"
	}
	return "a " + string(kind) + " does not stop a binary, and no sanitizer tells of it"
}

// harness is a built binary and what belongs to it.
type harness struct {
	dir, path string
	keys      *keys
	m         method
	fragment  bool // it begins in a start, not in main
}

// build compiles the program with the runtime for one trace into a folder.
func build(dir string, s *Source, kind property.Kind, t *Trace) (*harness, error) {
	h := &harness{dir: dir, path: filepath.Join(dir, "program"), keys: newKeys(), m: methods[kind]}
	opt, err := s.options()
	if err != nil {
		return nil, err
	}
	if h.m.frontend {
		opt.CFlags = append(append([]string{}, opt.CFlags...), "-fsanitize="+h.m.sanitizer, "-fno-sanitize-recover=all")
	}
	clang, err := ir.Clang(opt)
	if err != nil {
		return nil, err
	}
	wanted := map[Place]bool{}
	for _, step := range t.Steps {
		wanted[step.Place] = true
	}
	for _, s := range t.Stopped {
		wanted[s.Place] = true
	}
	in := instrumenter{
		keys:      h.keys,
		wanted:    wanted,
		sanitizer: h.m.attribute,
		racing:    racingLines(kind, t),
		fragment:  t.Start != nil,
		pointers:  map[int]bool{},
	}
	if kind == property.NullDereference && len(t.Places) > 0 {
		in.pointers[lineOf(t.Places[0])] = true
	}
	var inputs []string
	texts, err := ir.Texts(s.inputs(), opt)
	if err != nil {
		return nil, err
	}
	for i, text := range texts {
		name := filepath.Join(dir, fmt.Sprintf("program%d.ll", i+1))
		in.shown = t.Start.shown(i)
		if err := os.WriteFile(name, []byte(in.module(text)), 0o644); err != nil {
			return nil, err
		}
		inputs = append(inputs, name)
	}
	if t.Start != nil && t.Start.Code != nil {
		name := filepath.Join(dir, "copies.ll")
		in.shown, in.own = nil, t.Start.Code.own()
		if err := os.WriteFile(name, []byte(in.module(dialect(t.Start.Code.Text, texts))), 0o644); err != nil {
			return nil, err
		}
		inputs = append(inputs, name)
	}
	if err := h.write(kind, t, ilp32(opt)); err != nil {
		return nil, err
	}
	return h, h.compile(clang, opt, inputs, s.Libraries)
}

func ilp32(opt ir.Options) bool { return opt.ModelSet && opt.Model == ir.ILP32 }

// racingLines are the lines of a race's two places.
func racingLines(kind property.Kind, t *Trace) (r race) {
	if kind == property.DataRace && len(t.Places) == len(r) {
		for i, at := range t.Places {
			r[i] = lineOf(at)
		}
	}
	return r
}

// lineOf is the line of a place, file:line.
func lineOf(at string) int {
	n, _ := strconv.Atoi(at[strings.LastIndexByte(at, ':')+1:])
	return n
}

// options are those that the program was compiled with.
func (s *Source) options() (ir.Options, error) {
	opt := ir.Options{Clang: s.Clang, LLVMDis: s.LLVMDis, CFlags: s.CFlags, Defines: s.Defines}
	for _, dir := range s.Includes {
		opt.Includes = append(opt.Includes, s.Path(dir))
	}
	switch strings.ToLower(s.DataModel) {
	case "":
	case "lp64":
		opt.Model, opt.ModelSet = ir.LP64, true
	case "ilp32":
		opt.Model, opt.ModelSet = ir.ILP32, true
	default:
		return opt, fmt.Errorf("data model %q is neither lp64 nor ilp32", s.DataModel)
	}
	return opt, nil
}

// inputs are the files with their flags.
func (s *Source) inputs() []ir.Input {
	if len(s.Inputs) > 0 {
		return s.Inputs
	}
	out := make([]ir.Input, len(s.Files))
	for i, file := range s.Files {
		out[i].Path = s.Path(file)
	}
	return out
}

// Path is a file as it was named when the result was made.
func (s *Source) Path(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	if _, err := os.Stat(name); err == nil {
		return name
	}
	return filepath.Join(s.Directory, name)
}

// write puts the runtime and its tables into the folder.
func (h *harness) write(kind property.Kind, t *Trace, ilp32 bool) error {
	files := map[string]string{"table.h": h.table(kind, t)}
	if h.fragment = t.Start != nil; h.fragment {
		files["harness.c"] = harnessText(t.Start, t, kind, ilp32)
	}
	for _, name := range []string{"replay.c", "context.h", "hooks.h", "touch.c", "words.h"} {
		text, err := runtimeFiles.ReadFile("runtime/" + name)
		if err != nil {
			return err
		}
		files[name] = string(text)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(h.dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// patience is after how many seconds without a change the runtime gives up.
const patience = 10

// table is the runtime's tables in C.
func (h *harness) table(kind property.Kind, t *Trace) string {
	var steps, inputs, list strings.Builder
	for _, s := range t.Steps {
		var woken strings.Builder
		for _, w := range s.Wakes {
			woken.WriteString(strconv.Itoa(w) + ", ")
		}
		fmt.Fprintf(
			&steps,
			"\t{%d, %d, %d, %d, %d, %d, (const int[]){%s-1}},\n",
			s.Thread,
			h.keys.of(s.Place),
			s.Nth,
			number(s.Again),
			number(s.Timeout),
			s.Creates,
			woken.String(),
		)
	}
	for _, in := range t.Inputs {
		b, _ := hex.DecodeString(in.Bytes)
		fmt.Fprintf(&inputs, "\t{%d, %q, %d, (const unsigned char[]){", in.Thread, in.From, len(b))
		for _, c := range b {
			fmt.Fprintf(&inputs, "%d, ", c)
		}
		inputs.WriteString("0}},\n")
	}
	stops := ""
	for _, s := range t.Stopped {
		stops += fmt.Sprintf("{%d, %d, %d}, ", s.Thread, h.keys.of(s.Place), s.Nth)
	}
	process, thread := h.keys.of(ProcessEnd), h.keys.of(ThreadEnd)
	for _, p := range h.keys.list {
		fmt.Fprintf(
			&list,
			"\t{%q, %d, %d},\n",
			p.String(),
			rigour(p),
			number(p == ProcessEnd || endingCall.MatchString(p.Op)),
		)
	}
	var names strings.Builder
	for _, name := range t.Threads {
		fmt.Fprintf(&names, "%q, ", name)
	}
	return fmt.Sprintf(
		"enum { THREADS = %d, STEPS = %d, INPUTS = %d, KEYS = %d, EXIT_KEY = %d, END_KEY = %d, MEMORY = %d, VIOLATING = %d, ENDING = %d, STOPS_BEFORE_CALLS = %d, RACE = %d, PATIENCE = %d, STARTED = %d, MAIN = %d, FREES = %d };\n",
		len(
			t.Threads,
		),
		len(t.Steps),
		len(t.Inputs),
		len(h.keys.list),
		process,
		thread,
		number(t.Memory),
		t.Violating,
		h.m.ending,
		number(!h.m.call),
		number(kind == property.DataRace),
		patience,
		started(t),
		mainThread(t),
		number(h.m.sanitizer == "address"),
	) +
		"static const struct stop stops[] = {" + stops + "{-1, -1, 0}};\n" +
		"static const char *const names[] = {" + names.String() + "\"\"};\n" +
		"static const struct key keys[] = {\n" + list.String() + "\t{0, 0, 0}};\n" +
		"static const struct step steps[] = {\n" + steps.String() + "\t{-1, -1, 0, 0, 0, 0, (const int[]){-1}}};\n" +
		"static const struct input inputs[] = {\n" + inputs.String() + "\t{-1, \"\", 0, (const unsigned char[]){0}}};\n"
}

// started is how many threads a harness starts: those of the context.
func started(t *Trace) int {
	if t.Start == nil {
		return 0
	}
	return len(t.Start.Threads)
}

// mainThread is the thread that main is, or -1: the harness's main is none of the program's.
func mainThread(t *Trace) int {
	if t.Start == nil {
		return 0
	}
	return slices.IndexFunc(t.Start.Threads, func(c Call) bool { return c.Main })
}

// String is a place for a person.
func (p Place) String() string {
	if p.In == "" {
		return p.Op
	}
	return fmt.Sprintf("%s at line %d of %s", p.Op, p.Line, p.In)
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// compile makes the binary. The program is not optimised, so that what the source does is what happens.
func (h *harness) compile(clang string, opt ir.Options, inputs, libraries []string) error {
	flags := []string{"-w", "-O0", "-g", "-fno-omit-frame-pointer", "-pthread"}
	if ilp32(opt) {
		flags = append(flags, "-m32")
	}
	own := func(name string, more ...string) error {
		object := filepath.Join(h.dir, name+".o")
		inputs = append(inputs, object)
		return run(
			clang,
			slices.Concat(flags, more, []string{"-std=gnu11", "-c", filepath.Join(h.dir, name+".c"), "-o", object})...)
	}
	if err := own("replay"); err != nil {
		return err
	}
	if h.m.sanitizer == "address" {
		if err := own("touch", "-fsanitize=address"); err != nil {
			return err
		}
	}
	if h.fragment {
		if err := own("harness", harnessFlags...); err != nil {
			return err
		}
	}
	link := func() error {
		all := slices.Concat(flags, inputs, []string{"-o", h.path}, libraries, []string{"-lm", "-lrt"})
		if h.m.sanitizer != "" {
			all = append(all, "-fsanitize="+h.m.sanitizer)
		}
		return run(clang, all...)
	}
	err := link()
	var lacks *missing
	if !h.fragment || !errors.As(err, &lacks) {
		return err
	}
	if err := os.WriteFile(filepath.Join(h.dir, "missing.c"), []byte(lacks.stubs()), 0o644); err != nil {
		return err
	}
	if err := own("missing", "-fno-builtin"); err != nil {
		return err
	}
	return link()
}

// harnessFlags make the harness's threads those of the runtime.
var harnessFlags = []string{
	"-Dpthread_create=__midway_begin_thread",
	"-Dpthread_join=__midway_end_thread",
	"-Dmain=__midway_main",
	"-DREPLAYED",
}

// missing is what a binary lacks: functions that no file of a fragment defines.
type missing struct {
	names []string
	text  string
}

func (e *missing) Error() string { return "the program does not become a binary: " + e.text }

// stubs defines them: a call of one is told, and ends the run.
func (e *missing) stubs() string {
	out := "void __midway_missing(const char *);\n"
	for i, name := range e.names {
		out += fmt.Sprintf(
			"void missing%d(void) asm(%q);\nvoid missing%d(void) { __midway_missing(%q); }\n",
			i+1,
			name,
			i+1,
			name,
		)
	}
	return out
}

var undefined = pattern.Of("undefined (?:reference to|symbol:) [`']?([^'`\\s]+)")

// run runs the compiler.
func run(clang string, args ...string) error {
	out, err := exec.Command(clang, args...).CombinedOutput()
	if err == nil {
		return nil
	}
	var lacks missing
	for _, line := range strings.Split(string(out), "\n") {
		m := undefined.FindStringSubmatch(line)
		switch {
		case strings.Contains(line, "libclang_rt"):
			return fmt.Errorf(
				"the sanitizer's runtime is missing: install libclang-rt-14-dev, or libclang-rt-dev of the version of %s",
				clang,
			)
		case m != nil && lacks.text == "":
			lacks = missing{m[1:], strings.TrimSpace(line)}
		case m != nil && !slices.Contains(lacks.names, m[1]):
			lacks.names = append(lacks.names, m[1])
		case strings.Contains(line, "error:") && lacks.text == "":
			return fmt.Errorf("the program does not become a binary: %s", strings.TrimSpace(line))
		}
	}
	if lacks.text != "" {
		return &lacks
	}
	return fmt.Errorf("the program does not become a binary: %w", err)
}
