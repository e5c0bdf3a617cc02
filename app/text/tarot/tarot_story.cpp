// The log of a hand of French Tarot.
#include "text/tarot/tarot_count_words.h"
#include "text/tarot/tarot_telling.h"
#include "text/words.h"

#include <QCoreApplication>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct Story {
    Q_DECLARE_TR_FUNCTIONS(TarotStory)
};

LogLine plain(const QString& words, const QString& rule) {
    return {LogLine::Kind::Plain, words, {}, rule};
}

LogSection dealOf(const View& view, const Teller& teller) {
    LogSection section{Story::tr("Deal"), dealsLine(view.dealer, teller), {}};
    const Table table = tableOf(view.rules, view.players);
    section.lines.push_back(
        plain(table.chien == 0
                  ? Story::tr("%n card(s) each", nullptr, table.hand)
                  : Story::tr("%n card(s) each, %1 in the chien", nullptr, table.hand).arg(table.chien),
              QStringLiteral("F4.2")));
    if (partsOf(view.rules, view.players).piles)
        section.lines.push_back(
            plain(Story::tr("six piles of four before each, their last card open"), QStringLiteral("F12.1")));
    return section;
}

LogSection auctionOf(const View& view, const Teller& teller) {
    const Seat mano = right(view.dealer, view.players);
    LogSection section{Story::tr("Auction"),
                       byWhom(teller, mano, Story::tr("you speak first"), Story::tr("%1 speaks first")),
                       {}};
    for (const auto& [seat, bid] : view.auction)
        section.lines.push_back(
            plain(bid == Bid::Pass
                      ? byWhom(teller, seat, Story::tr("You pass"), Story::tr("%1 passes"))
                      : byWhom(teller, seat, Story::tr("You bid %1"), Story::tr("%1 bids %2"), bidName(bid)),
                  bid == Bid::Pass ? QStringLiteral("F5.1") : QStringLiteral("F5.3")));
    return section;
}

// From the call to the announcement of a slam (F6, F7.1–F7.3).
LogSection beforePlay(const View& view, const Teller& teller) {
    const Contract& contract = *view.contract;
    LogSection section{view.players == 5 ? Story::tr("Call and chien") : Story::tr("Chien"), {}, {}};
    if (view.called)
        section.lines.push_back(plain(byWhom(teller, contract.declarer, Story::tr("You call %1"),
                                             Story::tr("%1 calls %2"), cardsInText(CardSet(*view.called))),
                                      QStringLiteral("F6.2")));
    if (contract.bid == Bid::GardeSans)
        section.lines.push_back(
            plain(Story::tr("Nobody looks at the chien; it is the declarer’s"), QStringLiteral("F6.6")));
    if (contract.bid == Bid::GardeContre)
        section.lines.push_back(
            plain(Story::tr("Nobody looks at the chien; it is the defence’s"), QStringLiteral("F6.7")));
    if (takesUp(contract.bid) && !view.chien.empty())
        section.lines.push_back(
            plain(Story::tr("Chien: %1").arg(cardList(tricks::setOf(view.chien))), QStringLiteral("F6.4")));
    if (view.called && takesUp(contract.bid) && tricks::setOf(view.chien).contains(*view.called) &&
        view.camp == Seats(contract.declarer))
        section.lines.push_back(
            plain(byWhom(teller, contract.declarer, Story::tr("The card called lies there: you play alone"),
                         Story::tr("The card called lies there: %1 plays alone")),
                  QStringLiteral("F6.3")));
    if (view.ecart) {
        const int count = tableOf(view.rules, view.players).chien;
        const bool known = view.seat == contract.declarer;
        section.lines.push_back(plain(
            known ? byWhom(teller, contract.declarer, Story::tr("You lay away %1"),
                           Story::tr("%1 lays away %2"), cardsInText(view.ecart->cards))
                  : Story::tr("%1 lays %n card(s) away", nullptr, count).arg(teller.names[contract.declarer]),
            QStringLiteral("F6.5")));
        if (!known && !view.ecart->shown.empty())
            section.lines.push_back(plain(Story::tr("Trumps among them: %1").arg(cardList(view.ecart->shown)),
                                          QStringLiteral("F6.5")));
    }
    if (view.slam == Slam::None && view.phase > Phase::Jeu)
        section.lines.push_back(
            plain(byWhom(teller, contract.declarer, Story::tr("You say jeu: the play begins"),
                         Story::tr("%1 says jeu: the play begins")),
                  QStringLiteral("F7.1")));
    if (view.slam != Slam::None)
        section.lines.push_back({LogLine::Kind::Strong,
                                 byWhom(teller, contract.declarer, Story::tr("You announce a %1"),
                                        Story::tr("%1 announces a %2"), slamName(view.slam)),
                                 {},
                                 QStringLiteral("F7.2")});
    return section;
}

// "Vieri leads the king of hearts, you the 7, Bice the 21 of trumps, Lapo the 4 of hearts": no suit is said
// where it is the one led and the one said last.
QString playsOf(const Trick& trick, const Teller& teller) {
    QStringList parts;
    QString led, before; // suits as they are named
    for (const Trick::Entry& play : trick.plays) {
        const QString suit = suitInName(play.card);
        const bool isLed = parts.isEmpty(), follows = !suit.isEmpty() && suit == led && suit == before;
        const QString card = follows ? shortName(play.card, Said::Sentence) : cardsInText(CardSet(play.card));
        parts << (isLed ? byWhom(teller, play.seat, Story::tr("You lead %1"), Story::tr("%1 leads %2"), card)
                        : byWhom(teller, play.seat, Story::tr("you %1", "then the card"),
                                 Story::tr("%1 %2", "name, then the card"), card));
        if (led.isEmpty())
            led = suit;
        before = suit;
    }
    return parts.join(QStringLiteral(", "));
}

// Whether both play on one side, as far as this seat knows; everyone alone is on a side of their own.
std::optional<bool> onOneSide(const View& view, Seat one, Seat other) {
    if (one == other || !view.contract)
        return one == other;
    if (view.players != 5)
        return (one == view.contract->declarer) == (other == view.contract->declarer);
    if (!view.camp)
        return std::nullopt;
    return view.camp->contains(one) == view.camp->contains(other);
}

// What becomes of the Excuse of a gathered trick, and whether its points are in what the winner is told.
struct ExcuseTold {
    QString words, rule;
    bool withTrick = true;
};
std::optional<ExcuseTold> excuseTold(const View& view, std::size_t number, const Teller& teller) {
    const Trick& trick = view.tricks[number];
    const auto play = std::ranges::find(trick.plays, kExcuse, &Trick::Entry::card);
    if (play == trick.plays.end())
        return std::nullopt;
    const Seat by = play->seat;
    const auto said = [&](const QString& you, const QString& other) {
        return byWhom(teller, by, you, other, pointsText(halves(CardSet(kExcuse))));
    };
    const ExcuseRule rule = excuseRuleOf(view.rules, view.players);
    if (by == *trick.winner)
        return ExcuseTold{Story::tr("The Excuse wins the last trick"), QStringLiteral("F8.12"), true};
    if (view.contract && rule == ExcuseRule::Captured)
        return ExcuseTold{Story::tr("The Excuse goes with the trick"), QStringLiteral("F11.2"), true};
    const auto together = onOneSide(view, by, *trick.winner);
    const bool last = number + 1 == static_cast<std::size_t>(tableOf(view.rules, view.players).tricks);
    // À la misère everyone keeps it; of two without an auction each is a camp (F12.4).
    const bool misere = !view.contract && partsOf(view.rules, view.players).auction;
    if (!misere && last)
        return ExcuseTold{Story::tr("Played to the last trick, the Excuse goes to the other side"),
                          QStringLiteral("F8.12"), together == false};
    if (misere)
        return ExcuseTold{said(Story::tr("You keep the Excuse, %1 card points"),
                               Story::tr("%1 keeps the Excuse, %2 card points")),
                          QStringLiteral("F10.2"), false};
    if (rule == ExcuseRule::Kept)
        return ExcuseTold{said(Story::tr("You keep the Excuse, %1 card points; nothing is owed for it"),
                               Story::tr("%1 keeps the Excuse, %2 card points; nothing is owed for it")),
                          QStringLiteral("F11.2"), false};
    if (!together)
        return ExcuseTold{
            said(Story::tr("You keep the Excuse, %1 card points; if the trick is the other side’s, a card is "
                           "owed for it at the count"),
                 Story::tr("%1 keeps the Excuse, %2 card points; if the trick is the other side’s, a card is "
                           "owed for it at the count")),
            QStringLiteral("F8.11"), false};
    if (*together)
        return ExcuseTold{Story::tr("The Excuse stays on the side of its player"), QStringLiteral("F8.11"),
                          true};
    return ExcuseTold{
        said(Story::tr("You keep the Excuse, %1 card points, and owe a card for it at the count"),
             Story::tr("%1 keeps the Excuse, %2 card points, and owes a card for it at the count")),
        QStringLiteral("F8.11"), false};
}

LogSection trickOf(const View& view, std::size_t number, const Teller& teller) {
    const Trick& trick = view.tricks[number];
    LogSection section{Story::tr("Trick %1").arg(number + 1), Story::tr("now"), {}};
    std::optional<ExcuseTold> excuse;
    if (trick.winner) {
        excuse = excuseTold(view, number, teller);
        CardSet cards;
        for (const Trick::Entry& play : trick.plays)
            if (play.card != kExcuse || excuse->withTrick)
                cards.insert(play.card);
        section.right = byWhom(teller, *trick.winner, Story::tr("you, %1", "who won, points"),
                               Story::tr("%1, %2", "who won, points"), pointsText(halves(cards)));
    }
    if (number == 0)
        for (const Announcement& one : view.announcements)
            section.lines.push_back(
                {LogLine::Kind::Mark, announcedLine(one, teller),
                 one.kind == Announced::Poignee
                     ? QString::number(poigneeWorth(one.cards.size(), view.players))
                     : QStringLiteral("10"),
                 one.kind == Announced::Poignee ? QStringLiteral("F7.5") : QStringLiteral("F7.7")});
    section.lines.push_back(plain(playsOf(trick, teller), QStringLiteral("F8.1")));
    if (excuse)
        section.lines.push_back(plain(excuse->words, excuse->rule));
    return section;
}

LogSection endOf(const View& view, const Teller& teller, std::optional<tricks::Uncounted> uncounted) {
    LogSection section{Story::tr("The count"), {}, {}};
    const ResultWords words = resultWords(view, teller);
    for (const auto& [line, rule] : words.lines)
        section.lines.push_back(plain(line, rule));
    if (const QString excuse = excuseNote(view, teller); !excuse.isEmpty())
        section.lines.push_back(plain(excuse, excuse.contains(QStringLiteral("F8.12"))
                                                  ? QStringLiteral("F8.12")
                                                  : QStringLiteral("F8.11")));
    section.lines.push_back({LogLine::Kind::Strong, words.sentence, {}, words.rule});
    if (uncounted)
        section.lines.push_back(plain(uncountedWords(*uncounted), {}));
    return section;
}

} // namespace

LogSection drawStory(const std::vector<DrawnCard>& draw, const Teller& teller) {
    LogSection section{Story::tr("The draw"), {}, {}};
    for (const DrawnCard& drawn : draw)
        section.lines.push_back(plain(byWhom(teller, drawn.seat, Story::tr("You draw %1"),
                                             Story::tr("%1 draws %2"), cardsInText(CardSet(drawn.card))),
                                      QStringLiteral("F3.2")));
    section.lines.push_back(
        {LogLine::Kind::Strong,
         byWhom(teller, firstDealer(draw), Story::tr("Yours is the lowest: you deal first"),
                Story::tr("%1 has the lowest, and deals first")),
         {},
         QStringLiteral("F3.2")});
    return section;
}

QString lastDone(const View& view, const Teller& teller) {
    if (view.tricks.empty()) {
        const LogSection last = storyOf(view, teller, {}).back();
        return last.lines.empty() ? last.right : last.lines.back().left;
    }
    const Trick& trick = view.tricks.back();
    if (!trick.winner)
        return playsOf(trick, teller);
    QString done =
        Story::tr("%1: %2", "a trick, who wins it")
            .arg(playsOf(trick, teller), byWhom(teller, *trick.winner, Story::tr("you win the trick"),
                                                Story::tr("%1 wins the trick")));
    if (const auto excuse = excuseTold(view, view.tricks.size() - 1, teller))
        done += QStringLiteral(". ") + excuse->words;
    return done;
}

std::vector<LogSection> storyOf(const View& view, const Teller& teller,
                                std::optional<tricks::Uncounted> uncounted) {
    std::vector<LogSection> story{dealOf(view, teller)};
    if (!view.auction.empty())
        story.push_back(auctionOf(view, teller));
    if (view.contract && (view.called || view.phase > Phase::Call))
        if (const LogSection section = beforePlay(view, teller); !section.lines.empty())
            story.push_back(section);
    for (std::size_t i = 0; i < view.tricks.size(); ++i)
        story.push_back(trickOf(view, i, teller));
    // Announced before the first card, which has not come yet.
    if (view.tricks.empty() && !view.announcements.empty()) {
        LogSection section{Story::tr("Trick %1").arg(1), Story::tr("now"), {}};
        for (const Announcement& one : view.announcements)
            section.lines.push_back(
                {LogLine::Kind::Mark, announcedLine(one, teller), {}, QStringLiteral("F7.4")});
        story.push_back(section);
    }
    if (view.result)
        story.push_back(endOf(view, teller, uncounted));
    return story;
}

} // namespace text::tarot
