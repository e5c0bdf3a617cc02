#include "desktop/tarot/sheet/sheet_form.h"

#include "text/figures.h"
#include "text/sheet_faults.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QCoreApplication>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
namespace words = text::tarot;

namespace {

struct SheetFormWords {
    Q_DECLARE_TR_FUNCTIONS(tarot_sheet::Form)
};

sheets::Figure figureOf(int points) {
    return {text::signedPoints(points), points > 0};
}

sheets::HandTold handTold(const Entry& entry, const Line& line, const Sheet& sheet) {
    sheets::HandTold told;
    told.played = words::handWords(entry.hand, line.account, words::namesOf(sheet));
    for (Seat seat : Seats::table(sheet.players)) {
        told.scores.push_back(figureOf(line.account.scores[seat]));
        told.after << text::signedPoints(line.after[seat]);
    }
    if (const auto* contract = std::get_if<KeptContract>(&entry.hand)) {
        told.about = index(contract->contract.declarer);
        told.besides = words::besidesWords(*contract, words::namesOf(sheet));
    }
    return told;
}

sheets::Curve curveOf(const Sheet& sheet, const std::vector<Line>& lines) {
    sheets::Curve curve;
    for (Seat seat : Seats::table(sheet.players)) {
        std::vector<int> points{0};
        for (const Line& line : lines)
            points.push_back(line.after[seat]);
        curve.lines.push_back({QString::fromStdString(sheet.names[seat]), std::move(points)});
    }
    curve.hands = sheet.length.value_or(0);
    curve.inRound = sheet.players;
    curve.figure = [](int score) { return text::signedPoints(score); };
    return curve;
}

} // namespace

QString SheetForm::explain(const Failure& failure) {
    return words::explain(failure);
}

QString SheetForm::explain(const kept::NameProblem& problem) {
    return text::explain(problem);
}

QStringList SheetForm::namesOf(const Sheet& sheet) {
    QStringList names;
    for (Seat seat : Seats::table(sheet.players))
        names << QString::fromStdString(sheet.names[seat]);
    return names;
}

sheets::Told SheetForm::tell(const Sheet& sheet) {
    const auto lines = linesOf(sheet);
    sheets::Told told;
    told.game = SheetFormWords::tr("Tarot");
    told.columns = namesOf(sheet);
    for (std::size_t i = 0; i < lines.size(); ++i)
        told.hands.push_back(handTold(sheet.entries[i], lines[i], sheet));
    sheets::tellRest(told, sheet);
    for (Seat seat : Seats::table(sheet.players))
        told.totals.push_back(figureOf(lines.empty() ? 0 : lines.back().after[seat]));
    told.count = words::handsWords(sheet);
    told.standing = words::standingWords(sheet);
    const auto next = static_cast<int>(lines.size());
    told.next = SheetFormWords::tr("Hand %1, %2 deals: who takes?")
                    .arg(next + 1)
                    .arg(QString::fromStdString(sheet.names[dealerOf(sheet, next)]));
    told.over = over(sheet);
    told.room = sheet.length.value_or(0) + next - handsCounted(sheet);
    told.curve = curveOf(sheet, lines);
    return told;
}

} // namespace tarot_sheet
