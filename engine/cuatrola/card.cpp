#include "cuatrola/card.h"

namespace cuatrola {

namespace {

constexpr std::string_view kSuitLetters = "CDSB";
constexpr std::string_view kRankLetters = "A3KNJ";

} // namespace

std::string codeOf(Card card) {
    return {kSuitLetters[static_cast<std::size_t>(suitOf(card))],
            kRankLetters[static_cast<std::size_t>(rankOf(card))]};
}

std::optional<Card> cardOf(std::string_view code) {
    if (code.size() != 2)
        return std::nullopt;
    const auto suit = suitOf(code.substr(0, 1));
    const auto rank = kRankLetters.find(code[1]);
    if (!suit || rank == std::string_view::npos)
        return std::nullopt;
    return card(*suit, static_cast<Rank>(rank));
}

char letterOf(Suit suit) {
    return kSuitLetters[static_cast<std::size_t>(suit)];
}

std::optional<Suit> suitOf(std::string_view letter) {
    const auto place = letter.size() == 1 ? kSuitLetters.find(letter[0]) : std::string_view::npos;
    return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<Suit>(place));
}

} // namespace cuatrola
