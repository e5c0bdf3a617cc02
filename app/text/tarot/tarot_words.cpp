#include "text/tarot/tarot_words.h"

#include "text/words.h"

#include <QCoreApplication>

#include <array>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TarotWords)
};

QString sizes(int players) {
    const auto numbers = poigneeSizes(players);
    return Words::tr("%1, %2 or %3", "numbers of cards").arg(numbers[0]).arg(numbers[1]).arg(numbers[2]);
}

// Before the play: auction, call, écart, jeu.
QString explainBefore(const Refusal& refusal, const QString& who) {
    switch (refusal.why) {
    case Why::VoidPetitSec:
        return Words::tr("The hand is void: a player had the Petit as the only trump (F4.5).");
    case Why::VoidPassed:
        return Words::tr("The hand is void: all have passed (F5.5).");
    case Why::HandOver:
        return Words::tr("The hand is over (F9.1).");
    case Why::AuctionDue:
        return Words::tr("%1 is to bid or to pass (F5.1).").arg(who);
    case Why::PousseOff:
        return Words::tr("The pousse is not played at this table (F5.3).");
    case Why::BidTooLow:
        return Words::tr("A bid must be higher than every bid before it (F5.2).");
    case Why::CallDue:
        return Words::tr("First the declarer, %1, calls a card (F6.1).").arg(who);
    case Why::NotCallable:
        return Words::tr("That card may not be called (F6.2).");
    case Why::DiscardDue:
        return Words::tr("First the declarer, %1, lays cards away (F6.4).").arg(who);
    case Why::DiscardNumber:
        return Words::tr("The declarer lays away %n card(s), as many as were taken up (F6.4).", nullptr,
                         refusal.number);
    case Why::DiscardNotHeld:
        return Words::tr("The declarer does not hold %1 (F6.4).").arg(cardsInText(refusal.cards));
    case Why::DiscardNotSo:
        return Words::tr("Kings, bouts and the card called are never laid away, and trumps only where other "
                         "cards are lacking; first these: %1 (F6.5).")
            .arg(cardList(refusal.cards));
    case Why::JeuDue:
        return Words::tr("First the declarer, %1, says jeu or announces a slam (F7.1).").arg(who);
    case Why::ChelemOfTwo:
        return Words::tr("Two players announce no slam (F7.2).");
    default:
        break;
    }
    return Words::tr("The petit chelem is not announced at this table (F7.3).");
}

QString explainAnnouncing(const Refusal& refusal) {
    switch (refusal.why) {
    case Why::NoAnnouncing:
        return Words::tr("Announcements are made in trick 1, right before one’s card, where there is a "
                         "declarer and more than two players (F7.4).");
    case Why::PoigneeTwice:
        return Words::tr("A player shows one poignée at most (F7.5).");
    case Why::PoigneeNumber:
        return Words::tr("A poignée has exactly %1 cards here (F7.5).").arg(sizes(refusal.players));
    case Why::PoigneeNotHeld:
        return Words::tr("A poignée is of trumps in hand, and not of these: %1 (F7.5).")
            .arg(cardList(refusal.cards));
    case Why::PoigneeExcuse:
        return Words::tr("The Excuse is shown in a poignée only if no trump stays unshown: %1 (F7.6).")
            .arg(cardList(refusal.cards));
    case Why::MiseresOff:
        return Words::tr("Misères are not announced at this table (F7.7).");
    case Why::MisereTwice:
        return Words::tr("That misère has been announced (F7.7).");
    default:
        break;
    }
    return Words::tr("That misère is not true of the cards in hand (F7.7).");
}

QString explainCard(const Refusal& refusal, const QString& who) {
    const QString cards = cardList(refusal.cards);
    switch (refusal.why) {
    case Why::PlayDue:
        return Words::tr("%1 is to play a card (F8.1).").arg(who);
    case Why::NotHeld:
        return Words::tr("%1 cannot play that card: it is not in hand (F8.1).").arg(who);
    case Why::ExcuseKept:
        return Words::tr(
            "Having announced a chelem, the declarer keeps the Excuse for the last trick (F8.9).");
    case Why::SuitCalled:
        return Words::tr(
                   "Trick 1 is not opened in the suit of the card called, save with that card: %1 (F8.8).")
            .arg(cards);
    case Why::FollowSuit:
        return Words::tr("The suit led must be followed: %1 (F8.2).").arg(cards);
    case Why::MustTrump:
        return Words::tr("Who has none of the suit led must trump: %1 (F8.3).").arg(cards);
    case Why::MustOvertrump:
        return Words::tr("The trumps in the trick must be beaten: %1 (F8.4).").arg(cards);
    default:
        break;
    }
    return Words::tr("The third bout is not played to a trick that holds the other two: %1 (F8.10).")
        .arg(cards);
}

} // namespace

Names seatNames(int players) {
    Names names;
    for (Seat seat : Seats::table(players)) {
        const auto code = nameOf(seat, players);
        names[seat] = code == "S"    ? Words::tr("South")
                      : code == "E"  ? Words::tr("East")
                      : code == "N"  ? Words::tr("North")
                      : code == "W"  ? Words::tr("West")
                      : code == "NE" ? Words::tr("North-East")
                                     : Words::tr("North-West");
    }
    return names;
}

QString suitName(Suit suit) {
    switch (suit) {
    case Suit::Spades:
        return Words::tr("spades");
    case Suit::Hearts:
        return Words::tr("hearts");
    case Suit::Diamonds:
        return Words::tr("diamonds");
    case Suit::Clubs:
        break;
    }
    return Words::tr("clubs");
}

QString rankName(Rank rank, Said said) {
    switch (rank) {
    case Rank::King:
        return rankSaid(Face::King, said);
    case Rank::Queen:
        return rankSaid(Face::Queen, said);
    case Rank::Knight:
        return rankSaid(Face::Horseman, said);
    case Rank::Jack:
        return rankSaid(Face::Jack, said);
    case Rank::Ace:
        return rankSaid(Face::Ace, said);
    default:
        break;
    }
    return rankSaid(static_cast<int>(rank) + 1, said); // two to ten
}

QString shortName(Card card, Said said, Role role) {
    if (card == kExcuse)
        return Named{Words::tr("the Excuse", "somebody plays it"), Words::tr("the Excuse", "it wins"),
                     Words::tr("the Excuse", "with it"), Words::tr("the Excuse", "by itself")}
            .as(role);
    if (card == kPetit)
        return Named{Words::tr("the Petit", "somebody plays it"), Words::tr("the Petit", "it wins"),
                     Words::tr("the Petit", "with it"), Words::tr("the Petit", "by itself")}
            .as(role);
    return isTrump(card) ? trumpSaid(numberOf(card), said) : rankName(rankOf(card), said);
}

namespace {

SuitName suitWordOf(Card card) {
    static constexpr std::array words{SuitName::Spades, SuitName::Hearts, SuitName::Diamonds,
                                      SuitName::Clubs};
    return words[static_cast<std::size_t>(suitOf(card))];
}

} // namespace

QString suitInName(Card card) {
    if (isSuitCard(card))
        return suitName(suitOf(card));
    return card == kPetit || card == kExcuse ? QString() : Words::tr("trumps");
}

namespace {

// Each suit's in one phrase, as `of` says several ranks of it; what stands alone as `one` says it.
template<class One, class Of>
QString grouped(CardSet cards, Said rank, One one, Of of) {
    struct Group {
        QString suit; // none: the Petit and the Excuse stand each by itself
        std::vector<Card> cards;
    };
    std::vector<Group> groups;
    for (Card card : cards) {
        const QString suit = suitInName(card);
        if (groups.empty() || suit.isEmpty() || groups.back().suit != suit)
            groups.push_back({suit, {}});
        groups.back().cards.push_back(card);
    }
    QStringList told;
    for (const auto& [suit, together] : groups) {
        QStringList ranks;
        for (Card card : together)
            ranks << shortName(card, rank);
        told << (together.size() == 1 ? one(together.front()) : of(joined(ranks), together.front(), suit));
    }
    return joined(told);
}

// Trumps have a phrase of their own, as some languages name them otherwise than a suit.
QString ranksOf(const QString& ranks, Card card, Said said) {
    if (isSuitCard(card))
        return inSuit(ranks, suitWordOf(card));
    return (said == Said::Title      ? Words::tr("%1 of trumps", "21")
            : said == Said::Sentence ? Words::tr("%1 of trumps", "the 21")
                                     : Words::tr("%1 of trumps", "21, one of several"))
        .arg(ranks);
}

QString cardSaid(Card card, Said said, Role role) {
    const QString name = shortName(card, said, role);
    return suitInName(card).isEmpty() ? name : ranksOf(name, card, said);
}

} // namespace

QString cardName(Card card) {
    return cardSaid(card, Said::Title, Role::Alone);
}

QString ofSuit(const QString& ranks, Card card) {
    return ranksOf(ranks, card, Said::Listed);
}

QString cardList(CardSet cards, Said said) {
    return grouped(
        cards, said == Said::Title ? Said::Title : Said::Listed,
        [&](Card card) { return cardSaid(card, said, Role::Alone); },
        [&](const QString& ranks, Card card, const QString&) { return ranksOf(ranks, card, said); });
}

QString cardsInText(CardSet cards, Role role) {
    const Role each = cards.size() == 1 ? role : Role::Alone;
    return grouped(
        cards, Said::Listed, [&](Card card) { return cardSaid(card, Said::Sentence, each); },
        [](const QString& ranks, Card card, const QString& suit) {
            return isTrump(card) ? Words::tr("the %1 of trumps", "the 21 and 20").arg(ranks)
                                 : Words::tr("the %1 of %2", "the 7 and 10 of hearts").arg(ranks, suit);
        });
}

QString bidName(Bid bid) {
    switch (bid) {
    case Bid::Pass:
        return Words::tr("pass");
    case Bid::Prise:
        return Words::tr("prise");
    case Bid::Pousse:
        return Words::tr("pousse");
    case Bid::Garde:
        return Words::tr("garde");
    case Bid::GardeSans:
        return Words::tr("garde sans");
    case Bid::GardeContre:
        break;
    }
    return Words::tr("garde contre");
}

QString slamName(Slam slam) {
    switch (slam) {
    case Slam::None:
        return Words::tr("jeu");
    case Slam::Chelem:
        return Words::tr("chelem");
    case Slam::PetitChelem:
        break;
    }
    return Words::tr("petit chelem");
}

QString announcedName(Announced kind) {
    switch (kind) {
    case Announced::Poignee:
        return Words::tr("poignée");
    case Announced::MisereAtouts:
        return Words::tr("misère of trumps");
    case Announced::MisereTetes:
        break;
    }
    return Words::tr("misère of courts");
}

QString explain(const Refusal& refusal, const Names& names) {
    const QString& who = names[refusal.seat];
    if (refusal.why < Why::PlayDue)
        return explainBefore(refusal, who);
    if (refusal.why >= Why::NoAnnouncing && refusal.why <= Why::MisereUntrue)
        return explainAnnouncing(refusal);
    return explainCard(refusal, who);
}

QString explain(const RecordFault& found, const Names& names) {
    if (found.refusal)
        return Words::tr("Action %1 (%2): %3", "number, text, reason")
            .arg(found.fault.action)
            .arg(found.fault.text, explain(*found.refusal, names));
    if (found.fault.kind == records::FaultKind::Deck)
        return Words::tr(
            "The deck is not the pack of this table, each card once, one space between them (F1.1).");
    return text::explain(found.fault);
}

} // namespace text::tarot
