package interp

import (
	"os"
	"regexp"
	"testing"
)

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
