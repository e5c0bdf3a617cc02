#include "desktop/settings/settings.h"

#include "minchiate/players/player.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

#include <utility>

namespace settings {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

// Names in the store. They are read by every later version: never change one, add another.
constexpr auto yourNameKey = "people/you";
constexpr std::array<const char*, 3> companionKeys{"people/companion1", "people/companion2",
                                                   "people/companion3"};
constexpr auto levelKey = "people/level";
constexpr std::array<const char*, 3> ownLevelKeys{"people/companion1Level", "people/companion2Level",
                                                  "people/companion3Level"};
constexpr auto paceKey = "table/pace";
constexpr auto trickStayKey = "table/trickStay";
constexpr auto surroundingsKey = "look/surroundings";
constexpr auto deckKey = "cards/deck";
constexpr auto backKey = "cards/back";
constexpr auto untilClickWord = "click";

struct Flag {
    const char* key;
    bool Settings::*member;
};
constexpr std::array<Flag, 6> flags{{
    {"table/liftThenPlay", &Settings::liftThenPlay},
    {"table/callBack", &Settings::callBack},
    {"table/skipDeal", &Settings::skipDeal},
    {"table/animations", &Settings::animations},
    {"table/showNumber", &Settings::showNumber},
    {"panel/shown", &Settings::panelShown},
}};

struct MannerFlag {
    const char* key;
    bool look::CardManner::*member;
};
constexpr std::array<MannerFlag, 3> mannerFlags{{
    {"cards/largeIndex", &look::CardManner::largeIndex},
    {"cards/arabicBanners", &look::CardManner::arabicBanners},
    {"cards/values", &look::CardManner::values},
}};

template<typename Value>
using Word = std::pair<const char*, Value>;
constexpr std::array<Word<Pace>, 3> paces{
    {{"slow", Pace::Slow}, {"normal", Pace::Normal}, {"fast", Pace::Fast}}};
constexpr std::array<Word<Surroundings>, 3> surroundingsWords{
    {{"system", Surroundings::System}, {"light", Surroundings::Light}, {"dark", Surroundings::Dark}}};

QString key(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString ruleKey(const minchiate::Switch& s) {
    return QStringLiteral("rules/") + key(s.name);
}

// A text; a list, as a comma in a file written by hand makes one, is no text.
std::optional<QString> textOf(const QVariant& v) {
    if (v.typeId() == QMetaType::QString || v.typeId() == QMetaType::Int ||
        v.typeId() == QMetaType::LongLong || v.typeId() == QMetaType::Bool)
        return v.toString();
    return std::nullopt;
}

// QVariant takes any text but "false" and "0" for true; here it must say so.
void readFlag(const QSettings& store, const QString& name, bool& flag) {
    const std::optional<QString> word = textOf(store.value(name));
    if (word == QLatin1String("true"))
        flag = true;
    else if (word == QLatin1String("false"))
        flag = false;
}

template<typename Value, std::size_t n>
void readWord(const QSettings& store, const char* name, const std::array<Word<Value>, n>& words,
              Value& value) {
    const std::optional<QString> stored = textOf(store.value(key(name)));
    for (const auto& [word, meaning] : words)
        if (stored == QLatin1String(word))
            value = meaning;
}

template<typename Value, std::size_t n>
QString wordFor(Value value, const std::array<Word<Value>, n>& words) {
    for (const auto& [word, meaning] : words)
        if (meaning == value)
            return QLatin1String(word);
    return {};
}

void readTrickStay(const QSettings& store, int& stay) {
    const std::optional<QString> stored = textOf(store.value(key(trickStayKey)));
    if (!stored)
        return;
    bool number = false;
    const int ms = stored->toInt(&number);
    if (stored == QLatin1String(untilClickWord))
        stay = untilClick;
    else if (number && ms >= shortestTrickStay && ms <= longestTrickStay)
        stay = ms;
}

// A deck that is there, with a back of its own.
void readFaces(const QSettings& store, look::Faces& faces) {
    for (const MannerFlag& flag : mannerFlags)
        readFlag(store, key(flag.key), faces.manner.*flag.member);
    const QString deck = textOf(store.value(key(deckKey))).value_or(QString());
    if (look::decksThere().contains(deck))
        faces.deck = deck;
    const QString back = textOf(store.value(key(backKey))).value_or(QString());
    if (look::backsOf(faces.deck).contains(back))
        faces.back = back;
}

void readNames(const QSettings& store, Settings& s) {
    s.yourName = cleanName(textOf(store.value(key(yourNameKey))).value_or(QString()));
    for (std::size_t i = 0; i < s.companions.size(); ++i) {
        const QString name = cleanName(textOf(store.value(key(companionKeys[i]))).value_or(QString()));
        if (!name.isEmpty())
            s.companions[i] = name;
    }
    // Four people of whom two are called alike cannot be told apart in the log: then the plain names serve.
    if (namesDiffer(s))
        return;
    const Settings plain;
    s.companions = plain.companions;
    if (!namesDiffer(s))
        s.yourName = plain.yourName;
}

} // namespace

QStringList levels() {
    QStringList names;
    for (const std::string_view name : players::playerNames())
        if (name != "random") // no company for anybody
            names << key(name);
    return names;
}

QString usualLevel() {
    const QStringList there = levels();
    const QString usual = QStringLiteral("player");
    return there.contains(usual) ? usual : there.last();
}

QString yourNameOf(const Settings& settings) {
    return settings.yourName.isEmpty() ? Words::tr("You") : settings.yourName;
}

QString levelOf(const Settings& settings, std::size_t companion) {
    const QString& own = settings.ownLevels[companion];
    return own.isEmpty() ? settings.level : own;
}

QString cleanName(const QString& typed) {
    QString name;
    for (const char32_t c : typed.toUcs4())
        if (QChar::isPrint(c))
            name += QChar::fromUcs4(c);
        else if (QChar::isSpace(c))
            name += QLatin1Char(' ');
    name = name.simplified().left(longestName);
    // Never half of a pair.
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    return name.trimmed();
}

bool namesDiffer(const Settings& settings) {
    QSet<QString> names{yourNameOf(settings).toCaseFolded()};
    for (const QString& name : settings.companions)
        names.insert(name.toCaseFolded());
    return names.size() == 4;
}

Settings load(const QSettings& store) {
    Settings s;
    readNames(store, s);
    for (const minchiate::Switch& rule : minchiate::switches())
        readFlag(store, ruleKey(rule), s.rules.*rule.member);
    for (const Flag& flag : flags)
        readFlag(store, key(flag.key), s.*flag.member);
    readWord(store, paceKey, paces, s.pace);
    readWord(store, surroundingsKey, surroundingsWords, s.surroundings);
    readTrickStay(store, s.trickStayMs);
    if (const auto level = textOf(store.value(key(levelKey))); level && levels().contains(*level))
        s.level = *level;
    for (std::size_t i = 0; i < s.ownLevels.size(); ++i)
        if (const auto own = textOf(store.value(key(ownLevelKeys[i]))); own && levels().contains(*own))
            s.ownLevels[i] = *own;
    readFaces(store, s.faces);
    return s;
}

void save(const Settings& settings, QSettings& store) {
    store.setValue(key(yourNameKey), settings.yourName);
    for (std::size_t i = 0; i < settings.companions.size(); ++i)
        store.setValue(key(companionKeys[i]), settings.companions[i]);
    for (const minchiate::Switch& rule : minchiate::switches())
        store.setValue(ruleKey(rule), settings.rules.*rule.member);
    for (const Flag& flag : flags)
        store.setValue(key(flag.key), settings.*flag.member);
    store.setValue(key(levelKey), settings.level);
    for (std::size_t i = 0; i < settings.ownLevels.size(); ++i)
        store.setValue(key(ownLevelKeys[i]), settings.ownLevels[i]);
    store.setValue(key(paceKey), wordFor(settings.pace, paces));
    store.setValue(key(surroundingsKey), wordFor(settings.surroundings, surroundingsWords));
    for (const MannerFlag& flag : mannerFlags)
        store.setValue(key(flag.key), settings.faces.manner.*flag.member);
    store.setValue(key(deckKey), settings.faces.deck);
    store.setValue(key(backKey), settings.faces.back);
    if (settings.trickStayMs == untilClick)
        store.setValue(key(trickStayKey), key(untilClickWord));
    else
        store.setValue(key(trickStayKey), settings.trickStayMs);
}

} // namespace settings
