#include "text/rule_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace text {
namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

int differences(const minchiate::RuleSet& rules) {
    const minchiate::RuleSet usual;
    const auto all = minchiate::switches();
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const minchiate::Switch& s) {
        return rules.*s.member != usual.*s.member;
    }));
}

} // namespace

QString presetName(minchiate::Preset preset) {
    switch (preset) {
    case minchiate::Preset::Accademia2008:
        return RuleWords::tr("Accademia 2008");
    case minchiate::Preset::SpanishManual:
        return RuleWords::tr("Spanish manual");
    case minchiate::Preset::Custom:
        break;
    }
    return RuleWords::tr("Your own");
}

QString rulesLine(const minchiate::RuleSet& rules) {
    switch (minchiate::presetOf(rules)) {
    case minchiate::Preset::Accademia2008:
        return RuleWords::tr("A resto, a coin for 60 points, is paid as soon as the lead is 60.");
    case minchiate::Preset::SpanishManual:
        return RuleWords::tr("Resti, coins for 60 points, are paid only when the hand is counted.");
    case minchiate::Preset::Custom:
        break;
    }
    const int n = differences(rules);
    if (n == 1)
        return RuleWords::tr("One switch differs from Accademia 2008.");
    return RuleWords::tr("%n switches differ from Accademia 2008.", nullptr, n);
}

SwitchWords switchWords(const minchiate::Switch& s) {
    if (s.name == "rob29")
        return {RuleWords::tr("The 2&9 may be robbed"),
                RuleWords::tr("At the cut and from the fola, as 21 to 27 may."), QStringLiteral("M2.3")};
    if (s.name == "demon")
        return {RuleWords::tr("&Demon, World and Flesh"),
                RuleWords::tr("14, 35 and 39 together are a versicola of 20."), QStringLiteral("M3.2")};
    if (s.name == "noCounterDiscard")
        return {RuleWords::tr("Cou&nters stay in the hand"),
                RuleWords::tr("They are discarded only when nothing else is left."), QStringLiteral("M5.9")};
    if (s.name == "foolMayLead")
        return {RuleWords::tr("The &Fool may lead"),
                RuleWords::tr("The next player then plays anything, and that is the lead."),
                QStringLiteral("M6.5")};
    if (s.name == "autoFall")
        return {RuleWords::tr("Falling &by itself"),
                RuleWords::tr("Whoever has no trump left at their turn lays the hand open."),
                QStringLiteral("M6.10")};
    if (s.name == "restiAtEndOnly")
        return {RuleWords::tr("Resti at the &end only"),
                RuleWords::tr("The lead runs past 60 and is paid after the count."), QStringLiteral("M7.3")};
    // A switch that this version has no words for is still shown, by its name in records.
    return {QString::fromLatin1(s.name.data(), static_cast<qsizetype>(s.name.size())), {}, {}};
}

} // namespace text
