package generate

// byValue: structures that hold pointers are passed and returned by value.
func byValue(w *convertText) {
	a := w.structure(false)
	k := w.name("k")
	small := w.one(
		"struct arg{k} { struct {a} *p; };",
		"struct arg{k} { struct {a} *p; long n; };",
		"struct arg{k} { struct {a} *p; void *v; long n, more; };",
		"struct arg{k} { long n; struct {a} whole; void *v; struct {a} *p; };",
		"struct arg{k} { int i; float f; struct {a} *p; };",
	)
	w.put(small+`
static struct {a} plain{k};
static struct arg{k} kept{k};
static struct arg{k} make{k}(void *p, int n)
{
	struct arg{k} out;
	memset(&out, 0, sizeof out);
	out.p = n & 1 ? p : &plain{k};
	return out;
}
static void take{k}(struct arg{k} x, int n)
{
	`+w.use(a, "x.p")+`
	kept{k} = x;
}
static void setup{k}(int n)
{
	struct {a} *x = zeroed(sizeof *x);
	`+w.init(a, "x")+`
	init_{a}(&plain{k}, n);
	struct arg{k} one = make{k}(x, n);
	take{k}(one, n);
	if (n & 2)
		take{k}(make{k}(x, 1), n);
}
static void step{k}(int n)
{
	struct arg{k} x = kept{k};
	`+w.use(a, "x.p")+`
	take{k}(n & 1 ? x : make{k}(kept{k}.p, n), n);
}
`, "a", a.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// reused: memory of the heap becomes another structure through void pointers in memory.
func reused(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
union both{k} { struct {a} a; struct {b} b; };
static `+w.one("void *free{k}[4];", "struct { void *in[4]; int n; } pool{k};\n#define free{k} pool{k}.in",
		"void **free{k};\n#define MAKE{k}")+`
static int used{k};
static struct {a} *a{k}, plain{k};
static struct {b} *b{k}, other{k};
static void put{k}(void *p) { if (used{k} < 4) free{k}[used{k}++] = p; }
static void *get{k}(void)
{
	if (used{k})
		return free{k}[--used{k}];
	return malloc(sizeof(union both{k}));
}
static void setup{k}(int n)
{
#ifdef MAKE{k}
	free{k} = zeroed(4 * sizeof *free{k});
#endif
	a{k} = get{k}();
	if (!a{k})
		exit(1);
	`+w.init(a, "a{k}")+`
	b{k} = get{k}();
	if (!b{k})
		exit(1);
	`+w.init(b, "b{k}")+`
	`+w.one("", "put{k}(zeroed(sizeof(union both{k})));", "put{k}(malloc(sizeof(union both{k})));")+`
	if (n & 1) {
		put{k}(a{k});
		put{k}(b{k});
		a{k} = get{k}();
		`+w.init(a, "a{k}")+`
		b{k} = get{k}();
		`+w.init(b, "b{k}")+`
	}
}
static void step{k}(int n)
{
	struct {a} *a = n & 1 ? a{k} : &plain{k};
	`+w.use(a, "a")+`
	struct {b} *b = n & 1 ? b{k} : &other{k};
	`+w.use(b, "b")+`
	if (n & 2) {
		void *t = a{k};
		put{k}(t);
		b = get{k}();
		`+w.init(b, "b")+`
		`+w.use(b, "b")+`
		a{k} = (void *)b;
		`+w.init(a, "a{k}")+`
	}
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// pointers: a vector of pointers is a structure of pointers.
func pointers(w *convertText) {
	k := w.name("k")
	w.put(`
struct three{k} { void *a; void *b, *c; };
static struct three{k} *t{k}, plain{k};
static void **v{k};
static void setup{k}(int n)
{
	v{k} = `+w.one("zeroed(3 * sizeof *v{k})", "malloc(3 * sizeof(void *))", "calloc(3, sizeof(void *))")+`;
	if (!v{k})
		exit(1);
	v{k}[0] = v{k}[1] = v{k}[2] = 0;
	v{k}[n & 1] = &value[1];
	t{k} = n & 2 ? &plain{k} : `+w.one("(void *)v{k}", "(struct three{k} *)v{k}")+`;
	t{k}->b = &value[2];
}
static void step{k}(int n)
{
	int *x = v{k}[n & 1];
	if (x)
		seen += *x;
	x = t{k}->b;
	if (x)
		seen += *x;
	t{k}->c = v{k};
	if (t{k}->c == (void *)t{k})
		seen++;
}
`, "k", k)
	w.calls("setup"+k, "step"+k)
}

// callbacks: functions that get void pointers, through pointers, tables and threads.
func callbacks(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
static struct {a} plain{k};
static void on_a{k}(void *p) { int n = 1; struct {a} *x = p; `+w.use(a, "x")+` }
static void on_b{k}(void *p) { int n = 1; struct {b} *x = p; `+w.use(b, "x")+` }
struct task{k} { void (*run)(void *); void *arg; struct task{k} *next; };
static struct task{k} *tasks{k}, fixed{k} = {on_a{k}, &plain{k}, 0};
static void queue{k}(void (*run)(void *), void *arg)
{
	struct task{k} *t = malloc(sizeof *t);
	if (!t)
		exit(1);
	t->run = run;
	t->arg = arg;
	t->next = tasks{k};
	tasks{k} = t;
}
static void setup{k}(int n)
{
	struct {a} *x = zeroed(sizeof *x);
	`+w.init(a, "x")+`
	struct {b} *y = zeroed(sizeof *y);
	`+w.init(b, "y")+`
	init_{a}(&plain{k}, n);
	fixed{k}.next = tasks{k};
	tasks{k} = &fixed{k};
	queue{k}(on_a{k}, x);
	queue{k}(on_b{k}, y);
	if (n & 1)
		queue{k}(on_a{k}, &plain{k});
}
static void step{k}(int n)
{
	struct task{k} *t = tasks{k};
	if (t) {
		tasks{k} = t->next;
		t->run(t->arg);
		if (t != &fixed{k} && n & 1)
			free(t);
	}
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// prefixed: structures that begin alike, in a union that says so.
func prefixed(w *convertText) {
	a := w.structure(true, "int kind;")
	b, c := w.as(a, 1), w.as(a, 2)
	k := w.name("k")
	w.put(`
union any{k} { struct {a} a; struct {b} b; struct {c} c; };
static union any{k} one{k}, *two{k}, *now{k};
static void show{k}(`+w.one("union any{k} *u", "void *u")+`, int n)
{
	union any{k} *x = u;
	int kind = x->a.kind;
	if (kind == 1) {
		struct {b} *y = &x->b;
		`+w.use(b, "y")+`
	} else if (kind == 2) {
		struct {c} *y = `+w.one("&x->c", "(struct {c} *)x", "(void *)x")+`;
		`+w.use(c, "y")+`
	} else {
		`+w.use(a, "&x->a")+`
	}
	x->a.kind = kind;
}
static void setup{k}(int n)
{
	struct {b} *y = &one{k}.b;
	`+w.init(b, "y")+`
	one{k}.b.kind = 1;
	two{k} = `+w.one("zeroed(sizeof *two{k})", "zeroed(sizeof(union any{k}))")+`;
	struct {c} *z = (struct {c} *)two{k};
	`+w.init(c, "z")+`
	two{k}->c.kind = 2;
	now{k} = n & 1 ? &one{k} : two{k};
}
static void step{k}(int n)
{
	show{k}(now{k}, n);
	show{k}(n & 1 ? &one{k} : two{k}, n);
}
`, "a", a.name, "b", b.name, "c", c.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// unions: members of unions by pointers to them, unions in structures.
func unions(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
struct tagged{k} { int kind; union { struct {a} a; struct {b} b; void *p; } u; };
static struct tagged{k} t{k}, list{k}[2], *now{k} = &t{k};
static struct {a} plain{k}, *a{k};
static struct {b} *b{k};
static void setup{k}(int n)
{
	struct tagged{k} *x = n & 1 ? zeroed(sizeof *x) : &list{k}[n >> 1 & 1];
	x->kind = 1;
	struct {a} *y = `+w.one("&x->u.a", "(struct {a} *)&x->u", "(void *)&x->u")+`;
	`+w.init(a, "y")+`
	a{k} = n & 2 ? &plain{k} : y;
	struct {b} *z = `+w.one("&t{k}.u.b", "(struct {b} *)&t{k}.u", "(void *)&t{k}.u.p")+`;
	`+w.init(b, "z")+`
	b{k} = z;
	if (n & 4)
		now{k} = x;
}
static void step{k}(int n)
{
	`+w.use(a, "a{k}")+`
	`+w.use(b, "b{k}")+`
	if (now{k}->kind == 1) {
		`+w.use(a, "&now{k}->u.a")+`
	} else {
		`+w.use(b, "&now{k}->u.b")+`
	}
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// carved: pieces of one allocation, given out one behind the other.
func carved(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
static char *at{k}, *end{k};
static struct {a} *a{k}, plain{k};
static struct {b} *b{k};
static void *cut{k}(size_t n)
{
	n = (n + 15) & ~(size_t)15;
	if (!at{k} || (size_t)(end{k} - at{k}) < n) {
		at{k} = `+w.one("malloc(1024)", "zeroed(1024)", "malloc(n < 1024 ? 1024 : n)")+`;
		if (!at{k})
			exit(1);
		end{k} = at{k} + 1024;
	}
	void *p = at{k};
	at{k} += n;
	return p;
}
static void setup{k}(int n)
{
	a{k} = cut{k}(sizeof *a{k});
	`+w.init(a, "a{k}")+`
	b{k} = cut{k}(sizeof *b{k});
	`+w.init(b, "b{k}")+`
	if (n & 1)
		a{k} = &plain{k};
	else if (n & 2) {
		a{k} = cut{k}(sizeof *a{k});
		`+w.init(a, "a{k}")+`
	}
}
static void step{k}(int n)
{
	`+w.use(a, "a{k}")+`
	`+w.use(b, "b{k}")+`
	struct {b} *x = b{k};
	`+w.use(b, "x")+`
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// registers: void pointers that pass through functions, and become structures there.
func registers(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
static struct {a} *a{k}, plain{k};
static struct {b} *b{k}, other{k};
static void *same{k}(void *p) { return p; }
static void *pick{k}(int n, void *p, void *q) { return n ? p : q; }
static void out{k}(void **to, void *p) { *to = p; }
static void setup{k}(int n)
{
	void *p = malloc(sizeof(struct {a})), *q = zeroed(sizeof(struct {b})), *r;
	if (!p)
		exit(1);
	struct {a} *x = same{k}(p);
	`+w.init(a, "x")+`
	out{k}(&r, pick{k}(n & 1, p, &plain{k}));
	a{k} = r;
	struct {b} *y = pick{k}(n & 2, `+w.one("same{k}(q)", "q")+`, &other{k});
	`+w.init(b, "y")+`
	out{k}((void **)&r, y);
	b{k} = r;
	if (n & 4)
		a{k} = same{k}(a{k});
}
static void step{k}(int n)
{
	`+w.use(a, "a{k}")+`
	`+w.use(b, "b{k}")+`
	struct {a} *x = pick{k}(n & 1, &plain{k}, a{k});
	`+w.use(a, "x")+`
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// chosen: a pointer is used as one structure or another, by a number elsewhere, and converted before that is looked at.
func chosen(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
static void *of{k};
static int kind{k};
static struct {a} plain{k};
static struct {b} other{k};
static void as_a{k}(`+w.one("struct {a}", "void")+` *v, int n)
{
	if (kind{k})
		return;
	struct {a} *x = v;
	`+w.use(a, "x")+`
}
static void setup{k}(int n)
{
	kind{k} = n & 1;
	init_{a}(&plain{k}, n);
	init_{b}(&other{k}, n);
	of{k} = n & 1 ? (void *)&other{k} : (void *)&plain{k};
}
static void step{k}(int n)
{
	struct {a} *a = of{k};
	struct {b} *b = of{k};
	if (kind{k}) {
		`+w.use(b, "b")+`
	} else {
		`+w.use(a, "a")+`
	}
	as_a{k}((void *)of{k}, n);
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// opaqueText: an array of characters holds a structure.
func opaqueText(w *convertText) {
	a := w.structure(false)
	k := w.name("k")
	w.put(`
struct opaque{k} { `+w.one("_Alignas(16) char in[sizeof(struct {a})];",
		"long head; _Alignas(16) char in[sizeof(struct {a})]; int *tail;",
		"_Alignas(16) unsigned char in[sizeof(struct {a}) + 8];")+` };
static struct opaque{k} box{k}, *heap{k};
static _Alignas(16) char text{k}[2 * sizeof(struct {a})];
static struct {a} plain{k}, *now{k};
static struct {a} *in{k}(struct opaque{k} *o) { return `+
		w.one("(struct {a} *)o->in", "(void *)o->in", "(struct {a} *)(void *)&o->in[0]")+`; }
static void setup{k}(int n)
{
	heap{k} = zeroed(sizeof *heap{k});
	struct {a} *x = in{k}(n & 1 ? &box{k} : heap{k});
	`+w.init(a, "x")+`
	x = in{k}(heap{k});
	`+w.init(a, "x")+`
	x = (struct {a} *)`+w.one("text{k}", "(text{k} + sizeof(struct {a}))", "&text{k}[0]")+`;
	`+w.init(a, "x")+`
	now{k} = n & 2 ? x : n & 1 ? &plain{k} : in{k}(heap{k});
}
static void step{k}(int n)
{
	`+w.use(a, "now{k}")+`
	struct {a} *x = in{k}(heap{k});
	`+w.use(a, "x")+`
}
`, "a", a.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// declaredAs: variables are used as another structure of as many bytes.
func declaredAs(w *convertText) {
	a := w.structure(false)
	k := w.name("k")
	w.put(`
struct pub{k} { `+w.one("long", "void *", "uintptr_t")+` opaque[(sizeof(struct {a}) + 7) / 8]; };
static struct pub{k} pub{k}, *made{k}, many{k}[2];
static struct {a} plain{k}, *now{k};
struct holder{k} { struct {a} *p; void *v; };
static struct holder{k} h{k} = {(struct {a} *)(void *)&pub{k}, 0}, g{k} = {&plain{k}, &plain{k}};
static void setup{k}(int n)
{
	made{k} = zeroed(sizeof *made{k});
	struct {a} *x = (struct {a} *)`+w.one("&pub{k}", "made{k}", "&many{k}[1]", "(void *)&many{k}[n & 1]")+`;
	`+w.init(a, "x")+`
	now{k} = n & 1 ? x : &plain{k};
	x = (struct {a} *)made{k};
	`+w.init(a, "x")+`
	g{k}.p = n & 2 ? `+w.one("(struct {a} *)&many{k}[0]", "(void *)made{k}")+` : &plain{k};
	g{k}.v = `+w.one("&pub{k}", "made{k}", "&plain{k}")+`;
}
static void step{k}(int n)
{
	struct holder{k} *h = n & 1 ? &h{k} : &g{k};
	`+w.use(a, "h->p")+`
	`+w.use(a, "now{k}")+`
	struct {a} *x = g{k}.v;
	`+w.use(a, "x")+`
}
`, "a", a.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// sockets: structures that begin alike, each by a pointer to the shortest, or to the longest.
func sockets(w *convertText) {
	a := w.structure(true, "short family;")
	b := w.as(a, 1)
	c := w.as(b, 1)
	k := w.name("k")
	w.put(`
static struct {b} b{k}, *made{k};
static struct {c} storage{k};
static struct {a} plain{k};
static struct {a} *list{k}[3];
static int bind{k}(const struct {a} *x, int n)
{
	if (x->family == 1) {
		struct {b} *y = (struct {b} *)x;
		`+w.use(b, "y")+`
		y->family = 1;
	} else if (x->family == 2) {
		const struct {c} *y = (const void *)x;
		seen += y->family;
	}
	return x->family;
}
static void setup{k}(int n)
{
	init_{b}(&b{k}, n);
	b{k}.family = 1;
	made{k} = zeroed(sizeof *made{k});
	`+w.init(b, "made{k}")+`
	made{k}->family = 1;
	struct {b} *y = (struct {b} *)&storage{k};
	`+w.init(b, "y")+`
	y->family = 1;
	list{k}[0] = n & 1 ? (struct {a} *)&b{k} : (struct {a} *)made{k};
	list{k}[1] = (struct {a} *)&storage{k};
	list{k}[2] = &plain{k};
}
static void step{k}(int n)
{
	bind{k}(list{k}[(unsigned)n % 3], n);
	bind{k}((struct {a} *)`+w.one("&b{k}", "made{k}", "&storage{k}")+`, n);
	`+w.use(a, "list{k}[n & 1]")+`
}
`, "a", a.name, "b", b.name, "c", c.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// puns: structures with numbers where others have pointers.
func puns(w *convertText) {
	k := w.name("k")
	w.put(`
struct event{k} { long type; unsigned long arg; };
struct pevent{k} { long type; int *at; };
static struct event{k} *queue{k}, fixed{k};
static struct pevent{k} other{k}, *now{k} = &other{k};
struct node{k} { struct node{k} *next; long v; };
static struct node{k} *head{k};
static void setup{k}(int n)
{
	struct event{k} *e = n & 1 ? &fixed{k} : zeroed(sizeof *e);
	e->arg = 0;
	queue{k} = e;
	struct pevent{k} *p = (struct pevent{k} *)queue{k};
	`+w.one("p->at = &value[n & 3];", "e->arg = (unsigned long)&value[n & 3];")+`
	`+w.one("now{k} = p;", "if (n & 2) now{k} = p;")+`
	struct node{k} *tail = (struct node{k} *)&head{k};
	for (int i = 0; i < 2; i++) {
		struct node{k} *x = zeroed(sizeof *x);
		tail->next = x;
		tail = x;
	}
}
static void step{k}(int n)
{
	struct pevent{k} *p = n & 1 ? now{k} : (struct pevent{k} *)queue{k};
	if (p->at)
		seen += *p->at;
	for (struct node{k} *x = head{k}; x; x = x->next)
		x->v++;
}
`, "k", k)
	w.calls("setup"+k, "step"+k)
}

// localText: arrays of characters and of other structures in frames hold structures.
func localText(w *convertText) {
	a := w.structure(false)
	k := w.name("k")
	w.put(`
static struct {a} *now{k}, plain{k};
static void *any{k}[2];
static void use{k}(int n)
{
	`+w.use(a, "now{k}")+`
	struct {a} *x = any{k}[n & 1];
	`+w.use(a, "x")+`
}
static void setup{k}(int n)
{
	_Alignas(16) char text[sizeof(struct {a})];
	struct { long in[(sizeof(struct {a}) + 7) / 8]; } other[2];
	long words[(sizeof(struct {a}) + 7) / 8];
	struct {a} *x = (struct {a} *)`+w.one("text", "&other[n & 1]", "other", "words", "(void *)&other[1]",
		"__builtin_alloca(sizeof(struct {a}))")+`;
	`+w.init(a, "x")+`
	now{k} = n & 1 ? x : &plain{k};
	any{k}[0] = x;
	any{k}[1] = &plain{k};
	use{k}(n);
	use{k}(n + 1);
}
`, "a", a.name, "k", k)
	w.calls("setup"+k, "")
}
