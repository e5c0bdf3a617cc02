// Words on the strips: discarding, declaring, falling.
#include "text/prompts.h"

#include <QCoreApplication>

#include <algorithm>

namespace text {

using namespace minchiate;

namespace {

struct Strips {
    Q_DECLARE_TR_FUNCTIONS(Strips)
};

// M9: a void made by throwing one, two or three cards has a name; it is told with what it means.
QString fallioName(int cards) {
    switch (cards) {
    case 1:
        return Strips::tr("by one card: “a first”");
    case 2:
        return Strips::tr("by two cards: “a second”");
    case 3:
        return Strips::tr("by three cards: “a third”");
    default:
        return {};
    }
}

QString effectOf(CardSet hand, CardSet raised) {
    if (raised.empty())
        return Strips::tr("Raise the cards to put away");
    QStringList suits, names;
    for (Suit suit : kSuits) {
        const CardSet held = hand & cardsOf(suit);
        if (held.empty() || !raised.containsAll(held))
            continue;
        suits << suitName(suit);
        names << fallioName(held.size());
    }
    if (suits.size() == 1)
        return names.first().isEmpty() ? Strips::tr("A void in %1").arg(suits.first())
                                       : Strips::tr("A void in %1 %2", "suit, by how many cards")
                                             .arg(suits.first(), names.first());
    if (!suits.isEmpty())
        return Strips::tr("Voids in %1").arg(joined(suits));
    const bool oneOfEach = raised.size() == 4 && std::ranges::all_of(kSuits, [&](Suit suit) {
                               return (raised & cardsOf(suit)).size() == 1;
                           });
    return oneOfEach ? Strips::tr("One of each suit: “the Trumpet’s discard”") : Strips::tr("No void");
}

Versicola withoutFool(Versicola versicola) {
    if (versicola.kind != VersicolaKind::Fools)
        versicola.cards.erase(kFool);
    return versicola;
}

// Versicole of the hand that the raised cards take apart. Without the Fool the others lose 5, no more.
QStringList broken(CardSet hand, CardSet raised, const RuleSet& rules) {
    QStringList names;
    for (const Versicola& held : versicoleOf(hand, rules))
        if (const Versicola v = withoutFool(held); !(v.cards & raised).empty())
            names << versicolaName(v);
    return names;
}

QString moreToGo(int count, int raised) {
    if (raised > count)
        return Strips::tr("%n too many", nullptr, raised - count);
    return raised < count ? Strips::tr("%n more to go", nullptr, count - raised) : QString();
}

CardSet cardsOfAll(const std::vector<Versicola>& versicole) {
    CardSet cards;
    for (const Versicola& v : versicole)
        cards |= v.cards;
    return cards;
}

} // namespace

DiscardWords discardEffect(CardSet hand, CardSet raised, const DiscardChoice& choice, const RuleSet& rules) {
    DiscardWords words;
    words.count = Strips::tr("%1 of %2", "cards raised").arg(raised.size()).arg(choice.count);
    words.effect = effectOf(hand, raised);
    QStringList notes;
    if (const CardSet counters = raised & kCounters; !counters.empty()) {
        words.warns = true;
        notes << (counters.size() == 1 ? Strips::tr("A counter among them: %1").arg(cardList(counters))
                                       : Strips::tr("Counters among them: %1").arg(cardList(counters)));
        if (choice.countersLast)
            notes << Strips::tr("Only when other cards do not suffice");
    } else if (!raised.empty()) {
        notes << Strips::tr("No counter among them");
    }
    if (const QStringList names = broken(hand, raised, rules); !names.isEmpty()) {
        words.warns = true;
        notes << Strips::tr("Breaks %1", "versicole").arg(joined(names));
    }
    if (const QString more = moreToGo(choice.count, raised.size()); !more.isEmpty())
        notes << more;
    words.note = notes.join(QStringLiteral(". "));
    return words;
}

QString declareItem(const Versicola& versicola) {
    const Versicola plain = withoutFool(versicola);
    const QString points = QString::number(versicola.points);
    const QString name = capitalised(versicolaName(plain));
    return plain.cards == versicola.cards
               ? Strips::tr("%1 (%2)", "versicola, points").arg(name, points)
               : Strips::tr("%1 with the Fool (%2)", "versicola, points").arg(name, points);
}

QString declareOffer(const std::vector<Versicola>& held) {
    QStringList items;
    for (const Versicola& v : held)
        items << declareItem(v);
    return items.join(QStringLiteral(" · "));
}

QString declareEffect(const std::vector<Versicola>& chosen) {
    if (chosen.empty())
        return declareNothing();
    int points = 0;
    for (const Versicola& v : chosen)
        points += v.points;
    return Strips::tr("+%1 now. All will know that you hold these %2 cards.")
        .arg(points)
        .arg(cardsOfAll(chosen).size());
}

QString declareNothing() {
    return Strips::tr("Nobody learns what you hold. It still counts at the end if your pair captures it.");
}

QString fallOffer() {
    return Strips::tr(
        "Your hand then lies open to the end, and whoever won the last trick chooses your cards.");
}

QString fallenPrompt(Seat fallen, const Teller& teller) {
    return Strips::tr("You won the last trick: choose the card of %1").arg(teller.names[fallen]);
}

} // namespace text
