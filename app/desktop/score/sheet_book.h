// The sheet that lies open: its value, what it comes to, and its file, written at each entry.
#pragma once

#include "sheet_record.h"

#include <QObject>

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
    [[nodiscard]] bool readOnly() const { return m_path.isEmpty(); }

    [[nodiscard]] const scoresheet::Sheet& sheet() const { return m_sheet; }
    [[nodiscard]] const scoresheet::Account& account() const { return m_account; }
    [[nodiscard]] const QString& path() const { return m_path; }

    // The hand of that number as it was kept; an empty one where there is none yet.
    [[nodiscard]] scoresheet::KeptHand hand(int number) const;
    [[nodiscard]] bool isPlayed(int number) const;
    // Puts a hand in its place, or adds it as the next; why not, if it cannot be.
    std::optional<scoresheet::Problem> write(int number, const scoresheet::KeptHand& hand);
    // Names, rules, length and partners of another sheet, as far as they may still be changed.
    std::optional<scoresheet::Problem> setTerms(const scoresheet::Sheet& wanted);
    // M4.5: no further hand; or after all.
    void setStopped(bool stopped);

signals:
    void changed();
    void saveFailed(const QString& why);

private:
    void settle();

    QString m_path;
    scoresheet::Sheet m_sheet;
    scoresheet::Account m_account;
};

} // namespace score
