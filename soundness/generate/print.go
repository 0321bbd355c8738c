package generate

import (
	"fmt"
	"regexp"
	"strings"
)

// String is the C text of the program.
func (p *Program) String() string {
	body := p.functions()
	var w strings.Builder
	fmt.Fprintf(&w, "/* seed %d, profile %+v */\n", p.Seed, p.Profile)
	w.WriteString(headers)
	w.WriteString(neededHelpers(body))
	used := words(body)
	for i := len(p.Decls) - 1; i >= 0; i-- { // declarations mention earlier ones
		if used[p.Decls[i].Name] {
			merge(used, words(p.Decls[i].Text))
		}
	}
	for _, d := range p.Decls {
		if used[d.Name] {
			w.WriteString(d.Text + "\n")
		}
	}
	for _, in := range p.Inputs {
		fmt.Fprintf(&w, "static %s %s;\n", in.Type.C(), in.Name)
	}
	w.WriteString("volatile unsigned long long final_state;\n\n")
	w.WriteString(body)
	return w.String()
}

// functions are the texts of all functions that are used.
func (p *Program) functions() string {
	used := p.used()
	var w strings.Builder
	for _, f := range p.Funcs {
		if used[f.Name] {
			w.WriteString(p.function(f) + "\n")
		}
	}
	for _, t := range p.Threads {
		w.WriteString(p.function(t.Run) + "\n")
	}
	w.WriteString(p.main())
	return w.String()
}

// used are the names that main and the threads need.
func (p *Program) used() map[string]bool {
	texts := map[string]string{}
	for _, f := range p.Funcs {
		texts[f.Name] = p.function(f)
	}
	for _, d := range p.Decls { // tables of functions
		texts[d.Name] += d.Text
	}
	used := words(p.main())
	for _, t := range p.Threads {
		merge(used, words(p.function(t.Run)))
	}
	reach(used, texts)
	return used
}

// reach adds to used what the texts of used names mention.
func reach(used map[string]bool, texts map[string]string) {
	for before := 0; before != len(used); {
		before = len(used)
		for name, text := range texts {
			if used[name] {
				merge(used, words(text))
			}
		}
	}
}

func merge(into, from map[string]bool) {
	for w := range from {
		into[w] = true
	}
}

var wordPattern = regexp.MustCompile(`[A-Za-z_]\w*`)

// words is the set of identifiers in a C text.
func words(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range wordPattern.FindAllString(text, -1) {
		out[w] = true
	}
	return out
}

// printer writes statements with their indentation.
type printer struct {
	strings.Builder
	participants int
}

func (p *Program) printer() *printer { return &printer{participants: len(p.Threads) + 1} }

func (p *Program) function(f *Func) string {
	w := p.printer()
	w.WriteString(f.Head + "\n{\n")
	w.block(f.Body, 1)
	if f.Return != "" {
		var kids []*Expr
		if f.Result != nil {
			kids = []*Expr{f.Result}
		}
		w.line(1, expand(f.Return, kids))
	}
	w.WriteString("}\n")
	return w.String()
}

// main asks for the inputs, runs the threads and takes the checksum.
func (p *Program) main() string {
	w := p.printer()
	w.WriteString("int main(void)\n{\n")
	w.line(1, "unsigned long long sum = 1;")
	for _, in := range p.Inputs {
		w.line(1, fmt.Sprintf("%s = %s();", in.Name, in.Function()))
		w.line(1, fmt.Sprintf("__VERIFIER_assume(%s >= %d && %s < %d);", in.Name, in.Low, in.Name, in.Low+in.Count))
	}
	w.block(p.Setup, 1)
	w.block(p.Before, 1)
	for i, t := range p.Threads {
		w.line(1, t.create(i))
	}
	w.line(1, "{")
	w.block(p.Work, 2)
	w.line(1, "}")
	for i, t := range p.Threads {
		w.line(1, t.await(i))
	}
	w.block(p.After, 1)
	w.block(p.Sum, 1)
	w.line(1, "final_state = sum;")
	w.line(1, "return (int)(sum & 63);")
	w.WriteString("}\n")
	return w.String()
}

var nondet = map[Type]string{
	I8:  "schar",
	U8:  "uchar",
	I16: "short",
	U16: "ushort",
	I32: "int",
	U32: "uint",
	I64: "longlong",
	U64: "ulonglong",
}

// create is main's statement that creates the i-th thread.
func (t *Thread) create(i int) string {
	arg := t.Arg
	if arg == "" {
		arg = "NULL"
	}
	switch t.Kind {
	case Standard:
		return fmt.Sprintf("thrd_t id%d;\nint result%d = 0;\nthrd_create(&id%d, %s, %s);", i, i, i, t.Run.Name, arg)
	case Detached:
		return fmt.Sprintf(
			"pthread_t id%d;\npthread_create(&id%d, NULL, %s, %s);\npthread_detach(id%d);",
			i,
			i,
			t.Run.Name,
			arg,
			i,
		)
	}
	return fmt.Sprintf(
		"pthread_t id%d;\nvoid *result%d = NULL;\npthread_create(&id%d, NULL, %s, %s);",
		i,
		i,
		i,
		t.Run.Name,
		arg,
	)
}

// await is main's statement that waits for the i-th thread and mixes its result into the checksum.
func (t *Thread) await(i int) string {
	switch t.Kind {
	case Standard:
		return fmt.Sprintf("thrd_join(id%d, &result%d);\nsum = mix(sum, (unsigned int)result%d);", i, i, i)
	case Detached:
		return fmt.Sprintf("sem_wait(&done_%s);\nsum = mix(sum, result_%s);", t.Run.Name, t.Run.Name)
	}
	return fmt.Sprintf("pthread_join(id%d, &result%d);\nsum = mix(sum, (unsigned long)result%d);", i, i, i)
}

// Function is the function that is asked for the input.
func (in *Input) Function() string { return "__VERIFIER_nondet_" + nondet[in.Type] }

func (w *printer) line(depth int, text string) {
	text = strings.ReplaceAll(text, "PARTICIPANTS", fmt.Sprint(w.participants))
	for l := range strings.SplitSeq(text, "\n") {
		w.WriteString(strings.Repeat("\t", depth) + l + "\n")
	}
}

func (w *printer) block(list []*Stmt, depth int) {
	for _, s := range list {
		w.stmt(s, depth)
	}
}

func (w *printer) stmt(s *Stmt, depth int) {
	w.line(depth, expand(s.Form, s.Exprs))
	if s.Tail == "" {
		return
	}
	w.block(s.Body, depth+1)
	if len(s.Else) > 0 {
		w.line(depth, "} else {")
		w.block(s.Else, depth+1)
	}
	w.line(depth, expand(s.Tail, s.Exprs))
}

// expand puts the expressions into a form.
func expand(form string, kids []*Expr) string {
	for i := len(kids) - 1; i >= 0; i-- {
		form = strings.ReplaceAll(form, fmt.Sprintf("$%d", i), kids[i].String())
	}
	return form
}

// String is the C text of the expression.
func (e *Expr) String() string { return expand(e.Form, e.Kids) }
