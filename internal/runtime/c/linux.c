/* Calls of Linux and GNU beside those of POSIX's core, and those for large files (LFS64): <sys/stat.h>, <sys/statfs.h>, <fcntl.h>,
   <sys/sendfile.h>, <sys/inotify.h>, <sys/random.h>, <sys/xattr.h>, <termios.h>, <sys/sysmacros.h>, <pwd.h>, <grp.h>.

   As in file.c: every call may succeed or fail, and what is read is unknown. None keeps a pointer. */
#include <dirent.h>
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include "environment.h"

/* A call without effect on the program's memory that answers 0 or -1. */
#define PLAIN(name, parameters) \
	int name parameters { return (int)outcome(#name, 0); }

/* The same, at which a thread may be cancelled. */
#define WAITS(name, parameters) \
	int name parameters { return __mw_cancellation_point(), (int)outcome(#name, 0); }

/* A call that names a path and answers 0 or -1. */
#define ON_PATH(name, parameters)                 \
	int name parameters                           \
	{                                             \
		read_text(path, SIZE_MAX);                \
		return (int)outcome(#name, 0);            \
	}

/* A call that reads a structure and answers 0 or -1. */
#define TAKES(name, parameters)                   \
	int name parameters                           \
	{                                             \
		__midway_check(in, sizeof *in, 0);        \
		return (int)outcome(#name, 0);            \
	}

/* A call that fills a structure and answers 0 or -1. */
#define TELLS(name, parameters)                   \
	int name parameters                           \
	{                                             \
		fill(out, sizeof *out, #name);            \
		return (int)outcome(#name, 0);            \
	}

/* --- files ------------------------------------------------------------------------------------------ */

TELLS(statfs64, (const char *restrict path, struct statfs64 *restrict out))
TELLS(fstatfs64, (int fd, struct statfs64 *out))
TELLS(statvfs64, (const char *restrict path, struct statvfs64 *restrict out))
TELLS(fstatvfs64, (int fd, struct statvfs64 *out))
TELLS(fstatat64, (int fd, const char *restrict path, struct stat64 *restrict out, int flags))
PLAIN(ftruncate64, (int fd, off64_t n))
WAITS(fallocate, (int fd, int mode, off_t at, off_t n))
WAITS(fallocate64, (int fd, int mode, off64_t at, off64_t n))
PLAIN(posix_fadvise64, (int fd, off64_t at, off64_t n, int advice))
PLAIN(futimens, (int fd, const struct timespec t[2]))
PLAIN(futimes, (int fd, const struct timeval t[2]))
PLAIN(syncfs, (int fd))
WAITS(sync_file_range, (int fd, off64_t at, off64_t n, unsigned flags))
ON_PATH(truncate64, (const char *path, off64_t n))
ON_PATH(lutimes, (const char *path, const struct timeval t[2]))
ON_PATH(futimesat, (int fd, const char *path, const struct timeval t[2]))
ON_PATH(mkdirat, (int fd, const char *path, mode_t mode))
ON_PATH(mkfifoat, (int fd, const char *path, mode_t mode))
ON_PATH(mknod, (const char *path, mode_t mode, dev_t device))
ON_PATH(mknodat, (int fd, const char *path, mode_t mode, dev_t device))
ON_PATH(linkat, (int from, const char *path, int to, const char *other, int flags))
ON_PATH(symlinkat, (const char *path, int fd, const char *other))
ON_PATH(renameat, (int from, const char *path, int to, const char *other))
ON_PATH(renameat2, (int from, const char *path, int to, const char *other, unsigned flags))
ON_PATH(fchmodat, (int fd, const char *path, mode_t mode, int flags))
ON_PATH(fchownat, (int fd, const char *path, uid_t u, gid_t g, int flags))
ON_PATH(eaccess, (const char *path, int mode))
ON_PATH(euidaccess, (const char *path, int mode))
ON_PATH(removexattr, (const char *path, const char *name))
ON_PATH(lremovexattr, (const char *path, const char *name))
PLAIN(fremovexattr, (int fd, const char *name))

/* These answer 0 or an error's number, and leave errno alone. */
static int number(const char *name) { return any_int(name) & 0xff; }
int posix_fallocate(int fd, off_t at, off_t n) { return number("posix_fallocate"); }
int posix_fallocate64(int fd, off64_t at, off64_t n) { return number("posix_fallocate"); }

static int opened(const char *path, const char *name)
{
	__mw_cancellation_point();
	read_text(path, SIZE_MAX);
	return __mw_new_descriptor(name);
}

int creat64(const char *path, mode_t mode) { return opened(path, "open"); }
int openat64(int fd, const char *path, int flags, ...) { return opened(path, "open"); }
int memfd_create(const char *name, unsigned flags)
{
	read_text(name, SIZE_MAX);
	return __mw_new_descriptor("memfd_create");
}
int inotify_init1(int flags) { return __mw_new_descriptor("inotify_init"); }
int inotify_add_watch(int fd, const char *path, uint32_t mask)
{
	read_text(path, SIZE_MAX);
	return (int)outcome("inotify_add_watch", any_nonnegative("watch"));
}
PLAIN(inotify_rm_watch, (int fd, int watch))
int signalfd(int fd, const sigset_t *set, int flags)
{
	__midway_check(set, 8, 0);
	return fd == -1 ? __mw_new_descriptor("signalfd") : (int)outcome("signalfd", fd);
}

/* Six letters of the pattern are replaced; what they become is not known. */
static int temporary(char *pattern, int behind)
{
	__mw_cancellation_point();
	size_t n = read_string(pattern);
	if (behind < 0 || n < 6 + (size_t)behind)
		return fail(EINVAL);
	char *x = pattern + n - behind - 6;
	for (int i = 0; i < 6; i++)
		if (x[i] != 'X')
			return fail(EINVAL);
	__midway_check(x, 6, 1);
	for (int i = 0; i < 6; i++)
		x[i] = (char)any_between('0', 'z', "letter of a temporary name");
	return __mw_new_descriptor("mkstemp");
}

int mkstemp64(char *pattern) { return temporary(pattern, 0); }
int mkostemp(char *pattern, int flags) { return temporary(pattern, 0); }
int mkostemp64(char *pattern, int flags) { return temporary(pattern, 0); }
int mkstemps(char *pattern, int behind) { return temporary(pattern, behind); }
int mkstemps64(char *pattern, int behind) { return temporary(pattern, behind); }

/* Entries are in memory of their own, and in order. More than two are not followed. */
static int listed(const char *path, struct dirent64 ***out, int (*wanted)(const struct dirent64 *),
	int (*compare)(const struct dirent64 **, const struct dirent64 **))
{
	read_text(path, SIZE_MAX);
	__midway_check(out, sizeof *out, 1);
	int n = __midway_choose(4, "scandir|fails|finds nothing|finds one entry|finds two entries") - 1, k = 0;
	if (n < 0)
		return fail_somehow();
	__midway_ledger(2, "unmodelled-call", "scandir: directories of more than two entries are not followed");
	struct dirent64 **list = malloc(2 * sizeof *list);
	for (int i = 0; i < n; i++) {
		struct dirent64 *e = malloc(sizeof *e);
		fill(e, sizeof *e, "scandir");
		e->d_name[sizeof e->d_name - 1] = 0;
		if (wanted && !wanted(e))
			free(e);
		else
			list[k++] = e;
	}
	if (k == 2 && compare && compare((const struct dirent64 **)list, (const struct dirent64 **)list + 1) > 0) {
		struct dirent64 *first = list[0];
		list[0] = list[1];
		list[1] = first;
	}
	if (k == 0) { /* as glibc has it */
		free(list);
		list = 0;
	}
	*out = list;
	return k;
}

int scandir64(const char *restrict path, struct dirent64 ***restrict out, int (*wanted)(const struct dirent64 *),
	int (*compare)(const struct dirent64 **, const struct dirent64 **))
{
	return listed(path, out, wanted, compare);
}

int scandir(const char *restrict path, struct dirent ***restrict out, int (*wanted)(const struct dirent *),
	int (*compare)(const struct dirent **, const struct dirent **))
{
	return listed(path, (struct dirent64 ***)out, (int (*)(const struct dirent64 *))wanted,
		(int (*)(const struct dirent64 **, const struct dirent64 **))compare);
}

int alphasort64(const struct dirent64 **a, const struct dirent64 **b)
{
	return alphasort((const struct dirent **)a, (const struct dirent **)b);
}

/* --- data ------------------------------------------------------------------------------------------- */

static void moved(void *offset)
{
	__mw_cancellation_point();
	if (offset)
		fill(offset, 8, "offset");
}

ssize_t sendfile64(int out, int in, off64_t *offset, size_t n)
{
	ssize_t r = transferred("sendfile", n);
	if (offset) {
		__midway_check(offset, sizeof *offset, 1);
		*offset += r > 0 ? r : 0;
	}
	return r;
}

ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t n, unsigned flags)
{
	moved(from);
	moved(to);
	return transferred("copy_file_range", n);
}

ssize_t splice(int in, off64_t *from, int out, off64_t *to, size_t n, unsigned flags)
{
	moved(from);
	moved(to);
	return transferred("splice", n);
}

ssize_t tee(int in, int out, size_t n, unsigned flags) { return __mw_cancellation_point(), transferred("tee", n); }
ssize_t readahead(int fd, off64_t at, size_t n) { return outcome("readahead", 0); }
ssize_t preadv(int fd, const struct iovec *v, int count, off_t at) { return readv(fd, v, count); }
ssize_t preadv64(int fd, const struct iovec *v, int count, off64_t at) { return readv(fd, v, count); }
ssize_t pwritev(int fd, const struct iovec *v, int count, off_t at) { return writev(fd, v, count); }
ssize_t pwritev64(int fd, const struct iovec *v, int count, off64_t at) { return writev(fd, v, count); }

static ssize_t told(const char *path, void *out, size_t n, const char *name)
{
	if (path)
		read_text(path, SIZE_MAX);
	if (n)
		fill(out, n, name);
	return n ? transferred(name, n) : outcome(name, any_between(0, 65536, name)); /* asked for the size alone */
}

ssize_t readlinkat(int fd, const char *restrict path, char *restrict out, size_t n) { return told(path, out, n, "readlink"); }
ssize_t getxattr(const char *path, const char *name, void *out, size_t n) { return told(path, out, n, "getxattr"); }
ssize_t lgetxattr(const char *path, const char *name, void *out, size_t n) { return told(path, out, n, "getxattr"); }
ssize_t fgetxattr(int fd, const char *name, void *out, size_t n) { return told(0, out, n, "getxattr"); }
ssize_t listxattr(const char *path, char *out, size_t n) { return told(path, out, n, "listxattr"); }
ssize_t llistxattr(const char *path, char *out, size_t n) { return told(path, out, n, "listxattr"); }
ssize_t flistxattr(int fd, char *out, size_t n) { return told(0, out, n, "listxattr"); }

static int stored(const char *path, const void *value, size_t n)
{
	if (path)
		read_text(path, SIZE_MAX);
	__midway_check(value, n, 0);
	return (int)outcome("setxattr", 0);
}

int setxattr(const char *path, const char *name, const void *value, size_t n, int flags) { return stored(path, value, n); }
int lsetxattr(const char *path, const char *name, const void *value, size_t n, int flags) { return stored(path, value, n); }
int fsetxattr(int fd, const char *name, const void *value, size_t n, int flags) { return stored(0, value, n); }

ssize_t getrandom(void *out, size_t n, unsigned flags)
{
	__mw_cancellation_point();
	fill(out, n, "getrandom");
	return transferred("getrandom", n);
}

int getentropy(void *out, size_t n)
{
	fill(out, n, "getentropy");
	return (int)outcome("getentropy", 0);
}

int eventfd_read(int fd, eventfd_t *out)
{
	__mw_cancellation_point();
	fill(out, sizeof *out, "eventfd_read");
	return (int)outcome("eventfd_read", 0);
}

int eventfd_write(int fd, eventfd_t n) { return __mw_cancellation_point(), (int)outcome("eventfd_write", 0); }
int timerfd_settime(int fd, int flags, const struct itimerspec *in, struct itimerspec *out)
{
	__midway_check(in, sizeof *in, 0);
	if (out)
		fill(out, sizeof *out, "timerfd_settime");
	return (int)outcome("timerfd_settime", 0);
}
TELLS(timerfd_gettime, (int fd, struct itimerspec *out))

/* The header behind one, in the program's own buffer, as glibc finds it. */
struct cmsghdr *__cmsg_nxthdr(struct msghdr *m, struct cmsghdr *c)
{
	size_t word = sizeof(size_t);
	__midway_check(c, sizeof *c, 0);
	if (c->cmsg_len < sizeof *c)
		return 0;
	char *end = (char *)m->msg_control + m->msg_controllen;
	struct cmsghdr *next = (struct cmsghdr *)((char *)c + ((c->cmsg_len + word - 1) & ~(word - 1)));
	if ((char *)(next + 1) > end)
		return 0;
	__midway_check(next, sizeof *next, 0);
	return (char *)next + ((next->cmsg_len + word - 1) & ~(word - 1)) > end ? 0 : next;
}

/* --- the process ------------------------------------------------------------------------------------ */

long __sysconf(int name) { return sysconf(name); }
const char *gnu_get_libc_version(void) { return "2.36"; }
const char *gnu_get_libc_release(void) { return "stable"; }
unsigned gnu_dev_major(dev_t d) { return (unsigned)(d >> 8 & 0xfff) | (unsigned)(d >> 32 & ~0xfffu); }
unsigned gnu_dev_minor(dev_t d) { return (unsigned)(d & 0xff) | (unsigned)(d >> 12 & ~0xffu); }
dev_t gnu_dev_makedev(unsigned major, unsigned minor)
{
	return (minor & 0xff) | (dev_t)(major & 0xfff) << 8 | (dev_t)(minor & ~0xffu) << 12 | (dev_t)(major & ~0xfffu) << 32;
}

int getcpu(unsigned *cpu, unsigned *node)
{
	if (cpu)
		fill(cpu, sizeof *cpu, "getcpu");
	if (node)
		fill(node, sizeof *node, "getcpu");
	return (int)outcome("getcpu", 0);
}

int getgroups(int n, gid_t groups[])
{
	if (n > 0)
		fill(groups, (size_t)n * sizeof *groups, "getgroups");
	return (int)outcome("getgroups", any_between(0, n > 0 ? n : 65536, "getgroups"));
}

int getresuid(uid_t *r, uid_t *e, uid_t *s)
{
	__midway_check(r, sizeof *r, 1);
	__midway_check(e, sizeof *e, 1);
	__midway_check(s, sizeof *s, 1);
	*r = *e = *s = identity(1000);
	return 0;
}

int getresgid(gid_t *r, gid_t *e, gid_t *s) { return getresuid(r, e, s); }
PLAIN(setreuid, (uid_t r, uid_t e))
PLAIN(setregid, (gid_t r, gid_t e))
PLAIN(setresuid, (uid_t r, uid_t e, uid_t s))
PLAIN(setresgid, (gid_t r, gid_t e, gid_t s))
PLAIN(unshare, (int flags))
PLAIN(mlock2, (const void *p, size_t n, unsigned flags))

int mincore(void *p, size_t n, unsigned char *out)
{
	fill(out, (n + 4095) / 4096, "mincore");
	return (int)outcome("mincore", 0);
}

static int limited(const void *in, void *out, size_t n)
{
	if (in)
		__midway_check(in, n, 0);
	if (out)
		fill(out, n, "prlimit");
	return (int)outcome("prlimit", 0);
}

int prlimit(pid_t id, enum __rlimit_resource what, const struct rlimit *in, struct rlimit *out) { return limited(in, out, sizeof *in); }
int prlimit64(pid_t id, enum __rlimit_resource what, const struct rlimit64 *in, struct rlimit64 *out)
{
	return limited(in, out, sizeof *in);
}

pid_t wait4(pid_t id, int *status, int options, struct rusage *out)
{
	if (out)
		fill(out, sizeof *out, "wait4");
	return waitpid(id, status, options);
}

pid_t wait3(int *status, int options, struct rusage *out) { return wait4(-1, status, options, out); }
int waitid(idtype_t what, id_t id, siginfo_t *out, int options)
{
	__mw_cancellation_point();
	if (out)
		fill(out, sizeof *out, "waitid");
	return (int)outcome("waitid", 0);
}

/* --- users and groups, in the caller's memory ------------------------------------------------------- */

/* Text of the environment in a buffer of the program's, which is long enough. */
static char *part(char *buf, size_t from, size_t to)
{
	buf[to - 1] = 0;
	return buf + from;
}

enum { LEAST = 8 }; /* bytes of a buffer: less is refused */

static int found_user(struct passwd *p, char *buf, size_t n, struct passwd **out)
{
	__mw_cancellation_point();
	__midway_check(out, sizeof *out, 1);
	*out = 0;
	if (n < LEAST)
		return ERANGE;
	switch (__midway_choose(3, "user look-up|ends with an error or finds nothing|has not enough room|finds an entry")) {
	case 0: return number("user look-up");
	case 1: return ERANGE;
	}
	fill(buf, n, "user");
	__midway_check(p, sizeof *p, 1);
	size_t q = n / 5;
	*p = (struct passwd){part(buf, 0, q), part(buf, q, 2 * q), (uid_t)any_int("user id"), (gid_t)any_int("group id"),
		part(buf, 2 * q, 3 * q), part(buf, 3 * q, 4 * q), part(buf, 4 * q, 5 * q)};
	*out = p;
	return 0;
}

int getpwnam_r(const char *name, struct passwd *p, char *buf, size_t n, struct passwd **out)
{
	read_text(name, SIZE_MAX);
	return found_user(p, buf, n, out);
}

int getpwuid_r(uid_t id, struct passwd *p, char *buf, size_t n, struct passwd **out) { return found_user(p, buf, n, out); }

static int found_group(struct group *g, char *buf, size_t n, struct group **out)
{
	__mw_cancellation_point();
	__midway_check(out, sizeof *out, 1);
	*out = 0;
	if (n < LEAST)
		return ERANGE;
	switch (__midway_choose(3, "group look-up|ends with an error or finds nothing|has not enough room|finds an entry")) {
	case 0: return number("group look-up");
	case 1: return ERANGE;
	}
	fill(buf, n, "group");
	__midway_check(g, sizeof *g, 1);
	size_t q = n / 4, most = 3 * sizeof(char *); /* texts, and what is left over has the list of up to two members, which ends with null */
	if (q < most + sizeof(char *))
		return ERANGE;
	char **members = (char **)(buf + 3 * q + (-(uintptr_t)(buf + 3 * q) & (sizeof(char *) - 1)));
	int k = __midway_choose(3, "group look-up|finds no members|finds one member|finds two members");
	__midway_ledger(2, "unmodelled-call", "getgrnam_r, getgrgid_r: groups of more than two members are not followed");
	for (int i = 0; i < k; i++)
		members[i] = part(buf, 2 * q, 3 * q);
	members[k] = 0;
	*g = (struct group){part(buf, 0, q), part(buf, q, 2 * q), (gid_t)any_int("group id"), members};
	*out = g;
	return 0;
}

int getgrnam_r(const char *name, struct group *g, char *buf, size_t n, struct group **out)
{
	read_text(name, SIZE_MAX);
	return found_group(g, buf, n, out);
}

int getgrgid_r(gid_t id, struct group *g, char *buf, size_t n, struct group **out) { return found_group(g, buf, n, out); }

/* --- terminals -------------------------------------------------------------------------------------- */

TELLS(tcgetattr, (int fd, struct termios *out))
TAKES(tcsetattr, (int fd, int when, const struct termios *in))
WAITS(tcdrain, (int fd))
PLAIN(tcflush, (int fd, int which))
PLAIN(tcflow, (int fd, int which))
PLAIN(tcsendbreak, (int fd, int length))
PLAIN(tcsetpgrp, (int fd, pid_t group))
pid_t tcgetpgrp(int fd) { return (pid_t)outcome("tcgetpgrp", any_nonnegative("tcgetpgrp")); }

void cfmakeraw(struct termios *t)
{
	__midway_check(t, sizeof *t, 1);
	t->c_iflag &= ~(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
	t->c_oflag &= ~OPOST;
	t->c_lflag &= ~(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
	t->c_cflag = (t->c_cflag & ~(CSIZE | PARENB)) | CS8;
	t->c_cc[VMIN] = 1;
	t->c_cc[VTIME] = 0;
}
