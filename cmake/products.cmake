# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The products, build/share/clc/NAME.bc (or .spv), are made from the sections of targets.ini; each has a ninja target.
#
# The file of a builtin NAME of CHAPTER is FOLDER/CHAPTER/NAME.cl (or .c) in the first of the section's layers that has
# it, or else in generic/: the file tree is the override table. Headers are looked up in the same way: <CHAPTER/NAME.h>.
# "NAME.h" is one of generic/expand, which no layer replaces. cmake/check_tree.cmake refuses what does not keep to that.
set(ONECLC_PRODUCT_DIR "${PROJECT_BINARY_DIR}/share/clc")
set(ONECLC_PRODUCTS "")

# Same bits everywhere: no contraction, correctly rounded division and square root. Dynamic denormals let the
# builtins inline into kernels of any denormal mode. Signed integers wrap: the bits of numbers are reckoned with as signed integers, of which
# C makes what exceeds the range undefined. A kernel's constant argument would turn that into poison, and LLVM drops a store of poison.
set(common_flags -x cl -cl-std=CL3.0 -Xclang -cl-ext=+all -O2 -nogpulib -ffp-contract=off -fwrapv
    -fdenormal-fp-math=dynamic -cl-fp32-correctly-rounded-divide-sqrt -fomit-frame-pointer
    -fno-asynchronous-unwind-tables -Wall -Wextra -Werror -Wno-psabi)

# The files of a section, as paths from the source folder, without those of builtins that are left to the backend.
function(oneclc_section_files section out)
  set(files "")
  set(seen "")
  foreach(folder IN LISTS ONECLC_${section}_layers ITEMS generic)
    if(NOT IS_DIRECTORY "${PROJECT_SOURCE_DIR}/${folder}")
      message(FATAL_ERROR "  targets.ini, section [${section}]: there is no folder '${folder}'.")
    endif()
    file(GLOB found CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/${folder}" "${PROJECT_SOURCE_DIR}/${folder}/*/*.cl"
         "${PROJECT_SOURCE_DIR}/${folder}/*/*.c")
    foreach(file IN LISTS found)
      cmake_path(REMOVE_EXTENSION file OUTPUT_VARIABLE builtin)
      if(NOT builtin IN_LIST seen)
        list(APPEND seen "${builtin}")
        list(APPEND files "${file} ${folder}")
      endif()
    endforeach()
  endforeach()
  foreach(pattern IN LISTS ONECLC_${section}_backend)
    string(REPLACE "." "[.]" regex "${pattern}")
    string(REPLACE "*" "[^/]*" regex "${regex}")
    string(REPLACE "?" "[^/]" regex "${regex}")
    set(kept ${files})
    list(FILTER kept EXCLUDE REGEX "^${regex}[.]cl? ")
    if(kept STREQUAL files)
      message(FATAL_ERROR "  targets.ini, section [${section}]: 'backend' names ${pattern}, but no file of the section's layers is called so.")
    endif()
    set(files ${kept})
  endforeach()
  list(SORT files) # by the builtin, so that a product is the same from whichever layers its files come
  list(TRANSFORM files REPLACE "(.+) (.+)" "\\2/\\1")
  set(${out} "${files}" PARENT_SCOPE)
endfunction()

# The objects of a section, build/obj/SECTION/FILE.bc, and the list of them for the linker.
function(oneclc_compile_section section triple out)
  oneclc_section_files(${section} files)
  list(TRANSFORM ONECLC_${section}_layers PREPEND "-I${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE layers)
  # A header that comes into a layer, or goes, changes what <CHAPTER/NAME.h> means; the compiler's lists of dependencies know only what it found.
  set(headers "")
  foreach(folder IN LISTS ONECLC_${section}_layers)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/*.h")
    list(APPEND headers ${found})
  endforeach()
  list(JOIN headers "\n" lines)
  set(headers "${PROJECT_BINARY_DIR}/obj/${section}.headers") # is written when it changes
  file(CONFIGURE OUTPUT "${headers}" CONTENT "${lines}\n" @ONLY)
  set(inlining "")
  if(ONECLC_${section}_inlining)
    set(inlining -mllvm -inline-threshold=-10000) # what is worth it is for cmake/link.sh to choose
  endif()
  set(objects "")
  foreach(file IN LISTS files)
    set(object "${PROJECT_BINARY_DIR}/obj/${section}/${file}.bc")
    list(APPEND objects "${object}")
    cmake_path(GET object PARENT_PATH folder)
    file(MAKE_DIRECTORY "${folder}")
    set(main generic/builtin.cl)
    set(flags ${common_flags})
    if(file MATCHES "[.]c$") # what OpenCL C cannot say is written in C, and compiled as it is
      set(main "${file}")
      list(TRANSFORM flags REPLACE "^cl$" "c")
      list(FILTER flags EXCLUDE REGEX "^-cl-|^-Xclang$")
      list(APPEND flags -nostdlibinc) # Clang's own headers, which are there for every target
    endif()
    add_custom_command(OUTPUT "${object}"
      COMMAND "${ONECLC_CLANG}" --target=${triple} ${flags} ${inlining} ${ONECLC_${section}_flags} ${layers} "-I${PROJECT_SOURCE_DIR}/generic"
              "-I${PROJECT_SOURCE_DIR}/generic/expand" "-I${PROJECT_SOURCE_DIR}/include" "-I${PROJECT_SOURCE_DIR}"
              "-DBUILTIN=\"${PROJECT_SOURCE_DIR}/${file}\"" -MD -MF "${object}.d" -MQ "${object}"
              -emit-llvm -c -o "${object}" "${PROJECT_SOURCE_DIR}/${main}"
      DEPENDS "${PROJECT_SOURCE_DIR}/${main}" "${PROJECT_SOURCE_DIR}/${file}" "${headers}" DEPFILE "${object}.d"
      COMMENT "${section}: ${file}" VERBATIM)
  endforeach()
  list(JOIN objects "\"\n\"" lines) # quoted, for paths with spaces
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/obj/${section}.files" CONTENT "\"${lines}\"\n" @ONLY)
  set(${out} "${objects}" PARENT_SCOPE)
endfunction()

# The tree is checked once for all products: its layout, and the spelling of its #includes.
file(GLOB_RECURSE tree CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/generic/*" "${PROJECT_SOURCE_DIR}/layers/*")
foreach(target IN LISTS ONECLC_all_targets)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${target}/*")
  list(APPEND tree ${files})
endforeach()
list(TRANSFORM tree REPLACE "^.*/([^/]+)/[^/]+$" "\\1" OUTPUT_VARIABLE chapters)
list(REMOVE_DUPLICATES chapters)
list(TRANSFORM chapters REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/*/\\1/*.cl;${PROJECT_SOURCE_DIR}/*/\\1/*.h")
file(GLOB strays CONFIGURE_DEPENDS ${chapters}) # in folders that are no layers, too
string(MD5 names_of_tree "${tree};${strays}") # in the command, so that it runs again for a file of a new name, however old the file is
set(tree_checked "${PROJECT_BINARY_DIR}/obj/tree-checked")
add_custom_command(OUTPUT "${tree_checked}"
  COMMAND "${CMAKE_COMMAND}" "-DSOURCE=${PROJECT_SOURCE_DIR}" "-DSTAMP=${tree_checked}" -DNAMES=${names_of_tree} -P "${PROJECT_SOURCE_DIR}/cmake/check_tree.cmake"
  DEPENDS ${tree} "${PROJECT_SOURCE_DIR}/targets.ini" "${PROJECT_SOURCE_DIR}/cmake/check_tree.cmake" "${PROJECT_SOURCE_DIR}/cmake/targets.cmake"
  COMMENT "Checking the tree's overrides" VERBATIM)

function(oneclc_products_of section)
  set(module_triple "${ONECLC_${section}_triple}")
  list(GET ONECLC_${section}_products 0 first)
  set(processor 0)
  if(ONECLC_${section}_march)
    set(processor 1)
  endif()
  set(loops 0)
  set(forms "")
  if(ONECLC_${section}_loops)
    set(loops 1)
  endif()
  set(no_fp64 0)
  if(ONECLC_${section}_without_double)
    set(no_fp64 1)
  endif()
  set(constants -)
  if(ONECLC_${section}_constants)
    list(JOIN ONECLC_${section}_constants "," constants)
  endif()
  set(inlining 225) # LLVM's own
  if(ONECLC_${section}_inlining)
    set(inlining ${ONECLC_${section}_inlining})
  endif()
  set(faster "")
  set(faster_files "")
  if(ONECLC_${section}_at_run_time)
    set(faster "${PROJECT_BINARY_DIR}/obj/${ONECLC_${section}_at_run_time}.files")
    oneclc_section_files(${ONECLC_${section}_at_run_time} faster_files)
    list(TRANSFORM faster_files REPLACE "(.+)" "${PROJECT_BINARY_DIR}/obj/${ONECLC_${section}_at_run_time}/\\1.bc")
  endif()
  set(candidates ${ONECLC_${section}_compiled_as} ${module_triple} ${first})
  list(GET candidates 0 compiled_as)
  oneclc_compile_section(${section} ${compiled_as} objects)
  foreach(name IN LISTS ONECLC_${section}_products)
    set(triple "${module_triple}")
    if(triple STREQUAL "")
      set(triple ${name})
    endif()
    oneclc_product_file(ONECLC ${section} ${name} file)
    set(product "${ONECLC_PRODUCT_DIR}/${file}")
    set(bitcode "${product}")
    if(ONECLC_${section}_spirv)
      set(bitcode "${PROJECT_BINARY_DIR}/obj/${name}.bc")
    endif()
    set(list "${PROJECT_BINARY_DIR}/obj/${section}.files")
    add_custom_command(OUTPUT "${bitcode}"
      COMMAND sh "${PROJECT_SOURCE_DIR}/cmake/link.sh" "${ONECLC_LLVM_BIN}" $<TARGET_FILE:oneclc-passes> ${triple} ${processor} ${loops} ${no_fp64} ${inlining}
              "${constants}" "${list}" "${bitcode}" ${faster}
      DEPENDS ${objects} oneclc-passes "${list}" "${tree_checked}" "${PROJECT_SOURCE_DIR}/cmake/link.sh"
              ${forms} ${faster_files}
      COMMENT "${name}.bc" VERBATIM)
    if(ONECLC_${section}_spirv)
      string(REGEX MATCH "^spirv[0-9]*" arch "${triple}")
      add_custom_command(OUTPUT "${product}" # a library for Mesa
        COMMAND oneclc-passes short-calls "${bitcode}" "${bitcode}.tmp"
        COMMAND "${ONECLC_LLVM_BIN}/llc" -O2 -mtriple=${arch}v${ONECLC_${section}_spirv}-unknown-unknown -filetype=obj -o "${product}" "${bitcode}.tmp"
        COMMAND "${CMAKE_COMMAND}" -E rm "${bitcode}.tmp"
        DEPENDS "${bitcode}" oneclc-passes COMMENT "${file}" VERBATIM)
    endif()
    add_custom_target(${name} ALL DEPENDS "${product}")
    list(APPEND ONECLC_PRODUCTS "${product}")
  endforeach()
  set(ONECLC_PRODUCTS "${ONECLC_PRODUCTS}" PARENT_SCOPE)
endfunction()

foreach(section IN LISTS ONECLC_sections)
  if(ONECLC_${section}_target IN_LIST ONECLC_TARGETS)
    oneclc_products_of(${section})
  endif()
endforeach()
