// The lesson page's size, its keys, and the ways from it to rules and cards.
#include "desktop/learn/answer_keys.h"
#include "desktop/learn/lesson_page.h"
#include "desktop/look/type.h"
#include "minchiate/hand_order.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace learn {

using namespace minchiate;

namespace {

// That card, played or picked, is a right answer by itself.
bool answersAlone(const minchiate_lessons::Lesson& lesson, const minchiate_lessons::Progress& progress,
                  Card card) {
    const minchiate_lessons::Choosing choice =
        pickingAt(lesson, progress) ? minchiate_lessons::Choosing(minchiate_lessons::PickCards{CardSet(card)})
                                    : minchiate_lessons::Choosing(minchiate_lessons::PlayCard{card});
    return lessons::reply(lesson, progress, choice).verdict == minchiate_lessons::Verdict::Right;
}

} // namespace

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
    if (lectern_->hasFocus() && enterAnswers(*lectern_, said_, event->key()))
        return;
    if (const int at = answerOf(said_, event->key()); at >= 0) { // one that was tried says nothing again
        if (said_.text.buttons[static_cast<std::size_t>(at)].enabled)
            press(Press(said_.presses[static_cast<std::size_t>(at)]));
        return;
    }
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

// Where a question begins the ring is on no card that answers it: Return alone would, unthought. Once for a
// question; then it is the learner's.
void LessonPage::beginOffTheAnswer() {
    const auto ringed = [this] {
        const auto& sprites = table_->seen().picture.sprites;
        const auto at = std::ranges::find_if(sprites, &table::Sprite::focused);
        return at == sprites.end() ? std::nullopt : at->card();
    };
    const minchiate_lessons::Step* step = stepAt(lesson(), progress());
    const bool oneCard = step && (step->ask.kind == minchiate_lessons::AskKind::Play ||
                                  step->ask.kind == minchiate_lessons::AskKind::Pick);
    if (!oneCard || lastReply() || begun_ || !ringed())
        return;
    begun_ = true;
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) // as the learner's own keys go
        for (std::size_t n = table_->seen().reachable().size();
             n > 0 && ringed() && answersAlone(lesson(), progress(), *ringed()); --n) {
            QKeyEvent along(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(table_, &along);
        }
}

// Anyone may ask for it (M5.11), but for who is just asked what it means.
void LessonPage::repeatAnnouncement() {
    if (!asksForFola(lesson(), progress()) || lastReply())
        table_->repeatAnnouncement();
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

} // namespace learn
