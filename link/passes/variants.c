// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists of vector forms in a module. Such a list is the text of an attribute of a scalar function, as LLVM's
// Language Reference has it ("Vector Function ABI Variants"): _ZGV_LLVM_N4v__Z3sinf.s(_Z3sinDv4_f),_ZGV_LLVM_N8v…
#include "variants.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char key[] = "vector-function-abi-variant";

variants read_variants(LLVMModuleRef m) {
  variants v = {NULL, 0};
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f)) {
    char *list = text_attribute(f, key), *rest = list, *entry;
    while (list && (entry = strsep(&rest, ","))) {
      char *name = strchr(entry, '(');
      if (!name)
        refuse(f, "the list of its vector forms has one without a name");
      *name++ = 0;
      name[strcspn(name, ")")] = 0;
      LLVMValueRef form = LLVMGetNamedFunction(m, name);
      if (!form)
        refuse(f, "the list of its vector forms names a function that is not there");
      v.all = realloc(v.all, (v.count + 1) * sizeof *v.all);
      v.all[v.count++] = (variant){f, strdup(entry), form};
    }
    free(list);
  }
  return v;
}

void set_variants(LLVMValueRef scalar, const char *list) { set_text_attribute(scalar, key, list); }

void write_variants(const variants *v) {
  for (size_t i = 0; i < v->count;) {
    LLVMValueRef scalar = v->all[i].scalar;
    char *list;
    size_t size;
    FILE *text = open_memstream(&list, &size);
    for (const char *between = ""; i < v->count && v->all[i].scalar == scalar; i++, between = ",")
      fprintf(text, "%s%s(%s)", between, v->all[i].abi_name, name_of(v->all[i].form));
    fclose(text);
    set_variants(scalar, list);
    free(list);
  }
}

void free_variants(variants *v) {
  for (size_t i = 0; i < v->count; i++)
    free(v->all[i].abi_name);
  free(v->all);
}
