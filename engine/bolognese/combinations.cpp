#include "bolognese/combinations.h"

#include <algorithm>
#include <functional>

namespace bolognese {

namespace {

constexpr std::array<std::string_view, kNames> kTexts{"grande", "cups",   "coins",   "swords",
                                                      "batons", "moors",  "aces",    "tarocchi",
                                                      "kings",  "queens", "knights", "pages"};

int count(Bits bits) {
    return tricks::bits::count(bits);
}

// B2.6
Bits grande(Bits holding, bool fillScavezzo) {
    constexpr Bits behindHead = bit(trump(19)) | bit(trump(18)) | bit(trump(17));
    if (!(holding & bit(kAngel)))
        return 0;
    const Bits high = holding & behindHead;
    int free = count(holding & kContatori);
    const int held = count(high);
    if (held == 0 || (held == 1 && free == 0))
        return 0;
    if (held == 1)
        --free; // (a)
    Bits cards = bit(kAngel) | high | (holding & kContatori);
    bool stoodFor = false;                         // the number before
    for (int number = 16; number >= 5; --number) { // (b)
        if (holding & bit(trump(number))) {
            cards |= bit(trump(number));
            stoodFor = false;
        } else if (fillScavezzo && free > 0 && !stoodFor) {
            --free;
            stoodFor = true;
        } else {
            return cards;
        }
    }
    return cards | (holding & kMoors); // (c)
}

// B2.5
Bits suitSequence(Suit suit, Bits holding) {
    const Bits king = bit(card(suit, Rank::King));
    if (!(holding & king))
        return 0;
    const Bits own = holding & bitsOf(suit);
    const Bits figures = own & kFigures & ~king, contatori = holding & kContatori;
    const int held = count(figures);
    if (held == 0 || (held == 1 && contatori == 0))
        return 0;
    return king | figures | (own & bitsOf(Rank::Ace)) | contatori;
}

// B2.7
Bits equals(Bits kind, Bits holding) {
    const Bits held = holding & kind, contatori = holding & kContatori;
    const int cards = count(held);
    return cards >= 3 || (cards == 2 && contatori != 0) ? held | contatori : 0;
}

// B2.2
Bits cricca(Bits kind, Bits holding) {
    const Bits held = holding & kind;
    return count(held) >= 3 ? held : 0;
}

// Inlined where the name is known, as in a loop that is unrolled.
[[gnu::always_inline]] inline Bits made(Name name, Bits holding, bool fillScavezzo) {
    switch (name) {
    case Name::Grande:
        return grande(holding, fillScavezzo);
    case Name::Cups:
    case Name::Coins:
    case Name::Swords:
    case Name::Batons:
        return suitSequence(static_cast<Suit>(static_cast<int>(name) - 1), holding);
    case Name::Moors:
        return equals(kMoors, holding);
    case Name::Aces:
        return equals(bitsOf(Rank::Ace), holding);
    case Name::Tarocchi:
        return cricca(kTarocchi, holding);
    case Name::Kings:
    case Name::Queens:
    case Name::Knights:
    case Name::Pages:
        break;
    }
    return cricca(bitsOf(static_cast<Rank>(static_cast<int>(name) - static_cast<int>(Name::Kings))), holding);
}

} // namespace

std::string_view textOf(Name name) {
    return kTexts[static_cast<std::size_t>(name)];
}

std::optional<Name> nameOf(std::string_view text) {
    for (std::size_t i = 0; i < kTexts.size(); ++i)
        if (kTexts[i] == text)
            return static_cast<Name>(i);
    return std::nullopt;
}

std::string_view ruleOf(Name name) {
    switch (name) {
    case Name::Grande:
        return "B2.6";
    case Name::Cups:
    case Name::Coins:
    case Name::Swords:
    case Name::Batons:
        return "B2.5";
    case Name::Moors:
    case Name::Aces:
        return "B2.7";
    default:
        break;
    }
    return "B2.2";
}

Bits cardsOf(Name name, Bits holding, bool fillScavezzo) {
    return made(name, holding, fillScavezzo);
}

std::vector<Combination> combinationsOf(CardSet holding, const RuleSet& rules) {
    std::vector<Combination> made;
    for (int i = 0; i < kNames; ++i) {
        const auto name = static_cast<Name>(i);
        if (const CardSet cards = setOf(cardsOf(name, holding.low(), rules.fillScavezzo)); !cards.empty())
            made.push_back({name, cards, worthOf(name, cards.size())});
    }
    return made;
}

Worth worthOf(std::span<const Combination> combinations, Doubling doubling) {
    Worth worth;
    int sequences = 0, cricche = 0;
    for (const Combination& one : combinations) {
        (isSequence(one.name) ? worth.sequences : worth.cricche) += one.points;
        ++(isSequence(one.name) ? sequences : cricche);
    }
    if (doubling == Doubling::FromThree) {
        worth.sequences *= sequences >= 3 ? 2 : 1;
        worth.cricche *= cricche >= 3 ? 2 : 1;
    }
    return worth;
}

Worth worthOf(Bits holding, bool fillScavezzo) {
    std::array<int, 2> points{}, number{}; // cricche, sequences
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC unroll 12
#endif
    for (int i = 0; i < kNames; ++i) {
        const auto name = static_cast<Name>(i);
        const int worth = worthOf(name, count(made(name, holding, fillScavezzo)));
        points[i < kSequences] += worth;
        number[i < kSequences] += worth > 0 ? 1 : 0;
    }
    return {points[1] * (number[1] >= 3 ? 2 : 1), points[0] * (number[0] >= 3 ? 2 : 1)};
}

std::vector<Pair> byTwos(CardSet pile) {
    std::vector<Card> dear, small;
    for (Card card : pile)
        (valueOf(card) > 0 ? dear : small).push_back(card);
    std::ranges::stable_sort(dear, std::greater(), valueOf);
    std::vector<Pair> pairs;
    const std::size_t mixed = std::min(dear.size(), small.size());
    for (std::size_t i = 0; i < mixed; ++i)
        pairs.push_back({dear[i], small[i], valueOf(dear[i])});
    for (std::size_t i = mixed; i + 1 < dear.size(); i += 2)
        pairs.push_back({dear[i], dear[i + 1], valueOf(dear[i]) + valueOf(dear[i + 1]) - 1});
    for (std::size_t i = mixed; i + 1 < small.size(); i += 2)
        pairs.push_back({small[i], small[i + 1], 1});
    return pairs;
}

int scartini(Bits pile) {
    const int fives = count(pile & kFives), queens = count(pile & bitsOf(Rank::Queen)),
              knights = count(pile & bitsOf(Rank::Knight)), pages = count(pile & bitsOf(Rank::Page));
    return 5 * fives + 4 * queens + 3 * knights + 2 * pages + count(pile) / 2 -
           (fives + queens + knights + pages);
}

} // namespace bolognese
