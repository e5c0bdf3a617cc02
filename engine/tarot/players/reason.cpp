#include "tarot/players/reason.h"

#include "tarot/players/knowledge.h"

namespace tarot {

namespace {

int valueOf(Card card) {
    return halves(CardSet(card));
}

// A decision about a card, and what can be told of it.
class CardFacts {
public:
    CardFacts(const View& view, Card card)
        : view_(view), card_(card), hidden_(hiddenFrom(view)),
          // Where the others' cards lie changes nothing of what is on the table.
          before_(positionIn(view, {})), after_(before_) {
        after_.play(card);
    }
    [[nodiscard]] std::vector<Reason> all() const;

private:
    [[nodiscard]] bool leads() const { return before_.played() == 0; }
    [[nodiscard]] bool isLast() const { return before_.played() + 1 == view_.players; }
    [[nodiscard]] bool winsForNow() const { return before_.beats(card_); }
    [[nodiscard]] std::optional<Card> best() const {
        return winsForNow() ? std::optional(card_) : before_.bestCard();
    }
    [[nodiscard]] std::optional<Seat> winning() const {
        return winsForNow() ? std::optional(view_.seat) : before_.winning();
    }
    // Whether two seats are surely of one camp, or surely not; nothing where this seat cannot know.
    [[nodiscard]] std::optional<bool> together(Seat one, Seat two) const;
    [[nodiscard]] bool mayBeBeatenBy(Seat seat) const;
    [[nodiscard]] bool staysOurs() const;
    [[nodiscard]] bool staysTheirs() const;
    void addSure(std::vector<Reason>& reasons) const;

    const View& view_;
    Card card_;
    search::Hidden hidden_;
    Position before_, after_;
};

std::optional<bool> CardFacts::together(Seat one, Seat two) const {
    if (one == two)
        return true;
    if (before_.playsAlone())
        return false;
    if (view_.players == 2)
        return false;
    if (!view_.camp)
        return std::nullopt;
    return view_.camp->contains(one) == view_.camp->contains(two);
}

bool CardFacts::mayBeBeatenBy(Seat seat) const {
    CardSet cards = seat == view_.seat ? CardSet{} : setOf(view_.tops[seat]);
    for (Card card : hidden_.loose)
        if (hidden_.places[card.id] & search::bit(index(seat)))
            cards.insert(card);
    const Card top = *best();
    const CardSet trumps = cards & kTrumps;
    if (isTrump(top))
        return !trumps.empty() && trumps.last() > top;
    const CardSet same = cards & cardsOf(suitOf(top));
    return !trumps.empty() || (!same.empty() && same.last() > top);
}

// In the last trick the Excuse may win (F8.12): nothing is sure.
bool CardFacts::staysOurs() const {
    if (!winning() || before_.trickNumber() == before_.tricks() ||
        !together(*winning(), view_.seat).value_or(false))
        return false;
    for (int i = before_.played() + 1; i < view_.players; ++i) {
        const Seat seat = turned(before_.leader(), i, view_.players);
        if (!together(seat, view_.seat).value_or(false) && mayBeBeatenBy(seat))
            return false;
    }
    return true;
}

bool CardFacts::staysTheirs() const {
    if (!winning() || before_.trickNumber() == before_.tricks() ||
        together(*winning(), view_.seat).value_or(true))
        return false;
    for (int i = before_.played() + 1; i < view_.players; ++i) {
        const Seat seat = turned(before_.leader(), i, view_.players);
        if (together(seat, view_.seat).value_or(true) && mayBeBeatenBy(seat))
            return false;
    }
    return true;
}

void CardFacts::addSure(std::vector<Reason>& reasons) const {
    const CardSet own(card_), legal = before_.legal();
    const int value = valueOf(card_);
    bool isCheapest = true;
    for (Card one : legal)
        isCheapest &= valueOf(one) >= value;
    const bool ours = staysOurs(), theirs = staysTheirs();
    if (card_ == kPetit && ours)
        reasons.push_back({ReasonKind::PetitComesHome, own, value});
    else if (card_ == kPetit)
        reasons.push_back({ReasonKind::RisksPetit, own, value});
    bool surelyOwn = ours && winning() == view_.seat;
    for (int i = before_.played() + 1; i < view_.players && surelyOwn; ++i)
        surelyOwn = !mayBeBeatenBy(turned(before_.leader(), i, view_.players));
    if (surelyOwn)
        reasons.push_back({ReasonKind::SurelyWins, own, halves(before_.onTable() | own)});
    else if (ours && !before_.playsAlone())
        reasons.push_back({ReasonKind::GivesToCamp, own, value});
    if (theirs)
        reasons.push_back({isCheapest ? ReasonKind::LosesLeast : ReasonKind::LosesValue, own, value});
}

std::vector<Reason> CardFacts::all() const {
    std::vector<Reason> reasons;
    const CardSet own(card_), rest = before_.legal() - own;
    if (card_ == kExcuse) {
        if (!rest.empty() && (kCourts | kBouts).containsAll(rest))
            reasons.push_back({ReasonKind::ExcuseSaves, rest, halves(rest)});
        reasons.push_back({ReasonKind::ExcuseInTime, own, before_.trickNumber()});
        if (before_.trickNumber() == before_.tricks())
            reasons.back().kind = ReasonKind::PlaysUnder;
        return reasons;
    }
    addSure(reasons);
    const bool sure = !reasons.empty(); // which says who wins
    const int value = valueOf(card_), pot = halves(before_.onTable() | own);
    if (leads() && isTrump(card_)) {
        reasons.push_back({ReasonKind::LeadsTrump, own, (before_.cards(view_.seat) & kTrumps).size()});
    } else if (leads()) {
        const CardSet suit = cardsOf(suitOf(card_));
        const CardSet unseen = hidden_.loose & suit;
        const bool highest = unseen.empty() || unseen.last() < card_;
        reasons.push_back(
            highest ? Reason{ReasonKind::LeadsHighest, own, value}
                    : Reason{ReasonKind::LeadsSuit, own, (before_.cards(view_.seat) & suit).size()});
    } else if (isTrump(card_) && !before_.ledSuit().empty() && before_.ledSuit() != kTrumps) {
        reasons.push_back({ReasonKind::Trumps, own, pot});
    } else if (!sure) {
        reasons.push_back(winsForNow() ? Reason{ReasonKind::Overtakes, own, pot}
                                       : Reason{ReasonKind::PlaysUnder, own, value});
    }
    return reasons;
}

Reason reasonBeforePlay(const View& view, const Action& action) {
    const CardSet strong = view.hand & (kBouts | cardsOf(Rank::King));
    const int trumps = (view.hand & kTrumps).size();
    if (const auto* said = std::get_if<Speak>(&action.what))
        return {said->bid == Bid::Pass ? ReasonKind::PassesWith : ReasonKind::BidsOn, strong, trumps};
    if (const auto* call = std::get_if<CallCard>(&action.what))
        return {ReasonKind::CallsFor, CardSet(call->card), (view.hand & cardsOf(suitOf(call->card))).size()};
    if (const auto* said = std::get_if<SayJeu>(&action.what))
        return {said->slam == Slam::None ? ReasonKind::SaysJeu : ReasonKind::Announces, view.hand & kBouts,
                trumps};
    if (const auto* shown = std::get_if<ShowPoignee>(&action.what))
        return {ReasonKind::ShowsTrumps, shown->cards, poigneeWorth(shown->cards.size(), view.players)};
    if (std::holds_alternative<ClaimMisere>(action.what))
        return {ReasonKind::ClaimsIt, {}, 10};
    const CardSet away = std::get<Discard>(action.what).cards;
    CardSet emptied;
    int suits = 0;
    for (Suit suit : kSuits)
        if (const CardSet held = view.hand & cardsOf(suit); !held.empty() && away.containsAll(held)) {
            emptied |= held;
            ++suits;
        }
    return suits > 0 ? Reason{ReasonKind::MakesVoids, emptied, suits}
                     : Reason{ReasonKind::LaysAway, away, halves(away)};
}

} // namespace

std::vector<Reason> reasonsFor(const View& view, const Action& action) {
    const auto* play = std::get_if<Play>(&action.what);
    if (!play)
        return {reasonBeforePlay(view, action)};
    auto reasons = CardFacts(view, play->card).all();
    if (std::get<PlayChoice>(view.choice->among).cards.size() == 1)
        reasons.insert(reasons.begin(), {ReasonKind::OnlyChoice, CardSet(play->card), 1});
    for (Reason& reason : reasons)
        reason.single = view.players == 2;
    return reasons;
}

std::string_view nameOf(ReasonKind kind) {
    static constexpr std::array<std::string_view, kReasonKinds> names{
        "OnlyChoice",  "BidsOn",       "PassesWith",  "CallsFor",    "MakesVoids",     "LaysAway",
        "SaysJeu",     "Announces",    "ShowsTrumps", "ClaimsIt",    "PetitComesHome", "RisksPetit",
        "ExcuseSaves", "ExcuseInTime", "SurelyWins",  "GivesToCamp", "LosesLeast",     "LosesValue",
        "LeadsTrump",  "LeadsHighest", "LeadsSuit",   "Trumps",      "Overtakes",      "PlaysUnder"};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace tarot
