// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests cl_amd_media_ops, cl_amd_media_ops2 and cl_intel_bfloat16_conversions, every width lane by lane. Clang declares
// these builtins only in its opencl-c.h.
// DEVICES: cpu cuda opencl
#include "harness.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ITEMS = 512, WIDEST = 16, LANES = ITEMS * WIDEST };

static uint32_t x[LANES], y[LANES], z[LANES];
static uint64_t x8[LANES], z8[LANES];

static uint32_t byte(uint64_t word, unsigned n) { return word >> 8 * n & 0xff; }
static uint32_t difference(uint32_t a, uint32_t b) { return a > b ? a - b : b - a; }

static uint32_t bitalign(size_t i) { return (((uint64_t)x[i] << 32) + y[i]) >> z[i] % 32; }
static uint32_t bytealign(size_t i) { return (((uint64_t)x[i] << 32) + y[i]) >> z[i] % 4 * 8; }
static uint32_t lerp(size_t i) {
  uint32_t r = 0;
  for (unsigned n = 0; n < 4; n++)
    r += (byte(x[i], n) + byte(y[i], n) + byte(z[i], n) % 2) / 2 << 8 * n;
  return r;
}
static uint32_t sum(uint64_t a, uint64_t b, bool masked) {
  uint32_t r = 0;
  for (unsigned n = 0; n < 4; n++)
    r += masked && !byte(b, n) ? 0 : difference(byte(a, n), byte(b, n));
  return r;
}
static uint32_t sad(size_t i) { return z[i] + sum(x[i], y[i], false); }
static uint32_t msad(size_t i) { return z[i] + sum(x[i], y[i], true); }
static uint32_t sadhi(size_t i) { return z[i] + 65536 * sum(x[i], y[i], false); }
static uint32_t sadw(size_t i) {
  return z[i] + difference(x[i] % 65536, y[i] % 65536) + difference(x[i] / 65536, y[i] / 65536);
}
static uint32_t sadd(size_t i) { return z[i] + difference(x[i], y[i]); }
static uint32_t bfm(size_t i) { return (((uint64_t)1 << x[i] % 32) - 1) << y[i] % 32; }
static int64_t field(int64_t value, size_t i) { // extracts the field from a value that is sign- or zero-extended
  const unsigned offset = y[i] % 32, width = z[i] % 32;
  if (!width || offset + width >= 32)
    return width ? value >> offset : 0;
  return (int64_t)((uint64_t)value << (64 - offset - width)) >> (64 - width);
}
static uint32_t bfe_int(size_t i) { return field((int32_t)x[i], i); }
static uint32_t bfe_uint(size_t i) {
  const unsigned width = z[i] % 32;
  return field(x[i], i) & (((uint64_t)1 << (width ? width : 32)) - 1);
}
static uint32_t unpack0(size_t i) {
  return ((union {
           float f;
           uint32_t u;
         }){byte(x[i], 0)})
      .u;
}
static uint32_t unpack1(size_t i) {
  return ((union {
           float f;
           uint32_t u;
         }){byte(x[i], 1)})
      .u;
}
static uint32_t unpack2(size_t i) {
  return ((union {
           float f;
           uint32_t u;
         }){byte(x[i], 2)})
      .u;
}
static uint32_t unpack3(size_t i) {
  return ((union {
           float f;
           uint32_t u;
         }){byte(x[i], 3)})
      .u;
}

#define ORDERED(T) \
  static uint32_t pick_##T(size_t i, unsigned place) { \
    T v[3], t; \
    memcpy(&v[0], &x[i], 4), memcpy(&v[1], &y[i], 4), memcpy(&v[2], &z[i], 4); \
    for (unsigned k = 0; k < 3; k++) \
      if (v[k % 2] > v[k % 2 + 1]) \
        t = v[k % 2], v[k % 2] = v[k % 2 + 1], v[k % 2 + 1] = t; \
    uint32_t bits; \
    memcpy(&bits, &v[place], 4); \
    return bits; \
  } \
  static uint32_t min3_##T(size_t i) { return pick_##T(i, 0); } \
  static uint32_t median3_##T(size_t i) { return pick_##T(i, 1); } \
  static uint32_t max3_##T(size_t i) { return pick_##T(i, 2); }
ORDERED(int32_t)
ORDERED(uint32_t)
ORDERED(float)

static uint32_t bfloat16(size_t i) { // rounds to the nearer neighbour, ties to even
  float f;
  memcpy(&f, &x[i], 4);
  const uint32_t below = x[i] >> 16, rest = x[i] & 0xffff;
  return isnan(f) ? below | 0x40 : below + (rest > 0x8000 || (rest == 0x8000 && below & 1));
}
static uint32_t from_bfloat16(size_t i) { return x[i] << 16; }

static const struct {
  const char *name, *expression; // X, Y and Z are uintn; the result's bits are taken as a uintn
  uint32_t (*reference)(size_t);
} words[] = {{"amd_bitalign", "amd_bitalign(X, Y, Z)", bitalign},
             {"amd_bytealign", "amd_bytealign(X, Y, Z)", bytealign},
             {"amd_lerp", "amd_lerp(X, Y, Z)", lerp},
             {"amd_sad", "amd_sad(X, Y, Z)", sad},
             {"amd_msad", "amd_msad(X, Y, Z)", msad},
             {"amd_sadhi", "amd_sadhi(X, Y, Z)", sadhi},
             {"amd_sadw", "amd_sadw(X, Y, Z)", sadw},
             {"amd_sadd", "amd_sadd(X, Y, Z)", sadd},
             {"amd_bfm", "amd_bfm(X, Y)", bfm},
             {"amd_bfe of int", "AS(uint, amd_bfe(AS(int, X), Y, Z))", bfe_int},
             {"amd_bfe of uint", "amd_bfe(X, Y, Z)", bfe_uint},
             {"amd_unpack0", "AS(uint, amd_unpack0(X))", unpack0},
             {"amd_unpack1", "AS(uint, amd_unpack1(X))", unpack1},
             {"amd_unpack2", "AS(uint, amd_unpack2(X))", unpack2},
             {"amd_unpack3", "AS(uint, amd_unpack3(X))", unpack3},
             {"amd_min3 of int", "AS(uint, amd_min3(AS(int, X), AS(int, Y), AS(int, Z)))", min3_int32_t},
             {"amd_median3 of int", "AS(uint, amd_median3(AS(int, X), AS(int, Y), AS(int, Z)))", median3_int32_t},
             {"amd_max3 of int", "AS(uint, amd_max3(AS(int, X), AS(int, Y), AS(int, Z)))", max3_int32_t},
             {"amd_min3 of uint", "amd_min3(X, Y, Z)", min3_uint32_t},
             {"amd_median3 of uint", "amd_median3(X, Y, Z)", median3_uint32_t},
             {"amd_max3 of uint", "amd_max3(X, Y, Z)", max3_uint32_t},
             {"amd_min3 of float", "AS(uint, amd_min3(AS(float, X), AS(float, Y), AS(float, Z)))", min3_float},
             {"amd_median3 of float", "AS(uint, amd_median3(AS(float, X), AS(float, Y), AS(float, Z)))", median3_float},
             {"amd_max3 of float", "AS(uint, amd_max3(AS(float, X), AS(float, Y), AS(float, Z)))", max3_float},
             {"bfloat16 of float", "CONVERT(uint, TO_BFLOAT16(AS(float, X)))", bfloat16},
             {"float of bfloat16", "AS(uint, FROM_BFLOAT16(CONVERT(ushort, X & 0xffff)))", from_bfloat16}};
enum { WORDS = sizeof words / sizeof *words };

static uint64_t quadruple(size_t i, bool masked)
{
  uint64_t r = 0;
  for (unsigned n = 0; n < 4; n++)
    r += (uint64_t)(uint16_t)(sum(x8[i] >> 8 * n, y[i], masked) + (z8[i] >> 16 * n)) << 16 * n;
  return r;
}

static bool is_ordered(size_t i) { // whether x, y and z hold no NaN and at most one zero
  float v[3];
  memcpy(&v[0], &x[i], 4), memcpy(&v[1], &y[i], 4), memcpy(&v[2], &z[i], 4);
  return !isnan(v[0]) && !isnan(v[1]) && !isnan(v[2]) && !!v[0] + !!v[1] + !!v[2] >= 2;
}

static void run_width(unsigned width) {
  static uint32_t out[WORDS * LANES];
  static uint64_t out8[2 * LANES];
  char n[12] = "", source[8000], *end = source;
  if (width > 1)
    sprintf(n, "%u", width);
  const char *paste = width > 1 ? "##" : "";
  end += sprintf(end,
                 "#define AS(T, v) as_##T%s%s(v)\n#define CONVERT(T, v) convert_##T%s%s(v)\n#define TO_BFLOAT16 "
                 "intel_convert_bfloat16%s_as_ushort%s\n"
                 "#define FROM_BFLOAT16 intel_convert_as_bfloat16%s_float%s\n",
                 paste, n, paste, n, n, n, n, n);
  end += sprintf(end, "typedef uint%s U; typedef ulong%s L;\n", n, n);
  for (unsigned p = 0; p < 2; p++) // reads vectors from packed arrays element by element
    end += sprintf(end,
                   "%s get_%s(global const %s *p) { %s v; for (int i = 0; i < %u; i++) ((private %s *)&v)[i] = p[i]; "
                   "return v; }\n",
                   p ? "L" : "U", p ? "l" : "u", p ? "ulong" : "uint", p ? "L" : "U", width, p ? "ulong" : "uint");
  end += sprintf(
      end, "void put_u(global uint *p, U v) { for (int i = 0; i < %u; i++) p[i] = ((private uint *)&v)[i]; }\n", width);
  end += sprintf(end,
                 "void put_l(global ulong *p, L v) { for (int i = 0; i < %u; i++) p[i] = ((private ulong *)&v)[i]; }\n",
                 width);
  end += sprintf(end,
                 "kernel void media(global const uint *x, global const uint *y, global const uint *z, global const "
                 "ulong *x8, global const ulong *z8,\n"
                 "  global uint *out, global ulong *out8) {\n  const size_t i = get_global_id(0) * %u;\n"
                 "  const U X = get_u(x + i), Y = get_u(y + i), Z = get_u(z + i);\n",
                 width);
  for (unsigned w = 0; w < WORDS; w++)
    end += sprintf(end, "  put_u(out + %u + i, %s);\n", w * LANES, words[w].expression);
  end += sprintf(end,
                 "  put_l(out8 + i, amd_qsad(get_l(x8 + i), Y, get_l(z8 + i)));\n  put_l(out8 + %u + i, "
                 "amd_mqsad(get_l(x8 + i), Y, get_l(z8 + i)));\n}\n",
                 LANES);
  if (width == 1)
    sprintf(end,
            "kernel void wide(global const uint *x, global const uint *y, global uint *out) { size_t i = "
            "get_global_id(0);\n"
            "  out[i] = amd_sad4(vload4(i, x), vload4(i, y), x[4 * i]); out[%u + i] = "
            "amd_pack(convert_float4(vload4(i, x) & 255) + 0.75f); }\n",
            ITEMS);
  program *p = build(source, "-cl-no-stdinc -Xclang -finclude-default-header -Xclang "
                             "-cl-ext=+cl_amd_media_ops,+cl_amd_media_ops2,+cl_intel_bfloat16_conversions");
  if (!p)
    return;
  if (RUN(p, "media", ITEMS, 0, IN(x), IN(y), IN(z), IN(x8), IN(z8), OUT(out), OUT(out8))) {
    for (unsigned w = 0; w < WORDS; w++)
      for (size_t i = 0; i < ITEMS * width; i++)
        if (is_ordered(i) || !strstr(words[w].name, "3 of float")) {
          const uint32_t got = out[w * LANES + i], wanted = words[w].reference(i);
          check(got == wanted, "%s, width %u: 0x%x, 0x%x, 0x%x give 0x%x, not 0x%x", words[w].name, width, x[i], y[i],
                z[i], got, wanted);
        }
    for (size_t i = 0; i < ITEMS * width; i++) {
      check(out8[i] == quadruple(i, false), "amd_qsad, width %u, lane %zu", width, i);
      check(out8[LANES + i] == quadruple(i, true), "amd_mqsad, width %u, lane %zu", width, i);
    }
  }
  static uint32_t wide[2 * ITEMS];
  if (width == 1 && RUN(p, "wide", ITEMS, 0, IN(x), IN(y), OUT(wide)))
    for (size_t i = 0; i < ITEMS; i++) {
      uint32_t total = x[4 * i], packed = 0;
      for (size_t k = 0; k < 4; k++)
        total += sum(x[4 * i + k], y[4 * i + k], false), packed += byte(x[4 * i + k], 0) << 8 * k;
      check(wide[i] == total, "amd_sad4: %x, not %x", wide[i], total);
      check(wide[ITEMS + i] == packed, "amd_pack: %x, not %x", wide[ITEMS + i], packed);
    }
  program_close(p);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "AMD's media operations, bfloat16");
  const element *u = &types[0];
  while (strcmp(u->name, "uint"))
    u++;
  for (size_t i = 0; i < LANES; i++) {
    x[i] = random_value(u), y[i] = random_value(u), z[i] = random_value(u);
    if (i % 3 == 0) // bytes of 0, which the masked sums look for, and ties of bfloat16
      y[i] &= 0xff00ff, x[i] = (x[i] & 0xffff0000) | 0x8000;
    x8[i] = random_bits(), z8[i] = random_bits();
  }
  static const unsigned widths[] = {1, 2, 3, 4, 8, 16};
  for (unsigned w = 0; w < 6; w++)
    run_width(widths[w]);
  return harness_finish();
}
