package serve

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"midway/internal/report"
)

//go:embed page
var pageFiles embed.FS

// Options say what is shown, and to whom.
type Options struct {
	Dir     string   // of a run, or of several
	Address string   // host:port; without a host only this machine may look
	Hosts   []string // further names by which the page may be asked for
	Version string   // of Midway
}

// Server shows runs.
type Server struct {
	o       Options
	runs    *runs
	guard   *guard
	listen  net.Listener
	http    http.Server
	watched atomic.Int32 // connections that wait for events

	ending    chan struct{}
	endOnce   sync.Once
	reporting chan struct{} // one report at a time is made
}

// Start begins to show runs. Errors say what to do.
func Start(o Options) (*Server, error) {
	r, err := findRuns(o.Dir)
	if err != nil {
		return nil, err
	}
	address, err := listening(o.Address)
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", address)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("%s is in use: give another port, or 0 for any that is free", address)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("%s: the port is not for everybody: give one from 1024 on, or 0", address)
	case err != nil:
		return nil, fmt.Errorf("cannot listen on %s: %w", address, err)
	}
	s := &Server{o: o, runs: r, listen: l, ending: make(chan struct{}), reporting: make(chan struct{}, 1)}
	if s.guard, err = newGuard(l.Addr().(*net.TCPAddr), address, o.Hosts); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	s.http = http.Server{
		Handler: s.guard.wrap(s.routes()), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 1 << 16, ErrorLog: log.New(nowhere{}, "", 0), // addresses may have the token in them
	}
	go func() { _ = s.http.Serve(l) }()
	return s, nil
}

// nowhere writes nothing.
type nowhere struct{}

func (nowhere) Write(p []byte) (int, error) { return len(p), nil }

// listening is the address to listen on for what a user gave: a port, :port, or host:port. Without a host it is the
// loopback's.
func listening(given string) (string, error) {
	if !strings.Contains(given, ":") {
		given = ":" + given
	}
	host, port, err := net.SplitHostPort(given)
	if err != nil || port == "" {
		return "", fmt.Errorf("%q is no address: give PORT, or HOST:PORT, such as 127.0.0.1:8765", given)
	}
	if host == "" {
		host = "127.0.0.1"
	}
	return net.JoinHostPort(host, port), nil
}

// URL is where the page is, with the token where one is wanted.
func (s *Server) URL() string { return s.guard.url }

// Guarded reports whether a token is wanted.
func (s *Server) Guarded() bool { return s.guard.token != "" }

// Watched reports whether a page is open.
func (s *Server) Watched() bool { return s.watched.Load() > 0 }

// farewell is how long those who look may take to hear the last events.
const farewell = 2 * time.Second

// Close ends the server, once those who look have heard everything.
func (s *Server) Close() {
	s.endOnce.Do(func() { close(s.ending) })
	stop, cancel := context.WithTimeout(context.Background(), farewell)
	defer cancel()
	_ = s.http.Shutdown(stop)
	_ = s.http.Close()
}

// routes says what is where.
func (s *Server) routes() http.Handler {
	m := http.NewServeMux()
	files, err := fs.Sub(pageFiles, "page")
	if err != nil { // they are embedded
		panic(err)
	}
	m.HandleFunc("GET /{$}", s.first)
	m.HandleFunc("GET /runs.json", s.listed)
	m.Handle("GET /page/", http.StripPrefix("/page/", assets(files)))
	m.HandleFunc("GET /run/{name}/{$}", s.of(s.page))
	m.HandleFunc("GET /run/{name}/events", s.of(s.events))
	m.HandleFunc("GET /run/{name}/report", s.of(s.report))
	m.HandleFunc("GET /run/{name}/source", s.of(s.source))
	m.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) {
		refuse(w, http.StatusNotFound, "There is no such page here.")
	})
	return m
}

// assets serves what pages are made of, by its type.
func assets(files fs.FS) http.Handler {
	served := http.FileServerFS(files)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "c.js" {
			w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
			w.Header().Set("Cache-Control", "no-cache")
			_, _ = w.Write([]byte(report.ColourScript() + "export {make, tokens, painted};\n"))
			return
		}
		if strings.HasSuffix(r.URL.Path, "/") || strings.HasSuffix(r.URL.Path, ".html") || r.URL.Path == "" {
			refuse(w, http.StatusNotFound, "There is no such file here.")
			return
		}
		w.Header().Set("Cache-Control", "no-cache")
		served.ServeHTTP(w, r)
	})
}

// first is the list of runs, or the run where there is one only.
func (s *Server) first(w http.ResponseWriter, r *http.Request) {
	if s.runs.single != "" {
		http.Redirect(w, r, "/run/"+escaped(s.runs.single)+"/", http.StatusFound)
		return
	}
	s.html(w, "list.html")
}

// page is that of a run.
func (s *Server) page(w http.ResponseWriter, _ *http.Request, _ string) { s.html(w, "run.html") }

func (s *Server) html(w http.ResponseWriter, name string) {
	text, err := pageFiles.ReadFile("page/" + name)
	if err != nil { // it is embedded
		panic(err)
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-cache")
	_, _ = w.Write(text)
}

// of has a request for a run answered with its directory.
func (s *Server) of(answer func(http.ResponseWriter, *http.Request, string)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		dir, err := s.runs.dir(r.PathValue("name"))
		if err != nil {
			refuse(w, http.StatusNotFound, err.Error())
			return
		}
		answer(w, r, dir)
	}
}

// refuse answers in a sentence.
func refuse(w http.ResponseWriter, code int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(code)
	_, _ = w.Write([]byte(text + "\n"))
}
