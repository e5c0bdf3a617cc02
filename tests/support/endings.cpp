#include "support/endings.h"

#include "minchiate/records/action_text.h"
#include "support/table_text.h"

#include <algorithm>

namespace support {

using namespace minchiate;

namespace {

// Cards for hands that must not be able to follow or trump: suit cards, none of the suit led nor among
// `used`.
class Fillers {
public:
    Fillers(CardSet used, const std::vector<Card>& trick) {
        for (Card c : trick)
            if (c != kFool) {
                used |= cardsOf(suitOf(c));
                break;
            }
        free_ = kWholeDeck - kTrumps - CardSet(kFool) - used;
    }
    QString take(int count) {
        std::vector<Card> taken;
        for (int i = 0; i < count; ++i) {
            taken.push_back(free_.first());
            free_.erase(free_.first());
        }
        return codesOf(taken);
    }

private:
    CardSet free_;
};

} // namespace

PositionParts partsOf(const Ending& ending) {
    PositionParts parts;
    parts.rules = ending.rules;
    parts.leader = ending.leader;
    for (Seat s : kSeats)
        parts.hands[s] = cards(ending.hands[s]);
    for (Side s : kSides)
        parts.captured[s] = cards(ending.captured[s]);
    const auto trick = list(ending.trick);
    parts.played = static_cast<int>(trick.size());
    std::copy_n(trick.begin(), std::min(trick.size(), parts.trick.size()), parts.trick.begin());
    for (QChar letter : ending.suitsLed)
        parts.suitsLed |= 1 << QStringView(u"CDSB").indexOf(letter);
    for (QChar letter : ending.fallen)
        parts.fallen |= 1 << QStringView(u"SENW").indexOf(letter);
    parts.foolDebt = ending.foolDebt;
    return parts;
}

Position positionOf(const Ending& ending) {
    const auto made = Position::of(partsOf(ending));
    if (const auto* fault = std::get_if<PositionFault>(&made))
        qFatal("not a position: fault %d", static_cast<int>(*fault));
    return std::get<Position>(made);
}

Position facing(QStringView trick, QStringView hand, const RuleSet& rules, QStringView suitsLed) {
    const auto played = list(trick);
    const auto left = cards(hand).size();
    Fillers fillers(cards(trick) | cards(hand), played);
    Ending ending;
    ending.rules = rules;
    ending.trick = trick.toString();
    ending.suitsLed = suitsLed.toString();
    const auto count = static_cast<int>(played.size());
    for (int i = 0; i < 4; ++i)
        ending.hands[turned(Seat::S, i)] =
            i == count ? hand.toString() : fillers.take(left - (i < count ? 1 : 0));
    return positionOf(ending);
}

Position fullTrick(QStringView trick, Seat leader, int left, const PerSide<QString>& captured,
                   const RuleSet& rules) {
    const auto played = list(trick);
    Fillers fillers(cards(trick) | cards(captured[Side::NS]) | cards(captured[Side::EW]), played);
    Ending ending;
    ending.rules = rules;
    ending.leader = leader;
    ending.captured = captured;
    for (int i = 0; i < 4; ++i)
        ending.hands[turned(leader, i)] =
            codesOf(played[static_cast<std::size_t>(i)]) + u' ' + fillers.take(left);
    Position position = positionOf(ending);
    for (Card c : played) {
        if (!position.legal().contains(c))
            qFatal("%s is not legal in the trick", qPrintable(codesOf(c)));
        position.play(c);
    }
    return position;
}

} // namespace support
