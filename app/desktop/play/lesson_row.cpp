#include "desktop/play/lesson_row.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(desktop::GoOnWords)
};

constexpr QLatin1String kLesson("lesson:");

} // namespace

doors::GoOn lessonRow(const learn::LearnPages::Within& within, const QDateTime& now) {
    doors::GoOn left;
    left.key = kLesson + QString::number(within.index);
    left.what = Words::tr("A lesson");
    left.whom = within.title;
    left.where = Words::tr("Step %1 of %2").arg(within.step + 1).arg(within.steps);
    left.when = whenWords(within.when, now);
    return left;
}

std::optional<int> lessonOf(const QString& key) {
    return key.startsWith(kLesson) ? std::optional(key.mid(kLesson.size()).toInt()) : std::nullopt;
}

} // namespace desktop
