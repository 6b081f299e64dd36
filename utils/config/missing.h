// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ONECLC_CONFIG_MISSING_H
#define ONECLC_CONFIG_MISSING_H

// What makes a file of the library that is missing in its folder, BUILD/share/clc or PREFIX/share/clc, for a target of
// ONECLC_TARGETS: a sentence, to be freed.
char *how_to_build(const char *folder, const char *target, const char *file);
#endif
