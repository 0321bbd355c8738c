package native

import (
	"strings"
	"testing"
)

// TestNull: from a harness, an access to no null pointer is no null dereference, although it ends the same way.
func TestNull(t *testing.T) {
	const report = "==7==ERROR: AddressSanitizer: SEGV on unknown address 0x%s (pc 0x1)\n    #0 0x4f1 in w /somewhere/p.c:13:14\nSUMMARY: AddressSanitizer: SEGV /somewhere/p.c:13:14 in w\n"
	const hint = "==7==Hint: address points to the zero page.\n"
	r := &Replayer{h: &harness{m: methods["null-dereference"]}, kind: "null-dereference", trace: &Trace{Places: []string{"p.c:13"}, Start: &Start{}}}
	if low := strings.Replace(report, "    #0", hint+"    #0", 1); !r.shown(low) {
		t.Error("a null dereference is none")
	}
	if r.shown(report) {
		t.Error("an access to another address is a null dereference")
	}
	if r.trace.Start = nil; !r.shown(report) {
		t.Error("from main, where all pointers are the program's own")
	}
}

// TestShown: a report counts as shown when its last line is there, as a binary is ended then.
func TestShown(t *testing.T) {
	const whole = "=================================================================\n" +
		"==7==ERROR: AddressSanitizer: global-buffer-overflow on address 0x000000e0a1f0 at pc 0x1\n" +
		"    #0 0x4f1 in w /somewhere/bounds.c:13:14\n    #1 0x7f in start_thread nptl/pthread_create.c:442:8\n" +
		"SUMMARY: AddressSanitizer: global-buffer-overflow /somewhere/bounds.c:13:14 in w\n"
	r := &Replayer{h: &harness{m: method{reports: []string{"global-buffer-overflow"}}}, trace: &Trace{Places: []string{"bounds.c:13"}}}
	for n := range len(whole) {
		if r.shown(whole[:n]) {
			t.Fatalf("shown after %q", whole[max(0, n-40):n])
		}
	}
	for _, more := range []string{"", "Shadow bytes around the buggy address:\n"} {
		if !r.shown(whole + more) {
			t.Errorf("not shown before %q", more)
		}
	}
	if r.shown(strings.ReplaceAll(whole, "bounds.c:13", "bounds.c:14")) {
		t.Error("shown at another line")
	}
}
