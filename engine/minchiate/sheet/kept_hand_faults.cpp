// What cannot be, on a sheet: each entry alone, and one against the other.
#include "minchiate/sheet/kept_hand.h"

#include "minchiate/sheet/score_sheet.h"
#include "minchiate/sheet/typed_sum.h"

#include <algorithm>

namespace scoresheet {

using namespace minchiate;

namespace {

constexpr int kMostMarked = 200; // the dearest versicola is worth 95
constexpr int kMostPaid = 20;    // resti in the course of one hand: far more than anybody marks

std::optional<Problem> cardFault(const PadMark& mark) {
    if (mark.cards.empty()) {
        if (mark.points != 3 && mark.points != 5 && mark.points != 10)
            return Problem{.fault = Fault::DeathPoints, .number = mark.points};
        return std::nullopt;
    }
    if (mark.cards.size() != 1 || !kCounters.containsAll(mark.cards))
        return Problem{.fault = Fault::NotACounter, .cards = mark.cards};
    if (value(mark.cards) != mark.points)
        return Problem{.fault = Fault::CardPoints, .cards = mark.cards, .number = mark.points};
    return std::nullopt;
}

std::optional<Problem> versicolaFault(const PadMark& mark, const RuleSet& rules) {
    if (mark.points < 1 || mark.points > kMostMarked)
        return Problem{.fault = Fault::PointsRange, .number = mark.points};
    if (mark.cards.empty())
        return std::nullopt;
    const auto all = versicoleOf(mark.cards, rules);
    const bool found = std::ranges::any_of(
        all, [&](const Versicola& v) { return v.cards == mark.cards && v.points == mark.points; });
    return found ? std::nullopt
                 : std::optional(
                       Problem{.fault = Fault::NotAVersicola, .cards = mark.cards, .number = mark.points});
}

// A card dies once, comes to its owner once, and is shown by one side.
std::optional<Problem> repeated(const std::vector<PadMark>& marks) {
    CardSet died, come;
    PerSide<CardSet> declared;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const PadMark& mark = marks[i];
        const auto at = [&](Fault fault, CardSet cards) {
            return Problem{.fault = fault, .cards = cards, .mark = static_cast<int>(i)};
        };
        if (mark.reason == Reason::Declaration) {
            if (const CardSet both = mark.cards & declared[other(mark.side)]; !both.empty())
                return at(Fault::DeclaredByBoth, both);
            declared[mark.side] |= mark.cards;
        } else if (mark.reason != Reason::Misdeal) {
            CardSet& seen = mark.reason == Reason::Death ? died : come;
            if (const CardSet twice = mark.cards & seen; !twice.empty())
                return at(mark.reason == Reason::Death ? Fault::DiedTwice : Fault::ComeTwice, twice);
            seen |= mark.cards;
        }
    }
    return std::nullopt;
}

std::optional<Problem> capturedFault(const PerSide<CardSet>& captured, const RuleSet& rules) {
    if (const CardSet both = captured[Side::NS] & captured[Side::EW]; !both.empty())
        return Problem{.fault = Fault::OnBothSides, .cards = both};
    if (const CardSet foreign = (captured[Side::NS] | captured[Side::EW]) - scoringCards(rules);
        !foreign.empty())
        return Problem{.fault = Fault::NotScoring, .cards = foreign};
    return std::nullopt;
}

std::optional<Problem> cardsFault(int cards) {
    return cards < 0 || cards > kCaptured
               ? std::optional(Problem{.fault = Fault::CardsRange, .number = cards})
               : std::nullopt;
}

// What is tapped so far may still lack anything; only what no count can have is wrong.
std::optional<Problem> draftFault(const CountDraft& draft, const RuleSet& rules) {
    if (draft.captured)
        if (const auto fault = capturedFault(*draft.captured, rules))
            return fault;
    return draft.cards ? cardsFault(*draft.cards) : std::nullopt;
}

} // namespace

std::optional<Problem> faultOf(const PadMark& mark, const RuleSet& rules) {
    switch (mark.reason) {
    case Reason::Declaration:
        return versicolaFault(mark, rules);
    case Reason::Misdeal:
        if (mark.points < 10 || mark.points % 10 != 0 || mark.points > misdealPoints(kDeckSize))
            return Problem{.fault = Fault::MisdealPoints, .number = mark.points};
        return std::nullopt;
    default:
        return cardFault(mark);
    }
}

std::optional<Problem> faultOf(const CountEntry& count, const RuleSet& rules) {
    const PerSide<CardSet>& captured = count.captured;
    const CardSet all = captured[Side::NS] | captured[Side::EW];
    if (const auto fault = capturedFault(captured, rules))
        return fault;
    if (const auto fault = cardsFault(count.cards))
        return fault;
    for (Side side : tricks::kSides) {
        const int cards = side == Side::NS ? count.cards : kCaptured - count.cards;
        if (captured[side].size() > cards)
            return Problem{
                .fault = Fault::FewerThanNamed, .cards = captured[side], .number = cards, .side = side};
        if (cards == 0 && side == count.lastTrick)
            return Problem{.fault = Fault::LastTrickOfNone, .side = side};
    }
    if (const CardSet out = scoringCards(rules) - all; out.size() > kFola)
        return Problem{.fault = Fault::FolaTooLarge, .cards = out, .number = out.size()};
    return std::nullopt;
}

std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules) {
    for (std::size_t i = 0; i < hand.marks.size(); ++i)
        if (auto fault = faultOf(hand.marks[i], rules)) {
            fault->mark = static_cast<int>(i);
            return fault;
        }
    if (const auto fault = repeated(hand.marks))
        return fault;
    for (int player : hand.revokes)
        if (player < 0 || player >= kPlayers)
            return Problem{.fault = Fault::NoSuchPlayer, .number = player};
    if (hand.counting)
        if (const auto fault = draftFault(*hand.counting, rules))
            return fault;
    if (const auto* count = std::get_if<CountEntry>(&hand.ending))
        return faultOf(*count, rules);
    if (const auto* typed = std::get_if<TypedResult>(&hand.ending)) {
        const auto sum = typedValue(typed->text);
        if (const auto* fault = std::get_if<Problem>(&sum))
            return *fault;
        if (typed->paid < -kMostPaid || typed->paid > kMostPaid)
            return Problem{.fault = Fault::PaidRange, .number = typed->paid};
    }
    return std::nullopt;
}

} // namespace scoresheet
