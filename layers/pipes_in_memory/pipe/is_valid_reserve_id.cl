// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// is_valid_reserve_id (6.15.17.2): whether the id is that of a reservation and not CLK_NULL_RESERVE_ID.
#include <pipe/reservation.h>

bool is_valid_reserve_id(reserve_id_t id) { return as_reservation(id) != no_reservation; }
