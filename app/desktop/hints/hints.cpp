#include "desktop/hints/hints.h"

#include "desktop/hints/seen_card.h"
#include "desktop/look/type.h"
#include "desktop/table/trick_tags.h"

#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace hints {

using table::TableThing;
using tricks::Card;
using tricks::CardSet;

namespace {

constexpr int kAtOnceMs = 400; // so long nobody is told that it takes its time

Card cardOf(const TableThing& thing) {
    return {static_cast<std::uint8_t>(thing.key)};
}

} // namespace

Hints::Hints(table::TableWidget& table, Source source, QWidget* page)
    : QObject(page), table_(table), source_(std::move(source)), slip_(new HintSlip(page)),
      marks_(new HintMarks(page)) {
    connect(slip_, &HintSlip::dismissed, this, &Hints::close);
    connect(&table_, &table::TableWidget::refused, this, &Hints::leaveToNote);
    connect(&giver_, &HintGiver::found, this, [this](const Said& said) {
        said_ = said;
        if (stage_ == Stage::Thinking)
            stage_ = said.isOnlyChoice() ? Stage::Choice : Stage::Thought;
        tell();
        note();
    });
    waits_.setSingleShot(true);
    connect(&waits_, &QTimer::timeout, this, &Hints::tell);
    table_.installEventFilter(this); // Esc closes the hint first
}

// What is still to be shown before the decision is hurried to: who asks for a hint has seen that it is
// theirs.
void Hints::catchUp() {
    table::Director& director = table_.director();
    constexpr int most = 32; // tricks and announcements that wait to be seen
    for (int i = 0; i < most && !table_.seen().open() && !director.idle() && !director.holds(); ++i)
        director.waitsForPress() ? director.goOn() : table_.hurry();
}

void Hints::ask() {
    if (!table_.seen().open() && source_.due())
        catchUp();
    if (!table_.seen().open()) {
        table_.papers().refuse({tr("A hint is given when it is your turn.")});
        return;
    }
    closed_ = false;
    if (stage_ == Stage::Nothing) {
        if (const auto refusal = source_.refusal()) {
            table_.papers().refuse(*refusal);
            return;
        }
        stage_ = Stage::Thinking;
        source_.count();
        waits_.start(kAtOnceMs);
        giver_.ask(source_.question());
        emit counted();
    } else if (said_) {
        if (std::exchange(stage_, Stage::Choice) != Stage::Choice)
            note();
        tell();
    }
}

// For the log: what was said.
void Hints::note() {
    const Told told = stage_ == Stage::Choice ? choiceTold(*said_) : thoughtTold(*said_);
    emit noted(tr("hint: %1", "line of the log").arg(told.title));
}

void Hints::dismiss() {
    giver_.stop();
    waits_.stop();
    hide();
    said_.reset();
    stage_ = Stage::Nothing;
    closed_ = false;
}

// By the person: who has read the first hint and asks again wants the next, not the same once more.
void Hints::close() {
    if (!said_) {
        dismiss();
        return;
    }
    hide();
    closed_ = true;
}

void Hints::hide() {
    slip_->hide();
    marks_->set({}, {});
    if (stage_ == Stage::Choice && !closed_ && table_.seen().open())
        table_.openAt({});
}

// Why a card may not be played is not said beneath the slip.
void Hints::leaveToNote() {
    const QRect note = table_.papers().noteRect();
    const QPoint at = table_.mapTo(slip_->parentWidget(), QPoint());
    if (slip_->isVisible() && note.translated(at).intersects(slip_->slip()))
        close();
}

void Hints::layOut() {
    if (stage_ != Stage::Nothing)
        tell();
}

// Where a slip about this may lie: over one's cards, on cloth as far as there is any.
HintSlip::Where Hints::beside(const QRect& over, bool points) const {
    const look::Metrics metrics = look::metricsForTable(table_.size(), look::systemFontPx());
    const int edge = metrics.frame + 4;
    HintSlip::Where where{over, points, table_.rect().adjusted(edge, edge, -edge, -edge), {}, {}};
    if (!points) {
        where.room.setBottom(metrics.handTop);
        where.people.push_back(over);
    }
    if (const QWidget* strip = table_.papers().strip(); strip->isVisible())
        where.people.push_back(strip->geometry());
    const table::Seen seen = table_.seen();
    where.covered = seen.picture.trickPlaces; // cards will come there
    for (const table::Sprite& sprite : seen.picture.sprites)
        if (sprite.place != table::Sprite::Place::Hand)
            where.people.push_back(sprite.bounds().toAlignedRect());
    for (const table::TrickTag& tag : table::trickTags(seen, seen.scene.trick, seen.picture.sprites))
        where.people.push_back(tag.rect);
    for (const TableThing& thing : table_.things())
        if (thing.kind == TableThing::Kind::Seat || thing.kind == TableThing::Kind::Pile ||
            thing.kind == TableThing::Kind::Score || thing.kind == TableThing::Kind::Stock)
            where.people.push_back(thing.rect);
    where.people.push_back(seen.picture.tray);
    where.people.push_back(seen.picture.notice);
    for (int seat = 0; seat < seen.scene.seats(); ++seat)
        where.people.push_back(seen.said(seat));
    if (const auto* price = table_.papers().price(); price->isVisible())
        where.people.push_back(price->paper());
    return where;
}

void Hints::tell() {
    waits_.stop();
    if (stage_ == Stage::Nothing || closed_)
        return;
    const look::Metrics metrics = look::metricsForTable(table_.size(), look::systemFontPx());
    if (said_ && stage_ == Stage::Choice)
        tellChoice(metrics);
    else
        slip_->say(said_ ? thoughtTold(*said_) : thinkingTold(), beside(above(metrics), false), metrics);
}

// The button that does it is ringed, and Return presses it.
void Hints::pointAtButton(std::vector<HintMark>& marks) const {
    const table::PromptStrip& strip = *table_.papers().strip();
    const QString& words = said_->choices.front().button;
    if (words.isEmpty() || !strip.isVisible())
        return;
    const auto& buttons = strip.prompt().buttons;
    const auto found = std::ranges::find(buttons, words, &table::PromptButton::text);
    if (found == buttons.end())
        return;
    QAbstractButton* button = strip.answerButton(static_cast<int>(found - buttons.begin()));
    button->setFocus(Qt::TabFocusReason);
    marks.push_back({QRect(button->mapTo(&table_, QPoint()), button->size()), {}, true});
}

void Hints::tellChoice(const look::Metrics& metrics) {
    std::vector<HintMark> marks;
    const auto mark = [&](Card card, const QString& words, bool lit) {
        if (const QRect place = seenPart(table_.seen(), card); !place.isEmpty())
            marks.push_back({place, words, lit});
    };
    const Choice& best = said_->choices.front();
    if (best.card) {
        table_.openAt(best.card);
        mark(*best.card, tr("try this"), true);
        for (const Choice& other : said_->next())
            if (other.card && other.card != best.card)
                mark(*other.card, lessWords(*said_, other), false);
    } else {
        const QString words = best.picks.size() > 1 ? tr("try these") : tr("try this");
        for (const TableThing& thing : table_.things()) // the first carries the words for all
            if (thing.kind == TableThing::Kind::Card && best.picks.contains(cardOf(thing)))
                mark(cardOf(thing), marks.empty() ? words : QString(), true);
    }
    pointAtButton(marks);
    focusedThen_ = table_.seen().attention.focused;
    const bool card = best.card && !marks.empty();
    marks_->setGeometry(table_.geometry());
    marks_->set(marks, metrics);
    slip_->say(choiceTold(*said_), beside(card ? marks.front().card : above(metrics), card), metrics);
}

// The strip that asks, with its buttons, where one is seen; else the hand.
QRect Hints::above(const look::Metrics& metrics) const {
    const QWidget* strip = table_.papers().strip();
    return strip->isVisible() ? strip->geometry() : QRect(table_.width() / 2, metrics.handTop, 1, 1);
}

// Raises the cards that it names for laying away; false: it names none, or they are raised.
bool Hints::takeUp() {
    if (!said_ || stage_ != Stage::Choice || !table_.seen().open())
        return false;
    const CardSet wanted = said_->choices.front().picks;
    const table::Attention at = table_.seen().attention;
    const bool goneOn = at.focusShown && at.focused && at.focused != focusedThen_; // there Return acts
    if (goneOn || wanted.empty() || at.raised == wanted)
        return false;
    const auto press = [&](CardSet cards) {
        for (const TableThing& thing : table_.things())
            if (thing.kind == TableThing::Kind::Card && cards.contains(cardOf(thing)))
                table_.press(thing);
    };
    press(at.raised - wanted); // those that are not meant go down first
    press(wanted - at.raised);
    close();
    return true;
}

bool Hints::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &table_ && event->type() == QEvent::KeyPress && stage_ != Stage::Nothing && !closed_) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && QToolTip::isVisible()) // what F1 said lies over it, and goes first
            return QObject::eventFilter(watched, event);
        if (key == Qt::Key_Escape) {
            close();
            return true;
        }
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && takeUp())
            return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace hints

#include "moc_hints.cpp"
