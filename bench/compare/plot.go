package main

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
)

// growth is what a plot shows: states by size, of programs of one kind.
type growth struct {
	kind string
	at   []sized
}

// sized is a row: its size and, by column, states, whether they are all, and published ones or 0.
type sized struct {
	size     float64
	states   [4]int
	finished [4]bool
	theirs   [4]int
}

// note adds a row named kind-size, such as din-4a, to its kind; others are not plotted.
func note(kinds []*growth, name string, s sized) []*growth {
	kind, size, ok := strings.Cut(name, "-")
	n, err := strconv.Atoi(strings.TrimSuffix(size, "a"))
	if !ok || err != nil {
		return kinds
	}
	s.size = float64(n)
	for _, g := range kinds {
		if g.kind == kind {
			g.at = append(g.at, s)
			return kinds
		}
	}
	return append(kinds, &growth{kind, []sized{s}})
}

// A panel's size and margins in pixels, and the powers of ten that its height stands for.
const (
	panelWidth, panelHeight = 320.0, 240.0
	left, below, above      = 44.0, 34.0, 22.0
	decades                 = 7.0
)

var colours = [4]string{"#888888", "#1f77b4", "#2ca02c", "#d62728"}

// plot writes the growth of states with size, a panel for each kind, as an SVG image: lines are ours, circles published
// ones, and a column ends at the last size that it finished.
func plot(file string, kinds []*growth) error {
	var w strings.Builder
	rows := (len(kinds) + 1) / 2
	fmt.Fprintf(
		&w,
		`<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" font-family="sans-serif" font-size="11">`+
			"\n",
		2*panelWidth,
		float64(rows)*panelHeight+24,
	)
	fmt.Fprintln(&w, `<rect width="100%" height="100%" fill="white"/>`)
	for i, g := range kinds {
		g.panel(&w, float64(i%2)*panelWidth, float64(i/2)*panelHeight)
	}
	for i, name := range [4]string{"POR", "SI", "POR+SI", "PDPOR+SI"} {
		x, y := 60+float64(i)*110, float64(rows)*panelHeight+12
		fmt.Fprintf(
			&w,
			`<path d="M%.0f %.0fh20" stroke="%s" stroke-width="2"/><text x="%.0f" y="%.0f">%s</text>`+"\n",
			x,
			y-4,
			colours[i],
			x+25,
			y,
			name,
		)
	}
	fmt.Fprintf(
		&w,
		`<circle cx="510" cy="%.0f" r="3.5" fill="none" stroke="black"/><text x="520" y="%.0f">published</text>`+
			"\n</svg>\n",
		float64(rows)*panelHeight+8,
		float64(rows)*panelHeight+12,
	)
	return os.WriteFile(file, []byte(w.String()), 0o666)
}

func (g *growth) panel(w *strings.Builder, x0, y0 float64) {
	first, last := g.at[0].size, g.at[len(g.at)-1].size
	x := func(size float64) float64 { return x0 + left + (size-first)/max(last-first, 1)*(panelWidth-left-20) }
	y := func(states int) float64 {
		return y0 + panelHeight - below - math.Log10(float64(max(states, 1)))/decades*(panelHeight-below-above)
	}
	fmt.Fprintf(w, `<text x="%.1f" y="%.1f" font-weight="bold">%s: states by size</text>`+"\n", x0+left, y0+14, g.kind)
	for d := range int(decades) + 1 {
		at := y(int(math.Pow10(d)))
		fmt.Fprintf(
			w,
			`<path d="M%.1f %.1fH%.1f" stroke="#dddddd"/><text x="%.1f" y="%.1f" text-anchor="end">10<tspan dy="-4" font-size="8">%d</tspan></text>`+"\n",
			x0+left,
			at,
			x0+panelWidth-20,
			x0+left-6,
			at+4,
			d,
		)
	}
	for _, s := range g.at {
		fmt.Fprintf(
			w,
			`<text x="%.1f" y="%.1f" text-anchor="middle">%.0f</text>`+"\n",
			x(s.size),
			y0+panelHeight-below+16,
			s.size,
		)
	}
	for i, colour := range colours {
		path := ""
		for _, s := range g.at {
			if s.finished[i] {
				path += fmt.Sprintf("%c%.1f %.1f", "ML"[min(len(path), 1)], x(s.size), y(s.states[i]))
			}
			if s.theirs[i] > 0 {
				fmt.Fprintf(
					w,
					`<circle cx="%.1f" cy="%.1f" r="3.5" fill="none" stroke="%s"/>`+"\n",
					x(s.size),
					y(s.theirs[i]),
					colour,
				)
			}
		}
		fmt.Fprintf(w, `<path d="%s" fill="none" stroke="%s" stroke-width="2"/>`+"\n", path, colour)
	}
}
