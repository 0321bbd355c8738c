/* Errors and messages: ISO C11 7.5 errno, strerror, perror; BSD <err.h>; GNU error; <syslog.h>.

   errno is the thread's own. Messages go nowhere; their formats are walked as printf's are. Every error has the same text, so that
   printing one does not fork over it. */
#include <err.h>
#include <error.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <syslog.h>
#include "environment.h"
#include "format.h"

int *__errno_location(void) { return &area()->error; }

char *program_invocation_name = "program", *program_invocation_short_name = "program";
extern char *__progname, *__progname_full;
char *__progname = "program", *__progname_full = "program";

/* The texts are others, and longer. */
INLINE char *text(void)
{
	__midway_ledger(0, "error-text", "the text of any error is \"error\"");
	return "error";
}

char *strerror(int error) { return text(); }

/* GNU's strerror_r, and the POSIX one that <string.h> names __xpg_strerror_r. */
char *strerror_r(int error, char *s, size_t n)
{
	size_t size = __midway_object_size(s), room = n < size ? n : size;
	int unknown = error < 0 || error > 133 || error == 41 || error == 58; /* glibc 2.36 writes about these alone */
	if (!unknown)
		return text();
	if (room > 0) {
		fill(s, room, "strerror_r");
		s[room - 1] = 0;
	}
	return s;
}

int __xpg_strerror_r(int error, char *s, size_t n)
{
	if (n < sizeof "error")
		return ERANGE;
	__midway_memcpy(s, "error", sizeof "error");
	return 0;
}

void perror(const char *s)
{
	__mw_may_be_cancelled();
	if (s)
		read_text(s, SIZE_MAX);
}

static void say(const char *format, va_list a)
{
	if (format)
		__mw_print(format, a);
}

void vwarn(const char *format, va_list a) { __mw_may_be_cancelled(); say(format, a); }
void vwarnx(const char *format, va_list a) { __mw_may_be_cancelled(); say(format, a); }
void verr(int code, const char *format, va_list a) { vwarn(format, a); __mw_leave_process(code); }
void verrx(int code, const char *format, va_list a) { vwarn(format, a); __mw_leave_process(code); }
void vsyslog(int priority, const char *format, va_list a)
{
	say(format, a);
	may_set_errno(); /* there may be no daemon */
}

#define SAY(last)            \
	va_list a;               \
	va_start(a, last);       \
	say(format, a);          \
	va_end(a)

void warn(const char *format, ...) { __mw_may_be_cancelled(); SAY(format); }
void warnx(const char *format, ...) { __mw_may_be_cancelled(); SAY(format); }
void err(int code, const char *format, ...) { __mw_may_be_cancelled(); SAY(format); __mw_leave_process(code); }
void errx(int code, const char *format, ...) { __mw_may_be_cancelled(); SAY(format); __mw_leave_process(code); }
void syslog(int priority, const char *format, ...) { SAY(format); may_set_errno(); }
void __syslog_chk(int priority, int flag, const char *format, ...) { SAY(format); may_set_errno(); }

void error(int code, int number, const char *format, ...)
{
	SAY(format);
	if (code)
		__mw_leave_process(code);
}

void error_at_line(int code, int number, const char *file, unsigned line, const char *format, ...)
{
	SAY(format);
	if (code)
		__mw_leave_process(code);
}

void openlog(const char *name, int option, int facility) {}
void closelog(void) {}
int setlogmask(int mask) { return 0; }
int backtrace(void **buf, int n)
{
	may_set_errno();
	__midway_ledger(2, "unmodelled-call", "backtrace: no frame is found");
	if (__midway_is_concrete(0) || n <= 0)
		return 0;
	may_have_filled(buf);
	return (int)any_between(0, n, "backtrace");
}
char **backtrace_symbols(void *const *buf, int n)
{
	__midway_ledger(2, "unmodelled-call", "backtrace_symbols: there is no memory for the texts");
	return __midway_is_concrete(0) ? 0 : (char **)any_long("backtrace_symbols");
}
void backtrace_symbols_fd(void *const *buf, int n, int fd) {}
