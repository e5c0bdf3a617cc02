// The sheet that lies open: its value, its file, written at each entry, and what was changed, to be taken
// back. A game's book counts what the sheet comes to.
#pragma once

#include "desktop/sheets/history.h"

#include <QAction>
#include <QDir>
#include <QObject>
#include <QWidget>

namespace sheets {

class Book : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void undo() = 0;
    virtual void redo() = 0;
    // What they would turn, "marks of hand 3"; empty where there is nothing.
    [[nodiscard]] virtual QString undoWords() const = 0;
    [[nodiscard]] virtual QString redoWords() const = 0;

signals:
    void changed();
    // A change was taken back or made again: of that hand, or of what stands above all (−1).
    void turned(int hand);
    void saveFailed(const QString& why);
};

// Undo and redo of the sheet, as actions of a page that shows it: with the system's keys where the page is
// seen, and nowhere else.
struct BookActions {
    QAction* undo = nullptr;
    QAction* redo = nullptr;
};
BookActions addBookActions(QWidget* page, Book& book);

template<class Form, class Base = Book>
class BookOf : public Base {
public:
    using Sheet = typename Form::Sheet;
    using Step = sheets::Step<Sheet>;
    using Base::Base;

    // Begins a file of its own in the folder.
    void begin(const QString& folder, const Sheet& sheet) {
        QDir().mkpath(folder);
        sheet_ = sheet;
        path_ = Form::newPath(folder, sheet);
        forget();
        settle();
    }
    // Lays a sheet that is kept elsewhere open to be read; nothing is written.
    void show(const Sheet& sheet) {
        path_.clear();
        sheet_ = sheet;
        forget();
        settle();
    }
    [[nodiscard]] bool readOnly() const { return path_.isEmpty(); }
    [[nodiscard]] const Sheet& sheet() const { return sheet_; }
    [[nodiscard]] const QString& path() const { return path_; }

    // The changes one by one, those of former sittings too where they are kept in a folder.
    void keepHistoryIn(const QString& folder) { histories_ = folder; }
    [[nodiscard]] bool canUndo() const { return !history_.undone.empty(); }
    [[nodiscard]] bool canRedo() const { return !history_.redone.empty(); }
    void undo() override { turn(history_.undone, history_.redone); }
    void redo() override { turn(history_.redone, history_.undone); }
    [[nodiscard]] QString undoWords() const override { return wordsOf(history_.undone); }
    [[nodiscard]] QString redoWords() const override { return wordsOf(history_.redone); }
    // How many changes can be taken back; those after so many become one, if they are of one hand at most.
    [[nodiscard]] std::size_t changes() const { return history_.undone.size(); }
    void joinChanges(std::size_t after);

protected:
    // What the sheet comes to has to be counted anew.
    virtual void count() {}
    // What that change was of, in a few words.
    [[nodiscard]] virtual QString wordsOf(const Step& step) const = 0;

    // What was read from this file.
    void take(const QString& path, Sheet sheet) {
        path_ = path;
        sheet_ = std::move(sheet);
        count();
        historyFile_ = histories_.isEmpty() ? QString() : historyFile<Form>(histories_, sheet_);
        history_ = loadHistory<Form>(historyFile_);
        emit this->changed();
    }
    // Before these hands are changed or taken out, or one is put there, or, with −1, what stands above them
    // is changed.
    void remember(int at, std::size_t hands) {
        constexpr std::size_t kMost = 500;
        history_.undone.push_back(stepOf(sheet_, at, hands));
        if (history_.undone.size() > kMost)
            history_.undone.erase(history_.undone.begin());
        history_.redone.clear();
    }
    // After it.
    void settle() {
        count();
        if (!readOnly())
            save();
        emit this->changed();
    }
    Sheet& sheetToChange() { return sheet_; }

private:
    [[nodiscard]] QString wordsOf(const std::vector<Step>& steps) const {
        return steps.empty() ? QString() : wordsOf(steps.back());
    }
    void turn(std::vector<Step>& from, std::vector<Step>& to) {
        if (from.empty())
            return;
        Step step = std::move(from.back());
        from.pop_back();
        const int at = step.at;
        auto back = sheets::turned(sheet_, std::move(step));
        if (!back) // of a file that somebody else has written
            from.clear();
        else
            to.push_back(std::move(*back));
        settle();
        emit this->turned(at);
    }
    void forget() {
        history_ = {};
        historyFile_.clear();
    }
    void save();

    QString path_;
    Sheet sheet_;
    History<Sheet> history_;
    QString histories_;   // the folder
    QString historyFile_; // of what is in the sheet's file now; empty where there is none
};

template<class Form, class Base>
void BookOf<Form, Base>::joinChanges(std::size_t after) {
    auto& undone = history_.undone;
    if (undone.size() < after + 1)
        return;
    const auto first = undone.begin() + static_cast<std::ptrdiff_t>(after);
    const auto touching = std::find_if(first, undone.end(), [](const Step& step) { return step.at >= 0; });
    Step joined = *first;
    if (touching != undone.end()) {
        if (std::any_of(touching, undone.end(),
                        [&](const Step& step) { return step.at >= 0 && step.at != touching->at; }))
            return;
        joined.at = touching->at;
        joined.were = touching->were;
    }
    const Step now = stepOf(sheet_, joined.at, 0);
    const auto at = static_cast<std::size_t>(std::max(joined.at, 0));
    const auto isAsItWas = [&](auto entry) { // whatever it was in between
        entry.former = sheet_.entries[at].former;
        return entry == sheet_.entries[at];
    };
    const bool nothing = now.terms == joined.terms && now.hands == joined.hands &&
                         (joined.were.empty() || (joined.were.size() == 1 && at < sheet_.entries.size() &&
                                                  isAsItWas(joined.were.front())));
    undone.erase(first, undone.end());
    if (!nothing)
        undone.push_back(std::move(joined));
    if (!historyFile_.isEmpty())
        (void)saveHistory<Form>(historyFile_, history_);
    emit this->changed();
}

// The history first, under the name of what the sheet will be, and that of what it was goes last: whoever is
// stopped on the way finds the one that belongs to the sheet. A sheet is as good without one.
template<class Form, class Base>
void BookOf<Form, Base>::save() {
    const QString former = historyFile_;
    if (!histories_.isEmpty()) {
        historyFile_ = historyFile<Form>(histories_, sheet_);
        (void)saveHistory<Form>(historyFile_, history_);
    }
    if (const auto words = Form::save(path_, sheet_))
        emit this->saveFailed(*words);
    else if (!former.isEmpty() && former != historyFile_)
        QFile::remove(former);
}

} // namespace sheets
