// A new sheet: how many play, their names in turn order, how long, and the house's rules; and what of it may
// still be changed later.
#pragma once

#include "desktop/paper/page.h"
#include "desktop/tarot/sheet/choices.h"
#include "tarot/sheet/score_sheet.h"

#include <QGridLayout>

#include <map>

namespace tarot_sheet {

class NewSheetPage : public paper::Page {
    Q_OBJECT

public:
    explicit NewSheetPage(QWidget* parent = nullptr);

    enum class Use { Begin, Change };
    [[nodiscard]] Use use() const { return use_; }
    // For a new sheet, with the names and rules of the last one.
    void begin();
    // For one that is there.
    void change(const tarot::sheet::Sheet& sheet);
    // Names and rules from before, for the next sheet.
    void remember(const tarot::sheet::Sheet& sheet);

    [[nodiscard]] paper::Field* name(tarot::Seat seat) const { return names_[seat]; }
    [[nodiscard]] Choices* players() const { return players_; } // three, four, five
    [[nodiscard]] Choices* lengths() const { return lengths_; }
    [[nodiscard]] paper::LargeButton* rule(std::size_t option) const { return rules_.at(option); }
    [[nodiscard]] look::PaperButton* writeButton() const { return write_; }
    [[nodiscard]] QString says() const { return says_->text(); }

    void focusFirst() override;

signals:
    void started(const tarot::sheet::Sheet& sheet);
    void changedTo(const tarot::sheet::Sheet& sheet);

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fill();
    void turnRule(std::size_t option);
    void read();
    void write();

    Use use_ = Use::Begin;
    tarot::sheet::Sheet sheet_, last_;
    QGridLayout* whole_;
    QWidget* paper_;
    paper::Words *title_, *note_, *gloss_, *says_;
    Choices *players_, *lengths_;
    tarot::PerSeat<paper::Words*> places_{};
    tarot::PerSeat<paper::Field*> names_{};
    std::vector<paper::LargeButton*> rules_; // by their place among the options; some are not of a sheet
    std::map<const QObject*, QString> glosses_;
    look::PaperButton *back_, *write_;
};

} // namespace tarot_sheet
