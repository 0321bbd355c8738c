/* Functions that the models of many families call. They belong to no standard. */
#include "environment.h"

int fail(int error)
{
	area()->error = error;
	return -1;
}

long any_between(long low, long high, const char *name)
{
	long v = any_long(name);
	v = v < low ? low : v; /* not an assumption, which would end a path */
	return v > high ? high : v;
}

int fail_somehow(void) { return fail((int)any_between(1, 133, "errno")); }

void may_set_errno(void)
{
	unsigned char set, code;
	__midway_nondet(&set, 1, "errno");
	__midway_nondet(&code, 1, "errno");
	set_errno_if(set & 1, 1 + (code & 127));
}

int may_fail(const char *name) { return __midway_choose(2, name) == 0 ? 0 : fail_somehow(); }

size_t read_string(const char *s)
{
	__midway_check(s, 1, 0);
	size_t n = length(s);
	__midway_touched(s, n + 1, 0);
	return n;
}

void read_text(const char *s, size_t limit)
{
	size_t n = 0, known = 0, room = SIZE_MAX;
	if (limit == 0)
		return;
	__midway_check(s, 1, 0);
	for (; n < limit && n < room; n++) {
		if (__midway_is_concrete(s[n])) {
			if (!s[n])
				break;
		} else if (room == SIZE_MAX) {
			known = n + 1;
			room = __midway_object_size(s);
			if (!__midway_is_concrete((long)room))
				room = known;
		}
	}
	__midway_touched(s, known ? known : n < limit ? n + 1 : n, 0);
}

long outcome(const char *name, long value)
{
	unsigned char fails, e;
	__midway_ledger(0, "environment", "system calls: writes are complete, nothing is interrupted, descriptors block");
	__midway_nondet(&fails, 1, name);
	__midway_nondet(&e, 1, "errno");
	int *error = &area()->error, code = 1 + (e & 127);
	code = (code == EINTR) | (code == EAGAIN) ? EIO : code;
	*error = fails & 1 ? code : *error;
	return fails & 1 ? -1 : value;
}

long transferred(const char *name, size_t n)
{
	size_t r;
	__midway_nondet(&r, sizeof r, name);
	r = r > n ? n : r;
	return outcome(name, (long)(r & LONG_MAX));
}
