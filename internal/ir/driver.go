package ir

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// oldestClang and newestClang are the major versions whose IR Midway reads.
const (
	oldestClang = 14
	newestClang = 22
)

// compileFlags make clang keep what Midway wants: names, debug information and every
// instruction. From version 16 on clang refuses K&R C that earlier ones accept; the same programs
// shall load with each.
var compileFlags = []string{"-S", "-emit-llvm", "-O0", "-g", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names"}

var lenientFlags = []string{
	"-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int", "-Wno-error=int-conversion",
	"-Wno-error=incompatible-function-pointer-types", "-Wno-error=incompatible-pointer-types",
	"-Wno-error=return-type", "-Wno-error=return-mismatch",
}

// compile translates a C file to LLVM IR text; source, unless nil, is its text. Flags that this clang does not know are left out: they come from
// commands for another compiler.
func compile(stop context.Context, in Input, source []byte, opt Options) (string, error) {
	clang, err := findTool(opt.Clang, "clang", "install clang, or name it with --clang")
	if err != nil {
		return "", err
	}
	for {
		args := clangArgs(clang, in, opt)
		if source == nil {
			args = append(args, in.Path)
		} else {
			args = append(args, "-x", "c", "-")
		}
		out, diag, err := translate(stop, in, source, clang, args, opt)
		if err == nil {
			return out, nil
		}
		less := slices.DeleteFunc(slices.Clone(in.Flags), func(f string) bool { return refused(diag, f) })
		if len(less) == len(in.Flags) {
			return "", fmt.Errorf("%s does not compile with %s:\n%s", in.Path, clang.path, firstErrors(diag, in.Path))
		}
		in.Flags = less
	}
}

// refusedFlag finds a flag that clang complains of.
var refusedFlag = regexp.MustCompile(`error: (?:unknown argument:?|unsupported option|unsupported argument|invalid value|invalid argument)[^\n]*`)

// refused reports whether clang does not know a flag.
func refused(diag, flag string) bool {
	for _, line := range refusedFlag.FindAllString(diag, -1) {
		_, value, _ := strings.Cut(flag, "=")
		if strings.Contains(line, "'"+flag+"'") || value != "" && strings.Contains(line, "'"+value+"'") && !strings.HasPrefix(flag, "-D") {
			return true
		}
	}
	return false
}

// clangArgs are the arguments before the file.
func clangArgs(clang tool, in Input, opt Options) []string {
	args := append([]string{}, compileFlags...)
	if clang.major > 15 {
		args = append(args, lenientFlags...)
	}
	if opt.ModelSet && opt.Model == ILP32 {
		args = append(args, "-m32")
	}
	args = append(args, in.Flags...)
	for _, dir := range opt.Includes {
		args = append(args, "-I"+fromHere(dir, in.Dir))
	}
	for _, def := range opt.Defines {
		args = append(args, "-D"+def)
	}
	return append(append(args, opt.CFlags...), "-o", "-")
}

// fromHere is a path of the current folder for a tool that runs in dir.
func fromHere(path, dir string) string {
	if abs, err := filepath.Abs(path); err == nil && dir != "" {
		return abs
	}
	return path
}

// firstErrors is what clang says is wrong: its first lines with an error, at most three.
func firstErrors(diag, path string) string {
	var picked []string
	for _, line := range strings.Split(diag, "\n") {
		if strings.Contains(line, "error:") && len(picked) < 3 {
			picked = append(picked, "  "+strings.TrimSpace(line))
		}
	}
	if len(picked) == 0 {
		return "  " + strings.TrimSpace(diag)
	}
	if strings.Contains(diag, "file not found") {
		picked = append(picked, "  (add its folder with -I, install the package that has it, or build the project first where it is generated; "+
			"for -m32 system headers install libc6-dev-i386)")
	}
	return strings.Join(picked, "\n")
}

// disassemble translates bitcode to LLVM IR text: that of a file, or code, unless nil.
func disassemble(stop context.Context, path string, code []byte, opt Options) (string, error) {
	dis, err := findTool(opt.LLVMDis, "llvm-dis", "install llvm, or name it with --llvm-dis")
	if err != nil {
		return "", err
	}
	file := path
	if code != nil {
		file = "-"
	}
	out, diag, err := runTool(stop, "", code, dis.path, "-o", "-", file)
	if err == nil && strings.Contains(out, "=") {
		return out, nil
	}
	if err == nil {
		diag = "it holds no module"
	}
	if made := producerOf.FindStringSubmatch(diag); made != nil {
		if major, _ := strconv.Atoi(made[1]); major > dis.major {
			return "", fmt.Errorf("%s was written by LLVM %d, and %s is LLVM %d: install the package llvm-%d, or name its llvm-dis with --llvm-dis",
				path, major, dis.path, dis.major, major)
		}
	}
	return "", fmt.Errorf("%s is not readable bitcode, it may be truncated: %s", path, firstLine(diag))
}

// producerOf finds the writer's major version in llvm-dis's complaint: (Producer: 'LLVM19.1.7' Reader: …).
var producerOf = regexp.MustCompile(`Producer: '[A-Za-z_]*(\d+)`)

// checkBitcode says what is wrong with a file that does not begin like bitcode.
func checkBitcode(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return inputError(path, err)
	}
	defer f.Close()
	magic := make([]byte, 4)
	n, _ := f.Read(magic)
	switch {
	case n < 4:
		return fmt.Errorf("%s is empty or truncated: expected LLVM bitcode", path)
	case string(magic) == bitcodeMagic || string(magic) == wrapperMagic:
		return nil
	case string(magic) == "\x7fELF":
		return fmt.Errorf("%s is an object file, not bitcode: compile with clang -emit-llvm -c, or give it as .o where it holds bitcode", path)
	}
	return fmt.Errorf("%s is not LLVM bitcode: compile with clang -emit-llvm -c", path)
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return line
}

// toolLimit is how long a tool may work on one file.
const toolLimit = 10 * time.Minute

// runTool runs a tool on one file, in a folder ("" is the current one) and with input, unless nil. It ends with stop, and after ten minutes.
func runTool(stop context.Context, dir string, input []byte, path string, args ...string) (stdout, stderr string, err error) {
	limit, cancel := context.WithTimeout(stop, toolLimit)
	defer cancel()
	var out, diag bytes.Buffer
	cmd := exec.CommandContext(limit, path, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &diag
	if input != nil {
		cmd.Stdin = bytes.NewReader(input)
	}
	err = cmd.Run()
	if limit.Err() != nil {
		diag.WriteString("error: " + path + " was stopped before it was done")
	} else if err != nil && diag.Len() == 0 {
		diag.WriteString(err.Error())
	}
	return out.String(), diag.String(), err
}

// tool is an LLVM program of a known major version.
type tool struct {
	path  string
	major int
}

// findTool is the tool the user named, or the newest on PATH that runs: name-22 to name-14, and
// plain name.
func findTool(named, name, advice string) (tool, error) {
	if named != "" {
		major, err := majorVersion(named)
		if err != nil {
			return tool{}, fmt.Errorf("%s does not run: %v", named, err)
		}
		return tool{named, major}, nil
	}
	best := tool{}
	for v := newestClang; v >= oldestClang && best.major == 0; v-- {
		best = runnable(fmt.Sprintf("%s-%d", name, v))
	}
	if plain := runnable(name); plain.major > best.major && plain.major <= newestClang {
		best = plain
	}
	if best.major < oldestClang {
		return tool{}, fmt.Errorf("no %s of version %d to %d on PATH: %s", name, oldestClang, newestClang, advice)
	}
	return best, nil
}

// Clang is the path of the compiler that C programs are compiled with.
func Clang(opt Options) (string, error) {
	t, err := findTool(opt.Clang, "clang", "install clang-14, or any clang from 14 to 22, or name it with --clang")
	return t.path, err
}

func runnable(name string) tool {
	path, err := exec.LookPath(name)
	if err != nil {
		return tool{}
	}
	major, err := majorVersion(path)
	if err != nil {
		return tool{}
	}
	return tool{path, major}
}

var versionNumber = regexp.MustCompile(`version (\d+)\.`)

// versions holds the major version of each tool that ran, by path.
var versions sync.Map

func majorVersion(path string) (int, error) {
	if v, ok := versions.Load(path); ok {
		return v.(int), nil
	}
	major, err := askVersion(path)
	if err == nil {
		versions.Store(path, major)
	}
	return major, err
}

func askVersion(path string) (int, error) {
	out, diag, err := runTool(context.Background(), "", nil, path, "--version")
	if err != nil {
		return 0, fmt.Errorf("%s", firstLine(diag))
	}
	v := versionNumber.FindStringSubmatch(out)
	if v == nil {
		return 0, fmt.Errorf("it does not name its version: %s", firstLine(out))
	}
	return strconv.Atoi(v[1])
}

// inputError says what is wrong with a file that cannot be read.
func inputError(path string, err error) error {
	if os.IsNotExist(err) {
		return fmt.Errorf("%s: no such file", path)
	}
	return fmt.Errorf("%s cannot be read: %v", path, err)
}

// keepTemp writes the IR of an input into the directory for them.
func keepTemp(dir, path, text string) error {
	name := strings.TrimRight(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)), ")") + ".ll"
	return os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644)
}
