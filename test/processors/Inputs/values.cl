// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels whose results have the same bits on every processor (qemu.test), of builtins of every chapter. Each item
// calls them with arguments that depend on its id alone, many of them special. out[k] is a sum over all items, by which
// any difference of the k-th result shows. NaNs are alike, since their bits are left open.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define overloads static __attribute__((overloadable))

// ---- arguments

static ulong random_bits(int which) {
  ulong x = (get_global_linear_id() * 256 + which + 1) * 0x9e3779b97f4a7c15ul;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ul;
  x = (x ^ x >> 27) * 0x94d049bb133111ebul;
  return x ^ x >> 31;
}

// Any bits; NaNs, many of them signalling; integers; numbers around 1. The two upper bits choose.
static float float_of(ulong r) {
  const uint sign = (uint)r & 0x80000000, fraction = (uint)r & 0x7fffff;
  return as_float(r >> 62 == 0   ? (uint)r
                  : r >> 59 == 8 ? sign | 0x7f800000 | fraction
                  : r >> 62 == 1 ? as_uint((float)((int)r >> 26))
                                 : sign | (uint)(122 + (r >> 32) % 11) << 23 | fraction);
}
static double double_of(ulong r) {
  const ulong sign = r << 63, fraction = r & 0xffffffffffffful;
  return as_double(r >> 62 == 0   ? r << 2
                   : r >> 59 == 8 ? sign | 0x7ff0000000000000 | fraction
                   : r >> 62 == 1 ? as_ulong((double)((int)r >> 26))
                                  : sign | (1018 + (r >> 32) % 11) << 52 | fraction);
}
static half half_of(ulong r) { return as_half((ushort)(r >> 62 < 2 ? r : r & 0x83ff | (10 + (r >> 32) % 11) << 10)); }

#define argument_of(T, BASE, N) \
  static T T##_argument(int which) { \
    union { \
      T all; \
      BASE lane[N]; \
    } x; \
    for (int i = 0; i < N; i++) \
      x.lane[i] = BASE##_of(random_bits(which * 16 + i)); \
    return x.all; \
  }
#define int_of(r) ((int)(r))
#define long_of(r) ((long)(r))
#define ushort_of(r) ((ushort)(r))
#define char_of(r) ((char)(r))
argument_of(float, float, 1);
argument_of(double, double, 1);
argument_of(half, half, 1);
argument_of(float2, float, 2);
argument_of(float4, float, 4);
argument_of(float8, float, 8);
argument_of(float16, float, 16);
argument_of(double2, double, 2);
argument_of(double4, double, 4);
argument_of(half4, half, 4);
argument_of(half8, half, 8);
argument_of(int, int, 1);
argument_of(int4, int, 4);
argument_of(int2, int, 2);
argument_of(int8, int, 8);
argument_of(long, long, 1);
argument_of(long2, long, 2);
argument_of(ushort8, ushort, 8);
argument_of(ushort4, ushort, 4);
argument_of(char16, char, 16);
argument_of(char, char, 1);

// ---- results

overloads ulong bits(float x) { return isnan(x) ? 0x7fc00000 : as_uint(x); }
overloads ulong bits(double x) { return isnan(x) ? 0x7ff8000000000000 : as_ulong(x); }
overloads ulong bits(half x) { return isnan(x) ? 0x7e00 : as_ushort(x); }
#define bits_of_integer(T) \
  overloads ulong bits(T x) { return (ulong)x; }
bits_of_integer(char);
bits_of_integer(uchar);
bits_of_integer(short);
bits_of_integer(ushort);
bits_of_integer(int);
bits_of_integer(uint);
bits_of_integer(long);
bits_of_integer(ulong);
#define bits_of_vector(T, N) \
  overloads ulong bits(T##N x) { \
    union { \
      T##N all; \
      T lane[N]; \
    } u = {x}; \
    ulong sum = 0; \
    for (int i = 0; i < N; i++) \
      sum = sum * 1000003 + bits(u.lane[i]); \
    return sum; \
  }
bits_of_vector(float, 2);
bits_of_vector(float, 4);
bits_of_vector(float, 8);
bits_of_vector(float, 16);
bits_of_vector(double, 2);
bits_of_vector(double, 4);
bits_of_vector(half, 4);
bits_of_vector(half, 8);
bits_of_vector(int, 2);
bits_of_vector(int, 4);
bits_of_vector(int, 8);
bits_of_vector(uint, 4);
bits_of_vector(long, 2);
bits_of_vector(ulong, 2);
bits_of_vector(short, 8);
bits_of_vector(ushort, 4);
bits_of_vector(ushort, 8);
bits_of_vector(char, 16);
bits_of_vector(uchar, 16);
bits_of_vector(char, 8);
bits_of_vector(uchar, 8);
bits_of_vector(char, 2);
bits_of_vector(uchar, 2);
bits_of_vector(uchar, 4);
bits_of_vector(long, 4);
static void note(global int *out, ulong result) {
  ulong x = (result + 1) * (2 * get_global_linear_id() + 0x9e3779b97f4a7c15ul);
  x = (x ^ x >> 29) * 0xbf58476d1ce4e5b9ul;
  atomic_add(out, (int)(x >> 32));
}
#define SEE(x) note(out++, bits(x))

// ---- math

#define SEE_1(f) SEE(f(x))
#define SEE_2(f) SEE(f(x, y))
#define MATH(T, I) \
  kernel void math_##T(global int *out) { \
    const T x = T##_argument(0), y = T##_argument(1), z = T##_argument(2); \
    const I n = I##_argument(3) >> 26; \
    T second; \
    I quotient; \
    SEE_1(acos), SEE_1(acosh), SEE_1(acospi), SEE_1(asin), SEE_1(asinh), SEE_1(asinpi), SEE_1(atan), SEE_1(atanh), \
        SEE_1(atanpi), SEE_1(cbrt), SEE_1(ceil), SEE_1(cos), SEE_1(cosh), SEE_1(cospi), SEE_1(erf), SEE_1(erfc), \
        SEE_1(exp), SEE_1(exp10), SEE_1(exp2), SEE_1(expm1), SEE_1(fabs), SEE_1(floor), SEE_1(ilogb), SEE_1(lgamma), \
        SEE_1(log), SEE_1(log10), SEE_1(log1p), SEE_1(log2), SEE_1(logb), SEE_1(rint), SEE_1(round), SEE_1(rsqrt), \
        SEE_1(sin), SEE_1(sinh), SEE_1(sinpi), SEE_1(sqrt), SEE_1(tan), SEE_1(tanh), SEE_1(tanpi), SEE_1(tgamma), \
        SEE_1(trunc), SEE_2(atan2), SEE_2(atan2pi), SEE_2(copysign), SEE_2(fdim), SEE_2(fmax), SEE_2(fmin), \
        SEE_2(fmod), SEE_2(hypot), SEE_2(maxmag), SEE_2(minmag), SEE_2(nextafter), SEE_2(pow), SEE_2(powr), \
        SEE_2(remainder); \
    SEE(fma(x, y, z)); \
    SEE(ldexp(x, n)); \
    SEE(pown(x, n)); \
    SEE(rootn(x, n)); \
    SEE(sincos(x, &second)); \
    SEE(second); \
    SEE(modf(x, &second)); \
    SEE(second); \
    SEE(fract(x, &second)); \
    SEE(second); \
    SEE(frexp(x, &quotient)); \
    SEE(quotient); \
    SEE(remquo(x, y, &quotient)); \
    SEE(quotient); \
    SEE(x - y); \
    SEE(x / y); \
  }
MATH(float4, int4)
MATH(double, int)
MATH(half8, int8)
#ifdef FULL
MATH(float, int)
MATH(double2, int2)
MATH(half, int)
#endif

kernel void of_other_chapters(global int *out) {
  const float x = float_argument(0), y = float_argument(1), z = float_argument(2);
  const double d = double_argument(0);
  const half h = half_argument(0);
  const float4 x4 = float4_argument(0), y4 = float4_argument(1);
  const double2 d2 = double2_argument(0), e2 = double2_argument(1);
  const half8 h8 = half8_argument(0);
  // common
  SEE(clamp(x, -0.5f, 0.5f));
  SEE(degrees(x));
  SEE(max(x4, y4));
  SEE(min(d2, e2));
  SEE(mix(x4, y4, z));
  SEE(radians(d));
  SEE(step(x4, y4));
  SEE(smoothstep(x, y, z));
  SEE(sign(h8));
  SEE(sign(d));
  // geometric
  SEE(cross(x4, y4));
  SEE(dot(x4, y4));
  SEE(dot(d2, e2));
  SEE(distance(x4, y4));
  SEE(length(d2));
  SEE(normalize(x4));
  SEE(dot(h8.lo, h8.hi));
  SEE(normalize(d2));
  // relational
  SEE(isequal(x4, y4));
  SEE(isgreater(d2, e2));
  SEE(islessgreater(x, y));
  SEE(isnan(h8));
  SEE(isnormal(x4));
  SEE(isordered(x, y));
  SEE(isfinite(d));
  SEE(isinf(h));
  SEE(signbit(d2));
  SEE(any(isunordered(x4, y4)));
  SEE(all(isnotequal(x4, y4)));
  SEE(bitselect(x4, y4, float4_argument(3)));
  SEE(select(x4, y4, int4_argument(3)));
  SEE(select(d2, e2, long2_argument(3)));
}

kernel void conversions(global int *out) {
  const float x = float_argument(0);
  const float4 x4 = float4_argument(1);
  const double d = double_argument(0);
  const double2 d2 = double2_argument(1);
  const half h = half_argument(0);
  const half8 h8 = half8_argument(1);
  const long l = long_argument(0);
#define TO(T) \
  SEE(convert_##T##_sat(x)); \
  SEE(convert_##T##_sat_rte(x)); \
  SEE(convert_##T##_sat_rtp(x)); \
  SEE(convert_##T##_sat_rtn(x)); \
  SEE(convert_##T##_sat_rtz(x)); \
  SEE(convert_##T##_sat(d)); \
  SEE(convert_##T##_sat_rte(d)); \
  SEE(convert_##T##_sat_rtz(d)); \
  SEE(convert_##T##_sat(h)); \
  SEE(convert_##T##_sat_rtp(h)); \
  SEE(convert_##T##_sat_rtz(h)); \
  SEE(convert_##T##_sat(l)); \
  SEE(convert_##T##_sat((ulong)l));
  TO(char)
  TO(uchar)
  TO(short)
  TO(ushort)
  TO(int)
  TO(uint)
  TO(long)
  TO(ulong) SEE(convert_int4_sat(x4));
  SEE(convert_uint4_sat(x4));
  SEE(convert_uint4_sat_rtz(x4));
  SEE(convert_uchar4_sat_rte(x4));
  SEE(convert_ulong2_sat(d2));
  SEE(convert_ulong2_sat_rtp(d2));
  SEE(convert_long2_sat_rtn(d2));
  SEE(convert_int2_sat(d2));
  SEE(convert_ushort8_sat(h8));
  SEE(convert_uchar8_sat(h8));
  SEE(convert_char8_sat_rtn(h8));
  SEE(convert_float8(h8));
#define FROM(n) \
  SEE(convert_float(n)); \
  SEE(convert_float_rtz(n)); \
  SEE(convert_float_rtp(n)); \
  SEE(convert_float_rtn(n)); \
  SEE(convert_double(n)); \
  SEE(convert_double_rtz(n)); \
  SEE(convert_double_rtp(n)); \
  SEE(convert_half(n)); \
  SEE(convert_half_rtz(n)); \
  SEE(convert_half_rtp(n)); \
  SEE(convert_half_rtn(n));
  FROM(x)
  FROM(d)
  FROM(h)
  FROM(l)
  FROM((ulong)l)
  FROM((int)l)
  FROM((uchar)l) SEE(convert_half8_rtp(convert_double8(h8) * 1.0001));
  SEE(convert_float4_rtn(int4_argument(2)));
}

kernel void integers(global int *out) {
  const int4 a = int4_argument(0), b = int4_argument(1), c = int4_argument(2);
  const long2 p = long2_argument(3), q = long2_argument(4), r = long2_argument(5);
  const char16 s = char16_argument(6), t = char16_argument(7), u = char16_argument(8);
  const ushort8 v = ushort8_argument(9), w = ushort8_argument(10);
#define INTEGERS(x, y, z) \
  SEE(abs(x)); \
  SEE(abs_diff(x, y)); \
  SEE(add_sat(x, y)); \
  SEE(sub_sat(x, y)); \
  SEE(hadd(x, y)); \
  SEE(rhadd(x, y)); \
  SEE(clz(x)); \
  SEE(ctz(x)); \
  SEE(popcount(x)); \
  SEE(clamp(x, min(y, z), max(y, z))); \
  SEE(mad_hi(x, y, z)); \
  SEE(mad_sat(x, y, z)); \
  SEE(mul_hi(x, y)); \
  SEE(rotate(x, y)); \
  SEE(bitselect(x, y, z)); \
  SEE(select(x, y, z));
  INTEGERS(a, b, c)
  INTEGERS(p, q, r)
  INTEGERS(s, t, u)
  INTEGERS(a.x, b.x, c.x)
  INTEGERS(p.x, q.x, r.x)
  INTEGERS(s.x, t.x, u.x) SEE(mul_hi(v, w));
  SEE(add_sat(v, w));
  SEE(rhadd(v, w));
  SEE(upsample(v.lo, w.lo).x);
  SEE(mul24(a, b));
  SEE(mad24(a.x >> 8, b.x >> 8, c.x));
  SEE(upsample(a.x, (uint)b.x));
  SEE(bit_reverse(a.x));
  SEE(dot_acc_sat(as_char4(a.x), as_char4(b.x), c.x));
  SEE(bitfield_insert(a, b, 5, 9));
  SEE(bitfield_extract_signed(a, 5, 9));
  SEE(any(s));
  SEE(all(a));
}

kernel void memory_and_lanes(global int *out) {
  float room[16];
  double doubles[8];
  half halves[16];
  const float16 f = float16_argument(0);
  const double4 d = double4_argument(1);
  vstore16(f, 0, room);
  SEE(vload4(1, room));
  SEE(vload8(0, room + 3));
  SEE(vload2(2, room + 1));
  SEE(vload3(1, room).y);
  vstore4(d, 0, doubles);
  SEE(vload2(1, doubles));
  vstore_half8(f.lo, 0, halves);
  SEE(vload_half8(0, halves));
  SEE(vload_half4(1, halves));
  vstore_half4_rtz(f.lo.lo, 0, halves);
  SEE(vload_half4(0, halves));
  vstore_half4_rtp(f.lo.hi, 0, halves);
  SEE(vload_half4(0, halves));
  SEE(vload_half(3, halves));
  vstore_half4_rtn(d, 0, halves);
  SEE(vload_half4(0, halves));
  SEE(vloada_half4(0, halves));
  vstore_half(d.x, 5, halves);
  SEE(vload_half(5, halves));
  SEE(shuffle(f, convert_uint8(int8_argument(2))));
  SEE(shuffle2(f.lo, f.hi, as_uint4(int4_argument(3))));
  SEE(shuffle(char16_argument(4), as_uchar16(char16_argument(5))));
  SEE((int)vec_step(f));
  generic float *somewhere = room;
  SEE((int)(to_private(somewhere) == room));
  SEE((int)get_fence(somewhere));
  SEE(fract(f.x, somewhere));
  SEE(room[0]);
}

// Groups have fewer items than the others in the last one.
kernel void groups(global int *out, local long *shared, global int *input) {
  local float kept[64];
  const int i = get_local_linear_id(), n = get_local_size(0);
  const float x = (float)(random_bits(0) % 1000) / 8, y = float_argument(1);
  kept[i] = y;
  shared[i] = random_bits(2);
  barrier(CLK_LOCAL_MEM_FENCE);
  SEE(kept[(i + 1) % n]);
  SEE(shared[n - 1 - i]);
  SEE(work_group_reduce_add(x));
  SEE(work_group_scan_inclusive_add(x));
  SEE(work_group_scan_exclusive_max(y));
  SEE(work_group_reduce_min((long)random_bits(3)));
  SEE(work_group_broadcast(y, n / 2));
  SEE(work_group_any(y > 100));
  SEE(work_group_all(y < 100));
  SEE(sub_group_reduce_add(x));
  SEE((int)get_sub_group_local_id());
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t done = async_work_group_copy((local int *)shared, input, n, 0);
  wait_group_events(1, &done);
  SEE(((local int *)shared)[n - 1 - i]);
  SEE((int)(get_global_id(0) * 3 + get_group_id(0) * 5 + get_num_groups(0) * 7 + get_local_id(0) * 11 +
            get_work_dim()));
  SEE((int)(get_enqueued_local_size(0) * 3 + get_global_size(0) * 5 + get_global_offset(0) * 7));
  // Atomics, whose sums do not depend on the order of the items.
  global int *sum = out;
  atomic_add(sum, i);
  atomic_xor(sum + 1, (int)random_bits(4));
  atomic_max(sum + 2, (int)random_bits(5) & 0xffff);
  atomic_or(sum + 3, 1 << i % 32);
  atomic_inc(sum + 4);
  atomic_fetch_add_explicit((global atomic_int *)sum + 5, (int)random_bits(6), memory_order_relaxed,
                            memory_scope_device);
  atomic_fetch_min_explicit((global atomic_long *)(sum + 6), (long)random_bits(7), memory_order_acq_rel,
                            memory_scope_device);
  for (int old = sum[8], seen; (seen = atomic_cmpxchg(sum + 8, old, old + i)) != old; old = seen)
    ;
}

kernel void images(global int *out, read_only image2d_t from, sampler_t linear) {
  const float2 at = {(float)(random_bits(0) % 10000) / 1000 - 3, (float)(random_bits(1) % 10000) / 1000 - 3};
  SEE(read_imagef(from, linear, at));
  SEE(read_imagef(from, convert_int2(at)));
  SEE(read_imageh(from, linear, at).x);
  SEE(get_image_width(from) + get_image_height(from) * 7);
  SEE(get_image_channel_order(from));
}

kernel void loops(global int *out) {
  float x[40], y[40];
  double d[40], e[40];
  half h[40];
  uint u[40];
  for (int i = 0; i < 40; i++) {
    x[i] = float_of(random_bits(i));
    d[i] = double_of(random_bits(i + 50));
    h[i] = half_of(random_bits(i + 100));
  }
  for (int i = 0; i < 40; i++)
    y[i] = sin(x[i]);
  for (int i = 0; i < 40; i++)
    e[i] = exp(d[i]);
  for (int i = 0; i < 40; i++)
    u[i] = convert_uint_sat(x[i]);
  for (int i = 0; i < 40; i++)
    h[i] = log2(h[i]);
  for (int i = 0; i < 40; i++)
    if (x[i] > 0)
      x[i] = pow(x[i], y[i]);
  for (int i = 0; i < 40; i++) {
    note(out, bits(x[i]));
    note(out + 1, bits(y[i]));
    note(out + 2, bits(e[i]));
    note(out + 3, bits(h[i]));
    note(out + 4, u[i]);
  }
}

kernel void text(float4 numbers) {
  if (get_global_id(0) == get_global_size(0) - 1)
    printf("%d %v4hlg %s %a %5.2f %lx %c %v8hhd\n", -5, numbers, "text", 0.1, 3.14159, 0x123456789abcdefl, 'c',
           char16_argument(0).lo);
}
