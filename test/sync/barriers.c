// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests barriers and fences (6.15.8, 6.15.9). After a barrier every work-item of a group sees what the others wrote
// before it to the memory that the flags name; a barrier in a loop does so in each round; all fences can be called. In
// each round every item reads what its mirror image in the group has just written, so that a barrier that fails shows
// as a stale value. So does one in two parts (cl_intel_split_work_group_barrier), between which an item writes to
// another place.
// ONE-LEVEL: barriers take no vectors.
#include "harness.h"
#include <stdio.h>
#include <string.h>

enum { ROUNDS = 50, X = 8, Y = 4, Z = 2, ITEMS = X * Y * Z, GROUPS = 6 };

static const char source[] =
    "#define ME ((get_local_id(2) * Y + get_local_id(1)) * X + get_local_id(0))\n"
    "#define GROUP (get_group_id(0) + 3 * get_group_id(1))\n"
    "#define MIRRORED(MEMORY, BARRIER) \\\n"
    "  uint value = seed + me; \\\n"
    "  for (int i = 0; i < ROUNDS; i++) { \\\n"
    "    MEMORY[me] = value; \\\n"
    "    BARRIER; \\\n"
    "    value = MEMORY[ITEMS - 1 - me] * 5 + MEMORY[(me + i) % ITEMS] + i; \\\n"
    "    BARRIER; \\\n"
    "  } \\\n"
    "  out[GROUP * ITEMS + me] = value;\n"
    "kernel void in_local(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  local uint memory[ITEMS]; uint me = ME;\n"
    "  MIRRORED(memory, barrier(CLK_LOCAL_MEM_FENCE)) }\n"
    "kernel void in_global(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  global uint *memory = work + GROUP * ITEMS; uint me = ME;\n"
    "  MIRRORED(memory, barrier(CLK_GLOBAL_MEM_FENCE)) }\n"
    "kernel void in_both(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  local uint memory[ITEMS]; uint me = ME;\n"
    "  MIRRORED(memory, barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)) }\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "kernel void modern_local(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  local uint memory[ITEMS]; uint me = ME;\n"
    "  MIRRORED(memory, work_group_barrier(CLK_LOCAL_MEM_FENCE)) }\n"
    "kernel void modern_device(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  global uint *memory = work + GROUP * ITEMS; uint me = ME;\n"
    "  MIRRORED(memory, work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device)) }\n"
    "#endif\n"
    "#ifdef SPLIT\n"
    "void __attribute__((overloadable, convergent)) intel_work_group_barrier_arrive(cl_mem_fence_flags);\n"
    "void __attribute__((overloadable, convergent)) intel_work_group_barrier_wait(cl_mem_fence_flags);\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "void __attribute__((overloadable, convergent)) intel_work_group_barrier_arrive(cl_mem_fence_flags, "
    "memory_scope);\n"
    "void __attribute__((overloadable, convergent)) intel_work_group_barrier_wait(cl_mem_fence_flags, memory_scope);\n"
    "#endif\n"
    "#define IN_PARTS(...) intel_work_group_barrier_arrive(__VA_ARGS__); other[me] = i; "
    "intel_work_group_barrier_wait(__VA_ARGS__)\n"
    "kernel void split_local(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  local uint memory[ITEMS]; global uint *other = work + GROUP * ITEMS; uint me = ME;\n"
    "  MIRRORED(memory, IN_PARTS(CLK_LOCAL_MEM_FENCE)) }\n"
    "kernel void split_global(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  global uint *memory = work + GROUP * ITEMS; local uint other[ITEMS]; uint me = ME;\n"
    "  MIRRORED(memory, IN_PARTS(CLK_GLOBAL_MEM_FENCE)) }\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "kernel void split_device(global uint *out, global uint *work, uint seed, uint flags) {\n"
    "  global uint *memory = work + GROUP * ITEMS; local uint other[ITEMS]; uint me = ME;\n"
    "  MIRRORED(memory, IN_PARTS(CLK_GLOBAL_MEM_FENCE, memory_scope_device)) }\n"
    "#endif\n"
    "#endif\n"
    "#ifdef UNKNOWN_FLAGS\n"
    "kernel void unknown(global uint *out, global uint *work, uint seed, uint flags) {\n" // flags are not constant
    "  local uint memory[ITEMS]; uint me = ME;\n"
    "  MIRRORED(memory, barrier(flags)) }\n"
    "#endif\n"
    "kernel void fences(global uint *out, global uint *work, uint seed, uint flags) {\n" // must not change values
    "  uint me = ME; global uint *mine = work + GROUP * ITEMS + me; local uint memory[ITEMS];\n"
    "  memory[me] = seed; mem_fence(CLK_LOCAL_MEM_FENCE); *mine = memory[me] + me; "
    "write_mem_fence(CLK_GLOBAL_MEM_FENCE);\n"
    "  read_mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);\n"
    "#if __OPENCL_C_VERSION__ >= 200\n"
    "#define FENCE(ORDER, SCOPE) atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, "
    "memory_order_##ORDER, memory_scope_##SCOPE);\n"
    "#define ORDERS(SCOPE) FENCE(relaxed, SCOPE) FENCE(acquire, SCOPE) FENCE(release, SCOPE) FENCE(acq_rel, SCOPE) "
    "FENCE(seq_cst, SCOPE)\n"
    "  ORDERS(work_group) ORDERS(device)\n"
    "#endif\n"
    "  out[GROUP * ITEMS + me] = *mine; }\n";

int main(int argc, char **argv) {
  static const char *const kernels[] = {"in_local",    "in_global",    "in_both",      "modern_local", "modern_device",
                                        "split_local", "split_global", "split_device", "unknown",      "fences"};
  harness_start(argc, argv, "barriers and fences");
  const bool modern = strcmp(test.std, "CL1.2") != 0, ours = strncmp(test.device_name, "opencl", 6) != 0,
             split = ours || device_has(test.device, "split_barrier");
  char options[128];
  sprintf(options, "-DROUNDS=%d -DX=%d -DY=%d -DZ=%d -DITEMS=%d%s%s", ROUNDS, X, Y, Z, ITEMS, split ? " -DSPLIT" : "",
          ours && !device_has(test.device, "source") ? " -DUNKNOWN_FLAGS" : ""); // SPIR-V wants constants
  program *p = build(source, options);
  for (size_t k = 0; p && k < sizeof kernels / sizeof *kernels; k++) {
    if ((!modern && (!strncmp(kernels[k], "modern", 6) || !strcmp(kernels[k], "split_device"))) ||
        (!split && !strncmp(kernels[k], "split", 5)) || (!strcmp(kernels[k], "unknown") && !strstr(options, "UNKNOWN")))
      continue;
    uint32_t out[GROUPS * ITEMS] = {0}, work[GROUPS * ITEMS] = {0}, seed = (uint32_t)random_bits(), flags = 1;
    const ndrange range = {3, {3 * X, 2 * Y, Z}, {X, Y, Z}, {0}};
    const argument arguments[] = {OUT(out), OUT(work), VALUE(seed), VALUE(flags)};
    const int status = device_run(p, kernels[k], &range, 4, arguments);
    check(status != DEVICE_ERROR, "%s failed", kernels[k]);
    if (status != DEVICE_OK)
      continue;
    uint32_t value[ITEMS], memory[ITEMS];
    for (uint32_t me = 0; me < ITEMS; me++)
      value[me] = seed + me;
    for (uint32_t i = 0; i < ROUNDS && strcmp(kernels[k], "fences"); i++) {
      memcpy(memory, value, sizeof memory);
      for (uint32_t me = 0; me < ITEMS; me++)
        value[me] = memory[ITEMS - 1 - me] * 5 + memory[(me + i) % ITEMS] + i;
    }
    for (size_t i = 0; i < GROUPS * ITEMS; i++)
      check(out[i] == value[i % ITEMS], "%s: item %zu of group %zu got %08x, not %08x", kernels[k], i % ITEMS,
            i / ITEMS, out[i], value[i % ITEMS]);
  }
  program_close(p);
  return harness_finish();
}
