// The match sheet that lies open, and what it comes to.
#pragma once

#include "desktop/score/sheet_form.h"
#include "desktop/sheets/book.h"
#include "minchiate/records/sheet_record.h"

namespace score {

using sheets::addBookActions;
using sheets::BookActions;

class SheetBook : public sheets::BookOf<SheetForm> {
    Q_OBJECT

public:
    using BookOf::BookOf;

    // Opens a file; why not, if it cannot be read. What was open stays open then.
    [[nodiscard]] std::optional<records::SheetError> open(const QString& path);

    [[nodiscard]] const scoresheet::Account& account() const { return account_; }

    // The hand of that number as it was kept; an empty one where there is none yet.
    [[nodiscard]] scoresheet::KeptHand hand(int number) const;
    [[nodiscard]] bool isPlayed(int number) const;
    // Puts a hand in its place, or adds it as the next; why not, if it cannot be.
    std::optional<scoresheet::Problem> write(int number, const scoresheet::KeptHand& hand);
    // Names, rules, length and partners of another sheet, as far as they may still be changed.
    std::optional<scoresheet::Problem> setTerms(const scoresheet::Sheet& wanted);
    // M4.5: no further hand; or after all.
    void setStopped(bool stopped);

protected:
    void count() override;
    [[nodiscard]] QString wordsOf(const Step& step) const override;

private:
    scoresheet::Account account_;
};

} // namespace score
