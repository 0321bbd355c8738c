//go:build unix

package keep

import (
	"os"
	"syscall"
)

// own reports whether no other user could have written a file.
func own(info os.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(s.Uid) == os.Geteuid() && info.Mode().Perm()&0o022 == 0
}
