/* Calls without prototypes, weak and aliased functions, constructors, tentative definitions. */
void out(long long);

int shared;
int shared;
static int total() { return shared; }
int add();
int weak_one(void) __attribute__((weak));
int weak_one(void) { return 11; }
int missing(void) __attribute__((weak));
int real(int x) { return x * 3; }
int other(int) __attribute__((alias("real")));
extern int mirror __attribute__((alias("shared")));
static void before(void) __attribute__((constructor));
static void before(void) { shared = 5; }

int main(int argc, char **argv) {
	int (*f)() = add;
	out(add(1, 2));
	out(f(3, 4));
	out(total());
	out(weak_one());
	out(missing ? missing() : -1);
	out(other(7) + (other == real));
	mirror = 8;
	out(shared);
	return 0;
}

int add(a, b)
	int a, b;
{
	return a * 10 + b;
}
