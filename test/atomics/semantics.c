// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests what each overload of each atomic builtin returns and what it leaves in the object, without contention: each
// work-item has objects of its own. Covers all types, all address spaces (private, too), all forms (plain, with order,
// with order and scope, which are constants or variables), success and failure of compare-and-exchange, and the
// builtins of OpenCL C 1.x. By default each operation has one constant order with a scope, and compare-and-exchange has
// half of its forms, which change from operation to operation and from type to type: Intel's compiler takes a minute
// for all of them.
// ONE-LEVEL: scalars alone are atomic.
// ALSO-CL1.2: OpenCL C 1.2 has other atomics, alone.
// BUILTINS: atomic
#include "atomics.h"

enum { ITEMS = 64, SLOTS = 256 };
static const char *const modern[] = {"fetch_add", "fetch_sub", "fetch_min", "fetch_max",
                                     "fetch_and", "fetch_or",  "fetch_xor", "exchange"};
static const char *const legacy[] = {"add", "sub", "min", "max", "and", "or", "xor", "xchg", "inc", "dec"};

static char source[1 << 17];
static size_t end;
static unsigned slots;
static struct {
  operation op;
  char what;
} expected[SLOTS]; // what: '=' a compare-and-exchange that succeeds, '!' one that fails, 'o' any other operation

#define emit(...) (end += (size_t)sprintf(source + end, __VA_ARGS__))

static void emit_call(const char *builtin, operation o, const char *arguments) {
  emit("  SET(a); out[%u * n + i] = %s(p%s); out[%u * n + i] = GET;\n", slots, builtin, arguments, slots + 1);
  expected[slots].op = o, expected[slots].what = 'o', slots += 2;
}

static void emit_modern(const type *t, const char *space) {
  char name[64], arguments[128];
  const char *const scope[] = {"memory_scope_work_group", "memory_scope_device", "memory_scope_all_svm_devices",
                               "memory_scope_work_item"};
  for (operation o = ADD; o <= SWAP; o++) {
    if ((t->kind == 'f' && (o == AND || o == OR || o == XOR)) ||
        (!strcmp(space, "private") && o == SWAP && t->size > 2))
      continue;
    sprintf(name, "atomic_%s", modern[o]);
    emit_call(name, o, ", b");
    strcat(name, "_explicit");
    for (unsigned k = 0; k < 5; k++) {
      sprintf(arguments, ", b, memory_order_%s", orders[k]);
      if (k == o % 5)
        emit_call(name, o, arguments);
      if (!test.full && k != (o + 2 + (unsigned)(t - kinds)) % 5)
        continue;
      sprintf(arguments, ", b, memory_order_%s, %s", orders[k], scope[(o + k) % 4]);
      emit_call(name, o, arguments);
    }
    emit_call(name, o, ", b, order, scope");
  }
  if (!strcmp(space, "private") && t->size > 2)
    return;
  emit("  atomic_store(p, a); out[%u * n + i] = atomic_load(p); atomic_store_explicit(p, b, memory_order_release); "
       "out[%u * n + i] = atomic_load_explicit(p, memory_order_acquire);\n",
       slots, slots + 1);
  expected[slots].op = SWAP, expected[slots].what = 'o', slots += 2;
  if (t->size == 2)
    return;
  emit("  atomic_init(p, a); out[%u * n + i] = atomic_load_explicit(p, order, scope); atomic_store_explicit(p, b, "
       "order, scope); "
       "out[%u * n + i] = atomic_load(p);\n",
       slots, slots + 1);
  expected[slots].op = SWAP, expected[slots].what = 'o', slots += 2;
  const char *const forms[] = {"", ", memory_order_acq_rel, memory_order_acquire",
                               ", memory_order_seq_cst, memory_order_relaxed, memory_scope_work_group",
                               ", order, order, scope"};
  for (unsigned k = 0; k < 16; k++) { // success and failure, strong and weak, all forms; *e is the expected value
    const bool fails = k & 1, weak = k & 2;
    const unsigned form = k >> 2;
    if (!test.full && ((k ^ k >> 1 ^ form ^ (unsigned)(t - kinds)) & 1))
      continue;
    const char *e = !strcmp(space, "generic") ? "eg" : weak ? "el" : "ep";
    emit("  atomic_store(p, a); *%s = %s; %s(atomic_compare_exchange_%s%s(p, %s, b%s)); out[%u * n + i] = *%s; out[%u "
         "* n + i] = atomic_load(p);\n",
         e, fails ? "b" : "a", fails ? "bad += " : "bad += !", weak ? "weak" : "strong", form ? "_explicit" : "", e,
         forms[form], slots, e, slots + 1);
    expected[slots].op = SWAP, expected[slots].what = fails ? '!' : '=', slots += 2;
  }
}

static void emit_legacy(const type *t) {
  char name[64];
  for (int old = 0; old < 2; old++)
    for (operation o = ADD; o <= DEC; o++) {
      if ((t->size == 8 && !old) || (t->kind == 'f' && (old || o != SWAP)))
        continue;
      sprintf(name, "%s_%s", old ? "atom" : "atomic", legacy[o]);
      emit("  *p = a; out[%u * n + i] = %s(p%s); out[%u * n + i] = *p;\n", slots, name, o >= INC ? "" : ", b",
           slots + 1);
      expected[slots].op = o, expected[slots].what = 'o', slots += 2;
    }
  for (int k = 0; k < 4 && t->kind != 'f'; k++) {
    if (t->size == 8 && k < 2)
      continue;
    emit("  *p = a; out[%u * n + i] = %s_cmpxchg(p, %s, b); out[%u * n + i] = *p;\n", slots, k < 2 ? "atomic" : "atom",
         k & 1 ? "b" : "a", slots + 1);
    expected[slots].op = SWAP, expected[slots].what = k & 1 ? '!' : '=', slots += 2;
  }
}

static uint64_t argument_of(const type *t, unsigned i) {
  static const float values[] = {0, -1, 1.5f, -2.25f, 1024, 3, -7.75f, 100, INFINITY, NAN, 0.125f, -60};
  const float f = values[random_bits() % 12];
  value v = {0};
  if (t->kind != 'f')
    v.bits = i % 3 ? random_bits() : random_bits() % 5 - 2, v.bits &= t->size == 8 ? ~0ull : 0xffffffffull;
  else if (t->size == 4)
    v.f = f;
  else if (t->size == 8)
    v.d = f;
  else
    v.h = (_Float16)f;
  return v.bits;
}

static bool same(const type *t, uint64_t x, uint64_t y) {
  const value a = {x}, b = {y};
  if (t->kind == 'f' && (t->size == 4   ? a.f != a.f && b.f != b.f
                         : t->size == 8 ? a.d != a.d && b.d != b.d
                                        : a.h != a.h && b.h != b.h))
    return true;
  return x == y || (t->kind == 'f' && t->size == 4 && a.f == b.f) || (t->kind == 'f' && t->size == 8 && a.d == b.d) ||
         (t->kind == 'f' && t->size == 2 && a.h == b.h);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "atomic builtins, each work-item alone");
  const bool has_modern = strcmp(test.std, "CL1.2") != 0;
  for (size_t k = 0; k < KINDS; k++)
    // 0 to 2: C11 atomics in global, local and generic memory; 3, 4: OpenCL C 1.x in global and local memory; 5: what
    // opencl-c.h declares for private memory.
    for (int way = 0; way < 6; way++) {
      const type *t = &kinds[k];
      const bool old = way == 3 || way == 4;
      const char *space = way == 5 ? "private" : way == 2 ? "generic" : way == 1 || way == 4 ? "local" : "global";
      if ((!old && !has_modern) || (old && (t->size == 2 || !strcmp(t->name, "double"))) || !has_type(t) ||
          (old && t->size == 8 && !has_long_legacy()) || (way == 2 && !device_has(test.device, "generic")) ||
          (way == 5 && (t->kind != 'f' || device_has(test.device, "source"))))
        continue;
      end = slots = 0;
      if (way == 5)
        emit("#define SET(x) *(private %s *)p = x\n#define GET *(private %s *)p\n", t->name, t->name);
      else
        emit("#define SET(x) atomic_store_explicit(p, x, memory_order_relaxed, memory_scope_device)\n"
             "#define GET atomic_load_explicit(p, memory_order_relaxed, memory_scope_device)\n");
      emit(
          "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable\n"
          "#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable\n"
          "kernel void run(global %s *object, global const %s *as, global const %s *bs, global %s *out, global int "
          "*failures, int o, int s) {\n"
          "  const int i = get_global_id(0), n = get_global_size(0); const %s a = as[i], b = bs[i]; int bad = 0;\n",
          t->name, t->name, t->name, t->name, t->name);
      if (strcmp(space, "global"))
        emit("  local %s objects[%d];\n", t->name, ITEMS);
      if (old) {
        emit("  volatile %s %s *p = %s;\n", space, t->name, way == 4 ? "objects + i" : "object + i");
        emit_legacy(t);
      } else {
        emit("  const memory_order order = (memory_order)o; const memory_scope scope = (memory_scope)s; local %s "
             "others[%d]; %s mine;\n"
             "  private %s *ep = &mine; local %s *el = others + i; %s\n",
             t->name, ITEMS, t->name, t->name, t->name, way == 2 ? "" : "");
        if (way == 2) // generic pointers: half of the objects lie in local memory, half in global memory
          emit("  %s *eg = i & 1 ? (%s *)&mine : (%s *)el; volatile atomic_%s *p = i & 2 ? (volatile atomic_%s "
               "*)(objects + i) : (volatile atomic_%s *)(object + i);\n",
               t->name, t->name, t->name, t->name, t->name, t->name);
        else if (way == 5)
          emit("  volatile private atomic_%s *p = (volatile private atomic_%s *)ep;\n", t->name, t->name);
        else
          emit("  volatile %s atomic_%s *p = (volatile %s atomic_%s *)(%s + i);\n", space, t->name, space, t->name,
               way ? "objects" : "object");
        emit_modern(t, space);
      }
      emit("  failures[i] = bad;\n}\n");
      if (slots > SLOTS)
        return 2;
      program *p = build(
          source,
          way == 5
              ? "-cl-no-stdinc -Xclang -finclude-default-header -Xclang -cl-ext=+all,-__opencl_c_generic_address_space,"
                "-__opencl_c_device_enqueue,-__opencl_c_pipes"
          : t->size == 2 ? "-Xclang -cl-ext=+all"
                         : NULL);
      if (!p)
        continue;
      for (int o = old ? 4 : 0; o < 5; o++) {
        int order = order_values[o];
        static uint64_t a[ITEMS], b[ITEMS];
        static unsigned char as[ITEMS * 8], bs[ITEMS * 8], object[ITEMS * 8], out[SLOTS * ITEMS * 8];
        int failures[ITEMS] = {0}, scope = order % 4;
        for (unsigned i = 0; i < ITEMS; i++) {
          a[i] = argument_of(t, i), b[i] = argument_of(t, i + 1);
          while (same(t, a[i], b[i]))
            b[i] = argument_of(t, i + 1);
          memcpy(as + i * t->size, &a[i], t->size), memcpy(bs + i * t->size, &b[i], t->size);
        }
        if (!RUN(p, "run", ITEMS, ITEMS, BUFFER(object, ITEMS * t->size), INPUT(as, ITEMS * t->size),
                 INPUT(bs, ITEMS * t->size), BUFFER(out, (size_t)slots * ITEMS * t->size), OUT(failures), VALUE(order),
                 VALUE(scope)))
          break;
        for (unsigned i = 0; i < ITEMS; i++) {
          check(failures[i] == 0, "%s %s: %d compare-and-exchanges of item %u returned the wrong value", space, t->name,
                failures[i], i);
          for (unsigned s = 0; s < slots; s += 2) {
            uint64_t got[2] = {0}, want[2];
            memcpy(&got[0], out + ((size_t)s * ITEMS + i) * t->size, t->size);
            memcpy(&got[1], out + (((size_t)s + 1) * ITEMS + i) * t->size, t->size);
            want[0] = a[i];
            want[1] = expected[s].what == '!' ? a[i] : reference(t, expected[s].op, a[i], b[i]);
            check(same(t, got[0], want[0]) && same(t, got[1], want[1]),
                  "%s %s, operation %d (%c), call %u, order %d, of %#llx and %#llx: returned %#llx, left %#llx; not "
                  "%#llx, %#llx",
                  space, t->name, expected[s].op, expected[s].what, s / 2, order, (unsigned long long)a[i],
                  (unsigned long long)b[i], (unsigned long long)got[0], (unsigned long long)got[1],
                  (unsigned long long)want[0], (unsigned long long)want[1]);
          }
        }
      }
      program_close(p);
    }
  return harness_finish();
}
