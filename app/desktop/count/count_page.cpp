#include "desktop/count/count_page.h"

#include "desktop/look/marks.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/words.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace count {

using look::PaperButton;

namespace {

// Rows that lay cards have a moment for these, and one for their number.
bool laysCards(Entry entry) {
    switch (entry) {
    case Entry::taken:
    case Entry::beyond:
    case Entry::versicola:
    case Entry::lastTrick:
    case Entry::counters:
    case Entry::note:
        return true;
    default:
        return false;
    }
}

} // namespace

CountPage::CountPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_deck(deck), m_ours(new PaperButton(PaperButton::Kind::second, {}, this)),
      m_theirs(new PaperButton(PaperButton::Kind::second, {}, this)),
      m_next(new PaperButton(PaperButton::Kind::main, {}, this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true); // rows of the paper lead to their rules
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &CountPage::nextMoment);
    connect(m_ours, &PaperButton::clicked, this,
            [this] { showHand(m_hand == true ? std::nullopt : std::optional(true)); });
    connect(m_theirs, &PaperButton::clicked, this,
            [this] { showHand(m_hand == false ? std::nullopt : std::optional(false)); });
    connect(m_next, &PaperButton::clicked, this, [this] {
        revealAll();
        emit nextChosen();
    });
    connect(&m_deck, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void CountPage::setContent(const CountContent& content) {
    const bool seen = !m_ledger.empty() && !revealing() && content == m_content;
    m_content = content;
    m_ledger = ledgerRows(content);
    m_hand.reset();
    m_row.reset();
    m_shown = {};
    m_held = false;
    m_next->show();
    m_next->setText(content.nextWords);
    nameButtons();
    tell();
    layOutAll();
    setFocus(Qt::OtherFocusReason);
    if (m_stepMs == 0 || seen) // who comes back to it has been told
        revealAll();
    else
        nextMoment();
}

void CountPage::setStepMs(int ms) {
    m_stepMs = ms;
    if (ms == 0 && revealing())
        revealAll();
}

void CountPage::tellUpTo(int moments) {
    m_timer.stop();
    m_held = true;
    m_shown.moments = std::clamp(moments, 0, allMoments());
    m_next->hide();
    tell();
    update();
}

void CountPage::nextMoment() {
    if (!revealing())
        return;
    const auto row = static_cast<std::size_t>(m_shown.moments / 2);
    const bool cards = laysCards(m_ledger[row].entry);
    m_shown.moments += cards ? 1 : 2;
    update();
    if (revealing())
        m_timer.start(cards ? m_stepMs / 2 : m_stepMs);
    else
        revealAll();
}

void CountPage::revealAll() {
    if (m_held)
        return;
    m_timer.stop();
    m_shown.moments = allMoments();
    if (!m_hand && (hasFocus() || !isVisible()))
        m_next->setFocus(Qt::OtherFocusReason);
    update();
}

void CountPage::showHand(std::optional<bool> ours) {
    revealAll();
    m_hand = ours;
    m_row.reset();
    nameButtons();
    layOutAll();
}

// The button of the side that is shown leads back.
void CountPage::nameButtons() {
    const minchiate::Side us = m_content.us;
    const minchiate::Side them = minchiate::other(us);
    const auto& captured = m_content.result.captured;
    const QString back = tr("Back to the &count");
    m_ours->setText(m_hand == true ? back : tr("&Our %n cards", nullptr, captured[us].size()));
    m_theirs->setText(m_hand == false ? back : tr("&Their %n cards", nullptr, captured[them].size()));
    m_ours->setAccessibleDescription(text::cardList(captured[us]));
    m_theirs->setAccessibleDescription(text::cardList(captured[them]));
    m_ours->setVisible(!captured[us].empty());
    m_theirs->setVisible(!captured[them].empty());
}

void CountPage::tell() {
    setAccessibleName(ledgerTitle(m_content));
    QStringList told; // the rows so far, where no more may be told
    for (std::size_t i = 0; m_held && 2 * static_cast<int>(i) + 1 < m_shown.moments; ++i)
        told << spokenRow(m_ledger[i]);
    setAccessibleDescription(m_row    ? spokenRow(m_ledger[static_cast<std::size_t>(*m_row)])
                             : m_held ? told.join(QStringLiteral(". "))
                                      : spokenCount(m_content));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void CountPage::layOutAll() {
    if (m_ledger.empty() || width() < 1 || height() < 1)
        return;
    const look::Metrics m = look::metricsForTable(size(), look::systemFontPx());
    for (PaperButton* button : {m_ours, m_theirs, m_next})
        button->setMetrics(m);
    m_layout =
        layOut(m_content, m_ledger, m, {m_ours->paperSize(), m_theirs->paperSize(), m_next->paperSize()});
    m_ours->setPaperGeometry(m_layout.ours);
    m_theirs->setPaperGeometry(m_layout.theirs);
    m_next->setPaperGeometry(m_layout.next);
    prefetch(drawing(), devicePixelRatioF());
    update();
}

PaperButton* CountPage::buttonOf(int key) const {
    for (PaperButton* button : {m_ours, m_theirs, m_next}) {
        const QKeySequence letter = QKeySequence::mnemonic(button->text());
        if (button->isVisible() && !letter.isEmpty() && letter[0].key() == key)
            return button;
    }
    return nullptr;
}

void CountPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), m_layout.text);
    if (m_ledger.empty())
        return;
    if (m_hand) {
        drawHand(p, drawing(), *m_hand);
        return;
    }
    drawCount(p, drawing(), m_shown);
    if (m_row)
        look::drawFocusRing(p, m_layout.rows[static_cast<std::size_t>(*m_row)].line, m_layout.text, 4);
}

void CountPage::resizeEvent(QResizeEvent*) {
    layOutAll();
}

void CountPage::showEvent(QShowEvent*) {
    if (revealing())
        setFocus(Qt::OtherFocusReason);
    else
        m_next->setFocus(Qt::OtherFocusReason);
}

void CountPage::mousePressEvent(QMouseEvent* event) {
    if (m_hand)
        showHand(std::nullopt);
    else if (revealing())
        revealAll();
    else if (const QString rule = ruleAt(event->position().toPoint()); !rule.isEmpty())
        emit ruleAsked(rule);
    event->accept();
}

// The rule of the row there; none as long as rows are still being told.
QString CountPage::ruleAt(const QPoint& at) const {
    if (m_hand || revealing())
        return {};
    for (std::size_t i = 0; i < m_layout.rows.size(); ++i)
        if (m_layout.rows[i].line.contains(at))
            return ruleOf(m_ledger[i].entry);
    return {};
}

void CountPage::mouseMoveEvent(QMouseEvent* event) {
    const QString rule = ruleAt(event->position().toPoint());
    setCursor(rule.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    setToolTip(rule.isEmpty() ? QString() : tr("The rule: %1").arg(rule));
}

void CountPage::keyPressEvent(QKeyEvent* event) {
    const bool goesOn =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (goesOn && revealing()) {
        revealAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_hand) {
        showHand(std::nullopt);
        return;
    }
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (m_row && step != 0) {
        markRow(std::clamp(*m_row + step, 0, static_cast<int>(m_ledger.size()) - 1));
        return;
    }
    if (m_row && goesOn) {
        if (const QString rule = ruleOf(m_ledger[static_cast<std::size_t>(*m_row)].entry); !rule.isEmpty())
            emit ruleAsked(rule);
        return;
    }
    // A letter alone does what it does with Alt.
    if (event->modifiers() == Qt::NoModifier) {
        if (PaperButton* button = buttonOf(event->key())) {
            button->click();
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

// Who comes to the paper by Tab goes through its rows with the arrows.
void CountPage::focusInEvent(QFocusEvent* event) {
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && !m_hand && !revealing() && !m_ledger.empty())
        markRow(0);
    QWidget::focusInEvent(event);
}

void CountPage::focusOutEvent(QFocusEvent* event) {
    if (m_row)
        markRow(std::nullopt);
    QWidget::focusOutEvent(event);
}

void CountPage::markRow(std::optional<int> row) {
    m_row = row;
    tell();
    update();
}

void CountPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOutAll();
    QWidget::changeEvent(event);
}

} // namespace count
