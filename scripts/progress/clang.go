package main

import (
	"bufio"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"midway/internal/toolchain"
)

// Tests call clang some thousand times for programs of a few lines, and three quarters of such a call are spent before
// clang's main: its libraries are bound and initialised. A server (clang/server.c) has this behind it, and forks a copy
// for each call; a program of clang's name (clang/client.c), in front of it on PATH, gives the call to the server. What
// clang prints and writes is the same: main has the same arguments, folder, files and environment.

//go:embed clang/server.c
var serverSource string

//go:embed clang/client.c
var clientSource string

// plainClang is set where tests are to call clang itself.
const plainClang = "MIDWAY_TEST_PLAIN_CLANG"

// memoryAtOnce has a call of clang take its memory in large steps and huge pages: it is touched for the first time some
// 900 times otherwise, and 400 times so, which is a quarter of what a call costs.
const memoryAtOnce = "GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=16777216"

// server is a clang that forks.
type server struct {
	env  []string // of tests that use it
	dir  string   // of its socket
	cmd  *exec.Cmd
	stop io.Closer
}

// serveClang starts a server of the compiler that Midway chooses. The programs are built in a folder below cache, once.
func serveClang(cache string) (*server, error) {
	clang, err := toolchain.Clang("", nil)
	if err != nil {
		return nil, err
	}
	path, err := filepath.Abs(clang.Path)
	if err != nil {
		return nil, err
	}
	built, err := buildServer(cache, path)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "midway-clang-")
	if err != nil {
		return nil, err
	}
	s := &server{dir: dir, cmd: exec.Command(path)}
	socket := "MIDWAY_CLANG_SERVER=" + filepath.Join(dir, "s")
	s.env = append(os.Environ(), socket, "PATH="+built+string(os.PathListSeparator)+os.Getenv("PATH"))
	s.cmd.Env = append(os.Environ(), socket, memoryAtOnce, "LD_BIND_NOW=1", "LD_PRELOAD="+filepath.Join(built, "server.so"))
	if err := s.start(); err != nil {
		s.end()
		return nil, err
	}
	return s, nil
}

// patience is how long a server may take to start.
const patience = 10 * time.Second

// start waits until the server says that it is ready.
func (s *server) start() error {
	stop, err := s.cmd.StdinPipe()
	if err != nil {
		return err
	}
	s.stop = stop
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := s.cmd.Start(); err != nil {
		return err
	}
	late := time.AfterFunc(patience, func() { _ = s.cmd.Process.Kill() })
	defer late.Stop()
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "ready\n" {
		return fmt.Errorf("clang does not serve: it says %q: %w", line, err)
	}
	return nil
}

// end ends the server, which ends with its standard input.
func (s *server) end() {
	if s.cmd.Process != nil {
		_ = s.stop.Close()
		_ = s.cmd.Wait()
	}
	_ = os.RemoveAll(s.dir)
}

// buildServer compiles the server's library and the client, unless they are there, and gives their folder. A plain
// clang that is the same file has its client, too: else it is a second compiler to choose from.
func buildServer(cache, clang string) (string, error) {
	sum := sha256.Sum256([]byte(clang + "\x00" + serverSource + "\x00" + clientSource))
	dir := filepath.Join(cache, "clang-"+hex.EncodeToString(sum[:8]))
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return "", err
	}
	made, err := os.MkdirTemp(cache, "new-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(made)
	client := filepath.Join(made, "client") // server.c knows it by this name
	for _, b := range []struct {
		source, out string
		flags       []string
	}{
		{serverSource, filepath.Join(made, "server.so"), []string{"-shared", "-fPIC"}},
		{clientSource, client, []string{fmt.Sprintf("-DCLANG=%q", clang)}},
	} {
		source := b.out + ".c"
		if err := os.WriteFile(source, []byte(b.source), 0o600); err != nil {
			return "", err
		}
		if out, err := exec.Command(clang, append(b.flags, "-O1", source, "-o", b.out, "-ldl")...).CombinedOutput(); err != nil {
			return "", fmt.Errorf("%w\n%s", err, out)
		}
	}
	names := []string{filepath.Base(clang)}
	if sameFile("clang", clang) && names[0] != "clang" {
		names = append(names, "clang")
	}
	for _, name := range names {
		if err := os.Symlink("client", filepath.Join(made, name)); err != nil {
			return "", err
		}
	}
	if err := os.Rename(made, dir); err != nil && !os.IsExist(err) { // another process may have built it
		return "", err
	}
	return dir, nil
}

// sameFile reports whether the program of a name on PATH is the file at path.
func sameFile(name, path string) bool {
	found, err := exec.LookPath(name)
	if err != nil {
		return false
	}
	a, err1 := os.Stat(found)
	b, err2 := os.Stat(path)
	return err1 == nil && err2 == nil && os.SameFile(a, b)
}
