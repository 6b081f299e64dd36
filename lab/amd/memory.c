// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory instructions: bytes at any address, lane by lane in order, so that atomic operations are. Local and private
// memory have their bounds.
#include "amd/amd.h"
#include <string.h>

enum { LOAD, STORE, ATOMIC, PERMUTE, SWIZZLE };
enum { GLOBAL, LOCAL, PRIVATE, FLAT, BUFFER };
// clang-format off
enum { SWAP, CMPSWAP, ADD, SUB, RSUB, SMIN, UMIN, SMAX, UMAX, AND, OR, XOR, INC, DEC, FADD, FMIN, FMAX, PKADD, CLAMPSUB, MSKOR };
// clang-format on

static int64_t extend_sign(uint64_t v, unsigned size) { return (int64_t)(v << (64 - 8 * size)) >> (64 - 8 * size); }

// What is less or greater, of two that may be NaN.
#define PICK(OPERATION, X, Y) \
  ((OPERATION) == FADD                             ? (X) + (Y) \
   : (X) != (X)                                    ? (Y) \
   : (Y) != (Y)                                    ? (X) \
   : ((OPERATION) == FMIN ? (Y) < (X) : (Y) > (X)) ? (Y) \
                                                   : (X))

static uint64_t of_floats(unsigned operation, uint64_t a, uint64_t b, unsigned size) {
  if (size == 4) {
    const uint32_t bits[2] = {a, b};
    float v[2], r;
    uint32_t result;
    memcpy(v, bits, 8);
    r = PICK(operation, v[0], v[1]);
    memcpy(&result, &r, 4);
    return result;
  }
  double x, y, r;
  memcpy(&x, &a, 8);
  memcpy(&y, &b, 8);
  r = PICK(operation, x, y);
  memcpy(&a, &r, 8);
  return a;
}

// Two sums of halves.
static uint32_t of_pairs(uint32_t a, uint32_t b) {
  _Float16 x[2], y[2];
  memcpy(x, &a, 4);
  memcpy(y, &b, 4);
  for (unsigned i = 0; i < 2; i++)
    x[i] += y[i];
  memcpy(&a, x, 4);
  return a;
}

// What an atomic operation leaves in memory, of what was there and the data; `second` is what a comparison is with, or
// a mask's value.
static uint64_t combine(unsigned operation, uint64_t old, uint64_t data, uint64_t second, unsigned size) {
  const int64_t signed_old = extend_sign(old, size), signed_data = extend_sign(data, size);
  switch (operation) {
  case SWAP:
    return data;
  case CMPSWAP:
    return old == second ? data : old;
  case ADD:
    return old + data;
  case SUB:
    return old - data;
  case RSUB:
    return data - old;
  case SMIN:
    return signed_old < signed_data ? old : data;
  case UMIN:
    return old < data ? old : data;
  case SMAX:
    return signed_old > signed_data ? old : data;
  case UMAX:
    return old > data ? old : data;
  case AND:
    return old & data;
  case OR:
    return old | data;
  case XOR:
    return old ^ data;
  case INC:
    return old >= data ? 0 : old + 1;
  case DEC:
    return old == 0 || old > data ? data : old - 1;
  case PKADD:
    return of_pairs(old, data);
  case CLAMPSUB:
    return old >= data ? old - data : 0;
  case MSKOR:
    return (old & ~data) | second;
  default:
    return of_floats(operation, old, data, size);
  }
}

// Where a lane's access is. Of local and private memory, checks the bounds; NULL after a message.
static uint8_t *locate(const memory_operation *m, const wave_state *w, unsigned lane, int32_t offset) {
  const uint32_t *const v = w->vgpr + m->address * w->lanes + lane;
  uint64_t at = 0;
  unsigned space = m->space;
  switch (space) {
  case LOCAL:
    at = (uint32_t)(*v + offset);
    break;
  case PRIVATE:
    at = (uint32_t)((m->indexed ? *v : 0) + (m->scalar >= 0 ? w->sgpr[m->scalar] : 0) + offset);
    break;
  case BUFFER: // the scalar offset is that of all lanes' memory, which is interleaved
    at = (uint32_t)((m->indexed ? *v : 0) + w->sgpr[m->scalar] / w->lanes + offset);
    space = PRIVATE;
    break;
  default:
    at = m->scalar >= 0 ? (w->sgpr[m->scalar] | (uint64_t)w->sgpr[m->scalar + 1] << 32) + *v
                        : *v | (uint64_t)v[w->lanes] << 32;
    at += (int64_t)offset;
    if (at >> 32 == LOCAL_APERTURE || at >> 32 == PRIVATE_APERTURE) {
      if (m->space != FLAT) {
        complain("a pointer to %s memory (0x%llx) where one to global memory is due",
                 at >> 32 == LOCAL_APERTURE ? "local" : "private", (unsigned long long)at);
        return NULL;
      }
      space = at >> 32 == LOCAL_APERTURE ? LOCAL : PRIVATE;
      at = (uint32_t)at;
    }
  }
  const size_t size = space == LOCAL ? w->local_size : w->private_size;
  if (space != LOCAL && space != PRIVATE)
    return (uint8_t *)at;
  if (at > size || m->size > size - at) {
    complain("%u bytes at %llu of %zu bytes of %s memory", m->size, (unsigned long long)at, size,
             space == LOCAL ? "local" : "private");
    return NULL;
  }
  return at + (space == LOCAL ? w->local : w->private_memory + lane * w->private_size);
}

static void load(const memory_operation *m, const uint8_t *from, uint32_t *to, unsigned lanes) {
  if (m->size >= 4) {
    for (unsigned i = 0; i < m->size / 4u; i++)
      memcpy(to + i * lanes, from + 4 * i, 4);
    return;
  }
  uint64_t v = 0;
  memcpy(&v, from, m->size);
  if (m->is_signed)
    v = extend_sign(v, m->size);
  *to = !m->half ? v : m->high ? (*to & 0xffff) | (uint32_t)v << 16 : (*to & 0xffff0000) | (v & 0xffff);
}

static void store(const memory_operation *m, const uint32_t *from, uint8_t *to, unsigned lanes) {
  if (m->size >= 4) {
    for (unsigned i = 0; i < m->size / 4u; i++)
      memcpy(to + 4 * i, from + i * lanes, 4);
    return;
  }
  const uint32_t v = m->high ? *from >> 16 : *from;
  memcpy(to, &v, m->size);
}

static uint64_t read_registers(const uint32_t *from, unsigned size, unsigned lanes) {
  return from[0] | (size == 8 ? (uint64_t)from[lanes] << 32 : 0);
}

static void change(const memory_operation *m, const uint32_t *data, const uint32_t *data1, uint8_t *at, uint32_t *to,
                   unsigned lanes) {
  uint64_t old = 0;
  memcpy(&old, at, m->size);
  uint64_t first = read_registers(data, m->size, lanes), second = 0;
  if (m->operation == CMPSWAP || m->operation == MSKOR)
    second = read_registers(data1, m->size, lanes);
  if (m->compare_first) {
    const uint64_t swap = first;
    first = second;
    second = swap;
  }
  const uint64_t result = combine(m->operation, old, first, second, m->size);
  memcpy(at, &result, m->size);
  if (m->returns) {
    to[0] = old;
    if (m->size == 8)
      to[lanes] = old >> 32;
  }
}

static bool is_active(const wave_state *w, unsigned lane) { return w->sgpr[SGPR_EXEC + lane / 32] >> lane % 32 & 1; }

// Each lane reads another's register. Lanes that are not active give 0. In a wave of 64, gfx10 and its successors reach
// the lane's own half.
static void permute(const memory_operation *m, wave_state *w, bool halves) {
  uint32_t result[64];
  const uint32_t *const data = w->vgpr + m->data * w->lanes;
  for (unsigned lane = 0; lane < w->lanes; lane++) {
    const uint32_t asked = (w->vgpr[m->address * w->lanes + lane] + m->offset) >> 2;
    const unsigned from = halves ? (asked & 31) | (lane & 32) : asked & (w->lanes - 1);
    result[lane] = is_active(w, from) ? data[from] : 0;
  }
  for (unsigned lane = 0; lane < w->lanes; lane++)
    if (is_active(w, lane))
      w->vgpr[m->destination * w->lanes + lane] = result[lane];
}

// Each lane takes the word of one of its 32, or of its four; of a lane that is not active, 0.
static void swizzle(const memory_operation *m, wave_state *w) {
  const uint32_t *const from = w->vgpr + m->address * w->lanes, pattern = m->offset;
  uint32_t taken[64];
  for (unsigned lane = 0; lane < w->lanes; lane++) {
    const unsigned source = pattern & 0x8000 ? (lane & ~3u) | (pattern >> 2 * (lane & 3) & 3)
                                             : (lane & 32) | ((((lane & pattern) | pattern >> 5) ^ pattern >> 10) & 31);
    taken[lane] = is_active(w, source) ? from[source] : 0;
  }
  for (unsigned lane = 0; lane < w->lanes; lane++)
    if (is_active(w, lane))
      w->vgpr[m->destination * w->lanes + lane] = taken[lane];
}

bool access_memory(const memory_operation *m, wave_state *w) {
  if (m->kind == SWIZZLE) {
    swizzle(m, w);
    return true;
  }
  if (m->kind == PERMUTE) {
    permute(m, w, w->lanes == 64 && w->accumulators == w->vgpr);
    return true;
  }
  uint32_t *const file = m->accumulator ? w->accumulators : w->vgpr;
  for (unsigned lane = 0; lane < w->lanes; lane++) {
    if (!is_active(w, lane))
      continue;
    uint8_t *place[2]; // the first load may overwrite the address
    for (unsigned i = 0; i <= m->pair; i++)
      if (!(place[i] = locate(m, w, lane, i ? m->offset1 : m->offset)))
        return complain("in lane %u", lane);
    for (unsigned i = 0; i <= m->pair; i++) {
      uint8_t *const at = place[i];
      uint32_t *const data = file + (i ? m->data1 : m->data) * w->lanes + lane;
      uint32_t *const to = file + (m->destination + i * m->size / 4) * w->lanes + lane;
      if (m->kind == LOAD)
        load(m, at, to, w->lanes);
      else if (m->kind == STORE)
        store(m, data, at, w->lanes);
      else // what a comparison is with stands in a register of its own, or behind the data
        change(m, data, m->space == LOCAL ? file + m->data1 * w->lanes + lane : data + m->size / 4 * w->lanes, at, to,
               w->lanes);
    }
  }
  return true;
}
