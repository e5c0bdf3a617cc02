// The lesson page's size, its keys, and the ways from it to rules and cards.
#include "desktop/learn/lesson_page.h"
#include "desktop/look/type.h"
#include "minchiate/hand_order.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace learn {

using namespace minchiate;

void LessonPage::resizeEvent(QResizeEvent*) {
    const int lectern = look::Lectern::widthFor(size());
    table_->setGeometry(0, 0, width() - lectern, height());
    const look::Metrics m = look::metricsForTable(size(), look::systemFontPx());
    pad_->setMetrics(m);
    lectern_->setMetrics(m);
    lectern_->setGeometry(width() - lectern, 0, lectern, height());
    for (QWidget* over :
         {static_cast<QWidget*>(count_), static_cast<QWidget*>(rows_), static_cast<QWidget*>(peek_)}) {
        over->setGeometry(table_->geometry());
        over->raise();
    }
    gloss_->setMetrics(m);
    gloss_->hide();
}

void LessonPage::keyPressEvent(QKeyEvent* event) {
    if (lectern_->hasFocus() && enterAnswers(event->key()))
        return;
    if (answerByKey(*event))
        return;
    switch (event->key()) {
    case Qt::Key_Escape:
        emit left();
        return;
    case Qt::Key_A:
        repeatAnnouncement();
        return;
    case Qt::Key_O:
        peekPile();
        return;
    case Qt::Key_T:
        table_->showLastTrick(!table_->seen().lastTrick);
        return;
    case Qt::Key_H:
        table_->hurry();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

// By the digit or letter before it; one that was tried keeps its key, and says nothing again.
bool LessonPage::answerByKey(const QKeyEvent& event) {
    const int at = event.key() - said_.firstKey;
    if (at < 0 || at >= static_cast<int>(said_.presses.size()) ||
        said_.presses[static_cast<std::size_t>(at)].does != Does::Answer)
        return false;
    if (said_.text.buttons[static_cast<std::size_t>(at)].enabled)
        press(said_.presses[static_cast<std::size_t>(at)]);
    return true;
}

bool LessonPage::amongAnswers() const {
    for (std::size_t i = 0; i < said_.presses.size(); ++i)
        if (said_.presses[i].does == Does::Answer && lectern_->button(static_cast<int>(i))->hasFocus())
            return true;
    return false;
}

// After a wrong one to the next that is open, else to the last before it.
void LessonPage::stayAmongAnswers() {
    const auto wrong = std::ranges::find(said_.presses, Press{Does::Answer, tried_.back()});
    const auto at = static_cast<int>(wrong - said_.presses.begin());
    int best = -1;
    for (int i = 0; i < static_cast<int>(said_.presses.size()) && best < at; ++i)
        if (said_.presses[static_cast<std::size_t>(i)].does == Does::Answer &&
            said_.text.buttons[static_cast<std::size_t>(i)].enabled)
            best = i;
    if (best >= 0)
        lectern_->button(best)->setFocus(Qt::OtherFocusReason);
}

// From the words to the first answer that can be given, or upwards to the last.
bool LessonPage::enterAnswers(int key) {
    const bool down = key == Qt::Key_Down || key == Qt::Key_Right;
    if (!down && key != Qt::Key_Up && key != Qt::Key_Left)
        return false;
    std::vector<int> open;
    for (std::size_t i = 0; i < said_.presses.size(); ++i)
        if (said_.presses[i].does == Does::Answer && said_.text.buttons[i].enabled)
            open.push_back(static_cast<int>(i));
    if (open.empty())
        return false;
    lectern_->button(down ? open.front() : open.back())->setFocus(Qt::TabFocusReason);
    return true;
}

bool LessonPage::answersAlone(Card card) const {
    const lessons::Choosing choice = pickingAt(lesson_, progress())
                                         ? lessons::Choosing(lessons::PickCards{CardSet(card)})
                                         : lessons::Choosing(lessons::PlayCard{card});
    return lessons::reply(lesson_, progress(), choice).verdict == lessons::Verdict::Right;
}

// Where a question begins the ring is on no card that answers it: Return alone would, unthought. Once for a
// question; then it is the learner's.
void LessonPage::beginOffTheAnswer() {
    const auto ringed = [this] {
        const auto& sprites = table_->seen().picture.sprites;
        const auto at = std::ranges::find_if(sprites, &table::Sprite::focused);
        return at == sprites.end() ? std::nullopt : at->card();
    };
    const lessons::Step* step = stepAt(lesson_, progress());
    const bool oneCard =
        step && (step->ask.kind == lessons::AskKind::Play || step->ask.kind == lessons::AskKind::Pick);
    if (!oneCard || reply_ || begun_ || !ringed())
        return;
    begun_ = true;
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) // as the learner's own keys go
        for (std::size_t n = table_->seen().reachable().size(); n > 0 && ringed() && answersAlone(*ringed());
             --n) {
            QKeyEvent along(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(table_, &along);
        }
}

// Anyone may ask for it (M5.11), but for who is just asked what it means.
void LessonPage::repeatAnnouncement() {
    if (!asksForFola(lesson_, progress()) || reply_)
        table_->repeatAnnouncement();
}

void LessonPage::peekPile() {
    const Side us = sideOf(lesson_.you);
    const CardSet pile = (reply_ ? reply_->shown : progress().table).captured(us);
    peek::CardsPeek::Rows rows;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps, Suit::Fool})
        if (auto row = inHandOrder(pile & cardsOf(suit)); !row.empty())
            rows.push_back(std::move(row));
    if (!rows.empty())
        peek_->show(tr("Our tricks"), tr("What you and your partner have captured."), rows);
}

} // namespace learn
