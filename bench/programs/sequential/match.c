// A matcher of patterns with ^, $, . and *, on a pattern of SIZE unknown bytes, the last of them not zero-terminated: it reads beyond.
#include <assert.h>
#ifndef SIZE
#define SIZE 7
#endif
void klee_make_symbolic(void *p, unsigned long n, const char *name);
static int here(const char *pattern, const char *text);
static int repeated(int c, const char *pattern, const char *text)
{
	do {
		if (here(pattern, text))
			return 1;
	} while (*text != '\0' && (*text++ == c || c == '.'));
	return 0;
}
static int here(const char *pattern, const char *text)
{
	if (pattern[0] == '\0')
		return 1;
	if (pattern[1] == '*')
		return repeated(pattern[0], pattern + 2, text);
	if (pattern[0] == '$' && pattern[1] == '\0')
		return *text == '\0';
	if (*text != '\0' && (pattern[0] == '.' || pattern[0] == *text))
		return here(pattern + 1, text + 1);
	return 0;
}
static int match(const char *pattern, const char *text)
{
	if (pattern[0] == '^')
		return here(pattern + 1, text);
	do {
		if (here(pattern, text))
			return 1;
	} while (*text++ != '\0');
	return 0;
}
int main(void)
{
	char pattern[SIZE];
	klee_make_symbolic(pattern, sizeof pattern, "pattern");
	return match(pattern, "hello");
}
