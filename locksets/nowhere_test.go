package locksets

import (
	"testing"

	"midway/internal/expr"
	"midway/internal/ir"
)

// What is declared only may be larger than it seems, and where a thread-local variable lies is not known.
func TestNowhere(t *testing.T) {
	s := &summaries{byAddr: []*ir.Global{
		{Addr: 0x10000, Size: 48}, {Addr: 0x20000, Size: 4096, External: true}, {Addr: 0x30000, Size: 8, ThreadLocal: true}, {Addr: 0x40000, Size: 8},
	}}
	for addr, want := range map[uint64]bool{
		8: true, 0xffff: true, 0x10000: false, 0x1002f: false, 0x10030: true, 0x21000: false, 0x30008: false, 0x40007: false, 0x40008: true,
	} {
		if got := s.nowhere(ref{named: true, lock: expr.Word(addr)}); got != want {
			t.Errorf("%#x: %t, want %t", addr, got, want)
		}
	}
	if s.nowhere(ref{}) {
		t.Error("a lock without a name is nowhere")
	}
}
