struct pair { int first; double second; };
typedef struct pair pair_t;
typedef struct node node_t;
struct node { struct node *next; int value; const node_t *self; };
node_t *list;
void observe(int *);

long sum(int n, struct pair *pp)
{
	long total = 0;
	pair_t q;
	int kept = n;
	observe(&kept);
	q.first = pp->first + n;
	q.second = pp->second * 2.5;
	for (unsigned i = 0; i < n; i++) {
		total += q.first;
		if (total > 100)
			q.first = kept;
	}
	q.second = q.second + q.first;
	return total + (long)q.second + list->next->value;
}
