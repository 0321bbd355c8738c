/* Variadic functions: ints, longs, doubles, pointers, structs; va_copy; passing a va_list on. */
#include <stdarg.h>
void out(long long);

struct pair { int a, b; };
struct big { long v[5]; };

static long long sum(int n, ...) {
	va_list ap;
	long long s = 0;
	va_start(ap, n);
	while (n--)
		s = s * 3 + va_arg(ap, int);
	va_end(ap);
	return s;
}

static void walk(const char *f, va_list ap) {
	for (; *f; f++)
		switch (*f) {
		case 'i': out(va_arg(ap, int)); break;
		case 'l': out(va_arg(ap, long long)); break;
		case 'd': out((long long)(va_arg(ap, double) * 1000)); break;
		case 's': out(va_arg(ap, char *)[1]); break;
		case 'p': { struct pair p = va_arg(ap, struct pair); out(p.a * 1000 + p.b); break; }
		case 'b': { struct big b = va_arg(ap, struct big); out(b.v[0] + b.v[4]); break; }
		}
}

static void show(const char *f, ...) {
	va_list ap, again;
	va_start(ap, f);
	va_copy(again, ap);
	walk(f, ap);
	walk(f, again);
	va_end(again);
	va_end(ap);
}

int main(int argc, char **argv) {
	struct pair p = {7, 8};
	struct big b = {{1, 2, 3, 4, 5}};
	out(sum(3, 1, 2, 3));
	out(sum(9, 1, -2, 3, -4, 5, -6, 7, -8, 9));
	show("iidls", 1, argc, 2.5, 1ll << 40, "xyz");
	show("dddddddddddi", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12);
	show("pibd", p, 3, b, -0.5);
	return 3;
}
