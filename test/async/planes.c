// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests async_work_group_copy_2D2D and _3D3D (cl_khr_extended_async_copies) and async_work_group_copy_fence
// (cl_khr_async_work_group_copy_fence) of oneclc/extensions.h. Each work-group copies lines and planes of its own sizes
// from global to local memory and, behind a fence, from there to another place in global memory: elements of sizes that
// are a whole number of words and that are not, from any address. No byte beside the copied elements may change.
// ONE-LEVEL: copies take pointers.
// BUILTINS: async
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { X = 3, Y = 2, Z = 2, GROUPS = 200, LOCAL = 4096, AREA = 8192 };
static const uint8_t canary = 0xa5;

// Where the elements of one side lie.
typedef struct {
  uint32_t offset, line, plane;
} box;
typedef struct {
  uint32_t has_planes, bytes, elements, lines, planes, shift;
  box in, local, out;
} copy;

static const char source[] =
    "#define COPY2 async_work_group_copy_2D2D\n"
    "#define COPY3 async_work_group_copy_3D3D\n"
    "#define DECLARE(TO, OF) event_t __attribute__((overloadable, convergent)) COPY2(TO void *, size_t, const OF void "
    "*, size_t, \\\n"
    "  size_t, size_t, size_t, size_t, size_t, event_t); \\\n"
    "  event_t __attribute__((overloadable, convergent)) COPY3(TO void *, size_t, const OF void *, size_t, size_t, \\\n"
    "  size_t, size_t, size_t, size_t, size_t, size_t, size_t, event_t);\n"
    "DECLARE(local, global) DECLARE(global, local)\n"
    "void __attribute__((overloadable, convergent)) async_work_group_copy_fence(cl_mem_fence_flags);\n"
    "typedef struct { uint offset, line, plane; } box;\n"
    "typedef struct { uint has_planes, bytes, elements, lines, planes, shift; box in, place, out; } copy;\n"
    "kernel void planes(global const uchar *in, global uchar *seen, global uchar *out, global const copy *copies) {\n"
    "  local uint4 memory[LOCAL / 16];\n"
    "  local uchar *bytes = (local uchar *)memory;\n"
    "  const uint me = (get_local_id(2) * Y + get_local_id(1)) * X + get_local_id(0), group = get_group_id(0);\n"
    "  const copy c = copies[group];\n"
    "  in += group * AREA + c.shift; out += group * AREA + c.shift; seen += group * LOCAL;\n"
    "  for (uint i = me; i < LOCAL; i += X * Y * Z) bytes[i] = 0xa5;\n"
    "  barrier(CLK_LOCAL_MEM_FENCE);\n"
    "  event_t event;\n"
    "  if (c.has_planes)\n"
    "    event = COPY3(bytes, c.place.offset, in, c.in.offset, c.bytes, c.elements, c.lines, c.planes, c.in.line,\n"
    "                  c.in.plane, c.place.line, c.place.plane, 0);\n"
    "  else\n"
    "    event = COPY2(bytes, c.place.offset, in, c.in.offset, c.bytes, c.elements, c.lines, c.in.line, c.place.line, "
    "0);\n"
    "  async_work_group_copy_fence(CLK_LOCAL_MEM_FENCE);\n"
    "  const local void *from = bytes;\n"
    "  if (c.has_planes)\n"
    "    event = COPY3(out, c.out.offset, from, c.place.offset, c.bytes, c.elements, c.lines, c.planes, c.place.line,\n"
    "                  c.place.plane, c.out.line, c.out.plane, event);\n"
    "  else\n"
    "    event = COPY2(out, c.out.offset, from, c.place.offset, c.bytes, c.elements, c.lines, c.place.line, "
    "c.out.line, "
    "event);\n"
    "  wait_group_events(1, &event);\n"
    "  for (uint i = me; i < LOCAL; i += X * Y * Z) seen[i] = bytes[i];\n"
    "}\n";

static uint32_t below(uint32_t n) { return (uint32_t)(random_bits() % n); }

static box random_box(const copy *c, uint32_t gap) {
  const uint32_t line = c->elements + below(gap);
  return (box){below(gap), line, line * c->lines + below(gap)};
}

// What the bytes of a side must be after the copy of `from` to `to`.
static void expect(const copy *c, uint8_t *to, box at, const uint8_t *from, box of) {
  for (uint32_t plane = 0; plane < c->planes; plane++)
    for (uint32_t line = 0; line < c->lines; line++)
      memcpy(to + (at.offset + plane * at.plane + line * at.line) * c->bytes,
             from + (of.offset + plane * of.plane + line * of.line) * c->bytes, (size_t)c->elements * c->bytes);
}

static void compare(const char *what, size_t group, const uint8_t *got, const uint8_t *wanted, size_t size) {
  for (size_t i = 0; i < size; i++)
    check(got[i] == wanted[i], "group %zu, %s: byte %zu is %02x, not %02x", group, what, i, got[i], wanted[i]);
}

int main(int argc, char **argv) {
  static const uint32_t sizes[] = {1, 2, 3, 4, 6, 8, 12, 16, 20};
  static uint8_t wanted[AREA];
  harness_start(argc, argv, "asynchronous copies of lines and planes");
  char options[128];
  sprintf(options, "-DX=%d -DY=%d -DZ=%d -DLOCAL=%d -DAREA=%d", X, Y, Z, LOCAL, AREA);
  program *p = build(source, options);
  uint8_t *in = aligned_alloc(128, GROUPS * AREA), *out = aligned_alloc(128, GROUPS * AREA),
          *seen = aligned_alloc(128, GROUPS * LOCAL);
  copy *copies = calloc(GROUPS, sizeof *copies);
  for (size_t i = 0; i < GROUPS * AREA; i++)
    in[i] = (uint8_t)random_bits();
  memset(out, canary, GROUPS * AREA);
  memset(seen, 0, GROUPS * LOCAL);
  for (size_t group = 0; group < GROUPS; group++) {
    copy *c = &copies[group];
    *c = (copy){.has_planes = below(2), .bytes = sizes[below(sizeof sizes / sizeof *sizes)]};
    c->elements = below(10), c->lines = below(5), c->planes = c->has_planes ? below(4) : 1;
    c->shift = below(4) ? 0 : below(16);
    c->in = random_box(c, 8), c->local = random_box(c, 4), c->out = random_box(c, 8);
  }
  const ndrange range = {3, {X * GROUPS, Y, Z}, {X, Y, Z}, {0}};
  const argument arguments[] = {INPUT(in, GROUPS * AREA), BUFFER(seen, GROUPS * LOCAL), BUFFER(out, GROUPS * AREA),
                                INPUT(copies, GROUPS * sizeof *copies)};
  const int status = p ? device_run(p, "planes", &range, 4, arguments) : DEVICE_ERROR;
  check(status != DEVICE_ERROR, "planes failed");
  for (size_t group = 0; group < GROUPS && status == DEVICE_OK; group++) {
    const copy *c = &copies[group];
    const uint8_t *from = in + group * AREA + c->shift;
    memset(wanted, canary, LOCAL);
    expect(c, wanted, c->local, from, c->in);
    compare("local memory", group, seen + group * LOCAL, wanted, LOCAL);
    memset(wanted, canary, AREA);
    expect(c, wanted + c->shift, c->out, from, c->in);
    compare("global memory", group, out + group * AREA, wanted, AREA);
  }
  program_close(p);
  free(in), free(out), free(seen), free(copies);
  return harness_finish();
}
