package ir

import (
	"strings"
	"testing"
)

var pruneLibrary = []LibraryText{
	{"queue.ll", `@limit = external global i32
@waiting = internal global i32 0
@hidden = global ptr @put
define void @put() {
  store i32 1, ptr @waiting
  call void @step()
  ret void
}
define internal void @step() {
  call void @tick(ptr @limit)
  ret void
}
define void @get() {
  ret void
}
declare void @tick(ptr)
declare void @never()
`},
	{"time.ll", `declare void @get()
@limit = global i32 3
define void @tick(ptr %p) {
  ret void
}
define void @tock() {
  call void @get()
  ret void
}
define void @__mw_blocked_get() {
  ret void
}
`},
	{"rest.ll", `declare void @put()
define void @step() {
  ret void
}
define void @__mw_main_end() {
  ret void
}
define void @unused() {
  call void @put()
  ret void
}
`},
}

// TestPrune follows references through statics, across files and to the hooks.
func TestPrune(t *testing.T) {
	tests := []struct{ root, want string }{
		{"nothing", "rest.ll: __mw_main_end"},
		{"get", "queue.ll: get time.ll: __mw_blocked_get rest.ll: __mw_main_end"},
		{"hidden", "queue.ll: limit waiting hidden put step tick time.ll: limit tick rest.ll: step __mw_main_end"},
		{"tock", "queue.ll: get time.ll: get tock rest.ll: __mw_main_end"},
	}
	for _, test := range tests {
		left, err := prune(pruneLibrary, map[string]bool{test.root: true})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range left {
			mod, err := parseModule(f.Name, f.Text, true)
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, f.Name+":")
			for _, g := range mod.M.Globals {
				got = append(got, g.GlobalName)
			}
			for _, fn := range mod.M.Funcs {
				got = append(got, fn.GlobalName)
			}
		}
		if s := strings.Join(got, " "); s != test.want {
			t.Errorf("%s: %s, want %s", test.root, s, test.want)
		}
	}
}

// TestPruneChangesNothing lowers a program with the whole library and with what prune leaves of it.
func TestPruneChangesNothing(t *testing.T) {
	text := "declare void @put()\ndeclare void @tock()\ndefine i32 @main() {\n  call void @put()\n  call void @tock()\n  ret i32 0\n}\n"
	program := func() *module {
		mod, err := parseModule("main.ll", text, false)
		if err != nil {
			t.Fatal(err)
		}
		return mod
	}
	whole := []*module{program()}
	for _, f := range pruneLibrary {
		mod, err := parseModule(f.Name, f.Text, true)
		if err != nil {
			t.Fatal(err)
		}
		whole = append(whole, mod)
	}
	want, err := lower(whole, Options{})
	if err != nil {
		t.Fatal(err)
	}
	got, err := LoadText("main.ll", text, Options{Library: pruneLibrary})
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != want.String() {
		t.Errorf("pruned:\n%s\nwhole:\n%s", got, want)
	}
}
