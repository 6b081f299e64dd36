// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the named barriers of oneclc/extensions.h. The sub-groups of a work-group are two teams, each with a barrier of
// its own, and one team goes through twice as many rounds as the other. In each round every item reads what others of
// its team have just written, so that a barrier that fails, or that waits for both teams, shows. Then all meet.
// DEVICES: cpu cuda
// ONE-LEVEL: barriers take no vectors.
// BUILTINS: workgroup
#include "harness.h"
#include <stdio.h>
#include <string.h>

enum { ROUNDS = 20, ITEMS = 256, GROUPS = 4 };

static const char source[] =
    "typedef struct oneclc_named_barrier { uint sub_groups, arrived, phase; } named_barrier_t;\n"
    "#define CONVERGENT __attribute__((overloadable, convergent))\n"
    "void CONVERGENT work_group_named_barrier_init(local named_barrier_t *, uint);\n"
    "void CONVERGENT work_group_named_barrier(local named_barrier_t *, cl_mem_fence_flags);\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "void CONVERGENT work_group_named_barrier(local named_barrier_t *, cl_mem_fence_flags, memory_scope);\n"
    "#endif\n"
    "#define TEAMS(MEMORY, ...) \\\n"
    "  local named_barrier_t barriers[3]; \\\n"
    "  const uint count = get_num_sub_groups(), size = get_max_sub_group_size(), sub = get_sub_group_id(); \\\n"
    "  const uint me = get_local_id(0), team = sub & 1, lane = get_sub_group_local_id(), items = count / 2 * size; \\\n"
    "  const uint place = sub / 2 * size + lane; \\\n"
    "  work_group_named_barrier_init(&barriers[0], count / 2); \\\n"
    "  work_group_named_barrier_init(&barriers[1], count / 2); \\\n"
    "  work_group_named_barrier_init(&barriers[2], count); \\\n"
    "  uint value = seed + me; \\\n"
    "  for (uint i = 0; i < ROUNDS << team; i++) { \\\n"
    "    MEMORY[team * items + place] = value; \\\n"
    "    work_group_named_barrier(&barriers[team], __VA_ARGS__); \\\n"
    "    value = MEMORY[team * items + items - 1 - place] * 5 + MEMORY[team * items + (place + i) % items] + i; \\\n"
    "    work_group_named_barrier(&barriers[team], __VA_ARGS__); \\\n"
    "  } \\\n"
    "  work_group_named_barrier(&barriers[2], __VA_ARGS__); \\\n"
    "  MEMORY[me] = value; \\\n"
    "  work_group_named_barrier(&barriers[2], __VA_ARGS__); \\\n"
    "  out[get_group_id(0) * ITEMS + me] = MEMORY[ITEMS - 1 - me]; \\\n"
    "  *sizes = size;\n"
    "kernel void in_local(global uint *out, global uint *work, global uint *sizes, uint seed) {\n"
    "  local uint memory[ITEMS];\n"
    "  TEAMS(memory, CLK_LOCAL_MEM_FENCE) }\n"
    "kernel void in_global(global uint *out, global uint *work, global uint *sizes, uint seed) {\n"
    "  global uint *memory = work + get_group_id(0) * ITEMS;\n"
    "  TEAMS(memory, CLK_GLOBAL_MEM_FENCE) }\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "kernel void for_device(global uint *out, global uint *work, global uint *sizes, uint seed) {\n"
    "  global uint *memory = work + get_group_id(0) * ITEMS;\n"
    "  TEAMS(memory, CLK_GLOBAL_MEM_FENCE, memory_scope_device) }\n"
    "#endif\n";

// What the items write in the end: those of one team, from their place in it.
static void rounds(uint32_t team, uint32_t size, uint32_t seed, uint32_t final[ITEMS]) {
  enum { TEAM = ITEMS / 2 };
  uint32_t value[TEAM], memory[TEAM];
  for (uint32_t p = 0; p < TEAM; p++)
    value[p] = seed + (p / size * 2 + team) * size + p % size;
  for (uint32_t i = 0; i < (uint32_t)ROUNDS << team; i++) {
    memcpy(memory, value, sizeof memory);
    for (uint32_t p = 0; p < TEAM; p++)
      value[p] = memory[TEAM - 1 - p] * 5 + memory[(p + i) % TEAM] + i;
  }
  for (uint32_t p = 0; p < TEAM; p++)
    final[(p / size * 2 + team) * size + p % size] = value[p];
}

int main(int argc, char **argv) {
  static const char *const kernels[] = {"in_local", "in_global", "for_device"};
  harness_start(argc, argv, "named barriers");
  char options[64];
  sprintf(options, "-DROUNDS=%d -DITEMS=%d", ROUNDS, ITEMS);
  program *p = build(source, options);
  for (size_t k = 0; p && k < sizeof kernels / sizeof *kernels; k++) {
    if (!strcmp(test.std, "CL1.2") && !strcmp(kernels[k], "for_device"))
      continue;
    uint32_t out[GROUPS * ITEMS] = {0}, work[GROUPS * ITEMS] = {0}, size = 0, seed = (uint32_t)random_bits();
    const ndrange range = {1, {GROUPS * ITEMS}, {ITEMS}, {0}};
    const argument arguments[] = {OUT(out), OUT(work), BUFFER(&size, sizeof size), VALUE(seed)};
    const int status = device_run(p, kernels[k], &range, 4, arguments);
    check(status != DEVICE_ERROR, "%s failed", kernels[k]);
    if (status != DEVICE_OK || !check(size && ITEMS / 2 % size == 0, "sub-groups of %u items", size))
      continue;
    uint32_t final[ITEMS];
    rounds(0, size, seed, final), rounds(1, size, seed, final);
    for (size_t i = 0; i < GROUPS * ITEMS; i++)
      check(out[i] == final[ITEMS - 1 - i % ITEMS], "%s: item %zu of group %zu got %08x, not %08x", kernels[k],
            i % ITEMS, i / ITEMS, out[i], final[ITEMS - 1 - i % ITEMS]);
  }
  program_close(p);
  return harness_finish();
}
