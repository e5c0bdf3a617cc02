// How a match at the table is played: the second part of match_table.h, which includes it.
#pragma once

#include "play/match_table.h"

namespace play {

// Applies, journals, tells, in this order; then goes on.
template<class K>
std::optional<typename MatchTable<K>::Refusal> MatchTable<K>::perform(const Action& action) {
    const auto outcome = session_->apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return *refusal;
    stopThinking();
    record(action);
    if (handOver()) {
        syncing_.start([this] { journal_.sync(); });
        finishHand();
    }
    const int told = revision_;
    for (const Event& event : std::get<typename Hand::Events>(outcome)) {
        if (const auto seen = K::redacted(event, me()))
            tell_.happened(*seen);
        if (told != revision_)
            return {}; // whoever listened has started something else
    }
    goOn();
    return {};
}

// Whatever follows what was taken back, it stays to be done again only while the same is played.
template<class K>
void MatchTable<K>::record(const Action& action) {
    if (!undone_.empty() && undone_.front() == action)
        undone_.erase(undone_.begin());
    else if (!std::exchange(undone_, {}).empty())
        scoredBefore_ = false; // something else was tried
    match_.hands.back().record.actions.push_back(action);
    complain(journal_.add(action));
}

// Whoever is to act is asked: the person by a call, a computer player on the worker thread.
template<class K>
void MatchTable<K>::goOn() {
    const auto next = hand().choice();
    if (!next)
        return;
    if (Game::chooser(*next) == me())
        tell_.asked(*next);
    else
        think(Game::chooser(*next));
}

template<class K>
void MatchTable<K>::think(Seat chooser) {
    const auto level = company_.levels[static_cast<std::size_t>(chooser)].toStdString();
    const auto player = K::player(level).value_or(*K::player("apprentice"));
    stop_ = std::stop_source();
    const auto seed = company_.seed + static_cast<quint64>(handNumber());
    tricks::Thought thought{tricks::randomFor(seed, chooser, session_->actions().size()), stop_.get_token()};
    auto* watcher = new QFutureWatcher<Action>(&here_);
    QObject::connect(watcher, &QFutureWatcher<Action>::finished, &here_, [this, watcher, asked = revision_] {
        watcher->deleteLater();
        if (asked == revision_)
            perform(watcher->result());
    });
    watcher->setFuture(
        QtConcurrent::run(&thinking_, [player, view = Game::view(hand(), chooser), thought]() mutable {
            return player.choose(view, thought);
        }));
}

template<class K>
int MatchTable<K>::lastDecision() const {
    const std::vector<Seat>& choosers = session_->choosers();
    for (auto i = static_cast<int>(choosers.size()) - 1; i >= 0; --i)
        if (choosers[static_cast<std::size_t>(i)] == me())
            return i;
    return -1;
}

template<class K>
void MatchTable<K>::takeBackTo(std::size_t kept) {
    stopThinking();
    auto& actions = match_.hands.back().record.actions;
    if (!notes().unscored)
        scoredBefore_ = true;
    undone_.insert(undone_.begin(), actions.begin() + static_cast<std::ptrdiff_t>(kept), actions.end());
    actions.resize(kept);
    company_.hands.back().unscored = true;
    complain(journal_.undo(kept));
    session_->undoTo(kept);
    tell_.situated();
    goOn();
}

template<class K>
void MatchTable<K>::redo() {
    if (!canRedo())
        return;
    stopThinking();
    do {
        const Action action = undone_.front();
        if (std::holds_alternative<Refusal>(session_->apply(action))) {
            undone_.clear(); // cannot be: it was played before
            scoredBefore_ = false;
            break;
        }
        record(action);
    } while (!undone_.empty() && hand().choice() && Game::chooser(*hand().choice()) != me());
    if (undone_.empty() && std::exchange(scoredBefore_, false)) {
        company_.hands.back().unscored = false;
        complain(journal_.redone());
    }
    if (handOver())
        finishHand();
    tell_.situated();
    goOn();
}

template<class K>
void MatchTable<K>::countHint() {
    if (!playing() || handOver())
        return;
    ++company_.hands.back().hints;
    complain(journal_.hint());
}

template<class K>
void MatchTable<K>::sameDealAgain() {
    if (!playing())
        return;
    if (!handOver()) {
        takeBackTo(0);
        return;
    }
    NewMatch<K> again{match_, company_, std::nullopt, match_.hands.back().record};
    again.match.hands.clear();
    again.match.draw.clear();
    again.company.seed += 1;
    again.company.oneHand = true;
    again.hand->actions.clear();
    start(again);
}

} // namespace play
