// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Judges the correctly rounded functions of double on an NVIDIA GPU, by the references of reference.h: `count` points
// from point `first` on. Where a reference leaves a doubt, MPFR judges on the host. The script `run` beside this
// compiles it.
//
//   double LIBRARY FIRST COUNT FUNCTION…
//
// LIBRARY holds the kernels ours_FUNCTION(results, x, y). A line of output: function, precision, first, points, doubts,
// wrong results, the sum of the results' hashes, seconds, device, date, commit; behind it the first wrong result. The
// hashes of parts add up.
#include "constants.h"
#include "of_mpfr.h"
#include <cstdlib>
#include <cuda.h>
#include <ctime>
#include <string>
#include <vector>

struct point {
  double x, y, result;
};
struct sums {
  unsigned long long doubts, wrong, hash;
  point first;
};
enum { MOST_DOUBTS = 1 << 22, CHUNK = 1 << 26, BLOCK = 128 };

__global__ void make_points(judged f, uint64_t first, double *x, double *y) {
  const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
  point_of(f, first + i, x + i, y + i);
}

__device__ static void judge_point(real exact, point p, sums *sum, point *doubts) {
  bool doubt;
  const double right = nearest(exact, &doubt);
  if (doubt) {
    const unsigned long long at = atomicAdd(&sum->doubts, 1ull);
    if (at < MOST_DOUBTS)
      doubts[at] = p;
  } else if (bits_of(p.result) != bits_of(right) && !(is_zero(exact) && p.result == 0) &&
             !atomicAdd(&sum->wrong, 1ull)) {
    sum->first = p;
  }
}

// Hashes are those of clc-ulp.
__device__ static void add_hash(judged f, point p, bool counts, sums *sum) {
  uint64_t hash = isnan(p.result) ? 0x7ff8000000000000 : bits_of(p.result);
  hash = mixed(hash * 0x9e3779b97f4a7c15 + bits_of(p.x) + 1);
  if (f.arguments == 2)
    hash = mixed(hash * 0x9e3779b97f4a7c15 + bits_of(p.y) + 1);
  hash = counts ? hash : 0;
  for (int step = 16; step; step >>= 1)
    hash += __shfl_down_sync(~0u, hash, step);
  if (threadIdx.x % 32 == 0)
    atomicAdd(&sum->hash, (unsigned long long)hash);
}

typedef void judge_kernel(judged, uint64_t, const double *, const double *, const double *, sums *, point *);

#define KERNEL(name, ...) \
  __global__ void __launch_bounds__(BLOCK) judge_##name(judged f, uint64_t count, const double *x, const double *y, \
                                                        const double *results, sums *sum, point *doubts) { \
    const uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x; \
    const point p = {x[i], y[i], results[i]}; \
    add_hash(f, p, i < count, sum); \
    if (i < count) \
      judge_point(real_##name(__VA_ARGS__), p, sum, doubts); \
  }
#define F1(name, ...) KERNEL(name, p.x)
#define F2(name, ...) KERNEL(name, p.x, p.y)
JUDGED_FUNCTIONS(F1, F2)
#undef F1
#undef F2
#define F(name, ...) judge_##name,
static judge_kernel *const kernels[] = {JUDGED_FUNCTIONS(F, F)};
#undef F

#define CHECK(call) \
  if (int error = (int)(call)) \
  return fprintf(stderr, "double: %s: error %d\n", #call, error), 3

// Counts the wrong ones among the doubtful points, by MPFR.
static unsigned long long wrong_of(int f, const std::vector<point> &doubts, point *first) {
  const signature s = signature_of(functions[f]);
  unsigned long long wrong = 0;
  for (const point &p : doubts)
    if (bits_of(right_result(s, p.x, p.y)) != bits_of(p.result) && !wrong++)
      *first = p;
  return wrong;
}

int main(int count, char **words) {
  if (count < 5)
    return fprintf(stderr, "usage: double LIBRARY FIRST COUNT FUNCTION...\n"), 2;
  const uint64_t begin = strtoull(words[2], NULL, 10), total = strtoull(words[3], NULL, 10);
  CHECK(cudaFree(0));
  CUmodule library;
  CHECK(cuModuleLoad(&library, words[1]));
  cudaDeviceProp device;
  CHECK(cudaGetDeviceProperties(&device, 0));
  compute_constants(&on_host);
  CHECK(cudaMemcpyToSymbol(on_card, &on_host, sizeof on_host));
  judge_start();
  double *x, *y, *results;
  sums *sum, host;
  point *doubts;
  CHECK(cudaMalloc(&x, CHUNK * sizeof *x));
  CHECK(cudaMalloc(&y, CHUNK * sizeof *y));
  CHECK(cudaMalloc(&results, CHUNK * sizeof *results));
  CHECK(cudaMalloc(&sum, sizeof *sum));
  CHECK(cudaMalloc(&doubts, sizeof *doubts * MOST_DOUBTS));
  char date[16];
  const time_t now = time(NULL);
  strftime(date, sizeof date, "%F", gmtime(&now));
  bool failed = false;
  for (int w = 4; w < count; w++) {
    int f = 0;
    while (f < FUNCTIONS && strcmp(functions[f].name, words[w]))
      f++;
    if (f == FUNCTIONS)
      return fprintf(stderr, "double: no function %s\n", words[w]), 2;
    CUfunction ours;
    CHECK(cuModuleGetFunction(&ours, library, (std::string("ours_") + functions[f].name).c_str()));
    CHECK(cudaMemset(sum, 0, sizeof *sum));
    timespec start, end;
    timespec_get(&start, TIME_UTC);
    for (uint64_t done = 0; done < total; done += CHUNK) {
      const uint64_t part = total - done < CHUNK ? total - done : CHUNK;
      const unsigned blocks = (unsigned)((part + BLOCK - 1) / BLOCK);
      make_points<<<blocks, BLOCK>>>(functions[f], begin + done, x, y);
      void *arguments[] = {&results, &x, &y};
      CHECK(cuLaunchKernel(ours, blocks, 1, 1, BLOCK, 1, 1, 0, 0, arguments, 0));
      kernels[f]<<<blocks, BLOCK>>>(functions[f], part, x, y, results, sum, doubts);
      CHECK(cudaGetLastError());
    }
    CHECK(cudaMemcpy(&host, sum, sizeof host, cudaMemcpyDeviceToHost));
    timespec_get(&end, TIME_UTC);
    std::vector<point> list(host.doubts < MOST_DOUBTS ? host.doubts : MOST_DOUBTS);
    CHECK(cudaMemcpy(list.data(), doubts, list.size() * sizeof *doubts, cudaMemcpyDeviceToHost));
    host.wrong += wrong_of(f, list, &host.first);
    if (list.size() < host.doubts)
      return fprintf(stderr, "double: %s: %llu doubts are too many\n", words[w], host.doubts), 3;
    printf("%s\tdouble\t%llu\t%llu\t%llu\t%llu\t%016llx\t%.1f\tcuda: %s\t%s\t" COMMIT, words[w],
           (unsigned long long)begin, (unsigned long long)total, host.doubts, host.wrong, host.hash,
           (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec), device.name, date);
    if (host.wrong)
      printf("\tfirst #%016llx #%016llx = %a", (unsigned long long)bits_of(host.first.x),
             (unsigned long long)bits_of(host.first.y), host.first.result);
    puts("");
    fflush(stdout);
    failed |= host.wrong != 0;
  }
  judge_end();
  return failed;
}
