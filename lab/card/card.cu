// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Judges the correctly rounded functions on an NVIDIA GPU, by the functions of double of NVIDIA's own library: all floats, or 2^36
// pairs. Where that function's value in double lies within 2^-48 of the middle between two floats, or of a border between
// other results, the point and our result are written to DIR/FUNCTION.near, for MPFR to judge (near.c). The script `run`
// beside this compiles and runs everything.
//
//   card card.ptx DIR FUNCTION…
#include <cuda.h>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

struct near_point {
  uint32_t x, y;
  float result;
};
struct tally {
  unsigned long long points, wrong, near, hash;
  near_point first;
};
enum { MOST = 1 << 20 };

enum function_id {
  ACOS, ACOSH, ACOSPI, ASIN, ASINH, ASINPI, ATAN, ATANH, ATANPI, CBRT, COS, COSH, COSPI, ERF, ERFC, EXP, EXP10, EXP2, EXPM1, LGAMMA, LOG, LOG10, LOG1P,
  LOG2, RSQRT, SIN, SINCOS, SINH, SINPI, SQRT, TAN, TANH, TANPI, TGAMMA, PAIRS, ATAN2 = PAIRS, ATAN2PI, HYPOT, POW, POWR, INTEGERS, POWN = INTEGERS,
  ROOTN, COUNT
};
static const char *const names[] = {"acos", "acosh", "acospi", "asin", "asinh", "asinpi", "atan", "atanh", "atanpi", "cbrt", "cos", "cosh", "cospi",
                                    "erf", "erfc", "exp", "exp10", "exp2", "expm1", "lgamma", "log", "log10", "log1p", "log2", "rsqrt", "sin",
                                    "sincos", "sinh", "sinpi", "sqrt", "tan", "tanh", "tanpi", "tgamma", "atan2", "atan2pi", "hypot", "pow", "powr",
                                    "pown", "rootn"};

#define OVER_PI 0.31830988618379067154
__device__ double reference(int f, double x, double y) {
  switch (f) {
  case ACOS: return acos(x);
  case ACOSH: return acosh(x);
  case ACOSPI: return acos(x) * OVER_PI;
  case ASIN: return asin(x);
  case ASINH: return asinh(x);
  case ASINPI: return asin(x) * OVER_PI;
  case ATAN: return atan(x);
  case ATANH: return atanh(x);
  case ATANPI: return atan(x) * OVER_PI;
  case CBRT: return cbrt(x);
  case COS: return cos(x);
  case COSH: return cosh(x);
  case COSPI: return cospi(x);
  case ERF: return erf(x);
  case ERFC: return erfc(x);
  case EXP: return exp(x);
  case EXP10: return exp10(x);
  case EXP2: return exp2(x);
  case EXPM1: return expm1(x);
  case LGAMMA: return lgamma(x);
  case LOG: return log(x);
  case LOG10: return log10(x);
  case LOG1P: return log1p(x);
  case LOG2: return log2(x);
  case RSQRT: return rsqrt(x);
  case SIN:
  case SINCOS: return sin(x);
  case SINH: return sinh(x);
  case SINPI: return sinpi(x);
  case SQRT: return sqrt(x);
  case TAN: return tan(x);
  case TANH: return tanh(x);
  case TANPI: return sinpi(x) / cospi(x);
  case TGAMMA: return tgamma(x);
  case ATAN2: return atan2(x, y);
  case ATAN2PI: return atan2(x, y) * OVER_PI;
  case HYPOT: return hypot(x, y);
  case POW:
  case POWN: return pow(x, y);
  case POWR:
    return isnan(x) || isnan(y) || x < 0 || ((x == 0 || isinf(x)) && y == 0) || (x == 1 && isinf(y)) ? nan("") : pow(x, y);
  default: return copysign(pow(fabs(x), 1 / y), fmod(y, 2.) != 0 ? x : 1.) + (x < 0 && fmod(y, 2.) == 0 ? nan("") : 0);
  }
}

__host__ __device__ static uint64_t mixed(uint64_t z) { // the finalizer of SplitMix64
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

// The pair of this number: of all magnitudes, with results in the range of floats, short numbers, bases near 1
__device__ static void pair_of(int f, uint64_t number, uint32_t *x, uint32_t *y) {
  const uint64_t random = mixed(number * 0x9e3779b97f4a7c15 + f + 1), more = mixed(random + 0x632be59bd9b4e019);
  *x = (uint32_t)random;
  *y = (uint32_t)(random >> 32);
  const int kind = more & 15;
  if (f <= HYPOT) { // magnitudes that both count
    if (kind > 1) {
      const int exponent = (int)(*x >> 23 & 255) + (int)(more >> 8 & 31) - 16;
      *y = (*y & 0x807fffff) | (uint32_t)(exponent < 0 ? 0 : exponent > 254 ? 254 : exponent) << 23;
    }
    return;
  }
  *x &= 0x7fffffff;
  if (kind == 0) { // short numbers
    *x = __float_as_uint((float)(random & 0xfff) * exp2f((float)((int)(more >> 8 & 31) - 16)));
    *y = __float_as_uint((float)((int)(random >> 32 & 0xff) - 128) * (more & 64 ? 0.25f : more & 32 ? 0.5f : 1));
  } else if (kind < 5) { // near 1
    *x = 0x3f800000 + (uint32_t)((int)(*x & 0x7fffff) - 0x400000 >> (more >> 8 & 15));
  }
  if (f < INTEGERS && kind > 1) { // |y log2(x)| up to 150
    const float wanted = ((int)(random >> 32 & 0xffffff) - 0x800000) * 0x1.2cp-16f, log = log2f(__uint_as_float(*x));
    *y = __float_as_uint(wanted / log);
  } else if (f >= INTEGERS) {
    const float log = log2f(__uint_as_float(*x));
    int n = kind == 0 ? (int)(random >> 32 & 63) - 32 : (int)(random >> 32) >> (more >> 16 & 31);
    if (f == POWN && kind > 1 && fabsf(log) > 0)
      n = (int)fminf(fmaxf(((int)(random >> 32 & 0xffffff) - 0x800000) * 0x1.2cp-16f / log, -2e9f), 2e9f);
    *y = (uint32_t)(f == ROOTN && n == 0 ? 3 : n);
    *x |= kind & 1 ? 0x80000000 : 0;
  }
}

__global__ void pairs(int f, uint64_t first, uint32_t *x, uint32_t *y) {
  const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
  pair_of(f, first + i, x + i, y + i);
}

__global__ void judge(int f, uint64_t first, const uint32_t *xs, const uint32_t *ys, const float *results, tally *sum, near_point *nears) {
  const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
  const uint32_t x = f < PAIRS ? (uint32_t)(first + i) : xs[i], y = f < PAIRS ? 0 : ys[i];
  const float result = results[i];
  const double exact = reference(f, __uint_as_float(x), f < INTEGERS ? __uint_as_float(y) : (double)(int)y);
  // lgamma's error is no small part of the result near its negative zeros (CUDA C++ Programming Guide, "Mathematical Functions").
  const double room = fabs(exact) * 0x1p-48 + (f == LGAMMA && __uint_as_float(x) < 0 ? 0x1p-45 : 0);
  const float below = isinf(exact) ? (float)exact : (float)(exact - room), above = isinf(exact) ? (float)exact : (float)(exact + room);
  bool wrong = false;
  if (isnan(exact)) {
    wrong = !isnan(result);
  } else if (below == above) {
    wrong = result != below || (below != 0 && __float_as_uint(result) != __float_as_uint(below));
  } else {
    const unsigned long long at = atomicAdd(&sum->near, 1ull);
    if (at < MOST)
      nears[at] = near_point{x, y, result};
  }
  if (wrong && !atomicAdd(&sum->wrong, 1ull))
    sum->first = near_point{x, y, result};
  // clc-ulp's hash of all results
  uint64_t hash = isnan(result) ? 0x7fc00000 : __float_as_uint(result);
  hash = mixed(hash * 0x9e3779b97f4a7c15 + x + 1);
  for (int step = 16; step; step >>= 1)
    hash += __shfl_down_sync(~0u, hash, step);
  if (threadIdx.x % 32 == 0)
    atomicAdd(&sum->hash, (unsigned long long)hash);
}

#define CHECK(call) \
  if (int error = (int)(call)) \
  return fprintf(stderr, "card: %s: error %d\n", #call, error), 3

int main(int count, char **words) {
  if (count < 4)
    return fprintf(stderr, "usage: card card.ptx DIR FUNCTION...\n"), 2;
  CHECK(cudaFree(0));
  CUmodule module;
  CHECK(cuModuleLoad(&module, words[1]));
  const uint64_t chunk = 1ull << 28;
  uint32_t *x, *y;
  float *results;
  tally *sum, host;
  near_point *nears;
  CHECK(cudaMalloc(&x, chunk * 4));
  CHECK(cudaMalloc(&y, chunk * 4));
  CHECK(cudaMalloc(&results, chunk * 4));
  CHECK(cudaMalloc(&sum, sizeof *sum));
  CHECK(cudaMalloc(&nears, sizeof *nears * MOST));
  bool failed = false;
  for (int w = 3; w < count; w++) {
    int f = 0;
    while (f < COUNT && strcmp(names[f], words[w]))
      f++;
    if (f == COUNT)
      return fprintf(stderr, "card: no function %s\n", words[w]), 2;
    CUfunction ours;
    CHECK(cuModuleGetFunction(&ours, module, (std::string("ours_") + names[f]).c_str()));
    CHECK(cudaMemset(sum, 0, sizeof *sum));
    const uint64_t total = f < PAIRS ? 1ull << 32 : 1ull << 36;
    for (uint64_t first = 0; first < total; first += chunk) {
      if (f >= PAIRS)
        pairs<<<chunk / 256, 256>>>(f, first, x, y);
      uint32_t base = (uint32_t)first;
      void *one[] = {&results, &base}, *two[] = {&results, &x, &y};
      CHECK(cuLaunchKernel(ours, chunk / 256, 1, 1, 256, 1, 1, 0, 0, f < PAIRS ? one : two, 0));
      judge<<<chunk / 256, 256>>>(f, first, x, y, results, sum, nears);
    }
    CHECK(cudaMemcpy(&host, sum, sizeof host, cudaMemcpyDeviceToHost));
    std::vector<near_point> list(host.near < MOST ? host.near : MOST);
    CHECK(cudaMemcpy(list.data(), nears, list.size() * sizeof *nears, cudaMemcpyDeviceToHost));
    FILE *out = fopen((std::string(words[2]) + "/" + names[f] + ".near").c_str(), "wb");
    if (!out || fwrite(list.data(), sizeof list[0], list.size(), out) != list.size() || fclose(out))
      return fprintf(stderr, "card: cannot write to %s\n", words[2]), 3;
    printf("%s\t%llu\twrong %llu\tnear %llu\thash %016llx", names[f], (unsigned long long)total, host.wrong, host.near, host.hash);
    if (host.wrong)
      printf("\tfirst #%08x #%08x = %a", host.first.x, host.first.y, host.first.result);
    puts("");
    fflush(stdout);
    failed |= host.wrong;
  }
  return failed;
}
