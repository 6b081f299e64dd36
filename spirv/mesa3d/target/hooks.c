// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What Mesa looks up beside the builtins. rusticl, from 26.2 on, warns of a library without __clc_mesa_libclc_version,
// and replaces __clc_runtime_has_hw_fma32 by a function that says whether the device has fma of float
// (rusticl_insert_libclc_config). Versions that do not, and clc, find the one here: there the instruction fma of SPIR-V
// is to be used, for which Mesa takes the device's own or else calls this library's function.
// Mesa offers more: whether subnormal numbers are kept (__clc_fp32_subnormals_supported and the like, of LLVM 22) or
// flushed (__clc_denormals_are_zero_fp32, of LLVM 23). No builtin asks: all reckon with subnormal numbers, and a device
// that flushes them does so by itself.
__attribute__((noinline, const)) unsigned __clc_mesa_libclc_version(void) { return 1; }

__attribute__((noinline, const)) _Bool __clc_runtime_has_hw_fma32(void) { return 1; }
