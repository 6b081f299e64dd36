# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Takes away what `ninja install` and `cmake --install`, of all parts or of single ones, have put from this build folder,
# which is the working directory: the files and links that installed-files.txt names, then those folders of
# installed-folders.txt that are empty. DESTDIR must be the same as it was for the installation.
if(NOT EXISTS installed-files.txt)
  message(FATAL_ERROR "  There is no installed-files.txt in ${CMAKE_CURRENT_SOURCE_DIR}:
  nothing is installed from this build folder, or it is taken away already.")
endif()
file(STRINGS installed-files.txt files)
set(kept "")
foreach(file IN LISTS files)
  set(path "$ENV{DESTDIR}${file}")
  if(EXISTS "${path}" OR IS_SYMLINK "${path}")
    file(REMOVE "${path}")
    if(EXISTS "${path}" OR IS_SYMLINK "${path}")
      list(APPEND kept "${path}")
    else()
      message(STATUS "Removed: ${path}")
    endif()
  else()
    message(STATUS "Not there: ${path}")
  endif()
endforeach()
if(kept)
  list(LENGTH kept count)
  list(GET kept 0 first)
  message(FATAL_ERROR "  ${count} files cannot be removed, the first is ${first}.
  Uninstall as the user who installed, such as: sudo ninja uninstall.")
endif()

set(folders "")
if(EXISTS installed-folders.txt)
  file(STRINGS installed-folders.txt folders)
endif()
list(SORT folders ORDER DESCENDING) # a folder comes after those inside of it
set(others "")
foreach(folder IN LISTS folders)
  set(path "$ENV{DESTDIR}${folder}")
  file(GLOB inside LIST_DIRECTORIES YES "${path}/*" "${path}/.*")
  if(IS_DIRECTORY "${path}" AND NOT inside)
    file(REMOVE_RECURSE "${path}")
    message(STATUS "Removed: ${path}")
  elseif(IS_DIRECTORY "${path}")
    list(APPEND others "${folder}")
  endif()
endforeach()
file(GLOB manifests install_manifest.txt install_manifest_*.txt) # CMake's own, of files that are no more
file(REMOVE ${manifests} installed-files.txt installed-folders.txt)
if(others) # we made these, too, and may take them away after another installation
  list(JOIN others "\n" lines)
  file(WRITE installed-folders.txt "${lines}\n")
endif()
