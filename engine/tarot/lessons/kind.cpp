// What files of French Tarot's lessons say.
#include "tarot/lessons/kind.h"

#include "tarot/records/action_text.h"

#include <QHash>

namespace tarot_lessons {

using lessons::key;

std::optional<SeatAt> Kind::seatFactOf(const QString& text) {
    const int number = text.isEmpty() ? 0 : text.back().digitValue();
    const int players = number == 2 || number == 3 || number == 5 ? number : 4;
    const auto seat = tarot::seatOf(players == 4 ? QStringView(text) : QStringView(text).chopped(1), players);
    return seat ? std::optional(SeatAt{*seat, players}) : std::nullopt;
}

std::optional<Seat> Kind::seatOf(const QString& text) {
    const auto at = seatFactOf(text);
    return at ? std::optional(at->seat) : std::nullopt;
}

std::optional<Card> Kind::cardOf(const QString& text) {
    return tarot::cardOf(text.toStdString());
}

QString Kind::cardText(Card card) {
    return tarot::cardText(card);
}

std::optional<Action> Kind::actionOf(const QString& text) {
    const auto at = seatFactOf(text.section(u':', 0, 0));
    if (!at)
        return std::nullopt;
    const QString plain = seatText(at->seat, at->players) + u':' + text.section(u':', 1);
    return tarot::actionOf(plain, at->players);
}

QString Kind::actionText(const Action& action) {
    return tarot::actionText(action, action.seat == Seat::Fifth ? 5 : 4);
}

std::optional<Camp> Kind::sideOf(const QString& text) {
    return text == key("declarer")  ? std::optional(Camp::Declarer)
           : text == key("defence") ? std::optional(Camp::Defence)
                                    : std::nullopt;
}

std::optional<Spot> Kind::spotOf(const QString& text) {
    static const lessons::SpotKinds<Kind> ofSeat{{key("hand"), SpotKind::Hand},
                                                 {key("seat"), SpotKind::Seat}};
    static const lessons::SpotKinds<Kind> alone{{key("trick"), SpotKind::Trick},
                                                {key("spread"), SpotKind::Spread},
                                                {key("chien"), SpotKind::Chien},
                                                {key("plate"), SpotKind::Score}};
    auto spot = lessons::spotNamed<Kind>(text, ofSeat, alone, sideOf);
    if (const auto at = seatFactOf(text.section(u':', 1)); spot && at)
        spot->players = at->players;
    return spot;
}

std::optional<AskKind> Kind::askOf(const QString& text) {
    static const QHash<QString, AskKind> plain{{key("play"), AskKind::Play},
                                               {key("bid"), AskKind::Bid},
                                               {key("call"), AskKind::Call},
                                               {key("discard"), AskKind::Discard},
                                               {key("choose"), AskKind::Choose}};
    const auto found = plain.find(text);
    return found == plain.end() ? std::nullopt : std::optional(*found);
}

bool Kind::mayPickFrom(const Spot& spot) {
    return spot.kind == SpotKind::Chien || UsualKind::mayPickFrom(spot);
}

void Kind::read(Fields& fields, Conditions& conditions) {
    if (!fields.has(key("bid")))
        return;
    const QString text = fields.text(key("bid"));
    for (Bid bid : {Bid::Pass, Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre})
        if (bidText(bid) == text)
            conditions.bid = bid;
    if (!conditions.bid)
        fields.fail(LessonFault::Mistyped, key("bid"), text);
}

std::variant<HandRecord, RecordFault> Kind::loadRecord(const QString& path) {
    return lessons::recordIn<Kind>(path, handRecordOf);
}

int Kind::worth(const Table& finished, Seat seat) {
    return finished.hand()->result()->scores[seat];
}

} // namespace tarot_lessons
