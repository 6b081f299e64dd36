// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 2^(k/32) as floats, and the natural logarithms of what they must be multiplied by for their rounding errors
// (lab/coefficients/correctly_rounded.sol).
#ifndef ONECLC_CORRECTLY_ROUNDED_NATURAL_POWERS_H
#define ONECLC_CORRECTLY_ROUNDED_NATURAL_POWERS_H
#include <correctly_rounded/table_space.h>

static table_space const float powers[32] = {
    0x1p0f,        0x1.059b0ep0f, 0x1.0b5586p0f, 0x1.11301ep0f, 0x1.172b84p0f, 0x1.1d4874p0f, 0x1.2387a6p0f,
    0x1.29e9ep0f,  0x1.306fep0f,  0x1.371a74p0f, 0x1.3dea64p0f, 0x1.44e086p0f, 0x1.4bfdaep0f, 0x1.5342b6p0f,
    0x1.5ab07ep0f, 0x1.6247ecp0f, 0x1.6a09e6p0f, 0x1.71f75ep0f, 0x1.7a1148p0f, 0x1.82589ap0f, 0x1.8ace54p0f,
    0x1.93737cp0f, 0x1.9c4918p0f, 0x1.a5503cp0f, 0x1.ae89fap0f, 0x1.b7f77p0f,  0x1.c199bep0f, 0x1.cb720ep0f,
    0x1.d5818ep0f, 0x1.dfc974p0f, 0x1.ea4afap0f, 0x1.f50766p0f};
static table_space const float power_errors[32] = {0,
                                                   -0x1.947416p-25f,
                                                   0x1.8d96d4p-25f,
                                                   -0x1.dda2fep-25f,
                                                   -0x1.9c0c22p-27f,
                                                   -0x1.a2fbb4p-25f,
                                                   0x1.964902p-25f,
                                                   -0x1.2b0dbcp-25f,
                                                   0x1.125002p-25f,
                                                   -0x1.cde8cep-26f,
                                                   0x1.370be4p-25f,
                                                   0x1.336de2p-30f,
                                                   -0x1.0a3552p-25f,
                                                   -0x1.c541b6p-26f,
                                                   -0x1.00d8acp-27f,
                                                   -0x1.6cb284p-25f,
                                                   0x1.26055cp-26f,
                                                   0x1.8b2bb8p-26f,
                                                   -0x1.05cb44p-25f,
                                                   -0x1.1c2142p-26f,
                                                   0x1.67a1cap-28f,
                                                   -0x1.348e56p-25f,
                                                   0x1.a3b5e4p-28f,
                                                   -0x1.0b7ec8p-25f,
                                                   -0x1.f9c306p-27f,
                                                   -0x1.e4c886p-26f,
                                                   -0x1.6961b4p-28f,
                                                   -0x1.b5151ep-28f,
                                                   -0x1.a5217cp-28f,
                                                   -0x1.ab7132p-26f,
                                                   0x1.61428ep-28f,
                                                   -0x1.2ad5f8p-27f};
#endif
