#include "desktop/coach/hint_words.h"

#include "text/figures.h"
#include "text/reason_words.h"
#include "text/telling.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace coach {

using namespace minchiate;
using advice::Hint;
using advice::Option;

namespace {

struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(hint)
};

// "Expected −53; with the 31 or the 28, −62": choices that come to the same are joined. What they are points
// of, the last line says.
QString expectedLine(const Hint& hint) {
    if (hint.options.size() < 2)
        return {};
    const QString best = text::signedPoints(hint.options.front().points);
    const QString net = HintWords::tr("Expected %1", "signed points").arg(best);
    const auto next = hint.next();
    if (next.empty()) // and what is as good is named
        return HintWords::tr("%1.").arg(net);
    if (!std::holds_alternative<Play>(hint.action().what))
        return HintWords::tr("%1; the next best comes to %2.")
            .arg(net, text::signedPoints(next.front().points));
    if (next.size() == 1 || text::signedPoints(next[0].points) != text::signedPoints(next[1].points)) {
        QStringList others;
        for (const Option& option : next)
            others << HintWords::tr("with %1, %2")
                          .arg(text::choiceWords(option.action), text::signedPoints(option.points));
        return HintWords::tr("%1; %2.").arg(net, others.join(QStringLiteral("; ")));
    }
    return HintWords::tr("%1; with %2 or %3, %4.")
        .arg(net, text::choiceWords(next[0].action), text::choiceWords(next[1].action),
             text::signedPoints(next[0].points));
}

// What comes to the same, as it is read; what is behind by less than the weighing can tell is no such thing,
// and has its own figure.
QStringList goodLines(const Hint& hint) {
    const Option& best = hint.options.front();
    constexpr double sure = 0.75; // of the error: nothing that would be read as another number
    QStringList good, close;
    for (const Option& option : hint.options) {
        if (option.action == hint.action() || !advice::isAsGood(best, option))
            continue;
        const QString what = text::choiceWords(option.action), points = text::signedPoints(option.points);
        if (points == text::signedPoints(best.points) && option.error < sure)
            good << what;
        else
            close << HintWords::tr("%1 (%2)", "choice, signed points").arg(what, points);
    }
    QStringList lines;
    if (!good.isEmpty())
        lines << HintWords::tr("As good: %1.").arg(good.join(QStringLiteral(", ")));
    if (!close.isEmpty())
        lines << HintWords::tr("Too close to tell: %1.").arg(close.join(QStringLiteral(", ")));
    return lines;
}

// The two to be told, what speaks for the choice before what speaks against it.
std::pair<players::Reason, std::optional<players::Reason>> mostTelling(std::vector<players::Reason> reasons) {
    std::ranges::stable_partition(reasons,
                                  [](const players::Reason& one) { return !text::speaksAgainst(one.kind); });
    return {reasons.front(), reasons.size() > 1 ? std::optional(reasons[1]) : std::nullopt};
}

// Nothing is weighed where there is but one card to play.
bool hasNoChoice(const Hint& hint) {
    return hint.isOnlyChoice() && std::holds_alternative<Play>(hint.action().what);
}

void finish(HintTold& told) {
    told.lines.removeAll(QString());
    told.told =
        HintWords::tr("Hint: %1").arg((QStringList(told.title) + told.lines).join(u' ')) + u' ' + told.last;
}

} // namespace

HintTold thinkingTold() {
    HintTold told{HintWords::tr("Thinking …"), {}, {}, {}};
    told.told = told.title;
    return told;
}

HintTold thoughtTold(const Hint& hint) {
    HintTold told{text::thoughtWords(hint.think), {}, HintWords::tr("Press H again for the card."), {}};
    if (!std::holds_alternative<Play>(hint.action().what))
        told.last = HintWords::tr("Press H again for the choice.");
    finish(told);
    return told;
}

HintTold choiceTold(const Hint& hint) {
    const QString known = hint.options.size() < 2
                              ? HintWords::tr("From what you can know, nothing else.")
                              : HintWords::tr("Net at the end of the hand, from what you can know.");
    const QString what = text::choiceWords(hint.action());
    HintTold told;
    if (hasNoChoice(hint)) {
        told.title = HintWords::tr("There is no choice: %1.").arg(what);
        finish(told);
        return told;
    }
    const auto [first, second] = mostTelling(hint.reasons);
    told.title =
        (text::speaksAgainst(first.kind) ? HintWords::tr("%1, though %2.") : HintWords::tr("%1: %2."))
            .arg(text::capitalised(what), text::reasonWords(first));
    if (second)
        told.lines << (text::speaksAgainst(second->kind)
                           ? HintWords::tr("Though %1.").arg(text::reasonWords(*second))
                           : text::capitalised(text::reasonWords(*second)) + u'.');
    told.lines << goodLines(hint) << expectedLine(hint);
    if (std::holds_alternative<Discard>(hint.action().what))
        told.lines << HintWords::tr("Return picks them; once more, and they are laid away.");
    told.last = known;
    finish(told);
    return told;
}

QString lessWords(const Hint& hint, const Option& option) {
    return HintWords::tr("%1 less").arg(
        std::max(1, qRound(hint.options.front().points) - qRound(option.points)));
}

} // namespace coach
