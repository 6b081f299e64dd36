// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DEVICES: cpu
//
// After a kernel has trapped, the same program still runs on the same device, and the host program's own signal handler
// still gets traps of the host program.
#include "harness.h"
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static const char source[] = "kernel void step(global int *a, int trap) {\n"
                             "  int i = get_global_id(0);\n"
                             "  barrier(CLK_GLOBAL_MEM_FENCE);\n"
                             "  if (i == trap)\n"
                             "    __builtin_trap();\n"
                             "  barrier(CLK_GLOBAL_MEM_FENCE);\n"
                             "  a[i] += 1;\n"
                             "}\n";
enum { ITEMS = 4096, GROUP = 64 };

static int run(program *p, int32_t *data, int32_t trap) {
  const ndrange range = {1, {ITEMS, 1, 1}, {GROUP, 1, 1}, {0}};
  const argument arguments[] = {{ARG_BUFFER, ITEMS * sizeof *data, data}, {ARG_VALUE, sizeof trap, &trap}};
  return device_run(p, "step", &range, 2, arguments);
}

static sigjmp_buf before_trap;
static void on_trap(int number) {
  (void)number;
  siglongjmp(before_trap, 1);
}

int main(int argc, char **argv) {
  static int32_t data[ITEMS];
  harness_start(argc, argv, "runs after a trap");
  char options[32];
  snprintf(options, sizeof options, "-cl-std=%s", test.std);
  program *p = device_build(test.device, source, options);
  check(p != NULL, "the kernel does not build");
  signal(SIGILL, on_trap);
  signal(SIGTRAP, on_trap); // Arm's
  for (int32_t round = 0; p && round < 8; round++) {
    const int status = run(p, data, round * 511);
    if (status == DEVICE_NOT_RUN)
      harness_unsupported("nothing is run");
    check(status == DEVICE_ERROR, "round %d: a trap is no error", round);
    memset(data, 0, sizeof data);
    check(run(p, data, -1) == DEVICE_OK, "round %d: the run after a trap fails", round);
    unsigned wrong = 0;
    for (unsigned i = 0; i < ITEMS; i++)
      wrong += data[i] != 1;
    check(wrong == 0, "round %d: %u wrong results after a trap", round, wrong);
  }
  bool caught = true;
  if (sigsetjmp(before_trap, 1) == 0) {
    caught = false;
    __builtin_trap();
  }
  check(caught, "the program's own handler is gone");
  program_close(p);
  return harness_finish();
}
