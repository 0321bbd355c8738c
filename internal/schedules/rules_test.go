package schedules

import (
	"fmt"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/schedules/schedulestest"
)

const header = schedulestest.Header

// needed has, for each rule, a program on which it is needed.
var needed = []struct {
	name   string
	drop   rules
	source string
}{
	{"markers", rules{noMarkers: true}, `
int main(void) { x = __VERIFIER_nondet_int(); for (int i = 0; i < x; i++) twice(); return 0; }`},
	{"who sleeps has arrived", rules{noSleep: true}, `
void *t0(void *a) { for (int i = 0; i < x; i++) twice(); return 0; }
int main(void) { pthread_t t; x = __VERIFIER_nondet_int(); pthread_create(&t, 0, t0, 0); pthread_join(t, 0); return 0; }`},
	{"postdominance", rules{slice: "control"}, `
int main(void) { x = __VERIFIER_nondet_int(); if (x > 3) twice(); return 0; }`},
	{"liveness", rules{slice: "stores"}, `
int main(void) { x = __VERIFIER_nondet_int(); if (x > 3) y = 1; if (y) twice(); return 0; }`},
	{"negation", rules{oneWay: true}, `
int main(void) { x = __VERIFIER_nondet_int(); if (x > 3) twice(); return 0; }`},
	{"a read of an input ends a fragment", rules{noInputs: true}, `
int main(void) { twice(); x = __VERIFIER_nondet_int(); if (x > 3) twice(); return 0; }`},
	{"outcomes", rules{noOutcome: true}, `
void *t0(void *a) { pthread_mutex_lock(&m); if (!y) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); return 0; }
int main(void)
{
	pthread_t t[2];
	x = __VERIFIER_nondet_int();
	pthread_create(&t[0], 0, t0, 0);
	pthread_create(&t[1], 0, t0, 0);
	twice();
	twice();
	pthread_mutex_lock(&m);
	y = 1;
	if (x > 3)
		pthread_cond_signal(&c);
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}`},
	{"racy pairs", rules{noRaces: true}, `
void *t0(void *a) { x = 1; return 0; }
int main(void)
{
	pthread_t t;
	y = __VERIFIER_nondet_int();
	pthread_create(&t, 0, t0, 0);
	if (x && y > 3)
		twice();
	pthread_join(t, 0);
	return 0;
}`},
}

// TestEveryRuleIsNeeded: without a rule an input has no schedule, or one that does not fix a run on it, or more is said
// to be covered than is.
func TestEveryRuleIsNeeded(t *testing.T) {
	long.Test(t)
	for _, c := range needed {
		t.Run(c.name, func(t *testing.T) {
			with, without := holds(t, rules{}, c.source), holds(t, c.drop, c.source)
			if c.name == "racy pairs" { // the program has no set that covers it
				if with == nil || without == nil || !strings.HasPrefix(without.Error(), "inputs") {
					t.Errorf("with the rule: %v; without: %v", with, without)
				}
				return
			}
			if with != nil || without == nil {
				t.Errorf("with the rule: %v; without: %v", with, without)
			}
		})
	}
}

// holds checks a set of schedules for the inputs from 0 to 6, where the program has one epoch.
func holds(t *testing.T, r rules, source string) error {
	set, err := enumerated(t, r, header+source)
	if err != nil {
		return err
	}
	if !set.Covered() {
		return fmt.Errorf("not covered: %v", set.Epochs[0].Missing)
	}
	root := set.Epochs[0].Root
	if u := root.unknown(map[string]bool{}); u != "" {
		return fmt.Errorf("a fragment is chosen by %s, which is not known yet", u)
	}
	for v := uint64(0); v < 7 && len(set.Epochs) == 1; v++ {
		if err := selects(set, map[string]uint64{"__VERIFIER_nondet_int": v}); err != nil {
			return err
		}
	}
	return nil
}
