package report

import (
	"fmt"
	"slices"
	"strings"
)

// verdict writes the first line: what was found, on how much.
func (t *text) verdict(d *Document) {
	if d.Goal != nil {
		t.answer(d)
		return
	}
	word, text := d.Verdict, headline(d)
	if word == Violated && !d.Reaches(t.FailOn) {
		word, text = Unknown, text+"; none is "+orStronger(t.FailOn)
	}
	colour := map[string]string{Violated: red, Safe: green, Unknown: yellow}[word]
	for i, l := range wrapped(strings.ToUpper(word)+": "+text, t.Width) {
		if i == 0 {
			l = t.paint(colour, strings.ToUpper(word)) + l[len(word):]
		}
		t.line("%s", l)
	}
}

// headline is the verdict in one sentence, without its name: what was found, and on how much.
func headline(d *Document) string {
	if d.Goal != nil {
		return d.Goal.sentence(d)
	}
	if len(d.Contexts) > 0 {
		return contextsHeadline(d)
	}
	what := "the program"
	if d.Scope == ScopeFragment {
		what = "the fragment from this context"
	}
	paths := count(d.Stats.Paths, "path")
	switch d.Verdict {
	case Violated:
		return fmt.Sprintf(
			"%s in %s, %s explored%s",
			found(d),
			what,
			paths,
			incompleteText(d),
		)
	case Safe:
		if n := d.Stats.RunsPruned; n > 0 {
			paths += fmt.Sprintf(", %d more covered by what was seen", n)
		}
		return fmt.Sprintf("no violation of %s in %s, explored completely (%s)", wordList(d.Properties), what, paths)
	}
	what = "nothing found in " + what
	if len(d.Violations) > 0 {
		what = strings.Replace(what, "nothing found", found(d)+" not known to be possible", 1)
	}
	return fmt.Sprintf("%s, %s explored, but behaviour may be missing%s", what, paths, because(d))
}

// found counts violations, and findings where several are one.
func found(d *Document) string {
	out := count(len(d.Violations), "violation")
	if n := len(findings(d)); n < len(d.Violations) {
		out = fmt.Sprintf("%s (%s)", out, count(n, "finding"))
	}
	return out
}

// orStronger is a level and those above it, as a sentence names them.
func orStronger(level string) string {
	return strings.Join(Levels[:slices.Index(Levels, level)+1], " or ")
}

func incompleteText(d *Document) string {
	if d.Complete && len(kinds(d, "incomplete")) == 0 {
		if d.Has("after-race") {
			return "; complete up to data races"
		}
		return ""
	}
	return "; there may be more" + because(d)
}

// because names what made a run incomplete.
func because(d *Document) string {
	if list := kinds(d, "incomplete"); len(list) > 0 {
		return " (" + strings.Join(list, ", ") + ")"
	}
	return ""
}

// maxNamed is the length up to which a kind's only entry is named by its own text.
const maxNamed = 60

// calledWithout are the functions without a body that were called.
func calledWithout(d *Document) (out []string) {
	for _, e := range d.Ledger {
		name, _, _ := strings.Cut(e.Text, " ")
		if e.Kind == "unmodelled-call" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// kinds lists the kinds of ledger entries with an effect, each once: by the text of the only entry where that is
// short, else as words and with the number of places.
func kinds(d *Document, effect string) []string {
	var out []string
	places := map[string]int{}
	for _, e := range d.Ledger {
		if e.Effect == effect {
			places[e.Kind]++
		}
	}
	for _, e := range d.Ledger {
		if n := places[e.Kind]; e.Effect == effect && n > 0 {
			places[e.Kind] = 0
			words := strings.ReplaceAll(e.Kind, "-", " ")
			switch {
			case e.Kind == "unmodelled-call":
				words = "without a body: " + Named(calledWithout(d))
			case n > 1:
				words += fmt.Sprintf(" (%d places)", n)
			case len(e.Text) <= maxNamed:
				words = e.Text
			}
			out = append(out, words)
		}
	}
	return out
}

// wordList is "a", "a and b", "a, b and c".
func wordList(words []string) string {
	switch len(words) {
	case 0:
		return "any property"
	case 1:
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}
