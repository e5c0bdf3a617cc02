#include "minchiate/history/figures.h"

#include "minchiate/advice/weigh.h"

#include <algorithm>

namespace history {

using namespace minchiate;

namespace {

bool lostFool(const Hand& hand) {
    return std::ranges::any_of(kSeats, [&](Seat seat) {
        return hand.dealtHands()[seat].contains(kFool) &&
               hand.result()->captured[other(sideOf(seat))].contains(kFool);
    });
}

template<class Is>
bool counted(const Result& result, Is is) {
    return std::ranges::any_of(
        kSides, [&](Side side) { return std::ranges::any_of(result.count[side].versicole, is); });
}

bool counted(const Result& result, VersicolaKind kind) {
    return counted(result, [kind](const Versicola& v) { return v.kind == kind; });
}

bool has(const Hand& hand, Feature feature) {
    const Result& result = *hand.result();
    switch (feature) {
    case Feature::Cappotto:
        return result.cappotto.has_value();
    case Feature::LostFool:
        return lostFool(hand);
    case Feature::LongRun:
        return counted(result, isLongRun);
    case Feature::Kings:
        return counted(result, VersicolaKind::Kings);
    case Feature::FoolsCount:
        return counted(result, VersicolaKind::Fools);
    case Feature::Fell:
        return std::ranges::any_of(kSeats, [&](Seat seat) { return hand.fellIn(seat) > 0; });
    case Feature::PaidInCourse:
        return !hand.tally().paid().empty();
    }
    return false;
}

} // namespace

bool isLongRun(const Versicola& v) {
    return v.kind == VersicolaKind::Run && v.cards.size() >= kLongRun;
}

std::optional<Figures> figuresOf(const Hand& hand) {
    if (!hand.result())
        return std::nullopt;
    const Result& result = *hand.result();
    Figures figures;
    figures.net = advice::netOf(hand);
    figures.resti = result.resti;
    figures.cappotto = result.cappotto;
    for (const Mark& mark : hand.tally().marks())
        if (mark.cause == Cause::Death) {
            figures.took[mark.side].cards += mark.cards.size();
            figures.took[mark.side].points += mark.points;
            figures.dead[mark.side] |= mark.cards;
        }
    for (Side side : kSides) {
        figures.counted[side] = result.count[side].versicole;
        for (const Versicola& v : figures.counted[side])
            ++figures.versicole[side][static_cast<std::size_t>(v.kind)];
    }
    for (Feature feature : kFeatures)
        if (has(hand, feature))
            figures.features.push_back(feature);
    return figures;
}

} // namespace history
