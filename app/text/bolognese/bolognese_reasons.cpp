#include "text/bolognese/bolognese_reasons.h"

#include "text/bolognese/bolognese_telling.h"
#include "text/words.h"
#include "tricks/trick_due.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;
using Kind = ReasonKind;

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(BologneseReasons)
};

// "the 7 and 10 of hearts, the 9 of spades and the 21".
QString inText(CardSet cards) {
    if (cards.size() == 1)
        return bolognese::cardInText(cards.first(), Role::Alone);
    QStringList groups;
    for (Suit suit : kSuits) {
        const CardSet own = cards & setOf(bitsOf(suit));
        QStringList ranks;
        for (Card card : own)
            ranks << rankName(card, Said::Listed);
        if (own.size() == 1)
            groups << bolognese::cardInText(own.first(), Role::Alone);
        else if (!own.empty())
            groups
                << Reasons::tr("the %1 of %2", "the 7 and 10 of hearts").arg(joined(ranks), suitName(suit));
    }
    for (Card card : cards)
        if (suitOf(card) >= Suit::Trumps)
            groups << bolognese::cardInText(card, Role::Alone);
    return joined(groups);
}

} // namespace

QString thoughtWords(Kind kind) {
    switch (kind) {
    case Kind::OnlyChoice:
        return Reasons::tr("There is no choice.");
    case Kind::MakesVoid:
    case Kind::LaysAway:
        return Reasons::tr("Which suit can you be rid of?");
    case Kind::CallsOut:
        return Reasons::tr("How far is it to the end of the match?");
    case Kind::Accuses:
        return Reasons::tr("What you accuse counts at once; what is left unsaid is lost.");
    case Kind::AsksForBest:
    case Kind::HasMore:
    case Kind::HasNoMore:
        return Reasons::tr("You can tell your partner something.");
    case Kind::BegatoComesHome:
    case Kind::RisksBegato:
        return Reasons::tr("The Bégato is five points: where is it safe?");
    case Kind::MattoSaves:
    case Kind::MattoCovers:
        return Reasons::tr("The Matto may stand in.");
    case Kind::SurelyWins:
    case Kind::Trumps:
    case Kind::Overtakes:
        return Reasons::tr("How much is this trick worth to you?");
    case Kind::GivesToPartner:
        return Reasons::tr("The trick is your partner’s: what could you give?");
    case Kind::LosesLeast:
    case Kind::LosesValue:
    case Kind::PlaysUnder:
        return Reasons::tr("What can you give away most cheaply?");
    case Kind::LeadsTrump:
        return Reasons::tr("Who still has trumps, and how many?");
    case Kind::LeadsHighest:
    case Kind::LeadsSuit:
        return Reasons::tr("Which of your suits can still be beaten, and by whom?");
    }
    return {};
}

QString reasonWords(const Reason& reason) {
    const int n = reason.number;
    switch (reason.kind) {
    case Kind::OnlyChoice:
        return Reasons::tr("nothing else may be played");
    case Kind::MakesVoid:
        return Reasons::tr("%n suit(s) are empty then, and you may trump there", nullptr, n);
    case Kind::LaysAway:
        return n > 0 ? Reasons::tr("they count %n point(s) for the dealer’s side", nullptr, n)
                     : Reasons::tr("they are worth nothing, and the rest is kept");
    case Kind::CallsOut:
        return Reasons::tr("its %n point(s) win the match (B6.5)", nullptr, n);
    case Kind::Accuses:
        return Reasons::tr("%n point(s) at once", nullptr, n);
    case Kind::AsksForBest:
        return Reasons::tr("busso asks your partner for the best card");
    case Kind::HasMore:
        return Reasons::tr("striscio tells your partner that you have more of the suit");
    case Kind::HasNoMore:
        return Reasons::tr("volo tells your partner that you have no more of the suit");
    case Kind::BegatoComesHome:
        return Reasons::tr("the trick is surely your side’s, and it comes home there");
    case Kind::RisksBegato:
        return Reasons::tr("the trick may be lost, and its five points with it");
    case Kind::MattoSaves:
        return Reasons::tr("it stands in: of %1 one would have to go").arg(inText(reason.cards));
    case Kind::MattoCovers:
        return Reasons::tr("it stands in for another card and stays with your side (B5.5)");
    case Kind::SurelyWins:
        return n > 0 ? Reasons::tr("it surely wins the trick, worth %1").arg(n)
                     : Reasons::tr("it surely wins the trick");
    case Kind::GivesToPartner:
        return n > 0 ? Reasons::tr("the trick is surely your partner’s, and it brings %1 there").arg(n)
                     : Reasons::tr("the trick is surely your partner’s, and it costs nothing");
    case Kind::LosesLeast:
        return n > 0 ? Reasons::tr("the trick is surely theirs, and nothing cheaper than %1 can be given")
                           .arg(n)
                     : Reasons::tr("the trick is surely theirs, and it is worth nothing");
    case Kind::LosesValue:
        return Reasons::tr("the trick is surely theirs, and %n point(s) with it", nullptr, n);
    case Kind::LeadsTrump:
        return Reasons::tr("a trump led draws trumps; you hold %1").arg(n);
    case Kind::LeadsHighest:
        return Reasons::tr("no card of its suit that is still out beats it");
    case Kind::LeadsSuit:
        return n <= 1 ? Reasons::tr("after it you are void in its suit, and may trump there")
                      : Reasons::tr("it may draw a higher card of its suit that is still out; you keep %n of "
                                    "that suit",
                                    nullptr, n - 1);
    case Kind::Trumps:
        return n > 0 ? Reasons::tr("it trumps the suit led, and the trick is worth %1").arg(n)
                     : Reasons::tr("it trumps the suit led");
    case Kind::Overtakes:
        return n > 0 ? Reasons::tr("it takes the trick for now, worth %1").arg(n)
                     : Reasons::tr("it takes the trick for now");
    case Kind::PlaysUnder:
        return n > 0 ? Reasons::tr("it does not take the trick, and is worth %1").arg(n)
                     : Reasons::tr("it is worth nothing, and does not take the trick");
    }
    return {};
}

bool speaksAgainst(Kind kind) {
    return kind == Kind::LosesValue || kind == Kind::RisksBegato;
}

QString choiceWords(const View&, const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return play->signal == Signal::None ? inText(CardSet(play->card))
                                            : Reasons::tr("%1 with %2", "card, signal")
                                                  .arg(inText(CardSet(play->card)), signalWord(play->signal));
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return Reasons::tr("to lay away %1").arg(inText(tricks::setOf(discard->cards)));
    QStringList names;
    for (Name name : std::get<Accuse>(action.what).names)
        names << combinationName(name);
    return Reasons::tr("to accuse %1").arg(joined(names));
}

QString whereWords(const View& view, const Action& action) {
    if (std::holds_alternative<Discard>(action.what))
        return Reasons::tr("Scarto");
    if (std::holds_alternative<Accuse>(action.what))
        return Reasons::tr("Accuso");
    return Reasons::tr("Trick %1").arg(tricks::trickDue(view.tricks));
}

} // namespace text::bolognese
