# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# oneclc_usage(PROGRAM FILE.txt) makes the header FILE_usage.h of a text file, for what --help of PROGRAM prints. It defines usage[], a
# string; @LLVM@ in the text is the version of LLVM, @CPU@ the cpu devices (ONECLC_LLVM and ONECLC_CPU of oneclc_targets.h, which comes
# before it).
function(oneclc_usage program file)
  cmake_path(ABSOLUTE_PATH file OUTPUT_VARIABLE path)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${path}")
  file(READ "${path}" text)
  foreach(character IN ITEMS "\\" "\"")
    string(REPLACE "${character}" "\\${character}" text "${text}")
  endforeach()
  string(REPLACE "\n" "\\n\"\n\"" text "${text}")
  string(REGEX REPLACE "@(LLVM|CPU)@" "\" ONECLC_\\1 \"" text "${text}")
  set(text "static const char usage[] =\n\"${text}\";\n")
  cmake_path(GET path STEM LAST_ONLY name)
  set(header "${CMAKE_BINARY_DIR}/generated/usage/${name}_usage.h")
  set(before "")
  if(EXISTS "${header}")
    file(READ "${header}" before)
  endif()
  if(NOT text STREQUAL before) # else nothing is compiled anew
    file(WRITE "${header}" "${text}")
  endif()
  target_include_directories(${program} PRIVATE "${CMAKE_BINARY_DIR}/generated/usage")
endfunction()
