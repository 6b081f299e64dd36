# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# oneclc_read_targets(FILE PREFIX) reads the table of targets, whose head explains its keys, and sets in the caller's
# scope
#   PREFIX_sections        the sections' names, in the table's order
#   PREFIX_doors           those of files that stand for other libraries, which have the key `builtins`
#   PREFIX_SECTION_KEY     each key's value as a list of words; `readme`, whose entries are several words each, is split
#                          at semicolons
# oneclc_drop_newer_products(PREFIX LLVM_MAJOR) takes out what this LLVM does not make, as the key `since` says.
# oneclc_write_targets_header(PREFIX OUT) writes the products as a C table, for the host programs.
set(oneclc_target_keys like target products since triple aliases compiled_as flags layers backend own builtins object spirv march chosen needs
    instead device machine vectors features link passes inlining at_run_time kernel readme)

function(oneclc_read_targets file prefix)
  file(READ "${file}" text)
  string(REPLACE ";" "\\;" text "${text}") # from here on the text is a list of lines
  string(REPLACE "[" "<" text "${text}")   # CMake's lists do not split within brackets
  string(REPLACE "]" ">" text "${text}")
  string(REPLACE "\n" ";" lines "${text}")
  set(sections "")
  set(section "")
  set(key "")
  foreach(line IN LISTS lines)
    if(line MATCHES "^(#.*)?$")
      continue()
    elseif(line MATCHES "^<([a-zA-Z0-9_-]+)>$")
      set(section ${CMAKE_MATCH_1})
      set(key "")
      if(section IN_LIST sections)
        message(FATAL_ERROR "  ${file}: there are two sections [${section}].")
      endif()
      list(APPEND sections ${section})
    elseif(section AND line MATCHES "^([a-z_]+) *= *(.*)$")
      set(key ${CMAKE_MATCH_1})
      if(NOT key IN_LIST oneclc_target_keys)
        message(FATAL_ERROR "  ${file}, section [${section}]: there is no key '${key}'.")
      endif()
      set(${section}_${key} "${CMAKE_MATCH_2}")
    elseif(key AND line MATCHES "^ +(.*)$")
      string(APPEND ${section}_${key} " ${CMAKE_MATCH_1}")
    else()
      message(FATAL_ERROR "  ${file}: cannot read the line\n  ${line}")
    endif()
  endforeach()

  set(doors "")
  foreach(section IN LISTS sections)
    if(DEFINED ${section}_like)
      if(NOT "${${section}_like}" IN_LIST done)
        message(FATAL_ERROR "  ${file}, section [${section}]: there is no section '${${section}_like}' above it.")
      endif()
      foreach(key IN LISTS oneclc_target_keys)
        if(NOT DEFINED ${section}_${key} AND DEFINED ${${section}_like}_${key})
          set(${section}_${key} "${${${section}_like}_${key}}")
        endif()
      endforeach()
    endif()
    set(needed target products layers readme)
    if(DEFINED ${section}_builtins)
      if(NOT "${${section}_builtins}" IN_LIST done OR "${${section}_builtins}" IN_LIST doors)
        message(FATAL_ERROR "  ${file}, section [${section}]: 'builtins' names '${${section}_builtins}', which is no section of builtins above it.")
      endif()
      list(APPEND doors ${section})
      set(needed target products layers triple)
    endif()
    list(APPEND done ${section})
    foreach(key IN LISTS needed)
      if("${${section}_${key}}" STREQUAL "")
        message(FATAL_ERROR "  ${file}, section [${section}]: the key '${key}' is missing.")
      endif()
    endforeach()
    foreach(key IN LISTS oneclc_target_keys)
      set(value "${${section}_${key}}")
      if(key STREQUAL "readme")
        string(REGEX REPLACE " *; *" ";" value "${value}")
      elseif(key STREQUAL "kernel") # one string, with its brackets
        string(REPLACE "<" "[" value "${value}")
        string(REPLACE ">" "]" value "${value}")
      else()
        string(REPLACE "@SOURCE@" "${oneclc_source}" value "${value}")
        separate_arguments(value UNIX_COMMAND "${value}")
      endif()
      set(${prefix}_${section}_${key} "${value}" PARENT_SCOPE)
    endforeach()
  endforeach()
  if(doors)
    list(REMOVE_ITEM sections ${doors})
  endif()
  set(${prefix}_sections ${sections} PARENT_SCOPE)
  set(${prefix}_doors ${doors} PARENT_SCOPE)
endfunction()

function(oneclc_drop_newer_products prefix llvm_major)
  foreach(section IN LISTS ${prefix}_sections)
    foreach(entry IN LISTS ${prefix}_${section}_since)
      if(NOT entry MATCHES "^(.+)=([0-9]+)$" OR NOT CMAKE_MATCH_1 IN_LIST ${prefix}_${section}_products)
        message(FATAL_ERROR "  targets.ini, section [${section}]: 'since' takes PRODUCT=VERSION of its products, not '${entry}'.")
      elseif(llvm_major LESS CMAKE_MATCH_2)
        list(REMOVE_ITEM ${prefix}_${section}_products ${CMAKE_MATCH_1})
      endif()
    endforeach()
    set(${prefix}_${section}_products "${${prefix}_${section}_products}" PARENT_SCOPE)
    if(NOT ${prefix}_${section}_products STREQUAL "")
      list(APPEND kept ${section})
    endif()
  endforeach()
  set(${prefix}_sections ${kept} PARENT_SCOPE)
endfunction()

# The file name of a product of a section.
function(oneclc_product_file prefix section product out)
  if("${${prefix}_${section}_spirv}" STREQUAL "")
    set(${out} "${product}.bc" PARENT_SCOPE)
  else()
    set(${out} "${product}.spv" PARENT_SCOPE)
  endif()
endfunction()

function(oneclc_write_targets_header prefix out)
  set(rows "")
  set(aliases "")
  set(features "")
  set(cpus "")
  foreach(section IN LISTS ${prefix}_sections)
    list(JOIN ${prefix}_${section}_needs " " needs)
    if("${${prefix}_${section}_device}" MATCHES "^cpu(:.+)$")
      string(APPEND cpus "|${CMAKE_MATCH_1}")
    endif()
    set(letter " ")
    set(bits 0)
    if("${${prefix}_${section}_vectors}" MATCHES "^([a-z]):([0-9]+)$")
      set(letter ${CMAKE_MATCH_1})
      set(bits ${CMAKE_MATCH_2})
    endif()
    foreach(feature IN LISTS ${prefix}_${section}_features)
      string(REPLACE "=" "\", \"" feature "${feature}")
      string(APPEND features "    {\"${${prefix}_${section}_target}\", \"${feature}\"},\n")
    endforeach()
    foreach(product IN LISTS ${prefix}_${section}_products)
      oneclc_product_file(${prefix} ${section} ${product} file)
      set(triple "${${prefix}_${section}_triple}")
      if(triple STREQUAL "" OR NOT "${${prefix}_${section}_spirv}" STREQUAL "") # no kernel links a SPIR-V module, so its triple is its own name
        set(triple ${product})
      endif()
      string(APPEND rows "    {\"${file}\", \"${product}\", \"${triple}\", \"${${prefix}_${section}_target}\", "
                         "\"${${prefix}_${section}_march}\", \"${${prefix}_${section}_kernel}\", \"${${prefix}_${section}_chosen}\", "
                         "\"${needs}\", \"${${prefix}_${section}_instead}\", \"${${prefix}_${section}_device}\", "
                         "\"${${prefix}_${section}_machine}\", '${letter}', ${bits}},\n")
    endforeach()
    foreach(alias IN LISTS ${prefix}_${section}_aliases)
      string(REPLACE "=" "\", \"" alias "${alias}")
      string(FIND "${aliases}" "{\"${alias}\"}" seen)
      if(seen EQUAL -1)
        string(APPEND aliases "    {\"${alias}\"},\n")
      endif()
    endforeach()
  endforeach()
  file(CONFIGURE OUTPUT "${out}" @ONLY CONTENT [[
// Made from targets.ini, whose head explains the columns.
#ifndef ONECLC_TARGETS_H
#define ONECLC_TARGETS_H
#include <fnmatch.h>
#include <string.h>

// The version of LLVM that made them: an older one does not read them.
enum { oneclc_llvm = @ONECLC_LLVM_MAJOR@ };
#define ONECLC_LLVM "@ONECLC_LLVM_MAJOR@"

// The names of the cpu devices (drivers/cpu/cpu.c).
#define ONECLC_CPU "cpu[:nofma@cpus@]"

// The products. `march` is "" where it does not matter, `kernel` is "" where no flags link the product into a kernel, and what a product
// does not have of the others is "", ' ' or 0.
static const struct oneclc_product {
  const char *file, *name, *triple, *target, *march, *kernel, *chosen, *needs, *instead, *device, *machine;
  char letter;
  unsigned bits;
} oneclc_products[] = {
@rows@};

enum { oneclc_product_count = sizeof oneclc_products / sizeof *oneclc_products };

// Other spellings of the triples.
static const struct oneclc_alias {
  const char *spelling, *triple;
} oneclc_aliases[] = {
@aliases@};
enum { oneclc_alias_count = sizeof oneclc_aliases / sizeof *oneclc_aliases };

// The product that kernels of a triple link or, where a triple has a product for each -march, the one for this. NULL if there is none.
static inline const struct oneclc_product *oneclc_product_for(const char *triple, const char *march) {
  for (int i = 0; i < oneclc_product_count; i++)
    if (!strcmp(oneclc_products[i].triple, triple) && (!*oneclc_products[i].march || !strcmp(oneclc_products[i].march, march)))
      return &oneclc_products[i];
  return 0;
}

// The feature that Clang has to be given beside its own choice for a processor of a target; NULL if none.
static inline const char *oneclc_feature(const char *target, const char *processor) {
  static const struct {
    const char *target, *processor, *feature;
  } features[] = {
@features@      {0, 0, 0}};
  for (int i = 0; features[i].target; i++)
    if (!strcmp(features[i].target, target) && !fnmatch(features[i].processor, processor, 0))
      return features[i].feature;
  return 0;
}
#endif
]])
endfunction()
