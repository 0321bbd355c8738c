static int NAME;
static void grow(void)
{
	NAME++;
}
void (*const METHOD)(void) = grow;
