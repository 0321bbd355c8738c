// A maze of 11 by 7 is walked by 28 unknown moves; one of its walls can be passed. The treasure is found.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *p, unsigned long n, const char *name);
enum { MOVES = 28, HEIGHT = 7, WIDTH = 11 };
static char maze[HEIGHT][WIDTH + 1] = {
	"+-+---+---+",
	"| |     |X|",
	"| | --+ | |",
	"| |   | | |",
	"| +-- | | |",
	"|     |   |",
	"+-----+---+"};
int main(void)
{
	char moves[MOVES];
	int x = 1, y = 1;
	klee_make_symbolic(moves, sizeof moves, "moves");
	maze[y][x] = '*';
	for (int i = 0; i < MOVES; i++) {
		int fromx = x, fromy = y;
		switch (moves[i]) {
		case 'w': y--; break;
		case 's': y++; break;
		case 'a': x--; break;
		case 'd': x++; break;
		default: exit(1);
		}
		assert(maze[y][x] != 'X');
		if (maze[y][x] != ' ' && !(y == 2 && maze[y][x] == '|' && x > 0 && x < WIDTH))
			x = fromx, y = fromy;
		if (fromx == x && fromy == y)
			exit(2);
		maze[y][x] = '*';
	}
	return 0;
}
