#include "desktop/bolognese/sheet/sheet_form.h"

#include "desktop/sheets/tables.h"
#include "text/bolognese/bolognese_options.h"
#include "text/bolognese/bolognese_sheet_words.h"
#include "text/sheet_faults.h"

#include <QCoreApplication>

namespace bolognese_sheet {

using namespace bolognese;
using namespace bolognese::sheet;
using sheets::TermsShown;
namespace words = text::bolognese;

namespace {

struct SheetFormWords {
    Q_DECLARE_TR_FUNCTIONS(bolognese_sheet::Form)
};

sheets::HandTold handTold(const Entry& entry, const Line& line, const words::Pairs& pairs) {
    sheets::HandTold told;
    told.played = words::handWords(entry.hand, line.account, pairs);
    for (Side side : kSides) {
        const int points = line.account.points[side], others = line.account.points[other(side)];
        told.scores.push_back({QString::number(points), points > others});
        told.after << QString::number(line.after[side]);
    }
    if (line.account.calledOut)
        told.about = index(*line.account.calledOut);
    return told;
}

// The switches that what is written down, and its score, depend on.
std::vector<words::BologneseRule> sheetRules() {
    auto all = words::bologneseRules();
    std::erase_if(all, [](const words::BologneseRule& rule) {
        return rule.number != u"B6.5" && rule.number != u"B6.3" && rule.number != u"B2.6";
    });
    return all;
}

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
    told.game = SheetFormWords::tr("Tarocco bolognese");
    for (std::size_t i = 0; i < lines.size(); ++i)
        told.hands.push_back(handTold(sheet.entries[i], lines[i], pairs));
    sheets::tellRest(told, sheet);
    sheets::tellPairs(told, lines, pairs);
    told.count = words::handsWords(sheet);
    told.standing = words::standingWords(sheet);
    const auto next = static_cast<int>(lines.size());
    told.next = SheetFormWords::tr("Hand %1, %2 deals.")
                    .arg(next + 1)
                    .arg(QString::fromStdString(sheet.names[dealerOf(sheet, next)]));
    told.over = over(sheet);
    if (sheet.rules.match == Match::QuattroScartate)
        told.room = 4;
    return told;
}

// ---- A new sheet ----

TermsShown SheetForm::termsOf(const Sheet& sheet) {
    TermsShown terms;
    const bool ottocento = sheet.rules.match == Match::Ottocento;
    terms.length = {SheetFormWords::tr("Form of the match"),
                    {{SheetFormWords::tr("&Ottocento"), SheetFormWords::tr("to so many points")},
                     {SheetFormWords::tr("&Quattro Scartate"), SheetFormWords::tr("four hands")}},
                    ottocento ? 0 : 1,
                    true};
    terms.number = {SheetFormWords::tr("Points that win"), sheet.rules.target, 1, 100'000, ottocento}; // B3.4
    terms.names = namesOf(sheet);
    terms.places = text::pairPlaces();
    for (const words::BologneseRule& rule : sheetRules())
        terms.rules.push_back({rule.name, rule.number, rule.gloss, rule.number, TermsShown::Rule::Kind::OnOff,
                               rule.now(sheet.rules) == 1, true});
    terms.note = SheetFormWords::tr(
        "Names in turn order: each next player sits at the right of the one before, partners "
        "opposite each other (B3.2).");
    return terms;
}

void SheetForm::takeRules(Sheet& sheet, const Sheet& wanted) {
    sheet.rules = wanted.rules;
    sheet.firstDealer = wanted.firstDealer;
}

void SheetForm::chooseLength(Sheet& sheet, int which) {
    sheet.rules.match = which == 0 ? Match::Ottocento : Match::QuattroScartate;
}

void SheetForm::turnRule(Sheet& sheet, int which) {
    const words::BologneseRule rule = sheetRules()[static_cast<std::size_t>(which)];
    rule.set(sheet.rules, 1 - rule.now(sheet.rules));
}

SheetForm::Sheet SheetForm::nextAfter(const Sheet& sheet) {
    Sheet next;
    next.names = sheet.names;
    next.rules = sheet.rules;
    return next;
}

// ---- For other programs ----

QString handsCsv(const Sheet& sheet) {
    sheets::Csv csv;
    const words::Pairs pairs = text::pairNames(sheet.names);
    const auto lines = linesOf(sheet);
    const QStringList parts{SheetFormWords::tr("sequences"), SheetFormWords::tr("cricche"),
                            SheetFormWords::tr("scartini"),  SheetFormWords::tr("last trick"),
                            SheetFormWords::tr("accusi"),    SheetFormWords::tr("points"),
                            SheetFormWords::tr("after it")};
    for (const QString& head :
         {SheetFormWords::tr("hand"), SheetFormWords::tr("dealer"), SheetFormWords::tr("played")})
        csv.text(head);
    for (Side side : kSides)
        for (const QString& part : parts)
            csv.text(SheetFormWords::tr("%1: %2", "pair, what is counted").arg(pairs[side], part));
    csv.endHeads();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto hand = static_cast<int>(i);
        csv.number(hand + 1);
        csv.text(QString::fromStdString(sheet.names[dealerOf(sheet, hand)]));
        csv.text(words::handWords(sheet.entries[i].hand, lines[i].account, pairs));
        for (Side side : kSides) {
            const Count& count = lines[i].account.count[side];
            for (const int number : {count.worth.sequences, count.worth.cricche, count.scartini, count.last,
                                     count.accusi, lines[i].account.points[side], lines[i].after[side]})
                csv.number(number);
        }
        csv.endHand(sheet.entries[i].note, sheet.entries[i].former.size());
    }
    return csv.all();
}

} // namespace bolognese_sheet
