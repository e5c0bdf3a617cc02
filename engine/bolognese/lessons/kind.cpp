// What files of Tarocco bolognese's lessons say.
#include "bolognese/lessons/kind.h"

#include "bolognese/records/action_text.h"

namespace bolognese_lessons {

using lessons::key;

std::optional<Seat> Kind::seatOf(const QString& text) {
    return records::seatOfCode(text);
}

std::optional<Card> Kind::cardOf(const QString& text) {
    return bolognese::cardOf(text.toStdString());
}

QString Kind::cardText(Card card) {
    return bolognese::cardText(card);
}

std::optional<Action> Kind::actionOf(const QString& text) {
    return bolognese::actionOf(text);
}

QString Kind::actionText(const Action& action) {
    return bolognese::actionText(action);
}

std::optional<Spot> Kind::spotOf(const QString& text) {
    static const lessons::SpotKinds<Kind> ofSeat{{key("hand"), SpotKind::Hand},
                                                 {key("seat"), SpotKind::Seat}};
    static const lessons::SpotKinds<Kind> alone{
        {key("trick"), SpotKind::Trick}, {key("spread"), SpotKind::Spread}, {key("score"), SpotKind::Score}};
    return lessons::spotNamed<Kind>(text, ofSeat, alone);
}

// Trumps are `T`.
std::optional<Suit> Kind::suitNamed(const QString& letter) {
    const auto place = letter.size() == 1 ? QStringView(u"CDSBT").indexOf(letter) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<Suit>(place));
}

std::optional<AskKind> Kind::askOf(const QString& text) {
    static const QHash<QString, AskKind> plain{
        {key("play"), AskKind::Play},       {key("lead"), AskKind::Lead},
        {key("discard"), AskKind::Discard}, {key("accuse"), AskKind::Accuse},
        {key("choose"), AskKind::Choose},
    };
    const auto found = plain.find(text);
    return found == plain.end() ? std::nullopt : std::optional(*found);
}

namespace {

std::optional<Signal> signalNamed(const QString& text) {
    for (Signal signal : {Signal::Busso, Signal::Striscio, Signal::Volo})
        if (signalText(signal) == text)
            return signal;
    return text == key("none") ? std::optional(Signal::None) : std::nullopt;
}

// In canonical order.
std::vector<Name> namesOf(Fields& fields) {
    std::vector<Name> names;
    for (const QString& text : fields.texts(key("accuses")))
        if (const auto name = bolognese::nameOf(text.toStdString()))
            names.push_back(*name);
        else
            fields.fail(LessonFault::Mistyped, key("accuses"), text);
    std::ranges::sort(names);
    return names;
}

} // namespace

void Kind::read(Fields& fields, Conditions& conditions) {
    if (fields.has(key("signal"))) {
        const QString text = fields.text(key("signal"));
        conditions.signal = signalNamed(text);
        if (!conditions.signal)
            fields.fail(LessonFault::Mistyped, key("signal"), text);
    }
    if (fields.has(key("accuses")))
        conditions.accuses = namesOf(fields);
    if (fields.has(key("void"))) {
        const QString letter = fields.text(key("void"));
        conditions.makesVoid = suitNamed(letter);
        if (!conditions.makesVoid)
            fields.fail(LessonFault::NotACard, key("void"), letter);
    }
}

std::variant<HandRecord, RecordFault> Kind::loadRecord(const QString& path) {
    return lessons::recordIn<Kind>(path, handRecordOf);
}

int Kind::worth(const Table& finished, Seat seat) {
    const auto& points = finished.hand()->result()->points;
    const Side side = sideOf(seat);
    return points[side] - points[other(side)];
}

} // namespace bolognese_lessons
