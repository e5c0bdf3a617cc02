# One floor of the house is one target with one include root: the folder it lives in. A floor sees what it names
# in `BELOW` and nothing else, so a wrong arrow between floors neither compiles nor links.
include_guard()

# versicola_floor(<name> SOURCES ... BELOW ...)
function(versicola_floor name)
    cmake_parse_arguments(arg "" "" "SOURCES;BELOW" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES})
    target_include_directories(${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${name} PUBLIC versicola_options ${arg_BELOW})
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
