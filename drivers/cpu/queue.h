// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the default queue of the cpu backend (queue.c) and the functions that kernels call (enqueue.c).
#ifndef ONECLC_CPU_QUEUE_H
#define ONECLC_CPU_QUEUE_H
#include "cpu/cpu.h"
#include <pthread.h>
#include <stdint.h>

// The specification's names and numbers.
enum {
  CL_COMPLETE = 0,
  CL_SUBMITTED = 2,
  CLK_SUCCESS = 0,
  CLK_OUT_OF_RESOURCES = -5,
  CLK_INVALID_ARG_SIZE = -51,
  CLK_INVALID_EVENT_WAIT_LIST = -57,
  CLK_EVENT_ALLOCATION_FAILURE = -100,
  CLK_ENQUEUE_FAILURE = -101,
  CLK_INVALID_QUEUE = -102,
  CLK_INVALID_NDRANGE = -160,
  CLK_DEVICE_QUEUE_FULL = -161,
  CLK_PROFILING_COMMAND_EXEC_TIME = 1
};

enum {
  max_commands = 1 << 16, // that wait to be run
  max_events = 1 << 16,
  max_local_memory = 1 << 30, // of a block's arguments
  block_alignment = 128       // the largest type is double16
};

// A clk_event_t: the number of an event and, in the upper half, how often that had been used before, so that
// no event is mistaken for one that was deleted.
typedef uint64_t event_name;

// ndrange_t
typedef struct {
  uint32_t dimensions;
  size_t offset[3], global[3], local[3];
} device_range;

// A block as Clang lays it out: what it captures lies behind.
typedef struct {
  uint32_t size, alignment;
} block_literal;

typedef struct command command;

// A place in a command's wait list.
typedef struct wait {
  command *waiter;
  struct wait *next; // that waits for the same event
} wait;

// Where to write the times of a command that is not complete.
typedef struct capture {
  uint64_t *to;
  struct capture *next;
} capture;

typedef struct event {
  uint32_t uses, references; // the latter are the kernels'
  int status;
  bool is_users;
  wait *waits;
  capture *captures;
  uint64_t times[2]; // see CLK_PROFILING_COMMAND_EXEC_TIME
  struct event *next_free;
} event;

struct command {
  command *parent;
  event *event;
  unsigned blockers;   // events that it waits for
  unsigned incomplete; // itself until it has ended, and the commands that it enqueued
  int status;
  uint64_t begin, end;
  cpu_launch *launch; // NULL: a marker
  block_literal *block;
  ndrange range;
  unsigned count; // arguments: the block and local memory
  argument *arguments;
  wait *waits;
  command *next_ready;
  command *previous, *next; // of all commands
};

struct cpu_queue {
  cpu_job kernel;
  char name[256]; // of its blocks, for messages
  pthread_mutex_t mutex;
  command root;     // the kernel; heads the list of commands
  command *running; // what is enqueued is its child
  command *first_ready, *last_ready;
  unsigned count; // of the commands that have not been run
  event *events, *free_events;
  unsigned event_count;
};

// What follows needs the queue's lock.

// NULL if there is no such event any more.
event *find_event(const cpu_queue *, event_name);
event_name name_of(const cpu_queue *, const event *);
event *new_event(cpu_queue *); // NULL if there are too many
// Deletes an event that no kernel holds and no command needs.
void delete_if_unused(cpu_queue *, event *);
// Completes an event, with CL_COMPLETE or an error, which what waits for it takes over.
void complete_event(cpu_queue *, event *, int status);
void make_ready(cpu_queue *, command *);
#endif
