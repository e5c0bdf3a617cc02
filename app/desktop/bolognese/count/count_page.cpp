#include "desktop/bolognese/count/count_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/double_press.h"
#include "desktop/look/marks.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/bolognese/bolognese_words.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace bolognese_count {

using look::PaperButton;

CountPage::CountPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), ours_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      theirs_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      review_(new PaperButton(PaperButton::Kind::Second, tr("Re&view"), this)),
      all_(new PaperButton(PaperButton::Kind::Main, tr("Show &all"), this)),
      next_(new PaperButton(PaperButton::Kind::Main, {}, this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &CountPage::nextRow);
    seal_.setStartValue(1.7);
    seal_.setEndValue(1.0);
    seal_.setDuration(180);
    seal_.setEasingCurve(QEasingCurve::InCubic);
    connect(&seal_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(ours_, &PaperButton::clicked, this,
            [this] { showPile(pile_ == content_.us ? std::nullopt : std::optional(content_.us)); });
    connect(theirs_, &PaperButton::clicked, this, [this] {
        showPile(pile_ == other(content_.us) ? std::nullopt : std::optional(other(content_.us)));
    });
    connect(review_, &PaperButton::clicked, this, &CountPage::reviewChosen);
    connect(all_, &PaperButton::clicked, this, &CountPage::revealAll);
    connect(next_, &PaperButton::clicked, this, &CountPage::nextChosen);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    look::takeDoubleAsOne(*ours_);
    look::takeDoubleAsOne(*theirs_);
    for (PaperButton* button : {ours_, theirs_, review_, all_, next_})
        button->installEventFilter(this);
}

void CountPage::setContent(const CountContent& content) {
    content_ = content;
    rows_ = ledgerOf(content);
    pile_.reset();
    row_.reset();
    pointed_.reset();
    shown_ = 0;
    haste_.begin();
    tell();
    if (stepMs_ == 0)
        revealAll();
    else
        nextRow();
    nameButtons();
    layOutAll();
}

// A seal drops with the row that doubles.
void CountPage::nextRow() {
    if (!revealing())
        return;
    const Row& row = rows_[static_cast<std::size_t>(shown_)];
    ++shown_;
    if (row.doubled[Side::NS] || row.doubled[Side::EW])
        seal_.start();
    update();
    const bool nothing = row.points[Side::NS] == 0 && row.points[Side::EW] == 0;
    if (revealing())
        timer_.start(nothing ? 0 : stepMs_);
    else {
        haste_.begin();
        allTold();
    }
}

void CountPage::revealAll() {
    if (revealing())
        haste_.begin();
    timer_.stop();
    seal_.stop();
    shown_ = static_cast<int>(rows_.size());
    allTold();
}

void CountPage::allTold() {
    nameButtons();
    layOutAll();
}

void CountPage::focusFirst() {
    (revealing() ? all_ : next_)->setFocus(Qt::OtherFocusReason);
}

void CountPage::showPile(std::optional<Side> side) {
    revealAll();
    pile_ = side;
    row_.reset();
    nameButtons();
    layOutAll();
}

// The button of the side that is shown leads back; what goes on is there once all is told, with the focus of
// what ended the telling.
void CountPage::nameButtons() {
    next_->setText(content_.nextWords);
    next_->setVisible(!revealing());
    if (all_->hasFocus())
        focusFirst();
    all_->setVisible(revealing());
    const Side us = content_.us, them = other(us);
    const QString back = tr("Back to the &count");
    const auto& count = content_.result.count;
    ours_->setText(pile_ == us ? back : tr("&Our %n cards", nullptr, count[us].pile.size()));
    theirs_->setText(pile_ == them ? back : tr("&Their %n cards", nullptr, count[them].pile.size()));
    ours_->setAccessibleDescription(text::bolognese::cardList(count[us].pile));
    theirs_->setAccessibleDescription(text::bolognese::cardList(count[them].pile));
    ours_->setVisible(!count[us].pile.empty());
    theirs_->setVisible(!count[them].pile.empty());
}

void CountPage::tell() {
    setAccessibleName(tr("The count"));
    if (row_) {
        const Row& row = rows_[static_cast<std::size_t>(*row_)];
        setAccessibleDescription(spoken(row, content_) + QStringLiteral(". ") + explained(row, content_));
    } else {
        QStringList told;
        for (const Row& row : rows_)
            told << spoken(row, content_);
        const Side us = content_.us, them = other(us);
        if (!content_.standsAlone())
            told << tr("Us %1 and %2 make %3")
                        .arg(content_.before[us])
                        .arg(content_.after(us) - content_.before[us])
                        .arg(content_.after(us))
                 << tr("Them %1 and %2 make %3")
                        .arg(content_.before[them])
                        .arg(content_.after(them) - content_.before[them])
                        .arg(content_.after(them));
        const Outlook outlook = outlookOf(content_);
        for (const QString& line : {outlook.strong, outlook.text})
            if (!line.isEmpty())
                told << line;
        setAccessibleDescription(told.join(QStringLiteral(". ")));
    }
}

void CountPage::layOutAll() {
    if (rows_.empty() || width() < 1 || height() < 1)
        return;
    layout_ = layOut(content_, rows_, size());
    pileGroups_ = pile_ ? layOutPile(content_, *pile_, size()) : std::vector<Group>();
    for (PaperButton* button : {ours_, theirs_, review_, all_, next_})
        button->setMetrics(layout_.m);
    const auto right = [](const QRect& foot, PaperButton* button) {
        const QSize size = button->paperSize();
        button->setPaperGeometry(
            QRect(QPoint(foot.right() + 1 - size.width(), foot.bottom() + 1 - size.height()), size));
    };
    right(layout_.foot[0], ours_);
    right(layout_.foot[1], next_);
    const int gap = std::max(layout_.m.px(12), 2 * next_->ringMargin());
    right(layout_.foot[1].adjusted(0, 0, -next_->paperSize().width() - gap, 0), review_);
    const QSize size = theirs_->paperSize();
    theirs_->setPaperGeometry(
        QRect(QPoint(layout_.foot[1].left(), layout_.foot[1].bottom() + 1 - size.height()), size));
    // Where it is told afterwards what the count means: nothing to be pressed lies there.
    all_->setPaperGeometry(QRect(layout_.foot[0].topLeft(), all_->paperSize()));
    layout_.outlook.setRight(ours_->geometry().left());
    update();
}

// ---- Pointing ----

std::optional<int> CountPage::rowAt(QPoint at) const {
    if (pile_)
        return std::nullopt;
    for (std::size_t i = 0; i < layout_.rows.size(); ++i)
        if (layout_.rows[i].contains(at))
            return static_cast<int>(i);
    for (Side side : kSides) {
        const auto& groups = layout_.sides[side].groups;
        for (auto group = groups.rbegin(); group != groups.rend(); ++group)
            if (group->row >= 0 && group->bounds().contains(at))
                return group->row;
    }
    return std::nullopt;
}

// What lies there, and why it counts.
QString CountPage::explainedAt(QPoint at) const {
    if (!pile_)
        for (Side side : kSides)
            for (const Group& group : layout_.sides[side].groups)
                if (group.bounds().contains(at))
                    return group.row < 0
                               ? group.told
                               : group.told + u'\n' +
                                     explained(rows_[static_cast<std::size_t>(group.row)], content_);
    const auto row = rowAt(at);
    return row ? explained(rows_[static_cast<std::size_t>(*row)], content_) : QString();
}

void CountPage::markRow(std::optional<int> row) {
    row_ = row;
    pointed_ = row;
    tell();
    update();
}

bool CountPage::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString words = explainedAt(help->pos());
        if (words.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), words, this);
        return true;
    }
    if (event->type() == QEvent::WhatsThis && row_ && !pile_) { // by a key: of the row with the ring
        const auto row = static_cast<std::size_t>(*row_);
        QToolTip::showText(mapToGlobal(layout_.rows[row].center()), explained(rows_[row], content_), this);
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

// Up and Down go along the rows from a button, too, where Qt would go to the next button; and what presses it
// ends the telling first. A key that is still held since the table does nothing: no count is left unseen.
bool CountPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool presses =
            key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Space;
        if (haste_.holdsBack(*key))
            return true;
        if (presses && revealing()) {
            revealAll();
            return true;
        }
        if (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) {
            keyPressEvent(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CountPage::mouseMoveEvent(QMouseEvent* event) {
    const auto row = rowAt(event->position().toPoint());
    const bool onPaper = layout_.paper.contains(event->position().toPoint());
    setCursor((row && onPaper) || citedAt(event->position().toPoint()) ? Qt::PointingHandCursor
                                                                       : Qt::ArrowCursor);
    if (row == pointed_)
        return;
    pointed_ = row;
    update();
}

// A press ends the telling; on a row of the paper it asks for the rule.
void CountPage::mousePressEvent(QMouseEvent* event) {
    if (revealing()) {
        revealAll();
        return;
    }
    const QPoint at = event->position().toPoint();
    if (const auto row = rowAt(at); row && layout_.paper.contains(at))
        emit ruleAsked(rows_[static_cast<std::size_t>(*row)].rule);
    else if (const auto rule = citedAt(at))
        emit ruleAsked(*rule);
}

std::optional<QString> CountPage::citedAt(QPoint at) const {
    return revealing() || pile_ ? std::nullopt : ruleInOutlook(content_, layout_, at);
}

void CountPage::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(rows_.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Escape:
        pile_ ? showPile(std::nullopt) : emit closed();
        break;
    case Qt::Key_Down:
    case Qt::Key_Up: {
        if (pile_)
            break;
        revealAll();
        const bool here = hasFocus(); // else readers tell what the focus comes to
        setFocus(Qt::OtherFocusReason);
        const int by = event->key() == Qt::Key_Down ? 1 : -1;
        markRow(std::clamp(row_ ? *row_ + by : (by > 0 ? 0 : last), 0, last));
        if (here)
            look::announce(*this, accessibleDescription());
        break;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (haste_.holdsBack(*event))
            break;
        if (revealing())
            revealAll();
        else if (row_)
            emit ruleAsked(rows_[static_cast<std::size_t>(*row_)].rule);
        else
            next_->click();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CountPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    look::drawTable(painter, rect(), look::metricsForTable(size(), look::systemFontPx()));
    if (rows_.empty())
        return;
    if (pile_) {
        drawPile(painter, content_, *pile_, pileGroups_, layout_.m, deck_);
        return;
    }
    const double seal = seal_.state() == QAbstractAnimation::Running ? seal_.currentValue().toDouble() : 1;
    drawCount(painter, {content_, rows_, layout_, deck_, shown_, seal, pointed_});
    if (row_ && hasFocus())
        look::drawFocusRing(painter, layout_.rows[static_cast<std::size_t>(*row_)], layout_.m,
                            layout_.m.px(3));
}

void CountPage::resizeEvent(QResizeEvent*) {
    layOutAll();
}

} // namespace bolognese_count

#include "moc_count_page.cpp"
