package generate

// rangeOps copy and fill ranges of two buffers B and C of 24 bytes whose places and lengths inputs may decide.
var rangeOps = []string{
	"memmove(B + ((unsigned int)$0 & 7), B + ((unsigned int)$1 & 7), (unsigned int)$2 & 15);",
	"memcpy(C + ((unsigned int)$1 & 7), B + ((unsigned int)$0 & 7), (unsigned int)$2 & 15);",
	"memset(B + ((unsigned int)$2 & 7), (int)((unsigned int)$0 & 255), (unsigned int)$1 & 15);",
	"memmove(B, C + ((unsigned int)$1 & 7), ((unsigned int)$0 & 3) * 4);",
	"memcpy(B + 1, C, (unsigned int)$2 & 7);",
	"memset(C, 0, ((unsigned int)$0 & 1) * 8);",
	"C[(unsigned int)$2 & 15] = B[(unsigned int)$0 & 15];",
}

// ranges does some of these one after the other, and reads 1 to 8 bytes at a place that inputs may decide, and every
// byte.
func (g *gen) ranges(s *scope) []*Stmt {
	r, b := g.name("r"), g.name("b")
	text := "unsigned char B[24], C[24];\nfor (int k = 0; k < 24; k++) {\n\tB[k] = (unsigned char)(k * 7 + " +
		"1);\n\tC[k] = (unsigned char)(200 - k * 5);\n}\n"
	for range 1 + g.IntN(3) {
		text += pick(g, rangeOps) + "\n"
	}
	text += "unsigned long long W = 0;\nmemcpy(&W, " + pick(
		g,
		[]string{"B", "C"},
	) + " + ((unsigned int)$" + pick(
		g,
		[]string{"0", "1", "2"},
	) + " & 15), " +
		pick(
			g,
			[]string{"1", "2", "3", "4", "8"},
		) + ");\nunsigned int R = (unsigned int)(W ^ (W >> 29));\nfor (int k = 0; k < 24; k++)\n\tR ^= (unsigned " +
		"int)(B[k] ^ C[k] * 2) << (k & 15);"
	st := &Stmt{
		Form:  replace(text, "B", b, "C", "c"+b, "W", "w"+b, "R", r),
		Exprs: []*Expr{g.inputOr(s), g.inputOr(s), g.inputOr(s)},
	}
	s.vars = append(s.vars, variable{form: r, typ: U32})
	return []*Stmt{st}
}

// inputOr is an input, or some variable or constant.
func (g *gen) inputOr(s *scope) *Expr {
	if len(g.prog.Inputs) == 0 || g.chance(20) {
		return g.plain(s)
	}
	in := pick(g, g.prog.Inputs)
	return &Expr{Type: in.Type, Form: "(" + in.Name + ")"}
}
