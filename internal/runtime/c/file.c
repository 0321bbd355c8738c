/* Files and descriptors: POSIX.1-2017 <unistd.h>, <fcntl.h>, <sys/stat.h>, <sys/uio.h>, <dirent.h>, <poll.h>, <sys/select.h>.

   The file system is unknown and stays so: every call may succeed or fail at any time, and what is read is unknown. Writes are
   complete or fail; reads give up to what was asked for. Nothing fails with EINTR or EAGAIN. Descriptors are
   new numbers, never given out again. Calls do not synchronise threads. */
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/uio.h>
#include <unistd.h>
#include <utime.h>
#include "environment.h"
#include "epoll.h"

static int next = 3, closed; /* the lowest number never given out; whether one may have come back */

int __mw_new_descriptor(const char *name)
{
	visible(&next);
	int fd = closed ? (int)any_between(0, next++, "descriptor") : next++;
	return name ? (int)outcome(name, fd) : fd;
}

/* A call that names a path and answers 0 or -1. */
#define ON_PATH(name, parameters)                 \
	int name parameters                           \
	{                                             \
		read_text(path, SIZE_MAX);                \
		return (int)outcome(#name, 0);            \
	}

/* A call without effect on the program's memory that answers 0 or -1. */
#define PLAIN(name, parameters) \
	int name parameters { return (int)outcome(#name, 0); }

/* A call that answers a new descriptor or -1. */
#define OPENS(name, parameters) \
	int name parameters { return __mw_new_descriptor(#name); }

int open(const char *path, int flags, ...)
{
	__mw_cancellation_point();
	read_text(path, SIZE_MAX);
	return __mw_new_descriptor("open");
}

int open64(const char *path, int flags, ...) { return open(path, flags); }
int openat(int fd, const char *path, int flags, ...) { return open(path, flags); }
int __open_2(const char *path, int flags) { return open(path, flags); }
int creat(const char *path, mode_t mode) { return open(path, mode); }

int dup(int fd) { return __mw_copied_descriptor(), __mw_new_descriptor("dup"); }
OPENS(epoll_create, (int n))
OPENS(epoll_create1, (int flags))
OPENS(eventfd, (unsigned n, int flags))
OPENS(inotify_init, (void))
OPENS(timerfd_create, (int clock, int flags))
int dup2(int from, int to) { return __mw_copied_descriptor(), (int)outcome("dup2", to); }
int dup3(int from, int to, int flags) { return __mw_copied_descriptor(), (int)outcome("dup3", to); }

int pipe(int fds[2])
{
	__midway_check(fds, 2 * sizeof *fds, 1);
	fds[0] = __mw_new_descriptor(0);
	fds[1] = __mw_new_descriptor(0);
	return (int)outcome("pipe", 0);
}

int pipe2(int fds[2], int flags) { return pipe(fds); }

/* No descriptor: glibc and the kernel refuse it. */
INLINE int is_none(int fd) { return __midway_is_concrete(fd) && fd < 0; }

int close(int fd)
{
	__mw_cancellation_point();
	if (is_none(fd))
		return fail(EBADF);
	visible(&next);
	closed = 1;
	__mw_closed_descriptor(fd);
	return (int)outcome("close", 0);
}

int fsync(int fd)
{
	__mw_cancellation_point();
	if (is_none(fd))
		return fail(EBADF);
	return (int)outcome("fsync", 0);
}

int fdatasync(int fd) { return fsync(fd); }
PLAIN(ftruncate, (int fd, off_t n))
PLAIN(fchmod, (int fd, mode_t mode))
PLAIN(fchown, (int fd, uid_t u, gid_t g))
PLAIN(fchdir, (int fd))
PLAIN(flock, (int fd, int operation))
int lockf(int fd, int operation, off_t n)
{
	if (operation == F_LOCK)
		__mw_cancellation_point();
	return (int)outcome("lockf", 0);
}
PLAIN(posix_fadvise, (int fd, off_t offset, off_t n, int advice))
void sync(void) {}
int isatty(int fd)
{
	int is = any_int("isatty") & 1;
	if (is_none(fd))
		return fail(EBADF), 0;
	set_errno_if(!is, any_int("errno") & 1 ? EBADF : ENOTTY);
	return is;
}
mode_t umask(mode_t mode) { return (mode_t)any_int("umask") & 0777; }
int getdtablesize(void) { return descriptors(); }

int fcntl(int fd, int command, ...)
{
	if (command == F_SETLKW)
		__mw_cancellation_point();
	if (command == F_GETLK || command == F_OFD_GETLK) {
		va_list a;
		va_start(a, command);
		struct flock *lock = va_arg(a, struct flock *);
		va_end(a);
		__midway_check(lock, sizeof *lock, 1);
		if (may_fail("fcntl|succeeds|fails"))
			return -1;
		if (any_int("fcntl") & 1) {
			lock->l_type = F_UNLCK;
			return 0;
		}
		fill(lock, sizeof *lock, "fcntl");
		lock->l_type = (short)any_between(F_RDLCK, F_WRLCK, "fcntl");
		return 0;
	} else if (command == F_GETOWN_EX || command == F_GET_RW_HINT || command == F_GET_FILE_RW_HINT) {
		va_list a;
		va_start(a, command);
		void *to = va_arg(a, void *);
		va_end(a);
		if (may_fail("fcntl|succeeds|fails"))
			return -1;
		fill(to, 8, "fcntl"); /* two numbers, or one of 64 bits */
		return 0;
	}
	if (command == F_DUPFD || command == F_DUPFD_CLOEXEC)
		__mw_copied_descriptor();
	return (int)outcome("fcntl", any_nonnegative("fcntl"));
}

int fcntl64(int fd, int command, ...) { return fcntl(fd, command); }

/* How many bytes a request writes to what the third argument leads to (ioctl_tty(2), ioctl_list(2)); -1 where that is not known here. */
static long written_by(unsigned long request)
{
	switch (request) {
	case FIOCLEX: case FIONCLEX: case FIONBIO: case FIOASYNC: case TIOCSWINSZ: case TIOCSPGRP: case TIOCSCTTY: case TIOCNOTTY:
	case TCSETS: case TCSETSW: case TCSETSF: case TCFLSH:
		return 0;
	case FIONREAD: case TIOCOUTQ: case TIOCGPGRP:
		return sizeof(int);
	case TIOCGWINSZ:
		return sizeof(struct winsize);
	case TCGETS:
		return 36; /* the kernel's struct termios */
	}
	return -1;
}

int ioctl(int fd, unsigned long request, ...)
{
	va_list a;
	va_start(a, request);
	long n = written_by(request);
	if (n >= 0) {
		void *to = va_arg(a, void *);
		va_end(a);
		if (may_fail("ioctl|succeeds|fails"))
			return -1;
		if (request == FIONREAD || request == TIOCOUTQ)
			__midway_check(to, sizeof(int), 1), *(int *)to = any_nonnegative("ioctl");
		else if (n > 0)
			fill(to, (size_t)n, "ioctl");
		return 0;
	}
	if (n < 0) {
		__midway_ledger(2, "unmodelled-call", "ioctl: what a request writes is not modelled");
		if (!__midway_is_concrete(0))
			may_have_filled(va_arg(a, void *));
	}
	va_end(a);
	return (int)outcome("ioctl", any_nonnegative("ioctl"));
}

/* --- data ------------------------------------------------------------------------------------------- */

ssize_t read(int fd, void *p, size_t n)
{
	__mw_cancellation_point();
	if (is_none(fd))
		return fail(EBADF);
	fill(p, n, "read");
	return transferred("read", n);
}

ssize_t pread(int fd, void *p, size_t n, off_t offset) { return read(fd, p, n); }
ssize_t pread64(int fd, void *p, size_t n, off64_t offset) { return read(fd, p, n); }

ssize_t write(int fd, const void *p, size_t n)
{
	__mw_cancellation_point();
	if (is_none(fd))
		return fail(EBADF);
	__midway_check(p, n, 0);
	return outcome("write", (long)n);
}

ssize_t pwrite(int fd, const void *p, size_t n, off_t offset) { return write(fd, p, n); }
ssize_t pwrite64(int fd, const void *p, size_t n, off64_t offset) { return write(fd, p, n); }

ssize_t readv(int fd, const struct iovec *v, int count)
{
	__mw_cancellation_point();
	size_t n = 0;
	__midway_check(v, count > 0 ? (size_t)count * sizeof *v : 0, 0);
	for (int i = 0; i < count; i++) {
		fill(v[i].iov_base, v[i].iov_len, "readv");
		n += v[i].iov_len;
	}
	return transferred("readv", n);
}

ssize_t writev(int fd, const struct iovec *v, int count)
{
	__mw_cancellation_point();
	size_t n = 0;
	__midway_check(v, count > 0 ? (size_t)count * sizeof *v : 0, 0);
	for (int i = 0; i < count; i++) {
		__midway_check(v[i].iov_base, v[i].iov_len, 0);
		n += v[i].iov_len;
	}
	return outcome("writev", (long)n);
}

ssize_t sendfile(int out, int in, off_t *offset, size_t n)
{
	ssize_t r = transferred("sendfile", n);
	if (offset) {
		__midway_check(offset, sizeof *offset, 1);
		*offset += r > 0 ? r : 0;
	}
	return r;
}
off_t lseek(int fd, off_t offset, int whence) { return outcome("lseek", any_long("lseek") & LONG_MAX); }
off64_t lseek64(int fd, off64_t offset, int whence) { return outcome("lseek", any_long("lseek") & LONG_MAX); }

/* --- paths ------------------------------------------------------------------------------------------ */

ON_PATH(access, (const char *path, int mode))
ON_PATH(faccessat, (int fd, const char *path, int mode, int flags))
ON_PATH(unlink, (const char *path))
ON_PATH(unlinkat, (int fd, const char *path, int flags))
ON_PATH(rmdir, (const char *path))
ON_PATH(mkdir, (const char *path, mode_t mode))
ON_PATH(mkfifo, (const char *path, mode_t mode))
ON_PATH(chmod, (const char *path, mode_t mode))
ON_PATH(chown, (const char *path, uid_t u, gid_t g))
ON_PATH(lchown, (const char *path, uid_t u, gid_t g))
ON_PATH(chdir, (const char *path))
ON_PATH(chroot, (const char *path))
ON_PATH(truncate, (const char *path, off_t n))
ON_PATH(link, (const char *path, const char *other))
ON_PATH(symlink, (const char *path, const char *other))
ON_PATH(utime, (const char *path, const struct utimbuf *t))
ON_PATH(utimes, (const char *path, const struct timeval t[2]))

long pathconf(const char *path, int name) { return may_set_errno(), any_between(-1, LONG_MAX, "pathconf"); }
long fpathconf(int fd, int name) { return may_set_errno(), any_between(-1, LONG_MAX, "fpathconf"); }

ssize_t readlink(const char *restrict path, char *restrict buf, size_t n)
{
	read_text(path, SIZE_MAX);
	fill(buf, n, "readlink");
	return transferred("readlink", n);
}

/* Text of up to n bytes in buf, or in a new object of 64. */
static char *text(char *buf, size_t n, const char *name, const char *outcomes)
{
	if (__midway_choose(2, outcomes) == 0) {
		fail_somehow();
		return 0;
	}
	if (!buf)
		buf = heap_alloc(n = 64);
	fill(buf, n, name);
	buf[n - 1] = 0;
	return buf;
}


char *getcwd(char *buf, size_t n)
{
	if (buf && __midway_is_concrete((long)n) && n == 1) /* not even "/" fits */
		return fail(ERANGE), (char *)0;
	if (n || !buf)
		return text(buf, n, "getcwd", "getcwd|fails|succeeds");
	fail(EINVAL);
	return 0;
}

char *get_current_dir_name(void) { return text(0, 0, "get_current_dir_name", "get_current_dir_name|fails|succeeds"); }

char *realpath(const char *restrict path, char *restrict buf)
{
	read_text(path, SIZE_MAX);
	return text(buf, 4096, "realpath", "realpath|fails|succeeds");
}

#define STATUS(name, parameters, type)             \
	int name parameters                            \
	{                                              \
		fill(st, sizeof(type), "struct stat");     \
		return (int)outcome(#name, 0);             \
	}

STATUS(stat, (const char *restrict path, struct stat *restrict st), struct stat)
STATUS(lstat, (const char *restrict path, struct stat *restrict st), struct stat)
STATUS(fstat, (int fd, struct stat *st), struct stat)
STATUS(fstatat, (int fd, const char *restrict path, struct stat *restrict st, int flags), struct stat)
STATUS(stat64, (const char *restrict path, struct stat64 *restrict st), struct stat64)
STATUS(lstat64, (const char *restrict path, struct stat64 *restrict st), struct stat64)
STATUS(fstat64, (int fd, struct stat64 *st), struct stat64)
STATUS(__xstat, (int version, const char *path, struct stat *st), struct stat)
STATUS(__lxstat, (int version, const char *path, struct stat *st), struct stat)
STATUS(__fxstat, (int version, int fd, struct stat *st), struct stat)
STATUS(__xstat64, (int version, const char *path, struct stat64 *st), struct stat64)
STATUS(__lxstat64, (int version, const char *path, struct stat64 *st), struct stat64)
STATUS(__fxstat64, (int version, int fd, struct stat64 *st), struct stat64)
STATUS(statfs, (const char *restrict path, struct statfs *restrict st), struct statfs)
STATUS(fstatfs, (int fd, struct statfs *st), struct statfs)
STATUS(statvfs, (const char *restrict path, struct statvfs *restrict st), struct statvfs)
STATUS(fstatvfs, (int fd, struct statvfs *st), struct statvfs)

/* --- directories ------------------------------------------------------------------------------------ */

struct directory {
	struct dirent entry;
	int fd;
};

static DIR *opened(const char *name, int fd)
{
	if (__midway_choose(2, name)) {
		struct directory *d = __midway_alloc(sizeof *d, 16, MW_MMAP);
		d->fd = fd < 0 ? __mw_new_descriptor(0) : fd;
		return (DIR *)d;
	}
	fail_somehow();
	return 0;
}

DIR *opendir(const char *path)
{
	read_text(path, SIZE_MAX);
	return opened("opendir|fails|succeeds", -1);
}

DIR *fdopendir(int fd) { return opened("fdopendir|fails|succeeds", fd); }

struct dirent *readdir(DIR *d)
{
	struct dirent *e = &((struct directory *)d)->entry;
	__midway_check(d, 1, 0);
	if (__midway_choose(2, "readdir|finds the end|finds an entry") == 0)
		return 0;
	fill(e, sizeof *e, "readdir");
	e->d_name[sizeof e->d_name - 1] = 0;
	return e;
}

struct dirent64 *readdir64(DIR *d) { return (struct dirent64 *)readdir(d); }

int readdir_r(DIR *restrict d, struct dirent *restrict e, struct dirent **restrict out)
{
	__midway_check(out, sizeof *out, 1);
	*out = __midway_choose(2, "readdir_r|finds the end|finds an entry") ? e : 0;
	fill(e, sizeof *e, "readdir_r");
	e->d_name[sizeof e->d_name - 1] = 0;
	return 0;
}

int alphasort(const struct dirent **a, const struct dirent **b)
{
	const char *x = (*a)->d_name, *y = (*b)->d_name;
	while (*x == *y && *x) {
		x++;
		y++;
	}
	return (unsigned char)*x - (unsigned char)*y;
}

int closedir(DIR *d)
{
	if ((uintptr_t)d == 0)
		return fail(EINVAL);
	__midway_free(d, MW_MMAP);
	return 0;
}

void rewinddir(DIR *d) { __midway_check(d, 1, 0); }
int dirfd(DIR *d)
{
	__midway_check(d, 1, 0);
	return ((struct directory *)d)->fd;
}

/* Walks a tree of at most two files, of unknown names and status. */
int ftw(const char *root, int (*visit)(const char *, const struct stat *, int), int descriptors)
{
	read_text(root, SIZE_MAX);
	may_set_errno();
	__midway_ledger(2, "file-tree", "ftw visits at most two files");
	for (int i = 0; i < 2 && __midway_choose(2, "ftw|finds nothing more|finds an entry"); i++) {
		char *path = internal_alloc(32);
		struct stat *st = internal_alloc(sizeof *st);
		__midway_nondet(path, 32, "ftw");
		path[31] = 0;
		__midway_nondet(st, sizeof *st, "ftw");
		int r = visit(path, st, (int)any_between(0, 3, "ftw"));
		if (r)
			return r;
	}
	return 0;
}

/* --- readiness -------------------------------------------------------------------------------------- */

int poll(struct pollfd *fds, nfds_t n, int timeout)
{
	__mw_cancellation_point();
	__midway_check(fds, n * sizeof *fds, 0);
	for (nfds_t i = 0; i < n; i++)
		fill(&fds[i].revents, sizeof fds[i].revents, "poll");
	return (int)transferred("poll", n);
}

static void any_set(fd_set *set)
{
	if (set)
		fill(set, sizeof *set, "select");
}

int select(int n, fd_set *restrict r, fd_set *restrict w, fd_set *restrict e, struct timeval *restrict t)
{
	__mw_cancellation_point();
	any_set(r);
	any_set(w);
	any_set(e);
	if (t) { /* what is left of it */
		__midway_check(t, sizeof *t, 1);
		t->tv_sec = any_between(0, t->tv_sec, "select");
		t->tv_usec = any_between(0, 999999, "select");
	}
	size_t sets = (r != 0) + (w != 0) + (e != 0);
	if (n < 0)
		return fail(EINVAL);
	return sets && n > 0 ? (int)transferred("select", sets * (size_t)n) : 0;
}

int pselect(int n, fd_set *restrict r, fd_set *restrict w, fd_set *restrict e, const struct timespec *restrict t,
            const sigset_t *restrict mask)
{
	if (t)
		__midway_check(t, sizeof *t, 0);
	if (mask)
		__midway_check(mask, sizeof *mask, 0);
	return select(n, r, w, e, 0);
}

long __fdelt_chk(long d)
{
	if ((unsigned long)d >= FD_SETSIZE)
		__midway_violation(MW_V_OUT_OF_BOUNDS, "a descriptor beyond FD_SETSIZE");
	return d / (8 * (long)sizeof(long));
}
