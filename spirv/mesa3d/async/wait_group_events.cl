// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wait_group_events is left to Mesa: OpGroupWaitEvents.
