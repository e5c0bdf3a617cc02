#include "desktop/minchiate/hints.h"

#include "desktop/coach/seen_card.h"
#include "desktop/look/type.h"
#include "desktop/table/trick_tags.h"
#include "minchiate/hand_order.h"

#include <QKeyEvent>

#include <utility>

namespace desktop {

using namespace minchiate;
using table::TableThing;

namespace {

constexpr int kAtOnceMs = 400; // so long nobody is told that it takes its time

} // namespace

Hints::Hints(minchiate_table::MinchiateTable& table, model::GameModel& model, QWidget* page)
    : QObject(page), table_(table), model_(model), slip_(new coach::HintSlip(page)),
      marks_(new coach::HintMarks(page)) {
    using minchiate_table::MinchiateTable;
    connect(&table_, &MinchiateTable::acted, this, &Hints::dismiss);
    connect(&table_, &MinchiateTable::situationShown, this, &Hints::dismiss);
    connect(slip_, &coach::HintSlip::dismissed, this, &Hints::dismiss);
    connect(&table_, &MinchiateTable::refused, this, &Hints::leaveToNote);
    connect(&giver_, &coach::HintGiver::found, this, [this](const advice::Hint& hint) {
        hint_ = hint;
        if (told_ == Told::Thinking)
            told_ = hint.isOnlyChoice() ? Told::Choice : Told::Thought;
        tell();
        note();
    });
    waits_.setSingleShot(true);
    connect(&waits_, &QTimer::timeout, this, &Hints::tell);
    table_.installEventFilter(this); // Esc closes the hint first
}

void Hints::ask() {
    if (!table_.seen().open()) {
        table_.papers().refuse({tr("A hint is given when it is your turn.")});
        return;
    }
    if (told_ == Told::Nothing) {
        const auto choice = model_.choice();
        if (choice && std::holds_alternative<CutChoice>(choice->among)) {
            table_.papers().refuse({tr("Nothing is known of the pack before the deal: any cut is as good.")});
            return;
        }
        told_ = Told::Thinking;
        // What is forced is no secret.
        const auto* play = choice ? std::get_if<PlayChoice>(&choice->among) : nullptr;
        if (!play || play->cards.size() > 1)
            model_.countHint();
        waits_.start(kAtOnceMs);
        giver_.ask(model_.view());
        emit counted();
    } else if (hint_) {
        if (std::exchange(told_, Told::Choice) != Told::Choice)
            note();
        tell();
    }
}

// For the log: what was said.
void Hints::note() {
    const coach::HintTold told =
        told_ == Told::Choice ? coach::choiceTold(*hint_) : coach::thoughtTold(*hint_);
    emit noted(tr("hint: %1", "line of the log").arg(told.title));
}

void Hints::dismiss() {
    const bool chosen = told_ == Told::Choice;
    giver_.stop();
    waits_.stop();
    hint_.reset();
    told_ = Told::Nothing;
    slip_->hide();
    marks_->set({}, {});
    if (chosen && table_.seen().open())
        table_.openAt({});
}

// Why a card may not be played is not said beneath the slip.
void Hints::leaveToNote() {
    const QRect note = table_.papers().noteRect();
    const QPoint at = table_.mapTo(slip_->parentWidget(), QPoint());
    if (slip_->isVisible() && note.translated(at).intersects(slip_->slip()))
        dismiss();
}

void Hints::layOut() {
    if (told_ != Told::Nothing)
        tell();
}

// Where a slip about this may lie: over one's cards, on cloth as far as there is any.
coach::HintSlip::Where Hints::beside(const QRect& over, bool points) const {
    const look::Metrics metrics = look::metricsForTable(table_.size(), look::systemFontPx());
    const int edge = metrics.frame + 4;
    coach::HintSlip::Where where{over, points, table_.rect().adjusted(edge, edge, -edge, -edge), {}, {}};
    if (!points) {
        where.room.setBottom(metrics.handTop);
        where.people.push_back(over);
    }
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
    return where;
}

void Hints::tell() {
    waits_.stop();
    if (told_ == Told::Nothing)
        return;
    const look::Metrics metrics = look::metricsForTable(table_.size(), look::systemFontPx());
    if (hint_ && told_ == Told::Choice) {
        tellChoice(metrics);
        return;
    }
    slip_->say(hint_ ? coach::thoughtTold(*hint_) : coach::thinkingTold(), beside(above(metrics), false),
               metrics);
}

void Hints::tellChoice(const look::Metrics& metrics) {
    std::vector<coach::HintMark> marks;
    const auto mark = [&](Card card, const QString& words, bool lit) {
        if (const QRect place = coach::seenPart(table_.things(), card); !place.isEmpty())
            marks.push_back({place, words, lit});
    };
    if (const auto* play = std::get_if<Play>(&hint_->action().what)) {
        table_.openAt(play->card);
        mark(play->card, tr("try this"), true);
        for (const advice::Option& option : hint_->next())
            if (const auto* other = std::get_if<Play>(&option.action.what))
                mark(other->card, coach::lessWords(*hint_, option), false);
    } else if (const auto* discard = std::get_if<Discard>(&hint_->action().what)) {
        const QString words = discard->cards.size() > 1 ? tr("try these") : tr("try this");
        for (Card card : inHandOrder(setOf(discard->cards))) // the first carries the words for all
            mark(card, marks.empty() ? words : QString(), true);
    }
    focusedThen_ = table_.seen().attention.focused;
    const bool card = std::holds_alternative<Play>(hint_->action().what) && !marks.empty();
    marks_->setGeometry(table_.geometry());
    marks_->set(marks, metrics);
    slip_->say(coach::choiceTold(*hint_), beside(card ? marks.front().card : above(metrics), card), metrics);
}

// The strip that asks, with its buttons, where one is seen; else the hand.
QRect Hints::above(const look::Metrics& metrics) const {
    const QWidget* strip = table_.papers().strip();
    return strip->isVisible() ? strip->geometry() : QRect(table_.width() / 2, metrics.handTop, 1, 1);
}

// Raises the cards that it names for laying away; false: it names none, or they are raised.
bool Hints::takeUp() {
    const auto* discard =
        hint_ && told_ == Told::Choice ? std::get_if<Discard>(&hint_->action().what) : nullptr;
    const table::Attention& at = table_.seen().attention;
    const bool goneOn = at.focusShown && at.focused && at.focused != focusedThen_; // there Return acts
    if (goneOn || !discard || !table_.seen().open() ||
        table_.seen().attention.raised == setOf(discard->cards))
        return false;
    const CardSet wanted = setOf(discard->cards), raised = table_.seen().attention.raised;
    const CardSet changed = (wanted - raised) | (raised - wanted);
    for (const TableThing& thing : table_.things()) // those that are not meant go down first
        if (thing.kind == TableThing::Kind::Card)
            if (const Card card{static_cast<std::uint8_t>(thing.key)}; (raised & changed).contains(card))
                table_.press(thing);
    for (const TableThing& thing : table_.things())
        if (thing.kind == TableThing::Kind::Card)
            if (const Card card{static_cast<std::uint8_t>(thing.key)}; (wanted & changed).contains(card))
                table_.press(thing);
    dismiss();
    return true;
}

bool Hints::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &table_ && event->type() == QEvent::KeyPress && told_ != Told::Nothing) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            dismiss();
            return true;
        }
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && takeUp())
            return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace desktop
