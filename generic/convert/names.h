// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file that defines the type dst has dstn, the vector of the same width as gentype, wordn if it defines an
// integer type dst_word, and convert(_sat_rte) for convert_uchar4_sat_rte.
#ifndef convert
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define dstn JOIN_(dst)
#define wordn JOIN_(dst_word)
#define convert(suffix) PASTE(JOIN_(PASTE(convert_, dst)), suffix)
#endif
