// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-run's exit statuses beside USAGE_ERROR, as its --help tells them.
#ifndef ONECLC_RUN_STATUS_H
#define ONECLC_RUN_STATUS_H
enum { OK, RUN_ERROR, COMPILE_ERROR = 3, DEVICE_MISSING };
#endif
