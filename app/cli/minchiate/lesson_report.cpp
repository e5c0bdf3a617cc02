#include "cli/minchiate/lesson_report.h"

#include "cli/lesson_report.h"
#include "minchiate/records/action_text.h"
#include "text/lesson_words.h"

namespace cli {

using namespace minchiate;
using minchiate_lessons::AnnotatedHand;
using minchiate_lessons::Kind;

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

// An annotated hand: its faults, and with `walk` its comments with what they claim.
int annotated(const QString& file, const AnnotatedHand& hand, bool walk) {
    const text::Teller teller{text::seatNames(), Seat::S, true};
    const auto faults = minchiate_lessons::faultsOf(hand);
    for (const auto& fault : faults)
        complainOf(file, text::explain(fault, teller.names));
    if (walk)
        for (const auto& comment : hand.comments) {
            reportLine(QStringLiteral("\n%1. %2")
                           .arg(comment.at)
                           .arg(text::annotationText(hand, comment, nullptr, teller)));
            for (const auto& other : comment.alternatives)
                reportLine(QStringLiteral("    instead %1: %2")
                               .arg(records::actionText(other.instead.front()),
                                    text::annotationText(hand, comment, &other, teller)));
        }
    return faults.empty() ? Done : Refused;
}

struct Report {
    using Words = text::LessonWords;

    static text::Teller teller(Seat seat) { return {text::seatNames(), seat}; }
    static QStringList lies(const minchiate_lessons::Table& table, const text::Teller& teller) {
        return table.spread() ? laidOut<Kind>(table) : handLines(table, teller);
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
    static std::optional<int> other(const QString& file, const minchiate_lessons::LessonError& error,
                                    bool walk) {
        const auto hand = minchiate_lessons::loadAnnotated(file);
        if (const auto* found = std::get_if<AnnotatedHand>(&hand))
            return annotated(file, *found, walk);
        if (error.place != QStringLiteral("format") || error.text != QStringLiteral("versicola-annotated"))
            return std::nullopt;
        complainOf(file, text::explain(std::get<minchiate_lessons::LessonError>(hand), text::seatNames()));
        return Refused;
    }
};

} // namespace

int reportMinchiateLesson(const QString& file, bool walk) {
    return reportLesson<Report>(file, walk);
}

} // namespace cli
