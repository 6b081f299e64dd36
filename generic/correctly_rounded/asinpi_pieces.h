// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arc sines of numbers up to 1/2, over pi, in pieces (pieces_in_floats.h); lab/coefficients/pieces.sol makes the
// table.
#ifndef ONECLC_CORRECTLY_ROUNDED_ASINPI_PIECES_H
#define ONECLC_CORRECTLY_ROUNDED_ASINPI_PIECES_H
#include <correctly_rounded/table_space.h>

static table_space const float asinpi_pieces[] = {
    // the value at the center, a multiple of 2^-18
    0, 0x1.504p-7f, 0x1.506p-6f, 0x1.f9p-6f, 0x1.511p-5f, 0x1.a6p-5f, 0x1.fb68p-5f, 0x1.28acp-4f, 0x1.53f8p-4f,
    0x1.7facp-4f, 0x1.abccp-4f, 0x1.d874p-4f, 0x1.02dap-3f, 0x1.19cep-3f, 0x1.3124p-3f, 0x1.48e8p-3f,
    // its rest
    0, -0x1.cf4368p-20f, -0x1.b03452p-22f, -0x1.11d956p-21f, 0x1.5e30dcp-20f, 0x1.2121c6p-20f, -0x1.ea31c6p-21f,
    -0x1.d93228p-27f, 0x1.92e8dap-20f, -0x1.aa348ap-20f, 0x1.e9bb66p-20f, 0x1.4f2158p-20f, -0x1.a6b4c6p-21f,
    0x1.5351a8p-23f, -0x1.39892cp-21f, -0x1.0ce12ap-20f,
    // the slope
    0x1.45f306p-2f, 0x1.461e64p-2f, 0x1.46a0e4p-2f, 0x1.477bcp-2f, 0x1.48b112p-2f, 0x1.4a43d6p-2f, 0x1.4c380ep-2f,
    0x1.4e92d4p-2f, 0x1.515a84p-2f, 0x1.5496f2p-2f, 0x1.5851aap-2f, 0x1.5c964p-2f, 0x1.6172ccp-2f, 0x1.66f872p-2f,
    0x1.6d3c2ep-2f, 0x1.7457d6p-2f,
    // its rest
    0x1.b9394p-27f, -0x1.c6efp-32f, -0x1.215d08p-27f, 0x1.7a9f7p-28f, -0x1.9641e8p-27f, 0x1.13ae8p-31f, -0x1.06bd2p-28f,
    -0x1.b7ed98p-27f, -0x1.39dccp-28f, 0x1.1cafdp-28f, -0x1.9b534p-27f, 0x1.0c388p-31f, -0x1.f40bap-29f, 0x1.6f91cp-29f,
    -0x1.d8664p-30f, -0x1.73302p-29f,
    // t^2
    0, 0x1.50a8d8p-8f, 0x1.523dap-7f, 0x1.ff5b02p-7f, 0x1.58b0e2p-6f, 0x1.b51498p-6f, 0x1.0aee38p-5f, 0x1.3e1666p-5f,
    0x1.74aa7cp-5f, 0x1.af6e24p-5f, 0x1.ef4968p-5f, 0x1.1aa9dap-4f, 0x1.417142p-4f, 0x1.6ccea4p-4f, 0x1.9dcc7ep-4f,
    0x1.d5bf7ep-4f,
    // t^3
    0x1.b2995ep-5f, 0x1.b4a274p-5f, 0x1.bacb54p-5f, 0x1.c53d88p-5f, 0x1.d440bap-5f, 0x1.e83e74p-5f, 0x1.00e402p-4f,
    0x1.10cf62p-4f, 0x1.245fecp-4f, 0x1.3c3a3ap-4f, 0x1.593442p-4f, 0x1.7c6542p-4f, 0x1.a73c4ap-4f, 0x1.dba0b4p-4f,
    0x1.0e10dp-3f, 0x1.361e66p-3f,
    // t^4
    0, 0x1.fa9b5p-9f, 0x1.00993ap-7f, 0x1.895ae8p-7f, 0x1.0e5d6ap-6f, 0x1.5fac1cp-6f, 0x1.bb1dbp-6f, 0x1.11e78ap-5f,
    0x1.4f10aep-5f, 0x1.978e28p-5f, 0x1.eed4cep-5f, 0x1.2cba4ap-4f, 0x1.6ebefp-4f, 0x1.c1dc6p-4f, 0x1.160df6p-3f,
    0x1.5b02p-3f,
    // t^5
    0x1.874076p-6f, 0x1.8c5ac8p-6f, 0x1.9be47p-6f, 0x1.b6db8ep-6f, 0x1.de4592p-6f, 0x1.0a620ep-5f, 0x1.2e8ba8p-5f,
    0x1.5ded7cp-5f, 0x1.9b8f3ep-5f, 0x1.eb9d3ep-5f, 0x1.2a0d8p-4f, 0x1.6ea5ep-4f, 0x1.c9ad22p-4f, 0x1.21fcecp-3f,
    0x1.75592p-3f, 0x1.e8deccp-3f};
#endif
