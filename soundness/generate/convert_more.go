package generate

// elements: pointers to elements of arrays, which are converted and kept.
func elements(w *convertText) {
	a, free := w.structure(false), w.structure(w.often(), "struct SELF *next;")
	k := w.name("k")
	w.put(`
union slot{k} { struct {a} a; struct {f} f; };
static `+w.one("union slot{k} slots{k}[4];", "struct { union slot{k} in[4]; int n; } pool{k};\n#define slots{k} "+
		"pool{k}.in", "union slot{k} *slots{k};\n#define MAKE{k}")+`
static struct {f} *list{k}, fixed{k};
static struct {a} *now{k}, *end{k};
static void put{k}(void *p)
{
	struct {f} *f = p;
	f->next = list{k};
	list{k} = f;
}
static void setup{k}(int n)
{
#ifdef MAKE{k}
	slots{k} = zeroed(4 * sizeof *slots{k});
#endif
	`+w.one("", "put{k}(&fixed{k});")+`
	for (int i = 0; i < 4; i++)
		put{k}(`+w.one("&slots{k}[i]", "slots{k} + i", "&slots{k}[i].a", "&slots{k}[i].f")+`);
	struct {a} *x = (struct {a} *)`+w.one("&slots{k}[n & 1]", "&slots{k}[1].a")+`;
	list{k} = list{k}->next ? 0 : list{k};
	`+w.init(a, "x")+`
	now{k} = x;
	end{k} = (struct {a} *)&slots{k}[3];
	init_{a}(end{k}, n);
}
static void step{k}(int n)
{
	`+w.use(a, "now{k}")+`
	struct {a} *x = n & 1 ? now{k} : end{k};
	`+w.use(a, "x")+`
	union slot{k} *s = (union slot{k} *)x;
	put{k}(s);
	x = (struct {a} *)list{k};
	list{k} = 0;
	`+w.init(a, "x")+`
}
`, "a", a.name, "f", free.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// copies: structures that hold pointers are copied as bytes, and through buffers.
func copies(w *convertText) {
	a := w.structure(false)
	k := w.name("k")
	w.put(`
struct box{k} { struct {a} *p; long n; };
static struct box{k} from{k}, to{k};
static char buffer{k}[sizeof(struct box{k})], bytes{k}[sizeof(void *)];
static struct {a} plain{k};
static void setup{k}(int n)
{
	struct {a} *x = n & 1 ? &plain{k} : zeroed(sizeof *x);
	`+w.init(a, "x")+`
	from{k}.p = x;
	`+w.one("to{k} = from{k};", "memcpy(&to{k}, &from{k}, sizeof to{k});",
		"memcpy(buffer{k}, &from{k}, sizeof from{k}); memcpy(&to{k}, buffer{k}, sizeof to{k});",
		"for (size_t i = 0; i < sizeof to{k}; i++) ((char *)&to{k})[i] = ((char *)&from{k})[i];",
		"memmove(&to{k}.p, &from{k}.p, sizeof to{k}.p);")+`
	memcpy(bytes{k}, &x, sizeof x);
	struct box{k} *b = malloc(sizeof *b), c = {`+w.one("&plain{k}", "x")+`, 1};
	if (!b)
		exit(1);
	`+w.one("*b = c;", "memcpy(b, &c, sizeof c);")+`
	if (n & 2)
		from{k} = *b;
}
static void step{k}(int n)
{
	`+w.use(a, "from{k}.p")+`
	`+w.use(a, "to{k}.p")+`
	struct {a} *x;
	memcpy(&x, bytes{k}, sizeof x);
	`+w.use(a, "x")+`
	struct {a} whole = *x;
	x = &whole;
	`+w.use(a, "x")+`
	*from{k}.p = whole;
	`+w.init(a, "from{k}.p")+`
}
`, "a", a.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// numbers: pointers in the guise of numbers, with tags.
func numbers(w *convertText) {
	a, b := w.structure(false, "long align;"), w.structure(false, "long align;")
	k := w.name("k")
	w.put(`
static uintptr_t word{k}, words{k}[2];
static struct {a} plain{k};
static struct {b} other{k};
static struct { long n; uintptr_t at; } rec{k};
static void setup{k}(int n)
{
	struct {a} *x = n & 1 ? &plain{k} : zeroed(sizeof *x);
	`+w.init(a, "x")+`
	struct {b} *y = n & 2 ? &other{k} : zeroed(sizeof *y);
	`+w.init(b, "y")+`
	word{k} = n & 4 ? (uintptr_t)x : (uintptr_t)y | 1;
	words{k}[0] = (uintptr_t)x;
	words{k}[1] = (uintptr_t)y;
	rec{k}.at = `+w.one("(uintptr_t)x", "words{k}[0]", "(uintptr_t)(void *)x + 0")+`;
}
static void step{k}(int n)
{
	if (word{k} & 1) {
		struct {b} *y = (struct {b} *)(word{k} & ~(uintptr_t)1);
		`+w.use(b, "y")+`
	} else {
		struct {a} *x = (struct {a} *)word{k};
		`+w.use(a, "x")+`
	}
	struct {a} *x = (struct {a} *)`+w.one("words{k}[0]", "rec{k}.at")+`;
	`+w.use(a, "x")+`
	struct {b} *y = (void *)words{k}[1];
	`+w.use(b, "y")+`
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// initialised: tables and variables whose initialisers convert.
func initialised(w *convertText) {
	base := w.structure(true)
	a, b := w.structure(true, "struct "+base.name+" base;"), w.structure(false)
	k := w.name("k")
	w.put(`
static struct {a} a{k};
static struct {b} b{k};
static struct {o} lone{k};
static struct entry{k} { struct {o} *o; void *p; int kind; } table{k}[] = {{(struct {o} *)&a{k}, &b{k}, 1}, {&lone{k}, &a{k}, 0}, {`+w.one("&a{k}.base", "(struct {o} *)(void *)&a{k}")+`, &b{k}, 1}};
static void *any{k}[] = {&a{k}, &b{k}, &lone{k}};
static struct {o} *one{k} = (struct {o} *)&a{k};
static void *const fixed{k} = (void *)&b{k};
static void setup{k}(int n)
{
	init_{a}(&a{k}, n);
	init_{b}(&b{k}, n);
	init_{o}(&lone{k}, n);
	if (n & 1)
		one{k} = `+w.one("zeroed(sizeof *one{k})", "&lone{k}")+`;
}
static void step{k}(int n)
{
	struct entry{k} *e = &table{k}[(unsigned)n % 3];
	`+w.use(base, "e->o")+`
	if (e->kind) {
		struct {b} *b = e->p;
		`+w.use(b, "b")+`
		struct {a} *a = (struct {a} *)e->o;
		`+w.use(a, "a")+`
	} else {
		struct {a} *a = e->p;
		`+w.use(a, "a")+`
	}
	`+w.use(base, "one{k}")+`
	struct {b} *b = n & 1 ? any{k}[1] : fixed{k};
	`+w.use(b, "b")+`
	struct {o} *o = any{k}[n & 1 ? 0 : 2];
	`+w.use(base, "o")+`
}
`, "a", a.name, "b", b.name, "o", base.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// locals: what main has in its frame is reached from lists and void pointers.
func locals(w *convertText) {
	base := w.structure(true)
	a := w.structure(true, "struct "+base.name+" base;")
	k := w.name("k")
	w.put(`
static struct {o} *list{k}[3], lone{k};
static void *any{k};
static void keep{k}(`+w.one("void *p", "struct {o} *p", "struct {a} *p")+`, int at)
{
	list{k}[at] = (void *)p;
}
static void work{k}(int n)
{
	struct {o} *o = list{k}[(unsigned)n % 3];
	`+w.use(base, "o")+`
	struct {a} *x = any{k};
	`+w.use(a, "x")+`
}
static void setup{k}(int n)
{
	struct {a} one, many[3];
	struct { long n; struct {a} in; } hold;
	union { struct {a} a; char bytes[sizeof(struct {a})]; } u;
	init_{a}(&one, n); init_{a}(&hold.in, n); init_{a}(&u.a, n);
	for (int i = 0; i < 3; i++)
		init_{a}(&many[i], n);
	keep{k}((void *)`+w.one("&one", "&many[n & 1]", "many", "&hold.in", "&one.base", "u.bytes")+`, 0);
	keep{k}((void *)`+w.one("&lone{k}", "&many[2]", "&hold.in.base", "&u")+`, 1);
	keep{k}((void *)`+w.one("&lone{k}", "zeroed(sizeof(struct {a}))")+`, 2);
	any{k} = `+w.one("&one", "&many[n & 1]", "&hold.in", "&u", "u.bytes")+`;
	work{k}(n);
	list{k}[0] = list{k}[1] = &lone{k};
	work{k}(n + 1);
}
`, "a", a.name, "o", base.name, "k", k)
	w.calls("setup"+k, "")
}

// slots: arrays of void pointers, which are read as one structure, by their places.
func slots(w *convertText) {
	a, b := w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
static void *slot{k}[4], **next{k} = slot{k};
static struct {a} plain{k};
static void give{k}(void *p)
{
	`+w.one("*next{k}++ = p;", "next{k}[0] = p; next{k} = next{k} + 1;", "static int used; slot{k}[used++] = p;")+`
}
static void setup{k}(int n)
{
	struct {a} *x = zeroed(sizeof *x);
	`+w.init(a, "x")+`
	struct {b} *y = zeroed(sizeof *y);
	`+w.init(b, "y")+`
	give{k}(x);
	give{k}(y);
	init_{a}(&plain{k}, n);
	give{k}(n & 1 ? x : &plain{k});
}
static void step{k}(int n)
{
	struct {a} *a = slot{k}[n & 1 ? 0 : 2];
	`+w.use(a, "a")+`
	void **at = &slot{k}[1];
	struct {b} *b = *at;
	`+w.use(b, "b")+`
}
`, "a", a.name, "b", b.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// tails: flexible arrays, and structures that lie in the tail of another.
func tails(w *convertText) {
	item, h, p := w.structure(false), w.structure(false), w.structure(false)
	k := w.name("k")
	w.put(`
struct list{k} { struct {h} head; int n; struct {i} items[]; };
struct object{k} { struct {h} head; void *aligned[]; };
static struct list{k} *list{k};
static struct object{k} *object{k}, bare{k};
static struct {i} plain{k}, *now{k};
static struct {p} other{k}, *own{k};
static void setup{k}(int n)
{
	int count = 1 + (n & 1);
	list{k} = zeroed(sizeof *list{k} + count * sizeof list{k}->items[0]);
	`+w.init(h, "&list{k}->head")+`
	list{k}->n = count;
	for (int i = 0; i < count; i++) {
		struct {i} *x = &list{k}->items[i];
		`+w.init(item, "x")+`
	}
	now{k} = n & 2 ? &plain{k} : list{k}->items + count - 1;
	object{k} = zeroed(sizeof *object{k} + sizeof(struct {p}));
	`+w.init(h, "&object{k}->head")+`
	init_{h}(&bare{k}.head, n);
	own{k} = n & 1 ? &other{k} : (struct {p} *)`+
		w.one("object{k}->aligned", "(object{k} + 1)", "(void *)&object{k}->aligned[0]",
			"((char *)object{k} + sizeof *object{k})")+`;
	`+w.init(p, "own{k}")+`
}
static void step{k}(int n)
{
	`+w.use(item, "now{k}")+`
	for (int i = 0; i < list{k}->n; i++) {
		struct {i} *x = &list{k}->items[i];
		`+w.use(item, "x")+`
	}
	struct {h} *h = n & 1 ? &list{k}->head : n & 2 ? &bare{k}.head : (struct {h} *)object{k};
	`+w.use(h, "h")+`
	`+w.use(p, "own{k}")+`
}
`, "i", item.name, "h", h.name, "p", p.name, "k", k)
	w.calls("setup"+k, "step"+k)
}

// places: pointers to pointers, which lead into structures and to variables.
func places(w *convertText) {
	a := w.structure(w.often(), "struct SELF *next;")
	k := w.name("k")
	w.put(`
static struct {a} *head{k}, plain{k}, **last{k} = &head{k};
static void push{k}(struct {a} *x)
{
	x->next = 0;
	*last{k} = x;
	last{k} = &x->next;
}
static void setup{k}(int n)
{
	struct {a} *x = zeroed(sizeof *x);
	`+w.init(a, "x")+`
	push{k}(x);
	`+w.init(a, "&plain{k}")+`
	if (n & 1)
		push{k}(&plain{k});
}
static void step{k}(int n)
{
	struct {a} **at = &head{k};
	while (*at) {
		struct {a} *x = *at;
		`+w.use(a, "x")+`
		at = &(*at)->next;
	}
	`+w.one("void **v = (void **)(void *)last{k}; (void)v;", "struct {a} ***all = &last{k}; seen += **all == 0;")+`
	for (struct {a} *x = head{k}; x; x = x->next) {
		`+w.use(a, "x")+`
	}
	if (n & 1 && head{k} && head{k}->next) {
		struct {a} *x = head{k};
		head{k} = x->next;
		push{k}(x);
	}
}
`, "a", a.name, "k", k)
	w.calls("setup"+k, "step"+k)
}
