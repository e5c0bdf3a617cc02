// A match of a game from its beginning to its end, as far as it is alike in all of them: the page that begins
// it, the table with its log, what leads from one to the other. MatchPages knows no game; what follows from
// the types of one is in match_pages_of.h.
#pragma once

#include "desktop/decisions/decisions_page.h"
#include "desktop/play/new_match_page.h"
#include "desktop/play/table_page.h"
#include "desktop/shell/room.h"
#include "desktop/watch/watch_page.h"

namespace desktop {

class MatchPages : public QObject {
    Q_OBJECT

public:
    void showTable();
    // "Hand 17 · to 21", while the match is seen.
    [[nodiscard]] QString corner(const QWidget& page) const;
    // The page shows the match: its table, or its count.
    [[nodiscard]] virtual bool shows(const QWidget& page) const {
        return &page == page_ || &page == review_ || &page == watch_;
    }
    void measureAnew() { page_->table()->measureAnew(); }
    // The hand that is over, decision by decision.
    virtual void review() = 0;

    [[nodiscard]] NewMatchPage* newMatchPage() const { return newMatch_; }
    [[nodiscard]] TablePage* tablePage() const { return page_; }
    // The hand gone through again; none before it is asked for.
    [[nodiscard]] decisions::DecisionsPage* reviewPage() const { return review_; }
    // The hand with all cards open; none before it is asked for.
    [[nodiscard]] watch::WatchPage* watchPage() const { return watch_; }

signals:
    void said(const QString& sentence); // for the person
    void cornerChanged();
    void ruleAsked(const QString& number);
    void rulesAsked(); // the settings, where the rules are
    void choiceMade(); // another than before, on the page that begins a match
    void doorsAsked();

protected:
    // Both pages become the house's; it outlives them.
    MatchPages(const House& house, NewMatchPage* newMatch, TablePage* page);
    // Once the game's own part is made.
    void join();

    // A match, or one hand.
    virtual void begin(bool oneHand) = 0;
    virtual void beginNumbered(quint64 number) = 0;
    // What is chosen on the page that begins a match, and what was chosen there. The pace comes after it.
    [[nodiscard]] virtual std::vector<BeginOption> options() const = 0;
    virtual void takeOption(int option, int value) = 0;
    [[nodiscard]] virtual QStringList cornerParts(const QWidget& page) const = 0;
    virtual void saveHand() = 0;
    // The house's choices have changed.
    virtual void follow(const settings::Settings& chosen);

    void fillOptions();
    void openNewMatch();
    // The level among those there are, as an option.
    [[nodiscard]] static BeginOption levelOption(const QStringList& levels, const QString& now);
    // Under the day's date and what it is; a failure is said in these words.
    void askSave(const QString& title, const QString& what, const QString& ending, const QByteArray& bytes,
                 const QString& failure);
    [[nodiscard]] static QString handWords(const std::optional<quint64>& number); // "deal 1234", "a hand"

    [[nodiscard]] const House& house() const { return house_; }
    // The command that reviews, for other pages of the hand.
    [[nodiscard]] QAction* reviewAction() const { return reviewAction_; }
    // From a hand that is played on to the match it is from; to be seen while there is one.
    [[nodiscard]] QAction* backAction() const { return backAction_; }
    virtual void backToMatch() = 0;
    // The page that reviews, made with this table of its own; its rows play on.
    void makeReview(table::TableWidget* table);
    virtual void playOnFrom(int at) = 0;
    // The page that shows all hands, with this table of its own.
    void makeWatch(table::TableWidget* table);
    // The hand that is reviewed, where it can be.
    virtual void watchHand() = 0;

private:
    void takePace(int value);
    [[nodiscard]] BeginOption paceOption() const;

    const House house_;
    NewMatchPage* newMatch_;
    TablePage* page_;
    decisions::DecisionsPage* review_ = nullptr;
    watch::WatchPage* watch_ = nullptr;
    QAction *reviewAction_, *backAction_;
};

} // namespace desktop
