// What files of Cuatrola's lessons say.
#include "cuatrola/lessons/kind.h"

#include "cuatrola/records/action_text.h"

namespace cuatrola_lessons {

using lessons::key;

std::optional<Seat> Kind::seatOf(const QString& text) {
    return records::seatOfCode(text);
}

std::optional<Card> Kind::cardOf(const QString& text) {
    return cuatrola::cardOf(text.toStdString());
}

QString Kind::cardText(Card card) {
    return cuatrola::cardText(card);
}

std::optional<Action> Kind::actionOf(const QString& text) {
    return cuatrola::actionOf(text);
}

QString Kind::actionText(const Action& action) {
    return cuatrola::actionText(action);
}

std::optional<Spot> Kind::spotOf(const QString& text) {
    static const lessons::SpotKinds<Kind> ofSeat{{key("hand"), SpotKind::Hand},
                                                 {key("seat"), SpotKind::Seat}};
    static const lessons::SpotKinds<Kind> alone{
        {key("trick"), SpotKind::Trick}, {key("spread"), SpotKind::Spread}, {key("score"), SpotKind::Score}};
    return lessons::spotNamed<Kind>(text, ofSeat, alone);
}

std::optional<Suit> Kind::suitNamed(const QString& letter) {
    return letter.isEmpty() ? std::nullopt : cuatrola::suitOf(letter.toStdString());
}

std::optional<AskKind> Kind::askOf(const QString& text) {
    static const QHash<QString, AskKind> plain{{key("play"), AskKind::Play},
                                               {key("bid"), AskKind::Bid},
                                               {key("sing"), AskKind::Sing},
                                               {key("choose"), AskKind::Choose}};
    const auto found = plain.find(text);
    return found == plain.end() ? std::nullopt : std::optional(*found);
}

void Kind::read(Fields& fields, Conditions& conditions) {
    if (fields.has(key("bid"))) {
        const QString text = fields.text(key("bid"));
        for (Bid bid : {Bid::Pass, Bid::Solo, Bid::Cuatrola, Bid::Quintola})
            if (bidText(bid) == text)
                conditions.bid = bid;
        if (!conditions.bid)
            fields.fail(LessonFault::Mistyped, key("bid"), text);
    }
    if (!fields.has(key("sings")))
        return;
    conditions.sings = Suits{0};
    for (const QString& letter : fields.texts(key("sings")))
        if (const auto suit = suitNamed(letter))
            conditions.sings = static_cast<Suits>(*conditions.sings | only(*suit));
        else
            fields.fail(LessonFault::NotACard, key("sings"), letter);
}

std::variant<HandRecord, RecordFault> Kind::loadRecord(const QString& path) {
    return lessons::recordIn<Kind>(path, handRecordOf);
}

int Kind::worth(const Table& finished, Seat seat) {
    const Score score = finished.hand()->position().score();
    if (score.by == ScoredBy::Void)
        return 0;
    return score.side == sideOf(seat) ? score.points : -score.points;
}

} // namespace cuatrola_lessons
