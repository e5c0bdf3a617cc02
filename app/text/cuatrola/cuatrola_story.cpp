// The log of a hand of Cuatrola.
#include "text/cuatrola/cuatrola_telling.h"

#include <QCoreApplication>

namespace text::cuatrola {

using namespace ::cuatrola;

namespace {

struct Story {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaStory)
};

LogSection dealOf(const View& view, const Teller& teller) {
    LogSection section{
        Story::tr("Deal"), byWhom(teller, view.dealer, Story::tr("You deal"), Story::tr("%1 deals")), {}};
    section.lines.push_back(
        {LogLine::Kind::Plain,
         capitalised(Story::tr("%1 is turned up: %2", "a card; what is trumps")
                         .arg(cardInText(view.turnedUp), trumpLine(suitOf(view.turnedUp)))),
         {},
         QStringLiteral("C3.3")});
    return section;
}

// What the asking came to: a hand with partners, or who takes no part.
QString howPlayed(const Contract& contract, const Teller& teller) {
    return contract.bid == Bid::Pass
               ? Story::tr("A plain hand, with partners, for 1")
               : byWhom(teller, *contract.idle, Story::tr("You are idle"), Story::tr("%1 is idle"));
}

LogSection askingOf(const View& view, const Teller& teller) {
    LogSection section{Story::tr("Asking"), {}, {}};
    for (const auto& [seat, bid] : view.bids) {
        const QString line =
            bid == Bid::Pass
                ? byWhom(teller, seat, Story::tr("You pass"), Story::tr("%1 passes"))
                : byWhom(teller, seat, Story::tr("You ask %1"), Story::tr("%1 asks %2"), bidName(bid));
        section.lines.push_back({LogLine::Kind::Plain, line, {}, QStringLiteral("C4.1")});
    }
    if (view.contract)
        section.lines.push_back(
            {LogLine::Kind::Strong,
             howPlayed(*view.contract, teller),
             {},
             view.contract->bid == Bid::Pass ? QStringLiteral("C4.3") : QStringLiteral("C4.4")});
    return section;
}

// "Vieri leads the king of coins, you the page of cups, Bice the ace of coins, Lapo the three": no suit is
// said where it is the one led and the one said last.
QString playsOf(const Trick& trick, const Teller& teller) {
    QStringList parts;
    std::optional<Suit> before; // named last
    for (const auto& play : trick.plays) {
        const Suit suit = suitOf(play.card);
        const bool follows = suit == before && suit == suitOf(trick.plays.front().card);
        const QString card = follows ? rankName(rankOf(play.card), Said::Sentence) : cardInText(play.card);
        before = suit;
        if (parts.isEmpty())
            parts << byWhom(teller, play.seat, Story::tr("You lead %1"), Story::tr("%1 leads %2"), card);
        else
            parts << byWhom(teller, play.seat, Story::tr("you %1", "then the card"),
                            Story::tr("%1 %2", "name, then the card"), card);
    }
    return parts.join(QStringLiteral(", "));
}

LogSection trickOf(const View& view, std::size_t number, const Teller& teller) {
    const Trick& trick = view.tricks[number];
    LogSection section{Story::tr("Trick %1").arg(number + 1), Story::tr("now"), {}};
    if (trick.winner) {
        int worth = 0;
        for (const auto& play : trick.plays)
            worth += points(play.card);
        section.right = byWhose(teller, sideOf(*trick.winner), Story::tr("ours"), Story::tr("theirs"),
                                QStringLiteral("%1"));
        if (view.contract->bid <= Bid::Solo) // else only tricks matter (C7.3)
            section.right = Story::tr("%1, %2", "ours, points").arg(section.right).arg(worth);
    }
    section.lines.push_back({LogLine::Kind::Plain, playsOf(trick, teller), {}, QStringLiteral("C5.1")});
    for (const Cante& cante : view.cantes)
        if (cante.trick == static_cast<int>(number) + 1 && cante.suits != 0) {
            const QString what = contains(cante.suits, suitOf(view.turnedUp)) && cante.points == 40
                                     ? Story::tr("the forty")
                                     : Story::tr("twenty in %1").arg(suitList(cante.suits));
            section.lines.push_back(
                {LogLine::Kind::Mark,
                 byWhom(teller, cante.seat, Story::tr("You sing %1"), Story::tr("%1 sings %2"), what),
                 pointsFor(cante.points, sideOf(cante.seat), teller), QStringLiteral("C6.1")});
        }
    return section;
}

LogSection endOf(const View& view, const Teller& teller, std::optional<tricks::Uncounted> uncounted) {
    LogSection section{Story::tr("The count"), {}, {}};
    for (const QString& line : countLines(view, teller))
        section.lines.push_back({LogLine::Kind::Plain, line, {}, QStringLiteral("C7.2")});
    section.lines.push_back({LogLine::Kind::Strong, resultLine(view, teller), {}, ruleOfResult(view)});
    if (uncounted)
        section.lines.push_back({LogLine::Kind::Plain, uncountedWords(*uncounted), {}, {}});
    return section;
}

} // namespace

QString askingTold(const Contract& contract, const Teller& teller) {
    const QString how = howPlayed(contract, teller) + u'.';
    if (!contract.bidder || teller.isMe(*contract.bidder)) // who asked is told so with the first card
        return how;
    return Story::tr("%1: %2.", "name, what they play")
               .arg(teller.name(*contract.bidder),
                    plateLine({*contract.bidder, false, {}, contract}, teller)) +
           u' ' + how;
}

LogSection drawStory(const std::vector<DrawnCard>& draw, const Teller& teller) {
    LogSection section{Story::tr("The draw"), {}, {}};
    QStringList cards;
    for (const DrawnCard& drawn : draw)
        cards << cardName(drawn.card);
    section.lines.push_back({LogLine::Kind::Plain,
                             Story::tr("Dealt round face up: %1").arg(cards.join(QStringLiteral(", "))),
                             {},
                             QStringLiteral("C2.2")});
    section.lines.push_back(
        {LogLine::Kind::Strong,
         byWhom(teller, draw.back().seat, Story::tr("The king falls to you: you deal first"),
                Story::tr("The king falls to %1, who deals first")),
         {},
         QStringLiteral("C2.2")});
    return section;
}

std::vector<LogSection> storyOf(const View& view, const Teller& teller,
                                std::optional<tricks::Uncounted> uncounted) {
    std::vector<LogSection> story{dealOf(view, teller)};
    if (!view.bids.empty())
        story.push_back(askingOf(view, teller));
    for (std::size_t i = 0; i < view.tricks.size(); ++i)
        story.push_back(trickOf(view, i, teller));
    if (view.score)
        story.push_back(endOf(view, teller, uncounted));
    return story;
}

} // namespace text::cuatrola
