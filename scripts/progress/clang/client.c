// Stands for clang, the file CLANG: what it is called with goes to the server at MIDWAY_CLANG_SERVER (server.c). Where
// there is none, it becomes clang.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;
static char *request;
static size_t length, room;

static void add(const char *text)
{
	size_t more = strlen(text) + 1;
	while (length + more > room) {
		room = room ? 2 * room : 65536;
		request = realloc(request, room);
		if (!request)
			_exit(127);
	}
	memcpy(request + length, text, more);
	length += more;
}

static int connected(void)
{
	struct sockaddr_un at = {.sun_family = AF_UNIX};
	const char *path = getenv("MIDWAY_CLANG_SERVER");
	if (!path || strlen(path) >= sizeof at.sun_path)
		return -1;
	strcpy(at.sun_path, path);
	int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	return connect(server, (struct sockaddr *)&at, sizeof at) == 0 ? server : -1;
}

// Sends the length of the request and files 0 to 2.
static int give(int server)
{
	int files[3] = {0, 1, 2};
	char control[CMSG_SPACE(sizeof files)];
	memset(control, 0, sizeof control);
	struct iovec part = {&length, sizeof length};
	struct msghdr head = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
	struct cmsghdr *sent = CMSG_FIRSTHDR(&head);
	sent->cmsg_level = SOL_SOCKET;
	sent->cmsg_type = SCM_RIGHTS;
	sent->cmsg_len = CMSG_LEN(sizeof files);
	memcpy(CMSG_DATA(sent), files, sizeof files);
	return sendmsg(server, &head, MSG_NOSIGNAL) == sizeof length;
}

int main(int argc, char **argv)
{
	char folder[4096], count[16];
	int server = connected();
	if (argc < 2 || strcmp(argv[1], "-cc1") != 0) // else clang has called itself
		argv[0] = (char *)CLANG;
	if (server < 0 || !getcwd(folder, sizeof folder)) {
		execv(CLANG, argv);
		return 127;
	}
	add(folder);
	snprintf(count, sizeof count, "%d", argc);
	add(count);
	for (int i = 0; i < argc; i++)
		add(argv[i]);
	for (char **e = environ; *e; e++)
		add(*e);
	int status;
	if (!give(server) || send(server, request, length, MSG_NOSIGNAL) != (ssize_t)length ||
		recv(server, &status, sizeof status, MSG_WAITALL) != sizeof status) {
		fprintf(stderr, "the server of clang has ended\n");
		return 127;
	}
	if (WIFSIGNALED(status))
		raise(WTERMSIG(status));
	return WIFEXITED(status) ? WEXITSTATUS(status) : 127;
}
