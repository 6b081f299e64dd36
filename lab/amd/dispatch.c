// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel's arguments, those that it was declared with and the hidden ones behind them, and its dispatch packet, as a
// runtime lays them out (LLVM's "User Guide for AMDGPU Backend", "Code Object V5 Kernel Argument Metadata"; HSA
// Runtime, "Kernel dispatch packet").
#include "amd/amd.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PACKET_SIZE = 64 };

// A buffer's copy, between bytes that no kernel writes.
enum { RED_ZONE = 4096, RED = 0xee };
typedef struct {
  uint8_t *memory;
  size_t size; // as it was given
} copy;

static uint8_t *contents(const copy *c) { return c->memory + RED_ZONE; }

static bool make_copy(const argument *a, copy *c) {
  c->size = a->size;
  c->memory = aligned_alloc(RED_ZONE, (2 * RED_ZONE + a->size + RED_ZONE - 1) / RED_ZONE * RED_ZONE);
  if (!c->memory)
    return complain("no memory for a buffer of %zu bytes", a->size);
  memset(c->memory, RED, RED_ZONE);
  memcpy(contents(c), a->data, a->size);
  memset(contents(c) + a->size, RED, RED_ZONE);
  return true;
}

static bool is_intact(const copy *c) {
  for (size_t i = 0; i < RED_ZONE; i++)
    if (c->memory[i] != RED || contents(c)[c->size + i] != RED)
      return false;
  return true;
}

static bool is_hidden(const kernel_argument *a) { return !strncmp(a->kind, "hidden_", 7); }

// What a hidden argument is; those that this device has nothing for are 0.
static uint64_t hidden_value(const dispatch *d, const ndrange *r, const char *kind) {
  static const char *const names[] = {"hidden_block_count_", "hidden_group_size_", "hidden_remainder_",
                                      "hidden_global_offset_"};
  for (unsigned i = 0; i < 4; i++) {
    const size_t length = strlen(names[i]);
    if (strncmp(kind, names[i], length))
      continue;
    const unsigned axis = kind[length] - 'x';
    const uint64_t values[] = {r->global[axis] / r->local[axis], r->local[axis], r->global[axis] % r->local[axis],
                               r->offset[axis]};
    return values[i];
  }
  return !strcmp(kind, "hidden_grid_dims")          ? r->dimensions
         : !strcmp(kind, "hidden_shared_base")      ? LOCAL_APERTURE
         : !strcmp(kind, "hidden_private_base")     ? PRIVATE_APERTURE
         : !strcmp(kind, "hidden_dynamic_lds_size") ? d->local_size - d->kernel->local_size
                                                    : 0;
}

// Lays out all arguments in `to`. `d->local_size` grows by those in local memory.
static bool lay_out(dispatch *d, const argument *given, copy *copies, uint8_t *to) {
  const kernel *k = d->kernel;
  unsigned n = 0;
  for (unsigned i = 0; i < k->argument_count; i++) {
    const kernel_argument *a = &k->arguments[i];
    if (is_hidden(a))
      continue;
    const argument *g = &given[n];
    uint64_t value = 0;
    if (a->offset + a->size > k->kernarg_size)
      return complain("kernel %s: argument %u beyond its arguments' size", k->name, n + 1);
    if (g->kind == ARG_VALUE) {
      memcpy(to + a->offset, g->data, g->size < a->size ? g->size : a->size);
    } else if (g->kind == ARG_LOCAL) {
      const size_t alignment = a->alignment > 16 ? a->alignment : 16;
      value = (d->local_size + alignment - 1) / alignment * alignment;
      d->local_size = value + g->size;
      memcpy(to + a->offset, &value, 4);
    } else if (g->kind == ARG_IMAGE || g->kind == ARG_SAMPLER) {
      return complain("kernel %s: this device has no images", k->name);
    } else {
      if (!make_copy(g, &copies[n]))
        return false;
      value = (uint64_t)contents(&copies[n]);
      memcpy(to + a->offset, &value, 8);
    }
    n++;
  }
  if (d->local_size > LOCAL_MOST)
    return complain("kernel %s: %zu bytes of local memory; there are %d", k->name, d->local_size, LOCAL_MOST);
  return true;
}

// A buffer for printf that is full: nothing is printed.
static uint32_t no_room[2] = {8, 8};

static void lay_out_hidden(const dispatch *d, const ndrange *r, uint8_t *to) {
  for (unsigned i = 0; i < d->kernel->argument_count; i++) {
    const kernel_argument *a = &d->kernel->arguments[i];
    const uint64_t value = !strcmp(a->kind, "hidden_printf_buffer") ? (uint64_t)no_room : hidden_value(d, r, a->kind);
    if (is_hidden(a) && a->size <= 8 && a->offset + a->size <= d->kernel->kernarg_size)
      memcpy(to + a->offset, &value, a->size);
  }
}

static void fill_packet(const dispatch *d, const ndrange *r, uint8_t packet[PACKET_SIZE]) {
  const uint16_t head[6] = {0, r->dimensions, r->local[0], r->local[1], r->local[2], 0};
  const uint32_t grid[5] = {r->global[0], r->global[1], r->global[2], d->kernel->private_size, d->local_size};
  memset(packet, 0, PACKET_SIZE);
  memcpy(packet, head, sizeof head);
  memcpy(packet + sizeof head, grid, sizeof grid);
  memcpy(packet + 40, &d->arguments, 8);
}

static bool run_groups(const dispatch *d, const ndrange *r) {
  size_t count[3], group[3];
  for (unsigned i = 0; i < 3; i++)
    count[i] = (r->global[i] - 1) / r->local[i] + 1;
  for (group[2] = 0; group[2] < count[2]; group[2]++)
    for (group[1] = 0; group[1] < count[1]; group[1]++)
      for (group[0] = 0; group[0] < count[0]; group[0]++) {
        size_t size[3]; // the last groups may be smaller
        for (unsigned i = 0; i < 3; i++) {
          const size_t rest = r->global[i] - group[i] * r->local[i];
          size[i] = rest < r->local[i] ? rest : r->local[i];
        }
        if (!run_group(d, size, group))
          return complain("in work-group (%zu, %zu, %zu)", group[0], group[1], group[2]);
      }
  return true;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

// Adds a line to the file that ONECLC_AMD_COUNTS names.
static bool write_count(const dispatch *d) {
  const char *const path = getenv("ONECLC_AMD_COUNTS");
  if (!path || !*path)
    return true;
  FILE *const out = fopen(path, "a");
  if (!out)
    return complain("cannot write %s, which ONECLC_AMD_COUNTS names", path);
  const bool written = fprintf(out, "%s\t%llu\n", d->kernel->name, (unsigned long long)*d->executed) > 0;
  return (fclose(out) == 0 && written) || complain("cannot write %s, which ONECLC_AMD_COUNTS names", path);
}

bool run_range(dispatch *d, const ndrange *r, const argument *arguments, double *seconds) {
  const kernel *k = d->kernel;
  uint8_t packet[PACKET_SIZE];
  uint8_t *const laid_out = calloc(1, k->kernarg_size + 64);
  copy *const copies = calloc(k->argument_count + 1, sizeof *copies);
  d->local_size = k->local_size;
  d->arguments = laid_out;
  d->packet = packet;
  uint64_t executed = 0;
  d->executed = &executed;
  bool good = lay_out(d, arguments, copies, laid_out);
  if (good) {
    lay_out_hidden(d, r, laid_out);
    fill_packet(d, r, packet);
    const double start = now();
    good = run_groups(d, r);
    *seconds = now() - start;
    good = good && write_count(d);
  }
  for (unsigned i = 0; i < k->argument_count; i++) {
    if (!copies[i].memory)
      continue;
    if (good && !is_intact(&copies[i]))
      good = complain("kernel %s writes beyond the buffer that is argument %u", k->name, i + 1);
    if (good && arguments[i].kind == ARG_BUFFER)
      memcpy(arguments[i].data, contents(&copies[i]), copies[i].size);
    free(copies[i].memory);
  }
  free(copies);
  free(laid_out);
  return good;
}
