// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_pack (cl_amd_media_ops): the integer parts of the elements of x, modulo 256, as four bytes.
uint amd_pack(float4 x) { return as_uint(convert_uchar4(convert_uint4_sat(x) & 0xff)); }
