// French Tarot written short, for tests: cards, hands, records.
#pragma once

#include "tarot/numbered_deal.h"
#include "tarot/players/random_player.h"
#include "tarot/records/action_text.h"
#include "tarot/records/hand_record.h"

#include <QTest>

namespace support {

inline tarot::CardSet tarotCards(const QString& codes) {
    tarot::CardSet set;
    for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts)) {
        const auto card = tarot::cardOf(code.toStdString());
        if (!card)
            qFatal("no card: %s", qPrintable(code));
        set.insert(*card);
    }
    return set;
}

inline tarot::Card tarotCard(const QString& code) {
    return tarotCards(code).first();
}

template<class Cards>
QString tarotCodes(const Cards& cards) {
    QStringList codes;
    for (auto card : cards)
        codes << tarot::cardText(card);
    return codes.join(u' ');
}

// "400", "misere": a switch of the record by its name.
inline tarot::RuleSet tarotRules(const QJsonObject& switches) {
    tarot::RuleSet rules;
    for (auto it = switches.begin(); it != switches.end(); ++it)
        if (tarot::setSwitch(rules, it.key(), it.value()))
            qFatal("no switch: %s", qPrintable(it.key()));
    return rules;
}

inline tarot::Deck packInOrder(const tarot::RuleSet& rules, int players) {
    tarot::Deck deck;
    for (auto card : tarot::packOf(rules, players))
        deck.push_back(card);
    return deck;
}

// A deal that gives each seat the cards wanted and lays the others anywhere, by the order of `rest`.
inline tarot::Deal stacked(const tarot::RuleSet& rules, int players, tarot::Seat dealer,
                           const tarot::PerSeat<tarot::CardSet>& wanted, tarot::CardSet chien,
                           const tarot::Deck& rest) {
    using namespace tarot;
    Deal deal{rules, players, dealer, packInOrder(rules, players)};
    const Dealt places = dealt(deal); // which place of the pack goes where
    const Deck order = deal.deck;
    std::vector<bool> filled(order.size(), false);
    CardSet given;
    const auto put = [&](CardSet cards, CardSet at) {
        auto next = at.begin();
        for (Card card : cards) {
            const auto place = std::size_t(std::ranges::find(order, *next) - order.begin());
            ++next;
            deal.deck[place] = card;
            filled[place] = true;
            given.insert(card);
        }
    };
    for (Seat seat : Seats::table(players))
        put(wanted[seat], places.hands[seat]);
    put(chien, tricks::setOf(chienOf(places, tableOf(rules, players))));
    std::size_t place = 0;
    for (Card card : rest) {
        if (given.contains(card))
            continue;
        while (filled[place])
            ++place;
        deal.deck[place++] = card;
    }
    if (!isThePack(deal))
        qFatal("more cards than the table deals");
    return deal;
}

inline tarot::RuleSet anyTarotRules(tricks::Random& random) {
    using namespace tarot;
    const auto flip = [&] { return random.below(2) == 1; };
    RuleSet rules;
    rules.pousse = flip();
    rules.allPass = static_cast<AllPass>(random.below(2));
    rules.miseres = flip();
    rules.misereWithExcuse = flip();
    rules.chelem = std::array{400, 600, 1000}[random.below(3)];
    rules.petitChelem = flip();
    rules.noThreeBouts = flip();
    rules.excuse3 = static_cast<Excuse3>(random.below(3));
    rules.shortDeck = flip();
    rules.callAny = flip();
    rules.partner = static_cast<Partner>(random.below(2));
    rules.split = static_cast<Split>(random.below(2));
    rules.chien2 = flip();
    return rules;
}

// So many of the highest trumps, perhaps the Petit and the Excuse, then kings, queens and so on.
inline tarot::CardSet strongHand(const tarot::RuleSet& rules, int players, tricks::Random& random) {
    using namespace tarot;
    const int size = tableOf(rules, players).hand;
    CardSet hand;
    if (random.below(2) == 0)
        hand.insert(kExcuse);
    if (random.below(2) == 0)
        hand.insert(kPetit);
    const int most = std::min(size, kTrumpCount);
    const int trumps =
        random.below(2) == 0 ? most : static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
    for (int number = 21; number > 21 - trumps && hand.size() < size; --number)
        hand.insert(trump(number));
    const CardSet pack = packOf(rules, players);
    for (int rank = kRanks - 1; rank >= 0; --rank)
        for (Suit suit : kSuits)
            if (const Card one = card(suit, static_cast<Rank>(rank));
                hand.size() < size && pack.contains(one))
                hand.insert(one);
    return hand;
}

// As the random player, but passing in two cases of three, so that every contract comes about.
inline tricks::Player<tarot::Game> shyPlayer() {
    using namespace tarot;
    return {"shy", [random = randomPlayer()](const View& view, tricks::Thought& thought) -> Action {
                if (std::holds_alternative<AuctionChoice>(view.choice->among) && thought.random.below(3) != 0)
                    return {view.seat, Speak{Bid::Pass}};
                return random.choose(view, thought);
            }};
}

// A hand played by chance under chance switches by two to five players; as many actions of it as `most` says.
// One deal in three gives a seat a hand so strong that slams and poignées come about.
inline tarot::HandRecord anyTarotHand(std::uint64_t number, std::size_t most = 1000) {
    using namespace tarot;
    tricks::Random random(number);
    HandRecord record;
    Deal& deal = record.deal;
    deal.players = 2 + static_cast<int>(number % 4);
    deal.rules = anyTarotRules(random);
    deal.dealer = seatAt(static_cast<int>(random.below(static_cast<std::uint32_t>(deal.players))));
    deal.deck = shuffledDeck(packOf(deal.rules, deal.players), random);
    if (random.below(3) == 0) {
        PerSeat<CardSet> wanted;
        const auto seat = random.below(static_cast<std::uint32_t>(deal.players));
        wanted[seatAt(static_cast<int>(seat))] = strongHand(deal.rules, deal.players, random);
        deal = stacked(deal.rules, deal.players, deal.dealer, wanted, {}, Deck(deal.deck));
    }
    const std::vector<tricks::Player<Game>> players(std::size_t(deal.players), shyPlayer());
    tricks::Session<Game> session(deal);
    while (!session.over() && session.actions().size() < most)
        if (tricks::step<Game>(session, std::span<const tricks::Player<Game>>(players), number).index() != 0)
            qFatal("hand %llu: refused", static_cast<unsigned long long>(number));
    record.actions = session.actions();
    return record;
}

} // namespace support
