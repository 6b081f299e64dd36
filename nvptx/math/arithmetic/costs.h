// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// generic/'s header of this name says what these are. A branch that few work-items take costs the others the same
// wherever it stands, and without a second body the code of a kernel is half as large.
#define rare_joins (vec_width == 1)
#define dear_branches (vec_width == 1 && elem_bits == 32)
#define words_of_double (vec_width == 1 && elem_bits == 64)
#define any_rare(question, of_registers) (question)
