// French Tarot in the window.
#pragma once

#include "desktop/play/sheet_room.h"
#include "desktop/tarot/match_choice_page.h"
#include "desktop/tarot/sheet/tarot_sheet_pages.h"
#include "desktop/tarot/short_rules.h"
#include "desktop/tarot/tarot_pages.h"

namespace desktop {

class TarotRoom : public SheetRoom<TarotPages, TarotChoicePage, tarot_sheet::TarotSheetPages> {
    Q_OBJECT

public:
    explicit TarotRoom(const House& house);

    [[nodiscard]] settings::RulesInShort rulesInShort() const override;

private:
    // The table that is played at, or else the one chosen: its rules, and for how many it is.
    [[nodiscard]] std::pair<tarot::RuleSet, int> tableNow() const;
    [[nodiscard]] std::vector<settings::KeyHelp> keysAtTable() const override;
    [[nodiscard]] QString format() const override { return QStringLiteral("french-tarot"); }
    [[nodiscard]] QString explain(const tarot::RecordFault& fault) const override;
    [[nodiscard]] doors::GoOn rowOf(const tarot::KeptMatch& kept, const QDateTime& now) const override;
};

// How the window comes to know it.
[[nodiscard]] Game tarotGame();

} // namespace desktop
