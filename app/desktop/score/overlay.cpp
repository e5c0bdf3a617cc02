#include "desktop/score/overlay.h"

#include "desktop/look/surfaces.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace score {

namespace {
constexpr int kVeil = 130; // how far the page steps back, of 255
}

Overlay::Overlay(const QString& title, QWidget* page)
    : QWidget(page), m_paper(new QWidget(this)),
      m_title(new Words(look::Type::section, look::colour::ink, title)), m_whole(new QVBoxLayout(m_paper)),
      m_body(new QVBoxLayout), m_foot(new QHBoxLayout),
      m_close(new look::PaperButton(look::PaperButton::Kind::secondOnPaper, tr("&Close"))) {
    QWidget::hide();
    setAccessibleName(title);
    m_whole->addWidget(m_title);
    m_whole->addLayout(m_body, 1);
    m_whole->addLayout(m_foot);
    m_foot->addStretch(1);
    m_foot->addWidget(m_close);
    connect(m_close, &QAbstractButton::clicked, this, &Overlay::dismiss);
    page->installEventFilter(this);
}

look::PaperButton* Overlay::addButton(look::PaperButton::Kind kind, const QString& words) {
    auto* button = new look::PaperButton(kind, words);
    m_foot->insertWidget(m_foot->count() - 1, button);
    return button;
}

void Overlay::setTitle(const QString& title) {
    m_title->setText(title);
    setAccessibleName(title);
}

void Overlay::open(QWidget* first) {
    m_before = QApplication::focusWidget();
    show(); // first: what was never shown takes no room in a layout
    raise();
    layOut();
    // The foot comes last, though it was made first.
    QWidget *last = m_close, *begin = first;
    for (QWidget* w = nextInFocusChain(); w != this; w = w->nextInFocusChain())
        if (isAncestorOf(w) && w != m_close && w->isVisibleTo(this) && (w->focusPolicy() & Qt::TabFocus)) {
            if (!begin && !qobject_cast<QLabel*>(w)) // links to the rules are not what one came for
                begin = w;
            last = w;
        }
    if (last != m_close)
        setTabOrder(last, m_close);
    (begin ? begin : m_close)->setFocus(Qt::OtherFocusReason);
}

void Overlay::dismiss() {
    if (isHidden())
        return;
    hide();
    if (m_before)
        m_before->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void Overlay::layOut() {
    setGeometry(parentWidget()->rect());
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
    dress(this, m_metrics);
    const int margin = m_metrics.px(26);
    m_whole->setContentsMargins(margin, m_metrics.px(16), margin, m_metrics.px(12));
    m_whole->setSpacing(m_metrics.px(6));
    m_body->setSpacing(m_metrics.px(2));
    m_whole->invalidate();
    const QSize room = size() - QSize(2 * m_metrics.px(24), 2 * m_metrics.px(12));
    QSize wanted = m_whole->sizeHint().expandedTo(QSize(m_metrics.px(380), 0)).boundedTo(room);
    if (m_whole->hasHeightForWidth()) // words that wrap
        wanted.setHeight(std::min(room.height(), m_whole->totalHeightForWidth(wanted.width())));
    m_paper->setGeometry(
        QRect(QPoint((width() - wanted.width()) / 2, (height() - wanted.height()) / 2), wanted));
}

void Overlay::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), look::withAlpha(look::colour::shadow, kVeil));
    look::drawPaper(p, m_paper->geometry(), m_metrics);
}

void Overlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    event->accept(); // nothing under it is meant
}

void Overlay::mousePressEvent(QMouseEvent* event) {
    if (!m_paper->geometry().contains(event->position().toPoint()))
        dismiss();
    event->accept();
}

bool Overlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        layOut();
    return QWidget::eventFilter(watched, event);
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

} // namespace score
