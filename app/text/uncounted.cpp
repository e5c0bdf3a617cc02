#include "text/uncounted.h"

#include <QCoreApplication>

namespace text {

namespace {

struct UncountedWords {
    Q_DECLARE_TR_FUNCTIONS(Uncounted)
};

} // namespace

QString uncountedWords(tricks::Uncounted why) {
    return why == tricks::Uncounted::CardsKnown
               ? UncountedWords::tr("It is not counted: its cards were known.")
               : UncountedWords::tr("It is not counted: something was taken back.");
}

} // namespace text
