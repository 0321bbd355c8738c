// Words separated by blanks in six unknown bytes are counted, and the last number in them is read as atoi does; two words with -42 do not fit.
#include <assert.h>
void klee_make_symbolic(void *p, unsigned long n, const char *name);
static int number(const char *s)
{
	int sign = 1, value = 0;
	if (*s == '-' || *s == '+')
		sign = *s++ == '-' ? -1 : 1;
	while (*s >= '0' && *s <= '9')
		value = 10 * value + (*s++ - '0');
	return sign * value;
}
int main(void)
{
	char text[7];
	int words = 0, last = 0;
	klee_make_symbolic(text, sizeof text, "text");
	text[6] = '\0';
	for (const char *s = text; *s;) {
		while (*s == ' ')
			s++;
		if (!*s)
			break;
		words++;
		last = number(s);
		while (*s && *s != ' ')
			s++;
	}
	assert(words != 2 || last != -42);
	return 0;
}
