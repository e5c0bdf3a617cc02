#include "desktop/settings/panel_style.h"

#include "desktop/look/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QTextFormat>
#include <QWidget>

#include <algorithm>

namespace settings {
namespace {

constexpr double radius = 4;

QPen edgePen(const QStyleOption& o) {
    if (o.state & QStyle::State_HasFocus)
        return QPen(o.palette.color(QPalette::Highlight), 2);
    return QPen(o.palette.color(QPalette::Mid), 1);
}

// A field's ground and edge.
void drawField(QPainter& p, const QRectF& r, const QStyleOption& o, double corner) {
    const QPen pen = edgePen(o);
    const double in = pen.widthF() / 2;
    p.setPen(pen);
    p.setBrush(o.palette.color(QPalette::Base));
    p.drawRoundedRect(r.adjusted(in, in, -in, -in), corner, corner);
}

void drawCheckBox(QPainter& p, const QStyleOption& o) {
    const QRectF r(o.rect);
    drawField(p, r, o, 3);
    if (!(o.state & (QStyle::State_On | QStyle::State_NoChange)))
        return;
    const double w = r.width();
    QPainterPath tick;
    tick.moveTo(r.left() + 0.24 * w, r.top() + 0.53 * w);
    tick.lineTo(r.left() + 0.43 * w, r.top() + 0.72 * w);
    tick.lineTo(r.left() + 0.77 * w, r.top() + 0.29 * w);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(o.palette.color(QPalette::Text), 0.13 * w, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(tick);
}

void drawDownArrow(QPainter& p, const QRectF& r, const QColor& colour) {
    QPainterPath arrow;
    arrow.moveTo(r.center() + QPointF(-4, -2));
    arrow.lineTo(r.center() + QPointF(0, 2.4));
    arrow.lineTo(r.center() + QPointF(4, -2));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(arrow);
}

// A tab's frame goes around its words, elsewhere inside what has the focus.
QMarginsF roomAround(const QWidget* widget) {
    return qobject_cast<const QTabBar*>(widget) ? QMarginsF(7, 6, 7, 4) : QMarginsF(-1, -1, -1, -1);
}

} // namespace

PanelStyle::PanelStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void PanelStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case PE_IndicatorCheckBox:
        drawCheckBox(*painter, *option);
        break;
    case PE_FrameFocusRect:
        painter->setPen(QPen(option->palette.color(QPalette::Highlight), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect) + roomAround(widget), 3, 3);
        break;
    default:
        painter->setRenderHint(QPainter::Antialiasing, false);
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    painter->restore();
}

void PanelStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control != CC_ComboBox || !box || box->editable) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawField(*painter, QRectF(box->rect), *box, radius);
    const QRectF arrow(box->rect.right() - 25, box->rect.top(), 20, box->rect.height());
    drawDownArrow(*painter,
                  box->direction == Qt::RightToLeft
                      ? QRectF(visualRect(box->direction, box->rect, arrow.toRect()))
                      : arrow,
                  box->palette.color(QPalette::Text));
    painter->restore();
}

QRect PanelStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
    const QRect r = QProxyStyle::subControlRect(control, option, part, widget);
    // Words in a box begin where they begin in a field.
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return option->direction == Qt::RightToLeft ? r.adjusted(0, 0, -5, 0) : r.adjusted(5, 0, 0, 0);
    return r;
}

QSize PanelStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ComboBox)
        size.setHeight(std::max(size.height(), contents.height() + 12));
    return size;
}

// The system's icons on buttons are black on dark panels, and say nothing that the words do not.
int PanelStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    auto* format = qstyleoption_cast<QStyleHintReturnVariant*>(returned);
    if (hint != SH_TextControl_FocusIndicatorTextCharFormat || !format || !option)
        return QProxyStyle::styleHint(hint, option, widget, returned);
    // The link that has the focus: as the ring elsewhere, not a hair of dots.
    const bool onDark = option->palette.color(QPalette::Text).lightnessF() > 0.5;
    QTextCharFormat seen;
    seen.setBackground(QColor(onDark ? look::colour::paper : look::colour::ink));
    seen.setForeground(QColor(onDark ? look::colour::ink : look::colour::paper));
    format->variant = seen;
    return 1;
}

int PanelStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return std::max(17, option   ? option->fontMetrics.height() * 15 / 16
                            : widget ? widget->fontMetrics().height() * 15 / 16
                                     : 17);
    case PM_CheckBoxLabelSpacing:
        return 8;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace settings

#include "moc_panel_style.cpp"
