#include "text/cuatrola/cuatrola_words.h"

#include "text/words.h" // of all games: what is wrong with a file

#include <QCoreApplication>

namespace text::cuatrola {

using namespace ::cuatrola;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaWords)
};

QString cardList(CardSet cards) {
    QStringList names;
    for (Card card : cards)
        names << cardSaid(card, Said::Listed);
    return joined(names);
}

} // namespace

QString rankName(Rank rank, Said said) {
    switch (rank) {
    case Rank::Ace:
        return rankSaid(Face::Ace, said);
    case Rank::Three:
        return rankSaid(Face::Three, said);
    case Rank::King:
        return rankSaid(Face::King, said);
    case Rank::Knight:
        return rankSaid(Face::Knight, said);
    case Rank::Page:
        break;
    }
    return rankSaid(Face::Page, said);
}

QString cardSaid(Card card, Said said) {
    return inSuit(rankName(rankOf(card), said), static_cast<SuitName>(suitOf(card)));
}

QString cardName(Card card) {
    return cardSaid(card, Said::Title);
}

QString cardInText(Card card) {
    return cardSaid(card, Said::Sentence);
}

QString suitName(Suit suit) {
    switch (suit) {
    case Suit::Cups:
        return Words::tr("cups");
    case Suit::Coins:
        return Words::tr("coins");
    case Suit::Swords:
        return Words::tr("swords");
    case Suit::Batons:
        break;
    }
    return Words::tr("batons");
}

QString suitList(Suits suits) {
    QStringList names;
    for (Suit suit : kSuits)
        if (contains(suits, suit))
            names << suitName(suit);
    return joined(names);
}

QString bidName(Bid bid) {
    switch (bid) {
    case Bid::Pass:
        return Words::tr("pass");
    case Bid::Solo:
        return Words::tr("solo");
    case Bid::Cuatrola:
        return Words::tr("cuatrola");
    case Bid::Quintola:
        break;
    }
    return Words::tr("quintola");
}

QString explain(const Refusal& refusal, const Names& names) {
    const QString& who = names[refusal.seat];
    switch (refusal.why) {
    case Why::HandOver:
        return Words::tr("The hand is over (C7.1).");
    case Why::BidDue:
        return Words::tr("It is for %1 to bet or pass (C4.1).").arg(who);
    case Why::BidTooLow:
        return Words::tr("A bet must be higher than every bet before it (C4.2).");
    case Why::AnswerDue:
        return Words::tr("First %1 is asked for a cante (C6.2).").arg(who);
    case Why::NoSuchCante:
        return Words::tr("A cante is the king and the knight of a suit, both in hand (C6.1).");
    case Why::OneCante:
        return Words::tr("One cante may be sung at a time (C6.3).");
    case Why::TrumpsFirst:
        return Words::tr("The forty, the cante of trumps, goes first (C6.4).");
    case Why::AskingOver:
        return Words::tr("The asking is over (C4.3).");
    case Why::NotAsked:
        return Words::tr("A cante is sung when a trick has been won, before the next is led (C6.2).");
    case Why::NotThisCard:
        return Words::tr("It is for %1 to play a card of its own hand (C5.1).").arg(who);
    case Why::FollowSuit:
        return Words::tr("The suit led must be followed: %1 (C5.3).").arg(cardList(refusal.cards));
    case Why::MustOvertake:
        return Words::tr("Who follows must overtake, and can: %1 (C5.4).").arg(cardList(refusal.cards));
    case Why::MustTrump:
        return Words::tr("Who has none of the suit led must trump: %1 (C5.6).").arg(cardList(refusal.cards));
    case Why::MustOvertrump:
        break;
    }
    return Words::tr("A trump lies there already and must be beaten: %1 (C5.7).")
        .arg(cardList(refusal.cards));
}

QString explain(const RecordFault& found, const Names& names) {
    if (found.refusal)
        return Words::tr("Action %1 (%2): %3", "number, text, reason")
            .arg(found.fault.action)
            .arg(found.fault.text, explain(*found.refusal, names));
    if (found.fault.kind == records::FaultKind::Deck)
        return Words::tr("The deck is not the 20 cards, each once, one space between them (C1.1).");
    return text::explain(found.fault);
}

} // namespace text::cuatrola
