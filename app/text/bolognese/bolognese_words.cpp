#include "text/bolognese/bolognese_words.h"

#include "text/words.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BologneseWords)
};

} // namespace

QString suitName(Suit suit) {
    switch (suit) {
    case Suit::Cups:
        return Words::tr("cups");
    case Suit::Coins:
        return Words::tr("coins");
    case Suit::Swords:
        return Words::tr("swords");
    case Suit::Batons:
        return Words::tr("batons");
    case Suit::Trumps:
        return Words::tr("trumps");
    case Suit::Matto:
        break;
    }
    return Words::tr("the Matto");
}

QString trumpTitle(Card card) {
    static const std::array titles{
        QT_TRANSLATE_NOOP("BologneseWords", "Angel"),   QT_TRANSLATE_NOOP("BologneseWords", "World"),
        QT_TRANSLATE_NOOP("BologneseWords", "Sun"),     QT_TRANSLATE_NOOP("BologneseWords", "Moon"),
        QT_TRANSLATE_NOOP("BologneseWords", "Star"),    QT_TRANSLATE_NOOP("BologneseWords", "Lightning"),
        QT_TRANSLATE_NOOP("BologneseWords", "Devil"),   QT_TRANSLATE_NOOP("BologneseWords", "Death"),
        QT_TRANSLATE_NOOP("BologneseWords", "Traitor"), QT_TRANSLATE_NOOP("BologneseWords", "Old Man"),
        QT_TRANSLATE_NOOP("BologneseWords", "Wheel"),   QT_TRANSLATE_NOOP("BologneseWords", "Fortitude"),
        QT_TRANSLATE_NOOP("BologneseWords", "Justice"), QT_TRANSLATE_NOOP("BologneseWords", "Temperance"),
        QT_TRANSLATE_NOOP("BologneseWords", "Chariot"), QT_TRANSLATE_NOOP("BologneseWords", "Love"),
        QT_TRANSLATE_NOOP("BologneseWords", "Moor"),    QT_TRANSLATE_NOOP("BologneseWords", "Moor"),
        QT_TRANSLATE_NOOP("BologneseWords", "Moor"),    QT_TRANSLATE_NOOP("BologneseWords", "Moor"),
        QT_TRANSLATE_NOOP("BologneseWords", "Bégato")};
    return suitOf(card) == Suit::Trumps ? Words::tr(titles[card.id - 40u]) : QString();
}

QString rankName(Card card, Said said) {
    switch (rankOf(card)) {
    case Rank::King:
        return rankSaid(Face::King, said);
    case Rank::Queen:
        return rankSaid(Face::Queen, said);
    case Rank::Knight:
        return rankSaid(Face::Knight, said);
    case Rank::Page:
        return rankSaid(
            suitOf(card) == Suit::Cups || suitOf(card) == Suit::Coins ? Face::Handmaid : Face::Page, said);
    case Rank::Ace:
        return rankSaid(Face::Ace, said);
    default:
        break;
    }
    return rankSaid(14 - static_cast<int>(rankOf(card)), said); // ten to six
}

namespace {

// Trumps with a name, in the order of trumpTitle; the others are called by number (B1.6).
Named nameOf(Card card) {
    if (card == kMatto)
        return {Words::tr("the Matto", "somebody plays it"), Words::tr("the Matto", "it wins"),
                Words::tr("the Matto", "with it"), Words::tr("the Matto", "by itself")};
    if (bit(card) & kMoors)
        return {Words::tr("a Moor", "somebody plays it"), Words::tr("a Moor", "it wins"),
                Words::tr("a Moor", "with it"), Words::tr("a Moor", "by itself")};
    if (card == kBegato)
        return {Words::tr("the Bégato", "somebody plays it"), Words::tr("the Bégato", "it wins"),
                Words::tr("the Bégato", "with it"), Words::tr("the Bégato", "by itself")};
    switch (card.id - kAngel.id) {
    case 0:
        return {Words::tr("the Angel", "somebody plays it"), Words::tr("the Angel", "it wins"),
                Words::tr("the Angel", "with it"), Words::tr("the Angel", "by itself")};
    case 1:
        return {Words::tr("the World", "somebody plays it"), Words::tr("the World", "it wins"),
                Words::tr("the World", "with it"), Words::tr("the World", "by itself")};
    case 2:
        return {Words::tr("the Sun", "somebody plays it"), Words::tr("the Sun", "it wins"),
                Words::tr("the Sun", "with it"), Words::tr("the Sun", "by itself")};
    default:
        break;
    }
    return {Words::tr("the Moon", "somebody plays it"), Words::tr("the Moon", "it wins"),
            Words::tr("the Moon", "with it"), Words::tr("the Moon", "by itself")};
}

} // namespace

QString cardSaid(Card card, Said said, Role role) {
    if (suitOf(card) < Suit::Trumps)
        return inSuit(rankName(card, said), static_cast<SuitName>(suitOf(card)));
    const bool numbered =
        suitOf(card) == Suit::Trumps && card.id >= trump(16).id && !(bit(card) & kMoors) && card != kBegato;
    return numbered ? trumpSaid(60 - card.id, Said::Sentence) : nameOf(card).as(role);
}

QString cardName(Card card) {
    return cardSaid(card, Said::Title, Role::Alone);
}

QString cardInText(Card card, Role role) {
    return cardSaid(card, Said::Sentence, role);
}

QString cardList(CardSet cards) {
    QStringList names;
    for (Card card : cards)
        names << cardSaid(card, Said::Listed, Role::Alone);
    return joined(names);
}

QString cardsInText(CardSet cards) {
    return cards.size() == 1 ? cardInText(cards.first()) : cardList(cards);
}

QString combinationName(Name name) {
    switch (name) {
    case Name::Grande:
        return Words::tr("the Grande");
    case Name::Cups:
    case Name::Coins:
    case Name::Swords:
    case Name::Batons:
        return suitName(static_cast<Suit>(static_cast<int>(name) - 1));
    case Name::Moors:
        return Words::tr("Moors");
    case Name::Aces:
        return Words::tr("aces");
    case Name::Tarocchi:
        return Words::tr("tarocchi");
    case Name::Kings:
        return Words::tr("kings");
    case Name::Queens:
        return Words::tr("queens");
    case Name::Knights:
        return Words::tr("knights");
    case Name::Pages:
        break;
    }
    return Words::tr("pages");
}

QString explain(const Refusal& refusal, const Names& names) {
    const QString& who = names[refusal.seat];
    switch (refusal.why) {
    case Why::HandOver:
        return Words::tr("The hand is over (B5.6).");
    case Why::DiscardFirst:
        return Words::tr("First %1, who deals, lays two cards away (B4.3).").arg(who);
    case Why::DiscardSeat:
        return Words::tr("Only the dealer, %1, lays cards away (B4.3).").arg(who);
    case Why::DiscardNotHeld:
        return Words::tr("The dealer does not hold %1 (B4.3).").arg(cardsInText(refusal.cards));
    case Why::DiscardTwice:
        return Words::tr("Two different cards are laid away (B4.3).");
    case Why::DiscardFive:
        return Words::tr("A card of five points is never laid away: %1 (B4.3).").arg(cardList(refusal.cards));
    case Why::DiscardDone:
        return Words::tr("The discard has been made (B4.3).");
    case Why::NoCallingOut:
        return Words::tr(
            "Before the discard only the dealer may accuse, to call out, and only while both sides are "
            "below the target (B6.5).");
    case Why::TooLittle:
        return Words::tr(
            "Before the discard an accuso must reach the target: %n point(s) are missing (B6.5).", nullptr,
            refusal.number);
    case Why::AccuseNotNow:
        return Words::tr("One accuses once, in trick 1, at one’s turn and before one’s card (B6.1).");
    case Why::AccuseTwice:
        return Words::tr("Each combination is accused at most once (B6.2).");
    case Why::AccuseNotHeld:
        return Words::tr("Those 15 cards do not make that combination (B6.2).");
    case Why::OtherSeat:
        return Words::tr("It is the turn of %1 (B5.1).").arg(who);
    case Why::NotHeld:
        return Words::tr("That card is not in the hand of %1 (B5.2).").arg(who);
    case Why::FollowSuit:
        return Words::tr("The suit led must be followed: %1 (B5.2).").arg(cardList(refusal.cards));
    case Why::MustTrump:
        return Words::tr("Who has none of the suit led must trump: %1 (B5.2).").arg(cardList(refusal.cards));
    case Why::SignalNotLeading:
        return Words::tr("Only who leads to a trick may signal (B7.1).");
    case Why::SignalNotAllowed:
        return Words::tr("No signal is allowed with this card now (B7.2).");
    case Why::SignalUntrue:
        break;
    }
    return Words::tr(
        "A signal must be true: striscio with more of that suit in hand, volo with none (B7.3).");
}

QString explain(const RecordFault& found, const Names& names) {
    if (found.refusal)
        return Words::tr("Action %1 (%2): %3", "number, text, reason")
            .arg(found.fault.action)
            .arg(found.fault.text, explain(*found.refusal, names));
    if (found.fault.kind == records::FaultKind::Deck)
        return Words::tr("The deck is not the 62 cards, each once, one space between them (B1.1).");
    return text::explain(found.fault);
}

} // namespace text::bolognese
