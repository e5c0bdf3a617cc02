#include "tarot/records/price_text.h"

#include "tarot/records/action_text.h"

namespace tarot {

std::optional<Price> priceOf(const QString& text) {
    const QStringList parts = text.split(u' ');
    if (parts.size() != 6)
        return std::nullopt;
    const auto number = [&](qsizetype i) { return parts[i].toInt(); };
    for (const Bid bid : {Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre})
        if (bidText(bid) == parts[0])
            return priceOf(bid, 2 * number(1), number(2), number(3), number(4), number(5));
    return std::nullopt;
}

int marginOf(const QString& text) {
    const int halves = static_cast<int>(text.section(u' ', 0, 0).toDouble() * 2);
    return marginOf(halves, needed(text.section(u' ', 1).toInt()));
}

} // namespace tarot
