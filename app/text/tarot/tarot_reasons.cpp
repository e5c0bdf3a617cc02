#include "text/tarot/tarot_reasons.h"

#include "text/tarot/tarot_telling.h"
#include "text/words.h"
#include "tricks/trick_due.h"

#include <QCoreApplication>

namespace text::tarot {

using namespace ::tarot;
using Kind = ReasonKind;

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(TarotReasons)
};

// "you hold the king of hearts and the 21 of trumps, and 9 trumps in all": bouts and kings.
QString strengthWords(const Reason& reason) {
    const QString trumps = Reasons::tr("%n trump(s)", nullptr, reason.number);
    return reason.cards.empty()
               ? Reasons::tr("you hold %1, and neither bout nor king").arg(trumps)
               : Reasons::tr("your bouts and kings are %1; you hold %2 in all", "cards, trumps")
                     .arg(cardsInText(reason.cards, Role::Alone), trumps);
}

// What a suit is led for, so many of it being in hand and a higher card of it still out.
QString ledFor(int held, bool single) {
    constexpr int kLong = 5; // F17.5
    if (held <= 1)
        return Reasons::tr("after it you are void in its suit, and may trump there");
    return held < kLong
               ? Reasons::tr("it may draw a higher card of its suit that is still out; you keep %n "
                             "of that suit",
                             nullptr, held - 1)
               : (single ? Reasons::tr("it is your long suit, %1 cards: led again and again it makes "
                                       "the other trump (F17.5)")
                         : Reasons::tr("it is your long suit, %1 cards: led again and again it makes the "
                                       "others trump (F17.5)"))
                     .arg(held);
}

// What a card is called for, so many of its suit being in hand (F17.24).
QString calledFor(int held) {
    if (held == 0)
        return Reasons::tr("of its suit you hold nothing: who holds it wins there for you both (F17.24)");
    return (held < 3 ? Reasons::tr("of its suit you hold only %1: who holds it wins there for you both "
                                   "(F17.24)")
                     : Reasons::tr("of its suit you hold %1: once it is played, the highest of them are "
                                   "nearer to winning"))
        .arg(held);
}

// "1 card point", "½ card point", "4½ card points".
QString pointsWords(int halves) {
    return (halves == 1 || halves == 2 ? Reasons::tr("%1 card point") : Reasons::tr("%1 card points"))
        .arg(pointsText(halves));
}

} // namespace

QString thoughtWords(Kind kind) {
    switch (kind) {
    case Kind::OnlyChoice:
        return Reasons::tr("There is no choice.");
    case Kind::BidsOn:
    case Kind::PassesWith:
        return Reasons::tr("Count your bouts, your trumps and your kings.");
    case Kind::CallsFor:
        return Reasons::tr("Whose help would serve you best?");
    case Kind::MakesVoids:
    case Kind::LaysAway:
        return Reasons::tr("Which suit can you be rid of, and what is safest in the écart?");
    case Kind::SaysJeu:
    case Kind::Announces:
        return Reasons::tr("Could every trick be yours?");
    case Kind::ShowsTrumps:
        return Reasons::tr("A poignée pays, and shows your trumps: are you sure of the hand?");
    case Kind::ClaimsIt:
        return Reasons::tr("What your hand lacks can be announced.");
    case Kind::PetitComesHome:
    case Kind::RisksPetit:
        return Reasons::tr("Where is the Petit safe?");
    case Kind::ExcuseSaves:
    case Kind::ExcuseInTime:
        return Reasons::tr("When should the Excuse go?");
    case Kind::SurelyWins:
    case Kind::Trumps:
    case Kind::Overtakes:
        return Reasons::tr("How much is this trick worth to you?");
    case Kind::GivesToCamp:
        return Reasons::tr("The trick is your camp’s: what could you give?");
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
    const QString points = pointsWords(reason.number); // of what is told in halves
    switch (reason.kind) {
    case Kind::OnlyChoice:
        return Reasons::tr("nothing else may be played");
    case Kind::BidsOn:
    case Kind::PassesWith:
    case Kind::Announces:
    case Kind::SaysJeu:
        return strengthWords(reason);
    case Kind::CallsFor:
        return calledFor(reason.number);
    case Kind::MakesVoids:
        return Reasons::tr("%n suit(s) are empty then, and you may trump there", nullptr, reason.number);
    case Kind::LaysAway:
        return Reasons::tr("%1 safe in the écart").arg(points);
    case Kind::ShowsTrumps:
        return Reasons::tr("it adds %1 to the score of whoever wins the hand (F9.7)").arg(reason.number);
    case Kind::ClaimsIt:
        return Reasons::tr("it scores %1 from each (F9.9)").arg(reason.number);
    case Kind::PetitComesHome:
        return reason.single ? Reasons::tr("the trick is surely yours, and the Petit is safe there")
                             : Reasons::tr("the trick is surely your camp’s, and the Petit is safe there");
    case Kind::RisksPetit:
        return Reasons::tr("the trick may be lost, and a bout with it");
    case Kind::ExcuseSaves:
        return Reasons::tr("it stands in: of %1 one would have to go").arg(cardsInText(reason.cards));
    case Kind::ExcuseInTime:
        return Reasons::tr("it stays yours; in the last trick it would be lost (F8.12)");
    case Kind::SurelyWins:
        return Reasons::tr("it surely wins the trick, %1").arg(points);
    case Kind::GivesToCamp:
        return Reasons::tr("the trick is surely your camp’s, and it brings %1 there").arg(points);
    case Kind::LosesLeast:
        return reason.single
                   ? Reasons::tr("the trick is surely the other’s, and nothing cheaper can be given")
                   : Reasons::tr("the trick is surely theirs, and nothing cheaper can be given");
    case Kind::LosesValue:
        return (reason.single ? Reasons::tr("the trick is surely the other’s, and %1 with it")
                              : Reasons::tr("the trick is surely theirs, and %1 with it"))
            .arg(points);
    case Kind::LeadsTrump:
        return Reasons::tr("a trump led draws trumps; you hold %1").arg(reason.number);
    case Kind::LeadsHighest:
        return Reasons::tr("no card of its suit that is still out beats it");
    case Kind::LeadsSuit:
        return ledFor(reason.number, reason.single);
    case Kind::Trumps:
        return Reasons::tr("it trumps the suit led, %1 in the trick").arg(points);
    case Kind::Overtakes:
        return Reasons::tr("it takes the trick for now, %1").arg(points);
    case Kind::PlaysUnder:
        return Reasons::tr("it does not take the trick, and is worth %1").arg(points);
    }
    return {};
}

bool speaksAgainst(Kind kind) {
    return kind == Kind::LosesValue || kind == Kind::RisksPetit;
}

QString choiceWords(const View&, const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return cardsInText(CardSet(play->card), Role::Alone);
    if (const auto* said = std::get_if<Speak>(&action.what))
        return said->bid == Bid::Pass ? Reasons::tr("to pass")
                                      : Reasons::tr("to bid %1", "garde sans").arg(bidName(said->bid));
    if (const auto* call = std::get_if<CallCard>(&action.what))
        return Reasons::tr("to call %1").arg(cardsInText(CardSet(call->card)));
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return Reasons::tr("to lay away %1").arg(cardsInText(discard->cards));
    if (const auto* said = std::get_if<SayJeu>(&action.what))
        return said->slam == Slam::None ? Reasons::tr("to say jeu")
                                        : Reasons::tr("to announce a %1", "chelem").arg(slamName(said->slam));
    if (const auto* shown = std::get_if<ShowPoignee>(&action.what))
        return Reasons::tr("to show a %1", "poignée of ten").arg(poigneeName(shown->cards.size()));
    return Reasons::tr("to announce a %1", "misère of trumps")
        .arg(announcedName(std::get<ClaimMisere>(action.what).kind));
}

QString whereWords(const View& view, const Action& action) {
    if (std::holds_alternative<Speak>(action.what))
        return Reasons::tr("Auction");
    if (std::holds_alternative<CallCard>(action.what))
        return Reasons::tr("Call");
    if (std::holds_alternative<Discard>(action.what))
        return Reasons::tr("Écart");
    if (std::holds_alternative<SayJeu>(action.what))
        return Reasons::tr("Jeu");
    return Reasons::tr("Trick %1").arg(tricks::trickDue(view.tricks));
}

} // namespace text::tarot
