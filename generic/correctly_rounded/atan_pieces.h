// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arc tangents of numbers up to 1, in pieces (pieces_in_floats.h); lab/coefficients/pieces.sol makes the table.
#ifndef ONECLC_CORRECTLY_ROUNDED_ATAN_PIECES_H
#define ONECLC_CORRECTLY_ROUNDED_ATAN_PIECES_H
#include <correctly_rounded/table_space.h>

static table_space const float atan_pieces[] = {
    // the value at the center, a multiple of 2^-18
    0, 0x1.07a4p-4f, 0x1.068ep-3f, 0x1.872cp-3f, 0x1.026p-2f, 0x1.3f3dp-2f, 0x1.79dcp-2f, 0x1.b2p-2f, 0x1.e77fp-2f,
    0x1.0d21p-1f, 0x1.25218p-1f, 0x1.3bc4p-1f, 0x1.5111p-1f, 0x1.65148p-1f, 0x1.77ddp-1f, 0x1.897bp-1f,
    // its rest
    0, -0x1.5a75f4p-20f, -0x1.4f7bdap-20f, 0x1.917854p-22f, -0x1.6bbe66p-20f, 0x1.534b3ap-21f, 0x1.a26446p-20f,
    -0x1.944d9cp-24f, -0x1.203a2ap-20f, -0x1.3592d8p-23f, -0x1.1740d8p-24f, 0x1.3ee206p-21f, 0x1.5b8bdcp-22f,
    -0x1.df646cp-23f, 0x1.12ea22p-21f, 0x1.779408p-20f,
    // the slope
    1, 0x1.fde1cp-1f, 0x1.f7a19ap-1f, 0x1.ed8c1ep-1f, 0x1.e016fap-1f, 0x1.cfd438p-1f, 0x1.bd6422p-1f, 0x1.a967f2p-1f,
    0x1.947716p-1f, 0x1.7f17c4p-1f, 0x1.69badep-1f, 0x1.54bab8p-1f, 0x1.405bfap-1f, 0x1.2ccfd4p-1f, 0x1.1a36dcp-1f,
    0x1.08a41ap-1f,
    // its rest
    -0x1.12p-37f, 0x1.555d7p-26f, -0x1.b992dp-27f, -0x1.5bb41p-27f, -0x1.cd1328p-26f, 0x1.002ep-32f, -0x1.0b365p-26f,
    -0x1.74cf2p-26f, 0x1.20bp-26f, 0x1.8eeap-26f, 0x1.4650cp-29f, -0x1.f9128p-30f, 0x1.a191ep-27f, 0x1.52637p-27f,
    -0x1.106cfp-26f, 0x1.75d83p-26f,
    // t^2
    0, -0x1.05d1f6p-4f, -0x1.fee16ap-4f, -0x1.6ff86cp-3f, -0x1.d03c6cp-3f, -0x1.0ed35ep-2f, -0x1.2baaaap-2f,
    -0x1.3ef0b4p-2f, -0x1.49802cp-2f, -0x1.4c8c58p-2f, -0x1.496ffcp-2f, -0x1.41869cp-2f, -0x1.3611f2p-2f,
    -0x1.282ad8p-2f, -0x1.18bb14p-2f, -0x1.087d8p-2f,
    // its rest
    0, -0x1.9625fp-29f, 0x1.0da6e8p-29f, 0x1.07dcep-28f, -0x1.6cd5ap-28f, 0x1.d2312p-27f, 0x1.c10758p-27f,
    -0x1.232fp-30f, 0x1.5a584p-28f, 0x1.b45f9p-27f, 0x1.444p-38f, 0x1.66eeb8p-27f, -0x1.7e6cb8p-27f, -0x1.7367dp-28f,
    -0x1.5ed03p-27f, 0x1.ee758p-30f,
    // t^3
    -0x1.55554ep-2f, -0x1.4ce9bep-2f, -0x1.34ac4ap-2f, -0x1.0f72eep-2f, -0x1.c296d2p-3f, -0x1.5d68f4p-3f, -0x1.ef8ap-4f,
    -0x1.30e6ep-4f, -0x1.1074f2p-5f, 0x1.5ab0c6p-10f, 0x1.da48b4p-6f, 0x1.98d1a8p-5f, 0x1.09c3f2p-4f, 0x1.324b94p-4f,
    0x1.49dcfp-4f, 0x1.5423f4p-4f,
    // t^4
    0, 0x1.029444p-4f, 0x1.e619f2p-4f, 0x1.4923f8p-3f, 0x1.7d0ac2p-3f, 0x1.8e5ba8p-3f, 0x1.81b578p-3f, 0x1.5eb89cp-3f,
    0x1.2de9d2p-3f, 0x1.ee1e0ap-4f, 0x1.808222p-4f, 0x1.1b46a8p-4f, 0x1.86338cp-5f, 0x1.e757dep-6f, 0x1.fb0baep-7f,
    0x1.2753bep-8f,
    // t^5
    0x1.991862p-3f, 0x1.800eaap-3f, 0x1.3ab338p-3f, 0x1.af73b6p-4f, 0x1.a8dcecp-5f, 0x1.048aa6p-9f, -0x1.37f8a6p-5f,
    -0x1.0c22bap-4f, -0x1.48799p-4f, -0x1.5937acp-4f, -0x1.4a313ep-4f, -0x1.275ccap-4f, -0x1.f5a644p-5f,
    -0x1.97f3aap-5f, -0x1.3f2b84p-5f, -0x1.e1433ap-6f,
    // t^6
    0, -0x1.faa82ep-5f, -0x1.c2ebccp-4f, -0x1.1605dcp-3f, -0x1.187df6p-3f, -0x1.e45e2ap-4f, -0x1.677038p-4f,
    -0x1.b98deep-5f, -0x1.7bf98ep-6f, 0x1.92063p-11f, 0x1.1573bp-6f, 0x1.a9a42ap-6f, 0x1.e32118p-6f, 0x1.de2712p-6f,
    0x1.b3b9fep-6f, 0x1.770bb6p-6f};
#endif
