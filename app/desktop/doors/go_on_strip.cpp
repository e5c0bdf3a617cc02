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
    QAccessible::installFactory(makeAccessible); // the same one no second time
}

GoOnStrip::GoOnStrip(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), more_(new QPushButton(this)) {
    installGoOnAccessibility();
    more_->setFlat(true);
    more_->setCursor(Qt::PointingHandCursor);
    more_->hide();
    more_->installEventFilter(this);
    connect(more_, &QPushButton::clicked, this, &GoOnStrip::moreChosen);
}

QString GoOnStrip::moreWords() const {
    const auto thrown = static_cast<int>(hidden_.size());
    QStringList words;
    if (beyond_ > 0)
        words << tr("%n more to go on with", nullptr, beyond_);
    if (thrown > 0)
        words << tr("%n thrown away, to be brought back", nullptr, thrown);
    return words.join(QStringLiteral(" · "));
}

void GoOnStrip::setLeft(const std::vector<GoOn>& left, Most most) {
    for (GoOnRow* row : rows_) {
        row->hide();
        row->deleteLater();
    }
    rows_.clear();
    thrownAway_.clear();
    hidden_.clear();
    beyond_ = 0;
    for (const GoOn& one : left) {
        const bool thrown = !one.thrownAway.isEmpty();
        if (std::size_t& room = thrown ? most.thrownAway : most.left; room > 0) {
            --room;
            rows_.push_back(
                new GoOnRow(deck_, one, rows_.empty() ? GoOnRow::Rank::First : GoOnRow::Rank::Further, this));
            join(rows_.back());
            if (thrown)
                thrownAway_.insert(thrownAway_.begin(), rows_.back());
        } else if (thrown) {
            hidden_ << one.key;
        } else {
            ++beyond_;
        }
    }
    more_->setVisible(hasMore());
    more_->raise(); // the last of the list
    more_->setText(moreWords());
    setAccessibleName(tr("To go on with"));
    QWidget* before = nullptr;
    for (GoOnRow* row : rows_) {
        if (before)
            setTabOrder(before, row->button());
        setTabOrder(row->button(), row->throwAwayButton());
        before = row->throwAwayButton();
    }
    if (before)
        setTabOrder(before, more_);
    if (!rows_.empty())
        walkTo(rows_.front());
    setMetrics(metrics_);
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
        thrownAway_.push_back(row);
        emit thrownAway(key);
    });
    connect(row, &GoOnRow::broughtBack, this, [this, row, key] {
        std::erase(thrownAway_, row);
        emit broughtBack(key);
    });
}

void GoOnStrip::bringBackLast() {
    if (!thrownAway_.empty())
        thrownAway_.back()->bringBack();
    else if (!hidden_.isEmpty())
        emit hiddenBroughtBack(hidden_.takeFirst());
}

void GoOnStrip::goOnWith(int row) {
    if (row >= static_cast<int>(rows_.size()) && beyond_ > 0) // it stands among the rest
        emit moreChosen();
    if (row >= 0 && row < static_cast<int>(rows_.size()) &&
        rows_[static_cast<std::size_t>(row)]->state() == GoOnRow::State::Left)
        emit goOnChosen(rows_[static_cast<std::size_t>(row)]->left().key);
}

// ---- The keyboard ----

void GoOnStrip::writeKeys(int most) {
    for (int i = 0; i < std::min(most, static_cast<int>(rows_.size())); ++i)
        rows_[static_cast<std::size_t>(i)]->setKey(rows_.size() > 1 ? i + 1 : 0);
}

void GoOnStrip::focusFirst() {
    if (!rows_.empty())
        rows_.front()->button()->setFocus(Qt::OtherFocusReason);
}

// The Tab key stops at this row alone.
void GoOnStrip::walkTo(GoOnRow* row) {
    for (GoOnRow* each : rows_)
        each->button()->setFocusPolicy(each == row ? Qt::StrongFocus : Qt::ClickFocus);
}

bool GoOnStrip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == more_) {
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            more_->click();
        else if (key == Qt::Key_Up && !rows_.empty())
            rows_.back()->button()->setFocus(Qt::TabFocusReason);
        else
            return QWidget::eventFilter(watched, event);
        return true;
    }
    // A button tells of its own end, too, when its row is one no longer.
    const auto found = std::ranges::find(rows_, watched->parent());
    if (found == rows_.end())
        return QWidget::eventFilter(watched, event);
    GoOnRow* row = *found;
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
    const auto next = (std::ranges::find(rows_, from) - rows_.begin()) + by;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(rows_.size()))
        rows_[static_cast<std::size_t>(next)]->button()->setFocus(Qt::TabFocusReason);
    else if (by > 0 && more_->isVisible())
        more_->setFocus(Qt::TabFocusReason);
}

// ---- How it looks ----

int GoOnStrip::rowHeight(std::size_t row) const {
    const bool tight = hasMore(); // the doors do not move for a line more
    return metrics_.px(row == 0 ? (tight ? 72 : 76) : (tight ? 54 : 58));
}

// The focus frame goes around the words, not through them.
int GoOnStrip::moreHeight() const {
    const QFontMetrics words(look::font(metrics_, look::Type::Text));
    return std::max(metrics_.px(moreHigh), words.height() + 2 * metrics_.line(2) + 2);
}

int GoOnStrip::heightNeeded() const {
    int high = metrics_.px(6);
    for (std::size_t i = 0; i < rows_.size(); ++i)
        high += rowHeight(i);
    return high + (hasMore() ? moreHeight() : 0);
}

RowParts GoOnStrip::parts() const {
    RowParts parts;
    for (const GoOnRow* row : rows_)
        parts = widest(parts, row->parts());
    return parts;
}

int GoOnStrip::widthNeeded() const {
    int wide = 0;
    for (const GoOnRow* row : rows_)
        wide = std::max(wide, row->widthNeeded(parts()));
    return wide;
}

void GoOnStrip::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (GoOnRow* row : rows_)
        row->setMetrics(m);
    for (GoOnRow* row : rows_)
        row->setParts(parts());
    more_->setFont(look::font(m, look::Type::Text));
    more_->setStyleSheet(QStringLiteral("QPushButton { color: %1; border: none; background: transparent; }"
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
    int y = metrics_.px(3);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->setGeometry(0, y, width(), rowHeight(i));
        y += rowHeight(i);
    }
    const int wide = more_->sizeHint().width() + metrics_.px(16);
    more_->setGeometry((width() - wide) / 2, y, wide, moreHeight());
    update();
}

void GoOnStrip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    if (rows_.empty())
        return;
    look::drawStrip(p, rect(), metrics_);
    p.setPen(QPen(QColor(look::colour::stripEdge), metrics_.line(1)));
    const int edge = metrics_.px(16);
    for (std::size_t i = 1; i < rows_.size(); ++i)
        p.drawLine(edge, rows_[i]->y(), width() - edge, rows_[i]->y());
}

} // namespace doors

#include "moc_go_on_strip.cpp"
