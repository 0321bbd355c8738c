package native

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"midway/internal/property"
)

// gdbScript makes gdb stop where another thread goes on, and at the failure, with the program's frame selected. What a
// user does there is theirs.
const gdbScript = `set pagination off
set confirm off
set print thread-events off
set breakpoint pending on
set environment MIDWAY_GDB=1
set $failed = 0
%s
break __midway_switched
commands
silent
printf "\n%%s\n", what
up-silently frames
frame
end
break __midway_failure
commands
silent
set $failed = 1
printf "\nfailure: %%s\n", what
if frames < 0
backtrace 12
else
up-silently frames
frame
end
end
echo \nmidway: 'continue' goes on to the next switch of threads, and at last to the failure; 'quit' ends.\n
run %s 3>/dev/null
`

// Debug is the command that runs the binary under gdb, stopped where its schedule has another thread go on, and where
// it fails. An error says that there is no gdb, or that it would not show the violation.
func (r *Replayer) Debug() (*exec.Cmd, error) {
	if r.kind == property.Leak {
		return nil, fmt.Errorf("LeakSanitizer does not work under a debugger: a leak is replayed without --gdb only")
	}
	gdb, err := exec.LookPath("gdb")
	if err != nil {
		return nil, fmt.Errorf("--gdb needs gdb, which is not on PATH: install the package gdb")
	}
	var environment, args strings.Builder
	for _, v := range r.h.environment(true) {
		fmt.Fprintf(&environment, "set environment %s\n", v)
	}
	for _, a := range r.s.Args[min(1, len(r.s.Args)):] {
		args.WriteString("'" + strings.ReplaceAll(a, "'", `'\\''`) + "' ")
	}
	script := filepath.Join(r.h.dir, "replay.gdb")
	text := fmt.Sprintf(gdbScript, strings.TrimSpace(environment.String()), strings.TrimSpace(args.String()))
	if err := os.WriteFile(script, []byte(text), 0o644); err != nil {
		return nil, err
	}
	return exec.Command(gdb, "-q", "-nx", "-x", script, r.h.path), nil
}
