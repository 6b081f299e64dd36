// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arc tangents of numbers up to 1, over pi, in pieces (pieces_in_floats.h); lab/coefficients/pieces.sol makes the
// table.
#ifndef ONECLC_CORRECTLY_ROUNDED_ATANPI_PIECES_H
#define ONECLC_CORRECTLY_ROUNDED_ATANPI_PIECES_H
#include <correctly_rounded/table_space.h>

static table_space const float atanpi_pieces[] = {
    // the value at the center, a multiple of 2^-18
    0, 0x1.4fbp-6f, 0x1.4e48p-5f, 0x1.f21p-5f, 0x1.48f8p-4f, 0x1.9678p-4f, 0x1.e11cp-4f, 0x1.144ap-3f, 0x1.365ap-3f,
    0x1.56aap-3f, 0x1.753ap-3f, 0x1.920cp-3f, 0x1.ad2ap-3f, 0x1.c6a6p-3f, 0x1.de9p-3f, 0x1.f4fep-3f,
    // its rest
    0, -0x1.0f58e6p-20f, 0x1.58201ep-20f, -0x1.8ada82p-21f, 0x1.6888cep-21f, -0x1.26298cp-22f, -0x1.e37662p-22f,
    0x1.f996e8p-20f, -0x1.5620c8p-20f, 0x1.718436p-21f, -0x1.a4f9bep-22f, -0x1.3c744p-21f, 0x1.3dffe6p-20f,
    -0x1.c074dap-25f, 0x1.deea66p-21f, 0x1.da26cep-20f,
    // the slope
    0x1.45f306p-2f, 0x1.4499d2p-2f, 0x1.409f22p-2f, 0x1.3a33b6p-2f, 0x1.31a276p-2f, 0x1.27485ep-2f, 0x1.1b8b78p-2f,
    0x1.0ed268p-2f, 0x1.017d94p-2f, 0x1.e7c4dap-3f, 0x1.cc91a2p-3f, 0x1.b1d482p-3f, 0x1.97e4e4p-3f, 0x1.7f016ap-3f,
    0x1.67538ep-3f, 0x1.50f39p-3f,
    // its rest
    0x1.b927dp-27f, 0x1.1a97cp-28f, -0x1.2c8fp-30f, -0x1.1d93c8p-27f, 0x1.d4014p-28f, 0x1.fa64d8p-27f, 0x1.f158ap-29f,
    -0x1.a19698p-27f, -0x1.e3f22p-29f, 0x1.4b645p-28f, 0x1.6662p-34f, -0x1.d6f34p-31f, 0x1.96e89p-28f, -0x1.9f21p-31f,
    0x1.078c1p-29f, 0x1.992948p-28f,
    // t^2
    0, -0x1.4d5c1cp-6f, -0x1.453c94p-5f, -0x1.d483b4p-5f, -0x1.278ab6p-4f, -0x1.58d37p-4f, -0x1.7d8c24p-4f,
    -0x1.96165cp-4f, -0x1.a38884p-4f, -0x1.a769dcp-4f, -0x1.a373eap-4f, -0x1.99611ep-4f, -0x1.8acb24p-4f,
    -0x1.79178ep-4f, -0x1.657002p-4f, -0x1.50c26ap-4f,
    // its rest
    0, 0x1.799ap-32f, -0x1.1ef54p-31f, 0x1.c17698p-30f, 0x1.7b68cp-32f, 0x1.dc75ep-29f, 0x1.10ae6p-30f, 0x1.73dep-30f,
    -0x1.d938f8p-29f, -0x1.86f67p-29f, 0x1.e5d0cp-29f, -0x1.17d6f8p-29f, -0x1.0c4cf8p-29f, 0x1.6c3b28p-29f,
    -0x1.78089p-30f, 0x1.bf70ap-30f,
    // t^3
    -0x1.b29956p-4f, -0x1.a7e0cap-4f, -0x1.8903c2p-4f, -0x1.599e9ap-4f, -0x1.1eda9cp-4f, -0x1.bce1f2p-5f,
    -0x1.3b785p-5f, -0x1.84368ep-6f, -0x1.5ae71ep-7f, 0x1.b96b8ap-12f, 0x1.2df046p-7f, 0x1.044322p-6f, 0x1.52620ep-6f,
    0x1.85fcb8p-6f, 0x1.a3fea2p-6f, 0x1.b1148cp-6f,
    // t^4
    0, 0x1.493bb4p-6f, 0x1.357634p-5f, 0x1.a3131ep-5f, 0x1.e52866p-5f, 0x1.fb3488p-5f, 0x1.eb198cp-5f, 0x1.be8d58p-5f,
    0x1.806876p-5f, 0x1.3a909ap-5f, 0x1.e99248p-6f, 0x1.68ada2p-6f, 0x1.f0d1f2p-7f, 0x1.3640bp-7f, 0x1.42cbc2p-8f,
    0x1.7805e2p-10f,
    // t^5
    0x1.0472fep-4f, 0x1.e90494p-5f, 0x1.90b196p-5f, 0x1.12ae5ap-5f, 0x1.0e6ff2p-6f, 0x1.4be60cp-11f, -0x1.8d32e8p-7f,
    -0x1.5565dp-6f, -0x1.a23986p-6f, -0x1.b78b62p-6f, -0x1.a469dp-6f, -0x1.7810dap-6f, -0x1.3f5b38p-6f, -0x1.03b38ap-6f,
    -0x1.965fe8p-7f, -0x1.32618ap-7f,
    // t^6
    0, -0x1.428c64p-6f, -0x1.1f10f4p-5f, -0x1.61f91cp-5f, -0x1.6526b6p-5f, -0x1.345c04p-5f, -0x1.c9aac4p-6f,
    -0x1.1937f8p-6f, -0x1.e3dcfap-8f, 0x1.00f032p-12f, 0x1.60db8ep-8f, 0x1.0eeca4p-7f, 0x1.3369e4p-7f, 0x1.303866p-7f,
    0x1.1538c2p-7f, 0x1.dd6b0cp-8f};
#endif
