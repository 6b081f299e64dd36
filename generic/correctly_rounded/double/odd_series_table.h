// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Taylor series of tan and asin and, with alternating signs, of tanh and asinh, behind x: the coefficients of x^3,
// x^5 ... as fractions in two words, rounded down. lab/coefficients/double_tables.py prints them.
#ifndef ONECLC_CORRECTLY_ROUNDED_ODD_SERIES_TABLE_H
#define ONECLC_CORRECTLY_ROUNDED_ODD_SERIES_TABLE_H
static table_space const ulong2 tangent_terms[6] = {
    {0x5555555555555555, 0x5555555555555555}, {0x2222222222222222, 0x2222222222222222},
    {0x0dd0dd0dd0dd0dd0, 0xdd0dd0dd0dd0dd0d}, {0x05993d220b043e7c, 0xcb5aee9277605993},
    {0x0244dc6abcd84791, 0xeb6a3872e9f6403b}, {0x00eb69e870abeefd, 0xafe606d2e4d1e65f}};
static table_space const ulong2 arcsine_terms[6] = {
    {0x2aaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa}, {0x1333333333333333, 0x3333333333333333},
    {0x0b6db6db6db6db6d, 0xb6db6db6db6db6db}, {0x07c71c71c71c71c7, 0x1c71c71c71c71c71},
    {0x05ba2e8ba2e8ba2e, 0x8ba2e8ba2e8ba2e8}, {0x04713b13b13b13b1, 0x3b13b13b13b13b13}};
#endif
