#include "desktop/bolognese/match_choice.h"

#include "bolognese/players/levels.h"
#include "desktop/settings/stored.h"

#include <QCoreApplication>

#include <algorithm>

namespace desktop {

using namespace bolognese;
using settings::stored;
using settings::storedText;

namespace {

struct MatchChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::BologneseChoice)
};

// Names in the store. They are read by every later version: never change one, add another.
const QString kLevelKey = QStringLiteral("bolognese/level"), kTarget = QStringLiteral("bolognese/target"),
              kRules = QStringLiteral("bolognese/rules/");

RuleSet inForm(Match match) {
    RuleSet rules;
    rules.match = match;
    return rules;
}

} // namespace

QStringList bologneseLevels() {
    QStringList names;
    for (const std::string_view name : levelNames())
        if (name != "random") // no company for anybody
            names << stored(name);
    return names;
}

BologneseChoice usualBologneseChoice() {
    return {QStringLiteral("player"), {}};
}

BologneseChoice loadBologneseChoice(const QSettings& store) {
    BologneseChoice choice = usualBologneseChoice();
    if (const auto level = storedText(store, kLevelKey); level && bologneseLevels().contains(*level))
        choice.level = *level;
    if (const int target = store.value(kTarget).toInt(); target >= 1 && target <= 100000) // B3.4
        choice.rules.target = target;
    for (const BologneseRule& rule : bologneseRules()) {
        const auto found = storedText(store, kRules + rule.number);
        bool isNumber = false;
        const int way = found ? found->toInt(&isNumber) : 0;
        if (isNumber && way >= 0 && way < std::max(2, static_cast<int>(rule.ways.size())))
            rule.set(choice.rules, way);
    }
    return choice;
}

void save(const BologneseChoice& choice, QSettings& store) {
    store.setValue(kLevelKey, choice.level);
    store.setValue(kTarget, choice.rules.target);
    for (const BologneseRule& rule : bologneseRules())
        store.setValue(kRules + rule.number, QString::number(rule.now(choice.rules)));
}

std::vector<BolognesePreset> bolognesePresets() {
    return {{MatchChoiceWords::tr("Ottocento"), inForm(Match::Ottocento)},
            {MatchChoiceWords::tr("Quattro Scartate"), inForm(Match::QuattroScartate)}};
}

QString presetName(const BologneseChoice& choice) {
    const auto& presets = bolognesePresets();
    const auto found = std::ranges::find(presets, choice.rules, &BolognesePreset::rules);
    return found == presets.end() ? MatchChoiceWords::tr("Your own") : found->name;
}

QString rulesLine(const BologneseChoice& choice) {
    const auto changed = std::ranges::count_if(bologneseRules(), [&](const BologneseRule& rule) {
        return rule.number != QStringLiteral("B3.5") && rule.now(choice.rules) != rule.now(RuleSet{});
    });
    const QString form =
        choice.rules.match == Match::QuattroScartate
            ? MatchChoiceWords::tr("Four hands, each of you deals one; more points win")
            : MatchChoiceWords::tr("The first side with %n point(s) wins", nullptr, choice.rules.target);
    return changed == 0
               ? MatchChoiceWords::tr("%1, by the usual rules.").arg(form)
               : MatchChoiceWords::tr("%1; %2.").arg(
                     form, MatchChoiceWords::tr("%n rule(s) changed", nullptr, static_cast<int>(changed)));
}

} // namespace desktop
