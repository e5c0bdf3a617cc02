// Cuatrola in the window.
#pragma once

#include "desktop/cuatrola/cuatrola_pages.h"
#include "desktop/cuatrola/match_choice_page.h"
#include "desktop/cuatrola/sheet/cuatrola_sheet_pages.h"
#include "desktop/cuatrola/short_rules.h"
#include "desktop/play/sheet_room.h"

namespace desktop {

class CuatrolaRoom : public SheetRoom<CuatrolaPages, CuatrolaChoicePage, cuatrola_sheet::CuatrolaSheetPages> {
    Q_OBJECT

public:
    explicit CuatrolaRoom(const House& house);

    [[nodiscard]] settings::RulesInShort rulesInShort() const override { return cuatrolaInShort(); }

private:
    [[nodiscard]] std::vector<settings::KeyHelp> keysAtTable() const override;
    [[nodiscard]] QString format() const override { return QStringLiteral("cuatrola"); }
    [[nodiscard]] QString explain(const cuatrola::RecordFault& fault) const override;
    [[nodiscard]] doors::GoOn rowOf(const cuatrola::KeptMatch& kept, const QDateTime& now) const override;
};

// How the window comes to know it.
[[nodiscard]] Game cuatrolaGame();

} // namespace desktop
