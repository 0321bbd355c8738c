// Progress runs go test and says how far it is: which packages are done, how many are left, and which test runs, with
// the folder of its archives. On a terminal that is one line, elsewhere a line now and then. Of tests it prints what
// those that fail said, and why others were skipped.
//
//	go run ./scripts/progress -timeout 20m ./...   # arguments as of go test
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/term"

	"midway/internal/long"
)

func main() {
	ok, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "progress:", err)
	}
	if err != nil || !ok {
		os.Exit(1)
	}
}

// run tests the packages that the arguments name, and reports whether all passed.
func run(args []string) (bool, error) {
	packages, err := listed(args)
	if err != nil {
		return false, err
	}
	if os.Getenv("CGO_CFLAGS") == "" {
		_ = os.Setenv("CGO_CFLAGS", quickC)
	}
	turn, err := share()
	if err != nil {
		return false, err
	}
	cmd := exec.Command("go", slices.Concat([]string{"test", "-json"}, linking(), args)...)
	cmd.Stderr = os.Stderr
	if os.Getenv(plainClang) == "" {
		cache, err := filepath.Abs(filepath.Join("bin", "tests"))
		if err != nil {
			return false, err
		}
		if s, err := serveClang(cache); err != nil {
			fmt.Fprintln(os.Stderr, "progress: tests call clang itself:", err)
		} else {
			defer s.end()
			cmd.Env = s.env
		}
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return false, err
	}
	if err := cmd.Start(); err != nil {
		return false, err
	}
	p := newProgress(os.Stdout, packages)
	p.share = turn
	if p.line = term.IsTerminal(int(os.Stdout.Fd())); p.line {
		p.every = time.Second / 5
	}
	if err := p.read(out); err != nil {
		return false, err
	}
	p.end()
	return cmd.Wait() == nil && p.failed == 0, nil
}

// share says which share of the archives is tested, and sets it where that is left open: by the number of commits, so
// that one commit takes another share than the next.
func share() (string, error) {
	if long.All() {
		return "", nil
	}
	turn := os.Getenv(long.ShareVariable)
	if turn == "" {
		count, _ := exec.Command("git", "rev-list", "--count", "HEAD").Output() // there may be no repository
		n, _ := strconv.Atoi(strings.TrimSpace(string(count)))
		turn = strconv.Itoa(n % long.Shares)
	}
	if n, err := strconv.Atoi(turn); err != nil || n < 0 || n >= long.Shares {
		return "", fmt.Errorf("%s=%s: a share is a number from 0 to %d", long.ShareVariable, turn, long.Shares-1)
	}
	return turn, os.Setenv(long.ShareVariable, turn)
}

// internalLink has go's own linker make test programs. With cgo it is gcc's otherwise, which takes twice as long for
// each of fifty programs.
const internalLink = "-ldflags=-linkmode=internal"

// externalLink leaves programs with much C in them to gcc's linker: go's own does not know all that SQLite needs.
var externalLink = []string{
	"-ldflags=midway/cmd/midway=",
	"-ldflags=midway/internal/jobs/store=",
	"-ldflags=midway/internal/serve=",
}

// quickC is how C is compiled for tests: SQLite takes a minute otherwise.
const quickC = "-O1 -g0"

// linking is internalLink where that works: not with every C compiler and library.
func linking() []string {
	if exec.Command("go", "test", "-c", "-o", os.DevNull, internalLink, "./internal/solver/z3").Run() != nil {
		return nil
	}
	return append([]string{internalLink}, externalLink...)
}

// listed is how many packages with tests the arguments name. Arguments from the first that is no package on are the
// test's own (-args).
func listed(args []string) (n int, err error) {
	var patterns []string
	for _, a := range args {
		if a == "-args" {
			break
		}
		if strings.HasPrefix(a, ".") || strings.HasPrefix(a, "midway/") {
			patterns = append(patterns, a)
		}
	}
	text, err := exec.Command(
		"go",
		append([]string{"list", "-f", "{{if or .TestGoFiles .XTestGoFiles}}x{{end}}"}, patterns...)...).Output()
	if err != nil {
		return 0, fmt.Errorf("go list: %w", err)
	}
	return strings.Count(string(text), "x"), nil
}

// event is a line of go test -json.
type event struct {
	Action, Package, Test, Output string
	Elapsed                       float64 // seconds
}

// read follows the events to their end.
func (p *progress) read(from io.Reader) error {
	in := bufio.NewReader(from)
	for {
		text, err := in.ReadBytes('\n')
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		var e event
		if json.Unmarshal(text, &e) != nil || e.Action == "" {
			p.print(string(text)) // what the build says
			continue
		}
		p.take(e)
	}
}
