// What is edited, as a value: a position, those that it was before and those that were taken back, the card
// that is held, and what was found of it.
#pragma once

#include "desktop/editor/work.h"
#include "minchiate/advice/scales.h"
#include "minchiate/editor/places.h"

#include <vector>

namespace editing {

// Which cards one looks at.
enum class Sight { All, Own };

// What the cards of a position are worth, the best first, to who may choose.
struct Found {
    std::vector<advice::Option> options;
    Seat chooser{};
};

class Draft {
public:
    [[nodiscard]] const Work& now() const { return now_; }
    [[nodiscard]] bool isEmpty() const { return now_.moment.story.actions.empty(); }

    // ---- Positions ----
    // Another one; what was here before comes back by undoing.
    void become(Work work);
    // A step along the same hand: steps lead back themselves.
    void stepTo(editor::Moment moment);
    // False where there is nothing to undo, to redo.
    bool undo();
    bool redo();
    [[nodiscard]] bool canUndo() const { return !before_.empty(); }
    [[nodiscard]] bool canRedo() const { return !after_.empty(); }
    // The two change places, or they cannot.
    [[nodiscard]] std::optional<editor::Objection> exchange(Card one, Card other);
    [[nodiscard]] std::optional<editor::Objection> objectionTo(Card one, Card other) const;
    // Cards that the last change, or its undoing, has brought to another place; none of another hand.
    [[nodiscard]] CardSet moved() const { return moved_; }

    // ---- The card that is held ----
    void lift(Card card);
    void putBack();
    [[nodiscard]] std::optional<Card> held() const { return held_; }
    // What it can change places with.
    [[nodiscard]] CardSet partners() const { return partners_; }

    // ---- What stays, what is seen, what was found ----
    void setKeep(editor::Keep keep);
    [[nodiscard]] editor::Keep keep() const { return keep_; }
    void setSight(Sight sight) { sight_ = sight; }
    [[nodiscard]] Sight sight() const { return sight_; }
    void setFound(Found found) { found_ = std::move(found); }
    void forgetFound() { found_ = {}; }
    [[nodiscard]] const Found& found() const { return found_; }

private:
    void change(std::vector<Work>& from, std::vector<Work>& to);
    void isNow(Work work);

    Work now_;
    std::vector<Work> before_, after_; // what is undone and redone, the nearest last
    CardSet moved_;
    std::optional<Card> held_;
    CardSet partners_; // of what is held
    editor::Keep keep_ = editor::Keep::Seen;
    Sight sight_ = Sight::All;
    Found found_;
};

} // namespace editing
