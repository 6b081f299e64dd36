// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A line on standard error that tells after two seconds what takes so long.
#ifndef ONECLC_RUN_PROGRESS_H
#define ONECLC_RUN_PROGRESS_H

// What the program does now, and which run of how many it is, or 0; NULL when it is done.
void set_progress(const char *stage, unsigned long run, unsigned long runs);
#endif
