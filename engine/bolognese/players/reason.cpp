#include "bolognese/players/reason.h"

#include "bolognese/players/knowledge.h"

namespace bolognese {

namespace {

// B2.1
int valueOf(CardSet cards) {
    int sum = 0;
    for (Card card : cards)
        if (bit(card) & kFives)
            sum += 5;
        else if (bit(card) & kFigures)
            sum += 5 - static_cast<int>(rankOf(card));
    return sum;
}

// A decision about a card, and what can be told of it.
class CardFacts {
public:
    CardFacts(const View& view, Card card)
        : view_(view), card_(card), hidden_(hiddenFrom(view)),
          // Where the others' cards lie changes nothing of what is on the table.
          before_(positionIn(view, {})) {}
    [[nodiscard]] std::vector<Reason> all() const;

private:
    [[nodiscard]] bool winsForNow() const { return before_.beats(card_); }
    [[nodiscard]] bool hasWinner() const { return winsForNow() || before_.led(); }
    [[nodiscard]] Card best() const { return winsForNow() ? card_ : before_.winningCard(); }
    [[nodiscard]] Seat winning() const { return winsForNow() ? view_.seat : before_.winning(); }
    [[nodiscard]] bool ours() const { return hasWinner() && sideOf(winning()) == sideOf(view_.seat); }
    [[nodiscard]] bool mayBeBeatenBy(Side side) const;
    void addSure(std::vector<Reason>& reasons) const;

    const View& view_;
    Card card_;
    search::Hidden hidden_;
    Position before_;
};

// Whether a seat of that side, still to play, may hold a card that beats the best.
bool CardFacts::mayBeBeatenBy(Side side) const {
    const Card top = best();
    for (int i = before_.played() + 1; i < 4; ++i) {
        const Seat seat = turned(before_.leader(), i);
        if (sideOf(seat) != side)
            continue;
        for (Card card : hidden_.loose) {
            const bool same = suitOf(card) == suitOf(top);
            const bool beats = same ? strengthOf(card) >= strengthOf(top) : suitOf(card) == Suit::Trumps;
            if (beats && (hidden_.places[card.id] & search::bit(index(seat))))
                return true;
        }
    }
    return false;
}

void CardFacts::addSure(std::vector<Reason>& reasons) const {
    const CardSet own(card_);
    const int value = valueOf(own);
    bool isCheapest = true;
    for (Card one : before_.legal() - CardSet(kMatto))
        isCheapest &= valueOf(CardSet(one)) >= value;
    const Side side = sideOf(view_.seat);
    const bool won = ours() && !mayBeBeatenBy(other(side));
    if (card_ == kBegato)
        reasons.push_back({won ? ReasonKind::BegatoComesHome : ReasonKind::RisksBegato, own, value});
    if (won && winning() == view_.seat)
        reasons.push_back({ReasonKind::SurelyWins, own, valueOf(before_.onTable() | own)});
    else if (won)
        reasons.push_back({ReasonKind::GivesToPartner, own, value});
    if (hasWinner() && !ours() && !mayBeBeatenBy(side))
        reasons.push_back({isCheapest ? ReasonKind::LosesLeast : ReasonKind::LosesValue, own, value});
}

std::vector<Reason> CardFacts::all() const {
    const CardSet own(card_), rest = before_.legal() - own;
    const int value = valueOf(own);
    if (card_ == kMatto) {
        bool dear = !rest.empty();
        for (Card one : rest)
            dear &= valueOf(CardSet(one)) > 0;
        if (dear)
            return {{ReasonKind::MattoSaves, rest, valueOf(rest)}, {ReasonKind::MattoCovers, own, value}};
        return {{ReasonKind::MattoCovers, own, value}};
    }
    std::vector<Reason> reasons;
    addSure(reasons);
    const bool sure = !reasons.empty(); // which says who wins
    const CardSet suit = setOf(bitsOf(suitOf(card_)));
    const int held = (before_.hand(view_.seat) & suit).size(), pot = valueOf(before_.onTable() | own);
    const bool isTrump = suitOf(card_) == Suit::Trumps;
    if (before_.played() == 0 && isTrump) {
        reasons.push_back({ReasonKind::LeadsTrump, own, held});
    } else if (before_.played() == 0) {
        bool highest = true;
        for (Card one : hidden_.loose& suit)
            highest &= strengthOf(one) < strengthOf(card_);
        reasons.push_back(highest ? Reason{ReasonKind::LeadsHighest, own, value}
                                  : Reason{ReasonKind::LeadsSuit, own, held});
    } else if (isTrump && before_.led() && *before_.led() != Suit::Trumps) {
        reasons.push_back({ReasonKind::Trumps, own, pot});
    } else if (!sure) {
        reasons.push_back(winsForNow() ? Reason{ReasonKind::Overtakes, own, pot}
                                       : Reason{ReasonKind::PlaysUnder, own, value});
    }
    return reasons;
}

Reason reasonForSignal(const View& view, const Play& play) {
    const CardSet own(play.card), suit = setOf(bitsOf(suitOf(play.card)));
    const int trumps = (view.hand & kTrumps).size();
    switch (play.signal) {
    case Signal::Busso:
        return {ReasonKind::AsksForBest, own, trumps};
    case Signal::Striscio:
        return {ReasonKind::HasMore, (view.hand & suit) - own, ((view.hand & suit) - own).size()};
    default:
        return {ReasonKind::HasNoMore, own, trumps};
    }
}

Reason reasonForDiscard(const View& view, const Discard& discard) {
    const CardSet away = tricks::setOf(discard.cards), hand = view.hand | tricks::setOf(view.lastTwo);
    CardSet emptied;
    int suits = 0;
    for (Suit suit : kSuits)
        if (const CardSet held = hand & setOf(bitsOf(suit)); !held.empty() && away.containsAll(held)) {
            emptied |= held;
            ++suits;
        }
    return suits > 0 ? Reason{ReasonKind::MakesVoid, emptied, suits}
                     : Reason{ReasonKind::LaysAway, away, valueOf(away)};
}

Reason reasonForAccuso(const View& view, const Accuse& accuse) {
    const auto* discard = std::get_if<DiscardChoice>(&view.choice->among);
    const Accusable& able = discard ? discard->accuso : std::get<PlayChoice>(view.choice->among).accuso;
    std::vector<Combination> shown;
    CardSet cards;
    for (const Combination& one : able.made)
        for (Name name : accuse.names)
            if (name == one.name) {
                shown.push_back(one);
                cards |= one.cards;
            }
    const int points =
        worthOf(shown, view.rules.doubleAccusi ? Doubling::FromThree : Doubling::Never).total();
    return {discard ? ReasonKind::CallsOut : ReasonKind::Accuses, cards, points};
}

} // namespace

std::vector<Reason> reasonsFor(const View& view, const Action& action) {
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return {reasonForDiscard(view, *discard)};
    if (const auto* accuse = std::get_if<Accuse>(&action.what))
        return {reasonForAccuso(view, *accuse)};
    const auto& play = std::get<Play>(action.what);
    auto reasons = CardFacts(view, play.card).all();
    if (std::get<PlayChoice>(view.choice->among).cards.size() == 1)
        reasons.insert(reasons.begin(), {ReasonKind::OnlyChoice, CardSet(play.card), 1});
    if (play.signal != Signal::None)
        reasons.push_back(reasonForSignal(view, play));
    return reasons;
}

std::string_view nameOf(ReasonKind kind) {
    static constexpr std::array<std::string_view, kReasonKinds> names{
        "OnlyChoice", "MakesVoid",      "LaysAway",        "CallsOut",    "Accuses",    "AsksForBest",
        "HasMore",    "HasNoMore",      "BegatoComesHome", "RisksBegato", "MattoSaves", "MattoCovers",
        "SurelyWins", "GivesToPartner", "LosesLeast",      "LosesValue",  "LeadsTrump", "LeadsHighest",
        "LeadsSuit",  "Trumps",         "Overtakes",       "PlaysUnder"};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace bolognese
