package report

import (
	"strings"
	"testing"
)

// TestStatements: ^ marks the column.
func TestStatements(t *testing.T) {
	for in, want := range map[string]string{
		"	x = 1;":                                  "x = 1;",
		"a = 1; ^b = 2; c = 3;":                    "… b = 2; …",
		"a = 1; b = ^2;":                           "… b = 2;",
		"^a = 1; b = 2;":                           "a = 1; …",
		"void f(void) { ^a(); b(); }":              "… a(); …",
		"void f(void) { a(); ^b(); }":              "… b();",
		"if (x) ^a = 1; else b = 2;":               "if (x) a = 1; …",
		"for (i = 0; ^i < n; i++) { f(i); g(); }":  "for (i = 0; i < n; i++) { …",
		"for (i = 0; i < n; i++) { f(^i); g(); }":  "… f(i); …",
		"int a[] = {1, 2}; ^f(a);":                 "… f(a);",
		"^int a[] = {1, 2}, b = 3; f(a);":          "int a[] = {1, 2}, b = 3; …",
		`s = ^"a;b"; q();`:                         `s = "a;b"; …`,
		`p("a;b"); ^q(';'); // c; d`:               "… q(';'); …",
		`p("\";"); /* ; */ ^q();`:                  "… /* ; */ q();",
		"struct x *y = &(struct x){.a = 1}; ^g();": "… g();",
		"do { ^a(); } while (b);":                  "… a(); …",
		"return ^x; }":                             "return x; }",
		"} else { ^x(); y(); }":                    "… x(); …",
	} {
		column := strings.IndexByte(in, '^') + 1
		if got := cutToStatement(strings.Replace(in, "^", "", 1), column); got != want {
			t.Errorf("%s: %q, want %q", in, got, want)
		}
	}
}
