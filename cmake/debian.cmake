# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cpack runs this on the installed parts before it makes packages of them. It adds a copyright file and changelogs to
# each, compresses manual pages, and names Debian's Python and Debian's folder for Clang's links.
cmake_minimum_required(VERSION 3.25)
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH source)
set(ENV{DESTDIR} "") # it is still that of the part which cpack installed last
if(CPACK_DEBIAN_PACKAGE_ARCHITECTURE)
  set(ENV{DEB_HOST_ARCH} ${CPACK_DEBIAN_PACKAGE_ARCHITECTURE}) # whose libraries dpkg-shlibdeps looks for
endif()
set(root "${CPACK_TEMPORARY_INSTALL_DIRECTORY}")
set(debian "${source}/packaging/debian") # says what Debian's source package says, too
include("${CMAKE_CURRENT_LIST_DIR}/clang-links.cmake")
find_program(gzip gzip REQUIRED)

function(compress)
  execute_process(COMMAND "${gzip}" -9nf -- ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

execute_process(COMMAND date --utc --rfc-email --date=${CPACK_ONECLC_RELEASE_DATE} OUTPUT_VARIABLE date
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
foreach(part IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${part} PART)
  set(package ${CPACK_DEBIAN_${PART}_PACKAGE_NAME})
  set(doc "${root}/${part}/usr/share/doc/${package}")
  configure_file("${debian}/copyright" "${doc}/copyright" COPYONLY)
  file(WRITE "${doc}/changelog.Debian" "oneclc (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * As released.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
  compress("${doc}/changelog.Debian")
  if(EXISTS "${source}/CHANGELOG.md")
    configure_file("${source}/CHANGELOG.md" "${doc}/changelog" COPYONLY)
    compress("${doc}/changelog")
  endif()
  file(GLOB pages "${root}/${part}/usr/share/man/man*/*[0-9a-z]")
  list(FILTER pages EXCLUDE REGEX "[.]gz$")
  if(pages)
    compress(${pages})
  endif()
endforeach()

# The library goes below the prefix of its LLVM, where Clang's resource folder is; -dev has links at the usual place.
if(library IN_LIST CPACK_COMPONENTS_ALL)
  set(llvm llvm-${CPACK_ONECLC_LLVM_MAJOR})
  file(REMOVE_RECURSE "${root}/library/usr/share/doc/oneclc" "${root}/library/usr/lib/clang") # the copyright file and, now, other links
  file(MAKE_DIRECTORY "${root}/library/usr/lib/${llvm}/share" "${root}/development/usr/share/clc")
  file(RENAME "${root}/library/usr/share/clc" "${root}/library/usr/lib/${llvm}/share/clc")
  file(GLOB products RELATIVE "${root}/library/usr/lib/${llvm}/share/clc" "${root}/library/usr/lib/${llvm}/share/clc/*")
  foreach(product IN LISTS products)
    file(CREATE_LINK "../../lib/${llvm}/share/clc/${product}" "${root}/development/usr/share/clc/${product}" SYMBOLIC)
  endforeach()
  oneclc_clang_links("${root}/library/usr/lib/${llvm}" lib/clang/${CPACK_ONECLC_LLVM_MAJOR} "${CPACK_ONECLC_CLANG_LINKS}")

  # The archives hold bitcode for devices, which lintian takes for objects of this machine that have lost their code.
  file(GLOB archives "${root}/library/usr/lib/${llvm}/share/clc/*.a")
  if(archives)
    set(LLVM ${CPACK_ONECLC_LLVM_MAJOR})
    configure_file("${debian}/library.lintian-overrides" "${root}/library/usr/share/lintian/overrides/${CPACK_DEBIAN_LIBRARY_PACKAGE_NAME}" @ONLY)
  endif()
endif()

if(vecmath IN_LIST CPACK_COMPONENTS_ALL)
  configure_file("${debian}/liboneclc-vecmath.lintian-overrides" "${root}/vecmath/usr/share/lintian/overrides/liboneclc-vecmath" COPYONLY)
endif()

# Bills of materials, of the files as they are in the packages.
include("${CPACK_ONECLC_BUILD}/sbom-data.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/sbom.cmake")
foreach(part IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${part} PART)
  set(package ${CPACK_DEBIAN_${PART}_PACKAGE_NAME})
  file(GLOB_RECURSE files LIST_DIRECTORIES OFF RELATIVE "${root}/${part}" "${root}/${part}/*")
  list(TRANSFORM files PREPEND "/")
  set(bill "${root}/${part}/usr/share/doc/${package}/${package}.spdx.json")
  oneclc_sbom("${bill}" ${package} "${root}/${part}" "${files}")
  if(EXISTS "${bill}")
    compress("${bill}")
  endif()
endforeach()
