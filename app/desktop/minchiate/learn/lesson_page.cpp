#include "desktop/minchiate/learn/lesson_page.h"

#include "desktop/look/type.h"
#include "desktop/minchiate/learn/count_step.h"
#include "minchiate/hand_order.h"

namespace minchiate_learn {

using namespace minchiate;
using learn::Asks;
using learn::Verdict;
using minchiate_table::MinchiateTable;

LessonPage::LessonPage(look::Deck& deck, const minchiate_lessons::Ladder& ladder, QWidget* parent)
    : LessonPageOf(deck, ladder, parent), pad_(new PadEditor), peek_(new peek::CardsPeek(deck, this)),
      count_(new count::CountPage(deck, this)) {
    pad_->hide();
    count_->hide();
    count_->setStepMs(0);
    lectern()->setTool(pad_);
    connect(table(), &MinchiateTable::folaAsked, this, &LessonPage::repeatAnnouncement);
    connect(table(), &MinchiateTable::pileAsked, this, &LessonPage::peekPile);
    connect(pad_, &PadEditor::changed, this, [this] {
        table()->scorePad()->layPieces(pad_->pieces());
        refresh();
    });
}

void LessonPage::prepare() {
    const bool pieces = stepAsks(Asks::Pieces);
    pad_->setVisible(pieces);
    pad_->clear();
    table()->scorePad()->layPieces(pieces ? std::optional(pad_->pieces()) : std::nullopt);
}

LessonPage::Choosing LessonPage::given() const {
    return stepAsks(Asks::Pieces) ? Choosing(minchiate_lessons::LayPoints{pad_->pieces().points()})
                                  : LessonPageOf::given();
}

void LessonPage::refreshOver(const Reply* told) {
    showCount();
    pad_->setEnabled(!told || told->verdict != Verdict::Right);
}

bool LessonPage::focusTool() {
    if (!pad_->isVisible())
        return false;
    if (!pad_->isAncestorOf(focusWidget()))
        pad_->more(0)->setFocus(Qt::OtherFocusReason);
    return true;
}

bool LessonPage::takeKey(int key) {
    if (key == Qt::Key_A)
        repeatAnnouncement();
    else if (key == Qt::Key_O)
        peekPile();
    return key == Qt::Key_A || key == Qt::Key_O;
}

void LessonPage::resizeEvent(QResizeEvent* event) {
    pad_->setMetrics(look::metricsForTable(size(), look::systemFontPx()));
    LessonPageOf::resizeEvent(event);
}

// The count's own page in the table's place, as far as it is told at this step.
void LessonPage::showCount() {
    const auto part = countAt(lesson(), progress());
    table()->setVisible(!part && rowsView()->isHidden()); // what lies under it is not to be read or pressed
    if (!part) {
        count_->hide();
        return;
    }
    if (count_->isHidden()) {
        count_->setContent(countContent(progress().table, teller()));
        count_->show();
        count_->raise();
        peek_->raise();
        gloss()->raise();
    }
    count_->tellUpTo(
        momentsOf(count_->ledger(), *part, sitting().answeredRight() ? Told::Answered : Told::Asked));
}

// Anyone may ask for it (M5.11), but for who is just asked what it means.
void LessonPage::repeatAnnouncement() {
    if (!asksForFola(lesson(), progress()) || lastReply())
        table()->repeatAnnouncement();
}

void LessonPage::peekPile() {
    const Side us = sideOf(lesson().you);
    const CardSet pile = (lastReply() ? lastReply()->shown : progress().table).captured(us);
    peek::CardsPeek::Rows rows;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps, Suit::Fool})
        if (auto row = inHandOrder(pile & cardsOf(suit)); !row.empty())
            rows.push_back(std::move(row));
    if (!rows.empty())
        peek_->show(tr("Our tricks"), tr("What you and your partner have captured."), rows);
}

} // namespace minchiate_learn

#include "moc_lesson_page.cpp"
