#include "desktop/practice/practice_told.h"

#include "minchiate/advice/board.h"
#include "minchiate/hand_order.h"
#include "minchiate/model/new_game.h"
#include "minchiate/practice/answering.h"
#include "text/reason_words.h"
#include "text/telling.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace practise {

using practice::Mistake;

namespace {

struct PractiseWords {
    Q_DECLARE_TR_FUNCTIONS(practise)
};

constexpr int kMostListed = 8; // trumps; more nobody would read

QString fromWords(const Asked& asked) {
    const advice::Weighed& weighed = asked.mistake.weighed();
    const bool playing = weighed.trick > 0;
    if (asked.own)
        return playing ? PractiseWords::tr("Your exercise, trick %1").arg(weighed.trick)
                       : PractiseWords::tr("Your exercise");
    if (asked.difficulty) {
        const QString deal = PractiseWords::tr("Deal %1").arg(asked.mistake.hand.number.value_or(0));
        return playing ? PractiseWords::tr("%1, trick %2").arg(deal).arg(weighed.trick) : deal;
    }
    const QString day = dayWords(asked.mistake.date, asked.mistake.date);
    return playing ? PractiseWords::tr("From your hand of %1, trick %2").arg(day).arg(weighed.trick)
                   : PractiseWords::tr("From your hand of %1").arg(day);
}

QString titleOf(const Choice& choice) {
    if (std::holds_alternative<DiscardChoice>(choice.among))
        return PractiseWords::tr("What do you lay away?");
    if (std::holds_alternative<DeclareChoice>(choice.among))
        return PractiseWords::tr("What do you show?");
    return PractiseWords::tr("Which card now?");
}

// "the 32, and 6, 7, 14": counters first.
QString trumpsListed(CardSet trumps) {
    QStringList plain;
    for (Card card : trumps - kCounters)
        plain << QString::number(trumpNumber(card));
    const CardSet counters = trumps & kCounters;
    if (counters.empty())
        return plain.join(QStringLiteral(", "));
    QStringList dear;
    for (Card card : counters)
        dear << QString::number(trumpNumber(card));
    const QString first = PractiseWords::tr("the %1").arg(dear.join(QStringLiteral(", ")));
    return plain.isEmpty() ? first
                           : PractiseWords::tr("%1, and %2").arg(first, plain.join(QStringLiteral(", ")));
}

// What a careful player would know of the trumps.
QString trumpsWords(const SeatView& view) {
    const CardSet out = advice::boardOf(view).trumpsOut;
    const bool highestGone = !view.hand.contains(trump(40)) && !out.contains(trump(40));
    const QString gone = highestGone ? PractiseWords::tr("The 40 is gone.") + u' ' : QString();
    if (out.empty())
        return gone + PractiseWords::tr("No trump is out any more.");
    if (out.size() <= kMostListed)
        return gone + PractiseWords::tr("Trumps still out: %1.").arg(trumpsListed(out));
    return gone + PractiseWords::tr("Still out: %n trumps, ", nullptr, out.size()) +
           PractiseWords::tr("%n of them counters.", nullptr, (out & kCounters).size());
}

QString situationWords(const SeatView& view) {
    if (const auto* discard = std::get_if<DiscardChoice>(&view.choice->among))
        return PractiseWords::tr("%n cards are to go.", nullptr, discard->count);
    return trumpsWords(view);
}

bool leads(const Mistake& mistake) {
    const SeatView view = viewThen(mistake);
    return view.tricks.empty() || view.tricks.back().winner;
}

QString costWords(const Mistake& mistake) {
    const int cost = std::max(1, qRound(mistake.weighed().cost));
    const auto& what = mistake.weighed().done.what;
    if (std::holds_alternative<Discard>(what))
        return PractiseWords::tr("What you laid away then cost %n points.", nullptr, cost);
    if (std::holds_alternative<Declare>(what))
        return PractiseWords::tr("What you said then cost %n points.", nullptr, cost);
    return leads(mistake) ? PractiseWords::tr("What you led then cost %n points.", nullptr, cost)
                          : PractiseWords::tr("What you played then cost %n points.", nullptr, cost);
}

QString heldWords(CardSet hand) {
    QStringList cards;
    for (Card card : inHandOrder(hand))
        cards << text::cardAmong(card);
    return PractiseWords::tr("You hold %1.").arg(cards.join(QStringLiteral(", ")));
}

// What was done then, or comes after the best, and how much less it makes.
QString thenWords(const Asked& asked) {
    const advice::Weighed& weighed = asked.mistake.weighed();
    const int less = std::max(1, qRound(weighed.cost));
    const QString done = text::choiceWords(weighed.done);
    if (!asked.isExercise() && std::holds_alternative<Play>(weighed.done.what))
        return leads(asked.mistake)
                   ? PractiseWords::tr("Then you led %1: %n points less.", nullptr, less).arg(done)
                   : PractiseWords::tr("Then you played %1: %n points less.", nullptr, less).arg(done);
    if (asked.own)
        return PractiseWords::tr("Worse: %1, %n points less.", nullptr, less).arg(done);
    return asked.difficulty ? PractiseWords::tr("Next best: %1, %n points less.", nullptr, less).arg(done)
                            : PractiseWords::tr("Then it was %1: %n points less.", nullptr, less).arg(done);
}

// How much less that makes than the best, where it was weighed.
std::optional<int> lessBy(const Mistake& mistake, const Action& answer) {
    const auto& options = mistake.weighed().options;
    const auto option = std::ranges::find_if(
        options, [&](const advice::Option& one) { return advice::isSame(one.action, answer); });
    if (option == options.end())
        return std::nullopt;
    return std::max(1, qRound(mistake.weighed().best().points - option->points));
}

// The reasons of the review, without what only open cards tell.
QStringList reasonsFor(const Asked& asked, const coach::Company& company) {
    advice::Weighed weighed = asked.mistake.weighed();
    weighed.openBest.reset();
    weighed.openDone.reset();
    weighed.trick = 0; // how it fell is for the review
    const auto& hand = asked.mistake.hand;
    const auto made = asked.isExercise() ? coach::Made::ByNobody : coach::Made::ByReader;
    QStringList lines = coach::decisionTold({{hand.deal, hand.actions}, company}, weighed, made).lines;
    constexpr qsizetype most = 4;
    return lines.mid(0, most);
}

} // namespace

SeatView viewThen(const Mistake& mistake) {
    return viewOf(fold(mistake.hand.deal, mistake.before()).hand, mistake.weighed().chooser);
}

coach::Company companyOf(const Mistake& mistake, const People& people) {
    coach::Company company;
    company.reader = mistake.weighed().chooser;
    company.players = model::seatedByNames(mistake.hand.names, people, company.reader);
    for (Seat seat : kSeats) {
        const QString& name = mistake.hand.names[seat];
        company.names[seat] = name.isEmpty() ? people[static_cast<std::size_t>(company.players[seat])] : name;
    }
    company.names[company.reader] = text::Teller{company.names, company.reader}.name(company.reader);
    return company;
}

Told questionTold(const Asked& asked, const QString& place) {
    const SeatView view = viewThen(asked.mistake);
    Told told;
    told.over = fromWords(asked);
    told.title = titleOf(*view.choice);
    if (asked.own && !asked.own->isEmpty())
        told.lines << *asked.own;
    told.lines << situationWords(view);
    if (!asked.own)
        told.weak =
            asked.difficulty
                ? PractiseWords::tr("Difficulty %1, on the scale of your rating").arg(*asked.difficulty)
                : costWords(asked.mistake);
    QStringList aloud;
    if (!place.isEmpty())
        aloud << PractiseWords::tr("Practise, %1.").arg(place);
    aloud << told.over + u'.' << heldWords(view.hand) << told.lines << told.title;
    told.aloud = aloud.join(u' ');
    return told;
}

Told wrongTold(const Asked& asked, const Action& answer) {
    Told told = questionTold(asked, {});
    told.over.clear();
    told.title = PractiseWords::tr("Wrong: %1").arg(text::choiceWords(answer));
    const auto less = lessBy(asked.mistake, answer);
    told.weak = less ? PractiseWords::tr("%n points less than the best. One more try.", nullptr, *less)
                     : PractiseWords::tr("Another choice is better. One more try.");
    told.aloud = told.title + QStringLiteral(". ") + told.weak;
    return told;
}

Told answerTold(const Asked& asked, const std::optional<Action>& answer, const coach::Company& company) {
    const practice::Mistake& mistake = asked.mistake;
    const Action& best = mistake.weighed().best().action;
    const bool right = answer && practice::verdictOn(mistake, *answer) == practice::Verdict::Right;
    Told told;
    told.title = right    ? PractiseWords::tr("Right: %1").arg(text::choiceWords(*answer))
                 : answer ? PractiseWords::tr("Wrong: %1").arg(text::choiceWords(*answer))
                          : PractiseWords::tr("Best: %1").arg(text::choiceWords(best));
    if (right && !advice::isSame(*answer, best))
        told.lines << PractiseWords::tr("As good as %1.").arg(text::choiceWords(best));
    if (answer && !right) {
        const auto less = lessBy(mistake, *answer);
        told.lines << (less ? PractiseWords::tr("Best was %1: %n points more.", nullptr, *less)
                            : PractiseWords::tr("Best was %1."))
                          .arg(text::choiceWords(best));
    }
    told.lines << reasonsFor(asked, company);
    told.weak = thenWords(asked);
    told.aloud = (QStringList{told.title + u'.'} + told.lines + QStringList{told.weak}).join(u' ');
    return told;
}

QString wrongWords(const Mistake& mistake, const Action& answer) {
    const auto less = lessBy(mistake, answer);
    return less ? PractiseWords::tr("Wrong: %n points less.", nullptr, *less) : PractiseWords::tr("Wrong.");
}

Told takenOutTold() {
    Told told;
    told.title = PractiseWords::tr("Taken out");
    told.lines << PractiseWords::tr("This position is not asked again.");
    told.aloud = (QStringList{told.title + u'.'} + told.lines).join(u' ');
    return told;
}

QString dayWords(QDate day, QDate today) {
    //: a day of this year, and of another, as QDate::toString() reads them
    return QLocale().toString(day, day.year() == today.year() ? PractiseWords::tr("d MMMM")
                                                              : PractiseWords::tr("d MMMM yyyy"));
}

QString longDay(QDate day) {
    //: a day with its name, as QDate::toString() reads it
    return QLocale().toString(day, PractiseWords::tr("dddd d MMMM"));
}

} // namespace practise
