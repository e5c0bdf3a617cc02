# One floor of the house is one target that publishes one folder: its own. A floor sees what it names in `BELOW`
# and nothing else, so a wrong arrow between floors neither compiles nor links.
include_guard()

# versicola_floor(<name> [MOC] FOLDER <folder> [HEADERS ...] [WITHIN <folder>...] SOURCES ... [ALONE ...] BELOW ...)
# Its headers, all or those named and those of the folders WITHIN, are included as "<folder>/name.h", and only by
# who names the floor in `BELOW`: they are published as links in a folder of the build, one of its own for each
# floor, so that what lies beside them is not published with them. With MOC it may declare QObjects.
# The sources ALONE are compiled each by itself: their short names clash with those of others.
function(versicola_floor name)
    cmake_parse_arguments(arg "MOC" "FOLDER" "SOURCES;ALONE;BELOW;HEADERS;WITHIN" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES} ${arg_ALONE})
    if(arg_MOC)
        versicola_moc(${name})
        versicola_hasten(${name})
    endif()
    versicola_together(${name} ${arg_SOURCES})
    versicola_publish(${name} ${arg_FOLDER} ${arg_HEADERS})
    foreach(within ${arg_WITHIN})
        file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${within}/*.h)
        versicola_link_headers(${PROJECT_BINARY_DIR}/published/${name}/${arg_FOLDER}/${within} ${headers})
    endforeach()
    target_link_libraries(${name} PUBLIC versicola_options ${arg_BELOW})
endfunction()

# Lets moc look at the target's classes, where there is a shell by cmake/moc_alone.in.
function(versicola_moc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    if(UNIX)
        get_target_property(moc Qt6::moc LOCATION)
        configure_file(${PROJECT_SOURCE_DIR}/cmake/moc_alone.in ${PROJECT_BINARY_DIR}/moc_alone @ONLY
            FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
        set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc_alone)
    endif()
endfunction()

# Compiles the sources named ten at a time, those of one folder together: most of a file's time is its headers'. Names
# within a folder must not clash for that, those without linkage neither.
function(versicola_together target)
    if(NOT VERSICOLA_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    foreach(source ${ARGN})
        get_filename_component(folder "${source}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "in_${folder}" group)
        math(EXPR ${group} "0${${group}} + 1")
        math(EXPR batch "(${${group}} - 1) / 10")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${batch})
    endforeach()
endfunction()

# Floors whose speed counts are optimized for everyday work as for a release: random trick plays are some 4 % faster.
function(versicola_quicken name)
    if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
        target_compile_options(${name} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O3>)
    endif()
endfunction()

# Floors that wait for people are compiled quicker for everyday work: what takes time there is the library's.
function(versicola_hasten name)
    if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
        target_compile_options(${name} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O1>)
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

# versicola_tests(<program> FOLDERS <folder>... BELOW ...)
# One program of all tests in these folders, test_*.cpp, with the sources beside them, so that few programs are
# linked; ctest runs each test by itself, by the name of its file, without a display. Where the programs, the pictures,
# the data and the sources lie, "places.h" says (tests/CMakeLists.txt).
function(versicola_tests program)
    cmake_parse_arguments(arg "" "" "FOLDERS;BELOW" ${ARGN})
    add_executable(${program} ${PROJECT_SOURCE_DIR}/tests/support/many/one_of_many.cpp)
    versicola_moc(${program})
    set_target_properties(${program} PROPERTIES AUTORCC ON)
    target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${program} PRIVATE versicola_options ${arg_BELOW} Qt6::Test)
    versicola_hasten(${program})
    # Compiled with others a test's class may well hold what is nameless.
    target_compile_options(${program} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    target_include_directories(${program} PRIVATE ${PROJECT_BINARY_DIR}/tests)
    add_dependencies(${program} versicola-cli left_playing play_for_ever)
    foreach(folder ${arg_FOLDERS})
        file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp
            ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.qrc)
        target_sources(${program} PRIVATE ${sources})
        list(FILTER sources INCLUDE REGEX "\\.cpp$")
        versicola_together(${program} ${sources})
        target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
        foreach(source ${sources})
            get_filename_component(name ${source} NAME_WE)
            if(source MATCHES "/test_[a-z_]+\\.cpp$")
                add_test(NAME ${name} COMMAND ${program} ${name})
                set_tests_properties(${name} PROPERTIES LABELS ${program}
                    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;XDG_RUNTIME_DIR=${PROJECT_BINARY_DIR}/run;LC_ALL=C.UTF-8"
                    TIMEOUT ${VERSICOLA_TEST_SECONDS})
            endif()
        endforeach()
    endforeach()
endfunction()
