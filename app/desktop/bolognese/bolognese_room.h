// Tarocco bolognese in the window.
#pragma once

#include "desktop/bolognese/bolognese_pages.h"
#include "desktop/bolognese/match_choice_page.h"
#include "desktop/bolognese/sheet/bolognese_sheet_pages.h"
#include "desktop/bolognese/short_rules.h"
#include "desktop/play/sheet_room.h"

namespace desktop {

class BologneseRoom
    : public SheetRoom<BolognesePages, BologneseChoicePage, bolognese_sheet::BologneseSheetPages> {
    Q_OBJECT

public:
    explicit BologneseRoom(const House& house);

    [[nodiscard]] settings::RulesInShort rulesInShort() const override { return bologneseInShort(); }

private:
    [[nodiscard]] std::vector<settings::KeyHelp> keysAtTable() const override;
    [[nodiscard]] QString format() const override { return QStringLiteral("tarocco-bolognese"); }
    [[nodiscard]] QString explain(const bolognese::RecordFault& fault) const override;
    [[nodiscard]] doors::GoOn rowOf(const bolognese::KeptMatch& kept, const QDateTime& now) const override;
};

// How the window comes to know it.
[[nodiscard]] Game bologneseGame();

} // namespace desktop
