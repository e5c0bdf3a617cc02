#include "text/words.h"

#include "minchiate/records/action_text.h"

#include <QCoreApplication>

namespace text {

using namespace minchiate;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

Names seatNames() {
    return {{Words::tr("South"), Words::tr("East"), Words::tr("North"), Words::tr("West")}};
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
        return Words::tr("batons");
    case Suit::Trumps:
        return Words::tr("trumps");
    case Suit::Fool:
        break;
    }
    return Words::tr("the Fool");
}

QString joined(const QStringList& parts) {
    if (parts.size() < 2)
        return parts.join(QString());
    return Words::tr("%1 and %2", "end of a list")
        .arg(parts.first(parts.size() - 1).join(Words::tr(", ")), parts.last());
}

QString versicolaName(const Versicola& v) {
    const CardSet withoutFool = v.cards - CardSet(kFool);
    const bool foolAdds = v.kind != VersicolaKind::Fools && v.cards.contains(kFool);
    QString name;
    switch (v.kind) {
    case VersicolaKind::Run:
        name = Words::tr("%1 to %2", "run of trumps")
                   .arg(trumpNumber(withoutFool.first()))
                   .arg(trumpNumber(withoutFool.last()));
        break;
    case VersicolaKind::Fools:
        return Words::tr("Fool’s: 1, Fool, 40");
    case VersicolaKind::Kings:
        name = withoutFool.size() == 4 ? Words::tr("four kings") : Words::tr("three kings");
        break;
    case VersicolaKind::Thirteen:
    case VersicolaKind::Tens:
    case VersicolaKind::Demon: {
        QStringList numbers;
        for (Card c : withoutFool)
            numbers << QString::number(trumpNumber(c));
        name = numbers.join(QStringLiteral("–"));
        break;
    }
    }
    return foolAdds ? Words::tr("%1, Fool", "versicola with the Fool").arg(name) : name;
}

namespace {

QString cardsOfSuit(int n, Suit suit) {
    if (n != 1)
        return QStringLiteral("%1 %2").arg(n).arg(suitName(suit));
    switch (suit) {
    case Suit::Cups:
        return Words::tr("1 cup");
    case Suit::Coins:
        return Words::tr("1 coin");
    case Suit::Swords:
        return Words::tr("1 sword");
    default:
        return Words::tr("1 baton");
    }
}

} // namespace

QString phrase(const Phrase& phrase) {
    QString of;
    switch (phrase.of) {
    case Phrase::Of::Red:
        of = Words::tr("red", "announcement");
        break;
    case Phrase::Of::Long:
        of = Words::tr("long", "announcement");
        break;
    case Phrase::Of::PerSorte:
        of = Words::tr("per sorte", "announcement");
        break;
    default:
        if (phrase.number == 1)
            return cardsOfSuit(1, static_cast<Suit>(phrase.of));
        of = suitName(static_cast<Suit>(phrase.of));
    }
    return phrase.number == 0 ? of : QStringLiteral("%1 %2").arg(phrase.number).arg(of);
}

QString announcement(const SuitCounts& counts) {
    QStringList parts;
    for (const Phrase& part : announced(counts))
        parts << phrase(part);
    return parts.isEmpty() ? Words::tr("no suits", "announcement") : parts.join(Words::tr(", "));
}

QString announcementMeaning(const SuitCounts& counts) {
    QStringList parts, none;
    for (Suit suit : kSuits) {
        const int n = counts[static_cast<std::size_t>(suit)];
        if (n > 0)
            parts << cardsOfSuit(n, suit);
        else
            none << suitName(suit);
    }
    if (parts.isEmpty())
        return Words::tr("It holds no card of any suit. Its trumps are not told.");
    if (none.isEmpty())
        return Words::tr("It holds %1. Its trumps are not told.").arg(joined(parts));
    return Words::tr("It holds %1; no %2. Its trumps are not told.")
        .arg(joined(parts), none.join(Words::tr(", no ")));
}

QString explain(const Refusal& refusal, const Names& names) {
    const QString& turn = names[refusal.seat];
    const CardSet cards = refusal.cards;
    switch (refusal.why) {
    case Why::HandOver:
        return Words::tr("The hand is over.");
    case Why::OtherSeat:
        return Words::tr("Not this seat’s turn: %1 plays next (M6.1).").arg(turn);
    case Why::FallOtherSeat:
        return Words::tr("A hand falls only at its own turn; %1 plays next (M6.10).").arg(turn);
    case Why::CutFirst:
        return Words::tr("First %1, at the dealer’s left, cuts (M5.2).").arg(turn);
    case Why::CutTwice:
        return Words::tr("The cards have been cut already (M5.2).");
    case Why::CutRange:
        return Words::tr("A cut lifts 13 to 84 cards, not %1 (M5.2).").arg(refusal.number);
    case Why::DiscardFirst:
        return Words::tr("First %1 discards: %2 owed (M5.9).").arg(turn).arg(refusal.number);
    case Why::DiscardNone:
        return Words::tr("No discard is owed by this seat now (M5.9).");
    case Why::DiscardCount:
        return Words::tr("Cards to be discarded, all different: %1 (M5.9).").arg(refusal.number);
    case Why::DiscardTwice:
        return Words::tr("A card is discarded twice: %1 (M5.9).").arg(cardName(cards.first()));
    case Why::DiscardCounters:
        return Words::tr("Counters may be discarded only when the other cards do not suffice (M5.9).");
    case Why::NotHeld:
    case Why::DiscardNotHeld:
        return Words::tr("This hand does not hold %1.").arg(cardInText(cards.first()));
    case Why::FollowSuit:
        return Words::tr("%1 were led: follow them (M6.2).").arg([&] {
            QString suit = suitName(suitOf(cards.first()));
            return suit.replace(0, 1, suit.at(0).toUpper());
        }());
    case Why::MustTrump:
        return Words::tr("No card of the suit led: a trump must be played (M6.2).");
    case Why::KingRule:
        return Words::tr("A trump has fallen on the first lead of %1: the king must be played (M6.3).")
            .arg(suitName(suitOf(cards.first())));
    case Why::FoolLead:
        return Words::tr("The Fool may be led only as the last card (M6.5).");
    case Why::AnswerFirst:
        return Words::tr("First %1 answers for its versicole (M6.9).").arg(turn);
    case Why::NothingToDeclare:
        return Words::tr("Nothing can be declared here (M6.9).");
    case Why::NotAVersicola:
        if (cards.empty())
            return Words::tr("A versicola names a card twice (M6.9).");
        return Words::tr("Not a versicola of this hand, whole and with the Fool if held: %1 (M6.9).")
            .arg(cardList(cards));
    case Why::ShownTwice:
        return Words::tr("A versicola is shown twice: %1 (M6.9).").arg(cardList(cards));
    case Why::FallOver:
        return Words::tr("The hand is over, and nobody can fall any more (M6.10).");
    case Why::FallWithTrumps:
        return Words::tr("Only a hand without trumps may fall; this one holds %1 (M6.10).")
            .arg(cardsInText(cards));
    case Why::FallTwice:
        return Words::tr("This hand has fallen already (M6.10).");
    case Why::FallAutomatic:
        return Words::tr("Under these rules a hand falls by itself (M6.10).");
    }
    return {};
}

QString explain(const records::JsonError& error) {
    switch (error.fault) {
    case records::JsonFault::Unreadable:
        return Words::tr("The file cannot be read: %1.").arg(error.system);
    case records::JsonFault::TooLarge:
        return Words::tr("The file is larger than 16 MB.");
    case records::JsonFault::TooDeep:
        return Words::tr("The file is nested deeper than 64 levels.");
    case records::JsonFault::TooManyValues:
        return Words::tr("The file holds more than a million values.");
    case records::JsonFault::NotJson:
        return Words::tr("The file is not JSON: it goes wrong at byte %1.").arg(error.offset);
    case records::JsonFault::NotAnObject:
        return Words::tr("The file is JSON, but not an object.");
    }
    return {};
}

namespace {

// The fault; of an action without saying in which hand of a match.
QString sentence(const records::RecordError& error, const Names& names) {
    using records::RecordFault;
    switch (error.fault) {
    case RecordFault::Json:
        return explain(error.json);
    case RecordFault::Format:
        return Words::tr("This is not the kind of record asked for: its format is “%1”.").arg(error.text);
    case RecordFault::Version:
        return Words::tr("This program reads version 1 of such records, not %1.").arg(error.text);
    case RecordFault::Missing:
        return Words::tr("A field is missing: %1.").arg(error.path);
    case RecordFault::Mistyped:
        return Words::tr("A field has a value it cannot have: %1.").arg(error.path);
    case RecordFault::UnknownSwitch:
        return Words::tr("The rule set has no such switch: %1.").arg(error.path);
    case RecordFault::Deck:
        return Words::tr("The deck is not the 97 cards, each once, one space between them (M1.1).");
    case RecordFault::DeckBottom:
        return Words::tr("The deck’s bottom card must be a suit card other than a king, not %1 (M5.1).")
            .arg(error.text);
    case RecordFault::ActionForm:
        return Words::tr("Action %1 is not of the form of an action: “%2”.")
            .arg(error.action)
            .arg(error.text);
    case RecordFault::ActionIllegal:
        return Words::tr("Action %1 (%2): %3", "number, text, reason")
            .arg(error.action)
            .arg(error.text, explain(*error.refusal, names));
    case RecordFault::Draw:
        return Words::tr("The cards drawn for partners are not a whole draw (M4.1).");
    case RecordFault::Dealer:
        return Words::tr("It was not the turn of %1 to deal: %2 (M4.3).")
            .arg(names[*records::seatOf(error.text)], error.path);
    case RecordFault::TooManyHands:
        return Words::tr("The match holds more hands than its length allows: %1 (M4.3).").arg(error.path);
    case RecordFault::Unfinished:
        return Words::tr("A hand is not finished, but others follow it or it was paid: %1.").arg(error.path);
    }
    return {};
}

} // namespace

QString explain(const records::RecordError& error, const Names& names) {
    const QString fault = sentence(error, names);
    const bool inMatch = error.action >= 0 && !error.path.isEmpty(); // then the path says in which hand
    return inMatch ? Words::tr("%1: %2", "place in a file, fault").arg(error.path, fault) : fault;
}

QString explain(const records::Fault& fault) {
    using records::FaultKind;
    switch (fault.kind) {
    case FaultKind::Json:
        return explain(fault.json);
    case FaultKind::Format:
        return Words::tr("This is not the kind of record asked for: its format is “%1”.").arg(fault.text);
    case FaultKind::Version:
        return Words::tr("This program reads version 1 of such records, not %1.").arg(fault.text);
    case FaultKind::Missing:
        return Words::tr("A field is missing: %1.").arg(fault.path);
    case FaultKind::UnknownSwitch:
        return Words::tr("The rule set has no such switch: %1.").arg(fault.path);
    case FaultKind::ActionForm:
        return Words::tr("Action %1 is not of the form of an action: “%2”.")
            .arg(fault.action)
            .arg(fault.text);
    case FaultKind::Unfinished:
        return Words::tr("A hand is not finished, but others follow it or it was paid: %1.").arg(fault.path);
    case FaultKind::ActionIllegal:
        return Words::tr("Action %1 is not allowed: “%2”.").arg(fault.action).arg(fault.text);
    case FaultKind::Mistyped:
    case FaultKind::SwitchValue:
    case FaultKind::Deck:
        break;
    }
    return Words::tr("A field has a value it cannot have: %1.").arg(fault.path);
}

} // namespace text
