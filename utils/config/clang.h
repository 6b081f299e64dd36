// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ONECLC_CONFIG_CLANG_H
#define ONECLC_CONFIG_CLANG_H

// What a command, which ends in NULL, prints on standard output; to be freed. NULL if its exit status is 1; its own
// messages are not shown. Fails if it cannot be started or ends in another way.
char *ask_clang(const char *const *command);
#endif
