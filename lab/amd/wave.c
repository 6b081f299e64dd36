// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A work-group's waves: the registers that they begin with (LLVM's "User Guide for AMDGPU Backend", "Initial Kernel
// Execution State") and the fetch of their instructions, in turns.
#include "amd/amd.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// What registers and memory hold that nobody has written: a kernel must not rest on it.
enum { GARBAGE = 0x7db97531 };
// A wave that executes this many instructions in a group is taken to be caught in a loop.
enum { MOST_INSTRUCTIONS = 400000000 };
// The turns of waves are of changing length, up to this many instructions, so that they meet in many ways.
enum { LONGEST_TURN = 1000 };

typedef struct {
  wave_state state;
  bool ended, waits;
  uint64_t count;
  unsigned relative, index; // gfx9: which operands of moves are counted from the index, as s_set_gpr_idx_on says
} wave;

static uint64_t get_pc(const wave *w) { return w->state.sgpr[SGPR_PC] | (uint64_t)w->state.sgpr[SGPR_PC + 1] << 32; }
static void set_pc(wave *w, uint64_t pc) {
  w->state.sgpr[SGPR_PC] = pc;
  w->state.sgpr[SGPR_PC + 1] = pc >> 32;
}

static bool is_gfx9(const dispatch *d) { return !strncmp(d->gpu, "gfx9", 4); }

static void fill(void *to, size_t size) {
  uint32_t *words = to;
  for (size_t i = 0; i < size / 4; i++)
    words[i] = GARBAGE;
}

static void set_address(uint32_t *registers, const void *address) {
  const uint64_t a = (uint64_t)address;
  registers[0] = a;
  registers[1] = a >> 32;
}

// Inline constants are registers to the emulator, too: 0 to 64, -1 to -16, then those of floating-point operands.
static void set_constants(uint32_t *s) {
  static const uint32_t floats[9] = {0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000,
                                     0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};
  memset(s + SGPR_CONSTANTS, 0, (SGPR_COUNT - SGPR_CONSTANTS) * sizeof *s);
  for (unsigned i = 0; i <= 64; i++)
    s[SGPR_CONSTANTS + i] = i;
  for (unsigned i = 1; i <= 16; i++)
    s[SGPR_CONSTANTS + 64 + i] = -i;
  memcpy(s + SGPR_FLOATS, floats, sizeof floats);
  s[SGPR_SHARED_BASE] = LOCAL_APERTURE;
  s[SGPR_PRIVATE_BASE] = PRIVATE_APERTURE;
}

// The scalar registers that the kernel's descriptor asks for, in its order.
static void set_scalars(const dispatch *d, const size_t group[3], uint32_t *s) {
  const unsigned asked = d->kernel->properties;
  unsigned n = 0;
  if (asked & 1) // private segment buffer: buffer instructions here need none
    n += 4;
  if (asked & 2) {
    set_address(s + n, d->packet);
    n += 2;
  }
  if (asked & 4) // queue
    n += 2;
  if (asked & 8) {
    set_address(s + n, d->arguments);
    n += 2;
  }
  if (asked & 16) // dispatch's number
    n += 2;
  if (asked & 32) { // flat scratch: private memory begins at 0
    s[n] = s[n + 1] = 0;
    n += 2;
  }
  if (asked & 64)
    s[n++] = d->kernel->private_size;
  if (!strncmp(d->gpu, "gfx12", 5)) {
    s[SGPR_TTMP + 7] = group[1] | group[2] << 16;
    s[SGPR_TTMP + 9] = group[0];
    return;
  }
  n = d->kernel->resources2 >> 1 & 31;
  for (unsigned i = 0; i < 3; i++)
    if (d->kernel->resources2 >> (7 + i) & 1)
      s[n++] = group[i];
  if (d->kernel->resources2 & 1) // where this wave's private memory begins
    s[n] = 0;
}

static void begin_wave(const dispatch *d, const size_t size[3], const size_t group[3], size_t first, wave *w) {
  wave_state *const s = &w->state;
  const size_t items = size[0] * size[1] * size[2];
  fill(s->sgpr, SGPR_CONSTANTS * sizeof *s->sgpr);
  fill(s->vgpr, VGPR_COUNT * d->lanes * sizeof *s->vgpr);
  if (s->accumulators != s->vgpr)
    fill(s->accumulators, VGPR_COUNT * d->lanes * sizeof *s->vgpr);
  memset(s->private_memory, 0xa5, d->kernel->private_size * d->lanes);
  s->sgpr[SGPR_VCC] = s->sgpr[SGPR_VCC + 1] = 0;
  s->sgpr[124] = 0; // gfx11's and gfx12's null register, which gfx9 has for M0
  set_constants(s->sgpr);
  set_scalars(d, group, s->sgpr);
  s->sgpr[SGPR_PRIVATE_SIZE] = d->kernel->private_size;
  set_pc(w, d->kernel->entry);
  uint64_t active = 0;
  for (unsigned lane = 0; lane < d->lanes && first + lane < items; lane++) {
    const size_t id = first + lane;
    active |= UINT64_C(1) << lane;
    s->vgpr[lane] = id % size[0] | id / size[0] % size[1] << 10 | id / (size[0] * size[1]) << 20;
  }
  s->sgpr[SGPR_EXEC] = active;
  s->sgpr[SGPR_EXEC + 1] = active >> 32;
  w->ended = w->waits = false;
  w->count = 0;
  w->relative = w->index = 0;
}

// Moves between vector registers that are counted from an index: gfx11's and gfx12's v_movreld_b32 and v_movrels_b32;
// gfx9's v_mov_b32 between s_set_gpr_idx_on and _off.
enum { VOP1_FIELDS = (int)0xfe01fe00, V_MOV = 0x7e000200, V_MOVRELD = 0x7e008400, V_MOVRELS = 0x7e008600 };
enum {
  S_SET_GPR_IDX_ON = 0xbf11,
  S_SET_GPR_IDX_OFF = 0xbf9c,
  FROM_INDEX = 1,
  TO_INDEX = 8,
  M0_OF_GFX9 = 124,
  M0,
  LITERAL = 255,
  SCALAR = 2 // the first bits of instructions of scalar registers alone, and of waits
};

static bool is_move(const dispatch *d, const wave *w, uint32_t word) {
  const int operation = (int)word &VOP1_FIELDS;
  return is_gfx9(d) ? w->relative && operation == V_MOV : operation == V_MOVRELD || operation == V_MOVRELS;
}

static bool has_literal(uint32_t word) { return (word & 511) == LITERAL; }

static bool move(const dispatch *d, const wave *w, const uint32_t *words) {
  const uint32_t word = words[0];
  const wave_state *const s = &w->state;
  const bool scalar = !(word >> 8 & 1);
  const uint32_t index = is_gfx9(d) ? w->index : s->sgpr[M0];
  const unsigned relative = is_gfx9(d) ? w->relative : ((int)word &VOP1_FIELDS) == V_MOVRELS ? FROM_INDEX : TO_INDEX;
  const uint64_t from = (word & 255) + (relative & FROM_INDEX ? index : 0),
                 to = (word >> 17 & 255) + (relative & TO_INDEX ? index : 0);
  if ((scalar && relative & FROM_INDEX) || from > 255 || to > 255)
    return complain("a move of register %llu to %llu", (unsigned long long)from, (unsigned long long)to);
  for (unsigned lane = 0; lane < s->lanes; lane++)
    if (s->sgpr[SGPR_EXEC + lane / 32] >> lane % 32 & 1)
      s->vgpr[to * s->lanes + lane] = has_literal(word) ? words[1]
                                      : scalar          ? s->sgpr[from]
                                                        : s->vgpr[from * s->lanes + lane];
  return true;
}

static void set_index(wave *w, uint32_t word) {
  w->relative = word >> 16 == S_SET_GPR_IDX_ON ? word >> 8 & 15 : 0;
  w->index = word >> 16 == S_SET_GPR_IDX_ON ? w->state.sgpr[word & 255] & 255 : 0;
  if (w->relative)
    w->state.sgpr[M0_OF_GFX9] = (w->state.sgpr[M0_OF_GFX9] & 0xffff0f00) | w->relative << 12 | w->index;
}

// Finds out what an instruction is that has not come before; false after a message.
static bool read_instruction(const dispatch *d, const wave *w, const void *at, size_t room, instruction *i) {
  uint32_t word;
  memcpy(&word, at, sizeof word);
  const bool sets_index = is_gfx9(d) && (word >> 16 == S_SET_GPR_IDX_ON || word >> 16 == S_SET_GPR_IDX_OFF);
  if (sets_index || is_move(d, w, word)) {
    const unsigned words = !sets_index && has_literal(word) ? 2 : 1;
    *i = (instruction){.kind = sets_index ? INDEX : MOVE, .size = words * sizeof word, .number = word};
    return true;
  }
  if (w->relative && word >> 30 != SCALAR)
    return complain("instruction 0x%x with registers that are counted from an index is not emulated", word);
  if (!is_crossing(at, room, is_gfx9(d)))
    return translate(d->translator, at, room, i);
  crossing *const c = read_crossing(d->translator, at, room);
  if (!c)
    return false;
  i->kind = CROSSING;
  i->size = size_of_crossing(c);
  i->crossing = c;
  return true;
}

static void call(const instruction *i, wave_state *s) {
  void *const files[FILE_COUNT] = {s->sgpr, s->vgpr, NULL, s->local, s->private_memory, s->accumulators};
  void *given[6];
  for (unsigned n = 0; n < 6; n++)
    given[n] = files[i->files[n]];
  i->code(given[0], given[1], given[2], given[3], given[4], given[5]);
}

static void read_clock(uint32_t *to) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  const uint64_t ticks = now.tv_sec * UINT64_C(100000000) + now.tv_nsec / 10; // of 100 MHz, as gfx11's
  to[0] = ticks;
  to[1] = ticks >> 32;
}

// Executes up to `turn` instructions, until the wave ends or comes to a barrier.
static bool execute(const dispatch *d, wave *w, uint64_t turn) {
  const code_object *o = d->object;
  while (turn--) {
    const uint64_t pc = get_pc(w), at = pc - (uint64_t)o->memory;
    if (at >= o->size || at % 4)
      return complain("kernel %s goes on at address 0x%llx, which is not in its code object", d->kernel->name,
                      (unsigned long long)pc);
    instruction *const i = &o->instructions[at / 4];
    if (i->kind == UNKNOWN && !read_instruction(d, w, o->memory + at, o->size - at, i))
      return complain("kernel %s at 0x%llx", d->kernel->name, (unsigned long long)at);
    w->count++;
    *d->executed += i->kind != NOTHING;
    if (i->kind == CODE) { // which sets the next address itself
      call(i, &w->state);
      continue;
    }
    if (i->kind == CROSSING) {
      if (!execute_crossing(i->crossing, &w->state, is_gfx9(d), call))
        return complain("kernel %s at 0x%llx", d->kernel->name, (unsigned long long)at);
      continue;
    }
    set_pc(w, pc + i->size);
    switch (i->kind) {
    case MEMORY:
      if (!access_memory(i->memory, &w->state))
        return complain("kernel %s at 0x%llx", d->kernel->name, (unsigned long long)at);
      break;
    case MOVE:
      if (!move(d, w, (const uint32_t *)(o->memory + at)))
        return complain("kernel %s at 0x%llx", d->kernel->name, (unsigned long long)at);
      break;
    case INDEX:
      set_index(w, i->number);
      break;
    case CLOCK:
      read_clock(w->state.sgpr + i->number);
      break;
    case END:
      w->ended = true;
      return true;
    case BARRIER:
      w->waits = true;
      return true;
    }
  }
  if (w->count > MOST_INSTRUCTIONS)
    return complain("kernel %s: more than %d instructions in one wave", d->kernel->name, MOST_INSTRUCTIONS);
  return true;
}

// Executes all waves in turns.
static bool execute_all(const dispatch *d, wave *waves, size_t count) {
  uint32_t random = 1;
  for (;;) {
    bool running = false, waiting = false;
    for (size_t i = 0; i < count; i++) {
      random = random * 1664525 + 1013904223; // Numerical Recipes' sequence
      if (!waves[i].ended && !waves[i].waits &&
          !execute(d, &waves[i], count == 1 ? UINT32_MAX : 1 + (random >> 8) % LONGEST_TURN))
        return false;
      running |= !waves[i].ended && !waves[i].waits;
      waiting |= waves[i].waits;
    }
    if (running)
      continue;
    if (!waiting)
      return true;
    for (size_t i = 0; i < count; i++) // all have come to the barrier, or ended
      waves[i].waits = false;
  }
}

bool run_group(const dispatch *d, const size_t size[3], const size_t group[3]) {
  const size_t count = (size[0] * size[1] * size[2] - 1) / d->lanes + 1;
  const bool own_accumulators = is_gfx9(d);
  uint8_t *const local = malloc(d->local_size + 16);
  wave *const waves = calloc(count, sizeof *waves);
  fill(local, d->local_size + 16);
  for (size_t i = 0; i < count; i++) {
    wave_state *const s = &waves[i].state;
    s->lanes = d->lanes;
    s->local = local;
    s->local_size = d->local_size;
    s->private_size = d->kernel->private_size;
    s->sgpr = malloc(SGPR_COUNT * sizeof *s->sgpr);
    s->vgpr = malloc(VGPR_COUNT * d->lanes * sizeof *s->vgpr);
    s->accumulators = own_accumulators ? malloc(VGPR_COUNT * d->lanes * sizeof *s->vgpr) : s->vgpr;
    s->private_memory = malloc(d->kernel->private_size * d->lanes + 16);
    begin_wave(d, size, group, i * d->lanes, &waves[i]);
  }
  const bool good = execute_all(d, waves, count);
  for (size_t i = 0; i < count; i++) {
    free(waves[i].state.sgpr);
    free(waves[i].state.private_memory);
    if (own_accumulators)
      free(waves[i].state.accumulators);
    free(waves[i].state.vgpr);
  }
  free(waves);
  free(local);
  return good;
}
