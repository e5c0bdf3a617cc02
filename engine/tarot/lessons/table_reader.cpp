// The table of a step, from its JSON: {"spread": …}, {"rows": …}, {"hands": …} or {"deal": number, …}.
#include "tarot/lessons/kind.h"
#include "tarot/numbered_deal.h"
#include "tarot/records/action_text.h"

namespace tarot_lessons {

using lessons::key;

namespace {

RuleSet rules(Fields& fields) {
    return lessons::switchesOf<Kind, RuleSet>(fields, setSwitch);
}

// What has happened before the lesson begins.
struct Before {
    SeatAt dealer;
    std::vector<Action> actions;
    PerSeat<CardSet> played{}; // in tricks
    CardSet chien, ecart;
    std::optional<Contract> contract;

    // The declarer's, until the play or the écart has parted from them.
    [[nodiscard]] bool takenUp() const { return contract && takesUp(contract->bid); }
};

// "S garde": who bids; all before pass, and all after (F5.1).
void readContract(Fields& fields, Before& before) {
    const QString text = fields.optionalText(key("contract"));
    if (text.isEmpty())
        return;
    const auto seat = Kind::seatFactOf(text.section(u' ', 0, 0));
    for (Bid bid : {Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre})
        if (seat && text.section(u' ', 1) == bidText(bid))
            before.contract = Contract{seat->seat, bid};
    if (!before.contract) {
        fields.fail(LessonFault::Mistyped, key("contract"), text);
        return;
    }
    const int players = before.dealer.players;
    for (int place = 1; place <= players; ++place) {
        const Seat speaks = turned(before.dealer.seat, place, players);
        before.actions.push_back(
            {speaks, Speak{speaks == before.contract->declarer ? before.contract->bid : Bid::Pass}});
        if (speaks == before.contract->declarer && before.contract->bid == Bid::GardeContre)
            break; // nobody can speak any more (F5.2)
    }
}

// The call and the écart of that declarer, and jeu once all that is owed is done (F6, F7.1).
void readSettling(Fields& fields, Before& before) {
    if (!before.contract)
        return;
    const Seat declarer = before.contract->declarer;
    if (const QString code = fields.optionalText(key("call")); !code.isEmpty()) {
        const auto card = Kind::cardOf(code);
        if (card)
            before.actions.push_back({declarer, CallCard{*card}});
        else
            fields.fail(LessonFault::NotACard, key("call"), code);
    }
    before.ecart = lessons::cardsOf(fields, key("ecart"));
    if (!before.ecart.empty())
        before.actions.push_back({declarer, Discard{before.ecart}});
    if (!before.ecart.empty() || !before.takenUp())
        before.actions.push_back({declarer, SayJeu{}});
}

// "E SA S2 S3 S4": who leads, and the cards in turn. The last may be short.
void readTricks(Fields& fields, Before& before) {
    for (const QString& text : fields.texts(key("tricks"))) {
        const auto leader = Kind::seatFactOf(text.section(u' ', 0, 0));
        const auto cards = Kind::cardListOf(text.section(u' ', 1));
        if (!leader || !cards || static_cast<int>(cards->size()) > before.dealer.players) {
            fields.fail(LessonFault::NotAnAction, key("tricks"), text);
            return;
        }
        Seat seat = leader->seat;
        for (Card card : *cards) {
            before.actions.push_back({seat, Play{card}});
            before.played[seat].insert(card);
            seat = right(seat, before.dealer.players);
        }
    }
}

// The hands as they were dealt, from those that are held now.
PerSeat<CardSet> dealtFrom(const PerSeat<CardSet>& held, const Before& before) {
    PerSeat<CardSet> dealt = held;
    for (Seat seat : Seats::table(before.dealer.players))
        dealt[seat] |= before.played[seat];
    if (before.takenUp()) {
        CardSet& taker = dealt[before.contract->declarer];
        taker = (taker | before.ecart) - before.chien;
    }
    return dealt;
}

// The pack that deals these hands and this chien (F4.3).
std::variant<Deal, PositionFault> dealOf(const RuleSet& rules, const Before& before,
                                         const PerSeat<CardSet>& hands) {
    const int players = before.dealer.players;
    Deal deal{rules, players, before.dealer.seat, {}};
    const CardSet pack = packOf(rules, players);
    for (Card card : pack)
        deal.deck.push_back(card);
    const auto sizes = tarot::tableOf(rules, players);
    CardSet all = before.chien;
    int count = all.size();
    if (before.chien.size() != sizes.chien)
        return PositionFault::HandSizes;
    for (Seat seat : Seats::table(players)) {
        if (hands[seat].size() != sizes.hand)
            return PositionFault::HandSizes;
        all |= hands[seat];
        count += hands[seat].size();
    }
    if (all.size() != count)
        return PositionFault::CardTwice;
    if (all != pack)
        return PositionFault::NotAll;
    const Deck inOrder = deal.deck;
    const Dealt places = dealt(deal); // which place of the pack goes where
    const auto put = [&](CardSet cards, CardSet at) {
        auto next = at.begin();
        for (Card card : cards) {
            deal.deck[static_cast<std::size_t>(std::ranges::find(inOrder, *next) - inOrder.begin())] = card;
            ++next;
        }
    };
    for (Seat seat : Seats::table(players))
        put(hands[seat], places.hands[seat]);
    put(before.chien, tricks::setOf(chienOf(places, sizes)));
    return deal;
}

// The deal, and all that has happened since.
lessons::Read<Kind, Table> played(Fields& fields, const Deal& deal, const Before& before) {
    std::vector<Action> actions = before.actions;
    const auto then = lessons::actionsAt(fields, "actions", fields.within(key("actions")));
    actions.insert(actions.end(), then.begin(), then.end());
    if (const auto error = fields.end())
        return *error;
    Table table{Hand(deal)};
    lessons::Events<Kind> events;
    if (auto error = lessons::playAll<Kind>(table, actions, events)) {
        error->place = fields.within(key("actions"));
        return *error;
    }
    return table;
}

Before beforeOf(Fields& fields) {
    Before before;
    const QString dealer = fields.text(key("dealer"));
    if (const auto seat = Kind::seatFactOf(dealer))
        before.dealer = *seat;
    else
        fields.fail(LessonFault::Mistyped, key("dealer"), dealer);
    before.chien = lessons::cardsOf(fields, key("chien"));
    readContract(fields, before);
    readSettling(fields, before);
    readTricks(fields, before);
    return before;
}

lessons::Read<Kind, Table> handsOf(Fields& fields) {
    Fields given(fields.needed(key("hands"), records::isMap), fields.within(key("hands")));
    const Before before = beforeOf(fields);
    PerSeat<CardSet> hands{};
    for (Seat seat : Seats::table(before.dealer.players))
        hands[seat] = lessons::cardsOf(given, seatText(seat, before.dealer.players));
    if (const auto error = given.end())
        return *error;
    auto deal = dealOf(rules(fields), before, dealtFrom(hands, before));
    if (const auto* fault = std::get_if<PositionFault>(&deal)) {
        // The first fault is told: a card that is none leaves the pack short.
        fields.fail(LessonError{LessonFault::NotAPosition, 0, fields.within(key("hands")), {}, {}, *fault});
        return *fields.end();
    }
    return played(fields, std::get<Deal>(deal), before);
}

lessons::Read<Kind, Table> laidOut(Fields& fields) {
    LaidOut laid;
    if (fields.has(key("rows"))) {
        laid = lessons::rowsOf<Kind, RuleSet>(fields);
    } else {
        const QString text = fields.text(key("spread"));
        const auto list = Kind::cardListOf(text);
        if (!list)
            fields.fail(LessonFault::NotACard, key("spread"), text);
        laid.cards = list.value_or(std::vector<Card>{});
    }
    if (const auto error = fields.end())
        return *error;
    return Table(std::move(laid));
}

} // namespace

lessons::Read<Kind, Table> Kind::tableOf(const QJsonValue& value, const QString&) {
    Fields fields(value, key("table"));
    if (fields.has(key("hands")))
        return handsOf(fields);
    if (fields.has(key("spread")) || fields.has(key("rows")))
        return laidOut(fields);
    const double number = fields.needed(key("deal"), records::isCount).toDouble();
    const RuleSet set = rules(fields);
    const Before before = beforeOf(fields);
    const int players = before.dealer.players;
    return played(fields,
                  {set, players, before.dealer.seat,
                   numberedDeck(packOf(set, players), static_cast<std::uint64_t>(number))},
                  before);
}

} // namespace tarot_lessons
