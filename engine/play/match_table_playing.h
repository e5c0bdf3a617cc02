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
    thinking_.stop();
    record(action);
    if (handOver()) {
        syncing_.start([this] { journal_.sync(); });
        finishHand();
    }
    const int told = thinking_.revision();
    for (const auto& event : std::get<typename Hand::Events>(outcome)) {
        if (const auto seen = K::redacted(event, me()))
            tell_.happened(*seen);
        if (told != thinking_.revision())
            return {}; // whoever listened has started something else
    }
    goOn();
    return {};
}

// Whatever follows what was taken back, it stays to be done again only while the same is played.
template<class K>
void MatchTable<K>::record(const Action& action) {
    takenBack_.follow(action);
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
    const auto seed = company_.seed + static_cast<quint64>(handNumber());
    const tricks::Thought thought{tricks::randomFor(seed, chooser, session_->actions().size())};
    thinking_.think(
        [player, view = Game::view(hand(), chooser), thought](const std::stop_token& stop) {
            tricks::Thought own = thought;
            own.stop = stop;
            return player.choose(view, own);
        },
        [this](const Action& action) { perform(action); });
}

template<class K>
void MatchTable<K>::takeBackTo(std::size_t kept) {
    thinking_.stop();
    takenBack_.take(match_.hands.back().record.actions, kept, company_.hands.back().unscored);
    complain(journal_.undo(kept));
    session_->undoTo(kept);
    tell_.situated();
    goOn();
}

template<class K>
void MatchTable<K>::redo() {
    if (!canRedo())
        return;
    thinking_.stop();
    do {
        const Action action = takenBack_.next();
        if (std::holds_alternative<Refusal>(session_->apply(action))) {
            takenBack_.forget(); // cannot be: it was played before
            break;
        }
        record(action);
    } while (!takenBack_.empty() && hand().choice() && Game::chooser(*hand().choice()) != me());
    if (takenBack_.restored(company_.hands.back().unscored))
        complain(journal_.redone());
    if (handOver())
        finishHand();
    tell_.situated();
    goOn();
}

template<class K>
void MatchTable<K>::countHint() {
    if (!playing() || handOver())
        return;
    HandNotes& notes = company_.hands.back();
    const auto now = session_->actions().size();
    if (notes.hintedAt && now == *notes.hintedAt)
        return;
    notes.hintedAt = now;
    ++notes.hints;
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
    again.company.known = true;
    again.company.seed += 1;
    again.company.oneHand = true;
    again.hand->actions.clear();
    start(again);
}

} // namespace play
