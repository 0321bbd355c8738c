// Makes clang a server that forks: loaded into it by LD_PRELOAD, it comes before main, when all libraries are bound and
// initialised, and then forks a copy that goes on to main for each client (client.c). Three quarters of a call of clang
// are spent before main.
//
// A client sends its files 0 to 2, then its folder, the number of its arguments, these, and its environment, each with
// a null byte behind it. It gets the status of the process. A process whose client is gone is killed. The server ends
// with its standard input.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST = 256 };

typedef int program(int, char **, char **);

extern char **environ;
static program *real_main;
static struct pollfd watched[3 + MOST]; // standard input, ended children, new clients, clients
static pid_t children[3 + MOST];        // of each client
static int n = 3;

// The request, and the files of the client in place of our own.
static char *receive(int from, size_t *length)
{
	int files[3];
	char control[CMSG_SPACE(sizeof files)];
	struct iovec part = {length, sizeof *length};
	struct msghdr head = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
	if (recvmsg(from, &head, MSG_WAITALL) != sizeof *length)
		_exit(127);
	struct cmsghdr *sent = CMSG_FIRSTHDR(&head);
	if (!sent || sent->cmsg_type != SCM_RIGHTS || sent->cmsg_len != CMSG_LEN(sizeof files))
		_exit(127);
	memcpy(files, CMSG_DATA(sent), sizeof files);
	char *request = malloc(*length + 1);
	if (!request || recv(from, request, *length, MSG_WAITALL) != (ssize_t)*length)
		_exit(127);
	request[*length] = 0;
	for (int i = 0; i < 3; i++)
		if (dup2(files[i], i) < 0)
			_exit(127);
	for (int i = 0; i < 3; i++)
		close(files[i]);
	return request;
}

static char *behind(char *text) { return text + strlen(text) + 1; }

// Goes on to main as the client's process.
static int become(int client)
{
	size_t length;
	char *request = receive(client, &length), *end = request + length;
	for (int i = 0; i < n; i++)
		if (watched[i].fd > 2)
			close(watched[i].fd);
	close(client);
	sigset_t none;
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	setpgid(0, 0);
	if (chdir(request) != 0)
		_exit(127);
	char *next = behind(request);
	int argc = atoi(next);
	size_t strings = 0;
	for (char *p = next; p < end; p = behind(p))
		strings++;
	char **all = calloc(strings + 2, sizeof *all);
	next = behind(next);
	for (int i = 0; i < argc; i++, next = behind(next))
		all[i] = next;
	environ = all + argc + 1;
	for (char **e = environ; next < end; next = behind(next))
		*e++ = next;
	return real_main(argc, all, environ);
}

static void forget(int i)
{
	close(watched[i].fd);
	n--;
	watched[i] = watched[n];
	children[i] = children[n];
}

// Tells the clients of the children that have ended.
static void reap(void)
{
	struct signalfd_siginfo info;
	(void)!read(watched[1].fd, &info, sizeof info);
	int status;
	pid_t child;
	while ((child = waitpid(-1, &status, WNOHANG)) > 0)
		for (int i = 3; i < n; i++)
			if (children[i] == child) {
				(void)!send(watched[i].fd, &status, sizeof status, MSG_NOSIGNAL);
				forget(i);
				break;
			}
}

// Is -1 in the server, and otherwise the child's status.
static int serve_one(void)
{
	int client = accept4(watched[2].fd, NULL, NULL, SOCK_CLOEXEC);
	if (client < 0 || n == 3 + MOST) {
		close(client);
		return -1;
	}
	pid_t child = fork();
	if (child == 0)
		return become(client);
	watched[n] = (struct pollfd){client, POLLRDHUP, 0};
	children[n] = child;
	n++;
	if (child < 0)
		forget(n - 1);
	return -1;
}

enum { HUGE = 2 << 20 };

// Has huge pages of memory in place of what is mapped of a file, where they fit. None of it is being executed.
static void in_memory(unsigned long from, unsigned long to, int how)
{
	char *start = (char *)((from + HUGE - 1) & -(unsigned long)HUGE), *end = (char *)(to & -(unsigned long)HUGE);
	if (start >= end)
		return;
	size_t size = end - start;
	char *room = mmap(NULL, size + HUGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (room == MAP_FAILED)
		return;
	char *copy = (char *)(((unsigned long)room + HUGE - 1) & -(unsigned long)HUGE);
	(void)madvise(copy, size, MADV_HUGEPAGE);
	memcpy(copy, start, size);
	if (mprotect(copy, size, how) == 0)
		(void)mremap(copy, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, start);
}

// Fork does not copy how the pages of files are mapped: a child has a fault for each 64 kB of a library that it comes
// to. It copies that of memory, which takes little where pages are huge; processors find them faster, too. A call takes
// half of the time then.
static void keep_libraries(void)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	struct mapping {
		unsigned long from, to;
		int how;
	} all[MOST];
	int found = 0;
	char how[5], line[4096];
	while (maps && found < MOST && fgets(line, sizeof line, maps)) {
		struct mapping *m = &all[found];
		if (sscanf(line, "%lx-%lx %4s", &m->from, &m->to, how) == 3 && how[0] == 'r' && how[1] != 'w' && strstr(line, "/lib") && !strstr(line, "/libc."))
			m->how = PROT_READ | (how[2] == 'x' ? PROT_EXEC : 0), found++;
	}
	if (maps)
		fclose(maps);
	for (struct mapping *m = all; m < all + found; m++)
		in_memory(m->from, m->to, m->how);
}

static int serve(int argc, char **argv, char **envp)
{
	struct sockaddr_un at = {.sun_family = AF_UNIX};
	const char *path = getenv("MIDWAY_CLANG_SERVER");
	if (!path || strlen(path) >= sizeof at.sun_path)
		return 2;
	strcpy(at.sun_path, path);
	unsetenv("LD_PRELOAD"); // what clang runs is itself
	sigset_t ends;
	sigemptyset(&ends);
	sigaddset(&ends, SIGCHLD);
	sigprocmask(SIG_BLOCK, &ends, NULL);
	watched[0] = (struct pollfd){0, POLLIN, 0};
	watched[1] = (struct pollfd){signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK), POLLIN, 0};
	watched[2] = (struct pollfd){socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0), POLLIN, 0};
	if (bind(watched[2].fd, (struct sockaddr *)&at, sizeof at) != 0 || listen(watched[2].fd, MOST) != 0)
		return 2;
	keep_libraries();
	puts("ready");
	fflush(stdout);
	for (;;) {
		if (poll(watched, n, -1) < 0 && errno != EINTR)
			return 2;
		if (watched[0].revents)
			return 0;
		for (int i = n - 1; i >= 3; i--)
			if (watched[i].revents)
				kill(-children[i], SIGKILL); // and reaped
		if (watched[1].revents)
			reap();
		if (watched[2].revents) {
			int status = serve_one();
			if (status >= 0)
				return status;
		}
	}
}

typedef int spawner(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);

// Where clang runs itself, as it does to compile a file before it links, that is a call of the client beside us.
int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *files, const posix_spawnattr_t *how, char *const argv[], char *const env[])
{
	spawner *real = (spawner *)dlsym(RTLD_NEXT, "posix_spawn");
	char client[4096];
	Dl_info us;
	if (argv[0] && argv[1] && strcmp(argv[1], "-cc1") == 0 && dladdr((void *)&real_main, &us) && strlen(us.dli_fname) < sizeof client) {
		strcpy(client, us.dli_fname);
		strcpy(strrchr(client, '/') + 1, "client");
		path = client;
	}
	return real(pid, path, files, how, argv, env);
}

typedef int starter(program *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

int __libc_start_main(program *main, int argc, char **argv, void (*init)(void), void (*fini)(void), void (*ld)(void), void *end)
{
	real_main = main;
	starter *real = (starter *)dlsym(RTLD_NEXT, "__libc_start_main");
	return real(serve, argc, argv, init, fini, ld, end);
}
