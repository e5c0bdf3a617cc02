#include "tarot/twos.h"

namespace tarot {

namespace {

CardSet cardsOf(Counted kind) {
    switch (kind) {
    case Counted::Bouts:
        return kBouts;
    case Counted::Kings:
        return cardsOf(Rank::King);
    case Counted::Queens:
        return cardsOf(Rank::Queen);
    case Counted::Knights:
        return cardsOf(Rank::Knight);
    case Counted::Jacks:
        return cardsOf(Rank::Jack);
    case Counted::Low:
        break;
    }
    return kWholePack - kBouts - kCourts;
}

} // namespace

int CountedTwos::halves() const {
    CardSet cards;
    for (const Two& two : twos) {
        cards.insert(two.card);
        if (two.low)
            cards.insert(*two.low);
    }
    return tarot::halves(cards);
}

std::vector<CountedTwos> countedInTwos(CardSet pile) {
    CardSet low = pile & cardsOf(Counted::Low);
    const auto nextLow = [&low]() -> std::optional<Card> {
        if (low.empty())
            return std::nullopt;
        const Card card = low.first();
        low.erase(card);
        return card;
    };
    std::vector<CountedTwos> all;
    for (Counted kind : {Counted::Bouts, Counted::Kings, Counted::Queens, Counted::Knights, Counted::Jacks}) {
        CountedTwos group{kind, {}};
        for (Card card : pile& cardsOf(kind))
            group.twos.push_back({card, nextLow()});
        if (!group.twos.empty())
            all.push_back(std::move(group));
    }
    CountedTwos rest{Counted::Low, {}};
    while (const auto card = nextLow())
        rest.twos.push_back({*card, nextLow()});
    if (!rest.twos.empty())
        all.push_back(std::move(rest));
    return all;
}

} // namespace tarot
