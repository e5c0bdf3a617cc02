#include "bolognese/card.h"

namespace bolognese {

std::string codeOf(Card card) {
    static constexpr std::array<std::string_view, 10> ranks{"K", "Q", "N", "J", "10",
                                                            "9", "8", "7", "6", "A"};
    if (card.id < 40)
        return std::string(1, "CDSB"[card.id / 10]).append(ranks[card.id % 10]);
    if (card == kMatto)
        return "M";
    if (card == kBegato)
        return "T1";
    return card.id >= 56 ? "TM" + std::to_string(card.id - 55) : "T" + std::to_string(60 - card.id);
}

std::optional<Card> cardOf(std::string_view code) {
    for (Card card : kWholeDeck)
        if (codeOf(card) == code)
            return card;
    return std::nullopt;
}

} // namespace bolognese
