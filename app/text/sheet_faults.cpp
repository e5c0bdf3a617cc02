#include "text/sheet_faults.h"

#include <QCoreApplication>

namespace text {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(text::SheetFaults)
};

} // namespace

QString explain(const kept::NameProblem& problem) {
    return problem.what == kept::NameFault::Empty
               ? Words::tr("Player %1 has no name yet.").arg(problem.player + 1)
               : Words::tr("Two players have the same name.");
}

QString atPlace(const QString& path, const QString& wrong) {
    return Words::tr("%1: %2", "place in a file, fault").arg(path, wrong);
}

} // namespace text
