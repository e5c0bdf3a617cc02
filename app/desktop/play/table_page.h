// A table with its log beside it, and the commands that are given there, of any game. What they do is the
// game's; where things lie and when a question comes first is this page's.
#pragma once

#include "desktop/hints/hints.h"
#include "desktop/log/log_panel.h"
#include "desktop/look/score_piece.h"
#include "desktop/shell/ask_strip.h"
#include "desktop/table/table_widget.h"

#include <QAction>
#include <QWidget>

#include <functional>
#include <optional>

namespace desktop {

// What a match at the table lets be done now, and does.
struct TableDeeds {
    std::function<bool()> playing;
    std::function<bool()> handCounts; // nothing of it was taken back
    std::function<bool()> canUndo, canRedo;
    std::function<bool()> canDealAgain;
    std::function<void()> undo, redo, dealAgain;
    std::function<std::optional<quint64>()> number; // of the deal
};

// Those of a play::MatchTable, which outlives the page.
template<class Table>
[[nodiscard]] TableDeeds deedsOf(Table& match) {
    return {[&match] { return match.playing(); }, [&match] { return match.handCounts(); },
            [&match] { return match.canUndo(); }, [&match] { return match.canRedo(); },
            // Between the hands of a match the deal is over and scored: playing it again would end the match.
            [&match] { return match.playing() && (!match.handOver() || match.matchOver()); },
            [&match] { match.undo(); }, [&match] { match.redo(); }, [&match] { match.sameDealAgain(); },
            [&match] { return match.playing() ? match.handRecord().heading.number : std::nullopt; }};
}

class TablePage : public QWidget {
    Q_OBJECT

public:
    // The table becomes the page's own.
    TablePage(table::TableWidget* table, TableDeeds deeds, QWidget* parent = nullptr);

    // Lies at the foot of the log, over its own ground, and becomes the page's own.
    void setUnderLog(look::ScorePiece* piece);
    // Where its hints come from; once.
    void setHints(hints::Source source);
    // Whether the log is kept beside the table where there is room.
    void setLogKept(bool kept);
    void focusFirst() { table_->takeFocus(); }
    // One more command of the game's own, before those that show the log.
    QAction* addCommand(const QString& words, const QKeySequence& key, const std::function<void()>& act);
    // What lies under the log may have another size.
    void measureAnew();
    // Shows the last trick, or lays it back.
    void lookAtLastTrick();
    // What of the commands can be done now.
    void updateActions();
    // A question under way is answered by what has happened, and a hint is out of date.
    void dismissQuestion();

    [[nodiscard]] table::TableWidget* table() const { return table_; }
    [[nodiscard]] logs::LogPanel* log() const { return log_; }
    [[nodiscard]] AskStrip* askStrip() const { return ask_; }
    [[nodiscard]] hints::Hints* hints() const { return hints_; } // none before they are set
    [[nodiscard]] QAction* undoAction() const { return undo_; }

signals:
    void saveAsked();
    void said(const QString& sentence); // for the person
    void begun();                       // something is to be seen at the table
    void ruleAsked(const QString& number);
    void logKeptChosen(bool kept);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QAction* make(const QString& words, const QKeySequence& key, const std::function<void()>& act);
    void addSeparator();
    void buildCommands();
    void takeBack();
    void dealAgain();
    void copyNumber();
    void closeLog();
    void layOut();
    [[nodiscard]] bool logDocks() const;
    [[nodiscard]] QString lateWords() const;

    table::TableWidget* table_;
    const TableDeeds deeds_;
    logs::LogPanel* log_;
    look::ScorePiece* underLog_ = nullptr;
    QRect panel_;
    AskStrip* ask_;
    hints::Hints* hints_ = nullptr;
    bool logKept_ = true;
    bool logLooked_ = false; // in a narrow window it is shut until it is asked for
    QAction *undo_, *redo_, *again_, *save_, *copy_, *lastTrick_, *logShown_;
};

} // namespace desktop
