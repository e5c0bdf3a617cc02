#include "desktop/coach/coach_words.h"

#include "text/figures.h"
#include "text/reason_words.h"
#include "text/telling.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace coach {

using advice::Weighed;

namespace {

struct CoachWords {
    Q_DECLARE_TR_FUNCTIONS(CoachWords)
};

// "the 11 instead of the knight of batons".
QString titleOf(const Weighed& weighed) {
    const auto* away = std::get_if<Discard>(&weighed.done.what);
    const auto* better = std::get_if<Discard>(&weighed.best().action.what);
    if (away && better) { // cards that are laid away either way are not worth naming
        const CardSet mine = setOf(away->cards), best = setOf(better->cards);
        return CoachWords::tr("%1 laid away instead of %2")
            .arg(text::cardsInText(mine - best), text::cardsInText(best - mine));
    }
    if (std::holds_alternative<Play>(weighed.done.what))
        return CoachWords::tr("%1 instead of %2")
            .arg(text::choiceWords(weighed.done), text::choiceWords(weighed.best().action));
    return CoachWords::tr("%1; better %2")
        .arg(text::choiceWords(weighed.done), text::choiceWords(weighed.best().action));
}

bool isCard(const Weighed& weighed) {
    return std::holds_alternative<Play>(weighed.done.what);
}

// The card that was played; what else was done is not named again.
QString yours(const Weighed& weighed, Made made) {
    return isCard(weighed)          ? text::choiceWords(weighed.done)
           : made == Made::ByReader ? CoachWords::tr("yours")
                                    : CoachWords::tr("the next best");
}

QString knowingWords(const SeatView& view) {
    QStringList known{CoachWords::tr("your cards")};
    if (view.fola)
        known << CoachWords::tr("the fola");
    const auto played = static_cast<int>(
        std::ranges::count_if(view.tricks, [](const Trick& trick) { return trick.winner.has_value(); }));
    if (played > 0)
        known << CoachWords::tr("%n tricks", nullptr, played);
    return CoachWords::tr("Weighed from what you knew: %1.").arg(known.join(QStringLiteral(", ")));
}

// The trick of that decision, as it ended.
const Trick* trickOf(const Hand& finished, const Weighed& weighed) {
    const auto& tricks = finished.tricks();
    const auto number = static_cast<std::size_t>(weighed.trick);
    return weighed.trick > 0 && number <= tricks.size() && tricks[number - 1].winner ? &tricks[number - 1]
                                                                                     : nullptr;
}

// Marks for cards that died in this trick, for the side that got them.
struct Deaths {
    CardSet cards;
    int points = 0; // for the reader's side less for the others
};
Deaths deathsIn(const Hand& finished, int trick, Side ours) {
    Deaths deaths;
    for (const Mark& mark : finished.tally().marks())
        if (mark.cause == Cause::Death && mark.trick == trick) {
            deaths.cards |= mark.cards;
            deaths.points += mark.side == ours ? mark.points : -mark.points;
        }
    return deaths;
}

QString fellOf(const PlayedHand& hand, const Hand& finished, const Weighed& weighed) {
    const Trick* trick = trickOf(finished, weighed);
    const auto* play = std::get_if<Play>(&weighed.done.what);
    if (!trick || !play)
        return {};
    const Side ours = sideOf(hand.company.reader);
    const Deaths deaths = deathsIn(finished, weighed.trick, ours);
    if (deaths.cards.contains(play->card))
        return CoachWords::tr("it died: +%1 them").arg(value(play->card));
    if (trick->plays[*trick->winning()].card == play->card)
        return deaths.points > 0 ? CoachWords::tr("it won: +%1 us").arg(deaths.points)
                                 : CoachWords::tr("it won");
    if (sideOf(*trick->winner) == ours)
        return CoachWords::tr("the trick was ours");
    return deaths.points < 0 ? CoachWords::tr("their trick: +%1 them").arg(-deaths.points)
                             : CoachWords::tr("their trick");
}

QString asItFell(const PlayedHand& hand, const Hand& finished, const Weighed& weighed) {
    const Trick* trick = trickOf(finished, weighed);
    if (!trick)
        return {};
    const Card taken = trick->plays[*trick->winning()].card;
    const text::Teller teller{hand.company.names, hand.company.reader};
    QString words =
        text::byWhom(teller, *trick->winner, CoachWords::tr("You took it with %1"),
                     CoachWords::tr("%1 took it with %2"), text::cardInText(taken, text::Role::With));
    const Deaths deaths = deathsIn(finished, weighed.trick, sideOf(hand.company.reader));
    if (!deaths.cards.empty())
        words = CoachWords::tr("%1, and %2 died").arg(words, text::cardsInText(deaths.cards));
    return CoachWords::tr("As it fell: %1.").arg(words);
}

// The most telling reason for one choice that is none for the other; what speaks for it before what does not.
std::optional<players::Reason> ownReason(const players::Seen& seen, const Action& of, const Action& other) {
    const auto others = players::reasonsFor(seen, other);
    const auto same = [&](const players::Reason& reason) {
        return std::ranges::any_of(others, [&](const auto& one) { return one.kind == reason.kind; });
    };
    auto reasons = players::reasonsFor(seen, of);
    std::stable_partition(reasons.begin(), reasons.end(),
                          [](const players::Reason& one) { return !text::speaksAgainst(one.kind); });
    const auto own = std::ranges::find_if_not(reasons, same);
    return own == reasons.end() ? std::nullopt : std::optional(*own);
}

// Why the better choice is better, as far as words can tell the two apart.
QStringList becauseOf(const SeatView& view, const Weighed& weighed, Made made) {
    const players::Seen seen(view);
    const Action& best = weighed.best().action;
    QStringList lines;
    const auto because = [&](const QString& what, const QString& why) {
        lines << CoachWords::tr("%1: %2.").arg(text::capitalised(what), why);
    };
    const auto* card = std::get_if<Play>(&weighed.done.what);
    if (const auto reason = ownReason(seen, weighed.done, best))
        because(yours(weighed, made), text::reasonWords(*reason));
    else if (card && isTrump(card->card) && !isTrump(std::get<Play>(best.what).card))
        because(yours(weighed, made), CoachWords::tr("a trump is spent"));
    if (const auto reason = ownReason(seen, best, weighed.done)) {
        const QString what = isCard(weighed) ? text::choiceWords(best) : CoachWords::tr("better");
        if (text::speaksAgainst(reason->kind))
            lines << CoachWords::tr("%1 makes more, though %2.", "the 13 … it is a counter, and …")
                         .arg(text::capitalised(what), text::reasonWords(*reason));
        else
            because(what, text::reasonWords(*reason));
    }
    if (lines.isEmpty())
        lines << CoachWords::tr(
            "Nothing that can be said in a word tells them apart; played on, one makes more.");
    return lines;
}

QString stakeWords(const advice::Stake& stake) {
    using advice::StakeKind;
    switch (stake.kind) {
    case StakeKind::Counter:
        return text::cardInText(stake.cards.first(), text::Role::Alone);
    case StakeKind::LastTrick:
        return CoachWords::tr("the last trick");
    case StakeKind::Cards:
        return CoachWords::tr("cards beyond 42");
    case StakeKind::Declared:
        return CoachWords::tr("what is shown at once");
    case StakeKind::Versicola:
        break;
    }
    switch (stake.versicola) {
    case VersicolaKind::Run:
        return CoachWords::tr("runs");
    case VersicolaKind::Fools:
        return CoachWords::tr("the Fool’s versicola");
    case VersicolaKind::Thirteen:
        return CoachWords::tr("the Thirteen");
    case VersicolaKind::Tens:
        return CoachWords::tr("the Tens");
    case VersicolaKind::Kings:
        return CoachWords::tr("the kings");
    case VersicolaKind::Demon:
        return CoachWords::tr("the Demon");
    }
    return {};
}

// Where the cost comes from: "It costs the Tens (8.2) and the 30 (5.1)", the three dearest.
QString lostWords(const Weighed& weighed) {
    QStringList parts;
    for (const advice::Stake& stake : weighed.lost)
        if (stake.points >= 1 && parts.size() < 3)
            parts << CoachWords::tr("%1 (%2)").arg(stakeWords(stake), decisions::costWords(stake.points));
    return parts.isEmpty() ? QString() : CoachWords::tr("More often lost: %1.").arg(text::joined(parts));
}

// What tells bad luck from bad play.
QString openWords(const Weighed& weighed, Made made) {
    if (!weighed.openBest || !weighed.openDone)
        return {};
    const QString best = text::signedPoints(*weighed.openBest), done = text::signedPoints(*weighed.openDone);
    if (best == done)
        return weighed.cost > 0
                   ? CoachWords::tr("With all cards open: either choice makes %1, so here it cost nothing.")
                         .arg(best)
                   : CoachWords::tr("With all cards open: %1.").arg(best);
    return CoachWords::tr("With all cards open: %1, with %2 %3.").arg(best, yours(weighed, made), done);
}

} // namespace

QString whereWords(const Action& action, int trick) {
    if (std::holds_alternative<Cut>(action.what))
        return CoachWords::tr("The cut");
    if (std::holds_alternative<Discard>(action.what))
        return CoachWords::tr("Discards");
    return trick > 0 ? CoachWords::tr("Trick %1").arg(trick) : CoachWords::tr("The deal");
}

decisions::DecisionTold decisionTold(const PlayedHand& hand, const Weighed& weighed, Made made) {
    decisions::DecisionTold told;
    told.at = weighed.at;
    told.where = whereWords(weighed.done, weighed.trick);
    told.title = titleOf(weighed);
    told.cost = weighed.cost;
    const Hand finished = review::handAfter(hand.line, static_cast<int>(hand.line.actions.size()));
    told.fell = fellOf(hand, finished, weighed);
    const SeatView view = viewOf(review::handAfter(hand.line, weighed.at), weighed.chooser);
    told.lines << becauseOf(view, weighed, made);
    QStringList good;
    for (const Action& action : weighed.asGood)
        if (action != weighed.best().action && !advice::isSame(action, weighed.done))
            good << text::choiceWords(action);
    if (!good.isEmpty())
        told.lines << CoachWords::tr("As good: %1.").arg(good.join(QStringLiteral(", ")));
    told.lines << CoachWords::tr("From what you knew: a net of %1 to be expected for us, with %2 %3.")
                      .arg(text::signedPoints(weighed.best().points), yours(weighed, made),
                           text::signedPoints(weighed.ofDone().points));
    for (const QString& words :
         {lostWords(weighed), asItFell(hand, finished, weighed), openWords(weighed, made)})
        if (!words.isEmpty())
            told.lines << words;
    told.knowing = knowingWords(view);
    return told;
}

Lifted liftedBy(const Weighed& weighed) {
    const auto cardsOf = [](const Action& action) {
        if (const auto* play = std::get_if<Play>(&action.what))
            return CardSet(play->card);
        if (const auto* discard = std::get_if<Discard>(&action.what))
            return setOf(discard->cards);
        return CardSet{};
    };
    const CardSet done = cardsOf(weighed.done), best = cardsOf(weighed.best().action);
    if (weighed.cost <= 0)
        return {done, {}};
    return {done - best, best - done};
}

QStringList playedWords(const review::Line& line, int from, const Company& company) {
    const Hand before = review::handAfter(line, from);
    const Hand finished = review::handAfter(line, static_cast<int>(line.actions.size()));
    const auto whole = static_cast<std::size_t>(
        std::ranges::count_if(before.tricks(), [](const Trick& trick) { return trick.winner.has_value(); }));
    const Side ours = sideOf(company.reader);
    QStringList lines;
    for (std::size_t i = whole; i < finished.tricks().size(); ++i) {
        const Trick& trick = finished.tricks()[i];
        QStringList plays;
        for (const Trick::Entry& play : trick.plays)
            plays << CoachWords::tr("%1 %2", "who, the card")
                         .arg(company.names[play.seat], text::shortCardName(play.card));
        const Deaths deaths = deathsIn(finished, static_cast<int>(i) + 1, ours);
        QString whose =
            trick.winner && sideOf(*trick.winner) == ours ? CoachWords::tr("ours") : CoachWords::tr("theirs");
        if (deaths.points != 0)
            whose =
                CoachWords::tr("%1, %2", "whose trick, points").arg(whose, text::signedPoints(deaths.points));
        lines << CoachWords::tr("%1: %2: %3")
                     .arg(static_cast<int>(i) + 1)
                     .arg(plays.join(QStringLiteral(", ")), whose);
    }
    return lines;
}

QString resultWords(const Hand& finished, Seat reader) {
    if (!finished.result())
        return {};
    const Result& result = *finished.result();
    const int sign = sideOf(reader) == Side::NS ? 1 : -1;
    const int resti = sign * result.resti;
    const QString points = text::signedPoints(advice::netOf(finished) * sign);
    if (resti == 0)
        return CoachWords::tr("%1, no resto").arg(points);
    const QString count = text::restiCount(std::abs(resti));
    return resti > 0 ? CoachWords::tr("%1, %2 to us").arg(points, count)
                     : CoachWords::tr("%1, %2 to them").arg(points, count);
}

PartsTold partsTold(const advice::SkillAndLuck& parts, const Company& company) {
    const Seat me = company.reader;
    const QString partner = company.names[minchiate::partner(me)];
    const QString others =
        CoachWords::tr("%1, %2").arg(company.names[tricks::right(me)], company.names[tricks::left(me)]);
    const auto within = [](double error) {
        return CoachWords::tr("within %1 points, as far as can be told").arg(std::max(1, qRound(2 * error)));
    };
    PartsTold told;
    told.columns = {{CoachWords::tr("the cards"), parts.deal.points, within(parts.deal.error), false},
                    {CoachWords::tr("you"), parts.own.points, within(parts.own.error), true},
                    {partner, parts.partner.points, within(parts.partner.error), false},
                    {others, parts.opponents.points, within(parts.opponents.error), false},
                    {CoachWords::tr("luck"), parts.luck.points, within(parts.luck.error), false},
                    {CoachWords::tr("result"), parts.result, {}, true}};
    const int deal = parts.deal.points;
    told.beside = deal < 0   ? CoachWords::tr("with these cards four masters lose %1").arg(-deal)
                  : deal > 0 ? CoachWords::tr("with these cards four masters win %1").arg(deal)
                             : CoachWords::tr("with these cards four masters come out even");
    const QString gave = CoachWords::tr("You gave away %1 and %2 %3, they %4")
                             .arg(-parts.own.points)
                             .arg(partner)
                             .arg(-parts.partner.points)
                             .arg(parts.opponents.points);
    const int luck = parts.luck.points;
    told.sentence = luck < 0 ? CoachWords::tr("%1; the fall of the cards took %2 more.").arg(gave).arg(-luck)
                    : luck > 0 ? CoachWords::tr("%1; the fall of the cards gave %2 back.").arg(gave).arg(luck)
                               : CoachWords::tr("%1; the fall of the cards did neither.").arg(gave);
    return told;
}

QString tricksWords(const std::vector<int>& tricks) {
    QStringList numbers;
    bool deal = false;
    for (int trick : tricks)
        if (trick > 0)
            numbers << QString::number(trick);
        else
            deal = true;
    numbers.removeDuplicates();
    QString words = numbers.isEmpty()     ? QString()
                    : numbers.size() == 1 ? CoachWords::tr("Trick %1").arg(numbers.front())
                                          : CoachWords::tr("Tricks %1").arg(text::joined(numbers));
    if (deal)
        words = words.isEmpty() ? CoachWords::tr("The deal") : CoachWords::tr("The deal; %1").arg(words);
    return words;
}

} // namespace coach
