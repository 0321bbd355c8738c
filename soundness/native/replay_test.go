package native

import (
	"strings"
	"testing"
)

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
