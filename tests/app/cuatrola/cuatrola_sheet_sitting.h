// Four people before the score sheet of Cuatrola.
#pragma once

#include "../sheets/sheet_sitting.h"

#include "desktop/cuatrola/sheet/cuatrola_sheet_pages.h"

namespace support {

class CuatrolaSheetSitting
    : public SheetSittingOf<cuatrola_sheet::CuatrolaSheetPages, cuatrola_sheet::SheetForm> {
public:
    explicit CuatrolaSheetSitting(QSize size = {1280, 776}) : SheetSittingOf(size) {}

    void begin() {
        press(pages().shelfPage()->newButton());
        typeNames(4);
    }
    void tap(cuatrola::Bid bid, std::optional<cuatrola::Side> bettors, cuatrola::Side scores) {
        press(sheet().outcome({bid, bettors, scores, cuatrola::sheet::Ending::Played}));
    }
    // A plain hand of the first pair.
    static void sayPlain(SheetSittingOf& s) {
        s.press(s.hand().bids()->button(0));
        s.press(s.hand().sayings()->button(0));
        s.press(s.hand().scorers()->button(0));
    }
    [[nodiscard]] auto standing() { return linesOf(book().sheet()).back().after; }
};

inline cuatrola::sheet::Sheet cuatrolaEvening() {
    using namespace cuatrola;
    constexpr Side ns = Side::NS, ew = Side::EW;
    cuatrola::sheet::Sheet sheet;
    sheet.begun = 1'795'000'000;
    sheet.names = {{"Ada", "Bice", "Lapo", "Vieri"}};
    sheet.rules.tie = Tie::Void;
    sheet.rules.capote = true;
    for (int i = 0; i < 14; ++i) {
        const Side side = i % 3 == 0 ? ew : ns;
        const Bid bid = i % 5 == 2 ? Bid::Cuatrola : i % 4 == 1 ? Bid::Solo : Bid::Pass;
        cuatrola::sheet::KeptOutcome hand{bid, {}, side, cuatrola::sheet::Ending::Played};
        if (bid != Bid::Pass)
            hand.bettors = i % 2 == 0 ? ns : ew;
        sheet.entries.push_back({hand});
    }
    cuatrola::sheet::KeptCount counted;
    counted.points = 71;
    counted.cantes = {0, 20};
    sheet.entries[4].hand = counted;
    sheet.entries[5].hand = cuatrola::sheet::KeptVoid{};
    sheet.entries[2].note = "before supper, \"late\"";
    return sheet;
}

} // namespace support
