#include "desktop/editor/editor_strip.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QPainter>

namespace editing {

namespace colour = look::colour;
using look::PaperButton;
using look::Type;

namespace {

constexpr int kWords = 440; // what the words want at scale 1: the longest that often stand there

QString inColour(QRgb ink) {
    return QStringLiteral("color:%1;background:transparent").arg(QColor(ink).name());
}

} // namespace

EditorStrip::EditorStrip(QWidget* parent)
    : QWidget(parent), strong_(new QLabel(this)), weak_(new QLabel(this)) {
    for (QLabel* label : {strong_, weak_})
        label->setTextFormat(Qt::PlainText);
    strong_->setStyleSheet(inColour(colour::text));
    weak_->setStyleSheet(inColour(colour::text2));
    for (Does what : kAll) {
        const auto kind = what == Does::Play ? PaperButton::Kind::Main : PaperButton::Kind::Second;
        auto* button = new PaperButton(kind, {}, this);
        connect(button, &QAbstractButton::clicked, this, [this, what] { emit pressed(what); });
        buttons_[static_cast<std::size_t>(what)] = button;
    }
}

void EditorStrip::say(const QString& strong, const QString& weak) {
    strong_->setText(strong);
    weak_->setText(weak);
    strong_->setAccessibleDescription(weak);
    layOut();
    look::announce(*this, strong + u' ' + weak);
}

void EditorStrip::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    strong_->setFont(look::font(m, Type::Strong));
    weak_->setFont(look::font(m, Type::Text));
    for (PaperButton* button : buttons_)
        button->setMetrics(m);
    layOut();
}

// How wide the buttons are with these words.
int EditorStrip::dress(const std::array<QString, 6>& words) {
    int wide = metrics_.px(20);
    for (Does what : kAll) {
        button(what)->setText(words[static_cast<std::size_t>(what)]);
        wide += button(what)->paperSize().width() + metrics_.px(8);
    }
    return wide;
}

// Words at the left, buttons from the right; with shorter words where there is little room.
void EditorStrip::layOut() {
    const look::Metrics& m = metrics_;
    const std::array<QString, 6> whole{tr("&Undo"),
                                       tr("&Redo"),
                                       tr("Save as &exercise"),
                                       tr("&Weigh my cards"),
                                       tr("Let &masters play it"),
                                       tr("&Play from here")};
    const std::array<QString, 6> brief{tr("&Undo"),  tr("&Redo"),    tr("Sav&e"),
                                       tr("&Weigh"), tr("&Masters"), tr("&Play")};
    if (dress(whole) > width() - m.px(kWords))
        std::ignore = dress(brief);
    int right = width() - m.px(12);
    for (auto what = kAll.rbegin(); what != kAll.rend(); ++what) {
        PaperButton* one = button(*what);
        one->setAccessibleName(QString(whole[static_cast<std::size_t>(*what)]).remove(u'&'));
        const QSize size = one->paperSize();
        one->setPaperGeometry(
            QRect(right - size.width(), (height() - size.height()) / 2, size.width(), size.height()));
        right -= size.width() + m.px(8);
    }
    const int left = m.px(16), wide = right - left - m.px(6), middle = height() / 2;
    const bool alone = weak_->text().isEmpty();
    strong_->setWordWrap(alone);
    strong_->setGeometry(left, alone ? 0 : middle - m.px(20), wide, alone ? height() : m.px(20));
    weak_->setGeometry(left, middle, wide, m.px(20));
    weak_->setToolTip(weak_->text());
}

void EditorStrip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(QColor(colour::stripEdge), metrics_.line(1)));
    p.setBrush(QColor(colour::strip));
    p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics_.px(5), metrics_.px(5));
}

} // namespace editing

#include "moc_editor_strip.cpp"
