#include "sheet/standing_page.h"

#include "look/surfaces.h"
#include "look/type.h"
#include "sheet/standing_painter.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace sheet {

using look::PaperButton;

StandingPage::StandingPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_deck(deck), m_again(new PaperButton(PaperButton::Kind::main, tr("&Again"), this)),
      m_doors(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&First page"), this)),
      m_close(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Close"), this)),
      m_hands(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&Hand by hand"), this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_again->setAccessibleDescription(tr("Another game of the same length"));
    m_close->setAccessibleDescription(tr("Back to the table"));
    connect(m_again, &PaperButton::clicked, this, &StandingPage::againChosen);
    connect(m_doors, &PaperButton::clicked, this, &StandingPage::doorsChosen);
    connect(m_close, &PaperButton::clicked, this, &StandingPage::closed);
    m_hands->setAccessibleDescription(tr("What each hand is made of: marks, counts, cards"));
    connect(m_hands, &PaperButton::clicked, this, &StandingPage::handsChosen);
    connect(&m_deck, &look::Deck::ready, this, [this] { update(m_places.paper); });
    setStanding({});
}

void StandingPage::setStanding(const Standing& standing) {
    m_standing = standing;
    m_again->setVisible(standing.over);
    m_doors->setVisible(standing.over);
    m_close->setVisible(!standing.over);
    m_hands->setVisible(standing.played > 0);
    setAccessibleName(standing.over ? tr("The result") : tr("The standing"));
    setAccessibleDescription(told(standing));
    layOut();
    if (isVisible())
        focusFirst();
    update();
}

PaperButton* StandingPage::mainButton() const {
    return m_standing.over ? m_again : m_close;
}

void StandingPage::focusFirst() {
    mainButton()->setFocus(Qt::OtherFocusReason);
}

void StandingPage::layOut() {
    m_places = standingPlaces(m_standing, size(), look::systemFontPx());
    placeButtons();
}

void StandingPage::placeButtons() {
    const look::Metrics& m = m_places.metrics;
    int right = m_places.foot.right() + 1;
    for (PaperButton* button : {m_close, m_again, m_doors, m_hands}) {
        button->setMetrics(m);
        if (button->isHidden())
            continue;
        QSize size = button->paperSize();
        size.setWidth(std::max(size.width(), m.px(88)));
        const int top = m_places.foot.top() + (m_places.foot.height() - size.height()) / 2;
        button->setPaperGeometry(QRect(QPoint(right - size.width(), top), size));
        right -= size.width() + std::max(m.px(14), 2 * button->ringMargin());
    }
}

void StandingPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    look::drawTable(p, rect(), look::metricsForTable(size(), look::systemFontPx()));
    int tagRight = m_places.foot.right();
    for (const PaperButton* button : {m_close, m_again, m_doors, m_hands})
        if (!button->isHidden())
            tagRight = std::min(tagRight, button->geometry().left());
    drawStanding(p, m_standing, m_places, m_deck, tagRight);
}

void StandingPage::resizeEvent(QResizeEvent*) {
    layOut();
}

void StandingPage::showEvent(QShowEvent*) {
    focusFirst();
}

void StandingPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        mainButton()->click();
    else
        QWidget::keyPressEvent(event);
}

void StandingPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace sheet
