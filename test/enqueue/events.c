// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests events of kernels that kernels enqueue (6.15.18): order, markers, user events and their errors, profiling, what
// enqueue_kernel refuses and with which code, and queries of kernels.
// ONE-LEVEL: events are pointers.
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// ---- Order

static const char order_source[] =
    "#define NOW CLK_ENQUEUE_FLAGS_NO_WAIT\n"
    // Each command waits for the previous one; the number in x[0] depends on the order.
    "kernel void chain(global uint *x, uint steps, global int *failed) {\n"
    "  clk_event_t before;\n"
    "  for (uint i = 0; i < steps; i++) {\n"
    "    clk_event_t behind;\n"
    "    failed[0] += enqueue_kernel(get_default_queue(), NOW, ndrange_1D(1), i != 0, i ? &before : 0, &behind, ^{ "
    "x[0] = x[0] * 3 + i; }) != 0;\n"
    "    if (i) release_event(before);\n"
    "    before = behind;\n"
    "  }\n"
    "  release_event(before);\n"
    "}\n"
    // The last command is enqueued first; each one then lets its successor start by completing a user event.
    "kernel void backwards(global uint *x, uint steps, global int *failed) {\n"
    "  clk_event_t next = create_user_event();\n"
    "  for (uint i = steps; i-- > 0;) {\n"
    "    clk_event_t mine = i ? create_user_event() : next, then = next;\n"
    "    failed[0] += enqueue_kernel(get_default_queue(), NOW, ndrange_1D(1), i != 0, i ? &mine : 0, 0, ^{\n"
    "      x[0] = x[0] * 3 + i; set_user_event_status(then, CL_COMPLETE); release_event(then); }) != 0;\n"
    "    next = mine;\n"
    "  }\n"
    "}\n"
    // Many commands, a marker that waits for them all, a command that waits for the marker, and a marker that waits for
    // the marker.
    "kernel void marker(global int *x, global int *status) {\n"
    "  clk_event_t all[100], marker, again;\n"
    "  queue_t q = get_default_queue();\n"
    "  for (int i = 0; i < 100; i++)\n"
    "    status[0] += enqueue_kernel(q, NOW, ndrange_1D(7), 0, 0, &all[i], ^{ atomic_inc(&x[0]); }) != 0;\n"
    "  status[1] = enqueue_marker(q, 100, all, &marker);\n"
    "  status[2] = enqueue_marker(q, 1, &marker, &again);\n"
    "  status[3] = enqueue_kernel(q, NOW, ndrange_1D(1), 1, &marker, 0, ^{ x[1] = atomic_add(&x[0], 0); });\n"
    "  status[4] = enqueue_kernel(q, NOW, ndrange_1D(1), 1, &again, 0, ^{ x[2] = atomic_add(&x[0], 0); });\n"
    "  status[5] = enqueue_marker(q, 1, &again, 0);\n" // without an event: has no effect
    "  for (int i = 0; i < 100; i++) release_event(all[i]);\n"
    "  release_event(marker); release_event(again);\n"
    "}\n"
    // d waits for b and c, which wait for a. One list names an event twice, and one is overwritten by the event of the
    // command that waits for it.
    "kernel void diamond(global uint *x, global int *status) {\n"
    "  clk_event_t a, bc[3], d;\n"
    "  queue_t q = get_default_queue();\n"
    "  status[0] = enqueue_kernel(q, NOW, ndrange_1D(1), 0, 0, &a, ^{ x[0] = 5; });\n"
    "  status[1] = enqueue_kernel(q, NOW, ndrange_1D(1), 1, &a, &bc[0], ^{ x[1] = x[0] + 1; });\n"
    "  bc[1] = a;\n"
    "  status[2] = enqueue_kernel(q, NOW, ndrange_1D(1), 1, &bc[1], &bc[1], ^{ x[2] = x[0] + 2; });\n"
    "  bc[2] = bc[0];\n"
    "  status[3] = enqueue_kernel(q, NOW, ndrange_1D(1), 3, bc, &d, ^{ x[3] = x[1] * x[2]; });\n"
    "}\n"
    // A command is complete when all that it enqueued is complete. The second command waits for a, whose child enqueues
    // a grandchild.
    "kernel void family(global uint *x, global int *status) {\n"
    "  clk_event_t a;\n"
    "  queue_t q = get_default_queue();\n"
    "  status[0] = enqueue_kernel(q, NOW, ndrange_1D(4), 0, 0, &a, ^{\n"
    "    size_t i = get_global_id(0);\n"
    "    enqueue_kernel(q, NOW, ndrange_1D(1), ^{ enqueue_kernel(q, NOW, ndrange_1D(1), ^{ x[i] = 7 + i; }); });\n"
    "  });\n"
    "  status[1] = enqueue_kernel(q, NOW, ndrange_1D(4), 1, &a, 0, ^{ x[4 + get_global_id(0)] = 2 * "
    "x[get_global_id(0)]; });\n"
    "  release_event(a);\n"
    "}\n"
    // Work-groups on all threads make events, wait for them and release them at the same time. Children complete half
    // of the user events.
    "kernel void crowd(global int *x, global int *failed) {\n"
    "  size_t me = get_global_id(0);\n"
    "  queue_t q = get_default_queue();\n"
    "  clk_event_t u = create_user_event(), a, m;\n"
    "  int bad = enqueue_kernel(q, NOW, ndrange_1D(1), 1, &u, &a, ^{ x[me] += 1; }) != 0;\n"
    "  bad += enqueue_marker(q, 1, &a, &m) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), 1, &m, 0, ^{ x[me] *= me; }) != 0;\n"
    "  if (me % 2) set_user_event_status(u, CL_COMPLETE);\n"
    "  else bad += enqueue_kernel(q, NOW, ndrange_1D(1), ^{ x[me] += 100; set_user_event_status(u, CL_COMPLETE); }) != "
    "0;\n"
    "  release_event(u); release_event(a); release_event(m);\n"
    "  if (bad) atomic_add(failed, bad);\n"
    "}\n"
    // An event is valid while somebody holds it. After that, a command's event is valid until it is complete, and a
    // user event while commands wait for it.
    "kernel void valid(global int *x) {\n"
    "  queue_t q = get_default_queue();\n"
    "  clk_event_t u = create_user_event(), v = create_user_event(), a, b;\n"
    "  *x++ = is_valid_event(u); *x++ = !is_valid_event(CLK_NULL_EVENT);\n"
    "  retain_event(u); release_event(u); *x++ = is_valid_event(u);\n"
    "  release_event(u); *x++ = !is_valid_event(u);\n"
    "  release_event(u); retain_event(u); set_user_event_status(u, CL_COMPLETE);\n" // u is gone: no effect
    "  *x++ = !is_valid_event(u); *x++ = is_valid_event(v);\n"
    "  clk_event_t w = create_user_event(); *x++ = is_valid_event(w) && !is_valid_event(u);\n" // w is another one
    "  set_user_event_status(w, CL_COMPLETE); *x++ = is_valid_event(w); release_event(w); *x++ = !is_valid_event(w);\n"
    "  *x++ = !enqueue_kernel(q, NOW, ndrange_1D(1), 1, &v, &a, ^{ });\n"
    "  *x++ = !enqueue_kernel(q, NOW, ndrange_1D(1), 1, &a, &b, ^{ });\n"
    "  release_event(a); *x++ = is_valid_event(a); release_event(v); *x++ = is_valid_event(v);\n" // commands need them
    "  set_user_event_status(v, CL_COMPLETE); *x++ = !is_valid_event(v);\n"
    "  *x++ = is_valid_event(b);\n"
    "  global int *y = x + 1;\n"
    "  *x = !enqueue_kernel(q, NOW, ndrange_1D(1), 1, &b, 0, ^{ y[0] = is_valid_event(b) && !is_valid_event(a); "
    "release_event(b); y[1] = !is_valid_event(b); });\n"
    "}\n";

static void test_order(void) {
  program *p = build(order_source, NULL);
  if (!p)
    return;
  static const char *const chains[] = {"chain", "backwards"};
  static const uint32_t lengths[] = {1, 2, 50, 5000};
  int32_t status[8];
  for (size_t c = 0; c < 2; c++)
    for (size_t l = 0; l < 4; l++) {
      uint32_t steps = lengths[l], x[1] = {1}, expected = 1;
      int32_t failed[1] = {0};
      for (uint32_t i = 0; i < steps; i++)
        expected = expected * 3 + i;
      if (RUN(p, chains[c], 1, 1, OUT(x), VALUE(steps), OUT(failed)))
        check(x[0] == expected && failed[0] == 0, "%s of %u steps: %u, not %u; %d failed", chains[c], steps, x[0],
              expected, failed[0]);
    }
  int32_t counts[3] = {0};
  memset(status, 0, sizeof status);
  if (RUN(p, "marker", 1, 1, OUT(counts), OUT(status))) {
    check(counts[0] == 700 && counts[1] == 700 && counts[2] == 700, "marker: %d, %d, %d of 700 items ran before",
          counts[0], counts[1], counts[2]);
    for (int i = 0; i < 6; i++)
      check(status[i] == 0, "marker: status %d is %d", i, status[i]);
  }
  uint32_t x[8] = {0};
  if (RUN(p, "diamond", 1, 1, OUT(x), OUT(status)))
    check(x[3] == 42 && !status[0] && !status[1] && !status[2] && !status[3], "diamond: %u, not 6 * 7", x[3]);
  memset(x, 0, sizeof x);
  if (RUN(p, "family", 1, 1, OUT(x), OUT(status)))
    for (uint32_t i = 0; i < 4; i++)
      check(x[i] == 7 + i && x[4 + i] == 2 * (7 + i) && !status[0] && !status[1], "family: item %u left %u and %u", i,
            x[i], x[4 + i]);
  enum { CROWD = 4096 };
  static int32_t numbers[CROWD];
  int32_t failed[1] = {0};
  for (int i = 0; i < CROWD; i++)
    numbers[i] = i + 3;
  if (RUN(p, "crowd", CROWD, 16, OUT(numbers), OUT(failed)))
    for (int i = 0; i < CROWD; i++) {
      const int32_t expected = (i + 3 + (i % 2 ? 0 : 100) + 1) * i;
      check(numbers[i] == expected && !failed[0], "crowd: item %d is %d, not %d; %d failed", i, numbers[i], expected,
            failed[0]);
    }
  int32_t truths[18] = {0};
  if (RUN(p, "valid", 1, 1, OUT(truths)))
    for (int i = 0; i < 18; i++)
      check(truths[i] == 1, "is_valid_event: truth %d is %d", i, truths[i]);
  program_close(p);
}

// ---- Errors of events

static const char error_source[] =
    "#define NOW CLK_ENQUEUE_FLAGS_NO_WAIT\n"
    // A command that waits for a failed event, directly or through others, does not run; all other commands run. The
    // error is set before (late == 0) or after these commands are enqueued.
    "kernel void error(global int *x, uint late, global int *failed) {\n"
    "  queue_t q = get_default_queue();\n"
    "  clk_event_t u = create_user_event(), good = create_user_event(), a, b, m, both[2];\n"
    "  if (!late) { set_user_event_status(u, -5); set_user_event_status(u, CL_COMPLETE); }\n" // the first status counts
    "  both[0] = good; both[1] = u;\n"
    "  int bad = enqueue_kernel(q, NOW, ndrange_1D(1), 2, both, &a, ^{ x[0] = 1; }) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), 1, &a, &b, ^{ x[1] = 1; }) != 0;\n"
    "  bad += enqueue_marker(q, 1, &b, &m) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), 1, &m, 0, ^(local void *p) { x[2] = 1; }, 4u) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), 1, &good, 0, ^{ x[3] = 1; }) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), ^{ x[4] = 1; if (late) set_user_event_status(u, -7); "
    "set_user_event_status(good, CL_COMPLETE); }) != 0;\n"
    "  failed[0] = bad;\n"
    "}\n"
    // An error of a child becomes its parent's error, but the parent's other children run.
    "kernel void child(global int *x, global int *failed) {\n"
    "  queue_t q = get_default_queue();\n"
    "  clk_event_t u = create_user_event(), a, c;\n"
    "  set_user_event_status(u, -1000);\n"
    "  int bad = enqueue_kernel(q, NOW, ndrange_1D(1), 0, 0, &a, ^{\n"
    "    x[3] = 1;\n"
    "    clk_event_t cause = u;\n"
    "    enqueue_kernel(q, NOW, ndrange_1D(1), 1, &cause, 0, ^{ x[0] = 1; });\n"
    "    enqueue_kernel(q, NOW, ndrange_1D(1), ^{ x[4] = 1; });\n"
    "  }) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), 1, &a, &c, ^{ x[1] = 1; }) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), 1, &c, 0, ^{ x[2] = 1; }) != 0;\n"
    "  failed[0] = bad;\n"
    "}\n"
    // Commands that wait for a user event whose status is never set: the run must fail instead of hanging.
    "kernel void never(global int *x, uint late, global int *failed) {\n"
    "  queue_t q = get_default_queue();\n"
    "  clk_event_t u = create_user_event(), a;\n"
    "  int bad = enqueue_kernel(q, NOW, ndrange_1D(1), 1, &u, &a, ^{ x[0] = 1; }) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), 1, &a, 0, ^{ x[1] = 1; }) != 0;\n"
    "  bad += enqueue_kernel(q, NOW, ndrange_1D(1), ^{ x[3] = 1; }) != 0;\n"
    "  capture_event_profiling_info(a, CLK_PROFILING_COMMAND_EXEC_TIME, x + 6);\n"
    "  release_event(u);\n"
    "  x[4] = 1;\n"
    "  if (late) set_user_event_status(a, CL_COMPLETE);\n" // not a user event: no effect
    "  failed[0] = bad;\n"
    "}\n";

// Runs a kernel that must fail, and checks by x that exactly those commands ran that do not depend on the error.
static void check_error(program *p, const char *kernel, const uint32_t *late) {
  static const int32_t expected[10] = {0, 0, 0, 1, 1};
  int32_t x[10] __attribute__((aligned(8))) = {0}, failed[1] = {1};
  const ndrange one = {1, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}};
  argument arguments[3] = {OUT(x), OUT(failed), OUT(failed)};
  if (late)
    arguments[1] = (argument){ARG_VALUE, 4, (void *)late};
  fflush(stdout);
  const int result = device_run(p, kernel, &one, late ? 3 : 2, arguments);
  if (result == DEVICE_NOT_RUN)
    return;
  check(result == DEVICE_ERROR, "%s succeeds", kernel);
  check(!memcmp(x, expected, sizeof x) && failed[0] == 0, "%s: left %d %d %d %d %d; %d failed", kernel, x[0], x[1],
        x[2], x[3], x[4], failed[0]);
}

static void test_errors(void) {
  program *p = build(error_source, NULL);
  if (!p)
    return;
  printf("Five errors on purpose:\n");
  for (uint32_t late = 0; late < 2; late++) {
    check_error(p, "error", &late);
    check_error(p, "never", &late);
  }
  check_error(p, "child", NULL);
  program_close(p);
}

// ---- Profiling

static const char profiling_source[] =
    "#define NOW CLK_ENQUEUE_FLAGS_NO_WAIT\n"
    // Takes a measurable time.
    "void work(global volatile uint *sink, uint n) { for (uint i = 0; i < n; i++) sink[0] += i; }\n"
    "kernel void profile(global ulong *t, global uint *sink, uint n) {\n"
    "  queue_t q = get_default_queue();\n"
    "  clk_event_t a, b, u = create_user_event();\n"
    "  enqueue_kernel(q, NOW, ndrange_1D(1), 1, &u, &a, ^{\n"
    "    work(sink, n);\n"
    "    clk_event_t child;\n"
    "    enqueue_kernel(q, NOW, ndrange_1D(1), 0, 0, &child, ^{ work(sink, 2 * n); });\n"
    "    capture_event_profiling_info(child, CLK_PROFILING_COMMAND_EXEC_TIME, t + 4);\n"
    "    release_event(child);\n"
    "  });\n"
    "  capture_event_profiling_info(a, CLK_PROFILING_COMMAND_EXEC_TIME, t);\n" // before it is complete
    "  capture_event_profiling_info(a, 77, t + 8);\n"
    "  capture_event_profiling_info(u, CLK_PROFILING_COMMAND_EXEC_TIME, t + 10);\n" // a user event: no command
    "  enqueue_kernel(q, NOW, ndrange_1D(1), 1, &a, 0, ^{ capture_event_profiling_info(a, "
    "CLK_PROFILING_COMMAND_EXEC_TIME, t + 2); release_event(a); });\n" // after it is complete
    "  enqueue_kernel(q, NOW, ndrange_1D(1), 1, &a, &b, ^{ work(sink, n); });\n"
    "  capture_event_profiling_info(b, CLK_PROFILING_COMMAND_EXEC_TIME, t + 6);\n"
    "  release_event(b);\n"
    "  t[12] = t[0];\n" // no time is there yet
    "  set_user_event_status(u, CL_COMPLETE); release_event(u);\n"
    "}\n";

static void test_profiling(void) {
  program *p = build(profiling_source, NULL);
  if (!p)
    return;
  const uint64_t unset = ~UINT64_C(0);
  uint64_t t[13];
  memset(t, 0xff, sizeof t);
  uint32_t n = 1000000, sink[1] = {0};
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  if (RUN(p, "profile", 1, 1, OUT(t), OUT(sink), VALUE(n))) {
    clock_gettime(CLOCK_MONOTONIC, &end);
    const uint64_t all = (end.tv_sec - begin.tv_sec) * UINT64_C(1000000000) + end.tv_nsec - begin.tv_nsec;
    check(t[0] == t[2] && t[1] == t[3], "captured before and after: other times");
    // A million additions in memory take a tenth of a millisecond everywhere.
    check(t[0] > 100000 && t[4] > 100000 && t[6] > 100000, "times %llu %llu %llu ns", (unsigned long long)t[0],
          (unsigned long long)t[4], (unsigned long long)t[6]);
    check(t[1] >= t[0] + t[4], "a kernel's child is not in its time: %llu < %llu + %llu", (unsigned long long)t[1],
          (unsigned long long)t[0], (unsigned long long)t[4]);
    check(t[5] >= t[4] && t[7] >= t[6], "complete before the end");
    check(t[1] + t[7] <= all, "longer than it took: %llu + %llu > %llu", (unsigned long long)t[1],
          (unsigned long long)t[7], (unsigned long long)all);
    for (int i = 8; i < 13; i++)
      check(t[i] == unset, "time %d is written", i);
  }
  program_close(p);
}

// ---- What is refused

static const char refuse_source[] =
    "#define NOW CLK_ENQUEUE_FLAGS_NO_WAIT\n"
    "kernel void refuse(global int *code, global int *ran, queue_t other) {\n"
    "  queue_t q = get_default_queue();\n"
    "  void (^const b)(void) = ^{ atomic_inc(ran); };\n"
    "  ndrange_t good = ndrange_1D(1);\n"
    "  clk_event_t none = CLK_NULL_EVENT, gone = create_user_event(), u = create_user_event(), e, list[2];\n"
    "  set_user_event_status(u, CL_COMPLETE); release_event(gone);\n"
    "  size_t zero[3] = {4, 0, 4}, some[3] = {4, 4, 4}, mixed[3] = {2, 0, 2}, wide[3] = {64, 64, 64}, odd[3] = {8, 8, "
    "3};\n"
    // 0: CLK_INVALID_QUEUE
    "  queue_t null = CLK_NULL_QUEUE; *code++ = enqueue_kernel(null, NOW, good, b);\n"
    "  *code++ = enqueue_kernel(other, NOW, good, b);\n"
    "  *code++ = enqueue_kernel(other, NOW, good, ^(local void *p) { atomic_inc(ran); }, 4u);\n"
    "  *code++ = enqueue_marker(other, 1, &u, &e);\n"
    // 4: CLK_INVALID_NDRANGE
    "  ndrange_t bad = good; bad.workDimension = 4;\n"
    "  *code++ = enqueue_kernel(q, NOW, bad, b);\n"
    "  bad.workDimension = 0; *code++ = enqueue_kernel(q, NOW, bad, b);\n"
    "  *code++ = enqueue_kernel(q, NOW, ndrange_1D(0), b);\n"
    "  *code++ = enqueue_kernel(q, NOW, ndrange_3D(zero), b);\n"
    "  *code++ = enqueue_kernel(q, NOW, ndrange_3D(some, mixed), b);\n"
    "  *code++ = enqueue_kernel(q, NOW, ndrange_3D(wide, wide), 1, &u, &e, b);\n"
    "  *code++ = enqueue_kernel(q, NOW, ndrange_1D(1 << 20, 1 << 20), ^(local void *p) { atomic_inc(ran); }, 4u);\n"
    // 11: CLK_INVALID_EVENT_WAIT_LIST
    "  *code++ = enqueue_kernel(q, NOW, good, 1, 0, &e, b);\n"
    "  *code++ = enqueue_kernel(q, NOW, good, 0, &u, &e, b);\n"
    "  *code++ = enqueue_kernel(q, NOW, good, 1, &none, &e, b);\n"
    "  *code++ = enqueue_kernel(q, NOW, good, 1, &gone, 0, b);\n"
    "  list[0] = u; list[1] = gone; *code++ = enqueue_kernel(q, NOW, good, 2, list, &e, ^(local void *p) { "
    "atomic_inc(ran); }, 4u);\n"
    "  *code++ = enqueue_marker(q, 2, list, &e);\n"
    "  *code++ = enqueue_marker(q, 0, &u, &e);\n"
    "  *code++ = enqueue_marker(q, 0, 0, &e);\n"
    // 19: CLK_INVALID_ARG_SIZE
    "  *code++ = enqueue_kernel(q, NOW, good, ^(local void *p) { atomic_inc(ran); }, 0u);\n"
    "  *code++ = enqueue_kernel(q, NOW, good, 1, &u, &e, ^(local void *p, local void *r) { atomic_inc(ran); }, 4u, "
    "0u);\n"
    // 21: CLK_OUT_OF_RESOURCES
    "  *code++ = enqueue_kernel(q, NOW, good, 1, &u, &e, ^(local void *p, local void *r) { atomic_inc(ran); }, 1ul << "
    "62, 4u);\n"
    // 22: CLK_INVALID_NDRANGE if groups must be uniform
    "  *code++ = enqueue_kernel(q, NOW, ndrange_3D(odd, some), b);\n"
    // 23: CLK_SUCCESS
    "  *code++ = enqueue_kernel(q, NOW, good, 1, &u, &e, b);\n"
    "  *code++ = is_valid_event(e);\n"
    "}\n"
    // Enqueues until the queue is full: `taken` counts the blocks that were accepted, and every item stores its first
    // code that was not 0.
    "kernel void fill(global int *code, global int *taken, global int *ran, uint most) {\n"
    "  for (uint i = 0; i < most; i++) {\n"
    "    int c = enqueue_kernel(get_default_queue(), NOW, ndrange_1D(1), ^{ atomic_inc(ran); });\n"
    "    if (c) { code[get_global_id(0)] = c; return; }\n"
    "    atomic_inc(taken);\n"
    "  }\n"
    "}\n"
    "kernel void fill_events(global int *code, global int *taken, global int *ran, uint most) {\n"
    "  clk_event_t e, u = create_user_event();\n"
    "  for (uint i = 0; i < most && is_valid_event(u); i++) { u = create_user_event(); atomic_inc(taken); }\n"
    "  code[get_global_id(0)] = enqueue_kernel(get_default_queue(), NOW, ndrange_1D(1), 0, 0, &e, ^{ atomic_inc(ran); "
    "});\n"
    "}\n";

static void test_refusals(void) {
  enum {
    FAILURE = -101,
    QUEUE = -102,
    RANGE = -160,
    LIST = -57,
    FULL = -161,
    SIZE = -51,
    EVENT = -100,
    RESOURCES = -5
  };
  static const struct {
    int first, code;
  } parts[] = {{0, QUEUE}, {4, RANGE}, {11, LIST}, {19, SIZE}, {21, RESOURCES}, {22, 0}, {23, 0}, {24, 1}, {25, 0}};
  // By the specification every refusal returns CLK_ENQUEUE_FAILURE, unless the program is built with -g.
  static const char *const options[] = {"-g", "", "-g -cl-uniform-work-group-size"};
  for (int o = 0; o < 3; o++) {
    const bool debug = o != 1, uniform = o == 2;
    program *p = build(refuse_source, options[o]);
    if (!p)
      continue;
    int32_t code[25], ran[1] = {0}, other[64] = {0};
    memset(code, 0x55, sizeof code);
    if (RUN(p, "refuse", 1, 1, OUT(code), OUT(ran), OUT(other))) {
      for (int part = 0; part < 8; part++)
        for (int i = parts[part].first; i < parts[part + 1].first; i++) {
          int32_t expected = i == 22 && uniform ? RANGE : parts[part].code;
          expected = expected < 0 && !debug ? FAILURE : expected;
          check(code[i] == expected, "'%s': code %d is %d, not %d", options[o], i, code[i], expected);
        }
      const int32_t runs = uniform ? 1 : 1 + 8 * 8 * 3;
      check(ran[0] == runs, "'%s': %d items ran, not %d", options[o], ran[0], runs);
    }
    static const char *const fills[] = {"fill", "fill_events"};
    for (int f = 0; f < 2; f++) {
      int32_t codes[4] = {0}, taken[1] = {0};
      uint32_t most = 1 << 20;
      ran[0] = 0;
      if (!RUN(p, fills[f], 4, 1, OUT(codes), OUT(taken), OUT(ran), VALUE(most)))
        continue;
      // The specification requires room for at least 1024 events on a device.
      check(taken[0] >= 1024 && ran[0] == (f ? 0 : taken[0]), "%s: %d taken, %d ran", fills[f], taken[0], ran[0]);
      for (int i = 0; i < 4; i++)
        check(codes[i] == (!debug ? FAILURE : f ? EVENT : FULL), "%s: code %d", fills[f], codes[i]);
    }
    program_close(p);
  }
}

// ---- Queries

static const char query_source[] =
    "#pragma OPENCL EXTENSION cl_khr_subgroups : enable\n"
    "kernel void query(global uint *out, global int *ran) {\n"
    "  void (^const b)(void) = ^{ atomic_inc(ran); };\n"
    "  size_t sizes[3] = {100, 30, 20}, locals[3] = {8, 4, 2};\n"
    "  *out++ = get_kernel_work_group_size(b);\n"
    "  *out++ = get_kernel_work_group_size(^(local void *p) { atomic_inc(ran); });\n"
    "  *out++ = get_kernel_preferred_work_group_size_multiple(b);\n"
    "  *out++ = get_kernel_preferred_work_group_size_multiple(^(local void *p) { atomic_inc(ran); });\n"
    "  *out++ = get_kernel_sub_group_count_for_ndrange(ndrange_1D(100, 10), b);\n"
    "  *out++ = get_kernel_sub_group_count_for_ndrange(ndrange_3D(sizes, locals), b);\n"
    "  *out++ = get_kernel_max_sub_group_size_for_ndrange(ndrange_3D(sizes, locals), b);\n"
    "  *out++ = get_kernel_max_sub_group_size_for_ndrange(ndrange_1D(100, 10), ^(local void *p) { atomic_inc(ran); "
    "});\n"
    "  global uint *in_block = out;\n"
    // The largest work-group can be enqueued, and a larger one cannot. The number and the sizes of the sub-groups are
    // as the queries said.
    "  uint most = get_kernel_work_group_size(b);\n"
    "  *ran = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(most + 1, most + 1), b) == 0;\n"
    "  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(most, most), b);\n"
    "  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_3D(locals, locals), ^{\n"
    "    in_block[0] = get_num_sub_groups(); in_block[1] = get_max_sub_group_size(); in_block[2] = "
    "get_sub_group_size(); });\n"
    "}\n";

static void test_queries(void) {
  program *p = build(query_source, NULL);
  if (!p)
    return;
  uint32_t out[11] = {0};
  int32_t ran[1] = {0};
  if (RUN(p, "query", 1, 1, OUT(out), OUT(ran))) {
    check(out[0] >= 256 && out[1] == out[0], "largest work-groups: %u, %u", out[0], out[1]);
    check(out[2] >= 1 && out[0] % out[2] == 0 && out[3] == out[2], "preferred multiples: %u, %u", out[2], out[3]);
    check(out[4] == 10 && out[5] == 64 && out[6] == 1 && out[7] == 1, "sub-groups: %u and %u of %u and %u items",
          out[4], out[5], out[6], out[7]);
    check(out[8] == out[5] && out[9] == out[6] && out[10] == 1, "sub-groups in the block: %u of %u and %u items",
          out[8], out[9], out[10]);
    check((uint32_t)ran[0] == out[0], "the largest work-group: %d items of %u ran", ran[0], out[0]);
  }
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "events of kernels that kernels enqueue");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("kernels enqueue kernels since OpenCL C 2.0");
  if (!device_has(test.device, "device_enqueue"))
    harness_unsupported("the device has no device-side enqueue");
  test_order();
  test_errors();
  test_profiling();
  test_refusals();
  test_queries();
  return harness_finish();
}
