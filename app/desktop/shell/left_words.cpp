#include "desktop/shell/left_words.h"

#include "records/clock.h"
#include "text/plain/clock.h"

#include <QCoreApplication>
#include <QLocale>

namespace desktop {

namespace {

struct GoOnWords {
    Q_DECLARE_TR_FUNCTIONS(GoOnWords)
};

} // namespace

QString whenWords(const QDateTime& when, const QDateTime& now) {
    const QLocale locale;
    const qint64 days = when.daysTo(now);
    if (days <= 0)
        return GoOnWords::tr("today, %1").arg(text::clockWords(when.time()));
    if (days == 1)
        return GoOnWords::tr("yesterday");
    if (days < 7)
        return locale.standaloneDayName(when.date().dayOfWeek());
    //: a day of this year, and a month of an earlier one, as QDate::toString() reads them
    return when.date().year() == now.date().year() ? locale.toString(when.date(), GoOnWords::tr("d MMM"))
                                                   : locale.toString(when.date(), GoOnWords::tr("MMM yyyy"));
}

QString dayWords(const QDate& day) {
    //: a day of this year, and of another, as QDate::toString() reads them
    return QLocale().toString(day, day.year() == records::today().year() ? GoOnWords::tr("d MMMM")
                                                                         : GoOnWords::tr("d MMMM yyyy"));
}

QString momentWords(const QDateTime& moment) {
    return GoOnWords::tr("%1, %2", "18 November, 14:05")
        .arg(dayWords(moment.date()), text::clockWords(moment.time()));
}

doors::GoOn asThrownAway(doors::GoOn left, const records::ThrownAway& thrown, const QDateTime& now) {
    left.key = thrown.path;
    left.thrownAway = GoOnWords::tr("Thrown away %1, kept until %2", "yesterday, 12 Nov")
                          .arg(whenWords(thrown.when, now),
                               QLocale().toString(thrown.keptUntil().date(), GoOnWords::tr("d MMM")));
    return left;
}

} // namespace desktop
