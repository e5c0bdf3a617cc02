#include "text/reason_words.h"

#include "text/telling.h"
#include "text/words.h"

#include <QCoreApplication>

namespace text {

using namespace minchiate;
using players::Reason;
using Kind = players::ReasonKind;

namespace {

struct ReasonWords {
    Q_DECLARE_TR_FUNCTIONS(Reasons)
};

// "the 30", "the 28, 30 and Fool".
QString the(CardSet cards, Role role = Role::Whom) {
    return cards.size() == 1 ? cardInText(cards.first(), role)
                             : ReasonWords::tr("the %1").arg(cardsInText(cards));
}

} // namespace

QString thoughtWords(Kind kind) {
    switch (kind) {
    case Kind::OnlyCard:
    case Kind::KingRule:
        return ReasonWords::tr("There is no choice.");
    case Kind::BringsHome:
        return ReasonWords::tr("A counter of yours can come home here.");
    case Kind::GivesToPartner:
        return ReasonWords::tr("The trick is your partner’s: what could you give?");
    case Kind::TakesCounters:
    case Kind::SavesPartners:
        return ReasonWords::tr("Something lies there to be taken.");
    case Kind::CompletesVersicola:
        return ReasonWords::tr("A versicola can be completed here.");
    case Kind::RisksCounter:
    case Kind::LosesCounter:
        return ReasonWords::tr("Which counter can you best spare?");
    case Kind::HoldsTrick:
    case Kind::WinsCheaply:
    case Kind::WinsTrick:
    case Kind::Overtakes:
        return ReasonWords::tr("How much is this trick worth to you?");
    case Kind::MakesVoid:
        return ReasonWords::tr("A suit could be emptied.");
    case Kind::PartnerTrumps:
        return ReasonWords::tr("Your partner lacks a suit.");
    case Kind::PartnerMayTrump:
        return ReasonWords::tr("What has your partner laid away?");
    case Kind::OpponentMayTrump:
        return ReasonWords::tr("What have they laid away?");
    case Kind::KeepsLastTrick:
    case Kind::TakesLastTrick:
        return ReasonWords::tr("Think of the last trick.");
    case Kind::KeepsFool:
        return ReasonWords::tr("The Fool cannot wait for the last trick.");
    case Kind::HangsKing:
    case Kind::HuntsKing:
    case Kind::KingMayBeTrumped:
        return ReasonWords::tr("Whose king is in danger?");
    case Kind::DrawsTrumps:
        return ReasonWords::tr("Who still has trumps, and how many?");
    case Kind::LeadsPlain:
    case Kind::ThrowsLeast:
        return ReasonWords::tr("Nothing more can be gained here: give away little.");
    case Kind::TellsTrumpet:
    case Kind::AsksForHighest:
        return ReasonWords::tr("You can tell your partner something.");
    case Kind::FoolStays:
    case Kind::FoolSaves:
        return ReasonWords::tr("The Fool may stand in.");
    case Kind::ForFallen:
        return ReasonWords::tr("Which of the cards lying open serves you best?");
    case Kind::ShowsVersicole:
    case Kind::HidesVersicole:
        return ReasonWords::tr("It pays at once; what does it tell them?");
    case Kind::MakesVoids:
    case Kind::LaysAwayLeast:
    case Kind::LaysAwayCounters:
        return ReasonWords::tr("Which suit can you be rid of?");
    case Kind::NoTrumpsLeft:
        return ReasonWords::tr("Is there anything left to choose?");
    case Kind::AnyCut:
        return ReasonWords::tr("Nothing is known of the pack.");
    }
    return {};
}

QString reasonWords(const Reason& reason) {
    const CardSet cards = reason.cards;
    switch (reason.kind) {
    case Kind::OnlyCard:
        return ReasonWords::tr("nothing else may be played");
    case Kind::KingRule:
        return ReasonWords::tr("by the king rule it must be played");
    case Kind::KeepsFool:
        return ReasonWords::tr("in the last trick the Fool would be lost, so it goes now");
    case Kind::FoolSaves:
        return (cards.size() == 1 ? ReasonWords::tr("it stands in for %1, which would have to go")
                                  : ReasonWords::tr("it stands in: one of %1 would have to go"))
            .arg(the(cards));
    case Kind::CompletesVersicola:
        return ReasonWords::tr("it surely takes what completes a versicola: %1").arg(the(cards));
    case Kind::TakesCounters:
        return ReasonWords::tr("it surely takes %1").arg(the(cards));
    case Kind::SavesPartners:
        return ReasonWords::tr("it surely saves %1 for your partner").arg(the(cards));
    case Kind::BringsHome:
        return ReasonWords::tr("it surely comes home");
    case Kind::GivesToPartner:
        return ReasonWords::tr("the trick is surely your partner’s, and it comes home there");
    case Kind::TakesLastTrick:
        return ReasonWords::tr("it surely takes the last trick, 10 points");
    case Kind::LosesCounter:
        return ReasonWords::tr("the trick is surely theirs, and %1 with it").arg(the(cards, Role::Who));
    case Kind::RisksCounter:
        return ReasonWords::tr("it is a counter, and the trick may become theirs");
    case Kind::Overtakes:
        return ReasonWords::tr("it takes a trick that was surely your partner’s with %1, and gains nothing")
            .arg(the(cards, Role::With));
    case Kind::KingMayBeTrumped:
        return ReasonWords::tr("its suit is fresh; later it may be trumped");
    case Kind::HangsKing:
        return ReasonWords::tr("a low lead in a fresh suit, so that the king rule cannot bite %1")
            .arg(the(cards));
    case Kind::HuntsKing:
        return ReasonWords::tr("it leads the suit of %1, which they still hold").arg(the(cards));
    case Kind::PartnerTrumps:
        return ReasonWords::tr("your partner lacks the suit and may trump it");
    case Kind::PartnerMayTrump:
        return ReasonWords::tr(
                   "your partner has laid away %1, may well have none of the suit left, and trump it")
            .arg(the(cards));
    case Kind::OpponentMayTrump:
        return ReasonWords::tr(
                   "an opponent has laid away %1, may well have none of the suit left, and trump it")
            .arg(the(cards));
    case Kind::MakesVoid:
        return ReasonWords::tr("it is the last of its suit: from now on you may trump there");
    case Kind::DrawsTrumps:
        return ReasonWords::tr("nothing beats it, and it draws a trump from each");
    case Kind::TellsTrumpet:
        return ReasonWords::tr("it tells your partner that you hold the Trumpet");
    case Kind::AsksForHighest:
        return ReasonWords::tr("a papa led asks your partner for the highest trump");
    case Kind::WinsTrick:
        return ReasonWords::tr("it surely wins, though a lower card would, too");
    case Kind::WinsCheaply:
        return ReasonWords::tr("it surely wins, and no lower card does");
    case Kind::HoldsTrick:
        return ReasonWords::tr("it takes the trick for now, against those still to play");
    case Kind::KeepsLastTrick:
        return ReasonWords::tr("%1 stays for the last trick, 10 points").arg(the(cards, Role::Who));
    case Kind::ThrowsLeast:
        return ReasonWords::tr("it is worth nothing, and does not take the trick");
    case Kind::LeadsPlain:
        return ReasonWords::tr("it is worth nothing, and little is lost with it");
    case Kind::FoolStays:
        return ReasonWords::tr("it stands in for another card and stays with your side");
    case Kind::ForFallen:
        return ReasonWords::tr("of the fallen hand’s cards it serves you best");
    case Kind::ShowsVersicole:
        return ReasonWords::tr("what is shown is marked at once");
    case Kind::HidesVersicole:
        return ReasonWords::tr("they learn nothing of %1, and nothing is marked").arg(the(cards));
    case Kind::MakesVoids:
        return ReasonWords::tr("a suit is empty then, and you may trump there");
    case Kind::LaysAwayLeast:
        return ReasonWords::tr("the discards are worth nothing");
    case Kind::LaysAwayCounters:
        return (cards.size() == 1
                    ? ReasonWords::tr("%1 is a counter, and among the discards it counts for nobody")
                    : ReasonWords::tr("%1 are counters, and among the discards they count for nobody"))
            .arg(the(cards, Role::Who));
    case Kind::NoTrumpsLeft:
        return ReasonWords::tr("with no trump left there is little to choose");
    case Kind::AnyCut:
        return ReasonWords::tr("nothing is known of the pack");
    }
    return {};
}

bool speaksAgainst(players::ReasonKind kind) {
    return kind == Kind::LosesCounter || kind == Kind::RisksCounter || kind == Kind::OpponentMayTrump ||
           kind == Kind::Overtakes || kind == Kind::LaysAwayCounters;
}

QString choiceWords(const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return cardInText(play->card, Role::Alone);
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return ReasonWords::tr("to lay away %1").arg(the(setOf(discard->cards)));
    if (const auto* declare = std::get_if<Declare>(&action.what)) {
        QStringList shown;
        for (CardSet cards : declare->shown)
            shown << versicolaName(versicolaOf(cards));
        return shown.isEmpty() ? ReasonWords::tr("to show nothing")
                               : ReasonWords::tr("to show %1").arg(joined(shown));
    }
    if (const auto* cut = std::get_if<Cut>(&action.what))
        return ReasonWords::tr("to cut at %1").arg(cut->cards);
    return ReasonWords::tr("to fall");
}

} // namespace text
