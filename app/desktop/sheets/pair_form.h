// What games of two pairs say of their sheets alike: names, and a column a pair.
#pragma once

#include "desktop/sheets/form.h"
#include "kept/names.h"
#include "tricks/seat.h"

namespace sheets {

using Pairs = tricks::PerSide<QString>; // what they are called

template<class Form>
struct PairFormOf : FormOf<Form> {
    template<class Sheet>
    static void setNames(Sheet& sheet, const QStringList& names) {
        for (tricks::Seat seat : tricks::kSeats)
            sheet.names[seat] = names.value(tricks::index(seat)).toStdString();
    }
    template<class Sheet>
    [[nodiscard]] static std::optional<kept::NameProblem> nameFault(const Sheet& sheet) {
        return kept::nameFault(sheet.names);
    }
};

// Columns, sums and curve. A line has both pairs' score `after` it.
template<class Line>
void tellPairs(Told& told, const std::vector<Line>& lines, const Pairs& pairs) {
    told.curve.inRound = 4;
    told.curve.figure = [](int score) { return QString::number(score); };
    const auto after = lines.empty() ? decltype(Line::after){} : lines.back().after;
    for (tricks::Side side : tricks::kSides) {
        told.columns << pairs[side];
        told.totals.push_back({QString::number(after[side]), after[side] > after[other(side)]});
        std::vector<int> points{0};
        for (const Line& line : lines)
            points.push_back(line.after[side]);
        told.curve.lines.push_back({pairs[side], std::move(points)});
    }
}

} // namespace sheets
