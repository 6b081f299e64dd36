// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random numbers, and the bits of floats, for the programs beside this.
#include <stdint.h>
#include <string.h>

static uint64_t seed = 0x9e3779b97f4a7c15;

// xorshift64* (S. Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled", 2016)
static uint64_t chance(void) {
  seed ^= seed >> 12;
  seed ^= seed << 25;
  seed ^= seed >> 27;
  return seed * 0x2545f4914f6cdd1d;
}

static float as_float(uint32_t bits) {
  float x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static uint32_t float_bits(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}
