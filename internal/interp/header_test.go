package interp

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"midway/internal/property"
)

// enumerators numbers the enumerators of midway.h as C does.
func enumerators(t *testing.T) map[string]int {
	t.Helper()
	text, err := os.ReadFile("../runtime/include/midway.h")
	if err != nil {
		t.Fatal(err)
	}
	comment := regexp.MustCompile(`(?s)/\*.*?\*/`)
	source := comment.ReplaceAllString(string(text), "")
	out := map[string]int{}
	for _, enum := range regexp.MustCompile(`(?s)enum \w+ \{(.*?)\}`).FindAllStringSubmatch(source, -1) {
		next := 0
		for _, e := range strings.Split(enum[1], ",") {
			name, value, given := strings.Cut(strings.TrimSpace(e), "=")
			if name = strings.TrimSpace(name); name == "" {
				continue
			}
			if given && strings.TrimSpace(value) == "1" {
				next = 1
			}
			out[name] = next
			next++
		}
	}
	return out
}

// TestNumbersAgreeWithTheHeader: the library models and the interpreter number events and violations
// alike.
func TestNumbersAgreeWithTheHeader(t *testing.T) {
	c := enumerators(t)
	for name, want := range map[string]int{"MW_JOIN": OpJoin, "MW_CREATE": OpCreate, "MW_EXIT": OpExit} {
		if got, ok := c[name]; !ok || got != want {
			t.Errorf("%s is %d in midway.h, %d here", name, got, want)
		}
	}
	for name, want := range map[string]property.Kind{
		"MW_V_ASSERTION": "assertion", "MW_V_REACH_ERROR": "reach-error", "MW_V_UNREACHABLE": "unreachable",
		"MW_V_LOCK_MISUSE": "lock-misuse", "MW_V_BARRIER_MISUSE": "barrier-misuse", "MW_V_THREAD_MISUSE": "thread-misuse",
		"MW_V_OUT_OF_BOUNDS": "out-of-bounds", "MW_V_INVALID_FREE": "invalid-free", "MW_V_NULL": "null-dereference",
	} {
		if got := property.Modelled(uint64(c[name])); got != want {
			t.Errorf("%s is %q here, not %q", name, got, want)
		}
	}
}

// TestEveryPrimitiveIsDeclared: what the interpreter implements and what midway.h declares are the same.
func TestEveryPrimitiveIsDeclared(t *testing.T) {
	text, err := os.ReadFile("../runtime/include/midway.h")
	if err != nil {
		t.Fatal(err)
	}
	declared := map[string]bool{}
	for _, m := range regexp.MustCompile(`__midway_(\w+)\(`).FindAllStringSubmatch(string(text), -1) {
		declared[m[1]] = true
	}
	for name := range declared {
		if primitives[name] == nil {
			t.Errorf("__midway_%s is declared but has no meaning", name)
		}
	}
	for name := range primitives {
		if !declared[name] {
			t.Errorf("__midway_%s has a meaning but is not declared", name)
		}
	}
	for name := range lasting {
		if primitives[name] == nil {
			t.Errorf("lasting effect of %s, which is no primitive", name)
		}
	}
}
