// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names for the file of a conversion, which defines the type of the result, dst, and may define an integer type
// dst_word: dstn and wordn are their vectors of the same width as gentype, and convert(_sat_rte) is the builtin's name,
// such as convert_uchar4_sat_rte.
#ifndef convert
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define dstn vec(dst)
#define wordn vec(dst_word)
#define convert(suffix) PASTE(vec(PASTE(convert_, dst)), suffix)
#endif
