package ir

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// shelf is a Store in memory.
type shelf map[string][]byte

func (s shelf) Get(key string) []byte       { return s[key] }
func (s shelf) Put(key string, data []byte) { s[key] = data }

// TestCompiledAgain: what clang has made is kept until anything that it read changes; the text is then that of the
// files as they are.
func TestCompiledAgain(t *testing.T) {
	t.Chdir(t.TempDir())
	kept := shelf{}
	opt := Options{Kept: kept, Includes: []string{"with blanks"}}
	old := time.Now().Add(-time.Hour)
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, ".h") { // what was written just now may change while it is read
			if err := os.Chtimes(name, old, old); err != nil {
				t.Fatal(err)
			}
			old = old.Add(time.Second)
		}
	}
	expect := func(what string, entries int, want string) {
		t.Helper()
		units, err := readUnits(context.Background(), Input{Path: "p.c"}, opt)
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		if !strings.Contains(units[0].text, want) || len(kept) != entries {
			t.Errorf("%s: %d kept, want %d; is %s there?\n%s", what, len(kept), entries, want, units[0].text)
		}
	}
	write("with blanks/$a #1.h", "#define VALUE 11\n")
	write("p.c", "#include \"$a #1.h\"\nint x = VALUE;\n")
	expect("first", 1, "@x = dso_local global i32 11")
	for key, data := range kept { // what is kept is what is used
		kept[key] = []byte(strings.Replace(string(data), "global i32 11", "global i32 12", 1))
	}
	expect("again", 1, "@x = dso_local global i32 12")
	write("with blanks/$a #1.h", "#define VALUE 13\n")
	expect("header changed", 1, "@x = dso_local global i32 13")
	write("p.c", "#include \"$a #1.h\"\nint y = VALUE;\n")
	expect("source changed", 1, "@y = dso_local global i32 13")
	opt.Defines = []string{"y=z"}
	expect("other flags", 2, "@z = dso_local global i32 13")
	t.Setenv("CPATH", "/nowhere")
	expect("other environment", 3, "@z = dso_local global i32 13")
	for key := range kept {
		kept[key] = kept[key][:len(kept[key])/9]
	}
	expect("damaged", 3, "@z = dso_local global i32 13")
	os.Rename("with blanks", "elsewhere")
	opt.Includes = append(opt.Includes, "elsewhere")
	expect("another folder of headers", 4, "@z = dso_local global i32 13")
	os.RemoveAll("elsewhere")
	if _, err := readUnits(context.Background(), Input{Path: "p.c"}, opt); err == nil {
		t.Error("a header is missing, and what was made with it is still used")
	}
}

// TestNotCompiledAgain: a header that may have been written while clang ran is no reason to keep what it made.
func TestNotCompiledAgain(t *testing.T) {
	t.Chdir(t.TempDir())
	kept := shelf{}
	for name, text := range map[string]string{"new.h": "#define VALUE 1\n", "p.c": "#include \"new.h\"\nint x = VALUE;\n"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	now := time.Now().Add(time.Minute)
	if err := os.Chtimes("new.h", now, now); err != nil {
		t.Fatal(err)
	}
	if _, err := readUnits(context.Background(), Input{Path: "p.c"}, Options{Kept: kept}); err != nil || len(kept) != 0 {
		t.Errorf("%d kept; %v", len(kept), err)
	}
}

func TestPrerequisites(t *testing.T) {
	got := prerequisites("x: p.c a\\ b/c.h \\\n  /usr/include/$$d\\#.h \\\n e.h\n")
	if want := []string{"p.c", "a b/c.h", "/usr/include/$d#.h", "e.h"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
