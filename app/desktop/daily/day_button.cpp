#include "desktop/daily/day_button.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "text/figures.h"

#include <QLocale>
#include <QPainter>

namespace daily {

namespace colour = look::colour;

namespace {

QString toldWords(QDate day, const Told& told) {
    const QString date = QLocale().toString(day, QLocale::LongFormat);
    if (told.toCome)
        return DayButton::tr("%1: no deal", "a date").arg(date);
    if (!told.own)
        return DayButton::tr("%1: not played", "a date").arg(date);
    if (!told.masters)
        return DayButton::tr("%1: you %2", "a date, resti").arg(date, text::signedPoints(told.own->resti));
    return DayButton::tr("%1: you %2, four masters %3", "a date, resti")
        .arg(date, text::signedPoints(told.own->resti), text::signedPoints(told.masters->resti));
}

// More resti than four masters, as many, or fewer.
QString comparedSign(const Told& told) {
    if (!told.own || !told.masters)
        return {};
    const int more = told.own->resti - told.masters->resti;
    return more > 0 ? QStringLiteral("\u25b2") : more < 0 ? QStringLiteral("\u25bc") : QStringLiteral("=");
}

} // namespace

DayButton::DayButton(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
}

void DayButton::setDay(QDate day, const Told& told) {
    day_ = day;
    told_ = told;
    setEnabled(!told.toCome);
    setAccessibleName(toldWords(day, told));
    setToolTip(accessibleName());
    update();
}

void DayButton::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    setFixedSize(m.px(76), m.px(64));
}

void DayButton::paintEvent(QPaintEvent*) {
    const look::Metrics& m = metrics_;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRect face = rect().adjusted(m.px(6), m.px(6), -m.px(6), -m.px(6));
    if (isChecked() || underMouse())
        p.fillRect(face, QColor(colour::paperOpen));
    if (isChecked())
        p.fillRect(QRect(face.topLeft(), QSize(m.px(4), face.height())), QColor(colour::openBar));
    if (told_.today) {
        p.setPen(QPen(QColor(colour::ink), m.line(1)));
        p.drawRect(face);
    }
    const QRect words = face.adjusted(m.px(8), m.px(2), -m.px(5), -m.px(2));
    p.setFont(look::sans(m, 12));
    p.setPen(QColor(told_.toCome ? colour::paperRule : colour::ink2));
    p.drawText(words, Qt::AlignLeft | Qt::AlignTop, QString::number(day_.day()));
    if (told_.own) {
        p.setFont(look::font(m, look::Type::Counter));
        p.setPen(QColor(colour::ink));
        p.drawText(words, Qt::AlignLeft | Qt::AlignBottom, text::signedPoints(told_.own->resti));
        p.setFont(look::font(m, look::Type::Text));
        p.drawText(words, Qt::AlignRight | Qt::AlignBottom, comparedSign(told_));
    }
    if (hasFocus())
        look::drawFocusRing(p, face, m, m.px(2));
}

} // namespace daily

#include "moc_day_button.cpp"
