/* Sockets and names: POSIX.1-2017 <sys/socket.h>, <arpa/inet.h>, <netdb.h>.

   The network is unknown: calls succeed or fail at any time, received bytes and addresses are unknown, sends are complete or
   fail. Look-ups answer nothing or one entry of unknown content. Byte orders and inet_aton's range are exact. */
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>
#include "environment.h"

#undef htons
#undef ntohs
#undef htonl
#undef ntohl
uint16_t htons(uint16_t v) { return __builtin_bswap16(v); }
uint16_t ntohs(uint16_t v) { return __builtin_bswap16(v); }
uint32_t htonl(uint32_t v) { return __builtin_bswap32(v); }
uint32_t ntohl(uint32_t v) { return __builtin_bswap32(v); }

#define PLAIN(name, parameters) \
	int name parameters { return (int)outcome(#name, 0); }

int socket(int domain, int type, int protocol) { return __mw_new_descriptor("socket"); }

int socketpair(int domain, int type, int protocol, int fds[2])
{
	__midway_check(fds, 2 * sizeof *fds, 1);
	fds[0] = __mw_new_descriptor(0);
	fds[1] = __mw_new_descriptor(0);
	return (int)outcome("socketpair", 0);
}

int bind(int fd, const struct sockaddr *a, socklen_t n)
{
	__midway_check(a, n, 0);
	return (int)outcome("bind", 0);
}

int connect(int fd, const struct sockaddr *a, socklen_t n)
{
	__mw_cancellation_point();
	__midway_check(a, n, 0);
	return (int)outcome("connect", 0);
}

PLAIN(listen, (int fd, int n))
PLAIN(shutdown, (int fd, int how))
PLAIN(setsockopt, (int fd, int level, int name, const void *value, socklen_t n))

/* An address of at most *n bytes, or the value of an option. */
static void any_address(void *a, socklen_t *n)
{
	if (!a)
		return;
	__midway_check(n, sizeof *n, 1);
	__midway_ledger(0, "environment", "addresses and options of sockets are not longer than the room for them");
	fill(a, *n, "socket address");
	*n = (socklen_t)any_between(0, *n, "socket address");
}

/* What comes with a message: one header at most, which is as long as all that comes. */
static void any_control(struct msghdr *m)
{
	if (!m->msg_control)
		return;
	__midway_ledger(0, "environment", "one control message comes with a message at most");
	fill(m->msg_control, m->msg_controllen, "recvmsg");
	size_t n = (size_t)any_between(0, (long)m->msg_controllen, "recvmsg");
	if (m->msg_controllen >= sizeof(struct cmsghdr))
		((struct cmsghdr *)m->msg_control)->cmsg_len = n;
	m->msg_controllen = n;
}

int accept(int fd, struct sockaddr *restrict a, socklen_t *restrict n)
{
	__mw_cancellation_point();
	any_address(a, n);
	return __mw_new_descriptor("accept");
}

int accept4(int fd, struct sockaddr *restrict a, socklen_t *restrict n, int flags) { return accept(fd, a, n); }

int getsockname(int fd, struct sockaddr *restrict a, socklen_t *restrict n)
{
	any_address(a, n);
	return (int)outcome("getsockname", 0);
}

int getpeername(int fd, struct sockaddr *restrict a, socklen_t *restrict n)
{
	any_address(a, n);
	return (int)outcome("getpeername", 0);
}

/* Options of sockets that are an int (socket(7)): as much of it is written as there is room for. */
static int is_number(int name)
{
	switch (name) {
	case SO_ACCEPTCONN: case SO_BROADCAST: case SO_DEBUG: case SO_DOMAIN: case SO_DONTROUTE: case SO_ERROR:
	case SO_KEEPALIVE:
	case SO_OOBINLINE: case SO_PROTOCOL: case SO_RCVBUF: case SO_RCVLOWAT: case SO_REUSEADDR: case SO_REUSEPORT:
	case SO_SNDBUF:
	case SO_SNDLOWAT: case SO_TYPE:
		return 1;
	}
	return 0;
}

int getsockopt(int fd, int level, int name, void *restrict value, socklen_t *restrict n)
{
	if (level == SOL_SOCKET && value && is_number(name)) {
		__midway_check(n, sizeof *n, 1);
		if (*n > sizeof(int))
			*n = sizeof(int);
		fill(value, *n, "getsockopt");
	} else {
		any_address(value, n);
	}
	return (int)outcome("getsockopt", 0);
}

ssize_t recv(int fd, void *p, size_t n, int flags)
{
	__mw_cancellation_point();
	fill(p, n, "recv");
	return transferred("recv", n);
}

ssize_t recvfrom(int fd, void *restrict p, size_t n, int flags, struct sockaddr *restrict a, socklen_t *restrict size)
{
	any_address(a, size);
	return recv(fd, p, n, flags);
}

ssize_t send(int fd, const void *p, size_t n, int flags)
{
	__mw_cancellation_point();
	__midway_check(p, n, 0);
	return outcome("send", (long)n);
}

ssize_t sendto(int fd, const void *p, size_t n, int flags, const struct sockaddr *a, socklen_t size)
{
	return send(fd, p, n, flags);
}

ssize_t recvmsg(int fd, struct msghdr *m, int flags)
{
	__mw_cancellation_point();
	size_t n = 0;
	__midway_check(m, sizeof *m, 1);
	for (size_t i = 0; i < m->msg_iovlen; i++) {
		fill(m->msg_iov[i].iov_base, m->msg_iov[i].iov_len, "recvmsg");
		n += m->msg_iov[i].iov_len;
	}
	any_address(m->msg_name, &m->msg_namelen);
	any_control(m);
	m->msg_flags = any_int("recvmsg");
	return transferred("recvmsg", n);
}

ssize_t sendmsg(int fd, const struct msghdr *m, int flags)
{
	__mw_cancellation_point();
	size_t n = 0;
	for (size_t i = 0; i < m->msg_iovlen; i++) {
		__midway_check(m->msg_iov[i].iov_base, m->msg_iov[i].iov_len, 0);
		n += m->msg_iov[i].iov_len;
	}
	return outcome("sendmsg", (long)n);
}

/* --- addresses as text ------------------------------------------------------------------------------ */

int inet_aton(const char *s, struct in_addr *a)
{
	read_text(s, SIZE_MAX);
	fill(a, sizeof *a, "inet_aton");
	return any_int("inet_aton") & 1;
}

in_addr_t inet_addr(const char *s)
{
	read_text(s, SIZE_MAX);
	return (in_addr_t)any_int("inet_addr");
}

in_addr_t inet_network(const char *s) { return inet_addr(s); }

int inet_pton(int family, const char *restrict s, void *restrict a)
{
	read_text(s, SIZE_MAX);
	if (family != AF_INET && family != AF_INET6)
		return fail(EAFNOSUPPORT);
	fill(a, family == AF_INET ? sizeof(struct in_addr) : sizeof(struct in6_addr), "inet_pton");
	return any_int("inet_pton") & 1;
}

static char *any_text(char *s, size_t n, const char *name)
{
	__midway_nondet(s, n, name);
	s[n - 1] = 0;
	return s;
}

char *inet_ntoa(struct in_addr a) { return any_text(area()->text, 16, "inet_ntoa"); }

const char *inet_ntop(int family, const void *restrict a, char *restrict s, socklen_t n)
{
	__midway_check(a, family == AF_INET ? sizeof(struct in_addr) : sizeof(struct in6_addr), 0);
	if (n < INET_ADDRSTRLEN)
		return fail(ENOSPC), (const char *)0;
	__midway_check(s, n, 1);
	return any_text(s, n, "inet_ntop");
}

const struct in6_addr in6addr_any, in6addr_loopback = {.s6_addr = {[15] = 1}};

/* --- look-ups --------------------------------------------------------------------------------------- */

static char *name_object(const char *what) { return any_text(internal_alloc(32), 32, what); }

static int host_error;

static struct hostent *any_host(void)
{
	__mw_may_be_cancelled();
	host_error = (int)any_between(0, NO_DATA, "host look-up");
	if (__midway_choose(2, "host look-up|finds nothing|finds an entry") == 0)
		return 0;
	char **list = internal_alloc(2 * sizeof *list);
	list[0] = internal_alloc(sizeof(struct in_addr));
	__midway_nondet(list[0], sizeof(struct in_addr), "host address");
	list[1] = 0;
	struct hostent *h = internal_alloc(sizeof *h);
	*h = (struct hostent){name_object("host name"), list + 1, AF_INET, sizeof(struct in_addr), list};
	return h;
}

struct hostent *gethostbyname(const char *name)
{
	read_text(name, SIZE_MAX);
	may_set_errno();
	return any_host();
}

struct hostent *gethostbyname2(const char *name, int family) { return gethostbyname(name); }
struct hostent *gethostbyaddr(const void *a, socklen_t n, int family) { return may_set_errno(), any_host(); }

int *__h_errno_location(void) { return &host_error; }
const char *hstrerror(int error) { return "unknown host"; }
void herror(const char *s) { read_text(s, SIZE_MAX); }
const char *gai_strerror(int error) { return "name resolution failed"; }

int getaddrinfo(const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
                struct addrinfo **restrict out)
{
	__mw_may_be_cancelled();
	may_set_errno();
	if (__midway_choose(2, "getaddrinfo|fails|succeeds") == 0)
		return EAI_NONAME;
	struct addrinfo *a = internal_alloc(sizeof *a);
	struct sockaddr_in *address = internal_alloc(sizeof *address);
	__midway_nondet(address, sizeof *address, "getaddrinfo");
	address->sin_family = AF_INET;
	*a = (struct addrinfo){0, AF_INET, hints ? hints->ai_socktype : SOCK_STREAM, 0, sizeof *address, (struct sockaddr *)address, 0, 0};
	__midway_check(out, sizeof *out, 1);
	*out = a;
	return 0;
}

void freeaddrinfo(struct addrinfo *a)
{
	__midway_free(a->ai_addr, MW_INTERNAL);
	__midway_free(a, MW_INTERNAL);
}

int getnameinfo(const struct sockaddr *restrict a, socklen_t n, char *restrict host, socklen_t hosts, char *restrict service,
                socklen_t services, int flags)
{
	__mw_may_be_cancelled();
	if (host && hosts) {
		__midway_check(host, hosts, 1);
		any_text(host, hosts, "getnameinfo");
	}
	if (service && services) {
		__midway_check(service, services, 1);
		any_text(service, services, "getnameinfo");
	}
	may_set_errno();
	return any_int("getnameinfo") & 1 ? EAI_FAIL : 0;
}

struct servent *getservbyname(const char *name, const char *protocol)
{
	__mw_may_be_cancelled();
	read_text(name, SIZE_MAX);
	may_set_errno();
	if (__midway_choose(2, "getservbyname|finds nothing|finds an entry") == 0)
		return 0;
	static char *none[1];
	struct servent *s = internal_alloc(sizeof *s);
	*s = (struct servent){name_object("service"), none, any_int("service port") & 0xffff, "tcp"};
	return s;
}

struct servent *getservbyport(int port, const char *protocol) { return getservbyname("", protocol); }
unsigned if_nametoindex(const char *name) { return may_set_errno(), (unsigned)any_nonnegative("if_nametoindex"); }
