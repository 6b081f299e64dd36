// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a builtin's file says to the passes over the linked library (link/passes), about the functions that it marks:
//
//   policy("not-lanewise") gentype normalize(gentype p) { … }               of every type
//   policy_of("double", "ordered-pair") gentype acosh(gentype x) { … }      of these elements alone
//
// link/passes/policies.c lists the words. Beside a policy stand the reason, the machine and the date of the
// measurement.
#ifndef ONECLC_EXPAND_POLICY_H
#define ONECLC_EXPAND_POLICY_H
#define policy(word) policy_of("", word)
#define policy_of(elements, word) __attribute__((annotate("oneclc-" word ":" elements)))
#endif
