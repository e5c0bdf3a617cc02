// The sheet of French Tarot that lies open, and what it comes to.
#pragma once

#include "desktop/sheets/book.h"
#include "desktop/tarot/sheet/sheet_form.h"

namespace tarot_sheet {

class SheetBook : public sheets::BookOf<SheetForm> {
    Q_OBJECT

public:
    using BookOf::BookOf;

    // Opens a file; why not in a sentence, if it cannot be read. What was open stays open then.
    [[nodiscard]] std::optional<QString> open(const QString& path);

    [[nodiscard]] const std::vector<tarot::sheet::Line>& lines() const { return lines_; }
    [[nodiscard]] tarot::PerSeat<int> totals() const;
    // The number of the hand after those that are written.
    [[nodiscard]] int next() const { return static_cast<int>(sheet().entries.size()); }

    // Puts a hand in its place, or adds it as the next; why not, if it cannot be.
    std::optional<tarot::sheet::Problem> write(int number, const tarot::sheet::KeptHand& hand);
    // What has been said of the next hand.
    void setDraft(const tarot::sheet::Draft& draft);
    // What is written beside a hand that is there; it changes nothing that counts.
    void setNote(int number, const QString& note);
    // Those after it move up.
    void remove(int number);
    // Names and length; before the first hand also the players, the rules, and who deals first.
    void setTerms(const tarot::sheet::Sheet& wanted);
    void setStopped(bool stopped);

protected:
    void count() override { lines_ = tarot::sheet::linesOf(sheet()); }
    [[nodiscard]] QString wordsOf(const Step& step) const override;

private:
    std::vector<tarot::sheet::Line> lines_;
};

} // namespace tarot_sheet
