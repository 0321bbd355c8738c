/* The process and its system: POSIX.1-2017 <unistd.h>, <sys/resource.h>, <sched.h>, <sys/wait.h>, <pwd.h>; GNU <sys/sysinfo.h>.

   Numbers of processors, limits, ids, names are unknown within sensible ranges; an id is the same at each call. There
   is one process (see fork.c), exec fails. Scheduling calls succeed without effect. */
#include <grp.h>
#include <pwd.h>
#include <sched.h>
#include <stdarg.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>
#include "environment.h"

pid_t getpid(void) { return identity(1000); }
pid_t getppid(void) { return identity(999); }
pid_t getpgrp(void) { return identity(1000); }
static pid_t of_process(pid_t id, const char *name) { return id ? (pid_t)outcome(name, any_between(1, INT_MAX, name)) : identity(1000); }
pid_t getpgid(pid_t id) { return of_process(id, "getpgid"); }
pid_t getsid(pid_t id) { return of_process(id, "getsid"); }
int setpgrp(void) { return (int)outcome("setpgrp", 0); }
pid_t setsid(void) { return (pid_t)outcome("setsid", 1000); }
int setpgid(pid_t id, pid_t group) { return (int)outcome("setpgid", 0); }
pid_t gettid(void) { return identity(1000) + __midway_self() - 1; }
uid_t getuid(void) { return identity(1000); }
uid_t geteuid(void) { return identity(1000); }
gid_t getgid(void) { return identity(1000); }
gid_t getegid(void) { return identity(1000); }
int setuid(uid_t id) { return (int)outcome("setuid", 0); }
int setgid(gid_t id) { return (int)outcome("setgid", 0); }
int seteuid(uid_t id) { return (int)outcome("seteuid", 0); }
int setegid(gid_t id) { return (int)outcome("setegid", 0); }
int setgroups(size_t n, const gid_t *groups) { return (int)outcome("setgroups", 0); }
int initgroups(const char *user, gid_t group) { return __mw_may_be_cancelled(), (int)outcome("initgroups", 0); }

/* --- processors and limits -------------------------------------------------------------------------- */

static long processors(void) { return any_between(1, 1024, "number of processors"); }

int get_nprocs(void) { return (int)processors(); }
int get_nprocs_conf(void) { return (int)processors(); }
int getpagesize(void) { return 4096; }
long gethostid(void) { return may_set_errno(), any_int("gethostid"); }

long sysconf(int name)
{
	switch (name) {
	case _SC_PAGESIZE: return 4096;
	case _SC_NPROCESSORS_ONLN: case _SC_NPROCESSORS_CONF: return processors();
	case _SC_CLK_TCK: return 100;
	case _SC_OPEN_MAX: return descriptors();
	case _SC_THREAD_KEYS_MAX: return 1024; /* though the models have fewer */
	default: return may_set_errno(), any_between(-1, LONG_MAX, "sysconf");
	}
}

size_t confstr(int name, char *buf, size_t n)
{
	if (buf && n) {
		fill(buf, n, "confstr");
		buf[n - 1] = 0;
	}
	return n;
}

int getrlimit(__rlimit_resource_t what, struct rlimit *out)
{
	fill(out, sizeof *out, "getrlimit");
	return 0;
}

int getrlimit64(__rlimit_resource_t what, struct rlimit64 *out)
{
	fill(out, sizeof *out, "getrlimit");
	return 0;
}

int setrlimit(__rlimit_resource_t what, const struct rlimit *in) { return (int)outcome("setrlimit", 0); }
int setrlimit64(__rlimit_resource_t what, const struct rlimit64 *in) { return (int)outcome("setrlimit", 0); }

int getrusage(__rusage_who_t who, struct rusage *out)
{
	fill(out, sizeof *out, "getrusage");
	return 0;
}

int sysinfo(struct sysinfo *out)
{
	fill(out, sizeof *out, "sysinfo");
	return 0;
}

/* Attributes of the process that no model looks at can be set; what others say or do is not known. */
int prctl(int option, ...)
{
	va_list a;
	va_start(a, option);
	char *name = va_arg(a, char *);
	va_end(a);
	switch (option) {
	case PR_SET_NAME:
		read_text(name, 16);
		break;
	case PR_GET_NAME:
		fill(name, 16, "prctl");
		name[15] = 0;
		break;
	case PR_SET_PDEATHSIG: case PR_SET_DUMPABLE: case PR_SET_KEEPCAPS: case PR_SET_TIMERSLACK: case PR_SET_NO_NEW_PRIVS:
	case PR_SET_CHILD_SUBREAPER: case PR_SET_THP_DISABLE: case PR_SET_PTRACER: case PR_SET_VMA: case PR_CAPBSET_DROP:
		break;
	default:
		__midway_cut("prctl: an option without a model");
	}
	return (int)outcome("prctl", 0);
}

int nice(int increment) { return may_set_errno(), any_int("nice"); }
int getpriority(__priority_which_t which, id_t who) { return may_set_errno(), (int)any_between(-20, 19, "getpriority"); }
int setpriority(__priority_which_t which, id_t who, int priority) { return (int)outcome("setpriority", 0); }

/* --- scheduling ------------------------------------------------------------------------------------- */

int sched_setaffinity(pid_t id, size_t n, const cpu_set_t *set) { return 0; }

int sched_getaffinity(pid_t id, size_t n, cpu_set_t *set)
{
	fill(set, n, "sched_getaffinity");
	return 0;
}

int sched_getcpu(void) { return (int)any_between(0, 1023, "sched_getcpu"); }

/* Linux's policies: those of real time have priorities from 1 on. */
static int priority(int policy, int of_real_time)
{
	if (policy == SCHED_FIFO || policy == SCHED_RR)
		return of_real_time;
	return policy < 0 || policy == 4 || policy > SCHED_DEADLINE ? fail(EINVAL) : 0;
}

int sched_get_priority_max(int policy) { return priority(policy, 99); }
int sched_get_priority_min(int policy) { return priority(policy, 1); }
int sched_setscheduler(pid_t id, int policy, const struct sched_param *p) { return (int)outcome("sched_setscheduler", 0); }
int sched_getscheduler(pid_t id) { return SCHED_OTHER; }
int sched_setparam(pid_t id, const struct sched_param *p) { return (int)outcome("sched_setparam", 0); }

int sched_getparam(pid_t id, struct sched_param *p)
{
	__midway_memset(p, 0, sizeof *p);
	return 0;
}

int __sched_cpucount(size_t n, const cpu_set_t *set)
{
	int count = 0;
	for (size_t i = 0; i < n / sizeof(unsigned long); i++)
		count += __builtin_popcountl(set->__bits[i]);
	return count;
}

cpu_set_t *__sched_cpualloc(size_t n) { return heap_alloc((n + 63) / 64 * 8); }
void __sched_cpufree(cpu_set_t *set) { __midway_free(set, MW_HEAP); }

/* --- processes -------------------------------------------------------------------------------------- */

static int refused(const char *path)
{
	read_text(path, SIZE_MAX);
	if (__midway_choose(2, "exec|fails|succeeds") == 0)
		return fail(ENOENT);
	__midway_exit(0);
}

int execv(const char *path, char *const argv[]) { return refused(path); }
int execve(const char *path, char *const argv[], char *const env[]) { return refused(path); }
int execvp(const char *path, char *const argv[]) { return refused(path); }
int execl(const char *path, const char *arg, ...) { return refused(path); }
int execlp(const char *path, const char *arg, ...) { return refused(path); }
int execle(const char *path, const char *arg, ...) { return refused(path); }

pid_t waitpid(pid_t id, int *status, int options)
{
	__mw_cancellation_point();
	if (status)
		fill(status, sizeof *status, "waitpid");
	return (pid_t)outcome("waitpid", any_nonnegative("waitpid"));
}

pid_t wait(int *status) { return waitpid(-1, status, 0); }

/* --- names ------------------------------------------------------------------------------------------ */

static char *any_text(char *s, size_t n, const char *name)
{
	__midway_nondet(s, n, name);
	s[n - 1] = 0;
	return s;
}

int gethostname(char *s, size_t n)
{
	__midway_check(s, n, 1);
	if (n)
		any_text(s, n, "gethostname");
	return (int)outcome("gethostname", 0);
}

int getdomainname(char *s, size_t n) { return gethostname(s, n); }

int uname(struct utsname *u)
{
	fill(u, sizeof *u, "uname");
	u->sysname[64] = u->nodename[64] = u->release[64] = u->version[64] = u->machine[64] = 0;
	return 0;
}

static char *ttyname_text(void) { return any_text(area()->text, 32, "ttyname"); }
char *ttyname(int fd) { return may_set_errno(), __midway_choose(2, "ttyname|fails|succeeds") ? ttyname_text() : 0; }
char *getlogin(void) { return may_set_errno(), __midway_choose(2, "getlogin|fails|succeeds") ? ttyname_text() : 0; }
char *ctermid(char *s) { return s ? s : "/dev/tty"; }

static struct passwd *any_user(void)
{
	__mw_may_be_cancelled();
	may_set_errno();
	static char user[32], home[32], shell[32];
	static struct passwd p;
	if (__midway_choose(2, "user look-up|finds nothing|finds an entry") == 0)
		return 0;
	p = (struct passwd){any_text(user, 32, "user"), "x", 1000, 1000, "", any_text(home, 32, "home"), any_text(shell, 32, "shell")};
	p.pw_uid = (uid_t)any_int("user id");
	return &p;
}

struct passwd *getpwnam(const char *name)
{
	read_text(name, SIZE_MAX);
	return any_user();
}

struct passwd *getpwuid(uid_t id) { return any_user(); }

static struct group *any_group(void)
{
	__mw_may_be_cancelled();
	may_set_errno();
	static char name[32], *members[1];
	static struct group g;
	if (__midway_choose(2, "group look-up|finds nothing|finds an entry") == 0)
		return 0;
	g = (struct group){any_text(name, 32, "group"), "x", (gid_t)any_int("group id"), members};
	return &g;
}

struct group *getgrnam(const char *name)
{
	read_text(name, SIZE_MAX);
	return any_group();
}

struct group *getgrgid(gid_t id) { return any_group(); }
