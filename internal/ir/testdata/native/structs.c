/* Structs by value, in registers and in memory, bit-fields, unions, nested initialisers. */
#include <string.h>
void out(long long);

struct small { int a, b; };
struct mixed { char c; double d; short s; };
struct large { int v[12]; struct small s; };
struct bits { unsigned a : 3; int b : 5; unsigned c : 13; unsigned long long d : 40; };
union pun { float f; unsigned u; unsigned char b[4]; };
struct floats { float x, y, z; };

static struct small swap(struct small s) { struct small r = {s.b, s.a}; return r; }
static struct mixed mix(struct mixed m, int k) { m.c += k; m.d *= k; m.s -= k; return m; }
static struct large grow(struct large l, int k) {
	int i;
	for (i = 0; i < 12; i++)
		l.v[i] += k * i;
	l.s = swap(l.s);
	return l;
}
static struct floats scale(struct floats f, float k) { f.x *= k; f.y *= k; f.z *= k; return f; }

static struct large table[2] = {{{1, 2, 3}, {4, 5}}, {.v = {[5] = 9, [11] = 1}, .s = {.b = 7}}};
static struct { struct small *p; const char *name; int (*f)(const char *, const char *); } links[] = {
	{&table[0].s, "first", strcmp}, {&table[1].s, "second", 0},
};

int main(int argc, char **argv) {
	struct small s = {argc, 2}, *p = &s;
	struct mixed m = {'a', 1.5, 100};
	struct large l = table[0];
	struct bits b = {5, -3, 4000, 1ull << 39};
	struct floats f = {1.5f, 2.5f, -3.5f};
	struct small zero = {0};
	union pun u;
	int i;
	s = swap(s);
	out(p->a * 10 + p->b);
	m = mix(m, 3);
	out(m.c);
	out((long long)(m.d * 100));
	out(m.s);
	l = grow(l, 4);
	for (i = 0; i < 12; i++)
		out(l.v[i]);
	out(l.s.a * 10 + l.s.b);
	b.a += 6;
	b.b -= 1;
	b.c *= 3;
	b.d |= 77;
	out(b.a);
	out(b.b);
	out(b.c);
	out(b.d);
	u.f = 1.0f;
	out(u.u);
	u.b[3] = 0xc0;
	out((long long)(u.f * 16));
	f = scale(f, 2.0f);
	out((long long)(f.x * 10 + f.y * 100 + f.z * 1000));
	out(table[1].v[5] + table[1].s.b + links[1].p->b + links[0].name[2]);
	memcpy(&s, &table[0].s, sizeof s);
	out(s.a + s.b * 10 + zero.a + zero.b);
	memset(&s, 1, sizeof s);
	out(s.a);
	return l.v[3];
}
