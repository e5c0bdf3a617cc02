// The table with its log, what is laid over it, and the commands that are given there. It joins the model's
// signals to those who show them and holds no rule.
#pragma once

#include "desktop/coach/board_panel.h"
#include "desktop/hints/hints.h"
#include "desktop/log/log_panel.h"
#include "desktop/minchiate/claiming.h"
#include "desktop/minchiate/played_on.h"
#include "desktop/minchiate/table/minchiate_table.h"
#include "desktop/peek/cards_peek.h"
#include "desktop/shell/ask_strip.h"
#include "minchiate/model/game_model.h"

#include <QAction>
#include <QWidget>

namespace desktop {

struct PlayCommands {
    QAction *undo, *redo, *again, *standing, *save, *copy, *lastTrick, *logShown, *boardShown, *toReview;
};

class PlayPage : public QWidget {
    Q_OBJECT

public:
    // Both outlive the page.
    PlayPage(look::Deck& deck, model::GameModel& model, QWidget* parent = nullptr);

    // Whether a panel is kept beside the table where there is room, and which: the log, or the board.
    void setLogKept(bool kept);
    enum class Panel { Log, Board };
    void setPanel(Panel panel);
    [[nodiscard]] Panel panel() const { return panel_; }
    void focusFirst() { table_->setFocus(); }

    [[nodiscard]] minchiate_table::MinchiateTable* table() const { return table_; }
    [[nodiscard]] logs::LogPanel* log() const { return log_; }
    [[nodiscard]] coach::BoardPanel* board() const { return board_; }
    [[nodiscard]] AskStrip* askStrip() const { return ask_; }
    [[nodiscard]] PlayedOnSlip* playedOnSlip() const { return playedOn_; }
    // Whether another game waits while a hand is played on.
    void setLeftForIt(bool left) { leftForIt_ = left; }
    [[nodiscard]] hints::Hints* hints() const { return hints_; }
    [[nodiscard]] Claiming* claiming() const { return claiming_; }
    // Some of these other pages of the game offer as well.
    [[nodiscard]] const PlayCommands& commands() const { return commands_; }
    // What of them can be done now.
    void updateActions();

signals:
    void countDue();
    void changed(); // something has happened at the table
    void standingAsked();
    void saveAsked();
    void said(const QString& sentence); // for the person
    void begun();                       // something is to be seen at the table
    void ruleAsked(const QString& number);
    void logKeptChosen(bool kept);
    void panelChosen(desktop::PlayPage::Panel panel);
    void backToReviewAsked(); // of the hand that this one is played on from

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void joinModel();
    void buildActions();
    template<class Act>
    QAction* addCommand(const QString& words, const QKeySequence& key, Act act);
    void takeBack();
    void sameDeal();
    void copyNumber();
    bool peekFola();
    void togglePanel(Panel panel);
    void closePanel();
    void focusPanel();
    void tellBoard();
    [[nodiscard]] QWidget* shownPanel() const;
    void tellPlayedOn();
    void placePlayedOn();
    void layOut();
    [[nodiscard]] bool logDocks() const;

    model::GameModel& model_;
    minchiate_table::MinchiateTable* table_;
    logs::LogPanel* log_;
    coach::BoardPanel* board_;
    peek::CardsPeek* peek_;
    AskStrip* ask_;
    hints::Hints* hints_;
    Claiming* claiming_;
    PlayedOnSlip* playedOn_;
    bool leftForIt_ = false;
    bool logKept_ = true;
    bool logLooked_ = false; // in a narrow window the panel is shut until it is asked for
    Panel panel_ = Panel::Log;
    PlayCommands commands_;
};

} // namespace desktop
