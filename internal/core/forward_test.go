package core

import (
	stdctx "context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/arch/x86/x86asm"
)

// TestArithmetic: results and flags of single operations on the processor's edges.
func TestArithmetic(t *testing.T) {
	for _, c := range []struct {
		op          x86asm.Op
		a, b        uint64
		bits        int
		v, flags    uint64
		less, below bool
	}{
		{x86asm.CMP, 1, 2, 32, 0xffffffff, carry | sign, true, true},
		{x86asm.CMP, 0x80000000, 1, 32, 0x7fffffff, overflow, true, false},
		{x86asm.CMP, 0x7fffffff, 0xffffffff, 32, 0x80000000, carry | sign | overflow, false, true},
		{x86asm.SUB, 5, 5, 64, 0, zero, false, false},
		{x86asm.ADD, 0xff, 1, 8, 0, carry | zero, false, true},
		{x86asm.ADD, 0x7fff, 1, 16, 0x8000, sign | overflow, false, false},
		{x86asm.NEG, 1, 0, 32, 0xffffffff, carry | sign, true, true},
		{x86asm.SAR, 0x80000000, 4, 32, 0xf8000000, sign, true, false},
		{x86asm.SHL, 1, 33, 32, 2, 0, false, false},
	} {
		v, flags, ok := result(c.op, c.a, c.b, c.bits)
		if !ok || v != c.v || flags != c.flags || isLess(flags) != c.less || isBelow(flags) != c.below {
			t.Errorf("%v %#x, %#x of %d bits: %#x, flags %#x, %v", c.op, c.a, c.b, c.bits, v, flags, ok)
		}
	}
}

// TestForward: what is executed of a function here is what the processor makes of it, instruction by instruction.
func TestForward(t *testing.T) {
	dir := t.TempDir()
	exe := filepath.Join(dir, "numbers")
	run(t, "gcc", "-O0", "-g", "testdata/numbers.c", "-o", exe)
	script := "break mix\nrun\ngenerate-core-file " + exe + ".core\n" +
		"python\nfor i in range(400):\n" +
		" print('AT', *[int(gdb.parse_and_eval('$' + r)) & (2**64-1) for r in 'rip rax rcx rdx rbx rsp rbp rsi rdi r8 r9'.split()])\n" +
		" gdb.execute('stepi', to_string=True)\nend\nkill\n"
	file := filepath.Join(dir, "script")
	if err := os.WriteFile(file, []byte(script), 0o600); err != nil {
		t.Fatal(err)
	}
	said, err := exec.Command("gdb", "-nx", "-q", "-batch", "-x", file, exe).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	m, err := Read(stdctx.Background(), exe+".core", exe)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	c, steps := &cpu{Image: m.Image, task: m.Threads[0]}, 0
	for _, line := range strings.Split(string(said), "\n") {
		words := strings.Fields(line)
		if len(words) != 12 || words[0] != "AT" {
			continue
		}
		at := fmt.Sprint(c.task.PC)
		for _, r := range c.task.Regs[:10] {
			at += " " + strconv.FormatUint(r, 10)
		}
		if want := strings.Join(words[1:], " "); at != want {
			t.Fatalf("behind %d instructions: registers\n%s, want\n%s", steps, at, want)
		}
		if !c.step() {
			break
		}
		steps++
	}
	if steps < 200 {
		t.Errorf("only %d instructions were executed\n%s", steps, said)
	}
	at := m.binary.symbols["all"][0].Value + m.binary.bias
	if w, _ := m.Word(at, 8); w == 0 {
		t.Error("nothing was written")
	}
	c.undo()
	if w, _ := m.Word(at, 8); w != 0 {
		t.Errorf("what was written is there: %#x", w)
	}
}
