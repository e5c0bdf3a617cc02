// What comes of a draft: it is played, watched, weighed.
#pragma once

#include "desktop/editor/draft.h"
#include "desktop/editor/scales_at_work.h"
#include "desktop/review/play_on.h"

namespace editing {

class Outcomes : public QObject {
    Q_OBJECT

public:
    // `draft` outlives it.
    explicit Outcomes(Draft& draft, QObject* parent = nullptr);

    void play();
    // Asked once more while they play, they stop.
    void letMasters();
    void weigh();
    // What is thought of belongs to a position that is there no more.
    void giveUp();
    [[nodiscard]] bool running() const { return scales_.running() || playOn_.running(); }

signals:
    void said(const QString& strong, const QString& weak);
    void found(); // the draft knows it
    void playAsked(const editing::Work& work);
    void watchAsked(const editing::Work& work, const records::HandRecord& played);

private:
    [[nodiscard]] bool isOver();
    void mastersAreDone();
    void weighed(const std::vector<advice::Option>& options);

    Draft& draft_;
    ScalesAtWork scales_;
    review::PlayOn playOn_;
    records::HandRecord played_;
    Seat weighedFor_{};
};

} // namespace editing
