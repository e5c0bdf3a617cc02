// A match of Cuatrola from its beginning to its result: the page that begins it, and the table.
#pragma once

#include "desktop/cuatrola/match_choice.h"
#include "desktop/cuatrola/table/cuatrola_table.h"
#include "desktop/play/new_match_page.h"
#include "desktop/play/table_page.h"
#include "desktop/shell/room.h"

namespace desktop {

class MatchPages : public QObject {
    Q_OBJECT

public:
    // Both outlive it.
    MatchPages(const House& house, cuatrola::MatchModel& model);

    void setChoice(const MatchChoice& choice);

    void showNewMatch();
    // To the target, or one hand.
    void start(play::Company company = {});
    void startNumbered(quint64 number);
    // A recorded hand, as far as it is played.
    void startGiven(const cuatrola::HandRecord& hand);
    void showTable();
    void save(const cuatrola::KeptMatch& kept);
    // "Hand 17 · to 21", while the table is seen.
    [[nodiscard]] QString corner(const QWidget& page) const;
    void measureAnew() { table_->measureAnew(); }

    [[nodiscard]] NewMatchPage* newMatchPage() const { return newMatch_; }
    [[nodiscard]] TablePage* tablePage() const { return page_; }
    [[nodiscard]] cuatrola_table::CuatrolaTable* table() const { return table_; }

signals:
    void said(const QString& sentence); // for the person
    void cornerChanged();
    void ruleAsked(const QString& number);
    void rulesAsked(); // the settings, where the rules are
    void choiceMade(const desktop::MatchChoice& choice);
    void doorsAsked();

private:
    void join();
    void follow(const settings::Settings& chosen);
    void tellLog(logs::LogPanel::Story how);
    void fillOptions();
    void takeOption(int option, int value);
    void onward();
    void lookInto(int pile);
    void saveHand();
    [[nodiscard]] cuatrola::NewMatch newMatch() const;

    const House house_;
    cuatrola::MatchModel& model_;
    look::Deck& deck_;
    MatchChoice choice_;
    NewMatchPage* newMatch_;
    cuatrola_table::CuatrolaTable* table_;
    TablePage* page_;
    QAction* lookAtOwn_;
};

} // namespace desktop
