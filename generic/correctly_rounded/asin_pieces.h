// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arc sines of numbers up to 1/2, in pieces (pieces_in_floats.h); lab/coefficients/pieces.sol makes the table.
#ifndef ONECLC_CORRECTLY_ROUNDED_ASIN_PIECES_H
#define ONECLC_CORRECTLY_ROUNDED_ASIN_PIECES_H
#include <correctly_rounded/table_space.h>

static table_space const float asin_pieces[] = {
    // the value at the center, a multiple of 2^-18
    0, 0x1.0808p-5f, 0x1.083p-4f, 0x1.8cap-4f, 0x1.08bcp-3f, 0x1.4b72p-3f, 0x1.8e82p-3f, 0x1.d202p-3f, 0x1.0b04p-2f,
    0x1.2d55p-2f, 0x1.4fffp-2f, 0x1.7311p-2f, 0x1.969ap-2f, 0x1.baa9p-2f, 0x1.df5p-2f, 0x1.0252p-1f,
    // its rest
    0, 0x1.da1342p-20f, -0x1.1e8d1p-20f, -0x1.67df6p-20f, 0x1.2bc266p-20f, -0x1.76de4ep-23f, 0x1.26e0f2p-20f,
    0x1.a22c42p-20f, 0x1.2922b4p-25f, -0x1.fff8cp-20f, 0x1.5789p-21f, 0x1.75ffb6p-20f, -0x1.093f92p-20f,
    -0x1.ecd0c2p-20f, -0x1.3da2p-21f, 0x1.ce7242p-21f,
    // the slope
    1, 0x1.00220ep0f, 0x1.00888cp0f, 0x1.013472p0f, 0x1.022762p0f, 0x1.0363b8p0f, 0x1.04ec96p0f, 0x1.06c6p0f,
    0x1.08f4f6p0f, 0x1.0b7f9cp0f, 0x1.0e6d7p0f, 0x1.11c78ep0f, 0x1.159906p0f, 0x1.19ef4cp0f, 0x1.1edadep0f,
    0x1.247006p0f,
    // its rest
    -0x1.18p-42f, 0x1.9562dp-25f, 0x1.e7327p-25f, -0x1.a808p-30f, -0x1.9a1d5p-26f, -0x1.d5879p-25f, -0x1.950c6p-27f,
    0x1.e980cp-28f, -0x1.794p-27f, -0x1.b5cp-29f, 0x1.6216cp-25f, 0x1.9217a8p-25f, -0x1.be233p-26f, 0x1.8f5a5p-25f,
    0x1.e8416p-26f, 0x1.6d2bp-30f,
    // t^2
    0, 0x1.08696cp-6f, 0x1.09a756p-5f, 0x1.919e2p-5f, 0x1.0eb83ap-4f, 0x1.57483ep-4f, 0x1.a34b24p-4f, 0x1.f3a692p-4f,
    0x1.24b0fp-3f, 0x1.52d832p-3f, 0x1.84ff4ep-3f, 0x1.bc01bcp-3f, 0x1.f8eba8p-3f, 0x1.1e84d6p-2f, 0x1.44ff3p-2f,
    0x1.70f072p-2f,
    // t^3
    0x1.555556p-3f, 0x1.56ee98p-3f, 0x1.5bc51p-3f, 0x1.63f962p-3f, 0x1.6fc3d2p-3f, 0x1.7f7746p-3f, 0x1.9385dcp-3f,
    0x1.ac877p-3f, 0x1.cb42d6p-3f, 0x1.f0ba9ap-3f, 0x1.0f1f68p-2f, 0x1.2ac31p-2f, 0x1.4c688cp-2f, 0x1.758ea2p-2f,
    0x1.a837dap-2f, 0x1.e72226p-2f,
    // t^4
    0, 0x1.8dc8f8p-7f, 0x1.92f8acp-6f, 0x1.34ebb2p-5f, 0x1.a8b522p-5f, 0x1.142478p-4f, 0x1.5c02fep-4f, 0x1.ae4106p-4f,
    0x1.0723cep-3f, 0x1.401a32p-3f, 0x1.84b05p-3f, 0x1.d85516p-3f, 0x1.2017ap-2f, 0x1.61579ap-2f, 0x1.b4bb3ap-2f,
    0x1.1085a4p-1f,
    // t^5
    0x1.332e18p-4f, 0x1.37415p-4f, 0x1.439698p-4f, 0x1.58a23ap-4f, 0x1.779c6p-4f, 0x1.a26952p-4f, 0x1.db4adep-4f,
    0x1.12ec9ep-3f, 0x1.434a82p-3f, 0x1.821d42p-3f, 0x1.d43ccp-3f, 0x1.1ff32ap-2f, 0x1.6775ccp-2f, 0x1.c7824ep-2f,
    0x1.2539bp-1f, 0x1.7ff25ap-1f};
#endif
