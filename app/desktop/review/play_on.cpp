#include "desktop/review/play_on.h"

#include "minchiate/players/referee.h"

namespace review {

PlayOn::PlayOn(QObject* parent) : QObject(parent) {
    thinking_.setMaxThreadCount(1);
}

PlayOn::~PlayOn() {
    stop();
    thinking_.waitForDone();
}

void PlayOn::stop() {
    ++asked_;
    running_ = false;
    stop_.request_stop();
}

void PlayOn::start(const Line& line, const QString& level, quint64 seed) {
    stop();
    stop_ = std::stop_source();
    running_ = true;
    const auto player = players::playerNamed(level.toStdString()).value_or(players::apprentice());
    thinking_.start([this, line, player, seed, asked = asked_, stopped = stop_.get_token()] {
        const auto tell = [this, asked](auto what) {
            QMetaObject::invokeMethod(
                this,
                [this, asked, what] {
                    if (asked == asked_)
                        what();
                },
                Qt::QueuedConnection);
        };
        Hand hand = handAfter(line, static_cast<int>(line.actions.size()));
        auto number = line.actions.size();
        while (const auto choice = hand.choice()) {
            players::Thinking thinking{players::randomFor(seed, choice->chooser, number++), stopped};
            const Action action = player.choose(viewOf(hand, choice->chooser), thinking);
            if (stopped.stop_requested() || std::holds_alternative<Refusal>(hand.apply(action)))
                return;
            tell([this, action] { emit acted(action); });
        }
        tell([this] {
            running_ = false;
            emit finished();
        });
    });
}

} // namespace review
