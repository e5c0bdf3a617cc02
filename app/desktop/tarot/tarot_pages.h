// A match of French Tarot from its beginning to its end: the page that begins it, the table, the count.
#pragma once

#include "desktop/play/match_pages_of.h"
#include "desktop/tarot/count/count_page.h"
#include "desktop/tarot/hint_words.h"
#include "desktop/tarot/learn/staging.h"
#include "desktop/tarot/match_choice.h"
#include "desktop/tarot/played_hands.h"
#include "desktop/tarot/table/tarot_table.h"

namespace desktop {

struct TarotAtTable {
    using Kind = tarot::MatchKind;
    using Model = tarot::MatchModel;
    using Table = tarot_table::TarotTable;
    using Choice = TarotChoice;
    using Hints = TarotHints;
    using Played = TarotPlayed;
    using Lessons = tarot_learn::Lessons;
    [[nodiscard]] static QString pack() { return QStringLiteral("tarot"); }
};

class TarotPages : public MatchPagesOf<TarotAtTable> {
    Q_OBJECT

public:
    // Both outlive it.
    TarotPages(const House& house, tarot::MatchModel& model, const TarotChoice& choice);

    [[nodiscard]] bool shows(const QWidget& page) const override;
    [[nodiscard]] tarot_count::CountPage* countPage() const { return count_; }
    [[nodiscard]] tarot_table::ScorePaper* scorePaper() const { return paper_; }

private:
    [[nodiscard]] int seats() const override { return choice().players; }
    [[nodiscard]] int seatsOf(const HandRecord& hand) const override { return hand.deal.players; }
    [[nodiscard]] std::vector<BeginOption> options() const override;
    void takeOption(int option, int value) override;
    void setTerms(NewMatch& wanted) const override;
    void tellLog(logs::LogPanel::Story how) override;
    void follow(const settings::Settings& chosen) override;
    [[nodiscard]] QStringList progress(const QWidget& page) const override;
    // Hands that do not count are played again.
    [[nodiscard]] int numberOfLast(const MatchRecord& match, const play::Company& company) const override;
    [[nodiscard]] QString matchWords() const override { return tr("a match of Tarot"); }
    [[nodiscard]] std::vector<table::Onward> waysOn();
    void showCount();
    void lookInto(int pile);
    [[nodiscard]] QString wonWords() const;

    tarot_table::ScorePaper* paper_;
    tarot_count::CountPage* count_;
};

} // namespace desktop
