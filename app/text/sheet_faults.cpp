#include "text/sheet_faults.h"

#include <QCoreApplication>

namespace text {

namespace {

struct SheetFaultsWords {
    Q_DECLARE_TR_FUNCTIONS(text::SheetFaults)
};

} // namespace

QString explain(const kept::NameProblem& problem) {
    return problem.what == kept::NameFault::Empty
               ? SheetFaultsWords::tr("Player %1 has no name yet.").arg(problem.player + 1)
               : SheetFaultsWords::tr("Two players have the same name.");
}

QString atPlace(const QString& path, const QString& wrong) {
    return SheetFaultsWords::tr("%1: %2", "place in a file, fault").arg(path, wrong);
}

} // namespace text
