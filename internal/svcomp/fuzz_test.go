package svcomp

import (
	"strings"
	"testing"

	"midway/internal/fuzz"
)

// FuzzTask holds that every text is a task or refused in words, and what a task has.
func FuzzTask(f *testing.F) {
	fuzz.Add(f, 20, []string{
		"format_version: '2.0'\ninput_files: 'a.i'\nproperties:\n  - property_file: u.prp\n    expected_verdict: false\n    subproperty: valid-free\noptions:\n  language: C\n  data_model: ILP32\n",
		"format_version: '2.0'\ninput_files: [a.c, b.c]\n", "format_version: 2.0\ninput_files: 3\n", "input_files: &a [*a]",
		"format_version: '2.0'\ninput_files: []\nproperties: 7\n", strings.Repeat("[", 5000), strings.Repeat("a: {", 3000),
		bombs(12),
	}...)
	f.Fuzz(func(t *testing.T, text string) {
		fuzz.Within(t, len(text), func() {
			task, err := parseTask([]byte(text), "d")
			if err != nil && err.Error() == "" || err == nil && len(task.Inputs) == 0 {
				t.Errorf("task %v, error %v", task, err)
			}
		})
	})
}

// bombs is a document of lists that name each other's lists ten times over.
func bombs(n int) string {
	var b strings.Builder
	b.WriteString("format_version: '2.0'\na0: &a0 [" + strings.Repeat("x, ", 10) + "]\n")
	for i := 1; i < n; i++ {
		name := string(rune('a' + i))
		before := string(rune('a' + i - 1))
		if i == 1 {
			before = "a0"
		}
		b.WriteString(name + ": &" + name + " [" + strings.Repeat("*"+before+", ", 10) + "]\n")
	}
	return b.String() + "input_files: *" + string(rune('a'+n-1)) + "\n"
}

// FuzzProperty holds that every text is a property with formulas or refused in words.
func FuzzProperty(f *testing.F) {
	fuzz.Add(f, 20, []string{"CHECK( init(main()), LTL(G ! call(reach_error())) )\n", "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )",
		"CHECK( init(f()), LTL(F end) )", "CHECK( init(main()), LTL() )", strings.Repeat("(", 5000)}...)
	f.Fuzz(func(t *testing.T, text string) {
		fuzz.Within(t, len(text), func() {
			p, err := ParseProperty(text)
			if err != nil {
				return
			}
			if len(p.Checks) == 0 {
				t.Error("a property without a formula")
			}
			if _, err := p.Groups(); err != nil && err.Error() == "" {
				t.Error("an error without text")
			}
		})
	})
}
