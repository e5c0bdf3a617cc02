// What may be done in a hand of Cuatrola, written short, for tests of its rules.
#pragma once

#include "cuatrola_text.h"

#include "records/seat_text.h"

namespace support {

using namespace cuatrola;

// Four hands under these trumps; West deals, so that South is the mano.
inline Position positionOf(const QString& s, const QString& e, const QString& n, const QString& w, Suit trump,
                           const RuleSet& rules = {}) {
    return {
        {{cuatrolaCards(s), cuatrolaCards(e), cuatrolaCards(n), cuatrolaCards(w)}}, Seat::W, trump, rules};
}

inline void bid(Position& position, std::initializer_list<Bid> bids) {
    for (Bid one : bids)
        position.makeBid(one);
}

inline void passAll(Position& position) {
    bid(position, {Bid::Pass, Bid::Pass, Bid::Pass, Bid::Pass});
}

inline void play(Position& position, const QString& codes) {
    for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts)) {
        const Card card = *cardOf(code.toStdString());
        QVERIFY2(position.legal().contains(card), qPrintable(code));
        position.play(card);
    }
}

// A hand from the dealing order of its five rounds: South is the mano.
inline Hand handOf(const QString& deck, const RuleSet& rules = {}) {
    Deal deal{rules, Seat::W, {}};
    const QStringList codes = deck.split(u' ');
    for (int i = 0; i < kDeckSize; ++i)
        deal.deck[static_cast<std::size_t>(i)] = *cardOf(codes[i].toStdString());
    Q_ASSERT(isTheDeck(deal.deck));
    return Hand(deal);
}

inline Hand::Events act(Hand& hand, const QString& text) {
    const auto action = actionOf(text);
    if (!action)
        qFatal("no action: %s", qPrintable(text));
    const auto outcome = hand.apply(*action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        qFatal("%s refused by %s", qPrintable(text), std::string(ruleOf(refusal->why)).c_str());
    return std::get<Hand::Events>(outcome);
}

inline constexpr auto kBySuits =
    "CA DA SA BA C3 D3 S3 B3 CK DK SK BK CN DN SN BN CJ DJ SJ BJ"; // each seat a whole suit

} // namespace support
