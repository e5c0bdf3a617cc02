// The log of a hand of Tarocco bolognese.
#include "text/bolognese/bolognese_telling.h"

#include "text/plain/capitalised.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct Story {
    Q_DECLARE_TR_FUNCTIONS(BologneseStory)
};

LogLine plain(const QString& words, const char* rule) {
    return {LogLine::Kind::Plain, words, {}, QLatin1String(rule)};
}

LogLine accusoLine(const Accuso& accuso, const Teller& teller) {
    QStringList parts;
    for (const Combination& one : accuso.shown)
        parts << accusoShort(one);
    return {LogLine::Kind::Mark,
            byWhom(teller, accuso.seat, Story::tr("You accuse %1"), Story::tr("%1 accuses %2"),
                   semicolons(parts)),
            Story::tr("%1 %2", "+15, us").arg(accusoMark(accuso), teller.side(sideOf(accuso.seat))),
            accuso.early ? QStringLiteral("B6.5") : QStringLiteral("B6.2")};
}

LogSection dealOf(const View& view, const Teller& teller) {
    LogSection section{
        Story::tr("Deal"), byWhom(teller, view.dealer, Story::tr("You deal"), Story::tr("%1 deals")), {}};
    for (const Accuso& accuso : view.accusi)
        if (accuso.early)
            section.lines.push_back(accusoLine(accuso, teller));
    const bool early = !view.accusi.empty() && view.accusi.front().early;
    if (view.phase == Phase::Discard || early)
        return section;
    section.lines.push_back(view.discard
                                ? plain(byWhom(teller, view.dealer, Story::tr("You lay away %1"),
                                               Story::tr("%1 lays away %2"), cardsInText(*view.discard)),
                                        "B4.3")
                                : plain(byWhom(teller, view.dealer, Story::tr("You lay away 2 cards"),
                                               Story::tr("%1 lays away 2 cards")),
                                        "B4.3"));
    return section;
}

QString playOf(const Trick& trick, std::size_t i, const Teller& teller) {
    const Trick::Entry& play = trick.plays[i];
    const bool wins = trick.winner == play.seat;
    if (i == 0) {
        QString line = byWhom(teller, play.seat, Story::tr("You lead %1"), Story::tr("%1 leads %2"),
                              cardInText(play.card));
        if (play.signal != Signal::None)
            line += QStringLiteral(", ") + signalWord(play.signal);
        if (!wins)
            return line;
        return (teller.isMe(play.seat) ? Story::tr("%1, and win the trick", "You lead the 14")
                                       : Story::tr("%1, and wins the trick", "Lapo leads the 14"))
            .arg(line);
    }
    return wins ? byWhom(teller, play.seat, Story::tr("You win with %1"), Story::tr("%1 wins with %2"),
                         bolognese::cardInText(play.card, Role::With))
                : byWhom(teller, play.seat, Story::tr("You play %1"), Story::tr("%1 plays %2"),
                         cardInText(play.card));
}

LogSection trickOf(const View& view, std::size_t number, const Teller& teller) {
    const Trick& trick = view.tricks[number];
    LogSection section{Story::tr("Trick %1").arg(number + 1), Story::tr("now"), {}};
    if (trick.winner)
        section.right = byWhose(teller, sideOf(*trick.winner), Story::tr("ours"), Story::tr("theirs"),
                                QStringLiteral("%1"));
    for (std::size_t i = 0; i < trick.plays.size(); ++i) {
        if (number == 0)
            for (const Accuso& accuso : view.accusi)
                if (!accuso.early && accuso.seat == trick.plays[i].seat)
                    section.lines.push_back(accusoLine(accuso, teller));
        const char* rule = trick.plays[i].signal != Signal::None ? "B7.1"
                           : trick.plays[i].card == kMatto       ? "B5.4"
                           : trick.winner == trick.plays[i].seat ? "B5.3"
                                                                 : "B5.2";
        section.lines.push_back(plain(playOf(trick, i, teller), rule));
        if (trick.winner && trick.plays[i].card == kMatto &&
            sideOf(trick.plays[i].seat) != sideOf(*trick.winner))
            section.lines.push_back(
                plain(Story::tr("The Matto stays: it costs a card at the count"), "B8.2"));
    }
    // Accused, and no card played since.
    if (number == 0)
        for (const Accuso& accuso : view.accusi)
            if (!accuso.early &&
                std::ranges::find(trick.plays, accuso.seat, &Trick::Entry::seat) == trick.plays.end())
                section.lines.push_back(accusoLine(accuso, teller));
    return section;
}

LogSection endOf(const View& view, const Teller& teller, std::optional<tricks::Uncounted> uncounted) {
    LogSection section{Story::tr("The count"), {}, {}};
    const Result& result = *view.result;
    if (!result.calledOut && !result.exchange.cards.empty() && !result.cappotto)
        section.lines.push_back(
            plain(byWhose(teller, result.exchange.from, Story::tr("For the Matto we give %1"),
                          Story::tr("For the Matto they give %1"), Story::tr("For the Matto %1 give %2"),
                          cardsInText(result.exchange.cards)),
                  "B8.2"));
    for (const QString& line : resultLines(view, teller))
        section.lines.push_back(plain(line, "B8.4"));
    section.lines.push_back({LogLine::Kind::Strong,
                             resultLine(view, teller),
                             {},
                             result.calledOut  ? QStringLiteral("B6.5")
                             : result.cappotto ? QStringLiteral("B8.3")
                                               : QStringLiteral("B8.5")});
    if (uncounted)
        section.lines.push_back({LogLine::Kind::Plain, uncountedWords(*uncounted), {}, {}});
    return section;
}

} // namespace

// ---- The draw. ----

namespace {

Seat seatOf(int player, const PerSeat<int>& players) {
    for (Seat seat : kSeats)
        if (players[seat] == player)
            return seat;
    return Seat::S;
}

QString tiedNames(const Draw::Tie& tie, const PerSeat<int>& players, const Teller& teller) {
    QStringList names;
    for (const int player : tie.players) {
        const Seat seat = seatOf(player, players);
        names << (teller.isMe(seat) ? Story::tr("you") : teller.names[seat]);
    }
    return capitalised(joined(names));
}

} // namespace

QString drawSettled(const Teller& teller) {
    if (teller.isMe(Seat::N))
        return Story::tr("Highest card: %1 deals first, and plays with you (B3.1)")
            .arg(teller.names[Seat::S]);
    return byWhom(teller, Seat::S, Story::tr("Highest card: you deal first, and play with %1 (B3.1)"),
                  Story::tr("Highest card: %1 deals first, and plays with %2 (B3.1)"), teller.names[Seat::N]);
}

QString drawnAgain(const Draw& draw, const PerSeat<int>& players, const Teller& teller) {
    QStringList sentences;
    for (const DrawnCard& drawn : draw.cards)
        if (drawn.card == kMatto)
            sentences << byWhom(teller, seatOf(drawn.player, players),
                                Story::tr("You drew the Matto, which does not count here, and drew again."),
                                Story::tr("%1 drew the Matto, which does not count here, and drew again."));
    for (const Draw::Tie& tie : draw.ties)
        sentences << Story::tr("%1 drew equal cards, and then again: that settles only which of them is "
                               "higher (B3.1).")
                         .arg(tiedNames(tie, players, teller));
    return sentences.join(u' ');
}

namespace {

QString twoHighest(const Teller& teller) {
    for (Seat seat : {Seat::S, Seat::N})
        if (teller.isMe(seat))
            return Story::tr("The two highest, you and %1, play together", "a name")
                .arg(teller.names[partner(seat)]);
    return Story::tr("The two highest, %1 and %2, play together", "names")
        .arg(teller.names[Seat::S], teller.names[Seat::N]);
}

} // namespace

LogSection drawStory(const Draw& draw, const PerSeat<int>& players, const Teller& teller) {
    LogSection section{Story::tr("The draw"), {}, {}};
    for (std::size_t i = 0; i < draw.cards.size(); ++i) {
        for (const Draw::Tie& tie : draw.ties)
            if (tie.from == i)
                section.lines.push_back(plain(
                    Story::tr("%1 drew equal cards and draw again").arg(tiedNames(tie, players, teller)),
                    "B3.1"));
        const DrawnCard& drawn = draw.cards[i];
        const QString line = byWhom(teller, seatOf(drawn.player, players), Story::tr("You draw %1"),
                                    Story::tr("%1 draws %2"), cardInText(drawn.card));
        section.lines.push_back(plain(
            drawn.card == kMatto ? Story::tr("%1, which does not count here", "You draw the Matto").arg(line)
                                 : line,
            "B3.1"));
    }
    section.lines.push_back({LogLine::Kind::Strong, twoHighest(teller), {}, QStringLiteral("B3.2")});
    return section;
}

std::vector<LogSection> storyOf(const View& view, const Teller& teller,
                                std::optional<tricks::Uncounted> uncounted) {
    std::vector<LogSection> story{dealOf(view, teller)};
    // The first to play has accused before there is a trick.
    if (view.tricks.empty() && !view.accusi.empty() && !view.accusi.front().early) {
        LogSection first{Story::tr("Trick %1").arg(1), Story::tr("now"), {}};
        for (const Accuso& accuso : view.accusi)
            first.lines.push_back(accusoLine(accuso, teller));
        story.push_back(first);
    }
    for (std::size_t i = 0; i < view.tricks.size(); ++i)
        story.push_back(trickOf(view, i, teller));
    if (view.result)
        story.push_back(endOf(view, teller, uncounted));
    return story;
}

} // namespace text::bolognese
