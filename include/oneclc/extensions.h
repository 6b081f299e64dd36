// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For kernels: functions of mathematics that OpenCL C lacks and NVIDIA's CUDA has, by CUDA's names. They have overloads
// for each width of float and, where the device has them, double and half; results of float and double are within the
// bounds that the manual pages state, and are the same on every device. And functions of OpenCL's extensions that no
// Clang declares, or only a later one than 22.
//
//   clang … -include oneclc/extensions.h          or in a kernel's source: #include <oneclc/extensions.h>
#ifndef ONECLC_EXTENSIONS_H
#define ONECLC_EXTENSIONS_H
#include "overloads.h"

// Each list calls F(NAME).
#define ONECLC_EXTENSIONS_UNARY(F) \
  F(cyl_bessel_i0) \
  F(cyl_bessel_i1) F(erfcinv) F(erfcx) F(erfinv) F(j0) F(j1) F(normcdf) F(normcdfinv) F(rcbrt) F(y0) F(y1)
#define ONECLC_EXTENSIONS_BINARY(F) F(rhypot)
#define ONECLC_EXTENSIONS_TERNARY(F) F(norm3d) F(rnorm3d)
#define ONECLC_EXTENSIONS_QUATERNARY(F) F(norm4d) F(rnorm4d)
#define ONECLC_EXTENSIONS_OF_ORDER(F) F(jn) F(yn)
#define ONECLC_EXTENSIONS_OF_ARRAY(F) F(norm) F(rnorm)

#define ONECLC_EXTENSION1(T, NAME, W) T##W ONECLC_CONST NAME(T##W);
#define ONECLC_EXTENSION2(T, NAME, W) T##W ONECLC_CONST NAME(T##W, T##W);
#define ONECLC_EXTENSION3(T, NAME, W) T##W ONECLC_CONST NAME(T##W, T##W, T##W);
#define ONECLC_EXTENSION4(T, NAME, W) T##W ONECLC_CONST NAME(T##W, T##W, T##W, T##W);

// Of an integer order, which each element has
#define ONECLC_EXTENSION_OF_ORDER(T, NAME, W) T##W ONECLC_CONST NAME(int##W, T##W);

// Of n scalars in memory
#define ONECLC_EXTENSION_OF(T, NAME, SPACE) T __attribute__((overloadable, pure)) NAME(int, const SPACE T *);
#if defined __opencl_c_generic_address_space || __OPENCL_C_VERSION__ == 200
#define ONECLC_EXTENSION_OF_GENERIC(T, NAME) ONECLC_EXTENSION_OF(T, NAME, generic)
#else
#define ONECLC_EXTENSION_OF_GENERIC(T, NAME)
#endif
#define ONECLC_EXTENSION_OF_NAMED(T, NAME) \
  ONECLC_EXTENSION_OF(T, NAME, private) \
  ONECLC_EXTENSION_OF(T, NAME, local) ONECLC_EXTENSION_OF(T, NAME, global) ONECLC_EXTENSION_OF(T, NAME, constant)
#define ONECLC_EXTENSION_OF_ARRAY(T, NAME) ONECLC_EXTENSION_OF_NAMED(T, NAME) ONECLC_EXTENSION_OF_GENERIC(T, NAME)

#define ONECLC_EXTENSION1_FLOAT(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION1, float, NAME)
#define ONECLC_EXTENSION2_FLOAT(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION2, float, NAME)
#define ONECLC_EXTENSION3_FLOAT(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION3, float, NAME)
#define ONECLC_EXTENSION4_FLOAT(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION4, float, NAME)
#define ONECLC_EXTENSION_OF_ORDER_FLOAT(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION_OF_ORDER, float, NAME)
ONECLC_EXTENSIONS_UNARY(ONECLC_EXTENSION1_FLOAT)
ONECLC_EXTENSIONS_BINARY(ONECLC_EXTENSION2_FLOAT)
ONECLC_EXTENSIONS_TERNARY(ONECLC_EXTENSION3_FLOAT)
ONECLC_EXTENSIONS_QUATERNARY(ONECLC_EXTENSION4_FLOAT)
ONECLC_EXTENSIONS_OF_ORDER(ONECLC_EXTENSION_OF_ORDER_FLOAT)
#define ONECLC_EXTENSION_OF_FLOATS(NAME) ONECLC_EXTENSION_OF_ARRAY(float, NAME)
ONECLC_EXTENSIONS_OF_ARRAY(ONECLC_EXTENSION_OF_FLOATS)
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define ONECLC_EXTENSION1_DOUBLE(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION1, double, NAME)
#define ONECLC_EXTENSION2_DOUBLE(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION2, double, NAME)
#define ONECLC_EXTENSION3_DOUBLE(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION3, double, NAME)
#define ONECLC_EXTENSION4_DOUBLE(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION4, double, NAME)
#define ONECLC_EXTENSION_OF_ORDER_DOUBLE(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION_OF_ORDER, double, NAME)
ONECLC_EXTENSIONS_UNARY(ONECLC_EXTENSION1_DOUBLE)
ONECLC_EXTENSIONS_BINARY(ONECLC_EXTENSION2_DOUBLE)
ONECLC_EXTENSIONS_TERNARY(ONECLC_EXTENSION3_DOUBLE)
ONECLC_EXTENSIONS_QUATERNARY(ONECLC_EXTENSION4_DOUBLE)
ONECLC_EXTENSIONS_OF_ORDER(ONECLC_EXTENSION_OF_ORDER_DOUBLE)
#define ONECLC_EXTENSION_OF_DOUBLES(NAME) ONECLC_EXTENSION_OF_ARRAY(double, NAME)
ONECLC_EXTENSIONS_OF_ARRAY(ONECLC_EXTENSION_OF_DOUBLES)
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define ONECLC_EXTENSION1_HALF(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION1, half, NAME)
#define ONECLC_EXTENSION2_HALF(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION2, half, NAME)
#define ONECLC_EXTENSION3_HALF(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION3, half, NAME)
#define ONECLC_EXTENSION4_HALF(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION4, half, NAME)
#define ONECLC_EXTENSION_OF_ORDER_HALF(NAME) ONECLC_WIDTHS(ONECLC_EXTENSION_OF_ORDER, half, NAME)
ONECLC_EXTENSIONS_UNARY(ONECLC_EXTENSION1_HALF)
ONECLC_EXTENSIONS_BINARY(ONECLC_EXTENSION2_HALF)
ONECLC_EXTENSIONS_TERNARY(ONECLC_EXTENSION3_HALF)
ONECLC_EXTENSIONS_QUATERNARY(ONECLC_EXTENSION4_HALF)
ONECLC_EXTENSIONS_OF_ORDER(ONECLC_EXTENSION_OF_ORDER_HALF)
#endif

// cl_khr_work_group_uniform_arithmetic
#define ONECLC_EXTENSIONS_MUL(F) \
  F(work_group_reduce_mul) F(work_group_scan_inclusive_mul) F(work_group_scan_exclusive_mul)
#define ONECLC_EXTENSIONS_AND(F) \
  F(work_group_reduce_and) F(work_group_scan_inclusive_and) F(work_group_scan_exclusive_and)
#define ONECLC_EXTENSIONS_OR(F) F(work_group_reduce_or) F(work_group_scan_inclusive_or) F(work_group_scan_exclusive_or)
#define ONECLC_EXTENSIONS_XOR(F) \
  F(work_group_reduce_xor) F(work_group_scan_inclusive_xor) F(work_group_scan_exclusive_xor)
#define ONECLC_EXTENSIONS_LOGICAL_AND(F) \
  F(work_group_reduce_logical_and) F(work_group_scan_inclusive_logical_and) F(work_group_scan_exclusive_logical_and)
#define ONECLC_EXTENSIONS_LOGICAL_OR(F) \
  F(work_group_reduce_logical_or) F(work_group_scan_inclusive_logical_or) F(work_group_scan_exclusive_logical_or)
#define ONECLC_EXTENSIONS_LOGICAL_XOR(F) \
  F(work_group_reduce_logical_xor) F(work_group_scan_inclusive_logical_xor) F(work_group_scan_exclusive_logical_xor)
#define ONECLC_GROUP __attribute__((overloadable, convergent))
#define ONECLC_EXTENSION_PREDICATE(NAME) int ONECLC_GROUP NAME(int);
#define ONECLC_EXTENSION_INTEGER(NAME) \
  ONECLC_EXTENSION_PREDICATE(NAME) uint ONECLC_GROUP NAME(uint); \
  long ONECLC_GROUP NAME(long); \
  ulong ONECLC_GROUP NAME(ulong);
#define ONECLC_EXTENSION_NUMBER(NAME) ONECLC_EXTENSION_INTEGER(NAME) float ONECLC_GROUP NAME(float);
ONECLC_EXTENSIONS_MUL(ONECLC_EXTENSION_NUMBER)
ONECLC_EXTENSIONS_AND(ONECLC_EXTENSION_INTEGER)
ONECLC_EXTENSIONS_OR(ONECLC_EXTENSION_INTEGER)
ONECLC_EXTENSIONS_XOR(ONECLC_EXTENSION_INTEGER)
ONECLC_EXTENSIONS_LOGICAL_AND(ONECLC_EXTENSION_PREDICATE)
ONECLC_EXTENSIONS_LOGICAL_OR(ONECLC_EXTENSION_PREDICATE)
ONECLC_EXTENSIONS_LOGICAL_XOR(ONECLC_EXTENSION_PREDICATE)
#ifdef cl_khr_fp64
#define ONECLC_EXTENSION_OF_GROUP_DOUBLE(NAME) double ONECLC_GROUP NAME(double);
ONECLC_EXTENSIONS_MUL(ONECLC_EXTENSION_OF_GROUP_DOUBLE)
#endif
#ifdef cl_khr_fp16
#define ONECLC_EXTENSION_OF_GROUP_HALF(NAME) half ONECLC_GROUP NAME(half);
ONECLC_EXTENSIONS_MUL(ONECLC_EXTENSION_OF_GROUP_HALF)
#endif

// cl_khr_extended_async_copies, cl_khr_async_work_group_copy_fence
#define ONECLC_EXTENSION_COPIES(TO, FROM) \
  event_t ONECLC_GROUP async_work_group_copy_2D2D( \
      TO void *dst, size_t dst_offset, const FROM void *src, size_t src_offset, size_t num_bytes_per_element, \
      size_t num_elements_per_line, size_t num_lines, size_t src_total_line_length, size_t dst_total_line_length, \
      event_t event); \
  event_t ONECLC_GROUP async_work_group_copy_3D3D( \
      TO void *dst, size_t dst_offset, const FROM void *src, size_t src_offset, size_t num_bytes_per_element, \
      size_t num_elements_per_line, size_t num_lines, size_t num_planes, size_t src_total_line_length, \
      size_t src_total_plane_area, size_t dst_total_line_length, size_t dst_total_plane_area, event_t event);
ONECLC_EXTENSION_COPIES(local, global)
ONECLC_EXTENSION_COPIES(global, local)
void ONECLC_GROUP async_work_group_copy_fence(cl_mem_fence_flags flags);

// Barriers of a part of a work-group's sub-groups, which lie in local memory. Their members are the library's.
typedef struct oneclc_named_barrier {
  uint sub_groups, arrived, phase;
} named_barrier_t;
void ONECLC_GROUP work_group_named_barrier_init(local named_barrier_t *barrier, uint sub_group_count);
void ONECLC_GROUP work_group_named_barrier(local named_barrier_t *barrier, cl_mem_fence_flags flags);
#if __OPENCL_C_VERSION__ >= 200
void ONECLC_GROUP work_group_named_barrier(local named_barrier_t *barrier, cl_mem_fence_flags flags,
                                           memory_scope scope);
#endif

// cl_intel_split_work_group_barrier, which Clang 23 declares
#define ONECLC_EXTENSIONS_SPLIT_BARRIER(F) F(intel_work_group_barrier_arrive) F(intel_work_group_barrier_wait)
#define ONECLC_EXTENSION_BARRIER(NAME) void ONECLC_GROUP NAME(cl_mem_fence_flags);
ONECLC_EXTENSIONS_SPLIT_BARRIER(ONECLC_EXTENSION_BARRIER)
#if __OPENCL_C_VERSION__ >= 200
#define ONECLC_EXTENSION_BARRIER_FOR(NAME) void ONECLC_GROUP NAME(cl_mem_fence_flags, memory_scope);
ONECLC_EXTENSIONS_SPLIT_BARRIER(ONECLC_EXTENSION_BARRIER_FOR)
#endif
#endif
