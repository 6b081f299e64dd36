// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a rounding test of atan2 leaves to generic/math/half/half_angle.h, in half_powers.c's hands
half half_angle(float angle, half y, half x, bool in_half_turns);
