package core

import (
	stdctx "context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
)

// Dump writes a core file of a process, which is stopped meanwhile and then goes on, and is the path of its executable.
// Memory that the process shares with others is in the core, too.
func Dump(stop stdctx.Context, pid int, path string) (exe string, err error) {
	exe = fmt.Sprintf("/proc/%d/exe", pid)
	if _, err := os.Stat(exe); err != nil {
		return "", fmt.Errorf("--pid: there is no process %d, or it is another user's: %w", pid, err)
	}
	cmd := exec.CommandContext(stop, "gdb", "-nx", "-q", "-batch", "-ex", "set debuginfod enabled off", "-ex", "set pagination off",
		"-ex", "set use-coredump-filter off", "-p", strconv.Itoa(pid), "-ex", "generate-core-file "+path, "-ex", "detach")
	said, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("gdb, which makes a core of process %d: %w: %s", pid, err, lastLine(said))
	}
	if info, err := os.Stat(path); err != nil || info.Size() == 0 {
		return "", fmt.Errorf("gdb, which makes a core of process %d, made none: %s", pid, lastLine(said))
	}
	return exe, nil
}
