#include "cli/tarot/lesson_report.h"

#include "cli/lesson_report.h"
#include "tarot/records/action_text.h"
#include "text/tarot/tarot_lesson_words.h"

namespace cli {

using namespace tarot;
using LessonKind = tarot_lessons::Kind;

namespace {

// The hands, the auction and what came of it, the piles, the trick.
QStringList handLines(const tarot_lessons::Table& table) {
    const Hand& hand = *table.hand();
    const auto code = [&](Seat seat) { return seatText(seat, hand.players()); };
    QStringList lines = cardLines<LessonKind>(Seats::table(hand.players()), {}, code,
                                              [&](Seat seat) { return table.held(seat); });
    QStringList said;
    for (const auto& [seat, bid] : hand.auction())
        said << code(seat) + u' ' + bidText(bid);
    if (!said.isEmpty())
        lines << QStringLiteral("auction: ") + said.join(QStringLiteral(", "));
    if (hand.called())
        lines << QStringLiteral("called: ") + cardText(*hand.called());
    if (hand.chienTurnedUp())
        lines << QStringLiteral("chien: ") + lessons::codesOf<LessonKind>(tricks::setOf(hand.chien()));
    if (hand.ecart())
        lines << QStringLiteral("écart: ") + lessons::codesOf<LessonKind>(hand.ecart()->cards);
    lines += cardLines<LessonKind>(
        kCamps, QStringLiteral("pile of the "),
        [](Camp camp) {
            return camp == Camp::Declarer ? QStringLiteral("declarer") : QStringLiteral("defence");
        },
        [&](Camp camp) { return table.captured(camp); });
    return lines + trickLines<LessonKind>(table, code);
}

struct LessonReport {
    using Words = text::tarot::LessonWords;

    static text::tarot::LessonTeller teller(Seat seat) {
        text::tarot::LessonTeller teller;
        teller.me = seat;
        return teller;
    }
    static text::tarot::LessonTeller watcher() {
        text::tarot::LessonTeller teller;
        teller.watched = true;
        return teller;
    }
    static QStringList lies(const tarot_lessons::Table& table, const text::tarot::LessonTeller&) {
        return table.spread() ? laidOut<LessonKind>(table) : handLines(table);
    }
    static QString cards(CardSet cards) { return lessons::codesOf<LessonKind>(cards); }
    static QString chosen(const tarot_lessons::Choosing& choice) {
        if (const auto* call = std::get_if<CallCard>(&choice))
            return QStringLiteral("call ") + cardText(call->card);
        const Bid bid = std::get<Speak>(choice).bid;
        return bid == Bid::Pass ? QStringLiteral("pass") : QStringLiteral("bid ") + bidText(bid);
    }
};

} // namespace

int reportTarotLesson(const QString& file, bool walk) {
    return reportLesson<LessonReport>(file, walk);
}

} // namespace cli
