#include "minchiate/card.h"

#include "minchiate/hand_order.h"

namespace minchiate {

namespace {

// Rank letters from weak to strong (M1.3): round suits run from ten up to ace, long suits from ace up to ten.
constexpr std::array<std::string_view, 14> kRound{"10", "9", "8", "7", "6", "5", "4",
                                                  "3",  "2", "A", "J", "N", "Q", "K"};
constexpr std::array<std::string_view, 14> kLong{"A", "2", "3",  "4", "5", "6", "7",
                                                 "8", "9", "10", "J", "N", "Q", "K"};
constexpr std::string_view kSuitLetters = "CDSBTM"; // by Suit

const std::array<std::string_view, 14>& ranks(Suit suit) {
    return isRound(suit) ? kRound : kLong;
}

} // namespace

std::string code(Card c) {
    if (c == kFool)
        return "M";
    if (isTrump(c))
        return "T" + std::to_string(trumpNumber(c));
    const Suit suit = suitOf(c);
    return std::string(1, kSuitLetters[static_cast<std::size_t>(suit)])
        .append(ranks(suit)[static_cast<std::size_t>(strength(c))]);
}

std::optional<Card> cardOf(std::string_view text) {
    if (text == "M")
        return kFool;
    if (text.size() < 2 || text.size() > 3)
        return std::nullopt;
    const std::string_view rest = text.substr(1);
    if (text.front() == 'T') {
        int number = 0;
        for (char digit : rest) {
            if (digit < '0' || digit > '9' || (number == 0 && digit == '0'))
                return std::nullopt;
            number = number * 10 + (digit - '0');
        }
        return number <= 40 ? std::optional(trump(number)) : std::nullopt;
    }
    const auto letter = kSuitLetters.substr(0, 4).find(text.front());
    if (letter == std::string_view::npos)
        return std::nullopt;
    const auto suit = static_cast<Suit>(letter);
    for (int s = 0; s < 14; ++s)
        if (ranks(suit)[static_cast<std::size_t>(s)] == rest)
            return suitCard(suit, s);
    return std::nullopt;
}

std::string codes(CardSet set) {
    std::string text;
    for (Card c : inHandOrder(set))
        text += (text.empty() ? "" : " ") + code(c);
    return text;
}

} // namespace minchiate
