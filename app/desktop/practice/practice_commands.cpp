// What can be done on the page by keys and by the menu, and where its papers lie.
#include "desktop/hints/seen_card.h"
#include "desktop/look/command.h"
#include "desktop/look/page_plan.h"
#include "desktop/look/type.h"
#include "desktop/practice/practice_page.h"
#include "minchiate/hand_order.h"

#include <algorithm>
#include <cmath>

namespace practise {

namespace {

// Breadth of the panel beside a page so broad, as the design has it.
int panelWidth(int page) {
    const double wide = page < 1280 ? std::lerp(300.0, 340.0, (page - 1024) / 256.0)
                                    : std::lerp(340.0, 420.0, (page - 1280) / 640.0);
    return static_cast<int>(std::lround(std::clamp(wide * look::systemFontPx() / 13, 280.0, page / 2.5)));
}

// Where it hides nothing, not even the places of cards to come; where there is no such place, those.
QuestionSlip::Room clearOf(const table::Papers& papers, const std::vector<QSize>& sizes, const QRect& near) {
    using Leaving = table::Papers::Leaving;
    const QRect clear = papers.placeOver(sizes, near, Leaving::PlacesFree);
    if (!papers.hidesSomething(clear, Leaving::PlacesFree))
        return {clear};
    const QRect at = papers.placeOver(sizes, near, Leaving::BeforeCardsCome);
    return {at, !papers.hidesSomething(at, Leaving::BeforeCardsCome)};
}

} // namespace

void PracticePage::addCommands() {
    const auto add = [this](const QString& words, const QKeySequence& key, auto act) {
        return look::addCommand(this, words, key, act);
    };
    commands_ = {add(tr("&Show me"), QKeySequence(tr("S")), [this] { showAnswer(); }),
                 add(tr("&Later today"), QKeySequence(tr("L")), [this] { later(); }),
                 add(tr("&Next"), QKeySequence(tr("N")), [this] { ask(&Sitting::goOn); }),
                 add(tr("The &hand it is from"), QKeySequence(tr("R")),
                     [this] {
                         if (asked())
                             emit reviewAsked(asked()->mistake);
                     }),
                 add(tr("Take &out for good"), QKeySequence(tr("T")), [this] { takeOut(); })};
    add(tr("&Back to the lessons"), QKeySequence(Qt::Key_Escape), [this] { emit closed(); });
}

void PracticePage::layOut() {
    const int panel = panelWidth(width());
    table_->setGeometry(0, 0, width() - panel, height());
    panel_->setGeometry(width() - panel, 0, panel, height());
    metrics_ = look::metricsForTable(table_->size(), look::systemFontPx());
    // The panel goes with the page: at its design's size all in it is as large as drawn.
    panel_->setMetrics(look::planOf(size()).metrics);
    slip_->setMetrics(metrics_);
    lastTrick_->setMetrics(metrics_);
    placePapers();
}

// Over one's cards, and where the first cards of the trick before were seen; none of them over the game.
void PracticePage::placePapers() {
    const look::Metrics& m = metrics_;
    const int over = m.handTop - m.px(16);
    if (!slip_->isHidden())
        slip_->place(
            [&](const std::vector<QSize>& sizes) -> QuestionSlip::Room {
                const QSize first = sizes.front();
                if (stage() == Stage::Nothing) // in the middle of a bare table
                    return {{table_->geometry().center() - QPoint(first.width(), first.height()) / 2, first}};
                const QRect near(table_->width() / 2 - first.width() / 2, over - first.height(),
                                 first.width(), first.height());
                return clearOf(table_->papers(), sizes, near);
            },
            stage() == Stage::Nothing ? 0 : m.handTop);
    if (!lastTrick_->isHidden()) {
        const QSize size = lastTrick_->wanted();
        QRect at;
        for (const QPoint start : {QPoint(98, 200), QPoint(620, 200), QPoint(98, 330), QPoint(560, 90)}) {
            at = table_->papers().placeOver({size}, {QPoint(m.px(start.x()), m.px(start.y())), size});
            if (slip_->isHidden() || !at.intersects(slip_->paper()))
                break;
        }
        lastTrick_->setGeometry(at);
    }
    marks_->setGeometry(table_->geometry());
    if (stage() == Stage::Done && asked() && !marks_->marks().empty())
        light();
    slip_->raise();
}

// The best choice, on the cards.
void PracticePage::light() {
    const Action& best = asked()->mistake.weighed().best().action;
    CardSet cards;
    if (const auto* play = std::get_if<Play>(&best.what))
        cards.insert(play->card);
    else if (const auto* discard = std::get_if<Discard>(&best.what))
        cards = setOf(discard->cards);
    std::vector<hints::HintMark> marks;
    for (Card card : inHandOrder(cards))
        if (const QRect at = hints::seenPart(table_->seen(), card); !at.isEmpty())
            marks.push_back({at, marks.empty() ? tr("better") : QString(), true});
    marks_->set(marks, metrics_);
    slip_->raise();
}

} // namespace practise
