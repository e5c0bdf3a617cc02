#include "cli/bolognese/lesson_report.h"

#include "bolognese/records/action_text.h"
#include "cli/lesson_report.h"
#include "records/seat_text.h"
#include "text/bolognese/bolognese_lesson_words.h"

namespace cli {

using namespace bolognese;
using LessonKind = bolognese_lessons::Kind;

namespace {

// The hands, the accusi, the piles, the trick.
QStringList handLines(const bolognese_lessons::Table& table) {
    const auto code = [](auto whose) { return records::codeOf(whose); };
    QStringList lines = cardLines<LessonKind>(kSeats, {}, code, [&](Seat seat) { return table.held(seat); });
    for (const Accuso& accuso : table.hand()->accusi()) {
        QStringList shown;
        for (const Combination& one : accuso.shown)
            shown << nameText(one.name);
        lines << QStringLiteral("%1 accuses %2")
                     .arg(records::codeOf(accuso.seat), shown.join(QStringLiteral(", ")));
    }
    lines += cardLines<LessonKind>(kSides, QStringLiteral("pile "), code,
                                   [&](Side side) { return table.captured(side); });
    return lines + trickLines<LessonKind>(table, code);
}

struct LessonReport {
    using Words = text::bolognese::LessonWords;

    static text::Teller teller(Seat seat) { return {text::seatNames(), seat}; }
    static text::Teller watcher() { return {text::seatNames(), {}, true}; }
    static QStringList lies(const bolognese_lessons::Table& table, const text::Teller&) {
        return table.spread() ? laidOut<LessonKind>(table) : handLines(table);
    }
    static QString cards(CardSet cards) { return lessons::codesOf<LessonKind>(cards); }
    static QString chosen(const bolognese_lessons::Choosing& choice) {
        if (const auto* lead = std::get_if<Play>(&choice))
            return actionText({Seat::S, *lead}).section(u':', 1);
        const Accuse& accuse = std::get<Accuse>(choice);
        return accuse.names.empty() ? QStringLiteral("stay silent")
                                    : actionText({Seat::S, accuse}).section(u':', 1);
    }
};

} // namespace

int reportBologneseLesson(const QString& file, bool walk) {
    return reportLesson<LessonReport>(file, walk);
}

} // namespace cli
