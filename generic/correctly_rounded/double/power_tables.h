// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of power.h: the powers 2^(k/16) as sums of two doubles, and 1/2!, 1/3! ... 1/30! as fractions in two words,
// rounded down. lab/coefficients/double_tables.py prints them.
#ifndef ONECLC_CORRECTLY_ROUNDED_POWER_TABLES_H
#define ONECLC_CORRECTLY_ROUNDED_POWER_TABLES_H
#include <correctly_rounded/table_space.h>

static table_space const double powers_of_two[16] = {
    0x1.0000000000000p+0, 0x1.0b5586cf9890fp+0, 0x1.172b83c7d517bp+0, 0x1.2387a6e756238p+0,
    0x1.306fe0a31b715p+0, 0x1.3dea64c123422p+0, 0x1.4bfdad5362a27p+0, 0x1.5ab07dd485429p+0,
    0x1.6a09e667f3bcdp+0, 0x1.7a11473eb0187p+0, 0x1.8ace5422aa0dbp+0, 0x1.9c49182a3f090p+0,
    0x1.ae89f995ad3adp+0, 0x1.c199bdd85529cp+0, 0x1.d5818dcfba487p+0, 0x1.ea4afa2a490dap+0};
static table_space const double powers_of_two_low[16] = {0x0.0p+0,
                                                         0x1.8a62e4adc610bp-54,
                                                         -0x1.19041b9d78a76p-55,
                                                         0x1.9b07eb6c70573p-54,
                                                         0x1.6f46ad23182e4p-55,
                                                         0x1.ada0911f09ebcp-55,
                                                         0x1.d4397afec42e2p-56,
                                                         0x1.6324c054647adp-54,
                                                         -0x1.bdd3413b26456p-54,
                                                         -0x1.41577ee04992fp-55,
                                                         0x1.6e9f156864b27p-54,
                                                         0x1.c7c46b071f2bep-56,
                                                         0x1.7a1cd345dcc81p-54,
                                                         0x1.11065895048ddp-55,
                                                         0x1.2ed02d75b3707p-55,
                                                         -0x1.e9c23179c2893p-54};

static table_space const ulong2 reciprocal_factorials[29] = {
    {0x8000000000000000, 0x0000000000000000}, {0x2aaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa},
    {0x0aaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa}, {0x0222222222222222, 0x2222222222222222},
    {0x005b05b05b05b05b, 0x05b05b05b05b05b0}, {0x000d00d00d00d00d, 0x00d00d00d00d00d0},
    {0x0001a01a01a01a01, 0xa01a01a01a01a01a}, {0x00002e3bc74aad8e, 0x671f5583911ca002},
    {0x0000049f93edde27, 0xd71cbbc05b4fa999}, {0x0000006b99159fd5, 0x138e3f9d1f92e0df},
    {0x00000008f76c77fc, 0x6c4bdaa26d4c3d67}, {0x00000000b092309d, 0x43684be51c198e91},
    {0x000000000c9cba54, 0x603e4e905d6f8a2e}, {0x0000000000d73f9f, 0x399dc0f88ec32b58},
    {0x00000000000d73f9, 0xf399dc0f88ec32b5}, {0x000000000000ca96, 0x3b81856a53593028},
    {0x0000000000000b41, 0x3c31dcbecbbdd802}, {0x0000000000000097, 0xa4da340a0ab92650},
    {0x0000000000000007, 0x950ae900808941ea}, {0x0000000000000000, 0x5c6e3bdb73d5c62f},
    {0x0000000000000000, 0x04338e5b6dfe14a5}, {0x0000000000000000, 0x002ec368262c7033},
    {0x0000000000000000, 0x0001f2cf01972f57}, {0x0000000000000000, 0x000013f3ccdd165f},
    {0x0000000000000000, 0x000000c4742fe352}, {0x0000000000000000, 0x0000000746ac70b7},
    {0x0000000000000000, 0x0000000042862898}, {0x0000000000000000, 0x00000000024b3f31},
    {0x0000000000000000, 0x000000000013932c}};
#endif
