#include "desktop/editor/check_button.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace editing {

namespace colour = look::colour;
using look::Type;

namespace {

constexpr int kBox = 18, kVerdictWords = 28, kRing = 5, kSecond = 20;

} // namespace

CheckButton::CheckButton(const QString& words, const QStringList& glosses, QWidget* parent)
    : QAbstractButton(parent), glosses_(glosses) {
    setText(words);
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleDescription(glosses_.front());
    setToolTip(glosses_.front());
}

void CheckButton::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

QSize CheckButton::sizeHint() const {
    const look::Metrics& m = metrics_;
    const int words = QFontMetrics(look::font(m, Type::Strong)).horizontalAdvance(text());
    const int gloss = QFontMetrics(look::font(m, Type::Text)).horizontalAdvance(glosses_.front());
    return {m.px(kVerdictWords) + std::max(words, gloss) + 2 * m.px(kRing), m.px(kBox + kSecond + 2 * kRing)};
}

QString CheckButton::gloss() const {
    const QFontMetrics second(look::font(metrics_, Type::Text));
    const int ring = metrics_.px(kRing), left = ring + metrics_.px(kVerdictWords);
    if (ring + metrics_.px(kBox) + metrics_.px(kSecond) > height())
        return {};
    const auto fits = std::ranges::find_if(
        glosses_, [&](const QString& words) { return second.horizontalAdvance(words) <= width() - left; });
    return fits == glosses_.end() ? QString() : *fits;
}

void CheckButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void CheckButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const int ring = m.px(kRing);
    const QRect box(ring, ring, m.px(kBox), m.px(kBox));
    p.setPen(QPen(QColor(colour::buttonEdge), m.line(1)));
    p.setBrush(isChecked() ? QBrush(QColor(colour::paper)) : QBrush(Qt::NoBrush));
    p.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), m.px(4), m.px(4));
    if (isChecked()) {
        p.setPen(QPen(QColor(colour::ink), m.line(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF corner = box.topLeft();
        const double u = box.width() / 18.0;
        const std::array<QPointF, 3> tick{corner + QPointF(4.5, 9.5) * u, corner + QPointF(8, 13) * u,
                                          corner + QPointF(14, 5.5) * u};
        p.drawPolyline(tick.data(), static_cast<int>(tick.size()));
    }
    const int left = ring + m.px(kVerdictWords);
    p.setFont(look::font(m, Type::Strong));
    p.setPen(QColor(colour::text));
    p.drawText(QRect(left, ring, width() - left, m.px(kBox)),
               Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic, text());
    const QFont second = look::font(m, Type::Text);
    const QRect under(left, ring + m.px(kBox), width() - left, m.px(kSecond));
    p.setFont(second);
    p.setPen(QColor(colour::text2));
    p.drawText(under, Qt::AlignLeft | Qt::AlignVCenter, gloss());
    if (hasFocus())
        look::drawFocusRing(p, box, m, m.px(4));
}

} // namespace editing

#include "moc_check_button.cpp"
