package pipeline

import (
	stdctx "context"
	"strconv"
	"strings"
	"time"

	"midway/internal/encode"
	"midway/internal/halt"
	"midway/internal/ir"
	"midway/internal/keep"
	"midway/internal/pointsto"
)

// What does not depend on a context is kept on disk: the program as it was loaded, and its points-to graph. Both are
// kept by what they depend on, the build of Midway included, so that what is found is what would be computed.

// KeptBytes bounds the directory of what is kept.
const KeptBytes = 2 << 30

// worthKeeping is how long what pointers point to must take to be computed so that it is kept; a program that was
// loaded is read in a tenth of the time, however small it is.
const (
	worthKeeping = 100 * time.Millisecond
	worthLoading = 5 * time.Millisecond
)

// kept is the directory that the options name; nil where nothing is to be kept, or this build cannot be told from
// others.
func (o *Options) kept() *keep.Dir {
	if o.Cache == "" || o.NoCache || keep.Build() == "" {
		return nil
	}
	return keep.Open(o.Cache, KeptBytes)
}

// loadKept is the program that was read, loaded or as it was kept.
func (l *Loaded) loadKept(stop stdctx.Context, o *Options, s *ir.Source) (*ir.Program, error) {
	dir := o.kept()
	if dir == nil {
		return s.Load(stop)
	}
	l.identity = keep.Key(append([]string{"program", keep.Build()}, s.Identity()...)...)
	if data := dir.Get(l.identity); data != nil {
		p := &ir.Program{}
		if encode.Decode(data, p, encode.Format{}) == nil {
			return p, nil
		}
	}
	start := time.Now()
	p, err := s.Load(stop)
	if err == nil && (time.Since(start) > worthLoading || o.KeepAll) {
		if data, err := encode.Encode(p, encode.Format{}); err == nil {
			dir.Put(l.identity, data)
		}
	}
	return p, err
}

// analysisKey names what is computed from the program alone, with what its functions without a body are taken to do.
func (l *Loaded) analysisKey(what string) string {
	var readings strings.Builder
	readings.WriteByte('0' + byte(l.Elsewhere))
	for _, f := range l.Funcs {
		readings.WriteByte('0' + byte(f.Reading))
		if f.Inside {
			readings.WriteByte('i')
		}
	}
	return keep.Key(what, keep.Build(), l.identity, readings.String())
}

// keptPoints is the points-to graph of the program, computed or as it was kept.
func (l *Loaded) keptPoints(o *Options, typed pointsto.Typed, flag *halt.Flag) *pointsto.Graph {
	dir, p := o.kept(), l.Program
	if dir == nil || l.identity == "" {
		return pointsto.AnalyzeTyped(p, typed, flag)
	}
	key := l.analysisKey("points-to " + strconv.Itoa(int(typed)))
	if data := dir.Get(key); data != nil {
		if g, err := pointsto.Thaw(p, data); err == nil {
			return g
		}
	}
	start := time.Now()
	g := pointsto.AnalyzeTyped(p, typed, flag)
	if time.Since(start) > worthKeeping || o.KeepAll {
		if data, err := g.Freeze(); err == nil {
			dir.Put(key, data)
		}
	}
	return g
}
