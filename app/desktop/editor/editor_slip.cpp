#include "desktop/editor/editor_slip.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>

namespace editing {

using look::Type;

namespace {

constexpr int kStaysMs = 8000;
constexpr int kWide = 398, kEdge = 18, kAround = 24; // the last for shadow and tip
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

EditorSlip::EditorSlip(QWidget* parent) : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::NoFocus);
    ends_.setSingleShot(true);
    ends_.setInterval(kStaysMs);
    connect(&ends_, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void EditorSlip::say(const QString& reason, const QString& after, const QRect& place, int x,
                     const look::Metrics& m) {
    metrics_ = m;
    reason_ = reason;
    after_ = after;
    const int edge = m.px(kEdge), wide = std::min(m.px(kWide), place.width());
    const QRect room(0, 0, wide - 2 * edge, 1000);
    const QFontMetrics strong(look::font(m, Type::Button)), plain(look::font(m, Type::Text));
    const int high = strong.boundingRect(room, kWrapped, reason).height() +
                     plain.boundingRect(room, kWrapped, after).height() + m.px(26);
    const int gap = m.px(16), around = m.px(kAround);
    const bool over = place.top() - gap - high > 0;
    tipEdge_ = over ? Qt::BottomEdge : Qt::TopEdge;
    const int spare = std::max(0, place.width() - wide - m.px(16)); // off what stands beside it
    const int left = std::clamp(x - wide / 2, place.left(), place.left() + spare);
    const QRect at(left, over ? place.top() - gap - high : place.bottom() + gap, wide, high);
    setGeometry(at.adjusted(-around, -around, around, around));
    paper_ = QRect(QPoint(around, around), at.size());
    tipAt_ = std::clamp(x - left + around, paper_.left() + m.px(24), paper_.right() - m.px(24));
    setAccessibleName(QStringLiteral("%1 %2").arg(reason, after));
    show();
    raise();
    update();
    ends_.start();
    look::announce(*this);
}

QString EditorSlip::rule() const {
    static const QRegularExpression number(QStringLiteral("\\((M\\d+\\.\\d+)"));
    return number.match(reason_).captured(1);
}

void EditorSlip::mousePressEvent(QMouseEvent*) {
    emit pressed();
}

void EditorSlip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    look::drawSlip(p, paper_, m, tipEdge_, tipAt_);
    QRect room = paper_.adjusted(m.px(kEdge), m.px(11), -m.px(kEdge), 0);
    p.setFont(look::font(m, Type::Button));
    p.setPen(QColor(look::colour::ink));
    QRect used;
    p.drawText(room, kWrapped, reason_, &used);
    room.setTop(used.bottom() + m.px(3));
    p.setFont(look::font(m, Type::Text));
    p.setPen(QColor(look::colour::ink2));
    p.drawText(room, kWrapped, after_);
}

} // namespace editing

#include "moc_editor_slip.cpp"
