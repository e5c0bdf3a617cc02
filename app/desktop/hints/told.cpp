#include "desktop/hints/told.h"

#include "search/ranking.h"
#include "text/plain/capitalised.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>

namespace hints {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(hint)
};

int decimals(Figures figures) {
    return figures == Figures::Tenths ? 1 : 0;
}

// The least that is told apart: half of what is written.
double least(Figures figures) {
    return figures == Figures::Tenths ? 0.05 : 0.5;
}

QString figure(double points, Figures figures) {
    return QLocale().toString(std::abs(points), 'f', decimals(figures));
}

bool playsCard(const Choice& choice) {
    return choice.card.has_value();
}

// "with the 31"; what is no card is its own phrase: "to pass".
QString withWords(const Choice& choice) {
    return playsCard(choice) ? Words::tr("with %1").arg(choice.words) : choice.words;
}

// "Expected −53; with the 31 or the 28, −62": choices that come to the same are joined. What they are points
// of, the last line says.
QString expectedLine(const Said& said) {
    if (said.choices.size() < 2 || said.figures == Figures::None)
        return {};
    const auto points = [&](const Choice& choice) { return signedFigure(choice.points, said.figures); };
    const QString net = Words::tr("Expected %1", "signed points").arg(points(said.choices.front()));
    const auto next = said.next();
    if (next.empty()) // and what is as good is named
        return Words::tr("%1.").arg(net);
    if (!playsCard(said.choices.front()) && !next.front().picks.empty()) // too long to be named
        return (said.isAsGood(said.choices[1]) ? Words::tr("%1; what is surely worse comes to %2 at best.")
                                               : Words::tr("%1; the next best comes to %2."))
            .arg(net, points(next.front()));
    if (next.size() == 1 || points(next[0]) != points(next[1])) {
        QStringList others;
        for (const Choice& choice : next)
            others
                << Words::tr("%1, %2", "with the 31, signed points").arg(withWords(choice), points(choice));
        return Words::tr("%1; %2.").arg(net, text::semicolons(others));
    }
    const QString second = playsCard(next[0]) ? next[1].words : withWords(next[1]);
    return Words::tr("%1; %2 or %3, %4.", "net, with the 31, the 28, points")
        .arg(net, withWords(next[0]), second, points(next[0]));
}

// What comes to the same, as it is read; what is behind by less than the weighing can tell is no such thing,
// and has its own figure.
QStringList goodLines(const Said& said) {
    if (said.figures == Figures::None)
        return {};
    const Choice& best = said.choices.front();
    const double sure =
        1.5 * least(said.figures); // of the error: nothing that would be read as another number
    const auto next = said.next();
    QStringList good;
    std::vector<const Choice*> near;
    for (const Choice& choice : said.choices) {
        if (&choice == &best || !said.isAsGood(choice))
            continue;
        if (signedFigure(choice.points, said.figures) == signedFigure(best.points, said.figures) &&
            choice.error < sure)
            good << choice.words;
        else if (next.empty() || choice.points > next.front().points) // or it would seem the better of these
            near.push_back(&choice);
    }
    std::ranges::stable_sort(near, std::greater(), &Choice::points);
    constexpr std::size_t most = 4; // of so many the rest is only counted
    const std::size_t named = near.size() > most ? most - 1 : near.size();
    QStringList close;
    for (std::size_t i = 0; i < named; ++i)
        close << Words::tr("%1 (%2)", "choice, signed points")
                     .arg(near[i]->words, signedFigure(near[i]->points, said.figures));
    if (named < near.size())
        close << Words::tr("%n more", "choices", static_cast<int>(near.size() - named));
    QStringList lines;
    if (!good.isEmpty())
        lines << Words::tr("As good: %1.").arg(good.join(QStringLiteral(", ")));
    if (!close.isEmpty())
        lines << Words::tr("Too close to tell: %1.").arg(close.join(QStringLiteral(", ")));
    return lines;
}

// The two to be told, what speaks for the choice before what speaks against it.
std::pair<Reason, std::optional<Reason>> mostTelling(std::vector<Reason> reasons) {
    std::stable_partition(reasons.begin(), reasons.end(), [](const Reason& one) { return !one.against; });
    return {reasons.front(), reasons.size() > 1 ? std::optional(reasons[1]) : std::nullopt};
}

void finish(Told& told) {
    told.lines.removeAll(QString());
    QStringList all = QStringList(told.title) + told.lines;
    if (!told.last.isEmpty())
        all << told.last;
    told.told = Words::tr("Hint: %1").arg(all.join(u' '));
}

} // namespace

QString signedFigure(double points, Figures figures) {
    const QString size = figure(points, figures);
    if (size == figure(0, figures))
        return size;
    return (points > 0 ? QStringLiteral("+%1") : QStringLiteral("\u2212%1")).arg(size);
}

bool Said::isAsGood(const Choice& choice) const {
    return figures != Figures::None &&
           search::isAsGood(choices.front().points - choice.points, choice.error, least(figures));
}

std::vector<Choice> Said::next(std::size_t most) const {
    std::vector<Choice> next;
    for (std::size_t i = 1; i < choices.size() && next.size() < most; ++i)
        if (!isAsGood(choices[i]))
            next.push_back(choices[i]);
    return next;
}

Told thinkingTold() {
    Told told{Words::tr("Thinking …"), {}, {}, {}};
    told.told = told.title;
    return told;
}

Told thoughtTold(const Said& said) {
    Told told{said.thought, {}, Words::tr("Press H again for the card."), {}};
    if (!playsCard(said.choices.front()))
        told.last = Words::tr("Press H again for the choice.");
    finish(told);
    return told;
}

Told choiceTold(const Said& said) {
    const Choice& best = said.choices.front();
    Told told;
    if (said.isOnlyChoice() && playsCard(best)) { // nothing was weighed
        told.title = Words::tr("There is no choice: %1.").arg(best.words);
        finish(told);
        return told;
    }
    const auto [first, second] = mostTelling(said.reasons);
    told.title = (first.against ? Words::tr("%1, though %2.") : Words::tr("%1: %2."))
                     .arg(text::capitalised(best.words), first.words);
    if (second)
        told.lines << (second->against ? Words::tr("Though %1.").arg(second->words)
                                       : text::capitalised(second->words) + u'.');
    told.lines << goodLines(said) << expectedLine(said);
    if (!best.picks.empty())
        told.lines << Words::tr("Return picks them; once more, and they are laid away.");
    told.last = said.isOnlyChoice() || said.figures == Figures::None
                    ? Words::tr("From what you can know, nothing else.")
                    : said.unit;
    finish(told);
    return told;
}

QString lessWords(const Said& said, const Choice& choice) {
    if (said.figures == Figures::None)
        return {};
    // Of the figures as they are written, or the sum would not seem to come out.
    const double unit = 2 * least(said.figures);
    const auto written = [&](const Choice& one) { return std::round(one.points / unit) * unit; };
    const double less = written(said.choices.front()) - written(choice);
    return Words::tr("%1 less").arg(figure(std::max(unit, less), said.figures));
}

} // namespace hints
