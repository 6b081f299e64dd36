// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions whose first operand comes from other lanes (DPP16), by three steps: a register gets what each lane
// reads, the instruction is executed with that register for its operand and without the lanes that it leaves out, and
// the register gets back what it had ("RDNA3.5 Instruction Set Architecture: Reference Guide", "DPP16"; "CDNA4 …",
// "VOP_DPP").
#include "amd/amd.h"
#include <stdlib.h>
#include <string.h>

// The first operand that says that the word behind the instruction has it, and where vector registers begin.
enum { OPERAND_DPP = 250, FIRST_VGPR = 256 };
enum { QUAD_PERM_END = 0x100, ROW_SHL = 0x100, ROW_SHR = 0x110, ROW_ROR = 0x120, WAVE_SHL = 0x130, WAVE_ROL = 0x134 };
enum { WAVE_SHR = 0x138, WAVE_ROR = 0x13c, ROW_MIRROR = 0x140, ROW_HALF_MIRROR = 0x141, ROW_BCAST15 = 0x142 };
enum { ROW_BCAST31 = 0x143, ROW_SHARE = 0x150, ROW_XMASK = 0x160, CONTROL_END = 0x170 };
enum { FETCH_INACTIVE = 1 << 18, BOUND_CONTROL = 1 << 19, MODIFIERS = 15 << 20 };

struct crossing {
  uint32_t words[4]; // without DPP, and what the emulator reads beyond
  uint32_t control;
  unsigned size; // in the program
  unsigned place;
  instruction plain;
};

bool is_crossing(const void *at, size_t room, bool gfx9) {
  uint32_t word[3];
  if (room < sizeof word)
    return false;
  memcpy(word, at, sizeof word);
  if (!(word[0] >> 31)) // VOP1, VOP2, VOPC; with modifiers the emulator does them
    return (word[0] & 511) == OPERAND_DPP && !(word[1] & MODIFIERS);
  return !gfx9 && (word[0] >> 26 == 0x35 || word[0] >> 24 == 0xcc) && (word[1] & 511) == OPERAND_DPP; // VOP3, VOP3P
}

// A register that the instruction does not name; 16-bit instructions reach the first 128.
static unsigned free_register(const crossing *c) {
  const uint32_t *w = c->words;
  const unsigned named[] = {w[0] & 255, w[0] >> 9 & 255, w[0] >> 17 & 255, w[1] >> 9 & 255, w[1] >> 18 & 255};
  for (unsigned r = 127;; r--) {
    bool is_free = true;
    for (unsigned i = 0; i < sizeof named / sizeof *named; i++)
      is_free &= (named[i] & 127) != r && (named[i] & 127) + 1 != r;
    if (is_free)
      return r;
  }
}

crossing *read_crossing(translator *t, const void *at, size_t room) {
  crossing *c = calloc(1, sizeof *c);
  memcpy(c->words, at, room < sizeof c->words ? room : sizeof c->words);
  const unsigned word = c->words[0] >> 31 != 0;
  c->control = c->words[word + 1];
  c->size = 4 * (word + 2);
  c->words[word + 1] = 0;
  c->place = free_register(c);
  c->words[word] = (c->words[word] & ~511u) | (FIRST_VGPR + c->place);
  if (translate(t, c->words, sizeof c->words, &c->plain) && c->plain.kind == CODE)
    return c;
  free(c);
  complain("an instruction with DPP");
  return NULL;
}

unsigned size_of_crossing(const crossing *c) { return c->size; }

// The lane that a lane reads, -1 if there is none, -2 if the control is no number that is known.
static int source_of(unsigned control, int lane, int lanes, bool gfx9) {
  const int row = lane & ~15, place = lane & 15, n = control & 15;
  if (control < QUAD_PERM_END)
    return (lane & ~3) | (control >> 2 * (lane & 3) & 3);
  if (control > ROW_SHL && control < ROW_SHR)
    return place + n < 16 ? lane + n : -1;
  if (control > ROW_SHR && control < ROW_ROR)
    return place >= n ? lane - n : -1;
  if (control > ROW_ROR && control < WAVE_SHL)
    return row | ((place - n) & 15);
  if (control >= ROW_SHARE && control < ROW_XMASK)
    return row | n;
  if (control >= ROW_XMASK && control < CONTROL_END && !gfx9)
    return lane ^ n;
  switch (control) {
  case ROW_MIRROR:
    return lane ^ 15;
  case ROW_HALF_MIRROR:
    return lane ^ 7;
  }
  switch (gfx9 ? control : 0) {
  case WAVE_SHL:
    return lane + 1 < lanes ? lane + 1 : -1;
  case WAVE_ROL:
    return (lane + 1) % lanes;
  case WAVE_SHR:
    return lane - 1;
  case WAVE_ROR:
    return (lane + lanes - 1) % lanes;
  case ROW_BCAST15:
    return row ? row - 1 : -1;
  case ROW_BCAST31:
    return lane >= 32 ? 31 : -1;
  }
  return -2;
}

bool execute_crossing(const crossing *c, wave_state *s, bool gfx9, void call(const instruction *, wave_state *)) {
  const uint64_t active = s->sgpr[SGPR_EXEC] | (uint64_t)s->sgpr[SGPR_EXEC + 1] << 32;
  const uint32_t control = c->control, *const from = s->vgpr + (size_t)(control & 255) * s->lanes;
  uint32_t *const to = s->vgpr + (size_t)c->place * s->lanes, read[64], saved[64];
  uint64_t taking_part = 0;
  for (unsigned lane = 0; lane < s->lanes; lane++) {
    const int source = source_of(control >> 8 & 511, lane, s->lanes, gfx9);
    if (source == -2)
      return complain("DPP control 0x%x is not emulated", control >> 8 & 511);
    const bool valid = source >= 0 && (active >> source & 1 || (control & FETCH_INACTIVE && !gfx9));
    const bool enabled = control >> (24 + lane % 16 / 4) & 1 && control >> (28 + lane / 16) & 1;
    read[lane] = valid ? from[source] : 0;
    if (enabled && (valid || control & BOUND_CONTROL))
      taking_part |= UINT64_C(1) << lane;
  }
  taking_part &= active;
  memcpy(saved, to, s->lanes * sizeof *to);
  memcpy(to, read, s->lanes * sizeof *to);
  const uint64_t next = (s->sgpr[SGPR_PC] | (uint64_t)s->sgpr[SGPR_PC + 1] << 32) + c->size, at = (uint64_t)c->words;
  s->sgpr[SGPR_PC] = at;
  s->sgpr[SGPR_PC + 1] = at >> 32;
  s->sgpr[SGPR_EXEC] = taking_part;
  s->sgpr[SGPR_EXEC + 1] = taking_part >> 32;
  call(&c->plain, s);
  if (taking_part != active) { // otherwise a comparison may have written it
    s->sgpr[SGPR_EXEC] = active;
    s->sgpr[SGPR_EXEC + 1] = active >> 32;
  }
  s->sgpr[SGPR_PC] = next;
  s->sgpr[SGPR_PC + 1] = next >> 32;
  memcpy(to, saved, s->lanes * sizeof *to);
  return true;
}
