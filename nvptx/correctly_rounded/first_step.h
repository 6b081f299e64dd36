// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Processors for data centres have half as many units for double as for float, those for graphics one in 32 or 64 (CUDA
// C++ Programming Guide, "Arithmetic Instructions"). There the first step is in float; for the former its look-ups in
// tables would take longer than double.
#ifndef ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#define ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#include <target/architecture.h>

static inline bool doubles_are_fast(void) {
  const uint architecture = cuda_architecture();
  return (architecture == 600) | (architecture == 700) | (architecture == 800) | (architecture == 900) |
         (architecture == 1000);
}
#define floats_first (!doubles_are_fast())
#define pieces_first false
#endif
