#include "minchiate/announcement.h"

#include <algorithm>

namespace minchiate {

SuitCounts countSuits(CardSet cards) {
    SuitCounts counts{};
    for (Suit suit : kSuits)
        counts[static_cast<std::size_t>(suit)] = (cards & cardsOf(suit)).size();
    return counts;
}

std::vector<Phrase> announced(const SuitCounts& counts) {
    using Of = Phrase::Of;
    const auto [c, d, s, b] = counts;
    if (c == d && s == b && c != s) { // "4 red, 1 long" is 4 of each round and 1 of each long suit
        std::vector<Phrase> pair{{c, Of::Red}, {s, Of::Long}};
        if (s > c)
            std::swap(pair[0], pair[1]);
        if (pair[1].number == 0)
            pair.pop_back();
        return pair;
    }
    std::array<Of, 4> order{Of::Cups, Of::Coins, Of::Swords, Of::Batons};
    const auto countOf = [&](Of of) { return counts[static_cast<std::size_t>(of)]; };
    auto sorted = counts;
    std::ranges::sort(sorted);
    if (sorted == SuitCounts{1, 2, 3, 4}) { // four suits named with no number hold 1, 2, 3, 4 in that order
        std::ranges::stable_sort(order, {}, countOf);
        return {{0, order[0]}, {0, order[1]}, {0, order[2]}, {0, order[3]}};
    }
    std::ranges::stable_sort(order, std::ranges::greater{}, countOf);
    // "n per sorte" speaks of all suits not named before it, so it can close a list only if none of them is
    // empty.
    const int least = countOf(order[3]);
    const auto equal = std::ranges::count(counts, least);
    const bool perSorte = least > 0 && equal > 1;
    std::vector<Phrase> phrases;
    for (Of of : order) {
        if (perSorte && countOf(of) == least) {
            phrases.push_back({least, Of::PerSorte});
            break;
        }
        if (countOf(of) > 0)
            phrases.push_back({countOf(of), of});
    }
    return phrases;
}

} // namespace minchiate
