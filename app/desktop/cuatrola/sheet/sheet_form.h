// How sheets of Cuatrola are kept, told and begun, for the pages that all games share.
#pragma once

#include "cuatrola/records/sheet_record.h"
#include "desktop/sheets/hands_book.h"
#include "desktop/sheets/pair_form.h"
#include "desktop/sheets/terms_page.h"

namespace cuatrola_sheet {

struct SheetForm : sheets::PairFormOf<SheetForm> {
    using Sheet = cuatrola::sheet::Sheet;
    using Hand = cuatrola::sheet::KeptHand;
    using Problem = cuatrola::sheet::Problem;
    using Failure = cuatrola::SheetFault;
    static constexpr auto ending = ".cuatrola-sheet";

    static QJsonObject toJson(const Sheet& sheet) { return cuatrola::toJson(sheet); }
    static auto sheetOf(const QJsonObject& object) { return cuatrola::sheetOf(object); }
    static auto read(const QJsonObject& object) { return readFrom<Sheet>(object); }
    static auto load(const QString& path) { return loaded<Sheet>(path); }
    static QString explain(const Failure& failure);
    static QString explain(const kept::NameProblem& problem);
    static std::optional<Problem> faultOf(const Hand& hand, const Sheet& sheet, int) {
        return cuatrola::sheet::faultOf(hand, sheet.rules);
    }
    static QStringList namesOf(const Sheet& sheet);
    static sheets::Told tell(const Sheet& sheet);

    static void takeRules(Sheet& sheet, const Sheet& wanted);
    static void takeTerms(Sheet& sheet, const Sheet& wanted) { sheet.matches = wanted.matches; }
    static sheets::TermsShown termsOf(const Sheet& sheet);
    static void chooseLength(Sheet& sheet, int which);
    static void setNumber(Sheet& sheet, int number) { sheet.target = number; }
    static void turnRule(Sheet& sheet, int which);
    static Sheet nextAfter(const Sheet& sheet);
};

using SheetBook = sheets::HandsBookOf<SheetForm>;

// One line a hand: number, match, dealer, what was played, both pairs' game points in it and after it, note,
// how often it was changed.
[[nodiscard]] QString handsCsv(const cuatrola::sheet::Sheet& sheet);

} // namespace cuatrola_sheet
