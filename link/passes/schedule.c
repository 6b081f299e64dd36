// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// List scheduling (Gibbons and Muchnick, Efficient Instruction Scheduling for a Pipelined Architecture, 1986): one
// operation begins in each cycle, of those whose operands are there always that from which the longest way leads to the
// block's end. Of several such the first one in the block's order begins.
#include "schedule.h"
#include <stdlib.h>

static bool rounds(LLVMValueRef i) {
  return calls_intrinsic(i, "llvm.floor.") || calls_intrinsic(i, "llvm.ceil.") || calls_intrinsic(i, "llvm.trunc.") ||
         calls_intrinsic(i, "llvm.rint.") || calls_intrinsic(i, "llvm.roundeven.");
}

static unsigned latency_on_zen_1(LLVMValueRef i) {
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMFAdd:
  case LLVMFSub:
    return 3;
  case LLVMFMul:
    return 4;
  case LLVMFDiv:
    return 15;
  case LLVMSIToFP:
  case LLVMUIToFP:
  case LLVMFPToSI:
  case LLVMFPToUI:
  case LLVMFPExt:
  case LLVMFPTrunc:
    return 5;
  case LLVMBitCast:
  case LLVMShuffleVector:
  case LLVMGetElementPtr:
    return 0;
  case LLVMCall:
    return calls_intrinsic(i, "llvm.fma.") ? 5 : calls_intrinsic(i, "llvm.sqrt.") ? 15 : rounds(i) ? 4 : 1;
  default:
    return 1;
  }
}

static unsigned latency_on_golden_cove(LLVMValueRef i) {
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMFAdd:
  case LLVMFSub:
  case LLVMFMul:
    return 4;
  case LLVMFDiv:
    return 24;
  case LLVMFNeg:
  case LLVMLoad:
    return 0;
  case LLVMFCmp:
  case LLVMICmp:
    return 3;
  case LLVMSIToFP:
  case LLVMUIToFP:
  case LLVMFPToSI:
  case LLVMFPToUI:
    return 8;
  case LLVMCall:
    return calls_intrinsic(i, "llvm.fma.") || calls_intrinsic(i, "llvm.x86.avx512.") ? 4
           : calls_intrinsic(i, "llvm.sqrt.")                                        ? 32
           : rounds(i)                                                               ? 8
                                                                                     : 1;
  default:
    return latency_on_zen_1(i);
  }
}

// Whether an operation may touch memory. An intrinsic without memory does not.
static bool touches_memory(LLVMValueRef i) {
  switch (LLVMGetInstructionOpcode(i)) {
  case LLVMLoad:
  case LLVMStore:
  case LLVMFence:
  case LLVMAtomicRMW:
  case LLVMAtomicCmpXchg:
  case LLVMAlloca:
    return true;
  case LLVMCall:
    return !calls_intrinsic(i, "llvm.") || !is_without_memory(LLVMGetCalledValue(i));
  default:
    return false;
  }
}

typedef struct {
  LLVMValueRef instruction;
  unsigned cycles, height; // until its result is there, and until the block's end is
  unsigned ready;          // the cycle in which its operands are there
  unsigned operands;       // how many of them have not begun
  bool begun;
  unsigned *users, user_count; // in the same block
} operation;

// Notes that operation `user` waits for operation `used`.
static void wait_for(operation *all, unsigned user, unsigned used) {
  operation *u = all + used;
  if (u->user_count && u->users[u->user_count - 1] == user)
    return;
  u->users = realloc(u->users, (u->user_count + 1) * sizeof *u->users);
  u->users[u->user_count++] = user;
  all[user].operands++;
}

static void find_users(operation *all, unsigned count) {
  unsigned memory = count; // the last operation that touches it
  for (unsigned i = 0; i < count; i++) {
    for (int k = 0; k < LLVMGetNumOperands(all[i].instruction); k++) {
      LLVMValueRef operand = LLVMGetOperand(all[i].instruction, (unsigned)k);
      for (unsigned j = i; LLVMIsAInstruction(operand) && j-- > 0;)
        if (all[j].instruction == operand)
          wait_for(all, i, j);
    }
    if (!touches_memory(all[i].instruction))
      continue;
    if (memory < count)
      wait_for(all, i, memory);
    memory = i;
  }
}

// The operation that begins next, in cycle *time or later.
static unsigned choose(const operation *all, unsigned count, unsigned *time) {
  for (;; ++*time) {
    unsigned best = count;
    for (unsigned i = 0; i < count; i++)
      if (!all[i].begun && !all[i].operands && all[i].ready <= *time &&
          (best == count || all[i].height > all[best].height))
        best = i;
    if (best < count)
      return best;
  }
}

void schedule(LLVMValueRef *operations, unsigned count, processor p) {
  operation *all = calloc(count, sizeof *all);
  for (unsigned i = 0; i < count; i++)
    all[i].instruction = operations[i];
  find_users(all, count);
  for (unsigned i = count; i-- > 0;) {
    all[i].cycles = p == ZEN_1 ? latency_on_zen_1(operations[i]) : latency_on_golden_cove(operations[i]);
    for (unsigned k = 0; k < all[i].user_count; k++)
      if (all[i].height < all[all[i].users[k]].height)
        all[i].height = all[all[i].users[k]].height;
    all[i].height += all[i].cycles;
  }
  unsigned time = 0;
  for (unsigned n = 0; n < count; n++) {
    operation *best = all + choose(all, count, &time);
    best->begun = true;
    operations[n] = best->instruction;
    for (unsigned k = 0; k < best->user_count; k++) {
      operation *user = all + best->users[k];
      if (user->ready < time + best->cycles)
        user->ready = time + best->cycles;
      user->operands--;
    }
    time += best->cycles > 0;
  }
  for (unsigned i = 0; i < count; i++)
    free(all[i].users);
  free(all);
}
