# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#   cmake -DSOURCE=FOLDER -DTARGET=NAME -DLLVM=MAJOR -P list_products.cmake
#
# Prints the products of a target that this LLVM makes, and PRODUCT=VERSION for those that only a later one makes.
cmake_minimum_required(VERSION 3.25)
include("${SOURCE}/cmake/targets.cmake")
oneclc_read_targets("${SOURCE}/targets.ini" all)
oneclc_read_targets("${SOURCE}/targets.ini" made)
oneclc_drop_newer_products(made ${LLVM})
foreach(section IN LISTS all_sections)
  if(all_${section}_target STREQUAL TARGET)
    list(APPEND products ${made_${section}_products})
    foreach(entry IN LISTS all_${section}_since)
      string(REGEX MATCH "^[^=]*" product ${entry})
      if(NOT product IN_LIST made_${section}_products)
        list(APPEND later ${entry})
      endif()
    endforeach()
  endif()
endforeach()
list(JOIN products " " products)
list(JOIN later " " later)
execute_process(COMMAND "${CMAKE_COMMAND}" -E echo "${products} ${later}")
