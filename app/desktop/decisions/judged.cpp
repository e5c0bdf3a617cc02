#include "desktop/decisions/judged.h"

#include "text/plain/capitalised.h"

#include <QCoreApplication>

namespace decisions {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Judged)
};

} // namespace

std::optional<double> Judged::cost() const {
    if (!weighed || said.figures == hints::Figures::None)
        return std::nullopt;
    const double behind = best().points - done.points;
    return said.isAsGood(done) ? 0 : behind;
}

DecisionTold told(const Decision& decision, const Judged& judged) {
    DecisionTold told;
    told.at = decision.at;
    told.where = decision.where;
    told.cost = judged.cost();
    told.knowing = judged.said.unit;
    const hints::Choice& best = judged.best();
    if (judged.done.words == best.words) {
        told.title = judged.done.words;
        if (judged.masters)
            told.lines << Words::tr("As masters would.");
        told.lines << judged.found;
        return told;
    }
    const bool asGood = told.cost && *told.cost == 0;
    told.title = (asGood                          ? Words::tr("%1; as good: %2")
                  : judged.done.card && best.card ? Words::tr("%1 instead of %2")
                                                  : Words::tr("%1; better %2"))
                     .arg(judged.done.words, best.words);
    QStringList why;
    for (const hints::Reason& reason : judged.said.reasons)
        if (!reason.against && why.size() < 2)
            why << reason.words;
    if (!why.isEmpty()) {
        told.fell = asGood ? QString() : why.front();
        told.lines << Words::tr("%1: %2.", "choice, reasons")
                          .arg(text::capitalised(best.words), text::semicolons(why));
    }
    if (asGood)
        told.lines << Words::tr("The two cannot be told apart.");
    else if (told.cost && judged.found.isEmpty())
        told.lines << (judged.done.card ? Words::tr("Expected %1, with %2 %3.")
                                        : Words::tr("Expected %1; %2: %3."))
                          .arg(hints::signedFigure(best.points, judged.said.figures), judged.done.words,
                               hints::signedFigure(judged.done.points, judged.said.figures));
    told.lines << judged.found;
    return told;
}

} // namespace decisions
