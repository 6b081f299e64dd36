// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels whose work-items leave a loop at different times, or by different ways: a driver that makes vectors of a
// group's items has to keep what the others have. divergent.c includes this file as C, too, where it is the reference,
// so that nothing stands here whose result is not fixed to the last bit.
//
// Each gets n inputs, and writes a number and how many steps it took, for each work-item.
#ifdef __OPENCL_C_VERSION__
#pragma OPENCL FP_CONTRACT OFF
#endif

#define FLOATING_POINT(T, U) \
  /* branches in a loop's body */ \
  kernel void nested_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    if (i >= n) \
      return; \
    T x = in[i], s = 0; \
    U k = 0; \
    while (s < x * 20 && k < 300) { \
      if (x > 1) { \
        s += x * (T)0.5; \
        if (k & 1) \
          s += 1; \
      } else if (x < (T)0.2) { \
        s += (T)0.125; \
      } else { \
        s = s * (T)1.5 + (T)0.25; \
      } \
      k++; \
    } \
    out[i] = s; \
    steps[i] = k; \
  } \
  /* exits from the middle, with different values */ \
  kernel void middle_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    T x = in[i % n], a = x, b = 0; \
    U k = 0; \
    for (;;) { \
      a = a * (T)0.75 + (T)0.1; \
      if (a * b > x) \
        break; \
      b += a; \
      if (b > 50) { \
        k += 1000; \
        break; \
      } \
      k += 3; \
      if (k > 200) \
        break; \
    } \
    out[i] = a + b; \
    steps[i] = k; \
  } \
  /* loads that only some of the items may do */ \
  kernel void loads_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    U k = 0; \
    T s = 0; \
    uint j = (uint)(i % n); \
    while (j < n && in[j] > (T)0.05) { \
      s += in[j] * in[k % n]; \
      j += 1 + (uint)(in[j] * 4); \
      k++; \
    } \
    out[i] = s; \
    steps[i] = k; \
  } \
  /* a search, and a return before the end */ \
  kernel void search_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    T want = in[i % n] + (T)0.3; \
    U k; \
    int found = -1; \
    for (k = 0; k < n; k++) \
      if (in[k] > want) { \
        found = (int)k; \
        break; \
      } \
    if (found >= 0) { \
      out[i] = in[found] * 2; \
    } else { \
      out[i] = -1; \
      steps[i] = 77; \
      return; \
    } \
    steps[i] = k; \
  } \
  /* the Mandelbrot set, with NaN among the points */ \
  kernel void plane_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    T cx = in[i % n] * 3 - 2, cy = in[(i * 7) % n] - (T)0.5, x = 0, y = 0; \
    U k = 0; \
    if (i % 5 == 3) \
      cx = NAN; \
    while (k < 100 && !(x * x + y * y > 4)) { \
      T t = x * x - y * y + cx; \
      y = 2 * x * y + cy; \
      x = t; \
      k++; \
    } \
    out[i] = x; \
    steps[i] = k; \
  } \
  /* the same with a branch in it, behind one that not all items pass */ \
  kernel void guarded_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    if (i >= n) \
      return; \
    T cx = in[i] * 3 - 2, cy = in[i] - (T)0.5, x = 0, y = 0; \
    U k = 0; \
    while (k < 100 && !(x * x + y * y > 4)) { \
      T t = x * x - y * y + cx; \
      y = 2 * x * y + cy; \
      x = t; \
      if (x * y > (T)0.5) { \
        x *= (T)0.5; \
        if (x > (T)0.7) \
          y = -y; \
      } \
      k++; \
    } \
    out[i] = x; \
    steps[i] = k; \
  } \
  /* calls of builtins, some of them conditional */ \
  kernel void calls_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    T x = in[i % n] * 30; \
    U k = 0; \
    while (fabs(x) > (T)0.01 && k < 50) { \
      x = fma(x, (T)0.75, floor(x) * (T) - 0.125); \
      if (x > (T)0.5) \
        x = fmax(ldexp(x, -1), rint(x * 3) * (T)0.0625); \
      k++; \
    } \
    out[i] = x; \
    steps[i] = k; \
  } \
  /* a loop in a loop, both divergent */ \
  kernel void twice_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    T x = in[i % n], sum = 0; \
    U k = 0; \
    for (T a = 0; a < x; a += (T)0.125) \
      for (T b = a; b * x < 1 && k < 400; b += (T)0.25) { \
        sum += a * b; \
        if (sum > 3) \
          break; \
        k++; \
      } \
    out[i] = sum; \
    steps[i] = k; \
  } \
  /* as many steps for all, with the same numbers */ \
  kernel void same_##T(global const T *in, uint n, global T *out, global U *steps) { \
    const size_t i = get_global_id(0); \
    T x = in[i % n], sum = 0; \
    U k = 0; \
    for (uint j = 0; j < n; j++) { \
      T away = in[j] - x; \
      sum += away * fabs(away) - floor(away * 8); \
      if (away > 0) \
        k += j; \
    } \
    out[i] = sum; \
    steps[i] = k; \
  }

#define INTEGER(T, name) \
  kernel void collatz_##name(global const T *in, uint n, global T *out, global T *steps) { \
    const size_t i = get_global_id(0); \
    T x = in[i % n], k = 0, top = x; \
    while (x > 1 && k < 100) { \
      x = (T)((x & 1) ? x * 3 + 1 : x / 2); \
      if (x > top) \
        top = x; \
      k++; \
    } \
    out[i] = top; \
    steps[i] = k; \
  } \
  kernel void divisor_##name(global const T *in, uint n, global T *out, global T *steps) { \
    const size_t i = get_global_id(0); \
    T a = in[i % n], b = in[(i * 3 + 1) % n], k = 0; \
    while (b != 0) { \
      T t = (T)(a % b); \
      a = b; \
      b = t; \
      k++; \
    } \
    out[i] = a; \
    steps[i] = k; \
  }

FLOATING_POINT(float, uint)
#ifdef cl_khr_fp64
FLOATING_POINT(double, ulong)
#endif
INTEGER(uint, uint)
INTEGER(ulong, ulong)
INTEGER(int, int)
INTEGER(long, long)
INTEGER(ushort, ushort)
INTEGER(uchar, uchar)
