#include "desktop/gallery/pack_row.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QPainter>
#include <QStyle>
#include <QSvgRenderer>

#include <algorithm>

namespace gallery {
namespace {

constexpr int kRing = 3;

// A pack's sign and name: on paper where it is chosen, only edged on the cloth where it is not.
class PackButton : public QAbstractButton {
public:
    PackButton(const text::Pack& pack, int number, QWidget* parent)
        : QAbstractButton(parent), sign_(QStringLiteral(":/icons/%1.svg").arg(pack.folder)) {
        setText(pack.name);
        setCheckable(true);
        setAutoExclusive(true);
        setShortcut(QKeySequence(QString::number(number)));
        setAccessibleName(PackRow::tr("%1 pack", "Florentine pack").arg(pack.name));
        const QString gloss =
            PackRow::tr("%n card(s), for %1", "97 cards, for Minchiate", static_cast<int>(pack.codes.size()))
                .arg(pack.game);
        setAccessibleDescription(gloss);
        setToolTip(PackRow::tr("%1 (key %2)", "97 cards, for Minchiate (key 1)").arg(gloss).arg(number));
        setFocusPolicy(Qt::TabFocus); // a number or a click leaves the keys to the cards
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
    }

    void setMetrics(const look::Metrics& m) {
        metrics_ = m;
        setFont(look::font(m, look::Type::Button));
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const QRectF face = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
        const double radius = metrics_.px(4);
        QColor ground(isChecked() ? look::colour::paper : look::colour::text);
        if (!isChecked())
            ground.setAlpha(underMouse() ? 40 : 14);
        p.setPen(
            QPen(QColor(isChecked() ? look::colour::paperRule : look::colour::buttonEdge), metrics_.line(1)));
        p.setBrush(ground);
        p.drawRoundedRect(face, radius, radius);
        if (hasFocus()) {
            p.setPen(QPen(QColor(look::colour::focus), 2));
            p.setBrush(Qt::NoBrush);
            p.drawRoundedRect(face.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
        }
        const double side = face.height() - 2 * metrics_.px(3);
        const int wide = static_cast<int>(side) + metrics_.px(4) + fontMetrics().horizontalAdvance(text());
        double left = face.left() + std::max(2.0, (face.width() - wide) / 2);
        sign_.render(&p, QRectF(left, face.center().y() - side / 2, side, side));
        left += side + metrics_.px(4);
        p.setFont(font());
        p.setPen(QColor(isChecked() ? look::colour::ink : look::colour::text));
        const QRectF room(left, face.top(), face.right() - left, face.height());
        p.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text());
    }

private:
    QSvgRenderer sign_;
    look::Metrics metrics_;
};

} // namespace

PackRow::PackRow(const std::vector<text::Pack>& packs, QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Packs"));
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const int number = static_cast<int>(i);
        buttons_.push_back(new PackButton(packs[i], number + 1, this));
        buttons_.back()->setChecked(i == 0);
        connect(buttons_.back(), &QAbstractButton::toggled, this, [this, number](bool on) {
            if (on)
                emit chosen(number);
        });
    }
}

void PackRow::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (QAbstractButton* button : buttons_)
        static_cast<PackButton*>(button)->setMetrics(m);
    layOut();
}

int PackRow::neededHeight() const {
    return std::max(metrics_.px(44), buttons_.front()->fontMetrics().height() + 14) + 2 * kRing;
}

void PackRow::resizeEvent(QResizeEvent*) {
    layOut();
}

// As wide as there is room, but no wider than a sign and a name look well in.
void PackRow::layOut() {
    const int count = static_cast<int>(buttons_.size());
    const int gap = metrics_.px(6);
    const int wide = std::min((width() - (count - 1) * gap) / count, metrics_.px(170));
    int left = (width() - count * wide - (count - 1) * gap) / 2;
    for (QAbstractButton* button : buttons_) {
        button->setGeometry(left, 0, wide, height());
        left += wide + gap;
    }
}

} // namespace gallery
