#include "desktop/shell/ask_strip.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/shell/page_menus.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace desktop {

using look::PaperButton;

AskStrip::AskStrip(QWidget* parent)
    : QWidget(parent), yes_(new PaperButton(PaperButton::Kind::main, {}, this)),
      no_(new PaperButton(PaperButton::Kind::second, {}, this)) {
    connect(yes_, &PaperButton::clicked, this, [this] { answer(std::exchange(act_, nullptr)); });
    connect(no_, &PaperButton::clicked, this, &AskStrip::dismiss);
    for (PaperButton* button : {yes_, no_})
        button->installEventFilter(this);
    hide();
}

void AskStrip::ask(const QString& words, const QString& yesWords, const QString& noWords,
                   std::function<void()> yes) {
    if (!isVisible())
        focusBefore_ = QApplication::focusWidget();
    words_ = words;
    act_ = std::move(yes);
    yes_->setText(yesWords);
    no_->setText(noWords);
    setAccessibleName(words);
    for (PaperButton* button : {yes_, no_})
        button->setAccessibleDescription(words);
    place(area_, metrics_);
    show();
    raise();
    yes_->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void AskStrip::dismiss() {
    answer({});
}

void AskStrip::answer(const std::function<void()>& act) {
    act_ = nullptr;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus && focusBefore_)
        focusBefore_->setFocus(Qt::OtherFocusReason);
    if (act)
        act();
}

void AskStrip::place(const QRect& area, const look::Metrics& metrics) {
    area_ = area;
    metrics_ = metrics;
    const look::Metrics& m = metrics;
    const int pad = m.px(16), gap = m.px(12);
    const QFontMetrics font(look::font(m, look::Type::sheet));
    int buttons = 0, high = 0;
    for (PaperButton* button : {yes_, no_}) {
        button->setMetrics(m);
        buttons += button->paperSize().width() + gap;
        high = std::max(high, button->paperSize().height());
    }
    const int most = area.width();
    const int wide = std::min(most, 2 * pad + font.horizontalAdvance(words_) + m.px(4) + gap + buttons);
    const int room = wide - 2 * pad - buttons - gap;
    const int lines =
        font.boundingRect(QRect(0, 0, room, 1000), Qt::AlignLeft | Qt::TextWordWrap, words_).height();
    const int tall = std::max(high, lines) + 2 * m.px(16);
    const int margin = m.px(8); // the strip's edge and a ring round a button
    setGeometry(QRect(area.center().x() - wide / 2, area.bottom() - tall, wide, tall)
                    .adjusted(-margin, -margin, margin, margin));
    const QRect inner = rect().adjusted(margin, margin, -margin, -margin);
    wordsRect_ = QRect(inner.left() + pad, inner.top(), room, inner.height());
    int right = inner.right() - pad + 1;
    for (PaperButton* button : {no_, yes_}) {
        const QSize size = button->paperSize();
        button->setPaperGeometry(
            QRect(QPoint(right - size.width(), inner.center().y() - size.height() / 2), size));
        right -= size.width() + gap;
    }
}

void AskStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int margin = metrics_.px(8);
    look::drawStrip(painter, rect().adjusted(margin, margin, -margin, -margin), metrics_);
    painter.setFont(look::font(metrics_, look::Type::sheet));
    painter.setPen(QColor(look::colour::text));
    painter.drawText(wordsRect_, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, words_);
}

void AskStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else if (!pressByLetter(*this, *event))
        QWidget::keyPressEvent(event);
}

// A button would take arrows for the Tab key.
bool AskStrip::eventFilter(QObject* watched, QEvent* event) {
    const auto isArrow = [](int key) { return key >= Qt::Key_Left && key <= Qt::Key_Down; };
    if (event->type() != QEvent::KeyPress || !isArrow(static_cast<QKeyEvent*>(event)->key()))
        return QWidget::eventFilter(watched, event);
    (watched == yes_ ? no_ : yes_)->setFocus(Qt::TabFocusReason);
    return true;
}

// Plain letters are its answers' here, whatever else they do on the page.
bool AskStrip::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z)
            event->accept();
    }
    return QWidget::event(event);
}

} // namespace desktop
