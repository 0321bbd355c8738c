package ir

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/fuzz"
)

// FuzzLoadText loads arbitrary text: it must end in a program or in an error, and a program that
// loads must pass its own check.
func FuzzLoadText(f *testing.F) {
	texts := hostile()
	files, err := filepath.Glob("testdata/lower/*.txt")
	if err != nil || len(files) == 0 {
		f.Fatal(files, err)
	}
	for _, path := range append(files, "testdata/clang/atomics.clang-14.O1.ll", "testdata/clang/flow.clang-22.m32.ll") {
		texts = append(texts, seeds(readFile(f, path))...)
	}
	fuzz.Add(f, 20, texts...)
	f.Fuzz(func(t *testing.T, text string) {
		fuzz.Within(t, len(text), func() {
			p, err := LoadText("fuzz.ll", text, Options{})
			if (p == nil) == (err == nil) {
				t.Fatalf("program %v, error %v", p, err)
			}
		})
	})
}

// seeds are the inputs of a script, or the whole of any other text.
func seeds(text string) []string {
	if !strings.Contains(text, "\n----\n") {
		return []string{text}
	}
	var out []string
	for _, part := range strings.Split(text, "\n\n") {
		input, _, ok := strings.Cut(part, "\n----\n")
		for strings.HasPrefix(input, "#") {
			_, input, _ = strings.Cut(input, "\n")
		}
		if _, input, _ = strings.Cut(input, "\n"); ok && input != "" {
			out = append(out, input) // behind comments and the command
		}
	}
	return out
}

// hostile are texts that ask for much in few words: types and constants inside each other, sizes, counts, widths,
// circles.
func hostile() []string {
	const main = "define i32 @main() {\n  ret i32 0\n}\n"
	nested := func(n int, open, inner, end string) string {
		return strings.Repeat(open, n) + inner + strings.Repeat(end, n)
	}
	doubled := "%t40 = type { i32 }\n"
	chained := "%t5000 = type { i32 }\n"
	for i := range 40 {
		doubled += fmt.Sprintf("%%t%d = type { %%t%d, %%t%d }\n", i, i+1, i+1)
	}
	for i := range 5000 {
		chained += fmt.Sprintf("%%t%d = type { %%t%d }\n", i, i+1)
	}
	inMain := func(code string) string { return "define i32 @main() {\n" + code + "\n  ret i32 0\n}\n" }
	return []string{
		"@g = global " + nested(2000, "[1 x ", "i32", "]") + " zeroinitializer\n" + main,
		inMain(" %a = alloca " + nested(2000, "{ ", "i32", " }")),
		"@g = global i64 " + nested(2000, "add (i64 1, i64 ", "1", ")") + "\n" + main,
		doubled + "@g = global %t0 zeroinitializer\n" + main,
		doubled + inMain(" %a = alloca %t0\n %b = load %t0, ptr %a"),
		chained + "@g = global %t0 zeroinitializer\n" + main,
		"%t = type { [2 x %u] }\n%u = type { i32, %t }\n@g = global %t zeroinitializer\n" + main,
		"@g = global [18446744073709551615 x i32] zeroinitializer\n" + main,
		"@g = global [4294967296 x [4294967296 x i32]] undef\n" + main,
		"@g = global [2147483648 x i32] undef\n@h = global <4294967295 x i8> zeroinitializer\n" + main,
		"@g = global i8388607 1\n@h = global i99999999999 1\n" + main,
		inMain(" %a = alloca [2147483648 x i32]\n %b = load [2147483648 x i32], ptr %a\n store [2147483648 x i32] %b, ptr %a"),
		inMain(" %a = add <1000000000 x i32> zeroinitializer, zeroinitializer"),
		inMain(" %a = alloca i32, i64 18446744073709551615, align 4294967296\n store i32 1, ptr %a, align 1073741824"),
		"define [214748364 x i32] @f([214748364 x i32] %x) {\n ret [214748364 x i32] undef\n}\n" + main,
		"@a = alias i32, ptr @b\n@b = alias i32, ptr @a\n" + inMain(" store i32 1, ptr @a"),
		"!99999999999999 = !{}\n!0 = !{!1}\n!1 = !{!0}\n!llvm.dbg.cu = !{!0}\n" + main,
		"@g = global ptr getelementptr (i8, ptr @g, i64 sub (i64 0, i64 3))\ndefine void @f() {\n  ret void\n}\n",
		"define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n",
	}
}

// TestHostileTextsAreRefused holds what the loader says of those that nothing could be made of.
func TestHostileTextsAreRefused(t *testing.T) {
	texts := hostile()
	for i, want := range map[int]string{
		0: "brackets are nested more than 1000 deep", 1: "brackets are nested more than 1000 deep", 2: "brackets are nested more than 1000 deep",
		3: "more than 262144 members", 4: "more than 262144 members", 5: "nested more than 1000 deep", 6: "contains itself",
	} {
		_, err := LoadText("hostile.ll", texts[i], Options{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("text %d: %v, want %q", i, err, want)
		}
	}
}

// largeProgram is IR in the style of the given clang with about n instructions in functions of a
// hundred, with debug information.
func largeProgram(n int, records bool) string {
	var b strings.Builder
	b.WriteString("target datalayout = \"e-m:e-i64:64-f80:128-n8:16:32:64-S128\"\n@table = global [64 x i32] zeroinitializer\n")
	line := 10
	for f := 0; f*100 < n; f++ {
		fmt.Fprintf(&b, "define i32 @f%d(i32 noundef %%n) #0 !dbg !%d {\nentry:\n  %%n.addr = alloca i32, align 4\n  store i32 %%n, ptr %%n.addr, align 4\n", f, line)
		if records {
			fmt.Fprintf(&b, "    #dbg_declare(ptr %%n.addr, !%d, !DIExpression(), !%d)\n", line+1, line+2)
		}
		for i := 0; i < 19; i++ {
			fmt.Fprintf(&b, "  %%a%d = load i32, ptr %%n.addr, align 4, !dbg !%d\n", i, line+2)
			fmt.Fprintf(&b, "  %%i%d = sext i32 %%a%d to i64, !dbg !%d\n", i, i, line+2)
			fmt.Fprintf(&b, "  %%p%d = getelementptr inbounds [64 x i32], ptr @table, i64 0, i64 %%i%d, !dbg !%d\n", i, i, line+2)
			fmt.Fprintf(&b, "  %%s%d = add nsw i32 %%a%d, %d, !dbg !%d\n", i, i, i, line+2)
			fmt.Fprintf(&b, "  store i32 %%s%d, ptr %%p%d, align 4, !dbg !%d\n", i, i, line+2)
		}
		fmt.Fprintf(&b, "  ret i32 %%s18, !dbg !%d\n}\n", line+2)
		line += 3
	}
	b.WriteString("attributes #0 = { noinline nounwind memory(readwrite) }\n!llvm.dbg.cu = !{!0}\n")
	b.WriteString("!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"large.c\", directory: \".\")\n")
	b.WriteString("!2 = !DISubroutineType(types: !3)\n!3 = !{!4, !4}\n!4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n")
	for id := 10; id < line; id += 3 {
		fmt.Fprintf(&b, "!%d = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: %d, type: !2, spFlags: DISPFlagDefinition, unit: !0)\n", id, id)
		fmt.Fprintf(&b, "!%d = !DILocalVariable(name: \"n\", arg: 1, scope: !%d, file: !1, line: %d, type: !4)\n", id+1, id, id)
		fmt.Fprintf(&b, "!%d = !DILocation(line: %d, column: 3, scope: !%d)\n", id+2, id, id)
	}
	return b.String()
}

// TestLargeProgramIsWhole loads a small large program and finds every function.
func TestLargeProgramIsWhole(t *testing.T) {
	p, err := LoadText("large.ll", strings.Replace(largeProgram(1000, true), "memory(readwrite)", "", 1), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for f := 0; f < 10; f++ {
		fn := p.Func(fmt.Sprintf("f%d", f))
		if fn == nil || len(fn.Code) < 50 || len(fn.Vars) != 1 || fn.Vars[0].Name != "n" {
			t.Fatalf("function f%d is not whole: %+v", f, fn)
		}
	}
}

// BenchmarkLoad100k loads a program of 100,000 instructions; Parse is the text side of it.
func BenchmarkLoad100k(b *testing.B) {
	text := largeProgram(100_000, true)
	b.Run("Parse", func(b *testing.B) {
		for b.Loop() {
			if _, err := parseModule("large.ll", text, false); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("Load", func(b *testing.B) {
		for b.Loop() {
			if _, err := LoadText("large.ll", text, Options{}); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// TestMutations deletes, doubles and exchanges tokens of real programs: whatever comes out, loading
// ends in a program or in an error that names the input.
func TestMutations(t *testing.T) {
	for k, path := range []string{"testdata/clang/flow.clang-14.O0.ll", "testdata/clang/atomics.clang-22.O1.ll"} {
		text := readFile(t, path)
		src, err := lex(path, text)
		if err != nil {
			t.Fatal(err)
		}
		for i := k; i+1 < len(src.toks); i += 41 {
			a, b := src.toks[i], src.toks[i+1]
			first, second, between := src.str(i), src.str(i+1), text[a.end:b.pos]
			for _, middle := range []string{second, first + " " + first + between + second, second + between + first} {
				p, err := LoadText(path, text[:a.pos]+middle+text[b.end:], Options{})
				if (p == nil) == (err == nil) || err != nil && !strings.Contains(err.Error(), path) {
					t.Errorf("%s:%d: with %q: program %v, error %v", path, a.line, middle, p != nil, err)
				}
			}
		}
	}
}
