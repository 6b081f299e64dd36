// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// form-names: the lists of vector forms become short.
//
// For each kernel LLVM reads all lists a character at a time, whatever the kernel calls. It also looks through a list
// wherever it searches another attribute in the same chain of a hash table.
//   - A form that is the library's own gets the name that the vector function ABI has for it, _ZGVdN8v__Z3sinf.s say.
//     LLVM takes a form to be called so where its list says no name. The letters b, d, e and n stand for SSE, AVX2,
//     AVX-512 and Advanced SIMD.
//   - The scalar functions of one name, sin of half, of float and of double, share one list. Where LLVM looks for the
//     forms of a call, it takes from the list those of the function that is called.
// LLVM's verifier takes a list for a single form: one that contains a parenthesis has to end with one.
//
// The forms also begin at multiples of 64 bytes, where a line of the cache does. A loop waits for the instructions of a
// short form that lies across three lines.
//
// This ends when LLVM has the lists in a form that it need not parse for each kernel.
#include "variants.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_OF_CACHE = 64 };
static const char any_isa[] = "_ZGV_LLVM_";

static char isa_of(LLVMValueRef f) {
  if (is_for(LLVMGetGlobalParent(f), "aarch64"))
    return 'n';
  return has_feature(f, "+avx512f") ? 'e' : has_feature(f, "+avx2") ? 'd' : 'b';
}

// The entry's name with the letter of the processor, _ZGVdN4v__Z3sinf.s for _ZGV_LLVM_N4v__Z3sinf.s. It replaces the
// former one.
static void name_isa(variant *v) {
  if (strncmp(v->abi_name, any_isa, strlen(any_isa)))
    refuse(v->scalar, "the list of its vector forms has one for a processor");
  char *name;
  if (asprintf(&name, "_ZGV%c%s", isa_of(v->scalar), v->abi_name + strlen(any_isa)) < 0)
    refuse(v->scalar, "no memory");
  free(v->abi_name);
  v->abi_name = name;
}

// What the scalar's parameters are: v a vector's element, u the same for all elements.
static const char *kinds(const variant *v, size_t *length) {
  const char *at = v->abi_name + strlen("_ZGVdN");
  at += strspn(at, "0123456789");
  *length = strcspn(at, "_");
  return at;
}

static bool share_list(const variant *a, const variant *b) {
  size_t length_a, length_b;
  const char *kinds_a = kinds(a, &length_a), *kinds_b = kinds(b, &length_b);
  return is_overload(a->scalar, b->scalar) && length_a == length_b && !strncmp(kinds_a, kinds_b, length_a) &&
         isa_of(a->scalar) == isa_of(b->scalar);
}

static bool is_first(const variants *v, size_t i) { return !i || v->all[i - 1].scalar != v->all[i].scalar; }

// Gives one list to the scalar whose first entry is `first`, and to those behind it that share it.
static void write_list(const variants *v, size_t first) {
  char *list;
  size_t size;
  FILE *text = open_memstream(&list, &size);
  const variant *last = NULL;
  bool names = false, name = false;
  for (size_t i = first; i < v->count; i++) {
    const variant *entry = v->all + i;
    if (!share_list(v->all + first, entry))
      continue;
    name = strcmp(entry->abi_name, name_of(entry->form));
    fprintf(text, last ? ",%s" : "%s", entry->abi_name);
    if (name)
      fprintf(text, "(%s)", name_of(entry->form));
    names |= name;
    last = entry;
  }
  if (names && !name)
    fprintf(text, "(%s)", last->abi_name);
  fclose(text);
  for (size_t i = first; i < v->count; i++)
    if (is_first(v, i) && share_list(v->all + first, v->all + i))
      set_variants(v->all[i].scalar, list);
  free(list);
}

void form_names(LLVMModuleRef m) {
  variants v = read_variants(m);
  if (!v.count)
    refuse(NULL, "no function has a list of vector forms");
  for (size_t i = 0; i < v.count; i++) {
    LLVMValueRef form = v.all[i].form;
    name_isa(v.all + i);
    if (LLVMGetLinkage(form) != LLVMInternalLinkage || LLVMGetAlignment(form) == LINE_OF_CACHE)
      continue;
    if (LLVMGetNamedFunction(m, v.all[i].abi_name))
      refuse(form, "another function has its name in the vector function ABI");
    LLVMSetValueName2(form, v.all[i].abi_name, strlen(v.all[i].abi_name));
    LLVMSetAlignment(form, LINE_OF_CACHE);
  }
  for (size_t i = 0; i < v.count; i++) {
    size_t earlier = 0;
    while (earlier < i && !share_list(v.all + earlier, v.all + i))
      earlier++;
    if (earlier == i)
      write_list(&v, i);
  }
  free_variants(&v);
}
