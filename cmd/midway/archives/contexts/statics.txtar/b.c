static int tick(int n) { return n - 1; }
int b(int n) { return tick(n); }
