// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that lanes.h declares. In assembly, as Clang's builtins ask for a newer PTX than the library's.
#include <subgroup/lanes.h>

lane_set active_lanes(void) {
  uint lanes;
  __asm__ volatile("activemask.b32 %0;" : "=r"(lanes));
  return lanes;
}

uint word_of_any_lane(lane_set lanes, uint word, uint lane) {
  uint result;
  __asm__ volatile("shfl.sync.idx.b32 %0,%1,%2,31,%3;" : "=r"(result) : "r"(word), "r"(lane), "r"(lanes));
  return result;
}

// The fourth operand's bits from 8 on are those of the lane's number that stay as they are.
uint word_of_lower_half(uint word, uint span) {
  uint result;
  __asm__ volatile("shfl.sync.idx.b32 %0,%1,%2,%3,-1;"
                   : "=r"(result)
                   : "r"(word), "r"(span - 1), "r"((32 - 2 * span) << 8 | 31));
  return result;
}

uint word_of_other_half(uint word, uint span) {
  uint result;
  __asm__ volatile("shfl.sync.bfly.b32 %0,%1,%2,31,-1;" : "=r"(result) : "r"(word), "r"(span));
  return result;
}

// The instruction tells by a predicate whether there is such a lane.
uint word_of_preceding_lane(uint word, uint none) {
  uint result;
  __asm__ volatile("{ .reg .pred p; shfl.sync.up.b32 %0|p,%1,1,0,-1; @!p mov.b32 %0,%2; }"
                   : "=&r"(result)
                   : "r"(word), "r"(none));
  return result;
}
