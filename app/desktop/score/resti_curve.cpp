#include "desktop/score/resti_curve.h"

#include "desktop/sheet/hand_words.h"
#include "text/figures.h"

namespace score {

sheets::Curve restiCurve(const scoresheet::Sheet& sheet, const scoresheet::Account& account) {
    sheets::Curve curve;
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
        std::vector<int> points{0};
        for (const auto& line : account.lines)
            if (line.account.over)
                points.push_back(line.after[i]);
        if (account.unfinished != minchiate::Accounts{})
            points.push_back(account.totals[i]);
        curve.lines.push_back({sheet::playerName(sheet, static_cast<int>(i)), std::move(points)});
    }
    curve.hands = handsOn(sheet).value_or(0);
    curve.inRound = minchiate::kHandsInRound;
    curve.figure = [](int resti) { return text::signedPoints(resti); };
    return curve;
}

} // namespace score
