#include "desktop/tarot/short_rules.h"

#include "tarot/deal.h"

#include <QCoreApplication>

namespace desktop {

using settings::RulePart;
using tarot::Parts;

namespace {

struct TarotInShort {
    Q_DECLARE_TR_FUNCTIONS(TarotInShort)
};

// ---- What every table has. ----

RulePart cards() {
    return {TarotInShort::tr("The cards"),
            TarotInShort::tr(
                "Four suits of fourteen: king, queen, knight, jack, then 10 down to the ace, the lowest. "
                "Twenty-one trumps, and the Excuse. Trump 21, trump 1 (the Petit) and the Excuse are the "
                "three <i>bouts</i>."),
            QStringLiteral("F1.1–F1.4"),
            {}};
}

RulePart worth() {
    return {
        TarotInShort::tr("What counts"),
        TarotInShort::tr("Each with a low card; two low cards together are worth 1. That makes 91 in all."),
        QStringLiteral("F2.1, F2.2"),
        {{QStringLiteral("5"), TarotInShort::tr("a bout, or a king")},
         {QStringLiteral("4"), TarotInShort::tr("a queen")},
         {QStringLiteral("3"), TarotInShort::tr("a knight")},
         {QStringLiteral("2"), TarotInShort::tr("a jack")}}};
}

// ---- With a declarer. ----

RulePart aimOfTaker(int players) {
    return {TarotInShort::tr("The aim"),
            players > 2
                ? TarotInShort::tr("One player, the taker, plays against the others: with five mostly "
                                   "with a partner, whose king "
                                   "was called. The taker must win enough card points, and pays or is "
                                   "paid by each defender.")
                : TarotInShort::tr("One of you, the taker, plays against the other. The taker must "
                                   "win enough card points, and is paid, or else pays."),
            players > 2 ? QStringLiteral("F6.3, F9.3") : QStringLiteral("F9.3"),
            {}};
}

RulePart needOfTaker() {
    return {TarotInShort::tr("What the taker needs"),
            TarotInShort::tr(
                "With three bouts at the end 36 card points, with two 41, with one 51, with none 56."),
            QStringLiteral("F2.3"),
            {}};
}

RulePart bids() {
    return {
        TarotInShort::tr("The bids"),
        TarotInShort::tr(
            "<i>Prise</i>, <i>garde</i>: the taker takes up the chien and lays as many cards away. "
            "<i>Garde sans</i>: the chien counts for the taker, unseen. <i>Garde contre</i>: it counts for "
            "the defence. A <i>pousse</i>, where it is played, outbids a prise at the same price. Each "
            "speaks "
            "once, and a bid must be higher than those before it."),
        QStringLiteral("F5.1–F5.3"),
        {}};
}

RulePart chien() {
    return {TarotInShort::tr("Chien and écart"),
            TarotInShort::tr(
                "The chien is turned up for all. The taker lays away, face down, plain cards: no king, "
                "no bout, and trumps only where there is nothing else. They count for the taker."),
            QStringLiteral("F6.4, F6.5"),
            {}};
}

RulePart play() {
    return {TarotInShort::tr("The play"),
            TarotInShort::tr(
                "The player at the dealer’s right leads. Follow suit; if you cannot, play a trump. A trump "
                "must beat those that lie there, if you have one that does. With neither, play anything."),
            QStringLiteral("F8.1–F8.5"),
            {}};
}

RulePart excuse() {
    return {
        TarotInShort::tr("The Excuse"),
        TarotInShort::tr(
            "It may be played instead of any card; it does not win, and stays with its camp, which gives a "
            "low card for it. In the last trick it changes camps, unless its camp has won all tricks."),
        QStringLiteral("F8.7, F8.11, F8.12"),
        {}};
}

RulePart announcements() {
    return {TarotInShort::tr("Announcements"),
            TarotInShort::tr("<i>Poignée</i>: many trumps shown before one’s first card. <i>Chelem</i>: all "
                             "tricks, "
                             "announced before the play."),
            QStringLiteral("F7.2, F7.5"),
            {}};
}

RulePart priceOfContract(const Parts& parts) {
    return {
        TarotInShort::tr("The price"),
        parts.announced
            ? TarotInShort::tr(
                  "25 and 1 for each card point above or below what was needed, and 10 for the Petit won in "
                  "the "
                  "last trick; all of it times 1, 2, 4 or 6 by the bid. Poignées and a slam are added. "
                  "Every defender pays it, or is paid.")
            : TarotInShort::tr(
                  "25 and 1 for each card point above or below what was needed, and 10 for the Petit won in "
                  "the last trick; all of it times 1, 2, 4 or 6 by the bid. The other pays it, or is paid."),
        QStringLiteral("F9.4, F9.5"),
        {}};
}

// ---- Of two, each with piles. ----

RulePart aimOfTwo() {
    return {
        TarotInShort::tr("The aim"),
        TarotInShort::tr("You play against each other. Whoever has more card points in tricks than the own "
                         "bouts need wins the hand, and is paid by the other."),
        QStringLiteral("F12.5"),
        {}};
}

RulePart needOfTwo() {
    return {
        TarotInShort::tr("What each needs"),
        TarotInShort::tr("With three bouts at the end 36 card points, with two 41, with one 51, with none "
                         "56. The two needs make 92 together: exactly one of you has enough."),
        QStringLiteral("F2.3, F12.5"),
        {}};
}

RulePart piles() {
    return {
        TarotInShort::tr("The piles"),
        TarotInShort::tr(
            "Besides your hand six piles of four cards lie before each of you. The open card on top of your "
            "own piles is played like one in hand, and obliges you like one. Once the trick is complete, the "
            "card under it is turned up."),
        QStringLiteral("F12.1, F12.2"),
        {}};
}

RulePart playOfTwo() {
    return {
        TarotInShort::tr("The play"),
        TarotInShort::tr(
            "Who did not deal leads, then whoever won the trick. Follow suit; if you cannot, play a trump. A "
            "trump must beat the one that lies there, if you have one that does. With neither, play "
            "anything."),
        QStringLiteral("F8.1–F8.5"),
        {}};
}

RulePart excuseOfTwo() {
    return {
        TarotInShort::tr("The Excuse"),
        TarotInShort::tr("It may be played instead of any card. It wins nothing, but stays yours: for it you "
                         "give a low card at the count, if the trick went to the other. In the last trick it "
                         "goes to the other player."),
        QStringLiteral("F8.7, F8.11, F8.12"),
        {}};
}

RulePart priceOfTwo() {
    return {
        TarotInShort::tr("The price"),
        TarotInShort::tr("The loser pays the winner 25, and 1 for each card point above what the winner "
                         "needed; 10 more if the winner won the last trick with the Petit in it, 10 less if "
                         "the loser did."),
        QStringLiteral("F12.5"),
        {}};
}

} // namespace

settings::RulesInShort tarotInShort(const tarot::RuleSet& rules, int players) {
    const Parts parts = tarot::partsOf(rules, players);
    settings::RulesInShort all;
    all.game = parts.piles ? TarotInShort::tr("French Tarot for two") : QStringLiteral("French Tarot");
    all.left = {parts.auction ? aimOfTaker(players) : aimOfTwo(), cards(), worth(),
                parts.auction ? needOfTaker() : needOfTwo()};
    if (parts.auction) {
        all.left.push_back(bids());
        all.right.push_back(chien());
    }
    if (parts.piles)
        all.right.push_back(piles());
    all.right.push_back(parts.piles ? playOfTwo() : play());
    all.right.push_back(parts.piles ? excuseOfTwo() : excuse());
    if (parts.announced)
        all.right.push_back(announcements());
    all.right.push_back(parts.auction ? priceOfContract(parts) : priceOfTwo());
    return all;
}

} // namespace desktop
