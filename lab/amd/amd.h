// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the parts of the amd backend, which runs AMD's code objects on no GPU: README.md here tells how.
#ifndef ONECLC_AMD_H
#define ONECLC_AMD_H
#include "common/backend.h"
#include <stdint.h>
#include <sys/types.h>

// ---- translator.c: instructions as functions of this processor, by a Python process with the emulator

// The scalar registers as the emulator numbers them: operands of the instructions' encodings, then its own.
enum {
  SGPR_VCC = 106,
  SGPR_TTMP = 108, // from gfx9 on
  SGPR_EXEC = 126,
  SGPR_CONSTANTS = 128, // inline constants, in the encodings' order
  SGPR_SHARED_BASE = 235,
  SGPR_PRIVATE_BASE = 237,
  SGPR_FLOATS = 240,
  SGPR_PC = 256,
  SGPR_PRIVATE_SIZE = 259,
  SGPR_COUNT = 260,
  VGPR_COUNT = 512 // 256 and, on gfx90a, as many accumulation registers
};

// What an instruction's function gets: the register files and memories of the emulator's numbers.
enum { FILE_SGPR, FILE_VGPR, FILE_MEMORY, FILE_LOCAL, FILE_PRIVATE, FILE_ACCUMULATORS, FILE_COUNT };
typedef void translated(void *, void *, void *, void *, void *, void *);

// What memory.py makes of a memory instruction; the names in comments are its.
typedef struct {
  uint8_t kind;        // LOAD, STORE, ATOMIC, PERMUTE, SWIZZLE
  uint8_t space;       // GLOBAL, LOCAL, PRIVATE, FLAT, BUFFER
  uint8_t size;        // bytes of each access
  uint8_t is_signed;   // a load of less than four bytes extends the sign
  uint8_t half;        // … or leaves the register's other half as it is
  uint8_t returns;     // an atomic operation gives the old value
  uint8_t accumulator; // the data are in accumulation registers
  uint8_t pair;        // a second access at offset1, from data1 or to the registers behind the destination
  uint8_t operation;   // ATOMICS
  uint8_t indexed;     // a private address has a vector register
  uint8_t compare_first;
  uint8_t high; // the half is the high one
  int16_t address, data, data1, destination;
  int16_t scalar; // register of a base address, or -1
  int16_t unused;
  int32_t offset, offset1;
} memory_operation;

typedef struct crossing crossing;
typedef enum { FAILED, CODE, MEMORY, NOTHING, BARRIER, END, CLOCK, UNKNOWN, CROSSING, MOVE, INDEX } instruction_kind;
typedef struct {
  uint8_t kind; // instruction_kind; UNKNOWN: not translated yet
  uint8_t size; // bytes in the program
  uint8_t files[6];
  union {
    translated *code;
    const memory_operation *memory;
    crossing *crossing;
    uint32_t number;
  };
} instruction;

typedef struct translator translator;
// Starts the process; NULL after a message that says the way out.
translator *start_translator(const char *gpu, unsigned wave);
void end_translator(translator *);
// Translates the instruction at `at`, of which `room` bytes can be read; false after a message.
bool translate(translator *, const void *at, size_t room, instruction *);

// ---- code_object.c and metadata.c: ELF files as lld writes them

// An argument of a kernel as its metadata describe it.
typedef struct {
  char kind[40]; // .value_kind: "global_buffer", "by_value", "hidden_grid_dims" …
  char type[56]; // .type_name
  size_t offset, size, alignment;
} kernel_argument;

typedef struct {
  char *name;
  unsigned argument_count;
  kernel_argument *arguments;
  size_t kernarg_size, most_local, required[3], local_size, private_size;
  bool uniform;
  // Of its descriptor:
  uint64_t entry; // address in this process
  uint32_t resources2;
  uint16_t properties;
} kernel;

typedef struct {
  uint8_t *memory; // the segments
  size_t size;
  kernel *kernels;
  unsigned kernel_count;
  instruction *instructions; // of each word of the memory
} code_object;

// False after a message; free_code_object() is due either way.
bool load_code_object(const char *file, size_t size, const char *name, unsigned wave, bool run, code_object *);
void free_code_object(code_object *);
// Reads the metadata: MessagePack, as LLVM's documentation of AMDGPU describes them.
bool read_metadata(const uint8_t *note, size_t size, code_object *);

// ---- memory.c

// Generic pointers into local and private memory have these words above; addresses of a host never do.
enum { LOCAL_APERTURE = 0x20000, PRIVATE_APERTURE = 0x10000 };
enum { LOCAL_MOST = 65536 };

typedef struct {
  uint32_t *sgpr, *vgpr, *accumulators;
  uint8_t *local, *private_memory; // of the group; of all lanes
  unsigned lanes;
  size_t local_size, private_size; // private memory of one lane
} wave_state;

// Does a memory instruction; false after a message.
bool access_memory(const memory_operation *, wave_state *);

// ---- dpp.c

// Whether the instruction there reads other lanes' registers.
bool is_crossing(const void *at, size_t room, bool gfx9);
// To be freed; NULL after a message.
crossing *read_crossing(translator *, const void *at, size_t room);
unsigned size_of_crossing(const crossing *);
// Executes it by `call`; false after a message.
bool execute_crossing(const crossing *, wave_state *, bool gfx9, void call(const instruction *, wave_state *));

// ---- wave.c

typedef struct {
  const code_object *object;
  const kernel *kernel;
  translator *translator;
  const char *gpu;
  unsigned lanes;
  size_t local_size; // with the arguments'
  const uint8_t *arguments, *packet;
  uint64_t *executed; // by all waves, but for instructions that do nothing here, such as waiting for memory
} dispatch;

// Runs a work-group of this size and number; false after a message.
bool run_group(const dispatch *, const size_t size[3], const size_t group[3]);

// ---- dispatch.c

// Lays out the arguments and runs all groups.
bool run_range(dispatch *, const ndrange *, const argument *, double *seconds);
#endif
