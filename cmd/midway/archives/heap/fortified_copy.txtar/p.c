#include <string.h>
struct s { char first[4], second[12]; } s;
int main(void) { __builtin___strcpy_chk(s.first, "abcd", sizeof s.first); return 0; }
