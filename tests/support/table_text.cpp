#include "support/table_text.h"

#include "minchiate/records/action_text.h"

#include <QStringList>

namespace support {

using namespace minchiate;

Card card(QStringView code) {
    const auto found = records::cardOf(code);
    if (!found)
        qFatal("no card has the code %s", qPrintable(code.toString()));
    return *found;
}

std::vector<Card> list(QStringView codes) {
    std::vector<Card> result;
    for (QStringView part : codes.split(u' ', Qt::SkipEmptyParts)) {
        const auto dots = part.indexOf(u"..");
        if (dots < 0) {
            result.push_back(card(part));
            continue;
        }
        const Card last = card(part.mid(dots + 2));
        for (Card c = card(part.first(dots)); c <= last; ++c.id)
            result.push_back(c);
    }
    return result;
}

CardSet cards(QStringView codes) {
    return setOf(list(codes));
}

QString codesOf(Card card) {
    return records::cardText(card);
}

QString codesOf(const std::optional<Card>& card) {
    return card ? records::cardText(*card) : QStringLiteral("-");
}

QString codesOf(const std::vector<Card>& cards) {
    return records::cardsText(cards);
}

QString codesOf(CardSet cards) {
    return QString::fromStdString(codes(cards));
}

QString sorted(QStringView codes) {
    return codesOf(cards(codes));
}

Action action(QStringView text) {
    const auto found = records::actionOf(text);
    if (!found)
        qFatal("not an action: %s", qPrintable(text.toString()));
    return *found;
}

Hand::Events act(Hand& hand, const Action& action) {
    auto outcome = hand.apply(action);
    if (const auto* refused = std::get_if<Refusal>(&outcome))
        qFatal("%s is refused for reason %d", qPrintable(records::actionText(action)),
               static_cast<int>(refused->why));
    return std::get<Hand::Events>(std::move(outcome));
}

Hand::Events act(Hand& hand, QStringView text) {
    return act(hand, action(text));
}

std::optional<Refusal> refusal(const Hand& hand, QStringView text) {
    Hand copy = hand;
    const auto outcome = copy.apply(action(text));
    const auto* refused = std::get_if<Refusal>(&outcome);
    if (!refused)
        return std::nullopt;
    if (!(copy == hand))
        qFatal("a refused action changed the hand: %s", qPrintable(text.toString()));
    return *refused;
}

std::optional<Why> why(const Hand& hand, QStringView text) {
    const auto refused = refusal(hand, text);
    return refused ? std::optional(refused->why) : std::nullopt;
}

QString marks(const Tally& tally) {
    static constexpr std::array causes{"rob", "upcard", "fola", "declaration", "death"};
    QStringList lines;
    for (const Mark& mark : tally.marks())
        lines << QStringLiteral("%1 %2 %3 %4")
                     .arg(QLatin1String(causes[static_cast<std::size_t>(mark.cause)]),
                          records::sideText(mark.side))
                     .arg(mark.points)
                     .arg(codesOf(mark.cards));
    return lines.join(u'\n');
}

} // namespace support
