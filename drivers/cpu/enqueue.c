// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that Clang and kernels call to enqueue (OpenCL C 6.15.18).
#include "cpu/queue.h"
#include <stdlib.h>
#include <string.h>

static bool choose_range(const cpu_queue *q, const device_range *from, ndrange *to) {
  if (from->dimensions < 1 || from->dimensions > 3)
    return false;
  const bool chosen = from->local[0] != 0;
  *to = (ndrange){from->dimensions, {1, 1, 1}, {chosen, chosen, chosen}, {0, 0, 0}};
  size_t items = 1, local = 1;
  for (unsigned i = 0; i < from->dimensions; i++) {
    to->global[i] = from->global[i];
    to->local[i] = from->local[i];
    to->offset[i] = from->offset[i];
    if (!to->global[i] || (to->local[i] != 0) != chosen || __builtin_mul_overflow(items, to->global[i], &items) ||
        __builtin_mul_overflow(local, to->local[i], &local) || local > cpu_max_items ||
        (chosen && q->kernel.settings.uniform && to->global[i] % to->local[i]))
      return false;
  }
  static const size_t any[3];
  return choose_local(q->name, to, any, 256, q->kernel.settings.uniform);
}

static size_t round_up(size_t size, size_t alignment) { return (size + alignment - 1) / alignment * alignment; }

// A command with the block's copy behind; NULL without memory.
static command *new_command(unsigned wait_count, cpu_launch *launch, const block_literal *block, unsigned local_count,
                            const size_t *local_sizes) {
  const size_t alignment = block && block->alignment > block_alignment ? block->alignment : block_alignment;
  const size_t waits = round_up(sizeof(command), _Alignof(wait)), arguments = waits + wait_count * sizeof(wait);
  const size_t copy = round_up(arguments + (local_count + 1) * sizeof(argument), alignment);
  char *memory = aligned_alloc(alignment, round_up(copy + (block ? block->size : 0), alignment));
  if (!memory)
    return NULL;
  command *c = (command *)memory;
  *c = (command){.incomplete = 1, .launch = launch};
  c->waits = (wait *)(memory + waits);
  if (!launch)
    return c;
  c->block = memcpy(memory + copy, block, block->size);
  c->arguments = (argument *)(memory + arguments);
  c->arguments[0] = (argument){.kind = ARG_BUFFER};
  for (unsigned i = 0; i < local_count; i++)
    c->arguments[1 + i] = (argument){ARG_LOCAL, local_sizes[i], NULL};
  c->count = 1 + local_count;
  return c;
}

// Checks, in the order of the specification, and enqueues a command that waits for `count` events. It gives
// the code of what is wrong.
static int enqueue_locked(cpu_queue *q, const cpu_queue *given, const device_range *range, uint32_t count,
                          const event_name *events, event_name *result, cpu_launch *launch, const block_literal *block,
                          uint32_t local_count, const size_t *local_sizes) {
  ndrange chosen = {0};
  if (given != q)
    return CLK_INVALID_QUEUE;
  if (launch && !choose_range(q, range, &chosen))
    return CLK_INVALID_NDRANGE;
  if ((count == 0) != (events == NULL) || (!launch && !count))
    return CLK_INVALID_EVENT_WAIT_LIST;
  for (uint32_t i = 0; i < count; i++)
    if (!find_event(q, events[i]))
      return CLK_INVALID_EVENT_WAIT_LIST;
  if (q->count == max_commands)
    return CLK_DEVICE_QUEUE_FULL;
  size_t local_memory = 0;
  for (uint32_t i = 0; i < local_count; i++) {
    if (!local_sizes[i])
      return CLK_INVALID_ARG_SIZE;
    if (local_sizes[i] > max_local_memory - local_memory)
      return CLK_OUT_OF_RESOURCES;
    local_memory += local_sizes[i];
  }
  event *e = result ? new_event(q) : NULL;
  if (result && !e)
    return CLK_EVENT_ALLOCATION_FAILURE;
  command *c = new_command(count, launch, block, local_count, local_sizes);
  if (!c) {
    if (e) {
      e->references = 0;
      e->status = CL_COMPLETE;
      delete_if_unused(q, e);
    }
    return CLK_OUT_OF_RESOURCES;
  }
  c->parent = q->running;
  c->parent->incomplete++;
  c->event = e;
  c->range = chosen;
  c->previous = &q->root;
  c->next = q->root.next;
  q->root.next = c;
  if (c->next)
    c->next->previous = c;
  for (uint32_t i = 0; i < count; i++) {
    event *cause = find_event(q, events[i]);
    if (cause->status > CL_COMPLETE) {
      c->waits[c->blockers] = (wait){c, cause->waits};
      cause->waits = &c->waits[c->blockers++];
    } else if (!c->status) {
      c->status = cause->status;
    }
  }
  if (!c->blockers)
    make_ready(q, c);
  q->count++;
  if (e)
    *result = name_of(q, e); // last, for it may stand in the list
  return CLK_SUCCESS;
}

static int enqueue(const cpu_queue *given, const device_range *range, uint32_t count, const event_name *events,
                   event_name *result, cpu_launch *launch, const block_literal *block, uint32_t local_count,
                   const size_t *local_sizes) {
  cpu_queue *q = cpu_running_queue();
  pthread_mutex_lock(&q->mutex);
  const int code = enqueue_locked(q, given, range, count, events, result, launch, block, local_count, local_sizes);
  pthread_mutex_unlock(&q->mutex);
  // The specification has the other codes for programs built with -g.
  return code == CLK_SUCCESS || q->kernel.settings.debug ? code : CLK_ENQUEUE_FAILURE;
}

// What follows has the names by which kernels call it.

cpu_queue *_Z17get_default_queuev(void) { return cpu_running_queue(); }

int __enqueue_kernel_basic(cpu_queue *q, uint32_t flags, const device_range *range, cpu_launch *launch,
                           const void *block) {
  (void)flags;
  return enqueue(q, range, 0, NULL, NULL, launch, block, 0, NULL);
}

int __enqueue_kernel_basic_events(cpu_queue *q, uint32_t flags, const device_range *range, uint32_t count,
                                  const event_name *events, event_name *result, cpu_launch *launch, const void *block) {
  (void)flags;
  return enqueue(q, range, count, events, result, launch, block, 0, NULL);
}

int __enqueue_kernel_varargs(cpu_queue *q, uint32_t flags, const device_range *range, cpu_launch *launch,
                             const void *block, uint32_t local_count, const size_t *local_sizes) {
  (void)flags;
  return enqueue(q, range, 0, NULL, NULL, launch, block, local_count, local_sizes);
}

int __enqueue_kernel_events_varargs(cpu_queue *q, uint32_t flags, const device_range *range, uint32_t count,
                                    const event_name *events, event_name *result, cpu_launch *launch, const void *block,
                                    uint32_t local_count, const size_t *local_sizes) {
  (void)flags;
  return enqueue(q, range, count, events, result, launch, block, local_count, local_sizes);
}

// A marker whose event nobody gets does nothing.
int _Z14enqueue_marker9ocl_queuejPU9CLgenericK12ocl_clkeventPU9CLgenericS0_(cpu_queue *q, uint32_t count,
                                                                            const event_name *events,
                                                                            event_name *result) {
  return result ? enqueue(q, NULL, count, events, result, NULL, NULL, 0, NULL) : CLK_SUCCESS;
}

uint32_t __get_kernel_work_group_size_impl(cpu_launch *launch, const void *block) {
  (void)launch, (void)block;
  return cpu_max_items;
}

// Items run one by one. So does a sub-group, which is an item.
uint32_t __get_kernel_preferred_work_group_size_multiple_impl(void) { return 1; }
uint32_t __get_kernel_max_sub_group_size_for_ndrange_impl(void) { return 1; }

uint32_t __get_kernel_sub_group_count_for_ndrange_impl(const device_range *range, cpu_launch *launch,
                                                       const void *block) {
  (void)launch, (void)block;
  ndrange chosen;
  return choose_range(cpu_running_queue(), range, &chosen) ? chosen.local[0] * chosen.local[1] * chosen.local[2] : 0;
}

event_name _Z17create_user_eventv(void) {
  cpu_queue *q = cpu_running_queue();
  pthread_mutex_lock(&q->mutex);
  event *e = new_event(q);
  if (e)
    e->is_users = true;
  const event_name name = e ? name_of(q, e) : UINT64_MAX; // CLK_NULL_EVENT
  pthread_mutex_unlock(&q->mutex);
  return name;
}

void _Z21set_user_event_status12ocl_clkeventi(event_name name, int status) {
  cpu_queue *q = cpu_running_queue();
  pthread_mutex_lock(&q->mutex);
  event *e = find_event(q, name);
  if (e && e->is_users && e->status > CL_COMPLETE && status <= CL_COMPLETE)
    complete_event(q, e, status);
  pthread_mutex_unlock(&q->mutex);
}

void _Z12retain_event12ocl_clkevent(event_name name) {
  cpu_queue *q = cpu_running_queue();
  pthread_mutex_lock(&q->mutex);
  event *e = find_event(q, name);
  if (e)
    e->references++;
  pthread_mutex_unlock(&q->mutex);
}

void _Z13release_event12ocl_clkevent(event_name name) {
  cpu_queue *q = cpu_running_queue();
  pthread_mutex_lock(&q->mutex);
  event *e = find_event(q, name);
  if (e && e->references) {
    e->references--;
    delete_if_unused(q, e);
  }
  pthread_mutex_unlock(&q->mutex);
}

bool _Z14is_valid_event12ocl_clkevent(event_name name) {
  cpu_queue *q = cpu_running_queue();
  pthread_mutex_lock(&q->mutex);
  const bool valid = find_event(q, name) != NULL;
  pthread_mutex_unlock(&q->mutex);
  return valid;
}

// Writes END - START and COMPLETE - START in nanoseconds, once the command is complete.
void _Z28capture_event_profiling_info12ocl_clkeventiPU8CLglobalv(event_name name, int what, uint64_t *to) {
  cpu_queue *q = cpu_running_queue();
  pthread_mutex_lock(&q->mutex);
  event *e = find_event(q, name);
  if (e && !e->is_users && what == CLK_PROFILING_COMMAND_EXEC_TIME) {
    if (e->status == CL_COMPLETE) {
      memcpy(to, e->times, sizeof e->times);
    } else if (e->status == CL_SUBMITTED) {
      capture *c = malloc(sizeof *c);
      if (c)
        *c = (capture){to, e->captures};
      e->captures = c ? c : e->captures;
    }
  }
  pthread_mutex_unlock(&q->mutex);
}

#define FUNCTION(name) {#name, name}
const cpu_function cpu_queue_functions[] = {
    FUNCTION(_Z17get_default_queuev),
    FUNCTION(__enqueue_kernel_basic),
    FUNCTION(__enqueue_kernel_basic_events),
    FUNCTION(__enqueue_kernel_varargs),
    FUNCTION(__enqueue_kernel_events_varargs),
    FUNCTION(_Z14enqueue_marker9ocl_queuejPU9CLgenericK12ocl_clkeventPU9CLgenericS0_),
    FUNCTION(__get_kernel_work_group_size_impl),
    FUNCTION(__get_kernel_preferred_work_group_size_multiple_impl),
    FUNCTION(__get_kernel_sub_group_count_for_ndrange_impl),
    FUNCTION(__get_kernel_max_sub_group_size_for_ndrange_impl),
    FUNCTION(_Z17create_user_eventv),
    FUNCTION(_Z21set_user_event_status12ocl_clkeventi),
    FUNCTION(_Z12retain_event12ocl_clkevent),
    FUNCTION(_Z13release_event12ocl_clkevent),
    FUNCTION(_Z14is_valid_event12ocl_clkevent),
    FUNCTION(_Z28capture_event_profiling_info12ocl_clkeventiPU8CLglobalv),
    {NULL, NULL}};
