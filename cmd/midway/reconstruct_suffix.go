package main

import (
	"fmt"
	"time"

	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/reconstruct"
	"midway/internal/report"
)

// Where main is too far, suffixes are looked for: executions that begin a few blocks before the failure.

// suffixTime is how long one beginning is explored at most, loading included.
const suffixTime = 20 * time.Second

// seedOfSuffixes takes nothing for known of what was before: other seeds trust that there were no data races, of which
// failures may have come.
const seedOfSuffixes = "naive"

// reconstruct looks for the crash: from where the options begin, for half of the time where there is a limit, and where
// that decides nothing, for its suffixes.
func (c *cli) reconstruct(o *pipeline.Options, out *output, crash *reconstruct.Crash, r *reconstruction) error {
	end := time.Now().Add(o.Time)
	suffixes := crash.HasSuffixes() && o.ContextFile == "" && o.Core == "" && (r.suffix || o.Time > 0)
	if !suffixes {
		return c.run(o, out)
	}
	var first *report.Document
	if !r.suffix {
		main := *o
		main.Time /= 2
		doc, err := c.explored(&main, out)
		if err != nil || doc == nil || doc.Verdict != report.Unknown {
			return c.written(doc, o, out, err)
		}
		first = doc
	}
	best, err := c.suffixes(o, out, crash, end)
	switch {
	case err != nil && first == nil:
		return err
	case best == nil && first == nil:
		return fmt.Errorf("no execution was found that ends so, from one basic block before on")
	case best == nil:
		best = first
	}
	return c.written(best, o, out, nil)
}

// suffixes are looked for with beginnings 1, 2, 4, … blocks before the failure, and once there is none, between the last
// two distances: the longest that was found is returned. All are of the kind of the shortest.
func (c *cli) suffixes(o *pipeline.Options, out *output, crash *reconstruct.Crash, end time.Time) (best *report.Document, err error) {
	some := *crash
	for blocks, none := 1, 0; none == 0 || blocks < none; {
		doc, more, err := c.suffixOf(o, out, &some, blocks, end)
		if err != nil || doc == nil && best == nil || o.Time > 0 && !time.Now().Before(end) {
			return best, err
		}
		last := blocks
		if doc == nil {
			none, last = blocks, best.Goal.Suffix.Blocks
		} else if best = doc; !more {
			return best, nil
		}
		some.Kinds = []property.Kind{property.Kind(best.Violations[0].Kind)}
		if blocks = 2 * last; none > 0 {
			blocks = last + max((none-last)/2, 1)
		}
	}
	return best, nil
}

// suffixOf is a suffix of so many blocks, or nil; more says that there are beginnings farther away.
func (c *cli) suffixOf(o *pipeline.Options, out *output, crash *reconstruct.Crash, blocks int, end time.Time) (*report.Document, bool, error) {
	more := false
	kinds := len(crash.Kinds)
	for i, all := 0, 1; i < all*kinds; i++ { // the likeliest kind first
		left := time.Until(end)
		if o.Time > 0 && left <= 0 {
			return nil, false, nil
		}
		one, ends := *o, *crash
		ends.Kinds = crash.Kinds[i%kinds : i%kinds+1]
		ends.Suffix = &reconstruct.Suffix{Blocks: blocks, Which: i / kinds}
		one.Goal, one.Begin, one.DistrustInitial, one.Jobs, one.Time = &ends, ends.Begin, true, 1, suffixTime
		one.Seed, one.Started = seedOfSuffixes, time.Now()
		if o.Time > 0 {
			one.Time = min(suffixTime, left)
		}
		doc, err := c.explored(&one, out)
		x := ends.Suffix
		if x.Beginnings == 0 { // none so far away
			return nil, false, nil
		}
		if err != nil {
			return nil, false, err
		}
		all, more = x.Beginnings, x.Steps
		if doc != nil && doc.Verdict == report.Violated {
			doc.OnlySuffix(x.Blocks, x.At)
			return doc, more, nil
		}
		if doc != nil {
			c.note(fmt.Sprintf("no suffix from %s, %d basic blocks before the failure: %s", x.At, x.Blocks, missing(doc)))
		}
	}
	return nil, false, nil
}

// written writes a result and sets the exit code.
func (c *cli) written(doc *report.Document, o *pipeline.Options, out *output, err error) error {
	if err != nil || doc == nil {
		return err
	}
	if err := c.write(doc, o, out); err != nil {
		return err
	}
	c.code = verdictCode(doc, out.failOn)
	return nil
}
