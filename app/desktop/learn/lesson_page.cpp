#include "desktop/learn/lesson_page.h"

#include "desktop/learn/answer_keys.h"
#include "desktop/look/announce.h"
#include "desktop/look/type.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>

namespace learn {

namespace {

// The first of the page's children: Tab leads from it to the lectern.
table::TableWidget* adopted(table::TableWidget* board, QWidget* page) {
    board->setParent(page);
    return board;
}

} // namespace

LessonPage::LessonPage(look::Deck& deck, const CardsTold& cards, table::TableWidget* board, QWidget* parent)
    : QWidget(parent), board_(adopted(board, this)), lectern_(new look::Lectern(this)),
      rows_(new RowsView(deck, cards, this)), gloss_(new rules::GlossPopover(this)) {
    setAccessibleName(tr("Lesson"));
    board_->installEventFilter(this);
    board_->setBeside(lectern_);
    connect(board_, &table::TableWidget::ruleAsked, this, &LessonPage::ruleAsked);
    connect(lectern_, &look::Lectern::pressed, this, &LessonPage::pressButton);
    connect(lectern_, &look::Lectern::footPressed, this,
            [this](int i) { press(Press(said_.foot[static_cast<std::size_t>(i)])); });
    connect(lectern_, &look::Lectern::linkChosen, this, &LessonPage::explain);
    connect(gloss_, &rules::GlossPopover::bookAsked, this, &LessonPage::linkAsked);
}

void LessonPage::setSaid(Said said) {
    said_ = std::move(said);
    lectern_->setText(said_.text);
}

// Beside the words that the link stands in.
void LessonPage::explain(const QString& link) {
    if (const auto gloss = glossOf(link))
        gloss_->explain(*gloss, lectern_->x(), mapFromGlobal(QCursor::pos()).y() - gloss_->height() / 2);
    else
        emit linkAsked(link);
}

void LessonPage::resizeEvent(QResizeEvent*) {
    const int lectern = look::Lectern::widthFor(size());
    board_->setGeometry(0, 0, width() - lectern, height());
    const look::Metrics m = look::metricsForTable(size(), look::systemFontPx());
    lectern_->setMetrics(m);
    lectern_->setGeometry(width() - lectern, 0, lectern, height());
    rows_->setGeometry(board_->geometry());
    rows_->raise();
    for (QWidget* over : overTable()) {
        over->setGeometry(board_->geometry());
        over->raise();
    }
    gloss_->setMetrics(m);
    gloss_->hide();
}

void LessonPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_T && event->modifiers() & Qt::ControlModifier) { // the table is not seen
        look::announce(*this, rows_->accessibleDescription());
        return;
    }
    if (lectern_->hasFocus() && enterAnswers(*lectern_, said_, event->key()))
        return;
    if (const int at = answerOf(said_, event->key()); at >= 0) { // one that was tried says nothing again
        pressButton(at);
        return;
    }
    if (takeKey(event->key()) || leadsAway(*event))
        return;
    switch (event->key()) {
    case Qt::Key_Escape:
        emit left();
        return;
    case Qt::Key_T:
        board_->showLastTrick(!board_->seen().lastTrick);
        return;
    case Qt::Key_H:
        askHint();
        return;
    case Qt::Key_U: // as at the table
        board_->hurry();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

// The ways out at the foot have letters that answers have, too: a plain one would throw away what was done
// where nothing is to be answered. With Alt they lead away. What the table asks for keeps its letter.
bool LessonPage::leadsAway(const QKeyEvent& key) const {
    const QKeySequence letter(Qt::ALT | static_cast<Qt::Key>(key.key()));
    const auto isFor = [&](const QString& words) { return QKeySequence::mnemonic(words) == letter; };
    const auto onTable = board_->findChildren<QAbstractButton*>(); // "&Accuse" is asked for, "&Again" is not
    return !(key.modifiers() & Qt::AltModifier) &&
           std::ranges::any_of(said_.text.foot, isFor, &look::LecternText::Button::text) &&
           std::ranges::none_of(onTable, [&](const QAbstractButton* button) {
               return button->isVisible() && button->isEnabled() && isFor(button->text());
           });
}

// A second Return was meant for the button, not for the card that the ring has come to. Where the table asks
// nothing, as after a press on its cloth, Return is the main button's.
bool LessonPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != board_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (haste_.holdsBack(key))
        return true;
    const bool returns = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const auto main = mainButton();
    if (!returns || !main || board_->seen().ask)
        return QWidget::eventFilter(watched, event);
    pressButton(*main);
    return true;
}

std::optional<int> LessonPage::mainButton() const {
    const auto& buttons = said_.text.buttons;
    const auto main = std::ranges::find_if(buttons, [](const auto& b) { return b.main && b.enabled; });
    return main != buttons.end() && !handsAreFull() ? std::optional(static_cast<int>(main - buttons.begin()))
                                                    : std::nullopt;
}

void LessonPage::pressButton(int at) {
    if (said_.text.buttons[static_cast<std::size_t>(at)].acts())
        press(Press(said_.presses[static_cast<std::size_t>(at)]));
}

// By the key that asks for one at the table, too.
void LessonPage::askHint() {
    const auto at = std::ranges::find(said_.presses, Does::Hint, &Press::does) - said_.presses.begin();
    if (at < std::ssize(said_.presses) && said_.text.buttons[static_cast<std::size_t>(at)].enabled)
        press({Does::Hint});
}

// Return alone would answer, unthought. Once for a question; then the ring is the learner's.
void LessonPage::beginOffTheAnswer() {
    const auto ringed = [this] {
        const auto& sprites = board_->seen().picture.sprites;
        const auto at = std::ranges::find_if(sprites, &table::Sprite::focused);
        return at == sprites.end() ? std::nullopt : at->card();
    };
    if (!asksOneCard() || begun_ || !ringed())
        return;
    begun_ = true;
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) // as the learner's own keys go
        for (std::size_t n = board_->seen().reachable().size(); n > 0 && ringed() && answersAlone(*ringed());
             --n) {
            QKeyEvent along(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(board_, &along);
        }
}

// The ring goes to where the next key acts: the main button, pieces to be laid, the table's own strip or a
// card of the table. Before answers it is at the words, from which arrows lead to them: Return alone answers
// nothing.
void LessonPage::focusNext() {
    if (!isVisible())
        return;
    if (const auto main = mainButton()) {
        lectern_->button(*main)->setFocus(Qt::OtherFocusReason);
    } else if (std::ranges::count(said_.presses, Does::Answer, &Press::does) > 0) {
        if (!hasTried() || !amongAnswers(*lectern_, said_)) // who tries one after the other stays there
            lectern_->setFocus(Qt::OtherFocusReason);
    } else if (!focusTool()) {
        if (!board_->hasFocus())
            haste_.begin();
        board_->takeFocus();
        beginOffTheAnswer();
    }
}

} // namespace learn

#include "moc_lesson_page.cpp"
