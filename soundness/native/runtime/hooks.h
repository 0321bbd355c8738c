/* Where a debugger stops (midway replay --gdb): these are called for that alone. Part of replay.c. */

static int debugged;
static int shown_thread = -1; /* that took the last step */
static char text[600];

/* Another thread goes on, with a step; the program's function is so many frames up. */
__attribute__((noinline)) void __midway_switched(const char *what, int frames) { __asm__ volatile("" : : "r"(what), "r"(frames)); }

/* The violation shows here; frames < 0: somewhere up. */
__attribute__((noinline)) void __midway_failure(const char *what, int frames) { __asm__ volatile("" : : "r"(what), "r"(frames)); }

static char *append(char *to, const char *s)
{
	while (*s && to < text + sizeof text - 1)
		*to++ = *s++;
	*to = 0;
	return to;
}

static char *append_number(char *to, int n)
{
	char digits[12], *d = digits + sizeof digits;
	*--d = 0;
	do
		*--d = (char)('0' + n % 10);
	while (n /= 10);
	return append(to, d);
}

static void step_taken(int i, int frames)
{
	if (!debugged || me->id == shown_thread)
		return;
	shown_thread = me->id;
	char *to = append(append_number(append(text, "step "), i + 1), " of ");
	to = append(append(append_number(to, STEPS), ", "), names[me->id]);
	to = append(append(to, ": "), keys[steps[i].key].text);
	if (steps[i].timeout)
		append(to, ", whose time is over");
	__midway_switched(text, frames + 2);
}

/* All threads stand where they are for good, or go round for ever. */
static void stands_still(void)
{
	static int once;
	if (!debugged || __atomic_exchange_n(&once, 1, __ATOMIC_SEQ_CST))
		return;
	__midway_failure(ENDING == CIRCLES ? "nothing ends any more: threads come to the same places again and again"
	                                   : "every thread is about to wait for good", -1);
}

/* Called by sanitizers. */
void __asan_on_error(void) { __midway_failure("AddressSanitizer reports", -1); }
void __tsan_on_report(const void *report) { __midway_failure("ThreadSanitizer reports", -1); }
void __ubsan_on_report(void) { __midway_failure("UndefinedBehaviorSanitizer reports", -1); }
