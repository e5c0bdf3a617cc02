// How sheets of French Tarot are kept, told and begun, for the pages that all games share.
#pragma once

#include "desktop/sheets/hands_book.h"
#include "desktop/sheets/terms_page.h"
#include "tarot/records/sheet_record.h"

namespace tarot_sheet {

struct SheetForm : sheets::FormOf<SheetForm> {
    using Sheet = tarot::sheet::Sheet;
    using Hand = tarot::sheet::KeptHand;
    using Problem = tarot::sheet::Problem;
    using Failure = tarot::SheetFault;
    static constexpr auto ending = ".tarot-sheet";

    static QJsonObject toJson(const Sheet& sheet) { return tarot::toJson(sheet); }
    static auto sheetOf(const QJsonObject& object) { return tarot::sheetOf(object); }
    static auto read(const QJsonObject& object) { return readFrom<Sheet>(object); }
    static auto load(const QString& path) { return loaded<Sheet>(path); }
    static QString explain(const Failure& failure);
    static QString explain(const kept::NameProblem& problem);
    static std::optional<Problem> faultOf(const Hand& hand, const Sheet& sheet, int) {
        return tarot::sheet::faultOf(hand, sheet.rules, sheet.players);
    }
    static QStringList namesOf(const Sheet& sheet);
    static sheets::Told tell(const Sheet& sheet);

    static void takeRules(Sheet& sheet, const Sheet& wanted);
    static void takeTerms(Sheet& sheet, const Sheet& wanted) { sheet.length = wanted.length; }
    static sheets::TermsShown termsOf(const Sheet& sheet);
    static void setNames(Sheet& sheet, const QStringList& names);
    static std::optional<kept::NameProblem> nameFault(const Sheet& sheet);
    static void choosePlayers(Sheet& sheet, int which);
    static void chooseLength(Sheet& sheet, int which);
    static void turnRule(Sheet& sheet, int which);
    static Sheet nextAfter(const Sheet& sheet);
};

using SheetBook = sheets::HandsBookOf<SheetForm>;

// One line a hand: number, dealer, what was played and how it came out, its price, everybody's score in it
// and after it, note, how often it was changed.
[[nodiscard]] QString handsCsv(const tarot::sheet::Sheet& sheet);

} // namespace tarot_sheet
