#include "desktop/doors/go_on_strip.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace doors {

namespace {

constexpr double moreHigh = 24;

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    if (auto* strip = qobject_cast<GoOnStrip*>(object))
        return new QAccessibleWidget(strip, QAccessible::List);
    if (auto* row = qobject_cast<GoOnRow*>(object))
        return new QAccessibleWidget(row, QAccessible::ListItem);
    return nullptr;
}

} // namespace

void installGoOnAccessibility() {
    static const bool once = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(once)
}

GoOnStrip::GoOnStrip(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_deck(deck), m_more(new QPushButton(this)) {
    installGoOnAccessibility();
    m_more->setFlat(true);
    m_more->setCursor(Qt::PointingHandCursor);
    m_more->hide();
    connect(m_more, &QPushButton::clicked, this, &GoOnStrip::moreChosen);
}

void GoOnStrip::setLeft(const std::vector<GoOn>& left, std::size_t most) {
    for (GoOnRow* row : m_rows) {
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    m_thrownAway.clear();
    for (const GoOn& one : left)
        if (m_rows.size() < most) {
            m_rows.push_back(new GoOnRow(
                m_deck, one, m_rows.empty() ? GoOnRow::Rank::first : GoOnRow::Rank::further, this));
            join(m_rows.back());
        }
    m_beyond = static_cast<int>(left.size() - m_rows.size());
    m_more->setVisible(m_beyond > 0);
    m_more->raise(); // the last of the list
    m_more->setText(tr("%n more game(s) to go on with", nullptr, m_beyond));
    setAccessibleName(tr("To go on with"));
    QWidget* before = nullptr;
    for (GoOnRow* row : m_rows) {
        if (before)
            setTabOrder(before, row->button());
        setTabOrder(row->button(), row->throwAwayButton());
        before = row->throwAwayButton();
    }
    if (before)
        setTabOrder(before, m_more);
    if (!m_rows.empty())
        walkTo(m_rows.front());
    setMetrics(m_metrics);
}

void GoOnStrip::join(GoOnRow* row) {
    row->show();
    for (look::PaperButton* button : {row->button(), row->throwAwayButton(), row->moreButton()})
        button->installEventFilter(this);
    const QString key = row->left().key;
    connect(row, &GoOnRow::goOnChosen, this, [this, key] { emit goOnChosen(key); });
    connect(row, &GoOnRow::sheetAsked, this, [this, key] { emit sheetAsked(key); });
    connect(row, &GoOnRow::saveAsked, this, [this, key] { emit saveAsked(key); });
    connect(row, &GoOnRow::thrownAway, this, [this, row, key] {
        m_thrownAway.push_back(row);
        emit thrownAway(key);
    });
    connect(row, &GoOnRow::broughtBack, this, [this, row, key] {
        std::erase(m_thrownAway, row);
        emit broughtBack(key);
    });
}

void GoOnStrip::bringBackLast() {
    if (!m_thrownAway.empty())
        m_thrownAway.back()->bringBack();
}

void GoOnStrip::goOnWith(int row) {
    if (row >= 0 && row < static_cast<int>(m_rows.size()) &&
        m_rows[static_cast<std::size_t>(row)]->state() == GoOnRow::State::left)
        emit goOnChosen(m_rows[static_cast<std::size_t>(row)]->left().key);
}

// ---- The keyboard ----

void GoOnStrip::focusFirst() {
    if (!m_rows.empty())
        m_rows.front()->button()->setFocus(Qt::OtherFocusReason);
}

// The Tab key stops at this row alone.
void GoOnStrip::walkTo(GoOnRow* row) {
    for (GoOnRow* each : m_rows)
        each->button()->setFocusPolicy(each == row ? Qt::StrongFocus : Qt::ClickFocus);
}

bool GoOnStrip::eventFilter(QObject* watched, QEvent* event) {
    auto* row = static_cast<GoOnRow*>(static_cast<QWidget*>(watched)->parentWidget());
    if (event->type() == QEvent::FocusIn)
        walkTo(row);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key(); // a button would take arrows for the Tab key
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        step(row, key == Qt::Key_Up ? -1 : 1);
    else if (key == Qt::Key_Left || key == Qt::Key_Right)
        row->changeButton();
    else
        return false;
    return true;
}

void GoOnStrip::step(const GoOnRow* from, int by) {
    const auto next = (std::ranges::find(m_rows, from) - m_rows.begin()) + by;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(m_rows.size()))
        m_rows[static_cast<std::size_t>(next)]->button()->setFocus(Qt::TabFocusReason);
    else if (by > 0 && m_more->isVisible())
        m_more->setFocus(Qt::TabFocusReason);
}

// ---- How it looks ----

int GoOnStrip::rowHeight(std::size_t row) const {
    const bool tight = m_beyond > 0; // the doors do not move for a line more
    return m_metrics.px(row == 0 ? (tight ? 72 : 76) : (tight ? 54 : 58));
}

int GoOnStrip::heightNeeded() const {
    int high = m_metrics.px(6);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        high += rowHeight(i);
    return high + (m_beyond > 0 ? m_metrics.px(moreHigh) : 0);
}

RowParts GoOnStrip::parts() const {
    RowParts parts;
    for (const GoOnRow* row : m_rows)
        parts = widest(parts, row->parts());
    return parts;
}

int GoOnStrip::widthNeeded() const {
    int wide = 0;
    for (const GoOnRow* row : m_rows)
        wide = std::max(wide, row->widthNeeded(parts()));
    return wide;
}

void GoOnStrip::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    for (GoOnRow* row : m_rows)
        row->setMetrics(m);
    for (GoOnRow* row : m_rows)
        row->setParts(parts());
    m_more->setFont(look::font(m, look::Type::text));
    m_more->setStyleSheet(QStringLiteral("QPushButton { color: %1; border: none; background: transparent; }"
                                         "QPushButton:hover { text-decoration: underline; }"
                                         "QPushButton:focus { border: %3px solid %2; border-radius: 4px; }")
                              .arg(QColor(look::colour::text2).name(), QColor(look::colour::focus).name())
                              .arg(m.line(2)));
    layOut();
}

void GoOnStrip::resizeEvent(QResizeEvent*) {
    layOut();
}

void GoOnStrip::layOut() {
    int y = m_metrics.px(3);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setGeometry(0, y, width(), rowHeight(i));
        y += rowHeight(i);
    }
    const int wide = m_more->sizeHint().width() + m_metrics.px(16);
    m_more->setGeometry((width() - wide) / 2, y, wide, m_metrics.px(moreHigh));
    update();
}

void GoOnStrip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawStrip(p, rect(), m_metrics);
    p.setPen(QPen(QColor(look::colour::stripEdge), m_metrics.line(1)));
    const int edge = m_metrics.px(16);
    for (std::size_t i = 1; i < m_rows.size(); ++i)
        p.drawLine(edge, m_rows[i]->y(), width() - edge, m_rows[i]->y());
}

} // namespace doors
