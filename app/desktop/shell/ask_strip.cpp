#include "desktop/shell/ask_strip.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/shell/page_menus.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace desktop {

using look::PaperButton;

namespace {

constexpr int kPad = 16, kGap = 12; // at s = 1
constexpr int kMargin = 8;          // the strip's edge and a ring round a button

} // namespace

AskStrip::AskStrip(QWidget* parent)
    : QWidget(parent), yes_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      no_(new PaperButton(PaperButton::Kind::Main, {}, this)) {
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
    setAccessibleName(words); // read when the focus comes in
    layOut();
    show();
    raise();
    no_->setFocus(Qt::OtherFocusReason);
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

void AskStrip::place(const look::Metrics& metrics, Placing placing) {
    metrics_ = metrics;
    placing_ = std::move(placing);
    for (PaperButton* button : {yes_, no_})
        button->setMetrics(metrics);
    layOut();
}

// Both, with a gap before each.
QSize AskStrip::buttonsSize() const {
    QSize size;
    for (const PaperButton* button : {yes_, no_})
        size = QSize(size.width() + metrics_.px(kGap) + button->paperSize().width(),
                     std::max(size.height(), button->paperSize().height()));
    return size;
}

// At this breadth, with the margin around the paper.
QSize AskStrip::sizeFor(int width) const {
    const QFontMetrics font(look::font(metrics_, look::Type::Sheet));
    const QSize buttons = buttonsSize();
    const int room = width - 2 * metrics_.px(kPad) - buttons.width();
    const int lines =
        font.boundingRect(QRect(0, 0, room, 1000), Qt::AlignLeft | Qt::TextWordWrap, words_).height();
    const int margin = 2 * metrics_.px(kMargin);
    return {width + margin,
            std::max(buttons.height() + 2 * metrics_.px(kMargin), lines + metrics_.px(kPad)) + margin};
}

// On one line if that hides nothing, else as narrow as it has to be.
void AskStrip::layOut() {
    if (!placing_ || words_.isEmpty())
        return;
    const look::Metrics& m = metrics_;
    const int pad = m.px(kPad), margin = m.px(kMargin);
    const int words = QFontMetrics(look::font(m, look::Type::Sheet)).horizontalAdvance(words_) + m.px(4);
    std::vector<QSize> sizes;
    for (const int lines : {1, 2, 3, 4})
        sizes.push_back(
            sizeFor(2 * pad + buttonsSize().width() + words / lines + (lines > 1 ? m.px(40) : 0)));
    setGeometry(placing_(sizes));
    const QRect inner = rect().adjusted(margin, margin, -margin, -margin);
    wordsRect_ = inner.adjusted(pad, 0, -pad - buttonsSize().width(), 0);
    int right = inner.right() - pad + 1;
    for (PaperButton* button : {no_, yes_}) {
        const QSize size = button->paperSize();
        button->setPaperGeometry(
            QRect(QPoint(right - size.width(), inner.center().y() - size.height() / 2), size));
        right -= size.width() + m.px(kGap);
    }
}

void AskStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int margin = metrics_.px(kMargin);
    look::drawStrip(painter, rect().adjusted(margin, margin, -margin, -margin), metrics_);
    painter.setFont(look::font(metrics_, look::Type::Sheet));
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
    stepOn();
    return true;
}

void AskStrip::stepOn() {
    (yes_->hasFocus() ? no_ : yes_)->setFocus(Qt::TabFocusReason);
}

// While it is asked the keys are its own: a Return meant for it plays no card.
bool AskStrip::focusNextPrevChild(bool) {
    stepOn();
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

#include "moc_ask_strip.cpp"
