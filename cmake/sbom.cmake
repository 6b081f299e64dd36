# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# A bill of materials (SPDX 2.3, JSON) of installed files: each file's sums and licence, version and commit of this
# library, and the tools that built it.
#   oneclc_sbom(TO NAME ROOT FILES)   writes TO; NAME is the package's, and FILES are paths below ROOT, /usr/bin/clc-run
#   cmake -DDATA=build/sbom-data.cmake -DTO=FILE -DNAME=… -DROOT=FOLDER -P sbom.cmake   all files below ROOT
# A link has the sums of the file that it leads to. One that leads out of ROOT, into another package, is left out.
cmake_minimum_required(VERSION 3.25)

function(oneclc_json out text)
  string(REPLACE "\\" "\\\\" text "${text}")
  string(REPLACE "\"" "\\\"" text "${text}")
  set(${out} "\"${text}\"" PARENT_SCOPE)
endfunction()

function(oneclc_sbom to name root files)
  # The day of the release, or what a packager sets, so that two builds have the same bytes.
  if("$ENV{SOURCE_DATE_EPOCH}" STREQUAL "")
    set(created "${ONECLC_RELEASE_DATE}T00:00:00Z")
  else()
    string(TIMESTAMP created "%Y-%m-%dT%H:%M:%SZ" UTC)
  endif()
  set(commit "")
  set(comment "")
  if(EXISTS "${ONECLC_SUMS}")
    file(STRINGS "${ONECLC_SUMS}" first LIMIT_COUNT 1)
    if(first MATCHES "commit ([0-9a-f]+)")
      set(commit ${CMAKE_MATCH_1})
      set(comment "\"sourceInfo\": \"commit ${commit}\", ")
    endif()
  endif()

  set(entries "")
  set(relations "")
  set(sums "")
  file(REAL_PATH "${root}" root)
  list(REMOVE_DUPLICATES files)
  list(SORT files)
  foreach(file IN LISTS files)
    if(NOT EXISTS "${root}${file}" OR IS_DIRECTORY "${root}${file}")
      continue()
    endif()
    file(REAL_PATH "${root}${file}" real)
    cmake_path(IS_PREFIX root "${real}" inside)
    if(NOT inside)
      continue()
    endif()
    file(SHA1 "${real}" sha1)
    file(SHA256 "${real}" sha256)
    string(MD5 id "${file}") # of characters that an identifier may have
    set(licence "${licence_of_all}")
    if(file MATCHES "/liboneclc_(vecmath|libm)[a-z_]*[.]so$") # have a function of GCC's runtime, which asks for the processor
      string(APPEND licence " AND GPL-3.0-or-later WITH GCC-exception-3.1")
    endif()
    set(type OTHER)
    if(file MATCHES "[.](md|[0-9][a-z]*|ini|tsv|cmake|pc|sha256)$|/LICENSE$")
      set(type TEXT)
    elseif(file MATCHES "[.]h$")
      set(type SOURCE)
    elseif(file MATCHES "/bin/|[.](so|bc|spv|a)$")
      set(type BINARY)
    elseif(file MATCHES "[.]gz$")
      set(type ARCHIVE)
    endif()
    oneclc_json(path ".${file}")
    string(APPEND entries ",
    {\"SPDXID\": \"SPDXRef-File-${id}\", \"fileName\": ${path}, \"fileTypes\": [\"${type}\"],
     \"checksums\": [{\"algorithm\": \"SHA1\", \"checksumValue\": \"${sha1}\"}, {\"algorithm\": \"SHA256\", \"checksumValue\": \"${sha256}\"}],
     \"licenseConcluded\": \"${licence}\", \"licenseInfoInFiles\": [\"NOASSERTION\"], \"copyrightText\": \"${copyright}\"}")
    string(APPEND relations ",
    {\"spdxElementId\": \"SPDXRef-Package\", \"relationshipType\": \"CONTAINS\", \"relatedSpdxElement\": \"SPDXRef-File-${id}\"}")
    list(APPEND sums ${sha1})
  endforeach()
  if(NOT sums)
    return()
  endif()
  string(REGEX REPLACE "^,\n" "" entries "${entries}")
  list(SORT sums)
  list(JOIN sums "" sums)
  string(SHA1 verification "${sums}") # of all files' sums, as SPDX defines it

  set(tools "")
  foreach(tool IN LISTS ONECLC_BUILD_TOOLS) # NAME=VERSION=LICENCE
    string(REPLACE "=" ";" tool "${tool}")
    list(GET tool 0 title)
    list(GET tool 1 version)
    list(GET tool 2 licence)
    string(REGEX REPLACE "[^A-Za-z0-9.-]" "-" id "${title}")
    string(APPEND tools ",
    {\"SPDXID\": \"SPDXRef-Tool-${id}\", \"name\": \"${title}\", \"versionInfo\": \"${version}\", \"downloadLocation\": \"NOASSERTION\",
     \"filesAnalyzed\": false, \"licenseConcluded\": \"NOASSERTION\", \"licenseDeclared\": \"${licence}\", \"copyrightText\": \"NOASSERTION\"}")
    string(APPEND relations ",
    {\"spdxElementId\": \"SPDXRef-Tool-${id}\", \"relationshipType\": \"BUILD_TOOL_OF\", \"relatedSpdxElement\": \"SPDXRef-Package\"}")
  endforeach()

  file(WRITE "${to}" "{
  \"spdxVersion\": \"SPDX-2.3\",
  \"dataLicense\": \"CC0-1.0\",
  \"SPDXID\": \"SPDXRef-DOCUMENT\",
  \"name\": \"${name}-${ONECLC_VERSION}\",
  \"documentNamespace\": \"https://spdx.org/spdxdocs/${name}-${ONECLC_VERSION}-${verification}\",
  \"creationInfo\": {\"created\": \"${created}\", \"creators\": [\"Tool: OneCLC-cmake-sbom-${ONECLC_VERSION}\"]},
  \"packages\": [
    {\"SPDXID\": \"SPDXRef-Package\", \"name\": \"${name}\", \"versionInfo\": \"${ONECLC_VERSION}\", ${comment}\"downloadLocation\": \"NOASSERTION\",
     \"supplier\": \"NOASSERTION\", \"filesAnalyzed\": true, \"packageVerificationCode\": {\"packageVerificationCodeValue\": \"${verification}\"},
     \"licenseConcluded\": \"NOASSERTION\", \"licenseDeclared\": \"${licence_of_all}\", \"licenseInfoFromFiles\": [\"NOASSERTION\"],
     \"copyrightText\": \"${copyright}\"}${tools}
  ],
  \"files\": [
${entries}
  ],
  \"relationships\": [
    {\"spdxElementId\": \"SPDXRef-DOCUMENT\", \"relationshipType\": \"DESCRIBES\", \"relatedSpdxElement\": \"SPDXRef-Package\"}${relations}
  ]
}
")
endfunction()

set(licence_of_all "Apache-2.0 WITH LLVM-exception")
set(copyright "2026 the authors of OneCLC")
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  include("${DATA}")
  file(GLOB_RECURSE files LIST_DIRECTORIES OFF RELATIVE "${ROOT}" "${ROOT}/*")
  list(FILTER files EXCLUDE REGEX "^DEBIAN/")
  list(TRANSFORM files PREPEND "/")
  oneclc_sbom("${TO}" "${NAME}" "${ROOT}" "${files}")
endif()
