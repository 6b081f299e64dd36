// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//   no_memory LIBRARY.a IN.bc
// opens the archive and links from it into the module, and has each of the allocations that liboneclc makes fail: for
// every n the nth one alone, and all from the nth on. A call in which one failed must say that it failed, with a
// message if there was memory for it, and leave the module as it was; the next call, with memory, must do what it does
// without such an adventure: succeed with the same module, or refuse with the same message.
#include "failing.h"
#undef calloc
#undef malloc
#undef LLVMPrintTypeToString
#include <err.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/IRReader.h>
#include <oneclc/link.h>

static unsigned made, failing; // the allocations of a call, and the one that fails, or 0
static bool all_from_there, failed;
static const char *first_failed;

bool fails(const char *what) {
  made++;
  if (!failing || made < failing || (made > failing && !all_from_there))
    return false;
  if (!failed)
    first_failed = what;
  return failed = true;
}

static void begin(unsigned n, bool all) {
  made = 0;
  failing = n;
  all_from_there = all;
  failed = false;
}

static LLVMModuleRef read_module(LLVMContextRef context, const char *path) {
  LLVMMemoryBufferRef buffer;
  LLVMModuleRef m;
  char *message;
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message) ||
      LLVMParseIRInContext(context, buffer, &m, &message)) // takes the buffer
    errx(1, "%s: %s", path, message);
  return m;
}

// What came of a call.
typedef struct {
  bool good;
  char *message;
} outcome;

static char *const unset = (char *)1; // a message that a call has not set

static void judge_failure(const outcome *o, const char *path, unsigned n) {
  if (o->good)
    errx(1, "%s: allocation %u failed (%s), and the call tells of no failure", path, n, first_failed);
  if (o->message == unset)
    errx(1, "%s: allocation %u failed (%s), and the call sets no message", path, n, first_failed);
  if (o->message ? !strstr(o->message, path) || !strstr(o->message, "memory")
                 : !all_from_there && strcmp(first_failed, "vasprintf"))
    errx(1, "%s: allocation %u failed (%s), and the message is \"%s\"", path, n, first_failed,
         o->message ? o->message : "(none)");
  if (o->message && all_from_there)
    errx(1, "%s: there is a message for which there was no memory: %s", path, o->message);
  free(o->message);
}

static void judge_same(const outcome *o, const outcome *usual, const char *path) {
  if (o->good != usual->good)
    errx(1, "%s: with memory a call %s that %s otherwise", path, o->good ? "succeeds" : "fails",
         usual->good ? "succeeds" : "fails");
  if (!o->good && (!o->message || o->message == unset || strcmp(o->message, usual->message)))
    errx(1, "%s: with memory a call does not say what it says otherwise: %s", path, usual->message);
  if (!o->good)
    free(o->message);
}

static outcome open_it(const char *path, oneclc_archive **archive) {
  outcome o = {false, unset};
  *archive = oneclc_open(path, &o.message);
  o.good = *archive;
  return o;
}

static outcome link_it(LLVMModuleRef m, const oneclc_archive *archive) {
  outcome o = {false, unset};
  o.good = !oneclc_link(m, archive, &o.message);
  return o;
}

static unsigned try_open(const char *path, const outcome *usual, bool all) {
  for (unsigned n = 1;; n++) {
    oneclc_archive *archive;
    begin(n, all);
    outcome o = open_it(path, &archive);
    if (failed) {
      judge_failure(&o, path, n);
      begin(0, false);
      o = open_it(path, &archive);
    }
    judge_same(&o, usual, path);
    oneclc_close(archive);
    if (made < n)
      return n - 1;
  }
}

static void judge_unchanged(LLVMModuleRef m, const char *before, const char *path) {
  char *after = LLVMPrintModuleToString(m);
  if (strcmp(before, after))
    errx(1, "%s: a call that failed has changed the module", path);
  LLVMDisposeMessage(after);
}

// Takes structures' names out of a module's text: modules of a context have different ones, also those that are gone.
static char *without_structures(char *text) {
  static const char structure[] = "%struct.";
  char *to = text;
  for (const char *from = text; *from;) {
    const bool named = !strncmp(from, structure, sizeof structure - 1);
    if (named && (from == text || from[-1] == '\n')) { // a definition
      from += strcspn(from, "\n");
      from += *from == '\n';
    } else if (named) {
      from += strcspn(from, " ,()<>[]{}*\n");
    } else {
      *to++ = *from++;
    }
  }
  *to = 0;
  return text;
}

// The module behind a call, whose former text is given; NULL if the call fails.
static char *module_behind(LLVMModuleRef m, const outcome *o, const char *before, const char *path) {
  char *message;
  if (!o->good) {
    judge_unchanged(m, before, path);
    return NULL;
  }
  if (LLVMVerifyModule(m, LLVMReturnStatusAction, &message))
    errx(1, "%s: what was linked is no valid module: %s", path, message);
  LLVMDisposeMessage(message);
  return without_structures(LLVMPrintModuleToString(m));
}

static unsigned try_link(const oneclc_archive *archive, char **files, bool all) {
  char *usual_text = NULL;
  outcome usual;
  for (unsigned n = 0;; n++) { // with 0 nothing fails
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef m = read_module(context, files[1]);
    char *before = LLVMPrintModuleToString(m);
    begin(n, all);
    outcome o = link_it(m, archive);
    const bool last = n && !failed;
    if (failed) {
      judge_failure(&o, files[0], n);
      judge_unchanged(m, before, files[0]);
      begin(0, false);
      o = link_it(m, archive);
    }
    char *text = module_behind(m, &o, before, files[0]);
    if (!n) {
      usual = o;
      usual_text = text;
    } else {
      judge_same(&o, &usual, files[0]);
      if (text && strcmp(text, usual_text))
        errx(1, "%s: behind a failure something else is linked than usually", files[0]);
      LLVMDisposeMessage(text);
    }
    LLVMDisposeMessage(before);
    LLVMDisposeModule(m);
    LLVMContextDispose(context);
    if (last) {
      LLVMDisposeMessage(usual_text);
      if (!usual.good)
        free(usual.message);
      return n - 1;
    }
  }
}

int main(int count, char **words) {
  if (count != 3)
    errx(2, "usage: no_memory LIBRARY.a IN.bc");
  char **files = words + 1;
  oneclc_archive *archive;
  const outcome usual = open_it(files[0], &archive);
  unsigned opening = 0, linking = 0;
  for (int all = 0; all < 2; all++) {
    opening += try_open(files[0], &usual, all);
    if (archive)
      linking += try_link(archive, files, all);
  }
  oneclc_close(archive);
  printf("%u failures when opening, %u when linking\n", opening, linking);
  if (!usual.good) {
    printf("usually: %s\n", usual.message);
    free(usual.message);
  }
  return 0;
}
