#include "desktop/played/played_words.h"

#include "text/figures.h"
#include "text/reason_words.h"
#include "text/telling.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace played {

namespace {

struct Words {
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
        return Words::tr("not over");
    const int best = *std::ranges::max_element(accounts);
    if (best == 0)
        return Words::tr("nobody wins");
    QStringList names;
    for (Seat seat : kSeats)
        if (accounts[static_cast<std::size_t>(any.hand.players[seat])] == best)
            names << (any.hand.players[seat] == 0 ? Words::tr("you") : any.hand.names[seat]);
    if (names == QStringList{Words::tr("you")})
        return Words::tr("you win");
    return (names.size() == 1 ? Words::tr("%1 wins") : Words::tr("%1 win")).arg(text::joined(names));
}

} // namespace

QString featureName(Feature feature) {
    switch (feature) {
    case Feature::All:
        return Words::tr("All");
    case Feature::LongRun:
        return Words::tr("Long run");
    case Feature::FourKings:
        return Words::tr("Four kings");
    case Feature::FoolsVersicola:
        return Words::tr("Fool’s versicola");
    case Feature::FoolLost:
        return Words::tr("Fool lost");
    case Feature::Cappotto:
        return Words::tr("Cappotto");
    case Feature::DearMistake:
        return Words::tr("Dear mistake");
    case Feature::Hints:
        return Words::tr("Hints taken");
    case Feature::NotReviewed:
        return Words::tr("Not reviewed");
    }
    return {};
}

QString headOfPicture(Feature feature) {
    switch (feature) {
    case Feature::LongRun:
        return Words::tr("the run");
    case Feature::FourKings:
        return Words::tr("the kings");
    case Feature::FoolLost:
        return Words::tr("the Fool");
    case Feature::DearMistake:
        return Words::tr("the mistake");
    default:
        return Words::tr("dearest versicola");
    }
}

QString orderName(Order order, Feature feature) {
    switch (order) {
    case Order::When:
        return Words::tr("when");
    case Order::With:
        return Words::tr("with");
    case Order::Picture:
        return headOfPicture(feature);
    case Order::Resti:
        return Words::tr("resti");
    case Order::Cost:
        return Words::tr("my choices cost");
    }
    return {};
}

QString shortDay(const QDate& day) {
    return QLocale().toString(day, Words::tr("d MMM"));
}

QString whichWords(const ListedHand& listed) {
    const history::Played& hand = listed.hand;
    if (hand.playedOn)
        return Words::tr("played on");
    if (hand.handsInAll > 1)
        return Words::tr("hand %1 of %2").arg(hand.hand + 1).arg(hand.handsInAll);
    if (listed.match)
        return Words::tr("from a file");
    return hand.number ? Words::tr("deal %1").arg(*hand.number) : Words::tr("one hand");
}

QString restiWords(const ListedHand& listed) {
    return listed.hand.unscored ? QStringLiteral("–") : text::signedPoints(listed.resti());
}

QString costWords(const std::optional<Costs>& costs) {
    return costs ? QString::number(qRound(costs->sum)) : QStringLiteral("–");
}

std::array<QString, 2> pictureWords(const ListedHand& listed, const Picture& picture, Feature feature) {
    if (feature == Feature::Cappotto)
        return {listed.hand.figures.cappotto == listed.side() ? Words::tr("they took all")
                                                              : Words::tr("we took all"),
                Words::tr("cappotto")};
    if (feature == Feature::FoolLost)
        return {Words::tr("the Fool"), Words::tr("went over")};
    if (picture.cost) {
        const int trick = listed.costs ? listed.costs->trick : 0;
        return {trick > 0 ? Words::tr("trick %1").arg(trick) : Words::tr("in the deal"),
                Words::tr("cost %1").arg(qRound(*picture.cost))};
    }
    if (feature == Feature::Hints)
        return {Words::tr("%n hint(s)", nullptr, listed.hand.hints), Words::tr("taken")};
    if (!picture.whose)
        return {Words::tr("no versicola"), {}};
    return {*picture.whose == listed.side() ? Words::tr("ours") : Words::tr("theirs"),
            Words::tr("%n point(s)", nullptr, picture.points)};
}

QString levelWords(const QString& level) {
    if (level == QLatin1String("apprentice"))
        return Words::tr("apprentices");
    if (level == QLatin1String("player"))
        return Words::tr("players");
    if (level == QLatin1String("master"))
        return Words::tr("masters");
    return level;
}

QString mistakeWords(const Costs& costs) {
    const auto* play = std::get_if<Play>(&costs.done.what);
    return (play ? Words::tr("%1 alone cost %2").arg(text::cardInText(play->card))
                 : Words::tr("one choice cost %1"))
        .arg(qRound(costs.dearest));
}

QString told(const ListedHand& listed, Feature feature) {
    QStringList parts{Words::tr("%1, %2, with %3")
                          .arg(dayWords(listed.hand.begun.date()), whichWords(listed), listed.partnerName())};
    const Picture picture = pictureOf(listed, feature);
    if (picture.whose && !picture.cost && !picture.cards.empty())
        parts << (*picture.whose == listed.side()
                      ? Words::tr("Ours: %1, %n point(s)", nullptr, picture.points)
                      : Words::tr("Theirs: %1, %n point(s)", nullptr, picture.points))
                     .arg(runWords(picture));
    else {
        const auto lines = pictureWords(listed, picture, feature);
        parts << (lines[1].isEmpty() ? lines[0] : lines[0] + QStringLiteral(", ") + lines[1]);
    }
    parts << (listed.hand.unscored ? Words::tr("Not counted")
                                   : Words::tr("%1 resti").arg(text::signedPoints(listed.resti())));
    parts << (listed.costs ? Words::tr("Your choices cost %1").arg(qRound(listed.costs->sum))
                           : Words::tr("Not reviewed"));
    return parts.join(QStringLiteral(". ")) + u'.';
}

QString slipWords(const ListedHand& listed) {
    const QString against =
        listed.against().isEmpty()
            ? Words::tr("with %1").arg(listed.partnerName())
            : Words::tr("with %1 against %2").arg(listed.partnerName(), levelWords(listed.against()));
    const QString resti =
        Words::tr("%1, %2, %3: %4", "day, hand, people, resti")
            .arg(dayWords(listed.hand.begun.date()), whichWords(listed), against, restiWords(listed));
    return listed.costs ? Words::tr("%1; your choices cost %2").arg(resti).arg(qRound(listed.costs->sum))
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
        any.handsInAll == handsIn(Length::Match) ? Words::tr("a match") : Words::tr("a round");
    const QString people = with.size() == 3   ? Words::tr("with all three")
                           : with.size() == 2 ? Words::tr("with %1 and %2").arg(*with.begin(), *with.rbegin())
                                              : Words::tr("with %1").arg(*with.begin());
    return Words::tr("%1, %2, %3: you have %4, %5", "day, a match, with whom, resti, who wins")
        .arg(dayWords(any.begun.date()), what, people, text::signedPoints(accounts[0]),
             winnerWords(game, accounts));
}

Searched searched(const ListedHand& listed) {
    const history::Played& hand = listed.hand;
    const Seat me = listed.seat();
    const QDate day = hand.begun.date();
    const QString &left = hand.names[tricks::left(me)], &right = hand.names[tricks::right(me)];
    Searched texts;
    texts.phrases << QLocale().toString(day, Words::tr("d MMMM yyyy"))
                  << Words::tr("with %1").arg(listed.partnerName())
                  << Words::tr("against %1 and %2").arg(left, right)
                  << Words::tr("against %1 and %2").arg(right, left);
    texts.words << QLocale().toString(day, Words::tr("MMMM yyyy")) << day.toString(Qt::ISODate);
    for (Seat seat : kSeats)
        if (seat != me)
            texts.words << hand.names[seat];
    if (!listed.against().isEmpty()) {
        texts.phrases << Words::tr("against %1").arg(levelWords(listed.against()));
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
        texts.words << QString::number(*hand.number) << Words::tr("deal %1").arg(*hand.number);
    if (hand.unscored)
        texts.words << Words::tr("not counted");
    if (hand.playedOn)
        texts.words << whichWords(listed);
    return texts;
}

QString andWord() {
    return Words::tr("and", "joins what is looked for");
}

} // namespace played
