#define NAME large
#define METHOD grow_large
#include "template.h"
