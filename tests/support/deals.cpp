#include "support/deals.h"

#include "support/table_text.h"
#include "tricks/random.h"

#include <algorithm>

namespace support {

using namespace minchiate;

std::vector<Seat> dealingOrder(Seat dealer, int robbed) {
    const int missing = std::max(0, robbed - 13);
    std::vector<Seat> order;
    const auto packet = [&](Seat seat, int count) {
        order.insert(order.end(), static_cast<std::size_t>(std::max(0, count)), seat);
    };
    for (int i = 1; i <= 3; ++i)
        packet(turned(dealer, i), 10);
    packet(dealer, std::min(10, 21 - missing));
    for (int i = 1; i <= 3; ++i)
        packet(turned(dealer, i), 10);
    packet(dealer, std::min(10, 11 - missing));
    for (int i = 1; i <= 3; ++i)
        packet(turned(dealer, i), 1);
    packet(dealer, 1 - missing);
    return order;
}

CutDeal dealFor(const Setup& setup) {
    const auto robbed = list(setup.robbed);
    auto fola = list(setup.fola);
    const auto order = dealingOrder(setup.dealer, static_cast<int>(robbed.size()));
    const auto folaSize = static_cast<std::size_t>(std::max(0, 13 - static_cast<int>(robbed.size())));

    CardSet chosen;
    const auto choose = [&chosen](QStringView codes) {
        for (Card c : list(codes)) {
            if (chosen.contains(c))
                qFatal("%s is dealt twice", qPrintable(codesOf(c)));
            chosen.insert(c);
        }
    };
    choose(setup.robbed);
    choose(setup.fola);
    for (Seat s : kSeats)
        choose(setup.hands[s]);
    std::vector<Card> rest;
    for (Card c : kWholeDeck - chosen)
        rest.push_back(c);
    tricks::Random random(setup.seed);
    tricks::shuffle(std::span<Card>(rest), random);
    // Plain cards last, to be taken first for the fola and the places turned up.
    std::stable_partition(rest.begin(), rest.end(), [](Card c) { return !isPlain(c); });
    const auto next = [&rest] {
        if (rest.empty())
            qFatal("a setup with more cards in a hand than are dealt to it");
        const Card c = rest.back();
        rest.pop_back();
        return c;
    };
    while (fola.size() < folaSize)
        fola.push_back(next());
    PerSeat<std::vector<Card>> hands;
    PerSeat<std::optional<Card>> turnedUp{};
    for (Seat s : kSeats) {
        hands[s] = list(setup.hands[s]);
        if (hands[s].size() < static_cast<std::size_t>(std::ranges::count(order, s)))
            turnedUp[s] = next();
    }
    tricks::shuffle(std::span<Card>(rest), random);
    for (Seat s : kSeats) {
        const auto size = static_cast<std::size_t>(std::ranges::count(order, s));
        while (hands[s].size() + (turnedUp[s] ? 1 : 0) < size)
            hands[s].push_back(next());
        if (turnedUp[s])
            hands[s].push_back(*turnedUp[s]);
        std::ranges::reverse(hands[s]);
    }

    std::vector<Card> pile; // as it lies after the cut
    for (Seat s : order) {
        pile.push_back(hands[s].back());
        hands[s].pop_back();
    }
    pile.insert(pile.end(), fola.begin(), fola.end());
    for (int cut = 13; cut <= 84; ++cut) {
        const auto lower = static_cast<std::ptrdiff_t>(97 - cut);
        if (cut < static_cast<int>(robbed.size()) || (setup.cut != 0 && setup.cut != cut) ||
            !isPlain(pile[static_cast<std::size_t>(lower - 1)]))
            continue;
        const bool stops =
            cut == static_cast<int>(robbed.size()) || !robbable(setup.rules).contains(pile.back());
        if (!stops)
            continue;
        CutDeal made{{setup.rules, setup.dealer, {}}, cut};
        auto out = std::copy(pile.begin() + lower, pile.end(), made.deal.deck.begin());
        out = std::copy(robbed.rbegin(), robbed.rend(), out);
        std::copy(pile.begin(), pile.begin() + lower, out);
        return made;
    }
    qFatal("no cut gives this deal");
    return {};
}

Hand handFor(const Setup& setup) {
    const CutDeal made = dealFor(setup);
    Hand hand(made.deal);
    act(hand, Action{hand.cutter(), Cut{made.cut}});
    return hand;
}

void playCards(Hand& hand, QStringView codes) {
    for (Card c : list(codes)) {
        act(hand, Action{hand.choice()->seat, Play{c}});
        if (hand.answering())
            act(hand, Action{*hand.answering(), Declare{}});
    }
}

void playOn(Hand& hand, int tricks) {
    const auto gathered = [&] {
        return static_cast<int>(
            std::ranges::count_if(hand.tricks(), [](const Trick& t) { return t.winner.has_value(); }));
    };
    while (hand.phase() != Phase::Counted && gathered() < tricks) {
        const auto choice = hand.choice();
        if (const auto* discard = std::get_if<DiscardChoice>(&choice->among)) {
            Discard lowest;
            for (Card c : discard->from)
                if (static_cast<int>(lowest.cards.size()) < discard->count)
                    lowest.cards.push_back(c);
            act(hand, Action{choice->seat, lowest});
        } else if (const auto* play = std::get_if<PlayChoice>(&choice->among)) {
            act(hand, Action{choice->seat, Play{play->cards.first()}});
        } else {
            act(hand, Action{choice->seat, Declare{}});
        }
    }
}

} // namespace support
