package execute_test

import (
	"maps"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/internal/slice"
)

// followed are ways for a value to get from one thread's src to dst, in C: what is before main, in main before the
// threads and behind them.
var followed = map[string][3]string{
	"arg": {sets + `void *t2(void*a){ dst = (int)(long)a; return 0; }

void *t1(void *a){ pthread_t t; pthread_create(&t,0,t2,(void*)(long)src); pthread_join(t,0); return 0; }`, ``, ``},
	"bits": {`struct { unsigned a:3, b:5; } w, z;
void *t0(void *a){ z.a = 1; return 0; }
void *t1(void *a){ w.b = z.a; return 0; }`, ``, `dst = w.b;`},
	"cleanup": {sets + `void h(void*a){ dst = *(int*)a; }

void *t1(void *a){ int v = src; pthread_cleanup_push(h,&v); pthread_exit(0); pthread_cleanup_pop(0); return 0; }`, ``, ``},
	"double": {sets + `double d;

void *t1(void *a){ d = src * 2.5; return 0; }`, ``, `dst = d > 2;`},
	"exchange": {sets + `atomic_int x;

void *t1(void *a){ atomic_exchange(&x, src); return 0; }`, ``, `dst = atomic_load(&x);`},
	"fnret": {sets + `typedef int (*F)(void); int one(void){return 1;} int zero(void){return 0;} F pick(void){ return src ? one : zero; }

void *t1(void *a){ dst = pick()(); return 0; }`, ``, ``},
	"getspecific": {sets + `pthread_key_t k;

void *t1(void *a){ pthread_setspecific(k,(void*)(long)src); dst = (int)(long)pthread_getspecific(k); return 0; }`, `pthread_key_create(&k,0);`, ``},
	"heap": {`struct nd { struct nd *nx; int v; } *hd;
void *t0(void *a){ hd->nx->v = 1; return 0; }
void *t1(void *a){ dst = hd->nx->v; return 0; }`, `hd = calloc(1,sizeof*hd); hd->nx = calloc(1,sizeof*hd);`, ``},
	"key": {sets + `pthread_key_t k; void d(void *v){ dst = v == (void*)2; }

void *t1(void *a){ pthread_setspecific(k, (void*)(long)(1+src)); return 0; }`, `pthread_key_create(&k,d);`, ``},
	"lockptr": {`pthread_mutex_t m[2]={PTHREAD_MUTEX_INITIALIZER,PTHREAD_MUTEX_INITIALIZER};
void *t0(void*a){ src = 1; return 0; }
void *t1(void *a){ int i = src; pthread_mutex_lock(&m[i]); return 0; }`, ``, `dst = pthread_mutex_trylock(&m[1]) != 0;`},
	"once": {sets + `pthread_once_t o = PTHREAD_ONCE_INIT; void h(void){ dst = src; }

void *t1(void *a){ pthread_once(&o,h); return 0; }`, ``, ``},
	"printfstar": {sets + `char b[8];

void *t1(void *a){ dst = snprintf(b, 8, "%*d", 1+src, 0) == 2; return 0; }`, ``, ``},
	"ptrptr": {sets + `int *p=&dst, **pp=&p;

void *t1(void *a){ **pp = src; return 0; }`, ``, ``},
	"qsort": {sets + `int cmp(const void*a,const void*b){ return src ? *(int*)a-*(int*)b : *(int*)b-*(int*)a; }

void *t1(void *a){ int v[2]={1,2}; qsort(v,2,sizeof(int),cmp); dst = v[0]==1; return 0; }`, ``, ``},
	"realloc": {sets + `int *v, *w;

void *t1(void *a){ v[1] = src; w = realloc(v, 64); return 0; }`, `v = calloc(4,4);`, `dst = w[1];`},
	"rmwresult": {`atomic_int x;
void *t0(void *a){ atomic_fetch_add(&x,1); return 0; }
void *t1(void *a){ dst = atomic_fetch_add(&x,0); return 0; }`, ``, ``},
	"select": {sets + `int x=1,y;

void *t1(void *a){ dst = src ? x : y; return 0; }`, ``, ``},
	"semval": {`sem_t s;
void *t0(void*a){ sem_post(&s); return 0; }
void *t1(void *a){ sem_getvalue(&s,&dst); return 0; }`, `sem_init(&s,0,0);`, ``},
	"sprintf": {sets + `char buf[32];

void *t1(void *a){ sprintf(buf, "%d", src); dst = !strcmp(buf,"1"); return 0; }`, ``, ``},
	"strcpy": {`char s[8]="ab", u[8], w[8];
void *t0(void *a){ s[1]='c'; return 0; }
void *t1(void *a){ strcpy(u, s); memmove(w,u,4); return 0; }`, ``, `dst = w[1]=='c';`},
	"structret": {sets + `struct b { long v[6]; }; struct s2 { long p,q; }; struct b mk(void){ struct b r = {{0}}; r.v[4]=src; return r; } struct s2 mk2(struct b x){ struct s2 r = {0, x.v[4]}; return r; }

void *t1(void *a){ dst = (int)mk2(mk()).q; return 0; }`, ``, ``},
	"tls": {`_Thread_local int q; int *pq;
void *t0(void*a){ pq=&q; n++; while(!dst) ; return 0; }
void *t1(void *a){ if (pq) { *pq = 1; src = *pq; } dst = 1; return 0; }`, ``, `dst = src;`},
	"union": {sets + `union { int i; char c[4]; float f; } w;

void *t1(void *a){ w.c[2] = (char)src; return 0; }`, ``, `dst = w.i != 0;`},
	"variadic": {sets + `int sum(int c, ...){ va_list l; va_start(l,c); int s=0; for(int i=0;i<c;i++) s+=va_arg(l,int); va_end(l); return s; }

void *t1(void *a){ dst = sum(3, 0, src, 0); return 0; }`, ``, ``},
}

// sets is a thread that sets src, and counts.
const sets = "void *t0(void *a) { n++; src = 1; n++; return 0; }\n"

// TestSlicesFollowValues: a value gets from one thread to an assertion through what the language and the library offer.
// The assertion sees it in both orders of the threads: neither is lost to the slice.
func TestSlicesFollowValues(t *testing.T) {
	long.Test(t)
	sliced := 0
	for _, name := range slices.Sorted(maps.Keys(followed)) {
		t.Run(name, func(t *testing.T) {
			f := followed[name]
			p := load(t, `#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int src, dst;
long n;
`+f[0]+`
int main(void)
{
	pthread_t t[2];
	`+f[1]+`
	pthread_create(&t[0], 0, t0, 0);
	pthread_create(&t[1], 0, t1, 0);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	`+f[2]+`
	if (dst)
		assert(0);
	else
		assert(0);
	return 0;
}
`)
			s := slice.Of(p, pointsto.Analyze(p))
			if !s.Empty() {
				sliced++
			}
			c := &sliceParity{t: t}
			for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
				if res := c.explored(p, how, false, s.Outside); res == nil || len(res.Violations) != 2 {
					t.Errorf("%s: not both orders are seen; outside:\n%s", how, s)
				}
			}
		})
	}
	if sliced == 0 {
		t.Error("no access is outside a slice")
	}
}
