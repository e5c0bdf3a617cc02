#include "cli/minchiate/lesson_report.h"

#include "cli/lesson_report.h"
#include "minchiate/records/action_text.h"
#include "text/lesson_words.h"

namespace cli {

using namespace minchiate;
using LessonKind = minchiate_lessons::Kind;

namespace {

QString codesOf(CardSet cards) {
    return QString::fromStdString(codes(cards));
}

// The hands, the piles, the trick, the pad.
QStringList handLines(const minchiate_lessons::Table& table, const text::Teller& teller) {
    QStringList lines;
    for (Seat seat : kSeats)
        lines << QStringLiteral("%1: %2").arg(records::seatText(seat), codesOf(table.held(seat)));
    for (Side side : kSides)
        if (!table.captured(side).empty())
            lines
                << QStringLiteral("pile %1: %2").arg(records::sideText(side), codesOf(table.captured(side)));
    if (!table.tricks().empty()) {
        const Trick& trick = table.tricks().back();
        QStringList plays;
        for (const auto& entry : trick.plays)
            plays << records::seatText(entry.seat) + u' ' + records::cardText(entry.card);
        lines << QStringLiteral("trick %1: %2%3")
                     .arg(table.tricks().size())
                     .arg(plays.join(QStringLiteral(", ")),
                          trick.winner ? QStringLiteral(" → ") + records::seatText(*trick.winner)
                                       : QString());
    }
    const int net = sign(sideOf(teller.me)) * table.tally().net();
    return lines << QStringLiteral("pad: ") + text::factText(minchiate_lessons::Score{net}, teller);
}

struct LessonReport {
    using Words = text::LessonWords;

    static text::Teller teller(Seat seat) { return {text::seatNames(), seat}; }
    static text::Teller watcher() { return {text::seatNames(), Seat::S, true}; }
    static QStringList lies(const minchiate_lessons::Table& table, const text::Teller& teller) {
        return table.spread() ? laidOut<LessonKind>(table) : handLines(table, teller);
    }
    static QString cards(CardSet cards) { return codesOf(cards); }
    static QString chosen(const minchiate_lessons::Choosing& choice) {
        if (const auto* lift = std::get_if<minchiate_lessons::LiftCards>(&choice))
            return QStringLiteral("lift %1").arg(lift->cards);
        if (const auto* laid = std::get_if<minchiate_lessons::LayPoints>(&choice))
            return QStringLiteral("lay %1").arg(laid->points);
        const auto* show = std::get_if<minchiate_lessons::ShowVersicole>(&choice);
        if (!show)
            return QStringLiteral("fall");
        QStringList shown;
        for (const CardSet cards : show->shown)
            shown << codesOf(cards);
        return QStringLiteral("show [%1]").arg(shown.join(QStringLiteral("] [")));
    }
};

} // namespace

int reportMinchiateLesson(const QString& file, bool walk) {
    return reportLesson<LessonReport>(file, walk);
}

} // namespace cli
