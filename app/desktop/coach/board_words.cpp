#include "desktop/coach/board_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace coach {

using namespace minchiate;
using advice::Board;
using advice::Chip;
using advice::Place;
using advice::Row;
using advice::RowReason;

namespace {

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(board)
};

// Short, as it stands in a row: "28", "Fool", "king of cups".
QString shortNames(CardSet cards) {
    QStringList names;
    for (Card card : cards)
        names << text::shortCardName(card);
    return text::joined(names);
}

const Chip* chipOf(const Board& board, Card card) {
    const auto found = std::ranges::find(board.chips, card, &Chip::card);
    return found == board.chips.end() ? nullptr : &*found;
}

QString brokenWords(const Row& row, const Board& board) {
    QStringList parts;
    for (Card card : row.cards)
        if (const Chip* chip = chipOf(board, card))
            parts << QStringLiteral("%1 %2").arg(text::shortCardName(card), placeWords(chip->place));
    return parts.isEmpty() ? BoardWords::tr("broken")
                           : BoardWords::tr("broken: %1").arg(parts.join(QStringLiteral(", ")));
}

// The run of trumps that remains to a side.
QString runWords(CardSet run) {
    return BoardWords::tr("%1 to %2").arg(text::shortCardName(run.first()), text::shortCardName(run.last()));
}

} // namespace

QString placeWords(Place place) {
    switch (place) {
    case Place::Ours:
        return BoardWords::tr("ours");
    case Place::Theirs:
        return BoardWords::tr("theirs");
    case Place::Mine:
        return BoardWords::tr("yours");
    case Place::Table:
        return BoardWords::tr("on the table");
    case Place::InPlay:
        return BoardWords::tr("in play");
    case Place::Out:
        break;
    }
    return BoardWords::tr("out");
}

QString chipWords(const Chip& chip, const text::Teller& teller) {
    const QString name = text::capitalised(text::shortCardName(chip.card));
    const QString where = chip.with ? BoardWords::tr("in play, open with %1").arg(teller.name(*chip.with))
                                    : placeWords(chip.place);
    const int points = value(chip.card);
    const QString what = points > 0 ? BoardWords::tr("%1, %2 points: %3").arg(name).arg(points).arg(where)
                                    : BoardWords::tr("%1: %2").arg(name, where);
    if (!chip.playedBy)
        return what;
    return what + text::byWhom(teller, *chip.playedBy, BoardWords::tr(", played by you in trick %1"),
                               BoardWords::tr(", played by %1 in trick %2"), QString::number(chip.trick));
}

QString rowName(const Row& row) {
    switch (row.kind) {
    case VersicolaKind::Run:
        return row.all.contains(trump(1)) ? BoardWords::tr("Papi") : BoardWords::tr("28 to 40");
    case VersicolaKind::Fools:
        return BoardWords::tr("Fool’s");
    case VersicolaKind::Thirteen:
        return BoardWords::tr("Thirteen");
    case VersicolaKind::Tens:
        return BoardWords::tr("Tens");
    case VersicolaKind::Kings:
        return BoardWords::tr("Kings");
    case VersicolaKind::Demon:
        break;
    }
    return BoardWords::tr("Demon");
}

QString rowReason(const Row& row, const Board& board, const text::Teller& teller) {
    const Side us = sideOf(teller.me);
    switch (row.reason) {
    case RowReason::Held: {
        const Side side = row.held[us] > 0 ? us : other(us);
        return row.most[side] > row.held[side] ? BoardWords::tr("held, %1 at most").arg(row.most[side])
                                               : BoardWords::tr("held");
    }
    case RowReason::HangsOn:
        return BoardWords::tr("hangs on your %1").arg(shortNames(row.cards));
    case RowReason::Yours:
        return row.cards.size() == 1 ? BoardWords::tr("%1 is yours").arg(shortNames(row.cards))
                                     : BoardWords::tr("%1 are yours").arg(shortNames(row.cards));
    case RowReason::RunRemains: {
        const Side side = row.most[us] > 0 ? us : other(us);
        const CardSet run = row.remains[side] - CardSet(kFool);
        if (run.empty())
            return BoardWords::tr("nothing is decided");
        return side == us ? BoardWords::tr("us %1 at most").arg(runWords(run))
                          : BoardWords::tr("them %1 at most").arg(runWords(run));
    }
    case RowReason::Open:
        return BoardWords::tr("nothing is decided");
    case RowReason::Broken:
        break;
    }
    return brokenWords(row, board);
}

QString rowTold(const Row& row, const Board& board, const text::Teller& teller) {
    const Side us = sideOf(teller.me);
    const QString head = row.reason == RowReason::Held ? BoardWords::tr("%1: held").arg(rowName(row))
                         : row.isBroken()              ? BoardWords::tr("%1: broken").arg(rowName(row))
                                                       : BoardWords::tr("%1: possible").arg(rowName(row));
    return BoardWords::tr("%1. Us %2 points, them %3. %4.")
        .arg(head)
        .arg(row.most[us])
        .arg(row.most[other(us)])
        .arg(text::capitalised(rowReason(row, board, teller)));
}

QString rowMeaning(const Row& row, const text::Teller& teller) {
    const Side us = sideOf(teller.me);
    const auto made = [&] {
        switch (row.kind) {
        case VersicolaKind::Run:
            return row.all.contains(trump(1))
                       ? BoardWords::tr("The papi are 1 to 5: three or more in a row (M3.1).")
                       : BoardWords::tr("Three or more in a row of 28 to 40 (M3.1).");
        case VersicolaKind::Fools:
            return BoardWords::tr("The Fool’s versicola: 1, Fool and 40 (M3.2).");
        case VersicolaKind::Thirteen:
            return BoardWords::tr("The Thirteen: 1, 13 and 28 (M3.2).");
        case VersicolaKind::Tens:
            return BoardWords::tr("The Tens: 10, 20, 30 and 40; the 10 or the 40 may be missing (M3.2).");
        case VersicolaKind::Kings:
            return BoardWords::tr("Three kings, or all four (M3.2).");
        case VersicolaKind::Demon:
            break;
        }
        return BoardWords::tr("The Demon: 14, 35 and 39 (M3.2).");
    };
    const auto most = [&](Side side) {
        return row.most[side] > 0 ? BoardWords::tr("%n point(s) at most", nullptr, row.most[side])
                                  : BoardWords::tr("nothing any more (–)");
    };
    return BoardWords::tr("%1 It can still bring us %2, them %3.").arg(made(), most(us), most(other(us)));
}

QString knownWords(const Board& board) {
    return board.folaSeen ? BoardWords::tr("From what you can know: your cards, the play, the fola")
                          : BoardWords::tr("From what you can know: your cards, the play; the fola unseen");
}

QString boardTold(const Board& board) {
    return BoardWords::tr("Ours %1 points, theirs %2, yours %3, in play %4, on the table %5, out %6.")
        .arg(board.pointsIn(Place::Ours))
        .arg(board.pointsIn(Place::Theirs))
        .arg(board.pointsIn(Place::Mine))
        .arg(board.pointsIn(Place::InPlay))
        .arg(board.pointsIn(Place::Table))
        .arg(board.pointsIn(Place::Out));
}

// ---- What may be shown beside it. ----

QString besideName(Beside what) {
    switch (what) {
    case Beside::TrumpsOut:
        return BoardWords::tr("Trumps still out");
    case Beside::Voids:
        return BoardWords::tr("Voids shown");
    case Beside::SuitsOut:
        return BoardWords::tr("Suits still out");
    case Beside::LastTricks:
        break;
    }
    return BoardWords::tr("Last four tricks");
}

QStringList besideLines(Beside what, const Board& board, const text::Teller& teller) {
    QStringList lines;
    switch (what) {
    case Beside::TrumpsOut: {
        QStringList numbers;
        for (Card card : board.trumpsOut)
            numbers << QString::number(trumpNumber(card));
        lines << (numbers.isEmpty() ? BoardWords::tr("none") : numbers.join(u' '));
        break;
    }
    case Beside::Voids:
        for (Seat seat : kSeats) {
            QStringList suits;
            for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps})
                if (board.voids[seat] >> static_cast<int>(suit) & 1)
                    suits << text::suitName(suit);
            if (!suits.isEmpty())
                lines << BoardWords::tr("%1 no %2").arg(teller.name(seat), text::joined(suits));
        }
        if (lines.isEmpty())
            lines << BoardWords::tr("none yet");
        break;
    case Beside::SuitsOut:
        for (Suit suit : kSuits)
            lines << BoardWords::tr("%1 %2")
                         .arg(board.suitsOut[static_cast<std::size_t>(suit)])
                         .arg(text::suitName(suit));
        lines = {lines.join(QStringLiteral(", "))};
        break;
    case Beside::LastTricks:
        for (const Trick& trick : board.lastTricks) {
            QStringList cards;
            for (const Trick::Entry& play : trick.plays)
                cards << text::shortCardName(play.card);
            lines << BoardWords::tr("%1: %2").arg(text::capitalised(sideOf(*trick.winner) == sideOf(teller.me)
                                                                        ? BoardWords::tr("ours")
                                                                        : BoardWords::tr("theirs")),
                                                  cards.join(QStringLiteral(", ")));
        }
        if (lines.isEmpty())
            lines << BoardWords::tr("none yet");
        break;
    }
    return lines;
}

} // namespace coach
