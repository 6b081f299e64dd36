// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic in each rounding mode: to nearest, toward zero, up and down. No compiler changes or contracts these
// instructions. What PTX flushes on request, .ftz, is not flushed.
#include <math/door.h>

door(fma, double, (double x, double y, double z), fma(x, y, z))
door(fmaf, float, (float x, float y, float z), fma(x, y, z))
door_of_ptx(saturatef, float, (float x), saturate.f, x)
door_of_ptx(rcp64h, double, (double x), rcp.approx.ftz.d, x)

// A difference is a sum with the negated second operand. __nv_fmaf_ieee_rn differs from __nv_fmaf_rn in a kernel that
// flushes, and only there.
#define operations_in_mode(mode, of_ptx) \
  door_of_ptx(fadd_##mode, float, (float x, float y), add.of_ptx.f, x, y) \
  door_of_ptx(dadd_##mode, double, (double x, double y), add.of_ptx.d, x, y) \
  door_of_ptx(fsub_##mode, float, (float x, float y), add.of_ptx.f, x, -y) \
  door_of_ptx(dsub_##mode, double, (double x, double y), add.of_ptx.d, x, -y) \
  door_of_ptx(fmul_##mode, float, (float x, float y), mul.of_ptx.f, x, y) \
  door_of_ptx(dmul_##mode, double, (double x, double y), mul.of_ptx.d, x, y) \
  door_of_ptx(fdiv_##mode, float, (float x, float y), div.of_ptx.f, x, y) \
  door_of_ptx(ddiv_##mode, double, (double x, double y), div.of_ptx.d, x, y) \
  door_of_ptx(frcp_##mode, float, (float x), rcp.of_ptx.f, x) \
  door_of_ptx(drcp_##mode, double, (double x), rcp.of_ptx.d, x) \
  door_of_ptx(fsqrt_##mode, float, (float x), sqrt.of_ptx.f, x) \
  door_of_ptx(dsqrt_##mode, double, (double x), sqrt.of_ptx.d, x) \
  door_of_ptx(fmaf_##mode, float, (float x, float y, float z), fma.of_ptx.f, x, y, z) \
  door_of_ptx(fmaf_ieee_##mode, float, (float x, float y, float z), fma.of_ptx.f, x, y, z) \
  door_of_ptx(fma_##mode, double, (double x, double y, double z), fma.of_ptx.d, x, y, z)
operations_in_mode(rn, rn)
operations_in_mode(rz, rz)
operations_in_mode(ru, rp)
operations_in_mode(rd, rm)
