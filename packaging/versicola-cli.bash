# Completion of versicola-cli for bash.
_versicola_cli() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options=
    local games="minchiate bolognese tarot cuatrola" levels="random apprentice player master"
    [[ " ${COMP_WORDS[*]} " =~ " --game "("bolognese"|"tarot"|"cuatrola")" " ]] ||
        levels+=" grandmaster master-2026-11 clairvoyant oracle" # of Minchiate, the game where none is named
    if [ "$COMP_CWORD" = 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "replay deal selfplay arena lesson review exercises beliefs bench" -- "$current")
        return
    fi
    case $before in
        --game)
            mapfile -t COMPREPLY < <(compgen -W "$games" -- "$current")
            return
            ;;
        --a | --b | --ns | --ew | --players | --level)
            mapfile -t COMPREPLY < <(compgen -W "$levels" -- "$current")
            return
            ;;
        --seats)
            mapfile -t COMPREPLY < <(compgen -W "2 3 4 5" -- "$current")
            return
            ;;
        --seed | --hands | --deals | --effort | --effort-a | --effort-b | --threads | --limit | --rules | --keep) return ;;
    esac
    case ${COMP_WORDS[1]} in
        replay) options="--legal" ;;
        deal) options="--game --seats --seed --hands" ;;
        selfplay) options="--game --seats --ns --ew --players --hands --seed --deals --records --rules --limit" ;;
        arena) options="--game --seats --a --b --deals --seed --effort-a --effort-b --threads --pairs --rules --limit" ;;
        lesson) options="--walk" ;;
        review) options="--seed --effort --threads" ;;
        exercises) options="--seed --deals --keep" ;;
        beliefs) options="--level --threads" ;;
        bench) options="--game" ;;
    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}
complete -F _versicola_cli versicola-cli
