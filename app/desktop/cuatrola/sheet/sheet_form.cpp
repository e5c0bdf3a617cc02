#include "desktop/cuatrola/sheet/sheet_form.h"

#include "desktop/sheets/tables.h"
#include "text/cuatrola/cuatrola_options.h"
#include "text/cuatrola/cuatrola_sheet_words.h"
#include "text/sheet_faults.h"

#include <QCoreApplication>

namespace cuatrola_sheet {

using namespace cuatrola;
using namespace cuatrola::sheet;
using sheets::TermsShown;
namespace words = text::cuatrola;

namespace {

struct CuatrolaSheetFormWords {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaSheetFormWords)
};

// A pair's game points in a hand.
int pointsOf(const Account& account, Side side) {
    return account.score.by != ScoredBy::Void && account.score.side == side ? account.score.points : 0;
}

sheets::HandTold handTold(const Entry& entry, const Line& line, const words::Pairs& pairs) {
    sheets::HandTold told;
    told.played = words::handWords(entry.hand, line.account, pairs);
    if (line.decides)
        told.ended =
            CuatrolaSheetFormWords::tr("The match to %1", "pair").arg(pairs[line.account.score.side]);
    for (Side side : kSides) {
        const int points = pointsOf(line.account, side);
        told.scores.push_back({points > 0 ? QString::number(points) : QStringLiteral("–"), points > 0});
        told.after << QString::number(line.after[side]);
    }
    if (const auto* outcome = std::get_if<KeptOutcome>(&entry.hand); outcome && outcome->bettors)
        told.about = index(*outcome->bettors);
    if (const auto* count = std::get_if<KeptCount>(&entry.hand); count && count->bettors)
        told.about = index(*count->bettors);
    return told;
}

// The switches that what is written down, and its score, depend on.
std::vector<words::RuleOption> sheetOptions() {
    auto all = words::ruleOptions();
    std::erase_if(all, [](const words::RuleOption& option) {
        return option.number != u"C8.2" && option.number != u"C8.3";
    });
    return all;
}

constexpr std::array<int, 3> kMatches{1, 2, 0}; // as they stand on the row; 0: as long as people like

} // namespace

QString SheetForm::explain(const Failure& failure) {
    return words::explain(failure);
}

QString SheetForm::explain(const kept::NameProblem& problem) {
    return text::explain(problem);
}

QStringList SheetForm::namesOf(const Sheet& sheet) {
    return text::inTurnOrder(sheet.names);
}

sheets::Told SheetForm::tell(const Sheet& sheet) {
    const auto lines = linesOf(sheet);
    const words::Pairs pairs = text::pairNames(sheet.names);
    sheets::Told told;
    told.game = CuatrolaSheetFormWords::tr("Cuatrola");
    for (std::size_t i = 0; i < lines.size(); ++i)
        told.hands.push_back(handTold(sheet.entries[i], lines[i], pairs));
    sheets::tellRest(told, sheet);
    sheets::tellPairs(told, lines, pairs);
    told.count = words::handsWords(sheet);
    told.standing = words::standingWords(sheet);
    const auto next = static_cast<int>(lines.size());
    told.next = CuatrolaSheetFormWords::tr("Hand %1, %2 deals: who scores?")
                    .arg(next + 1)
                    .arg(QString::fromStdString(sheet.names[dealerOf(sheet, next)]));
    told.over = over(sheet);
    return told;
}

// ---- A new sheet ----

TermsShown SheetForm::termsOf(const Sheet& sheet) {
    TermsShown terms;
    const auto length = std::ranges::find(kMatches, sheet.matches.value_or(0));
    terms.length = {
        CuatrolaSheetFormWords::tr("How long"),
        {{CuatrolaSheetFormWords::tr("&One match")},
         {CuatrolaSheetFormWords::tr("Best of &three"), CuatrolaSheetFormWords::tr("two won matches")},
         {CuatrolaSheetFormWords::tr("O&pen"), CuatrolaSheetFormWords::tr("match after match")}},
        length == kMatches.end() ? -1 : static_cast<int>(length - kMatches.begin())};
    terms.number = {CuatrolaSheetFormWords::tr("Game points that win"), sheet.target, 1, 99, true}; // C2.4
    terms.names = namesOf(sheet);
    terms.places = text::pairPlaces();
    for (const words::RuleOption& option : sheetOptions())
        terms.rules.push_back({option.name, option.number, option.gloss, option.number,
                               TermsShown::Rule::Kind::OnOff, option.isOn(sheet.rules), true});
    terms.note = CuatrolaSheetFormWords::tr(
        "Names in turn order: each next player sits at the right of the one before, partners "
        "opposite each other (C2.1).");
    return terms;
}

void SheetForm::takeRules(Sheet& sheet, const Sheet& wanted) {
    sheet.rules = wanted.rules;
    sheet.target = wanted.target;
    sheet.firstDealer = wanted.firstDealer;
}

void SheetForm::chooseLength(Sheet& sheet, int which) {
    const int matches = kMatches[static_cast<std::size_t>(which)];
    sheet.matches = matches == 0 ? std::nullopt : std::optional(matches);
}

void SheetForm::turnRule(Sheet& sheet, int which) {
    const words::RuleOption option = sheetOptions()[static_cast<std::size_t>(which)];
    option.set(sheet.rules, !option.isOn(sheet.rules));
}

SheetForm::Sheet SheetForm::nextAfter(const Sheet& sheet) {
    Sheet next;
    next.names = sheet.names;
    next.rules = sheet.rules;
    next.target = sheet.target;
    next.matches = sheet.matches;
    return next;
}

// ---- For other programs ----

QString handsCsv(const Sheet& sheet) {
    sheets::Csv csv;
    const words::Pairs pairs = text::pairNames(sheet.names);
    const auto lines = linesOf(sheet);
    for (const QString& head : {CuatrolaSheetFormWords::tr("hand"), CuatrolaSheetFormWords::tr("match"),
                                CuatrolaSheetFormWords::tr("dealer"), CuatrolaSheetFormWords::tr("played")})
        csv.text(head);
    for (Side side : kSides)
        csv.text(pairs[side]);
    for (Side side : kSides)
        csv.text(CuatrolaSheetFormWords::tr("%1 after it").arg(pairs[side]));
    csv.endHeads();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto hand = static_cast<int>(i);
        csv.number(hand + 1);
        csv.number(lines[i].match + 1);
        csv.text(QString::fromStdString(sheet.names[dealerOf(sheet, hand)]));
        csv.text(words::handWords(sheet.entries[i].hand, lines[i].account, pairs));
        for (Side side : kSides)
            csv.number(pointsOf(lines[i].account, side));
        for (Side side : kSides)
            csv.number(lines[i].after[side]);
        csv.endHand(sheet.entries[i].note, sheet.entries[i].former.size());
    }
    return csv.all();
}

} // namespace cuatrola_sheet
