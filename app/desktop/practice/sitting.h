// A sitting at one of the desks: what is asked now, how far one is with it, what was tried, and what comes
// next.
#pragma once

#include "desktop/practice/training.h"
#include "minchiate/practice/answering.h"
#include "records/clock.h"

#include <QCoreApplication>

#include <functional>
#include <utility>

namespace practise {

// How far one is with the question.
enum class Stage : std::uint8_t { Nothing, Asked, Weighing, Done };

class Sitting {
    Q_DECLARE_TR_FUNCTIONS(practise::Sitting)

public:
    // `training` outlives it.
    explicit Sitting(Training& training) : training_(training), today_(&records::today) {}

    // Which day it is; the system's clock, if nobody says otherwise.
    using Clock = std::function<QDate()>;
    void setClock(Clock clock) { today_ = std::move(clock); }
    [[nodiscard]] QDate today() const { return today_(); }

    [[nodiscard]] Desk desk() const { return desk_; }
    [[nodiscard]] const std::optional<practice::Theme>& only() const { return only_; }
    [[nodiscard]] Stage stage() const { return stage_; }
    [[nodiscard]] bool isOpen() const { return stage_ == Stage::Asked || stage_ == Stage::Weighing; }
    [[nodiscard]] const std::optional<Asked>& asked() const { return asked_; }
    // Wrong answers, in order.
    [[nodiscard]] const std::vector<Action>& tried() const { return tried_; }
    // "3 of 6"; of exercises nobody counts, nor ahead of the day.
    [[nodiscard]] QString place() const;
    // Why nothing is asked; and whether there is something to practise ahead.
    [[nodiscard]] Told nothingTold() const;
    [[nodiscard]] bool isAnyAhead() const { return !training_.book().ahead(today_(), only_).empty(); }

    // ---- What is asked ----

    // At another desk all themes are asked again.
    void sitDownAt(Desk desk);
    void keepTo(std::optional<practice::Theme> theme) { only_ = theme; }
    void next();
    void ahead();    // though nothing is due
    void goOn();     // next(), or further ahead
    void askAgain(); // the same, with all tries
    void putLast();

    // ---- The answer ----

    // One that is wrong; the same again is no other try. Whether one is left.
    bool tryWrong(const Action& action);
    // Whether no try is left, so that the answer is to be shown; once.
    [[nodiscard]] bool mustShow() { return std::exchange(mustShow_, false); }
    void beginWeighing() { stage_ = Stage::Weighing; }
    void stopWeighing();
    // What was weighed meanwhile stands in the question.
    void takeWeighed(const practice::Mistake& mistake);
    // It is done, as well as the verdict and the tries say.
    void finish(practice::Verdict verdict);
    // For good; what is needed to bring it back.
    [[nodiscard]] std::optional<practice::Kept> takeOut();

private:
    void ask(std::optional<Asked> asked);
    [[nodiscard]] std::optional<Asked> found() { return training_.next(desk_, only_, wanted_, today_()); }

    Training& training_;
    Clock today_;
    Desk desk_ = Desk::Mistakes;
    std::optional<practice::Theme> only_;
    Training::Wanted wanted_ = Training::Wanted::Due;
    std::optional<Asked> asked_;
    Stage stage_ = Stage::Nothing;
    std::vector<Action> tried_;
    bool mustShow_ = false;
};

} // namespace practise
