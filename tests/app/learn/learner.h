// A test's person who takes a lesson: knows its page, waits for the table, and does a choice with the mouse.
#pragma once

#include "desktop/minchiate/learn/lesson_page.h"
#include "support/waiting.h"

#include <QTest>

namespace support {

class Learner {
public:
    explicit Learner(minchiate_learn::LessonPage& page) : page_(page) {}

    [[nodiscard]] minchiate_learn::LessonPage& page() const { return page_; }

    // Until the table has shown all; what lies there to be looked at is gone on from.
    [[nodiscard]] bool settle() const;
    // A choice as a person makes it with the mouse.
    void choose(const minchiate_lessons::Choosing& choice) const;
    // Presses the button of the lectern that does this.
    void press(const learn::Press& press) const;
    void pressMain() const;
    // Where a card is seen that no other covers.
    [[nodiscard]] QPoint pointOn(minchiate::Card card) const;

private:
    void click(QWidget& widget, QPoint at) const;
    void click(QAbstractButton& button) const { click(button, button.rect().center()); }
    void declare(const std::vector<minchiate::CardSet>& shown) const;
    void layPieces(int points) const;

    minchiate_learn::LessonPage& page_;
};

} // namespace support
