#include "desktop/settings/people.h"

#include "desktop/settings/stored.h"

#include <QCoreApplication>
#include <QSet>

namespace settings {
namespace {

struct PeopleWords {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

// Names in the store. They are read by every later version: never change one, add another.
constexpr auto yourNameKey = "people/you";
constexpr std::array<const char*, 3> companionKeys{"people/companion1", "people/companion2",
                                                   "people/companion3"};

QString nameIn(const QSettings& store, const char* key) {
    return cleanName(storedText(store, stored(key)).value_or(QString()));
}

} // namespace

QString yourNameOf(const People& people) {
    return people.you.isEmpty() ? PeopleWords::tr("You") : people.you;
}

std::vector<QString> namesAround(const People& people, int players) {
    const QString you = yourNameOf(people), &lapo = people.companions[0], &bice = people.companions[1],
                  &vieri = people.companions[2];
    switch (players) {
    case 2:
        return {you, bice};
    case 3:
        return {you, bice, vieri};
    case 5:
        return {you, bice, lapo, QStringLiteral("Nanni"), vieri};
    default:
        return {you, bice, lapo, vieri};
    }
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

bool namesDiffer(const People& people) {
    QSet<QString> names{yourNameOf(people).toCaseFolded()};
    for (const QString& name : people.companions)
        names.insert(name.toCaseFolded());
    return names.size() == 4;
}

People loadPeople(const QSettings& store) {
    People people;
    people.you = nameIn(store, yourNameKey);
    for (std::size_t i = 0; i < people.companions.size(); ++i) {
        const QString name = nameIn(store, companionKeys[i]);
        if (!name.isEmpty())
            people.companions[i] = name;
    }
    // Four people of whom two are called alike cannot be told apart in the log: then the plain names serve.
    const People plain;
    if (!namesDiffer(people))
        people.companions = plain.companions;
    if (!namesDiffer(people))
        people.you = plain.you;
    return people;
}

void save(const People& people, QSettings& store) {
    store.setValue(stored(yourNameKey), people.you);
    for (std::size_t i = 0; i < people.companions.size(); ++i)
        store.setValue(stored(companionKeys[i]), people.companions[i]);
}

} // namespace settings
