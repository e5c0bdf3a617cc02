#include "text/sheet_words.h"

#include "text/telling.h"

#include <QCoreApplication>

namespace text {

using namespace minchiate;
using scoresheet::Fault;
using scoresheet::PadMark;
using scoresheet::Problem;
using scoresheet::Reason;

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

QString markedCard(const PadMark& mark) {
    return shortCardName(mark.cards.first());
}

QString misdealt(const PadMark& mark) {
    const int wrong = mark.points / 10 - 1;
    if (wrong == 0)
        return SheetWords::tr("misdeal");
    return wrong == 1 ? SheetWords::tr("misdeal, 1 wrong card")
                      : SheetWords::tr("misdeal, %1 wrong cards").arg(wrong);
}

// The text that stood there, short enough for a sentence.
QString quoted(const std::string& text) {
    const QString whole = QString::fromStdString(text).simplified();
    return whole.size() <= 24 ? whole : whole.left(22) + QChar(0x2026);
}

QString explainMark(const Problem& problem) {
    switch (problem.fault) {
    case Fault::DeathPoints:
        return SheetWords::tr("A card is worth 3, 5 or 10, not %1 (M2.1).").arg(problem.number);
    case Fault::CardPoints:
        return SheetWords::tr("%1 is worth %2, not %3 (M2.1).")
            .arg(capitalised(cardInText(problem.cards.first(), Role::Who)))
            .arg(value(problem.cards))
            .arg(problem.number);
    case Fault::NotACounter:
        return SheetWords::tr("Only one counter at a time is marked, and %1 is none (M2.1).")
            .arg(cardsInText(problem.cards));
    case Fault::NotAVersicola:
        return SheetWords::tr("No versicola of %1: %2 (M3).")
            .arg(problem.number)
            .arg(cardList(problem.cards));
    case Fault::PointsRange:
        return SheetWords::tr("Nothing marks %1 points at once.").arg(problem.number);
    case Fault::MisdealPoints:
        return SheetWords::tr("A misdeal costs 10, and 10 for each wrong card, not %1 (M8.1).")
            .arg(problem.number);
    case Fault::DiedTwice:
        return SheetWords::tr("%1 has died before in this hand.")
            .arg(capitalised(cardInText(problem.cards.first(), Role::Who)));
    case Fault::ComeTwice:
        return SheetWords::tr("%1 was robbed, turned up or taken before in this hand.")
            .arg(capitalised(cardInText(problem.cards.first(), Role::Who)));
    case Fault::DeathsTooMany:
        return SheetWords::tr("Only %1 cards are worth %2, and each dies once at most (M6.8).")
            .arg(scoresheet::countersWorth(problem.number))
            .arg(problem.number);
    case Fault::ComeTooMany:
        return SheetWords::tr(
                   "Only %1 cards are worth %2, and each is robbed, turned up or taken once at most "
                   "(M5).")
            .arg(scoresheet::countersWorth(problem.number))
            .arg(problem.number);
    case Fault::UpcardsTooMany:
        return SheetWords::tr("Each of the four turns up one card, and there is no fifth (M5.5).");
    case Fault::ShownTwice:
        return SheetWords::tr("The same pair has shown %1 before in this hand.")
            .arg(cardsInText(problem.cards));
    case Fault::ShownTooMuch:
        return SheetWords::tr("All versicole of the pack together are worth %1, and more is marked (M3).")
            .arg(problem.number);
    default:
        return SheetWords::tr("Both sides showed %1 in a versicola.").arg(cardInText(problem.cards.first()));
    }
}

QString explainCount(const Problem& problem, const SideNames& sides) {
    switch (problem.fault) {
    case Fault::OnBothSides:
        return SheetWords::tr("%1 cannot lie with both sides.")
            .arg(capitalised(cardInText(problem.cards.first(), Role::Who)));
    case Fault::NotScoring:
        return SheetWords::tr("%1 counts nothing and is not named.")
            .arg(capitalised(cardInText(problem.cards.first(), Role::Who)));
    case Fault::CardsRange:
        return SheetWords::tr("84 cards are captured in a hand, and no side can have %1.")
            .arg(problem.number);
    case Fault::FewerThanNamed:
        return SheetWords::tr("%1 cards for %2, but %3 are marked as theirs.")
            .arg(QString::number(problem.number), sides[problem.side], QString::number(problem.cards.size()));
    case Fault::FolaTooLarge:
        return SheetWords::tr("%1 counting cards lie with neither side, and the fola holds only 13 cards.")
            .arg(problem.number);
    default:
        return SheetWords::tr("%1 took no card, so not the last trick either.").arg(sides[problem.side]);
    }
}

QString explainSum(const Problem& problem) {
    switch (problem.fault) {
    case Fault::SumEmpty:
        return SheetWords::tr("Type a number, or a sum such as 147−98.");
    case Fault::SumNotANumber:
        return SheetWords::tr("“%1” is no number: only numbers, + and − are added up.")
            .arg(quoted(problem.text));
    case Fault::SumUnfinished:
        return SheetWords::tr("A number is missing at the end.");
    case Fault::PaidRange:
        return SheetWords::tr("No hand pays so many resti before the count.");
    case Fault::CountTooLarge:
        return SheetWords::tr(
                   "No pair counts %1: every card, every versicola and the last trick are %2 (M7.1).")
            .arg(problem.number)
            .arg(problem.limit);
    case Fault::CountsTooLarge:
        return SheetWords::tr("Both counts together are %1, and there is no more than %2 to count (M7.1).")
            .arg(problem.number)
            .arg(problem.limit);
    case Fault::ResultTooLarge:
        return SheetWords::tr(
                   "No two counts are %1 apart, but %2 at most (M7.1). If a pair took no trick, count "
                   "the cards.")
            .arg(problem.number)
            .arg(problem.limit);
    case Fault::CountsVerySmall:
        return SheetWords::tr(
                   "Both counts together are only %1, and there are at least %2 to count (M7.1), unless "
                   "both left out what they hold alike.")
            .arg(problem.number)
            .arg(problem.limit);
    case Fault::CountsVeryLarge:
        return SheetWords::tr(
                   "Both counts together are %1, nearly the %2 that every card and versicola come to "
                   "(M7.1).")
            .arg(problem.number)
            .arg(problem.limit);
    default:
        return SheetWords::tr("No hand comes to so many points.");
    }
}

} // namespace

SideNames pairsOf(const scoresheet::Sheet& sheet, const scoresheet::Seating& seats) {
    const auto name = [&](Seat seat) {
        return QString::fromStdString(sheet.players[static_cast<std::size_t>(seats[seat])]);
    };
    return {{joined({name(Seat::S), name(Seat::N)}), joined({name(Seat::E), name(Seat::W)})}};
}

QString padMarkReason(const PadMark& mark) {
    const bool named = !mark.cards.empty();
    switch (mark.reason) {
    case Reason::Rob:
        return named ? SheetWords::tr("robbed: %1").arg(markedCard(mark)) : SheetWords::tr("a card robbed");
    case Reason::Upcard:
        return named ? SheetWords::tr("turned up: %1").arg(markedCard(mark))
                     : SheetWords::tr("a card turned up");
    case Reason::Fola:
        return named ? SheetWords::tr("from the fola: %1").arg(markedCard(mark))
                     : SheetWords::tr("a card from the fola");
    case Reason::Declaration:
        return named ? versicolaName(versicolaOf(mark.cards)) : SheetWords::tr("a versicola");
    case Reason::Misdeal:
        return misdealt(mark);
    case Reason::Death:
        break;
    }
    return named ? SheetWords::tr("dies: %1").arg(markedCard(mark)) : SheetWords::tr("a card dies");
}

QString explain(const Problem& problem, const SideNames& sides) {
    if (problem.fault <= Fault::ShownTooMuch)
        return explainMark(problem);
    if (problem.fault <= Fault::LastTrickOfNone)
        return explainCount(problem, sides);
    if (problem.fault <= Fault::CountsVeryLarge)
        return explainSum(problem);
    switch (problem.fault) {
    case Fault::NameMissing:
        return SheetWords::tr("Every player needs a name.");
    case Fault::NameTwice:
        return SheetWords::tr("Two players are called %1; let one have another name.")
            .arg(quoted(problem.text));
    case Fault::RulesFixed:
        return SheetWords::tr("A hand has been begun by these rules, so they stay.");
    case Fault::SpanTooShort:
        return SheetWords::tr("%n hand(s) are written already.", nullptr, problem.number);
    case Fault::RoundBegun:
        return SheetWords::tr("A round that has begun keeps its partners.");
    default:
        return SheetWords::tr("There are four players, and none of them has the number %1.")
            .arg(problem.number);
    }
}

QString explain(const records::SheetError& error) {
    if (!error.problem)
        return explain(error.where, seatNames());
    const SideNames sides{{SheetWords::tr("the first pair"), SheetWords::tr("the second pair")}};
    return SheetWords::tr("%1: %2", "place in a file, fault")
        .arg(error.where.path, explain(*error.problem, sides));
}

} // namespace text
