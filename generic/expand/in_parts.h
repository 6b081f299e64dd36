// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the vector form of a builtin by calls of other vector forms: of one that is wider than registers, by those
// for its halves, which have been expanded before; of three elements in one register, by that for four, which would
// fill it, too (the last element stands twice, so that the fourth is no case of its own). As in scalarized.h the scalar
// form is declared, `second` is the type of a binary builtin's second argument, and the calls are marked.
#if exceeds_registers
#define from_parts(FORM) ((gentype)(FORM(lo), FORM(hi_part)))
#else
#define from_parts(FORM) (FORM(xyzz).xyz)
#endif
#ifdef unary
sgentype unary(sgentype);
FOUR(sgentype) unary(FOUR(sgentype));
#define form_for(part) unary(x.part)
gentype unary(gentype x) {
  gentype result;
  [[clang::noinline]] result = from_parts(form_for);
  return result;
}
#elif defined binary
#ifndef second
#define second sgentype
#endif
sgentype binary(sgentype, second);
FOUR(sgentype) binary(FOUR(sgentype), FOUR(second));
#define form_for(part) binary(x.part, y.part)
gentype binary(gentype x, vec(second) y) {
  gentype result;
  [[clang::noinline]] result = from_parts(form_for);
  return result;
}
#else
sgentype ternary(sgentype, sgentype, sgentype);
FOUR(sgentype) ternary(FOUR(sgentype), FOUR(sgentype), FOUR(sgentype));
#define form_for(part) ternary(x.part, y.part, z.part)
gentype ternary(gentype x, gentype y, gentype z) {
  gentype result;
  [[clang::noinline]] result = from_parts(form_for);
  return result;
}
#endif
#undef form_for
#undef from_parts
