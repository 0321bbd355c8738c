// A controller of wheel brakes with a normal and an alternate line, two periods of it, with eight assertions, as Wen
// and Yang's WBS has them. One fails: wheels may skid in both.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);

static int normal, alternate, last_pedal, skids;
static _Bool failed;

// The command for a position of the pedal, from 0 to 4.
static int command(int pedal)
{
	if (pedal == 0)
		return 0;
	if (pedal == 1)
		return 1;
	if (pedal == 2)
		return 2;
	if (pedal == 3)
		return 3;
	return 4;
}

static void update(int pedal, _Bool automatic, _Bool skid)
{
	if (pedal < 0 || pedal > 4)
		return;
	int wanted = command(pedal);
	assert(wanted >= 0 && wanted <= 4);
	if (automatic && wanted < 2)
		wanted = 2;
	if (skid) {
		skids++;
		wanted = 0;
		assert(wanted == 0);
	}
	if (failed) {
		normal = 0;
		alternate = wanted;
		assert(normal == 0);
		assert(alternate > 0 || pedal == 0);
	} else {
		normal = wanted;
		alternate = 0;
		assert(normal <= 4 && alternate == 0);
		if (last_pedal == 4 && pedal == 0)
			failed = 1;
		assert(skids < 2);
	}
	last_pedal = pedal;
	assert(normal == 0 || alternate == 0);
}

int main(void)
{
	for (int period = 0; period < 2; period++) {
		int pedal = __VERIFIER_nondet_int();
		_Bool automatic = __VERIFIER_nondet_bool(), skid = __VERIFIER_nondet_bool();
		update(pedal, automatic, skid);
	}
	assert(!failed || last_pedal == 0);
	return 0;
}
