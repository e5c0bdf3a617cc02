// French Tarot in the window.
#pragma once

#include "desktop/play/match_room.h"
#include "desktop/tarot/match_choice_page.h"
#include "desktop/tarot/sheet/tarot_sheet_pages.h"
#include "desktop/tarot/short_rules.h"
#include "desktop/tarot/tarot_pages.h"

namespace desktop {

class TarotRoom : public MatchRoom<TarotPages, TarotChoicePage> {
    Q_OBJECT

public:
    explicit TarotRoom(const House& house);

    // Matches and sheets.
    [[nodiscard]] std::vector<Left> thrownAway() override;
    void bringBack(const QString& key) override;
    void keepScore() override;
    // A sheet, too, which is kept where it lies.
    void openFile(const QString& path) override;
    [[nodiscard]] tarot_sheet::TarotSheetPages& sheetPages();
    [[nodiscard]] settings::RulesInShort rulesInShort() const override { return tarotInShort(); }
    [[nodiscard]] std::vector<settings::KeyHelp> keys() const override;

private:
    [[nodiscard]] QString format() const override { return QStringLiteral("french-tarot"); }
    [[nodiscard]] QString explain(const tarot::RecordFault& fault) const override;
    [[nodiscard]] doors::GoOn rowOf(const tarot::KeptMatch& kept, const QDateTime& now) const override;

    Pages& windowPages_;
    const QString sheets_;                               // where they are kept
    tarot_sheet::TarotSheetPages* sheetPages_ = nullptr; // the window's, made when they are first asked for
};

// How the window comes to know it.
[[nodiscard]] Game tarotGame();

} // namespace desktop
