package store

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// acquire locks a directory for this process, until the file is closed or the process ends.
func acquire(dir string) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		who, _ := io.ReadAll(f)
		_ = f.Close()
		return nil, fmt.Errorf("%s is in use by %s", dir, strings.TrimSpace(string(who)))
	}
	host, _ := os.Hostname()
	if err := f.Truncate(0); err == nil { // who holds it is for messages only
		_, _ = fmt.Fprintf(f, "process %d on %s\n", os.Getpid(), host)
	}
	return f, nil
}

// remote are the numbers of file systems of other machines (statfs(2)), on which locks and write-ahead logs of SQLite
// do not work.
var remote = map[int64]string{
	0x6969: "NFS", 0x517B: "SMB", 0xFF534D42: "CIFS", 0xFE534D42: "SMB2", 0x5346414F: "AFS", 0x73757245: "Coda",
	0x00C36400: "Ceph", 0x0BD00BD0: "Lustre", 0x47504653: "GPFS",
}

// local refuses a directory on a file system of another machine.
func local(dir string) error {
	var s syscall.Statfs_t
	if err := syscall.Statfs(dir, &s); err != nil {
		return err
	}
	if name, ok := remote[int64(s.Type)]; ok {
		return fmt.Errorf("%s is on a network file system (%s), where a run cannot be kept safely", dir, name)
	}
	return nil
}

// isFull reports whether an error of the system says that there is no room.
func isFull(e syscall.Errno) bool { return e == syscall.ENOSPC || e == syscall.EDQUOT }
