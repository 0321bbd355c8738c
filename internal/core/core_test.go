package core

import (
	stdctx "context"
	"os/exec"
	"path/filepath"
	"testing"

	"golang.org/x/arch/x86/x86asm"
)

func run(t *testing.T, name string, args ...string) {
	t.Helper()
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
}

// TestChunks: of every allocation of a process it is known where it begins, that it has the bytes that were asked for
// and less than 32 more, and whether it was freed.
func TestChunks(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "heap")
	run(t, "gcc", "-O0", "-g", "-pthread", "testdata/heap.c", "-o", exe)
	run(t, "gdb", "-nx", "-q", "-batch", "-ex", "run", "-ex", "generate-core-file "+exe+".core", "-ex", "kill", exe)
	m, err := Read(stdctx.Background(), exe+".core", exe)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	h := findHeaps(m.Image)
	if len(h.list) < 2 {
		t.Errorf("%d heaps, of two threads", len(h.list))
	}
	at := map[string]uint64{}
	for _, d := range m.binary.variables {
		at[d.name] = d.at + m.binary.bias
	}
	used, _ := m.Word(at["used"], 8)
	type object struct{ p, size, freed uint64 }
	var all []object
	live := map[uint64]bool{}
	for i := range used {
		word := func(k uint64) uint64 { w, _ := m.Word(at["table"]+24*i+8*k, 8); return w }
		o := object{word(0), word(1), word(2)}
		all = append(all, o)
		live[o.p] = live[o.p] || o.freed == 0
	}
	known := map[bool]int{}
	for _, o := range all {
		c := h.chunkOf(o.p)
		if c == nil {
			c = h.large(o.p)
		}
		switch {
		case o.freed == 0:
			if c == nil || c.freed || c.top || c.object() != o.p || c.usable() < o.size || c.usable()-o.size >= 32 && o.size < 1<<17 {
				t.Errorf("%d bytes at %#x: %+v", o.size, o.p, c)
			}
			known[true]++
		case !live[o.p]: // no later one has its place
			if c != nil && c.object() == o.p && !c.freed && !c.top && c.usable() < o.size+32 {
				t.Errorf("%d bytes that were freed at %#x: %+v", o.size, o.p, c)
			}
			known[false]++
		}
	}
	if known[true] < 200 || known[false] < 200 {
		t.Errorf("%v objects, of 800", known)
	}
}

// TestQuietInstructions: machine code that writes memory, jumps or calls does something that is seen.
func TestQuietInstructions(t *testing.T) {
	for _, c := range []struct {
		code  []byte
		quiet bool
	}{
		{[]byte{0x8b, 0x45, 0xfc}, true},              // mov eax, [rbp-4]
		{[]byte{0x89, 0x45, 0xfc}, false},             // mov [rbp-4], eax
		{[]byte{0x83, 0x7d, 0xfc, 0x05}, true},        // cmp dword [rbp-4], 5
		{[]byte{0x83, 0x45, 0xfc, 0x01}, false},       // add dword [rbp-4], 1
		{[]byte{0x83, 0xc0, 0x01}, true},              // add eax, 1
		{[]byte{0xe8, 0, 0, 0, 0}, false},             // call
		{[]byte{0x7e, 0x10}, false},                   // jle
		{[]byte{0x55}, false},                         // push rbp
		{[]byte{0xf0, 0x0f, 0xb1, 0x17}, false},       // lock cmpxchg [rdi], edx
		{[]byte{0x48, 0x8d, 0x05, 0, 0, 0, 0}, true},  // lea rax, [rip]
		{[]byte{0xf2, 0x0f, 0x10, 0x45, 0xf0}, true},  // movsd xmm0, [rbp-16]
		{[]byte{0xf2, 0x0f, 0x11, 0x45, 0xf0}, false}, // movsd [rbp-16], xmm0
		{[]byte{0xf3, 0xa4}, false},                   // rep movsb
		{[]byte{0x0f, 0x94, 0xc0}, true},              // sete al
	} {
		in, err := x86asm.Decode(c.code, 64)
		if err != nil {
			t.Fatal(err)
		}
		if quietInst(&in) != c.quiet {
			t.Errorf("%v: quiet is %v", in, !c.quiet)
		}
	}
}
