// Tarocco bolognese written short, for tests: cards, hands, records.
#pragma once

#include "bolognese/numbered_deal.h"
#include "bolognese/players/random_player.h"
#include "bolognese/records/action_text.h"
#include "bolognese/records/hand_record.h"
#include "records/seat_text.h"

#include <QTest>

namespace support {

inline bolognese::CardSet bologneseCards(const QString& codes) {
    bolognese::CardSet set;
    for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts)) {
        const auto card = bolognese::cardOf(code.toStdString());
        if (!card)
            qFatal("no card: %s", qPrintable(code));
        set.insert(*card);
    }
    return set;
}

inline QString bologneseCodes(bolognese::CardSet cards) {
    QStringList codes;
    for (auto card : cards)
        codes << bolognese::cardText(card);
    return codes.join(u' ');
}

inline bolognese::Deck canonicalDeck() {
    bolognese::Deck deck;
    std::size_t i = 0;
    for (auto card : bolognese::kWholeDeck)
        deck[i++] = card;
    return deck;
}

inline bolognese::RuleSet anyBologneseRules(tricks::Random& random) {
    using namespace bolognese;
    const auto flip = [&] { return random.below(2) == 1; };
    return {static_cast<Match>(random.below(4) == 0),
            200 + static_cast<int>(random.below(800)),
            random.below(4) != 0,
            flip(),
            flip(),
            static_cast<Signals>(random.below(4))};
}

// A hand played by chance under chance switches and scores, as many actions of it as `most` says.
inline bolognese::HandRecord anyBologneseHand(std::uint64_t number, std::size_t most = 1000) {
    using namespace bolognese;
    tricks::Random random(number);
    HandRecord record;
    record.deal.rules = anyBologneseRules(random);
    record.deal.dealer = kSeats[random.below(4)];
    record.deal.deck = shuffledDeck(random);
    for (Side side : kSides)
        record.deal.score[side] = static_cast<int>(random.below(900));
    const tricks::Player<Game> player = randomPlayer();
    const std::array players{player, player, player, player};
    tricks::Session<Game> session(record.deal);
    while (!session.over() && session.actions().size() < most)
        if (tricks::step<Game>(session, players, number).index() != 0)
            qFatal("hand %llu: refused", static_cast<unsigned long long>(number));
    record.actions = session.actions();
    return record;
}

} // namespace support
