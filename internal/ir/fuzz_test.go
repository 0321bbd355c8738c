package ir

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzLoadText loads arbitrary text: it must end in a program or in an error, and a program that
// loads must pass its own check.
func FuzzLoadText(f *testing.F) {
	files, err := filepath.Glob("testdata/clang/*.O1.ll")
	if err != nil || len(files) == 0 {
		f.Fatal(files, err)
	}
	for _, path := range files {
		f.Add(readFile(f, path))
	}
	f.Add("define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n")
	f.Add("@g = global ptr getelementptr (i8, ptr @g, i64 sub (i64 0, i64 3))\ndefine void @f() {\n  ret void\n}\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := LoadText("fuzz.ll", text, Options{})
		if (p == nil) == (err == nil) {
			t.Fatalf("program %v, error %v", p, err)
		}
	})
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
