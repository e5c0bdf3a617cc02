// A match of French Tarot from its beginning to its end: the page that begins it, the table, the count.
#pragma once

#include "desktop/play/new_match_page.h"
#include "desktop/play/table_page.h"
#include "desktop/shell/room.h"
#include "desktop/tarot/count/count_page.h"
#include "desktop/tarot/match_choice.h"
#include "desktop/tarot/table/tarot_table.h"

namespace desktop {

class TarotPages : public QObject {
    Q_OBJECT

public:
    // Both outlive it.
    TarotPages(const House& house, tarot::MatchModel& model);

    void setChoice(const TarotChoice& choice);

    void showNewMatch();
    // As long as was chosen, or one hand.
    void start(play::Company company = {});
    void startNumbered(quint64 number);
    // A recorded hand, as far as it is played.
    void startGiven(const tarot::HandRecord& hand);
    void showTable();
    void save(const tarot::KeptMatch& kept);
    // "Hand 4 of 12", while the table is seen.
    [[nodiscard]] QString corner(const QWidget& page) const;
    void measureAnew() { table_->measureAnew(); }

    [[nodiscard]] NewMatchPage* newMatchPage() const { return newMatch_; }
    [[nodiscard]] TablePage* tablePage() const { return page_; }
    [[nodiscard]] tarot_count::CountPage* countPage() const { return count_; }
    [[nodiscard]] tarot_table::ScorePaper* scorePaper() const { return paper_; }
    [[nodiscard]] tarot_table::TarotTable* table() const { return table_; }

signals:
    void said(const QString& sentence); // for the person
    void cornerChanged();
    void ruleAsked(const QString& number);
    void rulesAsked(); // the settings, where the rules are
    void choiceMade(const desktop::TarotChoice& choice);
    void doorsAsked();

private:
    void join();
    void follow(const settings::Settings& chosen);
    void tellLog(logs::LogPanel::Story how);
    void fillOptions();
    void takeOption(int option, int value);
    void onward();
    void showCount();
    [[nodiscard]] QString onwardWords() const;
    [[nodiscard]] std::vector<tarot_table::Onward> onwards();
    void saveHand();
    [[nodiscard]] tarot::NewMatch newMatch(int players) const;
    [[nodiscard]] QString matchWords() const;

    const House house_;
    tarot::MatchModel& model_;
    look::Deck& deck_;
    TarotChoice choice_;
    NewMatchPage* newMatch_;
    tarot_table::TarotTable* table_;
    tarot_table::ScorePaper* paper_;
    TablePage* page_;
    tarot_count::CountPage* count_;
};

} // namespace desktop
