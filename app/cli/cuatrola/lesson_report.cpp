#include "cli/cuatrola/lesson_report.h"

#include "cli/lesson_report.h"
#include "cuatrola/records/action_text.h"
#include "records/seat_text.h"
#include "text/cuatrola/cuatrola_lesson_words.h"

namespace cli {

using namespace cuatrola;
using LessonKind = cuatrola_lessons::Kind;

namespace {

// The hands, the card turned up, the asking, the piles, the trick.
QStringList handLines(const cuatrola_lessons::Table& table) {
    const Hand& hand = *table.hand();
    const auto code = [](auto whose) { return records::codeOf(whose); };
    QStringList lines = cardLines<LessonKind>(kSeats, {}, code, [&](Seat seat) { return table.held(seat); });
    lines << QStringLiteral("turned up: ") + cardText(hand.turnedUp());
    QStringList bids;
    for (const auto& [seat, bid] : hand.bids())
        bids << records::codeOf(seat) + u' ' + bidText(bid);
    if (!bids.isEmpty())
        lines << QStringLiteral("asking: ") + bids.join(QStringLiteral(", "));
    lines += cardLines<LessonKind>(kSides, QStringLiteral("pile "), code,
                                   [&](Side side) { return table.captured(side); });
    return lines + trickLines<LessonKind>(table, code);
}

struct LessonReport {
    using Words = text::cuatrola::LessonWords;

    static text::Teller teller(Seat seat) { return {text::seatNames(), seat}; }
    static text::Teller watcher() { return {text::seatNames(), {}, true}; }
    static QStringList lies(const cuatrola_lessons::Table& table, const text::Teller&) {
        return table.spread() ? laidOut<LessonKind>(table) : handLines(table);
    }
    static QString cards(CardSet cards) { return lessons::codesOf<LessonKind>(cards); }
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
    return reportLesson<LessonReport>(file, walk);
}

} // namespace cli
