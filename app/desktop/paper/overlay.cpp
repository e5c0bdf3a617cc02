#include "desktop/paper/overlay.h"

#include "desktop/look/surfaces.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace paper {

namespace {
constexpr int kVeil = 130; // how far the page steps back, of 255
}

Overlay::Overlay(const QString& title, QWidget* page)
    : QWidget(page), paper_(new QWidget(this)),
      title_(new Words(look::Type::Section, look::colour::ink, title)), whole_(new QVBoxLayout(paper_)),
      body_(new QVBoxLayout), foot_(new QHBoxLayout),
      close_(new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, tr("&Close"))) {
    QWidget::hide();
    setAccessibleName(title);
    whole_->addWidget(title_);
    whole_->addLayout(body_, 1);
    whole_->addLayout(foot_);
    foot_->addStretch(1);
    foot_->addWidget(close_);
    connect(close_, &QAbstractButton::clicked, this, &Overlay::dismiss);
    page->installEventFilter(this);
}

look::PaperButton* Overlay::addButton(look::PaperButton::Kind kind, const QString& words) {
    auto* button = new look::PaperButton(kind, words);
    foot_->insertWidget(foot_->count() - 1, button);
    return button;
}

void Overlay::setTitle(const QString& title) {
    title_->setText(title);
    setAccessibleName(title);
}

void Overlay::open(QWidget* first) {
    before_ = QApplication::focusWidget();
    show(); // first: what was never shown takes no room in a layout
    raise();
    layOut();
    // The foot comes last, though it was made first.
    QWidget *last = close_, *begin = first;
    for (QWidget* w = nextInFocusChain(); w != this; w = w->nextInFocusChain())
        if (isAncestorOf(w) && w != close_ && w->isVisibleTo(this) && (w->focusPolicy() & Qt::TabFocus)) {
            if (!begin && !qobject_cast<QLabel*>(w)) // links to the rules are not what one came for
                begin = w;
            last = w;
        }
    if (last != close_)
        setTabOrder(last, close_);
    (begin ? begin : close_)->setFocus(Qt::OtherFocusReason);
}

void Overlay::dismiss() {
    if (isHidden())
        return;
    hide();
    if (before_)
        before_->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void Overlay::layOut() {
    setGeometry(parentWidget()->rect());
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    dress(this, metrics_);
    const int margin = metrics_.px(26);
    whole_->setContentsMargins(margin, metrics_.px(16), margin, metrics_.px(12));
    whole_->setSpacing(metrics_.px(6));
    body_->setSpacing(metrics_.px(2));
    whole_->invalidate();
    const QSize room = size() - QSize(2 * metrics_.px(24), 2 * metrics_.px(12));
    QSize wanted = whole_->sizeHint().expandedTo(QSize(metrics_.px(380), 0)).boundedTo(room);
    if (whole_->hasHeightForWidth()) // words that wrap
        wanted.setHeight(std::min(room.height(), whole_->totalHeightForWidth(wanted.width())));
    paper_->setGeometry(
        QRect(QPoint((width() - wanted.width()) / 2, (height() - wanted.height()) / 2), wanted));
}

void Overlay::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), look::withAlpha(look::colour::shadow, kVeil));
    look::drawPaper(p, paper_->geometry(), metrics_);
}

void Overlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    event->accept(); // nothing under it is meant
}

void Overlay::mousePressEvent(QMouseEvent* event) {
    if (!paper_->geometry().contains(event->position().toPoint()))
        dismiss();
    event->accept();
}

bool Overlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched != parentWidget() || !isVisible())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Resize)
        layOut();
    // Wherever the keys are: what lies over the page goes before the page does.
    const bool escapes =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (escapes)
        dismiss();
    return escapes || QWidget::eventFilter(watched, event);
}

bool Overlay::focusNextPrevChild(bool next) {
    QWidget* from = focusWidget() && isAncestorOf(focusWidget()) ? focusWidget() : this;
    QWidget* w = from;
    do {
        w = next ? w->nextInFocusChain() : w->previousInFocusChain();
        if (isAncestorOf(w) && w->isVisibleTo(this) && w->isEnabled() && (w->focusPolicy() & Qt::TabFocus)) {
            w->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    } while (w != from);
    return true;
}

} // namespace paper

#include "moc_overlay.cpp"
