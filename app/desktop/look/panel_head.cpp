#include "desktop/look/panel_head.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace look {

namespace {

// Buttons of the head: Return presses them as Space does. Their colours come with the panel's palette.
class HeadButton : public QAbstractButton {
public:
    explicit HeadButton(QWidget* parent) : QAbstractButton(parent) {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }
    void drawRing(QPainter& p, double line) const {
        if (!hasFocus())
            return;
        p.setPen(QPen(palette().color(QPalette::Highlight), 2 * line));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(rect()).adjusted(line, line, -line, -line), 3 * line, 3 * line);
    }
};

class CloseButton : public HeadButton {
public:
    using HeadButton::HeadButton;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const double line = std::max(1.0, width() / 20.0);
        drawRing(p, line);
        const bool lit = underMouse() || hasFocus() || isDown();
        p.setPen(QPen(palette().color(QPalette::WindowText), lit ? 1.6 * line : 1.2 * line, Qt::SolidLine,
                      Qt::RoundCap));
        const double arm = width() / 6.5;
        const QPointF c = QRectF(rect()).center();
        p.drawLine(c - QPointF(arm, arm), c + QPointF(arm, arm));
        p.drawLine(c - QPointF(arm, -arm), c + QPointF(arm, -arm));
    }
};

class NameButton : public HeadButton {
public:
    using HeadButton::HeadButton;

protected:
    // The one that is seen is in ink, with a bar under it where there are others.
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const bool weak = isCheckable() && !isChecked();
        p.setFont(font());
        p.setPen(palette().color(weak && !underMouse() ? QPalette::PlaceholderText : QPalette::WindowText));
        p.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
        if (isCheckable() && isChecked())
            p.fillRect(QRect(0, height() - 3, p.fontMetrics().horizontalAdvance(text()), 3),
                       palette().color(QPalette::Highlight));
        drawRing(p, 1.2);
    }
};

} // namespace

int PanelHead::withText(const Metrics& m, double length) {
    return static_cast<int>(std::lround(length * m.t));
}

PanelHead::PanelHead(QWidget* parent)
    : QWidget(parent), metrics_(metricsForTable(QSize(1280, 776))), close_(new CloseButton(this)) {
    connect(close_, &QAbstractButton::clicked, this, &PanelHead::closed);
    close_->setToolTip(tr("Close"));
}

void PanelHead::setNames(const QStringList& names, int shown) {
    shown_ = shown;
    while (names_.size() < static_cast<std::size_t>(names.size())) {
        auto* button = new NameButton(this);
        const int number = static_cast<int>(names_.size());
        connect(button, &QAbstractButton::clicked, this, [this, button, number] {
            if (number == shown_)
                button->setChecked(true);
            else
                emit chosen(number);
        });
        names_.push_back(button);
    }
    const bool several = names.size() > 1;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        QAbstractButton* button = names_[i];
        const bool used = i < static_cast<std::size_t>(names.size());
        button->setVisible(used);
        if (!used)
            continue;
        button->setText(names[static_cast<qsizetype>(i)]);
        button->setCheckable(several);
        button->setChecked(several && static_cast<int>(i) == shown);
        button->setFocusPolicy(several ? Qt::StrongFocus : Qt::NoFocus);
        button->setAttribute(Qt::WA_TransparentForMouseEvents, !several);
    }
    setTabOrder(names_.empty() ? close_ : names_.back(), close_);
    layOut();
}

void PanelHead::setCloseWords(const QString& words) {
    close_->setAccessibleName(words);
}

void PanelHead::setMetrics(const Metrics& m) {
    metrics_ = m;
    layOut();
}

void PanelHead::setDark(bool dark) {
    dark_ = dark;
    const PanelColours& c = panelColours(dark);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, QColor(c.text));
    colours.setColor(QPalette::PlaceholderText, QColor(c.text2));
    colours.setColor(QPalette::Highlight, QColor(c.gold));
    setPalette(colours);
    update();
}

int PanelHead::wantedHeight() const {
    return withText(metrics_, 38) + metrics_.line(1);
}

void PanelHead::resizeEvent(QResizeEvent*) {
    layOut();
}

void PanelHead::layOut() {
    const int margin = withText(metrics_, 14), button = withText(metrics_, 24), high = withText(metrics_, 38);
    close_->setGeometry(width() - margin / 2 - button, (high - button) / 2 + margin / 5, button, button);
    int x = margin;
    const QFont names = look::font(metrics_, Type::Name);
    for (QAbstractButton* name : names_) {
        if (name->isHidden())
            continue;
        name->setFont(names);
        const int wide = std::min(QFontMetrics(names).horizontalAdvance(name->text()) + 2, close_->x() - x);
        name->setGeometry(x, margin / 5, std::max(0, wide), high - margin / 5 + 1);
        x += wide + withText(metrics_, 20);
    }
    update();
}

void PanelHead::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const int margin = withText(metrics_, 14);
    p.fillRect(
        QRect(margin, withText(metrics_, 38), width() - margin - withText(metrics_, 12), metrics_.line(1)),
        QColor(panelColours(dark_).rule));
}

} // namespace look

#include "moc_panel_head.cpp"
