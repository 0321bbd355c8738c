package ir

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"midway/internal/toolchain"
)

// Store keeps bytes by keys that are SHA-256 digests in hexadecimal. What cannot be kept is lost without a word.
type Store interface {
	Get(key string) []byte // nil where nothing is kept
	Put(key string, data []byte)
}

// translation is the IR text of a translation unit, and what clang read to make it.
type translation struct {
	read map[string]fileDigest // by path
	text []byte
}

type fileDigest = [sha256.Size]byte

// translate is compile's run of clang: its output, behind the system headers that it has read (marked), or what that
// was when the same command last read the same files. A header that has since been put in front of one that was read,
// on the include path, is not noticed (as by ccache's direct mode).
func translate(
	stop context.Context,
	in Input,
	source []byte,
	clang toolchain.Tool,
	args []string,
	opt Options,
) (text, diag string, err error) {
	key, known := "", false
	if opt.Kept != nil && source == nil {
		key, known = commandKey(in, clang, args)
	}
	if known {
		if t, ok := unpack(opt.Kept.Get(key)); ok && t.current(in.Dir) {
			return string(t.text), "", nil
		}
	}
	list, err := os.CreateTemp("", "midway-read-*.d")
	if err != nil {
		return runTool(stop, in.Dir, source, clang.Path, args...)
	}
	list.Close()
	defer os.Remove(list.Name())
	start := time.Now()
	before, _, ok := digestOf(in.Path, "")
	text, diag, err = runTool(stop, in.Dir, source, clang.Path, append(args, "-MD", "-MT", "x", "-MF", list.Name())...)
	if err != nil {
		return text, diag, err
	}
	rule, err := os.ReadFile(list.Name())
	if err != nil {
		return text, diag, nil
	}
	files := prerequisites(string(rule))
	text = marked(text, slices.Clone(files))
	if after, _, same := digestOf(in.Path, ""); known && ok && same && before == after {
		if read := filesRead(files, in, start); read != nil {
			opt.Kept.Put(key, translation{read, []byte(text)}.packed())
		}
	}
	return text, diag, nil
}

// packed is a line with what was read, and the text.
func (t translation) packed() []byte {
	line, err := json.Marshal(t.read)
	if err != nil {
		return nil
	}
	return append(append(line, '\n'), t.text...)
}

func unpack(data []byte) (t translation, ok bool) {
	line, text, ok := bytes.Cut(data, []byte{'\n'})
	if !ok || json.Unmarshal(line, &t.read) != nil {
		return t, false
	}
	t.text = text
	return t, true
}

// commandKey names a command of clang: the compiler, its arguments, where it runs, and what of the environment it
// reads.
func commandKey(in Input, clang toolchain.Tool, args []string) (string, bool) {
	dir, err := filepath.Abs(in.Dir)
	if err != nil {
		return "", false
	}
	info, err := os.Stat(clang.Path)
	if err != nil {
		return "", false
	}
	parts := []string{"translation 2", dir, clang.Path, info.ModTime().Format(time.RFC3339Nano)}
	for _, name := range []string{"CPATH", "C_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS", "COMPILER_PATH",
		"SOURCE_DATE_EPOCH"} {
		parts = append(parts, os.Getenv(name))
	}
	return digest([]byte(strings.Join(append(parts, args...), "\x00"))), true
}

// current reports whether every file still holds what clang read.
func (t translation) current(dir string) bool {
	for path, sum := range t.read {
		if now, _, ok := digestOf(path, dir); !ok || now != sum {
			return false
		}
	}
	return len(t.read) > 0
}

// clockStep is more than the step of the clock by which file systems tell when a file was written.
const clockStep = 20 * time.Millisecond

// filesRead are the digests of files that clang has read; nil where one cannot be read, or a header may have been
// written after clang began.
func filesRead(files []string, in Input, start time.Time) map[string]fileDigest {
	read := map[string]fileDigest{}
	for _, path := range files {
		sum, written, ok := digestOf(path, in.Dir)
		if !ok || path != in.Path && written.After(start.Add(-clockStep)) {
			return nil
		}
		read[path] = sum
	}
	return read
}

// prerequisites are the files behind the colon of the rule for a target x, as clang writes it for make: a blank and a #
// in a name are behind a backslash, a $ is doubled, and a backslash ends a line that goes on.
func prerequisites(rule string) []string {
	rule = strings.TrimPrefix(rule, "x:")
	rule = strings.ReplaceAll(strings.ReplaceAll(rule, "\\\r\n", " "), "\\\n", " ")
	rule = strings.NewReplacer(`\ `, "\x00", `\#`, "#", "$$", "$").Replace(rule)
	files := strings.Fields(rule)
	for i := range files {
		files[i] = strings.ReplaceAll(files[i], "\x00", " ")
	}
	return files
}

// contents remembers digests of files, as many translation units read the same headers: fileDigest by fileVersion.
var contents sync.Map

type fileVersion struct {
	path    string
	size    int64 // bytes
	written time.Time
}

// digestOf is that of the contents of a file, named as in dir, and when it was written.
func digestOf(path, dir string) (sum fileDigest, written time.Time, ok bool) {
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return sum, written, false
	}
	f, err := os.Open(path)
	if err != nil {
		return sum, written, false
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return sum, written, false
	}
	written = info.ModTime()
	version := fileVersion{path, info.Size(), written}
	if known, ok := contents.Load(version); ok {
		return known.(fileDigest), written, true
	}
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return sum, written, false
	}
	h.Sum(sum[:0])
	if time.Since(written) > clockStep { // else it may be written again, and be of the same age
		contents.Store(version, sum)
	}
	return sum, written, true
}
