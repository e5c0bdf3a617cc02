# cpack makes a package for Debian and its kin, and an archive: `cpack --config build/release/CPackConfig.cmake`.
# What a Debian package keeps beside the program is written here: who may copy it, what changed, compressed pages.
set(debian ${CMAKE_CURRENT_BINARY_DIR}/debian)
file(MAKE_DIRECTORY ${debian})

# The licence of the pictures is not among those that Debian has: its text goes in, as a paragraph is written there.
configure_file(copyright.in ${debian}/copyright COPYONLY)
file(STRINGS ${PROJECT_SOURCE_DIR}/LICENSES/CC-BY-SA-4.0.txt lines ENCODING UTF-8)
foreach(line IN LISTS lines)
    if(line STREQUAL "")
        set(line ".")
    endif()
    file(APPEND ${debian}/copyright " ${line}\n")
endforeach()
# What is to be said in each package.
function(versicola_document package component)
    set(folder ${CMAKE_INSTALL_DATADIR}/doc/${package})
    install(FILES ${debian}/copyright DESTINATION ${folder} COMPONENT ${component})
    if(GZIP)
        configure_file(changelog.in ${debian}/changelog.Debian @ONLY)
        configure_file(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${debian}/changelog COPYONLY)
        foreach(page changelog changelog.Debian)
            execute_process(COMMAND ${GZIP} -9nf ${debian}/${page})
            install(FILES ${debian}/${page}.gz DESTINATION ${folder} COMPONENT ${component})
        endforeach()
    endif()
endfunction()
versicola_document(versicola ${CMAKE_INSTALL_DEFAULT_COMPONENT_NAME})
if(TARGET versicola_sound_device)
    versicola_document(versicola-sound sound)
    file(WRITE ${debian}/sound-overrides "versicola-sound: initial-upload-closes-no-bugs *\n")
    install(FILES ${debian}/sound-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
        RENAME versicola-sound COMPONENT sound)
endif()

install(FILES lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME versicola)

set(CPACK_GENERATOR DEB TXZ)
set(CPACK_PACKAGE_NAME versicola)
set(CPACK_PACKAGE_VENDOR "The Versicola contributors")
set(CPACK_PACKAGE_CONTACT "The Versicola contributors <contributors@versicola.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "four old tarot and trick games against the computer")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_FILE_NAME versicola-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-ebgaramond, fonts-open-sans, qt6-translations-l10n")
# CPack indents it as Debian wants it.
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Versicola is a table for Minchiate, the Florentine tarot game of ninety-seven
cards, and for three of its kin: Tarocco bolognese, French Tarot and Cuatrola.

There are computer partners and opponents of several strengths, lessons that
teach each game from nothing, whole hands told card by card, a review of every
hand that was played, and score sheets for people at a real table. Each game
has a pack of its own, drawn for it.

The command line tool versicola-cli deals, replays and plays hands without a
window.")
# The sound's plugin is a package of its own: the program does without Qt Multimedia.
if(TARGET versicola_sound_device)
    set(CPACK_DEB_COMPONENT_INSTALL ON)
    set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_NAME versicola)
    set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_SUGGESTS versicola-sound)
    set(CPACK_DEBIAN_SOUND_PACKAGE_NAME versicola-sound)
    set(CPACK_DEBIAN_SOUND_PACKAGE_DEPENDS "versicola (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
    set(CPACK_DEBIAN_SOUND_PACKAGE_RECOMMENDS "")
    set(CPACK_DEBIAN_SOUND_DESCRIPTION
"This package lets the table of Versicola be heard: cards, marks and a knock
when it is your turn, played through Qt Multimedia.")
endif()
include(CPack)
