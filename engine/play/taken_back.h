// What was taken back of a hand.
#pragma once

#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace play {

// It can be done again step by step as long as nothing else is done; and the hand, unscored from the first
// move taken back, is scored as before once all of it stands as it stood.
template<class Action>
class TakenBack {
public:
    [[nodiscard]] bool empty() const { return actions_.empty(); }
    // What is to be done again next; something is.
    [[nodiscard]] const Action& next() const { return actions_.front(); }

    // Takes from a hand's actions all beyond the first `kept`.
    void take(std::vector<Action>& actions, std::size_t kept, bool& unscored) {
        scoredBefore_ |= !std::exchange(unscored, true);
        const auto from = actions.begin() + static_cast<std::ptrdiff_t>(kept);
        actions_.insert(actions_.begin(), std::make_move_iterator(from),
                        std::make_move_iterator(actions.end()));
        actions.erase(from, actions.end());
    }
    // The action has been done: the next of these, or something else in place of them all.
    void follow(const Action& action) {
        if (!actions_.empty() && actions_.front() == action)
            actions_.erase(actions_.begin());
        else if (!actions_.empty())
            forget();
    }
    // Whether the hand is scored again, all having been done again.
    [[nodiscard]] bool restored(bool& unscored) {
        if (!actions_.empty() || !std::exchange(scoredBefore_, false))
            return false;
        unscored = false;
        return true;
    }
    void forget() { *this = {}; }

private:
    std::vector<Action> actions_;
    bool scoredBefore_ = false; // when the first of it was taken back
};

} // namespace play
