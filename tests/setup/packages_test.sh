#!/usr/bin/env bash
# Tests what ./play and ./check do about missing packages, with stand-ins for apt and sudo: nothing is installed.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
bench=$(mktemp -d)
trap 'rm -rf "$bench"' EXIT
failed=0

# A world: files "installed" and "offered" name packages; "done" collects what was asked of apt-get.
new_world() {
    rm -rf "${bench:?}"/*
    mkdir "$bench/bin"
    : >"$bench/installed"
    : >"$bench/offered"
    : >"$bench/done"
    echo nothing >"$bench/apt_fails"
    stand_in dpkg-query 'for name; do :; done; grep -qx -- "$name" "$BENCH/installed" && printf installed'
    stand_in apt-cache 'if grep -qx -- "$2" "$BENCH/offered"; then echo "  Candidate: 1.0"; else echo "  Candidate: (none)"; fi'
    stand_in apt-get 'echo "$*" >>"$BENCH/done"; case " $* " in *" $(cat "$BENCH/apt_fails") "*) exit 1 ;; esac'
    stand_in id 'cat "$BENCH/user"'
    stand_in sudo '[ -e "$BENCH/may_sudo" ] || exit 1; [ "$1" = -n ] && shift; exec "$@"'
    echo 0 >"$bench/user"
}

stand_in() {
    printf '#!/usr/bin/env bash\n%s\n' "$2" >"$bench/bin/$1"
    chmod +x "$bench/bin/$1"
}

# Runs a line with the functions of tools/packages.sh in the stand-in world.
in_world() {
    BENCH=$bench PATH="$bench/bin:$PATH" bash -c ". '$root/tools/packages.sh'; $1" 2>&1
}

expect() {
    if [ "$2" != "$3" ]; then
        printf 'FAIL: %s\n  expected: %s\n  came:     %s\n' "$1" "$2" "$3"
        failed=1
    fi
}

new_world
expect "all is missing" "a b" "$(in_world 'what_is_missing a b' | xargs)"
echo a >"$bench/installed"
expect "what is there is not missing" "b" "$(in_world 'what_is_missing a b' | xargs)"
expect "the name that is offered is taken" "first" "$(in_world 'what_is_missing "first|second"')"
echo second >"$bench/offered"
expect "and be it the second" "second" "$(in_world 'what_is_missing "first|second"')"
echo second >"$bench/installed"
expect "either name will do" "" "$(in_world 'what_is_missing "first|second"')"

new_world
expect "nothing missing: apt-get is left alone" "" "$(in_world 'install_missing' && cat "$bench/done")"
in_world 'install_missing a' >/dev/null
expect "the administrator installs" "install -y --no-install-recommends a" "$(tail -n 1 "$bench/done")"

new_world
echo 1000 >"$bench/user"
said=$(in_world 'install_missing a b; echo went on')
expect "without rights it stops" "" "$(grep 'went on' <<<"$said")"
expect "and says the line" "    sudo apt-get update && sudo apt-get install -y --no-install-recommends a b" \
    "$(grep 'sudo apt-get' <<<"$said")"
expect "and does nothing" "" "$(cat "$bench/done")"
in_world 'install_missing a' >/dev/null
expect "its exit code is 1" 1 $?

touch "$bench/may_sudo"
in_world 'install_missing a' >/dev/null
expect "sudo that asks nothing is used" "install -y --no-install-recommends a" "$(tail -n 1 "$bench/done")"

new_world
echo install >"$bench/apt_fails"
in_world 'install_missing a' >/dev/null
expect "a failed installation stops it" 1 $?

# What Ninja has written so far, and the seconds it took.
far() {
    printf '%s\n' "$1" >"$bench/build.log"
    in_world "how_far '$bench/build.log' $2"
}
expect "before a build begins nothing is told" "" "$(far '-- Configuring done' 3)"
expect "at first the steps alone" "2 of 300 steps" "$(far $'[1/300] a\n[2/300] b' 40)"
expect "then the time left" "100 of 300 steps, about 2 minutes left" "$(far '[100/300] a' 60)"
expect "less than a minute is a minute" "200 of 300 steps, about a minute left" "$(far '[200/300] a' 60)"
expect "at the end it is nearly done" "300 of 300 steps, nearly done" "$(far '[300/300] a' 60)"
expect "what a compiler says is no step" "30 of 300 steps" "$(far $'[30/300] a\na.cpp:[7/9]: note' 5)"
in_world "run_step Building '$bench/build.log' false" >/dev/null
expect "a step that fails has failed" 1 $?
expect "without a screen ./play builds nothing" \
    "There is no screen here that the game could open a window on; nothing was built." \
    "$(env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$root/play" 2>&1)"
env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$root/play" >/dev/null 2>&1
expect "its exit code is 1" 1 $?

for script in play check; do
    new_world
    said=$(BENCH=$bench PATH="$bench/bin:$PATH" "$root/$script" --what-is-missing 2>&1)
    expect "$script names what is missing" "g++" "$(head -n 1 <<<"$said")"
    expect "$script then does nothing" "" "$(cat "$bench/done")"
done

[ "$failed" = 0 ] && echo "All as expected."
exit "$failed"
