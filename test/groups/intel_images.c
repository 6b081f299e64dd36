// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the block reads and writes of images by Intel's sub-group builtins: element i of a lane's vector lies i rows
// below the block's first row, and the lanes' elements lie side by side, whatever the image's pixels are. Below the
// image, reads return its last row and writes have no effect. (Intel's runtime for processors, 2026.22, crashes on
// these builtins.)
// DEVICES: cpu cuda
// ONE-LEVEL: blocks are small vectors, which all vector ABIs pass; intel.c has the wide ones.
#include "harness.h"
#include <stdio.h>
#include <string.h>

enum { ITEMS = 64, PIXELS = 128, ROW = 4 * PIXELS, ROWS = 9, RGBA = 0x10b5, UNORM8 = 0x10d2 };

static const char source[] =
    "#define JOIN_(a, b) a##b\n#define JOIN(a, b) JOIN_(a, b)\n"
    "#define READ JOIN(intel_sub_group_block_read, SUFFIX)\n#define WRITE JOIN(intel_sub_group_block_write, SUFFIX)\n"
    "kernel void blocks(READ_ACCESS image2d_t in, WRITE_ACCESS image2d_t out, global E *to, int y) {\n"
    "  const size_t i = get_global_id(0);\n"
    "  const int2 at = (int2)((i - get_sub_group_local_id()) * BYTES, y);\n"
    "  to[i] = READ(in, at); WRITE(out, at, to[i] + (E)1); }\n";

static void run(const char *type, const char *suffix, unsigned bytes, unsigned n, const char *access) {
  static uint8_t in[ROWS][ROW], out[ROWS][ROW], wanted[ROWS][ROW], to[ITEMS * 128] __attribute__((aligned(128)));
  char options[600];
  snprintf(options, sizeof options,
           "-cl-no-stdinc -Xclang -finclude-default-header -D__IMAGE_SUPPORT__ -Xclang -cl-ext=+all -DE=%s -DSUFFIX=%s "
           "-DBYTES=%u %s",
           type, suffix, bytes, access);
  program *p = build(source, options);
  image_argument from = {IMAGE_2D, RGBA, UNORM8, PIXELS, ROWS, 1, 1, 1, in}, into = from;
  into.data = out;
  for (int32_t y = 0; p && y < ROWS; y += 4) {
    for (unsigned b = 0; b < sizeof in; b++)
      in[b / ROW][b % ROW] = random_bits();
    memset(out, 0, sizeof out);
    memset(wanted, 0, sizeof wanted);
    const argument arguments[] = {{ARG_IMAGE, sizeof from, &from},
                                  {ARG_IMAGE, sizeof into, &into},
                                  {ARG_BUFFER, ITEMS * n * bytes, to},
                                  {ARG_VALUE, 4, &y}};
    const ndrange range = {1, {ITEMS}, {ITEMS}, {0}};
    if (device_run(p, "blocks", &range, 4, arguments)) {
      check(false, "%s of %s does not run", suffix, type);
      break;
    }
    for (unsigned i = 0; i < ITEMS; i++)
      for (unsigned k = 0; k < n; k++) {
        const unsigned row = y + k < ROWS ? y + k : ROWS - 1;
        uint64_t x = 0;
        memcpy(&x, &in[row][i * bytes], bytes);
        check(!memcmp(to + (i * n + k) * bytes, &x, bytes), "block_read%s, row %d, item %u, element %u", suffix, y, i,
              k);
        x++;
        if (y + k < ROWS)
          memcpy(&wanted[row][i * bytes], &x, bytes);
      }
    check(!memcmp(out, wanted, sizeof out), "block_write%s, row %d", suffix, y);
  }
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "Intel's sub-group builtins on images");
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("get_sub_group_local_id and its like came with OpenCL C 2.0");
  const char *both = "-DREAD_ACCESS=read_only -DWRITE_ACCESS=write_only",
             *same = "-DREAD_ACCESS=read_write -DWRITE_ACCESS=read_write";
  run("uint", "", 4, 1, both), run("uint2", "2", 4, 2, both), run("uint8", "8", 4, 8, same),
      run("uint4", "_ui4", 4, 4, same);
  run("uchar", "_uc", 1, 1, both), run("uchar16", "_uc16", 1, 16, same), run("ushort2", "_us2", 2, 2, same),
      run("ushort8", "_us8", 2, 8, both);
  run("ulong", "_ul", 8, 1, both), run("ulong4", "_ul4", 8, 4, same), run("ulong16", "_ul16", 8, 16, both);
  return harness_finish();
}
