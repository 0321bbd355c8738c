package snapshots

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"text/tabwriter"
	"time"

	"midway/context"
	"midway/internal/expr"
	"midway/internal/solver"
)

// Plan says how often a program is stopped, and where.
type Plan struct {
	Workload
	Stops   int
	Seed    uint64
	PerRun  int           // stops of one run
	Span    time.Duration // a run is stopped within so long of the stop before; 0: as long as it takes, over PerRun
	Until   time.Duration // the campaign ends after so long; 0: never
	Keep    int           // contexts that are written
	Into    string        // the folder they are written into
	Program string        // what contexts call the program
	Log     io.Writer

	begun time.Time
}

func (p *Plan) late() bool { return p.Until > 0 && time.Since(p.begun) > p.Until }

// Tally is what became of the stops of a program.
type Tally struct {
	Stops    int
	Threads  int            // of all contexts
	No       map[string]int // stops that are no contexts, by reason
	Accepted int
	Refused  map[string]int // by reason
	ByLine   map[string]int // what became of the contexts given by source lines
	Checked  map[string]int // facts by kind
	Open     map[string]int
	False    map[string]int // by text
	Analysis time.Duration
}

// Run stops a program at random moments and holds what is known of each against its memory.
func (s *Program) Run(p Plan) (*Tally, error) {
	n := &Tally{
		No:      map[string]int{},
		Refused: map[string]int{},
		ByLine:  map[string]int{},
		Checked: map[string]int{},
		Open:    map[string]int{},
		False:   map[string]int{},
	}
	rng := rand.New(rand.NewPCG(p.Seed, 25))
	p.begun = time.Now()
	if p.Span == 0 {
		whole, err := s.duration(p.Workload)
		if err != nil {
			return nil, err
		}
		p.Span = max(whole/time.Duration(p.PerRun), 200*time.Microsecond)
	}
	for runs := 0; n.Stops < p.Stops && !p.late(); runs++ {
		if runs > 4*p.Stops {
			return n, fmt.Errorf("%d runs ended before they were stopped", runs)
		}
		if err := s.oneRun(&p, n, rng); err != nil {
			return n, err
		}
	}
	return n, nil
}

// duration is how long a run takes by itself.
func (s *Program) duration(w Workload) (time.Duration, error) {
	x, err := s.start(w)
	if err != nil {
		return 0, err
	}
	defer x.close()
	begun := time.Now()
	if _, err := x.stop(10*time.Second, w.Limit); err != nil {
		return 0, err
	}
	return min(time.Since(begun), 10*time.Second), nil
}

func (s *Program) oneRun(p *Plan, n *Tally, rng *rand.Rand) error {
	x, err := s.start(p.Workload)
	if err != nil {
		return err
	}
	defer x.close()
	for k := range p.PerRun {
		if n.Stops >= p.Stops || p.late() {
			return nil
		}
		stop, err := x.stop(time.Duration(rng.Int64N(2*int64(p.Span))), p.Limit)
		if err != nil {
			n.Stops++
			n.No["no state: "+err.Error()]++
			return nil
		}
		if stop.Exited {
			if k == 0 {
				p.Span = max(p.Span*2/3, 50*time.Microsecond)
			}
			return nil
		}
		n.Stops++
		if stop.Error != "" {
			n.No["no state: "+stop.Error]++
			return nil
		}
		if err := s.look(p, n, stop); err != nil {
			return err
		}
	}
	return nil
}

// look holds one stop against what is known of it.
func (s *Program) look(p *Plan, n *Tally, stop *Stop) error {
	c, stands, why := s.Context(stop)
	if why != "" {
		n.No[why]++
		return nil
	}
	n.Threads += len(c.Threads)
	text := s.YAML(c, p.Program)
	resolved, err := resolve(s, text)
	if err != nil {
		n.Refused[err.Error()]++
		s.keep(p, n, "refused", text, err.Error())
		return nil
	}
	if a, b := c.Describe(s.P), resolved.Describe(s.P); a != b {
		n.Refused["its places are read as others"]++
		s.keep(p, n, "refused", text, "other places:\n"+a+b)
		return nil
	}
	s.byLine(p, n, c)
	begun := time.Now()
	r, err := s.Check(
		stop,
		c,
		stands,
		func(b *expr.Builder) *solver.Solver { return solver.New(b, solver.Options{Timeout: 2 * time.Second}) },
	)
	if err != nil {
		return err
	}
	n.Analysis += time.Since(begun)
	if r.Refused != "" {
		n.Refused[r.Refused]++
		s.keep(p, n, "refused", text, r.Refused)
		return nil
	}
	n.Accepted++
	for k, m := range r.Checked {
		n.Checked[k] += m
	}
	for k, m := range r.Open {
		n.Open[k] += m
	}
	said := ""
	for _, f := range r.False {
		said += fmt.Sprintf("%s: %s, by %s; seen: %s\n", f.Kind, f.Text, f.At, f.Seen)
		n.False[fmt.Sprintf("%s: %s, by %s", f.Kind, f.Text, f.At)]++
	}
	if said != "" {
		s.keep(p, n, "false", text, said)
	}
	if n.Accepted <= p.Keep {
		s.keep(p, n, "context", text, "")
	}
	return nil
}

func resolve(s *Program, text string) (*context.Context, error) {
	f, err := context.Parse("snapshot.yaml", []byte(text))
	if err != nil {
		return nil, err
	}
	return f.Resolve(s.P)
}

// byLine notes whether the context is found by its source lines alone, as a debugger shows them.
func (s *Program) byLine(p *Plan, n *Tally, c *context.Context) {
	r, err := resolve(s, s.Lines(c, p.Program))
	switch {
	case err != nil && strings.Contains(err.Error(), "choose one of"):
		n.ByLine["ambiguous"]++
	case err != nil:
		n.ByLine["refused: "+err.Error()]++
	case same(c, r):
		n.ByLine["same"]++
	default:
		n.ByLine["the line's first instruction"]++
	}
}

func same(a, b *context.Context) bool {
	return slices.EqualFunc(
		a.Threads,
		b.Threads,
		func(x, y context.Thread) bool { return slices.Equal(x.Frames, y.Frames) },
	)
}

// keep writes a context into the plan's folder.
func (s *Program) keep(p *Plan, n *Tally, what, text, why string) {
	if p.Into == "" {
		return
	}
	name := filepath.Join(p.Into, fmt.Sprintf("%s-%03d.yaml", what, n.Stops))
	for _, l := range strings.Split(strings.TrimSpace(why), "\n") {
		if l != "" {
			text = "# " + l + "\n" + text
		}
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil && p.Log != nil {
		fmt.Fprintln(p.Log, err)
	}
}

// Bad is how many stacks were refused and how many different facts were false.
func (n *Tally) Bad() (refused, false int) {
	for _, m := range n.Refused {
		refused += m
	}
	return refused, len(n.False)
}

// String is the tally as a table.
func (n *Tally) String() string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 8, 2, ' ', 0)
	refused, _ := n.Bad()
	fmt.Fprintf(
		w,
		"stops\t%d\nno contexts\t%d\naccepted\t%d\nrefused\t%d\nthreads per context\t%.1f\nanalysis and checks\t%v\n",
		n.Stops,
		total(n.No),
		n.Accepted,
		refused,
		float64(n.Threads)/float64(max(1, n.Accepted+refused)),
		n.Analysis.Round(time.Millisecond),
	)
	fmt.Fprintf(
		w,
		"facts checked\t%d\nnot told by the process\t%d\nfalse\t%d different, %d in all\n",
		total(n.Checked),
		total(n.Open),
		len(n.False),
		total(n.False),
	)
	w.Flush()
	list(&b, "No context", n.No)
	list(&b, "Refused", n.Refused)
	list(&b, "By source lines", n.ByLine)
	kinds(&b, n)
	list(&b, "False", n.False)
	return b.String()
}

func total(m map[string]int) (n int) {
	for _, v := range m {
		n += v
	}
	return n
}

func list(b *strings.Builder, title string, m map[string]int) {
	if len(m) == 0 {
		return
	}
	fmt.Fprintf(b, "%s\n", title)
	for _, k := range ordered(m) {
		fmt.Fprintf(b, "  %5d  %s\n", m[k], k)
	}
}

func ordered(m map[string]int) (keys []string) {
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}

func kinds(b *strings.Builder, n *Tally) {
	w := tabwriter.NewWriter(b, 0, 8, 2, ' ', 0)
	fmt.Fprintf(w, "kind\tchecked\tnot told\n")
	all := map[string]int{}
	for k := range n.Checked {
		all[k]++
	}
	for k := range n.Open {
		all[k]++
	}
	for _, k := range ordered(all) {
		fmt.Fprintf(w, "%s\t%d\t%d\n", k, n.Checked[k], n.Open[k])
	}
	w.Flush()
}
