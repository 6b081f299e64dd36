# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# oneclc_product(NAME            file name without suffix, as users know it
#                TRIPLE t        of the module: exactly that of the users' compile
#                VARIANT v       products of one variant share their objects (same flags, other triple)
#                FLAGS …         how the variant is compiled; its --target is the first product's TRIPLE
#                FOLDERS …       where files that shadow generic ones lie, the first wins; generic comes last
#                [SPIRV version] makes NAME.spv, a SPIR-V module, instead of NAME.bc)
#
# A builtin NAME of CHAPTER is FOLDER/CHAPTER/NAME.cl: the file tree is the override table. A header is shadowed in the same
# way if it is included by its path from the folder ("convert/round.h").

set(ONECLC_PRODUCT_DIR "${PROJECT_BINARY_DIR}/share/clc")
set(ONECLC_PRODUCTS "")

# Same bits everywhere: no contraction, correctly rounded division and square root. Dynamic denormals let the
# builtins inline into kernels of any denormal mode. Signed integers wrap: the bits of numbers are reckoned with as signed integers, of which
# C makes what exceeds the range undefined. A kernel's constant argument would turn that into poison, and LLVM drops a store of poison.
set(common_flags -x cl -cl-std=CL3.0 -Xclang -cl-ext=+all -O2 -nogpulib -ffp-contract=off -fwrapv
    -fdenormal-fp-math=dynamic -cl-fp32-correctly-rounded-divide-sqrt -fomit-frame-pointer
    -fno-asynchronous-unwind-tables -Wall -Wextra -Werror -Wno-psabi)

# The files of a product: relative path → folder. Sets `files` to paths relative to the source folder.
function(oneclc_resolve folders out)
  set(files "")
  set(seen "")
  foreach(folder IN LISTS folders)
    file(GLOB found CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/${folder}" "${PROJECT_SOURCE_DIR}/${folder}/*/*.cl"
         "${PROJECT_SOURCE_DIR}/${folder}/*/*.c")
    foreach(file IN LISTS found)
      if(NOT file IN_LIST seen)
        list(APPEND seen "${file}")
        list(APPEND files "${folder}/${file}")
      endif()
    endforeach()
  endforeach()
  list(SORT files)
  set(${out} "${files}" PARENT_SCOPE)
endfunction()

function(oneclc_product name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TRIPLE;VARIANT;SPIRV" "FLAGS;FOLDERS")
  oneclc_resolve("${arg_FOLDERS};generic" files)
  get_property(compiled GLOBAL PROPERTY oneclc_compiled_${arg_VARIANT})
  list(TRANSFORM arg_FOLDERS PREPEND "-I${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE own_headers)
  get_property(triple GLOBAL PROPERTY oneclc_triple_${arg_VARIANT})
  if(NOT triple)
    set(triple ${arg_TRIPLE})
    set_property(GLOBAL PROPERTY oneclc_triple_${arg_VARIANT} ${triple})
  endif()
  set(objects "")
  foreach(file IN LISTS files)
    set(object "${PROJECT_BINARY_DIR}/obj/${arg_VARIANT}/${file}.bc")
    list(APPEND objects "${object}")
    if(object IN_LIST compiled)
      continue()
    endif()
    set_property(GLOBAL APPEND PROPERTY oneclc_compiled_${arg_VARIANT} "${object}")
    cmake_path(GET object PARENT_PATH folder)
    file(MAKE_DIRECTORY "${folder}")
    set(main generic/builtin.cl)
    set(flags ${common_flags})
    if(file MATCHES "\\.c$") # what OpenCL C cannot say; compiled as it is
      set(main "${file}")
      list(TRANSFORM flags REPLACE "^cl$" "c")
      list(FILTER flags EXCLUDE REGEX "^-cl-|^-Xclang$")
    endif()
    add_custom_command(OUTPUT "${object}"
      COMMAND "${ONECLC_CLANG}" --target=${triple} ${flags} ${arg_FLAGS} ${own_headers} "-I${PROJECT_SOURCE_DIR}/include"
              "-I${PROJECT_SOURCE_DIR}/generic" "-I${PROJECT_SOURCE_DIR}/generic/expand"
              "-DBUILTIN=\"${PROJECT_SOURCE_DIR}/${file}\"" -MD -MF "${object}.d" -MQ "${object}"
              -emit-llvm -c -o "${object}" "${PROJECT_SOURCE_DIR}/${main}"
      DEPENDS "${PROJECT_SOURCE_DIR}/${main}" "${PROJECT_SOURCE_DIR}/${file}" DEPFILE "${object}.d"
      COMMENT "${arg_VARIANT}: ${file}" VERBATIM)
  endforeach()

  set(bitcode "${ONECLC_PRODUCT_DIR}/${name}.bc")
  if(arg_SPIRV)
    set(bitcode "${PROJECT_BINARY_DIR}/obj/${name}.bc")
  endif()
  set(list "${PROJECT_BINARY_DIR}/obj/${name}.files")
  list(JOIN objects "\"\n\"" lines) # quoted, for paths with spaces
  file(CONFIGURE OUTPUT "${list}" CONTENT "\"${lines}\"\n" @ONLY)
  add_custom_command(OUTPUT "${bitcode}"
    COMMAND sh "${PROJECT_SOURCE_DIR}/cmake/link.sh" "${ONECLC_LLVM_BIN}" ${arg_TRIPLE} "${list}" "${bitcode}"
    DEPENDS ${objects} "${list}" "${PROJECT_SOURCE_DIR}/cmake/link.sh" COMMENT "${name}.bc" VERBATIM)
  set(product "${bitcode}")
  if(arg_SPIRV)
    set(product "${ONECLC_PRODUCT_DIR}/${name}.spv")
    string(REGEX MATCH "^spirv[0-9]*" arch "${arg_TRIPLE}")
    add_custom_command(OUTPUT "${product}"
      COMMAND "${ONECLC_LLVM_BIN}/llc" -O2 -mtriple=${arch}v${arg_SPIRV}-unknown-unknown -filetype=obj -o "${product}" "${bitcode}"
      DEPENDS "${bitcode}" COMMENT "${name}.spv" VERBATIM)
  endif()
  add_custom_target(${name} ALL DEPENDS "${product}")
  list(APPEND ONECLC_PRODUCTS "${product}")
  set(ONECLC_PRODUCTS "${ONECLC_PRODUCTS}" PARENT_SCOPE)
endfunction()

# A target's file shadows a generic one or one that several targets share (lanes, software) or, where a builtin exists per
# target only (ids, barriers), has a namesake in another target. Anything else is a slip of the pen that would leave the generic version in place.
function(oneclc_check_overrides)
  foreach(target IN LISTS ARGN)
    file(GLOB_RECURSE found RELATIVE "${PROJECT_SOURCE_DIR}/${target}" "${PROJECT_SOURCE_DIR}/${target}/*.cl"
         "${PROJECT_SOURCE_DIR}/${target}/*.c")
    foreach(file IN LISTS found)
      string(REGEX REPLACE "^(.*/)?([^/]+/[^/]+)[.]cl?$" "\\2" builtin "${file}")
      list(APPEND names_of_${target} "${builtin}")
      if(file MATCHES "[.]cl$")
        list(APPEND files_of_${target} "${builtin}")
      endif()
    endforeach()
  endforeach()
  foreach(target IN LISTS ARGN)
    foreach(builtin IN LISTS files_of_${target})
      set(found NO)
      foreach(shared generic lanes software)
        if(EXISTS "${PROJECT_SOURCE_DIR}/${shared}/${builtin}.cl")
          set(found YES)
        endif()
      endforeach()
      foreach(other IN LISTS ARGN)
        if(NOT other STREQUAL target AND builtin IN_LIST names_of_${other})
          set(found YES)
        endif()
      endforeach()
      if(NOT found)
        message(FATAL_ERROR "${target}/${builtin} shadows nothing: neither generic/, lanes/ or software/ nor another target has ${builtin}.")
      endif()
    endforeach()
  endforeach()
endfunction()
