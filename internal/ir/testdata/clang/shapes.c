/* Initialisers with addresses, structures by value, bit-fields, container_of, old-style functions. */
#include <stddef.h>
#include <string.h>

struct point { int x, y; };
struct link { struct link *next; };
struct shape {
	char name[6];
	struct point corners[3];
	struct link link;
	double area;
	unsigned kind : 3, visible : 1;
};
static struct shape unit = {"unit", {{0, 0}, {1, 0}, {1, 1}}, {&unit.link}, 0.5, 2, 1};
static int *corner = &unit.corners[1].y;
static char *tail = &unit.name[2];

static struct shape *shape_of(struct link *l) { return (struct shape *)((char *)l - offsetof(struct shape, link)); }

static struct point move(struct point p, int dx, int dy)
{
	p.x += dx;
	p.y += dy;
	return p;
}

int area(a, b) int a, b; { return a * b; }

int main(int argc, char **argv)
{
	struct point p = move(unit.corners[argc % 3], argc, -argc);
	struct shape *s = shape_of(unit.link.next);
	long double wide = s->area * argc;
	if (s->visible && *corner == 0 && strcmp(tail, "it") == 0)
		return area(p.x, p.y);
	return argv[0][0] + (wide > 1.0L);
}
