# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   cmake -DSOURCE=… -DSTAMP=FILE -P check_tree.cmake
#
# Checks that each file of the tree is found where it is looked for, and touches FILE. A layer is a folder that some
# section of targets.ini names, or generic/.
#   - A builtin's file in a target's folder stands for one in generic/, in layers/ or in another target, or the target
#     declares it as its own. (Otherwise a slip of the pen in its name would leave the generic version in place.)
#   - Every builtin's file belongs to some product: it is not shadowed in all of them, nor by a file of its own layer.
#   - Every file of a layer is NAME.cl, NAME.c or NAME.h, or the page README.md. What editors leave beside (.NAME, NAME~, #NAME#)
#     is overlooked.
#   - A folder of a chapter's name lies in a layer: files in nvptx64/math or layers/math would be nobody's.
#   - Headers of chapters are included as <CHAPTER/NAME.h>, which is looked up through the layers, so that any of them can
#     be replaced by a file at the same path. (A macro that is to be included stands for "CHAPTER/NAME.h": names between
#     <> would be expanded.) Only a file that replaces another one may name that one, by its path from the source folder:
#     <generic/CHAPTER/NAME.h>.
#   - "NAME.h" is a header of generic/expand, the language that builtins are written in, which no layer replaces.
#   - Every file that is included exists.
#   - Every header is included by some file.
cmake_minimum_required(VERSION 3.25)
set(oneclc_source "${SOURCE}")
include("${CMAKE_CURRENT_LIST_DIR}/targets.cmake")
oneclc_read_targets("${SOURCE}/targets.ini" T)
set(errors "")

set(folders generic)
set(targets "")
foreach(section IN LISTS T_sections)
  list(APPEND folders ${T_${section}_layers})
  list(APPEND targets ${T_${section}_target})
endforeach()
list(REMOVE_DUPLICATES folders)
list(REMOVE_DUPLICATES targets)
list(SORT folders ORDER DESCENDING) # the longer of two paths first: spirv/mesa3d before spirv

# The layer of every file, and the file's path in it.
set(files "")
set(strangers "")
set(chapters "")
foreach(folder IN LISTS folders)
  string(REGEX REPLACE "/.*" "" top "${folder}")
  file(GLOB_RECURSE found RELATIVE "${SOURCE}" "${SOURCE}/${folder}/*")
  list(FILTER found EXCLUDE REGEX "(^|/)(README[.]md|[.#][^/]*|[^/]*~)$")
  foreach(file IN LISTS found)
    if(NOT file MATCHES "/[a-zA-Z0-9_]+[.](cl|c|h)$")
      list(APPEND strangers "${file}")
    elseif(NOT file IN_LIST files)
      list(APPEND files "${file}")
      set(layer_of_${file} "${folder}")
      string(LENGTH "${folder}/" skip)
      string(SUBSTRING "${file}" ${skip} -1 path)
      set(path_of_${file} "${path}")
      list(APPEND layers_with_${path} "${folder}")
      if(path MATCHES "^([^/]+)/")
        list(APPEND chapters "${CMAKE_MATCH_1}")
      endif()
      cmake_path(REMOVE_EXTENSION path OUTPUT_VARIABLE builtin)
      if(NOT file MATCHES "[.]h$")
        list(APPEND tops_with_${builtin} "${top}")
      endif()
    endif()
  endforeach()
endforeach()

foreach(section IN LISTS T_sections)
  foreach(builtin IN LISTS T_${section}_own)
    list(APPEND own_of_${T_${section}_target} "${builtin}")
    if(NOT T_${section}_target IN_LIST tops_with_${builtin})
      string(APPEND errors "  targets.ini, section [${section}]: 'own' names ${builtin}, which ${T_${section}_target}/ does not have.\n")
    endif()
  endforeach()
  foreach(folder IN LISTS T_${section}_layers ITEMS generic) # which files the section takes; what is left to the backend does not matter here
    foreach(file IN LISTS files)
      if(layer_of_${file} STREQUAL folder AND NOT file MATCHES "[.]h$")
        cmake_path(REMOVE_EXTENSION path_of_${file} OUTPUT_VARIABLE builtin)
        if(NOT DEFINED taken_${section}_${builtin})
          set(taken_${section}_${builtin} "${file}")
          set(used_${file} YES)
        elseif(layer_of_${taken_${section}_${builtin}} STREQUAL folder)
          set(twin_of_${file} "${taken_${section}_${builtin}}")
        endif()
      endif()
    endforeach()
  endforeach()
endforeach()

list(REMOVE_DUPLICATES strangers)
foreach(file IN LISTS strangers)
  string(APPEND errors "  ${file}: nothing reads a file of this name. A builtin's file is CHAPTER/NAME.cl or CHAPTER/NAME.c, a header NAME.h, of letters, digits "
                       "and _.\n")
endforeach()

# The other folders of the tree have names of chapters, too.
list(REMOVE_DUPLICATES chapters)
list(TRANSFORM chapters PREPEND "${SOURCE}/*/" OUTPUT_VARIABLE globs)
list(TRANSFORM chapters PREPEND "${SOURCE}/layers/*/" OUTPUT_VARIABLE deeper)
file(GLOB found RELATIVE "${SOURCE}" ${globs} ${deeper})
list(FILTER found EXCLUDE REGEX "^(cmake|demo|docs|drivers|include|man|test|utils)/")
foreach(folder IN LISTS found)
  file(GLOB_RECURSE inside RELATIVE "${SOURCE}" "${SOURCE}/${folder}/*.cl" "${SOURCE}/${folder}/*.c" "${SOURCE}/${folder}/*.h")
  foreach(file IN LISTS inside)
    if(NOT file IN_LIST files)
      list(JOIN folders ", " names)
      string(APPEND errors "  ${file} is in no layer, and nothing would compile it. The layers that targets.ini names are ${names}: move the file into one, or "
                           "name its folder under 'layers'.\n")
    endif()
  endforeach()
endforeach()

foreach(file IN LISTS files)
  set(layer "${layer_of_${file}}")
  set(path "${path_of_${file}}")
  string(REGEX REPLACE "/.*" "" top "${layer}")
  if(NOT file MATCHES "[.]h$")
    if(NOT path MATCHES "^[^/]+/[^/]+$" AND NOT file STREQUAL "generic/builtin.cl")
      string(APPEND errors "  ${file}: a builtin's file is CHAPTER/NAME.cl or CHAPTER/NAME.c; nothing would compile this one.\n")
      continue()
    endif()
    cmake_path(REMOVE_EXTENSION path OUTPUT_VARIABLE builtin)
    list(REMOVE_DUPLICATES tops_with_${builtin})
    list(LENGTH tops_with_${builtin} count)
    if(top IN_LIST targets AND count EQUAL 1 AND NOT builtin IN_LIST own_of_${top})
      string(APPEND errors "  ${file} stands for nothing: neither generic/ nor layers/ nor another target has ${builtin}. Is its name right? A builtin "
                           "that ${top} alone has is declared by 'own' in targets.ini.\n")
    endif()
    if(twin_of_${file})
      string(APPEND errors "  ${file} is in no product: ${twin_of_${file}} of the same layer comes before it. One of the two has to go.\n")
    elseif(NOT used_${file} AND NOT file STREQUAL "generic/builtin.cl")
      string(APPEND errors "  ${file} is in no product: another layer's ${builtin} comes before it in every section of targets.ini.\n")
    endif()
  endif()

  file(STRINGS "${SOURCE}/${file}" lines REGEX "^ *#.*[<\"][a-z0-9_/]+[.](h|cl)[>\"]")
  cmake_path(GET file PARENT_PATH beside)
  foreach(line IN LISTS lines)
    if(NOT line MATCHES "([<\"])([a-z0-9_/]+[.](h|cl))[>\"]")
      continue()
    endif()
    set(included "${CMAKE_MATCH_2}")
    if(CMAKE_MATCH_1 STREQUAL "<" OR line MATCHES "# *define")
      if(included MATCHES "^(oneclc/|std|cpuid[.]h)") # the compiler's own
        continue()
      elseif(EXISTS "${SOURCE}/${included}") # it is named by its path from the source folder
        set(used_${included} YES)
        if(NOT included MATCHES "/${path}$" AND NOT included MATCHES "[.]cl$")
          string(APPEND errors "  ${file} includes <${included}>, which no layer can replace; only a file that stands for that one may: write <CHAPTER/NAME.h>.\n")
        endif()
      elseif(layers_with_${included})
        foreach(folder IN LISTS layers_with_${included})
          set(used_${folder}/${included} YES)
        endforeach()
      else()
        string(APPEND errors "  ${file} includes <${included}>, which no layer has.\n")
      endif()
    elseif(EXISTS "${SOURCE}/generic/expand/${included}" AND NOT EXISTS "${SOURCE}/${beside}/${included}" OR beside STREQUAL "generic/expand")
      set(used_generic/expand/${included} YES)
    else()
      string(APPEND errors "  ${file} includes \"${included}\", which is not of generic/expand: write <CHAPTER/NAME.h>.\n")
    endif()
  endforeach()
endforeach()

file(STRINGS "${SOURCE}/targets.ini" lines REGEX "-include ")
foreach(line IN LISTS lines)
  string(REGEX MATCH "-include @SOURCE@/([^ ]+)" found "${line}")
  set(used_${CMAKE_MATCH_1} YES)
endforeach()
foreach(file IN LISTS files)
  if(file MATCHES "[.]h$" AND NOT used_${file})
    string(APPEND errors "  ${file} is included by nothing: it stands for no header that others include as <${path_of_${file}}>.\n")
  endif()
endforeach()

if(errors)
  message(FATAL_ERROR "The tree of builtins is not as it should be (cmake/check_tree.cmake says what is checked):\n${errors}")
endif()
file(TOUCH "${STAMP}")
