package browser

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"
)

type object map[string]any

// session is the connection to one page: messages are JSON objects, each followed by a zero byte.
type session struct {
	out      io.Writer
	messages chan message
	event    func(method string, params json.RawMessage)
	id       string // of the page's session
	last     int    // number of the last call
}

type message struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Message string `json:"message"`
	} `json:"error"`
}

// start runs a browser with an empty page until the test ends.
func start(tb testing.TB, event func(method string, params json.RawMessage)) *session {
	tb.Helper()
	commands, toBrowser, err := os.Pipe()
	if err != nil {
		tb.Fatal(err)
	}
	fromBrowser, answers, err := os.Pipe()
	if err != nil {
		tb.Fatal(err)
	}
	var said bytes.Buffer
	cmd := exec.Command(program(tb), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
		"--disable-background-networking", "--hide-scrollbars", "--user-data-dir="+tb.TempDir(), "--remote-debugging-pipe", "about:blank")
	cmd.ExtraFiles = []*os.File{commands, answers} // file descriptors 3 and 4
	cmd.Stderr = &said
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	if err := cmd.Start(); err != nil {
		tb.Fatal(err)
	}
	commands.Close()
	answers.Close()
	tb.Cleanup(func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // its own processes, all of one group
		_ = cmd.Wait()
		toBrowser.Close()
		fromBrowser.Close()
	})
	s := &session{out: toBrowser, messages: make(chan message, 1024), event: event}
	go s.read(fromBrowser)
	if err := s.attach(); err != nil {
		tb.Fatalf("the browser does not start: %v\n%s", err, said.String())
	}
	return s
}

// read passes on messages until the browser ends.
func (s *session) read(from io.Reader) {
	defer close(s.messages)
	in := bufio.NewReaderSize(from, 1<<16)
	for {
		text, err := in.ReadBytes(0)
		if err != nil {
			return
		}
		var m message
		if json.Unmarshal(text[:len(text)-1], &m) == nil {
			s.messages <- m
		}
	}
}

// attach makes a page and speaks to it from now on.
func (s *session) attach() error {
	var page struct{ TargetID string }
	if err := s.call("Target.createTarget", object{"url": "about:blank"}, &page); err != nil {
		return err
	}
	var attached struct{ SessionID string }
	if err := s.call("Target.attachToTarget", object{"targetId": page.TargetID, "flatten": true}, &attached); err != nil {
		return err
	}
	s.id = attached.SessionID
	return nil
}

// call waits for the answer to a command; events that come before it are passed on.
func (s *session) call(method string, params object, into any) error {
	s.last++
	command := object{"id": s.last, "method": method}
	if params != nil {
		command["params"] = params
	}
	if s.id != "" {
		command["sessionId"] = s.id
	}
	text, err := json.Marshal(command)
	if err != nil {
		return err
	}
	if _, err := s.out.Write(append(text, 0)); err != nil {
		return err
	}
	timeout := time.After(patience)
	for {
		select {
		case m, ok := <-s.messages:
			switch {
			case !ok:
				return errors.New("the browser has ended")
			case m.ID == 0:
				s.event(m.Method, m.Params)
			case m.ID == s.last && m.Error != nil:
				return errors.New(m.Error.Message)
			case m.ID == s.last && into != nil:
				return json.Unmarshal(m.Result, into)
			case m.ID == s.last:
				return nil
			}
		case <-timeout:
			return fmt.Errorf("no answer within %v", patience)
		}
	}
}
