#include "desktop/tarot/match_choice.h"

#include "desktop/settings/stored.h"
#include "tarot/players/levels.h"
#include "tarot/records/hand_record.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace desktop {

using namespace tarot;
using settings::stored;
using settings::storedText;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(desktop::TarotChoice)
};

// Names in the store. They are read by every later version: never change one, add another.
const QString kLevel = QStringLiteral("tarot/level"), kPlayers = QStringLiteral("tarot/players"),
              kRounds = QStringLiteral("tarot/rounds"), kRules = QStringLiteral("tarot/rules");

constexpr std::array kSlams{400, 600, 1000}; // F9.8

RuleSet federation() {
    RuleSet rules;
    rules.pousse = false;
    rules.miseres = false;
    rules.excuse3 = Excuse3::Exchanged;
    return rules;
}

} // namespace

QStringList tarotLevels() {
    QStringList names;
    for (const std::string_view name : levelNames())
        if (name != "random") // no company for anybody
            names << stored(name);
    return names;
}

const std::vector<int>& tarotTables() {
    static const std::vector<int> tables{3, 4, 5};
    return tables;
}

TarotChoice usualTarotChoice() {
    return {QStringLiteral("player"), 4, 3, {}};
}

// The rules are kept as records have them: by the names of those switches that are not as usual.
TarotChoice loadTarotChoice(const QSettings& store) {
    TarotChoice choice = usualTarotChoice();
    if (const auto level = storedText(store, kLevel); level && tarotLevels().contains(*level))
        choice.level = *level;
    if (const int players = store.value(kPlayers).toInt();
        std::ranges::find(tarotTables(), players) != tarotTables().end())
        choice.players = players;
    if (const int rounds = store.value(kRounds).toInt(); rounds >= 1 && rounds <= kMostRounds)
        choice.rounds = rounds;
    const QJsonObject rules =
        QJsonDocument::fromJson(storedText(store, kRules).value_or(QString()).toUtf8()).object();
    for (auto one = rules.begin(); one != rules.end(); ++one)
        (void)setSwitch(choice.rules, one.key(), one.value());
    return choice;
}

void save(const TarotChoice& choice, QSettings& store) {
    store.setValue(kLevel, choice.level);
    store.setValue(kPlayers, choice.players);
    store.setValue(kRounds, choice.rounds);
    store.setValue(kRules,
                   QString::fromUtf8(QJsonDocument(toJson(choice.rules)).toJson(QJsonDocument::Compact)));
}

// ---- The rules in words ----

const std::vector<TarotPreset>& tarotPresets() {
    static const std::vector<TarotPreset> presets{
        {Words::tr("At home"), Words::tr("With pousse and misères"), {}},
        {Words::tr("Federation"), Words::tr("As the French federation plays: four bids, no misères"),
         federation()}};
    return presets;
}

const std::vector<TarotOption>& tarotOptions() {
    static const std::vector<TarotOption> options{
        {Words::tr("The &pousse may be bid"),
         Words::tr("Between prise and garde, and paid as a prise."),
         QStringLiteral("F5.3"),
         {},
         [](const RuleSet& r) { return r.pousse ? 1 : 0; },
         [](RuleSet& r, int v) { r.pousse = v != 0; }},
        {Words::tr("When &all pass, play à la misère"),
         Words::tr("Everyone alone, for the fewest points; else the next player deals."),
         QStringLiteral("F5.5"),
         {},
         [](const RuleSet& r) { return r.allPass == AllPass::Misere ? 1 : 0; },
         [](RuleSet& r, int v) { r.allPass = v != 0 ? AllPass::Misere : AllPass::Redeal; }},
        {Words::tr("&Misères may be announced"),
         Words::tr("No trump, or neither bout nor court: 10 from each."),
         QStringLiteral("F7.7"),
         {},
         [](const RuleSet& r) { return r.miseres ? 1 : 0; },
         [](RuleSet& r, int v) { r.miseres = v != 0; }},
        {Words::tr("A misère of trumps with the &Excuse"),
         Words::tr("The Excuse is no obstacle to it."),
         QStringLiteral("F7.7"),
         {},
         [](const RuleSet& r) { return r.misereWithExcuse ? 1 : 0; },
         [](RuleSet& r, int v) { r.misereWithExcuse = v != 0; }},
        {Words::tr("A petit &chelem may be announced"),
         Words::tr("Every trick but one, for half a chelem."),
         QStringLiteral("F7.3"),
         {},
         [](const RuleSet& r) { return r.petitChelem ? 1 : 0; },
         [](RuleSet& r, int v) { r.petitChelem = v != 0; }},
        {Words::tr("No three &bouts in one trick"),
         Words::tr("The third is not played to the other two, if anything else may be."),
         QStringLiteral("F8.10"),
         {},
         [](const RuleSet& r) { return r.noThreeBouts ? 1 : 0; },
         [](RuleSet& r, int v) { r.noThreeBouts = v != 0; }},
        {Words::tr("A c&helem pays"),
         Words::tr("Announced; half of it where it was not."),
         QStringLiteral("F9.8"),
         {QStringLiteral("400"), QStringLiteral("600"), QStringLiteral("1000")},
         [](const RuleSet& r) {
             return static_cast<int>(std::ranges::find(kSlams, r.chelem) - kSlams.begin());
         },
         [](RuleSet& r, int v) { r.chelem = kSlams[static_cast<std::size_t>(v)]; }},
        {Words::tr("The E&xcuse of three"),
         Words::tr("What its player gives for it."),
         QStringLiteral("F11.2"),
         {Words::tr("stays, nothing is owed"), Words::tr("stays for another card"),
          Words::tr("goes with the trick")},
         [](const RuleSet& r) { return static_cast<int>(r.excuse3); },
         [](RuleSet& r, int v) { r.excuse3 = static_cast<Excuse3>(v); },
         3},
        {Words::tr("A &short pack"),
         Words::tr("Without the 2 to 6 of every suit: 58 cards."),
         QStringLiteral("F11.3"),
         {},
         [](const RuleSet& r) { return r.shortDeck ? 1 : 0; },
         [](RuleSet& r, int v) { r.shortDeck = v != 0; },
         3},
        {Words::tr("An&y suit card may be called"),
         Words::tr("Else a king; a queen by who has all kings."),
         QStringLiteral("F6.2"),
         {},
         [](const RuleSet& r) { return r.callAny ? 1 : 0; },
         [](RuleSet& r, int v) { r.callAny = v != 0; },
         5},
        {Words::tr("Who &wins the card called is partner"),
         Words::tr("Else whoever was dealt it."),
         QStringLiteral("F6.3"),
         {},
         [](const RuleSet& r) { return r.partner == Partner::Taker ? 1 : 0; },
         [](RuleSet& r, int v) { r.partner = v != 0 ? Partner::Taker : Partner::Holder; },
         5},
        {Words::tr("Declarer and partner share hal&f and half"),
         Words::tr("Else two thirds are the declarer’s."),
         QStringLiteral("F9.11"),
         {},
         [](const RuleSet& r) { return r.split == Split::Halves ? 1 : 0; },
         [](RuleSet& r, int v) { r.split = v != 0 ? Split::Halves : Split::Thirds; },
         5}};
    return options;
}

QString presetName(const TarotChoice& choice) {
    const auto preset = std::ranges::find(tarotPresets(), choice.rules, &TarotPreset::rules);
    return preset == tarotPresets().end() ? Words::tr("Your own") : preset->name;
}

QString rulesLine(const TarotChoice& choice) {
    const QString table = Words::tr("%n players", nullptr, choice.players);
    const QString length = Words::tr("%n hand(s)", nullptr, choice.length());
    const auto preset = std::ranges::find(tarotPresets(), choice.rules, &TarotPreset::rules);
    const auto changed = std::ranges::count_if(tarotOptions(), [&](const TarotOption& option) {
        return option.value(choice.rules) != option.value(RuleSet{});
    });
    return Words::tr("%1, %2. %3.", "players, hands, what is special")
        .arg(table, length,
             preset == tarotPresets().end()
                 ? Words::tr("%n rule(s) changed", nullptr, static_cast<int>(changed))
                 : preset->gloss);
}

} // namespace desktop
