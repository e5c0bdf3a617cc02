// The table of a step, from its JSON: {"spread": …}, {"rows": …}, {"hands": …} or {"deal": number, …}.
#include "bolognese/lessons/kind.h"
#include "bolognese/numbered_deal.h"
#include "lessons/named.h"

namespace bolognese_lessons {

using lessons::key;

namespace {

// The pack that deals these hands (B4.2), the last two to the dealer.
std::variant<Deal, PositionFault> dealOf(const PerSeat<CardSet>& hands, CardSet lastTwo, Seat dealer) {
    CardSet all = lastTwo;
    for (Seat seat : kSeats) {
        if (hands[seat].size() != kHandSize)
            return PositionFault::FifteenEach;
        all |= hands[seat];
    }
    if (all != kWholeDeck || lastTwo.size() != 2)
        return PositionFault::CardTwice;
    Deal deal;
    std::size_t place = 60;
    for (Card card : lastTwo)
        deal.deck[place++] = card;
    for (std::size_t packet = 0; packet < 4; ++packet) {
        std::size_t dealt = 0;
        for (Card card : hands[turned(tricks::right(dealer), static_cast<int>(packet))]) {
            deal.deck[dealt / 5 * 20 + packet * 5 + dealt % 5] = card; // three times round
            ++dealt;
        }
    }
    return deal;
}

// "E: CK C6 CA C10": who leads, and the cards as they are played; the last trick may lack some.
std::optional<std::vector<Action>> trickOf(const QString& text) {
    const auto leader = records::seatOfCode(text.section(QStringLiteral(": "), 0, 0));
    const auto cards = Kind::cardListOf(text.section(QStringLiteral(": "), 1));
    if (!leader || !cards || cards->size() > 4)
        return std::nullopt;
    std::vector<Action> actions;
    for (Card card : *cards)
        actions.push_back({turned(*leader, static_cast<int>(actions.size())), Play{card}});
    return actions;
}

// The actions before the lesson begins: "actions", then "tricks".
std::vector<Action> playOf(Fields& fields) {
    auto actions = lessons::actionsAt(fields, "actions", fields.within(key("actions")));
    for (const QString& text : fields.texts(key("tricks")))
        if (const auto trick = trickOf(text))
            actions.insert(actions.end(), trick->begin(), trick->end());
        else
            fields.fail(LessonFault::NotAnAction, key("tricks"), text);
    return actions;
}

lessons::Read<Kind, Table> played(Fields& fields, const Deal& deal, std::vector<Action> actions) {
    const auto then = playOf(fields);
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

// "score": {"NS": 700, "EW": 310}, before the hand.
PerSide<int> scoreOf(Fields& fields) {
    PerSide<int> score{};
    if (!fields.has(key("score")))
        return score;
    Fields given(fields.needed(key("score"), records::isMap), fields.within(key("score")));
    for (Side side : kSides)
        score[side] = given.needed(records::codeOf(side), records::isCount).toInt();
    if (const auto error = given.end())
        fields.fail(*error);
    return score;
}

// What is the same of a numbered deal and of one that is made.
Deal frameOf(Fields& fields) {
    Deal deal;
    deal.rules = lessons::switchesOf<Kind, RuleSet>(fields, setSwitch);
    deal.dealer = lessons::seatOf(fields, key("dealer"), fields.text(key("dealer")));
    deal.score = scoreOf(fields);
    return deal;
}

// Fifteen cards each. With "discard" they are the hands that are played, and the dealer has laid those two
// away; with "lastTwo" the dealer has those two besides, and is still to discard.
lessons::Read<Kind, Table> handsOf(Fields& fields) {
    Fields given(fields.needed(key("hands"), records::isMap), fields.within(key("hands")));
    PerSeat<CardSet> hands{};
    for (Seat seat : kSeats)
        hands[seat] = lessons::cardsOf(given, records::codeOf(seat));
    if (const auto error = given.end())
        return *error;
    const Deal frame = frameOf(fields);
    const bool done = fields.has(key("discard"));
    const CardSet two = lessons::cardsOf(fields, key(done ? "discard" : "lastTwo"));
    auto made = dealOf(hands, two, frame.dealer);
    if (const auto* fault = std::get_if<PositionFault>(&made)) {
        // The first fault is told: a card that is none leaves the pack short.
        fields.fail(LessonError{LessonFault::NotAPosition, 0, fields.within(key("hands")), {}, {}, *fault});
        return *fields.end();
    }
    Deal deal = frame;
    deal.deck = std::get<Deal>(made).deck;
    std::vector<Action> actions;
    if (done)
        actions.push_back({deal.dealer, Discard{{deal.deck[60], deal.deck[61]}}});
    return played(fields, deal, std::move(actions));
}

} // namespace

lessons::Read<Kind, Table> Kind::tableOf(const QJsonValue& value, const QString&) {
    Fields fields(value, key("table"));
    if (fields.has(key("hands")))
        return handsOf(fields);
    if (fields.has(key("spread")) || fields.has(key("rows")))
        return lessons::laidOut<Kind, Table>(fields);
    const double number = fields.needed(key("deal"), records::isCount).toDouble();
    Deal deal = frameOf(fields);
    deal.deck = numberedDeck(static_cast<std::uint64_t>(number));
    return played(fields, deal, {});
}

} // namespace bolognese_lessons
