#include "desktop/table/table_widget.h"
#include "desktop/table/timing.h"

#include "desktop/look/last_input.h"
#include "desktop/look/type.h"
#include "text/prompts.h"

#include <QEvent>
#include <QResizeEvent>

namespace table {

TableWidget::TableWidget(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), pad_(new pad::ScorePad(deck, this)), strip_(new PromptStrip(this)),
      note_(new NoteTag(this)),
      top_(
          new TopLayer([this](QPainter& painter, const QRegion& dirty) { paintTop(painter, dirty); }, this)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Table"));
    connect(&animator_, &Animator::changed, this, [this](const QRegion& dirty) { update(dirty); });
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    connect(&director_, &Director::show, this, &TableWidget::showItem);
    connect(&spotlight_, &Spotlight::changed, this, [this] {
        pad_->setDim(spotlight_.lights(lessons::SpotKind::Pad) ? 0 : spotlight_.darkness());
        update();
    });
    connect(&director_, &Director::waiting, this, [this] {
        updateStrip();
        emit settled();
    });
    connect(&director_, &Director::caughtUp, this, [this] {
        updateStrip();
        emit settled();
        if (state_.phase == Phase::Counted)
            emit countDue();
    });
    connect(strip_, &PromptStrip::answered, this, &TableWidget::answer);
    callBack_.setSingleShot(true);
    connect(&callBack_, &QTimer::timeout, this, &TableWidget::sendPlayed);
    connect(note_, &NoteTag::ruleAsked, this, &TableWidget::ruleAsked);
    slipLeast_.setSingleShot(true);
    slipLeast_.setInterval(timing::slip);
    connect(&slipLeast_, &QTimer::timeout, this, [this] {
        if (slipLeaves_)
            dropSlip();
    });
    changing_.setDuration(timing::changePlaces);
    changing_.setStartValue(0.0);
    changing_.setEndValue(1.0);
    changing_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&changing_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    shake_.setDuration(timing::shake);
    shake_.setStartValue(0.0);
    shake_.setEndValue(1.0);
    connect(&shake_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

TableWidget::~TableWidget() = default;

void TableWidget::setHabits(const Habits& habits) {
    habits_ = habits;
    director_.setTempo(habits.tempo);
    pad_->setNumberShown(habits.showNumber);
    pad_->setMoveMs(moveMs(timing::pieces));
    spotlight_.setFadeMs(moveMs(timing::spotlight));
}

void TableWidget::setWatched(bool watched) {
    watched_ = watched;
    update();
}

// ---- From the model ----

void TableWidget::stage(const Scene& scene) {
    director_.clear();
    callBack_.stop();
    director_.add(scene);
}

void TableWidget::situate(const model::Situation& situation) {
    stage({situation, {}});
    if (situation.hand > 0 && situation.hand % kHandsInRound == 0 && situation.view.phase == Phase::Cut)
        director_.add(RoundSeen{});
    if (!situation.draw)
        return;
    for (const DrawnCard& drawn : situation.draw->cards)
        director_.add(DrawStep{drawn});
    director_.add(DrawSeen{});
}

void TableWidget::happen(const Event& event) {
    director_.add(event);
    if (const auto* looked = std::get_if<event::Looked>(&event); looked && !looked->cards.empty())
        director_.add(LookedSeen{});
}

void TableWidget::ask(const model::Question& question) {
    director_.add(question);
}

void TableWidget::hurry() {
    animator_.finish();
    pad_->finish();
    director_.hurry();
}

void TableWidget::goOn() {
    animator_.finish();
    pad_->finish();
    director_.press();
}

// ---- Showing ----

void TableWidget::showItem(const Item& item) {
    if (const auto* scene = std::get_if<Scene>(&item))
        showScene(*scene);
    else if (const auto* event = std::get_if<Event>(&item))
        enact(*event);
    else if (const auto* question = std::get_if<model::Question>(&item))
        showQuestion(*question);
    else if (const auto* picking = std::get_if<Picking>(&item))
        showPicking(*picking);
    else if (const auto* look = std::get_if<Look>(&item)) {
        spotlight_.setSpots(look->spots);
        relight();
    } else if (std::holds_alternative<Hold>(item))
        state_.trickSeen = true;
    else if (const auto* step = std::get_if<DrawStep>(&item)) {
        state_.drawn[static_cast<std::size_t>(step->drawn.player)].push_back(step->drawn.card);
        rearrange(timing::play);
    } else {
        updateStrip(); // something lies open until it is seen
    }
}

void TableWidget::showScene(const Scene& scene) {
    const model::Situation& situation = scene.situation;
    const bool changePlaces = situation.hand > 0 && situation.view.phase == Phase::Cut &&
                              !state_.names[Seat::S].isEmpty() && situation.players != state_.players;
    for (Seat seat : kSeats)
        platesBefore_[static_cast<std::size_t>(state_.players[seat])] = picture_.plates[seat].mount;
    state_ = stateOf(situation, scene.exhibit);
    spotlight_.end();
    const bool focusShown = attention_.focusShown;
    attention_ = {};
    attention_.focusShown = focusShown && look::keysInUse();
    focusedThing_.reset();
    chosen_.reset();
    note_->clear();
    slipLeast_.stop();
    slipLeaves_ = false;
    tellAssistants({}); // the last thing said was of what lay there before
    pad_->setUs(sideOf(state_.me));
    pad_->setVisible(!scoreCovered_ && state_.spread.empty());
    measure();
    if (watched_) // it has been said, and would cover the open hands
        state_.spoken.reset();
    setPicture();
    animator_.jumpTo(picture_.sprites);
    placePad();
    pad_->setScore(state_.net, state_.paid);
    pad_->finish();
    changing_.stop();
    if (changePlaces && habits_.tempo.animated)
        changing_.start();
    updateStrip();
    prefetch();
    update();
    emit situationShown(situation);
}

void TableWidget::enact(const Event& event) {
    endDraw();
    if (state_.looked.empty() == false && !std::holds_alternative<event::Looked>(event))
        state_.looked.clear();
    if (std::holds_alternative<event::Played>(event)) {
        note_->clear();
        slipLeaves_ = true;
        if (!slipLeast_.isActive())
            state_.spoken.reset();
    }
    if (std::holds_alternative<event::Announced>(event))
        beginSlip();
    const bool own = std::holds_alternative<event::Played>(event) && attention_.played;
    state_.asked.reset();
    state_.picking.reset();
    apply(state_, event);
    if (own)
        attention_.played.reset();
    const bool gathers = std::holds_alternative<event::TrickGathered>(event);
    const bool plays = std::holds_alternative<event::Played>(event);
    rearrange(gathers ? timing::gather : plays ? timing::play : timing::deal);
    if (std::holds_alternative<event::Marked>(event) || std::holds_alternative<event::RestoPaid>(event)) {
        pad_->setScore(state_.net, state_.paid);
        update(picture_.lastMarks.adjusted(-4, -4, 4, 4));
        if (const auto* marked = std::get_if<event::Marked>(&event); marked && !scoreCovered_)
            tellAssistants(text::markReason(marked->mark, teller()) + u' ' +
                           text::markPoints(marked->mark, teller()));
    }
    updateStrip();
    update(); // plates, captions and tags follow the state
    emit eventShown(event);
}

// The draw has been seen once something else is shown.
void TableWidget::endDraw() {
    state_.draw.reset();
    state_.drawn = {};
}

void TableWidget::showQuestion(const model::Question& question) {
    endDraw();
    state_.asked = question.choice;
    state_.view = question.view;
    attention_.raised = {};
    attention_.hovered.reset();
    attention_.cutAt = 0;
    chosen_.reset();
    focusedThing_.reset();
    attention_.focused = firstIn(reachable());
    if (hasFocus() && look::keysInUse()) // what Return would take is seen
        attention_.focusShown = true;
    attention_.opened = attention_.focusShown ? attention_.focused : std::nullopt;
    rearrange(timing::lift);
    updateStrip();
    update();
    tellAssistants(text::turnLine(question.choice, question.view, teller()));
}

// The card that has the focus order's eye: the same as before, if it may be taken, or else the first that
// may.
std::optional<Card> TableWidget::firstIn(const std::vector<Card>& cards) const {
    const CardSet wanted = takeable();
    const auto among = [&](Card c) { return wanted.contains(c); };
    if (attention_.focused && among(*attention_.focused))
        return attention_.focused;
    const auto first = std::ranges::find_if(cards, among);
    return first != cards.end() ? std::optional(*first)
           : cards.empty()      ? std::nullopt
                                : std::optional(cards.front());
}

CardSet TableWidget::takeable() const {
    const auto all = reachable();
    if (asks(Ask::Cards::Pick) || (isOpen() && asks(Ask::Cards::Play)))
        return askOf(state_)->from;
    return setOf(all);
}

// The tray needs room for its shadow.
void TableWidget::placePad() {
    const int margin = metrics_.px(8);
    pad_->setGeometry(picture_.tray.adjusted(-margin, -margin, margin, margin));
}

int TableWidget::moveMs(int ms) const {
    return habits_.tempo.animated ? ms : 0;
}

void TableWidget::setPicture() {
    const QRect slip = picture_.slip;
    picture_ = layOut(state_, metrics_, attention_);
    picture_.slip = slip;
    placeSlip();
}

// Lays everything out anew and moves there.
void TableWidget::rearrange(int ms) {
    const Picture before = picture_;
    setPicture();
    placePad();
    animator_.moveTo(
        picture_.sprites, moveMs(ms),
        [&](const Sprite& sprite) { return originOf(sprite, state_, before, metrics_); },
        [&](const Sprite& leaving) { return goalOf(leaving); });
    relight();
}

// Cards of a gathered trick go to their side's pile, discards to where they lie.
std::optional<Sprite> TableWidget::goalOf(const Sprite& leaving) const {
    Sprite goal = leaving;
    if (leaving.place == Sprite::Place::Trick && state_.lastTrick && state_.lastTrick->winning) {
        const Seat winner = *state_.lastTrick->winning;
        goal.centre = picture_.piles[sideOf(winner)].center() - QPointF(0, metrics_.px(13));
        goal.size = QSizeF(metrics_.px(42), metrics_.px(76));
        return goal;
    }
    if (leaving.place == Sprite::Place::Hand && state_.phase == Phase::Discard) {
        goal.centre = QPointF(metrics_.px(320), metrics_.handTop - metrics_.px(90));
        goal.size = QSizeF(metrics_.px(42), metrics_.px(76));
        return goal;
    }
    return std::nullopt;
}

void TableWidget::measure() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    metrics_.largeIndex = deck_.faces().manner.largeIndex;
    animator_.setReach(metrics_.px(26));
    pad_->setMetrics(metrics_);
    strip_->setMetrics(metrics_);
    note_->setMetrics(metrics_);
}

void TableWidget::prefetch() {
    QStringList all{QStringLiteral("back")};
    for (Card c : kWholeDeck)
        all << QString::fromStdString(code(c));
    const qreal ratio = devicePixelRatioF();
    deck_.prefetch({QStringLiteral("back")}, metrics_.card, ratio);
    for (Card c : state_.cards)
        deck_.prefetch({QString::fromStdString(code(c))}, metrics_.card, ratio);
    deck_.prefetch(all, metrics_.trickCard, ratio);
    deck_.prefetch(all, metrics_.publicCard, ratio, look::Deck::Index::Large);
}

void TableWidget::resizeEvent(QResizeEvent*) {
    measureAnew();
}

void TableWidget::measureAnew() {
    measure();
    top_->setGeometry(rect());
    setPicture();
    animator_.jumpTo(picture_.sprites);
    placePad();
    note_->clear();
    relight();
    updateStrip();
}

} // namespace table
