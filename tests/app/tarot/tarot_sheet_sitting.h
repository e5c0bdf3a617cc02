// A test's person before the score sheets of French Tarot.
#pragma once

#include "../sheets/sheet_sitting.h"

#include "desktop/tarot/sheet/tarot_sheet_pages.h"

namespace support {

class SheetSitting : public SheetSittingOf<tarot_sheet::TarotSheetPages, tarot_sheet::SheetForm> {
public:
    explicit SheetSitting(QSize size = {1280, 776}) : SheetSittingOf(size) {}

    void begin(int players = 4) {
        press(pages().shelfPage()->newButton());
        press(pages().termsPage()->players()->button(players - 3));
        typeNames(players);
    }
    // Prise by the first, just made.
    static void sayPrise(SheetSittingOf& s) {
        s.press(s.hand().takers()->button(0));
        s.press(s.hand().bids()->button(0));
        s.press(s.hand().bouts()->button(1));
        s.type(s.hand().points(), QStringLiteral("51"));
    }
};

} // namespace support
