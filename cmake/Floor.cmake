# One floor of the house is one target that publishes one folder: its own. A floor sees what it names in `BELOW`
# and nothing else, so a wrong arrow between floors neither compiles nor links.
include_guard()

# versicola_floor(<name> [MOC] FOLDER <folder> [HEADERS ...] [WITHIN <folder>...] SOURCES ... BELOW ...)
# Its headers, all or those named and those of the folders WITHIN, are included as "<folder>/name.h", and only by
# who names the floor in `BELOW`: they are published as links in a folder of the build, one of its own for each
# floor, so that what lies beside them is not published with them. With MOC it may declare QObjects.
function(versicola_floor name)
    cmake_parse_arguments(arg "MOC" "FOLDER" "SOURCES;BELOW;HEADERS;WITHIN" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES})
    if(arg_MOC)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
    versicola_publish(${name} ${arg_FOLDER} ${arg_HEADERS})
    foreach(within ${arg_WITHIN})
        file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${within}/*.h)
        versicola_link_headers(${PROJECT_BINARY_DIR}/published/${name}/${arg_FOLDER}/${within} ${headers})
    endforeach()
    target_link_libraries(${name} PUBLIC versicola_options ${arg_BELOW})
endfunction()

# Floors whose speed counts are optimized for everyday work as for a release: random trick plays are some 4 % faster.
function(versicola_quicken name)
    if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
        target_compile_options(${name} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O3>)
    endif()
endfunction()

# The headers named, or all of this folder, for <target> and all that link it, as "<folder>/name.h".
function(versicola_publish target folder)
    set(root ${PROJECT_BINARY_DIR}/published/${target})
    list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE headers)
    if(NOT headers)
        file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    endif()
    versicola_link_headers(${root}/${folder} ${headers})
    get_target_property(type ${target} TYPE)
    if(type STREQUAL INTERFACE_LIBRARY)
        target_include_directories(${target} INTERFACE ${root})
    else()
        target_include_directories(${target} PUBLIC ${root})
    endif()
endfunction()

# Links to the headers named, and to no others, in a folder of the build.
function(versicola_link_headers folder)
    file(MAKE_DIRECTORY ${folder})
    file(GLOB links ${folder}/*.h)
    set(wanted)
    foreach(header ${ARGN})
        get_filename_component(file ${header} NAME)
        list(APPEND wanted ${folder}/${file})
        file(CREATE_LINK ${header} ${folder}/${file} COPY_ON_ERROR SYMBOLIC)
    endforeach()
    list(REMOVE_ITEM links ${wanted})
    if(links)
        file(REMOVE ${links})
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
