# shellcheck shell=bash disable=SC2034
# What the build needs from the system, and how to get what is missing. Sourced by ./play and ./check.
# Names are those of Debian 12 and Ubuntu 24.04; "a|b" is one thing with two names.

packages_to_play=(
    g++ cmake ninja-build ccache mold
    qt6-base-dev "qt6-svg-dev|libqt6svg6-dev"
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    fonts-ebgaramond fonts-open-sans qt6-translations-l10n
)
packages_to_check=(
    "${packages_to_play[@]}"
    python3 procps xvfb xauth desktop-file-utils appstream
    dbus at-spi2-core python3-pyatspi
)

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Does the system's package list offer it? Names without a version that could be installed do not count.
is_offered() {
    apt-cache policy "$1" 2>/dev/null | grep -q '^  Candidate: [^(]'
}

# Prints the missing ones of the given packages, one a line; of two names, the one that can be had.
what_is_missing() {
    local entry name names chosen
    for entry in "$@"; do
        IFS='|' read -r -a names <<<"$entry"
        for name in "${names[@]}"; do
            is_installed "$name" && continue 2
        done
        chosen=${names[0]}
        for name in "${names[@]}"; do
            if is_offered "$name"; then
                chosen=$name
                break
            fi
        done
        say "$chosen"
    done
}

# Runs apt-get as root, in whatever way that is allowed without asking anybody; fails if it is not.
apt_get() {
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@"
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@"
    else
        return 126
    fi
}

# Sees to it that the given packages are there, or stops with the one line that gets them.
install_missing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is neither Debian nor Ubuntu, so nothing is installed. Needed: CMake 3.25, Ninja, a C++20 compiler,"
        say "Qt 6.4 or later with Svg and the Linguist tools, EB Garamond and Open Sans."
        return
    fi
    local log
    local -a missing
    mapfile -t missing < <(what_is_missing "$@")
    [ ${#missing[@]} = 0 ] && return
    say "Missing: ${missing[*]}"
    log=$(mktemp)
    if ! apt_get -qq update >"$log" 2>&1; then
        if [ "$(id -u)" != 0 ] && ! { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }; then
            complain "Installing needs the administrator. Run this line, then start again:"
            complain "    sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}"
            rm -f "$log"
            exit 1
        fi
        complain "The package lists could not be brought up to date; trying with those that are there."
    fi
    # Fresh lists may offer the other of two names.
    mapfile -t missing < <(what_is_missing "$@")
    say "Installing them ..."
    if ! apt_get install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1; then
        tail -n 15 "$log" >&2
        complain "Installing failed; the last lines of what apt-get said are above."
        rm -f "$log"
        exit 1
    fi
    rm -f "$log"
}

# The presets need CMake 3.25.
require_cmake() {
    local version
    version=$(cmake --version 2>/dev/null | sed -n '1s/[^0-9]*\([0-9.]*\).*/\1/p')
    if [ -z "$version" ]; then
        complain "CMake is not there."
        exit 1
    fi
    if [ "$(printf '%s\n3.25\n' "$version" | sort -V | head -n 1)" != 3.25 ]; then
        complain "CMake $version is too old; 3.25 or later is needed."
        exit 1
    fi
}

# How far a build is, from what Ninja has said so far and the seconds it took: "120 of 309 steps, about 3 minutes left";
# nothing before it has begun. The time left is told once enough is done to tell it by.
how_far() {
    local made all left
    IFS=/ read -r made all < <(grep -o '^\[[0-9]*/[0-9]*\]' "$1" 2>/dev/null | tail -n 1 | tr -d '[]')
    [ -n "$all" ] || return 0
    if [ "$made" -lt 20 ] || [ "$2" -lt 10 ]; then
        say "$made of $all steps"
        return
    fi
    left=$((($2 * (all - made) / made + 59) / 60))
    case $left in
        0) say "$made of $all steps, nearly done" ;;
        1) say "$made of $all steps, about a minute left" ;;
        *) say "$made of $all steps, about $left minutes left" ;;
    esac
}

# Tells on the line it stands in how far a process is that writes what Ninja says: watch_build <process> <log>
watch_build() {
    local begin=$SECONDS told
    while kill -0 "$1" 2>/dev/null; do
        told=$(how_far "$2" $((SECONDS - begin)))
        [ -n "$told" ] && printf '\r    %-60s' "$told"
        sleep 1
    done
    printf '\r%-64s\r' ''
}

# Runs a step and shows what it says only when it fails: run_step <what it is called> <log> <command ...>
run_step() {
    local what=$1 log=$2 status=0
    shift 2
    if [ -t 1 ] || [ -n "${CI:-}" ]; then
        say "$what ..."
    fi
    if [ -t 1 ]; then
        "$@" >"$log" 2>&1 &
        # What runs beside a script does not hear Ctrl+C.
        trap 'kill $!; exit 130' INT
        watch_build $! "$log"
        wait $! || status=$?
        trap - INT
    else
        "$@" >"$log" 2>&1 || status=$?
    fi
    if [ "$status" != 0 ]; then
        # What went wrong first is what matters; the end tells the rest.
        grep -m 12 -E -A 3 'error:|CMake Error|FAILED:' "$log" >&2 || tail -n 30 "$log" >&2
        complain "$what failed. All that was said is in ${log#"$PWD"/}"
        return 1
    fi
}
