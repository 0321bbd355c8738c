//go:build linux && amd64

package recorder

import (
	stdctx "context"
	"debug/elf"
	"encoding/binary"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// built are the programs of testdata, compiled once.
var built struct {
	sync.Mutex
	dir   string
	files map[string]string
}

func TestMain(m *testing.M) {
	code := m.Run()
	if built.dir != "" {
		os.RemoveAll(built.dir)
	}
	os.Exit(code)
}

// program is a program of testdata, compiled. Where no program can be traced, the test is skipped, with the reason.
func program(t *testing.T, name string) string {
	t.Helper()
	built.Lock()
	defer built.Unlock()
	if built.files == nil {
		dir, err := os.MkdirTemp("", "recorder-*")
		if err != nil {
			t.Fatal(err)
		}
		built.dir, built.files = dir, map[string]string{}
		s, err := Record(stdctx.Background(), Options{Args: []string{"true"}, Every: time.Second, Keep: 1, Dir: dir})
		if err != nil {
			built.files["not"] = err.Error()
		} else if s.Code() != 0 {
			t.Fatalf("true: exit code %d", s.Code())
		}
	}
	if reason := built.files["not"]; reason != "" {
		t.Skip(reason)
	}
	if f := built.files[name]; f != "" {
		return f
	}
	out, source := filepath.Join(built.dir, name), filepath.Join("testdata", name+".c")
	if _, err := os.ReadFile(source); err != nil { // go test keeps results by the files that tests read
		t.Fatal(err)
	}
	if text, err := exec.Command("gcc", "-g", "-O0", "-pthread", source, "-o", out).CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, text)
	}
	built.files[name] = out
	return out
}

// recorded is a recording of a program, with the notes and the files that were made.
type recorded struct {
	*Summary
	notes []string
	files []string
}

// record records a program to its end. change says what is not as usual.
func record(t *testing.T, change func(o *Options), args ...string) *recorded {
	t.Helper()
	r := &recorded{}
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	o := Options{Args: args, Output: null, Every: 5 * time.Millisecond, Keep: 1000, Dir: t.TempDir(), Patience: 5 * time.Second}
	o.Note = func(text string) { r.notes = append(r.notes, text) }
	o.Made = func(file string) { r.files = append(r.files, file) }
	if change != nil {
		change(&o)
	}
	if r.Summary, err = Record(stdctx.Background(), o); err != nil {
		t.Fatal(err)
	}
	return r
}

// content is a core as the tests look at it.
type content struct {
	*elf.File
	tids  []int
	regs  [][]byte
	kinds map[uint32]int
}

func open(t *testing.T, file string) *content {
	t.Helper()
	f, err := elf.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	c := &content{File: f, kinds: map[uint32]int{}}
	for _, p := range f.Progs {
		if p.Type != elf.PT_NOTE {
			continue
		}
		text, err := io.ReadAll(p.Open())
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range notesOf(text, 4) {
			c.kinds[n.kind]++
			if n.kind == uint32(elf.NT_PRSTATUS) {
				c.tids = append(c.tids, int(binary.LittleEndian.Uint32(n.desc[32:])))
				c.regs = append(c.regs, n.desc[112:112+27*8])
			}
		}
	}
	return c
}

// bytes are n bytes at an address, nil where the core has not all of them.
func (c *content) bytes(addr uint64, n int) []byte {
	for _, p := range c.Progs {
		if p.Type == elf.PT_LOAD && p.Vaddr <= addr && addr+uint64(n) <= p.Vaddr+p.Filesz {
			out := make([]byte, n)
			if _, err := p.ReadAt(out, int64(addr-p.Vaddr)); err != nil {
				return nil
			}
			return out
		}
	}
	return nil
}

// symbol is a symbol of an executable; bias is what is added to its addresses in the process of a core.
func symbol(t *testing.T, exe, name string) elf.Symbol {
	t.Helper()
	f, err := elf.Open(exe)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	all, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("%s has no symbol %s", exe, name)
	return elf.Symbol{}
}

func (c *content) bias(t *testing.T, exe string) uint64 {
	t.Helper()
	for _, p := range c.Progs {
		if p.Type != elf.PT_NOTE {
			continue
		}
		text, _ := io.ReadAll(p.Open())
		for _, n := range notesOf(text, 4) {
			if n.kind != ntFile {
				continue
			}
			for _, m := range mappedFiles(n.desc) {
				if m.offset == 0 && filepath.Base(m.path) == filepath.Base(exe) {
					return m.lo
				}
			}
		}
	}
	t.Fatalf("%s is not mapped", exe)
	return 0
}

func lines(list []string) string { return strings.Join(list, "\n") }
