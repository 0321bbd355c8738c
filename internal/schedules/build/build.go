package build

import (
	"bytes"
	stdctx "context"
	"embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pipeline"
	"midway/internal/runtime/abi"
	"midway/internal/schedules"
)

//go:embed runtime/schedule.h runtime/core.h runtime/schedule.c runtime/operations.c
var runtimeFiles embed.FS

// Options say how a program is built.
type Options struct {
	Output       string   // the file that is written
	Flags        []string // for clang, behind "-O2 -g -pthread"
	OnlyVerified bool     // schedules that are not verified are counted
	Stop         bool     // the program stops where one would be next
}

// Build compiles the program of a set so that it keeps to its schedules. Notes are for the user: what is not enforced.
func Build(stop stdctx.Context, set *schedules.Set, o *pipeline.Options, b Options) (notes []string, err error) {
	dir, err := os.MkdirTemp("", "midway-build")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	texts, clang, err := set.Program.Loaded.Texts(o)
	if err != nil {
		return nil, err
	}
	if err := supported(set); err != nil {
		return nil, err
	}
	t := newTables(set)
	files := map[string]string{"tables.c": t.write()}
	defined, inputs := definedIn(texts), map[string]bool{}
	for i, text := range texts {
		files[fmt.Sprintf("unit%d.ll", i)] = t.unitText(i, text, defined, inputs)
	}
	files["inputs.c"], err = inputText(inputs, b)
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"schedule.h", "core.h", "schedule.c", "operations.c"} {
		text, err := runtimeFiles.ReadFile("runtime/" + name)
		if err != nil {
			return nil, err
		}
		files[name] = string(text)
	}
	files["runtime.c"] = "#include \"schedule.c\"\n#include \"operations.c\"\n#include \"tables.c\"\n#include \"inputs.c\"\n"
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			return nil, err
		}
	}
	return t.Skipped, compile(stop, clang, dir, len(texts), set.Program.Libraries, b)
}

// supported reports what of the schedules the runtime cannot enforce.
func supported(set *schedules.Set) error {
	if set.Program.Model != ir.LP64 {
		return fmt.Errorf("--build: programs of 64 bits only")
	}
	var why error
	for _, e := range set.Epochs {
		if e.Root == nil {
			continue
		}
		e.Root.Each(func(c *schedules.Choice) {
			for _, o := range c.Operations {
				if known := o.Input != "" || o.Timeout || o.Creates > 0 || o.Code == 0 || enforced(o.API) || ends(o); !known && why == nil {
					why = fmt.Errorf("--build: the runtime does not enforce %s (%s)", o.API, set.Program.Short(o.Loc))
				}
			}
		})
	}
	return why
}

func enforced(api string) bool { return wrappedName.MatchString(api) || visibleName.MatchString(api) }

// ends reports whether an operation is the end of a thread or of the process.
func ends(o *schedules.Operation) bool { return o.Code == abi.OpExit || o.Code == abi.OpProcessExit }

// definedIn are the functions that the program defines itself.
func definedIn(texts []string) map[string]bool {
	out := map[string]bool{}
	for _, text := range texts {
		for _, line := range strings.Split(text, "\n") {
			if m := definition.FindStringSubmatch(line); m != nil {
				out[unquoted(m[1])] = true
			}
		}
	}
	return out
}

// inputTypes are the C types of what functions that read inputs return, by what their names end with.
var inputTypes = map[string]string{"char": "char", "schar": "signed char", "uchar": "unsigned char", "short": "short",
	"ushort": "unsigned short", "int": "int", "uint": "unsigned", "unsigned": "unsigned", "unsigned_int": "unsigned",
	"unsigned_char": "unsigned char", "unsigned_short": "unsigned short", "unsigned_long": "unsigned long", "long": "long",
	"ulong": "unsigned long", "longlong": "long long", "ulonglong": "unsigned long long", "size_t": "unsigned long",
	"S8": "int8_t", "S16": "int16_t", "S32": "int32_t", "S64": "int64_t", "U8": "uint8_t", "U16": "uint16_t",
	"U32": "uint32_t", "U64": "uint64_t", "u8": "uint8_t", "u16": "uint16_t", "u32": "uint32_t", "u64": "uint64_t",
	"loff_t": "long long", "sector_t": "unsigned long", "float": "float", "double": "double", "bool": "_Bool"}

// inputText defines the functions that read inputs.
func inputText(inputs map[string]bool, b Options) (string, error) {
	out := "#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\n#include \"schedule.h\"\n\n"
	var names []string
	for name := range inputs {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		_, kind, _ := strings.Cut(name, "nondet_")
		t := inputTypes[kind]
		if t == "" {
			return "", fmt.Errorf("--build: the runtime does not know the type of %s", name)
		}
		out += fmt.Sprintf("%s %s(void);\n%s __midway_input_%s(void)\n{\n"+
			"\tconst struct operation *o = __midway_input_begin();\n\t%s v = %s();\n\tuint64_t bits = 0;\n"+
			"\tmemcpy(&bits, &v, sizeof v);\n\t__midway_input_end(o, bits);\n\treturn v;\n}\n", t, name, t, name, t, name)
	}
	kinds := make([]string, 0, len(inputTypes))
	for kind := range inputTypes {
		kinds = append(kinds, kind)
	}
	slices.Sort(kinds)
	for _, kind := range kinds {
		out += fmt.Sprintf("__attribute__((weak)) %s __VERIFIER_nondet_%s(void) { return (%s)__midway_input_next(); }\n",
			inputTypes[kind], kind, inputTypes[kind])
	}
	out += "__attribute__((weak)) void __VERIFIER_assume(int holds)\n{\n\tif (!holds)\n\t\t_exit(0);\n}\n"
	return out + fmt.Sprintf("const int __midway_only_verified = %d;\n", asInt(b.OnlyVerified)+asInt(b.OnlyVerified && b.Stop)), nil
}

// compile makes the binary.
func compile(stop stdctx.Context, clang, dir string, units int, libraries []string, b Options) error {
	args := append([]string{"-w", "-O2", "-g", "-pthread", "-I", dir}, b.Flags...)
	for i := range units {
		args = append(args, filepath.Join(dir, fmt.Sprintf("unit%d.ll", i)))
	}
	args = append(args, filepath.Join(dir, "runtime.c"))
	args = append(append(args, libraries...), "-lm", "-lrt", "-o", b.Output)
	cmd := exec.CommandContext(stop, clang, args...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("--build: %s: %w:\n%s", clang, err, firstLines(out.String(), 10))
	}
	return nil
}

func firstLines(text string, n int) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.Join(lines[:min(n, len(lines))], "\n")
}
