#include "cuatrola/players/reason.h"

#include "cuatrola/players/knowledge.h"

namespace cuatrola {

namespace {

constexpr int kLastCante = 3; // the last trick after which cantes are asked for (C6.2)

int canteOf(Suit suit, Suit trump) {
    return suit == trump ? 40 : 20;
}

// A decision about a card, and what can be told of it.
class CardFacts {
public:
    CardFacts(const View& view, Card card) : view_(view), card_(card), trump_(suitOf(view.turnedUp)) {
        hidden_ = hiddenFrom(view);
        // Where the others' cards lie changes nothing of what is on the table.
        before_ = positionIn(view, {});
        after_ = before_;
        after_.play(card);
    }
    [[nodiscard]] std::vector<Reason> all() const;

private:
    [[nodiscard]] bool leads() const { return before_.played() == 0; }
    [[nodiscard]] bool isLast() const { return before_.played() + 1 == before_.trickSize(); }
    [[nodiscard]] Seat winning() const { return isLast() ? after_.leader() : after_.winning(); }
    [[nodiscard]] Card best() const {
        return leads() || winning() == view_.seat ? card_ : before_.winningCard();
    }
    [[nodiscard]] bool ours() const { return sideOf(winning()) == sideOf(view_.seat); }
    // Whether a seat of that side, still to play, may hold a card that beats the best.
    [[nodiscard]] bool mayBeBeatenBy(Side side) const;
    [[nodiscard]] CardSet beating() const;
    [[nodiscard]] Suits unsung() const;

    const View& view_;
    Card card_;
    Suit trump_;
    search::Hidden hidden_;
    Position before_, after_;
};

CardSet CardFacts::beating() const {
    const CardSet higher = CardSet::ofWords((std::uint64_t{1} << best().id) - 1, 0) & cardsOf(suitOf(best()));
    return suitOf(best()) == trump_ ? higher : higher | cardsOf(trump_);
}

bool CardFacts::mayBeBeatenBy(Side side) const {
    if (isLast())
        return false;
    Seat next = view_.seat;
    for (int i = before_.played() + 1; i < before_.trickSize(); ++i) {
        next = before_.next(next);
        if (sideOf(next) != side)
            continue;
        for (Card card : beating() & hidden_.loose)
            if (hidden_.places[card.id] & search::bit(index(next)))
                return true;
    }
    return false;
}

// Cantes held that may still be sung after this trick.
Suits CardFacts::unsung() const {
    return before_.countsPoints() && before_.trickNumber() <= kLastCante ? before_.held() : Suits{0};
}

std::vector<Reason> CardFacts::all() const {
    std::vector<Reason> reasons;
    const auto add = [&](ReasonKind kind, CardSet cards, int number) {
        reasons.push_back({kind, cards, number});
    };
    const CardSet own(card_), legal = std::get<PlayChoice>(view_.choice->among).cards;
    const int worth = points(card_), pot = before_.pointsOnTable() + worth;
    bool isCheapest = true;
    for (Card one : legal)
        isCheapest &= points(one) >= worth;
    if (ours() && !mayBeBeatenBy(other(sideOf(view_.seat))))
        winning() == view_.seat ? add(ReasonKind::SurelyWins, own, pot)
                                : add(ReasonKind::GivesToPartner, own, worth);
    if (!ours() && !mayBeBeatenBy(sideOf(view_.seat)))
        add(isCheapest ? ReasonKind::LosesLeast : ReasonKind::LosesPoints, own, worth);
    const bool sure = !reasons.empty(); // which says who wins
    const Suits suits = unsung();
    for (Suit suit : kSuits)
        if (contains(suits, suit)) {
            const CardSet pair{card(suit, Rank::King), card(suit, Rank::Knight)};
            if (pair.contains(card_))
                add(ReasonKind::BreaksCante, own, canteOf(suit, trump_));
            else if (!(pair & legal).empty())
                add(ReasonKind::KeepsCante, pair, canteOf(suit, trump_));
        }
    const bool isTrump = suitOf(card_) == trump_;
    if (leads() && isTrump)
        add(ReasonKind::Arrastre, own, (view_.hand & cardsOf(trump_)).size());
    else if (leads())
        add((beating() & cardsOf(suitOf(card_)) & hidden_.loose).empty() ? ReasonKind::LeadsHighest
                                                                         : ReasonKind::LeadsUnder,
            own, worth);
    else if (isTrump && suitOf(before_.cardLed()) != trump_)
        add(ReasonKind::Ruffs, own, pot);
    else if (!sure)
        winning() == view_.seat ? add(ReasonKind::Overtakes, own, pot)
                                : add(ReasonKind::PlaysUnder, own, worth);
    return reasons;
}

Reason reasonForBid(const View& view, Bid bid) {
    const Suit trump = suitOf(view.turnedUp);
    CardSet strong = view.hand & cardsOf(trump);
    for (Suit suit : kSuits)
        strong |= view.hand & CardSet(card(suit, Rank::Ace));
    return {bid == Bid::Pass ? ReasonKind::PassesWith : ReasonKind::BetsOn, strong, strong.size()};
}

std::vector<Reason> reasonsForAnswer(const View& view, Suits sung) {
    const Suit trump = suitOf(view.turnedUp);
    const Suits held = positionIn(view, {}).held(), told = sung == 0 ? held : sung;
    Reason twenty{sung == 0 ? ReasonKind::StaysSilent : ReasonKind::SingsTwenty, {}, 0};
    std::vector<Reason> reasons;
    for (Suit suit : kSuits) {
        if (!contains(told, suit))
            continue;
        const CardSet pair{card(suit, Rank::King), card(suit, Rank::Knight)};
        if (sung != 0 && suit == trump) {
            reasons.push_back({ReasonKind::SingsForty, pair, 40});
        } else {
            twenty.cards |= pair;
            twenty.number += canteOf(suit, trump);
        }
    }
    if (!twenty.cards.empty())
        reasons.push_back(twenty);
    return reasons;
}

} // namespace

std::vector<Reason> reasonsFor(const View& view, const Action& action) {
    std::vector<Reason> reasons;
    if (const auto* bid = std::get_if<MakeBid>(&action.what)) {
        reasons.push_back(reasonForBid(view, bid->bid));
    } else if (const auto* sing = std::get_if<Sing>(&action.what)) {
        reasons = reasonsForAnswer(view, sing->suits);
    } else {
        const Card card = std::get<Play>(action.what).card;
        reasons = CardFacts(view, card).all();
        if (std::get<PlayChoice>(view.choice->among).cards.size() == 1)
            reasons.insert(reasons.begin(), {ReasonKind::OnlyChoice, CardSet(card), 1});
    }
    return reasons;
}

std::string_view nameOf(ReasonKind kind) {
    static constexpr std::array<std::string_view, 18> names{
        "OnlyChoice",   "BetsOn",         "PassesWith", "SingsForty",  "SingsTwenty", "StaysSilent",
        "SurelyWins",   "GivesToPartner", "LosesLeast", "LosesPoints", "BreaksCante", "Arrastre",
        "LeadsHighest", "LeadsUnder",     "Ruffs",      "Overtakes",   "PlaysUnder",  "KeepsCante"};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace cuatrola
