// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the pass vector-forms share (vector_forms.c says what it does).
#ifndef ONECLC_FORMS_H
#define ONECLC_FORMS_H
#include "passes.h"

enum { MOST_PARAMETERS = 4, NAME_SIZE = 256 };

// ---- forms_names.c: mangled names

// A builtin that takes scalars, and perhaps a private pointer for a second result as its last parameter.
typedef struct {
  char plain[64];                   // sin
  char base[80];                    // _Z3sin
  char letters[MOST_PARAMETERS][3]; // the scalars' types, as they are mangled
  unsigned count;
  char second[3]; // the type of the second result; "" if there is none
} scalar_name;

// Whether a mangled name is such a builtin's.
bool read_scalar_name(const char *mangled, scalar_name *);
// The name of its overload for vectors of so many lanes.
void overload_name(const scalar_name *, unsigned lanes, char name[NAME_SIZE]);
LLVMTypeRef type_of_letter(LLVMContextRef, const char *letter);

// ---- A builtin that gets forms

enum { FORMS = 5 }; // for 2, 4, 8, 16 and 32 lanes

typedef struct {
  LLVMModuleRef m;
  LLVMContextRef c;
  LLVMBuilderRef b;
  LLVMValueRef f; // what kernels call
  scalar_name name;
  LLVMTypeRef type;                    // of the first result
  LLVMTypeRef own[MOST_PARAMETERS];    // the parameters' types
  LLVMTypeRef passed[MOST_PARAMETERS]; // how F.s and the forms take them: halves as ints where loading a half waits
  LLVMTypeRef returned;                // the type of the first result of F.s: float where halves are rounded last
  LLVMTypeRef second;                  // or NULL
  bool avx2, avx512;
  bool fours;      // the form of 32 lanes fills four registers (of double)
  bool spare;      // a parameter of no meaning stands behind the others (spare_parameter)
  bool moves_body; // F.s holds the body, which no function of the library calls
  bool masks;      // there are forms with masks
  bool leads;      // F leads the vectoriser to wider calls (lead)
  LLVMValueRef form[FORMS], masked[FORMS];
  LLVMValueRef widest;   // the overload whose attributes the kernel gets
  LLVMValueRef *aliases; // functions that become the same: other names, overloads for pointers of other spaces
  unsigned alias_count;
} builtin;

LLVMTypeRef lanes_of(LLVMTypeRef scalar, unsigned lanes); // the scalar itself for one
bool is_of_processor(const char *intrinsic);              // whether it is an instruction of one sort of processor
LLVMValueRef find_overload(const builtin *, unsigned lanes);
// The type of F.s and of forms: parameters, results, and a mask if there are lanes for one.
LLVMTypeRef form_type(const builtin *, unsigned lanes, bool with_mask);
LLVMTypeRef result_of_form(const builtin *, unsigned lanes);
unsigned width_of(LLVMTypeRef);
LLVMValueRef add_internal(const builtin *, const char *name, const char *suffix, LLVMTypeRef);
// An intrinsic of LLVM's, overloaded for these types.
LLVMValueRef intrinsic(LLVMModuleRef, const char *name, LLVMTypeRef *types, unsigned count);
LLVMValueRef call(const builtin *, LLVMValueRef function, LLVMValueRef *arguments, unsigned count);

// ---- forms_facts.c: which builtins get forms

typedef struct {
  builtin *all;
  unsigned count;
} builtin_list;

builtin_list find_builtins(LLVMModuleRef);
bool has_wide_form(const builtin *);

// ---- forms_vectors.c: overloads as forms

// The function that serves as the form of so many lanes; NULL if there is none. A `pair` may be passed in memory.
LLVMValueRef make_form(builtin *, unsigned lanes, bool pair);
LLVMValueRef make_masked_form(builtin *, LLVMValueRef form, unsigned lanes, LLVMValueRef attributes);
bool in_memory(LLVMValueRef function);
// At the builder's place: a second result as a call of a form returns it, and as the builtin stores it.
LLVMValueRef as_returned(const builtin *, LLVMValueRef, unsigned lanes);
LLVMValueRef as_stored(const builtin *, LLVMValueRef);

// ---- forms_scalar.c

// F.s, which takes the body of F, or calls F.body, which does: F has none any more.
LLVMValueRef make_scalar(builtin *);

// ---- forms_wide.c

// The form of 32 lanes of a builtin whose overload for 16 fills a register; NULL if its code cannot be made wider.
LLVMValueRef make_wide_form(builtin *);

// ---- forms_halves.c

// Code that starts with the block `first` and uses a half gets an int that holds its bits.
void use_int(builtin *, LLVMValueRef half, LLVMValueRef as_int, LLVMBasicBlockRef first);

// ---- forms_floats.c

// Whether F.s and the forms return floats, which F rounds.
bool returns_floats(const builtin *);
// Makes such a function's code return floats.
void return_floats(builtin *, LLVMValueRef function);
// The form of 16 lanes, whose overload becomes a call of it.
LLVMValueRef make_float_form(builtin *);

// ---- forms_lead.c

// At the builder's place: code that leads LLVM to calls of twice as many lanes; returns the same value as `result`.
LLVMValueRef lead(builtin *, LLVMValueRef first_argument, LLVMValueRef result);
#endif
