// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// List scheduling of a block's operations (schedule.c).
#ifndef ONECLC_SCHEDULE_H
#define ONECLC_SCHEDULE_H
#include "passes.h"

// The processors whose latencies are meant.
typedef enum { ZEN_1, GOLDEN_COVE } processor;

// Puts operations of a block, which stand in its order, into an order in which chains of them take turns. What may
// touch memory stays in its order.
void schedule(LLVMValueRef *operations, unsigned count, processor);
#endif
