void stop(int k) { (void)k; }
