#include "minchiate/practice/theme.h"

namespace practice {

using namespace minchiate;
using players::ReasonKind;

namespace {

constexpr std::array<std::string_view, kThemes.size()> kNames{
    "kingRule", "counters", "lastTrick", "versicole", "discards", "other", "own"};

struct Row {
    ReasonKind kind;
    Theme theme;
};
// Reasons that name a theme; the others are about tricks and trumps in general.
constexpr std::array kByReason{
    Row{ReasonKind::KingRule, Theme::KingRule},
    Row{ReasonKind::KingMayBeTrumped, Theme::KingRule},
    Row{ReasonKind::HangsKing, Theme::KingRule},
    Row{ReasonKind::HuntsKing, Theme::KingRule},
    Row{ReasonKind::FoolSaves, Theme::Counters},
    Row{ReasonKind::KeepsFool, Theme::Counters},
    Row{ReasonKind::FoolStays, Theme::Counters},
    Row{ReasonKind::TakesCounters, Theme::Counters},
    Row{ReasonKind::SavesPartners, Theme::Counters},
    Row{ReasonKind::BringsHome, Theme::Counters},
    Row{ReasonKind::GivesToPartner, Theme::Counters},
    Row{ReasonKind::LosesCounter, Theme::Counters},
    Row{ReasonKind::RisksCounter, Theme::Counters},
    Row{ReasonKind::OpponentMayTrump, Theme::Counters},
    Row{ReasonKind::TakesLastTrick, Theme::LastTrick},
    Row{ReasonKind::KeepsLastTrick, Theme::LastTrick},
    Row{ReasonKind::CompletesVersicola, Theme::Versicole},
};

// A king is lost by the king rule more often than not (M6.3), and the versicola of kings with it.
Theme themeOf(const advice::Stake& stake) {
    switch (stake.kind) {
    case advice::StakeKind::Counter:
        return (stake.cards & kKings).empty() ? Theme::Counters : Theme::KingRule;
    case advice::StakeKind::Versicola:
        return (stake.cards & kKings).empty() ? Theme::Versicole : Theme::KingRule;
    case advice::StakeKind::Declared:
        return Theme::Versicole;
    case advice::StakeKind::LastTrick:
        return Theme::LastTrick;
    case advice::StakeKind::Cards:
        break;
    }
    return Theme::Other;
}

std::optional<Theme> byReason(const players::Reason& reason) {
    const auto* row = std::ranges::find(kByReason, reason.kind, &Row::kind);
    return row == kByReason.end() ? std::nullopt : std::optional(row->theme);
}

} // namespace

std::string_view nameOf(Theme theme) {
    return kNames[static_cast<std::size_t>(theme)];
}

std::optional<Theme> themeNamed(std::string_view name) {
    const auto* found = std::ranges::find(kNames, name);
    return found == kNames.end() ? std::nullopt
                                 : std::optional(kThemes[static_cast<std::size_t>(found - kNames.begin())]);
}

Theme themeOf(const advice::Weighed& weighed) {
    if (std::holds_alternative<Discard>(weighed.done.what))
        return Theme::Discards;
    if (std::holds_alternative<Declare>(weighed.done.what))
        return Theme::Versicole;
    std::array<double, kThemes.size()> lost{};
    for (const advice::Stake& stake : weighed.lost)
        lost[static_cast<std::size_t>(themeOf(stake))] += stake.points;
    const auto most = std::ranges::max_element(lost);
    const Theme dearest = kThemes[static_cast<std::size_t>(most - lost.begin())];
    if (*most > 0 && dearest != Theme::Other)
        return dearest;
    for (const advice::Option* option : {&weighed.best(), &weighed.ofDone()})
        if (const auto theme = byReason(option->reason))
            return *theme;
    return Theme::Other;
}

} // namespace practice
