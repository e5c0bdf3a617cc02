// Hands that advice is tested on.
#pragma once

#include "minchiate/players/worlds/sampler.h"
#include "minchiate/records/hand_record.h"
#include "places.h"
#include "support/deals.h"
#include "support/exchange.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QTest>

namespace support {

// A hand of the tests' data.
inline records::HandRecord handOf(const char* file) {
    const auto loaded = records::loadHandRecord(QStringLiteral(TEST_DATA "/%1").arg(QLatin1String(file)));
    if (!std::holds_alternative<records::LoadedHand>(loaded))
        qFatal("the hand in the tests' data cannot be read");
    return std::get<records::LoadedHand>(loaded).record;
}
// South dealt, four masters played, and all made mistakes.
inline records::HandRecord handWithMistakes() {
    return handOf("a-hand-with-mistakes.json");
}

// The story up to an action, and the same with two hidden cards exchanged behind the back of who chooses
// there; nothing where no exchange leaves all that was seen as it was.
struct TwoStories {
    Story one, other;
    minchiate::Seat chooser{};
};
inline std::optional<TwoStories> exchangedBehind(const minchiate::Deal& deal,
                                                 std::span<const minchiate::Action> before,
                                                 std::uint64_t number) {
    using namespace minchiate;
    const Story story{deal, {before.begin(), before.end()}};
    const Told first = told(story);
    const Seat chooser = first.hand.choice()->chooser;
    tricks::Random random = tricks::Random::forDecision(number, 7, before.size());
    const CardSet hidden = hiddenFrom(first.hand, chooser);
    const auto pick = [&](CardSet cards) {
        return cards.nth(static_cast<int>(random.below(static_cast<unsigned>(cards.size()))));
    };
    for (int tries = 0; tries < 60 && hidden.size() >= 2; ++tries) {
        const Card a = pick(hidden), b = pick(hidden - CardSet(a));
        if (placeOf(first.hand, a) == placeOf(first.hand, b))
            continue;
        const auto changed = exchanged(story, a, b, In::Deck, chooser);
        if (changed && changed->actions.size() == story.actions.size() &&
            publicEvents(told(*changed).events) == publicEvents(first.events))
            return TwoStories{story, *changed, chooser};
    }
    return std::nullopt;
}

} // namespace support
