#include "tarot/card.h"

namespace tarot {

std::string codeOf(Card card) {
    static constexpr std::array<std::string_view, 14> ranks{"A", "2", "3",  "4", "5", "6", "7",
                                                            "8", "9", "10", "J", "N", "Q", "K"};
    if (card == kExcuse)
        return "M";
    if (isTrump(card))
        return "T" + std::to_string(numberOf(card));
    return std::string(1, "SHDC"[card.id / kRanks]).append(ranks[card.id % kRanks]);
}

std::optional<Card> cardOf(std::string_view code) {
    for (Card card : kWholePack)
        if (codeOf(card) == code)
            return card;
    return std::nullopt;
}

} // namespace tarot
