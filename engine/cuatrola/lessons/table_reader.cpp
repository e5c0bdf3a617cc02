// The table of a step, from its JSON: {"spread": …}, {"rows": …}, {"hands": …} or {"deal": number, …}.
#include "cuatrola/lessons/kind.h"
#include "cuatrola/numbered_deal.h"
#include "cuatrola/records/action_text.h"
#include "lessons/named.h"

namespace cuatrola_lessons {

using lessons::key;

namespace {

RuleSet rules(Fields& fields) {
    return lessons::switchesOf<Kind, RuleSet>(fields, setSwitch);
}

// The pack that deals these hands: round by round, the dealer's right first, the card turned up last (C3.2).
std::variant<Deal, PositionFault> dealOf(const PerSeat<CardSet>& hands, Seat dealer, Card turnedUp) {
    CardSet all;
    int held = 0;
    Deal deal;
    deal.dealer = dealer;
    for (Seat seat : kSeats) {
        if (hands[seat].size() != kHandSize)
            return PositionFault::FiveEach;
        all |= hands[seat];
        held += hands[seat].size();
    }
    if (all.size() != held)
        return PositionFault::CardTwice;
    if (!hands[dealer].contains(turnedUp))
        return PositionFault::TurnedUp;
    for (int place = 0; place < 4; ++place) {
        const Seat seat = turned(dealer, place + 1);
        CardSet left = hands[seat];
        if (seat == dealer)
            left.erase(turnedUp);
        std::size_t at = static_cast<std::size_t>(place);
        for (Card card : left) {
            deal.deck[at] = card;
            at += 4;
        }
    }
    deal.deck.back() = turnedUp;
    return deal;
}

// "plain", "E solo": who bets; all others pass (C4).
std::optional<std::vector<Action>> askingOf(const QString& text, Seat dealer) {
    const QStringList parts = text.split(u' ');
    const auto bidder = parts.size() == 2 ? records::seatOfCode(parts[0]) : std::nullopt;
    std::vector<Action> actions;
    Bid bet = Bid::Pass;
    for (Bid bid : {Bid::Solo, Bid::Cuatrola, Bid::Quintola})
        if (bidder && parts[1] == bidText(bid))
            bet = bid;
    if (text != key("plain") && bet == Bid::Pass)
        return std::nullopt;
    for (int place = 1; place <= 4; ++place) {
        const Seat seat = turned(dealer, place);
        const Bid said = bidder && seat == *bidder ? bet : Bid::Pass;
        actions.push_back({seat, MakeBid{said}});
        if (said == Bid::Quintola) // the asking is over (C4.3)
            break;
    }
    return actions;
}

// The deal played to where the lesson begins: "asking", then "actions".
lessons::Read<Kind, Table> played(Fields& fields, const Deal& deal) {
    std::vector<Action> actions;
    if (const QString asking = fields.optionalText(key("asking")); !asking.isEmpty()) {
        const auto bids = askingOf(asking, deal.dealer);
        if (!bids)
            fields.fail(LessonFault::Mistyped, key("asking"), asking);
        actions = bids.value_or(std::vector<Action>{});
    }
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

lessons::Read<Kind, Table> handsOf(Fields& fields) {
    Fields given(fields.needed(key("hands"), records::isMap), fields.within(key("hands")));
    PerSeat<CardSet> hands{};
    for (Seat seat : kSeats)
        hands[seat] = lessons::cardsOf(given, records::codeOf(seat));
    if (const auto error = given.end())
        return *error;
    const Seat dealer = lessons::seatOf(fields, key("dealer"), fields.text(key("dealer")));
    const QString up = fields.text(key("turnedUp"));
    const auto turnedUp = Kind::cardOf(up);
    if (!turnedUp)
        fields.fail(LessonFault::NotACard, key("turnedUp"), up);
    auto deal = dealOf(hands, dealer, turnedUp.value_or(Card{}));
    if (const auto* fault = std::get_if<PositionFault>(&deal)) {
        // The first fault is told: a card that is none leaves the pack short.
        fields.fail(LessonError{LessonFault::NotAPosition, 0, fields.within(key("hands")), {}, {}, *fault});
        return *fields.end();
    }
    std::get<Deal>(deal).rules = rules(fields);
    return played(fields, std::get<Deal>(deal));
}

} // namespace

lessons::Read<Kind, Table> Kind::tableOf(const QJsonValue& value, const QString&) {
    Fields fields(value, key("table"));
    if (fields.has(key("hands")))
        return handsOf(fields);
    if (fields.has(key("spread")) || fields.has(key("rows")))
        return lessons::laidOut<Kind, Table>(fields);
    const double number = fields.needed(key("deal"), records::isCount).toDouble();
    const RuleSet set = rules(fields);
    const Seat dealer = lessons::seatOf(fields, key("dealer"), fields.text(key("dealer")));
    return played(fields, {set, dealer, numberedDeck(static_cast<std::uint64_t>(number))});
}

} // namespace cuatrola_lessons
