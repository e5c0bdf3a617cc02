#include "desktop/minchiate/hints.h"

#include "desktop/coach/seen_card.h"
#include "desktop/look/type.h"
#include "minchiate/hand_order.h"

#include <QKeyEvent>

namespace desktop {

using namespace minchiate;

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
    connect(&giver_, &coach::HintGiver::found, this, [this](const advice::Hint& hint) {
        hint_ = hint;
        if (told_ == Told::Thinking)
            told_ = hint.isOnlyChoice() ? Told::Choice : Told::Thought;
        tell();
    });
    waits_.setSingleShot(true);
    connect(&waits_, &QTimer::timeout, this, &Hints::tell);
    table_.installEventFilter(this); // Esc closes the hint first
}

void Hints::ask() {
    if (!table_.seen().open()) {
        emit said(tr("A hint is given when it is your turn."));
        return;
    }
    if (told_ == Told::Nothing) {
        told_ = Told::Thinking;
        // What is forced is no secret.
        const auto choice = model_.choice();
        const auto* play = choice ? std::get_if<PlayChoice>(&choice->among) : nullptr;
        if (!play || play->cards.size() > 1)
            model_.countHint();
        waits_.start(kAtOnceMs);
        giver_.ask(model_.view());
        emit counted();
    } else if (hint_) {
        told_ = Told::Choice;
        tell();
    }
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

void Hints::layOut() {
    if (told_ != Told::Nothing)
        tell();
}

// Over one's cards, beside the pad.
QRect Hints::room(const look::Metrics& metrics) const {
    const int left = metrics.px(200);
    const QRect tray = table_.seen().picture.tray;
    const int right = tray.isEmpty() ? table_.width() - left : tray.left() - metrics.px(8);
    return {left, 0, right - left, table_.height()};
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
    const QRect over(table_.width() / 2, metrics.handTop, 1, 1);
    slip_->say(hint_ ? coach::thoughtTold(*hint_) : coach::thinkingTold(), over, room(metrics), metrics);
}

void Hints::tellChoice(const look::Metrics& metrics) {
    std::vector<coach::HintMark> marks;
    const auto mark = [&](Card card, const QString& words, bool lit) {
        if (const QRect place = coach::seenPart(table_.things(), card); !place.isEmpty())
            marks.push_back({place, words, lit});
    };
    QRect over(table_.width() / 2, metrics.handTop, 1, 1);
    if (const auto* play = std::get_if<Play>(&hint_->action().what)) {
        table_.openAt(play->card);
        mark(play->card, tr("try this"), true);
        for (const advice::Option& option : hint_->next())
            if (const auto* other = std::get_if<Play>(&option.action.what))
                mark(other->card, coach::lessWords(*hint_, option), false);
    } else if (const auto* discard = std::get_if<Discard>(&hint_->action().what)) {
        for (Card card : inHandOrder(setOf(discard->cards))) // the first carries the words for all
            mark(card, marks.empty() ? tr("try these") : QString(), true);
    } else if (const QRect strip = table_.seen().picture.strip; !strip.isEmpty()) {
        over = strip;
    }
    if (!marks.empty())
        over = marks.front().card;
    marks_->setGeometry(table_.geometry());
    marks_->set(marks, metrics);
    slip_->say(coach::choiceTold(*hint_), over, room(metrics), metrics);
}

bool Hints::eventFilter(QObject* watched, QEvent* event) {
    const bool escapes =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (watched == &table_ && escapes && told_ != Told::Nothing) {
        dismiss();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace desktop
