#include "desktop/review/play_on.h"

#include "minchiate/players/player.h"
#include "tricks/referee.h"

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
        tricks::Referee<Game> referee(tricks::Session<Game>(line.deal, line.actions),
                                      {player, player, player, player}, seed);
        while (!referee.over()) {
            const auto outcome = referee.step(stopped);
            if (stopped.stop_requested() || std::holds_alternative<Refusal>(outcome))
                return;
            tell([this, action = referee.actions().back()] { emit acted(action); });
        }
        tell([this] {
            running_ = false;
            emit finished();
        });
    });
}

} // namespace review

#include "moc_play_on.cpp"
