// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Litmus tests of the memory model (J. Alglave, L. Maranget, S. Sarkar, P. Sewell, "Litmus: Running Tests against
// Hardware", TACAS 2011; for GPUs Alglave et al., "GPU Concurrency: Weak Behaviours and Programming Assumptions",
// ASPLOS 2015): work-items that write and read a pair of objects, again and again, on new pairs, and the outcomes that
// the orders of their accesses forbid.
//
//   MP     message passing: who sees the flag sees what was written before it
//   SB     store buffering: of two work-items that each write one object and read the other, one sees the other's
//   IRIW   independent reads of independent writes: two readers do not see two writes in different orders
//
// Each is run with the partners in different work-groups, for the device's and the widest scope, and within one, for
// its own scope, in global and in local memory. With relaxed accesses nothing is forbidden; how often the outcome is
// seen then tells whether the test could see it: --verbose prints it. --full makes 10^7 of each.
// DEVICES: cpu cuda
// ONE-LEVEL: scalars alone are atomic.
#include "emulator.h"
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOCAL = 64, SETS = 24, ROLES = 4 };

static const char source[] =
    "#define W(P) WRITE(P, 1)\n"
    "#define R(P) READ(P)\n"
    // The work-items of a set have a role each. Between groups all items of a group have the same.
    "kernel void litmus(global int *memory, global int *results, global int *progress, uint rounds) {\n"
    "  const uint lid = get_local_id(0), group = get_group_id(0);\n"
    "#if IN_GROUP\n"
    "  const uint lanes = LOCAL / PARTNERS, role = lid / lanes, set = group, lane = lid % lanes, sets = "
    "get_num_groups(0);\n"
    "#else\n"
    "  const uint lanes = LOCAL, role = group % PARTNERS, set = group / PARTNERS, lane = lid, sets = get_num_groups(0) "
    "/ "
    "PARTNERS;\n"
    "#endif\n"
    "  const uint all = sets * lanes * rounds;\n"
    "#if IN_LOCAL\n"
    "  local int own[2 * LOCAL];\n"
    "#endif\n"
    "  for (uint k = 0; k < rounds; k++) {\n"
    "    const uint i = (k * sets + set) * lanes + lane;\n"
    "#if IN_LOCAL\n"
    "    volatile local atomic_int *x = (volatile local atomic_int *)own + lane, *y = x + LOCAL;\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    own[lid] = own[lid + LOCAL] = 0;\n"
    "#else\n" // neighbours' pairs lie apart, and the second ones in another order
    "    volatile global atomic_int *x = (volatile global atomic_int *)memory + i, *y = (volatile global atomic_int "
    "*)memory + all + (all - 1 - i);\n"
    "#if !IN_GROUP\n" // waits for the partners, but not for ever: they need not run at the same time
    "    if (lid == 0) {\n"
    "      volatile global atomic_int *at = (volatile global atomic_int *)progress + set * PARTNERS;\n"
    "      atomic_store_explicit(at + role, (int)k + 1, memory_order_relaxed, memory_scope_device);\n"
    "      for (uint r = 0; r < PARTNERS; r++)\n"
    "        for (uint n = 0; n < WAIT && atomic_load_explicit(at + r, memory_order_relaxed, memory_scope_device) <= "
    "(int)k; n++) {}\n"
    "    }\n"
    "#endif\n"
    "#endif\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    int a = 1, b = 1;\n"
    // The partners start at the same time in some rounds, and one before the other in others.
    "    int waited = 0;\n"
    "    for (uint n = 0; n < k * (3 + 2 * role) % 19; n++)\n"
    "      waited |= atomic_load_explicit(x, memory_order_relaxed, SCOPE);\n"
    "    if (waited > 1) a = 0;\n" // which it never is
    "#if TEST == 0\n"              // MP
    "    if (role == 0) { atomic_store_explicit(x, 1, memory_order_relaxed, SCOPE); BETWEEN; W(y); }\n"
    "    else { a = R(y); BETWEEN; b = atomic_load_explicit(x, memory_order_relaxed, SCOPE); }\n"
    "#elif TEST == 1\n" // SB
    "    if (role == 0) { W(x); BETWEEN; a = R(y); } else { W(y); BETWEEN; a = R(x); }\n"
    "#else\n" // IRIW
    "    if (role == 0) W(x);\n"
    "    else if (role == 1) W(y);\n"
    "    else if (role == 2) { a = R(x); BETWEEN; b = R(y); }\n"
    "    else { a = R(y); BETWEEN; b = R(x); }\n"
    "#endif\n"
    "    results[role * all + i] = a | b << 1;\n"
    "  }\n"
    "}\n";

typedef struct {
  const char *name;
  unsigned partners;
} litmus;
static const litmus tests[] = {{"MP", 2}, {"SB", 2}, {"IRIW", 4}};
enum { MP, SB, IRIW };

#define STORE(ORDER) "atomic_store_explicit(P,V,memory_order_" ORDER ",SCOPE)"
#define LOAD(ORDER) "atomic_load_explicit(P,memory_order_" ORDER ",SCOPE)"
#define SWAP(ORDER) "atomic_exchange_explicit(P,V,memory_order_" ORDER ",SCOPE)"
#define ADD_0(ORDER) "atomic_fetch_add_explicit(P,0,memory_order_" ORDER ",SCOPE)"
#define FENCE(ORDER) "atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE|CLK_LOCAL_MEM_FENCE,memory_order_" ORDER ",SCOPE)"
static const struct {
  const char *name, *write, *read, *between;
  unsigned forbids; // bits of the tests
} orders[] = {
    {"relaxed", STORE("relaxed"), LOAD("relaxed"), "(void)0", 0},
    {"release, acquire", STORE("release"), LOAD("acquire"), "(void)0", 1 << MP},
    {"acq_rel read-modify-writes", SWAP("acq_rel"), ADD_0("acq_rel"), "(void)0", 1 << MP},
    {"release, acquire read-modify-writes", SWAP("release"), ADD_0("acquire"), "(void)0", 1 << MP},
    {"acq_rel fences", STORE("relaxed"), LOAD("relaxed"), FENCE("acq_rel"), 1 << MP},
    {"seq_cst", STORE("seq_cst"), LOAD("seq_cst"), "(void)0", 1 << MP | 1 << SB | 1 << IRIW},
    {"seq_cst read-modify-writes", SWAP("seq_cst"), ADD_0("seq_cst"), "(void)0", 1 << MP | 1 << SB | 1 << IRIW},
    {"seq_cst fences", STORE("relaxed"), LOAD("relaxed"), FENCE("seq_cst"), 1 << MP | 1 << SB | 1 << IRIW},
};
static const struct {
  const char *name, *scope;
  bool in_group, in_local;
} places[] = {{"work-groups, device", "memory_scope_device", false, false},
              {"work-groups, all devices", "memory_scope_all_svm_devices", false, false},
              {"one work-group, global", "memory_scope_work_group", true, false},
              {"one work-group, local", "memory_scope_work_group", true, true}};

// Whether the results of the roles are what the test is about.
static bool is_seen(unsigned test_number, const int32_t *results, size_t all, size_t i) {
  const int32_t *r = results + i;
  if (test_number == MP)
    return r[all] == 1; // the flag, and not the data
  if (test_number == SB)
    return !(r[0] & 1) && !(r[all] & 1);
  return r[2 * all] == 1 && r[3 * all] == 1;
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "litmus tests of memory orders");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("memory orders came with OpenCL C 2.0");
  const bool on_cpu = !strncmp(test.device_name, "cpu", 3);
  const size_t wanted = test.full ? 10000000 : on_cpu ? 4096 : 100000;
  for (unsigned t = 0; t < sizeof tests / sizeof *tests; t++)
    for (unsigned o = 0; o < sizeof orders / sizeof *orders; o++)
      for (unsigned p = 0; p < sizeof places / sizeof *places; p++) {
        const bool plain = !strcmp(orders[o].name, "seq_cst");
        const bool forbidden = orders[o].forbids >> t & 1 && !(plain && t == SB && loads_pass_stores());
        if (!forbidden && o) // what is neither forbidden nor relaxed says nothing
          continue;
        const unsigned partners = tests[t].partners, lanes = places[p].in_group ? LOCAL / partners : LOCAL;
        char text[sizeof source + 1200];
        snprintf(
            text, sizeof text,
            "#define TEST %u\n#define PARTNERS %u\n#define LOCAL %d\n#define IN_GROUP %d\n#define IN_LOCAL %d\n"
            "#define SCOPE %s\n#define WAIT %d\n#define WRITE(P, V) %s\n#define READ(P) %s\n#define BETWEEN %s\n%s",
            t, partners, LOCAL, places[p].in_group, places[p].in_local, places[p].scope, on_cpu ? 0 : 2000,
            orders[o].write, orders[o].read, orders[o].between, source);
        program *built = build(text, NULL);
        if (!built)
          continue;
        const size_t groups = places[p].in_group ? SETS * ROLES : SETS * partners,
                     sets = places[p].in_group ? groups : SETS;
        const uint32_t rounds = (uint32_t)((wanted + sets * lanes - 1) / (sets * lanes));
        const size_t all = sets * lanes * rounds;
        int32_t *memory = calloc(2 * all, 4), *results = calloc(partners * all, 4), progress[SETS * ROLES] = {0};
        if (run_kernel(built, "litmus", groups * LOCAL, LOCAL, 4,
                       (argument[]){BUFFER(memory, 2 * all * 4), BUFFER(results, partners * all * 4), OUT(progress),
                                    VALUE(rounds)})) {
          size_t seen = 0, late = 0;
          for (size_t i = 0; i < all; i++) {
            seen += is_seen(t, results, all, i);
            late += t == MP && results[all + i] == 3; // a message that arrived
          }
          if (test.verbose)
            printf("%-4s %-36s %-26s %zu of %zu%s\n", tests[t].name, orders[o].name, places[p].name, seen, all,
                   forbidden ? ", forbidden" : "");
          check(!forbidden || !seen, "%s, %s, %s: a forbidden outcome %zu times of %zu", tests[t].name, orders[o].name,
                places[p].name, seen, all);
          check(t != MP || late > 0, "MP, %s, %s: no message of %zu arrived", orders[o].name, places[p].name, all);
        }
        free(memory), free(results);
        program_close(built);
      }
  return harness_finish();
}
