#include "text/practice_words.h"

#include <QCoreApplication>

namespace text {

namespace {

struct PracticeWords {
    Q_DECLARE_TR_FUNCTIONS(Practice)
};

} // namespace

QString themeName(practice::Theme theme) {
    using practice::Theme;
    switch (theme) {
    case Theme::KingRule:
        return PracticeWords::tr("King rule");
    case Theme::Counters:
        return PracticeWords::tr("Counters");
    case Theme::LastTrick:
        return PracticeWords::tr("Last trick");
    case Theme::Versicole:
        return PracticeWords::tr("Versicole");
    case Theme::Discards:
        return PracticeWords::tr("Discards");
    case Theme::Other:
        return PracticeWords::tr("Tricks and trumps");
    case Theme::Own:
        return PracticeWords::tr("Your own");
    }
    return {};
}

} // namespace text
