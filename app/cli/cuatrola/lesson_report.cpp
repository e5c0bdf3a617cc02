#include "cli/cuatrola/lesson_report.h"

#include "cli/lesson_report.h"
#include "cuatrola/records/action_text.h"
#include "records/seat_text.h"
#include "text/cuatrola/cuatrola_lesson_words.h"

namespace cli {

using namespace cuatrola;
using cuatrola_lessons::Kind;

namespace {

// The hands, the card turned up, the asking, the piles, the trick.
QStringList handLines(const cuatrola_lessons::Table& table) {
    const Hand& hand = *table.hand();
    QStringList lines;
    for (Seat seat : kSeats)
        lines << QStringLiteral("%1: %2").arg(records::codeOf(seat),
                                              lessons::codesOf<Kind>(table.held(seat)));
    lines << QStringLiteral("turned up: ") + cardText(hand.turnedUp());
    QStringList bids;
    for (const auto& [seat, bid] : hand.bids())
        bids << records::codeOf(seat) + u' ' + bidText(bid);
    if (!bids.isEmpty())
        lines << QStringLiteral("asking: ") + bids.join(QStringLiteral(", "));
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
    using Words = text::cuatrola::LessonWords;

    static text::Teller teller(Seat seat) { return {text::seatNames(), seat}; }
    static text::Teller watcher() { return {text::seatNames(), {}, true}; }
    static QStringList lies(const cuatrola_lessons::Table& table, const text::Teller&) {
        return table.spread() ? laidOut<Kind>(table) : handLines(table);
    }
    static QString cards(CardSet cards) { return lessons::codesOf<Kind>(cards); }
    static QString chosen(const cuatrola_lessons::Choosing& choice) {
        if (const auto* bid = std::get_if<MakeBid>(&choice))
            return QStringLiteral("bid ") + bidText(bid->bid);
        const Suits suits = std::get<Sing>(choice).suits;
        return suits == 0 ? QStringLiteral("stay silent")
                          : QStringLiteral("sing ") + suitTexts(suits).join(u' ');
    }
};

} // namespace

int reportCuatrolaLesson(const QString& file, bool walk) {
    return reportLesson<Report>(file, walk);
}

} // namespace cli
