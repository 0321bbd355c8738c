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

// What does not depend on a context is kept on disk: the program as it was loaded, and its points-to graph. Both are kept by what they
// depend on, the build of Midway included, so that what is found is what would be computed.

// keptBytes bounds the directory of what is kept.
const keptBytes = 2 << 30

// worthKeeping is how long what pointers point to must take to be computed so that it is kept; a program that was loaded is
// read in a tenth of the time, however small it is.
const (
	worthKeeping = 100 * time.Millisecond
	worthLoading = 5 * time.Millisecond
)

// kept is the directory that the options name; nil where nothing is to be kept, or this build cannot be told from others.
func (o *Options) kept() *keep.Dir {
	if o.Cache == "" || o.NoCache || keep.Build() == "" {
		return nil
	}
	return keep.Open(o.Cache, keptBytes)
}

// loadKept is the program that was read, loaded or as it was kept.
func (o *Options) loadKept(stop stdctx.Context, s *ir.Source) (*ir.Program, error) {
	dir := o.kept()
	if dir == nil {
		return s.Load(stop)
	}
	o.identity = keep.Key(append([]string{"program", keep.Build()}, s.Identity()...)...)
	if data := dir.Get(o.identity); data != nil {
		p := &ir.Program{}
		if encode.Decode(data, p, encode.Format{}) == nil {
			return p, nil
		}
	}
	start := time.Now()
	p, err := s.Load(stop)
	if err == nil && (time.Since(start) > worthLoading || o.KeepAll) {
		if data, err := encode.Encode(p, encode.Format{}); err == nil {
			dir.Put(o.identity, data)
		}
	}
	return p, err
}

// analysisKey names what is computed from the program alone, with what its functions without a body are taken to do.
func (o *Options) analysisKey(what string, p *ir.Program) string {
	var readings strings.Builder
	readings.WriteByte('0' + byte(p.Elsewhere))
	for _, f := range p.Funcs {
		readings.WriteByte('0' + byte(f.Reading))
		if f.Inside {
			readings.WriteByte('i')
		}
	}
	return keep.Key(what, keep.Build(), o.identity, readings.String())
}

// keptPoints is the points-to graph of the program, computed or as it was kept.
func (o *Options) keptPoints(p *ir.Program, typed pointsto.Typed, flag *halt.Flag) *pointsto.Graph {
	dir := o.kept()
	if dir == nil || o.identity == "" {
		return pointsto.AnalyzeTyped(p, typed, flag)
	}
	key := o.analysisKey("points-to "+strconv.Itoa(int(typed)), p)
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
