// Makes exercises of positions, one after the other, on a thread of its own. What was asked for comes to be
// kept whatever page is seen meanwhile.
#pragma once

#include "desktop/editor/scales_at_work.h"
#include "desktop/practice/training.h"

#include <QDate>

#include <deque>

namespace editing {

class ExerciseMaker : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<QDate()>;
    // Exercises are kept with the training, which outlives it.
    ExerciseMaker(practise::Training& training, Clock today, QObject* parent = nullptr);
    // What is still to be made is made at once, weighed less deeply.
    ~ExerciseMaker() override;

    // Why the position cannot be one, as far as that is seen at once; empty where it may be.
    [[nodiscard]] QString objectionTo(const records::HandRecord& hand) const;
    // `question`: what the person wants to be asked, or nothing.
    void make(const records::HandRecord& hand, const QString& question);
    [[nodiscard]] bool running() const { return !asked_.empty(); }

signals:
    void kept();
    void notKept(const QString& why); // empty where the training has told it

private:
    void next();
    using Outcome = std::variant<practice::Mistake, exercises::NoExercise>;
    void take(const Outcome& outcome);

    struct Asked {
        records::HandRecord hand;
        QString question;
    };
    practise::Training& training_;
    Clock today_;
    std::deque<Asked> asked_; // the first is being made
    ScalesAtWork scales_;
};

} // namespace editing
