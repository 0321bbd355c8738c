package keep

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"
)

func TestKept(t *testing.T) {
	d := Open(filepath.Join(t.TempDir(), "not", "there", "yet"), 1<<20)
	if d.Get(Key("a")) != nil {
		t.Error("something was there")
	}
	d.Put(Key("a"), []byte("of a"))
	d.Put(Key("b"), nil)
	if string(d.Get(Key("a"))) != "of a" || d.Get(Key("c")) != nil {
		t.Error("it was not kept, or something else was")
	}
	if Key("ab", "c") == Key("a", "bc") || Key("a") == Key("a", "") {
		t.Error("parts run together")
	}
	var none *Dir
	none.Put(Key("a"), nil)
	if none.Get(Key("a")) != nil {
		t.Error("nothing keeps something")
	}
}

// A file of which one byte is wrong, that is cut short, longer, or that somebody else could have written, is as if it
// were not there.
func TestDamagedFiles(t *testing.T) {
	d := Open(t.TempDir(), 1<<20)
	key := Key("a")
	path := filepath.Join(d.path, key)
	d.Put(key, []byte("of a, for some time"))
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var damaged [][]byte
	for i := range whole {
		one := bytes.Clone(whole)
		one[i] ^= 4
		damaged = append(damaged, one, whole[:i])
	}
	damaged = append(damaged, append(bytes.Clone(whole), 0))
	for _, data := range damaged {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		if got := d.Get(key); got != nil {
			t.Fatalf("%q gives %q", data, got)
		}
		if _, err := os.Stat(path); err == nil {
			t.Fatalf("%q is still there", data)
		}
	}
	d.Put(key, []byte("of a"))
	if err := os.Chmod(path, 0o666); err != nil {
		t.Fatal(err)
	}
	if d.Get(key) != nil {
		t.Error("a file that all may write is trusted")
	}
}

// Where nothing can be written nothing is kept, and nothing is left behind.
func TestNowhereToKeep(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{file, filepath.Join(file, "below"), "/proc/self", "/dev/null/x"} {
		d := Open(path, 1<<20)
		d.Put(Key("a"), []byte("of a"))
		if d.Get(Key("a")) != nil {
			t.Errorf("%s keeps something", path)
		}
	}
	d := Open(t.TempDir(), 100)
	d.Put(Key("a"), make([]byte, 101))
	if list, err := os.ReadDir(d.path); err != nil || len(list) > 0 {
		t.Errorf("what is larger than the directory may be was kept: %v, %v", list, err)
	}
}

func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
		dir = t.TempDir() // not allowed here: something else that does not take it all
		if err := os.Symlink("/dev/full", filepath.Join(dir, Key("a"))); err != nil {
			t.Fatal(err)
		}
	} else {
		defer func() { _ = syscall.Unmount(dir, 0) }()
	}
	d := Open(dir, 1<<20)
	d.Put(Key("b"), make([]byte, 40<<10))
	d.Put(Key("a"), make([]byte, 40<<10))
	if got := d.Get(Key("a")); got != nil && len(got) != 40<<10 {
		t.Errorf("a part was kept: %d bytes", len(got))
	}
	if got := d.Get(Key("b")); len(got) != 40<<10 {
		t.Errorf("what was kept before is gone: %d bytes", len(got))
	}
	if left, _ := filepath.Glob(filepath.Join(dir, temporary+"*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// What was used longest ago goes first; what others left behind goes, too, but nothing that is not ours.
func TestBounds(t *testing.T) {
	d := Open(t.TempDir(), 3000)
	path := func(name string) string { return filepath.Join(d.path, name) }
	old := time.Now().Add(-2 * time.Hour)
	for _, name := range []string{temporary + "1", "notes.txt"} {
		if err := os.WriteFile(path(name), make([]byte, 5000), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path(name), old, old); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 3 {
		key := Key(fmt.Sprint(i))
		d.Put(key, make([]byte, 900))
		at := old.Add(time.Duration(i) * time.Minute)
		if err := os.Chtimes(path(key), at, at); err != nil {
			t.Fatal(err)
		}
	}
	if d.Get(Key("0")) == nil {
		t.Fatal("it did not fit")
	}
	d.Put(Key("3"), make([]byte, 900))
	for i, want := range []bool{true, false, true, true} {
		if _, err := os.Stat(path(Key(fmt.Sprint(i)))); (err == nil) != want {
			t.Errorf("%d is there: %v", i, err == nil)
		}
	}
	if _, err := os.Stat(path("notes.txt")); err != nil {
		t.Error("a file that is not ours is gone")
	}
	if _, err := os.Stat(path(temporary + "1")); err == nil {
		t.Error("what was left behind is still there")
	}
}

// Several that read and write at once see all or nothing.
func TestAtOnce(t *testing.T) {
	dir := t.TempDir()
	var group sync.WaitGroup
	for i := range 8 {
		group.Add(1)
		go func() {
			defer group.Done()
			d := Open(dir, 200<<10)
			for k := range 40 {
				key := Key(fmt.Sprint(k % 5))
				if data := d.Get(key); data != nil && (len(data) != 50<<10 || data[0] != byte(k%5) || data[len(data)-1] != byte(k%5)) {
					t.Errorf("%d reads %d bytes of something else", i, len(data))
				}
				d.Put(key, bytes.Repeat([]byte{byte(k % 5)}, 50<<10))
			}
		}()
	}
	group.Wait()
}

func TestBuild(t *testing.T) {
	if Build() == "" {
		t.Error("nothing tells this build from others")
	}
}
