#include "desktop/table/board.h"

#include "desktop/look/last_input.h"
#include "desktop/look/type.h"
#include "desktop/table/timing.h"

namespace table {

Board::Board(look::Deck& deck, look::ScorePiece& score, QWidget& widget)
    : deck_(deck), score_(score), widget_(widget) {
    connect(&animator_, &Animator::changed, &widget_,
            [this](const QRegion& dirty) { widget_.update(dirty); });
    connect(&deck_, &look::Deck::ready, &widget_, qOverload<>(&QWidget::update));
    connect(&spotlight, &Spotlight::changed, this, [this] {
        score_.setDim(spotlight.lights(Spot::Kind::Score) ? 0 : spotlight.darkness());
        widget_.update();
    });
    changing_.setDuration(timing::changePlaces);
    changing_.setStartValue(0.0);
    changing_.setEndValue(1.0);
    changing_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&changing_, &QVariantAnimation::valueChanged, &widget_, qOverload<>(&QWidget::update));
}

void Board::setHabits(const Habits& habits) {
    habits_ = habits;
    score_.setMoveMs(habits.tempo.moveMs(timing::pieces));
    spotlight.setFadeMs(habits.tempo.moveMs(timing::spotlight));
}

void Board::rememberMounts() {
    mountsBefore_.clear();
    for (std::size_t seat = 0; seat < scene_.people.size(); ++seat)
        mountsBefore_[scene_.people[seat].portrait] = picture_.plates[seat].mount;
}

void Board::lay(Scene scene, Arrival arrival) {
    closeLastTrick();
    rememberMounts();
    scene_ = std::move(scene);
    ask_.reset();
    spotlight.end();
    const bool focusShown = attention.focusShown && look::keysInUse();
    attention = {};
    attention.focusShown = focusShown;
    measure();
    setPicture();
    animator_.jumpTo(picture_.sprites);
    placeScore();
    changing_.stop();
    if (arrival == Arrival::ChangingPlaces && habits_.tempo.animated)
        changing_.start();
    prefetch();
}

void Board::showLastTrick(bool shown) {
    lastTrickShown_ = shown && scene_.lastTrick.has_value();
    widget_.update();
}

void Board::closeLastTrick() {
    if (!lastTrickShown_)
        return;
    showLastTrick(false);
    emit lastTrickClosed();
}

// A card that comes to the trick is to be seen.
void Board::setScene(Scene scene) {
    if (scene.trick.plays != scene_.trick.plays)
        closeLastTrick();
    scene_ = std::move(scene);
}

void Board::coverScore(bool covered) {
    scoreCovered_ = covered;
    placeScore();
    widget_.update();
}

// The tray needs room for its shadow. A score piece that has nothing to show yet takes no place.
void Board::placeScore() {
    score_.setVisible(!scoreCovered_ && scene_.spread.empty() && !metrics_.tray.isEmpty());
    const int margin = metrics_.px(8);
    score_.setGeometry(picture_.tray.adjusted(-margin, -margin, margin, margin));
}

void Board::setPicture() {
    if (scene_.people.empty()) // before the first scene
        return;
    metrics_.tray = score_.sizeFor(metrics_);
    picture_ = layOut(scene_, ask(), metrics_, attention);
    emit arranged();
}

void Board::rearrange(int ms) {
    setPicture();
    placeScore();
    animator_.moveTo(
        picture_.sprites, habits_.tempo.moveMs(ms),
        [&](const Sprite& sprite) { return originOf(sprite, scene_.me, picture_, metrics_); },
        [&](const Sprite& leaving) { return goalOf(leaving, scene_, picture_, metrics_); });
    relight();
}

void Board::finish() {
    animator_.finish();
    score_.finish();
}

void Board::measure() {
    metrics_ = look::metricsForTable(widget_.size(), look::systemFontPx());
    metrics_.largeIndex = deck_.faces().manner.largeIndex;
    metrics_.tray = score_.sizeFor(metrics_);
    animator_.setReach(metrics_.px(26));
    score_.setMetrics(metrics_);
    emit measured(metrics_);
}

void Board::measureAnew() {
    measure();
    setPicture();
    animator_.jumpTo(picture_.sprites);
    placeScore();
    relight();
}

void Board::relight() {
    if (!scene_.people.empty())
        spotlight.light(picture_, scene_, widget_.rect(), widget_.devicePixelRatioF());
}

void Board::prefetch() {
    QStringList all{QStringLiteral("back")};
    for (const QString& face : scene_.pack->faces)
        if (!face.isEmpty())
            all << face;
    const qreal ratio = widget_.devicePixelRatioF();
    deck_.prefetch({QStringLiteral("back")}, metrics_.card, ratio);
    for (const Held& held : scene_.hand)
        deck_.prefetch({scene_.pack->face(held.card)}, metrics_.card, ratio);
    deck_.prefetch(all, metrics_.trickCard, ratio);
    deck_.prefetch(all, metrics_.publicCard, ratio, look::Deck::Index::Large);
}

std::optional<double> Board::changed() const {
    if (changing_.state() != QAbstractAnimation::Running)
        return std::nullopt;
    return changing_.currentValue().toDouble();
}

} // namespace table

#include "moc_board.cpp"
