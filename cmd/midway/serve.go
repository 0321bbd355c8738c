package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/pieces"
	"midway/internal/pipeline"
	"midway/internal/report"
	"midway/internal/serve"
	"midway/internal/watch"
)

// usualAddress is where midway serve shows runs.
const usualAddress = "127.0.0.1:8765"

func (c *cli) serveCommand() *cobra.Command {
	o := serve.Options{}
	cmd := &cobra.Command{
		Use:   "serve DIR",
		Short: "Show runs in a browser while they go on, and after",
		Long: `Show a run of midway check, pairs or pieces with --run-dir DIR in a browser:
while it goes on, after it has ended, or where it was stopped. The page has
progress, workers, violations with their reports, contexts, lines that were
reached, and what the verdict rests on. Of a directory of several runs there is
a list. Nothing is written to DIR. A run with --serve ADDR shows itself.

Only this machine may look, unless --addr has a host: then a token is wanted,
which is part of the address that is printed.

Exit codes: 0 ended by an interrupt, 2 usage or input error.`,
		Example: `  midway serve run                              a run, or a directory of runs
  midway serve run --addr :0                    at any port that is free
  midway serve run --addr 0.0.0.0:8765          to others, who need the token
  midway check queue.c --serve 8765             a run that shows itself`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			o.Dir, o.Version = args[0], versionText()
			s, err := serve.Start(o)
			if err != nil {
				return err
			}
			defer s.Close()
			if _, err := fmt.Fprintln(c.out, s.URL()); err != nil {
				return err
			}
			<-c.stop.Done()
			return nil
		},
	}
	var g groups
	g.add("Address", func(fs *pflag.FlagSet) {
		fs.StringVar(&o.Address, "addr", usualAddress, "port, or host and port, to listen on; port 0 is any that is free")
		fs.StringSliceVar(&o.Hosts, "host", nil, "a further name by which browsers ask for the page; may be repeated")
	})
	g.attach(c, cmd)
	return cmd
}

// serveFlag is the flag --serve of commands that explore.
func (c *cli) serveFlag(fs *pflag.FlagSet) {
	fs.StringVar(&c.serveAt, "serve", "",
		"show the run in a browser at this port, or host and port, while it goes on; of another host a token is wanted")
}

// watching is a run that can be watched: what it does is written down, and shown where that was asked for.
type watching struct {
	journal *watch.Journal // nil: nobody watches
	server  *serve.Server  // nil: it is not shown
	fleet   string         // "", or a directory that goes with the run
	stay    func() bool    // after the run: whether somebody still looks
}

// watch begins to write down what a run does, where it is kept or shown.
func (c *cli) watch(o *pipeline.Options) (w *watching, err error) {
	w = &watching{}
	c.watched = w
	if c.runDir == "" && c.serveAt == "" {
		return w, nil
	}
	dir := c.runDir
	if dir == "" {
		if dir, err = os.MkdirTemp("", "midway-run-*"); err != nil {
			return nil, err
		}
		w.fleet = dir
	}
	folder, err := os.Getwd()
	if err == nil {
		w.journal, err = watch.Open(dir, watch.Begin{
			Command: c.args, Folder: folder, Version: versionText(), Limit: o.Time.Seconds(), Workers: max(o.Jobs, 1),
		})
	}
	switch {
	case err != nil && c.serveAt == "": // the run is kept without
		c.note("the run cannot be watched: " + err.Error())
		return w, nil
	case err != nil:
		return nil, errors.Join(err, w.end())
	case c.serveAt == "":
		return w, nil
	}
	if w.server, err = serve.Start(serve.Options{Dir: dir, Address: c.serveAt, Version: versionText()}); err != nil {
		return nil, errors.Join(fmt.Errorf("--serve: %w", err), w.end())
	}
	if terminal(c.err) {
		w.stay = w.server.Watched
	}
	_, err = fmt.Fprintf(c.err, "midway: watch at %s\n", w.server.URL())
	return w, err
}

// pipeline is who watches, for a run.
func (w *watching) pipeline() pipeline.Watcher {
	if w.journal == nil {
		return nil
	}
	return runWatch{w.journal, w}
}

// runWatch writes down what a run does.
type runWatch struct {
	*watch.Journal
	watching *watching
}

// Loaded is that of pipeline.Watcher.
func (w runWatch) Loaded(l *pipeline.Loaded) { w.watching.loaded(l, ownFunctions(l)) }

// loaded tells of a program, and of the functions of it that are explored.
func (w *watching) loaded(l *pipeline.Loaded, funcs []*ir.Func) {
	sources := report.NewSources(l.SourceFiles()).Compiled(report.Folders(l.Program))
	w.journal.Program(l.Program, l.Title(), l.Files, funcs, sources)
}

// ownFunctions are the functions of a program that have code of its own.
func ownFunctions(l *pipeline.Loaded) (out []*ir.Func) {
	for _, f := range l.Funcs {
		if !f.External && !f.Runtime && !f.Added {
			out = append(out, f)
		}
	}
	return out
}

// progress tells who watches, and then, how far the run is.
func (w *watching) progress(then func(execute.Progress)) func(execute.Progress) {
	if w.journal == nil {
		return then
	}
	return func(p execute.Progress) {
		w.journal.Progress(p)
		then(p)
	}
}

// note tells who watches, and then, what the user is told.
func (w *watching) note(then func(string)) func(string) {
	return func(text string) {
		w.journal.Note(text)
		then(text)
	}
}

// result writes down what the run came to.
func (w *watching) result(doc *report.Document, err error) {
	w.journal.Result(doc)
	switch {
	case err != nil:
		w.journal.Failed(err)
	case doc == nil:
		w.journal.Failed(errors.New("a stage was printed: nothing was explored"))
	}
}

// lingers is how long after the run somebody has to be away until the page ends.
const lingers = 3 * time.Second

// end ends the page, once nobody looks at it any more or the user stops it, and what goes with the run.
func (w *watching) end() error {
	err := w.journal.Close()
	if w.server != nil {
		w.server.Close()
	}
	if w.fleet != "" {
		err = cmp.Or(err, os.RemoveAll(w.fleet))
	}
	return err
}

// endWatch ends the page of a run, which stays on a terminal while somebody looks.
func (c *cli) endWatch() {
	w := c.watched
	if w == nil {
		return
	}
	if err := w.journal.Close(); err != nil {
		c.note("what the page shows is not complete: " + strings.TrimSpace(err.Error()))
	}
	if w.stay != nil && w.stay() {
		c.note("the run has ended; its page stays until it is closed, or Ctrl-C")
		for away := time.Duration(0); away < lingers && c.stop.Err() == nil; away += lingers / 10 {
			if w.stay() {
				away = 0
			}
			select {
			case <-c.stop.Done():
			case <-time.After(lingers / 10):
			}
		}
	}
	if err := w.end(); err != nil {
		c.note(err.Error())
	}
}

// contexts is who watches the exploration of contexts.
func (w *watching) contexts() pieces.Watcher {
	if w.journal == nil {
		return nil
	}
	return &contextsWatch{w.journal, w}
}

// contextsWatch tells the journal of contexts.
type contextsWatch struct {
	*watch.Journal
	w *watching
}

// Chosen is that of pieces.Watcher.
func (c *contextsWatch) Chosen(l *pipeline.Loaded, called []*ir.Func) { c.w.loaded(l, called) }
