package guidance_test

import (
	"os"
	"path/filepath"
	"testing"

	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/runtime"
)

// distances has functions that are at various distances of a synchronisation, by what they do first.
const distances = `#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m;
static void die(void) { pthread_mutex_lock(&m); abort(); }
static void lock(void) { pthread_mutex_lock(&m); }
static void at_once(void) { lock(); }
static void loop(void) { while (__VERIFIER_nondet_int()) if (__VERIFIER_nondet_int()) m.__data.__count++; }
static void behind_a_loop(void) { loop(); lock(); }
static void behind_two(void) { loop(); loop(); lock(); }
static void or_die(void) { if (__VERIFIER_nondet_int()) die(); loop(); loop(); lock(); }
static void only_dies(void) { die(); }
static void for_ever(void) { for (;;) loop(); }
static void serves(void) { for (;;) at_once(); }
static void calls_server(void) { serves(); }
int main(void)
{
	at_once(); behind_a_loop(); behind_two(); or_die(); calls_server(); for_ever(); only_dies();
	return 0;
}
`

// TestDistances: what is nearer by the text has the smaller distance; what ends the process is no way, however near
// a lock is in it; a loop that never ends is one where it synchronises; and a caller goes on behind its call.
func TestDistances(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(path, []byte(distances), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := ir.Load([]string{path}, ir.Options{LibraryFor: func(m ir.DataModel) (out []ir.LibraryText, err error) {
		for _, f := range runtime.Files(m == ir.ILP32) {
			out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
		}
		return out, nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	w := guidance.NewDistances(p, nil)
	alone := func(name string) int { // in a thread that ends nowhere
		return w.Distance([]guidance.Place{{Func: p.Func("for_ever").ID, PC: 0, Within: true}, {Func: p.Func(name).ID}})
	}
	order := []string{"lock", "at_once", "behind_a_loop", "behind_two", "or_die"}
	for i, name := range order {
		d := alone(name)
		t.Log(name, d)
		if d <= 0 || d >= guidance.Unreachable || i > 0 && d <= alone(order[i-1]) {
			t.Errorf("%s is %d away, %s %d", name, d, order[max(i-1, 0)], alone(order[max(i-1, 0)]))
		}
	}
	if d := alone("calls_server"); d >= guidance.Unreachable {
		t.Errorf("a server's loop is %d away", d)
	}
	for _, name := range []string{"only_dies", "die", "for_ever", "loop"} {
		if d := alone(name); d < guidance.Unreachable {
			t.Errorf("%s is %d away from a synchronisation, where the process ends or nothing synchronises", name, d)
		}
	}
	in := func(name string) int {
		f := p.Func("behind_a_loop")
		return w.Distance([]guidance.Place{{Func: f.ID, PC: callOf(t, p, f, name), Within: true}, {Func: p.Func(name).ID}})
	}
	if in("loop") >= guidance.Unreachable || in("lock") >= in("loop") {
		t.Errorf("inside the loop %d, inside the lock %d", in("loop"), in("lock"))
	}
	if d := w.Distance([]guidance.Place{{Func: p.Func("loop").ID}}); d >= guidance.Unreachable {
		t.Errorf("the end of a thread is %d away", d)
	}
}

// callOf is where a function calls another one.
func callOf(t *testing.T, p *ir.Program, f *ir.Func, name string) ir.PC {
	for pc := range f.Code {
		if in := &f.Code[pc]; in.Op == ir.OpCall && f.Calls[in.Aux].Callee == p.Func(name).ID {
			return ir.PC(pc)
		}
	}
	t.Fatal(f.Name, "does not call", name)
	return 0
}
