# No source file is longer than 400 lines: what is, has more than one subject.
#   cmake -D ROOT=<sources> -P short_files.cmake
file(GLOB_RECURSE sources ${ROOT}/app/*.cpp ${ROOT}/app/*.h ${ROOT}/engine/*.cpp ${ROOT}/engine/*.h
    ${ROOT}/tests/*.cpp ${ROOT}/tests/*.h)
foreach(source ${sources})
    file(READ ${source} text)
    string(REGEX REPLACE "[^\n]" "" ends "${text}")
    string(LENGTH "${ends}" lines)
    if(lines GREATER 400)
        message(SEND_ERROR "${source} has ${lines} lines")
    endif()
endforeach()
