# One floor of the house is one target with one include root: the folder it lives in. A floor sees what it names
# in `BELOW` and nothing else, so a wrong arrow between floors neither compiles nor links.
include_guard()

# versicola_floor(<name> [FOLDER <folder> [HEADERS ...]] SOURCES ... BELOW ...)
# With FOLDER its headers are included as "<folder>/name.h", and only by who names the floor in `BELOW`: they are
# published as links in a folder of the build, one of its own for each floor, so that the folders within and beside
# it are not published with them.
function(versicola_floor name)
    cmake_parse_arguments(arg "" "FOLDER" "SOURCES;BELOW;HEADERS" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES})
    if(arg_FOLDER)
        versicola_publish(${name} ${arg_FOLDER} ${arg_HEADERS})
    else()
        target_include_directories(${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    endif()
    target_link_libraries(${name} PUBLIC versicola_options ${arg_BELOW})
endfunction()

# The headers named, or all of this folder, for <target> and all that link it, as "<folder>/name.h".
function(versicola_publish target folder)
    set(root ${PROJECT_BINARY_DIR}/published/${target})
    set(headers ${ARGN})
    if(NOT headers)
        file(GLOB headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    endif()
    file(MAKE_DIRECTORY ${root}/${folder})
    file(GLOB links RELATIVE ${root}/${folder} ${root}/${folder}/*.h)
    foreach(gone ${links})
        if(NOT gone IN_LIST headers)
            file(REMOVE ${root}/${folder}/${gone})
        endif()
    endforeach()
    foreach(header ${headers})
        file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${header} ${root}/${folder}/${header} COPY_ON_ERROR SYMBOLIC)
    endforeach()
    get_target_property(type ${target} TYPE)
    if(type STREQUAL INTERFACE_LIBRARY)
        target_include_directories(${target} INTERFACE ${root})
    else()
        target_include_directories(${target} PUBLIC ${root})
    endif()
endfunction()

# versicola_test(<name> SOURCES ... BELOW ...): a Qt Test program, run by ctest without a display.
function(versicola_test name)
    cmake_parse_arguments(arg "" "" "SOURCES;BELOW" ${ARGN})
    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE versicola_options ${arg_BELOW} Qt6::Test)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;XDG_RUNTIME_DIR=${PROJECT_BINARY_DIR}/run;LC_ALL=C.UTF-8"
        TIMEOUT 300)
endfunction()
