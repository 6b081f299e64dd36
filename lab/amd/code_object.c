// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads a code object into memory: an ELF file whose layout LLVM's "User Guide for AMDGPU Backend" describes under
// "Code Object" and "Kernel Descriptor".
#include "amd/amd.h"
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MACHINE_AMDGPU = 224, NOTE_METADATA = 32, RELOCATION_RELATIVE64 = 13, WORD = 4 };

typedef struct {
  const char *file, *name;
  size_t size;
  const Elf64_Ehdr *header;
  const Elf64_Phdr *segments;
  const Elf64_Shdr *sections;
} elf;

static bool is_within(const elf *e, uint64_t offset, uint64_t size) {
  return offset <= e->size && size <= e->size - offset;
}

static bool read_header(elf *e) {
  e->header = (const void *)e->file;
  if (e->size < sizeof *e->header || memcmp(e->header->e_ident, ELFMAG, SELFMAG) ||
      e->header->e_ident[EI_CLASS] != ELFCLASS64 || e->header->e_machine != MACHINE_AMDGPU)
    return complain("%s: not a code object of AMD's", e->name);
  if (!is_within(e, e->header->e_phoff, e->header->e_phnum * sizeof *e->segments) ||
      !is_within(e, e->header->e_shoff, e->header->e_shnum * sizeof *e->sections))
    return complain("%s: a code object cut short", e->name);
  e->segments = (const void *)(e->file + e->header->e_phoff);
  e->sections = (const void *)(e->file + e->header->e_shoff);
  return true;
}

static bool load_segments(const elf *e, code_object *o) {
  for (unsigned i = 0; i < e->header->e_phnum; i++) {
    const Elf64_Phdr *s = &e->segments[i];
    if (s->p_type != PT_LOAD)
      continue;
    if (!is_within(e, s->p_offset, s->p_filesz) || s->p_filesz > s->p_memsz || s->p_vaddr > 1u << 30 ||
        s->p_memsz > 1u << 30)
      return complain("%s: a segment beyond the file", e->name);
    if (s->p_vaddr + s->p_memsz > o->size)
      o->size = s->p_vaddr + s->p_memsz;
  }
  o->memory = mmap(NULL, o->size + 64, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (o->memory == MAP_FAILED) {
    o->memory = NULL;
    return complain("%s: no memory for %zu bytes", e->name, o->size);
  }
  for (unsigned i = 0; i < e->header->e_phnum; i++) {
    const Elf64_Phdr *s = &e->segments[i];
    if (s->p_type == PT_LOAD)
      memcpy(o->memory + s->p_vaddr, e->file + s->p_offset, s->p_filesz);
  }
  return true;
}

static bool relocate(const elf *e, code_object *o) {
  for (unsigned i = 0; i < e->header->e_shnum; i++) {
    const Elf64_Shdr *s = &e->sections[i];
    if (s->sh_type != SHT_RELA || !is_within(e, s->sh_offset, s->sh_size))
      continue;
    const Elf64_Rela *r = (const void *)(e->file + s->sh_offset);
    for (size_t n = s->sh_size / sizeof *r; n--; r++) {
      if (ELF64_R_TYPE(r->r_info) != RELOCATION_RELATIVE64 || r->r_offset + 8 > o->size)
        return complain("%s: a relocation of type %u, which lld does not make of kernels", e->name,
                        (unsigned)ELF64_R_TYPE(r->r_info));
      const uint64_t address = (uint64_t)(o->memory + r->r_addend);
      memcpy(o->memory + r->r_offset, &address, 8);
    }
  }
  return true;
}

// Where a symbol of the dynamic table lies; 0: nowhere.
static uint64_t find_symbol(const elf *e, const char *name) {
  for (unsigned i = 0; i < e->header->e_shnum; i++) {
    const Elf64_Shdr *s = &e->sections[i];
    if (s->sh_type != SHT_DYNSYM || s->sh_link >= e->header->e_shnum || !is_within(e, s->sh_offset, s->sh_size))
      continue;
    const Elf64_Shdr *strings = &e->sections[s->sh_link];
    const Elf64_Sym *symbol = (const void *)(e->file + s->sh_offset);
    for (size_t n = s->sh_size / sizeof *symbol; n--; symbol++)
      if (is_within(e, strings->sh_offset + symbol->st_name, strlen(name) + 1) &&
          !strcmp(e->file + strings->sh_offset + symbol->st_name, name))
        return symbol->st_value;
  }
  return 0;
}

static bool read_notes(const elf *e, code_object *o) {
  for (unsigned i = 0; i < e->header->e_phnum; i++) {
    const Elf64_Phdr *s = &e->segments[i];
    if (s->p_type != PT_NOTE || !is_within(e, s->p_offset, s->p_filesz) || s->p_filesz < sizeof(Elf64_Nhdr))
      continue;
    const Elf64_Nhdr *note = (const void *)(e->file + s->p_offset);
    const uint64_t begin = sizeof *note + ((note->n_namesz + 3) & ~3u);
    if (note->n_type == NOTE_METADATA && begin + note->n_descsz <= s->p_filesz)
      return read_metadata((const uint8_t *)note + begin, note->n_descsz, o) ||
             complain("%s: metadata that cannot be read", e->name);
  }
  return complain("%s: no metadata", e->name);
}

// The descriptor of a kernel is 64 bytes.
static bool read_descriptor_of(const elf *e, const code_object *o, unsigned wave, kernel *k) {
  char symbol[1024];
  snprintf(symbol, sizeof symbol, "%s.kd", k->name);
  const uint64_t at = find_symbol(e, symbol);
  if (!at || at + 64 > o->size)
    return complain("%s: kernel %s has no descriptor", e->name, k->name);
  uint32_t sizes[2], resources1;
  int64_t entry;
  uint16_t preload;
  memcpy(sizes, o->memory + at, 8);
  memcpy(&entry, o->memory + at + 16, 8);
  memcpy(&resources1, o->memory + at + 48, 4);
  memcpy(&k->resources2, o->memory + at + 52, 4);
  memcpy(&k->properties, o->memory + at + 56, 2);
  memcpy(&preload, o->memory + at + 58, 2);
  k->local_size = sizes[0];
  k->private_size = sizes[1];
  k->entry = (uint64_t)(o->memory + at) + entry;
  // COMPUTE_PGM_RSRC1: bits 12 to 15 are rounding modes, 0 to the nearest; 16 to 19 say which subnormals are kept, 3 all.
  if (resources1 >> 12 & 15)
    return complain("kernel %s is compiled for another rounding than to nearest", k->name);
  if ((resources1 >> 16 & 15) != 15)
    return complain("kernel %s is compiled to flush subnormals, which is not emulated", k->name);
  if (preload)
    return complain("kernel %s is compiled for arguments in registers (kernarg preload), which is not emulated",
                    k->name);
  const unsigned lanes = k->properties & 1 << 10 ? 32 : 64; // ENABLE_WAVEFRONT_SIZE32
  if (lanes != wave)
    return complain("kernel %s is compiled for waves of %u, the device has waves of %u (amd:GPU:wave64 or amd:GPU)",
                    k->name, lanes, wave);
  return true;
}

bool load_code_object(const char *file, size_t size, const char *name, unsigned wave, bool run, code_object *o) {
  elf e = {.file = file, .name = name, .size = size};
  if (!read_header(&e) || !read_notes(&e, o))
    return false;
  if (!run)
    return true;
  if (!load_segments(&e, o) || !relocate(&e, o))
    return false;
  for (unsigned i = 0; i < o->kernel_count; i++)
    if (!read_descriptor_of(&e, o, wave, &o->kernels[i]))
      return false;
  o->instructions = calloc(o->size / WORD + 1, sizeof *o->instructions);
  for (size_t i = 0; i < o->size / WORD + 1; i++)
    o->instructions[i].kind = UNKNOWN;
  return true;
}

void free_code_object(code_object *o) {
  for (unsigned i = 0; i < o->kernel_count; i++) {
    free(o->kernels[i].name);
    free(o->kernels[i].arguments);
  }
  free(o->kernels);
  for (size_t i = 0; o->instructions && i < o->size / 4; i++)
    if (o->instructions[i].kind == CROSSING)
      free(o->instructions[i].crossing);
  free(o->instructions);
  if (o->memory)
    munmap(o->memory, o->size + 64);
}
