// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-bench --primitives: what is no mathematics, on NVIDIA GPUs, beside PTX written by hand for the case at hand: full
// sub-groups, a size of the work-group that the compiler knows, and any order of additions; memory that is known to be
// aligned; a format of images that is known. Such a kernel knows more than a builtin may, so that it is a ceiling
// rather than a competitor.
#include "bench/program.h"
#include "command.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The hand-written functions, for the type T, whose words are of 32 bits. N is the work-group's size, s local memory.
static const char by_hand[] =
    "#define LANE __nvvm_read_ptx_sreg_laneid()\n"
    "#define TID __nvvm_read_ptx_sreg_tid_x()\n"
    "#define BAR __asm__ volatile(\"bar.sync 0;\" : : : \"memory\")\n"
    "#define STATIC static inline __attribute__((always_inline))\n"
    "STATIC uint shfl_bfly(uint w, uint b) { uint r; __asm__ volatile(\"shfl.sync.bfly.b32 %0, %1, %2, 31, -1;\" : "
    "\"=r\"(r) : \"r\"(w), \"r\"(b)); return r; }\n"
    "STATIC uint shfl_up(uint w, uint b) { uint r; __asm__ volatile(\"shfl.sync.up.b32 %0, %1, %2, 0, -1;\" : "
    "\"=r\"(r) : \"r\"(w), \"r\"(b)); return r; }\n"
    "STATIC uint shfl_idx(uint w, uint b) { uint r; __asm__ volatile(\"shfl.sync.idx.b32 %0, %1, %2, 31, -1;\" : "
    "\"=r\"(r) : \"r\"(w), \"r\"(b)); return r; }\n"
    "#define REDUX(OP, W) ({ uint r_; __asm__ volatile(\"redux.sync.\" OP \" %0, %1, -1;\" : \"=r\"(r_) : "
    "\"r\"((uint)(W))); r_; })\n"
    "#define VOTE(HOW, X) ({ uint r_; __asm__ volatile(\"{ .reg .pred p, q; setp.ne.u32 p, %1, 0; vote.sync.\" HOW "
    "\".pred q, p, -1; selp.u32 %0, 1, 0, q; }\" : \"=r\"(r_) : \"r\"((uint)(X))); r_; })\n"
    "#define GROUP_VOTE(HOW, X) ({ uint r_; __asm__ volatile(\"{ .reg .pred p, q; setp.ne.u32 p, %1, 0; bar.red.\" "
    "HOW \".pred q, 0, p; selp.u32 %0, 1, 0, q; }\" : \"=r\"(r_) : \"r\"((uint)(X)) : \"memory\"); r_; })\n"
    "#if SIZE == 8\n"
    "#define WORDS(F, X, B) ({ const uint2 w_ = as_uint2(X); as_T((uint2)(F(w_.x, B), F(w_.y, B))); })\n"
    "#elif SIZE == 2\n"
    "#define WORDS(F, X, B) as_T((ushort)F(as_ushort(X), B))\n"
    "#else\n"
    "#define WORDS(F, X, B) as_T(F(as_uint(X), B))\n"
    "#endif\n"
    "STATIC T fold(T x, uint n) { _Pragma(\"unroll\") for (uint k = n / 2; k; k /= 2) x += WORDS(shfl_bfly, x, k); "
    "return x; }\n"
    "STATIC T least(T x) { _Pragma(\"unroll\") for (uint k = 16; k; k /= 2) { T y = WORDS(shfl_bfly, x, k); x = y < x "
    "? y : x; } return x; }\n"
    "#if FLOATING && SIZE == 4\n"
    "#define TYPE \"f32\"\n"
    "#define IN \"f\"\n"
    "STATIC float least_fast(float x) { _Pragma(\"unroll\") for (uint k = 16; k; k /= 2) x = __builtin_fminf(x, "
    "WORDS(shfl_bfly, x, k)); return x; }\n"
    "STATIC float least_by_redux(float x) { int k = as_int(x); k ^= (k >> 31) & 0x7fffffff; k = REDUX(\"min.s32\", k); "
    "return as_float(k ^ ((k >> 31) & 0x7fffffff)); }\n"
    "#else\n"
    "#define TYPE \"u32\"\n"
    "#define IN \"r\"\n"
    "#endif\n"
    "#if SIZE == 4\n" // shfl.up says by a predicate whether there was such a lane
    "STATIC T scan(T x, uint n) { _Pragma(\"unroll\") for (uint k = 1; k < n; k *= 2) __asm__ volatile(\"{ .reg .pred "
    "p; .reg .b32 y; shfl.sync.up.b32 y|p, %0, %1, 0, -1; @p add.\" TYPE \" %0, y, %0; }\" : \"+\" IN(x) : "
    "\"r\"(k)); return x; }\n"
    "#else\n"
    "STATIC T scan(T x, uint n) { _Pragma(\"unroll\") for (uint k = 1; k < n; k *= 2) { const T y = WORDS(shfl_up, x, "
    "k); x = LANE >= k ? x + y : x; } return x; }\n"
    "#endif\n"
    "STATIC T scan_before(T x) { x = WORDS(shfl_up, scan(x, 32), 1); return LANE ? x : (T)0; }\n"
    "STATIC T sum_long(T x) { const ulong v = (ulong)x; return (T)(REDUX(\"add.u32\", v & 0xffff) + "
    "((ulong)REDUX(\"add.u32\", (uint)v >> 16) << 16) + ((ulong)REDUX(\"add.u32\", v >> 32) << 32)); }\n"
    "#if FLOATING\n"
    "#define SUM(X) fold(X, 32)\n"
    "#define SUM_OF_SLOTS(X) fold(X, N / 32)\n"
    "#else\n"
    "#define SUM(X) ((T)REDUX(\"add.u32\", X))\n"
    "#define SUM_OF_SLOTS(X) SUM(LANE < N / 32 ? (X) : 0)\n"
    "#endif\n"
    // The first sub-group reduces what the others have left in s, or scans it, and leaves the results in q. With two
    // sub-groups, and where an instruction reduces, each is faster for itself.
    "STATIC T group_sum(T x, local T *s, local T *q) {\n"
    "  x = SUM(x); if (LANE == 0) s[TID / 32] = x; BAR;\n"
    "  if (N == 64) { x = s[LANE & 1]; BAR; return SUM_OF_SLOTS(x); }\n"
    "  if (TID < 32) { x = SUM_OF_SLOTS(s[LANE & (N / 32 - 1)]); if (LANE == 0) *q = x; } BAR; return *q;\n"
    "}\n"
    "STATIC T group_scan(T x, local T *s, local T *q) {\n"
    "  const T here = scan(x, 32); if (LANE == 31) s[TID / 32] = here; BAR;\n"
    "  T mine = WORDS(shfl_up, here, 1); mine = LANE ? mine : (T)0;\n"
    "#if !FLOATING\n"
    "  const T y = s[LANE & (N / 32 - 1)]; BAR; return SUM(LANE < TID / 32 ? y : 0) + mine;\n"
    "#elif N == 64\n"
    "  const T y = s[0]; BAR; return TID < 32 ? mine : y + mine;\n"
    "#else\n"
    "  if (TID < 32) q[LANE] = scan(s[LANE & (N / 32 - 1)], N / 32); BAR;\n"
    "  return TID < 32 ? mine : q[TID / 32 - 1] + mine;\n"
    "#endif\n"
    "}\n"
    "#define ATOM(WHAT, P, X) ({ uint r_; __asm__ volatile(\"atom.\" WHAT \" %0, [%1], %2;\" : \"=r\"(r_) : \"l\"(P), "
    "\"r\"(as_uint(X)) : \"memory\"); as_T(r_); })\n"
    "#define ATOM_HALF(WHAT, P, X) ({ ushort r_; __asm__ volatile(\"atom.\" WHAT \" %0, [%1], %2;\" : \"=h\"(r_) : "
    "\"l\"(P), \"h\"(as_ushort(X)) : \"memory\"); as_half(r_); })\n"
    "#define LD(HOW, P) ({ uint r_; __asm__ volatile(\"ld.\" HOW \" %0, [%1];\" : \"=r\"(r_) : \"l\"(P) : \"memory\"); "
    "as_T(r_); })\n"
    "#define ST(HOW, P, X) __asm__ volatile(\"st.\" HOW \" [%0], %1;\" : : \"l\"(P), \"r\"(as_uint(X)) : \"memory\")\n"
    "#define FENCE(HOW) __asm__ volatile(\"fence.\" HOW \";\" : : : \"memory\")\n"
    // Conversions are of X, numbers from far below to far above of what fits; memory is copied from P to R.
    "#define CVT(HOW, TO, V) ({ uint r_; __asm__(\"cvt.\" HOW \" %0, %1;\" : \"=r\"(r_) : TO(V)); r_; })\n"
    "#define PACK(TYPE, A, B, ABOVE) ({ uint r_; __asm__(\"cvt.pack.sat.\" TYPE \".s32.b32 %0, %1, %2, %3;\" : "
    "\"=r\"(r_) : \"r\"(B), \"r\"(A), \"r\"(ABOVE)); r_; })\n"
    "#define PACK16(TYPE, A, B) ({ uint r_; __asm__(\"cvt.pack.sat.\" TYPE \".s32 %0, %1, %2;\" : \"=r\"(r_) : "
    "\"r\"(B), \"r\"(A)); r_; })\n"
    "#define INTS ((int4)(x, x + i, x ^ i, x - i))\n"
    "#define FLOATS as_float4(INTS & 0x47ffffff)\n"
    "#define FOUR(TYPE, ROUND, V) ({ const __typeof__(V) w_ = V; PACK(TYPE, ROUND(w_.x), ROUND(w_.y), PACK(TYPE, "
    "ROUND(w_.z), ROUND(w_.w), 0)); })\n"
    "#define ITSELF(V) (V)\n"
    "#define RNI(V) CVT(\"rni.s32.f32\", \"f\", V)\n"
    "#define RZI(V) CVT(\"rzi.s32.f32\", \"f\", V)\n"
    "#define F4_RZ(V) ({ const int4 v_ = V; float4 f_; __asm__(\"cvt.rz.f32.s32 %0, %4; cvt.rz.f32.s32 %1, %5; "
    "cvt.rz.f32.s32 %2, %6; cvt.rz.f32.s32 %3, %7;\" : \"=f\"(f_.x), \"=f\"(f_.y), \"=f\"(f_.z), \"=f\"(f_.w) : "
    "\"r\"(v_.x), \"r\"(v_.y), \"r\"(v_.z), \"r\"(v_.w)); f_; })\n"
    "#define H2(HOW, A, B) ({ uint r_; __asm__(\"cvt.\" HOW \".f16x2.f32 %0, %1, %2;\" : \"=r\"(r_) : \"f\"(B), "
    "\"f\"(A)); r_; })\n"
    "#define DP4A(HOW, A, B) ({ int r_; __asm__(\"dp4a.\" HOW \" %0, %1, %2, %3;\" : \"=r\"(r_) : \"r\"(A), \"r\"(B), "
    "\"r\"(0)); r_; })\n"
    "#define MIX(V) ({ const __typeof__(V) m_ = V; (int)(m_.x ^ m_.y ^ m_.z ^ m_.w); })\n"
    "#define AT (get_global_id(0) ^ i)\n"
    "#define P(U) ((const global U *)p)\n"
    "#define R(U) ((global U *)r)\n"
    "#define IM(I) __builtin_astype(I, const global ulong *)\n"
    "#define PLACE ((int2)(get_global_id(0) % 1024 ^ i, get_global_id(0) / 1024))\n"
    "#define TEX(TYPE, COORDS, IN_, C) ({ uint4 t_; const __typeof__(C) c_ = C; __asm__(\"tex.2d.v4.\" TYPE \".\" "
    "COORDS "
    "\" {%0, %1, %2, %3}, [%4, {%5, %6}];\" : \"=r\"(t_.x), \"=r\"(t_.y), \"=r\"(t_.z), \"=r\"(t_.w) : "
    "\"l\"(IM(im)[2]), IN_(c_.x), IN_(c_.y)); t_; })\n"
    "#define SUST(HOW, OPERANDS, BYTES, ...) ({ const int2 c_ = PLACE; __asm__ volatile(\"sust.b.2d.\" HOW "
    "\".zero [%0, {%1, %2}], \" OPERANDS \";\" : : \"l\"(IM(out)[40]), \"r\"(c_.x * BYTES), \"r\"(c_.y), "
    "__VA_ARGS__ : \"memory\"); })\n"
    "#define SULD32(I, C) ({ uint r_; const int2 c_ = C; __asm__ volatile(\"suld.b.2d.b32.zero %0, [%1, {%2, %3}];\" : "
    "\"=r\"(r_) : \"l\"(IM(I)[40]), \"r\"(c_.x * 4), \"r\"(c_.y) : \"memory\"); r_; })\n"
    "#define OWN (p + get_global_id(0))\n"
    "#define OWN_LOCAL (q + get_local_id(0) % 32)\n";

typedef struct {
  const char *name, *type;
  unsigned local;
  const char *ours, *peer; // expressions of x and i, global objects OWN and p, local ones OWN_LOCAL
  unsigned rounds;         // 0: the usual number
  enum { COLLECTIVES, ATOMICS, MEMORY, CONVERSIONS, IMAGES } kind;
  unsigned channels; // of images: their data type
  bool any_size;     // not compiled for this size of work-groups, which PTX by hand is written for all the same
} primitive;
// Rows of MEMORY: N elements of type T, N halves
#define VECTORS(N, T) \
  {"vload" #N ", vstore" #N, \
   #T, \
   256, \
   "(vstore" #N "(vload" #N "(AT, P(" #T ")), AT, R(" #T ")), x)", \
   "(R(" #T #N ")[AT] = P(" #T #N ")[AT], x)", \
   32, \
   MEMORY, \
   0}
#define HALVES(N) \
  {"vload_half" #N ", vstore_half" #N, \
   "int", \
   256, \
   "(vstore_half" #N "(vload_half" #N "(AT, P(half)) * 3.0f, AT, R(half)), x)", \
   "(R(half" #N ")[AT] = __builtin_convertvector(__builtin_convertvector(P(half" #N ")[AT], float" #N \
   ") * 3.0f, half" #N "), x)", \
   32, \
   MEMORY, \
   0}
static const primitive primitives[] = {
    {"sub_group_any", "int", 256, "sub_group_any(x > i)", "VOTE(\"any\", x > i)", 0, COLLECTIVES, 0},
    {"sub_group_all", "int", 256, "sub_group_all(x > i)", "VOTE(\"all\", x > i)", 0, COLLECTIVES, 0},
    {"sub_group_elect", "int", 256, "x + sub_group_elect()",
     "({ uint r_; __asm__ volatile(\"{ .reg .pred p; elect.sync _|p, -1; selp.u32 %0, 1, 0, p; }\" : \"=r\"(r_)); x + "
     "(int)r_; })",
     0, COLLECTIVES, 0},
    {"sub_group_broadcast", "int", 256, "sub_group_broadcast(x + i, 5)", "WORDS(shfl_idx, x + i, 5)", 0, COLLECTIVES,
     0},
    {"sub_group_broadcast", "double", 256, "sub_group_broadcast(x + i, 5)", "WORDS(shfl_idx, x + i, 5)", 0, COLLECTIVES,
     0},
    {"sub_group_shuffle", "float", 256, "sub_group_shuffle(x + i, i)", "WORDS(shfl_idx, x + i, i)", 0, COLLECTIVES, 0},
    {"sub_group_reduce_add", "int", 256, "sub_group_reduce_add(x + i)", "SUM(x + i)", 0, COLLECTIVES, 0},
    {"sub_group_reduce_add", "long", 256, "sub_group_reduce_add(x + i)", "sum_long(x + i)", 0, COLLECTIVES, 0},
    {"sub_group_reduce_add", "float", 256, "sub_group_reduce_add(x + i)", "SUM(x + i)", 0, COLLECTIVES, 0},
    {"sub_group_reduce_add", "double", 256, "sub_group_reduce_add(x + i)", "SUM(x + i)", 0, COLLECTIVES, 0},
    {"sub_group_reduce_add", "half", 256, "sub_group_reduce_add(x + (T)i)", "SUM(x + (T)i)", 0, COLLECTIVES, 0},
    {"sub_group_reduce_min", "int", 256, "sub_group_reduce_min(x + i)", "(T)REDUX(\"min.s32\", x + i)", 0, COLLECTIVES,
     0},
    {"sub_group_reduce_max", "uint", 256, "sub_group_reduce_max(x + i)", "(T)REDUX(\"max.u32\", x + i)", 0, COLLECTIVES,
     0},
    {"sub_group_reduce_min", "float", 256, "sub_group_reduce_min(x + i)", "least_fast(x + i)", 0, COLLECTIVES, 0},
    {"sub_group_reduce_min (redux)", "float", 256, "sub_group_reduce_min(x + i)", "least_by_redux(x + i)", 0,
     COLLECTIVES, 0},
    {"sub_group_reduce_min", "double", 256, "sub_group_reduce_min(x + i)", "least(x + i)", 0, COLLECTIVES, 0},
    {"sub_group_scan_inclusive_add", "int", 256, "sub_group_scan_inclusive_add(x + i)", "scan(x + i, 32)", 0,
     COLLECTIVES, 0},
    {"sub_group_scan_inclusive_add", "float", 256, "sub_group_scan_inclusive_add(x + i)", "scan(x + i, 32)", 0,
     COLLECTIVES, 0},
    {"sub_group_scan_inclusive_add", "double", 256, "sub_group_scan_inclusive_add(x + i)", "scan(x + i, 32)", 0,
     COLLECTIVES, 0},
    {"sub_group_scan_inclusive_add", "half", 256, "sub_group_scan_inclusive_add(x + (T)i)", "scan(x + (T)i, 32)", 0,
     COLLECTIVES, 0},
    {"sub_group_scan_exclusive_add", "int", 256, "sub_group_scan_exclusive_add(x + i)", "scan_before(x + i)", 0,
     COLLECTIVES, 0},
    {"sub_group_scan_exclusive_add", "float", 256, "sub_group_scan_exclusive_add(x + i)", "scan_before(x + i)", 0,
     COLLECTIVES, 0},
    {"sub_group_clustered_reduce_add", "int", 256, "sub_group_clustered_reduce_add(x + i, 8)", "fold(x + i, 8)", 0,
     COLLECTIVES, 0},
    {"sub_group_clustered_reduce_add", "float", 256, "sub_group_clustered_reduce_add(x + i, 8)", "fold(x + i, 8)", 0,
     COLLECTIVES, 0},
    {"sub_group_non_uniform_reduce_add", "int", 256, "sub_group_non_uniform_reduce_add(x + i)", "SUM(x + i)", 0,
     COLLECTIVES, 0},
    {"sub_group_non_uniform_reduce_add", "float", 256, "sub_group_non_uniform_reduce_add(x + i)", "SUM(x + i)", 0,
     COLLECTIVES, 0},
    {"sub_group_non_uniform_scan_inclusive_add", "float", 256, "sub_group_non_uniform_scan_inclusive_add(x + i)",
     "scan(x + i, 32)", 0, COLLECTIVES, 0},
    {"work_group_any", "int", 1024, "work_group_any(x > i)", "GROUP_VOTE(\"or\", x > i)", 0, COLLECTIVES, 0},
    {"work_group_all", "int", 1024, "work_group_all(x > i)", "GROUP_VOTE(\"and\", x > i)", 0, COLLECTIVES, 0},
    {"work_group_reduce_add", "int", 64, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0, COLLECTIVES, 0},
    {"work_group_reduce_add", "int", 256, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0, COLLECTIVES, 0},
    {"work_group_reduce_add", "int", 1024, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0, COLLECTIVES, 0},
    {"work_group_reduce_add", "float", 64, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0, COLLECTIVES, 0},
    {"work_group_reduce_add", "float", 256, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0, COLLECTIVES,
     0},
    {"work_group_reduce_add", "float", 1024, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0, COLLECTIVES,
     0},
    {"work_group_reduce_add", "double", 1024, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0, COLLECTIVES,
     0},
    {"work_group_scan_exclusive_add", "int", 64, "work_group_scan_exclusive_add(x + i)", "group_scan(x + i, s, q)", 0,
     COLLECTIVES, 0},
    {"work_group_scan_exclusive_add", "int", 256, "work_group_scan_exclusive_add(x + i)", "group_scan(x + i, s, q)", 0,
     COLLECTIVES, 0},
    {"work_group_scan_exclusive_add", "int", 1024, "work_group_scan_exclusive_add(x + i)", "group_scan(x + i, s, q)", 0,
     COLLECTIVES, 0},
    {"work_group_scan_exclusive_add", "float", 64, "work_group_scan_exclusive_add(x + i)", "group_scan(x + i, s, q)", 0,
     COLLECTIVES, 0},
    {"work_group_scan_exclusive_add", "float", 256, "work_group_scan_exclusive_add(x + i)", "group_scan(x + i, s, q)",
     0, COLLECTIVES, 0},
    {"work_group_scan_exclusive_add", "float", 1024, "work_group_scan_exclusive_add(x + i)", "group_scan(x + i, s, q)",
     0, COLLECTIVES, 0},
    {"work_group_scan_exclusive_add", "double", 1024, "work_group_scan_exclusive_add(x + i)", "group_scan(x + i, s, q)",
     0, COLLECTIVES, 0},
    // The same without a required size of work-groups
    {"work_group_reduce_add, any size", "float", 256, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0,
     COLLECTIVES, 0, true},
    {"work_group_reduce_add, any size", "float", 1024, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0,
     COLLECTIVES, 0, true},
    {"work_group_reduce_add, any size", "double", 1024, "work_group_reduce_add(x + i)", "group_sum(x + i, s, q)", 0,
     COLLECTIVES, 0, true},
    {"work_group_scan_exclusive_add, any size", "float", 256, "work_group_scan_exclusive_add(x + i)",
     "group_scan(x + i, s, q)", 0, COLLECTIVES, 0, true},
    {"work_group_scan_exclusive_add, any size", "float", 1024, "work_group_scan_exclusive_add(x + i)",
     "group_scan(x + i, s, q)", 0, COLLECTIVES, 0, true},
    {"work_group_scan_exclusive_add, any size", "double", 1024, "work_group_scan_exclusive_add(x + i)",
     "group_scan(x + i, s, q)", 0, COLLECTIVES, 0, true},
    {"atomic_fetch_add", "int", 256, "atomic_fetch_add((volatile global atomic_int *)OWN, x)",
     "({ FENCE(\"sc.gpu\"); ATOM(\"acquire.gpu.global.add.u32\", OWN, x); })", 0, ATOMICS, 0},
    {"atomic_fetch_add relaxed", "int", 256,
     "atomic_fetch_add_explicit((volatile global atomic_int *)OWN, x, memory_order_relaxed, memory_scope_device)",
     "ATOM(\"relaxed.gpu.global.add.u32\", OWN, x)", 0, ATOMICS, 0},
    {"atomic_fetch_add acquire", "int", 256,
     "atomic_fetch_add_explicit((volatile global atomic_int *)OWN, x, memory_order_acquire, memory_scope_device)",
     "ATOM(\"acquire.gpu.global.add.u32\", OWN, x)", 0, ATOMICS, 0},
    {"atomic_fetch_add release", "int", 256,
     "atomic_fetch_add_explicit((volatile global atomic_int *)OWN, x, memory_order_release, memory_scope_device)",
     "ATOM(\"release.gpu.global.add.u32\", OWN, x)", 0, ATOMICS, 0},
    {"atomic_fetch_add acq_rel", "int", 256,
     "atomic_fetch_add_explicit((volatile global atomic_int *)OWN, x, memory_order_acq_rel, memory_scope_device)",
     "ATOM(\"acq_rel.gpu.global.add.u32\", OWN, x)", 0, ATOMICS, 0},
    {"atomic_fetch_add work-group acq_rel", "int", 256,
     "atomic_fetch_add_explicit((volatile global atomic_int *)OWN, x, memory_order_acq_rel, memory_scope_work_group)",
     "ATOM(\"acq_rel.cta.global.add.u32\", OWN, x)", 0, ATOMICS, 0},
    {"atomic_fetch_add local", "int", 256, "atomic_fetch_add((volatile local atomic_int *)OWN_LOCAL, x)",
     "({ FENCE(\"sc.cta\"); ATOM(\"acquire.cta.shared.add.u32\", OWN_LOCAL, x); })", 0, ATOMICS, 0},
    {"atomic_fetch_add local acq_rel", "int", 256,
     "atomic_fetch_add_explicit((volatile local atomic_int *)OWN_LOCAL, x, memory_order_acq_rel, "
     "memory_scope_work_group)",
     "ATOM(\"acq_rel.cta.shared.add.u32\", OWN_LOCAL, x)", 0, ATOMICS, 0},
    {"atomic_load acquire", "int", 256,
     "x + atomic_load_explicit((volatile global atomic_int *)OWN, memory_order_acquire, memory_scope_device)",
     "x + LD(\"acquire.gpu.global.b32\", OWN)", 0, ATOMICS, 0},
    {"atomic_load", "int", 256, "x + atomic_load((volatile global atomic_int *)OWN)",
     "({ FENCE(\"sc.gpu\"); x + LD(\"acquire.gpu.global.b32\", OWN); })", 0, ATOMICS, 0},
    {"atomic_store release", "int", 256,
     "({ atomic_store_explicit((volatile global atomic_int *)OWN, x, memory_order_release, memory_scope_device); x + "
     "1; })",
     "({ ST(\"release.gpu.global.b32\", OWN, x); x + 1; })", 0, ATOMICS, 0},
    {"atomic_fetch_max relaxed", "float", 256,
     "atomic_fetch_max_explicit((volatile global atomic_float *)OWN, x + 1, memory_order_relaxed, memory_scope_device)",
     "({ const T v_ = x + 1; v_ < 0 ? ATOM(\"relaxed.gpu.global.min.u32\", OWN, v_) : "
     "ATOM(\"relaxed.gpu.global.max.s32\", OWN, v_); })",
     0, ATOMICS, 0},
    {"atomic_fetch_max relaxed, contended", "float", 256,
     "atomic_fetch_max_explicit((volatile global atomic_float *)p, x + 1, memory_order_relaxed, memory_scope_device)",
     "({ const T v_ = x + 1; v_ < 0 ? ATOM(\"relaxed.gpu.global.min.u32\", p, v_) : "
     "ATOM(\"relaxed.gpu.global.max.s32\", p, v_); })",
     8, ATOMICS, 0},
    {"atomic_fetch_add relaxed, contended", "int", 256,
     "atomic_fetch_add_explicit((volatile global atomic_int *)p, x, memory_order_relaxed, memory_scope_device)",
     "ATOM(\"relaxed.gpu.global.add.u32\", p, x)", 8, ATOMICS, 0},
    {"atomic_fetch_add relaxed", "float", 256,
     "atomic_fetch_add_explicit((volatile global atomic_float *)OWN, x, memory_order_relaxed, memory_scope_device)",
     "({ float r_; __asm__ volatile(\"atom.relaxed.gpu.global.add.f32 %0, [%1], %2;\" : \"=f\"(r_) : \"l\"(OWN), "
     "\"f\"(x) : \"memory\"); r_; })",
     0, ATOMICS, 0},
    {"atomic_fetch_add relaxed", "half", 256,
     "atomic_fetch_add_explicit((volatile global atomic_half *)OWN, x, memory_order_relaxed, memory_scope_device)",
     "ATOM_HALF(\"relaxed.gpu.global.add.noftz.f16\", OWN, x)", 0, ATOMICS, 0},
    VECTORS(4, float),
    VECTORS(8, float),
    VECTORS(16, float),
    VECTORS(8, double),
    VECTORS(8, uchar),
    VECTORS(16, uchar),
    VECTORS(16, short),
    VECTORS(8, half),
    VECTORS(16, half),
    {"vload3, vstore3", "uchar", 256, "(vstore3(vload3(AT, P(uchar)), AT, R(uchar)), x)",
     "({ const global uchar *f_ = P(uchar) + 3 * AT; global uchar *t_ = R(uchar) + 3 * AT; const uchar a_ = f_[0], b_ "
     "= f_[1], c_ = f_[2]; t_[0] = a_; t_[1] = b_; t_[2] = c_; x; })",
     32, MEMORY, 0},
    HALVES(4),
    HALVES(8),
    HALVES(16),
    {"convert_uchar4_sat_rte(float4)", "int", 256, "as_int(convert_uchar4_sat_rte(FLOATS))",
     "(int)FOUR(\"u8\", RNI, FLOATS)", 0, CONVERSIONS, 0},
    {"convert_char4_sat_rte(float4)", "int", 256, "as_int(convert_char4_sat_rte(FLOATS))",
     "(int)FOUR(\"s8\", RNI, FLOATS)", 0, CONVERSIONS, 0},
    {"convert_uchar4_sat(float4)", "int", 256, "as_int(convert_uchar4_sat(FLOATS))", "(int)FOUR(\"u8\", RZI, FLOATS)",
     0, CONVERSIONS, 0},
    {"convert_uchar4_sat(int4)", "int", 256, "as_int(convert_uchar4_sat(INTS))", "(int)FOUR(\"u8\", ITSELF, INTS)", 0,
     CONVERSIONS, 0},
    {"convert_short4_sat_rte(float4)", "int", 256,
     "({ const int2 w_ = as_int2(convert_short4_sat_rte(FLOATS)); w_.x ^ w_.y; })",
     "({ const float4 v_ = FLOATS; (int)(PACK16(\"s16\", RNI(v_.x), RNI(v_.y)) ^ PACK16(\"s16\", RNI(v_.z), "
     "RNI(v_.w))); })",
     0, CONVERSIONS, 0},
    {"convert_ushort4_sat(int4)", "int", 256, "({ const int2 w_ = as_int2(convert_ushort4_sat(INTS)); w_.x ^ w_.y; })",
     "({ const int4 v_ = INTS; (int)(PACK16(\"u16\", v_.x, v_.y) ^ PACK16(\"u16\", v_.z, v_.w)); })", 0, CONVERSIONS,
     0},
    {"convert_int4_rtp(float4)", "int", 256, "MIX(convert_int4_rtp(FLOATS))",
     "({ const float4 v_ = FLOATS; (int)(CVT(\"rpi.s32.f32\", \"f\", v_.x) ^ CVT(\"rpi.s32.f32\", \"f\", v_.y) ^ "
     "CVT(\"rpi.s32.f32\", \"f\", v_.z) ^ CVT(\"rpi.s32.f32\", \"f\", v_.w)); })",
     0, CONVERSIONS, 0},
    {"convert_float4_rtz(int4)", "int", 256, "MIX(as_int4(convert_float4_rtz(INTS)))", "MIX(as_int4(F4_RZ(INTS)))", 0,
     CONVERSIONS, 0},
    {"convert_half4_rtz(float4)", "int", 256, "({ const int2 w_ = as_int2(convert_half4_rtz(FLOATS)); w_.x ^ w_.y; })",
     "({ const float4 v_ = FLOATS; (int)(H2(\"rz\", v_.x, v_.y) ^ H2(\"rz\", v_.z, v_.w)); })", 0, CONVERSIONS, 0},
    {"convert_half4(float4)", "int", 256, "({ const int2 w_ = as_int2(convert_half4(FLOATS)); w_.x ^ w_.y; })",
     "({ const float4 v_ = FLOATS; (int)(H2(\"rn\", v_.x, v_.y) ^ H2(\"rn\", v_.z, v_.w)); })", 0, CONVERSIONS, 0},
    {"convert_int_sat_rte(double)", "int", 256, "convert_int_sat_rte((double)as_float(x + i) * 3)",
     "(int)CVT(\"rni.s32.f64\", \"d\", (double)as_float(x + i) * 3)", 0, CONVERSIONS, 0},
    {"convert_float_rtz(double)", "int", 256, "as_int(convert_float_rtz((double)as_float(x + i) * 3))",
     "({ float f_; __asm__(\"cvt.rz.f32.f64 %0, %1;\" : \"=f\"(f_) : \"d\"((double)as_float(x + i) * 3)); as_int(f_); "
     "})",
     0, CONVERSIONS, 0},
    {"dot(char4)", "int", 256, "dot(as_char4(x), as_char4(x + i))", "DP4A(\"s32.s32\", x, x + i)", 0, CONVERSIONS, 0},
    {"dot(uchar4, char4)", "int", 256, "dot(as_uchar4(x), as_char4(x + i))", "DP4A(\"u32.s32\", x, x + i)", 0,
     CONVERSIONS, 0},
    {"dot_4x8packed_uu_uint", "int", 256, "(int)dot_4x8packed_uu_uint(x, x + i)", "DP4A(\"u32.u32\", x, x + i)", 0,
     CONVERSIONS, 0},
    {"read_imagef, sampler", "int", 256, "x + MIX(as_int4(read_imagef(im, NEAREST, PLACE)))",
     "x + MIX(as_int4(TEX(\"f32\", \"f32\", \"f\", __builtin_convertvector(PLACE, float2) + 0.5f)))", 64, IMAGES,
     UNORM_INT8},
    {"read_imagef", "int", 256, "x + MIX(as_int4(read_imagef(im, PLACE)))",
     "x + MIX(as_int4(TEX(\"f32\", \"s32\", \"r\", PLACE)))", 64, IMAGES, UNORM_INT8},
    {"read_imagef of floats", "int", 256, "x + MIX(as_int4(read_imagef(im, PLACE)))",
     "x + MIX(as_int4(TEX(\"f32\", \"s32\", \"r\", PLACE)))", 64, IMAGES, FLOAT_CHANNELS},
    {"read_imageui", "int", 256, "x + MIX(as_int4(read_imageui(im, PLACE)))",
     "x + MIX(as_int4(TEX(\"u32\", \"s32\", \"r\", PLACE)))", 64, IMAGES, UNSIGNED_INT8},
    {"write_imagef", "int", 256, "(write_imagef(out, PLACE, (float4)(0.25f, i, 0.5f, 1)), x)",
     "({ const float4 v_ = (float4)(0.25f, i, 0.5f, 1) * 255.0f; SUST(\"b32\", \"%3\", 4, \"r\"(FOUR(\"u8\", RNI, "
     "v_))); x; })",
     64, IMAGES, UNORM_INT8},
    {"write_imagef of floats", "int", 256, "(write_imagef(out, PLACE, (float4)(0.25f, i, 0.5f, 1)), x)",
     "({ SUST(\"v4.b32\", \"{%3, %4, %5, %6}\", 16, \"f\"(0.25f), \"f\"((float)i), \"f\"(0.5f), \"f\"(1.0f)); x; })",
     64, IMAGES, FLOAT_CHANNELS},
    {"write_imageui", "int", 256, "(write_imageui(out, PLACE, (uint4)(1, i, 3, x)), x)",
     "({ SUST(\"b32\", \"%3\", 4, \"r\"(FOUR(\"u8\", ITSELF, ((int4)(1, i, 3, x))))); x; })", 64, IMAGES,
     UNSIGNED_INT8},
    {"read_imageui of read_write", "int", 256, "x + MIX(read_imageui(both, PLACE))",
     "({ const uchar4 v_ = as_uchar4(SULD32(both, PLACE)); x + MIX(__builtin_convertvector(v_, int4)); })", 64, IMAGES,
     UNSIGNED_INT8},
};

static char *source_of(const primitive *p) {
  char *source = malloc(sizeof by_hand + 8192), *end = source;
  const char *type = p->kind == MEMORY ? "int" : p->type; // copies do no arithmetic
  const bool floating = strchr("fdh", type[0]) != NULL;
  const unsigned size = type[0] == 'h' ? 2 : type[0] == 'l' || type[0] == 'd' ? 8 : 4;
  end += sprintf(end,
                 "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\ntypedef %s T;\n#define as_T as_%s\n#define SIZE %u\n"
                 "#define FLOATING %d\n#define N %u\n%s%s",
                 type, type, size, floating, p->local, by_hand,
                 p->kind == IMAGES ? "constant sampler_t NEAREST = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;\n"
                                   : "");
  for (unsigned peer = 0; peer < 2; peer++) {
    if (!p->any_size)
      end += sprintf(end, "__attribute__((reqd_work_group_size(%u, 1, 1)))\n", p->local);
    end += sprintf(end,
                   "kernel void %s(global T *r, global T *p, uint rounds%s) {\n"
                   "  local T s[32], q[32]; (void)s, (void)p, (void)q;\n"
                   "  T x = get_local_id(0) %% 8;\n"
                   "  for (int i = 0; i < rounds; i++) x = %s;\n"
                   "  r[get_global_id(0)] = x;\n"
                   "}\n",
                   peer ? "peer" : "ours",
                   p->kind == IMAGES ? ", read_only image2d_t im, write_only image2d_t out, read_write image2d_t both"
                                     : "",
                   peer ? p->peer : p->ours);
  }
  return source;
}

// Copies have half the items, of up to 64 bytes; an image has a pixel an item.
enum { ITEMS = 1 << 19, ROUNDS = 512, COPIES = ITEMS / 2, WIDTH = 1024, LARGEST = COPIES * 64 };

static unsigned items_of(const primitive *p) { return p->kind == MEMORY ? COPIES : ITEMS; }

// Seconds of a call in each of the work-items
static double seconds_of(program *p, const char *kernel, const primitive *what, void *results, void *objects) {
  const uint32_t rounds = what->rounds ? what->rounds : ROUNDS;
  const unsigned items = items_of(what), size = what->kind == MEMORY ? LARGEST : ITEMS * 8;
  const ndrange range = {1, {items, 1, 1}, {what->local, 1, 1}, {0}};
  enum { RGBA = 0x10b5 };
  image_argument image = {IMAGE_2D, RGBA, what->channels, WIDTH, ITEMS / WIDTH, 1, 1, 1, objects};
  const argument a[] = {{ARG_BUFFER, size, results},       {ARG_BUFFER, size, objects},
                        {ARG_VALUE, 4, (void *)&rounds},   {ARG_IMAGE, sizeof image, &image},
                        {ARG_IMAGE, sizeof image, &image}, {ARG_IMAGE, sizeof image, &image}};
  const unsigned count = what->kind == IMAGES ? 6 : 3;
  return device_run(p, kernel, &range, count, a) == DEVICE_OK ? device_seconds(p) / rounds : NAN;
}

static kind_ratio kinds[] = {[COLLECTIVES] = {.kind = "collectives"},
                             [ATOMICS] = {.kind = "atomics"},
                             [MEMORY] = {.kind = "memory"},
                             [CONVERSIONS] = {.kind = "conversions"},
                             [IMAGES] = {.kind = "images"}};
enum { KINDS = sizeof kinds / sizeof *kinds };

int bench_primitives(int count, char **names) {
  device *d = device_open(options.device);
  if (!d)
    return DEVICE_MISSING;
  void *results = calloc(1, LARGEST), *objects = calloc(1, LARGEST);
  bool ran = true;
  for (unsigned k = 0; k < KINDS; k++)
    kinds[k].peer = "by hand";
  if (options.csv)
    puts("primitive,type,local,ours,peer,speed ratio,device");
  else
    printf("%s\n%-42s %-6s %5s %9s %9s %6s\n", device_description(d), "primitive", "type", "local", "ours", "by hand",
           "ratio");
  for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++) {
    const primitive *p = &primitives[i];
    if (!is_chosen(p->name, kinds[p->kind].kind, count, names))
      continue;
    char *source = source_of(p);
    program *built = device_build(d, source, p->type[0] == 'h' || p->kind >= MEMORY ? "-Xclang -cl-ext=+all" : "");
    free(source);
    if (!built)
      fail(RUN_ERROR, "%s, %s: the kernels do not build", p->name, p->type);
    if (device_is_compile_only(d)) {
      program_close(built);
      ran = false;
      continue;
    }
    double times[2][MAX_SAMPLES], ratios[MAX_SAMPLES];
    for (unsigned k = 0; k <= options.samples; k++) { // the first one warms up
      const unsigned at = k ? k - 1 : 0;
      times[0][at] = seconds_of(built, "ours", p, results, objects);
      times[1][at] = seconds_of(built, "peer", p, results, objects);
      ratios[at] = times[1][at] / times[0][at];
      if (isnan(ratios[at]))
        fail(RUN_ERROR, "%s, %s: the kernels do not run", p->name, p->type);
    }
    program_close(built);
    const double ratio = median(ratios, options.samples);
    add_ratio(&kinds[p->kind].mean, p->name, ratio);
    const double ours = items_of(p) / median(times[0], options.samples) * 1e-9;
    const double peer = items_of(p) / median(times[1], options.samples) * 1e-9;
    if (options.csv)
      printf("\"%s\",%s,%u,%.5g,%.5g,%.4g,\"%s\"\n", p->name, p->type, p->local, ours, peer, ratio,
             device_description(d));
    else
      printf("%-42s %-6s %5u %9.4g %9.4g %6.2f\n", p->name, p->type, p->local, ours, peer, ratio);
    fflush(stdout);
  }
  free(results), free(objects);
  device_close(d);
  return ran ? judge_kinds(KINDS, kinds) : NOT_RUN;
}
