#include "desktop/learn/answer_keys.h"

#include <algorithm>

namespace learn {

namespace {

// Places of the answers that can be given.
std::vector<int> openAnswers(const Said& said) {
    std::vector<int> open;
    for (std::size_t i = 0; i < said.presses.size(); ++i)
        if (said.presses[i].does == Does::Answer && said.text.buttons[i].acts())
            open.push_back(static_cast<int>(i));
    return open;
}

} // namespace

int answerOf(const Said& said, int key) {
    const int at = key >= Qt::Key_A ? key - Qt::Key_A : key - Qt::Key_1;
    const bool answers = at >= 0 && at < static_cast<int>(said.presses.size()) &&
                         said.presses[static_cast<std::size_t>(at)].does == Does::Answer;
    return answers ? at : -1;
}

bool amongAnswers(const look::Lectern& lectern, const Said& said) {
    for (std::size_t i = 0; i < said.presses.size(); ++i)
        if (said.presses[i].does == Does::Answer && lectern.button(static_cast<int>(i))->hasFocus())
            return true;
    return false;
}

bool enterAnswers(const look::Lectern& lectern, const Said& said, int key) {
    const bool down = key == Qt::Key_Down || key == Qt::Key_Right;
    const std::vector<int> open = openAnswers(said);
    if ((!down && key != Qt::Key_Up && key != Qt::Key_Left) || open.empty())
        return false;
    lectern.button(down ? open.front() : open.back())->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace learn
