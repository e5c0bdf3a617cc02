#include "desktop/decisions/decisions_page.h"

#include "desktop/hints/seen_card.h"
#include "desktop/look/announce.h"
#include "desktop/look/command.h"
#include "desktop/look/page_plan.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/table/heard.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace decisions {

namespace colour = look::colour;
using look::Type;

namespace {

constexpr int kTable = 820; // of the design's breadth the table

// Cards that a choice is about.
tricks::CardSet cardsOf(const hints::Choice& choice) {
    return choice.card ? tricks::CardSet(*choice.card) : choice.picks;
}

} // namespace

DecisionsPage::DecisionsPage(table::TableWidget* table, QWidget* parent)
    : QWidget(parent), table_(table), marks_(new hints::HintMarks(this)),
      list_(new DecisionList(Offers::PlayOn, this)),
      watch_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&All hands open"), this)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)) {
    setAccessibleName(tr("Your hand, gone through again"));
    table_->setParent(this);
    table_->setFocusPolicy(Qt::NoFocus); // it is looked at, not played on
    table_->lower();
    setTabOrder(list_, watch_);
    setTabOrder(watch_, back_);
    watch_->setToolTip(tr("The whole hand from here, with every card to be seen"));
    connect(watch_, &QAbstractButton::clicked, this, &DecisionsPage::watchAsked);
    back_->setToolTip(tr("To where you were, as Esc does"));
    connect(back_, &QAbstractButton::clicked, this, &DecisionsPage::closed);
    connect(list_, &DecisionList::chosen, this, &DecisionsPage::choose);
    connect(list_, &DecisionList::playOnAsked, this, &DecisionsPage::playOnAsked);
    connect(table_, &table::TableWidget::settled, this, &DecisionsPage::mark);
    connect(&judge_, &Judge::judged, this, &DecisionsPage::tell);
    addCommands();
}

void DecisionsPage::addCommands() {
    look::addCommand(this, tr("&Play on from here"), QKeySequence(tr("P")), [this] {
        if (at() >= 0)
            emit playOnAsked(at());
    });
    look::addCommand(this, tr("&All hands open"), QKeySequence(tr("A")), [this] { emit watchAsked(); });
    look::addCommand(this, tr("&Back to where you were"), QKeySequence(Qt::Key_Escape),
                     [this] { emit closed(); });
}

int DecisionsPage::at() const {
    return seen_ ? decisions_[*seen_].at : -1;
}

void DecisionsPage::showHand(const QString& result, const std::vector<Decision>& decisions) {
    result_ =
        result + u'\n' +
        tr("A cost is what your choice gave away against the best, by what you could know then; 0.0 is as "
           "good. The arrow keys go through the hand.");
    setAccessibleDescription(result_);
    decisions_ = decisions;
    seen_.reset();
    moved_ = false;
    judge_.start(decisions);
    tell();
    if (!decisions_.empty())
        stand(0);
}

void DecisionsPage::focusFirst() {
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
}

// A row; −1: it is shut, and the table stays.
void DecisionsPage::choose(int at) {
    moved_ = true;
    const auto found = std::ranges::find(decisions_, at, &Decision::at);
    if (found == decisions_.end())
        list_->open(-1);
    else
        stand(static_cast<std::size_t>(found - decisions_.begin()));
}

void DecisionsPage::stand(std::size_t which) {
    if (seen_ != which) {
        seen_ = which;
        marks_->set({}, metrics_);
        decisions_[which].show();
    }
    list_->open(decisions_[which].at);
    mark();
}

// Where one has gone: the cards that lay there, and what was decided as far as it is weighed.
void DecisionsPage::tellMoment() {
    const Decision& decision = decisions_[*seen_];
    const table::Scene& scene = table_->seen().scene;
    if (!scene.trick.plays.empty())
        look::announce(*this, table::trickTold(scene, scene.trick));
    const decisions::DecisionRow* row = list_->openedRow();
    look::announce(*this,
                   row ? row->accessibleName() + QStringLiteral(". ") + row->decision().lines.join(u' ')
                       : tr("%1: not yet weighed", "a trick").arg(decision.where));
}

// On the cards: what was chosen, and what would have been better.
void DecisionsPage::mark() {
    if (!seen_ || !judge_.found()[*seen_] || !table_->isSettled())
        return;
    const Judged& judged = *judge_.found()[*seen_];
    const auto done = cardsOf(judged.done), best = cardsOf(judged.best());
    std::vector<hints::HintMark> marks;
    const auto add = [&](tricks::CardSet cards, const QString& words, bool lit) {
        bool first = true;
        for (const tricks::Card card : cards)
            if (const QRect place = hints::seenPart(table_->seen(), card); !place.isEmpty()) {
                marks.push_back({place, first ? words : QString(), lit});
                first = false;
            }
    };
    add(done == best ? done : done - best, tr("your choice"), false);
    if (done != best)
        add(best - done, judged.cost() == 0.0 ? tr("as good") : tr("better"), true);
    for (const hints::Choice& other : judged.said.next())
        if (other.card && *other.card != judged.done.card)
            add(cardsOf(other), hints::lessWords(judged.said, other), false);
    marks_->setGeometry(table_->geometry());
    marks_->set(marks, metrics_);
}

void DecisionsPage::tell() {
    std::vector<DecisionTold> dear;
    cost_ = 0;
    for (std::size_t i = 0; i < decisions_.size(); ++i)
        if (judge_.found()[i]) {
            dear.push_back(told(decisions_[i], *judge_.found()[i]));
            cost_ += dear.back().cost.value_or(0);
        }
    std::ranges::stable_sort(dear, std::greater(),
                             [](const DecisionTold& one) { return one.cost.value_or(0); });
    std::vector<DecisionList::Rest> rest;
    if (const auto open =
            std::ranges::count_if(judge_.found(), [](const auto& one) { return !one.has_value(); });
        open > 0)
        rest.push_back({tr("Not yet weighed"), QString::number(open)});
    list_->setDecisions(dear, rest);
    if (!moved_ && !dear.empty() && dear.front().cost.value_or(0) > 0)
        stand(static_cast<std::size_t>(std::ranges::find(decisions_, dear.front().at, &Decision::at) -
                                       decisions_.begin()));
    mark();
    update();
}

// Left, the page lets the machine rest, and goes on when it is seen again.
void DecisionsPage::hideEvent(QHideEvent*) {
    judge_.stop();
}

void DecisionsPage::showEvent(QShowEvent*) {
    layOut();
    judge_.resume();
}

// Up and down walk the list; left and right, a page up and down, Home and End the hand.
void DecisionsPage::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        list_->walk(key == Qt::Key_Up ? -1 : 1);
    } else if (const auto to = ledTo(key)) {
        moved_ = true;
        stand(*to);
        tell();
        tellMoment();
    } else {
        QWidget::keyPressEvent(event);
    }
}

// The decision that this key leads to; nothing for other keys.
std::optional<std::size_t> DecisionsPage::ledTo(int key) const {
    if (decisions_.empty())
        return std::nullopt;
    const auto last = decisions_.size() - 1, now = seen_.value_or(0);
    switch (key) {
    case Qt::Key_Home:
        return 0;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        return now - std::min<std::size_t>(now, 1);
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        return std::min(now + 1, last);
    case Qt::Key_End:
        return last;
    default:
        return std::nullopt;
    }
}

// ---- Places ----

QRect DecisionsPage::paper() const {
    const int left = metrics_.px(kTable + 12), edge = metrics_.px(16);
    return {left, edge, width() - left - edge,
            height() - 2 * edge - back_->paperSize().height() - metrics_.px(8)};
}

void DecisionsPage::layOut() {
    metrics_ = look::planOf(size()).metrics;
    const look::Metrics& m = metrics_;
    table_->setGeometry(0, 0, m.px(kTable), height());
    list_->setMetrics(m);
    back_->setMetrics(m);
    watch_->setMetrics(m);
    const QSize back = back_->paperSize();
    const QRect sheet = paper();
    back_->setPaperGeometry(QRect(QPoint(sheet.right() + 1 - back.width(), sheet.bottom() + m.px(8)), back));
    const QSize watch = watch_->paperSize();
    watch_->setPaperGeometry(QRect(QPoint(sheet.left(), sheet.bottom() + m.px(8)), watch));
    const QRect inside = sheet.adjusted(m.px(20), m.px(12), -m.px(20), -m.px(14));
    title_ = QRect(inside.left(), inside.top(), inside.width(),
                   QFontMetrics(look::font(m, Type::Announcement)).height());
    const QFontMetrics text(look::font(m, Type::Text));
    const int told =
        text.boundingRect(QRect(0, 0, inside.width(), 400), Qt::AlignLeft | Qt::TextWordWrap, result_)
            .height();
    listHead_ = QRect(inside.left(), title_.bottom() + told + m.px(12), inside.width(),
                      QFontMetrics(look::font(m, Type::Strong)).height() + m.px(8));
    // Rows reach to the paper's edge: the opened one has its bar there.
    const int top = listHead_.bottom() + m.px(2);
    list_->setGeometry(inside.left() - m.px(10), top, inside.width() + m.px(22), inside.bottom() - top);
    mark();
    update();
}

void DecisionsPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    look::drawTable(p, rect(), m);
    look::drawPaper(p, paper(), m);
    p.setFont(look::font(m, Type::Announcement));
    p.setPen(QColor(colour::ink));
    p.drawText(title_, Qt::AlignLeft | Qt::AlignVCenter, tr("Your hand"));
    p.setFont(look::font(m, Type::Text));
    p.drawText(
        QRect(title_.left(), title_.bottom() + m.px(3), title_.width(), listHead_.top() - title_.bottom()),
        Qt::AlignLeft | Qt::TextWordWrap, result_);
    if (const double done = judge_.done(); done < 1) {
        const QRect bar(title_.left(), title_.bottom() + m.px(1), title_.width(), std::max(2, m.px(2)));
        p.fillRect(bar, QColor(colour::paperFine));
        p.fillRect(QRect(bar.topLeft(), QSize(qRound(bar.width() * done), bar.height())),
                   QColor(look::lightPanel.gold));
    }
    p.setFont(look::font(m, Type::Strong));
    p.drawText(listHead_, Qt::AlignLeft | Qt::AlignVCenter, tr("What your decisions cost"));
    p.drawText(listHead_, Qt::AlignRight | Qt::AlignVCenter, costWords(cost_));
    p.fillRect(QRect(listHead_.left(), listHead_.bottom(), listHead_.width(), m.line(1)),
               QColor(colour::ink));
}

} // namespace decisions

#include "moc_decisions_page.cpp"
