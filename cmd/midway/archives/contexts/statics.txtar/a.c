static int tick(int n) { return n + 1; }
int b(int);
int main(int argc, char **argv) { return tick(argc) + b(argc); }
