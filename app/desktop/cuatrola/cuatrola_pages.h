// A match of Cuatrola from its beginning to its result: the page that begins it, and the table.
#pragma once

#include "desktop/cuatrola/hint_words.h"
#include "desktop/cuatrola/learn/staging.h"
#include "desktop/cuatrola/match_choice.h"
#include "desktop/cuatrola/played_hands.h"
#include "desktop/cuatrola/table/cuatrola_table.h"
#include "desktop/play/match_pages_of.h"

namespace desktop {

struct CuatrolaAtTable {
    using Kind = cuatrola::MatchKind;
    using Model = cuatrola::MatchModel;
    using Table = cuatrola_table::CuatrolaTable;
    using Choice = CuatrolaChoice;
    using Hints = CuatrolaHints;
    using Played = CuatrolaPlayed;
    using Lessons = cuatrola_learn::Lessons;
    [[nodiscard]] static QString pack() { return QStringLiteral("spagnola"); }
};

class CuatrolaPages : public MatchPagesOf<CuatrolaAtTable> {
    Q_OBJECT

public:
    // Both outlive it.
    CuatrolaPages(const House& house, cuatrola::MatchModel& model, const CuatrolaChoice& choice);

private:
    [[nodiscard]] std::vector<BeginOption> options() const override;
    void takeOption(int option, int value) override;
    void setTerms(NewMatch& wanted) const override;
    void tellLog(logs::LogPanel::Story how) override;
    [[nodiscard]] QStringList progress(const QWidget& page) const override;
    [[nodiscard]] QString matchWords() const override { return tr("a match of Cuatrola"); }
    void lookInto(int pile);

    QAction* lookAtOwn_;
};

} // namespace desktop
