extern int x, y;
extern const char *text;
void *writer(void *unused);
