#include "text/tarot/tarot_telling.h"

#include "text/plain/capitalised.h"
#include "text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct Telling {
    Q_DECLARE_TR_FUNCTIONS(TarotTelling)
};

// The highest bid so far, and whose it is; nothing while all have passed.
const std::pair<Seat, Bid>* standingBid(const View& view) {
    const std::pair<Seat, Bid>* highest = nullptr;
    for (const auto& spoken : view.auction)
        if (spoken.second != Bid::Pass)
            highest = &spoken;
    return highest;
}

std::optional<Bid> bidOf(const View& view, Seat seat) {
    for (const auto& [who, bid] : view.auction)
        if (who == seat)
            return bid;
    return std::nullopt;
}

// "with Bice", "against Bice": as far as this seat knows who plays with whom.
QString camp(const View& view, Seat seat, const Teller& teller) {
    if (view.players != 5 || !view.camp || seat == view.contract->declarer)
        return {};
    const Seat declarer = view.contract->declarer;
    return view.camp->contains(seat)
               ? byWhom(teller, declarer, Telling::tr("with you"), Telling::tr("with %1"))
               : byWhom(teller, declarer, Telling::tr("against you"), Telling::tr("against %1"));
}

} // namespace

QString Teller::name(Seat seat) const {
    return isMe(seat) ? Telling::tr("You") : names[seat];
}

QString byWhom(const Teller& teller, Seat seat, const QString& you, const QString& other,
               const QString& object) {
    if (teller.isMe(seat))
        return object.isNull() ? you : you.arg(object);
    return object.isNull() ? other.arg(teller.names[seat]) : other.arg(teller.names[seat], object);
}

QString pointsText(int halves) {
    if (halves < 0)
        return QStringLiteral("\u2212") + pointsText(-halves);
    const QString half = halves % 2 == 0 ? QString() : QStringLiteral("½");
    return halves == 1 ? half : QString::number(halves / 2) + half;
}

QString suitOrTrumps(Card card) {
    return isSuitCard(card) ? suitName(suitOf(card)) : Telling::tr("trumps");
}

// ---- Lines under names. ----

QString plateLine(const View& view, Seat seat, const Teller& teller) {
    QStringList parts;
    if (seat == view.dealer)
        parts << (view.phase == Phase::Auction && !bidOf(view, seat) ? Telling::tr("deals, speaks last")
                                                                     : Telling::tr("deals"));
    if (view.contract && view.contract->declarer == seat)
        parts << Telling::tr("declarer: %1", "garde").arg(bidName(view.contract->bid));
    else if (view.phase == Phase::Auction && bidOf(view, seat))
        parts << (bidOf(view, seat) == Bid::Pass ? Telling::tr("passes") : Telling::tr("bids"));
    if (view.contract)
        parts << camp(view, seat, teller);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

namespace {

// "hearts, or the Excuse", "trumps"; "play a card" where several suits will do, or any card.
QString playable(const PlayChoice& choice, const View& view) {
    const bool leads = view.tricks.empty() || view.tricks.back().winner;
    if (leads)
        return Telling::tr("your turn: lead");
    QStringList suits;
    for (Suit suit : kSuits)
        if (!(choice.cards & cardsOf(suit)).empty())
            suits << suitName(suit);
    if (!(choice.cards & kTrumps).empty())
        suits << Telling::tr("trumps");
    const bool any = (view.hand | setOf(view.tops[view.seat])) == choice.cards;
    if (suits.size() > 1 || (any && !suits.isEmpty()))
        return Telling::tr("your turn: play a card");
    if (suits.isEmpty())
        return Telling::tr("your turn: the Excuse");
    return (choice.cards.contains(kExcuse) ? Telling::tr("your turn: %1, or the Excuse")
                                           : Telling::tr("your turn: %1"))
        .arg(suits.front());
}

} // namespace

QString turnLine(const Choice& choice, const View& view) {
    if (std::holds_alternative<AuctionChoice>(choice.among))
        return Telling::tr("your turn: bid");
    if (std::holds_alternative<CallChoice>(choice.among))
        return Telling::tr("your turn: call a card");
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
        return Telling::tr("your turn: lay %n card(s) away", nullptr, discard->count);
    if (std::holds_alternative<JeuChoice>(choice.among))
        return Telling::tr("your turn: say jeu");
    return playable(std::get<PlayChoice>(choice.among), view);
}

// ---- The auction. ----

QString chienWords(int cards) {
    return Telling::tr("the chien, %n card(s)", nullptr, cards);
}

QString auctionLine(const View& view, const Teller& teller) {
    const auto* stands = standingBid(view);
    if (!stands)
        return Telling::tr("Nobody has bid yet");
    return Telling::tr("%1’s %2 stands: bid higher, or pass")
        .arg(teller.names[stands->first], bidName(stands->second));
}

QString needLine(CardSet hand) {
    const int bouts = (hand & kBouts).size();
    return bouts == 0 ? Telling::tr("no bout in your hand: %1 card points to make").arg(needed(0))
                      : Telling::tr("%n bout(s) in your hand: %1 card points to make", nullptr, bouts)
                            .arg(needed(bouts));
}

QString bidOnTile(Bid bid) {
    static const std::array names{
        QT_TRANSLATE_NOOP("TarotTelling", "&Pass"),       QT_TRANSLATE_NOOP("TarotTelling", "P&rise"),
        QT_TRANSLATE_NOOP("TarotTelling", "P&ousse"),     QT_TRANSLATE_NOOP("TarotTelling", "&Garde"),
        QT_TRANSLATE_NOOP("TarotTelling", "Garde &sans"), QT_TRANSLATE_NOOP("TarotTelling", "Garde &contre")};
    return Telling::tr(names[static_cast<std::size_t>(bid)]);
}

QString underBid(Bid bid, const View& view, const Teller& teller) {
    if (bid == Bid::Pass)
        return Telling::tr("no bid");
    const auto* stands = standingBid(view);
    if (stands && stands->second == bid)
        return Telling::tr("%1 has it").arg(teller.names[stands->first]);
    if (stands && stands->second > bid)
        return Telling::tr("below %1").arg(bidName(stands->second));
    const QString times = QStringLiteral("× %1").arg(coefficientOf(bid));
    if (bid == Bid::Pousse) // it costs what a prise does
        return Telling::tr("%1, over prise").arg(times);
    if (bid == Bid::GardeSans)
        return Telling::tr("%1, chien unseen").arg(times);
    return bid == Bid::GardeContre ? Telling::tr("%1, chien theirs").arg(times) : times;
}

BidPays bidPays(Bid bid, const View& view, const Teller& teller) {
    BidPays pays;
    const auto* stands = standingBid(view);
    if (bid == Bid::Pass) {
        pays.title = Telling::tr("What a pass means");
        pays.formula = Telling::tr("no bid");
        if (stands)
            pays.lines = {Telling::tr("%1’s %2 stands, and is played if nobody bids higher.")
                              .arg(teller.names[stands->first], bidName(stands->second))};
        else
            pays.lines = {
                view.rules.allPass == AllPass::Misere
                    ? Telling::tr("If all pass, everyone plays alone, for the fewest card points (F10).")
                    : Telling::tr("If all pass, the next player deals (F5.5).")};
        return pays;
    }
    const int times = coefficientOf(bid), base = 25 * times;
    pays.title = Telling::tr("What a %1 pays in score").arg(bidName(bid));
    pays.formula = times == 1 ? Telling::tr("25 + card points over")
                              : Telling::tr("(25 + card points over) × %1").arg(times);
    const int others = view.players - 1;
    pays.lines = {
        others == 1 ? Telling::tr("Just made, the other pays you %1; every card point over, %2 more.")
                          .arg(base)
                          .arg(times)
        : view.players == 5
            ? Telling::tr("Just made, each defender pays %1; every card point over, %2 more.")
                  .arg(base)
                  .arg(times)
            : Telling::tr("Just made, each of the %n others pays you %1; every card point over, %2 more.",
                          nullptr, others)
                  .arg(base)
                  .arg(times),
        others == 1 ? Telling::tr("Lost, you pay as much, and %1 for every card point short.").arg(times)
        : view.players == 5
            ? Telling::tr("Lost, each gets as much, and %1 for every card point short.").arg(times)
            : Telling::tr("Lost, you pay each of them %1, and %2 for every card point short.")
                  .arg(base)
                  .arg(times)};
    if (partsOf(view.rules, view.players).called)
        pays.lines << (view.rules.split == Split::Thirds
                           ? Telling::tr("You call a king: who holds it plays with you, for a third.")
                           : Telling::tr("You call a king: who holds it plays with you, for half."));
    pays.lines << (takesUp(bid)
                       ? Telling::tr("You take up the chien. Petit au bout and poignées count besides.")
                   : bid == Bid::GardeSans ? Telling::tr("The chien is yours, but nobody looks at it.")
                                           : Telling::tr("The chien counts for the others."));
    return pays;
}

// ---- Call, écart, jeu. ----

QString callLine(const View& view) {
    const QString what =
        view.rules.callAny ? Telling::tr("Call a card", "F6.1") : Telling::tr("Call a king", "F6.1");
    return (view.rules.partner == Partner::Taker // F6.3
                ? Telling::tr("%1: who wins its trick plays with you")
                : Telling::tr("%1: who holds it plays with you; with your own you are alone"))
        .arg(what);
}

DiscardWords discardWords(CardSet hand, CardSet raised, const DiscardChoice& choice) {
    DiscardWords words;
    words.count = Telling::tr("%1 of %2", "cards raised").arg(raised.size()).arg(choice.count);
    QStringList voids;
    for (Suit suit : kSuits)
        if (!(hand & cardsOf(suit)).empty() && (hand & cardsOf(suit)) - raised == CardSet{})
            voids << suitName(suit);
    words.effect = voids.isEmpty()
                       ? Telling::tr("The écart counts for you")
                       : Telling::tr("You can trump %1 then", "spades and hearts").arg(joined(voids));
    const int laid = halves(raised);
    words.note = raised.empty() ? Telling::tr("Click the cards that go")
                                : Telling::tr("%1 card points lie in it").arg(pointsText(laid));
    return words;
}

QString whyNotLaidAway(Card card, const DiscardChoice& choice, std::optional<Card> called) {
    if (choice.must.contains(card) || choice.from.contains(card))
        return {};
    if (kBouts.contains(card))
        return Telling::tr("A bout is never laid away (F6.5).");
    if (card == called)
        return Telling::tr("The card called is never laid away (F6.5).");
    if (isSuitCard(card))
        return Telling::tr("A king is never laid away (F6.5).");
    return Telling::tr("Trumps are laid away only where other cards are lacking (F6.5).");
}

QString slamButton(Slam slam) {
    switch (slam) {
    case Slam::None:
        return Telling::tr("Say &jeu");
    case Slam::Chelem:
        return Telling::tr("Announce a &chelem");
    case Slam::PetitChelem:
        break;
    }
    return Telling::tr("Announce a &petit chelem");
}

QString jeuLine(const View& view) {
    return Telling::tr("Your %1: say “jeu”, and the play begins (F7.1)").arg(bidName(view.contract->bid));
}

QString jeuNote(const View& view) {
    return Telling::tr("Or announce a chelem, a slam: every trick, for %1 more from each, or to each (F9.8).")
        .arg(view.rules.chelem);
}

// ---- Announcements. ----

QString poigneeName(int cards) {
    return Telling::tr("poignée of %1").arg(cards);
}

QString announceOffer(const PlayChoice& choice) {
    return choice.poignees.empty() ? Telling::tr("You may announce a misère, a lack in your hand")
                                   : Telling::tr("You may show a poignée, a handful of trumps");
}

QString announceNote(const PlayChoice& choice, const View& view) {
    if (choice.poignees.empty())
        return Telling::tr("10 from each of the others (F9.9). Or just play a card.");
    const int most = choice.poignees.back().count;
    return Telling::tr("%1 trumps: %2 for the camp that wins the hand (F9.7). Or just play a card.")
        .arg(most)
        .arg(poigneeWorth(most, view.players));
}

QString poigneeButton(const PoigneeChoice& choice, int players) {
    return Telling::tr("Show %1, for %2", "so many trumps, for so many points")
        .arg(choice.count)
        .arg(poigneeWorth(choice.count, players));
}

QString misereButton(Announced kind) {
    return capitalised(announcedName(kind));
}

QString announcedLine(const Announcement& announcement, const Teller& teller) {
    if (announcement.kind == Announced::Poignee)
        return byWhom(teller, announcement.seat, Telling::tr("You show a %1"), Telling::tr("%1 shows a %2"),
                      poigneeName(announcement.cards.size()));
    return byWhom(teller, announcement.seat, Telling::tr("You announce a %1"),
                  Telling::tr("%1 announces a %2"), announcedName(announcement.kind));
}

QString announcedMeaning(const Announcement& announcement, int players) {
    if (announcement.kind == Announced::Poignee)
        return Telling::tr("%1 for the camp that wins the hand (F9.7).")
            .arg(poigneeWorth(announcement.cards.size(), players));
    return Telling::tr("10 from each of the others (F9.9).");
}

} // namespace text::tarot
