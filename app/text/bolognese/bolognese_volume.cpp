#include "text/bolognese/bolognese_volume.h"

#include "bolognese/combinations.h"
#include "text/bolognese/bolognese_words.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct BologneseVolume {
    Q_DECLARE_TR_FUNCTIONS(BologneseVolume)
};

QString nameOf(const QString& code) {
    return cardName(*cardOf(code.toStdString()));
}

// The cards of a list; all of them for "all".
std::optional<CardSet> cardsIn(const QString& list) {
    if (list == QLatin1String("all"))
        return kWholeDeck;
    CardSet cards;
    for (const QString& code : books::codesIn(list))
        if (const auto card = cardOf(code.toStdString()))
            cards.insert(*card);
        else
            return std::nullopt;
    return cards;
}

// {twos:…} by B2.1, {sequences:…} and {cricche:…} undoubled, {points:…} both together; {doubled:…} by B2.8.
std::optional<QString> factIn(const books::Placeholder& placeholder) {
    const auto cards = cardsIn(placeholder.of);
    if (!cards)
        return std::nullopt;
    const auto made = combinationsOf(*cards, RuleSet{});
    const Worth plain = worthOf(made, Doubling::Never), doubled = worthOf(made, Doubling::FromThree);
    if (placeholder.name == QLatin1String("twos"))
        return QString::number(scartini(cards->low()));
    if (placeholder.name == QLatin1String("sequences"))
        return QString::number(plain.sequences);
    if (placeholder.name == QLatin1String("cricche"))
        return QString::number(plain.cricche);
    if (placeholder.name == QLatin1String("points"))
        return QString::number(plain.total());
    if (placeholder.name == QLatin1String("sequences-doubled"))
        return QString::number(doubled.sequences);
    if (placeholder.name == QLatin1String("cricche-doubled"))
        return QString::number(doubled.cricche);
    if (placeholder.name == QLatin1String("doubled"))
        return QString::number(doubled.total());
    return std::nullopt;
}

} // namespace

Volume bologneseVolume() {
    return {QStringLiteral("bolognese"),
            QStringLiteral("bolognese"),
            QStringLiteral("Tarocco bolognese"),
            u'B',
            BologneseVolume::tr("The words of the game, what they are in Italian, and where to read on."),
            {},
            books::isCode<cardOf>,
            nameOf,
            factIn};
}

} // namespace text::bolognese
