#include "desktop/played/played_words.h"

#include "text/figures.h"
#include "text/plain/clock.h"
#include "text/reason_words.h"
#include "text/telling.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace played {

namespace {

struct PlayedWords {
    Q_DECLARE_TR_FUNCTIONS(played)
};

QString runWords(const Picture& picture) {
    CardSet cards;
    for (Card card : picture.cards)
        cards.insert(card);
    return text::versicolaName({versicolaKindOf(cards), cards, picture.points});
}

// Of the whole match, as each has paid it; nothing while it is not over.
QString winnerWords(const std::vector<const ListedHand*>& game, const Accounts& accounts) {
    const ListedHand& any = *game.front();
    if (static_cast<int>(game.size()) < any.hand.handsInAll)
        return PlayedWords::tr("not over");
    const int best = *std::ranges::max_element(accounts);
    if (best == 0)
        return PlayedWords::tr("nobody wins");
    QStringList names;
    for (Seat seat : kSeats)
        if (accounts[static_cast<std::size_t>(any.hand.players[seat])] == best)
            names << (any.hand.players[seat] == 0 ? PlayedWords::tr("you") : any.hand.names[seat]);
    if (names == QStringList{PlayedWords::tr("you")})
        return PlayedWords::tr("you win");
    return (names.size() == 1 ? PlayedWords::tr("%1 wins") : PlayedWords::tr("%1 win"))
        .arg(text::joined(names));
}

} // namespace

QString featureName(Feature feature) {
    switch (feature) {
    case Feature::All:
        return PlayedWords::tr("All");
    case Feature::LongRun:
        return PlayedWords::tr("Long run");
    case Feature::FourKings:
        return PlayedWords::tr("Four kings");
    case Feature::FoolsVersicola:
        return PlayedWords::tr("Fool’s versicola");
    case Feature::FoolLost:
        return PlayedWords::tr("Fool lost");
    case Feature::Cappotto:
        return PlayedWords::tr("Cappotto");
    case Feature::DearMistake:
        return PlayedWords::tr("Dear mistake");
    case Feature::Hints:
        return PlayedWords::tr("Hints taken");
    case Feature::NotReviewed:
        return PlayedWords::tr("Not reviewed");
    }
    return {};
}

QString headOfPicture(Feature feature) {
    switch (feature) {
    case Feature::LongRun:
        return PlayedWords::tr("the run");
    case Feature::FourKings:
        return PlayedWords::tr("the kings");
    case Feature::FoolLost:
        return PlayedWords::tr("the Fool");
    case Feature::DearMistake:
        return PlayedWords::tr("the mistake");
    default:
        return PlayedWords::tr("dearest versicola");
    }
}

QString orderName(Order order, Feature feature) {
    switch (order) {
    case Order::When:
        return PlayedWords::tr("when");
    case Order::With:
        return PlayedWords::tr("with");
    case Order::Picture:
        return headOfPicture(feature);
    case Order::Resti:
        return PlayedWords::tr("resti");
    case Order::Cost:
        return PlayedWords::tr("my choices cost");
    }
    return {};
}

QString shortDay(const QDate& day) {
    return QLocale().toString(day, PlayedWords::tr("d MMM"));
}

QString handOfMatchWords(int hand, int all) {
    return PlayedWords::tr("hand %1 of %2").arg(hand).arg(all);
}

QString whichWords(const ListedHand& listed) {
    const history::Played& hand = listed.hand;
    if (hand.playedOn)
        return PlayedWords::tr("played on");
    if (hand.handsInAll > 1)
        return handOfMatchWords(hand.hand + 1, hand.handsInAll);
    if (listed.match)
        return PlayedWords::tr("from a file");
    return hand.number ? PlayedWords::tr("deal %1").arg(*hand.number) : PlayedWords::tr("one hand");
}

namespace {

QString atTime(const QString& which, QTime time) {
    return PlayedWords::tr("%1, %2", "one hand, 14:05").arg(which, text::clockWords(time));
}

} // namespace

QString oneHandWords(QTime begun) {
    return atTime(PlayedWords::tr("one hand"), begun);
}

QString whichInRow(const ListedHand& listed) {
    const QString which = whichWords(listed);
    return listed.hand.handsInAll > 1 ? which : atTime(which, listed.hand.begun.time());
}

QString restiWords(const ListedHand& listed) {
    return listed.hand.unscored ? QStringLiteral("–") : text::signedPoints(listed.resti());
}

QString costWords(const std::optional<Costs>& costs) {
    return costs ? QString::number(qRound(costs->sum)) : QStringLiteral("–");
}

std::array<QString, 2> pictureWords(const ListedHand& listed, const Picture& picture, Feature feature) {
    if (feature == Feature::Cappotto)
        return {listed.hand.figures.cappotto == listed.side() ? PlayedWords::tr("they took all")
                                                              : PlayedWords::tr("we took all"),
                PlayedWords::tr("cappotto")};
    if (feature == Feature::FoolLost)
        return {PlayedWords::tr("the Fool"), PlayedWords::tr("went over")};
    if (picture.cost) {
        const int trick = listed.costs ? listed.costs->trick : 0;
        return {trick > 0 ? PlayedWords::tr("trick %1").arg(trick) : PlayedWords::tr("in the deal"),
                PlayedWords::tr("cost %1").arg(qRound(*picture.cost))};
    }
    if (feature == Feature::Hints)
        return {PlayedWords::tr("%n hint(s)", nullptr, listed.hand.hints), PlayedWords::tr("taken")};
    if (!picture.whose)
        return {PlayedWords::tr("no versicola"), {}};
    return {*picture.whose == listed.side() ? PlayedWords::tr("ours") : PlayedWords::tr("theirs"),
            PlayedWords::tr("%n point(s)", nullptr, picture.points)};
}

QString levelWords(const QString& level) {
    if (level == QLatin1String("apprentice"))
        return PlayedWords::tr("apprentices");
    if (level == QLatin1String("player"))
        return PlayedWords::tr("players");
    if (level == QLatin1String("master"))
        return PlayedWords::tr("masters");
    if (level == QLatin1String("grandmaster"))
        return PlayedWords::tr("grandmasters");
    return level;
}

QString mistakeWords(const Costs& costs) {
    const auto* play = std::get_if<Play>(&costs.done.what);
    return (play ? PlayedWords::tr("%1 alone cost %2").arg(text::cardInText(play->card, text::Role::Who))
                 : PlayedWords::tr("one choice cost %1"))
        .arg(qRound(costs.dearest));
}

QString told(const ListedHand& listed, Feature feature) {
    QStringList parts{PlayedWords::tr("%1, %2, with %3")
                          .arg(momentWords(listed.hand.begun), whichWords(listed), listed.partnerName())};
    const Picture picture = pictureOf(listed, feature);
    if (picture.whose && !picture.cost && !picture.cards.empty())
        parts << (*picture.whose == listed.side()
                      ? PlayedWords::tr("Ours: %1, %n point(s)", nullptr, picture.points)
                      : PlayedWords::tr("Theirs: %1, %n point(s)", nullptr, picture.points))
                     .arg(runWords(picture));
    else {
        const auto lines = pictureWords(listed, picture, feature);
        parts << (lines[1].isEmpty() ? lines[0] : lines[0] + QStringLiteral(", ") + lines[1]);
    }
    parts << (listed.hand.unscored ? PlayedWords::tr("Not counted")
                                   : PlayedWords::tr("%1 resti").arg(text::signedPoints(listed.resti())));
    parts << (listed.costs ? PlayedWords::tr("Your choices cost %1").arg(qRound(listed.costs->sum))
                           : PlayedWords::tr("Not reviewed"));
    return parts.join(QStringLiteral(". ")) + u'.';
}

QString slipWords(const ListedHand& listed) {
    const QString against =
        listed.against().isEmpty()
            ? PlayedWords::tr("with %1").arg(listed.partnerName())
            : PlayedWords::tr("with %1 against %2").arg(listed.partnerName(), levelWords(listed.against()));
    const QString resti =
        PlayedWords::tr("%1, %2, %3: %4", "day, hand, people, resti")
            .arg(momentWords(listed.hand.begun), whichWords(listed), against, restiWords(listed));
    return listed.costs
               ? PlayedWords::tr("%1; your choices cost %2").arg(resti).arg(qRound(listed.costs->sum))
               : resti;
}

QString gameWords(const std::vector<const ListedHand*>& game) {
    const history::Played& any = game.front()->hand;
    Accounts accounts{};
    std::set<QString> with;
    for (const ListedHand* one : game) {
        with.insert(one->partnerName());
        if (!one->hand.unscored)
            pay(accounts, one->hand.players, one->hand.figures.resti);
    }
    const QString what =
        any.handsInAll == handsIn(Length::Match) ? PlayedWords::tr("a match") : PlayedWords::tr("a round");
    const QString people = with.size() == 3 ? PlayedWords::tr("with all three")
                           : with.size() == 2
                               ? PlayedWords::tr("with %1 and %2").arg(*with.begin(), *with.rbegin())
                               : PlayedWords::tr("with %1").arg(*with.begin());
    return PlayedWords::tr("%1, %2, %3: you have %4, %5", "day, a match, with whom, resti, who wins")
        .arg(momentWords(any.begun), what, people, text::signedPoints(accounts[0]),
             winnerWords(game, accounts));
}

Searched searched(const ListedHand& listed) {
    const history::Played& hand = listed.hand;
    const Seat me = listed.seat();
    const QDate day = hand.begun.date();
    const QString &left = hand.names[tricks::left(me)], &right = hand.names[tricks::right(me)];
    Searched texts;
    texts.phrases << QLocale().toString(day, PlayedWords::tr("d MMMM yyyy"))
                  << PlayedWords::tr("with %1").arg(listed.partnerName())
                  << PlayedWords::tr("against %1 and %2").arg(left, right)
                  << PlayedWords::tr("against %1 and %2").arg(right, left);
    texts.words << QLocale().toString(day, PlayedWords::tr("MMMM yyyy")) << day.toString(Qt::ISODate);
    for (Seat seat : kSeats)
        if (seat != me)
            texts.words << hand.names[seat];
    if (!listed.against().isEmpty()) {
        texts.phrases << PlayedWords::tr("against %1").arg(levelWords(listed.against()));
        texts.words << levelWords(listed.against());
    }
    for (Feature feature : kFeatures)
        if (feature != Feature::All && has(listed, feature))
            texts.words << featureName(feature);
    for (Side side : kSides)
        for (Card card : hand.figures.dead[side])
            texts.words << text::shortCardName(card);
    for (Card card : pictureOf(listed, Feature::All).cards) // what the row shows is found
        texts.words << text::shortCardName(card);
    if (hand.number)
        texts.words << QString::number(*hand.number) << PlayedWords::tr("deal %1").arg(*hand.number);
    if (hand.unscored)
        texts.words << PlayedWords::tr("not counted");
    if (hand.playedOn)
        texts.words << whichWords(listed);
    return texts;
}

QString andWord() {
    return PlayedWords::tr("and", "joins what is looked for");
}

} // namespace played
