// A position: a moment of a hand, and who sits there. A plain value.
#pragma once

#include "minchiate/editor/moment.h"
#include "minchiate/records/hand_record.h"
#include "text/telling.h"

namespace editing {

using namespace minchiate;

struct Work {
    editor::Moment moment;
    text::Names names;
    PerSeat<int> players{{0, 1, 2, 3}}; // whose portrait
    Seat me{};                          // from where one looks
    QString title;                      // where it comes from: "Deal 48"

    [[nodiscard]] text::Teller teller() const { return {names, me}; }
    [[nodiscard]] Hand hand() const { return editor::handOf(moment.story); }
    [[nodiscard]] int at() const { return static_cast<int>(moment.story.actions.size()); }
    // As far as the moment.
    [[nodiscard]] records::HandRecord soFar() const {
        records::HandRecord record;
        record.deal = moment.story.deal;
        record.actions = moment.story.actions;
        record.names = names;
        return record;
    }
    // To where it can still go on.
    [[nodiscard]] records::HandRecord whole() const {
        records::HandRecord record = soFar();
        record.actions = editor::allOf(moment);
        return record;
    }
    bool operator==(const Work&) const = default;
};

} // namespace editing
