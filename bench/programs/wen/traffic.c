// Advice to an aircraft that meets another one: climb, descend, or neither, with 25 assertions, as Wen and Yang's TCAS
// has them. One fails: that an aircraft is told to climb only where that keeps the distance.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

enum { OLEV = 600, MAXALT = 600, MINSEP = 300, NOZCROSS = 100 };
enum intent { NO_INTENT, DO_NOT_CLIMB, DO_NOT_DESCEND };
enum capability { TCAS_TA = 1, OTHER };
enum advice { UNRESOLVED, UPWARD, DOWNWARD };

static int separation, own_altitude, own_rate, other_altitude, layer, up, down, other_intent, other_capability, climb;
static _Bool high_confidence, two_of_three;
static const int threshold[4] = {400, 500, 640, 740};

static int limit(void) { return threshold[layer]; }
static int biased(void) { return climb ? up + NOZCROSS : up; }
static _Bool own_below(void) { return own_altitude < other_altitude; }
static _Bool own_above(void) { return other_altitude < own_altitude; }

static _Bool may_climb(void)
{
	_Bool result, preferred = biased() > down;
	if (preferred) {
		assert(down < up + NOZCROSS);
		result = !own_below() || own_below() && !(down >= limit());
		assert(result || own_below());
		assert(result || down >= limit());
	} else {
		assert(down >= up);
		result = own_above() && separation >= MINSEP && up >= limit();
		assert(!result || own_above());
		assert(!result || separation >= MINSEP);
		assert(!result || down >= limit());
	}
	return result;
}

static _Bool may_descend(void)
{
	_Bool result, preferred = biased() > down;
	if (preferred) {
		result = own_below() && separation >= MINSEP && down >= limit();
		assert(!result || own_below());
		assert(!result || down >= limit());
	} else {
		result = !own_above() || own_above() && up >= limit();
		assert(result || own_above());
	}
	return result;
}

static enum advice advice(void)
{
	_Bool enabled = high_confidence && own_rate <= OLEV && separation > MAXALT;
	_Bool equipped = other_capability == TCAS_TA;
	_Bool not_known = two_of_three && other_intent == NO_INTENT;
	if (!enabled || !(equipped && not_known || !equipped)) {
		assert(!enabled || equipped);
		return UNRESOLVED;
	}
	assert(separation > MAXALT);
	_Bool upward = may_climb() && own_below();
	_Bool downward = may_descend() && own_above();
	assert(!upward || own_below());
	assert(!downward || own_above());
	if (upward && downward) {
		assert(own_altitude != own_altitude);
		return UNRESOLVED;
	}
	if (upward) {
		assert(!own_above());
		assert(up >= limit());
		assert(up + NOZCROSS > down);
		return UPWARD;
	}
	if (downward) {
		assert(!own_below());
		assert(down >= limit());
		assert(up <= down);
		return DOWNWARD;
	}
	assert(!(own_below() && down < limit() && up > down));
	return UNRESOLVED;
}

int main(void)
{
	separation = __VERIFIER_nondet_int();
	high_confidence = __VERIFIER_nondet_int() != 0;
	two_of_three = __VERIFIER_nondet_int() != 0;
	own_altitude = __VERIFIER_nondet_int();
	own_rate = __VERIFIER_nondet_int();
	other_altitude = __VERIFIER_nondet_int();
	layer = __VERIFIER_nondet_int();
	up = __VERIFIER_nondet_int();
	down = __VERIFIER_nondet_int();
	other_capability = __VERIFIER_nondet_int();
	other_intent = __VERIFIER_nondet_int();
	climb = __VERIFIER_nondet_int();
	if (layer < 0 || layer > 3 || up < 0 || up > 2000 || down < 0 || down > 2000 || own_altitude < 0 || own_altitude > 50000 ||
	    other_altitude < 0 || other_altitude > 50000)
		return 0;
	enum advice a = advice();
	assert(a == UNRESOLVED || separation > MAXALT);
	assert(a != UPWARD || own_altitude < other_altitude);
	assert(a != DOWNWARD || own_altitude > other_altitude);
	return 0;
}
