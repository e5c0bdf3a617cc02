// A match of Tarocco bolognese from its beginning to its result: the page that begins it, the table, and the
// count of each hand.
#pragma once

#include "desktop/bolognese/count/count_page.h"
#include "desktop/bolognese/hint_words.h"
#include "desktop/bolognese/learn/staging.h"
#include "desktop/bolognese/match_choice.h"
#include "desktop/bolognese/played_hands.h"
#include "desktop/bolognese/table/bolognese_table.h"
#include "desktop/play/match_pages_of.h"

namespace desktop {

struct BologneseAtTable {
    using Kind = bolognese::MatchKind;
    using Model = bolognese::MatchModel;
    using Table = bolognese_table::BologneseTable;
    using Choice = BologneseChoice;
    using Hints = BologneseHints;
    using Played = BolognesePlayed;
    using Lessons = bolognese_learn::Lessons;
    [[nodiscard]] static QString pack() { return QStringLiteral("bolognese"); }
};

class BolognesePages : public MatchPagesOf<BologneseAtTable> {
    Q_OBJECT

public:
    // Both outlive it.
    BolognesePages(const House& house, bolognese::MatchModel& model, const BologneseChoice& choice);

    [[nodiscard]] bool shows(const QWidget& page) const override;
    [[nodiscard]] bolognese_count::CountPage* countPage() const { return count_; }

private:
    [[nodiscard]] std::vector<BeginOption> options() const override;
    void takeOption(int option, int value) override;
    void setTerms(NewMatch& wanted) const override;
    void seat(NewMatch& wanted) const override { bolognese::seatByDraw(wanted); }
    void tellLog(logs::LogPanel::Story how) override;
    void follow(const settings::Settings& chosen) override;
    [[nodiscard]] QStringList progress(const QWidget& page) const override;
    [[nodiscard]] QString matchWords() const override { return tr("a match of Tarocco bolognese"); }
    void showCount();
    [[nodiscard]] QString verdictWords() const; // of a match that is over

    bolognese_count::CountPage* count_;
};

} // namespace desktop
