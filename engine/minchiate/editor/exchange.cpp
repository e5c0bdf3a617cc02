#include "minchiate/editor/exchange.h"

#include <algorithm>

namespace editor {

using namespace minchiate;
using Why = Objection::Why;

namespace {

// ---- Playing it again ----

// Cards as they are called in actions once two have changed places.
class Renamed {
public:
    Renamed(Card a, Card b) : a_(a), b_(b) {}

    [[nodiscard]] Card operator()(Card card) const { return card == a_ ? b_ : card == b_ ? a_ : card; }
    [[nodiscard]] CardSet operator()(CardSet cards) const {
        CardSet renamed;
        for (Card card : cards)
            renamed.insert((*this)(card));
        return renamed;
    }

private:
    Card a_, b_;
};

Action withDiscards(Action action, const Renamed& name) {
    if (auto* discard = std::get_if<Discard>(&action.what))
        for (Card& card : discard->cards)
            card = name(card);
    return action;
}

Action withAll(const Action& action, const Renamed& name) {
    Action other = withDiscards(action, name);
    if (auto* play = std::get_if<Play>(&other.what))
        play->card = name(play->card);
    if (auto* declare = std::get_if<Declare>(&other.what))
        for (CardSet& shown : declare->shown)
            shown = name(shown);
    return other;
}

// What everybody saw is done with the same cards as before.
Action doneAgain(const Action& action, const Renamed& name, Keep keep) {
    return keep == Keep::Seen ? withDiscards(action, name) : withAll(action, name);
}

int trickOf(const Hand& hand) {
    return hand.phase() == Phase::Play ? hand.position().trickNumber() : 0;
}

Objection objectionTo(const Hand& hand, const Action& action, const Refusal& refusal) {
    Objection objection{Why::Refused, action.seat, std::nullopt, trickOf(hand), refusal};
    if (const auto* play = std::get_if<Play>(&action.what))
        objection.card = play->card;
    if (const auto* declare = std::get_if<Declare>(&action.what)) {
        for (CardSet shown : declare->shown)
            if (const CardSet missing = shown - hand.held(action.seat); !missing.empty())
                return {Why::Declared, action.seat, *missing.begin(), trickOf(hand), {}};
    }
    if (refusal.why == minchiate::Why::OtherSeat || refusal.why == minchiate::Why::FallOtherSeat)
        objection.why = Why::NextPlayer;
    return objection;
}

// Plays the actions again. Who says nothing of a versicola says nothing still, whether or not it holds one
// now: silence is seen by nobody.
class Again {
public:
    explicit Again(const Deal& deal) : story_{deal, {}}, hand_(deal) {}

    [[nodiscard]] std::optional<Objection> apply(const Action& action) {
        if (const auto* declare = std::get_if<Declare>(&action.what)) {
            if (declare->shown.empty() && hand_.answering() != action.seat)
                return std::nullopt; // it is not asked any more
        } else if (const auto objection = answerNone()) {
            return objection;
        }
        return put(action);
    }
    // Whoever is asked now and was not answers none.
    [[nodiscard]] std::optional<Objection> answerNone() {
        while (hand_.answering())
            if (const auto objection = put({*hand_.answering(), Declare{}}))
                return Objection{Why::Answer, objection->seat, std::nullopt, trickOf(hand_), {}};
        return std::nullopt;
    }
    [[nodiscard]] const Hand& hand() const { return hand_; }
    [[nodiscard]] Story&& story() { return std::move(story_); }

private:
    std::optional<Objection> put(const Action& action) {
        const auto outcome = hand_.apply(action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome))
            return objectionTo(hand_, action, *refusal);
        story_.actions.push_back(action);
        return std::nullopt;
    }

    Story story_;
    Hand hand_;
};

// ---- What all have seen ----

// Where the card fell.
std::optional<Objection> fallen(const Hand& hand, Card card) {
    for (std::size_t trick = 0; trick < hand.tricks().size(); ++trick)
        for (const auto& play : hand.tricks()[trick].plays)
            if (play.card == card)
                return Objection{Why::Fallen, play.seat, card, static_cast<int>(trick) + 1, {}};
    return std::nullopt;
}

// Shown discards but for those that went on to the dealer (M5.4).
std::vector<Card> shownDiscards(const Hand& hand, Seat seat) {
    const std::vector<Card>& cards = hand.discarded()[seat];
    const auto passed =
        seat == hand.cutter() ? std::min<std::size_t>(cards.size(), std::size_t(hand.passed())) : 0;
    return hand.discardsShown() ? std::vector<Card>(cards.begin() + std::ptrdiff_t(passed), cards.end())
                                : std::vector<Card>();
}

// The first thing that everybody saw and that would have been otherwise.
std::optional<Objection> seenOtherwise(const Hand& before, const Hand& after, const Renamed& name) {
    const auto differs = [](Why why, Seat seat) { return Objection{why, seat, std::nullopt, 0, {}}; };
    if (before.robbed() != after.robbed())
        return differs(Why::Robbed, before.cutter());
    for (Seat seat : kSeats)
        if (before.turnedUp()[seat] != after.turnedUp()[seat])
            return differs(Why::TurnedUp, seat);
    if (before.folaRobbed() != after.folaRobbed() || before.turnedBack() != after.turnedBack())
        return differs(Why::FolaTurned, before.dealer());
    if (before.taken() != after.taken())
        return differs(Why::Taken, before.dealer());
    if (before.announcements() != after.announcements())
        return differs(Why::Announced, before.dealer());
    for (Seat seat : kSeats) {
        if (shownDiscards(before, seat) != shownDiscards(after, seat))
            return differs(Why::Discarded, seat);
        if (before.declared()[seat] != after.declared()[seat])
            return differs(Why::Declared, seat);
        for (const Versicola& shown : before.declared()[seat])
            if (name(shown.cards) != shown.cards)
                return differs(Why::Declared, seat);
        const bool open = before.fellIn(seat) > 0;
        if (before.fellIn(seat) != after.fellIn(seat) || (open && before.held(seat) != after.held(seat)))
            return differs(Why::Open, seat);
    }
    return std::nullopt;
}

// Both lay in one hand, and one of them was laid away: the deck may stay as it is.
bool inOneHand(const Hand& hand, Card a, Card b) {
    return std::ranges::any_of(kSeats, [&](Seat seat) {
        const CardSet away = setOf(hand.discarded()[seat]), all = away | hand.held(seat);
        return all.contains(a) && all.contains(b) && away.contains(a) != away.contains(b);
    });
}

std::variant<Story, Objection> playedAgain(const Story& story, const Deal& deal, const Renamed& name,
                                           Keep keep, const Hand& before) {
    Again again(deal);
    for (const Action& action : story.actions)
        if (const auto objection = again.apply(doneAgain(action, name, keep)))
            return *objection;
    if (const auto objection = again.answerNone())
        return *objection;
    if (keep == Keep::Seen)
        if (const auto objection = seenOtherwise(before, again.hand(), name))
            return *objection;
    return again.story();
}

} // namespace

Hand handOf(const Story& story) {
    return fold(story.deal, story.actions).hand;
}

Action renamed(const Action& action, Card a, Card b) {
    return withAll(action, {a, b});
}

std::variant<Story, Objection> exchanged(const Story& story, Card a, Card b, Keep keep) {
    if (a == b)
        return Objection{Why::SameCard, {}, a, 0, {}};
    const Hand before = handOf(story);
    if (keep == Keep::Seen)
        for (Card card : {a, b})
            if (const auto objection = fallen(before, card))
                return *objection;
    if (inOneHand(before, a, b))
        if (auto there = playedAgain(story, story.deal, {a, b}, keep, before);
            std::holds_alternative<Story>(there))
            return there;
    Deal deal = story.deal;
    std::swap(*std::ranges::find(deal.deck, a), *std::ranges::find(deal.deck, b));
    if (faultOf(deal.deck))
        return Objection{Why::BottomCard, {}, deal.deck.back(), 0, {}};
    return playedAgain(story, deal, {a, b}, keep, before);
}

CardSet partnersOf(const Story& story, Card card, Keep keep) {
    CardSet partners;
    for (Card other : kWholeDeck)
        if (std::holds_alternative<Story>(exchanged(story, card, other, keep)))
            partners.insert(other);
    return partners;
}

} // namespace editor
