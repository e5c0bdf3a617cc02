#include "desktop/look/sign_row.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QPainter>
#include <QStyle>
#include <QSvgRenderer>

#include <algorithm>

namespace look {
namespace {

constexpr int kRing = 3;

// A sign and its words: on paper where it is chosen, only edged on the cloth where it is not.
class SignButton : public QAbstractButton {
public:
    SignButton(const Sign& sign, int number, QWidget* parent)
        : QAbstractButton(parent), sign_(QStringLiteral(":/icons/%1.svg").arg(sign.icon)) {
        setText(sign.words);
        setCheckable(true);
        setAutoExclusive(true);
        setShortcut(QKeySequence(QString::number(number)));
        setAccessibleName(sign.name);
        setAccessibleDescription(sign.gloss);
        setToolTip(SignRow::tr("%1 (key %2)", "97 cards, for Minchiate (key 1)").arg(sign.gloss).arg(number));
        setFocusPolicy(Qt::TabFocus); // a number or a click leaves the keys to the cards
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
    }

    void setMetrics(const Metrics& m) {
        metrics_ = m;
        setFont(look::font(m, Type::Button));
        update();
    }
    // What sign and words need.
    [[nodiscard]] int neededWidth() const {
        return metrics_.px(44) + metrics_.px(24) + fontMetrics().horizontalAdvance(text());
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const QRectF face = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
        const double radius = metrics_.px(4);
        QColor ground(isChecked() ? colour::paper : colour::text);
        if (!isChecked())
            ground.setAlpha(underMouse() ? 40 : 14);
        p.setPen(QPen(QColor(isChecked() ? colour::paperRule : colour::buttonEdge), metrics_.line(1)));
        p.setBrush(ground);
        p.drawRoundedRect(face, radius, radius);
        if (hasFocus()) {
            p.setPen(QPen(QColor(colour::focus), 2));
            p.setBrush(Qt::NoBrush);
            p.drawRoundedRect(face.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
        }
        const double side = face.height() - 2 * metrics_.px(3);
        const int wide = static_cast<int>(side) + metrics_.px(4) + fontMetrics().horizontalAdvance(text());
        double left = face.left() + std::max(2.0, (face.width() - wide) / 2);
        sign_.render(&p, QRectF(left, face.center().y() - side / 2, side, side));
        left += side + metrics_.px(4);
        p.setFont(font());
        p.setPen(QColor(isChecked() ? colour::ink : colour::text));
        const QRectF room(left, face.top(), face.right() - left, face.height());
        p.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text());
    }

private:
    QSvgRenderer sign_;
    Metrics metrics_;
};

} // namespace

SignRow::SignRow(const std::vector<Sign>& signs, QWidget* parent) : QWidget(parent) {
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const int number = static_cast<int>(i);
        buttons_.push_back(new SignButton(signs[i], number + 1, this));
        buttons_.back()->setChecked(i == 0);
        connect(buttons_.back(), &QAbstractButton::toggled, this, [this, number](bool on) {
            if (on)
                emit chosen(number);
        });
    }
}

void SignRow::setMetrics(const Metrics& m) {
    metrics_ = m;
    for (QAbstractButton* button : buttons_)
        static_cast<SignButton*>(button)->setMetrics(m);
    layOut();
}

int SignRow::current() const {
    return static_cast<int>(std::ranges::find_if(buttons_, &QAbstractButton::isChecked) - buttons_.begin());
}

int SignRow::neededHeight() const {
    return std::max(metrics_.px(44), buttons_.front()->fontMetrics().height() + 14) + 2 * kRing;
}

void SignRow::resizeEvent(QResizeEvent*) {
    layOut();
}

// As wide as there is room, but no wider than a sign and a name look well in.
void SignRow::layOut() {
    const int count = static_cast<int>(buttons_.size());
    const int gap = metrics_.px(6);
    int wide = metrics_.px(170);
    for (const QAbstractButton* button : buttons_)
        wide = std::max(wide, static_cast<const SignButton*>(button)->neededWidth());
    wide = std::min((width() - (count - 1) * gap) / count, wide);
    int left = (width() - count * wide - (count - 1) * gap) / 2;
    for (QAbstractButton* button : buttons_) {
        button->setGeometry(left, 0, wide, height());
        left += wide + gap;
    }
}

} // namespace look

#include "moc_sign_row.cpp"
