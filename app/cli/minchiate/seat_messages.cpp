#include "cli/minchiate/seat_messages.h"

#include "cli/minchiate/report_parts.h"

#include "minchiate/records/action_text.h"
#include "minchiate/records/hand_record.h"

namespace cli {

using namespace minchiate;

namespace {

QJsonObject perSeat(auto valueOf) {
    QJsonObject object;
    for (Seat seat : kSeats)
        object[records::seatText(seat)] = valueOf(seat);
    return object;
}

QJsonValue cardOrNull(const std::optional<Card>& card) {
    return card ? QJsonValue(records::cardText(*card)) : QJsonValue();
}

QString text(Phase phase) {
    switch (phase) {
    case Phase::Cut:
        return QStringLiteral("cut");
    case Phase::Discard:
        return QStringLiteral("discard");
    case Phase::Play:
        return QStringLiteral("play");
    case Phase::Counted:
        break;
    }
    return QStringLiteral("counted");
}

// All that the seat may know.
QJsonObject known(const SeatView& view) {
    QJsonArray announcements;
    for (const SuitCounts& announced : view.announcements)
        announcements.append(counts(announced));
    QJsonObject open;
    for (Seat seat : kSeats)
        if ((view.fallen >> index(seat)) & 1)
            open[records::seatText(seat)] = codes(view.openHands[seat]);
    return {
        {QStringLiteral("seat"), records::seatText(view.seat)},
        {QStringLiteral("dealer"), records::seatText(view.dealer)},
        {QStringLiteral("rules"), records::toJson(view.rules)},
        {QStringLiteral("phase"), text(view.phase)},
        {QStringLiteral("hand"), codes(view.hand)},
        {QStringLiteral("hand_sizes"), perSeat([&](Seat s) { return view.handSizes[s]; })},
        {QStringLiteral("discarded"), codes(view.discarded)},
        {QStringLiteral("passed"), codes(view.passed)},
        {QStringLiteral("captured"), codes(view.captured)},
        {QStringLiteral("robbed"), codes(view.robbed)},
        {QStringLiteral("fola_robbed"), codes(view.folaRobbed)},
        {QStringLiteral("taken"), codes(view.taken)},
        {QStringLiteral("turned_up"), perSeat([&](Seat s) { return cardOrNull(view.turnedUp[s]); })},
        {QStringLiteral("turned_back"), cardOrNull(view.turnedBack)},
        {QStringLiteral("declared"), perSeat([&](Seat s) { return versicole(view.declared[s]); })},
        {QStringLiteral("discard_counts"), perSeat([&](Seat s) { return view.discardCounts[s]; })},
        {QStringLiteral("discards_shown"), perSeat([&](Seat s) { return codes(view.discardsShown[s]); })},
        {QStringLiteral("announcements"), announcements},
        {QStringLiteral("fola"), view.fola ? QJsonValue(codes(*view.fola)) : QJsonValue()},
        {QStringLiteral("tricks"), tricks(view.tricks)},
        {QStringLiteral("open_hands"), open},
        {QStringLiteral("fool_debt"),
         view.foolDebt ? QJsonValue(records::sideText(*view.foolDebt)) : QJsonValue()},
        {QStringLiteral("marks"), marks(view.tally)},
        {QStringLiteral("paid"), paid(view.tally)},
    };
}

// M5.9: any `count` of `from` may be discarded, together with all of `must`, which is left out where it is
// empty: under noCounterDiscard the cards that go before any counter, where they do not suffice.
QJsonObject discards(const DiscardChoice& choice) {
    CardSet from = choice.from, must;
    int count = choice.count;
    if (const CardSet plain = from - kCounters; choice.countersLast && plain.size() >= count) {
        from = plain;
    } else if (choice.countersLast) {
        must = plain;
        from -= plain;
        count -= plain.size();
    }
    QJsonObject object{{QStringLiteral("count"), count}, {QStringLiteral("from"), codes(from)}};
    if (!must.empty())
        object[QStringLiteral("must")] = codes(must);
    return object;
}

// Every action that may be answered, but for the order in which versicole are shown.
QJsonArray actions(const Choice& choice) {
    QJsonArray array;
    const auto add = [&](const auto& what) { array.append(records::actionText({choice.seat, what})); };
    if (std::holds_alternative<CutChoice>(choice.among)) {
        for (int cards = kLeastCut; cards <= kMostCut; ++cards)
            add(Cut{cards});
    } else if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
        for (Card card : play->cards)
            add(Play{card});
        if (play->mayFall)
            add(Fall{});
    } else if (const auto* declare = std::get_if<DeclareChoice>(&choice.among)) {
        for (unsigned chosen = 0; chosen < 1u << declare->held.size(); ++chosen) {
            Declare shown;
            for (std::size_t i = 0; i < declare->held.size(); ++i)
                if ((chosen >> i) & 1)
                    shown.shown.push_back(declare->held[i].cards);
            add(shown);
        }
    }
    return array;
}

} // namespace

QJsonObject viewMessage(const SeatView& view) {
    QJsonObject message = known(view);
    message[QStringLiteral("type")] = QStringLiteral("view");
    message[QStringLiteral("turn")] = records::seatText(view.choice->seat);
    if (const auto* discard = std::get_if<DiscardChoice>(&view.choice->among))
        message[QStringLiteral("discard")] = discards(*discard);
    else
        message[QStringLiteral("legal")] = actions(*view.choice);
    return message;
}

QJsonObject endMessage(const SeatView& view) {
    QJsonObject message = known(view);
    message[QStringLiteral("type")] = QStringLiteral("end");
    addResult(message, view.result);
    return message;
}

} // namespace cli
