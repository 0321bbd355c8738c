_Noreturn void stop(int);
int x;
int main(void) { if (x == 0) stop(1); return 0; }
