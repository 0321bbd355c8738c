package main

import (
	"fmt"
	"math"
	"strings"
)

// The plot's size and margins in pixels, and what its axes reach from and to: powers of ten of lines and seconds.
const (
	width, height      = 640.0, 420.0
	left, below, above = 56.0, 40.0, 16.0
	legend             = 150.0
	fromLines, toLines = 2.9, 5.1
	fromSecs, toSecs   = -1.5, 1.5
)

var colours = []string{"#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e"}

func atX(lines float64) float64 {
	return left + (math.Log10(lines)-fromLines)/(toLines-fromLines)*(width-left-legend)
}

func atY(seconds float64) float64 {
	y := min(max(math.Log10(max(seconds, 1e-9)), fromSecs), toSecs)
	return height - below - (y-fromSecs)/(toSecs-fromSecs)*(height-above-below)
}

// draw is the plot as an SVG image: seconds of processor against lines, both by powers of ten. Lines are first runs,
// dashes second ones, and the thin grey line grows as lines do.
func draw(all []measured) string {
	var w strings.Builder
	fmt.Fprintf(
		&w,
		`<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" font-family="sans-serif" font-size="11">`+
			"\n",
		width,
		height,
	)
	fmt.Fprintln(&w, `<rect width="100%" height="100%" fill="white"/>`)
	for _, n := range []float64{1e3, 1e4, 1e5} {
		fmt.Fprintf(
			&w,
			`<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#ddd"/>`+"\n",
			atX(n),
			above,
			atX(n),
			height-below,
		)
		fmt.Fprintf(&w, `<text x="%.1f" y="%.1f" text-anchor="middle">%.0f</text>`+"\n", atX(n), height-below+16, n)
	}
	for _, s := range []float64{0.1, 1, 10} {
		fmt.Fprintf(
			&w,
			`<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#ddd"/>`+"\n",
			left,
			atY(s),
			width-legend,
			atY(s),
		)
		fmt.Fprintf(&w, `<text x="%.1f" y="%.1f" text-anchor="end">%g s</text>`+"\n", left-6, atY(s)+4, s)
	}
	fmt.Fprintf(&w, `<text x="%.1f" y="%.1f" text-anchor="middle">lines</text>`+"\n", (left+width-legend)/2, height-6)
	fmt.Fprintf(
		&w,
		`<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#999" stroke-width="0.7"/>`+"\n",
		atX(1e3),
		atY(0.04),
		atX(1e5),
		atY(4),
	)
	for i, s := range shapes {
		var first, again []string
		for _, m := range all {
			if m.Shape == s.name {
				first = append(first, fmt.Sprintf("%.1f,%.1f", atX(float64(m.Lines)), atY(m.total())))
				again = append(again, fmt.Sprintf("%.1f,%.1f", atX(float64(m.Lines)), atY(m.Again)))
			}
		}
		fmt.Fprintf(
			&w,
			`<polyline fill="none" stroke="%s" stroke-width="1.6" points="%s"/>`+"\n",
			colours[i],
			strings.Join(first, " "),
		)
		fmt.Fprintf(
			&w,
			`<polyline fill="none" stroke="%s" stroke-dasharray="4 3" points="%s"/>`+"\n",
			colours[i],
			strings.Join(again, " "),
		)
		fmt.Fprintf(
			&w,
			`<text x="%.1f" y="%.1f" fill="%s">%s</text>`+"\n",
			width-legend+10,
			above+20+16*float64(i),
			colours[i],
			s.name,
		)
	}
	fmt.Fprintf(
		&w,
		`<text x="%.1f" y="%.1f">dashed: the second time</text>`+"\n",
		width-legend+10,
		above+30+16*float64(len(shapes)),
	)
	fmt.Fprintln(&w, "</svg>")
	return w.String()
}
