package native

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/ir"
)

const operations = `#include <stdarg.h>
#include <string.h>
struct pair { double d; long n; };
struct large { long a[5]; };
static _Thread_local int own;
int shared, *where = &shared;
long double wide;
int counter;
static struct pair both(float f, struct large by) { struct pair p = {f, by.a[2]}; return p; }
static long sum(int n, ...) { va_list l, m; va_start(l, n); va_copy(m, l); long s = va_arg(m, long) + va_arg(l, int); va_end(l); va_end(m); return s; }
int choose(int k) { switch (k) { case -1: return 1; case 7: return shared; default: return k && own ? k : -k; } }
unsigned long mix(unsigned char c, short s, long l, __int128 h, unsigned u)
{
	own += c; h = h * l + (h >> 3); u = u / (c + 1u) + u % (s ? s : 1);
	l = (l << 2 ^ s) / (c | 1) % 9; shared = __builtin_popcount(u) + __builtin_clz(u | 1) + __builtin_ctzl(l | 1);
	return __builtin_bswap32(u) + (unsigned long)h + (l < s) + (u > c);
}
double floats(float f, double d, long double x, int i)
{
	wide = x * i - d; f = -f + (float)d; d = f < d || d != d ? d / f : (double)x;
	return __builtin_sqrt(d) + __builtin_fabsf(f) + __builtin_powi(d, i) + (double)(unsigned)i + (long)d + (unsigned char)f;
}
int atomics(int k)
{
	int old = k;
	__atomic_compare_exchange_n(&counter, &old, k + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
	__atomic_fetch_add(&counter, 2, __ATOMIC_SEQ_CST); __atomic_fetch_nand(&counter, 3, __ATOMIC_RELAXED); __atomic_thread_fence(__ATOMIC_SEQ_CST);
	return __atomic_exchange_n(&counter, k, __ATOMIC_RELEASE) + __atomic_load_n(&counter, __ATOMIC_ACQUIRE);
}
int calls(int (*f)(int), char *to, const char *from, int n)
{
	char room[n + 1]; struct large big = {{1, 2, 3}}; int over;
	memcpy(to, from, n); memmove(room, to, n); memset(to, n, 4);
	struct pair p = both(1.5f, big);
	if (__builtin_sadd_overflow(n, shared, &over)) __builtin_trap();
	return f(n) + choose(n) + (int)sum(2, 3L, 4) + (int)p.n + room[0] + (f == choose) + over + *where;
}
int main(int argc, char **argv) { return calls(choose, argv[0], "text", argc); }
`

// TestCopiesCompile: clang takes a copy of each function that is entered at each of its instructions, with and without
// checks of overflow, and a copy that calls another one.
func TestCopiesCompile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "p.c")
	if err := os.WriteFile(file, []byte(operations), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := ir.Load([]string{file}, ir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	clang, err := ir.Clang(ir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	texts, err := ir.Texts([]ir.Input{{Path: file}}, ir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, overflow := range []bool{false, true} {
		list := copiesOf(p)
		if len(list) < 200 {
			t.Fatalf("%d copies", len(list))
		}
		code, err := Copies(p, list, overflow)
		if err != nil {
			t.Fatal(err)
		}
		text := filepath.Join(dir, "copies.ll")
		if err := os.WriteFile(text, []byte(dialect(code.Text, texts)), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(clang, "-w", "-c", text, "-o", filepath.Join(dir, "copies.o")).CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		if overflow != strings.Contains(code.Text, "__midway_undefined(i64 ptrtoint") {
			t.Errorf("with overflow %v there are checks, or none", overflow)
		}
	}
}

// copiesOf are copies of all functions at all places, and of those that call others.
func copiesOf(p *ir.Program) (list []Copy) {
	add := func(f *ir.Func, pc ir.PC, callee int) {
		list = append(list, Copy{Name: fmt.Sprintf("%s.middle%d", f.Name, len(list)+1), Fn: f, PC: pc, Callee: callee, Locals: 1})
	}
	for _, f := range p.Funcs {
		for i := range f.Blocks {
			for pc := f.Blocks[i].Body; pc < f.Blocks[i].End; pc++ {
				add(f, pc, -1)
				if in := &f.Code[pc]; in.Op == ir.OpCall && f.Calls[in.Aux].Callee != ir.None {
					if g := p.Funcs[f.Calls[in.Aux].Callee]; len(g.Blocks) > 0 {
						add(g, 0, -1)
						add(f, pc, len(list)-1)
					}
				}
			}
		}
	}
	return list
}

// TestDialects: pointers are written as the program's texts have them.
func TestDialects(t *testing.T) {
	const code = "call void @llvm.memset.POINTER.i64(PTR<i8> %1)\n%2 = inttoptr i64 %3 to PTR<void (PTR<[4 x i8]> byval([4 x i8]))>\n"
	for program, want := range map[string]string{
		"  %1 = load i8*, i8** %2\n": "call void @llvm.memset.p0i8.i64(i8* %1)\n%2 = inttoptr i64 %3 to void ([4 x i8]* byval([4 x i8]))*\n",
		"  %1 = load ptr, ptr %2\n":  "call void @llvm.memset.p0.i64(ptr %1)\n%2 = inttoptr i64 %3 to ptr\n",
	} {
		if got := dialect(code, []string{program}); got != want {
			t.Errorf("%q: %q", program, got)
		}
	}
}
