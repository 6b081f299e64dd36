// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overloads for vectors as forms (vector_forms.c): with the parameters and the results that LLVM's vectoriser expects,
// whatever Clang's calling convention makes of vectors, and with masks.
#include "forms.h"
#include <string.h>

bool in_memory(LLVMValueRef f) {
  for (unsigned i = 1; i <= LLVMCountParams(f); i++)
    if (has_attribute(f, i, "byval"))
      return true;
  return false;
}

// Whether parameter `i` is a vector of this type, passed in memory.
static bool is_in_memory(LLVMValueRef f, unsigned i, LLVMTypeRef type) {
  LLVMAttributeRef a = LLVMGetEnumAttributeAtIndex(f, i + 1, LLVMGetEnumAttributeKindForName("byval", 5));
  return a && LLVMGetTypeAttributeValue(a) == type;
}

// Two results have one type: LLVM 21 widens no call whose results differ in it. So a second one that is an int is
// returned as the bits of a number of the first one's type; none needs more than 16 (exponents, signs, seven bits of a
// quotient).
LLVMValueRef as_returned(const builtin *f, LLVMValueRef value, unsigned lanes) {
  if (f->second == f->type)
    return value;
  LLVMTypeRef ints = lanes_of(LLVMIntTypeInContext(f->c, width_of(f->type)), lanes);
  return LLVMBuildBitCast(f->b, LLVMBuildIntCast2(f->b, value, ints, true, ""), lanes_of(f->type, lanes), "");
}

LLVMValueRef as_stored(const builtin *f, LLVMValueRef value) {
  if (f->second == f->type)
    return value;
  value = LLVMBuildBitCast(f->b, value, LLVMIntTypeInContext(f->c, width_of(f->type)), "");
  return LLVMBuildIntCast2(f->b, value, f->second, true, "");
}

static void mark_in_memory(const builtin *f, LLVMValueRef call, unsigned parameter, LLVMTypeRef type) {
  LLVMAddCallSiteAttribute(call, parameter + 1,
                           LLVMCreateTypeAttribute(f->c, LLVMGetEnumAttributeKindForName("byval", 5), type));
  LLVMAddCallSiteAttribute(
      call, parameter + 1,
      LLVMCreateEnumAttribute(f->c, LLVMGetEnumAttributeKindForName("align", 5), width_of(type) / 8));
}

// A new function around an overload, which converts arguments and results.
static LLVMValueRef wrap(builtin *f, LLVMValueRef overload, unsigned lanes, const char *suffix,
                         LLVMValueRef attributes) {
  LLVMTypeRef type = LLVMGlobalGetValueType(overload), types[MOST_PARAMETERS + 1];
  LLVMGetParamTypes(type, types);
  LLVMValueRef form = add_internal(f, name_of(overload), suffix, form_type(f, lanes, false));
  give_attributes(form, LLVMAttributeFunctionIndex, attributes);
  LLVMPositionBuilderAtEnd(f->b, LLVMAppendBasicBlockInContext(f->c, form, ""));
  LLVMValueRef arguments[MOST_PARAMETERS + 1];
  unsigned count = f->name.count;
  for (unsigned i = 0; i < count; i++)
    if (LLVMGetTypeKind(types[i]) == LLVMPointerTypeKind)
      arguments[i] = LLVMBuildAlloca(f->b, lanes_of(f->own[i], lanes), "");
  if (f->second)
    arguments[count++] = LLVMBuildAlloca(f->b, lanes_of(f->second, lanes), "");
  for (unsigned i = 0; i < f->name.count; i++)
    if (LLVMGetTypeKind(types[i]) == LLVMPointerTypeKind)
      LLVMBuildStore(f->b, LLVMGetParam(form, i), arguments[i]);
    else
      arguments[i] = LLVMBuildBitCast(f->b, LLVMGetParam(form, i), types[i], "");
  LLVMValueRef made = call(f, overload, arguments, count);
  LLVMSetTailCall(made, !f->second && !in_memory(overload));
  for (unsigned i = 0; i < f->name.count; i++)
    if (LLVMGetTypeKind(types[i]) == LLVMPointerTypeKind)
      mark_in_memory(f, made, i, lanes_of(f->own[i], lanes));
  if (in_memory(overload))
    LLVMAddCallSiteAttribute(
        made, LLVMAttributeFunctionIndex,
        LLVMCreateEnumAttribute(f->c, LLVMGetEnumAttributeKindForName("alwaysinline", strlen("alwaysinline")), 0));
  LLVMValueRef result = LLVMBuildBitCast(f->b, made, lanes_of(f->type, lanes), "");
  if (f->returned != f->type)
    result = LLVMBuildFPExt(f->b, result, lanes_of(f->returned, lanes), "");
  if (f->second) {
    LLVMValueRef second = LLVMBuildLoad2(f->b, lanes_of(f->second, lanes), arguments[f->name.count], "");
    LLVMValueRef both = LLVMGetPoison(result_of_form(f, lanes));
    second = as_returned(f, second, lanes);
    both = LLVMBuildInsertValue(f->b, both, result, 0, "");
    result = LLVMBuildInsertValue(f->b, both, second, 1, "");
  }
  LLVMBuildRet(f->b, result);
  return form;
}

LLVMValueRef make_form(builtin *f, unsigned lanes, bool pair) {
  LLVMValueRef overload = find_overload(f, lanes);
  LLVMTypeRef type = LLVMGlobalGetValueType(overload), types[MOST_PARAMETERS + 1], found = LLVMGetReturnType(type);
  if (LLVMCountParams(overload) != f->name.count + (f->second != NULL) || width_of(found) != lanes * width_of(f->type))
    return NULL;
  LLVMGetParamTypes(type, types);
  bool natural = !f->second && found == lanes_of(f->type, lanes), as_passed = true;
  for (unsigned i = 0; i < f->name.count; i++) {
    const bool by_pointer = LLVMGetTypeKind(types[i]) == LLVMPointerTypeKind;
    if (by_pointer ? !pair || !is_in_memory(overload, i, lanes_of(f->own[i], lanes))
                   : width_of(types[i]) != lanes * width_of(f->own[i])) // AArch64 passes char2 as an int
      return NULL;
    natural = natural && types[i] == lanes_of(f->own[i], lanes);
    as_passed = as_passed && types[i] == lanes_of(f->passed[i], lanes);
  }
  if (f->returned != f->type && lanes == 16)
    return make_float_form(f);
  if (natural && as_passed && f->returned == f->type)
    return overload;
  // What an overload passes in memory, its form takes and returns in registers, of the width that half as many lanes
  // fill.
  return wrap(f, overload, lanes,
              f->returned != f->type ? ".w"
              : natural              ? ".i"
                                     : ".f",
              in_memory(overload) ? find_overload(f, lanes / 2) : overload);
}

// The argument of lanes that are off: one for which no function takes a path of its own.
static LLVMValueRef harmless(const builtin *f, unsigned parameter, unsigned lanes) {
  LLVMTypeRef own = f->own[parameter];
  LLVMValueRef value = LLVMGetTypeKind(own) == LLVMIntegerTypeKind
                           ? LLVMConstInt(own, 1, false)
                           : LLVMConstReal(own, has_policy(f->f, "half-in-lanes-off") ? 0.5 : 1),
               all[32];
  if (f->passed[parameter] != own)
    value = LLVMConstBitCast(value, f->passed[parameter]);
  for (unsigned i = 0; i < lanes; i++)
    all[i] = value;
  return LLVMConstVector(all, lanes);
}

// With AVX-512 a loop makes the mask's bytes by VPMOVM2B or its like, which wait for what was in their register before
// (Sapphire Rapids): that would be a late step of the call before, so that no two calls could overlap. So the form
// leaves the registers of its arguments empty.
LLVMValueRef make_masked_form(builtin *f, LLVMValueRef form, unsigned lanes, LLVMValueRef attributes) {
  LLVMValueRef masked = add_internal(f, name_of(form), ".m", form_type(f, lanes, true));
  LLVMValueRef mask = LLVMGetLastParam(masked), arguments[MOST_PARAMETERS + 1];
  give_attributes(masked, LLVMAttributeFunctionIndex, attributes);
  if (f->avx512)
    set_text_attribute(masked, "zero-call-used-regs", "used-arg");
  LLVMPositionBuilderAtEnd(f->b, LLVMAppendBasicBlockInContext(f->c, masked, ""));
  unsigned count = f->name.count;
  for (unsigned i = 0; i < count; i++)
    arguments[i] = LLVMBuildSelect(f->b, mask, LLVMGetParam(masked, i), harmless(f, i, lanes), "");
  if (f->spare)
    arguments[count++] = LLVMGetPoison(lanes_of(f->type, lanes));
  LLVMValueRef result = call(f, form, arguments, count);
  LLVMSetTailCallKind(result, f->avx512 ? LLVMTailCallKindNoTail : LLVMTailCallKindTail);
  LLVMBuildRet(f->b, result);
  return masked;
}
