// The sheet that lies open: its value, what it comes to, its file, written at each entry, and what was
// changed, to be taken back.
#pragma once

#include "desktop/score/sheet_history.h"
#include "minchiate/records/sheet_record.h"

#include <QAction>
#include <QObject>
#include <QWidget>

namespace score {

class SheetBook : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // Opens a file; why not, if it cannot be read. What was open stays open then.
    [[nodiscard]] std::optional<records::SheetError> open(const QString& path);
    // Begins a file of its own in the folder.
    void begin(const QString& folder, const scoresheet::Sheet& sheet);

    // Lays a match that is kept elsewhere open to be read; nothing is written.
    void show(const scoresheet::Sheet& sheet);
    [[nodiscard]] bool readOnly() const { return path_.isEmpty(); }

    [[nodiscard]] const scoresheet::Sheet& sheet() const { return sheet_; }
    [[nodiscard]] const scoresheet::Account& account() const { return account_; }
    [[nodiscard]] const QString& path() const { return path_; }

    // The hand of that number as it was kept; an empty one where there is none yet.
    [[nodiscard]] scoresheet::KeptHand hand(int number) const;
    [[nodiscard]] bool isPlayed(int number) const;
    // Puts a hand in its place, or adds it as the next; why not, if it cannot be.
    std::optional<scoresheet::Problem> write(int number, const scoresheet::KeptHand& hand);
    // Names, rules, length and partners of another sheet, as far as they may still be changed.
    std::optional<scoresheet::Problem> setTerms(const scoresheet::Sheet& wanted);
    // M4.5: no further hand; or after all.
    void setStopped(bool stopped);

    // The changes one by one, those of former sittings too where they are kept in a folder.
    void keepHistoryIn(const QString& folder) { histories_ = folder; }
    [[nodiscard]] bool canUndo() const { return !history_.undone.empty(); }
    [[nodiscard]] bool canRedo() const { return !history_.redone.empty(); }
    void undo();
    void redo();
    // What they would turn, "marks of hand 3"; empty where there is nothing.
    [[nodiscard]] QString undoWords() const { return wordsOf(history_.undone); }
    [[nodiscard]] QString redoWords() const { return wordsOf(history_.redone); }
    // How many changes can be taken back; those after so many become one, if all are of one hand.
    [[nodiscard]] std::size_t changes() const { return history_.undone.size(); }
    void joinChanges(std::size_t after);

signals:
    void changed();
    // A change was taken back or made again: of that hand, or of what stands above all (−1).
    void turned(int hand);
    void saveFailed(const QString& why);

private:
    [[nodiscard]] SheetStep stepFor(int hand) const;
    [[nodiscard]] QString wordsOf(const std::vector<SheetStep>& steps) const;
    void remember(int hand);
    void turn(std::vector<SheetStep>& from, std::vector<SheetStep>& to);
    void forget();
    void settle();
    void save();

    QString path_;
    scoresheet::Sheet sheet_;
    scoresheet::Account account_;
    SheetHistory history_;
    QString histories_;   // the folder
    QString historyFile_; // of what is in the sheet's file now; empty where there is none
};

// Undo and redo of the sheet, as actions of a page that shows it: with the system's keys where the page is
// seen, and nowhere else.
struct BookActions {
    QAction* undo = nullptr;
    QAction* redo = nullptr;
};
BookActions addBookActions(QWidget* page, SheetBook& book);

} // namespace score
