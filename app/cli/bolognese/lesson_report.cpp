#include "cli/bolognese/lesson_report.h"

#include "bolognese/records/action_text.h"
#include "cli/lesson_report.h"
#include "records/seat_text.h"
#include "text/bolognese/bolognese_lesson_words.h"

namespace cli {

using namespace bolognese;
using bolognese_lessons::Kind;

namespace {

// The hands, the accusi, the piles, the trick.
QStringList handLines(const bolognese_lessons::Table& table) {
    QStringList lines;
    for (Seat seat : kSeats)
        lines << QStringLiteral("%1: %2").arg(records::codeOf(seat),
                                              lessons::codesOf<Kind>(table.held(seat)));
    for (const Accuso& accuso : table.hand()->accusi()) {
        QStringList shown;
        for (const Combination& one : accuso.shown)
            shown << nameText(one.name);
        lines << QStringLiteral("%1 accuses %2")
                     .arg(records::codeOf(accuso.seat), shown.join(QStringLiteral(", ")));
    }
    for (Side side : kSides)
        if (!table.captured(side).empty())
            lines << QStringLiteral("pile %1: %2")
                         .arg(records::codeOf(side), lessons::codesOf<Kind>(table.captured(side)));
    if (!table.tricks().empty()) {
        const Trick& trick = table.tricks().back();
        QStringList plays;
        for (const auto& entry : trick.plays)
            plays << records::codeOf(entry.seat) + u' ' + cardText(entry.card);
        lines << QStringLiteral("trick %1: %2%3")
                     .arg(table.tricks().size())
                     .arg(plays.join(QStringLiteral(", ")),
                          trick.winner ? QStringLiteral(" → ") + records::codeOf(*trick.winner) : QString());
    }
    return lines;
}

struct Report {
    using Words = text::bolognese::LessonWords;

    static text::Teller teller(Seat seat) { return {text::seatNames(), seat}; }
    static text::Teller watcher() { return {text::seatNames(), {}, true}; }
    static QStringList lies(const bolognese_lessons::Table& table, const text::Teller&) {
        return table.spread() ? laidOut<Kind>(table) : handLines(table);
    }
    static QString cards(CardSet cards) { return lessons::codesOf<Kind>(cards); }
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
    return reportLesson<Report>(file, walk);
}

} // namespace cli
