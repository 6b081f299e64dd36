# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds Clang and the LLVM tools, all in one folder, and sets ONECLC_CLANG, ONECLC_LLVM_BIN, ONECLC_LLVM_VERSION and
# ONECLC_LLVM_MAJOR. The version is llvm_needed unless another one is named; what Clang before it lacks is in
# generic/expand/older_clang.h, and which products not every version makes in targets.ini (`since`).
set(llvm_needed 22)
set(llvm_oldest 18)
set(llvm_oldest_for_all 19) # targets but x86 and aarch64
set(way_out "Install it (Debian, Ubuntu: apt-get install clang-${llvm_needed} llvm-${llvm_needed} llvm-${llvm_needed}-dev lld-${llvm_needed})
  or name the folder of another build with -DONECLC_LLVM=PREFIX.")

if(ONECLC_LLVM)
  set(hints PATHS "${ONECLC_LLVM}/bin" NO_DEFAULT_PATH)
  set(names clang)
else()
  set(hints PATHS /usr/lib/llvm-${llvm_needed}/bin /usr/local/opt/llvm@${llvm_needed}/bin)
  set(names clang-${llvm_needed} clang)
endif()
unset(ONECLC_CLANG CACHE)
find_program(ONECLC_CLANG NAMES ${names} ${hints} DOC "Clang, which compiles the builtins")
if(NOT ONECLC_CLANG)
  message(FATAL_ERROR "  Clang ${llvm_needed} is needed and was not found.\n  ${way_out}")
endif()

execute_process(COMMAND "${ONECLC_CLANG}" --version OUTPUT_VARIABLE version_text RESULT_VARIABLE failed)
if(failed OR NOT version_text MATCHES "clang version (([0-9]+)[0-9.]*)")
  message(FATAL_ERROR "  ${ONECLC_CLANG} does not run.\n  ${way_out}")
endif()
set(ONECLC_LLVM_VERSION ${CMAKE_MATCH_1})
set(ONECLC_LLVM_MAJOR ${CMAKE_MATCH_2})
if(ONECLC_LLVM_MAJOR LESS llvm_oldest)
  message(FATAL_ERROR "  ${ONECLC_CLANG} is Clang ${ONECLC_LLVM_VERSION};\n  at least ${llvm_oldest} is needed. ${way_out}")
elseif(ONECLC_LLVM_MAJOR LESS llvm_oldest_for_all AND NOT ONECLC_TARGETS MATCHES "^(;?(x86|aarch64))+$")
  message(FATAL_ERROR "  ${ONECLC_CLANG} is Clang ${ONECLC_LLVM_VERSION}, which builds the targets x86 and aarch64 alone;\n"
                      "  others need ${llvm_oldest_for_all}. ${way_out}")
endif()

file(REAL_PATH "${ONECLC_CLANG}" real_clang)
if(ONECLC_LLVM AND EXISTS "${ONECLC_LLVM}/bin/llvm-link") # where Clang may be a link to a folder of its own
  cmake_path(SET ONECLC_LLVM_BIN NORMALIZE "${ONECLC_LLVM}/bin")
else()
  get_filename_component(ONECLC_LLVM_BIN "${real_clang}" DIRECTORY)
endif()
foreach(tool llvm-link llvm-as llvm-cat llvm-config opt llc)
  if(NOT EXISTS "${ONECLC_LLVM_BIN}/${tool}")
    message(FATAL_ERROR "  ${tool} is missing beside ${real_clang}.\n  ${way_out}")
  endif()
endforeach()
message(STATUS "Clang ${ONECLC_LLVM_VERSION}: ${ONECLC_CLANG}")
