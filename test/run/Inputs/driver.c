// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A small driver for include/oneclc/processor.h that x86_state.test links with kernels: it runs the groups one after
// the other, with a thread for each work-item.
#include <oneclc/processor.h>
#include <pthread.h>
#include <stdio.h>

_Thread_local struct oneclc_work_item __oneclc_work_item_state;

void triple(int *to);
void reverse(int *part, int *to);

enum { items = 3, groups = 2 };
static pthread_barrier_t waiting;
static int part[items], to[items * groups];
static size_t group;
static int kernel;

static void wait_for_all(struct oneclc_work_item *item, unsigned flags) {
  (void)item, (void)flags;
  pthread_barrier_wait(&waiting);
}

static void *run_item(void *number) {
  __oneclc_work_item_state = (struct oneclc_work_item){
      .size = sizeof(struct oneclc_work_item),
      .work_dim = 1,
      .global_size = {items * groups, 1, 1},
      .local_size = {items, 1, 1},
      .enqueued_local_size = {items, 1, 1},
      .num_groups = {groups, 1, 1},
      .group_id = {group, 0, 0},
      .local_id = {(size_t)number, 0, 0},
      .barrier = wait_for_all,
  };
  if (kernel)
    reverse(part, to);
  else
    triple(to);
  return NULL;
}

int main(void) {
  pthread_barrier_init(&waiting, NULL, items);
  for (kernel = 0; kernel < 2; kernel++) {
    for (group = 0; group < groups; group++) {
      pthread_t threads[items];
      for (size_t i = 0; i < items; i++)
        pthread_create(&threads[i], NULL, run_item, (void *)i);
      for (size_t i = 0; i < items; i++)
        pthread_join(threads[i], NULL);
    }
    printf(kernel ? "reverse:" : "triple:");
    for (int i = 0; i < items * groups; i++)
      printf(" %d", to[i]);
    putchar('\n');
  }
}
