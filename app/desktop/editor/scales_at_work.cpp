#include "desktop/editor/scales_at_work.h"

namespace editing {

using namespace minchiate;

namespace {

std::vector<Action> allPlays(const Choice& choice) {
    std::vector<Action> plays;
    if (const auto* play = std::get_if<PlayChoice>(&choice.among))
        for (Card card : play->cards)
            plays.push_back({choice.seat, Play{card}});
    return plays;
}

} // namespace

ScalesAtWork::ScalesAtWork(QObject* parent) : QObject(parent) {
    thinking_.setMaxThreadCount(1);
}

ScalesAtWork::~ScalesAtWork() {
    stop();
    thinking_.waitForDone();
}

void ScalesAtWork::stop() {
    ++asked_;
    running_ = false;
    stop_.request_stop();
}

void ScalesAtWork::work(std::function<std::function<void()>(const std::stop_token&)> job) {
    stop();
    stop_ = std::stop_source();
    running_ = true;
    thinking_.start([this, job = std::move(job), asked = asked_, stopped = stop_.get_token()] {
        const auto take = job(stopped);
        if (stopped.stop_requested())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, take, asked] {
                if (asked != asked_)
                    return;
                running_ = false;
                take();
            },
            Qt::QueuedConnection);
    });
}

void ScalesAtWork::weigh(const records::HandRecord& hand) {
    work([this, hand](const std::stop_token& stopped) -> std::function<void()> {
        const Hand now = fold(hand.deal, hand.actions).hand;
        const auto choice = now.choice();
        auto options = choice ? advice::weighed(viewOf(now, choice->chooser), allPlays(*choice),
                                                advice::kDeep, advice::kSeed, stopped)
                              : std::vector<advice::Option>();
        return [this, options = std::move(options)] { emit weighed(options); };
    });
}

void ScalesAtWork::makeExercise(const records::HandRecord& hand, QDate today) {
    work([this, hand, today](const std::stop_token& stopped) -> std::function<void()> {
        auto exercise = exercises::exerciseFrom(hand, today, advice::kDeep, advice::kSeed, stopped);
        return [this, exercise = std::move(exercise)] { emit made(exercise); };
    });
}

} // namespace editing

#include "moc_scales_at_work.cpp"
