#include "text/cuatrola/cuatrola_reasons.h"

#include "text/cuatrola/cuatrola_telling.h"
#include "text/words.h"
#include "tricks/trick_due.h"

#include <QCoreApplication>

namespace text::cuatrola {

using namespace ::cuatrola;
using Kind = ReasonKind;

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaReasons)
};

QString inText(CardSet cards) {
    QStringList names;
    for (Card card : cards)
        names << cardInText(card);
    return joined(names);
}

// "you hold the ace of cups and the king of coins": trumps and side aces.
QString strengthWords(CardSet strong) {
    return strong.empty() ? Reasons::tr("you hold no trump and no ace")
                          : (strong.size() == 1 ? Reasons::tr("your only trump or ace is %1")
                                                : Reasons::tr("your trumps and aces are %1"))
                                .arg(inText(strong));
}

QString pointsWords(int points) {
    return Reasons::tr("%n point(s)", nullptr, points);
}

} // namespace

QString thoughtWords(Kind kind) {
    switch (kind) {
    case Kind::OnlyChoice:
        return Reasons::tr("There is no choice.");
    case Kind::BetsOn:
    case Kind::PassesWith:
        return Reasons::tr("Count your trumps and your aces: how many tricks are they?");
    case Kind::SingsForty:
    case Kind::SingsTwenty:
    case Kind::StaysSilent:
        return Reasons::tr("What is sung counts, and shows two cards of yours: is it worth that?");
    case Kind::SurelyWins:
    case Kind::Overtakes:
    case Kind::Ruffs:
        return Reasons::tr("How much is this trick worth to you?");
    case Kind::GivesToPartner:
        return Reasons::tr("The trick is your partner’s: what could you give?");
    case Kind::LosesLeast:
    case Kind::LosesPoints:
    case Kind::PlaysUnder:
        return Reasons::tr("What can you give away most cheaply?");
    case Kind::BreaksCante:
    case Kind::KeepsCante:
        return Reasons::tr("Think of what you may still sing.");
    case Kind::Arrastre:
        return Reasons::tr("Who still has trumps, and how many?");
    case Kind::LeadsHighest:
    case Kind::LeadsUnder:
        return Reasons::tr("Which of your suits can still be beaten, and by whom?");
    }
    return {};
}

QString reasonWords(const Reason& reason) {
    const QString points = pointsWords(reason.number);
    switch (reason.kind) {
    case Kind::OnlyChoice:
        return Reasons::tr("nothing else may be done");
    case Kind::BetsOn:
    case Kind::PassesWith:
        return strengthWords(reason.cards);
    case Kind::SingsForty:
        return Reasons::tr("%1 are the forty", "king and knight of trumps").arg(inText(reason.cards));
    case Kind::SingsTwenty:
        return Reasons::tr("%1 bring %2").arg(inText(reason.cards), points);
    case Kind::StaysSilent:
        return Reasons::tr("%1 in cantes stay unsung, and nobody learns of them").arg(points);
    case Kind::SurelyWins:
        return Reasons::tr("it surely wins the trick, %1").arg(points);
    case Kind::GivesToPartner:
        return reason.number > 0
                   ? Reasons::tr("the trick is surely your partner’s, and it brings %1 there").arg(points)
                   : Reasons::tr("the trick is surely your partner’s, and it costs nothing");
    case Kind::LosesLeast:
        return reason.number > 0
                   ? Reasons::tr("the trick is surely theirs, and nothing cheaper than %1 can be given")
                         .arg(points)
                   : Reasons::tr("the trick is surely theirs, and it is worth nothing");
    case Kind::LosesPoints:
        return Reasons::tr("the trick is surely theirs, and %1 with it").arg(points);
    case Kind::BreaksCante:
        return Reasons::tr("it breaks a cante of %1 that could still be sung").arg(points);
    case Kind::Arrastre:
        return Reasons::tr("a trump led is an arrastre: all must give trumps (C5.2)");
    case Kind::LeadsHighest:
        return Reasons::tr("no card of its suit that is still out beats it");
    case Kind::LeadsUnder:
        return Reasons::tr("its suit can be beaten, and little is risked with it");
    case Kind::Ruffs:
        return Reasons::tr("it trumps the suit led, %1 in the trick").arg(points);
    case Kind::Overtakes:
        return Reasons::tr("it takes the trick for now, %1").arg(points);
    case Kind::PlaysUnder:
        return Reasons::tr("it does not take the trick, and is worth %1").arg(points);
    case Kind::KeepsCante:
        return Reasons::tr("%1 stay together for a cante of %2").arg(inText(reason.cards), points);
    }
    return {};
}

bool speaksAgainst(Kind kind) {
    return kind == Kind::LosesPoints || kind == Kind::BreaksCante;
}

QString choiceWords(const View& view, const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return cardInText(play->card);
    if (const auto* bid = std::get_if<MakeBid>(&action.what))
        return bid->bid == Bid::Pass ? Reasons::tr("to pass")
                                     : Reasons::tr("to ask %1", "a solo").arg(bidName(bid->bid));
    const Suits suits = std::get<Sing>(action.what).suits;
    return suits == 0 ? Reasons::tr("to stay silent")
                      : Reasons::tr("to sing %1", "40").arg(cantePoints(suits, suitOf(view.turnedUp)));
}

QString whereWords(const View& view, const Action& action) {
    if (std::holds_alternative<MakeBid>(action.what))
        return Reasons::tr("Asking");
    if (std::holds_alternative<Sing>(action.what))
        return Reasons::tr("Singing");
    return Reasons::tr("Trick %1").arg(tricks::trickDue(view.tricks));
}

} // namespace text::cuatrola
