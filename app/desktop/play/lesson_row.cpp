#include "desktop/play/lesson_row.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct GoOnWords {
    Q_DECLARE_TR_FUNCTIONS(GoOnWords)
};

constexpr QLatin1String kLesson("lesson:");

} // namespace

doors::GoOn lessonRow(const learn::LearnPages::Within& within, const QDateTime& now) {
    doors::GoOn left;
    left.key = lessonKey(within.index);
    left.what = GoOnWords::tr("A lesson");
    left.whom = within.title;
    left.where = GoOnWords::tr("Step %1 of %2").arg(within.step + 1).arg(within.steps);
    left.when = whenWords(within.when, now);
    return left;
}

QString lessonKey(int index) {
    return kLesson + QString::number(index);
}

QString lessonWay(learn::LearnPages& pages) {
    const auto lesson = pages.seen();
    return lesson ? way::with(way::on, lessonKey(*lesson)) : QString(way::lessons);
}

std::optional<int> lessonOf(const QString& key) {
    return key.startsWith(kLesson) ? std::optional(key.mid(kLesson.size()).toInt()) : std::nullopt;
}

} // namespace desktop
