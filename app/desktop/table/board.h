// The table as it is seen: the scene, what is asked there, where the eye and the hand of the person are, and
// the picture that comes of it, with all that moves. It knows nothing of mouse, keys and papers.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/score_piece.h"
#include "desktop/table/animator.h"
#include "desktop/table/habits.h"
#include "desktop/table/layout.h"
#include "desktop/table/spotlight.h"

#include <QVariantAnimation>
#include <QWidget>

#include <map>

namespace table {

// How a new scene comes: between rounds people change places before one's eyes.
enum class Arrival { AtOnce, ChangingPlaces };

class Board : public QObject {
    Q_OBJECT
public:
    // It is painted on `widget`, and the score piece lies there.
    Board(look::Deck& deck, look::ScorePiece& score, QWidget& widget);

    void setHabits(const Habits& habits);
    [[nodiscard]] const Habits& habits() const { return habits_; }

    // Everything anew, and nobody is asked.
    void lay(Scene scene, Arrival arrival);
    // The same cards, told otherwise.
    void setScene(Scene scene);
    void setAsk(std::optional<Ask> ask) { ask_ = std::move(ask); }
    [[nodiscard]] std::optional<Ask> takeAsk() { return std::exchange(ask_, std::nullopt); }
    void showLastTrick(bool shown);
    // It gives way, if it lies there, to what is done.
    void closeLastTrick();
    // Score and last marks are not to be seen, where somebody is asked for what they tell.
    void coverScore(bool covered);
    // Where the person's card will lie is dashed while one is asked for; not where something lies over it.
    void dashPlace(bool dashed) { placeDashed_ = dashed; }

    // Lays everything out and moves there.
    void rearrange(int ms);
    // The same for a widget of another size, or cards drawn otherwise: at once.
    void measureAnew();
    // Ends what moves: the cards, or all.
    void finishMoving() { animator_.finish(); }
    void finish();
    void relight();
    void repaint() { widget_.update(); }

    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] const Ask* ask() const { return ask_ ? &*ask_ : nullptr; }
    [[nodiscard]] const Picture& picture() const { return picture_; }
    [[nodiscard]] const look::Metrics& metrics() const { return metrics_; }
    [[nodiscard]] const Animator& animator() const { return animator_; }
    [[nodiscard]] look::ScorePiece& score() const { return score_; }
    [[nodiscard]] bool lastTrickShown() const { return lastTrickShown_; }
    [[nodiscard]] bool scoreCovered() const { return scoreCovered_; }
    [[nodiscard]] bool placeDashed() const { return placeDashed_; }
    // How far people are with changing places, 0 to 1, and where each of them comes from, by portrait.
    [[nodiscard]] std::optional<double> changed() const;
    [[nodiscard]] const std::map<QString, QRect>& mountsBefore() const { return mountsBefore_; }

    Attention attention;
    Spotlight spotlight;

signals:
    void measured(const look::Metrics& metrics);
    void arranged(); // cards have other places
    void lastTrickClosed();

private:
    void measure();
    void setPicture();
    void placeScore();
    void prefetch();
    void rememberMounts();

    look::Deck& deck_;
    look::ScorePiece& score_;
    QWidget& widget_;
    Habits habits_;
    look::Metrics metrics_;
    Scene scene_;
    std::optional<Ask> ask_;
    Picture picture_;
    Animator animator_;
    bool lastTrickShown_ = false;
    bool scoreCovered_ = false;
    bool placeDashed_ = true;
    std::map<QString, QRect> mountsBefore_;
    QVariantAnimation changing_;
};

} // namespace table
