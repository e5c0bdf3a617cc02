#include "desktop/count/count_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/double_press.h"
#include "desktop/look/marks.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/words.h"

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
    case Entry::Taken:
    case Entry::Beyond:
    case Entry::Versicola:
    case Entry::LastTrick:
    case Entry::Counters:
    case Entry::Note:
        return true;
    default:
        return false;
    }
}

} // namespace

CountPage::CountPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), ours_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      theirs_(new PaperButton(PaperButton::Kind::Second, {}, this)),
      review_(new PaperButton(PaperButton::Kind::Second, tr("&Review"), this)),
      next_(new PaperButton(PaperButton::Kind::Main, {}, this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true); // rows of the paper lead to their rules
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &CountPage::nextMoment);
    connect(ours_, &PaperButton::clicked, this,
            [this] { showHand(hand_ == true ? std::nullopt : std::optional(true)); });
    connect(theirs_, &PaperButton::clicked, this,
            [this] { showHand(hand_ == false ? std::nullopt : std::optional(false)); });
    next_->installEventFilter(this);
    look::takeDoubleAsOne(*ours_);
    look::takeDoubleAsOne(*theirs_);
    review_->setToolTip(tr("What each of your decisions cost, and what came of it"));
    connect(review_, &PaperButton::clicked, this, [this] {
        revealAll();
        emit reviewChosen();
    });
    connect(next_, &PaperButton::clicked, this, [this] {
        revealAll();
        emit nextChosen();
    });
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void CountPage::setContent(const CountContent& content) {
    const bool seen = !ledger_.empty() && !revealing() && content == content_;
    content_ = content;
    ledger_ = ledgerRows(content);
    hand_.reset();
    row_.reset();
    shown_ = {};
    held_ = false;
    review_->setVisible(content.reviewed);
    next_->show();
    next_->setText(content.nextWords);
    nameButtons();
    tell();
    layOutAll();
    haste_.begin();
    setFocus(Qt::OtherFocusReason);
    if (stepMs_ == 0 || seen) // who comes back to it has been told
        revealAll();
    else
        nextMoment();
}

void CountPage::setStepMs(int ms) {
    stepMs_ = ms;
    if (ms == 0 && revealing())
        revealAll();
}

void CountPage::tellUpTo(int moments) {
    timer_.stop();
    held_ = true;
    shown_.moments = std::clamp(moments, 0, allMoments());
    review_->hide();
    next_->hide();
    tell();
    update();
}

void CountPage::nextMoment() {
    if (!revealing())
        return;
    const auto row = static_cast<std::size_t>(shown_.moments / 2);
    const bool cards = laysCards(ledger_[row].entry);
    shown_.moments += cards ? 1 : 2;
    update();
    if (revealing())
        timer_.start(cards ? stepMs_ / 2 : stepMs_);
    else
        revealAll();
}

void CountPage::revealAll() {
    if (held_)
        return;
    timer_.stop();
    if (revealing())
        haste_.begin();
    shown_.moments = allMoments();
    if (!hand_ && (hasFocus() || !isVisible()))
        next_->setFocus(Qt::OtherFocusReason);
    update();
}

void CountPage::showHand(std::optional<bool> ours) {
    revealAll();
    hand_ = ours;
    row_.reset();
    nameButtons();
    layOutAll();
}

// The button of the side that is shown leads back.
void CountPage::nameButtons() {
    const minchiate::Side us = content_.us;
    const minchiate::Side them = minchiate::other(us);
    const auto& captured = content_.result.captured;
    const QString back = tr("Back to the &count");
    const auto cardsOf = [&](bool ours) {
        const int n = captured[ours ? us : them].size();
        if (!content_.usBrief.isEmpty()) // their letters are no key, and two "&" are one that is seen
            return tr("%1: %n cards", "a pair", n)
                .arg(columnTitle(content_, ours).replace(QLatin1Char('&'), QLatin1String("&&")));
        return ours ? tr("&Our %n cards", nullptr, n) : tr("&Their %n cards", nullptr, n);
    };
    ours_->setText(hand_ == true ? back : cardsOf(true));
    theirs_->setText(hand_ == false ? back : cardsOf(false));
    ours_->setAccessibleDescription(text::cardList(captured[us]));
    theirs_->setAccessibleDescription(text::cardList(captured[them]));
    ours_->setVisible(!captured[us].empty());
    theirs_->setVisible(!captured[them].empty());
}

void CountPage::tell() {
    setAccessibleName(ledgerTitle(content_));
    QStringList told; // the rows so far, where no more may be told
    for (std::size_t i = 0; held_ && 2 * static_cast<int>(i) + 1 < shown_.moments; ++i)
        told << spokenRow(content_, static_cast<int>(i));
    setAccessibleDescription(row_    ? spokenRow(content_, *row_)
                             : held_ ? told.join(QStringLiteral(". "))
                                     : spokenCount(content_));
}

void CountPage::layOutAll() {
    if (ledger_.empty() || width() < 1 || height() < 1)
        return;
    const look::Metrics m = look::metricsForTable(size(), look::systemFontPx());
    for (PaperButton* button : {ours_, theirs_, review_, next_})
        button->setMetrics(m);
    layout_ = layOut(content_, ledger_, m,
                     {ours_->paperSize(), theirs_->paperSize(),
                      review_->isHidden() ? QSize() : review_->paperSize(), next_->paperSize()});
    ours_->setPaperGeometry(layout_.ours);
    theirs_->setPaperGeometry(layout_.theirs);
    if (!review_->isHidden())
        review_->setPaperGeometry(layout_.review);
    next_->setPaperGeometry(layout_.next);
    prefetch(drawing(), devicePixelRatioF());
    update();
}

PaperButton* CountPage::buttonOf(int key) const {
    for (PaperButton* button : {ours_, theirs_, review_, next_}) {
        const QKeySequence letter = QKeySequence::mnemonic(button->text());
        if (button->isVisible() && !letter.isEmpty() && letter[0].key() == key)
            return button;
    }
    return nullptr;
}

void CountPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), layout_.text);
    if (ledger_.empty())
        return;
    if (hand_) {
        drawHand(p, drawing(), *hand_);
        return;
    }
    drawCount(p, drawing(), shown_);
    if (row_)
        look::drawFocusRing(p, layout_.rows[static_cast<std::size_t>(*row_)].line, layout_.text, 4);
}

void CountPage::resizeEvent(QResizeEvent*) {
    layOutAll();
}

void CountPage::showEvent(QShowEvent*) {
    haste_.begin();
    if (revealing())
        setFocus(Qt::OtherFocusReason);
    else
        next_->setFocus(Qt::OtherFocusReason);
}

void CountPage::mousePressEvent(QMouseEvent* event) {
    if (hand_)
        showHand(std::nullopt);
    else if (revealing())
        revealAll();
    else if (const QString rule = ruleAt(event->position().toPoint()); !rule.isEmpty())
        emit ruleAsked(rule);
    event->accept();
}

// The rule of the row there; none as long as rows are still being told.
QString CountPage::ruleAt(const QPoint& at) const {
    if (hand_ || revealing())
        return {};
    for (std::size_t i = 0; i < layout_.rows.size(); ++i)
        if (layout_.rows[i].line.contains(at))
            return ruleOf(ledger_[i].entry);
    return {};
}

void CountPage::mouseMoveEvent(QMouseEvent* event) {
    const QString rule = ruleAt(event->position().toPoint());
    setCursor(rule.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    setToolTip(rule.isEmpty() ? QString() : tr("The rule: %1").arg(rule));
}

bool CountPage::eventFilter(QObject* watched, QEvent* event) {
    return (event->type() == QEvent::KeyPress && haste_.holdsBack(*static_cast<QKeyEvent*>(event))) ||
           QWidget::eventFilter(watched, event);
}

void CountPage::keyPressEvent(QKeyEvent* event) {
    if (haste_.holdsBack(*event))
        return;
    const bool goesOn =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (goesOn && revealing()) {
        revealAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && hand_) {
        showHand(std::nullopt);
        return;
    }
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (row_ && step != 0) {
        markRow(std::clamp(*row_ + step, 0, static_cast<int>(ledger_.size()) - 1));
        look::announce(*this, accessibleDescription()); // the focus stays, and readers would say nothing
        return;
    }
    if (row_ && goesOn) {
        if (const QString rule = ruleOf(ledger_[static_cast<std::size_t>(*row_)].entry); !rule.isEmpty())
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
    if (byKey && !hand_ && !revealing() && !ledger_.empty())
        markRow(0);
    QWidget::focusInEvent(event);
}

void CountPage::focusOutEvent(QFocusEvent* event) {
    if (row_)
        markRow(std::nullopt);
    QWidget::focusOutEvent(event);
}

void CountPage::markRow(std::optional<int> row) {
    row_ = row;
    tell();
    update();
}

void CountPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOutAll();
    QWidget::changeEvent(event);
}

} // namespace count

#include "moc_count_page.cpp"
