// Cuatrola written short, for tests: cards, hands, records.
#pragma once

#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/records/action_text.h"
#include "cuatrola/records/hand_record.h"

#include <QStringList>
#include <QTest>

namespace support {

inline cuatrola::CardSet cuatrolaCards(const QString& codes) {
    cuatrola::CardSet set;
    for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts)) {
        const auto card = cuatrola::cardOf(code.toStdString());
        if (!card)
            qFatal("no card: %s", qPrintable(code));
        set.insert(*card);
    }
    return set;
}

inline QString cuatrolaCodes(cuatrola::CardSet cards) {
    QStringList codes;
    for (auto card : cards)
        codes << cuatrola::cardText(card);
    return codes.join(u' ');
}

// Any switches at all.
inline cuatrola::RuleSet anyRules(tricks::Random& random) {
    using namespace cuatrola;
    const auto flip = [&] { return random.below(2) == 1; };
    return {static_cast<BetLead>(flip()),  static_cast<Cantes>(flip()), flip(), flip(),
            static_cast<Overtake>(flip()), static_cast<Tie>(flip())};
}

// A hand played by chance under chance switches, as many actions of it as `most` says.
inline cuatrola::HandRecord anyHand(std::uint64_t number, int most = 1000) {
    using namespace cuatrola;
    tricks::Random random(number);
    HandRecord record;
    record.deal = {anyRules(random), kSeats[random.below(4)], shuffledDeck(random)};
    Hand hand(record.deal);
    while (const auto choice = hand.choice()) {
        if (static_cast<int>(record.actions.size()) == most)
            break;
        auto actions = actionsOf(*choice);
        // Bets are rarer than passes, or every hand would be a quintola.
        const bool bidding = hand.phase() == Phase::Bid && random.below(3) != 0;
        const Action action =
            bidding ? actions.front() : actions[random.below(static_cast<unsigned>(actions.size()))];
        (void)hand.apply(action);
        record.actions.push_back(action);
    }
    return record;
}

} // namespace support
