package toolchain

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"
)

// stage is how far a compiler comes with a threaded program; each stage needs the ones before it.
type stage int

const (
	runs     stage = iota // it says its version
	compiles              // the headers of the C library are there: programs are explored
	links                 // so are its start files and a linker: schedules are replayed
	// so are the runtimes of AddressSanitizer and ThreadSanitizer: memory errors and races are replayed
	complete
)

// probe is what a compiler has to compile, link and instrument.
const probe = `#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static void *work(void *arg) { return arg; }
int main(void) { pthread_t t; puts(""); return pthread_create(&t, NULL, work, malloc(1)) || pthread_join(t, NULL); }
`

// attempts are the commands that show each stage.
var attempts = [][]string{
	compiles: {"-c"},
	links:    {"-pthread"},
	complete: {"-pthread", "-fsanitize=thread"},
}

// stages holds how far each compiler came, by identity.
var stages sync.Map

// stage is how far a compiler comes, found out once.
func (t Tool) stage(kept Store) stage {
	file := identity(t.Path)
	if s, ok := stages.Load(file); ok && file != "" {
		return s.(stage)
	}
	if kept == nil || file == "" {
		return t.remember(file)
	}
	key := keptAs("toolchain 1", file)
	if n, err := strconv.Atoi(string(kept.Get(key))); err == nil && n >= int(runs) && n <= int(complete) {
		return stage(n)
	}
	s := t.remember(file)
	if s == complete { // what is missing may be installed
		kept.Put(key, []byte(strconv.Itoa(int(s))))
	}
	return s
}

// remember finds out how far a compiler comes, and notes it for this process.
func (t Tool) remember(file string) stage {
	s, _ := t.try()
	stages.Store(file, s)
	return s
}

// try finds out how far a compiler comes, and what it says where it fails.
func (t Tool) try() (stage, string) {
	dir, err := os.MkdirTemp("", "midway-toolchain-")
	if err != nil {
		return runs, err.Error()
	}
	defer os.RemoveAll(dir)
	source := filepath.Join(dir, "probe.c")
	if err := os.WriteFile(source, []byte(probe), 0o600); err != nil {
		return runs, err.Error()
	}
	attempt := func(s stage) (string, bool) {
		return t.run(append(attempts[s], source, "-o", filepath.Join(dir, "probe")))
	}
	if said, ok := attempt(complete); ok { // most are: one command instead of three
		return complete, said
	}
	for s := compiles; ; s++ {
		if said, ok := attempt(s); !ok || s == complete {
			return s - 1, said
		}
	}
}

// probeLimit is how long a compiler may take for one attempt.
const probeLimit = time.Minute

// run runs the compiler and gives its complaint.
func (t Tool) run(args []string) (said string, ok bool) {
	limit, cancel := context.WithTimeout(context.Background(), probeLimit)
	defer cancel()
	out, err := exec.CommandContext(limit, t.Path, args...).CombinedOutput()
	if err == nil {
		return "", true
	}
	for line := range bytes.Lines(out) {
		if bytes.Contains(line, []byte("error")) || bytes.Contains(line, []byte("cannot find")) {
			return strings.TrimSpace(string(line)), false
		}
	}
	if said = firstLine(string(out)); said == "" {
		said = err.Error()
	}
	return said, false
}

// Lacks says what a compiler lacks of a complete one, what does not work for that, and which package of Debian has it;
// "" where it lacks nothing.
func (t Tool) Lacks() string {
	s, said := t.try()
	what := map[stage]string{
		runs: "it does not compile a threaded program: the headers of the C library or its own are missing " +
			"(libc6-dev, libclang-common-%d-dev)",
		compiles: "it does not link a threaded program, so nothing is replayed: start files or the linker are " +
			"missing (libc6-dev, gcc)",
		links: "it has no runtime of sanitizers, so memory errors and races are not replayed (libclang-rt-%d-dev)",
	}[s]
	if s == complete && Symbolizer() == "" {
		return fmt.Sprintf(
			"there is no llvm-symbolizer, so what sanitizers report has no lines and is not replayed (llvm-%d)",
			t.Major,
		)
	}
	if what == "" {
		return ""
	}
	if strings.Contains(what, "%d") {
		what = fmt.Sprintf(what, t.Major)
	}
	return what + ": " + said
}

// Remarks says which compiler on PATH is taken where there are several, and what each of them lacks, each behind a
// semicolon; "" where the only one is complete.
func Remarks() (text string) {
	all := OnPath("clang")
	if len(all) == 0 {
		return fmt.Sprintf("; none is of version %d to %d", Oldest, Newest)
	}
	if len(all) > 1 {
		text = "; " + mostComplete(all, nil).Path + " is used"
	}
	for _, c := range all {
		if lacks := c.Lacks(); lacks != "" {
			text += "; " + c.Path + ": " + lacks
		}
	}
	return text
}

// identity is a tool's file as it is now: its path, size and time of change; "" where it is not there.
func identity(path string) string {
	if !strings.ContainsRune(path, os.PathSeparator) {
		found, err := exec.LookPath(path)
		if err != nil {
			return ""
		}
		path = found
	}
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%s\x00%d\x00%s", path, info.Size(), info.ModTime().Format(time.RFC3339Nano))
}

// keptAs is the key of what is kept of a file.
func keptAs(what, file string) string {
	sum := sha256.Sum256([]byte(what + "\x00" + file))
	return hex.EncodeToString(sum[:])
}
