package ir

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"midway/internal/pattern"
	"midway/internal/toolchain"
)

// compileFlags make clang keep what Midway wants: names, debug information and every
// instruction. From version 16 on clang refuses K&R C that earlier ones accept; the same programs
// shall load with each.
var compileFlags = []string{
	"-S",
	"-emit-llvm",
	"-O0",
	"-g",
	"-Xclang",
	"-disable-O0-optnone",
	"-fno-discard-value-names",
}

var lenientFlags = []string{
	"-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int", "-Wno-error=int-conversion",
	"-Wno-error=incompatible-function-pointer-types", "-Wno-error=incompatible-pointer-types",
	"-Wno-error=return-type", "-Wno-error=return-mismatch",
}

// compile translates a C file to LLVM IR text; source, unless nil, is its text. Flags that this clang does not know are
// left out: they come from commands for another compiler.
func compile(stop context.Context, in Input, source []byte, opt Options) (string, error) {
	clang, err := toolchain.Clang(opt.Clang, opt.Kept)
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
			return "", fmt.Errorf("%s does not compile with %s:\n%s", in.Path, clang.Path, firstErrors(diag, in.Path))
		}
		in.Flags = less
	}
}

// refusedFlag finds a flag that clang complains of.
var refusedFlag = pattern.Of(
	`error: (?:unknown argument:?|unsupported option|unsupported argument|invalid value|invalid argument)[^\n]*`,
)

// refused reports whether clang does not know a flag.
func refused(diag, flag string) bool {
	for _, line := range refusedFlag.FindAllString(diag, -1) {
		_, value, _ := strings.Cut(flag, "=")
		if strings.Contains(line, "'"+flag+"'") ||
			value != "" && strings.Contains(line, "'"+value+"'") && !strings.HasPrefix(flag, "-D") {
			return true
		}
	}
	return false
}

// clangArgs are the arguments before the file.
func clangArgs(clang toolchain.Tool, in Input, opt Options) []string {
	args := append([]string{}, compileFlags...)
	if clang.Major > 15 {
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
		picked = append(
			picked,
			"  (add its folder with -I, install the package that has it, or build the project first where it is "+
				"generated; "+
				"for -m32 system headers install libc6-dev-i386)",
		)
	}
	return strings.Join(picked, "\n")
}

// disassemble translates bitcode to LLVM IR text: that of a file, or code, unless nil.
func disassemble(stop context.Context, path string, code []byte, opt Options) (string, error) {
	head := code
	if code == nil {
		head = headOf(path)
	}
	dis, args, err := disassembler(bitcodeProducer(head), opt)
	if err != nil {
		return "", err
	}
	file := path
	if code != nil {
		file = "-"
	}
	out, diag, err := runTool(stop, "", code, dis.Path, append(args, "-o", "-", file)...)
	if err == nil && strings.Contains(out, "=") {
		return out, nil
	}
	if err == nil {
		diag = "it holds no module"
	}
	if made := producerOf.FindStringSubmatch(diag); made != nil {
		if major, _ := strconv.Atoi(made[1]); major > dis.Major {
			return "", fmt.Errorf(
				"%s was written by LLVM %d, and %s is LLVM %d: install the package llvm-%d, or name its llvm-dis "+
					"with --llvm-dis",
				path,
				major,
				dis.Path,
				dis.Major,
				major,
			)
		}
	}
	return "", fmt.Errorf("%s is not readable bitcode, it may be truncated: %s", path, firstLine(diag))
}

// disassembler is the tool that prints bitcode of a major version of LLVM (0: not known), and its arguments: llvm-dis,
// or clang, which prints bitcode, too, where there is no llvm-dis, or none that is new enough.
func disassembler(producer int, opt Options) (toolchain.Tool, []string, error) {
	if opt.LLVMDis != "" {
		dis, err := toolchain.Named(opt.LLVMDis)
		return dis, nil, err
	}
	dis, err := toolchain.Disassembler(producer)
	if err == nil && dis.Major >= producer {
		return dis, nil, nil
	}
	for _, clang := range slices.Backward(toolchain.OnPath("clang")) {
		if clang.Major >= producer && producer > 0 {
			return clang, []string{
				"-S",
				"-emit-llvm",
				"-w",
				"-O0",
				"-fno-discard-value-names",
				"-Xclang",
				"-disable-llvm-passes",
				"-x",
				"ir",
			}, nil
		}
	}
	return dis, nil, err
}

// headOf is the beginning of a file, nil where it cannot be read.
func headOf(path string) []byte {
	f, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	head := make([]byte, 4096)
	n, _ := f.ReadAt(head, 0)
	return head[:n]
}

// producerOf finds the writer's major version in llvm-dis's complaint: (Producer: 'LLVM19.1.7' Reader: …).
var producerOf = pattern.Of(`Producer: '[A-Za-z_]*(\d+)`)

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
		return fmt.Errorf(
			"%s is an object file, not bitcode: compile with clang -emit-llvm -c, or give it as .o where it holds "+
				"bitcode",
			path,
		)
	}
	return fmt.Errorf("%s is not LLVM bitcode: compile with clang -emit-llvm -c", path)
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return line
}

// toolLimit is how long a tool may work on one file.
const toolLimit = 10 * time.Minute

// runTool runs a tool on one file, in a folder ("" is the current one) and with input, unless nil. It ends with stop,
// and after ten minutes.
func runTool(
	stop context.Context,
	dir string,
	input []byte,
	path string,
	args ...string,
) (stdout, stderr string, err error) {
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

// Clang is the path of the compiler that C programs are compiled with.
func Clang(opt Options) (string, error) {
	t, err := toolchain.Clang(opt.Clang, opt.Kept)
	return t.Path, err
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
