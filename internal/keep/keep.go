// Package keep keeps what was computed in a directory, by a key that says all that it depends on.
//
// What is kept is only ever a copy of what can be computed again, so nothing here is an error: a directory that cannot
// be written, a full disk, a file that is damaged or cut short, or one that another user owns, is as if nothing had
// been kept.
package keep

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Dir is a directory of what is kept. A nil one keeps nothing. Several processes may use one at the same time.
type Dir struct {
	path  string
	limit int64 // bytes
}

// Open is the directory at path, which need not be there yet; limit is how many bytes it may hold.
func Open(path string, limit int64) *Dir { return &Dir{path, limit} }

// Usual is where programs keep such things for the user: a folder of that name in $XDG_CACHE_HOME, or in ~/.cache; ""
// where neither is known.
func Usual(name string) string {
	base, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(base, name)
}

// magic begins every file; a checksum and the data follow. Both together are a multiple of 8 bytes.
const magic = "midway kept 1\n\n\n"

const headBytes = len(magic) + sha256.Size

// Temporary files are left behind by processes that were killed.
const (
	temporary = "new-"
	abandoned = time.Hour
)

// Key names what parts say: each is distinguished from the next.
func Key(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		sum := sha256.Sum256([]byte(p))
		h.Write(sum[:])
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Get is what was put under a key, nil where nothing was. It begins at a multiple of 8 bytes, and belongs to the
// caller.
func (d *Dir) Get(key string) []byte {
	if d == nil {
		return nil
	}
	path := filepath.Join(d.path, key)
	data, whole := read(path)
	if !whole {
		if data != nil {
			_ = os.Remove(path) // it is of no use to anybody
		}
		return nil
	}
	now := time.Now()
	_ = os.Chtimes(path, now, now) // the oldest go first
	return data
}

// read is what a file holds, and whether that is whole; nil where it cannot be read, or should not be.
func read(path string) (data []byte, whole bool) {
	f, err := os.Open(path)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() || !own(info) {
		return nil, false
	}
	all := make([]byte, max(info.Size(), int64(headBytes)))
	if _, err := io.ReadFull(f, all[:info.Size()]); err != nil {
		return nil, false
	}
	sum := sha256.Sum256(all[headBytes:])
	return all[headBytes:], bytes.HasPrefix(all, []byte(magic)) && bytes.Equal(all[len(magic):headBytes], sum[:])
}

// Put keeps data under a key: wholly or not at all, as others see it. What was used longest ago goes where there is no
// room; the limit is exceeded by some small files at most.
func (d *Dir) Put(key string, data []byte) {
	if d == nil || int64(len(data)+headBytes) > d.limit {
		return
	}
	if os.MkdirAll(d.path, 0o700) != nil {
		return
	}
	f, err := os.CreateTemp(d.path, temporary+"*")
	if err != nil {
		return
	}
	sum := sha256.Sum256(data)
	_, err1 := f.Write(append([]byte(magic), sum[:]...))
	_, err2 := f.Write(data)
	err3 := f.Close()
	if err1 != nil || err2 != nil || err3 != nil || os.Rename(f.Name(), filepath.Join(d.path, key)) != nil {
		_ = os.Remove(f.Name())
		return
	}
	if int64(len(data)) > d.limit/64 || rand.IntN(16) == 0 {
		// to look through the directory takes as long as to write a small file
		d.trim(key)
	}
}

// trim removes what was used longest ago until the rest fits, but not what was put just now.
func (d *Dir) trim(last string) {
	list, err := os.ReadDir(d.path)
	if err != nil {
		return
	}
	var files []os.FileInfo
	total := int64(0)
	for _, e := range list {
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		if strings.HasPrefix(e.Name(), temporary) {
			if time.Since(info.ModTime()) > abandoned {
				_ = os.Remove(filepath.Join(d.path, e.Name()))
			}
			continue
		}
		if isKey(e.Name()) { // what else lies there is not ours
			files = append(files, info)
			total += info.Size()
		}
	}
	slices.SortFunc(files, func(x, y os.FileInfo) int { return x.ModTime().Compare(y.ModTime()) })
	for _, info := range files {
		if total <= d.limit {
			return
		}
		if info.Name() != last && os.Remove(filepath.Join(d.path, info.Name())) == nil {
			total -= info.Size()
		}
	}
}

// isKey reports whether a name is one that Key makes.
func isKey(name string) bool {
	_, err := hex.DecodeString(name)
	return err == nil && len(name) == 2*sha256.Size
}
