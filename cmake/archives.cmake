# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The archives, build/share/clc/NAME.a: each product of bitcode in small modules, for drivers that link in process
# (docs/use/in-process.md). A host program splits the product; where it is not built (ONECLC_UTILS, LLVM's headers),
# there are no archives.
set(ONECLC_ARCHIVES "")
if(NOT TARGET oneclc-split)
  return()
endif()
foreach(product IN LISTS ONECLC_PRODUCTS)
  cmake_path(GET product FILENAME file)
  if(file MATCHES "^(.*)[.]bc$")
    set(name "${CMAKE_MATCH_1}")
    set(archive "${ONECLC_PRODUCT_DIR}/${name}.a")
    set(module ${ONECLC_${name}_in_archive} "${product}") # of which the first one counts
    list(GET module 0 module)
    add_custom_command(OUTPUT "${archive}" COMMAND oneclc-split "${module}" "${archive}"
                       DEPENDS "${module}" oneclc-split COMMENT "${name}.a" VERBATIM)
    add_custom_target(${name}.a ALL DEPENDS "${archive}")
    add_dependencies(${name} ${name}.a) # they say the same, always
    list(APPEND ONECLC_ARCHIVES "${archive}")
  endif()
endforeach()
install(FILES ${ONECLC_ARCHIVES} DESTINATION share/clc COMPONENT library)
