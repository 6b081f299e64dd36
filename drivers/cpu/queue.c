// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Device-side enqueue (OpenCL C 6.15.18): the default queue, its commands and events.
//
// What a kernel enqueues runs once the kernel has ended, which is late enough for all flags alike
// (CLK_ENQUEUE_FLAGS_NO_WAIT, WAIT_KERNEL and WAIT_WORK_GROUP), one command after the other, each on all
// threads, in the order in which their wait lists complete. A command is complete when all that it enqueued
// is, too, and an error of the latter is its own.
#include "cpu/queue.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * UINT64_C(1000000000) + t.tv_nsec;
}

// ---- Events

event *find_event(const cpu_queue *q, event_name name) {
  const uint32_t number = name;
  return number < q->event_count && q->events[number].uses == name >> 32 ? &q->events[number] : NULL;
}

event_name name_of(const cpu_queue *q, const event *e) { return (uint64_t)e->uses << 32 | (e - q->events); }

event *new_event(cpu_queue *q) {
  if (!q->events)
    q->events = calloc(max_events, sizeof *q->events);
  event *e = q->free_events;
  if (e)
    q->free_events = e->next_free;
  else if (q->events && q->event_count < max_events)
    e = &q->events[q->event_count++];
  if (e)
    *e = (event){.uses = e->uses ? e->uses : 1, .references = 1, .status = CL_SUBMITTED};
  return e;
}

void delete_if_unused(cpu_queue *q, event *e) {
  if (e->references || e->waits || (!e->is_users && e->status > CL_COMPLETE))
    return;
  e->uses++;
  e->next_free = q->free_events;
  q->free_events = e;
}

void make_ready(cpu_queue *q, command *c) {
  if (q->first_ready)
    q->last_ready->next_ready = c;
  else
    q->first_ready = c;
  q->last_ready = c;
}

void complete_event(cpu_queue *q, event *e, int status) {
  e->status = status;
  while (e->captures) {
    capture *c = e->captures;
    e->captures = c->next;
    if (status == CL_COMPLETE)
      memcpy(c->to, e->times, sizeof e->times);
    free(c);
  }
  while (e->waits) {
    command *waiter = e->waits->waiter;
    e->waits = e->waits->next;
    if (status < 0 && !waiter->status)
      waiter->status = status;
    if (--waiter->blockers == 0)
      make_ready(q, waiter);
  }
  delete_if_unused(q, e);
}

// ---- Commands

static void delete_command(command *c) {
  c->previous->next = c->next;
  if (c->next)
    c->next->previous = c->previous;
  free(c);
}

// To be called when a command has ended: it and those above it may be complete.
static void finish(cpu_queue *q, command *c) {
  while (--c->incomplete == 0 && c != &q->root) {
    command *parent = c->parent;
    if (c->event) {
      c->event->times[0] = c->end - c->begin;
      c->event->times[1] = now() - c->begin;
      complete_event(q, c->event, c->status);
    }
    if (c->status && !parent->status)
      parent->status = c->status;
    delete_command(c);
    c = parent;
  }
}

static void run_command(cpu_pool *pool, cpu_queue *q, command *c) {
  q->count--;
  q->running = c;
  c->begin = c->end = now();
  if (c->launch && !c->status) {
    void *values[c->count];
    for (unsigned i = 0; i < c->count; i++)
      values[i] = &c->block; // each thread sets its own for local memory
    cpu_job job = q->kernel;
    job.name = q->name;
    job.launch = c->launch;
    job.count = c->count;
    job.arguments = values;
    job.given = c->arguments;
    job.range = &c->range;
    if (cpu_pool_run(pool, &job) != DEVICE_OK)
      c->status = CLK_OUT_OF_RESOURCES;
    c->end = now();
  }
  finish(q, c);
}

int cpu_queue_run(cpu_pool *pool, const cpu_job *kernel) {
  cpu_queue q = {.kernel = *kernel, .mutex = PTHREAD_MUTEX_INITIALIZER, .root.incomplete = 1, .running = &q.root};
  q.kernel.queue = &q;
  snprintf(q.name, sizeof q.name, "%s's block", kernel->name);
  int result = cpu_pool_run(pool, &q.kernel);
  while (result == DEVICE_OK && q.first_ready) {
    command *c = q.first_ready;
    q.first_ready = c->next_ready;
    run_command(pool, &q, c);
  }
  if (result == DEVICE_OK && q.count) {
    complain("kernel %s: %u of the commands that it enqueued wait for events that nobody completes", kernel->name,
             q.count);
    result = DEVICE_ERROR;
  } else if (result == DEVICE_OK && q.root.status) {
    complain("kernel %s: a command that it enqueued failed or waited for an event of status %d", kernel->name,
             q.root.status);
    result = DEVICE_ERROR;
  }
  while (q.root.next)
    delete_command(q.root.next);
  for (unsigned i = 0; i < q.event_count; i++)
    while (q.events[i].captures) {
      capture *c = q.events[i].captures;
      q.events[i].captures = c->next;
      free(c);
    }
  free(q.events);
  pthread_mutex_destroy(&q.mutex);
  return result;
}
