#define NAME small
#define METHOD grow_small
#include "template.h"
