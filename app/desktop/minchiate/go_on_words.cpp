#include "desktop/minchiate/go_on_words.h"

#include "desktop/look/heads.h"
#include "minchiate/seat_view.h"
#include "text/telling.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace desktop {

using namespace minchiate;

namespace {

struct GoOnWords {
    Q_DECLARE_TR_FUNCTIONS(GoOnWords)
};

QString nameOfRound(int round) {
    return round == 0   ? GoOnWords::tr("First round")
           : round == 1 ? GoOnWords::tr("Second round")
                        : GoOnWords::tr("Third round");
}

// "trick 13, you lead": what is waited for.
QString dueWords(const Hand& hand, const text::Teller& teller) {
    const auto choice = hand.choice();
    if (!choice)
        return {};
    const bool mine = teller.isMe(choice->chooser);
    const QString name = teller.name(choice->chooser);
    if (std::holds_alternative<CutChoice>(choice->among))
        return mine ? GoOnWords::tr("the cut is yours") : GoOnWords::tr("%1 cuts").arg(name);
    if (const auto* discard = std::get_if<DiscardChoice>(&choice->among))
        return mine ? GoOnWords::tr("you lay away %n card(s)", nullptr, discard->count)
                    : GoOnWords::tr("%1 lays away cards").arg(name);
    const auto& tricks = hand.tricks();
    const bool begun = !tricks.empty() && !tricks.back().winner;
    const int number = std::max(1, static_cast<int>(tricks.size()) + (begun || tricks.empty() ? 0 : 1));
    const bool leads = !begun || tricks.back().plays.empty();
    if (std::holds_alternative<DeclareChoice>(choice->among))
        return mine ? GoOnWords::tr("trick %1, you may declare").arg(number)
                    : GoOnWords::tr("trick %1, %2 may declare").arg(number).arg(name);
    if (leads)
        return mine ? GoOnWords::tr("trick %1, you lead").arg(number)
                    : GoOnWords::tr("trick %1, %2 leads").arg(number).arg(name);
    return mine ? GoOnWords::tr("trick %1, you are to play").arg(number)
                : GoOnWords::tr("trick %1, %2 is to play").arg(number).arg(name);
}

QString whereWords(const model::KeptGame& game, const text::Teller& teller) {
    const bool counted = game.hand.phase() == Phase::Counted;
    const int hand = game.handNumber() + (counted ? 1 : 0);
    if (counted)
        return text::capitalised(GoOnWords::tr("hand %1 has not been dealt").arg(hand + 1));
    const QString due = dueWords(game.hand, teller);
    const auto number = records::dealNumberOf(game.match, game.handNumber());
    switch (game.match.length) {
    case Length::Match:
        return GoOnWords::tr("%1, hand %2: %3").arg(nameOfRound(hand / kHandsInRound)).arg(hand + 1).arg(due);
    case Length::Round:
        return GoOnWords::tr("Hand %1 of %2: %3").arg(hand + 1).arg(kHandsInRound).arg(due);
    case Length::Hand:
        break;
    }
    if (game.match.hands.back().playedOn)
        return GoOnWords::tr("Played on, not counted: %1").arg(due);
    return number ? GoOnWords::tr("Deal %1: %2").arg(*number).arg(due) : text::capitalised(due);
}

} // namespace

doors::GoOn goOnRow(const model::KeptGame& game, const QDateTime& now) {
    const records::MatchRecord& match = game.match;
    const PerSeat<int> seats = records::seatsOf(match, game.handNumber());
    const Seat me = kSeats[static_cast<std::size_t>(std::ranges::find(seats, 0) - seats.begin())];
    const auto nameAt = [&](Seat seat) { return match.players[static_cast<std::size_t>(seats[seat])]; };
    text::Names names;
    for (Seat seat : kSeats)
        names[seat] = nameAt(seat);
    const text::Teller teller{names, me};
    doors::GoOn left;
    left.key = game.place;
    for (Seat seat : {partner(me), tricks::left(me), tricks::right(me)})
        left.heads << look::headOf(seats[seat]);
    left.what = match.length == Length::Match   ? GoOnWords::tr("A match")
                : match.length == Length::Round ? GoOnWords::tr("One round")
                                                : GoOnWords::tr("One hand");
    left.whom = GoOnWords::tr("with %1, against %2 and %3")
                    .arg(nameAt(partner(me)), nameAt(tricks::left(me)), nameAt(tricks::right(me)));
    left.where = whereWords(game, teller);
    const bool counted = game.hand.phase() == Phase::Counted;
    for (int i = 0; i < handsIn(match.length); ++i)
        left.hands.push_back(i < game.handNumber() || (i == game.handNumber() && counted) ? 1
                             : i == game.handNumber()
                                 ? static_cast<double>(game.hand.tricks().size()) / (kTricks + 1)
                                 : -1);
    if (left.hands.front() >= 1) {
        const int resti = records::accountsOf(match)[0];
        left.standing =
            resti == 0
                ? GoOnWords::tr("You stand even")
                : GoOnWords::tr("You have %1")
                      .arg((resti > 0 ? QChar(u'+') : QChar(0x2212)) + QString::number(std::abs(resti)));
    }
    left.when = whenWords(game.left, now);
    left.hasSheet = left.canBeSaved = left.canBeThrownAway = true;
    return left;
}

doors::GoOn goOnRow(const records::ShelvedSheet& sheet, const QDateTime& now) {
    doors::GoOn left;
    left.key = sheet.path;
    left.what = GoOnWords::tr("A sheet");
    left.whom = GoOnWords::tr("kept by hand for %1")
                    .arg(text::joined(QStringList(sheet.players.begin(), sheet.players.end())));
    const QString hand = sheet.hands
                             ? GoOnWords::tr("Hand %1 of %2").arg(sheet.finished + 1).arg(*sheet.hands)
                             : GoOnWords::tr("Hand %1").arg(sheet.finished + 1);
    left.where =
        (sheet.underWay ? GoOnWords::tr("%1 is being played") : GoOnWords::tr("%1 comes next")).arg(hand);
    for (int i = 0; sheet.hands && i < *sheet.hands; ++i)
        left.hands.push_back(i < sheet.finished ? 1 : i == sheet.finished && sheet.underWay ? 0 : -1);
    left.when = whenWords(QFileInfo(sheet.path).lastModified(), now);
    left.canBeThrownAway = true;
    return left;
}

} // namespace desktop
