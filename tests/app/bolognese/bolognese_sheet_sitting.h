// A test's person before the score sheets of Tarocco bolognese, and an evening of it.
#pragma once

#include "../sheets/sheet_sitting.h"

#include "desktop/bolognese/sheet/bolognese_sheet_pages.h"

namespace support {

inline bolognese::CardSet cardsOf(const QString& codes) {
    bolognese::CardSet cards;
    for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts))
        cards.insert(*bolognese::cardOf(code.toStdString()));
    return cards;
}

class BologneseSheetSitting
    : public SheetSittingOf<bolognese_sheet::BologneseSheetPages, bolognese_sheet::SheetForm> {
public:
    explicit BologneseSheetSitting(QSize size = {1280, 776}) : SheetSittingOf(size) {}

    void begin(int target = 800) {
        press(pages().shelfPage()->newButton());
        type(pages().termsPage()->numberField(), QString::number(target));
        typeNames(4);
    }
    void beginHand() { press(sheet().sheetButtons().goOn); }
    void tap(const QString& codes) {
        for (bolognese::Card card : cardsOf(codes))
            press(hand().cards()->cell(card));
    }
    // All cards are the first pair's.
    static void sayCappotto(SheetSittingOf& s) { s.press(s.hand().allButton()); }
    [[nodiscard]] bolognese::PerSide<int> score() { return linesOf(book().sheet()).back().after; }
};

// The first so many cards.
inline bolognese::sheet::KeptCount pileOf(int cards, bolognese::Side last = bolognese::Side::NS) {
    bolognese::sheet::KeptCount hand;
    for (int i = 0; i < cards; ++i)
        hand.pile.insert({static_cast<std::uint8_t>(i)});
    hand.last = last;
    return hand;
}

inline bolognese::sheet::Sheet evening() {
    using namespace bolognese;
    bolognese::sheet::Sheet sheet;
    sheet.begun = 1'795'000'000;
    sheet.names = {{"Ada", "Bice", "Lapo", "Vieri"}};
    sheet.rules.target = 5000;
    for (int i = 0; i < 9; ++i) // the dealer's side has two cards more
        sheet.entries.push_back(
            {pileOf((i % 2 == 0 ? 22 : 20) + 4 * (i % 3), i % 3 == 0 ? Side::EW : Side::NS)});
    bolognese::sheet::KeptCount accused = pileOf(30);
    accused.accusi = {{Seat::N, cardsOf(QStringLiteral("CK DK SK")), {Name::Kings}}};
    sheet.entries[4].hand = accused;
    sheet.entries[5].hand = pileOf(62);
    sheet.entries[2].note = "before supper, \"late\"";
    return sheet;
}

} // namespace support
