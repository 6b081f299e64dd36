// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For software_double.c: types, constants, variables and functions that have doubles get new ones that have their bits.
#include "retyped.h"
#include <stdlib.h>
#include <string.h>

LLVMTypeRef retyped(LLVMTypeRef type) {
  LLVMContextRef context = LLVMGetTypeContext(type);
  const LLVMTypeKind kind = LLVMGetTypeKind(type);
  if (kind == LLVMDoubleTypeKind)
    return LLVMInt64TypeInContext(context);
  if (kind == LLVMVectorTypeKind)
    return LLVMVectorType(retyped(LLVMGetElementType(type)), LLVMGetVectorSize(type));
  if (kind == LLVMArrayTypeKind)
    return LLVMArrayType2(retyped(LLVMGetElementType(type)), LLVMGetArrayLength2(type));
  if (kind != LLVMStructTypeKind && kind != LLVMFunctionTypeKind)
    return type;
  const bool is_function = kind == LLVMFunctionTypeKind;
  const unsigned count = is_function ? LLVMCountParamTypes(type) : LLVMCountStructElementTypes(type);
  LLVMTypeRef *parts = malloc((count + 1) * sizeof *parts), made = type;
  if (is_function)
    LLVMGetParamTypes(type, parts);
  else
    LLVMGetStructElementTypes(type, parts);
  parts[count] = is_function ? LLVMGetReturnType(type) : LLVMVoidTypeInContext(context);
  bool changed = false;
  for (unsigned i = 0; i <= count; i++) {
    changed |= has_double(parts[i]);
    parts[i] = retyped(parts[i]);
  }
  if (changed)
    made = is_function ? LLVMFunctionType(parts[count], parts, count, LLVMIsFunctionVarArg(type))
                       : LLVMStructTypeInContext(context, parts, count, LLVMIsPackedStruct(type));
  free(parts);
  return made;
}

bool has_double(LLVMTypeRef type) { return retyped(type) != type; }

LLVMValueRef retyped_constant(LLVMValueRef v) {
  LLVMTypeRef from = LLVMTypeOf(v), to = retyped(from);
  if (to == from)
    return v;
  if (LLVMIsPoison(v))
    return LLVMGetPoison(to);
  if (LLVMIsUndef(v))
    return LLVMGetUndef(to);
  if (LLVMIsNull(v))
    return LLVMConstNull(to);
  const LLVMTypeKind kind = LLVMGetTypeKind(from);
  if (kind == LLVMDoubleTypeKind) {
    if (!LLVMIsAConstantFP(v))
      refuse(v, "a constant expression of double");
    LLVMBool inexact;
    const double number = LLVMConstRealGetDouble(v, &inexact);
    unsigned long long bits;
    memcpy(&bits, &number, sizeof bits);
    return LLVMConstInt(to, bits, false);
  }
  const unsigned count = kind == LLVMVectorTypeKind  ? LLVMGetVectorSize(from)
                         : kind == LLVMArrayTypeKind ? (unsigned)LLVMGetArrayLength2(from)
                                                     : LLVMCountStructElementTypes(from);
  LLVMValueRef *parts = malloc((count + 1) * sizeof *parts);
  for (unsigned i = 0; i < count; i++)
    parts[i] = retyped_constant(LLVMGetAggregateElement(v, i));
  LLVMValueRef made = kind == LLVMVectorTypeKind ? LLVMConstVector(parts, count)
                      : kind == LLVMArrayTypeKind
                          ? LLVMConstArray2(LLVMGetElementType(to), parts, count)
                          : LLVMConstStructInContext(LLVMGetTypeContext(to), parts, count, LLVMIsPackedStruct(to));
  free(parts);
  return made;
}

// Copies the attributes at an index of a function or a call; types are those of the bits, and nofpclass goes.
static void copy_attributes(LLVMValueRef to, LLVMValueRef from, LLVMAttributeIndex index) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(from));
  const bool is_call = LLVMIsACallInst(from);
  const unsigned nofpclass = LLVMGetEnumAttributeKindForName("nofpclass", strlen("nofpclass"));
  const unsigned count =
      is_call ? LLVMGetCallSiteAttributeCount(from, index) : LLVMGetAttributeCountAtIndex(from, index);
  LLVMAttributeRef *all = malloc((count + 1) * sizeof *all);
  if (is_call)
    LLVMGetCallSiteAttributes(from, index, all);
  else
    LLVMGetAttributesAtIndex(from, index, all);
  for (unsigned i = 0; i < count; i++) {
    LLVMAttributeRef a = all[i];
    if (LLVMIsTypeAttribute(a))
      a = LLVMCreateTypeAttribute(context, LLVMGetEnumAttributeKind(a), retyped(LLVMGetTypeAttributeValue(a)));
    else if (!LLVMIsStringAttribute(a) && LLVMGetEnumAttributeKind(a) == nofpclass)
      continue;
    if (is_call)
      LLVMAddCallSiteAttribute(to, index, a);
    else
      LLVMAddAttributeAtIndex(to, index, a);
  }
  free(all);
}

void copy_all_attributes(LLVMValueRef to, LLVMValueRef from, unsigned parameters) {
  for (unsigned i = 0; i <= parameters; i++) // of the result first
    copy_attributes(to, from, i);
  copy_attributes(to, from, (LLVMAttributeIndex)LLVMAttributeFunctionIndex);
}

// ---- variables and functions. All are made anew, so that they keep their order.

static void take_name(LLVMValueRef to, LLVMValueRef from) {
  char *name = strdup(name_of(from));
  LLVMSetValueName2(from, "", 0);
  LLVMSetValueName2(to, name, strlen(name));
  free(name);
  LLVMSetLinkage(to, LLVMGetLinkage(from));
  LLVMSetVisibility(to, LLVMGetVisibility(from));
  LLVMSetUnnamedAddress(to, LLVMGetUnnamedAddress(from));
  LLVMReplaceAllUsesWith(from, to);
}

void retype_variable(LLVMModuleRef m, LLVMValueRef v) {
  const unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(v));
  LLVMValueRef made = LLVMAddGlobalInAddressSpace(m, retyped(LLVMGlobalGetValueType(v)), "", space);
  if (LLVMGetInitializer(v))
    LLVMSetInitializer(made, retyped_constant(LLVMGetInitializer(v)));
  LLVMSetGlobalConstant(made, LLVMIsGlobalConstant(v));
  LLVMSetAlignment(made, LLVMGetAlignment(v));
  take_name(made, v);
  LLVMDeleteGlobal(v);
}

void retype_function(LLVMBuilderRef b, LLVMModuleRef m, LLVMValueRef f) {
  LLVMValueRef made = LLVMAddFunction(m, "", retyped(LLVMGlobalGetValueType(f)));
  copy_all_attributes(made, f, LLVMCountParams(f));
  LLVMSetFunctionCallConv(made, LLVMGetFunctionCallConv(f));
  for (LLVMBasicBlockRef block; (block = LLVMGetFirstBasicBlock(f));) {
    LLVMRemoveBasicBlockFromParent(block);
    LLVMAppendExistingBasicBlock(made, block);
  }
  for (unsigned i = 0; i < LLVMCountParams(f); i++) {
    LLVMValueRef old = LLVMGetParam(f, i), parameter = LLVMGetParam(made, i);
    if (!LLVMIsDeclaration(made) && LLVMTypeOf(old) != LLVMTypeOf(parameter)) {
      LLVMPositionBuilderBefore(b, LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(made)));
      parameter = LLVMBuildBitCast(b, parameter, LLVMTypeOf(old), "");
    }
    if (LLVMGetFirstUse(old))
      LLVMReplaceAllUsesWith(old, parameter);
  }
  take_name(made, f);
  LLVMDeleteFunction(f);
}
