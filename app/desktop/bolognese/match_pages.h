// A match of Tarocco bolognese from its beginning to its result: the page that begins it, the table, and the
// count of each hand.
#pragma once

#include "desktop/bolognese/count/count_page.h"
#include "desktop/bolognese/match_choice.h"
#include "desktop/bolognese/table/bolognese_table.h"
#include "desktop/play/new_match_page.h"
#include "desktop/play/table_page.h"
#include "desktop/shell/room.h"

namespace desktop {

class BolognesePages : public QObject {
    Q_OBJECT

public:
    // Both outlive it.
    BolognesePages(const House& house, bolognese::MatchModel& model);

    void setChoice(const BologneseChoice& choice);

    void showNewMatch();
    // To its end, or one hand.
    void start(play::Company company = {});
    void startNumbered(quint64 number);
    // A recorded hand, as far as it is played.
    void startGiven(const bolognese::HandRecord& hand);
    void showTable();
    void save(const bolognese::KeptMatch& kept);
    // "Hand 3 · to 800", while the table is seen, or the count.
    [[nodiscard]] QString corner(const QWidget& page) const;
    void measureAnew() { table_->measureAnew(); }

    [[nodiscard]] NewMatchPage* newMatchPage() const { return newMatch_; }
    [[nodiscard]] TablePage* tablePage() const { return page_; }
    [[nodiscard]] bolognese_table::BologneseTable* table() const { return table_; }
    [[nodiscard]] bolognese_count::CountPage* countPage() const { return count_; }

signals:
    void said(const QString& sentence); // for the person
    void cornerChanged();
    void ruleAsked(const QString& number);
    void rulesAsked(); // the settings, where the rules are
    void choiceMade(const desktop::BologneseChoice& choice);
    void doorsAsked();

private:
    void join();
    void follow(const settings::Settings& chosen);
    void tellLog(logs::LogPanel::Story how);
    void fillOptions();
    void takeOption(int option, int value);
    void onward();
    void showCount();
    void saveHand();
    [[nodiscard]] bolognese::NewMatch newMatch() const;

    const House house_;
    bolognese::MatchModel& model_;
    look::Deck& deck_;
    BologneseChoice choice_;
    NewMatchPage* newMatch_;
    bolognese_table::BologneseTable* table_;
    TablePage* page_;
    bolognese_count::CountPage* count_;
};

} // namespace desktop
