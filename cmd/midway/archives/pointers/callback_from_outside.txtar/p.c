#include <assert.h>
static int sent;
static void (*on_sent)(int);
void *look_up(const char *);
void broken(int n) { assert(n < 0); }
static void send(void)
{
	sent = 1;
	if (on_sent)
		on_sent(sent);
}
int main(void)
{
	on_sent = look_up("on_sent");
	send();
	return 0;
}
