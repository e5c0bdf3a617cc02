#include "text/tarot/tarot_volume.h"

#include "tarot/records/action_text.h"
#include "tarot/records/price_text.h"
#include "text/tarot/tarot_words.h"

#include <QCoreApplication>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct TarotVolume {
    Q_DECLARE_TR_FUNCTIONS(TarotVolume)
};

QString nameOf(const QString& code) {
    return cardName(*cardOf(code.toStdString()));
}

std::optional<CardSet> cardsIn(const QString& list) {
    CardSet cards;
    for (const QString& code : books::codesIn(list))
        if (const auto card = cardOf(code.toStdString()))
            cards.insert(*card);
        else
            return std::nullopt;
    return cards;
}

// In points, the half written out (F2.1).
QString pointsOf(int halves) {
    const QString whole = halves == 1 ? QString() : QString::number(halves / 2);
    return halves % 2 == 0 ? whole : whole + QStringLiteral("½");
}

QString withSign(int number) {
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QString::number(number);
}

// {value:…} of cards; {needed:…} with these bouts; {each:…} that each defender pays and {three:…} that three
// of them do, with a price as above; {margin:41.5 2} of so many points with so many bouts.
std::optional<QString> factIn(const books::Placeholder& placeholder) {
    if (placeholder.name == QLatin1String("each") || placeholder.name == QLatin1String("three")) {
        const auto price = priceOf(placeholder.of);
        const int payers = placeholder.name == QLatin1String("three") ? 3 : 1;
        return price ? std::optional(withSign(payers * price->each())) : std::nullopt;
    }
    if (placeholder.name == QLatin1String("margin"))
        return withSign(marginOf(placeholder.of));
    if (placeholder.name == QLatin1String("needed") && placeholder.of == QLatin1String("none"))
        return QString::number(needed(0));
    const auto cards = cardsIn(placeholder.of);
    if (!cards)
        return std::nullopt;
    if (placeholder.name == QLatin1String("value"))
        return pointsOf(halves(*cards));
    if (placeholder.name == QLatin1String("needed"))
        return QString::number(needed((*cards & kBouts).size()));
    return std::nullopt;
}

} // namespace

Volume tarotVolume() {
    return {QStringLiteral("tarot"),
            QStringLiteral("tarot"),
            TarotVolume::tr("French Tarot"),
            u'F',
            TarotVolume::tr("The words of the game, what they are in French, and where to read on."),
            {},
            books::isCode<cardOf>,
            nameOf,
            factIn};
}

} // namespace text::tarot
