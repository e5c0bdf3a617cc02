// How sheets of Tarocco bolognese are kept, told and begun, for the pages that all games share.
#pragma once

#include "bolognese/records/sheet_record.h"
#include "desktop/sheets/hands_book.h"
#include "desktop/sheets/pair_form.h"
#include "desktop/sheets/terms_page.h"

namespace bolognese_sheet {

struct SheetForm : sheets::PairFormOf<SheetForm> {
    using Sheet = bolognese::sheet::Sheet;
    using Hand = bolognese::sheet::KeptHand;
    using Problem = bolognese::sheet::Problem;
    using Failure = bolognese::SheetFault;
    static constexpr auto ending = ".bolognese-sheet";

    static QJsonObject toJson(const Sheet& sheet) { return bolognese::toJson(sheet); }
    static auto sheetOf(const QJsonObject& object) { return bolognese::sheetOf(object); }
    static auto read(const QJsonObject& object) { return readFrom<Sheet>(object); }
    static auto load(const QString& path) { return loaded<Sheet>(path); }
    static QString explain(const Failure& failure);
    static QString explain(const kept::NameProblem& problem);
    static std::optional<Problem> faultOf(const Hand& hand, const Sheet& sheet, int number) {
        return bolognese::sheet::faultOf(hand, sheet.rules, bolognese::sheet::beforeOf(sheet, number));
    }
    static QStringList namesOf(const Sheet& sheet);
    static sheets::Told tell(const Sheet& sheet);

    static void takeRules(Sheet& sheet, const Sheet& wanted);
    static void takeTerms(Sheet&, const Sheet&) {} // names apart, all of it stays
    static sheets::TermsShown termsOf(const Sheet& sheet);
    static void chooseLength(Sheet& sheet, int which);
    static void setNumber(Sheet& sheet, int number) { sheet.rules.target = number; }
    static void turnRule(Sheet& sheet, int which);
    static Sheet nextAfter(const Sheet& sheet);
};

using SheetBook = sheets::HandsBookOf<SheetForm>;

// One line a hand: number, dealer, both sides' combinations, scartini, last trick, accusi and points, and the
// score after it, note, how often it was changed.
[[nodiscard]] QString handsCsv(const bolognese::sheet::Sheet& sheet);

} // namespace bolognese_sheet
