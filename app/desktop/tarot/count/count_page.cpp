#include "desktop/tarot/count/count_page.h"

#include "books/rule_book.h"
#include "desktop/look/double_press.h"
#include "desktop/look/type.h"

#include <QApplication>
#include <QFontMetrics>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace tarot_count {

namespace {

using text::tarot::Evidence;
using text::tarot::PriceTerm;

// At s = 1, from the window's top: what lies where on a page 1280 broad.
constexpr double kWide = 1280;
constexpr double kGroupsLeft = 32, kGroupsTop = 98, kGroupsWide = 704, kGroupsFoot = 572;
constexpr double kLastLeft = 538, kLastTop = 134;

bool isLetterOf(const QKeyEvent& event, const QAbstractButton& button) {
    const bool plain = event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::ShiftModifier;
    return plain && button.isVisible() &&
           QKeySequence::mnemonic(button.text()) == QKeySequence(Qt::ALT | static_cast<Qt::Key>(event.key()));
}

} // namespace

CountPage::CountPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), other_(new look::PaperButton(look::PaperButton::Kind::Second, {}, this)),
      review_(new look::PaperButton(look::PaperButton::Kind::Second, tr("Re&view"), this)),
      all_(new look::PaperButton(look::PaperButton::Kind::Main, tr("See the &result"), this)),
      next_(new look::PaperButton(look::PaperButton::Kind::Main, {}, this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("The count"));
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    for (look::PaperButton* button : {all_, next_})
        button->installEventFilter(this);
    look::takeDoubleAsOne(*other_);
    connect(other_, &look::PaperButton::clicked, this, &CountPage::turn);
    connect(review_, &look::PaperButton::clicked, this, &CountPage::reviewChosen);
    connect(all_, &look::PaperButton::clicked, this, &CountPage::revealAll);
    connect(next_, &look::PaperButton::clicked, this, &CountPage::nextChosen);
    connect(&timer_, &QTimer::timeout, this, &CountPage::step);
}

void CountPage::setContent(const CountContent& content) {
    content_ = content;
    sides_ = sidesOf(content);
    ledger_ = ledgerOf(content);
    terms_ = text::tarot::priceTerms(content_.view, content_.teller);
    scoreBefore_ = content.score;
    if (scoreBefore_.open) {
        const auto row = scoreBefore_.rows.begin() + *scoreBefore_.open;
        for (std::size_t i = 0; i < row->scores.size(); ++i)
            scoreBefore_.sums[i] -= row->scores[i];
        scoreBefore_.rows.erase(row);
        scoreBefore_.open.reset();
    }
    side_ = 0;
    shown_ = 0;
    const auto result = text::tarot::resultWords(content_.view, content_.teller);
    QStringList told{sides_.front().title + u' ' + sides_.front().note + u'.'};
    for (const LedgerLine& line : ledger_)
        told << line.name + u' ' + line.value + u'.';
    if (!terms_.empty())
        told << tr("Score: %1.").arg(text::tarot::priceTold(terms_));
    told << result.sentence << tarot_table::scoreTold(content.score);
    setAccessibleDescription(told.join(u' '));
    makeNumbers();
    layOut();
    updateButtons();
    if (stepMs_ == 0)
        revealAll();
    else if (isVisible())
        timer_.start(stepMs_);
}

int CountPage::steps() const {
    return static_cast<int>(ledger_.size() + terms_.size()) + 1;
}

void CountPage::step() {
    if (revealing())
        ++shown_;
    if (!revealing()) {
        timer_.stop();
        haste_.begin();
    }
    updateButtons();
    update();
}

void CountPage::revealAll() {
    shown_ = steps();
    step();
}

void CountPage::turn() {
    side_ = (side_ + 1) % static_cast<int>(sides_.size());
    layOut();
    updateButtons();
    update();
}

void CountPage::focusFirst() {
    (revealing() ? all_ : next_)->setFocus(Qt::OtherFocusReason);
}

bool CountPage::hasPetit() const {
    const auto& how = content_.view.result->how;
    const auto* count = std::get_if<ContractCount>(&how);
    const auto* two = std::get_if<TwoCount>(&how);
    return (count && count->petit) || (two && two->petit);
}

// ---- Numbers and buttons ----

void CountPage::makeNumbers() {
    for (CountNumber* number : numbers_)
        delete number;
    numbers_.clear();
    delete std::exchange(fate_, nullptr);
    QWidget* before = this;
    const auto made = [&](const QString& told, const QString& rule, Evidence evidence) {
        auto* number = new CountNumber(told, rule, evidence, this);
        connect(number, &CountNumber::pointed, this, &CountPage::light);
        connect(number, &CountNumber::clicked, this, [this, rule] { emit ruleAsked(rule); });
        setTabOrder(before, number);
        before = number;
        return number;
    };
    for (const LedgerLine& line : ledger_)
        numbers_.push_back(made(line.name + u' ' + line.value, line.rule, line.evidence));
    for (const PriceTerm& term : terms_)
        if (term.kind != PriceTerm::Kind::Sign)
            numbers_.push_back(made(term.text + u' ' + term.words, term.rule, term.evidence));
    if (const auto cited = books::rulesCitedIn(note()); !cited.isEmpty()) {
        fate_ = made(note(), cited.front(), Evidence::None);
        fate_->setToolTip({}); // it is read where it lies
    }
    setTabOrder(before, other_);
    setTabOrder(other_, review_);
    setTabOrder(review_, all_);
    setTabOrder(all_, next_);
}

// What is pointed to lights what it rests on.
void CountPage::light() {
    auto wanted = Evidence::None;
    for (const CountNumber* number : numbers_)
        if (number->isPointedAt())
            wanted = number->evidence();
    for (CountNumber* number : numbers_)
        number->setLit(wanted != Evidence::None && number->evidence() == wanted);
    update();
}

void CountPage::updateButtons() {
    const bool all = !revealing();
    next_->setText(content_.next);
    next_->setVisible(all);
    review_->setVisible(all);
    if (all_->hasFocus())
        focusFirst();
    all_->setVisible(!all);
    const auto following = static_cast<std::size_t>((side_ + 1) % static_cast<int>(sides_.size()));
    // Its button stands on the side from which it leads away.
    other_->setText(sides_.size() == 2 ? sides_[static_cast<std::size_t>(side_)].other
                                       : sides_[following].other);
    other_->setVisible(sides_.size() > 1); // at once: nobody need wait to see the other cards
    if (fate_)
        fate_->setVisible(all);
    std::size_t number = 0;
    for (std::size_t i = 0; i < ledger_.size(); ++i, ++number)
        numbers_[number]->setVisible(shown_ > static_cast<int>(i));
    for (std::size_t i = 0; i < terms_.size(); ++i)
        if (terms_[i].kind != PriceTerm::Kind::Sign)
            numbers_[number++]->setVisible(shown_ > static_cast<int>(ledger_.size() + i));
    for (look::PaperButton* button : {other_, review_, all_, next_})
        button->setMetrics(metrics_);
    const int foot = metrics_.fromWindowTop(740);
    const int left = at(24, 0, 0, 0).left();
    other_->setPaperGeometry(QRect(QPoint(left, foot), other_->paperSize()));
    const int beside = other_->isHidden() ? 0 : other_->paperSize().width() + metrics_.px(12);
    review_->setPaperGeometry(QRect(QPoint(left + beside, foot), review_->paperSize()));
    const QSize size = next_->paperSize();
    next_->setPaperGeometry(QRect(QPoint(at(1256, 0, 0, 0).left() - size.width(), foot), size));
    // Where it is told afterwards who deals next: nothing to be pressed lies there.
    const QSize ending = all_->paperSize();
    const int gap = std::max(metrics_.px(12), 2 * next_->ringMargin());
    all_->setPaperGeometry(
        QRect(QPoint(at(1256, 0, 0, 0).left() - size.width() - gap - ending.width(), foot), ending));
    if (!fate_)
        return;
    fate_->setMetrics(metrics_);
    const int around = metrics_.px(10); // for the ring
    fate_->setGeometry(wordsAt(noteLines(), look::font(metrics_, look::Type::Text))
                           .adjusted(-around, -around / 2, around, around / 2));
}

// ---- Places ----

QRect CountPage::at(double x, double y, double wide, double high) const {
    const int left = (width() - metrics_.px(kWide)) / 2;
    return {left + metrics_.px(x), metrics_.fromWindowTop(y), metrics_.px(wide), metrics_.px(high)};
}

void CountPage::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    if (sides_.empty())
        return;
    const look::Metrics& m = metrics_;
    const QRect room = at(kGroupsLeft, kGroupsTop, kGroupsWide, kGroupsFoot - kGroupsTop);
    const bool petit = hasPetit();
    lastTrick_.clear();
    if (petit) {
        const Trick& trick = content_.view.tricks.back();
        const int strip = m.px(34);
        QPoint corner = at(kLastLeft, kLastTop, 0, 0).topLeft();
        corner.setX(room.right() - lastTrickWidth(static_cast<int>(trick.plays.size()), m));
        for (const Trick::Entry& play : trick.plays) {
            lastTrick_.push_back({play.card, QRect(corner, lastTrickCard(m)), trick.winner == play.seat});
            corner.rx() += strip;
        }
    }
    const int firstRow = petit ? lastTrick_.front().at.left() - m.px(24) - room.left() : room.width();
    groups_ = layGroups(sides_[static_cast<std::size_t>(side_)].groups, room, firstRow, m);
    for (CountNumber* number : numbers_)
        number->setMetrics(m);
    layLedger();
    layPrice();
}

void CountPage::layLedger() {
    const look::Metrics& m = metrics_;
    const QRect paper = at(758, 42, 244, 524).adjusted(m.px(14), 0, -m.px(14), 0);
    int y = paper.top() + m.px(56);
    lines_.clear();
    for (std::size_t i = 0; i < ledger_.size(); ++i) {
        const auto kind = ledger_[i].kind;
        const bool large = kind == LedgerLine::Kind::Sum || kind == LedgerLine::Kind::Margin;
        const int high = m.px(large ? 38 : kind == LedgerLine::Kind::Other ? 26 : 30);
        lines_.emplace_back(paper.left(), y, paper.width(), high);
        numbers_[i]->setGeometry(lines_.back().adjusted(-m.px(6), 1, m.px(6), -1));
        y += high;
    }
}

// How broad the price is with words no broader than that.
int CountPage::termsWidth(int wrap, std::vector<int>& widths) const {
    const look::Metrics& m = metrics_;
    const QFontMetrics number(look::sans(m, 28, QFont::DemiBold)), result(look::sans(m, 30, QFont::Bold)),
        sign(look::sans(m, 26)), words(look::font(m, look::Type::Text));
    int all = 0;
    widths.clear();
    for (const PriceTerm& term : terms_) {
        const QFontMetrics& fm = term.kind == PriceTerm::Kind::Sign     ? sign
                                 : term.kind == PriceTerm::Kind::Result ? result
                                                                        : number;
        int wide = fm.horizontalAdvance(term.text);
        if (!term.words.isEmpty())
            wide = std::max(
                wide,
                words.boundingRect(QRect(0, 0, wrap, 1000), Qt::TextWordWrap | Qt::AlignHCenter, term.words)
                    .width());
        widths.push_back(wide + m.px(term.kind == PriceTerm::Kind::Sign ? 10 : 8));
        all += widths.back();
    }
    return all;
}

void CountPage::layPrice() {
    const look::Metrics& m = metrics_;
    const QRect paper = at(24, 582, 1232, 142);
    const int room = paper.width() - m.px(330);
    std::vector<int> widths;
    int wrap = m.px(110), all = termsWidth(wrap, widths);
    for (; all > room && wrap > m.px(50); wrap -= m.px(6))
        all = termsWidth(wrap - m.px(6), widths);
    const int between =
        terms_.empty() ? 0 : std::clamp((room - all) / static_cast<int>(terms_.size()), 0, m.px(10));
    int x =
        paper.left() + m.px(310) + std::max(0, (room - all - between * static_cast<int>(terms_.size())) / 2);
    placed_.clear();
    std::size_t number = ledger_.size();
    for (std::size_t i = 0; i < terms_.size(); ++i) {
        const QRect figure(x, paper.top() + m.px(20), widths[i], m.px(50));
        const QRect words(x, figure.bottom() + m.px(4), widths[i],
                          paper.bottom() - figure.bottom() - m.px(10));
        placed_.push_back({figure, words});
        if (terms_[i].kind != PriceTerm::Kind::Sign)
            numbers_[number++]->setGeometry(figure.united(words).adjusted(-m.px(4), 0, m.px(4), 0));
        x += widths[i] + between;
    }
}

// ---- Events ----

void CountPage::resizeEvent(QResizeEvent*) {
    layOut();
    if (!sides_.empty())
        updateButtons();
}

void CountPage::showEvent(QShowEvent*) {
    if (!sides_.empty() && revealing() && stepMs_ > 0)
        timer_.start(stepMs_);
    haste_.begin();
    focusFirst();
}

bool CountPage::eventFilter(QObject* watched, QEvent* event) {
    return (event->type() == QEvent::KeyPress && haste_.holdsBack(*static_cast<QKeyEvent*>(event))) ||
           QWidget::eventFilter(watched, event);
}

// A press anywhere on the cloth hurries.
void CountPage::mousePressEvent(QMouseEvent*) {
    if (revealing())
        revealAll();
}

void CountPage::keyPressEvent(QKeyEvent* event) {
    for (look::PaperButton* button : {other_, review_, all_, next_})
        if (isLetterOf(*event, *button)) {
            button->click();
            return;
        }
    QWidget::keyPressEvent(event);
}

} // namespace tarot_count

#include "moc_count_page.cpp"
