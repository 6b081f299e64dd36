# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The products, build/share/clc/NAME.bc (or .spv), are made from the sections of targets.ini; each has a ninja target.
#
# The file of a builtin NAME of CHAPTER is FOLDER/CHAPTER/NAME.cl (or .c) in the first of the section's layers that has
# it, or else in generic/: the file tree is the override table. Headers are looked up in the same way: <CHAPTER/NAME.h>.
# "NAME.h" is one of generic/expand, which no layer replaces. cmake/check_tree.cmake refuses what does not keep to that.
set(ONECLC_PRODUCT_DIR "${PROJECT_BINARY_DIR}/share/clc")
set(ONECLC_PRODUCTS "")
set(ONECLC_DOORS "") # files that stand for other libraries (docs/use/doors.md), which are made of builtins that are there

# Same bits everywhere: no contraction, correctly rounded division and square root. Dynamic denormals let the
# builtins inline into kernels of any denormal mode. Signed integers wrap: the bits of numbers are reckoned with as signed integers, of which
# C makes what exceeds the range undefined. A kernel's constant argument would turn that into poison, and LLVM drops a store of poison.
set(common_flags -x cl -cl-std=CL3.0 -Xclang -cl-ext=+all -O2 -nogpulib -ffp-contract=off -fwrapv
    -fdenormal-fp-math=dynamic -cl-fp32-correctly-rounded-divide-sqrt -fomit-frame-pointer
    -fno-asynchronous-unwind-tables -Wall -Wextra -Werror -Wno-psabi)

set(ONECLC_BUILTINS "" CACHE STRING "Regular expression: the files of builtins to compile, where tests need a part of the library")

# The files of a section, as paths from the source folder, without those of builtins that are left to the backend.
function(oneclc_section_files section out)
  set(files "")
  set(seen "")
  set(folders ${ONECLC_${section}_layers})
  if(NOT ONECLC_${section}_builtins)
    list(APPEND folders generic)
  endif()
  foreach(folder IN LISTS folders)
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
  if(ONECLC_BUILTINS)
    list(FILTER files INCLUDE REGEX "${ONECLC_BUILTINS}")
  endif()
  set(${out} "${files}" PARENT_SCOPE)
endfunction()

# The objects of a section, build/obj/SECTION/FILE.bc, and the list of them for the linker.
function(oneclc_compile_section section triple out)
  oneclc_section_files(${section} files)
  set(folders ${ONECLC_${section}_layers})
  if(ONECLC_${section}_builtins) # whose layers have headers for it
    list(APPEND folders ${ONECLC_${ONECLC_${section}_builtins}_layers})
  endif()
  list(TRANSFORM folders PREPEND "-I${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE layers)
  # A header that comes into a layer, or goes, changes what <CHAPTER/NAME.h> means; the compiler's lists of dependencies know only what it found.
  set(headers "")
  foreach(folder IN LISTS folders)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/*.h")
    list(APPEND headers ${found})
  endforeach()
  list(JOIN headers "\n" lines)
  set(headers "${PROJECT_BINARY_DIR}/obj/${section}.headers") # is written when it changes
  file(CONFIGURE OUTPUT "${headers}" CONTENT "${lines}\n" @ONLY)
  set(inlining "")
  if("${ONECLC_${section}_inlining}" MATCHES "^-")
    set(inlining -mllvm -inline-threshold=-10000) # what is worth it is for the pass `inline` to choose
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

# The tree is checked once for all products: its layout, and the spelling of its #includes. No file waits for it.
file(GLOB_RECURSE tree CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/generic/*" "${PROJECT_SOURCE_DIR}/layers/*"
     "${PROJECT_SOURCE_DIR}/doors/*")
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

# The library files of a section are made in two steps:
#   obj/SECTION.bc      all objects, linked, and what the passes of the key `link` make of them
#   share/clc/NAME.bc   what the passes of the key `passes` make of that, for the triple of each product
# Where `archive` stands among the passes, obj/NAME.archive.bc is what NAME.a is made of (cmake/archives.cmake).
# With the key `builtins` the objects are linked with the obj/SECTION.bc of that section, to a file that stands for another library. With the key
# `object`, too, this is no library file but obj/NAME.o, of which doors/shared makes shared objects.
# With -DONECLC_STAGES=ON build/stages/SECTION has the module after each pass.
function(oneclc_products_of section)
  set(triples "")
  foreach(name IN LISTS ONECLC_${section}_products)
    set(candidates ${ONECLC_${section}_triple} ${name})
    list(GET candidates 0 triple)
    list(APPEND triples ${triple})
  endforeach()
  list(GET triples 0 triple)
  set(candidates ${ONECLC_${section}_compiled_as} ${triple})
  list(GET candidates 0 compiled_as)
  oneclc_compile_section(${section} ${compiled_as} objects)
  set(archives "") # what archives are made of, where it is not the product
  if(archive IN_LIST ONECLC_${section}_passes)
    foreach(name triple IN ZIP_LISTS ONECLC_${section}_products triples)
      set(ONECLC_${name}_in_archive "${PROJECT_BINARY_DIR}/obj/${name}.archive.bc" PARENT_SCOPE)
      list(APPEND archives "${triple}=${PROJECT_BINARY_DIR}/obj/${name}.archive.bc")
    endforeach()
    list(TRANSFORM ONECLC_${section}_passes REPLACE "^archive$" "${archives}")
    list(TRANSFORM archives REPLACE "^[^=]*=" "")
  endif()
  foreach(step IN ITEMS link passes)
    list(JOIN ONECLC_${section}_${step} "," ${step})
    set(keep_${step} "")
    if(ONECLC_STAGES)
      set(folder "${PROJECT_BINARY_DIR}/stages/${section}/${step}")
      file(MAKE_DIRECTORY "${folder}")
      set(keep_${step} --keep "${folder}")
    endif()
  endforeach()
  set(inlining "")
  if(ONECLC_${section}_inlining)
    list(JOIN ONECLC_${section}_inlining "," inlining)
    set(inlining --inlining ${inlining})
  endif()
  set(list "${PROJECT_BINARY_DIR}/obj/${section}.files")
  set(linked "${PROJECT_BINARY_DIR}/obj/${section}.bc")
  set(builtins "")
  if(ONECLC_${section}_builtins)
    set(builtins "${PROJECT_BINARY_DIR}/obj/${ONECLC_${section}_builtins}.bc")
  endif()
  add_custom_command(OUTPUT "${linked}"
    COMMAND "${ONECLC_LLVM_BIN}/llvm-link" -disable-verify "@${list}" ${builtins} -o "${linked}.objects"
    COMMAND oneclc-passes ${keep_link} --triple ${triple} ${inlining} ${link} "${linked}.objects" "${linked}"
    COMMAND "${CMAKE_COMMAND}" -E rm "${linked}.objects"
    DEPENDS ${objects} ${builtins} oneclc-passes "${list}" COMMENT "${section}: linking" VERBATIM)
  set(in "${linked}")
  if(ONECLC_${section}_at_run_time) # is linked with the module of another section
    set(other "${PROJECT_BINARY_DIR}/obj/${ONECLC_${section}_at_run_time}.fma.bc")
    add_custom_command(OUTPUT "${other}"
      COMMAND oneclc-passes fma-names "${PROJECT_BINARY_DIR}/obj/${ONECLC_${section}_at_run_time}.bc" "${other}"
      DEPENDS "${PROJECT_BINARY_DIR}/obj/${ONECLC_${section}_at_run_time}.bc" oneclc-passes COMMENT "${section}: bodies with fma" VERBATIM)
    set(in "${PROJECT_BINARY_DIR}/obj/${section}.both.bc")
    add_custom_command(OUTPUT "${in}" COMMAND "${ONECLC_LLVM_BIN}/llvm-link" -disable-verify "${linked}" "${other}" -o "${in}"
      DEPENDS "${linked}" "${other}" COMMENT "${section}: with bodies that use fma" VERBATIM)
  endif()

  set(outputs "")
  set(written "")
  set(finish "")
  foreach(name triple IN ZIP_LISTS ONECLC_${section}_products triples)
    oneclc_product_file(ONECLC ${section} ${name} file)
    set(product "${ONECLC_PRODUCT_DIR}/${file}")
    if(ONECLC_${section}_object)
      set(product "${PROJECT_BINARY_DIR}/obj/${name}.o")
    endif()
    set(whole "${PROJECT_BINARY_DIR}/obj/${name}.whole.bc")
    list(APPEND outputs "${product}")
    list(APPEND written "${triple}=${whole}")
    if(ONECLC_${section}_spirv) # a library for Mesa
      string(REGEX MATCH "^spirv[0-9]*" arch "${triple}")
      list(APPEND finish COMMAND "${ONECLC_LLVM_BIN}/llc" -O2 -disable-verify -mtriple=${arch}v${ONECLC_${section}_spirv}-unknown-unknown -filetype=obj
           -o "${product}" "${whole}")
    elseif(ONECLC_${section}_object) # functions apart, so that each shared object takes those that it needs
      list(APPEND finish COMMAND "${ONECLC_CLANG}" --target=${triple} -O3 -fPIC -march=${ONECLC_${section}_object} -ffp-contract=off -ffunction-sections -fdata-sections
           -c "${whole}" -o "${product}")
    elseif(llvm7 IN_LIST ONECLC_${section}_passes)
      list(APPEND finish COMMAND "${CMAKE_COMMAND}" -E copy "${whole}" "${product}")
    else() # a tenth of the file is a table of symbols for linkers of whole programs, which llvm-cat does not copy
      list(APPEND finish COMMAND "${ONECLC_LLVM_BIN}/llvm-cat" -b "${whole}" -o "${product}")
    endif()
    list(APPEND finish COMMAND "${CMAKE_COMMAND}" -E rm "${whole}")
    add_custom_target(${name} ALL DEPENDS "${product}" "${tree_checked}")
  endforeach()
  list(JOIN outputs " " comment)
  string(REPLACE "${ONECLC_PRODUCT_DIR}/" "" comment "${comment}")
  set(typed "")
  if(llvm7 IN_LIST ONECLC_${section}_passes) # for readers that know typed pointers only
    set(typed --typed-pointers)
  endif()
  add_custom_command(OUTPUT ${outputs} ${archives}
    COMMAND oneclc-passes ${keep_passes} ${typed} ${passes} "${in}" ${written} ${finish}
    DEPENDS "${in}" oneclc-passes COMMENT "${comment}" VERBATIM)
  set(products ONECLC_PRODUCTS)
  if(builtins)
    set(products ONECLC_DOORS)
  endif()
  if(NOT ONECLC_${section}_object)
    set(${products} ${${products}} ${outputs} PARENT_SCOPE)
  endif()
endfunction()

option(ONECLC_STAGES "Keep the module after each pass of oneclc-link in build/stages" OFF)
set(sections ${ONECLC_sections})
if(NOT ONECLC_BUILTINS) # else what they are made of is not there
  list(APPEND sections ${ONECLC_doors})
endif()
foreach(section IN LISTS sections)
  if(ONECLC_${section}_target IN_LIST ONECLC_TARGETS AND (ONECLC_VECMATH OR NOT ONECLC_${section}_object))
    oneclc_products_of(${section})
  endif()
endforeach()
