package generate

// The scenarios of Conversions. Each declares what it needs, a function that main calls before there are threads, and
// one that the threads call.

// scenario is one, with its name.
type scenario struct {
	name  string
	write func(*convertText)
}

var scenarios = []scenario{
	{"fronts", fronts}, {"containers", containers}, {"freeLists", freeLists}, {"largest", largest}, {"grown",
		grown}, {"embedded", embedded}, {"kinds", kinds}, {"elements", elements}, {"copies", copies}, {"numbers",
		numbers}, {"initialised", initialised}, {"locals", locals}, {"slots", slots}, {"tails", tails}, {"places",
		places}, {"byValue", byValue}, {"reused", reused}, {"pointers", pointers}, {"callbacks", callbacks},
	{"prefixed", prefixed}, {"unions", unions}, {"carved", carved}, {"registers", registers}, {"chosen", chosen},
}

var looseScenarios = []scenario{
	{"opaqueText", opaqueText}, {"declaredAs", declaredAs}, {"sockets", sockets}, {"puns", puns}, {"localText",
		localText},
}

// fronts: what is allocated begins with a header, and is known by what lies behind it.
func fronts(w *convertText) {
	h, a := w.structure(true, "struct SELF *next;"), w.structure(false)
	b := w.structure(false)
	k := w.name("k")
	w.put(`
static struct {h} *all{k};
static struct {a} *a{k};
static struct {b} *b{k}, plain{k};
static void *new{k}(size_t bytes, int n)
{
	struct {h} *h = malloc(sizeof *h + bytes);
	if (!h)
		exit(1);
	`+w.init(h, "h")+`
	h->next = all{k};
	all{k} = h;
	return `+w.one("h + 1", "(char *)h + sizeof *h", "(void *)(h + 1)", "&h[1]")+`;
}
static struct {h} *of{k}(void *p) { return `+
		w.one("(struct {h} *)p - 1", "(struct {h} *)((char *)p - sizeof(struct {h}))", "&((struct {h} *)p)[-1]")+`; }
static void setup{k}(int n)
{
	a{k} = new{k}(sizeof *a{k}, n);
	`+w.init(a, "a{k}")+`
	b{k} = n & 1 ? &plain{k} : new{k}(sizeof *b{k}, n);
	`+w.init(b, "b{k}")+`
}
static void step{k}(int n)
{
	struct {h} *h = of{k}(a{k});
	`+w.use(h, "h")+`
	`+w.use(a, "a{k}")+`
	`+w.use(b, "b{k}")+`
	for (h = all{k}; h; h = h->next) {
		struct {h} *g = h;
		`+w.use(h, "g")+`
	}
}
`, "h", h.name, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// containers: an intrusive list with a sentinel, alone or in another structure.
func containers(w *convertText) {
	a, b := w.structure(false, "struct link in;"), w.structure(false, "struct link in;")
	k := w.name("k")
	head := w.one(
		"static struct link head{k} = {&head{k}, &head{k}};",
		"static struct link head{k} = {&head{k}, &head{k}};\nstatic struct link spare{k};",
		"static struct { long n; struct link l; int *at; } hold{k} = {0, {&hold{k}.l, &hold{k}.l}, value};\n#define "+
			"head{k} hold{k}.l",
	)
	w.put(head+`
static struct {a} plain{k};
static struct {b} *others{k};
static void add{k}(struct link *l)
{
	l->next = head{k}.next;
	l->prev = &head{k};
	head{k}.next->prev = l;
	head{k}.next = l;
}
static struct {a} *of{k}(struct link *l) { return `+
		w.one("(struct {a} *)((char *)l - offsetof(struct {a}, in))",
			"(void *)((uintptr_t)l - offsetof(struct {a}, in))",
			"(struct {a} *)(void *)((char *)l - (size_t)&((struct {a} *)0)->in)")+`; }
static void setup{k}(int n)
{
	struct {a} *x = zeroed(sizeof *x);
	`+w.init(a, "x")+`
	add{k}(&x->in);
	x = &plain{k};
	`+w.init(a, "x")+`
	if (n & 1)
		add{k}(&plain{k}.in);
	others{k} = zeroed(sizeof *others{k});
	others{k}->in.next = n & 2 ? &others{k}->in : `+w.one("0", "&head{k}", "&plain{k}.in")+`;
}
static void step{k}(int n)
{
	for (struct {a} *p = of{k}(head{k}.next); &p->in != &head{k}; p = of{k}(p->in.next)) {
		`+w.use(a, "p")+`
	}
	struct link *l = others{k}->in.next;
	if (l == &others{k}->in) {
		struct {b} *o = (struct {b} *)((char *)l - offsetof(struct {b}, in));
		`+w.use(b, "o")+`
	}
	struct {a} *first = n & 1 ? of{k}(head{k}.next) : 0;
	if (first && head{k}.next != &head{k}) {
		`+w.use(a, "first")+`
	}
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// freeLists: what is given back is threaded through itself, and used again, as the same or as another structure.
func freeLists(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	free := w.structure(w.often(), "struct SELF *next;")
	k := w.name("k")
	param := w.one("void *p", "struct {a} *p", "char *p")
	back := w.one("struct {f} *f = (void *)p;", "struct {f} *f = (struct {f} *)(p);", "void *v = p; struct {f} *f = v;")
	w.put(`
static struct {f} *list{k}`+w.one("", ", fixed{k}")+`;
static struct {a} *a{k};
static struct {b} *b{k};
union any{k} { struct {a} a; struct {b} b; struct {f} f; };
static void put{k}(`+param+`)
{
	`+back+`
	f->next = list{k};
	list{k} = f;
}
static void *get{k}(void)
{
	struct {f} *f = list{k};
	if (f) {
		list{k} = f->next;
		return f;
	}
	return `+w.one("malloc(sizeof(union any{k}))", "zeroed(sizeof(union any{k}))", "calloc(1, sizeof(union any{k}))")+`;
}
static void setup{k}(int n)
{
	`+w.one("", "union any{k} *all = calloc(3, sizeof *all);\n\tif (!all)\n\t\texit(1);\n\tfor (int i = 0; i < 3; "+
		"i++)\n\t\tput{k}((void *)&all[i]);")+`
	a{k} = get{k}();
	`+w.init(a, "a{k}")+`
	if (n & 1)
		put{k}((void *)`+w.one("zeroed(sizeof(union any{k}))", "get{k}()")+`);
	b{k} = get{k}();
	`+w.init(b, "b{k}")+`
}
static void step{k}(int n)
{
	`+w.use(a, "a{k}")+`
	`+w.use(b, "b{k}")+`
	if (n & 1) {
		put{k}((void *)`+w.one("a{k}", "b{k}")+`);
		a{k} = get{k}();
		`+w.init(a, "a{k}")+`
		b{k} = get{k}();
		`+w.init(b, "b{k}")+`
	}
}
`, "a", a.name, "b", b.name, "f", free.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// largest: memory that is large enough for any of several structures, and one of them.
func largest(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
static void *table{k}[3];
static struct {a} *a{k}, plain{k};
static struct {b} *b{k};
static void *make{k}(int kind, int n)
{
	void *p = malloc(`+w.one("sizeof(struct {a}) > sizeof(struct {b}) ? sizeof(struct {a}) : sizeof(struct {b})",
		"kind ? sizeof(struct {b}) : sizeof(struct {a})", "sizeof(union { struct {a} a; struct {b} b; })",
		"sizeof(struct {a}) + sizeof(struct {b})")+`);
	if (!p)
		exit(1);
	if (kind) {
		struct {b} *x = p;
		`+w.init(b, "x")+`
	} else {
		struct {a} *x = p;
		`+w.init(a, "x")+`
	}
	return p;
}
static void setup{k}(int n)
{
	init_{a}(&plain{k}, n);
	table{k}[0] = make{k}(0, n);
	table{k}[1] = make{k}(1, n);
	table{k}[2] = make{k}(n & 1, n);
	a{k} = n & 2 ? &plain{k} : table{k}[n & 1 ? 0 : 2];
	b{k} = table{k}[n & 1 ? 2 : 1];
}
static void step{k}(int n)
{
	struct {a} *a = table{k}[0];
	`+w.use(a, "a")+`
	`+w.use(a, "a{k}")+`
	`+w.use(b, "b{k}")+`
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// grown: what realloc has made larger is a longer array, or a structure that begins as the old one.
func grown(w *convertText) {
	a := w.structure(false)
	b := w.as(a, 2)
	k := w.name("k")
	w.put(`
static struct {a} *list{k}, plain{k};
static struct {b} *large{k}, other{k};
static int count{k};
static void setup{k}(int n)
{
	for (int i = 0; i < 2 + (n & 1); i++) {
		struct {a} *more = realloc(list{k}, (count{k} + 1) * sizeof *more);
		if (!more)
			exit(1);
		list{k} = more;
		more = &list{k}[count{k}++];
		`+w.init(a, "more")+`
	}
	for (int i = 0; i < count{k}; i++)
		init_{a}(&list{k}[i], n);
	init_{a}(&plain{k}, n);
	init_{b}(&other{k}, n);
	void *p = malloc(sizeof(struct {a}));
	if (!p)
		exit(1);
	struct {a} *x = p;
	`+w.init(a, "x")+`
	large{k} = realloc(`+w.one("p", "x")+`, sizeof *large{k});
	if (!large{k})
		exit(1);
	`+w.init(b, "large{k}")+`
	if (n & 2)
		large{k} = &other{k};
}
static void step{k}(int n)
{
	struct {a} *p = n & 1 ? &plain{k} : list{k} + (n >> 1) % count{k};
	`+w.use(a, "p")+`
	`+w.use(b, "large{k}")+`
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// embedded: a structure in others, first or later, reached from both sides.
func embedded(w *convertText) {
	base := w.structure(w.often(), "int kind;")
	a, b := w.structure(
		true,
		"struct "+base.name+" base;",
	), w.structure(
		w.rng.IntN(2) == 0,
		"struct "+base.name+" base;",
	)
	k := w.name("k")
	w.put(`
static struct {a} a{k};
static struct {b} b{k};
static struct {o} *all{k}[4], lone{k};
static struct {o} *`+w.one("last{k}", "*last{k}")+`;
static void setup{k}(int n)
{
	struct {a} *x = zeroed(sizeof *x);
	struct {b} *y = zeroed(sizeof *y);
	`+w.init(a, "x")+` init_{a}(&a{k}, n); init_{b}(&b{k}, n);
	`+w.init(b, "y")+`
	x->base.kind = a{k}.base.kind = 1;
	y->base.kind = b{k}.base.kind = 2;
	all{k}[0] = n & 1 ? &a{k}.base : `+w.one("(struct {o} *)x", "&x->base")+`;
	all{k}[1] = n & 2 ? &b{k}.base : &y->base;
	all{k}[2] = `+w.one("&lone{k}", "(struct {o} *)&a{k}", "&y->base")+`;
	all{k}[3] = zeroed(sizeof(struct {o}));
}
static void step{k}(int n)
{
	struct {o} *o = all{k}[n & 3];
	`+w.use(base, "o")+`
	if (o->kind == 1) {
		struct {a} *x = `+w.one("(struct {a} *)o", "(void *)o")+`;
		`+w.use(a, "x")+` x->base.kind = 1;
	}
	if (o->kind == 2) {
		struct {b} *y = (struct {b} *)((char *)o - offsetof(struct {b}, base));
		`+w.use(b, "y")+` y->base.kind = 2;
	}
}
`, "a", a.name, "b", b.name, "o", base.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// kinds: a void pointer that holds one of two structures, as a number beside it says.
func kinds(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	cell := w.one("struct cell{k} { int kind; {t} p; };", "struct cell{k} { {t} p; long kind; };")
	w.put(cell+`
static struct cell{k} cell{k}, list{k}[3], *now{k} = &cell{k};
static struct {a} plain{k};
static struct {b} other{k};
static void set{k}(struct cell{k} *c, int kind, int n)
{
	c->kind = kind;
	if (kind) {
		struct {a} *x = n & 4 ? &plain{k} : zeroed(sizeof *x);
		`+w.init(a, "x")+`
		c->p = ({t})x;
	} else {
		struct {b} *x = n & 4 ? &other{k} : zeroed(sizeof *x);
		`+w.init(b, "x")+`
		c->p = ({t})x;
	}
}
static void setup{k}(int n)
{
	set{k}(&cell{k}, n & 1, n);
	for (int i = 0; i < 3; i++)
		set{k}(&list{k}[i], n >> i & 1, n + i);
	now{k} = &list{k}[n & 1];
}
static void step{k}(int n)
{
	struct cell{k} *c = n & 1 ? now{k} : &cell{k};
	`+w.one("struct {a} *a = (void *)c->p; struct {b} *b = (void *)c->p;",
		"struct {a} *a = c->kind ? (void *)c->p : 0; struct {b} *b = c->kind ? 0 : (void *)c->p;",
		"void *p = (void *)c->p; struct {a} *a = p; struct {b} *b = p;")+`
	if (c->kind) {
		`+w.use(a, "a")+`
	} else {
		`+w.use(b, "b")+`
	}
	set{k}(c, n & 2, n);
}
`, "a", a.name, "b", b.name, "t", w.one("void *", "void *", "char *", "uintptr_t"), "k", k)
	w.calls("setup"+k, "step"+k)
}
